"""A stage that can be heard: sounds and a voice, each called when the first of it is wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from patience.cards import spoken
from patience.gui.stage import Stage

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.scene import Scene
    from patience.gui.sounds import Sounds
    from patience.shelf.settings import Settings
    from patience.speech import Speaker


class AudibleStage(Stage):
    """Sounds the cards and reads the scenes out, as far as the settings want it."""

    settings: Settings

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds of the cards."""
        from patience.gui.sounds import Sounds

        return Sounds()

    @cached_property
    def speaker(self) -> Speaker:
        """Who speaks."""
        from patience.speech import Speaker

        return Speaker()

    def sound(self, name: str) -> None:
        """Let a sound be heard, unless the player wants none."""
        if self.settings.sound:
            self.sounds.play(name, self.settings.volume)

    def speak(self, text: str) -> None:
        """Speak a text aloud, if the player wants that; keys and clicks break off what is being spoken."""
        if self.settings.speech and text:
            self.speaker.say(spoken(text))

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene, and read it out."""
        super().show(scene)
        self.speak(scene.spoken)

    def enter(self, scene: Scene) -> None:
        """Show another scene, and say what it is."""
        super().enter(scene)
        self.speak(scene.spoken)

    def dispatch(self, event: Event) -> None:
        """Bring an event where it belongs, and tell which button the keyboard has come to."""
        before = self._focused()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and "speaker" in vars(self):
            self.speaker.hush()
        super().dispatch(event)
        if self.settings.speech and event.type == pygame.KEYDOWN and self._focused() != before:
            self.speak(self._focused())

    def hush(self) -> None:
        """Send away who must be silent by the settings."""
        if not self.settings.sound and "sounds" in vars(self):
            self.sounds.hush()
        if not self.settings.speech and "speaker" in vars(self):
            self.speaker.close()
            del self.speaker

    def _focused(self) -> str:
        """The control that has the keyboard, in words."""
        widget = getattr(self.panel or self.scene, "focused", None)
        return widget.spoken if widget else ""
