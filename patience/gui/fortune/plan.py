"""Where everything of a consultation lies, in window pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.games.fortune.consultation import IN_PACKET, PACKET_NAMES, PACKET_PLACES, ROW_PLACES
from patience.gui.company.plan import Plan

if TYPE_CHECKING:
    from patience.gui.company.plan import CompanyScale

TALL = 1.2  # a window higher than so many widths has its rows above each other
ROW_CARD, COMPACT_CARD = 88, 44  # design units
RIBBON, RIBBON_COMPACT = 20, 12


class Column(NamedTuple):
    """A packet: its ground, heading, three cards, and the paper below them (empty in the compact design)."""

    rect: pygame.Rect
    heading: pygame.Rect
    cards: list[pygame.Rect]
    paper: pygame.Rect


class FortunePlan(Plan):
    """A window with one person at the table: the consultant's cards, the spread pack, the row, the packets."""

    def __init__(self, size: tuple[int, int], scale: CompanyScale) -> None:
        super().__init__(size, scale, 1)
        px = scale.px
        self.tall = size[1] > TALL * size[0]
        self.narrow = self.compact and not self.tall  # no room for anything below anything
        self.drop = px(6 if self.compact else 12)  # how much lower a reversed card hangs
        self.ribbon = px(RIBBON_COMPACT if self.compact else RIBBON)
        foot = size[1] - self.button[1] - px(8 if self.compact else 20)
        self.line.y = foot - self.line.h - px(4 if self.compact else 10)
        self.free = pygame.Rect(0, self.top, size[0], self.line.y - self.top)
        self.row_cards = self._row()
        below = max(rect.bottom for rect in self.row_cards) + self.drop + self.ribbon + px(5)
        self.row_frame = pygame.Rect(
            px(16), scale.bar + px(24), size[0] - px(32), below + px(20) - scale.bar - px(24)
        )
        self.paper = self._paper(below)
        self.large, self.words, self.whole = self._sheet()
        self.columns = self._columns()
        self.shared = self._shared()

    def choices(self, count: int) -> list[pygame.Rect]:
        """The cards of which one stands for the consultant."""
        px, free = self.scale.px, self.free
        gap, words = px(10 if self.compact else 36), px(40 if self.compact else 66)
        wide = min(
            px(150),
            (free.w - 2 * self.margin - (count - 1) * gap) // count,
            round((free.h - words - px(50)) / 1.4),
        )
        x = (free.w - count * wide - (count - 1) * gap) // 2
        y = free.y + (free.h - round(1.4 * wide) - words) // 2
        return [pygame.Rect(x + i * (wide + gap), y, wide, round(1.4 * wide)) for i in range(count)]

    def spread(self, count: int, gap: int | None = None) -> list[pygame.Rect]:
        """A pack spread from its lowest card at the left, parted before the card `gap`."""
        px, free = self.scale.px, self.free
        wide = min(px(120), free.w // 8, round(free.h / 2))
        room = free.w - 2 * self.margin - px(30)
        step = min(0.62 * wide, (room - wide) / (count - 1))
        left = (free.w - step * (count - 1) - wide) / 2
        y = free.y + (free.h - round(1.4 * wide)) // 2
        part = px(12)
        rects = []
        for i in range(count):
            aside = 0 if gap is None else part if i >= gap else -part
            rects.append(pygame.Rect(round(left + i * step) + aside, y, wide, round(1.4 * wide)))
        return rects

    def _row(self) -> list[pygame.Rect]:
        px, (width, height) = self.scale.px, self.size
        if not self.compact:
            wide, left, top = px(ROW_CARD), px(36), self.scale.bar + px(64)
            step = (width - 2 * left - wide) / (len(ROW_PLACES) - 1)
            return [
                pygame.Rect(round(left + i * step), top, wide, round(1.4 * wide))
                for i in range(len(ROW_PLACES))
            ]
        wide, left, right, top = px(COMPACT_CARD), px(10), px(314), self.scale.bar + px(13)
        if self.tall:
            left, right, top = px(16), width - px(16), self.scale.bar + px(20)
            wide = min(px(ROW_CARD), max(wide, round((0.36 * height - px(88)) / 2.8)))
        step = (right - left - wide) / 5
        rise = round(1.4 * wide) + 2 * self.drop + self.ribbon + px(6)
        return [
            pygame.Rect(round(left + i % 6 * step), top + i // 6 * rise, wide, round(1.4 * wide))
            for i in range(len(ROW_PLACES))
        ]

    def _paper(self, below: int) -> pygame.Rect:
        """Where the card that is read is told."""
        px, (width, height) = self.scale.px, self.size
        if self.narrow:
            top = self.scale.bar + px(8)
            return pygame.Rect(px(326), top, width - px(334), height - top - px(8))
        if self.compact:
            top = below + px(34)
            return pygame.Rect(px(12), top, width - px(24), min(height - top - px(34), px(480)))
        wide = min(width - px(200), px(1120))
        top = below + px(60)
        return pygame.Rect((width - wide) // 2, top, wide, min(height - top - px(64), px(460)))

    def _sheet(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The large card, the words beside it, and what the whole row says."""
        px, paper = self.scale.px, self.paper
        foot = px(46 if self.compact else 74)  # of the paper, where its buttons lie
        if not self.compact:
            large = pygame.Rect(paper.x + px(36), paper.y + px(36), px(168), px(235))
            whole = pygame.Rect(paper.right - px(340), paper.y + px(34), px(310), paper.h - px(34) - foot)
            left = large.right + px(40)
            return (
                large,
                pygame.Rect(left, paper.y + px(34), whole.x - px(40) - left, paper.h - px(34) - foot),
                whole,
            )
        wide = px(72 if self.narrow else 120)
        large = pygame.Rect(paper.x + px(14), paper.y + px(14), wide, round(1.4 * wide))
        left = large.right + px(14)
        words = pygame.Rect(left, paper.y + px(14), paper.right - px(14) - left, paper.h - px(14) - foot)
        if self.narrow:
            top = max(rect.bottom for rect in self.row_cards) + self.drop + self.ribbon + px(10)
            return large, words, pygame.Rect(px(10), top, px(304), self.size[1] - top - px(8))
        tall = min(px(210), words.h // 2)
        words.h -= tall
        return large, words, pygame.Rect(large.x, words.bottom, paper.w - px(28), tall)

    def paper_buttons(self, wide: list[int]) -> list[pygame.Rect]:
        """Where buttons of these widths lie at the foot of the paper, the first at the right."""
        px, right = self.scale.px, self.paper.right - self.scale.px(10 if self.compact else 28)
        tall = px(42 if not self.compact else 34 if self.tall else 30)
        y = self.paper.bottom - tall - px(9 if self.compact else 16)
        rects = []
        for width in wide:
            rects.append(pygame.Rect(right - width, y, width, tall))
            right -= width + px(6 if self.compact else 10)
        return rects

    def _columns(self) -> list[Column]:
        px, (width, _height) = self.scale.px, self.size
        count, gap, top = (
            len(PACKET_NAMES),
            px(6 if self.compact else 16),
            self.scale.bar + px(8 if self.compact else 28),
        )
        bottom = self.line.y - px(6 if self.compact else 28)
        across = 2 if self.compact and self.tall else count
        wide = min(px(330), (width - px(16 if self.compact else 80) - (across - 1) * gap) // across)
        left = (width - across * wide - (across - 1) * gap) // 2
        rows = count // across
        tall = (bottom - top - (rows - 1) * gap) // rows
        if self.narrow:
            tall = px(36) + self._packet_card(wide)[1] + self.drop + self.ribbon + px(10)
        return [
            self._packet(
                pygame.Rect(left + i % across * (wide + gap), top + i // across * (tall + gap), wide, tall)
            )
            for i in range(count)
        ]

    def _packet_card(self, wide: int) -> tuple[int, int]:
        side = min(
            self.scale.px(COMPACT_CARD if self.narrow else 86), (wide - self.scale.px(22)) // IN_PACKET
        )
        return side, round(1.4 * side)

    def _packet(self, rect: pygame.Rect) -> Column:
        px = self.scale.px
        side, tall = self._packet_card(rect.w)
        if self.narrow:
            heading = pygame.Rect(rect.x + px(6), rect.y + px(5), rect.w - px(12), px(22))
            top, step = rect.y + px(34), side + px(3)
        elif self.compact:
            heading = pygame.Rect(rect.x + px(20), rect.y + px(10), rect.w - px(40), px(32))
            top, step = rect.y + px(54), side + px(6)
        else:
            heading = pygame.Rect(rect.x + px(24), rect.y + px(20), rect.w - px(48), px(46))
            top, step = rect.y + px(94), side + px(6)
        first = rect.centerx - step - side // 2
        cards = [pygame.Rect(first + i * step, top, side, tall) for i in range(IN_PACKET)]
        below = top + tall + self.drop + self.ribbon + px(12 if self.compact else 24)
        inset = px(10 if self.compact else 16)
        paper = pygame.Rect(rect.x + inset, below, rect.w - 2 * inset, rect.bottom - below - inset)
        return Column(rect, heading, cards, pygame.Rect(0, 0, 0, 0) if self.narrow else paper)

    def _shared(self) -> pygame.Rect:
        """The one paper under all packets in the compact design; else empty."""
        if not self.narrow:
            return pygame.Rect(0, 0, 0, 0)
        px, top = self.scale.px, self.columns[0].rect.bottom + self.scale.px(6)
        return pygame.Rect(px(8), top, self.size[0] - px(16), self.line.y - px(6) - top)

    def packet_card(self, place: str) -> pygame.Rect:
        """Where a card of a packet lies, when it is upright."""
        column, card = divmod(PACKET_PLACES.index(place), IN_PACKET)
        return self.columns[column].cards[card]

    def foot_buttons(self, wide: list[int]) -> list[pygame.Rect]:
        """Where buttons of these widths lie at the lower right, the first one outermost."""
        px, tall = self.scale.px, self.button[1]
        right, y = self.size[0] - self.margin, self.size[1] - tall - px(8 if self.compact else 20)
        rects = []
        for width in wide:
            rects.append(pygame.Rect(right - width, y, width, tall))
            right -= width + px(6 if self.compact else 12)
        return rects
