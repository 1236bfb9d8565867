"""The table as it lies: felt, places and all cards that do not move, kept as one picture and mended in parts."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text
from patience.gui.cardart import shade
from patience.gui.felt import felt
from patience.gui.glow import Fade, Glow
from patience.gui.theme import BLACK, BRASS, BRASS_LIGHT, CREAM, GLOW, LOOKED_AT, MIST, SAGE, bar_colour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.engine.table import Pile, Place, Table
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout
    from patience.gui.theme import Scale

MARGIN = 0.28  # card widths: how far the shadow, glow and ring of a card reach
LIFT = 0.05  # card widths: how much higher chosen cards are drawn
COUNTED = ("stock", "lifted")  # their number stands on the card
SPOKEN_COUNT = ("heap", "deadwood", "extra")  # and theirs in the caption


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

        def draw(areas: Sequence[pygame.Rect], glow: Glow) -> None:
            self.glow = glow
            for area in areas:
                self.still.set_clip(area)
                self._felt(layout, scale)
                order = sorted(places.values(), key=lambda place: not (place.spot and place.spot.under))
                for place in order:
                    if place.spot and self.reach(place.name, layout, scale).colliderect(area):
                        self._place(place, table.piles[place.name], layout, scale, shown)
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

    def _place(self, place: Place, pile: Pile, layout: Layout, scale: Scale, shown: Shown) -> None:
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
                self._slot(place, layout, scale)
        elif not cards and place.role != "pile":
            self._slot(place, layout, scale)
        if target:
            self._glow(top, layout, empty=not cards)
        if any(layout.lowest(other) == name for other in self.glow.marked):
            self._glow(layout.area_of(name), layout, empty=not cards, colour=LOOKED_AT)
        self._cards(place, pile, cards, layout, n if lifted is None else lifted)
        if target:
            self._ring(top, layout)
        if marked:
            self._ring(layout.area_of(layout.lowest(name)), layout, LOOKED_AT)
        self._labels(place, n, layout, scale, shown)

    def _cards(self, place: Place, pile: Pile, cards: list[int], layout: Layout, lifted: int) -> None:
        """Draw the cards of a place; those from `lifted` on are chosen: higher, in one shadow and one ring."""
        assert place.spot
        # Of cards that lie exactly on each other only the uppermost is drawn, else their shadows add up to black.
        rects, w = layout.cards[place.name], layout.w
        seen = [i for i, over in pairwise(cards) if rects[i] != rects[over]] + cards[-1:]
        lift = round(LIFT * w)
        chosen = [rects[i].move(0, -lift) for i in seen if i >= lifted]
        for i in reversed(cards) if place.spot.under else seen:
            if i == lifted:
                shade(self.still, chosen[0].unionall(chosen), w, 1.0, hollow=False)
            self._card(place.name, pile, i, last=i == cards[-1], layout=layout, lift=lift * (i >= lifted))
        if chosen:
            self._ring(chosen[0].unionall(chosen), layout)

    def _ring(self, rect: pygame.Rect, layout: Layout, colour: str = GLOW) -> None:
        ink.ring(self.still, rect, 0.0625 * layout.w, max(2, round(0.026 * layout.w)), colour)

    def _card(self, name: str, pile: Pile, at: int, *, last: bool, layout: Layout, lift: int) -> None:
        rect, w = layout.cards[name][at].move(0, -lift), layout.w
        shade(self.still, rect, w)
        card = pile.cards[at] if at >= pile.down else None
        if card is None:
            self.still.blit(self.art.back(w), rect)
            return
        spot = layout.spots[name]
        face = self.art.face(card, w, large=layout.large)
        if last or spot.under:
            self.still.blit(face, rect)
            bare = at == 0 and not layout.cards.get(spot.under)  # nothing covers it
            if spot.under and not bare:
                self.art.edge(self.still, card, rect, layout.covered_strip(name, at))
            return
        edge = layout.covered_strip(name, at)
        if edge == "side":  # the rest is covered
            self.still.blit(self.art.side(card, w), rect)
            return
        over = layout.cards[name][at + 1].move(0, -lift)
        looks_out = pygame.Rect(0, 0, rect.w, rect.h)
        if over.y > rect.y and over.x == rect.x:
            looks_out.h = min(rect.h, over.y - rect.y + round(0.1 * w))
        self.still.blit(face, rect, looks_out)
        self.art.edge(self.still, card, rect, edge)

    def _glow(self, rect: pygame.Rect, layout: Layout, *, empty: bool, colour: str = GLOW) -> None:
        radius = 0.0625 * layout.w
        inside = rect.clip(self.still.get_rect())
        felt_there = self.still.subsurface(inside).convert_alpha() if empty else None
        ink.shadow(
            self.still, rect.inflate(4, 4), radius + 2, 0.10 * layout.w, 235, 0, colour, hollow=not empty
        )
        if felt_there:  # an empty place glows outside only: its felt stays felt
            self.still.blit(ink.clip_rounded(felt_there, radius), inside)
            ink.rounded(self.still, rect, radius, colour, alpha=0.10)

    def _slot(self, place: Place, layout: Layout, scale: Scale) -> None:
        rect, w = layout.slot(place.name), layout.w
        ink.rounded(self.still, rect, 0.0625 * w, BLACK, BRASS_LIGHT, max(1, scale.u), 0.16, 0.26)
        mark = place.spot.mark if place.spot and place.role != "pile" else ""
        if mark in ("S", "H", "C", "D"):
            sign = icons.suit(mark, round(0.42 * w), CREAM, 0.22)
            self.still.blit(sign, sign.get_rect(center=rect.center))
        elif mark == "again":
            self._faint(icons.icon("restart", round(0.46 * w), CREAM, 1.6), rect)
        elif mark:
            self._faint(text.render(mark, text.GAME_NAME.at(0.30 * w / scale.u), scale.u, CREAM), rect)

    def _faint(self, sign: pygame.Surface, rect: pygame.Rect) -> None:
        sign = sign.copy()
        sign.set_alpha(round(0.32 * 255))
        self.still.blit(sign, sign.get_rect(center=rect.center))

    def caption(self, place: Place, n: int, layout: Layout, scale: Scale) -> tuple[str, tuple[int, int]]:
        """What stands at a place, and the middle of where."""
        words = f"{place.label}: {n}" if place.role in SPOKEN_COUNT and n else place.label
        slot = layout.slot(place.name)
        fan = layout.cards[place.name] if place.spot and place.spot.fan[1] else []
        y = max([slot.bottom, *(rect.bottom for rect in fan)]) + scale.px(11 if scale.tiny else 16)
        if y + scale.px(16) > layout.area.bottom:  # no room below: then above
            y = slot.y - scale.px(12)
        return words, (slot.centerx, y)

    def _labels(self, place: Place, n: int, layout: Layout, scale: Scale, shown: Shown) -> None:
        spot, u = place.spot, scale.u
        if place.role in COUNTED and n:
            self._badge(str(n), layout.top(place.name), layout, u)
        if place.role == "pile" and spot:
            self._plate(place, n, layout, scale, marked=place.name in self.glow.marked)
        if spot and spot.caption:
            words, at = self.caption(place, n, layout, scale)
            style = text.CAPTION.at(11) if scale.tiny else text.LABEL
            text.line(self.still, words, at, style, u, CREAM if place.name in shown.open else MIST, "centre")
            if place.name in shown.open:
                width = text.width(words, style, u)
                ink.veil(
                    self.still, (at[0] - width // 2, at[1] + scale.px(8), width, max(1, int(u))), BRASS, 0.7
                )

    def _badge(self, number: str, card: pygame.Rect, layout: Layout, u: float) -> None:
        size = max(11.0, 0.115 * layout.w / u)
        style = text.BADGE.at(size)
        width = max(text.width(number, style, u) + round(1.1 * size * u), round(2 * size * u))
        rect = pygame.Rect(0, 0, width, round(1.7 * size * u))
        rect.center = (card.centerx, card.bottom - round(0.17 * layout.w))
        ink.rounded(self.still, rect, rect.h / 2, bar_colour(self.felt_name), BRASS, max(1, u), 0.9, 0.7)
        text.line(self.still, number, rect.center, style, u, CREAM, "centre")

    def _plate(self, place: Place, n: int, layout: Layout, scale: Scale, *, marked: bool) -> None:
        """The plate beside a pile that says which rank it stands for, and how many cards are left to turn."""
        w, slot, u = layout.w, layout.slot(place.name), scale.u
        assert place.spot
        width, height = round(0.30 * w), round(0.34 * w if layout.large else 0.42 * w)
        rect = pygame.Rect(slot.x - width - round(0.07 * w), slot.y, width, height)
        ink.rounded(
            self.still,
            rect,
            0.06 * w,
            bar_colour(self.felt_name),
            BRASS if marked else "#9fb8aa",
            max(1, u),
            0.55,
            1 if marked else 0.35,
        )
        size = max(11.0, 0.18 * w / u)
        colour = BRASS_LIGHT if marked else CREAM
        y = rect.centery if layout.large else rect.y + round(0.15 * w)
        text.line(
            self.still, place.spot.mark, (rect.centerx, y), text.TILE_NAME.at(size), u, colour, "centre"
        )
        if not layout.large:
            at = (rect.centerx, rect.y + round(0.315 * w))
            text.line(self.still, str(n), at, text.CAPTION.at(max(11.0, 0.105 * w / u)), u, SAGE, "centre")
        if marked:
            side = round(0.2 * w)
            arrow = ink.svg(f'<path d="M1 1L20 10L1 19Z" fill="{BRASS}"/>', 20, 20, (side, side))
            self.still.blit(arrow, (rect.centerx - side // 2, rect.bottom + round(0.07 * w)))
