"""What the system is asked to do without by those whom motion disturbs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser, Error

PATIENCE = 2  # s that another program may take to answer
NO = ("0", "false", "no", "off")


def less_motion() -> bool | None:
    """Whether the system asks for less motion; None when it cannot be told."""
    if sys.platform == "win32":
        return _windows()
    return _first(_mac) if sys.platform == "darwin" else _first(_gnome, _kde, _gtk)


def _first(*sources: Callable[[], bool | None]) -> bool | None:
    """The answer of the first source that wants less, else of any that can tell."""
    told = [source() for source in sources]
    return next(
        (True for answer in told if answer), next((False for answer in told if answer is False), None)
    )


def _gnome() -> bool | None:
    """GNOME and its kin: asked through their own tool, if it is there."""
    if not shutil.which("gsettings"):
        return None
    answer = _said("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
    return {"true": False, "false": True}.get(answer)


def _gtk() -> bool | None:
    """GTK's own files, the newer version first."""
    for version in ("gtk-4.0", "gtk-3.0"):
        value = _entry(os.path.join(version, "settings.ini"), "Settings", "gtk-enable-animations")
        if value is not None:
            return value.lower() in NO
    return None


def _kde() -> bool | None:
    """KDE's factor for all animations."""
    value = _entry("kdeglobals", "KDE", "AnimationDurationFactor")
    try:
        return None if value is None else float(value) == 0
    except ValueError:
        return None


def _mac() -> bool | None:
    answer = _said("defaults", "read", "com.apple.universalaccess", "reduceMotion")
    return {"1": True, "0": False}.get(answer)


def _windows() -> bool | None:
    import ctypes

    animated, get_client_area_animation = ctypes.c_int(1), 0x1042
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 # only Windows has it
    told = user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(animated), 0)
    return not animated.value if told else None


def _entry(path: str, section: str, key: str) -> str | None:
    """One entry of an INI file below the folder of the user's settings."""
    home = os.environ.get("XDG_CONFIG_HOME", "")
    folder = home if os.path.isabs(home) else os.path.expanduser("~/.config")
    file = ConfigParser(interpolation=None, strict=False)
    try:
        file.read(os.path.join(folder, path), encoding="utf-8")
    except (OSError, Error, UnicodeDecodeError):
        return None
    return file.get(section, key, fallback=None)


def _said(*command: str) -> str:
    """What a program answers, in one line; nothing when it cannot or takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 # the commands are those above
            command, capture_output=True, text=True, timeout=PATIENCE, check=True, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return done.stdout.strip()
