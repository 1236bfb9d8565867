"""The cloth of the table: a soft light in the middle, faint rays, a grain against banding."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import pygame

from patience.gui import ink
from patience.gui.cache import Cache
from patience.gui.theme import BRASS_LIGHT, FELTS

GRAIN = 256  # px, the side of the repeated tile
_felts = Cache(4, 9_000_000, "felt")
_grain: list[pygame.Surface] = []


def felt(size: tuple[int, int], name: str = "Emerald", frame: bool = False, u: float = 1.0) -> pygame.Surface:
    """The table of that size in window pixels, with or without its frame; cached: do not draw on it."""
    return _felts.get((size, name, frame, u), lambda: _felt(size, name, frame, u))


def _felt(size: tuple[int, int], name: str, frame: bool, u: float) -> pygame.Surface:
    # The light changes so slowly that a small picture, enlarged, is the same picture in a tenth of the time.
    part = max(1, min(8, min(size) // 24))
    small = max(2, -(-size[0] // part)), max(2, -(-size[1] // part))
    light = ink.raster(_light(*small, name), *small, small)
    # Brought to the window's format while it is small: the large one then needs no conversion.
    cloth = pygame.transform.smoothscale(light.convert() if pygame.display.get_surface() else light, size)
    tile = _tile()
    rows = range(0, size[1], GRAIN)
    cloth.fblits([(tile, (x, y)) for y in rows for x in range(0, size[0], GRAIN)], pygame.BLEND_RGB_ADD)
    if frame:
        ink.deco_frame(cloth, cloth.get_rect(), 10 * u, 6 * u, BRASS_LIGHT, 0.16, max(1, u))
    return cloth


def _light(w: int, h: int, name: str) -> str:
    light, middle, edge = FELTS[name]
    diagonal = hypot(w, h)
    circle = f'cx="{w / 2}" cy="{h * 0.4}" r="{diagonal * 0.6}"'
    return (
        f'<defs><radialGradient id="v" gradientUnits="userSpaceOnUse" {circle}>'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#v)"/>'
        f'<path d="{_rays(w / 2, h * 1.02, diagonal)}" fill="#ffffff" fill-opacity=".013"/>'
    )


def _rays(x: float, y: float, reach: float, count: int = 18) -> str:
    """A fan of rays upwards from the point, as wide as the gaps between them."""
    step = pi / (2 * count)
    path = ""
    for number in range(count):
        path += f"M{x} {y}"
        for angle in (pi + 2 * number * step, pi + (2 * number + 1) * step):
            path += f"L{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}"
        path += "Z"
    return path


def _tile() -> pygame.Surface:
    """Grey noise of 0 to 5 to be added to the colours."""
    if not _grain:
        levels = bytes(max(0, value - 116) // 27 for value in range(256))
        noise = Random(3).randbytes(GRAIN * GRAIN).translate(levels)
        tile = pygame.image.frombytes(noise, (GRAIN, GRAIN), "P")
        tile.set_palette([(level, level, level) for level in range(256)])
        _grain.append(tile.convert(32))
    return _grain[0]
