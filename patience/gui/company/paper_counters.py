"""The account of a deal: a row for each player, a column for each kind of payment, and the reasons."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, suited, text, theme
from patience.gui.company import cardface, counters, tints
from patience.gui.company.account import plain, signed
from patience.gui.company.paper_sheet import REASON, Sheet
from patience.words import _

if TYPE_CHECKING:
    from patience.engine.table import Seat
    from patience.gui.company.account import Column

HEAD, NOTE = text.LABEL, text.READING.at(14)
HEAD_TALL, LINE = 28, REASON  # logical
MOST_BACKS = 6  # drawn for the cards left; more are only a number


class CountersSheet(Sheet):
    """Counters, or what else the game is played for."""

    @property
    def title(self) -> str:
        """What is counted."""
        return _("Counters") if self.rules.has_counters else _("Score")

    def height(self) -> int:
        """Rows, then the reasons."""
        px, paper = self.paper.scale.px, self.paper
        top = px(HEAD_TALL) + len(self.rules.seats) * paper.row + px(14)
        return top + sum(self._lines(words) * px(LINE) for words in paper.reasons) + px(8)

    def _lines(self, words: str) -> int:
        px = self.paper.scale.px
        return len(text.wrap(words, NOTE, self.paper.inner.w - px(50), self.paper.scale.u))

    def paint(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """Draw heads, rows, reasons."""
        paper, px = self.paper, self.paper.scale.px
        columns, ends = paper.account.columns, self._ends(box)
        y = box.y + px(HEAD_TALL)
        for seat in self.rules.seats:
            row = pygame.Rect(box.x, y, box.w, paper.row)
            paper.person(canvas, seat, row)
            for column, (left, end) in zip(columns, ends[:-2], strict=True):
                self._figure(canvas, column, seat, pygame.Rect(left, y, end - left, paper.row))
            self._result(canvas, seat, ends[-2][1], ends[-1][1], row.centery)
            y += paper.row
            if seat != self.rules.seats[-1] and paper.table_scene.me not in (seat, seat + 1):
                paper.hairline(canvas, box, y)
        total = _("Counters") if self.rules.has_counters else self.rules.reckoned_in
        titles = [*(column.title for column in columns), _("This deal"), total]
        for (left, end), title in zip(ends, titles, strict=True):
            self._head(canvas, title, end, end - left - px(16), box.y + px(14))
        self._reasons(canvas, box, y + px(6))

    def _head(self, canvas: pygame.Surface, title: str, right: int, room: int, y: int) -> None:
        """The head of a column, in two lines if it must."""
        u = self.paper.scale.u
        style = text.fit(title, HEAD, room, u)
        lines = text.wrap(title, style, room, u)[:2]
        for number, line in enumerate(lines):
            middle = y + (number - (len(lines) - 1) / 2) * 12 * u
            suited.line(canvas, line, (right, middle), style, u, theme.INK_SECOND, "right", most=room)

    def _ends(self, box: pygame.Rect) -> list[tuple[int, int]]:
        """Left and right edge of each column; those with pictures are wider."""
        left, right = box.x + self.paper.names_left, box.right - self.paper.scale.px(18)
        columns = self.paper.account.columns
        weights = [1.6 if column.pools else 1.3 if column.cards_left else 1.0 for column in columns]
        sums = [0.0, *accumulate([*weights, 1.0, 1.0])]
        return list(pairwise(round(left + (right - left) * part / sums[-1]) for part in sums))

    def _figure(self, canvas: pygame.Surface, column: Column, seat: Seat, box: pygame.Rect) -> None:
        """A number, with what has earned it before it where there is room."""
        u, px, amount = self.paper.scale.u, self.paper.scale.px, column.amounts[seat]
        colour = theme.INK_SECOND
        if not column.signed:
            words = plain(amount)
        else:
            words = signed(amount) if amount else "\N{EN DASH}"
            colour = tints.GAIN if amount > 0 else tints.LOSS if column.cards_left and amount < 0 else colour
        style = (text.READING_STRONG if amount > 0 and column.signed else text.READING).at(self._size)
        text.line(canvas, words, (box.right, box.centery), style, u, colour, "right")
        room = pygame.Rect(
            box.x + px(16), box.y, box.w - max(px(34), text.width(words, style, u)) - px(26), box.h
        )
        if column.pools and column.pools[seat]:
            self._pools(canvas, column.pools[seat], room)
        elif column.cards_left and amount < 0:
            self._backs(canvas, -amount, room)
        elif column.cards_left and amount > 0 and room.w > px(50):
            first = _("out first")
            text.line(
                canvas,
                first,
                (room.right, room.centery),
                text.fit(first, text.CAPTION, room.w, u),
                u,
                theme.INK_SECOND,
                "right",
            )

    @property
    def _size(self) -> float:
        return 13.5 if self.paper.sheet else 15.5

    def _pools(self, canvas: pygame.Surface, pools: tuple[str, ...], room: pygame.Rect) -> None:
        """The cards that earned pools, or the names of these."""
        px = self.paper.scale.px
        cards = [card for card in map(self.rules.pool_card, pools) if card]
        if len(cards) < len(pools):
            words = ", ".join(self.rules.pool_title(self.table, pool) for pool in pools)
            if room.w > px(40):
                self._names(canvas, words, room)
            return
        tall = room.h - px(6 if self.paper.sheet else 12)
        wide = round(tall / 1.4)
        step = min(wide + px(4), (room.w - wide) // max(1, len(cards) - 1)) if len(cards) > 1 else 0
        if room.w < wide or (len(cards) > 1 and step < wide // 3):
            return
        for at, card in enumerate(cards):
            x = room.right - wide - (len(cards) - 1 - at) * step
            cardface.card(
                canvas, self.paper.desk.art, card, pygame.Rect(x, room.centery - tall // 2, wide, tall)
            )

    def _names(self, canvas: pygame.Surface, words: str, room: pygame.Rect) -> None:
        """Names at the right end of a place, in two lines if they must be."""
        u = self.paper.scale.u
        lines = text.wrap(words, text.CAPTION, room.w, u)
        if len(lines) > 2 or self.paper.sheet:
            lines = [words]
        for number, line in enumerate(lines):
            y = room.centery + round((number - (len(lines) - 1) / 2) * 14 * u)
            style = text.fit(line, text.CAPTION, room.w, u)
            suited.line(canvas, line, (room.right, y), style, u, theme.INK_SECOND, "right", most=room.w)

    def _backs(self, canvas: pygame.Surface, count: int, room: pygame.Rect) -> None:
        """A little back for each card that was left."""
        px = self.paper.scale.px
        wide, step = px(16), px(13)
        if count > MOST_BACKS or room.w < wide + (count - 1) * step:
            return
        for at in range(count):
            x = room.right - wide - (count - 1 - at) * step
            rect = pygame.Rect(x, room.centery - round(0.7 * wide), wide, round(1.4 * wide))
            cardface.card(canvas, self.paper.desk.art, None, rect)

    def _result(self, canvas: pygame.Surface, seat: Seat, deal: int, total: int, y: int) -> None:
        """What the deal has brought on the whole, and how the seat stands."""
        u, book = self.paper.scale.u, self.paper.account
        amount = book.sums[seat]
        colour = tints.GAIN if amount > 0 else tints.LOSS if amount < 0 else theme.INK_SECOND
        style = text.Style(text.SANS, "Bold", 17 if not self.paper.sheet else 14)
        text.line(canvas, signed(amount), (deal, y), style, u, colour, "right")
        words = plain(book.balances[seat])
        text.line(canvas, words, (total, y), style, u, tints.INK, "right")
        if self.rules.has_counters:
            size = style.size * u
            counters.counter(canvas, (total - text.width(words, style, u) - size, y), size)

    def _reasons(self, canvas: pygame.Surface, box: pygame.Rect, y: int) -> None:
        paper, px, u = self.paper, self.paper.scale.px, self.paper.scale.u
        ink.veil(canvas, (box.x, y, box.w, max(1, px(1.4))), theme.BRASS)
        y += px(8)
        for number, words in enumerate(paper.reasons):
            lines = text.wrap(words, NOTE, box.w - px(46), u)
            ink.disc(canvas, (box.x + px(10), y + px(LINE) // 2), 3 * u, tints.GOLD)
            for line in lines:
                middle = y + px(LINE) // 2
                suited.line(canvas, line, (box.x + px(24), middle), NOTE, u, tints.INK)
                y += px(LINE)
            if number == len(paper.reasons) - 1 and self.rules.has_counters:
                tick = icons.icon("check", px(15), tints.GAIN, 3)
                x = box.x + px(32) + suited.width(lines[-1], NOTE, u)
                canvas.blit(tick, tick.get_rect(midleft=(x, middle)))
