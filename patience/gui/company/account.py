"""What a deal has cost and brought each seat, and how the evening went: figures for the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.engine.effects import Pay
from patience.engine.moves import DEAL
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.engine.company import Company
    from patience.engine.match import Match, Step
    from patience.engine.table import Table


class Account(NamedTuple):
    """One deal: for each kind of payment what every seat got by it, the sums, and the balances after it."""

    columns: dict[str, list[int]]
    sums: list[int]
    balances: list[int]


def last_deal(match: Match) -> tuple[Table, Table, list[Step]]:
    """The table before the cards of the last deal were dealt, the one just after, and the steps since."""
    at = next((i for i in range(len(match.steps), 0, -1) if match.steps[i - 1].move == DEAL), 0)
    if not at:
        return match.dealt, match.dealt, match.steps
    before = match.steps[at - 2].table if at > 1 else match.dealt
    return before, match.steps[at - 1].table, match.steps[at:]


def account(match: Match, rules: Company) -> Account:
    """The account of the deal that is just over."""
    before, dealt, steps = last_deal(match)
    if before is dealt:  # the first deal: nobody had paid anything before it
        opening = rules.opening()
        start = [opening.get(f"seat.{seat}", 0) for seat in rules.seats]
    else:
        start = [before.counters.get(f"seat.{seat}", 0) for seat in rules.seats]
    columns: dict[str, list[int]] = {}

    def book(kind: str, seat: int, amount: int) -> None:
        columns.setdefault(kind, [0] * len(rules.seats))[seat] += amount

    for seat in rules.seats:
        if paid := dealt.counters.get(f"seat.{seat}", 0) - start[seat]:
            book(_("Staked"), seat, paid)
    for step in steps:
        for effect in step.effects:
            if isinstance(effect, Pay) and effect.amount:
                kind = rules.kind(effect)
                for name, amount in ((effect.giver, -effect.amount), (effect.taker, effect.amount)):
                    if name.startswith("seat."):
                        book(kind, int(name.removeprefix("seat.")), amount)
    balances = [match.table.counters.get(f"seat.{seat}", 0) for seat in rules.seats]
    return Account(columns, [after - was for after, was in zip(balances, start, strict=True)], balances)


def evening(match: Match, rules: Company) -> list[list[int]]:
    """The balances of every seat at the beginning and after each finished deal."""
    opening = rules.opening()
    rows = [[opening.get(f"seat.{seat}", 0) for seat in rules.seats]]
    finished = (step.table for step in match.steps if step.table.scores is not None)
    return rows + [[table.counters.get(f"seat.{seat}", 0) for seat in rules.seats] for table in finished]


def winners(amounts: Sequence[int]) -> list[int]:
    """The seats with the most."""
    return [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]
