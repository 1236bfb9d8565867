"""Slips of paper at the foot of the table; the plain one says that no move is left, or that the rest can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.buttons import Button
from patience.gui.theme import BRASS, INK, PAPER_EDGE, PAPER_FOOT, PAPER_TOP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.gui.tableview import TableView

    Actions = Sequence[tuple[str, Callable[[], None]]]


class Slip:
    """Paper with words and buttons, which waits for nobody; subclasses say what stands on it and where."""

    def __init__(self, scene: TableView) -> None:
        self.scene = scene
        self.words = ""
        self.buttons: list[Button] = []
        self.rect = pygame.Rect(0, 0, 0, 0)

    def write(self, words: str, buttons: list[Button]) -> None:
        """Put other words and buttons on it; without words it is gone."""
        self.report()
        self.scene.drop(*self.buttons)
        self.words, self.buttons = words, buttons
        self.layout()
        self.scene.add(*self.buttons)
        self.report()

    def layout(self) -> None:
        """Place it with its buttons."""

    def stand(self, size: tuple[int, int], across: float, up: int = 0) -> None:
        """Put the paper at the foot or `up` above it, from left (0) to right (1)."""
        scale, (width, height) = self.scene.scale, self.scene.size
        margin = scale.px(8 if scale.tiny else 20)
        self.rect = pygame.Rect((0, 0), size)
        self.rect.x = round(margin + (width - size[0] - 2 * margin) * across)
        self.rect.bottom = height - scale.status - scale.px(6 if scale.tiny else 14) - up

    def row(self, right: int, widths: list[int], gap: int) -> None:
        """Place the buttons side by side in the middle of the paper, the last one ending at `right`."""
        tall = self.scene.scale.px(36 if self.scene.scale.tiny else 42)
        for button, wide in zip(self.buttons[::-1], widths[::-1], strict=True):
            button.rect = pygame.Rect(right - wide, self.rect.centery - tall // 2, wide, tall)
            right -= wide + gap

    def report(self) -> None:
        """Have what it covers painted again."""
        self.scene.pill.report()
        if self.words:
            self.scene.invalidate(self._reach())

    def _reach(self) -> pygame.Rect:
        """The slip with its shadow."""
        margin = self.scene.scale.px(80)
        return self.rect.inflate(margin, margin)

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw paper, words and buttons."""
        if not self.words or not self._reach().colliderect(canvas.get_clip()):
            return
        u = self.scene.scale.u
        ink.shadow(canvas, self.rect, 14 * u, 12 * u, 130, 6 * u)
        ink.rounded(canvas, self.rect, 14 * u, (PAPER_TOP, PAPER_FOOT), PAPER_EDGE, 1.2 * u)
        ink.deco_frame(canvas, self.rect, 5 * u, 3 * u, BRASS, 0.7, max(1, u))
        self.paint_words(canvas, u)
        for button in self.buttons:
            button.paint(canvas, u)

    def paint_words(self, canvas: pygame.Surface, u: float) -> None:
        """Draw what stands on the paper."""


class Notice(Slip):
    """One line and some buttons; it covers no card that is needed."""

    def __init__(self, scene: TableView) -> None:
        super().__init__(scene)
        self.shown_words = ""

    def show(self, words: str, actions: Actions) -> None:
        """Say this, with a button for each action; nothing at all when there are no words."""
        if (words, [label for label, _action in actions]) != (self.words, [b.label for b in self.buttons]):
            self.write(words, [Button(*one, "paper" if i else "brass") for i, one in enumerate(actions)])

    def hide(self) -> None:
        """Take the slip away."""
        self.show("", [])

    def layout(self) -> None:
        if not self.words:
            return
        if any(self._place(words, x) == 0 for words in (self.words, "") for x in (0.5, 1, 0)):
            return
        self._place(self.words, min((0.5, 1, 0), key=lambda x: self._place(self.words, x)))

    def _place(self, words: str, across: float) -> int:
        """Try a place with or without the words; how much of the cards it covers."""
        scale = self.scene.scale
        gap = scale.px(10)
        widths = [button.natural_width(scale.u) + scale.px(8) for button in self.buttons]
        left = scale.px(24) + text.width(words, text.MESSAGE, scale.u) if words else 0
        total = left + sum(widths) + gap * len(widths) + scale.px(10)
        self.shown_words = words
        self.stand((total, scale.px(52 if scale.tiny else 58)), across)
        self.row(self.rect.right - scale.px(10), widths, gap)
        parts = [self.rect.clip(card) for card in self.scene.cards_shown()]
        return sum(part.w * part.h for part in parts)

    def paint_words(self, canvas: pygame.Surface, u: float) -> None:
        text.line(canvas, self.shown_words, (self.rect.x + 22 * u, self.rect.centery), text.MESSAGE, u, INK)
