"""A scene with a picture of all that does not move, kept and mended in parts."""

from __future__ import annotations

import pygame

from patience.gui.widgetscene import WidgetScene


class StillScene(WidgetScene):
    """Subclasses draw the resting picture in `paint_still`, and what moves after calling `mend`."""

    def __init__(self, interface: float = 1.0) -> None:
        super().__init__(interface)
        self.still = pygame.Surface((1, 1))
        self.stale: list[pygame.Rect] = []

    def paint_still(self, canvas: pygame.Surface) -> None:
        """Draw all that does not move; the clip is set to the part that is wanted."""
        raise NotImplementedError

    def spoil(self, rect: pygame.Rect | None = None) -> None:
        """Have a part of the resting picture drawn again."""
        part = (rect or self.bounds).clip(self.bounds)
        if part.w and part.h:
            self.stale.append(part)
            self.invalidate(part)

    def mend(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the stale parts again, and lay the picture down."""
        stale, self.stale = self.stale, []
        for part in stale:
            self.still.set_clip(part)
            self.paint_still(self.still)
        self.still.set_clip(None)
        canvas.blit(self.still, area, area)
