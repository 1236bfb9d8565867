"""The stake that the player spreads over the pools: a control below each, and a tray with what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import drawing, ink, text
from patience.gui.company import counters, tints
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.company.half import Spread
    from patience.gui.company.plan import Enlarged


def control(tray: pygame.Rect, scale: Enlarged, *, compact: bool) -> pygame.Rect:
    """The control with which one's stake on a pool is changed."""
    gap, tall = (4, 24) if compact else (10, 34)
    return pygame.Rect(tray.x, tray.bottom + scale.px(gap), tray.w, scale.px(tall))


def paint_control(canvas: pygame.Surface, pill: pygame.Rect, count: int, left: int, u: float) -> None:
    """Minus, number and plus on paper: so many lie on the pool, and so many are left to be laid."""
    h = pill.h
    ink.rounded(canvas, pill, h / 2, ("#fdf9ef", "#f1e6cb"), "#d0b377", max(1, 1.2 * u))
    signs = (("\N{MINUS SIGN}", pill.x + 0.55 * h, count), ("+", pill.right - 0.55 * h, left))
    for words, x, possible in signs:
        colour = "#8d1631" if possible else "#cfc3a4"
        text.line(canvas, words, (x, pill.centery), text.BADGE.at(max(13, 0.56 * h / u)), u, colour, "centre")
    number = text.Style(text.SANS, "ExtraBold", max(12, 0.5 * h / u))
    text.line(canvas, str(count), pill.center, number, u, tints.BROWN, "centre")


def paint_left(canvas: pygame.Surface, tray: pygame.Rect, half: Spread, u: float, *, compact: bool) -> None:
    """The tray with the counters that are still to be laid."""
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
