"""Controls that hold a choice: toggle, checkbox, segmented choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.fonts import BUTTON, LABEL, READING_STRONG
from patience.gui.widget import Widget
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from patience.gui.theme import Ground
    from patience.gui.widget import Point


class Toggle(Widget):
    """A switch; with `row`, label and note stand at the left and the whole row can be clicked."""

    WIDTH, HEIGHT, KNOB = 46, 26, 20

    def __init__(
        self,
        label: str,
        value: bool,
        action: Callable[[bool], None],
        *,
        row: bool = False,
        note: str = "",
        ground: Ground = "paper",
    ) -> None:
        super().__init__(label, ground)
        self.value = value
        self.action = action
        self.row = row
        self.note = note

    @property
    def state(self) -> str:
        """On or off."""
        return _("on") if self.value else _("off")

    def activate(self) -> None:
        """Turn it over."""
        self.value = not self.value
        self.changed()
        self.action(self.value)

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the switch at the right end of the rectangle."""
        w, h = round(self.WIDTH * u), round(self.HEIGHT * u)
        box = pygame.Rect(self.rect.right - w, self.rect.centery - h // 2, w, h)
        colour = theme.GREEN if self.value else theme.SWITCH_OFF
        if self.enabled and (self.hovered or self.pressed):
            colour = theme.mix(colour, theme.BLACK, 0.16 if self.pressed else 0.07)
        ink.rounded(canvas, box, h / 2, colour, alpha=1 if self.enabled else 0.45)
        k, inset = round(self.KNOB * u), (h - round(self.KNOB * u)) // 2
        knob = pygame.Rect(box.right - inset - k if self.value else box.x + inset, box.y + inset, k, k)
        _knob(canvas, knob, k / 2, u)
        if self.row:
            self._words(canvas, u, self.rect.w - w - round(12 * u))
        self.paint_ring(canvas, u, self.HEIGHT / 2, box)

    def _words(self, canvas: pygame.Surface, u: float, room: int) -> None:
        x, y = self.rect.x, self.rect.centery
        green = self.ground == "green"
        first, second = (theme.CREAM, theme.SAGE) if green else (theme.INK, theme.INK_SECOND)
        if not self.enabled:
            first = second = theme.OFF_ON_GREEN if green else theme.OFF_ON_PAPER
        style = text.fit(self.label, READING_STRONG, room, u, 13)
        if not self.note:
            text.line(canvas, self.label, (x, y), style, u, first, most=room)
            return
        text.line(canvas, self.label, (x, y - 10 * u), style, u, first, most=room)
        text.line(
            canvas, self.note, (x, y + 11 * u), text.fit(self.note, LABEL, room, u), u, second, most=room
        )


class Checkbox(Widget):
    """A box with a tick, its label beside it."""

    BOX = 18

    def __init__(
        self, label: str, value: bool, action: Callable[[bool], None], *, ground: Ground = "paper"
    ) -> None:
        super().__init__(label, ground)
        self.value = value
        self.action = action

    def natural_width(self, u: float) -> int:
        """The width of box and label, in window pixels."""
        return round(self.BOX * u) + round(10 * u) + text.width(self.label, LABEL.at(14), u)

    @property
    def state(self) -> str:
        """On or off."""
        return _("on") if self.value else _("off")

    def activate(self) -> None:
        """Set or take away the tick."""
        self.value = not self.value
        self.changed()
        self.action(self.value)

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the box at the left, the label after it."""
        size = round(self.BOX * u)
        box = pygame.Rect(self.rect.x, self.rect.centery - size // 2, size, size)
        fill = theme.GREEN if self.value else "#ffffff"
        edge = theme.GREEN if self.value or self.hovered else theme.FIELD_EDGE
        if self.pressed:
            fill = theme.mix(fill, theme.BLACK, 0.12)
        ink.rounded(canvas, box, 5 * u, fill, edge, 1.5 * u, alpha=1 if self.enabled else 0.4)
        if self.value:
            tick = round(14 * u)
            mark = icons.icon("check", tick, theme.WHITE, 3.2)
            canvas.blit(mark, mark.get_rect(center=box.center))
        colour = theme.CREAM if self.ground == "green" else theme.INK
        if not self.enabled:
            colour = theme.OFF_ON_GREEN if self.ground == "green" else theme.OFF_ON_PAPER
        x = box.right + round(10 * u)
        text.line(canvas, self.label, (x, box.centery), LABEL.at(14), u, colour, most=self.rect.right - x + 1)
        self.paint_ring(canvas, u, 5, box)


class Segmented(Widget):
    """One of a few words, chosen by click or arrow keys; `value` is the index."""

    HEIGHT = 42

    def __init__(self, label: str, options: Sequence[str], value: int, action: Callable[[int], None]) -> None:
        super().__init__(label)
        self.options = list(options)
        self.value = value
        self.action = action
        self._over = -1

    @property
    def state(self) -> str:
        """The word that is chosen."""
        return self.options[self.value]

    def choose(self, index: int) -> None:
        """Take that option, if it is another one."""
        if index != self.value and 0 <= index < len(self.options):
            self.value = index
            self.changed()
            self.action(index)

    def part(self, index: int) -> pygame.Rect:
        """Where one option lies."""
        w = self.rect.w / len(self.options)
        left = round(index * w)
        return pygame.Rect(self.rect.x + left, self.rect.y, round((index + 1) * w) - left, self.rect.h)

    def _at(self, pos: Point) -> int:
        return max(
            0, min(len(self.options) - 1, (pos[0] - self.rect.x) * len(self.options) // max(1, self.rect.w))
        )

    def hover_at(self, pos: Point, u: float) -> None:
        """Note the option under the pointer."""
        del u
        if self._at(pos) != self._over:
            self._over = self._at(pos)
            self.changed()

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Choose what was clicked."""
        del u
        if inside:
            self.choose(self._at(pos))

    def key(self, event: Event, u: float) -> bool:
        """Left, right, Home and End choose."""
        del u
        last = len(self.options) - 1
        to = {
            pygame.K_LEFT: max(0, self.value - 1),
            pygame.K_RIGHT: min(last, self.value + 1),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        if event.key in to:
            self.choose(to[event.key])
        return event.key in to

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the track, the white knob, the words."""
        ink.rounded(canvas, self.rect, 11 * u, theme.TRACK)
        room = self.part(0).w - round(16 * u)
        # One size for all, or the words would look unequal.
        size = min(text.fit(option, BUTTON.at(14.5), room, u).size for option in self.options)
        for index, option in enumerate(self.options):
            box = self.part(index).inflate(-2 * round(3 * u), -2 * round(3 * u))
            chosen = index == self.value
            if chosen:
                _knob(canvas, box, 9 * u, u)
            elif self.enabled and self.hovered and index == self._over:
                ink.rounded(canvas, box, 9 * u, theme.BLACK, alpha=0.10 if self.pressed else 0.05)
            style = BUTTON.at(size).weigh("SemiBold" if chosen else "Medium")
            colour = theme.INK if chosen else theme.INK_SECOND
            colour = colour if self.enabled else theme.OFF_ON_PAPER
            text.line(canvas, option, box.center, style, u, colour, "centre", most=box.w - round(4 * u))
        self.paint_ring(canvas, u, 11)


def _knob(canvas: pygame.Surface, rect: pygame.Rect, radius: float, u: float) -> None:
    ink.shadow(canvas, rect, radius, 2 * u, 80, u)
    ink.rounded(canvas, rect, radius, "#ffffff")
