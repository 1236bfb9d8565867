"""One run of text as a picture: drawn larger and smoothed down, so that small letters stand evenly.

Suit signs among the letters are drawn shapes, since no common font has handsome ones.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, theme
from patience.gui.cache import Cache
from patience.gui.fonts import Style, font

if TYPE_CHECKING:
    from collections.abc import Iterator

SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
SIGN_SIZE, SIGN_ADVANCE = 0.82, 0.92  # in text sizes
BASES = (42, 84, 168)  # px, the sizes letters are drawn in
LEAST_TIMES = 2.1  # less than that, and hinting shows in the spacing

LINES = Cache(800, 3_000_000, "line")
_widths: dict[tuple[str, Style, float], int] = {}


def render(text: str, style: Style, u: float, colour: str) -> pygame.Surface:
    """The text as a picture, cached; its baseline lies `ascent(style, u)` below its top edge."""
    text = text.upper() if style.capitals else text
    return LINES.get((text, style, u, colour), lambda: _render(text, style, u, colour))


def width(text: str, style: Style, u: float) -> int:
    """Width of the set text in window pixels."""
    text = text.upper() if style.capitals else text
    key = text, style, u
    found = _widths.get(key)
    if found is None:
        face, times = _face(style, u)
        sign, track = SIGN_ADVANCE * style.size * u * times, style.track * u * times
        parts = [sign if part in SIGNS else face.size(part)[0] for part in _pieces(text, style)]
        found = _keep_width(key, (sum(parts) + track * (len(parts) - 1)) / times if parts else 0)
    return found


def ascent(style: Style, u: float) -> int:
    """Whole window pixels from the top of a rendered line to its baseline."""
    face, times = _face(style, u)
    return ceil(face.get_ascent() / times)


def _keep_width(key: tuple[str, Style, float], exact: float) -> int:
    if len(_widths) > 4000:
        _widths.clear()
    _widths[key] = ceil(exact)
    return _widths[key]


def _face(style: Style, u: float) -> tuple[pygame.font.Font, float]:
    """The font to draw with, and how many times larger than wanted it is.

    All sizes share a few large fonts: opening one and tracing its letters is what costs time at the start.
    """
    size = style.size * u
    base = next((base for base in BASES if base >= LEAST_TIMES * size), BASES[-1])
    return font(style, base), base / size


def runs(text: str) -> Iterator[str]:
    """The text cut so that each suit sign stands alone."""
    start = 0
    for place, letter in enumerate(text):
        if letter in SIGNS:
            if start < place:
                yield text[start:place]
            yield letter
            start = place + 1
    if start < len(text):
        yield text[start:]


def _pieces(text: str, style: Style) -> Iterator[str]:
    """What is set in one go: single letters where they are tracked, else whole runs."""
    return iter(text) if style.track else runs(text)


def _render(text: str, style: Style, u: float, colour: str) -> pygame.Surface:
    face, times = _face(style, u)
    step = SIGN_ADVANCE * style.size * u * times
    letters: list[tuple[pygame.Surface, float]] = []
    signs: list[tuple[str, float]] = []
    x = 0.0
    # Measuring first would cost as much as drawing; so the pictures themselves say how wide they are.
    for part in _pieces(text, style):
        if part in SIGNS:
            signs.append((SIGNS[part], x / times))
            x += step
        else:
            picture = face.render(part, True, colour)
            letters.append((picture, x))
            x += picture.get_width()
        x += style.track * u * times
    wide = max(1, _keep_width((text, style, u), (x - style.track * u * times) / times))
    small = _smooth(letters, wide, ascent(style, u), face, times, colour)
    for letter, left in signs:
        _sign(small, letter, left, style, u, colour)
    return small


def _smooth(
    letters: list[tuple[pygame.Surface, float]],
    wide: int,
    baseline: int,
    face: pygame.font.Font,
    times: float,
    colour: str,
) -> pygame.Surface:
    """The large pictures put together and made small, so that the baseline falls on a whole pixel."""
    top = round(baseline * times) - face.get_ascent()
    tall = ceil((top + face.get_height()) / times)
    sheet = pygame.Surface((round(wide * times), round(tall * times)), pygame.SRCALPHA)
    sheet.fill((*theme.rgb(colour), 0))
    for picture, x in letters:
        sheet.blit(picture, (round(x), top))
    return pygame.transform.smoothscale(sheet, (wide, tall))


def _sign(picture: pygame.Surface, letter: str, left: float, style: Style, u: float, colour: str) -> None:
    on_green = theme.luminance(colour) > 0.3  # light text can only stand on a dark ground
    if letter in "HD":
        colour = theme.RED_ON_GREEN if on_green else theme.TWO_COLOURS["H"]
    size = max(1, round(SIGN_SIZE * style.size * u))
    middle = ascent(style, u) - style.cap_height * u / 2
    x = left + (SIGN_ADVANCE - SIGN_SIZE) / 2 * style.size * u
    picture.blit(icons.suit(letter, size, colour), (round(x), round(middle - size / 2)))
