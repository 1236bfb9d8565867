"""A table of Guest: its seats, its places, and what is noted of a deal."""

from typing import NamedTuple, cast

from patience.engine.moves import Say
from patience.engine.table import Seat, Table

SEATS = range(4)
TRICKS = 9
LEFT = (1, 2, 3, 0)
HAND = tuple(f"hand.{seat}" for seat in SEATS)
TRICK = tuple(f"trick.{seat}" for seat in SEATS)
NONE = (0, 0, 0, 0)
PASS = Say("pass")


class Visit(NamedTuple):
    """How far a deal is: who leads, the tricks of each seat, and the evening's hands before it and in the end with it.

    A hand is the difference in tricks as the seats 0 and 2 see it, so that the other side's hands are negative.
    """

    dealer: Seat
    number: int
    trump: str
    leader: Seat
    tricks: tuple[int, int, int, int]
    hands: tuple[int, ...]


def visit(table: Table) -> Visit:
    """The notes of a table of Guest."""
    return cast("Visit", table.notes)
