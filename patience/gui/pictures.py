"""A choice among painted pictures: card backs, felts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.fonts import LABEL
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from patience.gui.widget import Point

    Painter = Callable[[int, tuple[int, int]], pygame.Surface]


class PictureChoice(Widget):
    """Pictures with names in a grid, the chosen one with a green ring and a tick; `value` is the index.

    `painter(index, size in window pixels)` gives a picture; `size` and `gap` are logical.
    """

    NAME = 28  # logical height of the line under a picture

    def __init__(
        self,
        label: str,
        options: Sequence[str],
        value: int,
        action: Callable[[int], None],
        painter: Painter,
        size: tuple[int, int],
        *,
        radius: float = 10,
        gap: int = 24,
    ) -> None:
        super().__init__(label)
        self.options = list(options)
        self.value = value
        self.action = action
        self.painter = painter
        self.size = size
        self.radius = radius
        self.gap = gap
        self._over = -1

    def columns(self, width_px: int, u: float) -> int:
        """How many pictures stand in a row of that width."""
        w, gap = round(self.size[0] * u), round(self.gap * u)
        return max(1, min(len(self.options), (width_px + gap) // max(1, w + gap)))

    def natural_height(self, width_px: int, u: float) -> int:
        """The height all rows need, in window pixels."""
        rows = -(-len(self.options) // self.columns(width_px, u))
        return rows * (round(self.size[1] * u) + round(self.NAME * u)) + (rows - 1) * round(12 * u)

    def picture(self, index: int, u: float) -> pygame.Rect:
        """Where one picture lies, without its name."""
        row, column = divmod(index, self.columns(self.rect.w, u))
        w, h = round(self.size[0] * u), round(self.size[1] * u)
        x = self.rect.x + column * (w + round(self.gap * u))
        return pygame.Rect(x, self.rect.y + row * (h + round(self.NAME * u) + round(12 * u)), w, h)

    def _at(self, pos: Point, u: float) -> int:
        for index in range(len(self.options)):
            box = self.picture(index, u).inflate(2 * round(6 * u), 2 * round(6 * u))
            box.h += round(self.NAME * u) - round(6 * u)
            if box.collidepoint(pos):
                return index
        return -1

    def reach(self, u: float) -> pygame.Rect:
        """Rings and ticks stand out a little farther than usual."""
        room = 2 * round(14 * u)
        grown = self.rect.inflate(room, room)
        return grown.clip(self.area.rect) if self.area else grown

    @property
    def state(self) -> str:
        """The name of what is chosen."""
        return self.options[self.value]

    def choose(self, index: int) -> None:
        """Take that picture, if it is another one."""
        if index != self.value and 0 <= index < len(self.options):
            self.value = index
            self.changed()
            self.action(index)

    def hover_at(self, pos: Point, u: float) -> None:
        """Note the picture under the pointer."""
        if self._at(pos, u) != self._over:
            self._over = self._at(pos, u)
            self.changed()

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Choose what was clicked."""
        if inside:
            self.choose(self._at(pos, u))

    def key(self, event: Event, u: float) -> bool:
        """Arrow keys choose; up and down only where there is another row."""
        wide = self.columns(self.rect.w, u)
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -wide, pygame.K_DOWN: wide}
        to = self.value + steps.get(event.key, 0)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) or (
            event.key in steps and 0 <= to < len(self.options)
        ):
            self.choose(to)
            return True
        return False

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw all pictures with their names."""
        for index in range(len(self.options)):
            self._one(canvas, u, index)

    def _one(self, canvas: pygame.Surface, u: float, index: int) -> None:
        box = self.picture(index, u)
        chosen = index == self.value
        canvas.blit(self.painter(index, box.size), box)
        if chosen:
            self.paint_ring(canvas, u, self.radius + 5, box.inflate(2 * round(5 * u), 2 * round(5 * u)))
            ink.ring(canvas, box, self.radius * u, max(2, 2.6 * u), theme.GREEN, 2.4 * u)
            self._tick(canvas, u, box)
        elif self.hovered and self.enabled and index == self._over:
            ink.ring(canvas, box, self.radius * u, 2 * u, theme.BUTTON_EDGE, 3 * u)
        style = LABEL.weigh("SemiBold" if chosen else "Medium")
        colour = theme.INK if chosen else theme.INK_SECOND
        room = box.w + round(self.gap * 0.8 * u)
        at = box.centerx, box.bottom + self.NAME * 0.62 * u
        name = self.options[index]
        text.line(canvas, name, at, text.fit(name, style, room, u), u, colour, "centre", most=room)

    def _tick(self, canvas: pygame.Surface, u: float, box: pygame.Rect) -> None:
        size = round(22 * u)
        badge = pygame.Rect(0, 0, size, size)
        badge.center = box.right + round(2 * u), box.top - round(2 * u)
        ink.rounded(canvas, badge, size / 2, theme.GREEN, theme.PAPER_TOP, 2 * u)
        mark = icons.icon("check", round(13 * u), theme.WHITE, 3.4)
        canvas.blit(mark, mark.get_rect(center=badge.center))
