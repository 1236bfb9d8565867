"""The parts of a card that stay in sight under another card: a strip at the top or a side at the left."""

from deck.flat import document, painted
from deck.frames import CORNER, EDGE_WIDTH
from deck.indices import side_index, strip_index
from deck.marks import read_marks
from deck.palette import EDGE, PAPER
from deck.svg import HEIGHT, WIDTH, shape

STRIP_HEIGHT = 62
SIDE_WIDTH = 72
# The outline runs on past the picture, so that no line closes the cut.
BEYOND = 10


def strip(rank: str, suit: str) -> str:
    """The top of a card, with rank and suit side by side; no rank and suit mean the joker."""
    near, far, foot = EDGE_WIDTH / 2, WIDTH - EDGE_WIDTH / 2, STRIP_HEIGHT + BEYOND
    turn = f"A{CORNER} {CORNER} 0 0 1"
    data = f"M{near} {foot}V{near + CORNER}{turn} {near + CORNER} {near}"
    data += f"H{far - CORNER}{turn} {far} {near + CORNER}V{foot}"
    return document(_paper(data) + painted(read_marks(strip_index(rank, suit))), height=STRIP_HEIGHT)


def side(rank: str, suit: str) -> str:
    """The left of a card, with the suit under the rank; no rank and suit mean the joker."""
    near, far, foot = EDGE_WIDTH / 2, SIDE_WIDTH + BEYOND, HEIGHT - EDGE_WIDTH / 2
    turn = f"A{CORNER} {CORNER} 0 0 0"
    data = f"M{far} {near}H{near + CORNER}{turn} {near} {near + CORNER}"
    data += f"V{foot - CORNER}{turn} {near + CORNER} {foot}H{far}"
    return document(_paper(data) + painted(read_marks(side_index(rank, suit))), width=SIDE_WIDTH)


def _paper(data: str) -> str:
    return shape(data, PAPER, EDGE, EDGE_WIDTH)
