"""A move for a seat at one of three levels. Its chance comes from the luck of the match, the seat and the number of moves alone."""

from importlib import import_module
from random import Random
from typing import Protocol

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.engine.rules import Rules

from .opinion import Opinion

LEVELS = ("easy", "medium", "strong")


class Wits(Protocol):
    """What every module of `players.wits` tells about playing one game.

    Where strong play imagines worlds, `effort` says how many, or how many deals are played out in them.
    """

    def simple(self, mind: Mind, chance: Random) -> Move:
        """What a player with sound simple habits does, who remembers little: easy."""
        ...

    def habit(self, mind: Mind, chance: Random) -> Move:
        """What a player with good habits and a good memory does: medium."""
        ...

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the strong player thinks of the legal moves worth a thought, the best first."""
        ...


def wits_of(rules: Rules) -> Wits:
    """The wits for a game."""
    found: Wits = import_module(f"patience.players.wits.{rules.name}").wits
    return found


def choose(mind: Mind, level: str, luck: str) -> Move:
    """The move of the seat whose mind it is; always the same for the same mind, level and luck."""
    moves = mind.view.moves
    if len(moves) == 1:
        return moves[0]
    wits, chance = wits_of(mind.view.rules), chance_of(mind, level, luck)
    if level == "strong":
        return opinions(mind, luck)[0].move
    return wits.habit(mind, chance) if level == "medium" else wits.simple(mind, chance)


def opinions(mind: Mind, luck: str) -> list[Opinion]:
    """What the strong player thinks of each move, the best first."""
    return wits_of(mind.view.rules).opinions(mind, chance_of(mind, "strong", luck))


def chance_of(mind: Mind, level: str, luck: str) -> Random:
    """The chance of one decision, so that a match replays exactly and undo cannot be used to draw better luck."""
    return Random(f"{luck}/{mind.view.rules.name}/{mind.view.seat}/{len(mind.past)}/{level}")
