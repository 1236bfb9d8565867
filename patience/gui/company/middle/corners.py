"""Facts in the corners: what is asleep and the turn-up at the upper left, the pool of the whole table at the upper right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import suited, text
from patience.gui.company import badges, counters, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

TRAY = 150  # design units: how wide the pool's tray is
MOST_BACKS = 4  # drawn of what is asleep
FACT, MUTED = text.MESSAGE.at(15), text.LABEL.at(13.5)


class Corners(Pattern):
    """The stock, the turn-up, cards that have left play, and the plain pool."""

    roles = ("stock", "turnup", "played", "won", "aside")

    def __init__(self, rules: Company, names: Sequence[str], *, pool: bool) -> None:
        super().__init__(rules, names)
        self.pool = pool
        self.at_dealer = any(place.role == "trick" for place in rules.places.values())

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Small backs one over the other, beside or below them the turn-up; played cards lie nowhere."""
        px = plan.scale.px
        w = px(20 if plan.compact else 44)
        x, y = plan.margin + px(0 if plan.compact else 8), plan.top + px(0 if plan.compact else 4)
        cards: dict[str, list[pygame.Rect]] = {}
        right = x
        for name in self.names:
            count = len(table.piles[name].cards)
            if self.rules.places[name].role == "stock":
                steps = [min(i, MOST_BACKS - 1) for i in range(count)]
                cards[name] = [pygame.Rect(x + i * px(3), y + i * px(1), w, round(1.4 * w)) for i in steps]
                if count:
                    right = x + px(3) * MOST_BACKS + w
        for name in self.names:
            if self.rules.places[name].role == "turnup":
                cards[name] = [self._turnup(right, y, table, plan)] * len(table.piles[name].cards)
        heaps = {"pool": self._tray(plan)} if self.pool and self._plain_pool(table) else {}
        return Laid(cards, heaps)

    def _turnup(self, right: int, y: int, table: Table, plan: Plan) -> pygame.Rect:
        """Below the stock, or before the dealer on the side of the next seat."""
        px = plan.scale.px
        wide = px(26 if plan.compact else 58)
        rect = pygame.Rect(0, 0, wide, round(1.4 * wide))
        dealer = self.rules.dealer(table)
        if not self.at_dealer or dealer is None:
            stock = right > plan.margin + px(8)
            if plan.compact:
                rect.topleft = right + px(18 if stock else 4), y
            else:
                rect.topleft = plan.margin + px(4), y + (px(78) if stock else 0)
            return rect
        block, gap = plan.blocks[dealer], px(8 if plan.compact else 22)
        if block.side == "top":
            rect.topleft = block.rect.right + px(4), block.rect.y
        elif block.side == "right":
            rect.topright = (
                block.rect.right - px(4),
                block.medal.bottom + (gap if plan.compact else px(0.5 * plan.u) + gap),
            )
        else:
            below = plan.line.y if plan.tall and block.side == "own" else block.medal.y
            rect.bottomleft = block.rect.x + px(4), below - gap
        return rect

    def _plain_pool(self, table: Table) -> bool:
        has = "pool" in table.counters and self.rules.has_counters
        return has and (table.counters["pool"] > 0 or self.rules.plays_for_pool)

    def _tray(self, plan: Plan) -> pygame.Rect:
        px = plan.scale.px
        rect = pygame.Rect(0, 0, px(66 if plan.compact else TRAY), px(26 if plan.compact else 62))
        rect.topright = plan.size[0] - plan.margin, plan.top + px(0 if plan.compact else 2)
        return rect

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the pool's tray."""
        if self.pool and "pool" in laid.heaps:
            title = "" if look.plan.compact else _("Pool")
            counters.tray(canvas, laid.heaps["pool"], look.purses.get("pool", 0), look.plan.scale.u, title)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Say how many cards are asleep, and which suit is trumps."""
        for name in self.names:
            rects, role = laid.cards.get(name, []), self.rules.places[name].role
            if rects and role == "stock":
                self._asleep(canvas, rects, table, look)
            elif rects and role == "turnup" and self.rules.trump(table):
                self._trump(canvas, rects[-1], table, look)

    def _asleep(self, canvas: pygame.Surface, rects: list[pygame.Rect], table: Table, look: Look) -> None:
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        last = rects[-1]
        if plan.compact:
            badges.badge(canvas, str(len(rects)), (last.right + px(1), last.bottom - px(4)), u, 11)
            return
        words = ngettext("{n} card asleep", "{n} cards asleep", len(rects)).format(n=len(rects))
        x, note = last.right + px(14), self.rules.asleep(table)
        y = last.centery - (px(10) if note else 0)
        text.line(canvas, words, (x, y), FACT, u, tints.CREAM)
        text.line(canvas, note, (x, last.centery + px(11)), MUTED, u, tints.MUTED)

    def _trump(self, canvas: pygame.Surface, rect: pygame.Rect, table: Table, look: Look) -> None:
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        badges.seal(canvas, self.rules.trump(table), rect.topright, px(20 if plan.compact else 36))
        if plan.compact:
            return
        mirrored = rect.centerx > 0.75 * plan.size[0]
        x = rect.x - px(14) if mirrored else rect.right + px(26)
        lines = (
            (self.rules.trump_words(table), FACT, tints.LIGHT),
            (self.rules.turnup_words(table), MUTED, tints.MUTED),
        )
        top = rect.y + px(36)
        if rect.bottom > plan.line.y:  # before the player: beside it his hand begins
            x, top = rect.x, rect.y - px(51 if lines[1][0] else 30)  # above the seal
        for at, (words, style, colour) in enumerate(lines):
            y = top + px(21 * at)
            suited.line(canvas, words, (x, y), style, u, colour, "right" if mirrored else "left")
