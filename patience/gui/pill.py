"""The message on a tiny window, which has no line for it: a pill over the foot of the table, gone after a while."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.theme import BRASS_DARK, CREAM, bar_colour

if TYPE_CHECKING:
    from patience.gui.tableview import TableView

STAYS = 2.5  # s


class Pill:
    """Shows what the scene says, where the window is tiny."""

    def __init__(self, scene: TableView) -> None:
        self.scene = scene
        self.until: float | None = None  # when it goes, if it is there

    def say(self, message: str) -> None:
        """Show another message; "" for none."""
        self.report()
        self.scene.message = message
        self.until = monotonic() + STAYS if message else None
        self.report()

    def tick(self, now: float) -> float | None:
        """Go when it is time; how long until then."""
        if self.until is None:
            return None
        if now < self.until:
            return self.until - now
        self.until = None
        self.report()
        return None

    def _rect(self) -> pygame.Rect:
        scene, px = self.scene, self.scene.scale.px
        width = text.width(scene.message, text.MESSAGE, scene.scale.u) + px(40)
        rect = pygame.Rect(0, 0, min(scene.size[0] - 16, width), px(40))
        foot = scene.slip.rect.y if scene.slip.words else scene.size[1]
        rect.midbottom = (scene.size[0] // 2, foot - px(6))
        return rect

    def report(self) -> None:
        """Have it painted again; it stands above the slip of paper."""
        if self.scene.scale.tiny:
            self.scene.invalidate(self._rect().inflate(4, 4))

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw it while it stays."""
        scene = self.scene
        if scene.scale.tiny and self.until is not None and scene.message:
            rect, u = self._rect(), scene.scale.u
            ink.rounded(canvas, rect, rect.h / 2, bar_colour(scene.desk.settings.felt), BRASS_DARK, 1, 0.94)
            most = rect.w - scene.scale.px(24)
            text.line(canvas, scene.message, rect.center, text.MESSAGE, u, CREAM, "centre", most)
