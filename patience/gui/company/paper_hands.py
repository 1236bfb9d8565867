"""All hands as they were dealt, what of them was left, and what slept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.company import cardface, counters, tints
from patience.gui.company.account import last_deal
from patience.gui.company.paper_sheet import Sheet
from patience.words import _, ngettext

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.company.paper import DealPaper

GROUP, STEP = 0.26, 1.12  # card widths between suits, and from card to card where there is room
ROW = 100  # logical: a row is so tall at most
ASLEEP, MOST_ASLEEP = ("turnup", "stock"), 20  # more of them tell nobody anything


class HandsSheet(Sheet):
    """A row of cards for each seat."""

    def __init__(self, paper: DealPaper) -> None:
        super().__init__(paper)
        self.dealt = last_deal(paper.match)[1]
        self.pool_cards = {card for card in map(self.rules.pool_card, self.table.counters) if card}
        self.rows = [(seat, self._held(seat)) for seat in self.rules.seats]
        self.asleep = [
            card
            for name in ASLEEP
            if name in self.table.piles
            for card in self.table.piles[name].cards
            if card
        ]
        if len(self.asleep) > MOST_ASLEEP:
            self.asleep = []
        self.paid = any(column.cards_left for column in paper.account.columns)
        told = []
        if self.paid:
            told.append(_("Red frame: still in the hand at the end, paid for."))
        if self.pool_cards:
            told.append(_("Counter: a pool card."))
        self.legend = " ".join(told)

    @property
    def title(self) -> str:
        """What stands on its tab."""
        return _("All hands")

    def _held(self, seat: int) -> list[Card]:
        """What a seat was dealt, into a hand or on a pile before it."""
        names = [f"hand.{seat}", f"pile.{seat}"]
        return [
            card
            for name in names
            if name in self.dealt.piles
            for card in self.dealt.piles[name].cards
            if card
        ]

    def _left(self, seat: int) -> set[Card]:
        pile = self.table.piles.get(f"hand.{seat}")
        return {card for card in pile.cards if card} if pile and self.paid else set()

    def height(self) -> int:
        """A row a seat, and one for what slept."""
        return self._row * (len(self.rows) + bool(self.asleep)) + self.paper.scale.px(6)

    @property
    def _row(self) -> int:
        px = self.paper.scale.px
        rows = len(self.rows) + bool(self.asleep)
        return max(self.paper.row, min(px(ROW), (self.paper.area.rect.h - px(6)) // rows))

    def paint(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """Draw all rows."""
        paper, u, px = self.paper, self.paper.scale.u, self.paper.scale.px
        y = box.y
        for seat, cards in self.rows:
            row = pygame.Rect(box.x, y, box.w, self._row)
            left = self._left(seat)
            fact, colour = "", ""
            if self.paid:
                n = len(left)
                fact = ngettext("{n} left", "{n} left", n).format(n=n) if n else _("all played")
                colour = tints.LOSS if n else tints.GAIN
            medal = row.copy()
            medal.h = min(row.h, px(56), paper.row) if paper.sheet else min(row.h, px(56))
            medal.centery = row.centery
            paper.person(canvas, seat, medal, fact, colour, row)
            self._cards(canvas, row, self._groups(cards), left)
            y += self._row
            if seat != self.rules.seats[-1] or self.asleep:
                paper.hairline(canvas, box, y)
        if self.asleep:
            row = pygame.Rect(box.x, y, box.w, self._row)
            at = box.x + paper.row + px(4), row.centery
            text.line(
                canvas,
                _("Asleep"),
                at,
                text.READING_STRONG.at(13 if paper.sheet else 15.5),
                u,
                theme.INK_SECOND,
            )
            self._cards(canvas, row, self._groups(self.asleep), set())

    def _groups(self, cards: list[Card]) -> list[list[Card]]:
        return [group for group in self.rules.sorted_hand(self.dealt, cards) if group]

    def _cards(
        self, canvas: pygame.Surface, row: pygame.Rect, groups: list[list[Card]], left: set[Card]
    ) -> None:
        """One row of cards, suits a little apart, overlapping where there are many."""
        px, u = self.paper.scale.px, self.paper.scale.u
        tall = row.h - px(8)
        w = round(tall / 1.4)
        x: float = row.x + self.paper.names_left
        count = sum(map(len, groups))
        gaps = GROUP * w * max(0, len(groups) - 1)
        step = min(STEP * w, (row.right - px(6) - x - w - gaps) / max(1, count - 1))
        gap = GROUP * w if step >= w else 0.12 * w
        frames = []
        for group in groups:
            for card in group:
                rect = pygame.Rect(round(x), row.y + px(4), w, round(1.4 * w))
                cardface.card(canvas, self.paper.desk.art, card, rect)
                if card in left:
                    frames.append(rect)
                    ink.rounded(canvas, rect, 0.08 * w, None, tints.LOSS, max(2, 2.2 * u))
                if card in self.pool_cards:
                    counters.counter(
                        canvas, (rect.x + min(step, w) - 0.2 * w, rect.bottom - 0.2 * w), 0.36 * w
                    )
                x += step
            x += gap
