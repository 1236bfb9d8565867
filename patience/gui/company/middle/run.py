"""The running sequence: the cards from left to right in the order in which they were played, then the place of the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import frames, medals
from patience.gui.company.middle.wheel import WHEEL, beside, is_playing, run_height, wheel
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.gui.company.story import players_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

STEP = 0.66  # card widths from card to card, if there is room
MEDAL = 24  # design units: the portrait of who played a card


class Run(Pattern):
    """One run in the inlaid frame."""

    roles = ("run",)

    def __init__(self, rules: Company, names: Sequence[str] | None = None) -> None:
        super().__init__(rules, names)
        self.pools = sum(name.startswith("pool.") for name in rules.opening())

    def _width(self, plan: Plan) -> int:
        return round((0.9 if plan.compact else 1.0) * plan.middle)

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The cards, centred with the place of the next one."""
        frame, w = self.frame(plan), self._width(plan)
        (name,) = self.names
        count = len(table.piles[name].cards)
        step = min(STEP * w, (frame.w - 2.6 * w) / max(1, count - 1))
        total = step * max(0, count - 1) + (2.28 * w if count else w)
        x, y = frame.centerx - total / 2, frame.centery - round(0.7 * w)
        rects = [pygame.Rect(round(x + step * i), y, w, round(1.4 * w)) for i in range(count)]
        return Laid({name: rects}, {})

    def frame(self, plan: Plan) -> pygame.Rect:
        """The inlaid frame: below the pools, beside or below a wheel, in the middle when there is neither."""
        px, field = plan.scale.px, plan.field
        tall = run_height(plan)
        wide = min(field.w, px((620 if not plan.compact else 380) * plan.grown))
        frame = pygame.Rect(0, 0, wide, tall)
        if self.pools >= WHEEL:
            (x, y), radius = wheel(plan, playing=True)
            if beside(plan):
                frame.w = min(wide, field.right - round(x + radius) - px(10 if plan.compact else 24))
                left = round(x + radius)
                frame.center = left + (field.right - left) // 2 + px(6), field.centery
            else:
                frame.midtop = field.centerx, round(y + radius) + px(16)
        elif self.pools and plan.tall:
            frame.midtop = plan.centre[0], plan.field.centery + px(12)
        elif self.pools:
            frame.midbottom = plan.centre[0], field.bottom - px(6)
        else:
            frame.center = plan.centre[0], field.centery
        return frame

    def _shown(self, table: Table) -> bool:
        if self.rules.is_staking(table):
            return False
        return self.pools < WHEEL or is_playing(self.rules, table)

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the frame and the place of the next card."""
        if not self._shown(table):
            return
        plan, u = look.plan, look.plan.scale.u
        if not plan.compact:
            frames.inlay(canvas, self.frame(plan), u)
        frames.place(canvas, self._next(table, laid, plan), u, *self.rules.next_in_run(table))

    def _next(self, table: Table, laid: Laid, plan: Plan) -> pygame.Rect:
        """The place of the next card, wide enough for what stands in it."""
        (name,) = self.names
        rects, frame, w = laid.cards[name], self.frame(plan), self._width(plan)
        place = pygame.Rect(0, frame.centery - round(0.7 * w), w, round(1.4 * w))
        place.x = rects[-1].right + round(0.28 * w) if rects else frame.centerx - w // 2
        for word in self.rules.next_in_run(table):
            wide = text.width(word, text.BADGE.at(text.LEAST_SIZE), plan.scale.u)
            place.w = max(place.w, wide + plan.scale.px(10))
        return place

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The place of the next card."""
        if self._shown(table):
            yield self._next(table, laid, look.plan)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw who played each card."""
        (name,) = self.names
        rects, px = laid.cards[name], look.plan.scale.px
        size = px((MEDAL if not look.plan.compact else 15) * look.plan.grown)
        for rect, seat in zip(rects, players_of(look.story, name), strict=False):
            medal = pygame.Rect(rect.x + px(3), rect.bottom - size - px(3), size, size)
            medals.portrait(canvas, look.people[seat].portrait, medal)
