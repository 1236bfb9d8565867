"""Facts in the corners: what is asleep and the turn-up at the upper left, the pool of the whole table at the upper right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import parts, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _, ngettext

if TYPE_CHECKING:
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

MOST_BACKS = 4  # drawn of what is asleep
FACT, MUTED = text.MESSAGE.at(15), text.LABEL.at(13.5)


class Corners(Pattern):
    """The stock, the turn-up, cards that have left play, and the plain pool."""

    roles = ("stock", "turnup", "played", "won")

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Small backs one over the other, beside them the turn-up; played cards lie nowhere."""
        px = plan.scale.px
        w = px(20 if plan.compact else 44)
        x, y = plan.margin + px(8), plan.top + px(4)
        cards: dict[str, list[pygame.Rect]] = {}
        for name in self.names:
            role, count = self.rules.places[name].role, len(table.piles[name].cards)
            if role == "stock":
                rects = [
                    pygame.Rect(
                        x + min(i, MOST_BACKS - 1) * px(3),
                        y + min(i, MOST_BACKS - 1) * px(1),
                        w,
                        round(1.4 * w),
                    )
                    for i in range(count)
                ]
                cards[name] = rects
                x += px(3) * MOST_BACKS + w + px(8 if plan.compact else 14) if count else 0
        for name in self.names:
            if self.rules.places[name].role == "turnup":
                wide = px(26 if plan.compact else 58)
                place = pygame.Rect(
                    plan.margin + px(4), y + (px(34) if plan.compact else px(72)), wide, round(1.4 * wide)
                )
                if not any(self.rules.places[n].role == "stock" and table.piles[n].cards for n in self.names):
                    place.y = y
                cards[name] = [place] * len(table.piles[name].cards)
        heaps = {"pool": self._tray(plan)} if self._plain_pool(table) else {}
        return Laid(cards, heaps)

    def _plain_pool(self, table: Table) -> bool:
        return (
            "pool" in table.counters
            and self.rules.has_counters
            and (table.counters["pool"] > 0 or self.rules.plays_for_pool)
        )

    def _tray(self, plan: Plan) -> pygame.Rect:
        px = plan.scale.px
        rect = pygame.Rect(0, 0, px(74 if plan.compact else 150), px(28 if plan.compact else 62))
        rect.topright = plan.size[0] - plan.margin, plan.top + px(2)
        return rect

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the pool's tray."""
        if "pool" in laid.heaps:
            title = "" if look.plan.compact else _("Pool")
            parts.tray(canvas, laid.heaps["pool"], look.purses.get("pool", 0), look.plan.scale.u, title)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Say how many cards are asleep, and which suit is trumps."""
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        for name in self.names:
            rects, role = laid.cards[name], self.rules.places[name].role
            if not rects:
                continue
            if role == "stock":
                words = ngettext("{n} card asleep", "{n} cards asleep", len(rects)).format(n=len(rects))
                if plan.compact:
                    parts.badge(canvas, str(len(rects)), (rects[-1].right + px(10), rects[-1].centery), u, 11)
                else:
                    x = rects[-1].right + px(14)
                    text.line(canvas, words, (x, rects[-1].centery - px(10)), FACT, u, tints.CREAM)
                    text.line(
                        canvas,
                        self.rules.asleep(table),
                        (x, rects[-1].centery + px(11)),
                        MUTED,
                        u,
                        tints.MUTED,
                    )
            elif role == "turnup" and (suit := self.rules.trump(table)):
                parts.seal(canvas, suit, rects[-1].topright, px(20 if plan.compact else 36))
                if not plan.compact:
                    text.line(
                        canvas,
                        self.rules.trump_words(table),
                        (rects[-1].right + px(26), rects[-1].y + px(40)),
                        FACT,
                        u,
                        tints.LIGHT,
                    )
