"""Setting text: lines, paragraphs, and what to do when the room is too small; with the named styles."""

from __future__ import annotations

from bisect import bisect_left
from math import ceil
from typing import TYPE_CHECKING

import pygame

from patience.gui.fonts import (
    BADGE,
    BAR,
    BRASS_BUTTON,
    BUTTON,
    CAPTION,
    FIGURE,
    GAME_NAME,
    GROUP,
    LABEL,
    LEAST_SIZE,
    MESSAGE,
    OVERLINE,
    PANEL_TITLE,
    READING,
    READING_STRONG,
    RULES_HEADING,
    SANS,
    SERIF,
    SPOKEN,
    TILE_NAME,
    WIN_TITLE,
    WORDMARK,
    Style,
)
from patience.gui.glyphs import LINES, ascent, render, width

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    Align = Literal["left", "centre", "right"]

ELLIPSIS = "…"

__all__ = [
    "BADGE",
    "BAR",
    "BRASS_BUTTON",
    "BUTTON",
    "CAPTION",
    "FIGURE",
    "GAME_NAME",
    "GROUP",
    "LABEL",
    "LEAST_SIZE",
    "LINES",
    "MESSAGE",
    "OVERLINE",
    "PANEL_TITLE",
    "READING",
    "READING_STRONG",
    "RULES_HEADING",
    "SANS",
    "SERIF",
    "SPOKEN",
    "TILE_NAME",
    "WIN_TITLE",
    "WORDMARK",
    "Style",
    "ascent",
    "ellipsis",
    "fit",
    "height",
    "line",
    "paragraph",
    "render",
    "width",
    "wrap",
]


def line(
    surface: pygame.Surface,
    text: str,
    at: tuple[float, float],
    style: Style,
    u: float,
    colour: str,
    align: Align = "left",
    most: int | None = None,
) -> pygame.Rect:
    """Set one line with the middle of its capitals at `at`; shortened with an ellipsis to `most` pixels."""
    if not text:
        return pygame.Rect(at, (0, 0))
    picture = render(text, style, u, colour)
    if most is not None and picture.get_width() > most:
        text = ellipsis(text, style, most, u)
        return line(surface, text, at, style, u, colour, align)
    x = at[0] - {"left": 0.0, "centre": picture.get_width() / 2, "right": float(picture.get_width())}[align]
    baseline = round(at[1] + style.cap_height * u / 2)
    place = picture.get_rect(topleft=(round(x), baseline - ascent(style, u)))
    surface.blit(picture, place)  # what this gives back is cut to the clip, and no place to go on from
    return place


def wrap(text: str, style: Style, width_px: int, u: float) -> list[str]:
    """The text broken into lines no wider than that; a word too long for any line is broken itself."""
    lines: list[str] = []
    for block in text.split("\n"):
        current = ""
        for word in block.split(" "):
            joined = f"{current} {word}" if current else word
            if width(joined, style, u) <= width_px:
                current = joined
                continue
            if current:
                lines.append(current)
            *full, current = _break(word, style, width_px, u)
            lines.extend(full)
        lines.append(current)
    return lines


def paragraph(
    surface: pygame.Surface,
    text: str,
    rect: pygame.Rect,
    style: Style,
    u: float,
    colour: str,
    align: Align = "left",
) -> int:
    """Set wrapped text from the top of the rectangle, across its width; the height used in window pixels."""
    step = style.size * style.lead * u
    x = {"left": rect.x, "centre": rect.centerx, "right": rect.right}[align]
    lines = wrap(text, style, rect.w, u)
    for number, part in enumerate(lines):
        line(surface, part, (x, rect.y + step * (number + 0.5)), style, u, colour, align)
    return ceil(step * len(lines))


def height(text: str, style: Style, width_px: int, u: float) -> int:
    """The height `paragraph` will use."""
    return ceil(style.size * style.lead * u * len(wrap(text, style, width_px, u)))


def fit(text: str, style: Style, width_px: int, u: float, least: float = LEAST_SIZE) -> Style:
    """The style, made smaller by half pixels until the text fits or the least size is reached."""
    while width(text, style, u) > width_px and style.size > least:
        style = style.at(max(least, style.size - 0.5))
    return style


def ellipsis(text: str, style: Style, width_px: int, u: float) -> str:
    """The text, its end replaced by an ellipsis where it is too wide; empty where not even that fits."""
    if width(text, style, u) <= width_px:
        return text
    left = _most(len(text), lambda n: width(text[:n].rstrip() + ELLIPSIS, style, u) <= width_px)
    cut = text[:left].rstrip() + ELLIPSIS
    return cut if width(cut, style, u) <= width_px else ""


def squeeze(text: str, style: Style, width_px: int, u: float) -> str:
    """The text, its middle replaced by an ellipsis where it is too wide: what stands at the end is kept."""
    if width(text, style, u) <= width_px:
        return text
    return _ends(text, _most(len(text), lambda n: width(_ends(text, n), style, u) <= width_px))


def _most(letters: int, fits: Callable[[int], bool]) -> int:
    """The greatest number of letters that fits, where fewer always fit as well; 0 where none does."""
    return bisect_left(range(1, letters + 1), 1, key=lambda n: not fits(n))


def _ends(text: str, kept: int) -> str:
    """So many letters of a text, half of them from its beginning, half from its end."""
    head = (kept + 1) // 2
    return text[:head].rstrip() + ELLIPSIS + text[len(text) - kept + head :].lstrip()


def _break(word: str, style: Style, width_px: int, u: float) -> list[str]:
    """A word cut into as few pieces as fit the width; each has one letter at least."""
    pieces = []
    while len(word) > 1 and width(word, style, u) > width_px:
        end = len(word) - 1
        while end > 1 and width(word[:end], style, u) > width_px:
            end -= 1
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]
