"""Round games: several seats, hidden hands, counters, one deal after the other with the deal going round.

Conventions that the table, the players and the laws rely on:
seats are numbered clockwise, so the left neighbour of a seat is the next number; places that belong to a seat end in its
number (`hand.2`); `counters` are named `seat.2`, `pool` or `pool.AH`, and their sum never changes; `notes` is a named
tuple with at least `dealer` and `number` (of the deal within the match, from 1).
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from patience.cards import Card, shuffled
from patience.words import _

from .effects import Pay
from .rules import Option
from .table import Place, Seat, Sight, Table
from .telling import Telling, notes

ENDLESS = 0  # a match that goes on until the players stop
ROUNDS = {"once": 1, "twice": 2}  # how often everybody deals
DEALS = Option(
    "deals",
    _("Deals"),
    (
        ("once", _("once round")),
        ("twice", _("twice round")),
        *((number, str(number)) for number in (4, 8, 12)),
        (ENDLESS, _("no end")),
    ),
    "twice",
    _("A match lasts until everybody has dealt so often, for so many deals, or until you stop"),
)
COUNTERS = Option(
    "counters",
    _("Counters"),
    tuple((number, str(number)) for number in (20, 50, 100, 200)),
    50,
    _("How many each player begins with; a balance may fall below zero"),
)
MATCH = (COUNTERS, DEALS)  # the options of every game for counters whose match is a number of deals


class Company(Telling):
    """A game for several; it says how one deal goes, and the rest follows."""

    players: ClassVar[range]
    usual_players: ClassVar[int] = 4
    counters: int = 50  # that each seat begins with

    @abstractmethod
    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        """The table of deal `number` of the match, from a shuffled pack, with the counters as they stand."""

    def opening(self) -> dict[str, int]:
        """The counters at the beginning of the match; games with pools add theirs, empty."""
        return {f"seat.{seat}": self.counters for seat in self.seats} | {"pool": 0}

    def first_dealer(self, pack: Sequence[Card]) -> Seat:
        """Who deals first, from a pack shuffled for that: the lowest of one card each (ace low, then the suit)."""
        return min(self.seats, key=lambda seat: (pack[seat].rank, pack[seat]))

    def next_dealer(self, table: Table) -> Seat:
        """Who deals after that deal: the left neighbour."""
        return self.left(notes(table).dealer)

    def is_match_over(self, table: Table) -> bool:
        """Whether no deal follows this finished one."""
        return bool(self.length) and notes(table).number >= self.length

    @property
    def length(self) -> int:
        """How many deals make a match; ENDLESS when nothing but the players or the score ends it."""
        deals = self.chosen.get("deals", ENDLESS)
        return ROUNDS[deals] * len(self.seats) if isinstance(deals, str) else deals

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        """What is paid as the cards are dealt, before anybody moves; `dealt` has paid it already."""
        return iter(())

    def totals(self, table: Table) -> Sequence[int]:
        """How each seat stands in the match."""
        return [table.counters[f"seat.{seat}"] for seat in self.seats]

    @property
    def first_totals(self) -> Sequence[int]:
        """How each seat stands at the beginning of the match."""
        return [self.counters if self.has_counters else 0] * len(self.seats)

    def dealer(self, table: Table) -> Seat | None:
        """Who dealt; None where nobody does."""
        return notes(table).dealer

    def is_out(self, table: Table, seat: Seat) -> bool:
        """Whether a seat takes no part any more."""
        return False

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """Who plays on the same side, without the seat itself."""
        return ()

    def dealt_after(self, table: Table, pack: Sequence[Card]) -> Table:
        """The table of the deal after that finished one, from a shuffled pack."""
        return self.dealt(pack, self.next_dealer(table), table.counters, notes(table).number + 1)

    # What follows from it

    def deal(self, pack: Sequence[Card]) -> Table:
        """The first deal, with the first seat as dealer: only where nobody has drawn for it."""
        return self.dealt(pack, 0, self.opening(), 1)

    def start(self, deal: int) -> Table:
        """The first deal of a match; GameError when the number is out of range."""
        self.check_deal(deal)
        dealer = self.first_dealer(shuffled(self.pack(), f"{self.name}/{deal}/dealer"))
        return self.dealt(shuffled(self.pack(), f"{self.name}/{deal}"), dealer, self.opening(), 1)

    def deal_again(self, deal: int, table: Table) -> Table | None:
        """The next deal of the match with that number, after a finished one; None when the match is over."""
        if table.scores is None or self.is_match_over(table):
            return None
        number = notes(table).number + 1
        return self.dealt_after(table, shuffled(self.pack(), f"{self.name}/{deal}/{number}"))

    def sight(self, place: Place, table: Table) -> Sight:
        """Once the deal is over everything may be looked at."""
        return place.sight if table.scores is None else Sight.ALL

    def left(self, seat: Seat, steps: int = 1) -> Seat:
        """The neighbour so many seats to the left."""
        return (seat + steps) % len(self.seats)

    def around(self, first: Seat) -> list[Seat]:
        """All seats in turn, clockwise from that one."""
        return [*self.seats[first:], *self.seats[:first]]

    def eldest(self, dealer: Seat) -> Seat:
        """The dealer's left neighbour."""
        return self.left(dealer)
