"""A deal of Authors in outline: how many cards of each rank everybody holds, and how many of them lie open.

Played out card by card a deal takes many questions, each with its doubts; here a turn is a few sums.
"""

from collections.abc import Collection, Sequence
from math import exp
from random import Random

from patience.cards import Card
from patience.engine.table import Seat
from patience.games.rounds.authors import BOOK

GUESSED = 0.62  # how often a question hits that is not certain, among players who remember
TURNS = 3  # times round the table that a deal is followed
STEEP = 1.0  # how much a book more or less makes of the chance to get the pool


class Sketch:
    """The outline of a table."""

    def __init__(
        self,
        turn: Seat,
        books: Sequence[float],
        hands: Sequence[Collection[Card]],
        open_cards: Collection[Card],
    ) -> None:
        self.turn, self.books = turn, list(books)
        self.held: dict[int, list[int]] = {}
        self.open: dict[int, list[int]] = {}
        for seat, hand in enumerate(hands):
            for card in hand:
                rank = card.rank
                if rank not in self.held:
                    self.held[rank], self.open[rank] = [0] * len(books), [0] * len(books)
                self.held[rank][seat] += 1
                if card in open_cards:
                    self.open[rank][seat] += 1

    def answered(self, rank: int, asked: Seat, *, given: bool) -> "Sketch":
        """How it stands when the seat to move has asked for a card; this one stays as it is."""
        new = Sketch(self.turn, self.books, (), ())
        new.held = {rank: held[:] for rank, held in self.held.items()}
        new.open = {rank: lies_open[:] for rank, lies_open in self.open.items()}
        if given:
            new._take(rank, self.turn, asked, 1)
        else:
            new.turn = asked
        return new

    def worth(self, chance: Random) -> Sequence[float]:
        """What each seat will probably get of the pool, and its stake off it, after some turns."""
        seats, turn = len(self.books), self.turn
        for _turn in range(TURNS * seats):
            if not self.held:
                break
            self._ask(turn, chance)
            turn = (turn + 1 + int(chance.random() * (seats - 1))) % seats
        total = self.books
        for held in self.held.values():
            squares = sum([n * n for n in held])
            for seat, n in enumerate(held):
                total[seat] += n * n / squares
        shares = [exp(STEEP * books) for books in total]
        whole = sum(shares)
        return [seats * share / whole - 1 for share in shares]

    def _ask(self, me: Seat, chance: Random) -> None:
        """Take what lies open, then guess until a guess fails, what is nearest to a book first."""
        random = chance.random
        mine = sorted(
            [(held[me] + random(), rank) for rank, held in self.held.items() if 0 < held[me] < BOOK]
        )
        for _wish, rank in mine:
            for other, n in enumerate(self.open[rank]):
                if n and other != me:
                    self._take(rank, me, other, n)
        for _wish, rank in reversed(mine):
            while rank in self.held:
                if random() > GUESSED:
                    return
                others = [other for other, n in enumerate(self.held[rank]) if n and other != me]
                self._take(rank, me, others[int(random() * len(others))], 1)

    def _take(self, rank: int, me: Seat, other: Seat, n: int) -> None:
        held, lies_open = self.held[rank], self.open[rank]
        held[me] += n
        if held[me] == BOOK:
            self.books[me] += 1
            del self.held[rank]
            return
        held[other] -= n
        lies_open[me] += n
        lies_open[other] = max(0, lies_open[other] - n)
