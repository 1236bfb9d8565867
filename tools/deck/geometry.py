"""Flattened shapes: outlines as points, cutting them to half-planes and boxes, rings and fans."""

import math

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

from deck.svg import Box, Point, Points, num, polygon


def bezier(points: Points, steps: int) -> list[Point]:
    """Points along a curve, without its start."""
    result = []
    degree = len(points) - 1
    for step in range(1, steps + 1):
        t = step / steps
        weights = [math.comb(degree, i) * t**i * (1 - t) ** (degree - i) for i in range(degree + 1)]
        x = sum(w * p[0] for w, p in zip(weights, points, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, points, strict=True))
        result.append((x, y))
    return result


def outline(data: str, steps: int = 8) -> list[Point]:
    """The first contour of path data as a list of points."""
    pen = RecordingPen()
    parse_path(data, pen)
    points: list[Point] = []
    for verb, args in pen.value:
        if verb == "moveTo":
            if points:
                break
            points = [args[0]]
        elif verb == "lineTo":
            points.append(args[0])
        elif verb in ("curveTo", "qCurveTo"):
            points += bezier([points[-1], *args], steps)
    return points


def is_inside(x: float, y: float, points: Points) -> bool:
    """Whether a point lies in a polygon."""
    inside = False
    previous_x, previous_y = points[-1]
    for next_x, next_y in points:
        if (next_y > y) != (previous_y > y):
            crossing = next_x + (y - next_y) * (previous_x - next_x) / (previous_y - next_y)
            if x < crossing:
                inside = not inside
        previous_x, previous_y = next_x, next_y
    return inside


def cut(points: Points, normal_x: float, normal_y: float, limit: float) -> list[Point]:
    """The part of a polygon where x*normal_x + y*normal_y is at most limit."""
    result: list[Point] = []
    for index, here in enumerate(points):
        before = points[index - 1]
        depth_before = before[0] * normal_x + before[1] * normal_y - limit
        depth_here = here[0] * normal_x + here[1] * normal_y - limit
        if (depth_before <= 0) != (depth_here <= 0):
            t = depth_before / (depth_before - depth_here)
            result.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
        if depth_here <= 0:
            result.append(here)
    return result


def bounds(data: str) -> Box:
    """The box around a shape."""
    points = outline(data)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def wedge_to_box(x: float, y: float, first: float, last: float, box: Box) -> str:
    """Path data of a ray from a point to the edges of a box."""
    left, top, right, bottom = box
    data = polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    points = outline(data)
    for sign, angle in ((1, math.radians(first)), (-1, math.radians(last))):
        normal_x, normal_y = sign * math.sin(angle), -sign * math.cos(angle)
        points = cut(points, normal_x, normal_y, normal_x * x + normal_y * y)
    return polygon(points) if len(points) > 2 else ""


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at a distance and angle from another."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


def sector(x: float, y: float, inner: float, outer: float, first: float, last: float) -> str:
    """Path data of a piece of a ring."""
    large = 1 if abs(last - first) > 180 else 0
    a, b = polar(x, y, outer, first), polar(x, y, outer, last)
    c, d = polar(x, y, inner, last), polar(x, y, inner, first)
    data = f"M{num(a[0])} {num(a[1])}A{num(outer)} {num(outer)} 0 {large} 1 {num(b[0])} {num(b[1])}"
    if inner <= 0:
        return data + f"L{num(x)} {num(y)}Z"
    data += f"L{num(c[0])} {num(c[1])}A{num(inner)} {num(inner)} 0 {large} 0 {num(d[0])} {num(d[1])}Z"
    return data


def fan_blade(x: float, y: float, radius: float, first: float, last: float) -> str:
    """Path data of a round-ended blade of a fan."""
    a, b = polar(x, y, radius, first), polar(x, y, radius, last)
    tip = math.hypot(b[0] - a[0], b[1] - a[1]) / 2
    return f"M{num(x)} {num(y)}L{num(a[0])} {num(a[1])}A{num(tip)} {num(tip)} 0 0 1 {num(b[0])} {num(b[1])}Z"


def thinned(points: Points, tolerance: float = 0.1) -> list[Point]:
    """A polyline without the points that lie almost on the line between their neighbours."""
    if len(points) < 3:
        return list(points)
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = math.hypot(x1 - x0, y1 - y0)
    worst, place = -1.0, 0
    for index in range(1, len(points) - 1):
        x, y = points[index]
        if length < 0.01:
            off = math.hypot(x - x0, y - y0)
        else:
            off = abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
        if off > worst:
            worst, place = off, index
    if worst < tolerance:
        return [points[0], points[-1]]
    return thinned(points[: place + 1], tolerance)[:-1] + thinned(points[place:], tolerance)
