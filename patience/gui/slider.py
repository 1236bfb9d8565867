"""A slider, free or in steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, theme
from patience.gui.widget import Widget
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.widget import Point


class Slider(Widget):
    """A value from 0 to 1; with `steps` it rests only on that many evenly spaced places, marked by dots."""

    HEIGHT, RAIL, KNOB = 34, 6, 20

    def __init__(self, label: str, value: float, action: Callable[[float], None], steps: int = 0) -> None:
        super().__init__(label)
        self.steps = steps
        self.value = self._snap(value)
        self.action = action

    @property
    def state(self) -> str:
        """How far it is pushed."""
        if self.steps > 1:
            return _("{n} of {steps}").format(n=self.step + 1, steps=self.steps)
        return _("{percent} %").format(percent=round(100 * self.value))

    @property
    def step(self) -> int:
        """The place it rests on, counted from 0."""
        return round(self.value * (self.steps - 1)) if self.steps > 1 else 0

    def move(self, value: float) -> None:
        """Go to a value, telling the action if that is another one."""
        value = self._snap(value)
        if value != self.value:
            self.value = value
            self.changed()
            self.action(value)

    def _snap(self, value: float) -> float:
        value = max(0.0, min(1.0, value))
        return round(value * (self.steps - 1)) / (self.steps - 1) if self.steps > 1 else value

    def _rail(self, u: float) -> pygame.Rect:
        half, tall = round(self.KNOB * u) // 2, max(2, round(self.RAIL * u))
        return pygame.Rect(
            self.rect.x + half, self.rect.centery - tall // 2, max(1, self.rect.w - 2 * half), tall
        )

    def press(self, pos: Point, u: float) -> None:
        """Bring the knob under the pointer."""
        self.drag(pos, u)

    def drag(self, pos: Point, u: float) -> None:
        """Let the knob follow."""
        rail = self._rail(u)
        self.move((pos[0] - rail.x) / rail.w)

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Stay where it is."""

    def key(self, event: Event, u: float) -> bool:
        """Arrows move by a step, Page keys by more, Home and End to the ends."""
        del u
        one = 1 / (self.steps - 1) if self.steps > 1 else 0.05
        to = {
            pygame.K_LEFT: self.value - one,
            pygame.K_RIGHT: self.value + one,
            pygame.K_PAGEDOWN: self.value - max(one, 0.2),
            pygame.K_PAGEUP: self.value + max(one, 0.2),
            pygame.K_HOME: 0.0,
            pygame.K_END: 1.0,
        }
        if event.key in to:
            self.move(to[event.key])
        return event.key in to

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the rail, its filled part, dots for steps, the knob."""
        rail = self._rail(u)
        x = rail.x + round(rail.w * self.value)
        colour = theme.GREEN if self.enabled else theme.OFF_ON_PAPER
        ink.rounded(canvas, rail, rail.h / 2, theme.RAIL)
        ink.rounded(canvas, (rail.x, rail.y, max(rail.h, x - rail.x), rail.h), rail.h / 2, colour)
        for number in range(self.steps):
            at = rail.x + round(rail.w * number / (self.steps - 1 or 1))
            ink.disc(canvas, (at, rail.centery + round(14 * u)), max(1.5, 1.5 * u), "#bfb28c")
        size = round(self.KNOB * u)
        knob = pygame.Rect(x - size // 2, rail.centery - size // 2, size, size)
        ink.shadow(canvas, knob, size / 2, 2 * u, 80, u)
        fill = (
            "#e6efe9"
            if self.pressed and self.enabled
            else "#f3f9f5"
            if self.hovered and self.enabled
            else "#ffffff"
        )
        ink.rounded(canvas, knob, size / 2, fill, colour, 2 * u)
        self.paint_ring(canvas, u, self.KNOB / 2, knob)
