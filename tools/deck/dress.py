"""Necks, cloth, sleeves and collars in card coordinates."""

import math
from collections.abc import Callable, Sequence

from deck.geometry import cut, fan_blade, outline, polar
from deck.palette import CREAM, INK, STEEL, Skin
from deck.patterns import hatch, places, scallops, stripes
from deck.svg import Point, bead, inked, line, num, polygon, polyline, shape

SEAM = 173


def neck(skin: Skin, x: float = 120, top: float = 104, bottom: float = 132, wide: float = 10) -> str:
    """A neck with the shade of the chin on it."""
    data = (
        f"M{x - wide} {top}L{x - wide} {bottom - 8}"
        f"C{x - wide - 2} {bottom} {x + wide + 2} {bottom} {x + wide} {bottom - 8}L{x + wide} {top}Z"
    )
    shade = (
        f"M{x - wide} {top}L{x - wide} {top + 8}"
        f"C{x - 4} {top + 18} {x + 6} {top + 18} {x + wide} {top + 8}L{x + wide} {top}Z"
    )
    return shape(data, skin.base) + shape(shade, skin.shade) + line(data)


def cloth(data: str, base: str, *layers: str) -> str:
    """A piece of cloth: flat colour, pattern layers, outline."""
    return shape(data, base) + "".join(layers) + line(data)


def striped(data: str, colour: str, angle: float, width: float, gap: float, phase: float = 0) -> str:
    """A stripe layer for a piece of cloth."""
    return shape(stripes(data, angle, width, gap, phase), colour)


def hatched(data: str, colour: str, angle: float, gap: float, phase: float = 0, width: float = 1.3) -> str:
    """A layer of thin parallel lines."""
    return line(hatch(data, angle, gap, phase), colour, width)


def scaled(data: str, colour: str, radius: float) -> str:
    """A layer of fish scales."""
    return line(scallops(data, radius), colour)


def sown(
    data: str,
    motif: Callable[[float, float], str],
    step_x: float,
    step_y: float,
    margin: float,
    phase_x: float = 0,
    phase_y: float = 0,
) -> str:
    """A layer of small motifs; `motif` makes one at a place."""
    return "".join(motif(x, y) for x, y in places(data, step_x, step_y, margin, phase_x, phase_y))


def ermine(data: str, step_x: float = 11, step_y: float = 9, phase_x: float = 4, phase_y: float = 5) -> str:
    """White fur with black tails."""

    def tail(x: float, y: float) -> str:
        return shape(
            "M0-3.4C.8-1 2 1.4 1.8 3L.6 2.2L0 3.8L-.6 2.2L-1.8 3C-2 1.4-.8-1 0-3.4Z",
            INK,
            transform=f"translate({num(x)} {num(y)})",
        )

    return cloth(data, CREAM, sown(data, tail, step_x, step_y, 3, phase_x, phase_y))


def forearm(
    elbow: Point,
    wrist: Point,
    wide: float,
    narrow: float,
    base: str,
    cuff: str,
    layer: Callable[[str], str] | None = None,
) -> str:
    """A sleeve from elbow to wrist with a cuff at its end."""
    (x0, y0), (x1, y1) = elbow, wrist
    length = math.hypot(x1 - x0, y1 - y0)
    along_x, along_y = (x1 - x0) / length, (y1 - y0) / length
    side_x, side_y = -along_y, along_x

    def spot(along: float, side: float) -> str:
        return f"{num(x0 + along_x * along + side_x * side)} {num(y0 + along_y * along + side_y * side)}"

    data = (
        f"M{spot(0, -wide)}"
        f"C{spot(length * 0.4, -wide * 1.1)} {spot(length * 0.7, -narrow * 1.2)} {spot(length, -narrow)}"
        f"L{spot(length, narrow)}"
        f"C{spot(length * 0.7, narrow * 1.2)} {spot(length * 0.4, wide * 1.1)} {spot(0, wide)}Z"
    )
    data = polygon(cut(outline(data), 0, 1, SEAM))
    result = cloth(data, base, layer(data) if layer else "")
    band = (
        f"M{spot(length - 5, -narrow - 2)}L{spot(length + 2, -narrow - 1.4)}"
        f"L{spot(length + 2, narrow + 1.4)}L{spot(length - 5, narrow + 2)}Z"
    )
    return result + inked(band, cuff)


def pleated_ruff(
    x: float,
    y: float,
    radius: float,
    first: float,
    last: float,
    count: int,
    one: str,
    two: str,
    edge: str = INK,
) -> str:
    """A ruff or fan of round-ended blades."""
    step = (last - first) / count
    blades = [
        fan_blade(x, y, radius, first + step * index, first + step * (index + 1)) for index in range(count)
    ]
    ends = [polar(x, y, radius, first + step * index) for index in range(count + 1)]
    tip = num(math.dist(ends[0], ends[1]) / 2)
    rim = polyline(ends[:1]) + "".join(f"A{tip} {tip} 0 0 1 {num(px)} {num(py)}" for px, py in ends[1:])
    spokes = "".join(polyline([(x, y), end]) for end in ends)
    return shape("".join(blades[::2]), one) + shape("".join(blades[1::2]), two) + line(rim + spokes, edge)


def beads_on_arc(
    x: float, y: float, radius: float, first: float, last: float, count: int, size: float, fill: str
) -> str:
    """A string of beads."""
    result = ""
    for index in range(count):
        px, py = polar(x, y, radius, first + (last - first) * index / (count - 1))
        result += bead(px, py, size, fill)
    return result


def stepped_collar(x: float, foot: float, sizes: Sequence[tuple[float, float, str, str]]) -> str:
    """A standing collar of nested skyscraper steps; sizes are (half width, height, colour, edge)."""
    result = ""
    for wide, high, colour, edge in sizes:
        points = [
            (x - wide, foot),
            (x - wide, foot - high * 0.5),
            (x - wide * 0.78, foot - high * 0.5),
            (x - wide * 0.78, foot - high * 0.76),
            (x - wide * 0.5, foot - high * 0.76),
            (x - wide * 0.5, foot - high),
        ]
        points += [(2 * x - px, py) for px, py in reversed(points)]
        result += shape(polygon(points), colour, edge)
    return result


def plate(data: str) -> str:
    """A piece of plate armour."""
    return inked(data, STEEL)
