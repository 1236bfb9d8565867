"""A window onto content taller than itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, theme
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.theme import Ground
    from patience.gui.widget import Point

WHEEL_STEP, KEY_STEP = 60, 40  # logical px


class ScrollArea(Widget):
    """Shows `content` pixels of height through `rect`; widgets put into it move along.

    Painters of other content draw at `rect.y - offset`, clipped to `rect`; `on_scroll` tells of every shift.
    """

    focusable = False
    click_focus = False
    THUMB = 6

    def __init__(
        self, label: str = "", ground: Ground = "paper", on_scroll: Callable[[], None] | None = None
    ) -> None:
        super().__init__(label, ground)
        self.content = 0
        self.offset = 0
        self.on_scroll = on_scroll
        self._children: list[tuple[Widget, pygame.Rect]] = []
        self._grip = 0  # where in the thumb it was taken

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    def place(self, rect: pygame.Rect, content: int) -> None:
        """Give it its window and the height of its content, both in window pixels."""
        self.rect, self.content = rect, content
        self.offset = min(self.offset, self.most)
        self._carry()

    def put(self, widget: Widget, rect: pygame.Rect) -> None:
        """Lay a widget into the content, its rectangle counted from the content's top left corner."""
        self._children = [(held, place) for held, place in self._children if held is not widget]
        self._children.append((widget, rect))
        widget.area = self
        widget.rect = rect.move(self.rect.x, self.rect.y - self.offset)

    def clear(self) -> None:
        """Let all widgets go."""
        for widget, _ in self._children:
            widget.area = None
        self._children = []

    def scroll_to(self, offset: float) -> bool:
        """Go to an offset; whether that moved anything."""
        to = max(0, min(self.most, round(offset)))
        if to == self.offset:
            return False
        self.offset = to
        self._carry()
        self.changed()
        if self.on_scroll:
            self.on_scroll()
        return True

    def show(self, widget: Widget, margin: int = 8) -> None:
        """Scroll as little as needed to bring a widget into view."""
        for held, place in self._children:
            if held is widget:
                low, high = place.bottom + margin - self.rect.h, place.top - margin
                self.scroll_to(min(max(self.offset, low), high))

    def _carry(self) -> None:
        for widget, place in self._children:
            widget.rect = place.move(self.rect.x, self.rect.y - self.offset)

    def thumb(self, u: float) -> pygame.Rect:
        """The thumb at the right edge; empty where all content shows."""
        if not self.most:
            return pygame.Rect(self.rect.right, self.rect.y, 0, 0)
        tall = max(round(32 * u), self.rect.h * self.rect.h // self.content)
        y = self.rect.y + (self.rect.h - tall) * self.offset // self.most
        w = round(self.THUMB * u)
        return pygame.Rect(self.rect.right - w, y, w, tall)

    def hit(self, pos: Point, least: Point = (0, 0)) -> bool:
        """Only the rail counts: what else lies in the window is not its own."""
        rail = pygame.Rect(
            self.rect.right - max(14, least[0] // 2), self.rect.y, max(14, least[0] // 2), self.rect.h
        )
        return self.most > 0 and rail.collidepoint(pos)

    def press(self, pos: Point, u: float) -> None:
        """Take the thumb, or bring it to the pointer."""
        thumb = self.thumb(u)
        inside = thumb.y <= pos[1] < thumb.bottom
        self._grip = pos[1] - thumb.y if inside else thumb.h // 2
        self.drag(pos, u)

    def drag(self, pos: Point, u: float) -> None:
        """Let the content follow the thumb."""
        room = self.rect.h - self.thumb(u).h
        if room > 0:
            self.scroll_to((pos[1] - self._grip - self.rect.y) * self.most / room)

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Stay there."""

    def wheel(self, pos: Point, steps: float, u: float) -> bool:
        """Scroll, where the pointer is over the window."""
        return (
            self.rect.collidepoint(pos)
            and self.most > 0
            and (self.scroll_to(self.offset - steps * WHEEL_STEP * u) or True)
        )

    def key(self, event: Event, u: float) -> bool:
        """Page and arrow keys scroll, Home and End go to the ends; true when that moved anything."""
        page = self.rect.h * 0.9
        by = {
            pygame.K_UP: -KEY_STEP * u,
            pygame.K_DOWN: KEY_STEP * u,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.content,
            pygame.K_END: self.content,
        }
        return event.key in by and self.scroll_to(self.offset + by[event.key])

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw rail and thumb, where there is anything to scroll."""
        thumb = self.thumb(u)
        if not thumb.h:
            return
        rail = pygame.Rect(thumb.x, self.rect.y, thumb.w, self.rect.h)
        if self.ground == "paper":
            colour = theme.mix(theme.THUMB, theme.BLACK, 0.2) if self.hovered or self.pressed else theme.THUMB
            ink.rounded(canvas, rail, rail.w / 2, theme.THUMB_RAIL)
            ink.rounded(canvas, thumb, thumb.w / 2, colour)
        else:
            ink.rounded(
                canvas, thumb, thumb.w / 2, theme.CREAM, alpha=0.5 if self.hovered or self.pressed else 0.28
            )
