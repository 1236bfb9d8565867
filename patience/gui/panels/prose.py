"""Chapters of text and pictures, laid out once for a width."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from patience.engine.diagram import Diagram
from patience.gui import suited, text, theme
from patience.gui.panels.diagram_parts import Parts
from patience.gui.panels.diagram_plan import Planned
from patience.gui.panels.lines import pretty

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from patience.engine.diagram import Plan
    from patience.engine.rules import Chapter
    from patience.gui.fonts import Style
    from patience.gui.panels.diagram_cards import Field, Look

SOURCE = text.SPOKEN.at(13)
HEADING_LEAD, PARAGRAPH_GAP, FIELD_GAP, CHAPTER_GAP = 32, 10, 15, 22  # logical


class Line(NamedTuple):
    """One line of text, the middle of its capitals at `y`."""

    words: str
    y: float
    style: Style
    colour: str


class Shown(NamedTuple):
    """A picture between two paragraphs, its top at `y`."""

    field: Field
    y: int
    height: int


class Prose:
    """The text of all chapters and where each chapter starts."""

    def __init__(self, chapters: Sequence[Chapter], look: Look) -> None:
        self.look = look
        self.chapters = [
            (chapter.title, [self._part(part) for part in chapter.parts]) for chapter in chapters
        ]
        self.lines: list[Line] = []
        self.shown: list[Shown] = []
        self.starts: list[int] = []
        self.u = 1.0

    def _part(self, part: str | Diagram | Plan) -> str | Field:
        if isinstance(part, str):
            return part
        return Parts(part, self.look) if isinstance(part, Diagram) else Planned(part, self.look)

    def set(self, width: int, u: float, top: int, source: str = "") -> int:
        """Break everything into lines of that width; the height they take."""
        self.u, self.lines, self.shown, self.starts = u, [], [], []
        y = float(top)
        for number, (title, parts) in enumerate(self.chapters):
            y += CHAPTER_GAP * u if number else 0
            self.starts.append(round(y) - top)
            style = text.fit(title, text.RULES_HEADING, width, u, 15)
            self.lines.append(Line(title, y + 12 * u, style, theme.HEADING))
            y = self._parts(parts, y + HEADING_LEAD * u, width)
        if source:
            y = self._add(source, y + CHAPTER_GAP * u, width, SOURCE, theme.INK_SECOND)
        return ceil(y)

    def _parts(self, parts: Sequence[str | Field], y: float, width: int) -> float:
        gap = 0.0
        for part in parts:
            if isinstance(part, str):
                # A single line break in the source is no break for the reader.
                for paragraph in (" ".join(block.split()) for block in part.split("\n\n")):
                    if paragraph:
                        y = self._add(paragraph, y + gap, width, text.READING, theme.INK)
                        gap = PARAGRAPH_GAP * self.u
            else:
                tall, at = part.set(width, self.u), round(y + (FIELD_GAP * self.u if gap else 0))
                self.shown.append(Shown(part, at, tall))
                y, gap = at + tall, FIELD_GAP * self.u
        return y

    def _add(self, words: str, y: float, width: int, style: Style, colour: str) -> float:
        step = style.size * style.lead * self.u
        for line in pretty(words, style, width, self.u):
            self.lines.append(Line(line, y + step / 2, style, colour))
            y += step
        return y

    def paint(self, canvas: pygame.Surface, x: int, y: int, window: pygame.Rect) -> None:
        """Draw what shows in the window; (x, y) is the top left corner of all text."""
        reach = 20 * self.u
        for line in self.lines:
            if window.top - reach < y + line.y < window.bottom + reach:
                at = x, y + line.y
                suited.line(canvas, line.words, at, line.style, self.u, line.colour, suits=self.look.suits)
        for shown in self.shown:
            if y + shown.y < window.bottom and y + shown.y + shown.height > window.top:
                canvas.blit(shown.field.picture(), (x, y + shown.y))
