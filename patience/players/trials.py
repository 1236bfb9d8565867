"""A plainer way than the search to weigh a few moves: each of them is tried in the same imagined worlds."""

from collections.abc import Callable, Iterable, Sequence

from patience.engine.moves import Move
from patience.engine.rules import Rules
from patience.engine.table import Table

from .search import Opinion

Ending = Callable[
    [Table], Sequence[float]
]  # from a table what each seat gets in the end, or will probably get
Trial = Callable[[Sequence[Move]], Sequence[float]]  # what each move brings, in a world imagined for that


def tried(rules: Rules, moves: Sequence[Move], worlds: Iterable[Table], ending: Ending) -> list[Opinion]:
    """What these moves of the seat to move bring on average, the best first."""
    totals, tries = [0.0] * len(moves), 0
    for table in worlds:
        assert table.turn is not None
        tries += 1
        for i, move in enumerate(moves):
            totals[i] += ending(rules.play(table, move)[0])[table.turn]
    return ranked((move, total / max(1, tries)) for move, total in zip(moves, totals, strict=True))


def narrowed(moves: Sequence[Move], worlds: int, trial: Trial) -> list[Opinion]:
    """What these moves bring on average, the best first; time goes to those that may be the best.

    All are tried in the same worlds; after each part of the worlds only the better half goes on.
    """
    left, behind = list(moves), list[Opinion]()
    totals, tries = dict.fromkeys(left, 0.0), 0
    parts = max(1, (len(left) - 1).bit_length())
    for part in range(1, parts + 1):
        while tries < worlds * part // parts:
            tries += 1
            for move, brought in zip(left, trial(left), strict=True):
                totals[move] += brought
        order = ranked([(move, totals[move] / max(1, tries)) for move in left], tries)
        better = len(order) if part == parts else (len(order) + 1) // 2
        behind = order[better:] + behind
        left = [opinion.move for opinion in order[:better]]
    return order[:better] + behind


def ranked(worths: Iterable[tuple[Move, float]], tries: int = 1) -> list[Opinion]:
    """Opinions of moves whose worth is known, the best first; of equals the one that was named first."""
    opinions = [Opinion(move, tries, worth) for move, worth in worths]
    return sorted(opinions, key=lambda opinion: -opinion.worth)
