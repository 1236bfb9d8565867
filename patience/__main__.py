"""Starting the program: without words on the command line straight to the window, with them what they ask for."""

import os
import sys
from collections.abc import Sequence

from patience.words import _, short

WRONG = 2  # exit codes: what was asked for does not exist,
FAILED = 1  # it exists but could not be done,
STOPPED = 130  # Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these words (those of the command line when None) and give its exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        return _obey(words) if words else _play()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # whoever read the list has seen enough; Python must not try again at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0


def _play(
    game: str | None = None, deal: int | None = None, options: list[str] | None = None, players: int | None = None,
    person: int | None = None,
) -> int:  # fmt: skip
    """Open the window, and leave only when everything is written."""
    from patience.games import EVERY
    from patience.shelf import folders, settings
    from patience.shelf.files import Writer
    from patience.shelf.saves import Saves

    found = folders.find()
    chosen, wrong = settings.load(found)
    found.notices.extend(wrong)
    if chosen.last_game not in EVERY:  # another release may know other games
        chosen = chosen._replace(last_game="")
    writer = Writer(found.notices)
    _insist_on_a_display()
    try:
        from patience.gui.app import run

        return run(game, deal, options, players, person, chosen, Saves(found, writer), found.notices)
    except RuntimeError as error:
        if not _is_lack_of_display(error):
            raise
        return _complain(_("there is no display to open a window on ({why})").format(why=error), FAILED)
    finally:
        writer.finish()


def _insist_on_a_display() -> None:
    """Without this SDL plays on unseen, in a picture that it only keeps in memory, where Linux has no display."""
    if sys.platform.startswith("linux"):
        # The Wayland library complains by itself, in a line of its own, when it has no runtime folder.
        os.environ.setdefault(
            "SDL_VIDEODRIVER", "x11,wayland" if os.environ.get("XDG_RUNTIME_DIR") else "x11"
        )


def _is_lack_of_display(error: RuntimeError) -> bool:
    """Whether this is how SDL says so; told by name, since only the window may import pygame."""
    return type(error).__module__ == "pygame" and str(error).endswith(("video device", "not available"))


def _complain(message: str, code: int) -> int:
    print("patience:", short(message), file=sys.stderr)
    return code


def _obey(words: Sequence[str]) -> int:
    """Do what the command line asks for."""
    from patience.command_line import check, read
    from patience.engine.rules import GameError

    try:
        asked = read(words)
        if asked.list:
            return _list_games()
        if asked.install_desktop or asked.remove_desktop:
            return _change_menu(install=asked.install_desktop)
        check(asked)
    except GameError as error:
        return _complain(str(error), WRONG)
    except SystemExit as end:  # --help and --version have printed theirs
        return int(end.code or 0)
    return _play(
        asked.game, asked.deal, asked.option, asked.players, None if asked.seat is None else asked.seat - 1
    )


def _list_games() -> int:
    from patience.games import CATALOGUE, EVERY

    width = max(map(len, EVERY))
    for game in CATALOGUE:
        print(f"{game.name:{width}}  {game.title}: {game.tagline}", flush=True)
    return 0


def _change_menu(*, install: bool) -> int:
    from patience import desktop

    try:
        lines = desktop.install() if install else desktop.remove()
    except desktop.DesktopError as error:
        return _complain(str(error), FAILED)
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
