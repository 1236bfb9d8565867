"""The two layouts of Pope Joan: five cards, or the Pope with Game and the marriages of trumps."""

from collections.abc import Iterator
from typing import Protocol, Self, cast

from patience.cards import JACK, KING, QUEEN, Card, card, of
from patience.engine.effects import Effect, Note, Pay
from patience.engine.table import Draft, Seat, Table
from patience.words import _

from .counting import HAND, SEAT

COMBINATIONS = {
    "pool.matrimony": (KING, QUEEN),
    "pool.intrigue": (QUEEN, JACK),
    "pool.confederacy": (KING, JACK),
}


def holder(table: Table, wanted: Card, seats: range) -> Seat | None:
    """Who has that card in his hand."""
    return next((seat for seat in seats if wanted in table.piles[HAND[seat]].cards), None)


class CardLayout:
    """Each of five cards has a pool of its own, taken by playing it and doubled by whoever is caught with it."""

    def __init__(self, pope: Card) -> None:
        self.prizes = {c: f"pool.{c}" for c in (card("10H"), card("JS"), card("QD"), card("KC"), pope)}
        self.pools = tuple(self.prizes.values())
        self.dressing = dict(zip(self.pools, range(1, 6), strict=True))

    def names(self) -> dict[str, str]:
        """What the pools are called that belong to no single card."""
        return {}

    def pools_of(self, table: Table, held: Card) -> list[str]:
        """The pools of the combinations to which a card belongs."""
        return []

    def combinations(self, table: Table, played: Card) -> list[tuple[str, Seat]]:
        """The pools of the combinations that a card completes, each with the player of its other card."""
        return []

    def combined(self, table: Draft, seat: Seat, played: Card) -> Iterator[Effect]:
        """What a seat takes for a combination that the card completes."""
        return iter(())

    def game(self, table: Draft, winner: Seat) -> Iterator[Effect]:
        """What the first who is out takes from the layout."""
        return iter(())

    def caught(self, table: Draft, seats: range) -> Iterator[Effect]:
        """What those pay who have not played cards of the layout."""
        for prize, pool in self.prizes.items():
            seat = holder(table, prize, seats)
            if seat is not None:
                yield Pay(SEAT[seat], pool, table.counters[pool])

    def doublings(self, table: Table, seats: range) -> Iterator[tuple[list[tuple[Seat, Card]], str]]:
        """Who was caught with which cards, and the combination that they had to double; "" for the card's own pool."""
        for prize in self.prizes:
            seat = holder(table, prize, seats)
            if seat is not None:
                yield [(seat, prize)], ""


class Courted(Protocol):
    """Notes that tell who has played the Jack, the Queen and the King of trumps."""

    @property
    def court(self) -> tuple[Seat | None, ...]:
        """The seats, None where the card has not been played."""
        ...

    def _replace(self, *, court: tuple[Seat | None, ...]) -> Self: ...


class TrumpLayout(CardLayout):
    """The Pope, three combinations of two trumps, and Game for the first who is out."""

    def __init__(self, pope: Card) -> None:
        super().__init__(pope)
        self.prizes = {pope: "pool.pope"}
        self.pools = ("pool.pope", *COMBINATIONS, "pool.game")
        self.dressing = dict(zip(self.pools, (6, 3, 2, 2, 2), strict=True))

    def names(self) -> dict[str, str]:
        return {
            "pool.pope": _("Pope"),
            "pool.matrimony": _("Matrimony"),
            "pool.intrigue": _("Intrigue"),
            "pool.confederacy": _("Confederacy"),
            "pool.game": _("Game"),
        }

    def pools_of(self, table: Table, held: Card) -> list[str]:
        if held.rank < JACK or held.suit != self._trump(table):
            return []
        return [pool for pool, pair in COMBINATIONS.items() if held.rank in pair]

    def combinations(self, table: Table, played: Card) -> list[tuple[str, Seat]]:
        court = cast("Courted", table.notes).court
        others = {
            pool: court[sum(COMBINATIONS[pool]) - played.rank - JACK] for pool in self.pools_of(table, played)
        }
        return [(pool, other) for pool, other in others.items() if other is not None]

    def combined(self, table: Draft, seat: Seat, played: Card) -> Iterator[Effect]:
        if not self.pools_of(table, played):
            return
        for pool, other in self.combinations(table, played):
            yield from self._paid(table, pool, seat, other)
        notes, at = cast("Courted", table.notes), played.rank - JACK
        yield Note(notes._replace(court=(*notes.court[:at], seat, *notes.court[at + 1 :])))

    def _trump(self, table: Table) -> str:
        return cast("Card", table.piles["turnup"].cards[0]).suit

    def _paid(self, table: Draft, pool: str, seat: Seat, other: Seat) -> Iterator[Effect]:
        amount = table.counters[pool]
        if seat == other:
            yield Pay(pool, SEAT[seat], amount)
        elif half := amount // 2:
            yield Pay(pool, SEAT[seat], half)
            yield Pay(pool, SEAT[other], half)

    def game(self, table: Draft, winner: Seat) -> Iterator[Effect]:
        yield Pay("pool.game", SEAT[winner], table.counters["pool.game"])

    def caught(self, table: Draft, seats: range) -> Iterator[Effect]:
        yield from super().caught(table, seats)
        for pool, held in self._doubled(table, seats):
            amount = table.counters[pool]
            if held[0][0] == held[-1][0]:
                yield Pay(SEAT[held[0][0]], pool, amount)
            else:  # the odd counter falls to the higher card, which is the first
                yield Pay(SEAT[held[0][0]], pool, amount - amount // 2)
                yield Pay(SEAT[held[1][0]], pool, amount // 2)

    def _doubled(self, table: Table, seats: range) -> Iterator[tuple[str, list[tuple[Seat, Card]]]]:
        """The combinations of which a card is still held and none is asleep, with those who hold it, King first."""
        trump, court = self._trump(table), cast("Courted", table.notes).court
        for pool, pair in COMBINATIONS.items():
            holders = [(holder(table, of(rank, trump), seats), of(rank, trump)) for rank in pair]
            held = [(seat, card) for seat, card in holders if seat is not None]
            if held and all(
                seat is not None or court[card.rank - JACK] is not None for seat, card in holders
            ):
                yield pool, held

    def doublings(self, table: Table, seats: range) -> Iterator[tuple[list[tuple[Seat, Card]], str]]:
        yield from super().doublings(table, seats)
        names = self.names()
        for pool, held in self._doubled(table, seats):
            yield held, names[pool]
