"""Counters on their way from purse to purse; a number changes only when they have arrived."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui.company import counters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from patience.engine.effects import Pay

FLIGHT, STAGGER, MOST = 0.32, 0.06, 6  # s, s between counters that leave together, counters shown at most


class _Counter(NamedTuple):
    start: tuple[int, int]
    end: tuple[int, int]
    leaves: float
    arrives: float

    def at(self, now: float) -> tuple[int, int] | None:
        part = (now - self.leaves) / (self.arrives - self.leaves)
        if not 0 <= part <= 1:
            return None
        eased = 1 - (1 - part) ** 3
        (x, y), (a, b) = self.start, self.end
        return round(x + (a - x) * eased), round(y + (b - y) * eased)


class Purses:
    """What every purse shows, and the counters that fly."""

    def __init__(self, amounts: Mapping[str, int]) -> None:
        self.shown = dict(amounts)
        self._after = dict(amounts)
        self._flying: list[_Counter] = []

    @property
    def moving(self) -> bool:
        """Whether any counter is on its way."""
        return bool(self._flying)

    def pay(
        self,
        payments: Sequence[Pay],
        after: Mapping[str, int],
        place: Callable[[str], pygame.Rect],
        pace: float,
    ) -> None:
        """Let counters fly for these payments; `after` is what all purses hold then."""
        self._after = dict(after)
        if not pace:
            self.settle()
            return
        now = monotonic()
        for payment in payments:
            start, end = place(payment.giver).center, place(payment.taker).center
            for number in range(min(MOST, payment.amount)):
                leaves = now + pace * STAGGER * number
                self._flying.append(_Counter(start, end, leaves, leaves + pace * FLIGHT))
        if not self._flying:
            self.settle()

    def settle(self) -> None:
        """Everything has arrived."""
        self._flying.clear()
        self.shown = dict(self._after)

    def advance(self, now: float, spoil: Callable[[pygame.Rect], None]) -> bool:
        """Report what must be painted again; true when the last counter has just arrived."""
        if not self._flying:
            return False
        for counter in self._flying:
            box = pygame.Rect(counter.start, (1, 1)).union(pygame.Rect(counter.end, (1, 1)))
            spoil(box.inflate(80, 80))
        self._flying = [counter for counter in self._flying if now < counter.arrives]
        if self._flying:
            return False
        self.settle()
        return True

    def paint(self, canvas: pygame.Surface, now: float, u: float) -> None:
        """Draw the counters that fly."""
        for counter in self._flying:
            if at := counter.at(now):
                counters.counter(canvas, at, 18 * u)
