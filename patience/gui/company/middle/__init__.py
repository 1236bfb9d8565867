"""The patterns of the middle, chosen by the roles of a game's places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui.company.middle.run import Run

if TYPE_CHECKING:
    from patience.engine.company import Company
    from patience.gui.company.pattern import Pattern


def patterns(rules: Company) -> list[Pattern]:
    """The patterns that lay this game's places."""
    roles = {place.role for place in rules.places.values()}
    return [pattern(rules) for pattern in (Run,) if roles & set(pattern.roles)]
