"""The two layouts of Pope Joan: five cards, or the Pope with Game and the marriages of trumps."""

from collections.abc import Iterator
from typing import Protocol, Self, cast

from patience.cards import JACK, KING, QUEEN, Card, card, of
from patience.engine.effects import Effect, Note, Pay
from patience.engine.table import Draft, Seat, Table
from patience.words import _

from .phrases import sign
from .stops import HAND, SEAT

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

    def label(self, pool: str) -> str:
        """What a pool is called in the account."""
        return _("Pool {card}").format(card=sign(card(pool.partition(".")[2])))

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

    def label(self, pool: str) -> str:
        return {
            "pool.pope": _("Pope"),
            "pool.matrimony": _("Matrimony"),
            "pool.intrigue": _("Intrigue"),
            "pool.confederacy": _("Confederacy"),
            "pool.game": _("Game"),
        }[pool]

    def combined(self, table: Draft, seat: Seat, played: Card) -> Iterator[Effect]:
        if played.rank < JACK or played.suit != self._trump(table):
            return
        notes = cast("Courted", table.notes)
        court = notes.court
        for pool, pair in COMBINATIONS.items():
            if played.rank in pair:
                other = court[sum(pair) - played.rank - JACK]
                if other is not None:
                    yield from self._paid(table, pool, seat, other)
        at = played.rank - JACK
        yield Note(notes._replace(court=(*court[:at], seat, *court[at + 1 :])))

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
        trump, court = self._trump(table), cast("Courted", table.notes).court
        for pool, pair in COMBINATIONS.items():
            holders = [holder(table, of(rank, trump), seats) for rank in pair]
            there = all(
                seat is not None or court[rank - JACK] is not None
                for seat, rank in zip(holders, pair, strict=True)
            )
            if there:
                yield from self._doubled(table, pool, [seat for seat in holders if seat is not None])

    def _doubled(self, table: Draft, pool: str, holders: list[Seat]) -> Iterator[Effect]:
        """Nobody, one seat or two pay once what lies there; the odd counter falls to who has the higher card."""
        amount = table.counters[pool]
        if len(set(holders)) == 2:
            yield Pay(SEAT[holders[0]], pool, amount - amount // 2)
            yield Pay(SEAT[holders[1]], pool, amount // 2)
        elif holders:
            yield Pay(SEAT[holders[0]], pool, amount)
