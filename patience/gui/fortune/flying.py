"""Cards on their way from where they lay to where they lie now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.fortune.laying import Lying
from patience.gui.motion import TURN, Flight

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.fortune.view import FortuneView

APART, WHOLE = 0.05, 0.8  # s between cards that set out, and until the last one does


def fly(scene: FortuneView, before: dict[Card, Lying]) -> None:
    """Let every card set out that lies elsewhere now or shows another side."""
    pace = scene.desk.pace
    if not pace or scene.size == (0, 0):
        return
    squared = pygame.Rect(0, 0, *scene.plan.spread(2)[0].size)  # the pack in the hand
    squared.center = scene.plan.free.center
    flights = []
    moved = [
        one
        for one, lying in scene.laid.items()
        if one not in before
        or (before[one].place, bool(before[one].drawn)) != (lying.place, bool(lying.drawn))
    ]
    apart = min(APART, WHOLE / max(1, len(moved)))
    for number, one in enumerate(moved):
        lying = scene.laid[one]
        start = before.get(one)
        if start is None or start.place == "pack":
            start = Lying("", squared, None)
        face = lying.drawn or start.drawn
        if face:
            scene.faces[one] = face
        sides = (one if start.drawn else None), (one if lying.drawn else None)
        took = TURN if start.rect.center == lying.rect.center else None
        flights.append(Flight(one, start.rect, lying.rect, sides, took, delay=number * apart))
    scene.motion.begin(flights, pace)
