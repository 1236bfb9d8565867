"""The window and what stands in it: a scene, perhaps a panel over it, and the loop that keeps them going."""

from __future__ import annotations

import signal
from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui import sdl
from patience.gui.kept import Kept
from patience.gui.window import Window
from patience.shelf import folders

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.scene import Scene
    from patience.shelf.settings import Settings

MOST_DAMAGE = 6  # rectangles painted one by one; more are painted as one


class Stage:
    """Paints what is damaged, waits, brings events to the uppermost scene; subclasses say what is played."""

    def __init__(self, settings: Settings) -> None:
        self.window = Window(settings)
        self.kept = Kept(folders.cache("first-screen"))
        self.kept.open()
        self.scene: Scene | None = None
        self.panel: Scene | None = None
        self.running = True

    def key_everywhere(self, event: Event) -> bool:
        """Do what a key does in every scene; true when it does something."""
        return False

    def key_left_over(self, event: Event) -> None:
        """Hear a key that the scene has no use for."""

    def tell_notices(self) -> None:
        """Tell the player what the shelf has to say, if he can read it now."""

    def closing(self) -> None:
        """The window is about to be closed."""

    def run(self) -> None:
        """Show the window until the player has had enough."""
        # Python would notice Ctrl-C only after SDL's wait returns; SDL itself turns it into a wish to quit.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        self.paint()
        self.kept.close()
        self.window.set_icon()
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

    def tick(self) -> float | None:
        """Advance what moves in every scene; how long until the next time."""
        now = monotonic()
        self.tell_notices()
        waits = [scene.tick(now) for scene in self.scenes()]
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self) -> None:
        """Paint what has been damaged, and show it."""
        scenes = self.scenes()
        damage = [rect for scene in scenes for rect in scene.damage]
        if not damage:
            return
        for scene in scenes:
            scene.damage.clear()
        if len(damage) > MOST_DAMAGE or any(
            a.colliderect(b) for i, a in enumerate(damage) for b in damage[i + 1 :]
        ):
            damage = [damage[0].unionall(damage[1:])]
        canvas = self.window.canvas
        for area in damage:
            canvas.set_clip(area)
            for scene in scenes:
                scene.paint(canvas, area)
        canvas.set_clip(None)
        pygame.display.update(damage)

    def scenes(self) -> list[Scene]:
        """The scene and the panel, lowest first."""
        return [scene for scene in (self.scene, self.panel) if scene]

    def dispatch(self, event: Event) -> None:
        """Bring an event to the window, to the uppermost scene, or to the keys that always work."""
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
        for scene in self.scenes():
            scene.layout(self.window.size)

    def quit(self) -> None:
        """End the program; everything is kept already."""
        self.running = False

    # Scenes

    def enter(self, scene: Scene) -> None:
        """Show a scene in place of what was shown."""
        for old in self.scenes():
            old.leave()
        self.scene, self.panel = scene, None
        scene.layout(self.window.size)

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene."""
        for old in self.scenes():
            old.leave()
        self.panel = scene
        scene.layout(self.window.size)

    def dismiss(self) -> None:
        """Take the panel away again."""
        if self.panel:
            self.panel.leave()
            self.panel = None
        if self.scene:
            self.scene.invalidate()


def _drained() -> list[Event]:
    """All waiting events; of motions that follow each other only the last counts."""
    events: list[Event] = []
    for event in pygame.event.get():
        if event.type == pygame.MOUSEMOTION and events and events[-1].type == pygame.MOUSEMOTION:
            events[-1] = event
        else:
            events.append(event)
    return events
