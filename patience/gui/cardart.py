"""Pictures of the cards at the exact size in which they are wanted, drawn when first asked for."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from patience import sprites
from patience.gui.cache import Cache
from patience.gui.theme import FOUR_COLOURS, TWO_COLOURS

if TYPE_CHECKING:
    from patience.cards import Card

FINE, MIDDLE = 116, 64  # card widths in window pixels below which the backs get coarser, else they turn to mush
PROPORTION = 1.4  # a card's height in widths
STRIP, SIDE = (240, 62), (72, 336)  # the viewed part of a card of 240 x 336


class CardArt:
    """The deck in the chosen dress: back, two or four colours; widths are in window pixels."""

    def __init__(self, back: str = "waves", *, four_colours: bool = False) -> None:
        self.back_name = back
        self.colours = FOUR_COLOURS if four_colours else TWO_COLOURS
        self.pictures = Cache(400, 9_000_000)

    def face(self, card: Card, width: int, *, large: bool = False) -> pygame.Surface:
        """The whole card, with its ordinary or its large index."""
        return self._picture("large" if large else "cards", card, (width, round(width * PROPORTION)))

    def back(self, width: int) -> pygame.Surface:
        """The back, coarser when it is small."""
        grade = "fine" if width >= FINE else "middle" if width >= MIDDLE else "coarse"
        path = f"backs/{self.back_name}-{grade}.svg"
        size = (width, round(width * PROPORTION))
        return self.pictures.get((path, size), lambda: _draw(Path(sprites.path(path)).read_bytes(), size))

    def strip(self, card: Card, width: int) -> pygame.Surface:
        """The index of a card covered from below, over the whole width."""
        return self._picture("strips", card, (width, round(width * STRIP[1] / 240)))

    def side(self, card: Card, width: int) -> pygame.Surface:
        """The index of a card covered from the right, over the whole height."""
        return self._picture("sides", card, (round(width * SIDE[0] / 240), round(width * PROPORTION)))

    def _picture(self, folder: str, card: Card, size: tuple[int, int]) -> pygame.Surface:
        def draw() -> pygame.Surface:
            data = Path(sprites.path(f"{folder}/{card}.svg")).read_bytes()
            plain, wanted = TWO_COLOURS.get(card.suit, ""), self.colours.get(card.suit, "")
            return _draw(data.replace(plain.encode(), wanted.encode()) if plain != wanted else data, size)

        return self.pictures.get((folder, card.text, size), draw)


def _draw(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(svg), size)
    if picture.get_size() != size:  # the proportions are kept, so rounding can leave it a pixel short
        picture = pygame.transform.smoothscale(picture, size)
    return picture.convert_alpha() if pygame.display.get_surface() else picture
