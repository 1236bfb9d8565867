"""What the pointer finds on the table of a consultation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.games.fortune.consultation import (
    CHOOSE,
    CONSULTANTS,
    CUT,
    CUT_AGAIN,
    PACKET_PLACES,
    PACKETS,
    ROW,
)

if TYPE_CHECKING:
    from patience.gui.fortune.scene import FortuneScene
    from patience.gui.widget import Point


def thing(scene: FortuneScene, pos: Point) -> int | None:
    """The number of the choice, card of the spread pack, or card being read at a point."""
    if scene.stage == CHOOSE:
        rects = scene.plan.choices(len(CONSULTANTS))
    elif scene.stage in (CUT, CUT_AGAIN):
        rects = scene.plan.spread(len(scene.match.table.piles["pack"]))
    elif scene.stage == ROW:
        rects = scene.plan.row_cards
    elif scene.stage == PACKETS:
        rects = [scene.plan.packet_card(place) for place in PACKET_PLACES]
    else:
        return None
    grown = [rect.inflate(0, 2 * scene.plan.drop) for rect in rects]
    return next((at for at in range(len(grown) - 1, -1, -1) if grown[at].collidepoint(pos)), None)


def click(scene: FortuneScene, pos: Point) -> bool:
    """Choose, cut, or look at the card at a point; false when there is nothing."""
    at = thing(scene, pos)
    if at is None:
        return _click_column(scene, pos)
    if scene.stage == CHOOSE:
        scene.choose(at)
    elif scene.stage in (CUT, CUT_AGAIN):
        scene.cut(at)
    else:
        scene.here = None
        scene.show(scene.places[at])
    return True


def _click_column(scene: FortuneScene, pos: Point) -> bool:
    """A click beside the cards of a packet looks at it."""
    if scene.stage == PACKETS:
        for number, column in enumerate(scene.plan.columns):
            if column.rect.collidepoint(pos):
                turned = [p for p in PACKET_PLACES[3 * number : 3 * number + 3] if p not in scene.unread]
                if turned:
                    scene.show(turned[-1])
                return True
    return False


def hover(scene: FortuneScene, pos: Point) -> bool:
    """The pack parts under the pointer; a choice lights up."""
    if scene.stage in (CHOOSE, CUT, CUT_AGAIN):
        at = thing(scene, pos)
        scene.point_at(at if scene.stage == CHOOSE or not at else max(1, at))
    return False
