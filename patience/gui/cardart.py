"""Pictures of the cards at the exact size in which they are wanted, drawn when first asked for."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from patience import sprites
from patience.gui.cache import Cache
from patience.gui.theme import FOUR_COLOURS, TWO_COLOURS

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.shelf.drawn import Drawn

FINE, MIDDLE = (
    116,
    64,
)  # card widths in window pixels below which the backs get coarser, else they turn to mush
PROPORTION = 1.4  # a card's height in widths
STRIP, SIDE = (240, 62), (72, 336)  # the viewed part of a card of 240 x 336


class CardArt:
    """The deck in the chosen dress: back, two or four colours; widths are in window pixels."""

    def __init__(
        self, back: str = "waves", *, four_colours: bool = False, drawn: Drawn | None = None
    ) -> None:
        self.back_name = back
        self.colours = FOUR_COLOURS if four_colours else TWO_COLOURS
        self.pictures = Cache(400, 9_000_000)
        self.drawn = drawn
        self.names: dict[str, tuple[object, ...]] = {}  # what pictures are called when they are kept

    def face(self, card: Card, width: int, *, large: bool = False) -> pygame.Surface:
        """The whole card, with its ordinary or its large index."""
        folder = "large" if large else "cards"
        return self._picture(f"{folder}/{card}.svg", card.suit, (width, round(width * PROPORTION)))

    def back(self, width: int) -> pygame.Surface:
        """The back, coarser when it is small."""
        grade = "fine" if width >= FINE else "middle" if width >= MIDDLE else "coarse"
        path = f"backs/{self.back_name}-{grade}.svg"
        return self._picture(path, "", (width, round(width * PROPORTION)))

    def strip(self, card: Card, width: int) -> pygame.Surface:
        """The index of a card covered from below, over the whole width."""
        return self._picture(f"strips/{card}.svg", card.suit, (width, round(width * STRIP[1] / 240)))

    def side(self, card: Card, width: int) -> pygame.Surface:
        """The index of a card covered from the right, over the whole height."""
        return self._picture(
            f"sides/{card}.svg", card.suit, (round(width * SIDE[0] / 240), round(width * PROPORTION))
        )

    def keep(self, width: int) -> None:
        """Keep the pictures of cards of that width for the next start."""
        if self.drawn:
            wanted = {name: key for name, key in self.names.items() if key[2] == width}
            pictures = {name: self.pictures.get(key, _lost) for name, key in wanted.items()}
            self.drawn.keep_only(
                {n: pygame.image.tobytes(p, "BGRA") for n, p in pictures.items() if p.get_width() > 1}
            )

    def _picture(self, path: str, suit: str, size: tuple[int, int]) -> pygame.Surface:
        key = (path, suit, *size)
        return self.pictures.get(key, lambda: self._kept_or_drawn(path, suit, size, key))

    def _kept_or_drawn(
        self, path: str, suit: str, size: tuple[int, int], key: tuple[object, ...]
    ) -> pygame.Surface:
        file = sprites.path(path)
        plain, wanted = TWO_COLOURS.get(suit, ""), self.colours.get(suit, "")
        name = f"{path[:-4].replace('/', '-')}-{wanted.lstrip('#')}-{size[0]}x{size[1]}-{os.stat(file).st_mtime_ns:x}"
        self.names[name] = key
        pixels = self.drawn.get(name, 4 * size[0] * size[1]) if self.drawn else None
        if pixels:
            return pygame.image.frombuffer(pixels, size, "BGRA")
        data = Path(file).read_bytes()
        return _draw(data.replace(plain.encode(), wanted.encode()) if plain != wanted else data, size)


def _lost() -> pygame.Surface:
    return pygame.Surface((1, 1))


def _draw(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(svg), size)
    if picture.get_size() != size:  # the proportions are kept, so rounding can leave it a pixel short
        picture = pygame.transform.smoothscale(picture, size)
    return picture.convert_alpha() if pygame.display.get_surface() else picture
