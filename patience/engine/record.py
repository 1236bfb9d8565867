"""A match as text: saved game, replay, shared game and bug report are this one form.

    Patience Parlour record 1
    game klondike
    option draw 1
    players 1
    deal 12345
    seat 2
    time 187
    move tap stock
    follow carry column.3 1 foundation.H
    undone tap stock
    check 1c291ca3

`move` is a move of the player, `follow` one that came of itself after it; `undone` (with a + for one that follows)
lists what can be redone, next first. `seat` is where the person sits, if not in the first one, and `time` how long it
has been played, in whole seconds, if at all. `check` is a sum over the table as it stands, so that a record which
would replay to another table is noticed.
"""

from collections.abc import Callable
from zlib import crc32

from patience.words import _, short

from .match import Match
from .moves import is_number, parse_move
from .rules import GameError, Rules
from .table import Table

HEAD = "Patience Parlour record 1"


class RecordError(GameError):
    """A record cannot be read; the message names the line at fault."""


def check_sum(table: Table) -> str:
    """Eight hexadecimal digits that differ for different tables."""
    return f"{crc32(str(table).encode()):08x}"


def write(match: Match) -> str:
    """The match as a record."""
    rules = match.rules
    lines = [HEAD, f"game {rules.name}"]
    lines += [f"option {option.name} {option.word(rules.chosen[option.name])}" for option in rules.options]
    lines += [f"players {len(rules.seats)}", f"deal {match.deal}"]
    lines += [f"seat {match.person}"] * bool(match.person)
    lines += [f"time {int(match.seconds)}"] * (match.seconds >= 1)
    lines += [f"{'follow' if step.follows else 'move'} {step.move}" for step in match.steps]
    lines += [f"undone {'+ ' if step.follows else ''}{step.move}" for step in reversed(match.undone)]
    return "\n".join([*lines, f"check {check_sum(match.table)}", ""])


def read(text: str, rules_class: Callable[[str], type[Rules]]) -> Match:
    """The match written in a record; RecordError with the line at fault when it cannot be replayed."""
    return _Reader(rules_class).read(text)


class _Reader:
    def __init__(self, rules_class: Callable[[str], type[Rules]]) -> None:
        self.rules_class = rules_class
        self.game: type[Rules] | None = None
        self.options: list[str] = []
        self.players = 1
        self.match: Match | None = None
        self.here: int | None = None  # how many moves had been made, once those that were taken back begin
        self.checked = False

    def read(self, text: str) -> Match:
        lines = text.splitlines()
        if not lines or lines[0] != HEAD:
            raise RecordError(
                _("line 1: this is not a record of a game (it should say “{head}”)").format(head=HEAD)
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                self.take(*line.partition(" ")[::2])
            except (ValueError, KeyError, IndexError) as error:
                message = _("line {number}: {error}").format(number=number, error=short(str(error)))
                raise RecordError(message) from error
        if self.match is None or not self.checked:
            raise RecordError(_("line {number}: the record ends too early").format(number=len(lines)))
        return self.match

    def take(self, word: str, rest: str) -> None:
        if self.checked and word:
            raise GameError(_("something stands after the end"))
        if word in ("game", "option", "players") and not self.match:
            self.head(word, rest)
        elif word == "deal" and self.game and not self.match:
            rules = self.game(self.players, **self.game.read_options(self.options))
            self.match = Match(rules, _number(rest, _("“{text}” is not the number of a deal")))
        elif word == "seat" and self.match and not self.match.steps:
            self.match.sit(_number(rest, _("“{text}” is not the number of a seat")))
        elif word == "time" and self.match and not self.match.steps and not self.match.seconds:
            self.match.seconds = float(_number(rest, _("“{text}” is not a time in whole seconds")))
        elif word in ("move", "follow") and self.match and self.here is None:
            self.match.play(parse_move(rest), follows=word == "follow")
        elif word == "undone" and self.match:
            self.here = len(self.match.steps) if self.here is None else self.here
            self.match.play(parse_move(rest.removeprefix("+ ")), follows=rest.startswith("+ "))
        elif word == "check" and self.match:
            self.finish(self.match, rest)
        elif word:
            raise GameError(_("“{word}” is not expected here").format(word=word))

    def head(self, word: str, rest: str) -> None:
        if word == "game":
            self.game = self.rules_class(rest)
        elif self.game is None:
            raise GameError(_("“{word}” is not expected before the game").format(word=word))
        elif word == "option":
            self.options.append("=".join(rest.split(" ", 1)))
            self.game.read_options(self.options)
        else:
            self.players = _number(rest, _("“{text}” is not a number of players"))
            self.game(self.players)

    def finish(self, match: Match, check: str) -> None:
        if self.here is not None:
            match.undone = match.steps[self.here :][::-1]
            del match.steps[self.here :]
        if check != check_sum(match.table):
            raise GameError(_("the moves lead to another table than the one that was saved"))
        self.checked = True


def _number(text: str, refusal: str) -> int:
    """The whole number in a text; GameError with that refusal when it is none."""
    if not is_number(text):
        raise GameError(refusal.format(text=text))
    return int(text)
