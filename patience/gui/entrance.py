"""How a panel comes and goes: it fades in while it rises, and its picture fades out when it is there no more."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.motion import PANEL_IN, PANEL_OUT, RISE, out_cubic, share

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.scene import Scene

LARGE = 2_000_000  # pixels of a window in which a scrim that fades would cost more than a frame may


def picture_of(scene: Scene, paint: Callable[[pygame.Surface, pygame.Rect], None]) -> pygame.Surface:
    """What is painted in the extent of a scene, by itself."""
    whole = pygame.Surface(scene.size, pygame.SRCALPHA)
    paint(whole, scene.bounds)
    picture = pygame.Surface(scene.extent.size, pygame.SRCALPHA)
    picture.blit(whole, (-scene.extent.x, -scene.extent.y), special_flags=pygame.BLEND_RGBA_ADD)  # as it is
    return picture


class Coming:
    """A panel that rises; all below it is kept as one picture meanwhile, and so is the panel."""

    def __init__(self, panel: Scene, ground: pygame.Surface, pace: float) -> None:
        u = max(1.0, min(panel.size[0] / 1280, panel.size[1] / 800))
        self._rise = round(RISE * u)
        self._at = panel.extent.topleft
        self._sheet = picture_of(panel, panel.paint)
        self._scrim = panel.scrim
        self._dimmed = panel.size[0] * panel.size[1] > LARGE
        self.ground = ground.copy()  # on which all that lies below is painted
        self.changed([panel.bounds])
        self._took = PANEL_IN * pace
        self._begin = monotonic()

    @property
    def damage(self) -> pygame.Rect:
        """What the next picture changes."""
        reach = self._sheet.get_rect(topleft=self._at).inflate(0, 2 * self._rise)
        whole = self.ground.get_rect()
        return reach.clip(whole) if self._dimmed and not self._fresh else whole

    def changed(self, areas: list[pygame.Rect]) -> None:
        """Something below was painted anew."""
        self._fresh = True
        for area in areas:
            if self._scrim and self._dimmed:
                ink.veil(self.ground, area, *self._scrim)

    def over(self, now: float) -> bool:
        """Whether it is there."""
        return now - self._begin >= self._took

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the panel on its way."""
        eased = out_cubic(share(monotonic() - self._begin, self._took))
        self._fresh = False
        canvas.blit(self.ground, area, area)
        if self._scrim and not self._dimmed:
            ink.veil(canvas, self.ground.get_rect(), self._scrim[0], self._scrim[1] * eased)
        self._sheet.set_alpha(round(255 * eased))
        canvas.blit(self._sheet, (self._at[0], self._at[1] + round(self._rise * (1 - eased))))


class Going:
    """A picture of what was shown, which fades over what is shown now; this is painted on `ground`."""

    def __init__(self, picture: pygame.Surface, pace: float) -> None:
        self._picture = picture.copy()
        self.ground = picture.copy()
        self._took = PANEL_OUT * pace
        self._begin = monotonic()

    @property
    def damage(self) -> pygame.Rect:
        """What the next picture changes."""
        return self._picture.get_rect()

    def over(self, now: float) -> bool:
        """Whether it is gone."""
        return now - self._begin >= self._took

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw what is left of it, over what is shown now."""
        canvas.blit(self.ground, (0, 0))
        self._picture.set_alpha(round(255 * (1 - out_cubic(share(monotonic() - self._begin, self._took)))))
        canvas.blit(self._picture, (0, 0))
