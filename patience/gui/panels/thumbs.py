"""The little pictures of the games, laid from the deck itself and cropped by their tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import felt, ink, theme
from patience.gui.panels import looks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.gui.cardart import CardArt

TALL = 128  # the height all pictures are laid out for; their middle is x = 0
INDEX = 0.34  # of a card's width: what a covered card shows


class Laid(NamedTuple):
    """A card ("QH", "back", or "ring" for a lit place) and its place: left, top, width."""

    card: str
    x: float
    y: float
    w: float


def picture(name: str, art: CardArt, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The picture of a game in that size, its upper corners rounded."""
    w, h = size
    s = h / TALL
    sheet = pygame.Surface((w, h))
    sheet.blit(felt.felt(size, "Emerald"), (0, 0))
    if name not in PICTURES:
        from patience.gui.panels import thumbs_company  # below the fold of the start screen

        thumbs_company.paint(sheet, name, art, s)
        return _round_top(sheet, radius)
    for card, x, y, wide in PICTURES[name]():
        place = round(w / 2 + x * s), round(y * s), max(8, round(wide * s))
        if -place[2] < place[0] < w and -1.5 * place[2] < place[1] < h:
            _put(sheet, art, card, *place)
    return _round_top(sheet, radius)


def _put(sheet: pygame.Surface, art: CardArt, card: str, x: int, y: int, wide: int) -> None:
    if card == "ring":
        box = x, y, wide, round(1.4 * wide)
        ink.ring(sheet, box, 0.0625 * wide, max(2, 0.045 * wide), theme.GLOW)
    else:
        looks.lay(sheet, art, card, x, y, wide, large=True)


def _round_top(sheet: pygame.Surface, radius: float) -> pygame.Surface:
    w, h = sheet.get_size()
    taller = pygame.Surface((w, h + round(radius) + 1), pygame.SRCALPHA)
    taller.blit(sheet, (0, 0))
    return ink.clip_rounded(taller, radius).subsurface((0, 0, w, h))


def _grid(rows: tuple[str, ...], w: float, y: float, step: tuple[float, float]) -> Iterator[Laid]:
    """Rows of cards, each in the middle; "-" leaves a place empty."""
    for r, row in enumerate(rows):
        names = row.split()
        left = -((len(names) - 1) * step[0] + 1) * w / 2
        for q, name in enumerate(names):
            if name != "-":
                yield Laid(name, left + q * step[0] * w, y + r * step[1] * w, w)


def _fans(piles: tuple[str, ...], w: float, y: float, step: float, covered: float = 0.15) -> Iterator[Laid]:
    """Piles beside each other, their cards overlapping downwards; backs need less room."""
    left = -((len(piles) - 1) * step + 1) * w / 2
    for q, pile in enumerate(piles):
        at = y
        for name in pile.split():
            yield Laid(name, left + q * step * w, at, w)
            at += (covered if name == "back" else INDEX) * w


def _take_ten() -> Iterator[Laid]:
    w, step = 37, (1.16, 1.56)
    yield from _grid(("9H 4S KD 7C 2S", "6D QD 5C 10S JD", "- 8C 3H AS -"), w, -14, step)
    left = -(4 * step[0] + 1) * w / 2
    yield Laid("ring", left + step[0] * w, -14, w)
    yield Laid("ring", left, -14 + step[1] * w, w)


def _carpet() -> Iterator[Laid]:
    w, step, y = 30, (1.14, 1.52), -14
    carpet = ("9H 4C KD 6S JD", "QD 5S 3D 10S QC", "8C 6H 2S 9D 7S", "KS 5D 7H 10C 4D")
    for card in _grid(carpet, w, y, step):
        yield card._replace(x=card.x - 19)
    for r, name in enumerate(("AS", "3H", "2C", "AD")):
        yield Laid(name, 72, y + r * step[1] * w, w)


def _four_of_a_kind() -> Iterator[Laid]:
    w, step = 38, 1.28
    piles = ("AC", "2C", "3D 3H", "", "5S", "JH"), ("", "7D", "", "9C", "10H", "QS")
    for r, row in enumerate(piles):
        y = 23 + r * 1.9 * w
        for q, names in enumerate(row):
            x = (q - 2.5) * step * w - w / 2 + 0.12 * w
            up = names.split()
            for j, name in enumerate(up):
                yield Laid(name, x, y - 0.27 * w * (len(up) - j), w)
            yield Laid("back", x, y, w)
    yield Laid("ring", -0.5 * step * w - w / 2 + 0.12 * w, 23, w)


def _try_again() -> Iterator[Laid]:
    w, step = 36, 1.18
    yield from _grid(("5S 4D 3C AS 2H",), w, -11, (step, 1))
    heaps = "QD 9D 2S", "9C 7S 5H", "KD 8D", "JC 10D 4S", "6H 3D", "KC"
    yield from _fans(heaps, w, 49, step)


def _take_fourteen() -> Iterator[Laid]:
    w, step, y = 42, 1.18, 10
    piles = "KH 4D", "6H QH 8D", "5S 9H JD JC", "5H 6C 10D", "9S 4C 3S", "KD 8S 2C", "7H 9D QC"
    yield from _fans(piles, w, y, step)
    left = -(6 * step + 1) * w / 2
    yield Laid("ring", left + 2 * step * w, y + 3 * INDEX * w, w)
    yield Laid("ring", left + 4 * step * w, y + 2 * INDEX * w, w)


def _help_your_neighbour() -> Iterator[Laid]:
    w, step = 38, 1.2
    yield from _grid(("KD 3S AH 4D 2C 9S",), w, -16, (step, 1))
    piles = "10C 9D", "JD 10S 9H 8C", "9C 8D", "QH JS 10D 9S", "KS", "7H 6C 5D"
    yield from _fans(piles, w, 47, step)


def _klondike() -> Iterator[Laid]:
    columns = (
        "10D 9S", "back KS QH JC", "back back 8D 7S", "back back back QS JH",
        "back back back back 5S", "back back back back back KH", "back back back back back back 9C",
    )  # fmt: skip
    yield from _fans(columns, 40, 13, 1.18)


PICTURES = {
    "take_ten": _take_ten,
    "carpet": _carpet,
    "four_of_a_kind": _four_of_a_kind,
    "try_again": _try_again,
    "take_fourteen": _take_fourteen,
    "help_your_neighbour": _help_your_neighbour,
    "klondike": _klondike,
}
