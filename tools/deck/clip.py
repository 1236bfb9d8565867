"""Marks cut to a box."""

import math
from itertools import pairwise

from deck.geometry import cut
from deck.marks import Contour, Mark
from deck.svg import Box, Point


def clipped(marks: list[Mark], box: Box) -> list[Mark]:
    """The parts of marks that lie in a box."""
    result: list[Mark] = []
    for mark in marks:
        left, top, right, bottom = mark.box
        if box[0] <= left and box[1] <= top and right <= box[2] and bottom <= box[3]:
            result.append(mark)
            continue
        if mark.fill:
            fills = [contour for whole in mark.contours if (contour := _cut_fill(whole, box))]
            if fills:
                result.append(Mark(tuple(fills), mark.fill, opacity=mark.opacity))
        if mark.stroke:
            half = mark.width / 2
            inner = box[0] + half, box[1] + half, box[2] - half, box[3] - half
            strokes = [contour for whole in mark.contours for contour in _cut_stroke(whole, inner)]
            if strokes:
                result.append(Mark(tuple(strokes), "", mark.stroke, mark.width, mark.opacity))
    return result


def _cut_fill(contour: Contour, box: Box) -> Contour | None:
    points = list(contour.points)
    for normal_x, normal_y, limit in ((-1, 0, -box[0]), (1, 0, box[2]), (0, -1, -box[1]), (0, 1, box[3])):
        points = cut(points, normal_x, normal_y, limit)
    return Contour(tuple(points), True) if len(points) > 2 else None


def _cut_stroke(contour: Contour, box: Box) -> list[Contour]:
    points = (*contour.points, contour.points[0]) if contour.closed else contour.points
    runs: list[list[Point]] = []
    for a, b in pairwise(points):
        span = _span(a, b, box)
        if not span:
            continue
        ends = [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for t in span]
        if runs and math.dist(runs[-1][-1], ends[0]) < 0.001:
            runs[-1].append(ends[1])
        else:
            runs.append(ends)
    return [Contour(tuple(run), False) for run in runs]


def _span(a: Point, b: Point, box: Box) -> tuple[float, float] | None:
    """The share of the way from one point to another that lies in the box."""
    first, last = 0.0, 1.0
    for start, way, low, high in ((a[0], b[0] - a[0], box[0], box[2]), (a[1], b[1] - a[1], box[1], box[3])):
        if not way:
            if not low <= start <= high:
                return None
            continue
        near, far = sorted(((low - start) / way, (high - start) / way))
        first, last = max(first, near), min(last, far)
    return (first, last) if first < last else None
