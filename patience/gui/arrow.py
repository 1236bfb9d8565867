"""Arrows across the table: a curve that goes round the indices of the cards, drawn as far as it has come."""

from __future__ import annotations

from itertools import pairwise, product
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame.math import Vector2

from patience.gui import ink
from patience.gui.theme import GLOW

if TYPE_CHECKING:
    from collections.abc import Sequence

DARK = "#6b4a12"
LINE, OUTLINE = 4.6, 8.0  # widths for a card of the usual width, as are the lengths below
HEAD, WING, DOT = 24, 12, 5
USUAL_CARD, LEAST = 132, 0.55
SIDES = (Vector2(0, 1), Vector2(1, 0), Vector2(-1, 0), Vector2(0, -1))
GOALS = ((0.5, 0.55), (0.6, 0.7), (0.4, 0.7), (0.5, 0.35), (0.5, 0.8))  # parts of the landing place
SAMPLES = 18
HIT, TURN = 30, 3  # what a sample on an index costs, and a right angle, in hundredths of the card's width


class Curve(NamedTuple):
    """A cubic curve."""

    start: Vector2
    leave: Vector2
    arrive: Vector2
    end: Vector2

    def at(self, t: float) -> Vector2:
        """The point at `t`, 0 at the start and 1 at the end."""
        s = 1 - t
        return (
            self.start * s**3 + self.leave * (3 * s * s * t) + self.arrive * (3 * s * t * t) + self.end * t**3
        )

    def until(self, t: float) -> Curve:
        """Its first part up to `t`."""
        a, b, c = (p.lerp(q, t) for p, q in pairwise(self))
        d, e = a.lerp(b, t), b.lerp(c, t)
        return Curve(self.start, a, d, d.lerp(e, t))


def find(
    source: pygame.Rect, goal: pygame.Rect, avoid: Sequence[pygame.Rect], window: pygame.Rect, w: int
) -> Curve:
    """Of many curves from a card to a place the one that hides least, is short, and stays in the window."""
    inner = window.inflate(-w // 4, -w // 4)

    def cost(curve: Curve) -> float:
        points = [curve.at(i / SAMPLES) for i in range(SAMPLES + 1)]
        steps = [b - a for a, b in pairwise(points)]
        hits = sum(
            pygame.Rect(0, 0, w // 8, w // 8).move(p - (w / 16, w / 16)).collidelist(avoid) >= 0
            for p in points
        )
        outside = sum(not inner.collidepoint(p) for p in points)
        turning = sum(abs((a.angle_to(b) + 180) % 360 - 180) for a, b in pairwise(steps))
        return (
            sum(step.length() for step in steps) * 100 / w + HIT * hits + 1000 * outside + TURN * turning / 90
        )

    return min(_curves(source, goal), key=cost)


def _curves(source: pygame.Rect, goal: pygame.Rect) -> list[Curve]:
    found = []
    for side, (x, y), towards, part in product(SIDES, GOALS, SIDES, (0.35, 0.6)):
        start = Vector2(source.center) + Vector2(side.x * source.w, side.y * source.h) * 0.47
        end = Vector2(goal.x + x * goal.w, goal.y + y * goal.h)
        far = max(goal.w * 0.5, start.distance_to(end)) * part
        found.append(Curve(start, start + side * far, end + towards * far, end))
    return found


class Arrow:
    """One curve, with a head or as an arc with a dot at each end."""

    def __init__(self, curve: Curve, w: int, *, head: bool) -> None:
        self.curve = curve
        self.size = max(LEAST, w / USUAL_CARD)
        self.head = head
        room = ceil((HEAD + OUTLINE) * self.size)
        xs, ys = [p.x for p in curve], [p.y for p in curve]  # a curve stays within its four points
        self.rect = pygame.Rect(
            round(min(xs)) - room, round(min(ys)) - room, ceil(max(xs) - min(xs)) + 2 * room, ceil(max(ys) - min(ys)) + 2 * room
        )  # fmt: skip
        self._drawn: tuple[float, pygame.Surface] | None = None

    def paint(self, canvas: pygame.Surface, part: float) -> None:
        """Draw it as far as it has come, 0 to 1."""
        if part <= 0:
            return
        if not self._drawn or self._drawn[0] != part:
            w, h = self.rect.size
            self._drawn = part, ink.raster(self._svg(part), w, h, (w, h))
        canvas.blit(self._drawn[1], self.rect)

    def _svg(self, part: float) -> str:
        moved = Curve(*(p - self.rect.topleft for p in self.curve)).until(part)
        size = self.size
        ends = ""
        if self.head:
            ahead = (moved.end - moved.at(0.9)) or Vector2(1, 0)
            ahead.normalize_ip()
            aside = Vector2(-ahead.y, ahead.x)
            tip, back = moved.end, moved.end - ahead * HEAD * size
            wings = back + aside * WING * size, back - aside * WING * size
            ends = f"M{_xy(tip)}L{_xy(wings[0])}L{_xy(wings[1])}Z"
            far = max(1.0, (moved.end - moved.start).length())
            moved = moved.until(max(0.05, 1 - 0.75 * HEAD * size / far))
        else:
            ends = "".join(_dot(point, DOT * size) for point in (moved.start, moved.end))
        line = f"M{_xy(moved.start)}C{_xy(moved.leave)} {_xy(moved.arrive)} {_xy(moved.end)}"
        return "".join(
            f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{wide * size:.1f}" stroke-linecap="round"/>'
            f'<path d="{ends}" fill="{colour}" stroke="{colour}" stroke-width="{edge * size:.1f}" stroke-linejoin="round"/>'
            for colour, wide, edge in ((DARK, OUTLINE, 6), (GLOW, LINE, 2))
        )


def _xy(point: Vector2) -> str:
    return f"{point.x:.1f} {point.y:.1f}"


def _dot(middle: Vector2, r: float) -> str:
    x, y = middle.x, middle.y
    return f"M{x - r:.1f} {y:.1f}A{r:.1f} {r:.1f} 0 1 0 {x + r:.1f} {y:.1f}A{r:.1f} {r:.1f} 0 1 0 {x - r:.1f} {y:.1f}Z"
