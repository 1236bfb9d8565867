"""A stage fitted out as the settings want it: its cards, its felt, its motion, its sound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from patience.gui.audible import AudibleStage
from patience.gui.cardart import CardArt
from patience.gui.motion import PACES
from patience.shelf import settings as settings_file
from patience.shelf.settings import AS_SYSTEM
from patience.words import _

if TYPE_CHECKING:
    from patience.engine.rules import Value
    from patience.gui.company.scene import CompanyScene
    from patience.gui.fortune.scene import FortuneScene
    from patience.gui.table import TableScene
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings


class FittedStage(AudibleStage):
    """Puts settings into force and keeps them."""

    def __init__(self, settings: Settings, saves: Saves) -> None:
        self.settings = settings
        self.saves = saves
        self._less_motion = False  # as far as the system has been heard
        super().__init__(settings)
        self.art = self._art()
        self.table: TableScene | CompanyScene | FortuneScene | None = None

    def _art(self) -> CardArt:
        return CardArt(self.settings.back, four_colours=self.settings.four_colours)

    @property
    def pace(self) -> float:
        """How long motion takes compared with the normal; 0: there is none."""
        if self.settings.motion == AS_SYSTEM:
            return PACES["off" if self._less_motion else "normal"]
        return PACES[self.settings.motion]

    def shown(self) -> None:
        """Ask the system whether it wants less motion, which may take a while."""
        if self.settings.motion == AS_SYSTEM:
            from threading import Thread

            Thread(target=self._ask_system, name="wishes", daemon=True).start()

    def _ask_system(self) -> None:
        from patience.shelf.wishes import less_motion

        self._less_motion = bool(less_motion())

    def change(self, **fields: Value) -> None:
        """Change settings: applied at once, and kept."""
        self._set(**fields)
        self.keep_settings()
        if "full_screen" in fields:
            self.window.go_full_screen(self.settings.full_screen)
        self.hush()
        self.art = self._art()
        for scene in self.scenes():
            if hasattr(scene, "interface"):
                scene.interface = self.settings.size / 100
        if self.table:
            self.table.redress()
        for scene in self.scenes():
            scene.layout(self.window.size)

    def note(self, **fields: object) -> None:
        """Keep settings that change nothing in the window, if they are others than before."""
        before = self.settings
        self._set(**fields)
        if self.settings != before:
            self.keep_settings()

    def _set(self, **fields: object) -> None:
        self.settings = self.settings._replace(**cast("dict[str, Any]", fields))

    def keep_settings(self) -> None:
        """Have all settings written."""
        settings_file.save(self.settings, self.saves.folders, self.saves.writer)

    def switch_sound(self) -> None:
        """Sound off, or on again."""
        self.change(sound=not self.settings.sound)
        self.sound("lay")
        if self.table:
            self.table.say(_("Sound on") if self.settings.sound else _("Sound off"))

    def switch_colours(self) -> str:
        """Four colours of suits instead of two, or two again; which, in words."""
        four = not self.settings.four_colours
        self.change(four_colours=four)
        return _("Every suit has a colour of its own") if four else _("Suits are red and black")
