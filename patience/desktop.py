"""The program's entry and icon in the applications menu of a Linux desktop."""

import os
import sys

from patience import sprites
from patience.shelf.files import write
from patience.shelf.folders import has_home
from patience.words import _

NAME = (
    "patience-parlour"  # also the class of the window, by which a desktop finds the icon of a running program
)
_SCRIPT = "patience"
_ENTRY = """[Desktop Entry]
Type=Application
Name=Patience Parlour
Comment=Card games of four old books
Exec={command}
Path={folder}
Icon={name}
Terminal=false
Categories=Game;CardGame;
StartupWMClass={name}
"""


class DesktopError(Exception):
    """The menu could not be changed; the message is one line for the player."""


def install() -> list[str]:
    """Write the entry and the icon for this user, and tell in lines what was written; DesktopError otherwise."""
    entry, icon = _files()
    told = _("written: {path}")
    try:
        with open(sprites.path("icon.svg"), encoding="utf-8") as file:
            picture = file.read()
        return [told.format(path=_put(path, text)) for path, text in ((entry, _entry()), (icon, picture))]
    except OSError as error:
        raise _failure(error) from error


def remove() -> list[str]:
    """Remove both again, and tell in lines what was removed; DesktopError when something cannot be."""
    lines = []
    for path in _files():
        try:
            os.remove(path)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise _failure(error) from error
        lines.append(_("removed: {path}").format(path=path))
    return lines or [_("there was nothing to remove")]


def _failure(error: OSError) -> DesktopError:
    why, path = error.strerror or str(error), error.filename
    return DesktopError(
        _("the applications menu cannot be changed: {why} ({path})").format(why=why, path=path)
    )


def _files() -> tuple[str, str]:
    """Where the entry and the icon belong."""
    if not sys.platform.startswith("linux"):
        raise DesktopError(_("an entry in the applications menu is only made on Linux desktops"))
    if not has_home("XDG_DATA_HOME"):
        raise DesktopError(_("the applications menu cannot be changed: there is no home folder"))
    home = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(home):
        home = os.path.join(os.environ["HOME"], ".local", "share")
    return (
        os.path.join(home, "applications", f"{NAME}.desktop"),
        os.path.join(home, "icons", "hicolor", "scalable", "apps", f"{NAME}.svg"),
    )


def _put(path: str, text: str) -> str:
    write(path, text)
    return path


def _entry() -> str:
    """The entry; it starts the installed command, or else the package from where it lies."""
    script = os.path.join(os.path.dirname(sys.executable), _SCRIPT)
    words = [script] if os.path.isfile(script) else [sys.executable, "-m", "patience"]
    command = " ".join(quoted(word) for word in words)
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    return _ENTRY.format(command=_value(command), folder=_value(folder), name=NAME)


def quoted(word: str) -> str:
    """A word of a command line in the quotes of the desktop entry specification."""
    for sign in '\\"`$':  # the backslash first, since the others add some
        word = word.replace(sign, "\\" + sign)
    return '"' + word.replace("%", "%%") + '"'


def _value(text: str) -> str:
    """A text as the value of a key, where backslashes and ends of lines are escaped once more."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
