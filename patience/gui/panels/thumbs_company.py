"""The little pictures of the round games: cards fanned and turned, counters, a wheel of pools."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import drawing, ink, theme
from patience.gui.company import counters
from patience.gui.panels import splendour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from patience.gui.cardart import CardArt

SHADE = "#0b2a1f"


class Bit(NamedTuple):
    """A card ("QH", "back"), so many counters ("3"), a "ring", "shade", "wheel" or "arrow": its middle, width, turn."""

    what: str
    x: float
    y: float
    w: float
    turn: float = 0


def paint(sheet: pygame.Surface, name: str, art: CardArt, scale: float) -> None:
    """Draw the picture of a game; the middle of the sheet is x = 0."""
    for what, x, y, w, turn in PICTURES[name]():
        centre = sheet.get_width() / 2 + x * scale, y * scale
        wide = max(4, round(w * scale))
        if what.isdigit():
            counters.heap(sheet, centre, int(what), w * scale)
        elif what in SHAPES:
            SHAPES[what](sheet, centre, wide, turn)
        else:
            picture = splendour.turned_card(art, what, wide, turn, large=True)
            sheet.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


# What is neither card nor counter


def _box(centre: tuple[float, float], wide: int) -> pygame.Rect:
    box = pygame.Rect(0, 0, wide, round(1.4 * wide))
    box.center = round(centre[0]), round(centre[1])
    return box


def _ring(sheet: pygame.Surface, centre: tuple[float, float], wide: int, _turn: float) -> None:
    ink.ring(sheet, _box(centre, wide), 0.0625 * wide, max(2, 0.045 * wide), theme.GLOW)


def _shade(sheet: pygame.Surface, centre: tuple[float, float], wide: int, _turn: float) -> None:
    ink.rounded(sheet, _box(centre, wide), 0.0625 * wide, SHADE, alpha=0.5)


def _arrow(sheet: pygame.Surface, centre: tuple[float, float], wide: int, turn: float) -> None:
    """An arc with a point, as of something that is turned."""
    body = (
        f'<g transform="rotate({turn} 50 50)" fill="none" stroke="{theme.BRASS_LIGHT}" stroke-width="7" '
        'stroke-linecap="round" stroke-linejoin="round"><path d="M64 8C36 30 32 60 58 90M42 86L59 91L62 74"/></g>'
    )
    drawing.put(sheet, body, 100, 100, centre, (wide, wide))


def _wheel(sheet: pygame.Surface, centre: tuple[float, float], wide: int, _turn: float) -> None:
    spokes = "".join(
        f"M{100 + 34 * cos(a):.1f} {100 + 34 * sin(a):.1f}L{100 + 92 * cos(a):.1f} {100 + 92 * sin(a):.1f}"
        for a in (pi * (k + 0.5) / 4 for k in range(8))
    )
    body = (
        f'<circle cx="100" cy="100" r="98" fill="{theme.NIGHT}" stroke="{theme.BRASS}" stroke-width="3"/>'
        f'<g fill="none" stroke="{theme.BRASS}" stroke-width="2"><circle cx="100" cy="100" r="91"/>'
        f'<circle cx="100" cy="100" r="34"/><path d="{spokes}"/></g>'
    )
    drawing.put(sheet, body, 200, 200, centre, (wide, wide))


SHAPES: dict[str, Callable[[pygame.Surface, tuple[float, float], int, float], None]] = {
    "ring": _ring, "shade": _shade, "arrow": _arrow, "wheel": _wheel,
}  # fmt: skip


# How cards are laid together


def _row(names: str, x: float, y: float, w: float, dx: float, dy: float = 0) -> Iterator[Bit]:
    """Cards beside each other, the first one's middle at x, y."""
    for number, name in enumerate(names.split()):
        yield Bit(name, x + number * dx, y + number * dy, w)


def _fan(names: str, y: float, w: float, step: float, radius: float = 2.4) -> Iterator[Bit]:
    """Cards in a hand, the middle of the middle one at x = 0; a radius below 0 opens it downwards."""
    cards = names.split()
    for number, name in enumerate(cards):
        angle = (number - (len(cards) - 1) / 2) * step
        arc = radians(angle)
        yield Bit(
            name,
            abs(radius) * w * sin(arc),
            y + radius * w * (1 - cos(arc)),
            w,
            angle * (1 if radius > 0 else -1),
        )


# The games


def _authors() -> Iterator[Bit]:
    yield from _fan("back back back back back", 0, 34, 14, -2.4)
    yield from _fan("QD QH QC QS", 90, 58, 14)


def _speculation() -> Iterator[Bit]:
    yield from _row("back back back", -48, 58, 40, 5)
    yield Bit("6D", 34, 56, 46, 7)
    yield Bit("3", -16, 106, 15)
    yield Bit("2", 62, 112, 15)


def _pope_joan() -> Iterator[Bit]:
    yield from _fan("10H JC QS KS", 48, 44, 16, 2.2)
    yield Bit("7D", 0, 86, 46)
    yield Bit("ring", 0, 86, 46)
    yield Bit("2", -52, 112, 15)
    yield Bit("2", 52, 112, 15)


def _newmarket() -> Iterator[Bit]:
    yield from _row("AH KC QD JS", -60, 42, 37, 40)
    for x, number in zip((-60, -20, 20, 60), "2132", strict=True):
        yield Bit(number, x, 88, 13)


def _spin() -> Iterator[Bit]:
    for card in _row("AH KC QD JS", -60, 30, 37, 40):
        yield card
        yield card._replace(what="shade")
    yield Bit("AD", 0, 70, 46, 14)
    yield Bit("arrow", -50, 84, 42)
    yield Bit("arrow", 50, 72, 42, 180)


def _saratoga() -> Iterator[Bit]:
    for card in _row("AH KC QD JS", -52, 40, 40, 35, 16):
        yield card
        yield Bit("1", card.x - 6, card.y + 17, 15)


def _pochen() -> Iterator[Bit]:
    yield Bit("wheel", 0, 64, 122)
    for number, name in enumerate(("10H", "JH", "QH", "KH", "AH")):
        angle = -90 + 45 * number
        arc = radians(angle)
        yield Bit(name, 39 * sin(arc), 64 - 39 * cos(arc), 18, angle)
    yield Bit("5", 0, 64, 9)
    for x, y in ((-28, 92), (0, 104), (28, 92)):
        yield Bit("1", x, y, 13)


def _ranter_go_round() -> Iterator[Bit]:
    for x, y, turn in ((-54, 84, -60), (-54, 38, -120), (0, 20, 0), (54, 38, 120), (54, 84, 60)):
        yield Bit("back", x, y, 32, turn)
    yield Bit("KD", 0, 102, 34)


def _five_or_nine() -> Iterator[Bit]:
    yield from _row("7S 8S 9S 10S JS", -50, 24, 30, 25)
    yield from _row("9H 10H", 0, 64, 30, 25)
    yield from _row("8D 9D", -25, 104, 30, 25)
    yield Bit("ring", 0, 104, 30)


def _fan_tan() -> Iterator[Bit]:
    yield from _fan("4C 5C 6C 7C 8C", 62, 48, 13)
    yield Bit("3", 0, 114, 15)


def _guest() -> Iterator[Bit]:
    yield Bit("AH", -44, 64, 40, -90)
    yield Bit("JD", 0, 34, 40)
    yield Bit("9H", 44, 64, 40, 90)
    yield Bit("JH", 0, 94, 40)


def _court_circular_1860() -> Iterator[Bit]:
    yield Bit("9D", 0, 26, 34, 90)
    yield from _row("8D 7S 6H", -44, 86, 40, 44)


def _court_circular_1862() -> Iterator[Bit]:
    yield from _row("KD QD back", -58, 34, 34, 20)
    yield Bit("9D", 52, 32, 36, 9)
    yield from _row("KC KH JC", -2, 90, 36, 25)


PICTURES = {
    "authors": _authors,
    "speculation": _speculation,
    "pope_joan": _pope_joan,
    "newmarket": _newmarket,
    "spin": _spin,
    "saratoga": _saratoga,
    "pochen": _pochen,
    "ranter_go_round": _ranter_go_round,
    "five_or_nine": _five_or_nine,
    "fan_tan": _fan_tan,
    "guest": _guest,
    "court_circular_1860": _court_circular_1860,
    "court_circular_1862": _court_circular_1862,
}
