"""Cloth patterns without clip paths: stripes, lines and motifs are cut to their shapes here."""

import math
from itertools import pairwise

from deck.geometry import bounds, cut, is_inside, outline
from deck.svg import Point, polygon, polyline


def stripes(data: str, angle: float, width: float, gap: float, phase: float = 0) -> str:
    """Path data of parallel bars cut to a shape; the angle is that of the bars, in degrees."""
    points = outline(data)
    normal_x, normal_y = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
    depths = [x * normal_x + y * normal_y for x, y in points]
    start = phase + math.floor((min(depths) - phase) / (width + gap)) * (width + gap)
    result = ""
    while start < max(depths):
        bar = cut(cut(points, normal_x, normal_y, start + width), -normal_x, -normal_y, -start)
        if len(bar) > 2:
            result += polygon(bar)
        start += width + gap
    return result


def rays(data: str, x: float, y: float, first: float, last: float, count: int) -> str:
    """Path data of every other sector of a sunburst about a point, cut to a shape."""
    points = outline(data)
    result = ""
    for index in range(0, count, 2):
        start = math.radians(first + (last - first) * index / count)
        end = math.radians(first + (last - first) * (index + 1) / count)
        sector = points
        for sign, angle in ((1, start), (-1, end)):
            normal_x, normal_y = sign * math.sin(angle), -sign * math.cos(angle)
            sector = cut(sector, normal_x, normal_y, normal_x * x + normal_y * y)
        if len(sector) > 2:
            result += polygon(sector)
    return result


def lines_inside(data: str, lines: list[list[Point]], step: float = 1.0) -> str:
    """Path data of the parts of some polylines that lie in a shape."""
    points = outline(data)
    result = ""
    for one in lines:
        run: list[tuple[float, float, bool]] = []
        for (x0, y0), (x1, y1) in pairwise(one):
            count = max(1, round(math.hypot(x1 - x0, y1 - y0) / step))
            for index in range(count + 1):
                t = index / count
                x, y = x0 + t * (x1 - x0), y0 + t * (y1 - y0)
                corner = index in (0, count)
                if is_inside(x, y, points):
                    run.append((x, y, corner))
                else:
                    result += _run_data(run)
                    run = []
        result += _run_data(run)
    return result


def _run_data(run: list[tuple[float, float, bool]]) -> str:
    if len(run) < 3:
        return ""
    kept = [p[:2] for i, p in enumerate(run) if p[2] or i in (0, len(run) - 1)]
    return polyline(kept)


def chevrons(data: str, x: float, gap: float, slope: float = 0.6, half: float = 90) -> str:
    """Path data of V-shaped lines about a vertical axis, cut to a shape."""
    _, top, _, bottom = bounds(data)
    lines = []
    y = top - half
    while y < bottom + half:
        lines.append([(x - half, y - half * slope), (x, y), (x + half, y - half * slope)])
        y += gap
    return lines_inside(data, lines)


def hatch(data: str, angle: float, gap: float, phase: float = 0) -> str:
    """Path data of parallel lines in a shape."""
    left, top, right, bottom = bounds(data)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    reach = math.hypot(right - left, bottom - top) / 2 + gap
    along_x, along_y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    lines = []
    offset = -reach + phase
    while offset < reach:
        x, y = middle_x - along_y * offset, middle_y + along_x * offset
        lines.append([(x - along_x * reach, y - along_y * reach), (x + along_x * reach, y + along_y * reach)])
        offset += gap
    return lines_inside(data, lines)


def scallops(data: str, radius: float) -> str:
    """Path data of fish-scale arcs in a shape."""
    left, top, right, bottom = bounds(data)
    lines = []
    row = 0
    y = top - radius
    while y < bottom + radius:
        x = left - 2 * radius + (radius if row % 2 else 0)
        while x < right + 2 * radius:
            arc = [
                (x + radius * math.cos(math.radians(a)), y + radius * math.sin(math.radians(a)))
                for a in range(0, 181, 30)
            ]
            lines.append(arc)
            x += 2 * radius
        y += radius
        row += 1
    return lines_inside(data, lines, 0.8)


def places(
    data: str, step_x: float, step_y: float, margin: float, phase_x: float = 0, phase_y: float = 0
) -> list[Point]:
    """Points of a staggered grid that lie in a shape, at least a margin from its edge."""
    points = outline(data)
    left, top, right, bottom = bounds(data)
    found = []
    row = 0
    y = top + phase_y
    while y < bottom:
        x = left + phase_x + (step_x / 2 if row % 2 else 0)
        while x < right:
            around = [
                (x + margin * math.cos(a), y + margin * math.sin(a))
                for a in (0, 0.8, 1.57, 2.4, 3.14, 3.9, 4.7, 5.5)
            ]
            if all(is_inside(px, py, points) for px, py in around):
                found.append((x, y))
            x += step_x
        y += step_y
        row += 1
    return found
