"""The evening of Guest as its author keeps it: double entry, from the signed hands alone."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

GAME = 13
Sides = tuple[int, int]  # one number for the seats 0 and 2, one for 1 and 3


class Entry(NamedTuple):
    """One hand in the ledger: what it credits each side, and how both stand in that game after it.

    `lapse` is what the winners of a game have over thirteen, None while the game goes on.
    """

    game: int
    hand: int
    credit: Sides
    balance: Sides
    lapse: int | None

    @property
    def winner(self) -> int:
        """Which side has won the game, if it is won: 0 or 1."""
        return 0 if self.balance[0] >= GAME else 1

    @property
    def opening(self) -> Sides:
        """How both sides begin the next hand: after a game the winners with their lapse, the losers with nothing."""
        if self.lapse is None:
            return self.balance
        return (0, self.lapse) if self.winner else (self.lapse, 0)


class Trial(NamedTuple):
    """The trial balance: the accounts of the games added up, and the hands added up with their signs."""

    totals: Sides
    signed: int

    @property
    def difference(self) -> int:
        """The first total less the second."""
        return self.totals[0] - self.totals[1]

    @property
    def balances(self) -> bool:
        """Whether the books were kept without a fault."""
        return self.difference == self.signed


def entries(hands: Sequence[int]) -> Iterator[Entry]:
    """The ledger of an evening from its hands, each the difference in tricks seen from the seats 0 and 2."""
    game, balance = 1, (0, 0)
    for number, signed in enumerate(hands, 1):
        credit = max(signed, 0), max(-signed, 0)
        balance = balance[0] + credit[0], balance[1] + credit[1]
        over = max(balance) - GAME
        entry = Entry(game, number, credit, balance, over if over >= 0 else None)
        yield entry
        game, balance = game + (entry.lapse is not None), entry.opening


def games_over(hands: Sequence[int]) -> int:
    """How many games of the evening have been won."""
    return sum(entry.lapse is not None for entry in entries(hands))


def score(hands: Sequence[int]) -> Sides:
    """How both sides stand in the game that is being played, or about to begin."""
    opening = (0, 0)
    for entry in entries(hands):
        opening = entry.opening
    return opening


def trial_balance(hands: Sequence[int]) -> Trial:
    """Each game's account closed and its lapse carried to the next, against the signed hands."""
    first = second = 0
    brought = (0, 0)
    closed = (0, 0)
    for entry in entries(hands):
        closed = entry.balance
        if entry.lapse is not None:
            first, second = first + closed[0] - brought[0], second + closed[1] - brought[1]
            brought = closed = entry.opening
    return Trial((first + closed[0] - brought[0], second + closed[1] - brought[1]), sum(hands))
