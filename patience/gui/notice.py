"""A slip of paper at the foot of the table: no move is left, or the rest can be played by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.buttons import Button
from patience.gui.theme import BRASS, INK, PAPER_EDGE, PAPER_FOOT, PAPER_TOP

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.tableview import TableView


class Notice:
    """One line and some buttons; it covers no card that is needed and waits for nobody."""

    def __init__(self, scene: TableView) -> None:
        self.scene = scene
        self.words = ""
        self.shown_words = ""
        self.buttons: list[Button] = []
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(self, words: str, actions: list[tuple[str, Callable[[], None]]]) -> None:
        """Say this, with a button for each action; nothing at all when there are no words."""
        if (words, [label for label, _action in actions]) == (self.words, [b.label for b in self.buttons]):
            return
        self._report()
        self.scene.drop(*self.buttons)
        self.words = words
        self.buttons = [
            Button(label, action, "brass" if i == 0 else "paper") for i, (label, action) in enumerate(actions)
        ]
        self.layout()
        self.scene.add(*self.buttons)
        self._report()

    def hide(self) -> None:
        """Take the slip away."""
        self.show("", [])

    def layout(self) -> None:
        """Place it at the foot of the table, where it covers no card, else where it covers least."""
        if not self.words:
            return
        if any(self._place(words, x) == 0 for words in (self.words, "") for x in (0.5, 1, 0)):
            return
        self._place(self.words, min((0.5, 1, 0), key=lambda x: self._place(self.words, x)))

    def _place(self, words: str, across: float) -> int:
        """Try a place from left (0) to right (1), with or without the words; how much of the cards it covers."""
        scale, (width, height) = self.scene.scale, self.scene.size
        gap, tall = scale.px(10), scale.px(36 if scale.tiny else 42)
        widths = [button.natural_width(scale.u) + scale.px(8) for button in self.buttons]
        left = scale.px(24) + text.width(words, text.MESSAGE, scale.u) if words else 0
        total = left + sum(widths) + gap * len(widths) + scale.px(10)
        margin = scale.px(8 if scale.tiny else 20)
        self.shown_words = words
        self.rect = pygame.Rect(0, 0, total, tall + scale.px(16))
        self.rect.x = round(margin + (width - total - 2 * margin) * across)
        self.rect.bottom = height - scale.status - scale.px(6 if scale.tiny else 14)
        x = self.rect.x + left + gap
        for button, wide in zip(self.buttons, widths, strict=True):
            button.rect = pygame.Rect(x, self.rect.y + scale.px(8), wide, tall)
            x += wide + gap
        parts = [self.rect.clip(card) for card in self.scene.cards_shown()]
        return sum(part.w * part.h for part in parts)

    def _report(self) -> None:
        self.scene.spoil_pill()
        if self.words:
            self.scene.invalidate(self._reach())

    def _reach(self) -> pygame.Rect:
        """The slip with its shadow."""
        margin = self.scene.scale.px(80)
        return self.rect.inflate(margin, margin)

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the slip; the scene draws the buttons."""
        if not self.words or not self._reach().colliderect(canvas.get_clip()):
            return
        u = self.scene.scale.u
        ink.shadow(canvas, self.rect, 14 * u, 12 * u, 130, 6 * u)
        ink.rounded(canvas, self.rect, 14 * u, (PAPER_TOP, PAPER_FOOT), PAPER_EDGE, 1.2 * u)
        ink.deco_frame(canvas, self.rect, 5 * u, 3 * u, BRASS, 0.7, max(1, u))
        text.line(canvas, self.shown_words, (self.rect.x + 22 * u, self.rect.centery), text.MESSAGE, u, INK)
