"""The menu of a tiny window: what has no room on the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.buttons import Button
from patience.gui.theme import BLACK, PAPER_EDGE, PAPER_FOOT, PAPER_TOP
from patience.gui.widgetscene import WidgetScene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from patience.gui.desk import Desk

WIDTH, ROW, PADDING = 188, 39, 6  # logical px


class Menu(WidgetScene):
    """A list of things to do below the button that opened it; a click beside it or Esc closes it."""

    rises = True

    def __init__(
        self, desk: Desk, entries: Sequence[tuple[str, str, Callable[[], None]]], *, left: bool = False
    ) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk = desk
        self.left = left  # where the button is that opens it
        self.rows = [Button(label, self._closing(action), "row", icon) for label, icon, action in entries]
        self.box = pygame.Rect(0, 0, 0, 0)
        self.add(*self.rows)

    def _closing(self, action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.desk.dismiss()
            action()

        return act

    def layout(self, size: tuple[int, int]) -> None:
        """Stand below the bar, where its button is."""
        super().layout(size)
        px = self.scale.px
        tall = min(px(ROW), (size[1] - self.scale.bar - 2 * px(PADDING)) // max(1, len(self.rows)))
        self.box = pygame.Rect(0, 0, px(WIDTH), tall * len(self.rows) + 2 * px(PADDING))
        self.box.topright = (size[0] - px(4), self.scale.bar)
        if self.left:
            self.box.x = px(4)
        for i, row in enumerate(self.rows):
            inner = self.box.inflate(-2 * px(PADDING), -2 * px(PADDING))
            row.rect = pygame.Rect(inner.x, inner.y + i * tall, inner.w, tall)

    @property
    def scrim(self) -> tuple[str, float]:
        """It dims what lies below a little."""
        return BLACK, 0.25

    @property
    def extent(self) -> pygame.Rect:
        """The list with its shadow."""
        return self.box.inflate(self.scale.px(96), self.scale.px(96))

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the list."""
        u = self.scale.u
        ink.shadow(canvas, self.box, 12 * u, 16 * u, 150, 6 * u)
        ink.rounded(canvas, self.box, 12 * u, (PAPER_TOP, PAPER_FOOT), PAPER_EDGE, u)
        self.paint_widgets(canvas, area)

    def handle(self, event: Event) -> bool:
        """Take in an event."""
        if (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE) or (
            event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos)
        ):
            self.desk.dismiss()
        else:
            super().handle(event)
        return True
