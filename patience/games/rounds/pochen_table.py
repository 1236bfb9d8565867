"""How far a deal of Pochen is, and what had to be shown."""

from typing import NamedTuple

from patience.cards import Card
from patience.engine.moves import Say
from patience.engine.table import Seat, Table

from .pochen_hands import MARRIAGE, SEQUENCE, TRUMP_POOLS

SHOW, PASS, HOLD = Say("show"), Say("pass"), Say("hold")
SHOWING, BETTING, ANSWERING, PLAYING = "showing", "betting", "answering", "playing"
POCHEN = "pool.pochen"
POOLS = (*TRUMP_POOLS.values(), MARRIAGE, SEQUENCE, POCHEN)


class Claim(NamedTuple):
    """Cards that somebody has shown, and the pool for which he has shown them."""

    pool: str
    seat: Seat
    cards: tuple[Card, ...]


class Notes(NamedTuple):
    """What everybody knows of a deal: also the balances before it, and the cards that each seat has had to show.

    `waiting` are those who have yet to speak about the bet, the next first; `last` laid the last card, or leads first;
    `stopped` tells that a new suit is to be led; `claims` are for the pools round the edge, then for Pochen, the one
    that won it first.
    """

    dealer: Seat
    number: int
    before: tuple[int, ...]
    phase: str
    shown: tuple[tuple[Card, ...], ...]
    waiting: tuple[Seat, ...]
    last: Seat
    bettor: Seat | None = None
    bet: int = 0
    holders: tuple[Seat, ...] = ()
    stopped: bool = True
    claims: tuple[Claim, ...] = ()

    def showing(self, *claims: Claim) -> "Notes":
        """These notes when more cards have been shown."""
        shown = list(self.shown)
        for claim in claims:
            shown[claim.seat] += tuple(card for card in claim.cards if card not in shown[claim.seat])
        return self._replace(shown=tuple(shown), claims=(*self.claims, *claims))


def noted(table: Table) -> Notes:
    """The notes of a table of this game."""
    assert isinstance(table.notes, Notes)
    return table.notes
