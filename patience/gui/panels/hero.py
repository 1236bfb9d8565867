"""The last unfinished game, large at the head of the start screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.buttons import Button
from patience.gui.panels import splendour
from patience.gui.panels.numbers import grouped
from patience.gui.widget import Widget
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.games import Entry
    from patience.gui.cardart import CardArt
    from patience.gui.desk import Saved

FIGURES = text.LABEL.at(12.5)
HAND = ("9C", "QH", "AS", "JD")


class Hero(Widget):
    """The plate itself: it is looked at, its button is pressed."""

    focusable = False

    def __init__(
        self, entry: Entry, saved: Saved, art: Callable[[], CardArt], action: Callable[[], None]
    ) -> None:
        super().__init__(entry.title, "green")
        self.entry = entry
        self.saved = saved
        self.art = art
        self.button = Button(_("Continue"), action, "brass", ground="green")
        self.small = False

    def reach(self, u: float) -> pygame.Rect:
        """Its shadow too."""
        grown = self.rect.inflate(2 * round(16 * u), 2 * round(18 * u))
        return grown.clip(self.area.rect) if self.area else grown

    def button_place(self, place: pygame.Rect, u: float) -> pygame.Rect:
        """Where the button lies when the plate lies there."""
        small = self.small
        tall = round((36 if small else 50) * u)
        wide = self.button.natural_width(u) + round((8 if small else 28) * u)
        return pygame.Rect(
            place.right - wide - round((12 if small else 26) * u), place.centery - tall // 2, wide, tall
        )

    def press(self, pos: tuple[int, int], u: float) -> None:
        """The whole plate does what its button does."""

    def activate(self) -> None:
        """Go on with the game."""
        self.button.activate()

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the plate, a hand of cards, what is told of the game."""
        box = self.rect
        ink.shadow(canvas, box, 14 * u, 6 * u, 90, 3 * u, hollow=True)
        fill = ("#206350", "#16463a") if self.hovered else ("#1c5846", "#133f32")
        ink.rounded(canvas, box, 14 * u, fill)
        if not self.small:
            ink.deco_frame(canvas, box, 6 * u, 4 * u, theme.BRASS, 0.45, max(1, u))
        ink.rounded(canvas, box, 14 * u, None, theme.BRASS, max(1, u), border_alpha=0.45)
        self._hand(canvas, u)
        self._words(canvas, u)

    def _hand(self, canvas: pygame.Surface, u: float) -> None:
        before = canvas.get_clip()
        edge = max(1, round(u))
        canvas.set_clip(before.clip(self.rect.inflate(-2 * edge, -2 * edge)))
        names, wide, x, y = (HAND[:3], 32, 48, 40) if self.small else (HAND, 60, 112, 80)
        centre = self.rect.x + x * u, self.rect.y + y * u
        splendour.hand(canvas, self.art(), names, centre, round(wide * u), 13, 2.6, large=True)
        canvas.set_clip(before)

    def _facts(self) -> str:
        saved = self.saved
        if saved.standing:
            return saved.options
        moves = ngettext("{count} move", "{count} moves", saved.moves).format(count=saved.moves)
        return "  ·  ".join(part for part in (moves, saved.options) if part)

    def _home(self) -> str:
        if self.saved.standing:
            return self.saved.standing
        return _("{home} of {total} home").format(home=self.saved.home, total=self.saved.total)

    def _shortened(self, room: int, u: float) -> str:
        """As much as can be told in one line."""
        told = [f"{self._facts()}  ·  {self._home()}", self._facts(), self._home()]
        least = text.CAPTION.at(text.LEAST_SIZE)
        return next((words for words in told if text.width(words, least, u) <= room), told[-1])

    def _words(self, canvas: pygame.Surface, u: float) -> None:
        right = self.button.rect.x - round(20 * u)
        title = self.entry.title
        if not self.saved.standing:  # a round game is known by its players, not by a number
            title += f"  {grouped(self.saved.deal)}"
        if self.small:
            left, y = self.rect.x + round(98 * u), self.rect.y
            style = text.fit(title, text.TILE_NAME.at(14.5), right - left, u, 12)
            text.line(canvas, title, (left, y + 20 * u), style, u, theme.CREAM, most=right - left)
            words = self._shortened(right - left, u)
            style = text.fit(words, text.CAPTION, right - left, u)
            text.line(canvas, words, (left, y + 39 * u), style, u, theme.SAGE, most=right - left)
            return
        left = self.rect.x + round(232 * u)
        broad = right - left > 600 * u
        first = round(right - left - 330 * u) if broad else right - left
        text.line(canvas, _("Continue"), (left, self.rect.y + 30 * u), text.OVERLINE, u, theme.BRASS_LIGHT)
        style = text.fit(title, text.GROUP.at(24), first, u, 15)
        text.line(canvas, title, (left, self.rect.y + 60 * u), style, u, theme.CREAM, most=first)
        text.line(canvas, self._facts(), (left, self.rect.y + 86 * u), FIGURES, u, theme.SAGE, most=first)
        if broad:
            bar = pygame.Rect(
                right - round(300 * u), self.rect.centery + round(6 * u), round(280 * u), round(7 * u)
            )
            text.line(canvas, self._home(), (bar.x, bar.y - 20 * u), text.MESSAGE, u, theme.CREAM)
        else:
            bar = pygame.Rect(
                left, self.rect.y + round(103 * u), min(first - round(110 * u), round(260 * u)), round(5 * u)
            )
            at = bar.right + round(12 * u), bar.centery
            text.line(canvas, self._home(), at, text.CAPTION, u, theme.SAGE, most=right - at[0])
        self._bar(canvas, bar)

    def _bar(self, canvas: pygame.Surface, bar: pygame.Rect) -> None:
        if not self.saved.total:
            return
        ink.rounded(canvas, bar, bar.h / 2, theme.BLACK, alpha=0.38)
        done = pygame.Rect(bar)
        done.w = max(bar.h, round(bar.w * self.saved.home / max(1, self.saved.total)))
        ink.rounded(canvas, done, bar.h / 2, theme.GLOW)
