"""Arrows between people: who has asked or given, who would exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from patience.gui.drawing import Centre


def arrow(canvas: pygame.Surface, start: Centre, end: Centre, u: float) -> None:
    """A small arrow from left to right."""
    w, h = max(6.0, end[0] - start[0]), 12 * u
    body = (
        f'<path d="M1 {h / 2}H{w - 2}M{w - 2 - 0.36 * h} {0.16 * h}L{w - 2} {h / 2}L{w - 2 - 0.36 * h} {0.84 * h}" fill="none" '
        f'stroke="{tints.MUTED}" stroke-width="{1.8 * u}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    put(canvas, body, w, h, ((start[0] + end[0]) / 2, start[1]), (w, h))


def dotted_arrow(canvas: pygame.Surface, start: Centre, end: Centre, u: float) -> None:
    """A curve of dots between two who would exchange, with a tip at each end."""
    bend = (start[0] + end[0]) / 2, max(start[1], end[1]) + 8 * u
    number = max(8, round(pygame.Vector2(start).distance_to(end) / (10 * u)))
    for i in range(1, number):
        t = i / number
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1]
        ink.disc(canvas, (round(x), round(y)), 1.7 * u, tints.LIGHT)
    for tip, back in ((start, bend), (end, bend)):
        way = (pygame.Vector2(tip) - pygame.Vector2(back)).normalize() * 13 * u
        side = way.rotate(90) * 0.45
        foot = pygame.Vector2(tip) - way
        pygame.draw.polygon(canvas, tints.LIGHT, [tip, foot + side, foot - side])
