"""The one line that says what has happened and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.games.fortune.consultation import (
    CHOOSE,
    CUT,
    CUT_AGAIN,
    MISSING,
    PACKETS,
    consultation,
    packet_title,
)
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.fortune.view import FortuneView


def line(scene: FortuneView) -> tuple[str, str]:
    """What the line that asks says: what has happened, and what is wanted."""
    table, you = scene.match.table, scene.rules.you(scene.match.table)
    name = you.name if you else ""
    if scene.notice:
        return "", scene.notice
    if scene.stage == CHOOSE:
        return "", _("Choose the card that stands for you")
    if scene.stage in (CUT, CUT_AGAIN):
        again = scene.stage == CUT_AGAIN or consultation(table).shuffles > 1
        quiet = _("Gathered and shuffled") if again else _("Shuffled")
        return quiet, _("Cut with your left hand: click where")
    if scene.stage == MISSING:
        return _("The {card} is not among them").format(card=name), _("Gather and begin again")
    if table.scores is not None:
        return "", _("That is all the cards have to say")
    if scene.stage == PACKETS:
        packet, _dot, _number = scene.unread[0].partition(".")
        left = sum(place.startswith(packet) for place in scene.unread)
        which = {3: _("Turn the first card: {packet}"), 1: _("Turn the last card: {packet}")}
        return "", which.get(left, _("Turn the next card: {packet}")).format(packet=packet_title(packet))
    return "", _("Have the next card read") if scene.unread else _("Gather the cards")
