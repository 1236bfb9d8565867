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
    from patience.gui.company.plan import Enlarged, Plan

BELOW = 190, 84  # design units, full and compact, from the card to the foot of the pool in a tall window
SIZE = (640, 316), (396, 150)  # of the frame in design units, full and compact
HEAD = text.Style(text.SERIF, "Bold", 18)
ROW, SMALL = text.LABEL.weigh("SemiBold").at(14.5), text.LABEL.at(13.5)


class Offer(Pattern):
    """The turn-up, or the best trump so far wherever it lies."""

    roles = ("turnup",)

    def _frame(self, plan: Plan) -> pygame.Rect:
        wide, tall = SIZE[plan.compact]
        return plan.framed(self._scale(plan).px(wide), plan.scale.px(tall * plan.grown) + self._below(plan))

    def _scale(self, plan: Plan) -> Enlarged:
        return plan.around(*SIZE[plan.compact])

    def _below(self, plan: Plan) -> int:
        """What the pool takes below the card; nothing where it stands beside it."""
        return self._scale(plan).px(*BELOW) if plan.tall else 0

    def _card(self, plan: Plan) -> pygame.Rect:
        frame, below = self._frame(plan), self._below(plan)
        room = frame.h - self._scale(plan).px(96, 40) - below
        w = min(round((1.15 if plan.compact else 1.3) * plan.middle), round(room / 1.4))
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = frame.center
        if plan.tall:  # above the pool, and the bids have the room beside both
            rect.center = frame.x + round(0.28 * frame.w), frame.centery - below // 2
        return rect

    def _pool(self, plan: Plan) -> pygame.Rect:
        frame, px = self._frame(plan), self._scale(plan).px
        rect = pygame.Rect(0, 0, px(148, 74), px(94, 44))
        rect.center = frame.x + frame.w // 6 + px(4), frame.centery - px(6, 0)
        if plan.tall:
            card = self._card(plan)
            rect.midbottom = card.centerx, card.bottom + self._below(plan)
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The turn-up lies where later a larger copy of the best trump stands."""
        place = self._card(plan)
        cards = {name: [place] * len(table.piles[name].cards) for name in self.names}
        return Laid(cards, {"pool": self._pool(plan)})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The pool with its trumps, the card, the bids; in the full design the whole frame."""
        frame, card, px = self._frame(look.plan), self._card(look.plan), self._scale(look.plan).px
        if not look.plan.compact:
            yield frame
            return
        yield laid.heaps["pool"].inflate(0, px(56 if self.rules.trump(table) else 0))
        yield card
        if self.rules.auction(table):
            yield pygame.Rect(card.x - px(40), card.y - px(20), card.w + px(40), px(20))
            yield pygame.Rect(card.right, frame.y, frame.right - card.right, frame.h)
        elif not any(laid.cards[name] for name in self.names):
            words = pygame.Rect(card.centerx - px(80), card.centery - px(10), px(160), px(20))
            yield words.move(card.w // 2 + px(94), 0).inflate(0, px(20)) if look.plan.tall else words

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the frame, the pool, and the card for sale."""
        plan, sale, pool = look.plan, self.rules.auction(table), laid.heaps["pool"]
        if not plan.compact:
            frames.inlay(canvas, self._frame(plan), self._scale(plan).u)
        counters.tray(canvas, pool, look.purses.get("pool", 0), self._scale(plan).u, _("Pool"))
        if suit := self.rules.trump(table):
            self._trumps(canvas, suit, sale.better if sale else "", pool, plan)
        if sale:
            self._sale(canvas, sale, look)
            self._bids(canvas, sale, look)
        else:
            self._best(canvas, table, laid, look)

    def _trumps(self, canvas: pygame.Surface, suit: str, better: str, pool: pygame.Rect, plan: Plan) -> None:
        """The trumps over the pool, and below it their name with those that would be better."""
        scale = self._scale(plan)
        u, px = scale.u, scale.px
        size, style = px(46, 24), ROW.at(12) if plan.compact else ROW
        badges.seal(canvas, suit, (pool.centerx, pool.y - size // 2 - px(14, 4)), size)
        x, y = pool.centerx, pool.bottom + px(24, 10)
        text.line(canvas, capital(suit_name(suit)), (x, y), style, u, tints.LIGHT, "centre")
        if better and not plan.compact:
            words, step = _("better and unseen:"), px(24)
            text.line(canvas, words, (x, y + step), SMALL, u, tints.MUTED, "centre")
            text.line(canvas, better, (x, y + 2 * step - px(3)), ROW, u, tints.CREAM, "centre")

    def _sale(self, canvas: pygame.Surface, sale: Auction, look: Look) -> None:
        """The card for sale, and who offers it."""
        plan, scale, card = look.plan, self._scale(look.plan), self._card(look.plan)
        u, px = scale.u, scale.px
        cardface.card(canvas, look.art, sale.card, card, plan.large_below)
        words = _("You offer")
        if sale.owner != plan.me:
            words = _("{name} offers").format(name=look.name(sale.owner))
        if plan.compact:  # the bids stand close at the right
            at = card.right + px(4), card.y - px(12)
            text.line(canvas, words, at, HEAD.at(12.5), u, tints.LIGHT, "right")
            return
        text.line(canvas, words, (card.centerx, card.y - px(22)), HEAD, u, tints.LIGHT, "centre")
        below = card.centerx, card.bottom + px(22)
        text.line(canvas, _("best trump so far"), below, SMALL, u, tints.MUTED, "centre")

    def _best(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """While nothing is for sale: the best trump so far and whose it is; large only where it is not the turn-up."""
        plan, scale = look.plan, self._scale(look.plan)
        u, px = scale.u, scale.px
        card, small, known = self._card(plan), plan.compact, self.rules.best_known(table)
        if not known:
            return
        best, owner = known
        lying = any(laid.cards[name] for name in self.names)
        if small and not plan.tall:
            if not lying:
                words = _("Best: {card}, {player}").format(card=cardface.sign(best), player=look.name(owner))
                suited.line(canvas, words, card.center, ROW.at(12), u, tints.MUTED, "centre")
            return
        if not lying:
            cardface.card(canvas, look.art, best, card, plan.large_below)
        align: text.Align = "centre"
        over, below = (card.centerx, card.y - px(22)), (card.centerx, card.bottom + px(22))
        if plan.tall:
            over, below = ((card.right + px(14), card.centery + px(way)) for way in (-12, 12))
            align = "left"
        text.line(canvas, _("Best trump so far"), over, HEAD.at(14) if small else HEAD, u, tints.LIGHT, align)
        text.line(canvas, look.name(owner), below, ROW, u, tints.CREAM, align)

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
        plan, frame, px = look.plan, self._frame(look.plan), self._scale(look.plan).px
        x = self._card(plan).right + px(48, 14)
        step = min(px(38, 19), (frame.h - px(60, 18)) // max(1, len(sale.bids)))
        y = frame.centery - (len(sale.bids) * step) // 2 + px(14, 6)
        head, over = HEAD.at(12.5) if plan.compact else HEAD, round(0.45 * step) + px(10, 6)
        text.line(canvas, _("Bids"), (x, y - over), head, self._scale(plan).u, tints.LIGHT)
        room = frame.right - px(24, 2) - x
        for seat, said in sale.bids:
            row = pygame.Rect(x, y, room, step - px(2))
            self._bid(canvas, row, seat, said, look, speaks=seat == sale.speaks)
            y += step

    def _bid(
        self, canvas: pygame.Surface, row: pygame.Rect, seat: Seat, said: str, look: Look, *, speaks: bool
    ) -> None:
        """Who is asked for a bid, and what he has said."""
        plan, scale = look.plan, self._scale(look.plan)
        u, px = scale.u, scale.px
        if speaks:
            ink.rounded(
                canvas, row.inflate(px(12), 0), row.h / 2, "#ffffff", tints.GOLD, max(1, u), 0.14, 0.8
            )
        medal = pygame.Rect(0, 0, *[min(px(28, 16), row.h)] * 2)
        medal.midleft = row.x - px(2), row.centery
        medals.portrait(canvas, look.people[seat].portrait, medal)
        colour = tints.ASKS if speaks else tints.CREAM if said else tints.DIM
        name, answer = look.name(seat), said or ("…" if speaks else "")
        style, x = ROW.at(11.5) if plan.compact else ROW, medal.right + px(8)
        free = row.right - text.width(answer, style, u) - px(10) - x
        fitting = text.fit(name, style, free, u)
        text.line(canvas, name, (x, row.centery), fitting, u, colour, "left", free)
        text.line(canvas, answer, (row.right - px(4), row.centery), style, u, colour, "right")
