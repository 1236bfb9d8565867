"""Chapters of text, broken into lines once for a width."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from patience.gui import text, theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from patience.engine.rules import Chapter
    from patience.gui.fonts import Style

SOURCE = text.SPOKEN.at(13)
HEADING_LEAD, PARAGRAPH_GAP, CHAPTER_GAP = 32, 10, 20  # logical


class Line(NamedTuple):
    """One line of text, the middle of its capitals at `y`."""

    words: str
    y: float
    style: Style
    colour: str


class Prose:
    """The text of all chapters and where each chapter starts."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters = chapters
        self.lines: list[Line] = []
        self.starts: list[int] = []
        self.u = 1.0

    def set(self, width: int, u: float, top: int, source: str = "") -> int:
        """Break everything into lines of that width; the height they take."""
        self.u, self.lines, self.starts = u, [], []
        y = float(top)
        for number, chapter in enumerate(self.chapters):
            y += CHAPTER_GAP * u if number else 0
            self.starts.append(round(y) - top)
            style = text.fit(chapter.title, text.RULES_HEADING, width, u, 15)
            self.lines.append(Line(chapter.title, y + 12 * u, style, theme.HEADING))
            y = self._paragraphs(chapter.text, y + HEADING_LEAD * u, width)
        if source:
            y = self._add(source, y + CHAPTER_GAP * u, width, SOURCE, theme.INK_SECOND)
        return ceil(y)

    def _paragraphs(self, words: str, y: float, width: int) -> float:
        for paragraph in words.strip().split("\n\n"):
            # A single line break in the source is no break for the reader.
            joined = " ".join(paragraph.split())
            if joined:
                y = self._add(joined, y, width, text.READING, theme.INK) + PARAGRAPH_GAP * self.u
        return y - PARAGRAPH_GAP * self.u

    def _add(self, words: str, y: float, width: int, style: Style, colour: str) -> float:
        step = style.size * style.lead * self.u
        for line in text.wrap(words, style, width, self.u):
            self.lines.append(Line(line, y + step / 2, style, colour))
            y += step
        return y

    def paint(self, canvas: pygame.Surface, x: int, y: int, window: pygame.Rect) -> None:
        """Draw the lines that show in the window; (x, y) is the top left corner of all text."""
        reach = 20 * self.u
        for line in self.lines:
            if window.top - reach < y + line.y < window.bottom + reach:
                text.line(canvas, line.words, (x, y + line.y), line.style, self.u, line.colour)
