"""A deal of Authors in outline: how many cards of each rank everybody holds, and how many of them lie open.

Played out card by card a deal takes hundreds of questions; here a turn is a few sums.
"""

from collections.abc import Collection, Sequence
from random import Random

from patience.cards import RANKS, Card
from patience.engine.table import Seat, Table
from patience.games.rounds.authors import BOOK, BOOKS, HAND

GUESSED = 0.35  # how likely a good guess hits
TURNS = 3  # times round the table that a deal is followed


class Sketch:
    """The outline of a table."""

    def __init__(self, table: Table, open_cards: Collection[Card]) -> None:
        hands = [table.piles[name].cards for name in HAND if name in table.piles]
        self.turn = table.turn
        self.books = [float(len(table.piles[BOOKS[seat]]) // BOOK) for seat in range(len(hands))]
        self.held = {rank: [0] * len(hands) for rank in RANKS}
        self.open = {rank: [0] * len(hands) for rank in RANKS}
        for seat, hand in enumerate(hands):
            for card in hand:
                if card:
                    self.held[card.rank][seat] += 1
                    self.open[card.rank][seat] += card in open_cards
        self.held = {rank: held for rank, held in self.held.items() if any(held)}

    def worth(self, chance: Random) -> Sequence[float]:
        """What each seat's books will come to, less what the others have on average, after some turns."""
        seats = len(self.books)
        for _turn in range(TURNS * seats):
            if self.turn is None or not self.held:
                break
            self._ask(self.turn, chance)
            self.turn = (self.turn + chance.randrange(1, seats)) % seats
        total = list(self.books)
        for held in self.held.values():
            squares = sum(n * n for n in held)
            for seat, n in enumerate(held):
                total[seat] += n * n / squares
        every = sum(total)
        return [own - (every - own) / (seats - 1) for own in total]

    def _ask(self, me: Seat, chance: Random) -> None:
        """Take what lies open, then guess until a guess fails."""
        for rank, held in list(self.held.items()):
            if held[me]:
                for other, n in enumerate(self.open[rank]):
                    if n and other != me:
                        self._take(rank, me, other, n)
        while ranks := [rank for rank, held in self.held.items() if 0 < held[me] < BOOK]:
            if chance.random() > GUESSED:
                return
            rank = max(ranks, key=lambda rank: self.held[rank][me] + chance.random())
            others = [other for other, n in enumerate(self.held[rank]) if n and other != me]
            self._take(rank, me, chance.choice(others), 1)

    def _take(self, rank: int, me: Seat, other: Seat, n: int) -> None:
        held, lies_open = self.held[rank], self.open[rank]
        held[me], held[other] = held[me] + n, held[other] - n
        lies_open[me], lies_open[other] = lies_open[me] + n, max(0, lies_open[other] - n)
        if held[me] == BOOK:
            self.books[me] += 1
            del self.held[rank]
