"""What a deal has cost and brought each seat, and how the evening went: figures and sentences for the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.engine.effects import Pay
from patience.engine.moves import DEAL
from patience.engine.telling import notes
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from patience.engine.company import Company
    from patience.engine.match import Match, Step
    from patience.engine.table import Seat, Table


class Column(NamedTuple):
    """Figures of one kind, one for each seat; signed ones are payments."""

    title: str
    amounts: list[int]
    signed: bool = True
    pools: tuple[tuple[str, ...], ...] = ()  # the pools that each seat has taken
    cards_left: bool = False  # as many as each still holds


class Account(NamedTuple):
    """One deal: the columns, what it brought each seat on the whole, and how the seats stand after it."""

    columns: list[Column]
    sums: list[int]
    balances: list[int]


def last_deal(match: Match) -> tuple[Table | None, Table, list[Step]]:
    """The table before the cards of the last deal were dealt (None: it is the first), the one after, the steps since."""
    at = next((i for i in range(len(match.steps), 0, -1) if match.steps[i - 1].move == DEAL), 0)
    if not at:
        return None, match.dealt, match.steps
    return match.steps[at - 2].table, match.steps[at - 1].table, match.steps[at:]


def seat_of(name: str) -> Seat | None:
    """The seat whose counters have that name."""
    return int(name.removeprefix("seat.")) if name.startswith("seat.") else None


def payments(match: Match, rules: Company) -> Iterator[tuple[str, Pay]]:
    """All that was paid in the last deal, from its dues on, each with its kind."""
    before, dealt, steps = last_deal(match)
    start = before.counters if before else rules.opening()
    dues = list(rules.dues(notes(dealt).dealer))
    paid = dict.fromkeys(rules.seats, 0)
    for due in dues:
        if (giver := seat_of(due.giver)) is not None:
            paid[giver] += due.amount
    if any(start[f"seat.{seat}"] - dealt.counters[f"seat.{seat}"] != paid[seat] for seat in rules.seats):
        dues = []  # a deal without dues, as all but the first of some games
    yield from ((rules.due_kind(due), due) for due in dues)
    for step in steps:
        yield from ((rules.kind(e), e) for e in step.effects if isinstance(e, Pay) and e.amount)


def account(match: Match, rules: Company) -> Account:
    """The account of the deal that is just over."""
    before, _dealt, _steps = last_deal(match)
    table = match.table
    columns = [Column(title, list(each), signed=False) for title, each in rules.tally(table).items()]
    if not rules.has_counters:
        return Account(columns, list(rules.scored(table)), list(rules.totals(table)))
    start = before.counters if before else rules.opening()
    balances = [table.counters[f"seat.{seat}"] for seat in rules.seats]
    sums = [balances[seat] - start[f"seat.{seat}"] for seat in rules.seats]
    return Account(columns + _paid(match, rules), sums, balances)


def _paid(match: Match, rules: Company) -> list[Column]:
    """A column for each kind of payment; all pools of their own have one together, at which place the first comes."""
    table, seats = match.table, len(rules.seats)
    booked: dict[str, list[int]] = {}
    taken: list[list[str]] = [[] for _seat in rules.seats]
    pools = _("Pools won")
    for kind, pay in payments(match, rules):
        giver, taker = seat_of(pay.giver), seat_of(pay.taker)
        is_pool = pay.giver.startswith("pool.") and taker is not None
        each = booked.setdefault(pools if is_pool else kind, [0] * seats)
        if giver is not None:
            each[giver] -= pay.amount
        if taker is not None:
            each[taker] += pay.amount
            if is_pool and pay.giver not in taken[taker]:
                taken[taker].append(pay.giver)
    held = [
        len(table.piles[f"hand.{seat}"].cards) if f"hand.{seat}" in table.piles else 0 for seat in rules.seats
    ]
    return [
        Column(
            title, each, True, tuple(map(tuple, taken)) if title == pools else (),
            any(held) and sum(each) == 0 and all(amount == -held[seat] for seat, amount in enumerate(each) if held[seat]),
        )
        for title, each in booked.items()
        if any(each)
    ]  # fmt: skip


def reasons(match: Match, rules: Company, book: Account) -> Iterator[str]:
    """A sentence for each payment that needs one, and that nothing has got lost; seats stand as {seat.N}."""
    table = match.table
    yield from rules.reasons(table)
    if rules.has_counters:
        yield from _left_over(match, rules)
        yield _balanced(match, rules, book)


def _left_over(match: Match, rules: Company) -> Iterator[str]:
    """What stays in the pools."""
    table = match.table
    left = {name: n for name, n in table.counters.items() if n and seat_of(name) is None}
    if rules.is_match_over(table):
        if odd := sum(left.values()):
            words = ngettext("{n} odd counter stays in the bank.", "{n} odd counters stay in the bank.", odd)
            yield words.format(n=odd)
        return
    names = {name: _("the pool") if name == "pool" else rules.pool_title(table, name) for name in left}
    if left:
        kept = ", ".join(f"{names[name]} {n}" for name, n in left.items())
        yield _("Kept for the next deal: {pools}.").format(pools=kept)


def _balanced(match: Match, rules: Company, book: Account) -> str:
    """Whether what the seats have won and lost is what the pools have lost and won."""
    before = last_deal(match)[0]
    pools = _in_pools(match.table.counters) - _in_pools(before.counters if before else rules.opening())
    total = sum(book.sums)
    if total + pools:
        return _("All together {sum}, and {pools} in the pools: the books do not balance.").format(
            sum=signed(total), pools=signed(pools)
        )
    if not total:
        return _("All together nothing: the books balance.")
    if total < 0:
        told = ngettext(
            "All together {sum}, and {n} more lies on the table than before: the books balance.",
            "All together {sum}, and {n} more lie on the table than before: the books balance.",
            -total,
        )
    else:
        told = _("All together {sum}, which lay on the table before: the books balance.")
    return told.format(sum=signed(total), n=-total)


def _in_pools(counters: Mapping[str, int]) -> int:
    return sum(n for name, n in counters.items() if seat_of(name) is None)


def evening(match: Match, rules: Company) -> list[list[int]]:
    """How every seat stood at the beginning and after each finished deal."""
    finished = [step.table for step in match.steps if step.table.scores is not None]
    return [list(rules.first_totals), *(list(rules.totals(table)) for table in finished)]


def winners(amounts: Sequence[int]) -> list[int]:
    """The seats with the most."""
    return [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]


def signed(amount: int) -> str:
    """An amount with its sign, a real minus."""
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}" if amount < 0 else "±0"


def plain(amount: int) -> str:
    """A balance; below zero with a real minus."""
    return str(amount) if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
