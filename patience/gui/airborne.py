"""How cards on their way are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.cardart import shade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.cards import Card
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout
    from patience.gui.motion import Flight, Pose


def margin(w: int) -> int:
    """How far the shadow of a flying card of that width may reach."""
    return round(0.36 * w) + 4


def paint(canvas: pygame.Surface, poses: Sequence[tuple[Flight, Pose]], layout: Layout, art: CardArt) -> None:
    """Draw flying cards, lowest first; those that come from the hand cast one shadow together."""
    w, clip = layout.w, canvas.get_clip()
    packet = [pose for flight, pose in poses if flight.height]
    for flight, pose in poses:
        if packet and flight.height:
            around = packet[0].rect.unionall([other.rect for other in packet])
            shade(canvas, around, w, packet[0].height, hollow=False)
            packet = []
        if not pose.rect.inflate(2 * margin(w), 2 * margin(w)).colliderect(clip):
            continue
        shade(canvas, pose.rect, w, 0 if flight.height else pose.height)
        picture = _picture(pose.face, flight.edge, layout, art)
        if pose.rect.size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, pose.rect.size)
        canvas.blit(picture, pose.rect)


def _picture(face: Card | None, edge: str, layout: Layout, art: CardArt) -> pygame.Surface:
    """A card as it lies: whole, or told by its edge."""
    if not face:
        return art.back(layout.w)
    whole = art.face(face, layout.w, large=layout.large)
    if not edge:
        return whole
    told = whole.copy()
    told.blit(art.side(face, layout.w) if edge == "side" else art.strip(face, layout.w), (0, 0))
    return told
