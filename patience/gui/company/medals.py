"""People at the table: their portraits in medallions, and what hangs on those who deal or think."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from patience import sprites
from patience.gui import ink
from patience.gui.cache import Cache
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from patience.gui.drawing import Centre

_portraits = Cache(60, 6_000_000)


def portrait(
    canvas: pygame.Surface, name: str, rect: pygame.Rect, ring: str = tints.GOLD, *,
    mirrored: bool = False, lit: bool = False, out: bool = False,
) -> None:  # fmt: skip
    """Somebody's medallion; the ring says which side he is on, a light that it is his turn, grey that he is out."""
    if lit:
        ink.shadow(canvas, rect, rect.w / 2, 0.14 * rect.w, 230, 0, tints.LIGHT)
    canvas.blit(_portrait(name, rect.w, mirrored, out), rect)
    width = rect.w * (0.05 if lit else 0.034)
    ink.rounded(
        canvas,
        rect,
        rect.w / 2,
        None,
        tints.BRIGHT if lit else ring,
        max(1.5, width),
        border_alpha=0.6 if out else 1,
    )


def _portrait(name: str, size: int, mirrored: bool, out: bool) -> pygame.Surface:
    def draw() -> pygame.Surface:
        file = Path(sprites.path(f"portraits/{name}.svg"))
        picture = pygame.image.load_sized_svg(str(file), (size, size)).convert_alpha()
        if mirrored and name != "you":
            picture = pygame.transform.flip(picture, True, False)
        if out:
            picture = pygame.transform.grayscale(picture)
            picture.set_alpha(150)
        return picture

    return _portraits.get((name, size, mirrored, out), draw)


def dealer(canvas: pygame.Surface, centre: Centre, size: float) -> None:
    """The gold octagon of whoever deals."""

    def points(radius: float) -> str:
        return " ".join(
            f"{12 + radius * cos(pi / 8 + i * pi / 4):.2f},{12 + radius * sin(pi / 8 + i * pi / 4):.2f}"
            for i in range(8)
        )

    body = (
        f'<polygon points="{points(10.8)}" fill="#f0c766" stroke="#6b4610" stroke-width="1.2"/>'
        f'<polygon points="{points(8)}" fill="none" stroke="#8a5f16" stroke-width=".8"/>'
        '<path d="M9.3 7.9H12.2A4.1 4.1 0 0 1 12.2 16.1H9.3Z" fill="none" stroke="#3a2410" stroke-width="2"/>'
    )
    put(canvas, body, 24, 24, centre, (size, size))


def dots(canvas: pygame.Surface, centre: Centre, phase: int, u: float) -> None:
    """The pill of three dots of somebody who is thinking."""
    rect = pygame.Rect(0, 0, round(34 * u), round(16 * u))
    rect.center = round(centre[0]), round(centre[1])
    ink.rounded(canvas, rect, rect.h / 2, tints.GLASS, tints.GOLD, max(1, u))
    for i in range(3):
        colour = tints.LIGHT if i == phase % 3 else "#8a7a4a"
        ink.disc(canvas, (rect.centerx + round((i - 1) * 8 * u), rect.centery), 2.5 * u, colour)
