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
    from collections.abc import Iterator

    from patience.gui.cardart import CardArt

RAYS, SUITS = 24, 40
STOPS = (0, 0.26), (0.45, 0.09), (1, 0)  # how the light fades outwards
LARGE = 2_000_000  # pixels from which on soft things are drawn at half their size
DRIFT = 0.3  # the part of their way from the Kings that the suits are seen to drift
DEPTH = 1.3  # card widths that the Kings rise
FAN_STEP, FAN_RADIUS = 14, 2.5  # degrees a card; card widths
_pictures = Cache(16, 16_000_000)


def rays(canvas: pygame.Surface, centre: tuple[int, int]) -> None:
    """Rays of light all round a point, fading outwards, at rest."""
    size = canvas.get_size()
    picture = _pictures.get(("rays", size, centre), lambda: _rays(size, centre))
    canvas.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def turning_rays(
    canvas: pygame.Surface, centre: tuple[int, int], angle: float, strength: float = 1.0
) -> None:
    """The same, turned by an angle in degrees: light with black wedges over it, which is added to the canvas."""
    size = canvas.get_size()
    light = _pictures.get(("light", size, centre), lambda: _light(size, centre))
    drawn = _pictures.get(("turning", size), lambda: pygame.Surface(size))
    drawn.blit(light, (0, 0))
    for left, right in _wedges(size, centre, angle, gaps=True):
        pygame.draw.polygon(drawn, theme.BLACK, (centre, left, right))
    if strength < 1:
        drawn.fill([round(255 * strength)] * 3, special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _wedges(
    size: tuple[int, int], centre: tuple[int, int], angle: float = 0, *, gaps: bool = False
) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """The far corners of every ray, or of every gap between two."""
    (x, y), reach = centre, hypot(*size)
    for number in range(RAYS):
        middle = 2 * pi * (number + (0 if gaps else 0.5)) / RAYS + radians(angle)
        first, last = (middle + edge * 2 * pi / RAYS for edge in (-0.25, 0.25))
        yield (x + reach * cos(first), y + reach * sin(first)), (x + reach * cos(last), y + reach * sin(last))


def _rays(size: tuple[int, int], centre: tuple[int, int]) -> pygame.Surface:
    x, y = centre
    path = "".join(
        f"M{x} {y}L{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}Z" for (ax, ay), (bx, by) in _wedges(size, centre)
    )
    return _lit(size, centre, f'<path d="{path}" fill="url(#g)"/>', 2 if size[0] * size[1] > LARGE else 1)


def _light(size: tuple[int, int], centre: tuple[int, int]) -> pygame.Surface:
    w, h = size
    return _lit(size, centre, f'<rect width="{w}" height="{h}" fill="url(#g)"/>', 4)


def _lit(size: tuple[int, int], centre: tuple[int, int], shape: str, part: int) -> pygame.Surface:
    """A shape filled with light that fades outwards, on black; drawn small where nobody can tell."""
    (w, h), (x, y) = size, centre
    stops = "".join(
        f'<stop offset="{at}" stop-color="{theme.GLOW}" stop-opacity="{alpha}"/>' for at, alpha in STOPS
    )
    body = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" '
        f'r="{0.48 * max(w, h)}">{stops}</radialGradient></defs>{shape}'
    )
    light = ink.raster(body, w, h, (w // part, h // part))
    drawn = pygame.Surface(light.get_size()).convert()
    drawn.blit(light, (0, 0))
    return drawn if part == 1 else pygame.transform.smoothscale(drawn, size)


@cache
def _places() -> tuple[tuple[float, float, str, float, str, float], ...]:
    """Places in a unit square, none near another: x, y, suit, size, colour, alpha."""
    chance, put = Random(21), list[tuple[float, float, str, float, str, float]]()
    while len(put) < 64:
        x, y = chance.uniform(0.02, 0.98), chance.uniform(0.09, 0.97)
        if all(hypot((x - a) * 1.6, y - b) > 0.09 for a, b, *_rest in put):
            colour = chance.choice((theme.BRASS, theme.BRASS_LIGHT, theme.GLOW))
            put.append(
                (x, y, chance.choice("CDHS"), chance.uniform(9, 17), colour, chance.uniform(0.35, 0.85))
            )
    return tuple(put)


def suits(canvas: pygame.Surface, box: pygame.Rect, kings: pygame.Rect, u: float, part: float = 1.0) -> None:
    """Forty suits scattered over the window, except where the card and the Kings are; they drift there from these."""
    w, h = canvas.get_size()
    fan_room = pygame.Rect(0, 0, round(3.6 * kings.w), round(1.5 * kings.w))
    fan_room.midbottom = box.centerx, box.top
    left = SUITS
    for x, y, letter, size, colour, alpha in _places():
        at = round(x * w), round(y * h)
        if left and not box.collidepoint(at) and not fan_room.collidepoint(at):
            left -= 1
            picture = icons.suit(letter, round(size * u), colour, round(alpha, 2))
            back = DRIFT * (1 - part)
            at = round(at[0] + (kings.x - at[0]) * back), round(at[1] + (kings.y - at[1]) * back)
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
    step: float = FAN_STEP, radius: float = FAN_RADIUS, *, large: bool = False, sunk: float = 0.0,
) -> None:  # fmt: skip
    """Cards on an arc, the middle of the middle card at `centre`; each may be sunk towards its foot, in widths."""
    for number, name in enumerate(names):
        angle = (number - (len(names) - 1) / 2) * step
        picture = turned_card(art, name, width, angle, large=large)
        x = centre[0] + (radius - sunk) * width * sin(radians(angle))
        y = centre[1] + radius * width - (radius - sunk) * width * cos(radians(angle))
        canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


def turned_card(art: CardArt, name: str, width: int, angle: float, *, large: bool) -> pygame.Surface:
    """A card ("QH", or "back") turned by an angle, with its shadow round it."""
    twice = 2 * width
    face = art.back(twice) if name == "back" else art.face(cards(name)[0], twice, large=large)
    key = "turned", art.colours["D"], art.back_name, name, width, angle, large
    return _pictures.get(key, lambda: turned(shaded(face, 2 * width), angle))


def fan(
    canvas: pygame.Surface, art: CardArt, names: tuple[str, ...], kings: pygame.Rect, part: float = 1.0
) -> None:
    """Four Kings that rise until they look over the edge at `kings.y`; `kings.w` is the width of a card."""
    hand(canvas, art, names, (kings.x, kings.y - 0.39 * kings.w), kings.w, sunk=DEPTH * (1 - part))
