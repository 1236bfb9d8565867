"""The loop that keeps the window going, and where events go."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pygame

from patience.gui import sdl
from patience.gui.kept import Kept
from patience.gui.scenery import Scenery
from patience.shelf import folders

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.shelf.settings import Settings

ACTS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN)  # what finishes running motion


class Stage(Scenery):
    """Waits, and brings events to the uppermost scene; subclasses say what is played."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.kept = Kept(folders.cache("first-screen"))
        self.kept.open()
        self.running = True

    def shown(self) -> None:
        """The first picture is there: do what could wait for it."""

    def key_everywhere(self, event: Event) -> bool:
        """Do what a key does in every scene; true when it does something."""
        return False

    def key_left_over(self, event: Event) -> None:
        """Hear a key that the scene has no use for."""

    def closing(self) -> None:
        """The window is about to be closed."""

    def run(self) -> None:
        """Show the window until the player has had enough."""
        # Python would notice Ctrl-C only after SDL's wait returns; SDL itself turns it into a wish to quit.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        self.paint()
        self.kept.close()
        self.window.set_icon()
        self.shown()
        wait = sdl.waiter()
        while self.running:
            timeout = self.tick()
            self.paint()
            if self.running:
                wait(timeout)
            for event in _drained():
                self.dispatch(event)
        self.closing()
        self.kept.save()

    def dispatch(self, event: Event) -> None:
        """Bring an event to the window, to the uppermost scene, or to the keys that always work."""
        if event.type in ACTS:
            self._hurry()
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.resize()
        elif event.type == pygame.WINDOWMOVED:
            self.window.moved()
        elif event.type == pygame.WINDOWEXPOSED:
            pygame.display.flip()
        elif event.type == pygame.KEYDOWN and self.key_everywhere(event):
            pass
        elif self.panel:
            self.panel.handle(event)
        elif self.scene and not self.scene.handle(event) and event.type == pygame.KEYDOWN:
            self.key_left_over(event)

    def resize(self) -> None:
        """Follow the window's new size."""
        self.window.resized()
        self._hurry()
        for scene in self.scenes():
            scene.layout(self.window.size)

    def quit(self) -> None:
        """End the program; everything is kept already."""
        self.running = False


def _drained() -> list[Event]:
    """All waiting events; of motions that follow each other only the last counts."""
    events: list[Event] = []
    for event in pygame.event.get():
        if event.type == pygame.MOUSEMOTION and events and events[-1].type == pygame.MOUSEMOTION:
            events[-1] = event
        else:
            events.append(event)
    return events
