"""Where things are kept: the places that the system has for a user's data and settings."""

import os
import sys
from typing import NamedTuple

from patience.words import _

NAME = "patience-parlour"


class Folders(NamedTuple):
    """The folder of saved games and the one of settings; None where nothing can be kept.

    `notices` are lines for the player, which everything on the shelf adds to.
    """

    data: str | None
    config: str | None
    notices: list[str]


def find() -> Folders:
    """The user's folders, made if they are not there; one notice when one of them cannot be used."""
    from platformdirs import PlatformDirs  # 3 ms, so only when it is asked for

    dirs = PlatformDirs(NAME, appauthor=False, roaming=True)
    data = _usable(dirs.user_data_dir) if has_home("XDG_DATA_HOME") else None
    config = _usable(dirs.user_config_dir) if has_home("XDG_CONFIG_HOME") else None
    return Folders(data, config, _notices(data, config))


def nowhere() -> Folders:
    """No folders at all: everything is forgotten at the end."""
    return Folders(None, None, [])


def has_home(variable: str) -> bool:
    """Whether a path below the home folder means anything: a missing home is not made, an empty one is not `/`."""
    if sys.platform == "win32" or os.path.isabs(os.environ.get(variable, "")):
        return True
    home = os.environ.get("HOME", "")
    return os.path.isabs(home) and os.path.isdir(home)


def _usable(path: str) -> str | None:
    try:
        os.makedirs(path, 0o700, exist_ok=True)
    except (OSError, ValueError):
        return None
    return path if os.access(path, os.W_OK | os.X_OK) else None


def _notices(data: str | None, config: str | None) -> list[str]:
    if data is None and config is None:
        return [_("There is no folder to write in: games and settings are forgotten at the end.")]
    if data is None:
        return [_("There is no folder to write in: games are forgotten at the end.")]
    if config is None:
        return [_("There is no folder to write in: settings are forgotten at the end.")]
    return []


def cache(name: str) -> str | None:
    """A folder below the user's place for caches, not made yet; None where there is no home."""
    from platformdirs import PlatformDirs

    return (
        os.path.join(PlatformDirs(NAME, appauthor=False).user_cache_dir, name)
        if has_home("XDG_CACHE_HOME")
        else None
    )
