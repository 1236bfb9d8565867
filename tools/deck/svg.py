"""Flat SVG as strings: every helper returns markup that nanosvg draws, without use, text or clip paths."""

from collections.abc import Sequence

from deck.palette import INK

Point = tuple[float, float]
Points = Sequence[Point]
Box = tuple[float, float, float, float]

WIDTH, HEIGHT = 240, 336
CENTRE_X, CENTRE_Y = 120, 168
LINE = 1.3
FINE = 0.9


def num(value: float) -> str:
    """A number with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _attributes(stroke: str | None, width: float, extra: dict[str, str]) -> str:
    text = ""
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{num(width)}"'
        text += ' stroke-linejoin="round" stroke-linecap="round"'
    for name, value in extra.items():
        text += f' {name.replace("_", "-")}="{value}"'
    return text


def shape(data: str, fill: str, stroke: str | None = None, width: float = LINE, **extra: str) -> str:
    """A filled path, outlined only when a stroke is named; nothing when there is no path."""
    return data and f'<path d="{data}" fill="{fill}"{_attributes(stroke, width, extra)}/>'


def inked(data: str, fill: str, **extra: str) -> str:
    """A filled path with the one ink outline of the deck."""
    return shape(data, fill, INK, LINE, **extra)


def line(data: str, stroke: str = INK, width: float = LINE, **extra: str) -> str:
    """An open stroke."""
    return shape(data, "none", stroke, width, **extra)


def circle(
    x: float, y: float, radius: float, fill: str, stroke: str | None = None, width: float = LINE, **extra: str
) -> str:
    """A circle, outlined only when a stroke is named."""
    place = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    return f'<circle {place} fill="{fill}"{_attributes(stroke, width, extra)}/>'


def bead(x: float, y: float, radius: float, fill: str) -> str:
    """A circle with the ink outline."""
    return circle(x, y, radius, fill, INK)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    stroke: str | None = None,
    line_width: float = LINE,
    round_by: float = 0,
) -> str:
    """A rectangle, perhaps with round corners."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(round_by)}"'
    return f'<rect {place} fill="{fill}"{_attributes(stroke, line_width, {})}/>'


def polyline(points: Points) -> str:
    """Path data of an open line."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Points) -> str:
    """Path data of a closed polygon."""
    return polyline(points) + "Z"


def group(content: str, transform: str) -> str:
    """The content under a transform."""
    return f'<g transform="{transform}">{content}</g>'


def at(content: str, x: float, y: float, turn: float = 0, flip: bool = False, scale: float = 1) -> str:
    """Content drawn around the origin, moved to a place, turned, flipped left to right or scaled."""
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f" rotate({num(turn)})"
    if flip or scale != 1:
        transform += f" scale({num(-scale if flip else scale)} {num(scale)})"
    return group(content, transform)


def flip(content: str, axis: float = CENTRE_X) -> str:
    """The content mirrored left to right about a vertical axis."""
    return group(content, f"translate({num(2 * axis)} 0) scale(-1 1)")


def both(content: str, axis: float = CENTRE_X) -> str:
    """The content and its mirror image."""
    return content + flip(content, axis)


def turned(content: str) -> str:
    """The content turned by 180 degrees about the middle of the card."""
    return group(content, f"rotate(180 {CENTRE_X} {CENTRE_Y})")


def double(content: str) -> str:
    """The content and the same upside down."""
    return content + turned(content)


def mirrored(content: str) -> str:
    """Content drawn around the origin and its mirror image."""
    return both(content, 0)
