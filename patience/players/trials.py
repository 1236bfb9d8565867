"""A plainer way than the search to weigh a few moves: each of them is tried in the same imagined worlds."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

from patience.engine.moves import Move
from patience.engine.rules import Rules
from patience.engine.table import Table

from .search import Habit, Opinion

DOUBT = 1.0  # by how many standard errors a move must be better than the usual one
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


def convinced(
    rules: Rules, usual: Move, worlds: Iterator[Table], ending: Ending, trials: int, moves: Sequence[Move]
) -> list[Opinion]:
    """The moves of the seat to move, the best first; the usual one stays first unless another is clearly better.

    All are tried in the same worlds, and after each round the worse half is given up, so that most trials go to those
    that are hard to tell apart (sequential halving).
    """
    found: dict[Move, list[float]] = {move: [] for move in (usual, *moves)}
    left, rounds = list(found), max(1, (len(found) - 1).bit_length())
    for _round in range(rounds):
        for table in islice(worlds, max(1, trials // rounds // len(left))):
            assert table.turn is not None
            for move in left:
                found[move].append(ending(rules.play(table, move)[0])[table.turn])
        left.sort(key=lambda move: -fmean(found[move]))
        left = left[: max(2, (len(left) + 1) // 2)]
        if usual not in left:
            left.append(usual)
    first = left[0] if is_clear([a - b for a, b in zip(found[left[0]], found[usual], strict=True)]) else usual
    opinions = [Opinion(move, len(results), fmean(results)) for move, results in found.items()]
    return sorted(opinions, key=lambda opinion: (opinion.move != first, -opinion.tries, -opinion.worth))


def is_clear(gains: Sequence[float]) -> bool:
    """Whether these gains are on average above zero by more than chance would easily bring."""
    return len(gains) > 1 and fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains))


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
