"""The people round the table: portrait, name, counters, the cards before them, what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import parts, tints
from patience.gui.company.half import Asking
from patience.gui.company.pattern import Laid, Target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Seat, Table
    from patience.gui.company.half import Half
    from patience.gui.company.pattern import Look
    from patience.gui.company.plan import Block, Plan
    from patience.gui.company.scene import CompanyScene

DOTS_AFTER, DOTS_EVERY = 0.4, 0.25  # s until a thinker shows it, and from dot to dot
NAME, FACT = text.Style(text.SANS, "Bold", 15), text.CAPTION


class Seats:
    """All seats of one scene."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self._since: float | None = None  # when somebody began to think
        self._phase = -1
        self._tips: dict[Seat, tuple[pygame.Rect, tuple[int, int]]] = {}

    # Cards before the seats

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The backs that the others hold, fanned under their portraits; in the compact design one stands for all."""
        cards: dict[str, list[pygame.Rect]] = {}
        for seat, block in plan.blocks.items():
            name = f"hand.{seat}"
            if block.side != "own" and name in table.piles:
                cards[name] = self._fan(block, len(table.piles[name].cards), plan)
        return Laid(cards, {f"seat.{seat}": self.purse(seat, plan) for seat in plan.blocks})

    def _fan(self, block: Block, count: int, plan: Plan) -> list[pygame.Rect]:
        px = plan.scale.px
        if plan.compact:
            w = px(11)
            x = block.medal.right + px(46) if not block.mirrored else block.medal.x - px(46) - w
            y = block.medal.centery + px(3)
            return [pygame.Rect(x, y, w, round(1.4 * w))] * count
        w = px(0.32 * plan.u)
        step: float = min(px(13), (block.rect.w - w - px(28)) / max(1, count - 1))
        total = round(w + step * max(0, count - 1))
        x = block.rect.x + px(2) if not block.mirrored else block.rect.right - px(2) - total
        y = block.medal.bottom + px(9)
        return [pygame.Rect(round(x + i * step), y, w, round(1.4 * w)) for i in range(count)]

    def purse(self, seat: Seat, plan: Plan | None = None) -> pygame.Rect:
        """Where a seat's counters lie."""
        plan = plan or self.scene.plan
        block, size = plan.blocks[seat], plan.scale.px(plan.name)
        x = (
            block.medal.right + plan.scale.px(10)
            if not block.mirrored
            else block.medal.x - plan.scale.px(10) - size
        )
        return pygame.Rect(x, block.medal.centery, size, size)

    def targets(self, plan: Plan, half: Half) -> Iterator[Target]:
        """The people who may be asked: a click on portrait or name chooses them."""
        if isinstance(half, Asking):
            for place in half.questions:
                block = plan.blocks[int(place.removeprefix("hand."))]
                wide = pygame.Rect(block.rect.x, block.medal.y, block.rect.w, block.medal.h)
                yield Target(wide, place, marked=False, seat=True)

    # Painting

    def paint(self, canvas: pygame.Surface, table: Table, look: Look) -> None:
        """Draw every seat."""
        for seat, block in look.plan.blocks.items():
            self._seat(canvas, seat, block, table, look)

    def _seat(self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, look: Look) -> None:
        scene, plan, rules = self.scene, look.plan, self.scene.rules
        turn = table.turn == seat
        out = rules.is_out(table, seat)
        own_side = seat == scene.me or seat in rules.partners(scene.me) or not rules.partners(scene.me)
        faces_left = block.mirrored or (block.side == "top" and block.rect.centerx > plan.size[0] // 2 + 10)
        parts.portrait(
            canvas, look.people[seat].portrait, block.medal, tints.GOLD if own_side else tints.SILVER,
            mirrored=faces_left, lit=turn and not out, out=out,
        )  # fmt: skip
        self._words(canvas, seat, block, table, plan, lit=turn)
        if rules.dealer(table) == seat:
            side = -1 if block.mirrored else 1
            size = max(plan.scale.px(16), round(0.38 * block.medal.w))
            at = (
                block.medal.centerx + side * round(0.36 * block.medal.w),
                block.medal.centery + round(0.36 * block.medal.h),
            )
            parts.dealer(canvas, at, size)
        if turn and self._phase >= 0:
            parts.dots(
                canvas,
                (block.medal.centerx, block.medal.y + plan.scale.px(2)),
                self._phase,
                plan.scale.u * (0.72 if plan.compact else 1),
            )
        self._count(canvas, seat, block, table, plan)

    def _words(
        self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, plan: Plan, *, lit: bool
    ) -> None:
        u, px = plan.scale.u, plan.scale.px
        style, small = NAME.at(plan.name), FACT.at(plan.small + (1 if not plan.compact else 0))
        amount = self.scene.purses.shown.get(f"seat.{seat}") if self.scene.rules.has_counters else None
        fact = self.scene.words(self.scene.rules.fact(table, seat))
        rows = 1 + (amount is not None) + bool(fact and not (plan.compact and amount is not None))
        step = 1.34 * style.size * u
        y = block.medal.centery - (rows - 1) * step / 2
        gap = px(6 if plan.compact else 10)
        x = block.medal.right + gap if not block.mirrored else block.medal.x - gap
        align: text.Align = "right" if block.mirrored else "left"
        room = block.rect.w - block.medal.w - gap
        name = self.scene.name(seat)
        text.line(
            canvas,
            name,
            (x, y),
            text.fit(name, style, room, u),
            u,
            tints.ASKS if lit else tints.CREAM,
            align,
            room,
        )
        if amount is not None:
            y += step
            parts.purse(canvas, (x, y), amount, style.weigh("SemiBold"), u, right=block.mirrored)
        if fact and not (plan.compact and amount is not None):
            y += step
            text.line(canvas, fact, (x, y), text.fit(fact, small, room, u), u, tints.MUTED, align, room)

    def _count(self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, plan: Plan) -> None:
        """How many cards the seat holds."""
        pile = table.piles.get(f"hand.{seat}")
        if not pile or not pile.cards or block.side == "own":
            return
        rects, u = self.scene.laid.cards[f"hand.{seat}"], plan.scale.u
        around = rects[0].unionall(rects[1:])
        if plan.compact:
            at = around.right + plan.scale.px(4) if not block.mirrored else around.x - plan.scale.px(4)
            text.line(
                canvas,
                str(len(rects)),
                (at, around.centery),
                text.LABEL.at(12),
                u,
                tints.MUTED,
                "right" if block.mirrored else "left",
            )
            return
        x = around.x - plan.scale.px(16) if block.mirrored else around.right + plan.scale.px(16)
        parts.badge(canvas, str(len(rects)), (x, around.centery), u)

    # Thinking and talking

    def dots(self, now: float) -> float:
        """Let the dots of the thinker go on; the seconds until the next time."""
        if not self.scene.asked:
            self._since, self._phase = None, -1
            return DOTS_EVERY
        if self._since is None:
            self._since = now
        phase = int((now - self._since - DOTS_AFTER) / DOTS_EVERY) if now - self._since >= DOTS_AFTER else -1
        if phase != self._phase:
            self._phase = phase
            seat = self.scene.match.table.turn
            if seat is not None:
                self.scene.spoil(self.scene.plan.blocks[seat].medal.inflate(40, 40))
        return DOTS_EVERY

    def quiet(self) -> None:
        """Nobody thinks any more."""
        self._since, self._phase = None, -1

    def spoil_words(self, seat: Seat) -> None:
        """Have what a seat says painted again."""
        if seat in self._tips:
            self.scene.invalidate(self._tips.pop(seat)[0].inflate(60, 60))
        if seat in self.scene.bubbles.words:
            self._tips[seat] = self._bubble(seat)
            self.scene.invalidate(self._tips[seat][0].inflate(60, 60))

    def paint_words(self, canvas: pygame.Surface) -> None:
        """Draw what is being said."""
        u, size = self.scene.scale.u, 13.0 if self.scene.plan.compact else 16.0
        for seat, words in self.scene.bubbles.words.items():
            rect, tip = self._bubble(seat)
            parts.bubble(canvas, words.said, rect, tip, u, size)

    def _bubble(self, seat: Seat) -> tuple[pygame.Rect, tuple[int, int]]:
        """The bubble of a seat and the tip of its tail: beside the name towards the middle, else below the block."""
        scene, plan = self.scene, self.scene.plan
        u, px, block = plan.scale.u, plan.scale.px, plan.blocks[seat]
        size = 13.0 if plan.compact else 16.0
        said = scene.bubbles.words[seat].said
        wide = text.width(said, parts.WORDS.at(size), u) + px(28)
        rect = pygame.Rect(0, 0, min(wide, plan.size[0] // 2), round(2.05 * size * u))
        name = text.width(scene.name(seat), NAME.at(plan.name), u) + px(16)
        if block.mirrored:
            tip = block.medal.x - name, block.medal.centery
            rect.midright = tip[0] - px(9), tip[1]
        else:
            tip = block.medal.right + name, block.medal.centery
            rect.midleft = tip[0] + px(9), tip[1]
        others = [other.rect for other in plan.blocks.values() if other.seat != seat]
        if not scene.bounds.contains(rect) or rect.collidelist(others) >= 0:
            tip = block.medal.centerx, block.rect.bottom + px(2)
            rect.midtop = tip[0], tip[1] + px(9)
            rect.clamp_ip(scene.bounds.inflate(-px(8), -px(8)))
        return rect, tip
