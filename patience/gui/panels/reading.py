"""A panel of sentences to read: the log of the game, the table in words, the moves there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels.frame import Panel
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.gui.desk import Desk

NUMBER, ROOM = text.LABEL, 9  # a sentence's number, and the room above and below the sentence (logical px)


class _Row(NamedTuple):
    top: int
    lines: list[str]


class ReadingPanel(Panel):
    """Sentences below each other, numbered from 1; with `last` it opens at the end."""

    want = (760, 640)

    def __init__(
        self, desk: Desk, title: str, note: str, sentences: Sequence[str], *, last: bool = False
    ) -> None:
        super().__init__(desk, title, note)
        self.sentences = sentences
        self.area = ScrollArea(title, on_scroll=self.invalidate)
        self.add(self.area)
        self.foot(_("Done"), self.close, "brass")
        self.finish()
        self._rows: list[_Row] = []
        self._at_end = last

    @property
    def spoken(self) -> str:
        """All sentences; of a log that opens at its end the last one."""
        return " ".join([f"{self.title}.", *(self.sentences[-1:] if self._at_end else self.sentences)])

    @property
    def _left(self) -> int:
        """The room for the numbers."""
        return text.width(str(len(self.sentences)), NUMBER, self.scale.u) + self.scale.px(16)

    def arrange(self) -> None:
        """Break the sentences into lines."""
        px, u = self.scale.px, self.scale.u
        window = pygame.Rect(self.inner.x, self.inner.y, self.inner.w + px(10), self.inner.h)
        width, step = self.inner.w - self._left - px(20), round(text.READING.size * text.READING.lead * u)
        y, self._rows = 0, []
        for sentence in self.sentences:
            lines = text.wrap(sentence, text.READING, width, u)
            self._rows.append(_Row(y, lines))
            y += step * len(lines) + 2 * px(ROOM)
        self.needs = y + px(12)
        self.area.place(window, y)
        if self._at_end:
            self.area.scroll_to(self.area.most)

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the sentences that are in sight, with lines between them."""
        px, u, window = self.scale.px, self.scale.u, self.area.rect.clip(area)
        before = canvas.get_clip()
        canvas.set_clip(before.clip(window))
        step, left = round(text.READING.size * text.READING.lead * u), self._left
        for number, row in enumerate(self._rows, 1):
            y = self.area.rect.y - self.area.offset + row.top + px(ROOM) + step / 2
            if y + step * len(row.lines) < window.top or y - 2 * step > window.bottom:
                continue
            x = self.inner.x
            text.line(canvas, str(number), (x + left - px(16), y), NUMBER, u, theme.INK_SECOND, "right")
            for at, words in enumerate(row.lines):
                text.line(canvas, words, (x + left, y + at * step), text.READING, u, theme.INK)
            if number > 1:
                line = (x, round(y - step / 2) - px(ROOM), self.inner.w - px(10), max(1, px(1)))
                ink.veil(canvas, line, theme.HAIRLINE, 0.8)
        canvas.set_clip(before)
