"""The patterns of the middle, chosen by the roles of a game's places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui.company.middle.boards import Boards
from patience.gui.company.middle.corners import Corners
from patience.gui.company.middle.lines import Lines
from patience.gui.company.middle.offer import Offer
from patience.gui.company.middle.pack import Pack
from patience.gui.company.middle.piles import Books, Piles
from patience.gui.company.middle.pools import Pools
from patience.gui.company.middle.rows import Rows
from patience.gui.company.middle.run import Run
from patience.gui.company.middle.sheet import Sheet
from patience.gui.company.middle.trick import Trick
from patience.gui.company.middle.wheel import WHEEL, Wheel

if TYPE_CHECKING:
    from patience.engine.company import Company
    from patience.gui.company.pattern import Pattern

BY_ROLE: dict[str, tuple[type[Pattern], ...]] = {
    "lead": (Lines,),
    "trick": (Trick,),
    "row": (Rows,),
    "books": (Books, Sheet),
    "pile": (Offer, Piles),
}


def patterns(rules: Company) -> list[Pattern]:
    """The patterns that lay this game's places and pools; what none of them lays stands in the corners."""
    roles = {place.role for place in rules.places.values()}
    kinds: list[type[Pattern]] = [kind for role in BY_ROLE if role in roles for kind in BY_ROLE[role]]
    if pools := sum(name.startswith("pool.") for name in rules.opening()):
        kinds.append(Wheel if pools >= WHEEL else Pools)
    if "run" in roles:
        kinds.append(Run)
    if not kinds:
        kinds.append(Pack)
    laid = {role for kind in kinds for role in kind.roles}
    left = [name for name, place in rules.places.items() if place.role not in laid]
    corners = Corners(rules, left, pool=Offer not in kinds and Pack not in kinds)
    return [corners, Boards(rules), *(kind(rules) for kind in kinds)]
