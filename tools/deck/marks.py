"""Markup as a list of marks: flattened paths in card coordinates, without transforms."""

import math
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

from deck.geometry import bezier, thinned
from deck.svg import Box, Point, num


@dataclass(frozen=True)
class Contour:
    """One run of a path, flattened."""

    points: tuple[Point, ...]
    closed: bool

    @cached_property
    def box(self) -> Box:
        """The box around the contour."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def area(self) -> float:
        """The area within, positive when the contour runs clockwise on the screen."""
        points = self.points
        return sum(points[i - 1][0] * y - x * points[i - 1][1] for i, (x, y) in enumerate(points)) / 2


@dataclass(frozen=True)
class Mark:
    """Contours that are filled, stroked, or both."""

    contours: tuple[Contour, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: str = "1"

    @property
    def style(self) -> tuple[str, str, float, str]:
        """What two marks must share to be painted as one."""
        return self.fill, self.stroke, self.width, self.opacity

    def with_contours(self, contours: Iterable[Contour]) -> "Mark":
        """The same paint on other contours."""
        return Mark(tuple(contours), *self.style)

    @cached_property
    def boxes(self) -> list[Box]:
        """The boxes around the contours, strokes included."""
        pad = self.width / 2 + 0.2
        return [(c.box[0] - pad, c.box[1] - pad, c.box[2] + pad, c.box[3] + pad) for c in self.contours]

    @cached_property
    def box(self) -> Box:
        """The box around all contours."""
        lefts, tops, rights, bottoms = zip(*self.boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    @cached_property
    def has_no_holes(self) -> bool:
        """Whether each contour paints for itself."""
        return not self.fill or all(contour.area > 0 for contour in self.contours)


def read_marks(markup: str) -> list[Mark]:
    """The marks of some markup in the order in which they are painted."""
    marks: list[Mark] = []
    _read(ET.fromstring(f"<g>{markup}</g>"), Identity, marks)
    return marks


def _read(element: ET.Element, outer: Transform, marks: list[Mark]) -> None:
    here = outer.transform(_transform(element.get("transform", "")))
    if element.tag == "g":
        for child in element:
            _read(child, here, marks)
        return
    contours = _contours(_path(element), here)
    fill, stroke = (element.get(name, "none").replace("none", "") for name in ("fill", "stroke"))
    # All fills turn the same way, so that merged ones add up and never cut holes into each other.
    if fill and sum(contour.area for contour in contours) < 0:
        contours = [Contour(contour.points[::-1], contour.closed) for contour in contours]
    scale = math.sqrt(abs(here[0] * here[3] - here[1] * here[2]))
    width = round(float(element.get("stroke-width", "1")) * scale, 2) if stroke else 0
    marks.append(Mark(tuple(contours), fill, stroke, width, element.get("opacity", "1")))


def _transform(text: str) -> Transform:
    result = Identity
    for part in text.split(")")[:-1]:
        name, _, inside = part.strip().partition("(")
        values = [float(value) for value in inside.split()]
        if name == "translate":
            result = result.translate(*values)
        elif name == "scale":
            result = result.scale(*values)
        elif name == "rotate":
            x, y = values[1:] or (0, 0)
            result = result.translate(x, y).rotate(math.radians(values[0])).translate(-x, -y)
        else:
            raise ValueError(f"no transform {name}")
    return result


def _path(element: ET.Element) -> str:
    """The path data of an element."""
    if element.tag == "path":
        return element.get("d", "")
    if element.tag == "circle":
        x, y, r = (float(element.get(key, "0")) for key in ("cx", "cy", "r"))
        left, top, width, height = x - r, y - r, 2 * r, 2 * r
    elif element.tag == "rect":
        left, top, width, height, r = (
            float(element.get(key, "0")) for key in ("x", "y", "width", "height", "rx")
        )
    else:
        raise ValueError(f"no tag {element.tag}")
    if not r:
        return f"M{left} {top}H{left + width}V{top + height}H{left}Z"
    h, v, turn = num(width - 2 * r), num(height - 2 * r), f"a{r} {r} 0 0 1"
    return f"M{left + r} {top}h{h}{turn} {r} {r}v{v}{turn} -{r} {r}h-{h}{turn} -{r} -{r}v-{v}{turn} {r} -{r}Z"


def _contours(data: str, by: Transform) -> list[Contour]:
    pen = RecordingPen()
    parse_path(data, pen)
    contours: list[Contour] = []
    points: list[Point] = []
    for verb, args in pen.value:
        moved: list[Point] = by.transformPoints(args)
        if verb == "moveTo":
            points = moved
        elif verb == "lineTo":
            points += moved
        elif verb == "curveTo":
            points += bezier([points[-1], *moved], 16)
        elif len(points) > 1:
            contours.append(Contour(tuple(thinned(points)), verb == "closePath"))
    return contours
