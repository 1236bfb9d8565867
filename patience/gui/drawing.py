"""Small drawings in SVG, laid down round a point."""

from __future__ import annotations

import pygame

from patience.gui import ink

Centre = tuple[float, float]


def put(
    canvas: pygame.Surface, body: str, w: float, h: float, centre: Centre, size: tuple[float, float]
) -> None:
    """Draw an SVG fragment with a view of w x h in a size round a centre."""
    picture = ink.svg(body, w, h, (max(1, round(size[0])), max(1, round(size[1]))))
    canvas.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))
