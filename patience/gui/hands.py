"""Cards held in the hand: only a picture over the table, which the model knows nothing of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink

if TYPE_CHECKING:
    from patience.engine.table import Pile
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout

GROWN, SHADOW, BLUR, DROP = (
    1.04,
    150,
    0.12,
    0.09,
)  # lifted cards: scale, shadow's alpha, blur and fall in card widths


class Hands:
    """The cards of one place that hang on the pointer."""

    def __init__(self) -> None:
        self.source = ""
        self.size = 0
        self.picture: pygame.Surface | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)  # of the picture, shadow included
        self.inner = pygame.Rect(0, 0, 0, 0)  # of the cards in it
        self.grab = (0, 0)

    @property
    def held(self) -> bool:
        """Whether anything is held."""
        return self.picture is not None

    def take(
        self, source: str, size: int, pile: Pile, layout: Layout, art: CardArt, pos: tuple[int, int]
    ) -> pygame.Rect:
        """Take up the upper cards of a place at a point; the part of the window that they cover."""
        w = layout.w
        rects = layout.cards[source][-size:]
        around = rects[0].unionall(rects[1:])
        margin = round(0.36 * w)
        sheet = pygame.Surface((around.w + 2 * margin, around.h + 2 * margin), pygame.SRCALPHA)
        inside = around.move(margin - around.x, margin - around.y)
        ink.shadow(sheet, inside, 0.0625 * w, BLUR * w, SHADOW, DROP * w)
        for at, (card, rect) in enumerate(
            zip(pile.cards[-size:], rects, strict=True), len(pile.cards) - size
        ):
            if card:
                place = rect.move(inside.x - around.x, inside.y - around.y)
                ink.shadow(sheet, place, 0.0625 * w, max(0.8, 0.022 * w), 92, 0.014 * w, hollow=True)
                sheet.blit(art.face(card, w, large=layout.large), place)
                if at < len(pile.cards) - 1:
                    art.edge(sheet, card, place, layout.covered_strip(source, at))
        grown = (round(sheet.get_width() * GROWN), round(sheet.get_height() * GROWN))
        whole = pygame.transform.smoothscale(sheet, grown)
        seen = whole.get_bounding_rect(3)  # every pixel less is less to paint sixty times a second
        self.picture = whole.subsurface(seen).convert_alpha()
        self.source, self.size = source, size
        self.grab = (round((pos[0] - around.x) * GROWN), round((pos[1] - around.y) * GROWN))
        off = round(margin * GROWN)
        self.inner = pygame.Rect(off - seen.x, off - seen.y, round(around.w * GROWN), round(around.h * GROWN))
        self.rect = self.picture.get_rect()
        self.move(pos)
        return self.rect

    def move(self, pos: tuple[int, int]) -> pygame.Rect:
        """Follow the pointer; the part of the window to be painted again."""
        before = self.rect.copy()
        self.rect.topleft = (pos[0] - self.grab[0] - self.inner.x, pos[1] - self.grab[1] - self.inner.y)
        return before.union(self.rect)

    @property
    def cards(self) -> pygame.Rect:
        """Where the held cards are in the window."""
        return self.inner.move(self.rect.topleft)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self.picture, self.size, self.source = None, 0, ""

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the held cards."""
        if self.picture:
            canvas.blit(self.picture, self.rect)
