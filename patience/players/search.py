"""The strong player: a tree search over worlds imagined anew for every descent (information-set MCTS).

Each descent imagines one world, goes down the tree of moves that are legal in it, plays the deal out by habit and
remembers how it ended for every seat. A move is tried again the better it did and the seldomer it was tried.
After P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.engine.rules import Rules
from patience.engine.table import Seat, Table

from .imagine import world

BOLD = 0.7  # how much a seldom tried move is preferred
LONGEST = 600  # moves that a deal is played out
Habit = Callable[[Rules, Table, Sequence[Move], Random], Move]
Worlds = Callable[[Mind, Random], Table]  # how a world is imagined


class Node:
    """A move in the tree: what came of it for the seat that made it, and the moves after it."""

    __slots__ = ("after", "offered", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.offered = 0  # how often it was legal where it could have been chosen
        self.total = 0.0
        self.after: dict[Move, Node] = {}


class Opinion(NamedTuple):
    """What the search thinks of a move: how often it was tried, what it brought on average (in counters or points)."""

    move: Move
    tries: int
    worth: float


def think(mind: Mind, descents: int, habit: Habit, chance: Random, imagined: Worlds = world) -> list[Opinion]:
    """The legal moves of the seat to move, the best first."""
    rules, root, span = mind.view.rules, Node(), _Span()
    for _descent in range(descents):
        _descend(rules, root, imagined(mind, chance), habit, span, chance)
    opinions = [
        Opinion(move, node.tries, node.total / max(1, node.tries)) for move, node in root.after.items()
    ]
    return sorted(opinions, key=lambda opinion: (-opinion.tries, -opinion.worth, str(opinion.move)))


class _Span:
    """The range of results met so far, so that counters of any size can be compared with curiosity."""

    def __init__(self) -> None:
        self.low, self.high = 0.0, 1e-9

    def take(self, scores: Sequence[float]) -> None:
        self.low, self.high = min(self.low, *scores), max(self.high, *scores)

    def part(self, total: float, tries: int) -> float:
        return (total / tries - self.low) / (self.high - self.low)


def _descend(rules: Rules, root: Node, table: Table, habit: Habit, span: _Span, chance: Random) -> None:
    node, path = root, list[tuple[Seat, Node]]()
    while table.turn is not None:
        seat, moves = table.turn, rules.moves(table)
        new = [move for move in moves if move not in node.after]
        for move in moves:
            if child := node.after.get(move):
                child.offered += 1
        if new:
            move = chance.choice(new)
            node.after[move] = child = Node()
            child.offered = 1
        else:
            move, child = _most_promising(node, moves, span)
        table, _effects = rules.play(table, move)
        path.append((seat, child))
        node = child
        if new:
            break
    scores = _played_out(rules, table, habit, chance)
    span.take(scores)
    for seat, child in path:
        child.tries += 1
        child.total += scores[seat]


def _most_promising(node: Node, moves: Sequence[Move], span: _Span) -> tuple[Move, Node]:
    def promise(pair: tuple[Move, Node]) -> float:
        child = pair[1]
        return span.part(child.total, child.tries) + BOLD * sqrt(log(child.offered) / child.tries)

    return max(((move, node.after[move]) for move in moves), key=promise)


def _played_out(rules: Rules, table: Table, habit: Habit, chance: Random) -> Sequence[float]:
    """The scores at the end of the deal when all play by habit; those of the moment when it does not end."""
    for _move in range(LONGEST):
        if table.scores is not None:
            return table.scores
        moves = rules.moves(table)
        move = moves[0] if len(moves) == 1 else habit(rules, table, moves, chance)
        table, _effects = rules.play(table, move)
    return table.scores or [0.0] * len(rules.seats)
