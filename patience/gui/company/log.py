"""The log of a deal: every act in one sentence, as the player could follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.engine.moves import DEAL
from patience.words import capital

if TYPE_CHECKING:
    from patience.gui.company.view import CompanyView


def log(scene: CompanyView) -> list[str]:
    """Every act since the cards were dealt."""
    match, rules, me = scene.match, scene.rules, scene.me
    lines, before = list[str](), match.dealt
    for step in match.steps:
        if step.move == DEAL:
            lines.clear()
        elif before.turn is not None:
            mover = before.turn
            move = step.move if mover == me else rules.heard(step.move, me, before)
            words = rules.describe(rules.seen_by(mover, before), move)
            reply = rules.reply(before, move, step.effects)
            end = f": “{scene.words(reply[1])}”" if reply else "."
            said = [] if reply else [one for one in rules.overheard(step.effects) if one[0] != mover]
            told = [f"{scene.name(seat)}: “{scene.words(heard)}”" for seat, heard in said]
            lines.append(" ".join([capital(scene.words(f"{{seat.{mover}}} {words}") + end), *told]))
        before = step.table
    return lines
