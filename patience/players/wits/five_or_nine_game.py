"""Deals of Five or Nine played out fast from any table on which everything is known."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import cast

from patience.cards import ACE, KING, PACK, SUITS, Card
from patience.engine.table import Seat, Table
from patience.games.rounds.counting import HAND, SEAT
from patience.games.rounds.five_or_nine import ROW, FiveOrNine, Rows

NOBODY = -1
NONE = 0  # a row without cards
BEGINS = 5.0  # what it is worth to begin a row where cards are asleep: room for all before the rows stop
MINE = 1.0  # a card of one's own beyond
OPENS, THEIRS = 2.0, 0.2  # one that is opened for others, and any other of theirs beyond
WHIM = 0.3  # how much chance there is in the quick habit


class Growth:
    """The rest of a deal played out fast: who holds each card, and which cards of each hand fit."""

    def __init__(self, rules: FiveOrNine, table: Table, chance: Random) -> None:
        self.rules, self.table, self.chance = rules, table, chance.random
        notes = cast("Rows", table.notes)
        self.starter, self.paid, self.before = notes.starter, notes.paid, notes.before
        self.money = [table.counters[SEAT[seat]] for seat in rules.seats]
        self.pool = table.counters["pool"]
        self.owner = [NOBODY] * (len(PACK) + 2)
        self.left = [0] * len(rules.seats)
        for seat in rules.seats:
            held = cast("tuple[Card, ...]", table.piles[HAND[seat]].cards)
            self.left[seat] = len(held)
            for one in held:
                self.owner[one] = seat
        rows = [cast("tuple[Card, ...]", table.piles[ROW[suit]].cards) for suit in SUITS]
        self.begun: list[int] = [min(row) if row else NONE for row in rows]
        self.ready: list[list[int]] = [[] for _seat in rules.seats]
        self._fit(rules.fitting(table))
        self.begins = BEGINS if table.piles["stock"].cards else 0.0

    def scores(self) -> Sequence[float]:
        """What each seat gets in the end."""
        if self.table.scores is not None:
            return self.table.scores
        seat, seats = cast("Seat", self.table.turn), len(self.left)
        while True:
            if fitting := self.ready[seat]:
                self._lay(seat, fitting[0] if len(fitting) == 1 else max(sorted(fitting), key=self._promise))
                if not self.left[seat]:
                    return self._won(seat)
            elif self.starter:
                self.money[seat] -= 1
                self.pool += 1
                self.paid += 1
                if self.paid == seats:
                    return self._blocked()
            seat = (seat + 1) % seats

    def _fit(self, cards: Iterable[int]) -> None:
        """Note that cards fit, where somebody has them."""
        for card in cards:
            if self.owner[card] != NOBODY:
                self.ready[self.owner[card]].append(card)

    def _lay(self, seat: Seat, card: int) -> None:
        suit = (card - 1) // KING
        begun, least, most = self.begun[suit], KING * suit + ACE, KING * suit + KING
        self.ready[seat].remove(card)
        self.owner[card] = NOBODY
        self.left[seat] -= 1
        self.paid = 0
        if begun == NONE:
            self._begin(suit, card)
        if card > begun and card < most:
            self._fit((card + 1,))
        if (card < begun or begun == NONE) and card > least:
            self._fit((card - 1,))

    def _begin(self, suit: int, card: int) -> None:
        """Begin a row; what else might have begun it no longer fits, and the first card of all tells what may begin others."""
        self.begun[suit] = card
        if not self.starter:
            self.starter = card - KING * suit
            self.ready = [[] for _seat in self.left]
            for other in SUITS[:suit] + SUITS[suit + 1 :]:
                self._fit(self.rules.starters[self.starter, other])
        for one in self.rules.starters[self.starter, SUITS[suit]]:
            holder = self.owner[one]
            if holder != NOBODY and one in self.ready[holder]:
                self.ready[holder].remove(one)

    def _promise(self, card: int) -> float:
        """The quick habit: cards of one's own beyond, nothing opened for others, and a new row."""
        suit = (card - 1) // KING
        begun, worth = self.begun[suit], self.chance() * WHIM
        if card > begun:
            worth += self._beyond(card, range(card + 1, KING * suit + KING + 1))
        if card < begun or begun == NONE:
            worth += self._beyond(card, range(card - 1, KING * suit, -1))
        return worth + self.begins if begun == NONE else worth

    def _beyond(self, card: int, cards: range) -> float:
        if not cards:
            return 0.0
        seat = self.owner[card]
        mine = [self.owner[one] == seat for one in cards]
        own = sum(mine)
        return MINE * own - THEIRS * (len(mine) - own) - (0 if mine[0] else OPENS - THEIRS)

    def _won(self, winner: Seat) -> Sequence[float]:
        self.money[winner] += self.pool
        for seat, cards in enumerate(self.left):
            self.money[seat] -= cards
            self.money[winner] += cards
        return [have - had for have, had in zip(self.money, self.before, strict=True)]

    def _blocked(self) -> Sequence[float]:
        if self.rules.fewest_cards_wins:
            winners = [seat for seat, cards in enumerate(self.left) if cards == min(self.left)]
            for seat in winners:
                self.money[seat] += self.pool // len(winners)
        return [have - had for have, had in zip(self.money, self.before, strict=True)]
