"""The people round the table: portrait, name, counters, the cards before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import badges, counters, medals, tints
from patience.gui.company.facts import level
from patience.gui.company.half import Asking
from patience.gui.company.pattern import Laid, Target
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Seat, Table
    from patience.gui.company.half import Half
    from patience.gui.company.pattern import Look
    from patience.gui.company.plan import Block, Plan
    from patience.gui.company.scene import CompanyScene

DOTS_AFTER, DOTS_EVERY = 0.4, 0.25  # s until a thinker shows it, and from dot to dot
NAME, FACT = text.Style(text.SANS, "Bold", 15), text.CAPTION


class SeatTip(Widget):
    """The place of a person, where the pointer learns all about him; clicks go to the table below it."""

    focusable = click_focus = False

    def __init__(self, seat: Seat) -> None:
        super().__init__("", "green")
        self.seat, self.enabled = seat, False


class Seats:
    """All seats of one scene."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self._since: float | None = None  # when somebody began to think
        self._phase = -1

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
        """One back for all where room is short or a row lies beside it; a single card that counts is larger."""
        px, rules = plan.scale.px, self.scene.rules
        markers = bool(rules.markers(self.scene.view.table, block.seat)[1])
        if markers:
            w = plan.before_card
            x = block.rect.x + px(4) if not block.mirrored else block.rect.right - px(4) - w
            return [
                pygame.Rect(x, block.medal.bottom + px(3 if plan.compact else 9), w, round(1.4 * w))
            ] * count
        if plan.compact:
            w = px(11)
            beside = px(10) + self._second_width(block.seat, plan)
            x = block.medal.right + beside if not block.mirrored else block.medal.x - beside - w
            y = block.medal.centery + px(1)
            return [pygame.Rect(x, y, w, round(1.4 * w))] * count
        w = px(0.32 * plan.u)
        y = block.medal.bottom + px(9)
        step: float = min(px(13), (block.rect.w - w - px(28)) / max(1, count - 1))
        if plan.players > 2 and any(place.role == "line" for place in rules.places.values()):
            step, y = 0, y + px(6)
        total = round(w + step * max(0, count - 1))
        x = block.rect.x + px(1) if not block.mirrored else block.rect.right - px(1) - total
        return [pygame.Rect(round(x + i * step), y, w, round(1.4 * w)) for i in range(count)]

    def _second_width(self, seat: Seat, plan: Plan) -> int:
        """How wide the counters or the fact below a name are."""
        rules, u = self.scene.rules, plan.scale.u
        if rules.has_counters:
            amount = str(self.scene.purses.shown.get(f"seat.{seat}", 0)).replace("-", "\N{MINUS SIGN}")
            style = NAME.at(plan.name).weigh("SemiBold")
            return plan.scale.px(12.6 + 5) + max(text.width(words, style, u) for words in (amount, "100"))
        fact, room = self._fact(seat, plan)
        return min(room, text.width(fact, FACT.at(plan.small), u))

    def _fact(self, seat: Seat, plan: Plan) -> tuple[str, int]:
        """What stands below the name in the compact design beside no counters, else below them, and its room."""
        px, block, rules = plan.scale.px, plan.blocks[seat], self.scene.rules
        if plan.compact and rules.has_counters:
            return "", 0
        room = block.rect.w - block.medal.w + px(0 if plan.compact else 14)  # it may be longer than a name
        fact, style = self.scene.words(rules.fact(self.scene.view.table, seat)), FACT.at(text.LEAST_SIZE)
        if not plan.compact and seat != self.scene.me:
            skill = level(self.scene.level(seat))
            both = f"{fact} · {skill}" if fact else skill
            fact = both if text.width(both, style, plan.scale.u) <= room else fact
        return ending(fact, style, room, plan.scale.u), room

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

    def solid(self) -> Iterator[tuple[Seat, pygame.Rect]]:
        """What nothing may cover: each portrait, the name beside it, and what stands below the name."""
        scene, plan, rules = self.scene, self.scene.plan, self.scene.rules
        u = plan.scale.u
        gap = plan.scale.px(6 if plan.compact else 10)
        for seat, block in plan.blocks.items():
            below = self._second_width(seat, plan) if rules.has_counters else 0
            below = max(below, text.width(self._fact(seat, plan)[0], FACT.at(plan.small), u))
            widths = text.width(scene.name(seat), NAME.at(plan.name), u), below
            half = block.medal.h // 2
            yield seat, block.medal
            for row, wanted in enumerate(widths):
                wide = min(wanted, block.rect.w - block.medal.w - gap)
                x = block.medal.x - gap - wide if block.mirrored else block.medal.right + gap
                yield seat, pygame.Rect(x, block.medal.y + row * half, wide, half)

    # Painting

    def paint(self, canvas: pygame.Surface, table: Table, look: Look) -> None:
        """Draw every seat."""
        for seat, block in look.plan.blocks.items():
            self._seat(canvas, seat, block, table, look)

    def _seat(self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, look: Look) -> None:
        scene, plan, rules = self.scene, look.plan, self.scene.rules
        turn = table.turn == seat or look.half.chosen(f"hand.{seat}")
        out = rules.is_out(table, seat)
        own_side = seat == scene.me or seat in rules.partners(scene.me) or not rules.partners(scene.me)
        faces_left = block.mirrored or (block.side == "top" and block.rect.centerx > plan.size[0] // 2 + 10)
        medals.portrait(
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
            medals.dealer(canvas, at, size)
        if turn and self._phase >= 0:
            medals.dots(
                canvas,
                (block.medal.centerx, block.medal.y + plan.scale.px(2)),
                self._phase,
                plan.scale.u * (0.72 if plan.compact else 1),
            )

    def paint_over(self, canvas: pygame.Surface, table: Table, plan: Plan) -> None:
        """Draw how many cards each holds: a number may lie on the card."""
        for seat, block in plan.blocks.items():
            self._count(canvas, seat, block, table, plan)

    def _words(
        self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, plan: Plan, *, lit: bool
    ) -> None:
        u, px = plan.scale.u, plan.scale.px
        style, small = NAME.at(plan.name), FACT.at(plan.small + (1 if not plan.compact else 0))
        left, of = self.scene.rules.markers(table, seat)
        amount = self.scene.purses.shown.get(f"seat.{seat}") if self.scene.rules.has_counters else None
        fact, fact_room = self._fact(seat, plan)
        rows = 1 + (amount is not None) + bool(fact)
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
        if of:
            y += step
            self._markers(canvas, (x, y), left, of, plan, right=block.mirrored)
        elif amount is not None:
            y += step
            counters.purse(canvas, (x, y), amount, style.weigh("SemiBold"), u, right=block.mirrored)
        if fact:
            y += step
            style = text.fit(fact, small, fact_room, u)
            text.line(canvas, fact, (x, y), style, u, tints.MUTED, align, fact_room)

    def _markers(
        self, canvas: pygame.Surface, at: tuple[float, float], left: int, of: int, plan: Plan, *, right: bool
    ) -> None:
        """Lozenges for markers, those that are left in gold."""
        wide = plan.scale.px(9 if plan.compact else 13)
        step = wide * 1.36
        for i in range(of):
            x = at[0] + (i + 0.5) * step - wide * 0.18
            if right:
                x = at[0] - (i + 0.5) * step + wide * 0.18
            badges.lozenge(canvas, (x, at[1]), wide, "#f0c766" if i < left else "none")

    def _count(self, canvas: pygame.Surface, seat: Seat, block: Block, table: Table, plan: Plan) -> None:
        """How many cards the seat holds."""
        pile = table.piles.get(f"hand.{seat}")
        if not pile or not pile.cards or block.side == "own" or self.scene.rules.markers(table, seat)[1]:
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
        if around.w <= plan.scale.px(0.33 * plan.u):
            if len(rects) > 1:
                badges.badge(canvas, str(len(rects)), (around.centerx, around.bottom), u, 11)
            return
        x = around.x - plan.scale.px(16) if block.mirrored else around.right + plan.scale.px(16)
        badges.badge(canvas, str(len(rects)), (x, around.centery), u)

    # Thinking

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


def ending(fact: str, style: text.Style, room: int, u: float) -> str:
    """As many parts of a fact as there is room for; the first ones go first."""
    while ", " in fact and text.width(fact, style, u) > room:
        fact = fact.partition(", ")[2]
    return fact
