"""Cards held in the hand: only a picture over the table, which the model knows nothing of."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui.cardart import shade
from patience.gui.motion import GROWN, LIFT, out_quad, share

if TYPE_CHECKING:
    from patience.engine.table import Pile
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout

MARGIN = 0.36  # card widths that the shadow of a lifted card reaches
STEPS = 8  # heights at which a rising card is drawn


class Hands:
    """The cards of one place that hang on the pointer; they grow about the point by which they were taken."""

    def __init__(self) -> None:
        self.source = ""
        self.size = 0
        self.height = 0.0  # above the table; 1: as high as they get
        self.picture: pygame.Surface | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)  # of the picture, shadow included
        self._off = (0, 0)  # from the point where they are held to the picture's corner
        self._pos = (0, 0)
        self._sheet = pygame.Surface((0, 0))  # the cards as they lay, on a margin for their shadow
        self._around = pygame.Rect(0, 0, 0, 0)  # where they lay
        self._grip = (0, 0)  # where in that they are held
        self._w = 0
        self._begin, self._pace = 0.0, 0.0

    @property
    def held(self) -> bool:
        """Whether anything is held."""
        return self.picture is not None

    def take(
        self, source: str, size: int, pile: Pile, layout: Layout, art: CardArt, pos: tuple[int, int], pace: float
    ) -> pygame.Rect:  # fmt: skip
        """Take up the upper cards of a place at a point; the part of the window that they cover."""
        self._w = w = layout.w
        rects = layout.cards[source][-size:]
        self._around = around = rects[0].unionall(rects[1:])
        margin = round(MARGIN * w)
        self._sheet = pygame.Surface((around.w + 2 * margin, around.h + 2 * margin), pygame.SRCALPHA)
        first = len(pile.cards) - size
        for at, (card, rect) in enumerate(zip(pile.cards[-size:], rects, strict=True), first):
            if card:
                place = rect.move(margin - around.x, margin - around.y)
                shade(self._sheet, place, w)
                self._sheet.blit(art.face(card, w, large=layout.large), place)
                if at < len(pile.cards) - 1:
                    art.edge(self._sheet, card, place, layout.covered_strip(source, at))
        self.source, self.size = source, size
        self._pos, self._grip = pos, (pos[0] - around.x, pos[1] - around.y)
        self._begin, self._pace = monotonic(), pace
        self._draw(0.0 if pace else 1.0)
        return self.rect

    def _draw(self, height: float) -> None:
        """Draw them at a height, larger and with a deeper shadow the higher they are."""
        self.height = height
        margin, scale = round(MARGIN * self._w), self._scale
        sheet = pygame.Surface(self._sheet.get_size(), pygame.SRCALPHA)
        shade(
            sheet,
            self._around.move(margin - self._around.x, margin - self._around.y),
            self._w,
            height,
            hollow=False,
        )
        sheet.blit(self._sheet, (0, 0))
        size = round(sheet.get_width() * scale), round(sheet.get_height() * scale)
        whole = pygame.transform.smoothscale(sheet, size) if scale != 1 else sheet
        seen = whole.get_bounding_rect(3)  # every pixel less is less to paint sixty times a second
        self.picture = whole.subsurface(seen).convert_alpha()
        x, y = (
            seen_at - round((margin + grip) * scale)
            for seen_at, grip in zip(seen.topleft, self._grip, strict=True)
        )
        self._off = x, y
        self.rect = pygame.Rect(self._pos[0] + x, self._pos[1] + y, *seen.size)

    @property
    def _scale(self) -> float:
        return 1 + (GROWN - 1) * self.height

    @property
    def rising(self) -> bool:
        """Whether they are still being lifted."""
        return self.held and self.height < 1

    def rise(self, now: float) -> pygame.Rect:
        """Lift them further; the part of the window to be painted again."""
        before = self.rect.copy()
        height = round(STEPS * out_quad(share(now - self._begin, LIFT * self._pace))) / STEPS
        if height == self.height:
            return pygame.Rect(0, 0, 0, 0)
        self._draw(height)
        return before.union(self.rect)

    def move(self, pos: tuple[int, int]) -> pygame.Rect:
        """Follow the pointer; the part of the window to be painted again."""
        before = self.rect.copy()
        self._pos = pos
        self.rect.topleft = pos[0] + self._off[0], pos[1] + self._off[1]
        return before.union(self.rect)

    @property
    def cards(self) -> pygame.Rect:
        """Where the held cards count as being, which is the same however far they have been lifted."""
        return self.seen(self._around, GROWN)

    def seen(self, rect: pygame.Rect, scale: float = 0.0) -> pygame.Rect:
        """Where that which lay in a rectangle is seen now."""
        scale = scale or self._scale
        (px, py), (gx, gy), (ax, ay) = self._pos, self._grip, self._around.topleft
        x, y = px + (rect.x - ax - gx) * scale, py + (rect.y - ay - gy) * scale
        return pygame.Rect(round(x), round(y), round(rect.w * scale), round(rect.h * scale))

    def let_go(self) -> None:
        """Hold nothing any more."""
        self.picture, self.size, self.source, self.height = None, 0, "", 0.0

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the held cards."""
        if self.picture:
            canvas.blit(self.picture, self.rect)
