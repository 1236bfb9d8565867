"""Round games: several seats, hidden hands, counters, one deal after the other with the deal going round.

Conventions that the table, the players and the laws rely on:
seats are numbered clockwise, so the left neighbour of a seat is the next number; places that belong to a seat end in its
number (`hand.2`); `counters` are named `seat.2`, `pool` or `pool.AH`, and their sum never changes; `notes` is a named
tuple with at least `dealer` and `number` (of the deal within the match, from 1).
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, cast

from patience.cards import Card, shuffled
from patience.words import _

from .effects import Effect, Pay
from .moves import Move
from .rules import Option, Rules
from .table import Place, Seat, Sight, Table

DEALS = Option(
    "deals",
    _("Deals"),
    ((4, "4"), (8, "8"), (12, "12"), (0, _("until you stop"))),
    8,
    _("How many make a match"),
)


class Notes(Protocol):
    """What every game notes of a deal: who deals, and which deal of the match it is."""

    @property
    def dealer(self) -> Seat:
        """The seat that deals."""
        ...

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        ...


def notes(table: Table) -> Notes:
    """The notes of a table of a round game."""
    return cast("Notes", table.notes)


class Company(Rules):
    """A game for several; it says how one deal goes, and the rest follows."""

    players: ClassVar[range]
    purse: ClassVar[int] = 100  # counters that each seat begins with; a balance may fall below zero

    @abstractmethod
    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        """The table of deal `number` of the match, from a shuffled pack, with the counters as they stand."""

    def opening(self) -> dict[str, int]:
        """The counters at the beginning of the match; games with pools add theirs, empty."""
        return {f"seat.{seat}": self.purse for seat in self.seats} | {"pool": 0}

    def first_dealer(self, pack: Sequence[Card]) -> Seat:
        """Who deals first, from a pack shuffled for that: the lowest of one card each (ace low, then the suit)."""
        return min(self.seats, key=lambda seat: (pack[seat].rank, pack[seat]))

    def next_dealer(self, table: Table) -> Seat:
        """Who deals after that deal: the left neighbour."""
        return self.left(notes(table).dealer)

    def is_match_over(self, table: Table) -> bool:
        """Whether no deal follows this finished one."""
        deals = self.chosen.get("deals", 0)
        return bool(deals) and notes(table).number >= int(deals)

    @abstractmethod
    def describe(self, table: Table, move: Move) -> str:
        """A move of the player to move in words, without his name: "plays the six of hearts"."""

    def announce(self, table: Table, move: Move) -> str:
        """What the player says aloud with a move, as at a real table: "I pass."; "" when nothing."""
        return ""

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """Who answers that move of the player to move, and what he says, as everybody sees by its effects."""
        return None

    def ask(self, table: Table) -> str:
        """What the player to move is asked, in an imperative sentence of at most nine words or so."""
        return ""

    def why_not(self, table: Table, card: Card) -> str:
        """One line that says why the player to move may not play that card of his hand."""
        return self.aim

    def kind(self, pay: Pay) -> str:
        """What a payment is for, as the title of a column in the account of a deal."""
        return _("Counters")

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
