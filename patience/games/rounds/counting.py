"""What games for counters share: the heap of each seat, and how a deal is closed."""

from collections.abc import Iterable, Iterator, Mapping

from patience.engine.company import Company
from patience.engine.effects import Effect, Finish, Pay
from patience.engine.table import Draft

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


def closed(rules: Company, table: Draft, before: tuple[int, ...]) -> Iterator[Effect]:
    """The end of a deal, scored by what each seat has won or lost since those balances.

    When the match is over as well, what lies in the pools is divided equally, and odd counters are the bank's.
    """
    if rules.is_match_over(table):
        for pool, amount in tuple(table.counters.items()):
            if pool.startswith("pool"):
                yield from shared(pool, amount, rules.seats)
    now = balances(rules, table.counters)
    yield Finish(tuple(float(after - at_first) for after, at_first in zip(now, before, strict=True)))


def shared(pool: str, amount: int, seats: "range | list[int]") -> Iterator[Pay]:
    """A pool divided equally among seats; odd counters stay in it."""
    share = amount // len(seats)
    if share:
        for seat in seats:
            yield Pay(pool, SEAT[seat], share)
