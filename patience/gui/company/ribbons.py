"""Ribbons with words: the line that tells and asks, and the names of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import suited, text
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from patience.gui.company.plan import Plan

LINE = text.BUTTON.at(16)


def ribbon(
    canvas: pygame.Surface, words: str, at: tuple[int, int], u: float, size: float, most: int, *, gold: bool
) -> pygame.Rect:
    """A ribbon with swallow tails, its left end at a point: gold for what wins, dark for the rest."""
    rect, style = ribbon_rect(words, at, u, size, most), _ribbon_style(words, u, size, most)
    h = rect.h
    fill, edge = ("#f0c766", "#8a5f16") if gold else (tints.GLASS, tints.DIM)
    w, notch = rect.w, 0.28 * h
    body = (
        f'<path d="M1 1H{w - 1}L{w - notch} {h / 2}L{w - 1} {h - 1}H1L{notch} {h / 2}Z" fill="{fill}" '
        f'fill-opacity="{1 if gold else 0.86}" stroke="{edge}" stroke-width="{max(1, u)}"/>'
        f'<path d="M{0.5 * h} 3.6H{w - 0.5 * h}M{0.5 * h} {h - 3.6}H{w - 0.5 * h}" stroke="{edge}" stroke-opacity=".6" stroke-width="{0.8 * u}"/>'
    )
    put(canvas, body, w, h, rect.center, rect.size)
    colour = tints.BROWN if gold else tints.TELLS
    suited.line(canvas, words, rect.center, style, u, colour, "centre", rect.w - round(size * u))
    return rect


def ribbon_rect(words: str, at: tuple[int, int], u: float, size: float, most: int) -> pygame.Rect:
    """The place of a ribbon with these words, its left end at a point."""
    h = round(2.1 * size * u)
    wide = suited.width(words, _ribbon_style(words, u, size, most), u) + round(2.4 * size * u)
    return pygame.Rect(at[0], at[1] - h // 2, min(most, wide), h)


def _ribbon_style(words: str, u: float, size: float, most: int) -> text.Style:
    return text.fit(words, text.Style(text.SERIF, "Bold", size), most - round(2.4 * size * u), u)


def line(canvas: pygame.Surface, plan: Plan, quiet: str, words: str, *, mine: bool) -> pygame.Rect:
    """The one line that says what has happened and what is asked; the quiet part goes first when room is short."""
    u = plan.scale.u
    style = LINE.at(12.5) if plan.compact else LINE
    soft = text.LABEL.at(max(text.LEAST_SIZE, 0.9 * style.size))
    ends, gap = round((34 if plan.compact else 56) * u), round(16 * u)
    room = plan.size[0] - 2 * plan.margin - ends
    wide = suited.width(words, style, u)
    if quiet and wide + gap + suited.width(quiet, soft, u) > room:
        quiet = ""
    if wide > room:
        style = text.fit(words, style, room, u)
        words = text.squeeze(words, style, room, u)
        wide = min(room, suited.width(words, style, u))
    before = suited.width(quiet, soft, u) + gap if quiet else 0
    total = wide + before + ends
    rect = pygame.Rect(0, plan.line.y, total, plan.line.h)
    rect.centerx = plan.size[0] // 2
    _ground(canvas, rect, u, mine=mine)
    x = rect.x + ends // 2
    if quiet:
        suited.line(canvas, quiet, (x, rect.centery), soft, u, tints.MUTED)
    colour = tints.ASKS if mine else tints.TELLS
    suited.line(canvas, words, (x + before, rect.centery), style, u, colour, "left", wide + 2)
    return rect


def _ground(canvas: pygame.Surface, rect: pygame.Rect, u: float, *, mine: bool) -> None:
    w, h = rect.size
    edge = tints.GOLD if mine else tints.DIM
    inner = f'<path d="M{h / 2 + 2} 3.5H{w - h / 2 - 2}M{h / 2 + 2} {h - 3.5}H{w - h / 2 - 2}" stroke="{tints.GOLD}" stroke-width="{0.7 * u}" stroke-opacity=".45"/>'
    body = (
        f'<path d="M{h / 2} .6H{w - h / 2}L{w - 1} {h / 2}L{w - h / 2} {h - 0.6}H{h / 2}L1 {h / 2}Z" fill="{tints.GLASS}" '
        f'fill-opacity=".82" stroke="{edge}" stroke-width="{max(1, 1.1 * u)}"/>{inner if mine else ""}'
    )
    put(canvas, body, w, h, rect.center, rect.size)
