"""The evening so far: a line for each player over the deals, and how all stand; or the book that a game keeps."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import pygame

from patience.gui import drawing, ink, text, theme
from patience.gui.company import counters, medals, tints
from patience.gui.company.account import plain, signed
from patience.gui.company.paper_sheet import Sheet
from patience.words import _

if TYPE_CHECKING:
    from patience.engine.table import Seat
    from patience.engine.telling import Book
    from patience.gui.company.paper import DealPaper

SMALL, HEAD = text.CAPTION.at(12.5), text.Style(text.SERIF, "Bold", 17)
COLOURS = {  # the ground of each portrait, dark enough for a line on paper
    "you": "#a8741a", "pym": "#2f7379", "flora": "#8b5a72", "bell": "#54704f", "lark": "#2c5f95", "quill": "#a8602a",
    "crewe": "#67753a", "ned": "#7a4a6e", "ash": "#43707f", "otis": "#5a6878",
}  # fmt: skip
STANDING, STANDING_SMALL = 262, 196  # logical, width of the list at the right
MOST_NUMBERS = 16  # deals named below the chart


class EveningSheet(Sheet):
    """The chart and the standing."""

    def __init__(self, paper: DealPaper) -> None:
        super().__init__(paper)
        self.rows = paper.evening
        first = self.rows[0][0]
        if self.rules.has_counters and self.rules.reckoned_in == _("Counters"):
            self.legend = _("Dashed: the {n} counters everyone began with.").format(n=first)

    @property
    def title(self) -> str:
        """What stands on its tab."""
        return _("Evening")

    def height(self) -> int:
        """All that shows; only the standing of many in a small window is scrolled."""
        return max(self.paper.area.rect.h, self._step * len(self.rules.seats) + self.paper.scale.px(44))

    @property
    def _step(self) -> int:
        paper, px = self.paper, self.paper.scale.px
        room = (paper.area.rect.h - px(44)) // len(self.rules.seats)
        return max(px(32), min(px(40 if paper.upright else 60), room))

    def paint(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """Draw both."""
        paper, px = self.paper, self.paper.scale.px
        standing, foot = box.copy(), px(26 if paper.sheet else 40)
        standing.w = px(STANDING_SMALL if paper.sheet else STANDING)
        standing.right = box.right
        chart = pygame.Rect(
            box.x + px(38), box.y + px(12), standing.x - box.x - px(94), box.h - foot - px(12)
        )
        if paper.upright:
            chart.w = box.w - px(94)
            chart.h = min(chart.w, box.h - foot - px(68) - self._step * len(self.rules.seats))
            standing = pygame.Rect(box.x, chart.bottom + foot + px(16), box.w, box.bottom)
            standing.h = box.bottom - standing.y
        self._chart(canvas, chart)
        self._standing(canvas, standing)

    # The chart

    def _chart(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        u, px, rows = self.paper.scale.u, self.paper.scale.px, self.rows
        low, high, step = scale(min(map(min, rows)), max(map(max, rows)), max(2, box.h // px(60)))
        span, deals = high - low, len(rows) - 1

        def point(deal: int, amount: float) -> tuple[float, float]:
            return box.x + box.w * deal / max(1, deals), box.bottom - box.h * (amount - low) / span

        for amount in range(low, high + 1, step):
            if amount == rows[0][0]:
                continue  # the dashed line lies there
            y = round(point(0, amount)[1])
            ink.veil(canvas, (box.x, y, box.w, max(1, px(1))), theme.HAIRLINE)
            text.line(canvas, plain(amount), (box.x - px(8), y), SMALL, u, theme.INK_SECOND, "right")
        y = round(point(0, rows[0][0])[1])
        self._dashes(canvas, box, y)
        text.line(canvas, plain(rows[0][0]), (box.x - px(8), y), SMALL, u, theme.INK_SECOND, "right")
        every = -(-deals // MOST_NUMBERS) if deals else 1
        y = box.bottom + px(16)
        text.line(canvas, _("start"), (box.x, y), SMALL, u, theme.INK_SECOND, "centre")
        for deal in range(every, deals + 1, every):
            text.line(canvas, str(deal), (point(deal, low)[0], y), SMALL, u, theme.INK_SECOND, "centre")
        me = self.paper.table_scene.me
        for seat in [*(seat for seat in self.rules.seats if seat != me), me]:
            self._line(
                canvas, [point(deal, row[seat]) for deal, row in enumerate(rows)], seat, mine=seat == me
            )
        self._medals(canvas, box, [point(deals, amount)[1] for amount in rows[-1]])

    def _dashes(self, canvas: pygame.Surface, box: pygame.Rect, y: int) -> None:
        px = self.paper.scale.px
        for x in range(box.x, box.right, px(9)):
            ink.veil(canvas, (x, y, min(px(5), box.right - x), max(1, px(1.4))), theme.BRASS)

    def _line(
        self, canvas: pygame.Surface, points: list[tuple[float, float]], seat: Seat, *, mine: bool
    ) -> None:
        u, px = self.paper.scale.u, self.paper.scale.px
        colour = COLOURS[self.paper.table_scene.people[seat].portrait]
        width = (3.2 if mine else 1.8) * u
        if len(points) > 1:
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
            left, top = min(x for x, _y in points) - 4 * u, min(y for _x, y in points) - 4 * u
            wide, tall = (
                max(x for x, _y in points) - left + 8 * u,
                max(y for _x, y in points) - top + 8 * u,
            )
            body = (
                f'<path transform="translate({-left:.1f} {-top:.1f})" d="M{path}" fill="none" stroke="{colour}" '
                f'stroke-width="{width:.1f}" stroke-linejoin="round" stroke-linecap="round"/>'
            )
            drawing.put(canvas, body, wide, tall, (left + wide / 2, top + tall / 2), (wide, tall))
        for x, y in points:
            dot = pygame.Rect(0, 0, *[px(8 if mine else 6)] * 2)
            dot.center = round(x), round(y)
            ink.rounded(canvas, dot, dot.w / 2, colour if mine else "#fdf9ef", colour, max(1, 1.5 * u))

    def _medals(self, canvas: pygame.Surface, box: pygame.Rect, ends: list[float]) -> None:
        """Who each line belongs to, at its end; those that would lie on each other are moved apart."""
        px, scene = self.paper.scale.px, self.paper.table_scene
        size = min(px(20 if self.paper.sheet else 28), box.h // max(1, len(ends)))
        order = sorted(self.rules.seats, key=lambda seat: ends[seat])
        ys = apart([ends[seat] for seat in order], size, box.y - px(8), box.bottom + px(8))
        for seat, y in zip(order, ys, strict=True):
            medal = pygame.Rect(0, 0, size, size)
            medal.midleft = box.right + px(10), round(y)
            medals.portrait(canvas, scene.people[seat].portrait, medal)

    # The standing

    def _standing(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        paper, px, u = self.paper, self.paper.scale.px, self.paper.scale.u
        now, first = self.rows[-1], self.rows[0]
        text.line(
            canvas,
            _("Standing"),
            (box.x + px(10), box.y + px(12)),
            HEAD.at(14 if paper.sheet else 17),
            u,
            tints.BROWN,
        )
        order = sorted(self.rules.seats, key=lambda seat: -now[seat])
        y = box.y + px(30)
        for seat in order:
            row = pygame.Rect(box.x, y, box.w, self._step)
            place = 1 + sum(amount > now[seat] for amount in now)
            self._stands(canvas, row, seat, place, now[seat], now[seat] - first[seat])
            y += self._step
        pools = sum(n for name, n in self.table.counters.items() if not name.startswith("seat."))
        if pools and self.rules.has_counters and y + px(20) <= box.bottom:
            words = _("{n} more lie in the pools").format(n=pools)
            text.line(canvas, words, (box.right - px(10), y + px(12)), SMALL, u, theme.INK_SECOND, "right")

    def _stands(
        self, canvas: pygame.Surface, row: pygame.Rect, seat: Seat, place: int, amount: int, change: int
    ) -> None:
        paper, px, u, scene = self.paper, self.paper.scale.px, self.paper.scale.u, self.paper.table_scene
        if seat == scene.me:
            mine = row.inflate(0, -px(4))
            ink.rounded(canvas, mine, 10 * u, ("#fbefc9", "#f6e3ae"), "#e2c273", max(1, u))
        x = row.x + px(10)
        text.line(canvas, str(place), (x, row.centery), HEAD.at(14), u, "#a8741a")
        size = min(px(26 if paper.sheet else 40), row.h - px(8))
        medal = pygame.Rect(x + px(20), row.centery - size // 2, size, size)
        medals.portrait(canvas, scene.people[seat].portrait, medal)
        figure = text.Style(text.SANS, "Bold", 14 if paper.sheet else 18)
        words, right = plain(amount), row.right - px(12)
        text.line(canvas, words, (right, row.centery), figure, u, tints.INK, "right")
        end = right - text.width(words, figure, u)
        if self.rules.has_counters and self.rules.reckoned_in == _("Counters"):
            dot = figure.size * u
            counters.counter(canvas, (end - dot, row.centery), dot)
            end -= round(2 * dot)
        x, room = medal.right + px(8), end - medal.right - px(14)
        two = not paper.sheet and row.h >= px(44) and self.rules.reckoned_in == _("Counters")
        name = scene.name(seat)
        style = text.fit(name, text.READING_STRONG.at(13 if paper.sheet else 15.5), room, u)
        text.line(canvas, name, (x, row.centery - (px(9) if two else 0)), style, u, tints.INK, most=room)
        if two:
            told = _("{change} this evening").format(change=signed(change))
            colour = tints.GAIN if change > 0 else tints.LOSS if change < 0 else theme.INK_SECOND
            text.line(
                canvas,
                told,
                (x, row.centery + px(10)),
                text.fit(told, text.CAPTION, room, u),
                u,
                colour,
                most=room,
            )


def scale(low: int, high: int, most: int) -> tuple[int, int, int]:
    """Round ends for a chart and the step between its lines, at most so many (1, 2, 5, 10, 20 and so on)."""
    step, nice = 1, (2, 2.5, 2)
    turn = 0
    while (-(-high // step) - low // step) > most:
        step = round(step * nice[turn % 3])
        turn += 1
    first, last = low // step * step, -(-high // step) * step
    return first, max(last, first + step), step


def apart(ys: list[float], gap: float, top: float, bottom: float) -> list[float]:
    """Heights in rising order moved so that each is a gap below the one before, within bounds."""
    moved: list[float] = []
    for y in ys:
        moved.append(max(y, moved[-1] + gap) if moved else max(y, top + gap / 2))
    limit = bottom - gap / 2
    for at in range(len(moved) - 1, -1, -1):
        moved[at] = min(moved[at], limit)
        limit = moved[at] - gap
    return moved


class BookSheet(Sheet):
    """A ledger in columns, ruled, the newest entry at the bottom."""

    @property
    def title(self) -> str:
        """What stands on its tab."""
        return _("Evening")

    @property
    def _book(self) -> Book:
        scene = self.paper.table_scene
        book, words = self.rules.book(self.table, scene.me), scene.words
        assert book
        return book._replace(heads=tuple(map(words, book.heads)), foot=tuple(map(words, book.foot)))

    @property
    def _line(self) -> int:
        return self.paper.scale.px(28 if self.paper.sheet else 32)

    def height(self) -> int:
        """Its head, a line a deal, and the proof."""
        return (len(self._book.rows) + 1 + len(self._book.foot)) * self._line + self.paper.scale.px(24)

    def paint(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the ledger."""
        paper, px, u, book = self.paper, self.paper.scale.px, self.paper.scale.u, self._book
        ends = self._ends(book, box)
        y = box.y + self._line // 2
        for (left, end), head in zip(ends, book.heads, strict=True):
            style = text.fit(head, text.LABEL, end - left - px(8), u)
            text.line(canvas, head, (end, y), style, u, theme.INK_SECOND, "right", most=end - left - px(8))
        y += self._line // 2
        ink.veil(canvas, (box.x, y, box.w, max(1, px(1.4))), theme.BRASS)
        game = ""
        for row in book.rows:
            if game and row[0] != game:
                paper.hairline(canvas, box, y, theme.BRASS)
            game = row[0]
            for (_left, end), word in zip(ends, row, strict=True):
                at = end, y + self._line // 2
                text.line(canvas, word, at, text.READING, u, tints.INK, "right")
            y += self._line
            paper.hairline(canvas, box, y)
        y += px(4)
        ink.veil(canvas, (box.x, y, box.w, max(1, px(1.4))), theme.BRASS)
        room = box.w - px(20)
        for words in book.foot:
            style = text.fit(words, text.READING.at(14.5), room, u)
            at = box.x + px(10), y + self._line // 2 + px(4)
            text.line(canvas, words, at, style, u, tints.INK, most=room)
            y += self._line

    def _ends(self, book: Book, box: pygame.Rect) -> list[tuple[int, int]]:
        """Left and right edge of each column, as wide as its head wants."""
        u, px = self.paper.scale.u, self.paper.scale.px
        sums = [0, *accumulate(text.width(head, text.LABEL, u) + px(36) for head in book.heads)]
        wide = box.w - px(28)
        return list(pairwise(round(box.x + px(10) + wide * part / sums[-1]) for part in sums))
