"""Pictures of the cards at the exact size in which they are wanted, drawn when first asked for."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from patience import sprites
from patience.gui import ink
from patience.gui.cache import Cache
from patience.gui.theme import FOUR_COLOURS, TWO_COLOURS

if TYPE_CHECKING:
    from patience.cards import Card

FINE, MIDDLE = (
    116,
    64,
)  # card widths in window pixels below which the backs get coarser, else they turn to mush
ROSE = (238, 228, 226, 255)  # a reversed card is multiplied by it
PROPORTION = 1.4  # a card's height in widths
CORNER = 0.0625  # card widths: the radius of its corners
STRIP, SIDE = (240, 62), (72, 336)  # the viewed part of a card of 240 x 336


class CardArt:
    """The deck in the chosen dress: back, two or four colours; widths are in window pixels."""

    def __init__(self, back: str = "waves", *, four_colours: bool = False) -> None:
        self.back_name = back
        self.colours = FOUR_COLOURS if four_colours else TWO_COLOURS
        self.pictures = Cache(400, 9_000_000, "card")
        self.keys: dict[str, tuple[str, str, int]] = {}

    def face(self, card: Card, width: int, *, large: bool = False) -> pygame.Surface:
        """The whole card, with its ordinary or its large index."""
        folder = "large" if large else "cards"
        return self._picture(f"{folder}/{card}.svg", card.suit, (width, round(width * PROPORTION)))

    def single(
        self, card: Card, width: int, *, head_down: bool = False, large: bool = False
    ) -> pygame.Surface:
        """The single-headed card for fortune telling; with its head down it is tinted, too."""
        path, size = f"single{'-large' if large else ''}/{card}.svg", (width, round(width * PROPORTION))
        upright = self._picture(path, card.suit, size)
        if not head_down:
            return upright

        def turned() -> pygame.Surface:
            picture = pygame.transform.rotate(upright, 180)
            picture.fill(ROSE, special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self.pictures.get((*self.keys[path], size, "head down"), turned)

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

    def edge(self, canvas: pygame.Surface, card: Card, rect: pygame.Rect, kind: str) -> None:
        """Draw over a card that lies there what tells it under the next one: "strip", "raised", or nothing."""
        w = rect.w
        if kind == "strip":
            canvas.blit(self.strip(card, w), rect)
        elif (
            kind == "raised"
        ):  # its large index a little higher, so that a fan's usual step shows the tail of a Q
            inset, top, rise = (
                round(0.045 * w),
                round(0.06 * w),
                round(0.04 * w),
            )  # inside the corners and the edge
            part = pygame.Rect(inset, top, w - 2 * inset, round(0.32 * w))
            canvas.blit(self.face(card, w, large=True), (rect.x + inset, rect.y + top - rise), part)

    def _picture(self, path: str, suit: str, size: tuple[int, int]) -> pygame.Surface:
        key = self.keys.get(path)
        if not key:
            file = sprites.path(path)
            # When the file was drawn is part of the key: a kept picture of an older deck is none of ours.
            key = self.keys[path] = (path, self.colours.get(suit, ""), os.stat(file).st_mtime_ns)
        return self.pictures.get((*key, size), lambda: self._drawn(path, suit, size))

    def _drawn(self, path: str, suit: str, size: tuple[int, int]) -> pygame.Surface:
        plain, wanted = TWO_COLOURS.get(suit, ""), self.colours.get(suit, "")
        data = Path(sprites.path(path)).read_bytes()
        return _draw(data.replace(plain.encode(), wanted.encode()) if plain != wanted else data, size)


def shade(
    canvas: pygame.Surface, rect: pygame.Rect, w: int, height: float = 0.0, *, hollow: bool = True
) -> None:
    """The shadow of a card at a height above the table: 0 on it, 1 in the hand."""
    height = round(height * 8) / 8  # a few shadows that can be kept, not one for every moment
    blur = max(0.8, (0.022 + 0.098 * height) * w)
    ink.shadow(
        canvas, rect, CORNER * w, blur, round(92 + 58 * height), (0.014 + 0.076 * height) * w, hollow=hollow
    )


def _draw(svg: bytes, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(svg), size)
    if picture.get_size() != size:  # the proportions are kept, so rounding can leave it a pixel short
        picture = pygame.transform.smoothscale(picture, size)
    return picture.convert_alpha() if pygame.display.get_surface() else picture
