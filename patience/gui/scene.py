"""What fills the window or lies over it: a thing that is laid out, painted, and hears events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame.event import Event


class Scene:
    """One view of the program, which says itself what of it must be painted again."""

    rises = False  # whether it fades in when it is laid over another

    def __init__(self) -> None:
        self.size: tuple[int, int] = (0, 0)
        self.damage: list[pygame.Rect] = []

    @property
    def bounds(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.size)

    @property
    def scrim(self) -> tuple[str, float] | None:
        """What dims all that lies below it: a colour and its alpha."""
        return None

    @property
    def covers(self) -> bool:
        """Whether nothing below it needs to be painted."""
        return False

    @property
    def extent(self) -> pygame.Rect:
        """The part of the window in which it paints."""
        return self.bounds

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything anew in a window of that size."""
        self.size = size
        self.invalidate()

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what lies in the area; the clip is set to it already."""

    def handle(self, event: Event) -> bool:
        """Take in an event; true when it is used up."""
        return False

    def tick(self, now: float) -> float | None:
        """Advance motion to `now`; the seconds until the next tick is wanted, None when nothing moves."""
        return None

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return False

    @property
    def listening(self) -> bool:
        """Whether the player has the time to read what he is told now."""
        return True

    @property
    def spoken(self) -> str:
        """What is to be said when it comes into sight."""
        return ""

    @property
    def moving(self) -> bool:
        """Whether anything is on its way to where it belongs."""
        return False

    def settle(self) -> None:
        """Finish all running motion at once."""

    def leave(self) -> None:
        """Let go of the pointer and the keyboard: the scene is covered or taken away."""

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Have a part painted again, or everything."""
        if rect is None:
            self.damage = [self.bounds] if self.size != (0, 0) else []
            return
        part = rect.clip(self.bounds)
        if part.w and part.h and not any(held.contains(part) for held in self.damage):
            self.damage.append(part)
