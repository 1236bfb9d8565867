"""Cards as they lie on the table for several: the index grows as the card shrinks, till only rank and suit are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text
from patience.gui.cache import Cache
from patience.gui.company import tints

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.cardart import CardArt

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
LARGE_BELOW = 60  # window pixels: narrower faces have their large index, if nothing else is said
SMALL_FROM, SMALL_BELOW = 16, 34  # window pixels: and these nothing but rank and suit
LONELY_FROM = 24  # window pixels: cards of such a width that lie beside each other
_small_faces = Cache(120, 1_000_000)


def card(
    canvas: pygame.Surface, art: CardArt, face: Card | None, rect: pygame.Rect, below: int = LARGE_BELOW, *,
    lies: bool = True,
) -> None:  # fmt: skip
    """A card lying in a rectangle, with its shadow if it `lies` on the table; without a face its back.

    A card narrower than `below` has its large index.
    """
    w = max(4, rect.w)
    if face and face.suit and SMALL_FROM <= w < SMALL_BELOW:
        picture = _small(art, face, w)
    else:
        picture = art.face(face, w, large=w < below) if face else art.back(w)
    if lies:
        ink.shadow(canvas, rect, 0.0625 * w, max(0.8, 0.05 * w), 90, 0.03 * w, hollow=True)
    canvas.blit(
        picture if picture.get_size() == rect.size else pygame.transform.smoothscale(picture, rect.size), rect
    )


def _small(art: CardArt, face: Card, w: int) -> pygame.Surface:
    """A face so small that its index would be dust: only rank and suit, both as large as can be."""
    colour = art.colours[face.suit]

    def draw() -> pygame.Surface:
        picture = pygame.Surface((w, round(1.4 * w)), pygame.SRCALPHA)
        ink.rounded(picture, picture.get_rect(), max(2, 0.09 * w), "#fffdf7", "#d9cdb2", 1)
        rank = face.text.removesuffix(face.suit)
        style = text.Style(text.SERIF, "Bold", 0.66 * w)
        style = text.fit(rank, style, round(0.72 * w), 1)
        text.line(picture, rank, (round(0.1 * w), round(0.38 * w)), style, 1, colour)
        sign = icons.suit(face.suit, round(0.5 * w), colour)
        edge, foot = round(0.1 * w), round(1.4 * w) - round(0.1 * w)
        if w < LONELY_FROM:  # such ones overlap, and their left edge must tell all
            picture.blit(sign, sign.get_rect(bottomleft=(edge, foot)))
        else:
            picture.blit(sign, sign.get_rect(bottomright=(w - edge, foot)))
        return picture

    return _small_faces.get((face.text, w, colour), draw)


def book(canvas: pygame.Surface, rank: str, rect: pygame.Rect, u: float) -> None:
    """A small cream card for four of a rank."""
    ink.shadow(canvas, rect, 3 * u, 2 * u, 80, u)
    ink.rounded(canvas, rect, 3 * u, "#fffaf0", "#c99a3d", max(1, u))
    style = text.Style(text.SERIF, "Bold", max(text.LEAST_SIZE, 0.5 * rect.w / u))
    text.line(canvas, rank, (rect.centerx, rect.y + 0.4 * rect.h), style, u, tints.BROWN, "centre")
    side = max(3, round(0.2 * rect.w))
    for i, suit in enumerate("CDHS"):
        sign = icons.suit(suit, side, tints.SUIT_COLOURS[suit])
        canvas.blit(
            sign,
            sign.get_rect(center=(round(rect.x + rect.w * (0.2 + 0.2 * i)), round(rect.y + 0.82 * rect.h))),
        )


def reach(rect: pygame.Rect) -> pygame.Rect:
    """All that a card may paint there, its shadow too."""
    room = max(24, round(0.4 * rect.w))
    return rect.inflate(room, room)


def sign(face: Card) -> str:
    """A card in two or three characters: "8♥"."""
    return face.text.removesuffix(face.suit) + SIGNS.get(face.suit, "")
