"""A covered card shown whole while the right button rests on it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui.cardart import shade

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout
    from patience.gui.theme import Scale

WAIT = 0.25  # s that the button is held before the card rises; less is a click
LEAST = 120  # logical px that the card is wide at least


class Peek:
    """At most one card, over all others at its place; it never knows a card that lies face down."""

    def __init__(self) -> None:
        self.card: Card | None = None
        self.due: float | None = None  # when it rises, while that is to come
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.large = False

    @property
    def shown(self) -> bool:
        """Whether the card has risen."""
        return self.card is not None and self.due is None

    def wait_for(self, card: Card, at: pygame.Rect, layout: Layout, scale: Scale) -> None:
        """Begin to wait for the card that lies there to rise."""
        self.card, self.due = card, monotonic() + WAIT
        wide = max(layout.w, min(scale.px(LEAST), int(layout.area.h / 1.6)))
        self.large = layout.large
        self.rect = pygame.Rect(0, 0, wide, round(wide * at.h / at.w))
        self.rect.center = at.center
        self.rect.clamp_ip(layout.area)

    def tick(self, now: float) -> float | None:
        """How long it still takes; None when nothing is to come. The caller paints `reach` when that ends the wait."""
        if self.due is None or now >= self.due:
            self.due = None
            return None
        return self.due - now

    def end(self) -> None:
        """Let it sink back, or never rise."""
        self.card = self.due = None

    def reach(self) -> pygame.Rect:
        """All that it paints, its shadow too."""
        margin = round(0.8 * self.rect.w)
        return self.rect.inflate(margin, margin)

    def paint(self, canvas: pygame.Surface, art: CardArt) -> None:
        """Draw the card."""
        if self.card and self.shown:
            w = self.rect.w
            shade(canvas, self.rect, w, 1.0, hollow=False)
            canvas.blit(art.face(self.card, w, large=self.large), self.rect)
