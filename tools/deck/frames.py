"""The card around a picture: paper, frame, background, jewelled band, medallion and corner indices."""

from deck.geometry import wedge_to_box
from deck.palette import EDGE, GOLD, INK, PAPER, PIPS, Palette
from deck.suits import letters, lozenge, sign
from deck.svg import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH, Box, circle, double, rect, shape

BOX: Box = (38, 20, 202, 316)
CORNER = 15
EDGE_WIDTH = 1.5


def paper(fill: str = PAPER) -> str:
    """The blank card."""
    inset = EDGE_WIDTH / 2
    return rect(inset, inset, WIDTH - EDGE_WIDTH, HEIGHT - EDGE_WIDTH, fill, EDGE, EDGE_WIDTH, CORNER)


def frame(box: Box = BOX, width: float = 1.6) -> str:
    """The line around a picture."""
    left, top, right, bottom = box
    return rect(left, top, right - left, bottom - top, "none", INK, width)


def sunburst(palette: Palette, count: int = 24) -> str:
    """Pale rays from the middle of the card to the frame."""
    left, top, right, bottom = BOX
    step = 180 / count
    data = "".join(
        wedge_to_box(CENTRE_X, CENTRE_Y, step * (2 * i - 0.5), step * (2 * i + 0.5), BOX)
        for i in range(count)
    )
    return rect(left, top, right - left, bottom - top, palette.ground) + shape(data, palette.ray)


def inner_line() -> str:
    """The gold line inside the frame."""
    left, top, right, bottom = BOX
    return rect(left + 4, top + 4, right - left - 8, bottom - top - 8, "none", GOLD, 1.3)


def bar(fill: str) -> str:
    """The gold-edged band that hides the seam of a double-headed picture."""
    left, _, right, _ = BOX
    outer = rect(left, CENTRE_Y - 8, right - left, 16, GOLD, INK)
    return outer + rect(left, CENTRE_Y - 5.2, right - left, 10.4, fill, INK)


def medallion(fill: str) -> str:
    """The round field in the middle of the band."""
    return circle(CENTRE_X, CENTRE_Y, 15.4, GOLD, INK) + circle(CENTRE_X, CENTRE_Y, 12, fill, INK)


def band(palette: Palette, suit: str) -> str:
    """The jewelled band of a suit, with its signs in the medallion."""
    jewels = ""
    for index in range(1, 6):
        for side in (-1, 1):
            jewels += _jewel(suit, CENTRE_X + side * (12 + index * 12.4), index, palette)
    signs = double(sign(suit, CENTRE_X, CENTRE_Y - 5.4, 9, PIPS[suit]))
    return bar(palette.dark) + jewels + medallion(PAPER) + signs


def _jewel(suit: str, x: float, index: int, palette: Palette) -> str:
    """One jewel of the band, cut as its suit likes it."""
    y = CENTRE_Y
    bright = GOLD if index % 2 else palette.light
    if suit == "S":
        return lozenge(x, y, 8.6, palette.light if index % 2 else GOLD)
    if suit == "H":
        return circle(x, y, 3.2, bright)
    if suit == "D":
        tip = -3.4 if (index % 2) == (x > CENTRE_X) else 3.4
        return shape(f"M{x - 5:g} {y - tip}L{x:g} {y + tip}L{x + 5:g} {y - tip}Z", bright)
    leaf = f"M{x - 5:g} {y}C{x - 3:g} {y - 4.6} {x + 3:g} {y - 4.6} {x + 5:g} {y}"
    leaf += f"C{x + 3:g} {y + 4.6} {x - 3:g} {y + 4.6} {x - 5:g} {y}Z"
    return shape(leaf, palette.main if index % 2 else palette.light)


def corner_index(rank: str, suit: str) -> str:
    """The rank and suit sign at the upper left corner."""
    fill = PIPS[suit]
    letter = letters(rank, 20.5, 15, 26, fill, squeeze=0.88, tracking=-50, widest=29)
    return letter + sign(suit, 20.5, 60 if rank in "QJ" else 57.5, 23, fill)
