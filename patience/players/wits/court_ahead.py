"""How the strong player of both games of Court Circular weighs his moves: this trick and the next are played on in the head."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, Self

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.engine.table import Table
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import narrowed

TRICKS = 2  # that are played out


class Ahead(Protocol):
    """A full table, from which the cards are played on without the rules."""

    def after(self, move: Move) -> Self:
        """How it stands after a move of the seat to move; this one stays as it is."""
        ...

    def ahead(self, tricks: int) -> Sequence[float]:
        """How far each will be ahead when so many tricks have been decided."""
        ...


def looked_ahead(mind: Mind, worlds: int, chance: Random, start: Callable[[Table], Ahead]) -> list[Opinion]:
    """Each move, tried in the same worlds, in which this trick and the next are played on."""
    seat = mind.view.seat

    def trial(moves: Sequence[Move]) -> list[float]:
        table = start(world(mind, chance))
        return [table.after(move).ahead(TRICKS)[seat] for move in moves]

    return narrowed(mind.view.moves, worlds, trial)
