"""Which move to point at, out of what the player has seen: the best first, and none when nothing gets further."""

from collections.abc import Set as AbstractSet

from .match import Match
from .moves import Move
from .patience import IDLE, Patience
from .table import Table

Seen = AbstractSet[Table]  # the tables of the match so far


def hints(match: Match) -> list[Move]:
    """All legal moves, the best first; none at all when each changes nothing or only leads back to where one was.

    A table that came before in this match is nothing new, however often the stock is turned. But what leads back there
    may be right when something was left undone on the way.
    """
    rules, table = match.rules, match.table
    assert isinstance(rules, Patience)
    seen = {match.dealt, *(step.table for step in match.steps)}
    ranked = sorted(_ranked(rules, table, seen), key=lambda pair: -pair[0])
    if not ranked or ranked[0][0] > 0:
        return [move for _rank, move in ranked]
    first = _way_on(rules, table, seen)
    return [first, *(move for _rank, move in ranked if move != first)] if first else []


def _ranked(rules: Patience, table: Table, seen: Seen) -> list[tuple[int, Move]]:
    """The legal moves of a table that was seen: how much each is liked, or 0 if it gets no further."""
    pairs, view = [], rules.seen_by(0, table)
    for move in rules.moves(table):
        liking = rules.liking(view, move)
        gets_further = liking > IDLE and rules.play(table, move)[0] not in seen
        pairs.append((liking * gets_further, move))
    return pairs


def _way_on(rules: Patience, table: Table, seen: Seen) -> Move | None:
    """The first move of the shortest way over tables that were seen to one where something new can be done."""
    firsts: dict[Table, Move | None] = {table: None}
    waiting = [table]
    for here in waiting:
        if here is not table and any(rank for rank, _move in _ranked(rules, here, seen)):
            return firsts[here]
        view = rules.seen_by(0, here)
        for move in rules.moves(here):
            there, _effects = rules.play(here, move)
            if there in seen and there not in firsts and rules.liking(view, move) > IDLE:
                firsts[there] = firsts[here] or move
                waiting.append(there)
    return None
