"""Cards on their way: what moves follows the model, which is final already."""

from __future__ import annotations

from math import pi, sin
from time import monotonic
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from patience.cards import Card

PACES = {"off": 0.0, "brisk": 0.6, "normal": 1.0, "calm": 1.6, "system": 1.0}
FRAME = 1 / 60
SHORTEST, LONGEST = 0.14, 0.24  # s, by distance
STAGGER = 0.028  # s between cards that follow each other


class Flight:
    """One card between two places; `faces` are what it shows at first and at last (None: its back)."""

    __slots__ = ("begin", "delay", "end", "faces", "last", "start", "token", "took")

    def __init__(
        self, token: int, start: pygame.Rect, end: pygame.Rect, faces: tuple[Card | None, Card | None]
    ) -> None:
        self.token = token
        self.start = start
        self.end = end
        self.faces = faces
        self.delay = 0.0
        self.took = SHORTEST
        self.begin = 0.0
        self.last = start.copy()

    def at(self, now: float) -> tuple[pygame.Rect, Card | None, bool]:
        """Where it is, what it shows, and whether it has arrived."""
        part = (now - self.begin - self.delay) / self.took if self.took else 1.0
        part = min(1.0, max(0.0, part))
        eased = 1 - (1 - part) ** 3
        x = self.start.x + (self.end.x - self.start.x) * eased
        y = self.start.y + (self.end.y - self.start.y) * eased
        rect = pygame.Rect(round(x), round(y), self.end.w, self.end.h)
        face = self.faces[0]
        if self.faces[0] != self.faces[1]:
            turned = (1 - sin(pi * (0.5 - part))) / 2  # in-out-sine, half of it on the edge
            face = self.faces[turned >= 0.5]
            width = max(1, round(rect.w * abs(1 - 2 * turned)))
            rect = pygame.Rect(rect.centerx - width // 2, rect.y, width, rect.h)
        return rect, face, part >= 1


class Motion:
    """All flights of the moment."""

    def __init__(self) -> None:
        self.flights: list[Flight] = []

    @property
    def hidden(self) -> set[int]:
        """The cards that are on their way."""
        return {flight.token for flight in self.flights}

    def begin(self, flights: Iterable[tuple[Flight, int]], speed: float) -> None:
        """Start flights, each with its place in the order in which they leave."""
        now = monotonic()
        for flight, order in flights:
            far = pygame.Vector2(flight.start.topleft).distance_to(flight.end.topleft)
            flight.took = speed * min(LONGEST, SHORTEST + far / 6000)
            flight.delay = speed * STAGGER * order
            flight.begin = now
            self.flights.append(flight)

    def advance(self, now: float, spoil: Callable[[pygame.Rect], None]) -> list[Flight]:
        """Report what must be painted again; the flights that have arrived, taken out."""
        landed = []
        for flight in self.flights:
            rect, _face, done = flight.at(now)
            if rect != flight.last:
                spoil(flight.last.union(rect))
                flight.last = rect
            if done:
                landed.append(flight)
        self.flights = [flight for flight in self.flights if flight not in landed]
        return landed
