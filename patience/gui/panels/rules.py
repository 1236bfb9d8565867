"""The rules of a game to read: chapters at the left, their text at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.buttons import Button
from patience.gui.panels.diagram_cards import Look
from patience.gui.panels.frame import Panel
from patience.gui.panels.prose import SOURCE, Prose
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from patience.engine.rules import Chapter
    from patience.gui.desk import Desk


class Chapters(ScrollArea):
    """The list of chapters: the wheel scrolls it, the keys are for the text."""

    def key(self, event: Event, u: float) -> bool:
        """Leave all keys alone."""
        return False


class RulesPanel(Panel):
    """The chapters of a game's rules; `options` opens the options, where the game has any."""

    want = (900, 690)

    def __init__(
        self,
        desk: Desk,
        title: str,
        tagline: str,
        chapters: Sequence[Chapter],
        source: str = "",
        options: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(desk, title, tagline)
        self.source = source
        look = Look(desk.art, desk.settings.large_index, desk.settings.felt)
        self.chapters = chapters
        self.prose = Prose(chapters, look)
        self.area = ScrollArea(_("Rules"), on_scroll=self._scrolled)
        self.list = Chapters(_("Chapters"), on_scroll=self.invalidate)
        self.rows = [
            Button(chapter.title, partial(self.go, number), "row") for number, chapter in enumerate(chapters)
        ]
        self.add(self.list, *self.rows, self.area)
        self.foot(_("Done"), self.close, "brass")
        if options:
            self.foot(_("Game options"), options)
        self.finish()
        self.current = 0

    def go(self, number: int) -> None:
        """Scroll to a chapter, and read it out."""
        self.desk.speak(self.chapters[number].text)
        self.area.scroll_to(self.prose.starts[number])
        self._mark(number)  # also where the end of the text keeps it from reaching the top

    def _scrolled(self) -> None:
        self.invalidate()
        line = self.area.offset + self.area.rect.h // 4
        here = max((n for n, start in enumerate(self.prose.starts) if start <= line), default=0)
        if self.area.offset == 0:
            here = 0
        elif self.area.offset >= self.area.most:
            here = len(self.rows) - 1
        self._mark(here)

    def _mark(self, number: int) -> None:
        self.current = number
        for at, row in enumerate(self.rows):
            if row.selected != (at == number):
                row.selected = at == number
                row.changed()
        if self.rows and not self.sheet:
            self.list.show(self.rows[number])

    def arrange(self) -> None:
        """The list beside the text, or the text alone in a sheet."""
        px, inner, box = self.scale.px, self.inner, self.box
        keep = self.current
        for row in self.rows:
            row.visible = not self.sheet
        self.list.visible = not self.sheet
        left = inner.x
        if not self.sheet:
            side = px(186)
            self._lay_list(pygame.Rect(box.x + px(18), inner.y, side, inner.h - px(6)))
            left = self.list.rect.right + px(32)
        room = pygame.Rect(left, inner.y, inner.right - left, inner.h - (0 if self.sheet else px(6)))
        width = min(room.w - px(30), px(680))
        top = px(14 if self.sheet else 4)
        content = self.prose.set(width, self.scale.u, top, self.source if self.sheet else "")
        self.area.place(room, content + px(16))
        if self.rows:
            self._mark(min(keep, len(self.rows) - 1))

    def _lay_list(self, side: pygame.Rect) -> None:
        px = self.scale.px
        self.list.place(side, px(8) + len(self.rows) * px(42) + px(4))
        for number, row in enumerate(self.rows):
            self.list.put(row, pygame.Rect(px(8), px(8) + number * px(42), side.w - px(16), px(38)))

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the list's ground, the text, the source."""
        u, before = self.scale.u, canvas.get_clip()
        if not self.sheet:
            ink.rounded(canvas, self.list.rect, 12 * u, theme.PAPER_SIDE, alpha=0.65)
            if self.source:
                room = self.foot_room
                style = text.fit(self.source, SOURCE, room.w, u)
                at = room.x, room.centery
                text.line(canvas, self.source, at, style, u, theme.INK_SECOND, most=room.w)
        window = self.area.rect.clip(area)
        canvas.set_clip(before.clip(window))
        self.prose.paint(canvas, self.area.rect.x, self.area.rect.y - self.area.offset, window)
        canvas.set_clip(before)
