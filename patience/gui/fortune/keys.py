"""The keys of a consultation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.cards import card
from patience.games.fortune.consultation import (
    CHOOSE,
    CONSULTANTS,
    CUT,
    CUT_AGAIN,
    PACKETS,
    ROW,
    consultant_name,
)
from patience.gui.order import ARROWS
from patience.words import _, ngettext

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.fortune.scene import FortuneScene

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def sheet() -> list[tuple[str, str]]:
    """Every key of a consultation and what it does."""
    return [
        (_("Arrows"), _("Through the cards; where to cut")),
        ("Enter", _("Choose, cut, the next card")),
        (_("Space"), _("Let everything arrive at once")),
        ("L", _("The story")),
        ("C", _("Copy the reading")),
        ("U / Ctrl+Z", _("Undo")),
        ("R / Ctrl+Y", _("Redo")),
        ("N", _("Ask again")),
        ("D", _("The number of the consultation")),
        ("Esc", _("All games")),
        ("F1", _("Rules")),
        ("S", _("Settings")),
        ("F10", _("Menu")),
        ("M", _("Sound off and on")),
        ("F11", _("Full screen")),
        ("Tab / Enter", _("Through the buttons, press one")),
        ("Ctrl+Q", _("Quit")),
        ("?", _("These keys")),
    ]


def press(scene: FortuneScene, event: Event) -> bool:
    """Do what a key is for; false when it is for nothing."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        commands = {pygame.K_z: scene.undo, pygame.K_y: scene.redo, pygame.K_c: scene.copy}
    elif event.mod & pygame.KMOD_ALT:
        return False
    elif getattr(event, "unicode", "") == "?":
        scene.show_keys()
        return True
    elif event.key in ENTER:
        _enter(scene)
        return True
    elif event.key in ARROWS:
        _steer(scene, *ARROWS[event.key])
        return True
    else:
        desk = scene.desk
        commands = {
            pygame.K_ESCAPE: desk.home, pygame.K_u: scene.undo, pygame.K_BACKSPACE: scene.undo, pygame.K_r: scene.redo,
            pygame.K_c: scene.copy, pygame.K_n: desk.new_deal, pygame.K_l: scene.show_log, pygame.K_d: desk.show_deal,
            pygame.K_F1: scene.show_rules, pygame.K_s: desk.show_settings, pygame.K_F10: scene.show_menu,
            pygame.K_SPACE: scene.settle,
        }  # fmt: skip
    action = commands.get(event.key)
    if action:
        action()
    return action is not None


def _enter(scene: FortuneScene) -> None:
    """Choose or cut where the keyboard points, turn the framed card, else do what is wanted."""
    if scene.stage == CHOOSE:
        if scene.here is None:
            scene.point_at(0)
        else:
            scene.choose(scene.here)
    elif scene.stage in (CUT, CUT_AGAIN):
        scene.cut(scene.here if scene.here is not None else len(scene.match.table.piles["pack"]) // 2)
    elif scene.stage == PACKETS and scene.here is not None and scene.places[scene.here] in scene.unread:
        scene.show(scene.places[scene.here])
    else:
        scene.next()


def _steer(scene: FortuneScene, dx: int, dy: int) -> None:
    if scene.stage == CHOOSE:
        at = (-1 if dx + dy > 0 else 0) if scene.here is None else scene.here
        scene.point_at((at + dx + dy) % len(CONSULTANTS))
        name = CONSULTANTS[scene.here or 0]
        scene.desk.speak(f"{consultant_name(name)}. {card(name).name}.")
    elif scene.stage in (CUT, CUT_AGAIN):
        count = len(scene.match.table.piles["pack"])
        at = (count // 2 - dx) if scene.here is None else scene.here
        scene.point_at(max(1, min(count - 1, at + dx + 5 * dy)))
        left = count - (scene.here or 1)
        told = ngettext("{n} card from the top", "{n} cards from the top", left).format(n=left)
        scene.desk.speak(_("Cut: {where}").format(where=told))
    elif scene.stage == ROW:
        _along(scene, dx + dy * (6 if scene.plan.compact else 1))
    elif scene.stage == PACKETS:
        shown = scene.places.index(scene.shown) if scene.shown else -1
        at = shown if scene.here is None else scene.here
        scene.frame(max(0, min(len(scene.places) - 1, at + dx + 3 * dy)))


def _along(scene: FortuneScene, step: int) -> None:
    """To another card of the row, which is read if it has not been."""
    at = scene.places.index(scene.shown) + step if scene.shown else 0
    if 0 <= at < len(scene.places):
        scene.show(scene.places[at])
