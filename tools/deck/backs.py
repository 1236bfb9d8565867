"""Five card backs, each in three grains, so that small cards do not turn to mush."""

from collections.abc import Callable
from dataclasses import dataclass

from deck.flat import Picture
from deck.geometry import polar
from deck.suits import SUITS, lozenge, sign
from deck.svg import CENTRE_X as X
from deck.svg import CENTRE_Y as Y
from deck.svg import circle, line, num, polygon, rect, shape

LEFT, TOP, RIGHT, BOTTOM = 18.5, 18.5, 221.5, 317.5
GRAINS = ("fine", "middle", "coarse")
PALE = "#f6e3b4"
MEDALLION = 44


@dataclass(frozen=True)
class Dyes:
    """The ground, the tone in tone and the metal of a back."""

    dark: str
    light: str
    metal: str


def _ring(radius: float, x: float, y: float, fill: str, down: bool = False) -> str:
    """A half disc that stands on a height, or hangs from it."""
    sweep = 0 if down else 1
    return shape(
        f"M{num(x - radius)} {num(y)}A{num(radius)} {num(radius)} 0 0 {sweep} {num(x + radius)} {num(y)}Z",
        fill,
    )


def _scales(radius: float, motif: Callable[[float, float, float], str]) -> str:
    """Overlapping rows of half discs that cover the field from the top down."""
    result = ""
    row = 0
    while (y := TOP + radius * 0.5 * (row + 1)) < BOTTOM + radius:
        first = -3 - row % 2 / 2
        for column in range(8):
            x = X + 2 * radius * (first + column)
            if LEFT - radius < x < RIGHT + radius:
                result += motif(x, y, radius)
        row += 1
    return result


def _ends(motif: Callable[[float, bool], str]) -> str:
    """One great half disc at each end of the field."""
    return motif(TOP + 2, True) + motif(BOTTOM - 2, False)


def waves(dyes: Dyes, grain: str) -> str:
    """Waves upon waves."""
    rings = ((1, dyes.metal), (0.935, dyes.light), (0.67, dyes.metal), (0.605, dyes.dark), (0.33, dyes.metal))

    def wave(x: float, y: float, radius: float) -> str:
        return "".join(_ring(radius * part, x, y, fill) for part, fill in rings)

    def great_wave(y: float, down: bool) -> str:
        return "".join(_ring(100 * part, X, y, fill, down) for part, fill in rings)

    if grain == "coarse":
        return _ends(great_wave)
    return _scales(36 if grain == "fine" else 54, wave)


def fans(dyes: Dyes, grain: str) -> str:
    """Folding fans with ribs."""

    def ribs(x: float, y: float, inner: float, outer: float, count: int, down: bool, width: float) -> str:
        data = ""
        for index in range(1, count):
            turn = (0 if down else 180) + 180 * index / count
            a, b = polar(x, y, inner, turn), polar(x, y, outer, turn)
            data += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
        return line(data, dyes.metal, width)

    def fan(x: float, y: float, radius: float, down: bool = False) -> str:
        rim, count = {"fine": (2.2, 8), "middle": (3, 6), "coarse": (5, 6)}[grain]
        result = _ring(radius, x, y, dyes.metal, down) + _ring(radius - rim, x, y, dyes.light, down)
        result += _ring(radius * 0.72, x, y, dyes.metal, down) + _ring(
            radius * 0.72 - rim * 0.8, x, y, dyes.dark, down
        )
        return (
            result
            + ribs(x, y, 0, radius, count, down, rim * 0.6)
            + _ring(radius * 0.26, x, y, dyes.metal, down)
        )

    if grain == "coarse":
        return _ends(lambda y, down: fan(X, y, 100, down))
    return _scales(48 if grain == "fine" else 72, fan)


def sunrise(dyes: Dyes, grain: str) -> str:
    """Rays from the middle to beyond the edge."""
    count, width = {"fine": (40, 1.6), "middle": (32, 2), "coarse": (24, 3.2)}[grain]
    beams, lines = "", ""
    for index in range(count):
        a, middle, b = (polar(X, Y, 260, 360 * (index + part) / count) for part in (-0.5, 0, 0.5))
        if index % 2:
            beams += polygon([(X, Y), a, b])
        elif index % 4 == 0:
            lines += f"M{X} {Y}L{num(middle[0])} {num(middle[1])}"
    return shape(beams, dyes.light) + line(lines, dyes.metal, width)


def lattice(dyes: Dyes, grain: str) -> str:
    """A trellis with a jewel in every opening."""
    step, width = {"fine": (24, 1.8), "middle": (36, 2.4), "coarse": (54, 4)}[grain]
    jewels = ""
    for row in range(-16, 17):
        for column in range(-10, 11):
            x, y = X + column * step / 2, Y + row * step * 0.75
            if (row + column) % 2 == 0 and LEFT < x < RIGHT and TOP < y < BOTTOM:
                jewels += lozenge(x, y, step * 0.85, dyes.light)
    slants = ""
    for index in range(-10, 10):
        y = Y + (index + 0.5) * step * 1.5
        slants += f"M0 {num(y - 180)}L240 {num(y + 180)}M0 {num(y + 180)}L240 {num(y - 180)}"
    return jewels + line(slants, dyes.metal, width)


def plain(dyes: Dyes, grain: str) -> str:
    """Nothing but a second frame."""
    if grain == "coarse":
        return ""
    return rect(26, 26, 188, 284, "none", dyes.metal, 1 if grain == "fine" else 1.4, 2)


BACKS: dict[str, tuple[Callable[[Dyes, str], str], Dyes]] = {
    "waves": (waves, Dyes("#1c2b5a", "#27407f", "#dfa83c")),
    "sunrise": (sunrise, Dyes("#6d1f33", "#8d2f45", "#e3b45a")),
    "lattice": (lattice, Dyes("#14513f", "#1d6a53", "#dcb566")),
    "fans": (fans, Dyes("#243038", "#33434d", "#d9b264")),
    "plain": (plain, Dyes("#1c2b5a", "#1c2b5a", "#dfa83c")),
}


def back(design: str, grain: str) -> Picture:
    """A card back; the frame and the medallion are the same for all."""
    draw, dyes = BACKS[design]
    ground = rect(12, 12, 216, 312, dyes.dark, round_by=8)
    width = {"fine": 2.4, "middle": 3, "coarse": 4.5}[grain]
    edge = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "none", dyes.metal, width, 4)
    return Picture(_medallion(dyes, grain) + edge, draw(dyes, grain), (LEFT, TOP, RIGHT, BOTTOM), ground)


def _medallion(dyes: Dyes, grain: str) -> str:
    """The four suits twice in a ring, so that the back looks the same from both ends."""
    result = circle(X, Y, MEDALLION, dyes.dark, dyes.metal, {"fine": 3, "middle": 3.6, "coarse": 5}[grain])
    if grain == "fine":
        result += circle(X, Y, MEDALLION - 5, "none", dyes.metal, 1.1)
    for index in range(8):
        turn = index * 45
        x, y = polar(X, Y, 26, turn - 90)
        result += sign(SUITS[(3, 2, 0, 1)[index % 4]], x, y, 15.5, PALE, turn)
    return result + lozenge(X, Y, 15, dyes.metal)
