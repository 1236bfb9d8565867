"""How a won game comes to shine: time and pictures of what moves for a while and then is still."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.gui.motion import PANEL_IN, RISE, WIN, out_cubic, share
from patience.gui.panels import splendour

if TYPE_CHECKING:
    from collections.abc import Callable

TURNED = 12  # degrees that the rays turn
FINE = 0.12  # degrees that nobody sees them turn


class Triumph:
    """Rays turn, Kings rise, suits drift, a card comes; what needs no drawing anew is kept meanwhile."""

    def __init__(self, pace: float) -> None:
        self.still = not pace
        self._whole = WIN * pace
        self._begin: float | None = None  # None: not seen yet
        self._dimmed: pygame.Surface | None = None  # the table in full shade
        self._lit: tuple[float, pygame.Surface] | None = None  # the same with rays at an angle
        self._card: pygame.Surface | None = None

    @property
    def covers(self) -> bool:
        """Whether it has a picture of the table, which then needs not be painted."""
        return self._dimmed is not None

    def over(self, now: float) -> bool:
        """Whether it has moved long enough."""
        return self._begin is not None and now - self._begin >= self._whole

    def rest(self) -> None:
        """Be still, and forget all pictures."""
        self.still, self._dimmed, self._lit, self._card = True, None, None, None

    @property
    def part(self) -> float:
        """How far Kings, rays and suits have come, 0..1."""
        return self._eased(WIN)

    @property
    def there(self) -> float:
        """How far the card has come."""
        return self._eased(PANEL_IN)

    def shade(self, size: tuple[int, int]) -> float:
        """How far the table is shaded; at once in a large window, where that would cost too much time."""
        return 1.0 if size[0] * size[1] > splendour.LARGE else self.there

    def _eased(self, whole: float) -> float:
        if self.still:
            return 1.0
        passed = 0.0 if self._begin is None else monotonic() - self._begin
        return out_cubic(share(passed, self._whole * whole / WIN))

    def paint_rays(self, canvas: pygame.Surface, centre: tuple[int, int]) -> None:
        """Draw the rays as they have turned by now; the table lies on the canvas, if it is not kept here."""
        if self.still:
            splendour.rays(canvas, centre)
            return
        angle, shade = TURNED * (self.part - 1), self.shade(canvas.get_size())
        if shade < 1:
            splendour.turning_rays(canvas, centre, angle, shade)
            return
        if not self._dimmed:
            self._dimmed = canvas.copy()
        if not self._lit or abs(self._lit[0] - angle) > FINE:
            lit = self._lit[1] if self._lit else pygame.Surface(canvas.get_size()).convert()
            lit.blit(self._dimmed, (0, 0))
            splendour.turning_rays(lit, centre, angle)
            self._lit = angle, lit
        canvas.blit(self._lit[1], (0, 0))

    def low(self, u: float) -> int:
        """How far the card has still to rise."""
        return round(RISE * u * (1 - self.there))

    def paint_card(
        self, canvas: pygame.Surface, at: pygame.Rect, u: float, draw: Callable[[], pygame.Surface]
    ) -> None:
        """Draw the card as far as it has come."""
        self._card = self._card or draw()
        self._card.set_alpha(round(255 * self.there))
        canvas.blit(self._card, at.move(0, self.low(u)))
        if self._begin is None:  # the first picture takes longest: the time counts from when it is there
            self._begin = monotonic()
