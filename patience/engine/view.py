"""What one seat may know: all that players and the window ever receive."""

from collections.abc import Sequence
from typing import NamedTuple

from .moves import Move
from .rules import Rules
from .table import Seat, Table


class View(NamedTuple):
    """All that one seat may know: the table with unseen cards unknown, and the legal moves if it is its turn."""

    rules: Rules
    seat: Seat
    table: Table

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of this seat."""
        return self.rules.moves(self.table) if self.table.turn == self.seat else ()
