"""The program's icon."""

from deck.clip import clipped
from deck.flat import document, painted
from deck.geometry import sector
from deck.marks import read_marks
from deck.palette import BLACK_PIPS, CREAM, RED_PIPS
from deck.suits import sign
from deck.svg import at, rect, shape

SIZE = 256
EMERALD, DEEP, RAY = "#17523f", "#0b2f25", "#20705a"
BRASS, BRASS_DARK = "#d9b264", "#a67a2c"


def icon() -> str:
    """Two cards before a rising sun, on emerald with a brass rim."""
    ground = rect(2, 2, 252, 252, DEEP, round_by=54) + rect(11, 11, 234, 234, EMERALD, round_by=46)
    rays = "".join(sector(128, 236, 84, 214, 195 + 20 * index, 205 + 20 * index) for index in range(8))
    rim = rect(13, 13, 230, 230, "none", BRASS, 7, 44)
    cards = at(_card("H", RED_PIPS), 94, 134, -15) + at(_card("S", BLACK_PIPS), 158, 131, 11)
    sun = clipped(read_marks(shape(rays, RAY)), (17, 17, 239, 239))
    return document(painted(read_marks(ground) + sun + read_marks(rim + cards)), SIZE, SIZE)


def _card(suit: str, colour: str) -> str:
    """A card about the origin with one big pip."""
    return rect(-56, -78, 112, 156, CREAM, BRASS_DARK, 4, 13) + sign(suit, 0, 0, 92, colour)
