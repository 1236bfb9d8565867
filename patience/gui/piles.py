"""How a place of the table is drawn, with the cards that lie there and the light round them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text
from patience.gui.cardart import CORNER, shade
from patience.gui.labels import Labels
from patience.gui.theme import BLACK, BRASS_LIGHT, CREAM, GLOW, LOOKED_AT

if TYPE_CHECKING:
    from patience.engine.table import Pile, Place
    from patience.gui.cardart import CardArt
    from patience.gui.glow import Glow
    from patience.gui.layout import Layout
    from patience.gui.picture import Shown
    from patience.gui.theme import Scale

LIFT = 0.05  # card widths: how much higher chosen cards are drawn


class Piles:
    """Draws places on a canvas, in one layout and one light."""

    def __init__(
        self,
        canvas: pygame.Surface,
        art: CardArt,
        layout: Layout,
        scale: Scale,
        shown: Shown,
        glow: Glow,
        night: str,
    ) -> None:
        self.canvas = canvas
        self.art = art
        self.layout = layout
        self.scale = scale
        self.shown = shown
        self.glow = glow
        self.labels = Labels(canvas, layout, scale, night)

    def draw(self, place: Place, pile: Pile) -> None:
        """Draw a place, its cards, what stands there, and the light round all that."""
        layout, shown = self.layout, self.shown
        name, spot = place.name, place.spot
        assert spot
        n = len(pile.cards) - shown.away(name)
        cards = [i for i in range(n) if not shown.flying(name, i)]
        target, lifted, marked = self.glow.at(name)
        rects = layout.cards[name]
        # The light is round the uppermost card that lies there.
        top = layout.top(name) if spot.under else rects[cards[-1]] if cards else layout.slot(name)
        if spot.under:  # the place above is drawn later, but its empty felt lies below these cards
            if not layout.cards[spot.under]:
                self._slot(place)
        elif not cards and place.role != "pile":
            self._slot(place)
        if target:
            self._glow(top, empty=not cards)
        if any(layout.lowest(other) == name for other in self.glow.marked):
            self._glow(layout.area_of(name), empty=not cards, colour=LOOKED_AT)
        self._cards(place, pile, cards, n if lifted is None else lifted)
        if target:
            self._ring(top)
        if marked:
            self._ring(layout.area_of(layout.lowest(name)), LOOKED_AT)
        self.labels.draw(place, n, opens=name in shown.open, marked=name in self.glow.marked)

    def _cards(self, place: Place, pile: Pile, cards: list[int], lifted: int) -> None:
        """Draw the cards of a place; those from `lifted` on are chosen: higher, in one shadow and one ring."""
        assert place.spot
        # Of cards that lie exactly on each other only the uppermost is drawn, else their shadows add up to black.
        rects, w = self.layout.cards[place.name], self.layout.w
        seen = [i for i, over in pairwise(cards) if rects[i] != rects[over]] + cards[-1:]
        lift = round(LIFT * w)
        chosen = [rects[i].move(0, -lift) for i in seen if i >= lifted]
        for i in reversed(cards) if place.spot.under else seen:
            if i == lifted:
                shade(self.canvas, chosen[0].unionall(chosen), w, 1.0, hollow=False)
            self._card(place.name, pile, i, last=i == cards[-1], lift=lift * (i >= lifted))
        if chosen:
            self._ring(chosen[0].unionall(chosen))

    def _ring(self, rect: pygame.Rect, colour: str = GLOW) -> None:
        w = self.layout.w
        ink.ring(self.canvas, rect, CORNER * w, max(2, round(0.026 * w)), colour)

    def _card(self, name: str, pile: Pile, at: int, *, last: bool, lift: int) -> None:
        layout, w = self.layout, self.layout.w
        rect = layout.cards[name][at].move(0, -lift)
        shade(self.canvas, rect, w)
        card = pile.cards[at] if at >= pile.down else None
        if card is None:
            self.canvas.blit(self.art.back(w), rect)
            return
        spot = layout.spots[name]
        face = self.art.face(card, w, large=layout.large)
        if last or spot.under:
            self.canvas.blit(face, rect)
            bare = at == 0 and not layout.cards.get(spot.under)  # nothing covers it
            if spot.under and not bare:
                self.art.edge(self.canvas, card, rect, layout.covered_strip(name, at))
            return
        edge = layout.covered_strip(name, at)
        if edge == "side":  # the rest is covered
            self.canvas.blit(self.art.side(card, w), rect)
            return
        over = layout.cards[name][at + 1].move(0, -lift)
        looks_out = pygame.Rect(0, 0, rect.w, rect.h)
        if over.y > rect.y and over.x == rect.x:
            looks_out.h = min(rect.h, over.y - rect.y + round(0.1 * w))
        self.canvas.blit(face, rect, looks_out)
        self.art.edge(self.canvas, card, rect, edge)

    def _glow(self, rect: pygame.Rect, *, empty: bool, colour: str = GLOW) -> None:
        w = self.layout.w
        radius = CORNER * w
        inside = rect.clip(self.canvas.get_rect())
        felt_there = self.canvas.subsurface(inside).convert_alpha() if empty else None
        ink.shadow(self.canvas, rect.inflate(4, 4), radius + 2, 0.10 * w, 235, 0, colour, hollow=not empty)
        if felt_there:  # an empty place glows outside only: its felt stays felt
            self.canvas.blit(ink.clip_rounded(felt_there, radius), inside)
            ink.rounded(self.canvas, rect, radius, colour, alpha=0.10)

    def _slot(self, place: Place) -> None:
        rect, w, u = self.layout.slot(place.name), self.layout.w, self.scale.u
        ink.rounded(self.canvas, rect, CORNER * w, BLACK, BRASS_LIGHT, max(1, u), 0.16, 0.26)
        mark = place.spot.mark if place.spot and place.role != "pile" else ""
        if mark in ("S", "H", "C", "D"):
            sign = icons.suit(mark, round(0.42 * w), CREAM, 0.22)
            self.canvas.blit(sign, sign.get_rect(center=rect.center))
        elif mark == "again":
            self._faint(icons.icon("restart", round(0.46 * w), CREAM, 1.6), rect)
        elif mark:
            self._faint(text.render(mark, text.GAME_NAME.at(0.30 * w / u), u, CREAM), rect)

    def _faint(self, sign: pygame.Surface, rect: pygame.Rect) -> None:
        sign = sign.copy()
        sign.set_alpha(round(0.32 * 255))
        self.canvas.blit(sign, sign.get_rect(center=rect.center))
