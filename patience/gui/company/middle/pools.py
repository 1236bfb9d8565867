"""Pools with a card or a name each: a row of trays, or from eight on a wheel."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from patience.gui import suited, text
from patience.gui.company import parts, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.gui.theme import mix

if TYPE_CHECKING:
    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

WHEEL = 8  # so many pools make a wheel
WELL = text.Style(text.SERIF, "Bold", 17)


class Pools(Pattern):
    """The row of pool cards or divisions above the run."""

    def __init__(self, rules: Company) -> None:
        super().__init__(rules)
        self.pools = [name for name in rules.opening() if name.startswith("pool.")]
        self.faces = {pool: rules.pool_card(pool) for pool in self.pools}

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Where the counters of each pool lie; a click on card or tray means the pool."""
        return Laid({}, dict(zip(self.pools, self._places(plan), strict=True)))

    def _places(self, plan: Plan) -> list[pygame.Rect]:
        px, count = plan.scale.px, len(self.pools)
        w = self._card(plan)
        step = min(round(1.6 * w), plan.field.w // count)
        wide = min(step - px(6), round(1.18 * w) + px(0 if plan.compact else 2))
        tall = px(22 if plan.compact else 40)
        shown = round(1.4 * w) + px(4 if plan.compact else 9) if any(self.faces.values()) else 0
        y = plan.field.y + px(2) + shown
        left = plan.centre[0] - step * (count - 1) / 2
        return [pygame.Rect(round(left + i * step - wide / 2), y, wide, tall) for i in range(count)]

    def _card(self, plan: Plan) -> int:
        """The width of a pool's card: what the field leaves beside the run."""
        room = plan.field.h - round(1.4 * plan.card) - plan.scale.px(34 if plan.compact else 96)
        return max(
            plan.scale.px(26), min(round((0.76 if not plan.compact else 0.8) * plan.card), round(room / 1.4))
        )

    def _face(self, pool: pygame.Rect, plan: Plan) -> pygame.Rect:
        w = self._card(plan)
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.midbottom = pool.centerx, pool.y - plan.scale.px(4 if plan.compact else 9)
        return rect

    def place_at(self, pos: tuple[int, int], table: Table, laid: Laid) -> str:
        """The pool under a point, its card included."""
        return next(
            (name for name, rect in laid.heaps.items() if rect.union(self._whole(rect)).collidepoint(pos)), ""
        )

    def _whole(self, rect: pygame.Rect) -> pygame.Rect:
        return (
            rect.inflate(0, 8).union(pygame.Rect(rect.x, rect.y - round(1.5 * rect.w), rect.w, 1))
            if any(self.faces.values())
            else rect
        )

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw cards, trays, counters; gold where a counter may be put."""
        u = look.plan.scale.u
        for pool in self.pools:
            rect, face = laid.heaps[pool], self.faces[pool]
            if face:
                parts.card(canvas, look.art, face, self._face(rect, look.plan))
            title = "" if face else self.rules.pool_name(pool)
            parts.tray(
                canvas,
                rect if face else rect.inflate(0, 10),
                look.purses.get(pool, 0),
                u,
                title if not look.plan.compact else "",
            )
            if pool in look.choices.taps:
                box = self._face(rect, look.plan) if face else rect
                parts.chosen(canvas, box, u, strong=pool == look.framed)


class Wheel(Pools):
    """Pochen's board: seven wells round the middle one."""

    def _radius(self, plan: Plan) -> float:
        return min(plan.scale.px(111 if plan.compact else 196), plan.field.h / 2 - plan.scale.px(2))

    def _middle(self, plan: Plan) -> tuple[int, int]:
        radius = self._radius(plan)
        shift = 0 if plan.compact or plan.field.w < 4 * radius else round(0.95 * radius)
        return plan.field.centerx - shift, plan.field.centery

    def _places(self, plan: Plan) -> list[pygame.Rect]:
        (x, y), radius = self._middle(plan), self._radius(plan)
        around = self.pools[:-1]
        well = round(0.42 * radius)
        rects = []
        for i in range(len(around)):
            angle = 2 * pi * i / len(around) - pi / 2
            rect = pygame.Rect(0, 0, round(1.35 * well), well)
            rect.center = round(x + 0.68 * radius * cos(angle)), round(y + 0.68 * radius * sin(angle))
            rects.append(rect)
        middle = pygame.Rect(0, 0, round(1.5 * well), well)
        middle.center = x, y
        return [*rects, middle]

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the disc with its wells; taken ones sink, the middle one is wine-red while it is bet for."""
        plan, u = look.plan, look.plan.scale.u
        (x, y), radius = self._middle(plan), self._radius(plan)
        size = 2 * round(radius)
        ring = "".join(
            f'<path transform="translate(100 100) rotate({360 * (i + 0.5) / (len(self.pools) - 1)})" d="M0-40V-96" stroke="{tints.GOLD}" stroke-opacity=".4"/>'
            for i in range(len(self.pools) - 1)
        )
        wine = self.rules.lit_pool(table) == self.pools[-1]
        body = (
            f'<circle cx="100" cy="100" r="98" fill="#0c3226" fill-opacity=".85" stroke="{tints.GOLD}" stroke-width="1.6"/>'
            f'<circle cx="100" cy="100" r="94" fill="none" stroke="{tints.GOLD}" stroke-opacity=".5" stroke-width=".8"/>{ring}'
            f'<circle cx="100" cy="100" r="38" fill="{tints.WINE if wine else mix("#0c3226", "#000000", 0.25)}" stroke="{tints.GOLD}" stroke-width="1.2"/>'
        )
        parts.put(canvas, body, 200, 200, (x, y), (size, size))
        for pool in self.pools:
            rect, amount = laid.heaps[pool], look.purses.get(pool, 0)
            name = self.rules.pool_name(pool)
            style = text.fit(name, WELL.at(12 if plan.compact else 17), rect.w, u)
            suited.line(
                canvas,
                name,
                (rect.centerx, rect.y + round(0.16 * rect.h)),
                style,
                u,
                tints.LIGHT if amount else tints.DIM,
                "centre",
            )
            at = rect.centerx, rect.y + round(0.66 * rect.h)
            if plan.compact or amount > 12:
                parts.purse(canvas, (at[0] - 0.28 * rect.w, at[1]), amount, text.LABEL.at(12), u)
            elif amount:
                parts.heap(canvas, (at[0] - round(0.12 * rect.w), at[1]), amount, 13 * u)
                text.line(
                    canvas,
                    str(amount),
                    (at[0] + round(0.38 * rect.w), at[1]),
                    text.BADGE.at(14),
                    u,
                    tints.LIGHT,
                    "centre",
                )
