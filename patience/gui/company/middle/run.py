"""The running sequence: the cards from left to right in the order in which they were played, then the place of the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.company import parts
from patience.gui.company.pattern import Laid, Look, Pattern

if TYPE_CHECKING:
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

STEP, MOST = 0.66, 13  # card widths from card to card, and how many lie so far apart


class Run(Pattern):
    """One run in the inlaid frame."""

    roles = ("run",)

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The cards, centred with the place of the next one."""
        frame = self.frame(plan)
        w = round((0.9 if plan.compact else 1.0) * plan.card)
        (name,) = self.names
        count = len(table.piles[name].cards)
        step = min(STEP * w, (frame.w - 2.6 * w) / max(1, count))
        total = step * count + 1.28 * w
        x, y = frame.centerx - total / 2, frame.centery - round(0.7 * w)
        rects = [pygame.Rect(round(x + step * i), y, w, round(1.4 * w)) for i in range(count)]
        return Laid({name: rects}, {})

    def frame(self, plan: Plan) -> pygame.Rect:
        """The inlaid frame."""
        tall = round(1.4 * (0.9 if plan.compact else 1.0) * plan.card) + plan.scale.px(
            12 if plan.compact else 34
        )
        wide = min(plan.field.w, plan.scale.px(620 if not plan.compact else 380))
        frame = pygame.Rect(0, 0, wide, tall)
        frame.midbottom = plan.centre[0], plan.field.bottom - plan.scale.px(6)
        return frame

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the frame and the place of the next card."""
        plan, u = look.plan, look.plan.scale.u
        frame = self.frame(plan)
        if not plan.compact:
            parts.inlay(canvas, frame, u)
        (name,) = self.names
        rects = laid.cards[name]
        w = round((0.9 if plan.compact else 1.0) * plan.card)
        place = pygame.Rect(0, frame.centery - round(0.7 * w), w, round(1.4 * w))
        place.x = rects[-1].right + round(0.28 * w) if rects else frame.centerx - w // 2
        parts.place(canvas, place, u, *self.rules.next_in_run(table))
