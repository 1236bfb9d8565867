"""How moves are weighed: each is tried in the same imagined worlds, so that the luck of a world counts alike for all.

After each round the worse half is given up, so that most trials go to the moves that are hard to tell apart (sequential
halving: Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from math import sqrt
from statistics import fmean, stdev

from patience.engine.moves import Move
from patience.engine.rules import Rules
from patience.engine.table import Table

from .opinion import Opinion

wanted: ContextVar[Callable[[], bool]] = ContextVar(
    "wanted", default=lambda: True
)  # whether anybody still waits for the answer
DOUBT = 1.0  # by how many standard errors a move must be better than the usual one
Ending = Callable[
    [Table], Sequence[float]
]  # from a table what each seat gets in the end, or will probably get
Trial = Callable[[Sequence[Move]], Sequence[float]]  # what each move brings, in a world imagined for that
Worlds = Callable[[int, int], int]  # how many worlds a round has, by its number and the number of moves left


class UnwantedError(Exception):
    """Nobody waits for the answer any more."""


def tried(rules: Rules, moves: Sequence[Move], worlds: Iterable[Table], ending: Ending) -> list[Opinion]:
    """What these moves of the seat to move bring on average, the best first."""
    trial = _heeding(by_rules(rules, iter(worlds), ending))
    results = []
    while brought := trial(moves):
        results.append(brought)
    means = [fmean([brought[i] for brought in results] or [0.0]) for i in range(len(moves))]
    return ranked(zip(moves, means, strict=True), len(results))


def by_rules(rules: Rules, worlds: Iterator[Table], ending: Ending) -> Trial:
    """Moves tried by the rules in one world after the other; nothing is brought when there is none left."""

    def trial(moves: Sequence[Move]) -> Sequence[float]:
        table = next(worlds, None)
        if table is None:
            return ()
        assert table.turn is not None
        return [ending(rules.play(table, move)[0])[table.turn] for move in moves]

    return trial


def narrowed(moves: Sequence[Move], worlds: int, trial: Trial) -> list[Opinion]:
    """What these moves bring on average, the best first; the last two are tried in so many worlds."""
    rounds = _rounds(moves)

    def share(number: int, _left: int) -> int:
        return max(1, worlds * (number + 1) // rounds - worlds * number // rounds)

    return _opinions(_halved(moves, trial, share))


def convinced(usual: Move, moves: Sequence[Move], trials: int, trial: Trial) -> list[Opinion]:
    """The usual move and others, the best first; the usual one stays first unless another is clearly better."""
    every = list(dict.fromkeys((usual, *moves)))
    rounds = _rounds(every)
    found = _halved(every, trial, lambda _number, left: max(1, trials // rounds // left), usual)
    opinions = _opinions(found)
    gains = [a - b for a, b in zip(found[opinions[0].move], found[usual], strict=True)]
    first = opinions[0].move if is_clear(gains) else usual
    return sorted(opinions, key=lambda opinion: opinion.move != first)


def is_clear(gains: Sequence[float]) -> bool:
    """Whether these gains are on average above zero by more than chance would easily bring."""
    return len(gains) > 1 and fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains))


def ranked(worths: Iterable[tuple[Move, float]], tries: int = 1) -> list[Opinion]:
    """Opinions of moves whose worth is known, the best first; of equals the one that was named first."""
    opinions = [Opinion(move, tries, worth) for move, worth in worths]
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def _rounds(moves: Sequence[Move]) -> int:
    """How many rounds there are until two are left."""
    return max(1, (len(moves) - 1).bit_length())


def _halved(
    moves: Sequence[Move], trial: Trial, worlds: Worlds, kept: Move | None = None
) -> dict[Move, list[float]]:
    """What each move brought in every world in which it was tried; one may be kept to the end whatever it brings."""
    found: dict[Move, list[float]] = {move: [] for move in moves}
    left, trial = list(found), _heeding(trial)
    for number in range(_rounds(left)):
        for _world in range(worlds(number, len(left))):
            for move, brought in zip(left, trial(left), strict=True):
                found[move].append(brought)
        left.sort(key=lambda move: -fmean(found[move]))
        left = left[: max(2, (len(left) + 1) // 2)]
        if kept is not None and kept not in left:
            left.append(kept)
    return found


def _heeding(trial: Trial) -> Trial:
    """The same trials, but none is begun for nobody: what is answered at all is answered after all of them."""
    is_wanted = wanted.get()

    def heeded(moves: Sequence[Move]) -> Sequence[float]:
        if not is_wanted():
            raise UnwantedError
        return trial(moves)

    return heeded


def _opinions(found: dict[Move, list[float]]) -> list[Opinion]:
    """The best first: of those that were tried most the one that brought most."""
    opinions = [Opinion(move, len(results), fmean(results)) for move, results in found.items()]
    return sorted(opinions, key=lambda opinion: (-opinion.tries, -opinion.worth))
