"""Whole SVG files that draw fast.

Every point and every path costs time: curves are flattened once, to a tenth of a unit, what cannot be seen
is left out, and paths of one style are merged.
"""

from dataclasses import dataclass
from itertools import pairwise

from deck.clip import clipped
from deck.frames import paper
from deck.marks import Contour, Mark, read_marks
from deck.merge import merged, without_hidden
from deck.svg import HEIGHT, WIDTH, Box, Point, num


@dataclass(frozen=True)
class Picture:
    """What lies on the paper of a card: a scene cut to its box, and what is painted over and under it."""

    over: str
    scene: str = ""
    box: Box = (0, 0, WIDTH, HEIGHT)
    under: str = ""


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG file."""
    size = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'


def card(picture: Picture) -> str:
    """The SVG file of a card with this picture on its paper."""
    scene = clipped(read_marks(picture.scene), picture.box)
    marks = read_marks(picture.under) + scene + read_marks(picture.over)
    return document(paper() + painted(marks))


def painted(marks: list[Mark]) -> str:
    """Markup for marks, as few paths as possible."""
    content = "".join(_element(mark) for mark in merged(without_hidden(marks)))
    return f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{content}</g>'


def _element(mark: Mark) -> str:
    look = f' fill="{mark.fill}"' if mark.fill else ""
    if mark.stroke:
        look += f' stroke="{mark.stroke}" stroke-width="{num(mark.width)}"'
    if mark.opacity != "1":
        look += f' opacity="{mark.opacity}"'
    return f'<path{look} d="{"".join(_data(contour, bool(mark.fill)) for contour in mark.contours)}"/>'


def _data(contour: Contour, filled: bool) -> str:
    """Relative path data in tenths, in which rounding never adds up."""
    closed = contour.closed or filled
    grid = [_tenths(point) for point in contour.points]
    grid = [point for index, point in enumerate(grid) if index == 0 or point != grid[index - 1]]
    if closed and len(grid) > 1 and grid[0] == grid[-1]:
        # A closing line without length costs nanosvg as much as hundreds of others.
        grid.pop()
    if len(grid) < 2:
        return ""
    data, verb = "M" + _pair(grid[0]), "l"
    for here, there in pairwise(grid):
        pair = _pair((there[0] - here[0], there[1] - here[1]))
        data += pair if not verb and pair.startswith("-") else (verb or " ") + pair
        verb = ""
    return data + ("z" if closed else "")


def _tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def _pair(tenths: tuple[int, int]) -> str:
    x, y = (
        f"{value / 10:g}".replace("0.", ".", 1) if abs(value) < 10 else f"{value / 10:g}" for value in tenths
    )
    return x + (y if y.startswith("-") else " " + y)
