"""The patterns of the middle, chosen by the roles of a game's places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui.company.middle.corners import Corners
from patience.gui.company.middle.piles import Books, Piles
from patience.gui.company.middle.pools import WHEEL, Pools, Wheel
from patience.gui.company.middle.rows import Rows
from patience.gui.company.middle.run import Run
from patience.gui.company.middle.trick import Trick

if TYPE_CHECKING:
    from patience.engine.company import Company
    from patience.gui.company.pattern import Pattern

BY_ROLE: tuple[type[Pattern], ...] = (Run, Rows, Trick, Piles, Books)


def patterns(rules: Company) -> list[Pattern]:
    """The patterns that lay this game's places and pools."""
    roles = {place.role for place in rules.places.values()}
    found: list[Pattern] = [Corners(rules)]
    pools = sum(name.startswith("pool.") for name in rules.opening())
    if pools:
        found.append(Wheel(rules) if pools >= WHEEL else Pools(rules))
    return found + [pattern(rules) for pattern in BY_ROLE if roles & set(pattern.roles)]
