"""The panel on which the reading stands as one connected story."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text, theme
from patience.gui.fortune import parts
from patience.gui.panels.frame import Panel
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.gui.desk import Desk

APART = 12  # logical, between paragraphs


class StoryPanel(Panel):
    """Paragraphs to read, which a button copies."""

    want = (800, 640)

    def __init__(
        self, desk: Desk, title: str, note: str, paragraphs: Sequence[str], copy: Callable[[], None]
    ) -> None:
        super().__init__(desk, title, note)
        self.paragraphs = paragraphs
        self.area = ScrollArea(title, on_scroll=self.invalidate)
        self.add(self.area)
        self.foot(_("Done"), self.close, "brass")
        self.foot(_("Copy"), copy)
        self.finish()

    @property
    def spoken(self) -> str:
        """The whole story."""
        return " ".join([f"{self.title}.", *self.paragraphs])

    @property
    def _style(self) -> text.Style:
        return parts.PROSE.at(15 if self.scale.tiny else 17)

    def arrange(self) -> None:
        """Measure the paragraphs."""
        px, u, width = self.scale.px, self.scale.u, self.inner.w - self.scale.px(16)
        self.needs = px(APART) + sum(
            text.height(words, self._style, width, u) + px(APART) for words in self.paragraphs
        )
        self.area.place(
            pygame.Rect(self.inner.x, self.inner.y, self.inner.w + px(10), self.inner.h), self.needs
        )

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the paragraphs that are in sight."""
        before = canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        room = pygame.Rect(
            self.inner.x, self.area.rect.y - self.area.offset, self.inner.w - self.scale.px(16), 0
        )
        for words in self.paragraphs:
            room.y += text.paragraph(canvas, words, room, self._style, self.scale.u, theme.INK)
            room.y += self.scale.px(APART)
        canvas.set_clip(before)
