"""Eight pools and more stand on a wheel: wells round a middle one, with room for the cards that are played."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING

import pygame

from patience.gui import drawing, suited, text
from patience.gui.company import counters, tints
from patience.gui.company.middle.pools import Pools
from patience.gui.company.pattern import Laid
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.pattern import Look
    from patience.gui.company.plan import Plan

WHEEL = 8  # so many pools make a wheel
BANDS = (0.3, 0.6, 0.85, 0.97)  # heights of the boxes that together fill a disc, in radii
WELL = text.Style(text.SERIF, "Bold", 17)


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
        style = text.fit(name, WELL.at(max(11, size)), round(0.64 * rect.w), u)
        colour = tints.LIGHT if amount else tints.DIM
        suited.line(canvas, name, (rect.centerx, rect.y + round(0.25 * rect.h)), style, u, colour, "centre")
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
    radius = min(px((111 if plan.compact else 196) * plan.grown), field.h / 2 - px(2), field.w / 2)
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
    return round(1.4 * (0.9 if plan.compact else 1.0) * plan.middle) + plan.scale.px(
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
