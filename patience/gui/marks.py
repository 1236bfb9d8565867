"""What a hint draws on the table: rings that glow around cards, and the dashed place where cards will lie."""

from __future__ import annotations

import pygame

from patience.gui import ink
from patience.gui.theme import BRASS_EDGE, GLOW, WHITE

CORNER, RING, BLUR, ROOM = 0.0625, 0.026, 0.10, 0.35  # card widths; the last is how far a glow reaches
TINT = 0.16


class Marks:
    """Pictures of all marks, those that touch each other in one, to be laid over the table at any strength."""

    def __init__(
        self, rings: list[pygame.Rect], landing: pygame.Rect | None, over: list[pygame.Rect], w: int
    ) -> None:
        """`over` are the cards that will lie over the landing place; `w` is the width of a card in pixels."""
        self.rings, self.landing, self.over, self.w = rings, landing, over, w
        self.pictures = [(self._draw(rect), rect) for rect in self._groups()]

    @property
    def reach(self) -> list[pygame.Rect]:
        """The parts of the window that they cover."""
        return [rect for _picture, rect in self.pictures]

    def paint(self, canvas: pygame.Surface, part: float) -> None:
        """Lay them over the table, as far as they have come up, 0 to 1."""
        for picture, rect in self.pictures:
            picture.set_alpha(round(255 * part))
            canvas.blit(picture, rect)

    def _groups(self) -> list[pygame.Rect]:
        room = 2 * round(ROOM * self.w)
        groups: list[pygame.Rect] = []
        for rect in (*self.rings, *([self.landing] if self.landing else [])):
            whole = rect.inflate(room, room)
            while (at := whole.collidelist(groups)) >= 0:
                whole = whole.union(groups.pop(at))
            groups.append(whole)
        return groups

    def _draw(self, group: pygame.Rect) -> pygame.Surface:
        w, radius = self.w, CORNER * self.w
        sheet = pygame.Surface(group.size, pygame.SRCALPHA)
        rings = [rect.move(-group.x, -group.y) for rect in self.rings if group.contains(rect)]
        for rect in rings:
            ink.shadow(sheet, rect.inflate(4, 4), radius + 2, BLUR * w, 235, 0, GLOW)
        for rect in rings:  # the glow lies around the cards, not on them
            _cut_out(sheet, rect, radius)
        for rect in rings:
            ink.ring(sheet, rect, radius, max(2, round(RING * w)), GLOW)
        if self.landing and group.contains(self.landing):
            place = self.landing.move(-group.x, -group.y)
            ink.rounded(sheet, place, radius, GLOW, alpha=TINT)
            sheet.blit(_dashes(place.size, radius, w), place)
            for rect in self.over:
                _cut_out(sheet, rect.move(-group.x, -group.y), radius)
        return sheet


def _cut_out(sheet: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
    hole = pygame.Surface(rect.size, pygame.SRCALPHA)
    ink.rounded(hole, hole.get_rect(), radius, WHITE)
    sheet.blit(hole, rect, special_flags=pygame.BLEND_RGBA_SUB)


def _dashes(size: tuple[int, int], radius: float, w: int) -> pygame.Surface:
    """A dark dashed line upon a light one, to be seen on cards and on felt."""
    wide = max(1.6, 0.0165 * w)
    inset, dash = 0.023 * w, f"{0.06 * w:.1f} {0.045 * w:.1f}"
    box = (
        f'x="{inset:.1f}" y="{inset:.1f}" width="{size[0] - 2 * inset:.1f}" height="{size[1] - 2 * inset:.1f}" '
        f'rx="{radius:.1f}" fill="none"'
    )
    body = (
        f'<rect {box} stroke="{GLOW}" stroke-width="{2 * wide:.1f}" stroke-opacity=".8"/>'
        f'<rect {box} stroke="{BRASS_EDGE}" stroke-width="{wide:.1f}" stroke-dasharray="{dash}"/>'
    )
    return ink.raster(body, *size, size)
