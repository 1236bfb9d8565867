"""Pictures of what can be chosen in the settings: card backs, felts, and a preview of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.cards import cards
from patience.gui import felt, ink, text, theme
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.cardart import CardArt
    from patience.gui.desk import Desk


def backs() -> list[tuple[str, str]]:
    """Every card back and its name."""
    return [
        ("waves", _("Waves")),
        ("sunrise", _("Sunrise")),
        ("lattice", _("Lattice")),
        ("fans", _("Fans")),
        ("plain", _("Plain")),
    ]


def felts() -> list[tuple[str, str]]:
    """Every felt and its name."""
    return [
        ("Emerald", _("Emerald")),
        ("Ink", _("Ink")),
        ("Claret", _("Claret")),
        ("Slate", _("Slate")),
        ("Walnut", _("Walnut")),
        ("Plum", _("Plum")),
    ]


def felt_picture(size: tuple[int, int], name: str, radius: float) -> pygame.Surface:
    """A small piece of a felt with round corners."""
    key = "felt piece", size, name, round(radius, 1)
    return ink.SHAPES.get(key, lambda: ink.clip_rounded(felt.felt(size, name), radius))


def card_shadow(canvas: pygame.Surface, x: int, y: int, width: int) -> None:
    """The shadow a card of that width casts where it lies."""
    box = x, y, width, round(1.4 * width)
    ink.shadow(canvas, box, 0.0625 * width, max(1, 0.022 * width), 92, 0.014 * width, hollow=True)


def lay(
    canvas: pygame.Surface, art: CardArt, name: str, x: float, y: float, width: int, *, large: bool
) -> None:
    """Put a card ("QH", or "back") down with its shadow."""
    at = round(x), round(y)
    card_shadow(canvas, *at, width)
    picture = art.back(width) if name == "back" else art.face(cards(name)[0], width, large=large)
    canvas.blit(picture, at)


def preview(canvas: pygame.Surface, desk: Desk, box: pygame.Rect, u: float) -> None:
    """A piece of table with a few cards, as the settings make it look."""
    look = desk.settings
    canvas.blit(felt_picture(box.size, look.felt, 12 * u), box)
    ink.rounded(canvas, box, 12 * u, None, theme.BLACK, max(1, u), border_alpha=0.25)
    wide = min(round(78 * u), round(box.w * 0.175), round((box.h - 32 * u) / 2))
    step = wide * 0.3
    y = box.y + (box.h - 1.4 * wide - 2 * step) / 2
    gap = round(wide * 0.15)
    whole = 4.6 * wide + 2 * gap
    x = box.x + (box.w - whole) / 2
    for number, name in enumerate(("KD", "QC", "JH")):
        lay(canvas, desk.art, name, x, y + number * step, wide, large=look.large_index)
    x += 1.6 * wide
    for number, name in enumerate(("AS", "7D", "back")):
        lay(canvas, desk.art, name, x + number * (wide + gap), y + step, wide, large=look.large_index)
    word = _("Preview")
    tall, pad = round(24 * u), round(12 * u)
    plate = pygame.Rect(0, 0, text.width(word, text.CAPTION, u) + 2 * pad, tall)
    plate.topright = box.right - round(8 * u), box.y + round(8 * u)
    ink.rounded(canvas, plate, tall / 2, theme.NIGHT, alpha=0.75)
    text.line(canvas, word, plate.center, text.CAPTION, u, theme.CREAM, "centre")
