"""The own hand: sorted, the suits a little apart, what cannot be played now shaded."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink
from patience.gui.company import badges, counters, frames
from patience.gui.motion import share
from patience.gui.theme import GLOW

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from patience.cards import Card
    from patience.gui.cardart import CardArt
    from patience.gui.company.plan import Plan

SHADE = (166, 186, 174)
ABOVE, BESIDE = 28, 20  # window pixels, both sides together, by which a card is easier to hit
LARGE_HAND = 84  # window pixels: narrower cards have their large index
WIDEST_STEP, RAISED = 0.92, 14  # card widths from card to card; design units that a framed card stands higher
DIP, NOD = 10, 0.22  # design units that a card sinks that may not be played; s until it is back


class Nod(NamedTuple):
    """A card that may not be played nods when it is clicked: so long it takes, from then on."""

    card: Card
    since: float
    took: float


class Tag(NamedTuple):
    """What a card of the hand carries: counters that it would win, the seal of a trump in disguise, a word."""

    prize: int = 0
    trump: str = ""
    word: str = ""


class Hand:
    """Where each card of the hand lies, and which one is framed."""

    def __init__(self) -> None:
        self.rects: dict[Card, pygame.Rect] = {}
        self.order: list[Card] = []
        self.framed: Card | None = None
        self.nod: Nod | None = None
        self.dip = 0.0  # how deep the card that nods is now, 0 to 1

    def lay(self, groups: Sequence[Sequence[Card]], plan: Plan) -> None:
        """Spread the groups over the room; they lie in the middle of the window where that is free."""
        self.order = [card for group in groups for card in group]
        self.rects = {}
        self.nod, self.dip = None, 0.0
        if self.framed not in self.order:
            self.framed = None
        if not self.order:
            return
        room, w = plan.hand, plan.card
        gap = plan.scale.px(8 if plan.compact else 18)
        gaps = gap * (sum(map(bool, groups)) - 1)
        step = min(WIDEST_STEP * w, (room.w - w - gaps) / max(1, len(self.order) - 1))
        total = w + step * (len(self.order) - 1) + gaps
        x = plan.size[0] / 2 - total / 2
        if x < room.x or x + total > room.right:
            x = room.centerx - total / 2
        for group in filter(None, groups):
            for card in group:
                self.rects[card] = pygame.Rect(round(x), room.y, w, room.h)
                x += step
            x += gap

    def advance(self, now: float, plan: Plan) -> pygame.Rect | None:
        """Let the nod go on; what must be painted again."""
        if not self.nod:
            return None
        part = share(now - self.nod.since, self.nod.took)
        seen = self.reach_of(self.nod.card, plan)
        self.dip = sin(pi * part) if part < 1 else 0.0
        if part == 1:
            self.nod = None
        return seen

    def reach_of(self, card: Card, plan: Plan) -> pygame.Rect:
        """All that a card of the hand may paint, with its nod and its tag."""
        return self.rects[card].inflate(plan.scale.px(60), plan.scale.px(60))

    def at(self, pos: tuple[int, int]) -> Card | None:
        """The card under a point; the gap that a raised card leaves below belongs to it, and a gap between suits."""
        for card in reversed(self.order):
            if self.rects[card].inflate(0, ABOVE).collidepoint(pos):
                return card
        near = (card for card in self.order if self.rects[card].inflate(BESIDE, ABOVE).collidepoint(pos))
        return next(near, None)

    def face(self, card: Card, plan: Plan, art: CardArt) -> pygame.Surface:
        """The picture of a card of the hand."""
        return art.face(card, plan.card, large=plan.card < max(LARGE_HAND, plan.large_below))

    def place_of(self, card: Card, plan: Plan) -> pygame.Rect:
        """Where a card is drawn: higher while it is framed, lower while it nods."""
        up = plan.scale.px(RAISED / 2 if plan.compact else RAISED)
        down = (
            plan.scale.px(DIP / 2 if plan.compact else DIP) * self.dip
            if self.nod and card == self.nod.card
            else 0
        )
        return self.rects[card].move(0, round(down) - (up if card == self.framed else 0))

    def reach(self, plan: Plan) -> pygame.Rect:
        """All that the hand may paint."""
        return plan.hand.inflate(plan.scale.px(60), plan.scale.px(60)).union(plan.hand)

    def paint(
        self,
        canvas: pygame.Surface,
        plan: Plan,
        art: CardArt,
        shaded: Collection[Card],
        away: Collection[Card],
        tags: Mapping[Card, Tag],
    ) -> None:
        """Draw the cards that are not on their way."""
        for card in self.order:
            if card in away:
                continue
            rect, w = self.place_of(card, plan), plan.card
            ink.shadow(canvas, rect, 0.0625 * w, max(0.8, 0.05 * w), 90, 0.03 * w, hollow=True)
            picture = self.face(card, plan, art)
            canvas.blit(dimmed(picture) if card in shaded else picture, rect)
            if card == self.framed:
                ink.ring(canvas, rect, 0.0625 * w, max(2, 2.4 * plan.scale.u), GLOW)
            if card in tags:
                self._tag(canvas, rect, self._seen(card, plan), tags[card], plan)

    def _seen(self, card: Card, plan: Plan) -> int:
        """How much of a card's width its right neighbour leaves uncovered."""
        at = self.order.index(card) + 1
        if at == len(self.order):
            return plan.card
        return min(plan.card, self.rects[self.order[at]].x - self.rects[card].x)

    def _tag(self, canvas: pygame.Surface, rect: pygame.Rect, seen: int, tag: Tag, plan: Plan) -> None:
        u, px = plan.scale.u, plan.scale.px
        if tag.word:
            frames.chosen(canvas, rect, u)
        if tag.trump:
            badges.seal(
                canvas, tag.trump, (rect.x + min(seen, rect.w) / 2, rect.y), px(15 if plan.compact else 26)
            )
        if plan.compact:
            return
        if tag.word:
            badges.badge(canvas, tag.word, (rect.x + seen / 2, rect.bottom - px(5)), u)
        if tag.prize:
            x = rect.x + seen - px(15)
            y = rect.y + px(15) if seen > px(40) else rect.centery
            counters.counter(canvas, (x, y), px(20))
            badges.badge(canvas, str(tag.prize), (x, y + px(17)), u, 11)


def dimmed(picture: pygame.Surface) -> pygame.Surface:
    """A card that cannot be played now."""
    shaded = picture.copy()
    shaded.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return shaded
