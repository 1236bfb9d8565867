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

    from patience.engine.table import Table
    from patience.engine.telling import Auction
    from patience.gui.company.plan import Enlarged, Plan

BELOW = 190, 84  # design units, full and compact, from the card to the foot of the pool in a tall window
SIZE = (640, 316), (396, 150)  # of the frame in design units, full and compact
HEAD = text.Style(text.SERIF, "Bold", 18)
ROW, SMALL = text.LABEL.weigh("SemiBold").at(14.5), text.LABEL.at(13.5)


class Offer(Pattern):
    """The turn-up, or the best trump so far wherever it lies."""

    roles = ("turnup",)

    def _scale(self, plan: Plan) -> Enlarged:
        return plan.around(*SIZE[plan.compact])

    def _frame(self, plan: Plan) -> pygame.Rect:
        wide, tall = SIZE[plan.compact]
        size = self._scale(plan).px(wide), plan.scale.px(tall * plan.grown) + self._below(plan)
        frame = pygame.Rect(0, 0, min(size[0], plan.field.w), min(size[1], plan.field.h))
        frame.center = plan.size[0] // 2, plan.field.centery
        return frame

    def _below(self, plan: Plan) -> int:
        """What the pool takes below the card; nothing where it stands beside it."""
        return self._scale(plan).px(BELOW[plan.compact]) if plan.tall else 0

    def _card(self, plan: Plan) -> pygame.Rect:
        frame = self._frame(plan)
        w = min(
            round((1.3 if not plan.compact else 1.15) * plan.middle),
            round((frame.h - self._scale(plan).px(40 if plan.compact else 96) - self._below(plan)) / 1.4),
        )
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = frame.center
        if plan.tall:  # above the pool, and the bids have the room beside both
            rect.center = frame.x + round(0.28 * frame.w), frame.centery - self._below(plan) // 2
        return rect

    def _pool(self, plan: Plan) -> pygame.Rect:
        frame, px = self._frame(plan), self._scale(plan).px
        rect = pygame.Rect(0, 0, px(148 if not plan.compact else 74), px(94 if not plan.compact else 44))
        if plan.tall:
            card = self._card(plan)
            rect.midbottom = card.centerx, card.bottom + self._below(plan)
            return rect
        rect.center = frame.x + frame.w // 6 + px(4), frame.centery - px(6 if not plan.compact else 0)
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The turn-up lies where later a larger copy of the best trump stands."""
        place = self._card(plan)
        cards = {name: [place] * len(table.piles[name].cards) for name in self.names}
        return Laid(cards, {"pool": self._pool(plan)})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The pool with its trumps, the card, the bids; in the full design the whole frame."""
        frame, card = self._frame(look.plan), self._card(look.plan)
        px = self._scale(look.plan).px
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
        plan, scale = look.plan, self._scale(look.plan)
        u, px = scale.u, scale.px
        frame, pool, card = self._frame(plan), laid.heaps["pool"], self._card(plan)
        small = plan.compact
        if not small:
            frames.inlay(canvas, frame, u)
        counters.tray(canvas, pool, look.purses.get("pool", 0), u, _("Pool"))
        suit, sale = self.rules.trump(table), self.rules.auction(table)
        if suit:
            size = px(46 if not small else 24)
            at = pool.centerx, pool.y - size // 2 - px(14 if not small else 4)
            badges.seal(canvas, suit, at, size)
            name = capital(suit_name(suit))
            y = pool.bottom + px(24 if not small else 10)
            text.line(canvas, name, (pool.centerx, y), ROW.at(12) if small else ROW, u, tints.LIGHT, "centre")
            if sale and not small:
                text.line(
                    canvas,
                    _("better and unseen:"),
                    (pool.centerx, y + px(24)),
                    SMALL,
                    u,
                    tints.MUTED,
                    "centre",
                )
                text.line(canvas, sale.better, (pool.centerx, y + px(45)), ROW, u, tints.CREAM, "centre")
        if sale:
            cardface.card(canvas, look.art, sale.card, card, plan.large_below)
            self._bids(canvas, sale, card, look)
            words = (
                _("You offer")
                if sale.owner == plan.me
                else _("{name} offers").format(name=look.name(sale.owner))
            )
            style = HEAD.at(12.5) if small else HEAD
            if small:  # the bids stand close at the right
                text.line(
                    canvas, words, (card.right + px(4), card.y - px(12)), style, u, tints.LIGHT, "right"
                )
            else:
                text.line(canvas, words, (card.centerx, card.y - px(22)), style, u, tints.LIGHT, "centre")
            if not small:
                text.line(
                    canvas,
                    _("best trump so far"),
                    (card.centerx, card.bottom + px(22)),
                    SMALL,
                    u,
                    tints.MUTED,
                    "centre",
                )
        else:
            self._best(canvas, table, laid, look)

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

    def _bids(self, canvas: pygame.Surface, sale: Auction, card: pygame.Rect, look: Look) -> None:
        """Everybody in the order in which they speak, and what they have said."""
        plan, scale = look.plan, self._scale(look.plan)
        u, px = scale.u, scale.px
        small, frame = plan.compact, self._frame(plan)
        x = card.right + px(48 if not small else 14)
        room = frame.right - px(24 if not small else 2) - x
        step = min(
            px(38 if not small else 19), (frame.h - px(60 if not small else 18)) // max(1, len(sale.bids))
        )
        y = frame.centery - (len(sale.bids) * step) // 2 + px(14 if not small else 6)
        style, bold = (ROW.at(11.5), HEAD.at(12.5)) if small else (ROW, HEAD)
        text.line(canvas, _("Bids"), (x, y - step * 0.45 - px(10 if not small else 6)), bold, u, tints.LIGHT)
        for seat, said in sale.bids:
            row = pygame.Rect(x - px(6), y, room + px(12), step - px(2))
            speaks = seat == sale.speaks
            if speaks:
                ink.rounded(canvas, row, row.h / 2, "#ffffff", tints.GOLD, max(1, u), 0.14, 0.8)
            size = min(px(28 if not small else 16), step - px(2))
            medals.portrait(
                canvas,
                look.people[seat].portrait,
                pygame.Rect(x - px(2), row.centery - size // 2, size, size),
            )
            colour = tints.ASKS if speaks else tints.CREAM if said else tints.DIM
            answer = said or ("…" if speaks else "")
            wide = text.width(answer, style, u)
            name_x = x + size + px(6)
            free = x + room - wide - px(10) - name_x
            text.line(
                canvas,
                look.name(seat),
                (name_x, row.centery),
                text.fit(look.name(seat), style, free, u),
                u,
                colour,
                "left",
                free,
            )
            text.line(canvas, answer, (x + room - px(4), row.centery), style, u, colour, "right")
            y += step
