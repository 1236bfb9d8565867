"""A full trick is seen before it is gathered: a move that fills and takes it is shown in two parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.engine.effects import Shift, Slip
from patience.engine.table import Draft

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from patience.engine.effects import Effect
    from patience.engine.rules import Rules
    from patience.engine.table import Place, Seat, Table

FILLED = ("trick", "line")


class Held(NamedTuple):
    """What is still to be shown of a move, and the table after it."""

    effects: Sequence[Effect]
    table: Table


def gathers(effects: Sequence[Effect], places: Mapping[str, Place]) -> int:
    """The number of the effect with which a trick that has just been filled is taken; 0 when none is."""
    filled = False
    for at, effect in enumerate(effects):
        if isinstance(effect, Slip) and places[effect.target].role in FILLED:
            filled = True
        elif filled and isinstance(effect, Shift):
            source, target = places[effect.source].role, places[effect.target].role
            if source in (*FILLED, "lead") and target not in FILLED:
                return at
    return 0


def halfway(rules: Rules, before: Table, effects: Sequence[Effect], me: Seat) -> Table:
    """The table after the first of a move's effects, as a seat sees it."""
    draft = Draft(before)
    for effect in effects:
        effect.apply(draft)
    return rules.seen_by(me, draft.table())
