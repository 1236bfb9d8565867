"""What is for sale: trump seal and pool at the left, the card in the middle, the bids at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.cards import suit_name
from patience.gui import ink, suited, text
from patience.gui.company import badges, cardface, counters, frames, medals, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Seat, Table
    from patience.engine.telling import Auction
    from patience.gui.company.plan import Plan

HEAD = text.Style(text.SERIF, "Bold", 18)
ROW, SMALL = text.LABEL.weigh("SemiBold").at(14.5), text.LABEL.at(13.5)


class Offer(Pattern):
    """The turn-up, or the best trump so far wherever it lies."""

    roles = ("turnup",)

    def _frame(self, plan: Plan) -> pygame.Rect:
        return plan.frame((640, 316), (396, 150))

    def _card(self, plan: Plan) -> pygame.Rect:
        frame, wide = self._frame(plan), 1.15 * plan.grown if plan.compact else 1.3
        w = min(round(wide * plan.card), round((frame.h - plan.px(96, 40)) / 1.4))
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = frame.center
        return rect

    def _pool(self, plan: Plan) -> pygame.Rect:
        frame, rect = self._frame(plan), pygame.Rect(0, 0, plan.px(148, 74), plan.px(94, 44))
        rect.center = frame.x + frame.w // 6 + plan.scale.px(4), frame.centery - plan.px(6, 0)
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The turn-up lies where later a larger copy of the best trump stands."""
        place = self._card(plan)
        cards = {name: [place] * len(table.piles[name].cards) for name in self.names}
        return Laid(cards, {"pool": self._pool(plan)})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The pool with its trumps, the card, the bids; in the full design the whole frame."""
        frame, card, px = self._frame(look.plan), self._card(look.plan), look.plan.scale.px
        if not look.plan.compact:
            yield frame
            return
        yield laid.heaps["pool"].inflate(0, px(56 if self.rules.trump(table) else 0))
        yield card
        if self.rules.auction(table):
            yield pygame.Rect(card.x - px(40), card.y - px(20), card.w + px(40), px(20))
            yield pygame.Rect(card.right, frame.y, frame.right - card.right, frame.h)
        elif not any(laid.cards[name] for name in self.names):
            yield pygame.Rect(card.centerx - px(80), card.centery - px(10), px(160), px(20))

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the frame, the pool, and the card for sale."""
        plan, sale, pool = look.plan, self.rules.auction(table), laid.heaps["pool"]
        if not plan.compact:
            frames.inlay(canvas, self._frame(plan), plan.scale.u)
        counters.tray(canvas, pool, look.purses.get("pool", 0), plan.scale.u, _("Pool"))
        if suit := self.rules.trump(table):
            self._trumps(canvas, suit, sale.better if sale else "", pool, plan)
        if sale:
            self._sale(canvas, sale, look)
            self._bids(canvas, sale, look)
        else:
            self._best(canvas, table, laid, look)

    def _trumps(self, canvas: pygame.Surface, suit: str, better: str, pool: pygame.Rect, plan: Plan) -> None:
        """The trumps over the pool, and below it their name with those that would be better."""
        u, size, style = plan.scale.u, plan.px(46, 24), ROW.at(12) if plan.compact else ROW
        badges.seal(canvas, suit, (pool.centerx, pool.y - size // 2 - plan.px(14, 4)), size)
        x, y = pool.centerx, pool.bottom + plan.px(24, 10)
        text.line(canvas, capital(suit_name(suit)), (x, y), style, u, tints.LIGHT, "centre")
        if better and not plan.compact:
            words, step = _("better and unseen:"), plan.scale.px(24)
            text.line(canvas, words, (x, y + step), SMALL, u, tints.MUTED, "centre")
            text.line(canvas, better, (x, y + 2 * step - plan.scale.px(3)), ROW, u, tints.CREAM, "centre")

    def _sale(self, canvas: pygame.Surface, sale: Auction, look: Look) -> None:
        """The card for sale, and who offers it."""
        plan, u, card = look.plan, look.plan.scale.u, self._card(look.plan)
        cardface.card(canvas, look.art, sale.card, card, plan.large_below)
        words = _("You offer")
        if sale.owner != plan.me:
            words = _("{name} offers").format(name=look.name(sale.owner))
        if plan.compact:  # the bids stand close at the right
            at = card.right + plan.scale.px(4), card.y - plan.scale.px(12)
            text.line(canvas, words, at, HEAD.at(12.5), u, tints.LIGHT, "right")
            return
        over, below = self._beside(card, plan)
        text.line(canvas, words, over, HEAD, u, tints.LIGHT, "centre")
        text.line(canvas, _("best trump so far"), below, SMALL, u, tints.MUTED, "centre")

    def _beside(self, card: pygame.Rect, plan: Plan) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where words stand over the large card and below it."""
        gap = plan.scale.px(22)
        return (card.centerx, card.y - gap), (card.centerx, card.bottom + gap)

    def _best(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """While nothing is for sale: the best trump so far and whose it is; large only where it is not the turn-up."""
        plan, u = look.plan, look.plan.scale.u
        card, small, known = self._card(plan), plan.compact, self.rules.best_known(table)
        if not known:
            return
        best, owner = known
        lying = any(laid.cards[name] for name in self.names)
        if small:
            if not lying:
                words = _("Best: {card}, {player}").format(card=cardface.sign(best), player=look.name(owner))
                suited.line(canvas, words, card.center, ROW.at(12), u, tints.MUTED, "centre")
            return
        if not lying:
            cardface.card(canvas, look.art, best, card, plan.large_below)
        over, below = self._beside(card, plan)
        text.line(canvas, _("Best trump so far"), over, HEAD, u, tints.LIGHT, "centre")
        text.line(canvas, look.name(owner), below, ROW, u, tints.CREAM, "centre")

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Frame the card that is for sale, here and where it lies."""
        sale, u = self.rules.auction(table), look.plan.scale.u
        if not sale:
            return
        frames.chosen(canvas, self._card(look.plan), u, strong=True)
        pile = f"pile.{sale.owner}"
        for card, rect in zip(table.piles[pile].cards, laid.cards.get(pile, []), strict=False):
            if card == sale.card:
                frames.chosen(canvas, rect, u)

    def _bids(self, canvas: pygame.Surface, sale: Auction, look: Look) -> None:
        """Everybody in the order in which they speak, and what they have said."""
        plan, frame, small = look.plan, self._frame(look.plan), look.plan.compact
        x = self._card(plan).right + plan.px(48, 14)
        step = min(plan.px(38, 19), (frame.h - plan.px(60, 18)) // max(1, len(sale.bids)))
        y = frame.centery - (len(sale.bids) * step) // 2 + plan.px(14, 6)
        head, over = HEAD.at(12.5) if small else HEAD, round(0.45 * step) + plan.px(10, 6)
        text.line(canvas, _("Bids"), (x, y - over), head, plan.scale.u, tints.LIGHT)
        room = frame.right - plan.px(24, 2) - x
        for seat, said in sale.bids:
            row = pygame.Rect(x, y, room, step - plan.scale.px(2))
            self._bid(canvas, row, seat, said, look, speaks=seat == sale.speaks)
            y += step

    def _bid(
        self, canvas: pygame.Surface, row: pygame.Rect, seat: Seat, said: str, look: Look, *, speaks: bool
    ) -> None:
        """Who is asked for a bid, and what he has said."""
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        if speaks:
            ink.rounded(
                canvas, row.inflate(px(12), 0), row.h / 2, "#ffffff", tints.GOLD, max(1, u), 0.14, 0.8
            )
        medal = pygame.Rect(0, 0, *[min(plan.px(28, 16), row.h)] * 2)
        medal.midleft = row.x - px(2), row.centery
        medals.portrait(canvas, look.people[seat].portrait, medal)
        colour = tints.ASKS if speaks else tints.CREAM if said else tints.DIM
        name, answer = look.name(seat), said or ("…" if speaks else "")
        style, x = ROW.at(11.5) if plan.compact else ROW, medal.right + px(8)
        free = row.right - text.width(answer, style, u) - px(10) - x
        fitting = text.fit(name, style, free, u)
        text.line(canvas, name, (x, row.centery), fitting, u, colour, "left", free)
        text.line(canvas, answer, (row.right - px(4), row.centery), style, u, colour, "right")
