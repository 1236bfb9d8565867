"""The two type families of the program, opened only when a text needs them."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

import pygame

SANS, SERIF = "Manrope", "SourceSerifPro"
_PACKAGE = {SANS: "font_manrope", SERIF: "font_source_serif_pro"}
_SUFFIX = {SANS: ".ttf", SERIF: ".otf"}
_CAPITALS = {SANS: 0.72, SERIF: 0.67}  # height of capitals in ems

_opened: dict[tuple[str, str, int], pygame.font.Font] = {}
_folders: dict[str, str | None] = {}


class Style(NamedTuple):
    """A way of setting text; `size`, `lead` and `track` are logical pixels."""

    family: str
    weight: str
    size: float
    lead: float = 1.55  # distance of lines, in sizes
    track: float = 0.0  # extra space between letters
    capitals: bool = False

    def at(self, size: float) -> Style:
        """The same style in another size."""
        return self._replace(size=size)

    def weigh(self, weight: str) -> Style:
        """The same style in another weight."""
        return self._replace(weight=weight)

    @property
    def cap_height(self) -> float:
        """Height of the capitals in logical pixels."""
        return self.size * _CAPITALS[self.family]


WORDMARK = Style(SERIF, "Semibold", 29)
PANEL_TITLE = Style(SERIF, "Semibold", 27)
WIN_TITLE = Style(SERIF, "Semibold", 30)
GROUP = Style(SERIF, "Semibold", 21)
RULES_HEADING = Style(SERIF, "Bold", 20)
GAME_NAME = Style(SERIF, "Semibold", 19)
TILE_NAME = Style(SERIF, "Semibold", 15.5)
FIGURE = Style(SERIF, "Bold", 28)
SPOKEN = Style(SERIF, "It", 14.5)
READING = Style(SANS, "Medium", 15.5)
READING_STRONG = Style(SANS, "SemiBold", 15.5)
BUTTON = Style(SANS, "SemiBold", 15)
BRASS_BUTTON = Style(SANS, "Bold", 15)
BAR = Style(SANS, "SemiBold", 14)
MESSAGE = Style(SANS, "SemiBold", 14)
LABEL = Style(SANS, "Medium", 13)
CAPTION = Style(SANS, "Medium", 12)
OVERLINE = Style(SANS, "Bold", 11.5, track=1.6, capitals=True)
BADGE = Style(SANS, "Bold", 12)

LEAST_SIZE = 11.0  # smallest text anywhere


def font(style: Style, size_px: int) -> pygame.font.Font:
    """The font of the style at a size in pixels; pygame's own where the family is not installed."""
    key = style.family, style.weight, size_px
    found = _opened.get(key)
    if found is None:
        if len(_opened) > 64:  # a window dragged through many sizes
            _opened.clear()
        found = _opened[key] = pygame.font.Font(_path(style), size_px)
    return found


def _path(style: Style) -> str | None:
    folder = _folder(style.family)
    return f"{folder}/{style.family}-{style.weight}{_SUFFIX[style.family]}" if folder else None


def _folder(family: str) -> str | None:
    """Where the font package lies: looked up along sys.path, without importing it (a few file stats)."""
    if family not in _folders:
        places = (f"{entry or '.'}/{_PACKAGE[family]}/files" for entry in sys.path)
        found = (place for place in places if os.path.isdir(place))
        _folders[family] = next(found, None)
    return _folders[family]
