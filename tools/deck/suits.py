"""Suit signs, the joker's star, and letters as paths."""

from importlib.resources import files
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from deck.geometry import polar
from deck.svg import num, polygon, shape

SUITS = ("C", "D", "H", "S")
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")

SIGNS = {
    "H": "M0 46C-14 26-46 6-46-18C-46-36-34-46-22-46C-10-46-3-38 0-26C3-38 10-46 22-46"
    "C34-46 46-36 46-18C46 6 14 26 0 46Z",
    "S": "M0-48C12-26 46-8 46 15C46 29 36 36 26 36C16 36 8 31 4 22C5 34 9 43 17 48L-17 48C-9 43-5 34-4 22"
    "C-8 31-16 36-26 36C-36 36-46 29-46 15C-46-8-12-26 0-48Z",
    "D": "M0-50C9-31 22-13 38 0C22 13 9 31 0 50C-9 31-22 13-38 0C-22-13-9-31 0-50Z",
    "C": "M0-48C13-48 22-38 22-27C22-19 18-12 11-7C16-10 21-11 26-11C39-11 48-1 48 11C48 24 38 33 26 33"
    "C16 33 8 28 4 19C5 33 9 43 17 48L-17 48C-9 43-5 33-4 19C-8 28-16 33-26 33C-38 33-48 24-48 11"
    "C-48-1-39-11-26-11C-21-11-16-10-11-7C-18-12-22-19-22-27C-22-38-13-48 0-48Z",
}

_FONT = TTFont(str(files("font_source_serif_pro") / "files" / "SourceSerifPro-Bold.otf"))
_GLYPHS: Any = _FONT.getGlyphSet()
_NAMES: dict[int, str] = _FONT.getBestCmap()


def sign(
    suit: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    turn: float = 0,
    stroke: str | None = None,
    width: float = 1.3,
) -> str:
    """A suit sign about `size` high, centred at a place."""
    scale = size / 100
    transform = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({round(scale, 4)})"
    return shape(SIGNS[suit], fill, stroke, width / scale, transform=transform)


def star(x: float, y: float, size: float, fill: str) -> str:
    """A star of eight points, the sign of the joker."""
    points = [polar(x, y, size if index % 2 == 0 else size * 0.5, -90 + 22.5 * index) for index in range(16)]
    return shape(polygon(points), fill)


def lozenge(x: float, y: float, size: float, fill: str, stroke: str | None = None) -> str:
    """A small jewel cut as a straight lozenge."""
    half = size * 0.38
    return shape(polygon([(x, y - size / 2), (x + half, y), (x, y + size / 2), (x - half, y)]), fill, stroke)


def _bounds(letter: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(_GLYPHS)
    _GLYPHS[_NAMES[ord(letter)]].draw(pen)
    box: tuple[float, float, float, float] = pen.bounds
    return box


_CAP_HEIGHT = _bounds("H")[3]


def _drawn(letter: str, scale_x: float, scale_y: float, left: float, base: float) -> str:
    pen = SVGPathPen(_GLYPHS, ntos=num)
    _GLYPHS[_NAMES[ord(letter)]].draw(TransformPen(pen, (scale_x, 0, 0, -scale_y, left, base)))
    return str(pen.getCommands())


def letters(
    text: str,
    x: float,
    top: float,
    height: float,
    fill: str,
    squeeze: float = 1.0,
    tracking: float = 0,
    widest: float = 1000,
) -> str:
    """Text as one path, centred on x, with the given cap height."""
    scale = height / _CAP_HEIGHT
    widths = [_GLYPHS[_NAMES[ord(letter)]].width for letter in text]
    total = (sum(widths) + tracking * (len(text) - 1)) * scale * squeeze
    if total > widest:
        squeeze *= widest / total
        total = widest
    left = x - total / 2
    data = ""
    for letter, width in zip(text, widths, strict=True):
        data += _drawn(letter, scale * squeeze, scale, left, top + height)
        left += (width + tracking) * scale * squeeze
    return shape(data, fill)


def flush_letters(
    text: str, left: float, top: float, height: float, fill: str, squeeze: float = 1.0, gap: float = 2
) -> tuple[str, float]:
    """Text as one path whose ink begins at `left`, and where its ink ends."""
    scale = height / _CAP_HEIGHT
    data = ""
    for letter in text:
        ink_left, _, ink_right, _ = _bounds(letter)
        data += _drawn(letter, scale * squeeze, scale, left - ink_left * scale * squeeze, top + height)
        left += (ink_right - ink_left) * scale * squeeze + gap
    return shape(data, fill), left - gap
