"""The program's icon."""

from deck.flat import document, painted
from deck.geometry import polar
from deck.marks import read_marks
from deck.palette import BLACK_PIPS, CREAM, RED_PIPS
from deck.suits import sign
from deck.svg import at, line, num, polygon, rect, shape

SIZE = 256
EMERALD, DEEP, RAY = "#17523f", "#0b2f25", "#1f6a53"
BRASS, BRASS_DARK = "#d9b264", "#a67a2c"


def icon() -> str:
    """Two cards on a rising sun of emerald and brass."""
    art = rect(4, 4, 248, 248, DEEP, round_by=56) + rect(10, 10, 236, 236, EMERALD, BRASS, 6, 50)
    beams = ""
    for index in range(9):
        a, b = polar(128, 222, 92, 180 + 20 * index + 5), polar(128, 222, 92, 180 + 20 * index + 15)
        c, d = polar(128, 222, 186, 180 + 20 * index + 15), polar(128, 222, 186, 180 + 20 * index + 5)
        if index not in (0, 8):
            beams += polygon([a, b, c, d])
    art += shape(beams, RAY)
    art += at(_card("H", RED_PIPS), 96, 138, -16) + at(_card("S", BLACK_PIPS), 156, 134, 12)
    arc = f"M{num(44)} 222H212"
    return document(painted(read_marks(art + line(arc, BRASS, 6))), SIZE, SIZE)


def _card(suit: str, colour: str) -> str:
    """A card about the origin with one big pip."""
    return rect(-52, -73, 104, 146, CREAM, BRASS_DARK, 4, 12) + sign(suit, 0, 0, 84, colour)
