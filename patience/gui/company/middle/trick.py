"""The trick: a cross of four cards, each before who played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.company import badges, frames
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Seat, Table
    from patience.gui.company.plan import Plan

ASIDE, UP = 1.14, 0.76  # card widths from the middle


class Trick(Pattern):
    """One card a seat."""

    roles = ("trick",)

    def _place(self, seat: Seat, plan: Plan) -> pygame.Rect:
        w = round((0.82 if plan.compact and not plan.tall else 1.0) * plan.middle)
        side = plan.blocks[seat].side
        dx, dy = {"own": (0.0, UP), "left": (-ASIDE, 0.0), "top": (0.0, -UP), "right": (ASIDE, 0.0)}[side]
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        middle = plan.field.centerx, plan.field.centery
        rect.center = round(middle[0] + dx * w), round(middle[1] + dy * w)
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Each card at its seat's end of the cross."""
        cards = {}
        for name in self.names:
            owner = self.rules.places[name].owner
            assert owner is not None
            cards[name] = [self._place(owner, plan)] * len(table.piles[name].cards)
        return Laid(cards, {})

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the inlay and the empty places."""
        plan, u = look.plan, look.plan.scale.u
        if not plan.compact:
            frame = pygame.Rect(
                0, 0, min(plan.scale.px(640), plan.field.w), min(plan.scale.px(364), plan.field.h)
            )
            frame.center = plan.field.center
            frames.inlay(canvas, frame, u)
        for name in self.names:
            owner = self.rules.places[name].owner
            if owner is not None and not laid.cards[name]:
                mine = owner == plan.me
                words = (_("You"),) if mine else ()
                frames.place(
                    canvas, self._place(owner, plan), u, *words, gold=mine and bool(look.choices.cards)
                )

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The places of all four."""
        for seat in self.rules.seats:
            yield self._place(seat, look.plan)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Frame the card that wins so far."""
        best = self.rules.best_so_far(table)
        if best and laid.cards.get(best):
            rect, u = laid.cards[best][-1], look.plan.scale.u
            frames.chosen(canvas, rect, u)
            if not look.plan.compact:
                badges.badge(canvas, _("best so far"), (rect.right - 0.1 * rect.w, rect.y), u, 12)
