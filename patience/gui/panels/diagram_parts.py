"""A diagram of the rules: some cards and whether that is right, side by side, or in a narrow column stacked."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels import diagram_cards as cards
from patience.gui.panels.lines import balanced

if TYPE_CHECKING:
    from patience.engine.diagram import Diagram, Part

WIDTHS = (84, 76, 68, 62, 56, 50, 46)  # logical, of a card
SEVERAL = (
    62  # where a part has more than one fan its cards are no wider, so that they are alike in all diagrams
)
PAD, NARROW_PAD, TOP = 30, 18, 18
BETWEEN, BESIDE = 44, 22  # parts; a fan and its words
ROOMY, LEAST = 122, 96  # width of the words for their larger size, and the least
SIGN, LABEL = 42, 20  # heights
STYLE = text.READING.at(15)._replace(lead=22 / 15)
SMALL = text.READING.at(13)._replace(lead=19 / 13)


class Cell(NamedTuple):
    """Where a part lies: its box, the cards of each fan, the lines of its words and where they begin."""

    part: Part
    box: pygame.Rect
    boxes: list[list[pygame.Rect]]
    lines: list[str]
    left: int


class Parts:
    """A diagram laid out for a width."""

    def __init__(self, diagram: Diagram, look: cards.Look) -> None:
        self.diagram, self.look = diagram, look
        self.cells: list[Cell] = []
        self.size = (0, 0)
        self.u = 1.0
        self.style = STYLE
        self._alike = 0  # the height of the words of parts side by side: their signs stand on one line
        self._drawn: pygame.Surface | None = None

    def set(self, width: int, u: float) -> int:
        """Lay it out with the widest cards that leave room for the words; the height it takes."""
        self._drawn, self.u = None, u
        many = len(self.diagram.parts)
        widest = SEVERAL if any(len(part.fans) > 1 for part in self.diagram.parts) else WIDTHS[0]
        pad = round((PAD if width > 480 * u else NARROW_PAD) * u)
        for across in (many, 1) if many > 1 else (1,):
            each = (width - 2 * pad - (across - 1) * round(BETWEEN * u)) // across
            for wide in WIDTHS:
                room = each - self._fans(round(wide * u)) - round(BESIDE * u)
                if wide <= (widest if across == many else SEVERAL) and self._room_enough(room, u):
                    return self._arrange(width, pad, each, across, round(wide * u))
        return self._arrange(width, pad, each, 1, round(WIDTHS[-1] * u))

    def _fans(self, w: int) -> int:
        """The width of the fans of the widest part."""
        gap = round(cards.GAP * w)
        return max(sum(cards.reach(fan, w) + gap for fan in part.fans) - gap for part in self.diagram.parts)

    def _room_enough(self, room: int, u: float) -> bool:
        if room < LEAST * u:
            return False
        style = STYLE if room >= ROOMY * u else SMALL
        longest = (text.width(word, style, u) for part in self.diagram.parts for word in part.words.split())
        return max(longest) <= room

    def _arrange(self, width: int, pad: int, each: int, across: int, w: int) -> int:
        u, top = self.u, round(TOP * self.u)
        room = each - self._fans(w) - round(BESIDE * u)
        self.style = STYLE if room >= ROOMY * u else SMALL
        x, y = pad, top
        self.cells = []
        for part in self.diagram.parts:
            cell = self._cell(part, (x, y), each, w, room, stacked=across == 1)
            self.cells.append(cell)
            if across > 1:
                x += each + round(BETWEEN * u)
            else:
                y += cell.box.h + 2 * top
        if across > 1:  # all as tall as the tallest
            tall = max(cell.box.h for cell in self.cells)
            self.cells = [c._replace(box=pygame.Rect(c.box.topleft, (each, tall))) for c in self.cells]
        self._alike = max(self._told(cell) for cell in self.cells) if across > 1 else 0
        self.size = width, self.cells[-1].box.bottom + top
        return self.size[1]

    def _cell(self, part: Part, at: tuple[int, int], each: int, w: int, room: int, *, stacked: bool) -> Cell:
        u, x = self.u, at[0]
        boxes = []
        for fan in part.fans:
            boxes.append(cards.spread(fan, w, (x, at[1])))
            x += cards.reach(fan, w) + round(cards.GAP * w)
        label = round(LABEL * u) if any(fan.label for fan in part.fans) else 0
        foot = max(box.bottom for fan in boxes for box in fan) + label
        lines = balanced(part.words, self.style, room, u)
        # Below each other all words begin where those beside the widest fans do.
        fans = self._fans(w) if stacked else x - round(cards.GAP * w) - at[0]
        cell = Cell(part, pygame.Rect(at, (each, 0)), boxes, lines, at[0] + fans + round(BESIDE * u))
        cell.box.h = max(foot - at[1], self._told(cell))
        return cell

    def told(self, cell: Cell) -> pygame.Rect:
        """Where the sign and the words of a part stand."""
        tall = self._alike if self._alike and cell.part.good is not None else self._told(cell)
        wide = max(text.width(line, self.style, self.u) for line in cell.lines)
        return pygame.Rect(cell.left, cell.box.y + (cell.box.h - tall) // 2, wide, self._told(cell))

    def _told(self, cell: Cell) -> int:
        """The height of sign and words."""
        sign = SIGN * self.u if cell.part.good is not None else 0
        return ceil(sign + len(cell.lines) * self.style.size * self.style.lead * self.u)

    def picture(self) -> pygame.Surface:
        """The field, drawn when first asked for."""
        if self._drawn is None:
            self._drawn = cards.green(self.size, self.look, self.u)
            for number, cell in enumerate(self.cells):
                if number:
                    self._rule(self._drawn, self.cells[number - 1].box, cell.box)
                self._paint(self._drawn, cell)
        return self._drawn

    def _rule(self, canvas: pygame.Surface, one: pygame.Rect, other: pygame.Rect) -> None:
        """A hairline between two parts."""
        thin = max(1, round(self.u))
        if one.y == other.y:
            line = (one.right + other.x) // 2, one.y + round(6 * self.u), thin, one.h - round(12 * self.u)
        else:
            line = one.x, (one.bottom + other.y) // 2, one.w, thin
        ink.veil(canvas, line, theme.CREAM, 0.16)

    def _paint(self, canvas: pygame.Surface, cell: Cell) -> None:
        part, u = cell.part, self.u
        foot = max(boxes[-1].bottom for boxes in cell.boxes) + round(13 * u)
        for fan, boxes in zip(part.fans, cell.boxes, strict=True):
            cards.fan_out(canvas, fan, boxes, self.look, u)
            if fan.place in part.lifted:
                cards.rounded_ring(canvas, boxes[-1:])
            elif fan.under:
                looks_out = boxes[1].y - boxes[0].y
                cards.rounded_ring(canvas, [pygame.Rect(boxes[0].topleft, (boxes[0].w, looks_out))])
            elif fan.moved and len(part.fans) > 1:
                cards.rounded_ring(canvas, boxes[-fan.moved :])
            if fan.label:
                at = (boxes[0].x + boxes[-1].right) // 2, foot
                text.line(canvas, fan.label, at, text.CAPTION, u, theme.MIST, "centre")
        told = self.told(cell)
        if part.good is not None:
            cards.sign(canvas, part.good, (told.x + round(14 * u), told.y + round(14 * u)), u)
            told.y += round(SIGN * u)
        cards.words(canvas, cell.lines, told.topleft, self.style, self.look, u)
