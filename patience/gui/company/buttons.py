"""The answers: gold is wanted, green is the way out; and the stepper for a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, suited, text
from patience.gui.company import tints
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.gui.widget import Point

KEY = text.CAPTION.at(11).weigh("SemiBold")
GOLD, GOLD_HOVER, GOLD_PRESSED = ("#f0c766", "#cf9733"), ("#f8d987", "#dca748"), ("#c99a42", "#c08f38")
PLAIN, PLAIN_HOVER, PLAIN_PRESSED = ("#2c6f58", "#205443"), ("#348066", "#28634f"), ("#1f5543", "#1b4a3a")


class AnswerButton(Widget):
    """One answer, with the key that gives it."""

    click_focus = False

    def __init__(self, label: str, action: Callable[[], None], key: str, *, gold: bool, small: bool) -> None:
        super().__init__(label, "green")
        self.action, self.shortcut, self.gold, self.small = action, key, gold, small

    @property
    def spoken(self) -> str:
        """What it says, with cards by their names."""
        from patience.gui.company.aloud import aloud  # only for whoever listens

        return aloud(super().spoken)

    def activate(self) -> None:
        """Give the answer."""
        self.action()

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw it in its present state."""
        at = 2 if self.pressed else 1 if self.hovered else 0
        fill = ((GOLD, GOLD_HOVER, GOLD_PRESSED) if self.gold else (PLAIN, PLAIN_HOVER, PLAIN_PRESSED))[at]
        if not self.enabled:
            fill = ("#4f6656", "#45594b")
        if self.gold and self.enabled:
            ink.shadow(canvas, self.rect, 9 * u, 4 * u, 70, 2 * u)
        edge = "#33453a" if not self.enabled else "#8a5f16" if self.gold else "#133a2d"
        ink.rounded(canvas, self.rect, 9 * u, fill, edge, max(1, u))
        colour = "#b9c6b8" if not self.enabled else "#2b1d05" if self.gold else tints.CREAM
        size, room = (12 if self.small else 15), self.rect.w - round(12 * u)
        cap = 0
        if self.shortcut and not self.small:
            cap = text.width(self.shortcut, KEY, u) + round(12 * u)
            room -= cap + round(8 * u)
            self._cap(canvas, u, cap, colour)
        style = text.fit(self.label, text.BRASS_BUTTON.at(size), room, u)
        x = self.rect.centerx - (cap + round(4 * u)) / 2 if cap else self.rect.centerx
        suited.line(canvas, self.label, (x, self.rect.centery), style, u, colour, "centre", room)
        self.paint_ring(canvas, u, 9)

    def _cap(self, canvas: pygame.Surface, u: float, wide: int, colour: str) -> None:
        box = pygame.Rect(0, 0, wide, round(18 * u))
        box.midright = self.rect.right - round(8 * u), self.rect.centery
        ink.rounded(canvas, box, 4 * u, "#000000", colour, max(1, u), 0.08, 0.5)
        text.line(canvas, self.shortcut, box.center, KEY, u, colour, "centre")


class Stepper(Widget):
    """A number among some, changed by click, wheel, keys or digits; `action` hears each new one."""

    click_focus = False

    def __init__(self, label: str, numbers: Sequence[int], start: int, action: Callable[[int], None]) -> None:
        super().__init__(label, "green")
        self.numbers, self.action = list(numbers), action
        self.at = self.numbers.index(start) if start in numbers else 0
        self._typed = ""

    @property
    def value(self) -> int:
        """The number."""
        return self.numbers[self.at]

    @property
    def state(self) -> str:
        """The number in words."""
        return str(self.value)

    def go(self, at: int) -> None:
        """Go to another of the numbers."""
        at = max(0, min(len(self.numbers) - 1, at))
        if at != self.at:
            self.at = at
            self.changed()
            self.action(self.value)

    def step(self, by: int) -> None:
        """Some numbers up or down."""
        self._typed = ""
        self.go(self.at + by)

    def digit(self, digit: str) -> None:
        """Go to the number that is being typed."""
        for typed in (self._typed + digit, digit):
            if typed.isdigit() and int(typed) in self.numbers:
                self._typed = typed
                self.go(self.numbers.index(int(typed)))
                return
        self._typed = (self._typed + digit)[-3:]

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """The left third is one less, the right third one more."""
        if inside:
            third = (pos[0] - self.rect.x) * 3 // max(1, self.rect.w)
            self.step(-1 if third == 0 else 1 if third >= 2 else 0)

    def wheel(self, pos: Point, steps: float, u: float) -> bool:
        """One up or down."""
        if not self.rect.collidepoint(pos):
            return False
        self.step(1 if steps > 0 else -1)
        return True

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw minus, number and plus on paper."""
        rect, h = self.rect, self.rect.h
        ink.shadow(canvas, rect, h / 2, 4 * u, 80, 2 * u)
        ink.rounded(canvas, rect, h / 2, ("#fdf9ef", "#f1e6cb"), "#d0b377", max(1, 1.2 * u))
        sign = text.FIGURE.at(0.5 * h / u)
        for words, x, possible in (
            ("\N{MINUS SIGN}", rect.x + 0.6 * h, self.at > 0),
            ("+", rect.right - 0.6 * h, self.at < len(self.numbers) - 1),
        ):
            text.line(
                canvas, words, (x, rect.centery), sign, u, "#8d1631" if possible else "#cfc3a4", "centre"
            )
        for x in (rect.x + round(1.1 * h), rect.right - round(1.1 * h)):
            ink.veil(canvas, (x, rect.y + round(7 * u), max(1, round(u)), h - round(14 * u)), "#d9c79b")
        number = text.Style(text.SANS, "ExtraBold", 0.48 * h / u)
        text.line(canvas, str(self.value), rect.center, number, u, tints.BROWN, "centre")
        self.paint_ring(canvas, u, h / 2)


class Quick(Widget):
    """A row of usual numbers for the stepper below it."""

    focusable = click_focus = False

    def __init__(self, numbers: Sequence[int], stepper: Stepper) -> None:
        super().__init__("", "green")
        self.numbers, self.stepper = list(numbers), stepper

    def _cells(self, u: float) -> list[tuple[int, pygame.Rect]]:
        step = (self.rect.w + round(6 * u)) / len(self.numbers)
        wide = round(step - 6 * u)
        return [
            (number, pygame.Rect(round(self.rect.x + i * step), self.rect.y, wide, self.rect.h))
            for i, number in enumerate(self.numbers)
        ]

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Go to the number that was clicked."""
        for number, cell in self._cells(u):
            if inside and cell.collidepoint(pos):
                self.stepper.go(self.stepper.numbers.index(number))

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the numbers, the present one in gold."""
        for number, cell in self._cells(u):
            now = number == self.stepper.value
            ink.rounded(
                canvas, cell, 7 * u, GOLD if now else PLAIN, "#8a5f16" if now else "#4f8f74", max(1, u),
                1 if now else 0.6,
            )  # fmt: skip
            style = text.BADGE.at(max(text.LEAST_SIZE, min(14, 0.5 * cell.h / u)))
            colour = "#2b1d05" if now else tints.CREAM
            text.line(canvas, str(number), cell.center, style, u, colour, "centre")
