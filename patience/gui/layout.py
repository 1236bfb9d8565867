"""Where every card of a table lies in the window; the games give card widths, this gives pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.cardart import PROPORTION

if TYPE_CHECKING:
    from patience.engine.rules import Rules
    from patience.engine.table import Pile, Spot, Table
    from patience.gui.theme import Scale

PAD, PAD_TINY = 22, 9  # logical px round the table
WIDEST = 172  # logical px: a larger card is not easier to see, only farther to drag
DOWN = 0.14 / 0.30  # how far a face-down card is fanned, compared with one that is face up
DOWN_LEAST, UP_LEAST = 0.045, 0.19  # card widths: no step gets smaller, the whole table shrinks instead
THICKNESS, THICKEST = 0.009, 4  # a card's edge in card widths, and how many are drawn in a squared pile
LARGE_PEEK = 1.7  # with the large index, cards look out so much farther, if they can: J and Q have tails
LOOSE = 0.7  # card widths that may be empty above a table whose columns grow downwards
SMALL = 84  # logical px: below it cards have their large index
STRIP, RAISED = 0.255, 0.35  # card widths that show the ordinary index, and a large one with the tail of a Q
THICK_ROLES = ("stock", "lifted", "heap", "deadwood", "pile")


class Layout:
    """The places of one table in one area of the window; all rectangles in window pixels."""

    def __init__(
        self,
        rules: Rules,
        table: Table,
        area: pygame.Rect,
        scale: Scale,
        *,
        large: bool = False,
    ) -> None:
        self.area = area
        self.pad = scale.px(PAD_TINY if scale.tiny else PAD)
        self.spots = {
            name: _tiny(place.spot) if scale.tiny else place.spot
            for name, place in rules.places.items()
            if place.spot
        }
        self.roles = {name: place.role for name, place in rules.places.items()}
        size = rules.tiny_size if scale.tiny and rules.tiny_size else rules.size
        self.w = self._card_width(size, table, scale)
        self.h = round(self.w * PROPORTION)
        self.large = large or self.w < SMALL * scale.u
        self.origin = (
            round(area.centerx - size[0] * self.w / 2),
            round(max(area.y + self.pad / 2, min(self._above(size), self._highest(table)))),
        )
        self.cards: dict[str, list[pygame.Rect]] = {
            name: self._place_cards(name, pile) for name, pile in table.piles.items()
        }

    def slot(self, name: str) -> pygame.Rect:
        """Where the lowest card of a place lies; beyond the upper edge for a place that is off the table."""
        spot = self.spots.get(name)
        if not spot:
            return pygame.Rect(self.area.centerx - self.w // 2, -2 * self.h, self.w, self.h)
        x, y = self.origin
        return pygame.Rect(round(x + spot.x * self.w), round(y + spot.y * self.w), self.w, self.h)

    def top(self, name: str) -> pygame.Rect:
        """Where the uppermost card lies, or the empty place."""
        spot, cards = self.spots.get(name), self.cards[name]
        if spot and spot.under:
            return self.area_of(name)
        return cards[-1] if cards else self.slot(name)

    def area_of(self, name: str) -> pygame.Rect:
        """All that belongs to a place, with the place that lies over it."""
        spot = self.spots.get(name)
        rects = [self.slot(name), *self.cards[name]]
        if spot and spot.under:
            rects += self.cards[spot.under]
        return rects[0].unionall(rects[1:])

    def lowest(self, name: str) -> str:
        """The place whose cards lie under those of a place, or the place itself."""
        return next((under for under, spot in self.spots.items() if spot.under == name), name)

    def covered_strip(self, name: str, at: int) -> str:
        """How a covered face-up card is told by its edge.

        "strip" (covered from below), "side" (from the right), "raised" (its large index a little higher), or "".
        """
        here, spot = self.cards[name][at], self.spots.get(name)
        if spot and spot.under:  # all cards of a pile alike
            step = (self.slot(name).y - self.cards[name][-1].y) / len(self.cards[name])
            return self.edge(step / self.w, 0.25)
        over = self.cards[name][at + 1]
        if over.x > here.x and over.y == here.y:
            return "side" if self.large else ""
        return self.edge((over.y - here.y) / self.w)

    def edge(self, step: float, least: float = 0.27) -> str:
        """How a card is told of which so many card widths look out; a large index needs at least `least`."""
        if step <= 0:
            return ""
        if not self.large:
            return "strip" if step < STRIP else ""
        return "strip" if step < least else "raised" if step < RAISED else ""

    def _above(self, size: tuple[float, float]) -> float:
        """Where the table begins: in the middle, but nearer the head where columns can use the room below it."""
        free = self.area.h - size[1] * self.w
        grows = any(spot.fan[1] > 0 and self._below(name) is None for name, spot in self.spots.items())
        return self.area.y + (min(free / 2, max(LOOSE * self.w, free / 4)) if grows else free / 2)

    def _highest(self, table: Table) -> float:
        """How far down the table may begin so that no fan, squeezed as far as it goes, leaves the area."""
        needed = [s.y + _least(table.piles[n]) for n, s in self.spots.items() if s.fan[1] > 0 and not s.shown]
        return self.area.bottom - self.pad / 2 - max(needed, default=0) * self.w

    def _card_width(self, size: tuple[float, float], table: Table, scale: Scale) -> int:
        across, down = self.area.w - 2 * self.pad, self.area.h - 2 * self.pad
        width = min(across / size[0], down / size[1], WIDEST * scale.u)
        for name, spot in self.spots.items():
            pile = table.piles[name]
            if spot.fan[1] > 0 and not spot.shown and pile.cards:
                least = _least(pile)
                room = self._below(name)
                if room is None:
                    width = min(width, down / (spot.y + least))
                elif least > room:
                    width = min(width, width * room / least)
        return max(8, int(width))

    def _below(self, name: str) -> float | None:
        """How far a fan may reach down before it meets another place, in card widths; None: to the area's foot."""
        here = self.spots[name]
        below = [s.y for s in self.spots.values() if s.y > here.y and abs(s.x - here.x) < 1]
        return min(below) - here.y - 0.1 if below else None

    def _over(self, spot: Spot) -> float:
        """How far cards may look out above a place before they meet another or the bar, in card widths."""
        over = [s.y + PROPORTION for s in self.spots.values() if s.y < spot.y and abs(s.x - spot.x) < 1]
        least = max(over, default=(self.area.y + self.pad / 3 - self.origin[1]) / self.w)
        return spot.y - least - 0.02

    def _place_cards(self, name: str, pile: Pile) -> list[pygame.Rect]:
        spot, slot, n = self.spots.get(name), self.slot(name), len(pile.cards)
        if not spot or spot.fan == (0, 0):
            thick = THICKNESS * self.w if self.roles[name] in THICK_ROLES else 0
            return [slot.move(0, round(thick * min(n - 1 - i, THICKEST - 1))) for i in range(n)]
        if spot.under:  # they look out beyond the place that covers them
            step = min(-spot.fan[1] * (LARGE_PEEK if self.large else 1), self._over(spot) / max(1, n))
            return [slot.move(0, -round(step * self.w * (i + 1))) for i in range(n)]
        if spot.shown:
            steps = [max(0, i - max(0, n - spot.shown)) for i in range(n)]
            return [
                slot.move(round(spot.fan[0] * self.w * s), round(spot.fan[1] * self.w * s)) for s in steps
            ]
        return [slot.move(0, round(y)) for y in self._fan_down(name, spot, pile)]

    def _fan_down(self, name: str, spot: Spot, pile: Pile) -> list[float]:
        """The offsets of a column, squeezed to its room: face-down cards first, then those face up, all alike."""
        n, down = len(pile.cards), min(pile.down, max(0, len(pile.cards) - 1))
        up_step = spot.fan[1] * self.w
        down_step = up_step * DOWN
        below = self._below(name)
        end = self.area.bottom - self.pad / 2 - self.slot(name).y if below is None else below * self.w
        room = end - self.h
        if down * down_step + (n - 1 - down) * up_step > room:
            down_step = max(DOWN_LEAST * self.w, (room - (n - 1 - down) * up_step) / down) if down else 0.0
            if n - 1 > down:
                up_step = min(up_step, max(UP_LEAST * self.w, (room - down * down_step) / (n - 1 - down)))
        return [min(i, down) * down_step + max(0, i - down) * up_step for i in range(n)]


def _tiny(spot: Spot) -> Spot:
    return spot._replace(x=spot.tiny[0], y=spot.tiny[1]) if spot.tiny else spot


def _least(pile: Pile) -> float:
    """How tall a fan is in card widths when it is squeezed as far as it goes."""
    covered = max(0, len(pile.cards) - 1)
    down = min(pile.down, covered)
    return PROPORTION + DOWN_LEAST * down + UP_LEAST * (covered - down)
