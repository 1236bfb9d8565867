"""Tables of round games written down by hand."""

from collections.abc import Mapping

from positions import table_of

from patience.engine.company import Company
from patience.engine.effects import Effect
from patience.engine.table import Table
from patience.games import rules_class


def company(name: str, players: int, **chosen) -> Company:
    """The rules of a round game for so many players, with these options."""
    rules = rules_class(name)(players, **chosen)
    assert isinstance(rules, Company)
    return rules


def seated(
    rules: Company, text: str, notes: object, turn: int, counters: Mapping[str, int] | None = None
) -> Table:
    """The table with the cards of a text (see `table_of`), everybody with a full purse but for these counters."""
    table = table_of(rules, text)
    return Table(table.piles, turn, {**rules.opening(), **(counters or {})}, notes)


def happens(rules: Company, table: Table, move: str) -> list[Effect]:
    """The effects of a legal move."""
    (found,) = [legal for legal in rules.moves(table) if str(legal) == move]
    return rules.play(table, found)[1]


def kinds(effects: list[Effect]) -> list[str]:
    """What sorts of effects there are, in order."""
    return [type(effect).__name__ for effect in effects]
