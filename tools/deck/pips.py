"""The number cards."""

from deck.flat import Picture
from deck.frames import corner_index
from deck.palette import PIPS
from deck.suits import sign
from deck.svg import double

COLUMNS = (72, 120, 168)
TOP_ROW, ROW_STEP = 58, 55
PLACES: dict[str, list[tuple[int, float]]] = {
    "2": [(1, 0), (1, 4)],
    "3": [(1, 0), (1, 2), (1, 4)],
    "4": [(0, 0), (2, 0), (0, 4), (2, 4)],
    "5": [(0, 0), (2, 0), (1, 2), (0, 4), (2, 4)],
    "6": [(0, 0), (2, 0), (0, 2), (2, 2), (0, 4), (2, 4)],
    "7": [(0, 0), (2, 0), (0, 2), (2, 2), (1, 1), (0, 4), (2, 4)],
    "8": [(0, 0), (2, 0), (0, 2), (2, 2), (1, 1), (1, 3), (0, 4), (2, 4)],
    "9": [(0, 0), (2, 0), (0, 4 / 3), (2, 4 / 3), (1, 2), (0, 8 / 3), (2, 8 / 3), (0, 4), (2, 4)],
    "10": [
        *[(0, 0), (2, 0), (0, 4 / 3), (2, 4 / 3), (1, 2 / 3)],
        *[(1, 10 / 3), (0, 8 / 3), (2, 8 / 3), (0, 4), (2, 4)],
    ],
}


def pip_card(rank: str, suit: str) -> Picture:
    """A number card from 2 to 10, the lower pips turned."""
    size = 43 if rank in ("9", "10") else 47
    field = ""
    for column, row in PLACES[rank]:
        turn = 180 if row > 2 else 0
        field += sign(suit, COLUMNS[column], TOP_ROW + ROW_STEP * row, size, PIPS[suit], turn)
    return Picture(field + double(corner_index(rank, suit)))
