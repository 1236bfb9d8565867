"""Cards on their way: what moves follows the model, which is final already."""

from __future__ import annotations

from math import cos, pi, sin
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from patience.cards import Card

PACES = {"off": 0.0, "brisk": 0.6, "normal": 1.0, "calm": 1.6}
FRAME = 1 / 60

# How long everything takes at the normal pace, in s
NEAR, FAR = 0.14, 0.24  # a card to its place, by distance: out-cubic
FAR_OFF = 6  # card widths that are FAR
HOME = 0.20  # a card that goes back: out-cubic
TURN = 0.18  # a card turned over, its face changing at half: in-out-sine
LIFT, LAND = 0.09, 0.12  # taken up, put down: out-quad
DEAL, NEXT = 0.12, 0.028  # a dealt card; between cards that follow each other: out-cubic
WHOLE_DEAL = 1.2  # until the last dealt card lies
GLIDE = 0.16  # cards that make room: out-cubic
GLOW_IN, GLOW_OUT = 0.12, 0.16  # linear
PANEL_IN, PANEL_OUT = 0.18, 0.12  # out-cubic
RISE = 12  # logical px that a panel rises
WIN = 1.4  # Kings, rays and suits: out-cubic

GROWN = 1.04  # the scale of a card in the hand
HOVER = 0.4  # how high a card flies, compared with one in the hand


def share(passed: float, whole: float) -> float:
    """How much of a span of time has passed, 0..1."""
    return min(1.0, max(0.0, passed / whole)) if whole else 1.0


def out_quad(part: float) -> float:
    """Fast at first."""
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    """Faster at first."""
    return 1 - (1 - part) ** 3


def in_out_sine(part: float) -> float:
    """Slow at both ends."""
    return (1 - cos(pi * part)) / 2


def grown(rect: pygame.Rect, height: float) -> pygame.Rect:
    """A card's rectangle at a height above the table: 0 on it, 1 in the hand."""
    larger = (GROWN - 1) * height
    return rect.inflate(round(rect.w * larger), round(rect.h * larger))


class Pose(NamedTuple):
    """How a flying card looks at one moment; `height` is 0 on the table, 1 in the hand."""

    rect: pygame.Rect
    face: Card | None
    height: float
    waits: bool
    done: bool


class Flight:
    """One card between two places; `faces` are what it shows at first and at last (None: its back).

    A card that comes from the hand has a `height` from which it sinks when it has arrived. `edge` is how a card is
    told that only glides aside below others (see `Layout.covered_strip`).
    """

    __slots__ = (
        "begin",
        "delay",
        "edge",
        "end",
        "faces",
        "height",
        "last",
        "new",
        "pace",
        "start",
        "token",
        "took",
    )

    def __init__(
        self, token: int, start: pygame.Rect, end: pygame.Rect, faces: tuple[Card | None, Card | None],
        took: float | None = None, *, delay: float = 0.0, height: float = 0.0, edge: str = "",
    ) -> None:  # fmt: skip
        self.token, self.start, self.end, self.faces = token, start, end, faces
        far = pygame.Vector2(start.topleft).distance_to(end.topleft) / (FAR_OFF * end.w)
        self.took = NEAR + (FAR - NEAR) * min(1.0, far) if took is None else took
        self.delay, self.height, self.edge = delay, height, edge
        self.begin, self.pace = 0.0, 1.0
        self.last = start.copy()  # where it was painted
        self.new = True

    @property
    def glides(self) -> bool:
        """Whether it only makes room, on the table."""
        return self.took == GLIDE

    def at(self, now: float) -> Pose:
        """How it looks at a moment."""
        passed = (now - self.begin) / self.pace - self.delay
        part = share(passed, self.took)
        sunk = share(passed - self.took, LAND if self.height else 0)
        height = self.height * (1 - out_quad(sunk))
        rect = _between(self.start, grown(self.end, height), out_cubic(part))
        face, turned = self.faces[0], 1.0
        if self.faces[0] != self.faces[1]:
            turned = in_out_sine(share(passed, TURN))
            face = self.faces[turned >= 0.5]
            width = max(1, round(rect.w * abs(1 - 2 * turned)))
            rect = pygame.Rect(rect.centerx - width // 2, rect.y, width, rect.h)
        if not self.height and not self.glides:
            height = HOVER * sin(pi * part)
        return Pose(rect, face, height, passed < 0, part >= 1 and sunk >= 1 and turned >= 1)


def _between(start: pygame.Rect, end: pygame.Rect, part: float) -> pygame.Rect:
    return pygame.Rect(*(round(a + (b - a) * part) for a, b in zip(start, end, strict=True)))


class Motion:
    """All flights of the moment, lowest first."""

    def __init__(self) -> None:
        self.flights: list[Flight] = []

    @property
    def hidden(self) -> set[int]:
        """The cards that are on their way."""
        return {flight.token for flight in self.flights}

    def begin(self, flights: Iterable[Flight], pace: float) -> None:
        """Start flights."""
        now = monotonic()
        for flight in flights:
            flight.begin, flight.pace = now, pace
            self.flights.append(flight)

    def poses(self, now: float) -> list[tuple[Flight, Pose]]:
        """What is to be drawn, lowest first.

        Of cards that lie exactly on each other only the one on top, else their shadows add up to black: of those that
        wait that is the first to leave.
        """
        gliding: dict[tuple[int, ...], tuple[Flight, Pose]] = {}
        waiting: dict[tuple[int, ...], tuple[Flight, Pose]] = {}
        flying = []
        for flight in self.flights:
            pose = flight.at(now)
            place = tuple(pose.rect)
            if flight.glides:
                gliding.pop(place, None)
                gliding[place] = flight, pose
            elif pose.waits:
                waiting.setdefault(place, (flight, pose))
            else:
                flying.append((flight, pose))
        return [*gliding.values(), *sorted(waiting.values(), key=lambda pair: -pair[0].delay), *flying]

    def advance(self, now: float, spoil: Callable[[pygame.Rect], None]) -> list[Flight]:
        """Report what must be painted again; the flights that have arrived, taken out."""
        landed = []
        for flight in self.flights:
            pose = flight.at(now)
            if pose.rect != flight.last or pose.height or pose.done or flight.new:
                spoil(flight.last.union(pose.rect))
                flight.last, flight.new = pose.rect, False
            if pose.done:
                landed.append(flight)
        self.flights = [flight for flight in self.flights if flight not in landed]
        return landed
