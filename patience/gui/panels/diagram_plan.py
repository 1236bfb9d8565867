"""The dealt table of a game in small, its places numbered, with a legend."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING

import pygame

from patience.engine.diagram import BACK
from patience.games import rules_class
from patience.gui import text, theme
from patience.gui.layout import PAD_TINY, Layout
from patience.gui.panels import diagram_cards as cards
from patience.gui.panels import legend
from patience.gui.theme import Scale

if TYPE_CHECKING:
    from patience.engine.diagram import Plan

WIDTHS = (56, 52, 49, 46)  # logical, of a card beside the legend
PAD, NARROW_PAD, TOP, FOOT = 26, 16, 24, 20
BESIDE, BELOW = 28, 20  # between the table and its legend
LEGEND = 120  # the least width of a legend beside the table


class Planned:
    """A plan laid out for a width."""

    def __init__(self, plan: Plan, look: cards.Look) -> None:
        self.plan, self.look = plan, look
        self.rules = rules_class(plan.game)()
        self.table = self.rules.start(plan.deal)
        self.size = (0, 0)
        self.u = 1.0
        self._drawn: pygame.Surface | None = None

    def set(self, width: int, u: float) -> int:
        """Lay it out, the legend beside the table or, where that is too narrow, below; the height it takes."""
        self._drawn, self.u = None, u
        words = [words for _place, words in self.plan.legend]
        left, top = round((PAD if width > 480 * u else NARROW_PAD) * u), round(TOP * u)
        inner, apart = width - 2 * left, round(BESIDE * u)
        wide, beside = self._card(inner - apart, inner, legend.width(words, u))
        self.layout = self._lay(wide)
        spots = [self.layout.area_of(name) for name, place in self.rules.places.items() if place.spot]
        used = spots[0].unionall(spots[1:])
        self.legend = legend.Legend(words, inner - used.w - apart if beside else inner, u)
        told = self.legend.height
        if beside:
            tall = max(used.h, told)
            self.table_at = left, top + (tall - used.h) // 2
            self.legend_at = left + used.w + apart, top + (tall - told) // 2
        else:
            tall = used.h + round(BELOW * u) + told
            self.table_at = (width - used.w) // 2, top
            self.legend_at = left, top + used.h + round(BELOW * u)
        self.shift = self.table_at[0] - used.x, self.table_at[1] - used.y
        self.size = width, top + tall + round(FOOT * u)
        return self.size[1]

    def _card(self, room: int, inner: int, wanted: int) -> tuple[int, bool]:
        """The width of a card and whether the legend stands beside: the widest with which it needs no more lines."""
        across, u = (self.rules.tiny_size or self.rules.size)[0], self.u
        fits = [round(w * u) for w in WIDTHS if room - across * w * u >= LEGEND * u]
        if not fits:
            return min(round(WIDTHS[0] * u), int(inner / across)), False
        return next((w for w in fits if room - across * w >= wanted), fits[0]), True

    def _lay(self, w: int) -> Layout:
        """The rectangles of the table with cards of that width."""
        scale = Scale((640, 400), self.u)
        across, down = self.rules.tiny_size or self.rules.size
        pad = 2 * scale.px(PAD_TINY)
        area = pygame.Rect(0, 0, ceil(across * w) + pad, ceil(down * w) + pad)
        return Layout(self.rules, self.table, area, scale)

    def picture(self) -> pygame.Surface:
        """The field, drawn when first asked for."""
        if self._drawn is None:
            self._drawn = cards.green(self.size, self.look, self.u)
            for name in self.table.piles:
                if self.rules.places[name].spot:
                    self._place(self._drawn, name)
            for number, (name, _words) in enumerate(self.plan.legend, 1):
                box = self.layout.slot(name).move(self.shift)
                legend.number(self._drawn, number, box.midtop, self.u)
            self.legend.paint(self._drawn, self.legend_at, self.look)
        return self._drawn

    def _place(self, canvas: pygame.Surface, name: str) -> None:
        place, pile, u = self.rules.places[name], self.table.piles[name], self.u
        assert place.spot
        slot = self.layout.slot(name).move(self.shift)
        if place.role == "pile":  # which rank it stands for
            size = max(text.LEAST_SIZE, 0.24 * slot.w / u)
            at = slot.x - round(0.22 * slot.w), slot.centery
            text.line(canvas, place.spot.mark, at, text.TILE_NAME.at(size), u, theme.CREAM, "centre")
        boxes = [box.move(self.shift) for box in self.layout.cards[name]]
        if not boxes and not place.spot.under:
            cards.empty(canvas, slot, place.spot.mark, u)
        shown = [i for i, (box, over) in enumerate(pairwise(boxes)) if box != over]
        for i in [*shown, *range(len(boxes))[-1:]]:
            card = pile.cards[i]
            cards.lay(canvas, str(card) if card and i >= pile.down else BACK, boxes[i], self.look, u)
