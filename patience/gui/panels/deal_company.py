"""The deal number of a round game, and the place in which the player gets its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text, theme
from patience.gui.panels.deal import DealPanel
from patience.gui.switches import Segmented
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.engine.match import Match
    from patience.gui.desk import Desk

BELOW = 96  # from the field to the row of places


class CompanyDealPanel(DealPanel):
    """The same number deals the same cards to the same places; `play` gets it with the place, from 0."""

    want = (560, 436)

    def __init__(
        self, desk: Desk, match: Match, play: Callable[[int, int], None], new: Callable[[], None]
    ) -> None:
        places = [str(seat + 1) for seat in match.rules.seats]
        self.place = Segmented(_("Your place"), places, match.person, lambda _place: None)
        super().__init__(
            desk, match.rules.title, match.deal, lambda deal: play(deal, self.place.value), new, self.place
        )

    def arrange(self) -> None:
        """The places in a row below the field."""
        super().arrange()
        px, field = self.scale.px, self.field.rect
        self.place.rect = pygame.Rect(
            self.inner.x, field.bottom + px(BELOW), self.inner.w, px(Segmented.HEIGHT)
        )

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Say what another place means."""
        super().paint_inner(canvas, area)
        u, at = self.scale.u, (self.inner.x, self.place.rect.y - self.scale.px(17))
        words = _("Your place at the table: in another one you play other cards of this deal.")
        style = text.fit(words, text.LABEL, self.inner.w, u)
        text.line(canvas, words, at, style, u, theme.INK_SECOND, most=self.inner.w)
