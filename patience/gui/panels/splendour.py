"""What shines around a won game: rays, scattered suits, a fan of cards."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import TYPE_CHECKING

import pygame

from patience.cards import cards
from patience.gui import icons, ink, theme
from patience.gui.cache import Cache

if TYPE_CHECKING:
    from patience.gui.cardart import CardArt

FAN_STEP, FAN_RADIUS = 14, 2.5  # degrees a card; card widths
_pictures = Cache(16, 6_000_000)


def rays(size: tuple[int, int], centre: tuple[int, int]) -> pygame.Surface:
    """Rays of light all round a point, fading outwards; cached."""
    return _pictures.get(("rays", size, centre), lambda: _rays(size, centre))


def _rays(size: tuple[int, int], centre: tuple[int, int], count: int = 24) -> pygame.Surface:
    w, h = size
    x, y = centre
    reach, light = hypot(w, h), 0.48 * max(w, h)
    path = ""
    for number in range(count):
        path += f"M{x} {y}"
        for edge in (-0.25, 0.25):
            angle = 2 * pi * (number + 0.5 + edge) / count
            path += f"L{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}"
        path += "Z"
    stops = ((0, 0.26), (0.45, 0.09), (1, 0))
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{light}">'
        + "".join(
            f'<stop offset="{at}" stop-color="{theme.GLOW}" stop-opacity="{alpha}"/>' for at, alpha in stops
        )
        + f'</radialGradient></defs><path d="{path}" fill="url(#g)"/>'
    )
    part = 2 if w * h > 2_000_000 else 1  # soft as they are, rays may be drawn at half size in large windows
    drawn = ink.raster(body, w, h, (w // part, h // part))
    return drawn if part == 1 else pygame.transform.smoothscale(drawn, size)


@cache
def _places() -> tuple[tuple[float, float, str, float, str, float], ...]:
    """Forty places in a unit square, none near another: x, y, suit, size, colour, alpha."""
    chance, put = Random(21), list[tuple[float, float, str, float, str, float]]()
    while len(put) < 64:
        x, y = chance.uniform(0.02, 0.98), chance.uniform(0.09, 0.97)
        if all(hypot((x - a) * 1.6, y - b) > 0.09 for a, b, *_rest in put):
            colour = chance.choice((theme.BRASS, theme.BRASS_LIGHT, theme.GLOW))
            put.append(
                (x, y, chance.choice("CDHS"), chance.uniform(9, 17), colour, chance.uniform(0.35, 0.85))
            )
    return tuple(put)


def suits(canvas: pygame.Surface, box: pygame.Rect, kings: pygame.Rect, u: float) -> None:
    """Suits scattered over the window, except where the card and the Kings are."""
    w, h = canvas.get_size()
    fan_room = pygame.Rect(0, 0, round(3.6 * kings.w), round(1.5 * kings.w))
    fan_room.midbottom = box.centerx, box.top
    for x, y, letter, size, colour, alpha in _places():
        at = round(x * w), round(y * h)
        if not box.collidepoint(at) and not fan_room.collidepoint(at):
            picture = icons.suit(letter, round(size * u), colour, round(alpha, 2))
            canvas.blit(picture, picture.get_rect(center=at))


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """A picture drawn at twice the size, turned (clockwise, degrees) and averaged down."""
    big = pygame.transform.rotozoom(picture, -angle, 1)
    return pygame.transform.smoothscale(big, (max(1, big.get_width() // 2), max(1, big.get_height() // 2)))


def shaded(picture: pygame.Surface, width: int) -> pygame.Surface:
    """A card picture on a margin that holds its shadow."""
    margin = round(0.16 * width)
    w, h = picture.get_size()
    sheet = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    ink.shadow(sheet, (margin, margin, w, h), 0.0625 * width, 0.04 * width, 130, 0.02 * width)
    sheet.blit(picture, (margin, margin))
    return sheet


def hand(
    canvas: pygame.Surface, art: CardArt, names: tuple[str, ...], centre: tuple[float, float], width: int,
    step: float = FAN_STEP, radius: float = FAN_RADIUS, *, large: bool = False,
) -> None:  # fmt: skip
    """Cards on an arc, the middle of the middle card at `centre`."""
    for number, name in enumerate(names):
        angle = (number - (len(names) - 1) / 2) * step
        picture = _turned_card(art, name, width, angle, large)
        x = centre[0] + radius * width * sin(radians(angle))
        y = centre[1] + radius * width * (1 - cos(radians(angle)))
        canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _turned_card(art: CardArt, name: str, width: int, angle: float, large: bool) -> pygame.Surface:
    face = art.face(cards(name)[0], 2 * width, large=large)
    key = "turned", art.colours["D"], name, width, angle, large
    return _pictures.get(key, lambda: turned(shaded(face, 2 * width), angle))


def fan(canvas: pygame.Surface, art: CardArt, names: tuple[str, ...], kings: pygame.Rect) -> None:
    """Four Kings that look over the edge at `kings.y`; `kings.w` is the width of a card."""
    hand(canvas, art, names, (kings.x, kings.y - 0.39 * kings.w), kings.w)
