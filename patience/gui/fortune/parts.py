"""The small things of a consultation: single-headed cards, ribbons, tags, headings, paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.company import tints
from patience.gui.company.cardface import LARGE_BELOW
from patience.gui.drawing import put
from patience.words import _

if TYPE_CHECKING:
    from patience.games.fortune.meanings import Drawn
    from patience.gui.cardart import CardArt

WINE, WINE_EDGE, ON_WINE = "#6a1228", "#3c0814", "#fbe7c8"
HEAD = text.Style(text.SERIF, "Bold", 26)
PROSE = text.Style(text.SERIF, "Regular", 20, lead=1.5)
TOLD = text.Style(text.SERIF, "It", 15.5, lead=1.42)
STRONG = text.Style(text.SANS, "Bold", 14.5)
SMALL = text.Style(text.SANS, "SemiBold", 13.5, lead=1.32)
RIBBON = text.Style(text.SANS, "SemiBold", 11.5)
LABEL = text.Style(text.SANS, "SemiBold", 13)
SECOND = "#6b5634"


def card(canvas: pygame.Surface, art: CardArt, drawn: Drawn | None, rect: pygame.Rect) -> None:
    """A single-headed card lying in a rectangle, with its shadow; None shows its back."""
    width = max(4, round(rect.h / 1.4))
    if drawn:
        picture = art.single(drawn.card, width, head_down=drawn.reversed, large=width < LARGE_BELOW)
    else:
        picture = art.back(width)
    ink.shadow(canvas, rect, 0.0625 * width, max(0.8, 0.05 * width), 90, 0.03 * width, hollow=True)
    canvas.blit(
        picture if picture.get_size() == rect.size else pygame.transform.smoothscale(picture, rect.size), rect
    )


def glow(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """The light behind the card that counts."""
    ink.shadow(canvas, rect, 0.065 * rect.w, 9 * u, 230, 0, tints.LIGHT)


def ribbon(canvas: pygame.Surface, at: tuple[int, int], tall: int, most: int, u: float) -> None:
    """The wine ribbon of a reversed card; `at` is the middle of its upper edge."""
    words = _("reversed")
    style = text.fit(words, RIBBON.at(max(text.LEAST_SIZE, 0.575 * tall / u)), most - round(6 * u), u, 8)
    wide = min(most, text.width(words, style, u) + tall)
    cut = 0.35 * tall
    body = (
        f'<path d="M.5 .5H{wide - 0.5}L{wide - cut} {tall / 2}L{wide - 0.5} {tall - 0.5}H.5L{cut} {tall / 2}Z" '
        f'fill="{WINE}" stroke="{WINE_EDGE}"/>'
    )
    put(canvas, body, wide, tall, (at[0], at[1] + tall / 2), (wide, tall))
    text.line(canvas, words, (at[0], at[1] + tall / 2), style, u, ON_WINE, "centre")


def tag(canvas: pygame.Surface, words: str, at: tuple[int, int], tall: int, u: float) -> None:
    """The gold tag of the consultant's own card; `at` is the middle of its upper edge."""
    style = LABEL.at(max(text.LEAST_SIZE, 0.62 * tall / u)).weigh("Bold")
    rect = pygame.Rect(0, at[1], text.width(words, style, u) + round(0.8 * tall), tall)
    rect.centerx = at[0]
    ink.rounded(canvas, rect, tall / 2, "#f0c766", "#8a5f16", max(1, u))
    text.line(canvas, words, rect.center, style, u, tints.BROWN, "centre")


def paper(canvas: pygame.Surface, rect: pygame.Rect, radius: float, u: float) -> None:
    """A sheet to read from."""
    ink.shadow(canvas, rect, radius * u, 12 * u, 110, 5 * u, hollow=True)
    ink.rounded(
        canvas, rect, radius * u, (tints.PAPER_TOP, tints.PAPER_FOOT), tints.PAPER_EDGE, max(1, 1.2 * u)
    )


def thread(canvas: pygame.Surface, start: tuple[int, int], end: tuple[int, int], u: float) -> None:
    """Dots that lead from a card to the sheet, which points up at it."""
    x, y, step = end[0], start[1], max(4, round(6 * u))
    side = round(24 * u)
    body = f'<path d="M12 1L23 21H1Z" fill="{tints.PAPER_TOP}" stroke="{tints.PAPER_EDGE}"/>'
    for at in range(y, end[1] - side, step):
        ink.disc(canvas, (x, at), max(1.0, 1.2 * u), "#f6cf6d")
    put(canvas, body, 24, 24, (x, end[1] - side / 2 + round(4 * u)), (side, side))


def pointer(canvas: pygame.Surface, at: tuple[int, int], u: float) -> None:
    """The small arrow from a card to the one that follows it."""
    body = (
        '<path d="M1 8H12M8 3L13 8L8 13" fill="none" stroke="#f6cf6d" stroke-width="2.2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    put(canvas, body, 14, 16, at, (14 * u, 16 * u))


def heading(canvas: pygame.Surface, rect: pygame.Rect, words: str, u: float, *, gold: bool) -> None:
    """A heading with stepped ends; gold for what is being read."""
    w, h = rect.size
    a, b, c = h * 0.18, h * 0.34, h * 0.2
    steps = (
        f"M{2 * c} 1H{w - 2 * c}V{a}H{w - c}V{b}H{w - 1}V{h - b}H{w - c}V{h - a}H{w - 2 * c}V{h - 1}"
        f"H{2 * c}V{h - a}H{c}V{h - b}H1V{b}H{c}V{a}H{2 * c}Z"
    )
    inner = f"M{2 * c + 4} 5H{w - 2 * c - 4}M{2 * c + 4} {h - 5}H{w - 2 * c - 4}"
    body = (
        f'<path d="{steps}" fill="{"#f0c766" if gold else "#17493a"}" stroke="{tints.GOLD}" stroke-width="1.2"/>'
        f'<path d="{inner}" stroke="{"#8a5f16" if gold else tints.GOLD}" stroke-width=".8" stroke-opacity=".8"/>'
    )
    put(canvas, body, w, h, rect.center, rect.size)
    style = text.fit(words, text.Style(text.SERIF, "Bold", min(19, 0.5 * h / u)), w - round(4 * c), u)
    text.line(canvas, words, rect.center, style, u, tints.BROWN if gold else tints.LIGHT, "centre")


def fitting(words: str, style: text.Style, size: tuple[int, int], u: float, least: float = 11) -> text.Style:
    """The style, smaller by half pixels until a paragraph fits a size."""
    while style.size > least and text.height(words, style, size[0], u) > size[1]:
        style = style.at(style.size - 0.5)
    return style
