"""What the games of stops share: the deal with its stock, how far it is, the reckoning at the end."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, Self, cast

from patience.cards import KING, PACK, Card
from patience.engine.company import Company
from patience.engine.effects import Effect, Pay
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .counting import HAND, balances, closed, out_first, paid
from .phrases import who

EACH = {3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}  # the cards of each hand; the others sleep in the stock
SUCCESSOR: dict[Card, Card | None] = {
    card: None if card.rank == KING else PACK[number + 1] for number, card in enumerate(PACK)
}
ACE_OF = {card: PACK[number - 12] for number, card in enumerate(PACK) if card.rank == KING}
LEAD, FOLLOW = "lead", "follow"


class Course(NamedTuple):
    """How far a deal is: `before` is what each seat had before it, and a sequence is to be led or to be followed."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    stage: str = LEAD


class Coursed(Protocol):
    """The notes of any game of stops."""

    @property
    def before(self) -> tuple[int, ...]:
        """What each seat had before the deal."""
        ...

    @property
    def stage(self) -> str:
        """What is to be done next."""
        ...

    def _replace(self, *, stage: str) -> Self: ...


def course(table: Table) -> Coursed:
    """The notes of a table of a game of stops."""
    return cast("Coursed", table.notes)


class Stops(Company):
    """Whoever is first out of cards wins; many games deal some cards only, so that the others stop the suits."""

    players = range(3, 9)
    pools: tuple[str, ...] = ()  # beside the plain pool

    def opening(self) -> dict[str, int]:
        return super().opening() | dict.fromkeys(self.pools, 0)

    def hands(self) -> Iterator[Place]:
        """The places of the hands."""
        for seat in self.seats:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))

    def size_of_deal(self) -> int:
        """How many cards are dealt, one at a time."""
        return EACH[len(self.seats)] * len(self.seats)

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        cards, size, seats = tuple(pack), self.size_of_deal(), len(self.seats)
        piles = dict.fromkeys(self.places, EMPTY)
        for i, seat in enumerate(self.around(self.eldest(dealer))):
            piles[HAND[seat]] = Pile(cards[i:size:seats])
        if asleep := cards[size:]:
            piles["stock"] = Pile(asleep, len(asleep))
        notes = self.first_notes(dealer, number, balances(self, counters))
        return Table(piles, self.first_to_move(dealer), paid(counters, self.dues(dealer)), notes)

    def first_notes(self, dealer: Seat, number: int, before: tuple[int, ...]) -> object:
        """The notes of a new deal."""
        return Course(dealer, number, before)

    def first_to_move(self, dealer: Seat) -> Seat:
        """Who has the first move of a deal."""
        return self.eldest(dealer)

    # The reckoning

    def finish(self, table: Draft) -> Iterator[Effect]:
        """The deal is over; after the last one of a match what still lies in the pools is shared out."""
        yield from closed(self, table, course(table).before)

    def outcome(self, table: Table) -> str:
        winner = out_first(self, table)
        return (
            _("Nobody can play any more")
            if winner is None
            else _("{who} is out first").format(who=who(winner))
        )

    def reasons(self, table: Table) -> list[str]:
        """What the others held."""
        winner = out_first(self, table)
        left = [len(table.piles[HAND[seat]].cards) for seat in self.seats]
        if winner is None or not any(left):
            return []
        told = _("{who} was out first, while the others still held {sums} cards.")
        return [told.format(who=who(winner), sums=" + ".join(str(n) for n in left if n))]

    def kind(self, pay: Pay) -> str:
        if pay.giver.startswith("seat"):
            return _("Cards left") if pay.taker.startswith("seat") else _("Paid in")
        return _("Shared out") if self.pools else _("Pool")
