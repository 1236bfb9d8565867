"""Nothing lies in the middle but the pool and the pack, which may be cut anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.company import arrows, counters, frames, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.gui.theme import BLACK
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Table
    from patience.gui.company.plan import Block, Enlarged, Plan

SIZE = (480, 258), (250, 140)  # of the frame in design units, full and compact
EDGES = 4  # every so many cards one edge is drawn
WORDS, COUNT = text.Style(text.SERIF, "SemiboldIt", 17), text.LABEL.at(13.5)


class Pack(Pattern):
    """Each card of the pack lies a little farther than the one below it."""

    roles = ("stock", "aside")

    def _frame(self, plan: Plan) -> pygame.Rect:
        return plan.framed(*map(self._scale(plan).px, SIZE[plan.compact]))

    def _scale(self, plan: Plan) -> Enlarged:
        return plan.around(*SIZE[plan.compact])

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The pool at the left, the pack at the right; what was laid aside is with the pack."""
        px, frame = self._scale(plan).px, self._frame(plan)
        w = min(round(0.86 * plan.middle), round((frame.h - px(70, 24)) / 1.4))
        step, cards = (1 if plan.scale.u < 1.3 else 2), {}
        for name in self.names:
            count = len(table.piles[name].cards)
            left = frame.centerx + frame.w // 5 - w // 2 - 12 * step
            y = frame.centery - round(0.78 * w)
            cards[name] = [pygame.Rect(left + i * step, y, w, round(1.4 * w)) for i in range(count)]
        pool = pygame.Rect(0, 0, px(140, 74), px(92, 44))
        pool.center = frame.x + frame.w // 4 - px(6), frame.centery
        return Laid(cards, {"pool": pool})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """Pool and pack with what stands below; in the full design the whole frame."""
        frame, scale = self._frame(look.plan), self._scale(look.plan)
        px = scale.px
        if not look.plan.compact:
            yield frame
            return
        yield laid.heaps["pool"]
        wide = min(frame.w, text.width(self.rules.pack_words(table), WORDS.at(13), scale.u))
        yield pygame.Rect(frame.centerx - wide // 2, frame.bottom - px(14), wide, px(16))
        for name in self.names:
            if rects := laid.cards[name]:
                pack = rects[0].union(rects[-1])
                yield pygame.Rect(pack.x, pack.y, pack.w, pack.h + px(16))

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the frame, the pool, and what is at stake."""
        plan, frame, scale = look.plan, self._frame(look.plan), self._scale(look.plan)
        u, px = scale.u, scale.px
        if not plan.compact:
            frames.inlay(canvas, frame, u)
        counters.tray(canvas, laid.heaps["pool"], look.purses.get("pool", 0), u, _("Pool"))
        words = self.rules.pack_words(table)
        style = WORDS.at(13) if plan.compact else WORDS
        y = frame.bottom - px(24, 6)
        text.line(
            canvas, words, (frame.centerx, y), text.fit(words, style, frame.w, u), u, tints.LIGHT, "centre"
        )
        rects = next((rects for name, rects in laid.cards.items() if name == "stock"), [])
        if rects:
            told = _("{n} in the pack").format(n=len(rects))
            at = rects[0].union(rects[-1])
            text.line(
                canvas, told, (at.centerx, at.bottom + px(18, 9)),
                COUNT.at(11) if plan.compact else COUNT, u, tints.MUTED, "centre",
            )  # fmt: skip
        other = self.rules.exchanges_with(table)
        if other is not None and table.turn == plan.me and look.choices.any:
            self._arrow(canvas, plan.blocks[other], plan)

    def _arrow(self, canvas: pygame.Surface, block: Block, plan: Plan) -> None:
        """A dotted arrow between the own card and the neighbour with whom it is exchanged, over the line that asks."""
        px = plan.scale.px
        side = 1 if block.mirrored else -1
        above = plan.line.y - plan.px(14, 8)
        foot = block.medal.bottom + plan.px(84, 40)
        start = plan.size[0] // 2 + side * plan.card // 2, above
        tip = block.medal.centerx - side * px(20), min(foot, above - px(4))
        arrows.dotted_arrow(canvas, start, tip, plan.scale.u)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the edges of the lower cards, so that they do not look like one white block, and a frame if it may be cut."""
        for name in self.names:
            for rect in laid.cards[name][1:-1:EDGES]:
                inset = round(0.07 * rect.w)
                ink.veil(canvas, (rect.x, rect.y + inset, 1, rect.h - 2 * inset), BLACK, 0.25)
            if look.choices.draws.get(name):  # it may be cut
                pack = laid.cards[name][0].union(laid.cards[name][-1])
                frames.chosen(canvas, pack, look.plan.scale.u)
