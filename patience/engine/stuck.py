"""Is no move left? Said only when it is certain."""

from collections.abc import Generator

from .rules import Rules
from .table import Table

MOST_POSITIONS = 2000  # looked at before the question is left open

Search = Generator[None, None, bool]


def no_move_left(rules: Rules, table: Table) -> bool:
    """True when the game is not won and every position that can still be reached can lead back to this one.

    Cards that only wander, or a stock that is run through again and again, change nothing. When the search grows too
    large nothing is certain, and the answer is False.
    """
    search = search_for_moves(rules, table)
    while True:
        try:
            next(search)
        except StopIteration as end:
            return bool(end.value)


def search_for_moves(rules: Rules, table: Table) -> Search:
    """The same question a position at a time, for whoever has other things to do meanwhile; returns the answer."""
    if table.scores is not None:
        return False
    origins: dict[Table, list[Table]] = {table: []}  # each position reached, and those that lead to it
    waiting = [table]
    while waiting:
        here = waiting.pop()
        for move in rules.moves(here):
            if rules.irrevocable(here, move):
                return False
            there, _effects = rules.play(here, move)
            if there.scores is not None:
                return False
            if there not in origins:
                if len(origins) == MOST_POSITIONS:
                    return False
                origins[there] = []
                waiting.append(there)
            origins[there].append(here)
        yield
    return len(_leading_to(table, origins)) == len(origins)


def _leading_to(goal: Table, origins: dict[Table, list[Table]]) -> set[Table]:
    found, waiting = {goal}, [goal]
    while waiting:
        for before in origins[waiting.pop()]:
            if before not in found:
                found.add(before)
                waiting.append(before)
    return found
