"""A hint in words: what a strong player would do in this seat, and by how much that is better as far as he saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.players.opinion import Opinion

CLEAR = 0.05  # a difference in counters or points that is worth a word
FEW = 10  # so few tries are no sample: the odds have been reckoned


def advice(opinions: Sequence[Opinion], move: str) -> str:
    """One line for opinions, the best first; `move` is the best one in words."""
    ahead = lead(opinions)
    if ahead is None:
        return _("I would do this: {move}").format(move=move)
    tries = sum(opinion.tries for opinion in opinions)
    if ahead < CLEAR:
        reason = _("nothing else is better")
    elif tries < FEW * len(opinions):
        reason = _("{n} ahead of the next best, by the odds").format(n=f"{ahead:.1f}")
    else:
        reason = _("{n} ahead of the next best in {deals} trials").format(n=f"{ahead:.1f}", deals=tries)
    return _("I would do this: {move} ({reason})").format(move=move, reason=reason)


def lead(opinions: Sequence[Opinion]) -> float | None:
    """How much more the best one is worth than any other; None when there is no other.

    Moves that were soon given up are hardly known, so they do not count against the best.
    """
    best, *others = opinions
    if not others:
        return None
    known = [opinion.worth for opinion in others if opinion.tries * FEW >= best.tries]
    return best.worth - max(known or [opinion.worth for opinion in others])
