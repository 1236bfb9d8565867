"""What a strong player thinks of a move."""

from typing import NamedTuple

from patience.engine.moves import Move


class Opinion(NamedTuple):
    """How often a move was tried in imagined worlds, and what it brought on average (in counters or points)."""

    move: Move
    tries: int
    worth: float
