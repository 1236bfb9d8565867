"""Lines of text whose suit signs stand in the colours of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import icons, text, theme
from patience.gui.glyphs import SIGN_ADVANCE, SIGN_SIZE, SIGNS, runs

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from patience.gui.fonts import Style
    from patience.gui.text import Align


def width(words: str, style: Style, u: float) -> int:
    """Width of the set line in window pixels."""
    return text.width(words, style, u)


def line(
    canvas: pygame.Surface,
    words: str,
    pos: tuple[float, float],
    style: Style,
    u: float,
    colour: str,
    anchor: Align = "left",
    most: int | None = None,
    suits: Mapping[str, str] = theme.TWO_COLOURS,
) -> None:
    """Set one line as `text.line` does, its suit signs in the colours of `suits`; on green in those of the felt."""
    if most is not None:
        words = text.ellipsis(words, style, most, u)
    if not any(sign in words for sign in SIGNS):
        text.line(canvas, words, pos, style, u, colour, anchor)
        return
    whole = width(words, style, u)
    x = pos[0] - {"left": 0.0, "centre": whole / 2, "right": float(whole)}[anchor]
    start = 0
    for run in runs(words):
        at = x + width(words[:start], style, u)
        if run in SIGNS:
            _sign(canvas, SIGNS[run], (at, pos[1]), style.size * u, _on(colour, suits[SIGNS[run]]))
        else:
            text.line(canvas, run, (at, pos[1]), style, u, colour)
        start += len(run)


def _on(colour: str, suit: str) -> str:
    """The colour of a sign beside text of that colour: light text can only stand on a dark ground."""
    if theme.luminance(colour) < 0.3:
        return suit
    return colour if suit == theme.TWO_COLOURS["S"] or suit == theme.FOUR_COLOURS["C"] else theme.RED_ON_GREEN


def _sign(canvas: pygame.Surface, suit: str, at: tuple[float, float], size: float, colour: str) -> None:
    side = max(1, round(SIGN_SIZE * size))
    x = at[0] + (SIGN_ADVANCE - SIGN_SIZE) / 2 * size
    canvas.blit(icons.suit(suit, side, colour), (round(x), round(at[1] - side / 2)))
