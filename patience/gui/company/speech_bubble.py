"""The bubble in which somebody at the table says something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, suited, text
from patience.gui.company import tints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.gui.drawing import Centre

WORDS = text.Style(text.SERIF, "SemiboldIt", 16)


def bubble(
    canvas: pygame.Surface, words: Sequence[str], rect: pygame.Rect, tip: Centre, u: float, size: float
) -> None:
    """Something said: cream paper with a tail that ends at `tip`, which lies beside or above the rectangle."""
    radius = min(rect.h / 2, 18 * u)
    ink.shadow(canvas, rect, radius, 5 * u, 90, 2 * u)
    ink.rounded(canvas, rect, radius, tints.CREAM, tints.CREAM_EDGE, max(1, 1.2 * u))
    x, y = tip
    wide = 6 * u
    if x < rect.left or x > rect.right:
        at = min(max(y, rect.top + radius), rect.bottom - radius)
        base = rect.left + 2 * u if x < rect.left else rect.right - 2 * u
        points = [(base, at - wide), (x, y), (base, at + wide)]
    else:
        base = rect.top + 2 * u if y < rect.centery else rect.bottom - 2 * u
        at = min(max(x, rect.left + radius), rect.right - radius)
        points = [(at - wide, base), (x, y), (at + wide, base)]
    pygame.draw.polygon(canvas, tints.CREAM, points)
    pygame.draw.aalines(canvas, tints.CREAM_EDGE, False, points)
    for number, line in enumerate(words):
        y = rect.centery + (number - (len(words) - 1) / 2) * 1.28 * size * u
        style = text.fit(line, WORDS.at(size), rect.w - round(16 * u), u)
        suited.line(canvas, line, (rect.centerx, y), style, u, tints.BROWN, "centre", rect.w - round(12 * u))
