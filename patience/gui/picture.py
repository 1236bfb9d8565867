"""The table as it lies: felt, places and all cards that do not move, kept as one picture and mended in parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.felt import felt
from patience.gui.glow import Fade, Glow
from patience.gui.piles import Piles
from patience.gui.theme import BRASS_LIGHT, bar_colour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.engine.table import Place, Table
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout
    from patience.gui.theme import Scale

MARGIN = 0.28  # card widths: how far the shadow, glow and ring of a card reach


class Shown:
    """What the picture shows beside the cards: where they may go, which are looked at, which are on their way."""

    def __init__(self) -> None:
        self.targets: set[str] = set()
        self.chosen: tuple[str, int] | None = None  # a place and the lowest of its cards that are picked
        self.marked = ""  # the pile that the game's marker points at
        self.looked_at = ""  # the pile whose cards the tray shows
        self.open: set[str] = set()  # the piles that may be looked through
        self.away: Callable[[str], int] = lambda _name: 0  # how many of the upper cards are held in the hand
        self.flying: Callable[[str, int], bool] = lambda _name, _at: False

    @property
    def glow(self) -> Glow:
        """All that is to glow."""
        return Glow(frozenset(self.targets), self.chosen, frozenset({self.marked, self.looked_at} - {""}))


class Picture:
    """Draws the table of one layout; `still` is the whole window without what moves."""

    def __init__(self, art: CardArt, felt_name: str) -> None:
        self.art = art
        self.felt_name = felt_name
        self.still = pygame.Surface((1, 1))
        self.stale: list[pygame.Rect] = []
        self.glow = Glow()  # as it is drawn in the still picture
        self.fade: Fade | None = None
        self.settled = False  # whether the still picture shows anything yet

    def resize(self, size: tuple[int, int]) -> None:
        """Begin anew in a window of that size."""
        if self.still.get_size() != size:
            self.still = pygame.Surface(size)
        self.stale = [self.still.get_rect()]
        self.fade, self.settled = None, False

    def mend(
        self, places: dict[str, Place], table: Table, layout: Layout, scale: Scale, shown: Shown,
        paint_bars: Callable[[pygame.Surface], None], pace: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw again what has become stale."""
        order = sorted(places.values(), key=lambda place: not (place.spot and place.spot.under))

        def draw(areas: Sequence[pygame.Rect], glow: Glow) -> None:
            self.glow = glow
            piles = Piles(self.still, self.art, layout, scale, shown, glow, bar_colour(self.felt_name))
            for area in areas:
                self.still.set_clip(area)
                self._felt(layout, scale)
                for place in order:
                    if place.spot and self.reach(place.name, layout, scale).colliderect(area):
                        piles.draw(place, table.piles[place.name])
                paint_bars(self.still)
            self.still.set_clip(None)

        stale, self.stale = self.stale, []
        if not self.settled:  # nothing has been drawn in this window yet, so nothing fades
            self.settled, self.glow = True, shown.glow
        if self.glow != shown.glow:
            self._light(stale, draw, layout, scale, shown, pace)
        elif self.fade and (touched := self.fade.touched(stale)):
            draw([*stale, *touched], self.fade.old)
            self.fade.keep(self.still, touched)
            draw([*stale, *touched], self.fade.new)
        else:
            draw(stale, self.glow)

    def _light(
        self, stale: Sequence[pygame.Rect], draw: Callable[[Sequence[pygame.Rect], Glow], None],
        layout: Layout, scale: Scale, shown: Shown, pace: float,
    ) -> None:  # fmt: skip
        """Go over to another glow: at once, or by keeping pictures of the old one that fade."""
        old, before = self.glow, self.fade
        changed = [name for name in old.differs(shown.glow) if name in layout.spots]
        areas = [self.reach(name, layout, scale).clip(self.still.get_rect()) for name in changed]
        self.fade = Fade(old, shown.glow, areas, pace) if pace else None
        if self.fade:
            if before:
                self.fade.follows(before)
            draw(stale, old)
            self.fade.keep(self.still, self.fade.areas)
            draw(self.fade.areas, shown.glow)
        else:
            draw([*stale, *areas], shown.glow)

    def reach(self, name: str, layout: Layout, scale: Scale) -> pygame.Rect:
        """All that a place may paint: shadows, rings, its caption and plate too."""
        margin = round(MARGIN * layout.w) * 2
        rect = layout.area_of(layout.lowest(name)).inflate(margin, margin)
        rect.h += scale.px(22)
        rect.y -= scale.px(4)
        plate = round(0.4 * layout.w)
        return pygame.Rect(rect.x - plate, rect.y, rect.w + plate, rect.h + scale.px(4))

    def _felt(self, layout: Layout, scale: Scale) -> None:
        self.still.blit(felt(self.still.get_size(), self.felt_name, u=scale.u), (0, 0))
        if not scale.tiny:
            ink.deco_frame(
                self.still, layout.area, 10 * scale.u, 6 * scale.u, BRASS_LIGHT, 0.16, max(1, scale.u)
            )
