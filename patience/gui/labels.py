"""What stands at a place of the table: its caption, the number of its cards, the plate of a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.theme import BRASS, BRASS_LIGHT, CREAM, MIST, SAGE

if TYPE_CHECKING:
    from patience.engine.table import Place
    from patience.gui.layout import Layout
    from patience.gui.theme import Scale

COUNTED = ("stock", "lifted")  # their number stands on the card
SPOKEN_COUNT = ("heap", "deadwood", "extra")  # and theirs in the caption


def caption(place: Place, n: int, layout: Layout, scale: Scale) -> tuple[str, tuple[int, int]]:
    """What stands at a place, and the middle of where."""
    words = f"{place.label}: {n}" if place.role in SPOKEN_COUNT and n else place.label
    slot = layout.slot(place.name)
    fan = layout.cards[place.name] if place.spot and place.spot.fan[1] else []
    y = max([slot.bottom, *(rect.bottom for rect in fan)]) + scale.px(11 if scale.tiny else 16)
    if y + scale.px(16) > layout.area.bottom:  # no room below: then above
        y = slot.y - scale.px(12)
    return words, (slot.centerx, y)


def caption_area(place: Place, n: int, layout: Layout, scale: Scale) -> pygame.Rect:
    """Where a click is meant for the caption: large enough for a finger, away from the cards."""
    _words, at = caption(place, n, layout, scale)
    area = pygame.Rect(0, 0, max(layout.w, scale.px(40)), scale.px(40))
    if at[1] > layout.slot(place.name).y:  # below the cards, or above them
        area.midtop = at[0], at[1] - scale.px(11)
    else:
        area.midbottom = at[0], at[1] + scale.px(11)
    return area


class Labels:
    """Writes beside places on a canvas; plates and badges have the colour of night."""

    def __init__(self, canvas: pygame.Surface, layout: Layout, scale: Scale, night: str) -> None:
        self.canvas = canvas
        self.layout = layout
        self.scale = scale
        self.night = night

    def draw(self, place: Place, n: int, *, opens: bool, marked: bool) -> None:
        """Write at a place with so many cards; `opens`: it may be looked through, `marked`: it is next."""
        spot, u = place.spot, self.scale.u
        if place.role in COUNTED and n:
            self._badge(str(n), self.layout.top(place.name))
        if place.role == "pile" and spot:
            self._plate(place, n, marked=marked)
        if spot and spot.caption:
            words, at = caption(place, n, self.layout, self.scale)
            style = text.CAPTION.at(11) if self.scale.tiny else text.LABEL
            text.line(self.canvas, words, at, style, u, CREAM if opens else MIST, "centre")
            if opens:
                width = text.width(words, style, u)
                ink.veil(
                    self.canvas,
                    (at[0] - width // 2, at[1] + self.scale.px(8), width, max(1, int(u))),
                    BRASS,
                    0.7,
                )

    def _badge(self, number: str, card: pygame.Rect) -> None:
        w, u = self.layout.w, self.scale.u
        size = max(11.0, 0.115 * w / u)
        style = text.BADGE.at(size)
        width = max(text.width(number, style, u) + round(1.1 * size * u), round(2 * size * u))
        rect = pygame.Rect(0, 0, width, round(1.7 * size * u))
        rect.center = (card.centerx, card.bottom - round(0.17 * w))
        ink.rounded(self.canvas, rect, rect.h / 2, self.night, BRASS, max(1, u), 0.9, 0.7)
        text.line(self.canvas, number, rect.center, style, u, CREAM, "centre")

    def _plate(self, place: Place, n: int, *, marked: bool) -> None:
        """The plate beside a pile that says which rank it stands for, and how many cards are left to turn."""
        layout, w, u = self.layout, self.layout.w, self.scale.u
        slot = layout.slot(place.name)
        assert place.spot
        width, height = round(0.30 * w), round(0.34 * w if layout.large else 0.42 * w)
        rect = pygame.Rect(slot.x - width - round(0.07 * w), slot.y, width, height)
        ink.rounded(
            self.canvas,
            rect,
            0.06 * w,
            self.night,
            BRASS if marked else "#9fb8aa",
            max(1, u),
            0.55,
            1 if marked else 0.35,
        )
        size = max(11.0, 0.18 * w / u)
        colour = BRASS_LIGHT if marked else CREAM
        y = rect.centery if layout.large else rect.y + round(0.15 * w)
        text.line(
            self.canvas, place.spot.mark, (rect.centerx, y), text.TILE_NAME.at(size), u, colour, "centre"
        )
        if not layout.large:
            at = (rect.centerx, rect.y + round(0.315 * w))
            text.line(self.canvas, str(n), at, text.CAPTION.at(max(11.0, 0.105 * w / u)), u, SAGE, "centre")
        if marked:
            side = round(0.2 * w)
            arrow = ink.svg(f'<path d="M1 1L20 10L1 19Z" fill="{BRASS}"/>', 20, 20, (side, side))
            self.canvas.blit(arrow, (rect.centerx - side // 2, rect.bottom + round(0.07 * w)))
