"""Starting the program: without words on the command line straight to the window, with them what they ask for."""

import os
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING

from patience.words import _, short

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

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
    from patience.engine.rules import GameError

    try:
        asked = _plain(words) or _read(words)
        if asked.list:
            return _list_games()
        if asked.install_desktop or asked.remove_desktop:
            return _change_menu(install=asked.install_desktop)
        _check(asked)
    except GameError as error:
        return _complain(str(error), WRONG)
    except SystemExit as end:  # --help and --version have printed theirs
        return int(end.code or 0)
    return _play(
        asked.game, asked.deal, asked.option, asked.players, None if asked.seat is None else asked.seat - 1
    )


def _plain(words: Sequence[str]) -> "SimpleNamespace | None":
    """What asks for nothing but a game, read without argparse, which would hold up the table by 8 ms; else None."""
    names, values = words[::2], words[1::2]
    if len(names) != len(values) or not {*names} <= {"--game", "--deal", "--option", "--players", "--seat"}:
        return None
    if any(value.startswith("-") for value in values):
        return None
    last = dict(zip(names, values, strict=True))
    options = [value for name, value in zip(names, values, strict=True) if name == "--option"] or None
    return SimpleNamespace(
        game=last.get("--game"), deal=last.get("--deal"), option=options, players=last.get("--players"),
        seat=last.get("--seat"),
        list=False, install_desktop=False, remove_desktop=False,
    )  # fmt: skip


def _read(words: Sequence[str]) -> "Namespace":
    """The command line taken apart; GameError with one line when a word is not understood."""
    from patience.engine.rules import GameError, nearest

    for word in words:  # argparse would take the value for the end of all options
        if word.startswith("--") and word.endswith("=--"):
            raise GameError(_("{name} cannot be “--”").format(name=word.removesuffix("=--")))
    parser = _parser()
    asked, rest = parser.parse_known_args(words)
    if not rest:
        return asked
    if rest[0].startswith("-"):
        known = [name for action in parser._actions for name in action.option_strings]  # noqa: SLF001 - no public list
        raise GameError(nearest(_("command line"), rest[0].partition("=")[0], known))
    raise GameError(_("“{word}” is one word too many; a game is named with --game").format(word=rest[0]))


def _parser() -> "ArgumentParser":
    from argparse import ArgumentParser
    from typing import NoReturn

    from patience import __version__
    from patience.engine.rules import GameError

    class Parser(ArgumentParser):
        """One that complains in a single line."""

        def error(self, message: str) -> NoReturn:
            raise GameError(message)

    parser = Parser(prog="patience", description=_("Card games of four old books."), allow_abbrev=False)
    add = parser.add_argument
    add("--game", metavar=_("NAME"), help=_("open this game"))
    add("--deal", metavar=_("N"), help=_("deal this number of the game"))
    add(
        "--option", metavar=_("NAME=VALUE"), action="append", help=_("play with this option; may be repeated")
    )
    add("--players", metavar=_("N"), help=_("so many at the table of a round game, you among them"))
    add(
        "--seat",
        metavar=_("N"),
        help=_("sit in this place of a round game, in the first one unless it is said"),
    )
    add("--list", action="store_true", help=_("list the games"))
    add("--install-desktop", action="store_true", help=_("add the program to the applications menu (Linux)"))
    add("--remove-desktop", action="store_true", help=_("take it out of the applications menu again"))
    add("--version", action="version", version=f"Patience Parlour {__version__}")
    return parser


def _check(asked: "Namespace | SimpleNamespace") -> None:
    """Put the game's own name, a number and nothing impossible into what is asked; GameError otherwise."""
    from patience.engine.rules import GameError
    from patience.games import EVERY, rules_class

    if asked.game is None:
        if asked.deal is not None or asked.option or (asked.players, asked.seat) != (None, None):
            told = _("--deal, --option, --players and --seat go with --game, such as --game {name}")
            raise GameError(told.format(name=EVERY[0]))
        return
    asked.game = asked.game.strip().lower().replace(" ", "_").replace("-", "_")
    game = rules_class(asked.game)
    if asked.players is not None:
        asked.players = _count(asked.players)
    elif asked.seat is not None:  # a place at the usual table, however many sat there last
        asked.players = game.usual_players
    rules = game(asked.players, **game.read_options(asked.option or []))
    if asked.seat is not None:
        asked.seat = _seat(asked.seat, len(rules.seats))
    if asked.deal is not None:
        asked.deal = _number(asked.deal)
        rules.start(asked.deal)


def _count(text: str) -> int:
    """The number of players in a word; GameError when it is no number."""
    from patience.engine.rules import GameError

    if text.isascii() and text.isdigit() and len(text) <= 3:  # the game says which are too many
        return int(text)
    raise GameError(_("“{text}” is not a number of players").format(text=text))


def _seat(text: str, last: int) -> int:
    """The number of a place at the table, from 1, in a word; GameError naming the last one when there is none."""
    from patience.engine.rules import GameError

    if text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= last:
        return int(text)
    raise GameError(_("“{text}” is not a place from 1 to {last}").format(text=text, last=last))


def _number(text: str) -> int:
    """The deal number in a word; GameError naming the nearest one when it is no number."""
    import re

    from patience.engine.rules import HIGHEST_DEAL, GameError

    if re.fullmatch(r"-?[0-9]{1,40}", text):
        return int(text)
    digits = re.search(r"[1-9][0-9]{,8}", text)
    raise GameError(
        _("deal “{text}” is not a number from 1 to {highest}; the nearest is {near}").format(
            text=text, highest=HIGHEST_DEAL, near=digits[0] if digits else 1
        )
    )


def _list_games() -> int:
    from patience.games import ENTRIES, EVERY, FORTUNE, ROUNDS

    width = max(map(len, EVERY))
    for game in (*ENTRIES, *ROUNDS, FORTUNE):
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
