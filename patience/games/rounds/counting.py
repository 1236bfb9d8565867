"""What games for counters share: the hand and the heap of each seat, and how a deal is closed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from patience.engine.company import Company
from patience.engine.effects import Effect, Finish, Pay
from patience.engine.table import Draft, Seat, Table

HAND = tuple(f"hand.{seat}" for seat in range(10))
SEAT = tuple(f"seat.{seat}" for seat in range(10))


def balances(rules: Company, counters: Mapping[str, int]) -> tuple[int, ...]:
    """How many counters each seat has."""
    return tuple(counters[SEAT[seat]] for seat in rules.seats)


def paid(counters: Mapping[str, int], payments: Iterable[Pay]) -> dict[str, int]:
    """The counters after what is paid before the first move of a deal."""
    after = dict(counters)
    for giver, taker, amount in payments:
        after[giver] -= amount
        after[taker] += amount
    return after


def out_first(rules: Company, table: Table) -> Seat | None:
    """Who has played all his cards; None when nobody has."""
    return next((seat for seat in rules.seats if not table.piles[HAND[seat]].cards), None)


def cards_left(rules: Company, table: Table, winner: Seat) -> Iterator[Pay]:
    """Everybody pays who is out first a counter for each card that he still holds."""
    for seat in rules.around(winner)[1:]:
        yield Pay(SEAT[seat], SEAT[winner], len(table.piles[HAND[seat]].cards))


def closed(rules: Company, table: Draft, before: tuple[int, ...], centre: str = "pool") -> Iterator[Effect]:
    """The end of a deal, scored by what each seat has won or lost since those balances.

    When the match is over as well, all pools are put together in the one at the centre and divided equally; odd counters
    are the bank's.
    """
    if rules.is_match_over(table):
        for pool, amount in tuple(table.counters.items()):
            if amount and pool.startswith("pool") and pool != centre:
                yield Pay(pool, centre, amount)
        yield from shared(centre, table.counters[centre], rules.seats)
    now = balances(rules, table.counters)
    yield Finish(tuple(after - at_first for after, at_first in zip(now, before, strict=True)))


def shared(pool: str, amount: int, seats: Sequence[Seat]) -> Iterator[Pay]:
    """A pool divided equally among seats; odd counters stay in it."""
    share = amount // len(seats)
    if share:
        for seat in seats:
            yield Pay(pool, SEAT[seat], share)
