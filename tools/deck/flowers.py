"""Blossoms for crowns, hats and cloth."""

from deck.geometry import polar
from deck.palette import INK
from deck.suits import lozenge
from deck.svg import FINE, circle, inked, num


def blossom(x: float, y: float, radius: float, petal: str, heart: str) -> str:
    """A five-petalled blossom."""
    result = ""
    for index in range(5):
        px, py = polar(x, y, radius * 0.62, -90 + 72 * index)
        result += circle(px, py, radius * 0.52, petal, INK, FINE)
    return result + circle(x, y, radius * 0.4, heart)


def posy(x: float, y: float, radius: float, petal: str, heart: str) -> str:
    """A small blossom for patterns, in one outline."""
    data = ""
    for index in range(5):
        a, b = polar(x, y, radius * 0.45, -126 + 72 * index), polar(x, y, radius * 0.45, -54 + 72 * index)
        c, d = polar(x, y, radius * 1.35, -114 + 72 * index), polar(x, y, radius * 1.35, -66 + 72 * index)
        start = f"M{num(a[0])} {num(a[1])}" if index == 0 else ""
        data += f"{start}C{num(c[0])} {num(c[1])} {num(d[0])} {num(d[1])} {num(b[0])} {num(b[1])}"
    return inked(data + "Z", petal) + lozenge(x, y, radius * 0.8, heart)
