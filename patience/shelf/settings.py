"""What the player has chosen, from the card back to the options of each game."""

import os
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from patience.words import _

from .files import FileError, Writer, copy_aside, read, set_aside, write
from .folders import Folders

BACKS = ("waves", "sunrise", "lattice", "fans", "plain")
FELTS = ("Emerald", "Ink", "Claret", "Slate", "Walnut", "Plum")
SIZES = (90, 100, 110, 125, 150)
MOTIONS = ("off", "brisk", "normal", "calm")
AS_SYSTEM = "system"  # as the system wishes: normal, or off where it asks for less motion
VOLUMES = (10, 20, 40, 70, 100)  # percent
LARGEST = 1_000_000  # bytes

Value = bool | int | str
Options = Mapping[str, Mapping[str, Value]]
_NOBODY: Mapping[str, int] = MappingProxyType({})
LEVELS = ("easy", "medium", "strong")
_NONE: Mapping[str, Mapping[str, Value]] = MappingProxyType({})
_NOTHING: Mapping[str, object] = MappingProxyType({})


class Settings(NamedTuple):
    """All settings; `size` and `volume` are in percent, `window` and `place` in pixels (None: wherever the system likes).

    `options` are the chosen options by name of the game, `seats` the numbers of players, `others` what a later version has written.
    """

    back: str = "waves"
    felt: str = "Emerald"
    four_colours: bool = False
    large_index: bool = False
    size: int = 100
    motion: str = AS_SYSTEM
    one_click: bool = False
    auto_finish: bool = True
    sound: bool = True
    volume: int = 40
    speech: bool = False
    show_time: bool = False
    window: tuple[int, int] = (1280, 800)
    place: tuple[int, int] | None = None
    full_screen: bool = False
    opponents: str = "medium"
    play_forced: bool = True
    seats: Mapping[str, int] = _NOBODY
    last_game: str = ""
    options: Options = _NONE
    others: Mapping[str, object] = _NOTHING


def load(folders: Folders) -> tuple[Settings, list[str]]:
    """The settings and what was wrong with them, in lines for the player.

    A damaged file is set aside. Of a file with wrong values a copy is, and those fields get their defaults.
    """
    if folders.config is None:
        return Settings(), []
    path = _path(folders.config)
    try:
        text = read(path, LARGEST)
        settings, wrong = (Settings(), []) if text is None else parse(text)
    except FileError as error:
        return Settings(), [_damaged(path, str(error))]
    return settings, [_mended(path, settings, wrong)] if wrong else []


def save(settings: Settings, folders: Folders, writer: Writer) -> None:
    """Have the settings written soon, if there is a folder for them."""
    if folders.config is not None:
        writer.put(_path(folders.config), to_text(settings))


def to_text(settings: Settings) -> str:
    """The settings as JSON, one field a line, with what a later version has added."""
    from json import dumps

    fields = settings._asdict() | {
        "seats": dict(settings.seats),
        "options": {game: dict(chosen) for game, chosen in settings.options.items()},
    }
    del fields["others"]
    return dumps({**fields, **settings.others}, indent=1) + "\n"


def parse(text: str) -> tuple[Settings, list[str]]:
    """The settings in a JSON text and the names of fields with wrong values; FileError when it is not JSON."""
    from json import loads

    try:
        found = loads(text)
    except (ValueError, RecursionError):
        raise FileError(_("it is not JSON")) from None
    if not isinstance(found, dict):
        raise FileError(_("it holds no settings"))
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name in [name for name in _CHECKS if name in found]:
        try:
            good[name] = _CHECKS[name](found.pop(name))
        except (TypeError, ValueError):
            wrong.append(name)
    found.pop("others", None)  # a name of ours, but not in the file
    return Settings()._replace(**good, others=found), wrong


def _path(folder: str) -> str:
    return os.path.join(folder, "settings.json")


def _damaged(path: str, why: str) -> str:
    try:
        file = os.path.basename(set_aside(path))
    except OSError:
        return _("The settings cannot be read ({why}).").format(why=why)
    return _("The settings cannot be read ({why}); they are set aside as {file}.").format(why=why, file=file)


def _mended(path: str, settings: Settings, wrong: list[str]) -> str:
    """Keep a copy and write the good fields, so that the same notice does not come at every start."""
    names = ", ".join(wrong)
    try:
        file = os.path.basename(copy_aside(path))
        write(path, to_text(settings))
    except OSError:
        return _("Settings with wrong values got their defaults: {names}.").format(names=names)
    return _("Settings with wrong values got their defaults: {names}; the old ones are in {file}.").format(
        names=names, file=file
    )


# Each of these gives the value back, or raises TypeError or ValueError


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _one_of(choices: tuple[Value, ...]) -> Callable[[object], Value]:
    def check(value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, int | str) or value not in choices:
            raise ValueError
        return value

    return check


def _numbers(low: int, high: int) -> Callable[[object], tuple[int, int]]:
    def check(value: object) -> tuple[int, int]:
        match value:
            case [int(x), int(y)] if not isinstance(x, bool) and not isinstance(y, bool):
                if low <= min(x, y) <= max(x, y) <= high:
                    return x, y
        raise ValueError

    return check


def _place(value: object) -> tuple[int, int] | None:
    return None if value is None else _numbers(-32_768, 32_767)(value)


def _name(value: object) -> str:
    if not isinstance(value, str) or not (value == "" or value.isidentifier()):
        raise ValueError
    return value


def _options(value: object) -> Options:
    if not isinstance(value, dict):
        raise TypeError
    for chosen in value.values():
        if not isinstance(chosen, dict) or not all(
            isinstance(choice, bool | int | str) for choice in chosen.values()
        ):
            raise TypeError
    return value


def _seats(value: object) -> Mapping[str, int]:
    if not isinstance(value, dict) or not all(
        type(count) is int and 2 <= count <= 10 for count in value.values()
    ):
        raise TypeError
    return value


_CHECKS: dict[str, Callable[[object], object]] = {
    "back": _one_of(BACKS),
    "felt": _one_of(FELTS),
    "four_colours": _switch,
    "large_index": _switch,
    "size": _one_of(SIZES),
    "motion": _one_of((AS_SYSTEM, *MOTIONS)),
    "one_click": _switch,
    "auto_finish": _switch,
    "sound": _switch,
    "volume": _one_of(VOLUMES),
    "speech": _switch,
    "show_time": _switch,
    "window": _numbers(320, 16_384),
    "place": _place,
    "full_screen": _switch,
    "opponents": _one_of(LEVELS),
    "play_forced": _switch,
    "seats": _seats,
    "last_game": _name,
    "options": _options,
}
