"""Badges on cards and people: the trump seal, a word or number in a pill, the lozenge of a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from patience.gui.drawing import Centre


def seal(canvas: pygame.Surface, suit: str, centre: Centre, size: float) -> None:
    """The trump seal: the suit on cream in a gold stepped ring."""
    spikes = "".join(
        f'<path transform="translate(50 50) rotate({22.5 * i})" d="M-5-40L0-49L5-40Z" fill="{tints.GOLD}"/>'
        for i in range(16)
    )
    body = (
        f'{spikes}<circle cx="50" cy="50" r="40" fill="{tints.GOLD}"/>'
        '<circle cx="50" cy="50" r="35" fill="#fffaec" stroke="#8a5f16" stroke-width="2"/>'
    )
    put(canvas, body, 100, 100, centre, (size, size))
    sign = icons.suit(suit, max(1, round(0.42 * size)), tints.SUIT_COLOURS[suit])
    canvas.blit(sign, sign.get_rect(center=(round(centre[0]), round(centre[1]))))


def badge(canvas: pygame.Surface, words: str, centre: Centre, u: float, size: float = 12) -> pygame.Rect:
    """A word or number in a small dark pill."""
    style = text.BADGE.at(max(text.LEAST_SIZE, size))
    rect = pygame.Rect(
        0, 0, max(text.width(words, style, u) + round(14 * u), round(1.65 * size * u)), round(1.65 * size * u)
    )
    rect.center = round(centre[0]), round(centre[1])
    ink.rounded(canvas, rect, rect.h / 2, tints.GLASS, tints.GOLD, max(1, u))
    text.line(canvas, words, rect.center, style, u, tints.LIGHT, "centre")
    return rect


def tick(canvas: pygame.Surface, card: pygame.Rect, size: int) -> None:
    """The sign that a card is chosen, in its upper right corner."""
    box = pygame.Rect(0, 0, size, size)
    box.topright = card.right - size // 5, card.y + size // 5
    ink.rounded(canvas, box, size / 2, tints.GOLD, tints.BROWN, max(1, size // 16))
    mark = icons.icon("check", round(0.66 * size), tints.BROWN, 3)
    canvas.blit(mark, mark.get_rect(center=box.center))


def lozenge(canvas: pygame.Surface, centre: Centre, wide: float, fill: str) -> None:
    """A trick or a marker: gold or silver when it is there, an outline when not."""
    edge = "#6f8f7f" if fill == "none" else "#8a5f16" if fill != tints.SILVER else "#66747c"
    body = f'<path d="M7 1L13 9L7 17L1 9Z" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
    put(canvas, body, 14, 18, centre, (wide, 18 / 14 * wide))
