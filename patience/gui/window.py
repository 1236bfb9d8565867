"""The window itself: its size and place, its icon, full screen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from patience.shelf.settings import Settings

TITLE = "Patience Parlour"
LEAST = (640, 400)
FRAME = 100  # px, no window manager's frame is thicker


class Window:
    """The one window; sizes and places in its own pixels."""

    def __init__(self, settings: Settings) -> None:
        if settings.place:
            os.environ.setdefault("SDL_VIDEO_WINDOW_POS", "{},{}".format(*settings.place))
        pygame.display.init()
        pygame.font.init()
        screen = pygame.display.get_desktop_sizes()[0]
        size = tuple(
            max(least, min(want, most))
            for least, want, most in zip(LEAST, settings.window, screen, strict=True)
        )
        pygame.display.set_caption(TITLE)
        self.canvas = pygame.display.set_mode(size, pygame.RESIZABLE)
        self.full_screen = False
        self.wanted = settings.place
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
