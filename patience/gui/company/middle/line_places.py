"""Where everything round a Lead lies: the rows, what was taken, the stock, the last cards turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.engine.table import Seat
    from patience.gui.company.plan import Block, Plan

THREE = 3  # cards of a row
STEP = 1.15  # card widths from card to card of a row


class LinePlaces(NamedTuple):
    """The places of a game with a Lead in such a window; `names` are those of its piles."""

    plan: Plan
    names: Sequence[str]

    @property
    def two(self) -> bool:
        """Whether two play: then each has a row of full size and a panel for what he has taken."""
        return self.plan.players == 2

    @property
    def width(self) -> int:
        """The width of a card of the middle."""
        plan, rows = self.plan, THREE if self.two else 2
        room = (plan.field.h - (rows + 1) * self.gap) / rows / 1.4
        return int(min((0.84 if not plan.compact else 1.0) * plan.middle, room))

    @property
    def gap(self) -> int:
        """What lies between the Lead and the rows."""
        return self.plan.scale.px(14 if not self.plan.compact else 5)

    @property
    def lead(self) -> pygame.Rect:
        """The place of the Lead."""
        plan, w = self.plan, self.width
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = self._middle, plan.field.centery
        if not self.two:
            rect.bottom = plan.field.centery - self.gap // 2
            if plan.compact:
                rect.x -= round(STEP * w)
        return rect

    @property
    def _middle(self) -> int:
        """The middle of the rows; a little to the left where the names of Lines need the room at the right."""
        plan, left = self.plan, 0
        if plan.compact and (plan.tall or not self.two):
            left = 56 if self.two else 24
        return plan.size[0] // 2 - plan.scale.px(left)

    def row(self, seat: Seat) -> list[pygame.Rect]:
        """The three places of a seat's row."""
        block, w = self.plan.blocks[seat], self.width
        if block.side != "own" and not self.two:
            return self._before(block)
        lead = self.lead
        y = lead.bottom + self.gap if block.side == "own" else lead.y - self.gap - lead.h
        return [
            pygame.Rect(round(self._middle + (i - 1) * STEP * w - w / 2), y, w, round(1.4 * w))
            for i in range(THREE)
        ]

    def _before(self, block: Block) -> list[pygame.Rect]:
        """The small row before somebody among more than two, beside the back of his hand."""
        plan, px = self.plan, self.plan.scale.px
        w = plan.before_card
        y = block.medal.bottom + px(3 if plan.compact else 8)
        step = w + px(2)
        x = block.rect.right - w - 2 * step if not block.mirrored else block.rect.x
        if plan.compact:
            x = block.rect.x if not block.mirrored else block.rect.right - w - 2 * step
        return [pygame.Rect(x + i * step, y, w, round(1.4 * w)) for i in range(THREE)]

    def taken(self, seat: Seat) -> list[pygame.Rect]:
        """Where a seat's cards taken face up and face down lie."""
        if self.two:
            return self._taken_by_two(seat)
        plan, px, block = self.plan, self.plan.scale.px, self.plan.blocks[seat]
        w = px(11 if plan.compact else 24)
        y = block.medal.bottom + px(3 if plan.compact else 12)
        if block.side == "own":
            x, y = (
                block.rect.right + px(8 if plan.compact else 4),
                block.medal.bottom - round(1.4 * w) - px(2),
            )
        elif plan.compact:
            x = block.rect.x + px(72) if not block.mirrored else block.rect.right - px(72) - 2 * w - px(6)
        else:
            x = block.rect.right + px(8) if not block.mirrored else block.rect.x - px(8) - 2 * w - px(6)
        return [pygame.Rect(x + i * (w + px(6)), y, w, round(1.4 * w)) for i in range(2)]

    def _taken_by_two(self, seat: Seat) -> list[pygame.Rect]:
        """The same between two: on the glass, or at the left margin where there is no room for it."""
        plan, px, block = self.plan, self.plan.scale.px, self.plan.blocks[seat]
        if plan.compact:
            w = px(27)
            y = block.medal.bottom + px(22) if block.side != "own" else plan.line.y - round(1.4 * w) - px(16)
            return [pygame.Rect(plan.margin + i * px(46), y, w, round(1.4 * w)) for i in range(2)]
        panel, w = self.panel(seat), px(0.5 * plan.u)
        shares = (0.3, 0.68) if f"taken_down.{seat}" in self.names else (0.5, 0.5)
        return [
            pygame.Rect(round(panel.x + panel.w * share - w / 2), panel.y + px(36), w, round(1.4 * w))
            for share in shares
        ]

    def panel(self, seat: Seat) -> pygame.Rect:
        """The glass under the taken cards of one of two."""
        px, lead = self.plan.scale.px, self.lead
        panel = pygame.Rect(0, 0, px(202), px(150))
        row = self.row(seat)
        panel.right = row[0].x - px(106)
        if self.plan.blocks[seat].side == "own":
            panel.bottom = row[0].bottom
        else:
            panel.y = min(row[0].y, lead.y - px(44) - panel.h)
        return panel

    @property
    def stock(self) -> pygame.Rect:
        """The lowest card of the stock, beside the Lead."""
        plan, px, lead = self.plan, self.plan.scale.px, self.lead
        w = px(24 if plan.compact else 50)
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        beside = (
            lead.x - px(76 if plan.compact else 132) if self.two else lead.x - px(16 if plan.compact else 60)
        )
        rect.midright = beside, lead.centery
        return rect

    def turned(self, count: int) -> list[pygame.Rect]:
        """The last cards of the pack, turned up where the stock was: between the panels and the name of the Lead."""
        plan, px, stock = self.plan, self.plan.scale.px, self.stock
        w = px(34 if plan.compact else 46)
        step = round(0.62 * w) if plan.compact else w + px(6)
        left = stock.right - w - 2 * step + px(8 if plan.compact else 0)
        middle = stock.centery
        if not plan.compact:
            middle = (self.panel(1 - plan.me).bottom + self.panel(plan.me).y) // 2
        return [
            pygame.Rect(left + i * step, middle - round(0.7 * w), w, round(1.4 * w)) for i in range(count)
        ]
