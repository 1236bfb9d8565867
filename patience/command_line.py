"""The command line: what it asks for, or one line that says which word of it cannot be understood."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING

from patience.engine.rules import HIGHEST_DEAL, GameError, nearest
from patience.games import EVERY, rules_class
from patience.words import _

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    Asked = Namespace | SimpleNamespace


def read(words: Sequence[str]) -> "Asked":
    """What the command line asks for; GameError with one line when a word is not understood."""
    return _plain(words) or _parsed(words)


def _plain(words: Sequence[str]) -> SimpleNamespace | None:
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


def _parsed(words: Sequence[str]) -> "Namespace":
    """The command line taken apart; GameError with one line when a word is not understood."""
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


def check(asked: "Asked") -> None:
    """Put the game's own name, a number and nothing impossible into what is asked; GameError otherwise."""
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
    if text.isascii() and text.isdigit() and len(text) <= 3:  # the game says which are too many
        return int(text)
    raise GameError(_("“{text}” is not a number of players").format(text=text))


def _seat(text: str, last: int) -> int:
    """The number of a place at the table, from 1, in a word; GameError naming the last one when there is none."""
    if text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= last:
        return int(text)
    raise GameError(_("“{text}” is not a place from 1 to {last}").format(text=text, last=last))


def _number(text: str) -> int:
    """The deal number in a word; GameError naming the nearest one when it is no number."""
    import re

    if re.fullmatch(r"-?[0-9]{1,40}", text):
        return int(text)
    digits = re.search(r"[1-9][0-9]{,8}", text)
    raise GameError(
        _("deal “{text}” is not a number from 1 to {highest}; the nearest is {near}").format(
            text=text, highest=HIGHEST_DEAL, near=digits[0] if digits else 1
        )
    )
