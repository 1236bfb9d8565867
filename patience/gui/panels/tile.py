"""A game on the start screen: its picture, its name, how hard it is or for how many, and how long it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.widget import Widget
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.games import Entry
    from patience.gui.desk import Saved

LINE = text.LABEL.at(12.5)._replace(lead=1.36)
RADIUS = 14  # logical
ALONE = (1, 1)


class Tile(Widget):
    """A tile; `picture` gives what was drawn for that size so far, None when it is not yet drawn."""

    def __init__(
        self,
        entry: Entry,
        saved: Saved | None,
        action: Callable[[], None],
        picture: Callable[[str, tuple[int, int]], pygame.Surface | None],
    ) -> None:
        super().__init__(entry.title, "green")
        self.entry = entry
        self.saved = saved
        self.action = action
        self.picture = picture
        self.tall = 0  # window pixels of its picture
        self.small = False  # no line below the name

    @property
    def state(self) -> str:
        """What the game is like, for how many it is, and that it waits to be gone on with."""
        told = [self.entry.tagline]
        if self.entry.players != ALONE:
            told.append(_("{players} players").format(players=self.players))
        if self.saved and not self.saved.won:
            told += [word for word in (_("Continue"), self.saved.standing) if word]
        return ", ".join(told)

    @property
    def players(self) -> str:
        """How many can play."""
        low, high = self.entry.players
        return str(low) if low == high else f"{low}\N{EN DASH}{high}"

    def activate(self) -> None:
        """Go to the game."""
        self.action()

    def reach(self, u: float) -> pygame.Rect:
        """Its shadow is deeper while the pointer is on it."""
        grown = self.rect.inflate(2 * round(44 * u), 2 * round(50 * u))
        return grown.clip(self.area.rect) if self.area else grown

    @property
    def picture_size(self) -> tuple[int, int]:
        """The size of its picture in window pixels."""
        return self.rect.w, self.tall

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw everything, three pixels higher when lit."""
        lit = self.hovered or self.ringed
        box = self.rect.move(0, -round(3 * u)) if lit and not self.pressed else self.rect
        radius = RADIUS * u
        if lit:
            ink.shadow(canvas, box, radius, 16 * u, 150, 8 * u, hollow=True)
        else:
            ink.shadow(canvas, box, radius, 5 * u, 80, 3 * u, hollow=True)
        fill = (theme.TILE_HOVER if lit else theme.TILE_TOP), theme.TILE_FOOT
        ink.rounded(canvas, box, radius, fill)
        self._picture(canvas, box, u)
        self._words(canvas, pygame.Rect(box.x, box.y + self.tall, box.w, box.h - self.tall), u)
        edge = theme.BRASS_LIGHT if lit else theme.BRASS
        ink.rounded(
            canvas, box, radius, None, edge, (1.6 if lit else 1) * u, border_alpha=0.95 if lit else 0.28
        )
        self.paint_ring(canvas, u, RADIUS, box)

    def _picture(self, canvas: pygame.Surface, box: pygame.Rect, u: float) -> None:
        drawn = self.picture(self.entry.name, self.picture_size)
        if drawn:
            canvas.blit(drawn, box)
        foot, line = box.y + self.tall, max(1, round(u))
        ink.veil(canvas, (box.x, foot, box.w, line), theme.BRASS, 0.3)
        if self.saved and not self.saved.won:
            self._progress(canvas, box, foot, u)

    def _progress(self, canvas: pygame.Surface, box: pygame.Rect, foot: int, u: float) -> None:
        assert self.saved
        tall = max(2, round(3 * u))
        ink.veil(canvas, (box.x + 1, foot - tall, box.w - 2, tall), theme.BLACK, 0.45)
        part = min(1, self.saved.home / max(1, self.saved.total))
        canvas.fill(theme.GLOW, (box.x + 1, foot - tall, round((box.w - 2) * part), tall))
        style = text.BADGE.at(11 if self.small else 12)
        word = _("Continue")
        h = round((20 if self.small else 24) * u)
        pill = pygame.Rect(
            box.x + round(8 * u), foot - h - round(10 * u), text.width(word, style, u) + round(33 * u), h
        )
        ink.shadow(canvas, pill, h / 2, 3 * u, 150, u)
        ink.rounded(canvas, pill, h / 2, ("#f3d692", "#dcb25a"))
        mark = ink.svg(
            f'<path d="M0.5 0.5L8.5 5L0.5 9.5Z" fill="{theme.BRASS_TEXT}"/>',
            9,
            10,
            (round(9 * u), round(10 * u)),
        )
        canvas.blit(mark, mark.get_rect(midleft=(pill.x + round(10 * u), pill.centery)))
        text.line(canvas, word, (pill.x + 23 * u, pill.centery), style, u, theme.BRASS_TEXT)

    def _words(self, canvas: pygame.Surface, box: pygame.Rect, u: float) -> None:
        pad = round((10 if self.small else 14) * u)
        room = box.w - 2 * pad
        roomy = box.w >= 240 * u
        style = text.TILE_NAME.at(13.5 if self.small else 18 if roomy else 15.5)
        style = text.fit(self.entry.title, style, room, u, 12 if self.small else 13)
        y = box.y + round((15 if self.small else 23 if roomy else 21) * u)
        text.line(canvas, self.entry.title, (box.x + pad, y), style, u, theme.CREAM, most=room)
        if not self.small:
            step = LINE.size * LINE.lead * u
            for number, line in enumerate(text.wrap(self.entry.tagline, LINE, room, u)[:2]):
                at = box.x + pad, box.y + round((46 if roomy else 42) * u) + number * step
                text.line(canvas, line, at, LINE, u, theme.SAGE, most=room)
        y = box.bottom - round((13 if self.small else 18) * u)
        if self.entry.players == ALONE:
            diamonds(canvas, box.x + pad, y, self.entry.difficulty, u, 4 if self.small else 4.6)
        else:
            self._people(canvas, box.x + pad, y, u)
        minutes = _("{minutes} min").format(minutes=self.entry.minutes)
        style = text.CAPTION.at(11.5) if self.small else text.CAPTION
        text.line(canvas, minutes, (box.right - pad, y), style, u, theme.SAGE, "right")

    def _people(self, canvas: pygame.Surface, x: int, y: int, u: float) -> None:
        size = round((12 if self.small else 14) * u)
        sign = icons.icon("person", size, theme.BRASS_LIGHT)
        canvas.blit(sign, sign.get_rect(midleft=(x, y)))
        style = text.CAPTION.at(11.5 if self.small else 12.5).weigh("SemiBold")
        text.line(canvas, self.players, (x + size + round(6 * u), y), style, u, theme.CREAM)


def diamonds(canvas: pygame.Surface, x: int, y: int, full: int, u: float, half: float) -> None:
    """Three diamonds, as many of them full as the game is hard."""
    size = round(2 * half * u)
    for number in range(3):
        on = number < full
        body = (
            f'<path d="M5 .6L9.4 5L5 9.4L.6 5Z" fill="{theme.BRASS if on else "none"}" '
            f'stroke="{theme.BRASS}" stroke-width="1.1" stroke-opacity="{1 if on else 0.6}"/>'
        )
        canvas.blit(ink.svg(body, 10, 10, (size, size)), (x + round(12 * u) * number, y - size // 2))
