"""Cards that lie before the seats: piles face down, books, what was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import cardface, frames, tints
from patience.gui.company.middle.corners import TRAY
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _

if TYPE_CHECKING:
    from patience.engine.table import Table
    from patience.gui.company.plan import Block, Plan

RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Piles(Pattern):
    """Small piles under the portraits; the own one lies where a hand would."""

    roles = ("pile",)

    def _first(self, block: Block, plan: Plan) -> pygame.Rect:
        px = plan.scale.px
        if block.side == "own":
            w = plan.card
            return pygame.Rect(plan.size[0] // 2 - w, plan.hand_top, w, round(1.4 * w))
        w = plan.before_card
        y = block.medal.bottom + px(2 if plan.compact else 8)
        x = block.rect.x + px(2) if not block.mirrored else block.rect.right - px(2) - w
        return pygame.Rect(x, y, w, round(1.4 * w))

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Face-down cards squared with a small step, faced ones beside each other."""
        cards = {}
        for name in self.names:
            owner = self.rules.places[name].owner
            assert owner is not None
            block, pile = plan.blocks[owner], table.piles[name]
            first = self._first(block, plan)
            own = block.side == "own"
            step = round((0.62 if own else 0.56) * first.w)
            small = step if own else max(1, round(0.09 * first.w))
            if own:
                first = first.move(first.w - (first.w + step * (len(pile.cards) - 1)) // 2, 0)
            x, rects = first.x, []
            for at in range(len(pile.cards)):
                rects.append(pygame.Rect(x, first.y, first.w, first.h))
                x += (
                    small
                    if at + 1 < pile.down
                    else first.w + plan.scale.px(2 if plan.compact else 5)
                    if at + 1 == pile.down and not own
                    else step
                )
            if block.mirrored and rects:  # the index is at the left of a card, whoever holds it
                back = rects[-1].x - first.x
                rects = [rect.move(-back, 0) for rect in rects]
            cards[name] = rects
        return Laid(cards, {})

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Frame a pile whose card the player may turn; say of the own one that it is unseen."""
        for name in self.names:
            rects, plan = laid.cards[name], look.plan
            if self.rules.places[name].owner == plan.me and table.piles[name].down == len(rects) > 0:
                self._unseen(canvas, rects[0], plan)
            if name in look.choices.taps and rects:
                frames.chosen(canvas, rects[-1], plan.scale.u, strong=True)

    def _unseen(self, canvas: pygame.Surface, first: pygame.Rect, plan: Plan) -> None:
        if plan.compact:
            return
        for row, line in enumerate((_("Your cards:"), _("nobody has looked at them"))):
            at = first.x - plan.scale.px(14), first.centery + plan.scale.px(20 * row - 10)
            text.line(canvas, line, at, text.LABEL.at(13.5), plan.scale.u, tints.MUTED, "right")


class Books(Pattern):
    """Each book a small cream card with its rank."""

    roles = ("books",)

    def _places(self, block: Block, count: int, plan: Plan) -> list[pygame.Rect]:
        """One row: under the others' hands, beside their names in the top row, over the own portrait."""
        px = plan.scale.px
        w = px(15 if plan.compact else 28)
        tall = round(1.4 * w)
        room = block.rect.w - px(4)
        x, y = block.rect.x, block.medal.bottom + px(3)
        if block.side == "own":
            x, y = block.medal.x, block.medal.y - tall - px(8)
            if plan.tall:  # where the hand lies
                x, y = block.rect.right + px(4), block.medal.centery - tall // 2
        elif block.side == "top" and not plan.compact:
            x, y = block.rect.right + px(2), block.medal.y
            room = min(px(112), self._next(block, plan) - px(6) - x)
        elif not plan.compact:
            y = block.medal.bottom + px(14) + round(1.4 * px(0.32 * plan.u))
        step = min(float(w + px(4)), (room - w) / max(1, count - 1))
        if block.mirrored:
            x, step = block.rect.right - w, -step
        return [pygame.Rect(round(x + i * step), y, w, tall) for i in range(count)]

    def _next(self, block: Block, plan: Plan) -> int:
        """Where the next one in the top row begins, or the pool."""
        others = [other.rect.x for other in plan.blocks.values() if other.side == "top"]
        pool = plan.size[0] - plan.margin - plan.scale.px(TRAY)
        return min([x for x in others if x > block.rect.x], default=pool)

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Four cards of a rank lie in one place."""
        cards = {}
        for name in self.names:
            owner = self.rules.places[name].owner
            assert owner is not None
            count = len(table.piles[name].cards)
            places = self._places(plan.blocks[owner], -(-count // 4), plan)
            cards[name] = [places[i // 4] for i in range(count)]
        return Laid(cards, {})

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the books over their cards."""
        for name in self.names:
            for card, rect in list(zip(table.piles[name].cards, laid.cards[name], strict=True))[::4]:
                if card:
                    cardface.book(canvas, RANKS[card.rank], rect, look.plan.scale.u)
