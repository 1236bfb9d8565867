"""Frames and grounds: round what may be chosen, under what is in play or asks, where a card may come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, suited, text
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from collections.abc import Sequence

GLOW_RINGS = 5


def chosen(canvas: pygame.Surface, rect: pygame.Rect, u: float, *, strong: bool = False) -> None:
    """A thin gold frame round what may be chosen; a strong one round what is chosen."""
    if strong:
        glow(canvas, rect, min(0.065 * rect.w, 9 * u), u)
    ink.ring(canvas, rect, 0.065 * rect.w, max(2, (2.6 if strong else 1.8) * u), "#f6cf6d", u)


def glow(canvas: pygame.Surface, rect: pygame.Rect, radius: float, u: float) -> None:
    """A light round something, which leaves the thing itself clear."""
    for i in range(GLOW_RINGS):
        out = round((2 + 2 * i) * u)
        ink.rounded(
            canvas, rect.inflate(2 * out, 2 * out), radius + out, None, tints.LIGHT, 2.4 * u,
            border_alpha=0.5 * (1 - i / GLOW_RINGS) ** 1.6,
        )  # fmt: skip


def glass(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """Dark glass for what only stands there."""
    ink.rounded(canvas, rect, 12 * u, tints.GLASS, tints.GOLD, max(1, u), 0.58, 0.42)


def inlay(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """The stepped line let into the table round what is in play."""
    ink.veil(canvas, rect.inflate(-2 * round(4 * u), -2 * round(4 * u)), "#000000", 0.07)
    ink.deco_frame(canvas, rect, 2 * u, 7 * u, tints.GOLD, 0.42, max(1, 1.2 * u))
    ink.deco_frame(canvas, rect, 8 * u, 7 * u, tints.GOLD, 0.24, max(1, 0.8 * u))


def paper(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """A sheet of cream paper for what asks or explains."""
    ink.shadow(canvas, rect, 14 * u, 16 * u, 120, 5 * u)
    ink.rounded(canvas, rect, 14 * u, (tints.PAPER_TOP, tints.PAPER_FOOT), tints.PAPER_EDGE, max(1, 1.4 * u))


def outline(canvas: pygame.Surface, points: Sequence[tuple[int, int]], u: float, *, dashed: bool) -> None:
    """The ground of cards that belong together, dashed while they only would."""
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    w, h = max(x for x, _y in points) - left, max(y for _x, y in points) - top
    corners = " ".join(f"{x - left + 2},{y - top + 2}" for x, y in points)
    dash = (
        f'stroke-dasharray="{7 * u} {5 * u}" stroke="{tints.BRIGHT}" stroke-width="{max(1.5, 2 * u)}"'
        if dashed
        else ""
    )
    body = f'<polygon points="{corners}" fill="#f3d68f" fill-opacity="{0.1 if dashed else 0.26}" stroke-linejoin="round" {dash}/>'
    put(canvas, body, w + 4, h + 4, (left + w / 2, top + h / 2), (w + 4, h + 4))


def place(canvas: pygame.Surface, rect: pygame.Rect, u: float, *words: str, gold: bool = False) -> None:
    """A free place, dashed, with some words in it; gold when a card of the player may come there."""
    w, h, r = rect.w, rect.h, 0.08 * rect.w
    colour = tints.BRIGHT if gold else tints.LIGHT
    line = f'stroke="{colour}" stroke-width="{max(1.4, (2 if gold else 1.4) * u)}" stroke-opacity="{1 if gold else 0.55}"'
    body = (
        f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{r}" fill="#000" fill-opacity=".14"/>'
        f'<path d="{_dashes(w, h, r, u)}" fill="none" {line}/>'
    )
    put(canvas, body, w, h, rect.center, rect.size)
    step = 20 * u
    for i, word in enumerate(words):
        style = text.fit(
            word, text.BADGE.at(max(11, min(17 if i == 0 else 13, 0.28 * w / u))), w - round(6 * u), u
        )
        y = rect.centery + (i - (len(words) - 1) / 2) * step
        suited.line(canvas, word, (rect.centerx, y), style, u, tints.LIGHT, "centre")


def _dashes(w: float, h: float, r: float, u: float) -> str:
    """A dashed outline as a path: dashes along each side, the corners whole."""
    e = 1.5
    x, y, a, b = e, e, w - e, h - e
    path = (
        f"M{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}M{a - r} {y}A{r} {r} 0 0 1 {a} {y + r}"
        f"M{a} {b - r}A{r} {r} 0 0 1 {a - r} {b}M{x + r} {b}A{r} {r} 0 0 1 {x} {b - r}"
    )
    for start, end, fixed, across in ((x + r, a - r, (y, b), True), (y + r, b - r, (x, a), False)):
        number = max(1, round((end - start) / (9 * u)))
        step = (end - start) / number
        for i in range(number):
            low, high = start + (i + 0.24) * step, start + (i + 0.76) * step
            for at in fixed:
                path += f"M{low:.1f} {at}H{high:.1f}" if across else f"M{at} {low:.1f}V{high:.1f}"
    return path
