"""The keys of the table: one list, which the hands obey and the sheet of keys shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui.order import ARROWS
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.table import TableScene

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class Key(NamedTuple):
    """What some keys do: how the sheet writes them, in words, their codes with a modifier each (0: none)."""

    caps: str
    words: str
    codes: tuple[tuple[int, int], ...]
    do: Callable[[TableScene], None]


def table_keys() -> list[Key]:
    """Every key of the table, in the order of the sheet."""
    return [
        Key("Enter", _("Take the card, lay it here"), _plain(pygame.K_RETURN, pygame.K_KP_ENTER), _enter),
        Key("Esc", _("Put back; all games"), _plain(pygame.K_ESCAPE), _escape),
        Key(_("Space"), _("Turn the stock"), _plain(pygame.K_SPACE), lambda table: table.turn()),
        Key(
            "U / Ctrl+Z", _("Undo"), (*_plain(pygame.K_u, pygame.K_BACKSPACE), (pygame.K_z, COMMAND)),
            lambda table: table.undo(),
        ),
        Key(
            "R / Ctrl+Y", _("Redo"), (*_plain(pygame.K_r), (pygame.K_y, COMMAND)), lambda table: table.redo()
        ),
        Key("Shift+R", _("Restart"), ((pygame.K_r, pygame.KMOD_SHIFT),), lambda table: table.restart()),
        Key(
            "N / Ctrl+N", _("New deal"), (*_plain(pygame.K_n), (pygame.K_n, COMMAND)),
            lambda table: table.desk.new_deal(),
        ),
        Key("H", _("Hint; again: which move, and why"), _plain(pygame.K_h), lambda table: table.hint()),
        Key("F", _("Finish, or play on"), _plain(pygame.K_f), lambda table: table.finish_or_play_on()),
        Key("W", _("Which moves there are"), _plain(pygame.K_w), lambda table: table.tell_moves()),
        Key("T", _("The table in words"), _plain(pygame.K_t), lambda table: table.tell_table()),
        Key("L", _("Log of all moves"), _plain(pygame.K_l), lambda table: table.show_log()),
        Key("D", _("Deal number"), _plain(pygame.K_d), lambda table: table.desk.show_deal()),
        Key("C", _("Four colours, or two"), _plain(pygame.K_c), lambda table: table.switch_colours()),
        Key("F1", _("Rules"), _plain(pygame.K_F1), lambda table: table.desk.show_rules()),
        Key("S", _("Settings"), _plain(pygame.K_s), lambda table: table.desk.show_settings()),
        Key("F10", _("Menu"), _plain(pygame.K_F10), lambda table: table.desk.show_menu()),
    ]  # fmt: skip


def sheet() -> list[tuple[str, str]]:
    """Every key of the program and what it does."""
    return [
        (_("Arrows"), _("Through the places and cards")),
        *((key.caps, key.words) for key in table_keys()),
        ("M", _("Sound off and on")),
        ("F11", _("Full screen")),
        ("Tab / Enter", _("Through the buttons, press one")),
        ("Ctrl+Q", _("Quit")),
        ("?", _("These keys")),
    ]


def press(table: TableScene, event: Event) -> bool:
    """Do what a key is for at the table; false when it is for nothing."""
    if event.key in ARROWS and not event.mod & (COMMAND | pygame.KMOD_ALT):
        _steer(table, lambda: table.cursor.step(*ARROWS[event.key]))
        return True
    if event.key in (pygame.K_HOME, pygame.K_END):
        _steer(table, lambda: table.cursor.end(0 if event.key == pygame.K_HOME else -1))
        return True
    for key in table_keys():
        if any(event.key == code and _held(event.mod, mod) for code, mod in key.codes):
            key.do(table)
            return True
    return False


def _plain(*codes: int) -> tuple[tuple[int, int], ...]:
    return tuple((code, 0) for code in codes)


def _held(mods: int, wanted: int) -> bool:
    """Whether the wanted modifier is held and no other."""
    others = (COMMAND | pygame.KMOD_ALT | pygame.KMOD_SHIFT) & ~wanted
    return not mods & others and (not wanted or bool(mods & wanted))


def _steer(table: TableScene, step: Callable[[], None]) -> None:
    """Move the keyboard's place and tell what lies there."""
    table.focus(None)
    step()
    table.tell(table.cursor.words())


def _enter(table: TableScene) -> None:
    """Do what a click at the keyboard's place would."""
    if table.cursor.shown:
        table.gestures.click(table.cursor.hit)
    else:
        table.cursor.step(0, 0)
        table.tell(table.cursor.words())


def _escape(table: TableScene) -> None:
    """Put back what is chosen, else leave the keyboard's place, else the table."""
    if table.gestures.chosen:
        table.gestures.choose(None)
        table.tell(_("Put back"))
    elif table.cursor.shown:
        table.cursor.hide()
    else:
        table.desk.home()
