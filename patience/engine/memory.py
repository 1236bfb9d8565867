"""What one seat knows beyond what it sees: cards it has seen before and could follow, cards somebody was shown to lack."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from patience.cards import Card

from .effects import Effect, Lacks, Shift, Slip, Turn
from .moves import Move
from .rules import Rules
from .table import Pile, Seat, Table
from .tokens import Tokens
from .view import View


class Past(NamedTuple):
    """One move of this deal as a seat has got to know it; `mover` made it, `table` is what the seat saw after it."""

    mover: Seat
    move: Move
    effects: tuple[Effect, ...]
    table: Table


class Mind(NamedTuple):
    """A view with all that the seat has seen and heard in this deal: what a player chooses by.

    `known` is the table with every unseen card in its place that the seat saw earlier and could follow, `lacking` tells
    for places the cards that they were shown not to hold.
    """

    view: View
    known: Table
    lacking: Mapping[str, frozenset[Card]]
    past: tuple[Past, ...]


def remember(
    rules: Rules, seat: Seat, dealt: Table, steps: Sequence[tuple[Move, tuple[Effect, ...], Table]]
) -> Mind:
    """What a seat knows after these moves since the cards were dealt: each with its effects and the table after it."""
    seen, past, before = [rules.seen_by(seat, dealt)], list[Past](), dealt
    for move, effects, after in steps:
        mover = before.turn
        assert mover is not None
        seen.append(rules.seen_by(seat, after))
        heard = move if mover == seat else rules.heard(move, seat, before)
        past.append(Past(mover, heard, effects, seen[-1]))
        before = after
    known = followed(seen, [effects for _move, effects, _table in steps])
    lacks = lacking(effect for _move, effects, _table in steps for effect in effects)
    return Mind(View(rules, seat, seen[-1]), known, lacks, tuple(past))


def followed(tables: Sequence[Table], moves: Sequence[Sequence[Effect]]) -> Table:
    """The last of the tables that a seat saw, with every card in its place that it saw at any of them and could follow.

    `moves[i]` are the effects that led from `tables[i]` to `tables[i + 1]`.
    """
    tokens = Tokens(tables[0].piles)
    faces: dict[int, Card] = {}
    _look(tokens, tables[0], faces)
    for effects, table in zip(moves, tables[1:], strict=True):
        for effect in effects:
            tokens.apply(effect)
        _look(tokens, table, faces)
    last = tables[-1]
    piles = {
        name: Pile(tuple(faces.get(token) for token in tokens.places[name]), pile.down)
        for name, pile in last.piles.items()
    }
    return Table(piles, last.turn, last.counters, last.notes, last.scores)


def _look(tokens: Tokens, table: Table, faces: dict[int, Card]) -> None:
    for name, pile in table.piles.items():
        there = zip(tokens.places[name], pile.cards, strict=True)
        faces.update((token, card) for token, card in there if card)


def lacking(effects: Iterable[Effect]) -> Mapping[str, frozenset[Card]]:
    """For each place the cards that it was shown not to hold, as far as no card has come there since."""
    found: dict[str, frozenset[Card]] = {}
    for effect in effects:
        if isinstance(effect, Lacks):
            found[effect.place] = found.get(effect.place, frozenset()) | effect.cards
        elif isinstance(effect, Shift | Turn | Slip):
            found.pop(effect.target, None)
    return found
