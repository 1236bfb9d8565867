"""Pools with a card or a name each: a row of trays, or from eight on a wheel."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING

import pygame

from patience.gui import drawing, ink, suited, text
from patience.gui.company import cardface, counters, frames, tints
from patience.gui.company.half import Spread
from patience.gui.company.pattern import Laid, Look, Pattern, Target
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

WHEEL = 8  # so many pools make a wheel
BANDS = (0.3, 0.6, 0.85, 0.97)  # heights of the boxes that together fill a disc, in radii
INSET, TRAY = 24, 76  # design units: from the frame to the large pools, and the height of the tray below it
WELL = text.Style(text.SERIF, "Bold", 17)


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

    def _tray(self, plan: Plan) -> pygame.Rect:
        """Where the counters lie that the player has still to spread."""
        px, small = plan.scale.px, plan.compact
        tray = pygame.Rect(0, 0, px(150 if small else 260), px(44 if small else TRAY))
        tray.midbottom = plan.centre[0], plan.field.bottom - px(2 if small else 22)
        if small and plan.tall:
            tray.y = plan.field.centery + px(20)
        return tray

    def _large(self, table: Table, plan: Plan) -> bool:
        """Whether the pools have the middle to themselves, for the stakes are being laid."""
        return not plan.compact and any(self.faces.values()) and self.rules.is_staking(table)

    def _places(self, plan: Plan) -> list[pygame.Rect]:
        """Above the run, for the play."""
        px, w = plan.scale.px, self._card(plan)
        named = not any(self.faces.values())
        step = min(
            px(86 if plan.compact else 150) if named else round(1.6 * w), plan.field.w // len(self.pools)
        )
        wide = step - px(6) if named else min(step - px(6), round(1.18 * w) + px(0 if plan.compact else 2))
        tall = px((22 if plan.compact else 40) + (14 if named else 0))
        shown = 0 if named else round(1.4 * w) + px(4 if plan.compact else 9)
        y = plan.field.y + px(2) + shown
        if plan.tall:  # pools and run meet in the middle
            y = plan.field.centery - px(34 if plan.compact else 50) - tall
        return self._row(y, step, (wide, tall), plan)

    def _staked(self, plan: Plan) -> list[pygame.Rect]:
        """Large, in the inlaid frame, for the stakes."""
        px, w = plan.scale.px, self._card(plan, large=True)
        step = min(round(1.6 * w), plan.field.w // len(self.pools))
        wide = min(step - px(8), round(1.16 * w))
        return self._row(plan.field.y + px(INSET) + round(1.4 * w) + px(9), step, (wide, px(52)), plan)

    def _row(self, y: int, step: int, size: tuple[int, int], plan: Plan) -> list[pygame.Rect]:
        """So many trays in the middle of the window."""
        left = plan.centre[0] - step * (len(self.pools) - 1) / 2 - size[0] / 2
        return [pygame.Rect(round(left + i * step), y, *size) for i in range(len(self.pools))]

    def _card(self, plan: Plan, *, large: bool = False) -> int:
        """The width of a pool's card: what the field leaves beside the run, or beside the stake."""
        px = plan.scale.px
        if large:
            return min(
                plan.card, round((self._below(plan) - plan.field.y - px(2 * INSET + 9 + 52 + 10 + 34)) / 1.4)
            )
        room = plan.field.h - round(1.4 * plan.card) - px(34 if plan.compact else 96)
        most = round((0.76 if not plan.compact else 0.8 * plan.grown) * plan.card)
        if plan.grown > 1:
            most = min(most, round(plan.field.w / len(self.pools) / 1.3))
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
        frame.h = self._pill(around, plan).bottom + px(INSET) - frame.y
        frame.centerx = plan.centre[0]
        return frame

    def _face(self, pool: pygame.Rect, table: Table, plan: Plan) -> pygame.Rect:
        w = self._card(plan, large=self._large(table, plan))
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.midbottom = pool.centerx, pool.y - plan.scale.px(4 if plan.compact else 9)
        return rect

    def _whole(self, pool: str, table: Table, laid: Laid, plan: Plan) -> pygame.Rect:
        """A pool with its card."""
        rect = laid.heaps[pool]
        return rect.union(self._face(rect, table, plan)) if self.faces[pool] else rect

    def _pill(self, tray: pygame.Rect, plan: Plan) -> pygame.Rect:
        """The control with which one's stake on a pool is changed."""
        return pygame.Rect(
            tray.x,
            tray.bottom + plan.scale.px(4 if plan.compact else 10),
            tray.w,
            plan.scale.px(24 if plan.compact else 34),
        )

    def targets(self, table: Table, laid: Laid, look: Look) -> Iterator[Target]:
        """The pools on which a counter may be put; while a stake is spread their controls too."""
        for pool in self.pools:
            tap = look.choices.taps.get(pool)
            if not tap:
                continue
            face = self.faces[pool] and not isinstance(look.half, Spread)
            yield Target(self._whole(pool, table, laid, look.plan), tap, marked=bool(face))
            if isinstance(look.half, Spread):
                pill = self._pill(laid.heaps[pool], look.plan)
                yield Target(pill, tap, marked=False)
                yield Target(pygame.Rect(pill.x, pill.y, pill.w // 3, pill.h), tap, marked=False, back=True)

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw cards, trays, counters; what the player has put there so far and what he has left."""
        plan, u = look.plan, look.plan.scale.u
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
                self._stake(canvas, self._pill(laid.heaps[pool], plan), count, look)
            self._left(canvas, laid.heaps["tray"], look.half, look)
            if not plan.compact:
                pill = self._pill(laid.heaps[self.pools[0]], plan)
                at = pill.x - 16 * u, pill.centery
                text.line(canvas, _("Your stake"), at, text.LABEL.at(14), u, tints.MUTED, "right")

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The cards of the pools, and while a stake is spread its controls."""
        for pool in self.pools:
            yield self._whole(pool, table, laid, look.plan)
            if isinstance(look.half, Spread):
                yield self._pill(laid.heaps[pool], look.plan)
        if isinstance(look.half, Spread):
            yield laid.heaps["tray"]

    def _stake(self, canvas: pygame.Surface, pill: pygame.Rect, count: int, look: Look) -> None:
        """Minus, number and plus on paper."""
        u, h = look.plan.scale.u, pill.h
        assert isinstance(look.half, Spread)
        ink.rounded(canvas, pill, h / 2, ("#fdf9ef", "#f1e6cb"), "#d0b377", max(1, 1.2 * u))
        signs = (("\N{MINUS SIGN}", pill.x + 0.55 * h, count), ("+", pill.right - 0.55 * h, look.half.left))
        for words, x, possible in signs:
            colour = "#8d1631" if possible else "#cfc3a4"
            text.line(
                canvas, words, (x, pill.centery), text.BADGE.at(max(13, 0.56 * h / u)), u, colour, "centre"
            )
        number = text.Style(text.SANS, "ExtraBold", max(12, 0.5 * h / u))
        text.line(canvas, str(count), pill.center, number, u, tints.BROWN, "centre")

    def _left(self, canvas: pygame.Surface, tray: pygame.Rect, half: Spread, look: Look) -> None:
        """The tray with the counters that are still to be laid."""
        u, compact = look.plan.scale.u, look.plan.compact
        ink.rounded(canvas, tray, 0.28 * tray.h, tints.TRAY, tints.GOLD, max(1, 1.2 * u), 0.6)
        size = min((22 if compact else 38) * u, 0.92 * tray.w / half.number / 1.05)
        for i in range(half.number):
            at = tray.centerx + (i - (half.number - 1) / 2) * 1.05 * size, tray.centery
            if i < half.left:
                counters.counter(canvas, at, 0.94 * size)
            else:
                ring = '<circle cx="50" cy="50" r="44" fill="none" stroke="#5f8572" stroke-width="4" stroke-dasharray="9 8"/>'
                drawing.put(canvas, ring, 100, 100, at, (size, size))
        if not compact:
            words = _("drag a counter to a card, or click the card")
            below = tray.centerx, tray.bottom + 14 * u
            text.line(canvas, words, below, text.LABEL.at(13), u, tints.MUTED, "centre")


class Wheel(Pools):
    """Pochen's board: seven wells round the middle one; while cards are played it makes room for them."""

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The wells, wherever the wheel stands in this phase."""
        centre, radius = wheel(plan, playing=is_playing(self.rules, table))
        around = self.pools[:-1]
        well = round(0.42 * radius)
        heaps = {}
        for i, pool in enumerate(around):
            angle = 2 * pi * i / len(around) - pi / 2
            rect = pygame.Rect(0, 0, round(1.35 * well), well)
            rect.center = (
                round(centre[0] + 0.68 * radius * cos(angle)),
                round(centre[1] + 0.68 * radius * sin(angle)),
            )
            heaps[pool] = rect
        middle = pygame.Rect(0, 0, round(1.35 * well), well)
        middle.center = centre
        return Laid({}, {**heaps, self.pools[-1]: middle})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The disc."""
        centre, radius = wheel(look.plan, playing=is_playing(self.rules, table))
        for height in BANDS:
            band = pygame.Rect(
                0, 0, round(2 * radius * sqrt(1 - height * height)), round(2 * radius * height)
            )
            band.center = centre
            yield band

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the disc with its wells; taken ones sink, the middle one is wine-red while it is bet for."""
        plan, lit = look.plan, self.rules.lit_pool(table)
        centre, radius = wheel(plan, playing=is_playing(self.rules, table))
        size = 2 * round(radius)
        full = [bool(look.purses.get(pool, 0)) for pool in self.pools[:-1]]
        drawing.put(canvas, _disc(full, wine=lit == self.pools[-1]), 200, 200, centre, (size, size))
        for pool in self.pools:
            self._well(canvas, pool, laid.heaps[pool], table, look)

    def _well(self, canvas: pygame.Surface, pool: str, rect: pygame.Rect, table: Table, look: Look) -> None:
        plan, u, amount = look.plan, look.plan.scale.u, look.purses.get(pool, 0)
        name = self.rules.pool_title(table, pool)
        size = min(17.0, 0.19 * rect.h / 0.42 / u * 0.42 * 1.6)
        style = text.fit(name, WELL.at(max(11, size)), round(1.1 * rect.w), u)
        colour = tints.LIGHT if amount else tints.DIM
        suited.line(canvas, name, (rect.centerx, rect.y + round(0.2 * rect.h)), style, u, colour, "centre")
        at = rect.centerx, rect.y + round(0.68 * rect.h)
        number = text.BADGE.at(max(11, min(14, size)))
        if not amount:
            words = _("taken") if not plan.compact or plan.grown > 1 else "\N{EN DASH}"
            text.line(canvas, words, at, text.LABEL.at(max(11, size - 4)), u, tints.DIM, "centre")
        elif plan.compact or amount > 12 or rect.h < 60 * u:
            words = str(amount)
            wide = text.width(words, number, u) + 18 * u
            counters.counter(canvas, (at[0] - wide / 2 + 7 * u, at[1]), 13 * u)
            text.line(canvas, words, (at[0] + wide / 2, at[1]), number, u, tints.LIGHT, "right")
        else:
            counters.heap(canvas, (at[0] - round(0.14 * rect.w), at[1]), amount, 13 * u)
            text.line(
                canvas, str(amount), (at[0] + round(0.36 * rect.w), at[1]), number, u, tints.LIGHT, "centre"
            )


def is_playing(rules: Company, table: Table) -> bool:
    """Whether the last phase of the deal has come, in which cards are played."""
    phases, now = rules.phases(table)
    return now == len(phases) - 1


def wheel(plan: Plan, *, playing: bool) -> tuple[tuple[int, int], float]:
    """Where the wheel stands, and its radius: in the middle, or beside or above the cards that are played."""
    field, px = plan.field, plan.scale.px
    radius = min(px(111 * plan.grown if plan.compact else 196), field.h / 2 - px(2), field.w / 2)
    if not playing:
        return field.center, radius
    if beside(plan):
        radius = min(radius, 0.26 * field.w)
        left = max(field.x, plan.margin + plan.block_width + px(8))  # beside the turn-up
        return (round(left + radius), field.centery), radius
    rest = field.h - run_height(plan) - px(16)
    radius = min(radius, rest / 2)
    return (field.centerx, round(field.y + radius + (rest - 2 * radius) / 2)), radius


def beside(plan: Plan) -> bool:
    """Whether the cards are played beside the wheel, not below it."""
    return plan.field.w > 1.2 * plan.field.h


def run_height(plan: Plan) -> int:
    """What a running sequence with its frame takes in height."""
    return round(1.4 * (0.9 * plan.grown if plan.compact else 1.0) * plan.card) + plan.scale.px(
        12 if plan.compact else 34
    )


def _disc(full: Sequence[bool], *, wine: bool) -> str:
    """The wheel in a view of 200 x 200: a lit sector for each full well, a sunk one for each that was taken."""
    step = 2 * pi / len(full)
    ticks = "".join(
        f'<path transform="translate(100 100) rotate({360 * i / 56})" d="M-1.1-96.5H1.1L0-92.5Z" fill="{tints.GOLD}" fill-opacity=".8"/>'
        for i in range(56)
    )
    sectors = ""
    for i, some in enumerate(full):
        a, b = i * step - pi / 2 - step / 2 + 0.05, i * step - pi / 2 + step / 2 - 0.05
        points = [
            (90 * cos(a), 90 * sin(a)),
            (90 * cos(b), 90 * sin(b)),
            (41 * cos(b - 0.05), 41 * sin(b - 0.05)),
            (41 * cos(a + 0.05), 41 * sin(a + 0.05)),
        ]
        (x1, y1), (x2, y2), (x3, y3), (x4, y4) = points
        sectors += (
            f'<path transform="translate(100 100)" d="M{x1:.2f} {y1:.2f}A90 90 0 0 1 {x2:.2f} {y2:.2f}L{x3:.2f} {y3:.2f}'
            f'A41 41 0 0 0 {x4:.2f} {y4:.2f}Z" fill="{"#1f5c48" if some else "#123f31"}" stroke="{tints.GOLD}" '
            f'stroke-opacity="{0.75 if some else 0.22}" stroke-width=".7"/>'
        )
    return (
        f'<circle cx="100" cy="100" r="98.6" fill="#0a2c21" stroke="{tints.GOLD}" stroke-width="1.8"/>{ticks}{sectors}'
        f'<circle cx="100" cy="100" r="35" fill="{"#6d1127" if wine else "#123f31"}" stroke="{tints.GOLD}" stroke-width="1.2"/>'
        f'<circle cx="100" cy="100" r="32.5" fill="none" stroke="{tints.GOLD}" stroke-opacity=".5" stroke-width=".6"/>'
    )
