"""The panels over a consultation, each loaded when it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.games.fortune.told import paragraphs
from patience.gui.bar import grouped
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.fortune.scene import FortuneScene


def show_story(scene: FortuneScene) -> None:
    """Open the story as far as it is told."""
    from patience.gui.fortune.story import StoryPanel

    told = paragraphs(scene.match)
    if told:
        note = _("Consultation {n}").format(n=grouped(scene.match.deal))
        scene.desk.show(StoryPanel(scene.desk, _("Your story"), note, told, scene.copy))


def show_rules(scene: FortuneScene) -> None:
    """Open the book of fortune telling."""
    from patience.gui.panels.rules import RulesPanel

    rules = scene.rules
    source = _("After R. F. Foster, Complete Hoyle")
    scene.desk.show(RulesPanel(scene.desk, rules.title, rules.tagline, rules.chapters, source))


def show_keys(scene: FortuneScene) -> None:
    """Open the sheet of keys."""
    from patience.gui.fortune.keys import sheet
    from patience.gui.panels.keys import KeysPanel

    scene.desk.show(KeysPanel(scene.desk, sheet()))


def show_menu(scene: FortuneScene) -> None:
    """Open the menu of what has no room on the bar."""
    from patience.gui.panels.menu import Menu

    desk = scene.desk
    sound = _("Sound off") if desk.settings.sound else _("Sound on")
    full = _("Leave full screen") if desk.settings.full_screen else _("Full screen")
    entries = [
        (_("Games"), "games", desk.home),
        (_("New reading"), "new", desk.new_deal),
        (_("Number"), "calendar", desk.show_deal),
        (_("Rules"), "rules", scene.show_rules),
        (_("Settings"), "settings", desk.show_settings),
        (sound, "sound", desk.switch_sound),
        (_("Keys"), "more", scene.show_keys),
        (full, "full", lambda: desk.change(full_screen=not desk.settings.full_screen)),
    ]
    desk.show(Menu(desk, entries))
