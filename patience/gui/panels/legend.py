"""Numbered words that explain a picture, and the numbers themselves."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels import diagram_cards as cards
from patience.gui.panels.lines import balanced

if TYPE_CHECKING:
    from collections.abc import Sequence

NUMBER, INDENT, APART, GUTTER = (
    9,
    28,
    9,
    24,
)  # a number's radius, where its words begin, what separates entries
STYLE = text.READING.at(14)._replace(lead=20 / 14)
MARK = text.BADGE.at(11.5)


def width(words: Sequence[str], u: float) -> int:
    """The width at which no entry needs a second line."""
    return round(INDENT * u) + max(text.width(entry, STYLE, u) for entry in words)


class Legend:
    """The words laid out for a width, in two columns where every entry then still fits on a line."""

    def __init__(self, words: Sequence[str], room: int, u: float) -> None:
        self.u = u
        half = (room - round(GUTTER * u)) // 2
        self.columns, self.each = (2, half) if width(words, u) <= half else (1, room)
        self.entries = [balanced(entry, STYLE, self.each - round(INDENT * u), u) for entry in words]
        self.places: list[tuple[int, int]] = []
        y = 0.0
        for first in range(0, len(words), self.columns):
            row = self.entries[first : first + self.columns]
            self.places += [(column * (half + round(GUTTER * u)), round(y)) for column in range(len(row))]
            y += max(len(lines) for lines in row) * STYLE.size * STYLE.lead * u + APART * u
        self.height = ceil(y - APART * u)

    def paint(self, canvas: pygame.Surface, at: tuple[int, int], look: cards.Look) -> None:
        """Draw it, its upper left corner at that point."""
        u = self.u
        for count, (lines, (x, y)) in enumerate(zip(self.entries, self.places, strict=True), 1):
            left, top = at[0] + x, at[1] + y
            number(canvas, count, (left + round(NUMBER * u), top + round(STYLE.size * STYLE.lead * u / 2)), u)
            cards.words(canvas, lines, (left + round(INDENT * u), top), STYLE, look, u)


def number(canvas: pygame.Surface, count: int, middle: tuple[int, int], u: float) -> None:
    """A number in a dark round."""
    side = round(2 * NUMBER * u)
    box = pygame.Rect(0, 0, side, side)
    box.center = middle
    ink.rounded(canvas, box, side / 2, theme.NIGHT, theme.BRASS, max(1, 1.2 * u))
    text.line(canvas, str(count), box.center, MARK, u, theme.CREAM, "centre")
