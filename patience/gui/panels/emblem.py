"""The emblem of the house and the ground of the start screen."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from patience.gui import felt, ink, theme
from patience.gui.cache import Cache

_grounds = Cache(2, 8_000_000)
DARKER = (184, 184, 184)  # felt multiplied by this is the hall around the tables


def emblem(size_px: int) -> pygame.Surface:
    """A half sun of brass above a line, .62 of its width high."""
    body = _half_sun(30, 33.6, 27.6, 9, 1.7)
    body += f'<path d="M1.2 34.5H58.8" stroke="{theme.BRASS}" stroke-width="1.7"/>'
    body += f'<path d="M30 25.2L34.5 30L30 34.8L25.5 30Z" fill="{theme.BRASS_LIGHT}"/>'
    return ink.svg(body, 60, 37.2, (size_px, round(size_px * 0.62)))


def _half_sun(x: float, y: float, r: float, count: int, line: float) -> str:
    path = "".join(
        f"M{x - r * q:.2f} {y}A{r * q:.2f} {r * q:.2f} 0 0 1 {x + r * q:.2f} {y}" for q in (1, 0.72, 0.44)
    )
    for number in range(1, count):
        angle = pi + pi * number / count
        near, far = ((x + q * r * cos(angle), y + q * r * sin(angle)) for q in (0.44, 1))
        path += f"M{near[0]:.2f} {near[1]:.2f}L{far[0]:.2f} {far[1]:.2f}"
    return f'<path d="{path}" fill="none" stroke="{theme.BRASS}" stroke-width="{line}"/>'


def ground(size: tuple[int, int]) -> pygame.Surface:
    """A darker cloth, lit from above; cached."""
    return _grounds.get(size, lambda: _ground(size))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    cloth = felt.felt((w, round(1.7 * h)), "Emerald")
    part = cloth.subsurface((0, cloth.get_height() - h, w, h)).copy()
    part.fill(DARKER, special_flags=pygame.BLEND_RGB_MULT)
    return part
