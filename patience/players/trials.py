"""A plainer way than the search to weigh a few moves: each of them is tried in the same imagined worlds."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from patience.engine.moves import Move
from patience.engine.rules import Rules
from patience.engine.table import Table

from .search import Habit, Opinion

Ending = Callable[
    [Table], Sequence[float]
]  # from a table what each seat gets in the end, or will probably get


def tried(rules: Rules, moves: Sequence[Move], worlds: Iterable[Table], ending: Ending) -> list[Opinion]:
    """What these moves of the seat to move bring on average, the best first."""
    totals, tries = [0.0] * len(moves), 0
    for table in worlds:
        assert table.turn is not None
        tries += 1
        for i, move in enumerate(moves):
            totals[i] += ending(rules.play(table, move)[0])[table.turn]
    return ranked((move, total / max(1, tries)) for move, total in zip(moves, totals, strict=True))


def ranked(worths: Iterable[tuple[Move, float]], tries: int = 1) -> list[Opinion]:
    """Opinions of moves whose worth is known, the best first; of equals the one that was named first."""
    opinions = [Opinion(move, tries, worth) for move, worth in worths]
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def by_habit(rules: Rules, habit: Habit, chance: Random) -> Ending:
    """The ending when everybody goes on by habit until the deal is over."""

    def ending(table: Table) -> Sequence[float]:
        while table.scores is None:
            moves = rules.moves(table)
            move = moves[0] if len(moves) == 1 else habit(rules, table, moves, chance)
            table, _effects = rules.play(table, move)
        return table.scores

    return ending
