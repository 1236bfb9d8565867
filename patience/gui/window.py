"""The window itself: its size and place, its icon, full screen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame

from patience.gui import sdl

if TYPE_CHECKING:
    from patience.shelf.settings import Settings

TITLE = "Patience Parlour"
LEAST = (640, 400)
FRAME = 100  # px, no window manager's frame is thicker


class Window:
    """The one window; sizes and places in its own pixels."""

    def __init__(self, settings: Settings) -> None:
        pygame.display.init()
        pygame.font.init()
        size, place = fitted(settings.window, settings.place, _screens(settings))
        if place:
            os.environ.setdefault("SDL_VIDEO_WINDOW_POS", "{},{}".format(*place))
        pygame.display.set_caption(TITLE)
        self.canvas = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.full_screen = False
        self.wanted = place
        self.border: tuple[int, int] | None = (
            None  # what the window manager puts round the picture, left and top
        )
        self.frame = pygame.Window.from_display_module()
        self.frame.minimum_size = LEAST
        if settings.full_screen:
            self.go_full_screen(True)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture."""
        return self.canvas.get_size()

    @property
    def place(self) -> tuple[int, int] | None:
        """Where the window stands on the screen; None in full screen."""
        x, y = self.frame.position
        left, top = self.border or (0, 0)
        return None if self.full_screen else (x - left, y - top)

    def moved(self) -> None:
        """Learn from its first move, which is into its frame, how thick the frame is; else it would creep at each start."""
        if self.border is None:
            x, y = self.frame.position
            dx, dy = (x - self.wanted[0], y - self.wanted[1]) if self.wanted else (0, 0)
            self.border = (dx, dy) if 0 <= dx < FRAME and 0 <= dy < FRAME else (0, 0)

    def resized(self) -> None:
        """Take over the picture of the new size."""
        self.canvas = pygame.display.get_surface() or self.canvas

    def go_full_screen(self, on: bool) -> None:
        """Fill the screen without a border, or be a window again."""
        if on != self.full_screen:
            self.full_screen = on
            if on:
                self.frame.set_fullscreen(desktop=True)
            else:
                self.frame.set_windowed()
            self.resized()

    def set_icon(self) -> None:
        """Give the window its icon; it can wait until the first picture is there."""
        from patience import sprites

        with open(sprites.path("icon.svg"), "rb") as file:
            pygame.display.set_icon(pygame.image.load_sized_svg(file, (64, 64)))


def fitted(
    size: tuple[int, int], place: tuple[int, int] | None, screens: list[pygame.Rect]
) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """The size and place that bring a window onto a screen: the one that it covers most, else the first."""
    wanted = pygame.Rect(place or screens[0].topleft, size)

    def covered(screen: pygame.Rect) -> int:
        part = wanted.clip(screen)
        return part.w * part.h

    screen = max(screens, key=covered)
    w, h = (max(least, min(most, want)) for least, most, want in zip(LEAST, screen.size, size, strict=True))
    x = max(screen.x, min(wanted.x, screen.right - w))
    y = max(screen.y, min(wanted.y, screen.bottom - h))
    return (w, h), (x, y) if place else None


def _screens(settings: Settings) -> list[pygame.Rect]:
    """The screens; where they lie is asked only if the window does not simply lie on the first."""
    first = pygame.Rect((0, 0), pygame.display.get_desktop_sizes()[0])
    if settings.place is None or first.contains(pygame.Rect(settings.place, settings.window)):
        return [first]
    return [pygame.Rect(screen) for screen in sdl.screens()] or [first]
