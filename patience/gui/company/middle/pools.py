"""Pools with a card or a name each: a row of trays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import cardface, counters, frames, tints
from patience.gui.company.half import Spread
from patience.gui.company.middle import stakes
from patience.gui.company.pattern import Laid, Look, Pattern, Target
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.plan import Enlarged, Plan

ACROSS, DOWN = (150, 65), 200  # design units that each pool, full and compact, and all take at least
NARROW = 80  # design units: in a tall window narrower places with names stand in two rows
LONG = 2.3  # times its height a control is long where it may grow, so that its number has room
INSET, TRAY = 24, 76  # design units: from the frame to the large pools, and the height of the tray below it


class Pools(Pattern):
    """The row of pool cards or divisions above the run."""

    def __init__(self, rules: Company, names: Sequence[str] | None = None) -> None:
        super().__init__(rules, names)
        self.pools = [name for name in rules.opening() if name.startswith("pool.")]
        self.faces = {pool: rules.pool_card(pool) for pool in self.pools}

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Where the counters of each pool lie; a click on card or tray means the pool."""
        places = self._staked(plan) if self._large(table, plan) else self._places(plan)
        return Laid({}, {**dict(zip(self.pools, places, strict=True)), "tray": self._tray(plan)})

    def _scale(self, plan: Plan) -> Enlarged:
        return plan.around(ACROSS[plan.compact] * len(self.pools), DOWN)

    def _control(self, tray: pygame.Rect, plan: Plan) -> pygame.Rect:
        """Where one's stake on a pool is changed."""
        pill = stakes.control(tray, self._scale(plan), compact=plan.compact)
        if plan.tall:
            pill.h = min(pill.h, round(pill.w / LONG))
        return pill

    def _tray(self, plan: Plan) -> pygame.Rect:
        """Where the counters lie that the player has still to spread."""
        px, small = self._scale(plan).px, plan.compact
        tray = pygame.Rect(0, 0, px(150 if small else 260), px(44 if small else TRAY))
        tray.midbottom = plan.centre[0], plan.field.bottom - px(2 if small else 22)
        if plan.tall:
            tray.y = plan.field.centery + px(20)
        return tray

    def _large(self, table: Table, plan: Plan) -> bool:
        """Whether the pools have the middle to themselves, for the stakes are being laid."""
        return (
            not plan.compact and not plan.tall and any(self.faces.values()) and self.rules.is_staking(table)
        )

    def _places(self, plan: Plan) -> list[pygame.Rect]:
        """Above the run, for the play."""
        px, w = self._scale(plan).px, self._card(plan)
        named = not any(self.faces.values())
        above = 0  # so many stand in a row of their own
        if named and plan.tall and plan.field.w < plan.scale.px(NARROW) * len(self.pools):
            above = (len(self.pools) + 1) // 2
        across = above or len(self.pools)
        step = min(px(86 if plan.compact else 150) if named else round(1.6 * w), plan.field.w // across)
        wide = step - px(6) if named else min(step - px(6), round(1.18 * w) + px(0 if plan.compact else 2))
        tall = px((22 if plan.compact else 40) + (14 if named else 0))
        shown = 0 if named else round(1.4 * w) + px(4 if plan.compact else 9)
        y = plan.field.y + px(2) + shown
        if plan.tall:  # pools and run meet in the middle
            y = plan.field.centery - px(34 if plan.compact else 50) - tall
        size = wide, tall
        upper = self._row(y - tall - px(6), step, size, plan, above)
        return upper + self._row(y, step, size, plan, len(self.pools) - above)

    def _staked(self, plan: Plan) -> list[pygame.Rect]:
        """Large, in the inlaid frame, for the stakes."""
        px, w = plan.scale.px, self._card(plan, large=True)
        step = min(round(1.6 * w), plan.field.w // len(self.pools))
        wide = min(step - px(8), round(1.16 * w))
        return self._row(
            plan.field.y + px(INSET) + round(1.4 * w) + px(9), step, (wide, px(52)), plan, len(self.pools)
        )

    def _row(self, y: int, step: int, size: tuple[int, int], plan: Plan, count: int) -> list[pygame.Rect]:
        """So many trays in the middle of the window."""
        left = plan.centre[0] - step * (count - 1) / 2 - size[0] / 2
        return [pygame.Rect(round(left + i * step), y, *size) for i in range(count)]

    def _card(self, plan: Plan, *, large: bool = False) -> int:
        """The width of a pool's card: what the field leaves beside the run, or beside the stake."""
        px = plan.scale.px
        if large:
            return min(
                plan.middle,
                round((self._below(plan) - plan.field.y - px(2 * INSET + 9 + 52 + 10 + 34)) / 1.4),
            )
        room = plan.field.h - round(1.4 * plan.middle) - px(34 if plan.compact else 96)
        most = round((0.76 if not plan.compact else 0.8) * plan.middle)
        if plan.tall:  # above the middle, where the run begins
            most = min(most, round(plan.field.w / len(self.pools) / 1.3))
            room = plan.field.h // 2 - self._scale(plan).px(64 if plan.compact else 104)
        return max(px(26), min(most, round(room / 1.4)))

    def _below(self, plan: Plan) -> int:
        """How far down the frame round the large pools may reach."""
        return self._tray(plan).y - plan.scale.px(12)

    def _frame(self, laid: Laid, plan: Plan) -> pygame.Rect:
        """The inlaid frame round the large pools and the controls under them."""
        px, pools = plan.scale.px, [laid.heaps[pool] for pool in self.pools]
        around = pools[0].unionall(pools[1:])
        frame = pygame.Rect(0, plan.field.y, around.w + px(300), 0)
        frame.w = min(frame.w, plan.field.w)
        frame.h = self._control(around, plan).bottom + px(INSET) - frame.y
        frame.centerx = plan.centre[0]
        return frame

    def _face(self, pool: pygame.Rect, table: Table, plan: Plan) -> pygame.Rect:
        w = self._card(plan, large=self._large(table, plan))
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.midbottom = pool.centerx, pool.y - self._scale(plan).px(4 if plan.compact else 9)
        return rect

    def _whole(self, pool: str, table: Table, laid: Laid, plan: Plan) -> pygame.Rect:
        """A pool with its card."""
        rect = laid.heaps[pool]
        return rect.union(self._face(rect, table, plan)) if self.faces[pool] else rect

    def targets(self, table: Table, laid: Laid, look: Look) -> Iterator[Target]:
        """The pools on which a counter may be put; while a stake is spread their controls too."""
        for pool in self.pools:
            tap = look.choices.taps.get(pool)
            if not tap:
                continue
            face = self.faces[pool] and not isinstance(look.half, Spread)
            yield Target(self._whole(pool, table, laid, look.plan), tap, marked=bool(face))
            if isinstance(look.half, Spread):
                pill = self._control(laid.heaps[pool], look.plan)
                yield Target(pill, tap, marked=False)
                yield Target(pygame.Rect(pill.x, pill.y, pill.w // 3, pill.h), tap, marked=False, back=True)

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw cards, trays, counters; what the player has put there so far and what he has left."""
        plan, u = look.plan, self._scale(look.plan).u
        if self._large(table, plan):
            frames.inlay(canvas, self._frame(laid, plan), u)
        for pool in self.pools:
            rect, face = laid.heaps[pool], self.faces[pool]
            if face:
                cardface.card(canvas, look.art, face, self._face(rect, table, plan), plan.large_below)
            title = "" if face else self.rules.pool_title(table, pool)
            counters.tray(canvas, rect, look.purses.get(pool, 0), u, title)
        if isinstance(look.half, Spread):
            for pool, count in look.half.counts.items():
                stakes.paint_control(canvas, self._control(laid.heaps[pool], plan), count, look.half.left, u)
            stakes.paint_left(canvas, laid.heaps["tray"], look.half, u, compact=plan.compact)
            if self._large(table, plan):
                pill = self._control(laid.heaps[self.pools[0]], plan)
                at = pill.x - 16 * u, pill.centery
                text.line(canvas, _("Your stake"), at, text.LABEL.at(14), u, tints.MUTED, "right")

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The cards of the pools, and while a stake is spread its controls."""
        for pool in self.pools:
            yield self._whole(pool, table, laid, look.plan)
            if isinstance(look.half, Spread):
                yield self._control(laid.heaps[pool], look.plan)
        if isinstance(look.half, Spread):
            yield laid.heaps["tray"]
