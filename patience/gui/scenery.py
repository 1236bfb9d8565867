"""What stands in the window: a scene, perhaps a panel over it, which comes and goes, and how all that is painted."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.entrance import Coming, Going
from patience.gui.motion import FRAME
from patience.gui.scene import Scene
from patience.gui.window import Window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.shelf.settings import Settings

MOST_DAMAGE = 6  # rectangles painted one by one; more are painted as one


class Scenery:
    """Shows scenes, advances them, and paints what of them is damaged."""

    def __init__(self, settings: Settings) -> None:
        self.window = Window(settings)
        self.scene: Scene | None = None
        self.panel: Scene | None = None
        self._expected = False  # a panel is laid over the scene and begins to rise with the next picture
        self._coming: Coming | None = None
        self._going: Going | None = None

    @property
    def pace(self) -> float:
        """How long motion takes compared with the normal; 0: there is none."""
        return 0.0

    def tell_notices(self) -> None:
        """Tell the player what the shelf has to say, if he can read it now."""

    def tick(self) -> float | None:
        """Advance what moves in every scene; how long until the next time."""
        now = monotonic()
        self.tell_notices()
        waits = [scene.tick(now) for scene in self.scenes()]
        if self._coming and self._coming.over(now):
            self._arrive()
        if self._going and self._going.over(now):
            self._vanish()
        if self.moving:  # also what a scene has only now set going
            waits.append(FRAME)
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self) -> None:
        """Paint what has been damaged, and show it."""
        if self._expected:
            self._set_out()
        elif self._coming and self.scene and self.scene.damage:
            below = _few(self.scene.damage)
            _draw(self._coming.ground, below, [self.scene])
            self._coming.changed(below)
        coming, going, canvas = self._coming, self._going, self.window.canvas
        damage = _few(
            [coming.damage] if coming else [rect for scene in self.scenes() for rect in scene.damage]
        )
        layers: Sequence[Scene | Coming] = [coming] if coming else self.scenes()
        if self.panel and self.panel.covers:
            layers = [self.panel]
        _draw(going.ground if going else canvas, damage, layers)
        if going:
            damage = [going.damage]
            going.paint(canvas)
        if damage:
            pygame.display.update(damage)

    def scenes(self) -> list[Scene]:
        """The scene and the panel, lowest first."""
        return [scene for scene in (self.scene, self.panel) if scene]

    def enter(self, scene: Scene) -> None:
        """Show a scene in place of what was shown."""
        self._leave()
        self.scene, self.panel = scene, None
        scene.layout(self.window.size)

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene; where one lay already, it takes its place without rising."""
        instead = self.panel is not None
        self._leave()
        self.panel = scene
        scene.layout(self.window.size)
        self._expected = bool(scene.rises and self.pace and self.scene) and not instead

    def dismiss(self) -> None:
        """Take the panel away again."""
        if self.panel:
            self._leave(self.panel)
            self.panel = None
        if self.scene:
            self.scene.invalidate()

    def _leave(self, *scenes: Scene) -> None:
        """What was shown is left; a panel that has been seen fades out, though it is there no more."""
        if self.panel and self.pace and not self._expected:
            self._going = Going(self.window.canvas, self.pace)
        self._expected, self._coming = False, None
        for old in scenes or self.scenes():
            old.leave()

    # Panels on their way

    @property
    def moving(self) -> bool:
        """Whether anything is on its way to where it belongs."""
        on_the_way = self._expected or self._coming or self._going
        return bool(on_the_way) or any(scene.moving for scene in self.scenes())

    def settle(self) -> None:
        """Finish all running motion at once."""
        self._hurry()
        for scene in self.scenes():
            scene.settle()

    def _hurry(self) -> None:
        """Finish what moves above the scene."""
        if self._expected or self._coming:
            self._arrive()
        if self._going:
            self._vanish()
        if self.panel:
            self.panel.settle()

    def _set_out(self) -> None:
        """Let the panel rise from what lies below it, painted as it is now."""
        self._expected = False
        if self.scene and self.panel:
            ground = self._going.ground if self._going else self.window.canvas
            _draw(ground, _few(self.scene.damage), [self.scene])
            self._coming = Coming(self.panel, ground, self.pace)

    def _arrive(self) -> None:
        self._expected, self._coming = False, None
        if self.panel:
            self.panel.invalidate()

    def _vanish(self) -> None:
        self._going = None
        for scene in self.scenes():
            scene.invalidate()


def _draw(canvas: pygame.Surface, damage: list[pygame.Rect], layers: Sequence[Scene | Coming]) -> None:
    """Paint the damaged parts of all layers, lowest first."""
    for layer in layers:
        if isinstance(layer, Scene):
            layer.damage.clear()
    for area in damage:
        canvas.set_clip(area)
        for layer in layers:
            if isinstance(layer, Scene) and layer.scrim and not layer.covers:
                ink.veil(canvas, layer.bounds, *layer.scrim)
            layer.paint(canvas, area)
    canvas.set_clip(None)


def _few(damage: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same damage in a list of its own, in few rectangles of which no two overlap."""
    if len(damage) > MOST_DAMAGE or any(
        a.colliderect(b) for i, a in enumerate(damage) for b in damage[i + 1 :]
    ):
        return [damage[0].unionall(damage[1:])]
    return list(damage)
