"""Where every card lies at one moment of a consultation, and how it looks there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.games.fortune.consultation import (
    CHOOSE,
    CUT,
    CUT_AGAIN,
    PACKET_PLACES,
    PACKETS,
    ROW_PLACES,
    consultation,
)

if TYPE_CHECKING:
    import pygame

    from patience.cards import Card
    from patience.engine.table import Table
    from patience.games.fortune.fortune import Fortune
    from patience.games.fortune.meanings import Drawn
    from patience.gui.fortune.plan import FortunePlan


class Lying(NamedTuple):
    """A card in a place: its rectangle, its face as far as it is seen."""

    place: str
    rect: pygame.Rect
    drawn: Drawn | None


def lay(rules: Fortune, table: Table, plan: FortunePlan, gap: int | None, shown: str) -> dict[Card, Lying]:
    """All cards that are seen, lowest first: the spread pack parted at `gap`, the one at `shown` lifted."""
    stage = consultation(table).stage
    if stage == CHOOSE:
        return {}
    if stage in (CUT, CUT_AGAIN):
        pack = table.piles["pack"].cards
        rects = plan.spread(len(pack), gap)
        return {one: Lying("pack", rect, None) for one, rect in zip(pack, rects, strict=True) if one}
    places = PACKET_PLACES if stage == PACKETS else ROW_PLACES
    laid: dict[Card, Lying] = {}
    for at, name in enumerate(places):
        (one,) = table.piles[name].cards
        assert one is not None
        drawn = rules.drawn(table, name)
        rect = plan.packet_card(name) if stage == PACKETS else plan.row_cards[at]
        if drawn and drawn.reversed:
            rect = rect.move(0, plan.drop)
        if name == shown and stage != PACKETS:
            rect = rect.move(0, -plan.drop)
        laid[one] = Lying(name, rect, drawn)
    return laid
