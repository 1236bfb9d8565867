"""What has been done in this deal, as the player could follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.engine.effects import Pay, Shift, Slip
from patience.engine.moves import DEAL, Play, Tap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.cards import Card
    from patience.engine.effects import Effect
    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.engine.table import Seat


class Act(NamedTuple):
    """A move that somebody made, as it was seen."""

    seat: Seat
    move: Move
    effects: tuple[Effect, ...]


class Question(NamedTuple):
    """Somebody asked another for a card."""

    asker: Seat
    asked: Seat
    card: Card
    given: bool


def story(match: Match, me: Seat) -> list[Act]:
    """All acts since the cards were dealt."""
    acts: list[Act] = []
    before = match.dealt
    for step in match.steps:
        if step.move == DEAL:
            acts.clear()
        elif before.turn is not None:
            move = step.move if before.turn == me else match.rules.heard(step.move, me, before)
            acts.append(Act(before.turn, move, step.effects))
        before = step.table
    return acts


def players_of(acts: Sequence[Act], place: str) -> list[Seat]:
    """Who played each of the cards that lie in a place, the lowest first."""
    seats: list[Seat] = []
    for act in acts:
        for effect in act.effects:
            if isinstance(effect, Shift) and effect.source == place:
                del seats[-effect.size :]
            elif isinstance(effect, Slip) and effect.target == place:
                seats.append(act.seat)
    return seats


def questions(acts: Sequence[Act]) -> list[Question]:
    """Who asked whom for which card, and whether it was given."""
    asked = []
    for act in acts:
        move = act.move
        if isinstance(move, Play) and move.source.startswith("hand.") and move.target == f"hand.{act.seat}":
            given = any(isinstance(effect, Slip) for effect in act.effects)
            asked.append(Question(act.seat, int(move.source.removeprefix("hand.")), move.card, given))
    return asked


def taken(acts: Sequence[Act]) -> dict[Seat, list[str]]:
    """The pools that each seat has taken in this deal, in the order in which it took them."""
    won: dict[Seat, list[str]] = {}
    for act in acts:
        for effect in act.effects:
            if isinstance(effect, Pay) and effect.giver.startswith("pool.") and effect.amount:
                won.setdefault(int(effect.taker.removeprefix("seat.")), []).append(effect.giver)
    return won


def spread_before(steps: list[tuple[Move, int | None]], me: int) -> dict[str, int]:
    """How a seat spread its counters in the last deal before this one: for moves with who made them."""
    counts: dict[str, int] = {}
    deals = 0
    for move, seat in reversed(steps):
        deals += move == DEAL
        if deals == 1 and seat == me and isinstance(move, Tap):
            counts[move.place] = counts.get(move.place, 0) + 1
    return counts
