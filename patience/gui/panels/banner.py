"""The way to fortune telling on the start screen: a claret banner with a row of its cards."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame

from patience.cards import card
from patience.gui import felt, icons, ink, text, theme
from patience.gui.cache import Cache
from patience.gui.panels import splendour
from patience.gui.widget import Widget
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.games import Entry
    from patience.gui.cardart import CardArt
    from patience.gui.desk import Saved

NAME = "fortune"
RADIUS = 14  # logical
ROW = ("AH", "9C", "QD", "10H", "7S", "KC", "8D", "JS", "KH", "7D", "AS", "10C")
REVERSED = ("KC", "7D")
ARC, STEP = 22, 1.5  # card widths, the radius of the arc on which the cards lie; degrees from card to card
LINE = text.LABEL.at(14)._replace(lead=1.5)
_sheets = Cache(4, 6_000_000)


class Banner(Widget):
    """A plate that is pressed as a whole; its cards are drawn one by one, when there is time."""

    def __init__(
        self, entry: Entry, saved: Saved | None, art: Callable[[], CardArt], action: Callable[[], None]
    ) -> None:
        super().__init__(entry.title, "green")
        self.entry, self.saved, self.art, self.action = entry, saved, art, action
        self.small = False
        self._sheet: pygame.Surface | None = None
        self._drawn: list[pygame.Surface] = []
        self._look: tuple[object, ...] = ()

    @property
    def state(self) -> str:
        """What it is like, and that a reading waits to be gone on with."""
        return f"{_('Ask the cards')}, {_('Continue')}" if self._open else _("Ask the cards")

    @property
    def _open(self) -> bool:
        return bool(self.saved and not self.saved.won)

    def matches(self, words: list[str]) -> bool:
        """Whether a search for these words finds it."""
        told = f"{self.label} {_('Ask the cards')} {self._lines}".casefold()
        return all(word in told for word in words)

    def activate(self) -> None:
        """Go to the cards."""
        self.action()

    def reach(self, u: float) -> pygame.Rect:
        """Its shadow is deeper while the pointer is on it."""
        grown = self.rect.inflate(2 * round(44 * u), 2 * round(50 * u))
        return grown.clip(self.area.rect) if self.area else grown

    @property
    def _lines(self) -> str:
        return _(
            "Thirty-two cards, twelve in a row, four packets: the person, the house, the future, the surprise."
        )

    # The cards

    def draw_on(self) -> bool:
        """Draw one more card of the row; true when something was left to draw."""
        look = (self.rect.size, self.small, *self._dress())
        if look != self._look:
            self._look, self._drawn, self._sheet = look, [], None
        if self._sheet or not self.rect.w:
            return False
        names = self._names()
        if len(self._drawn) < len(names):
            self._drawn.append(self._card(names[len(self._drawn)], len(self._drawn), len(names)))
            return True
        self._sheet = self._laid()
        self.changed()
        return False

    def _dress(self) -> tuple[object, ...]:
        return (tuple(self.art().colours.values()),)

    def _names(self) -> tuple[str, ...]:
        return ROW[:5] if self.small else ROW

    @property
    def _wide(self) -> int:
        return round(0.74 * self.rect.h)

    def _angle(self, at: int, count: int) -> float:
        return (at - (count - 1) / 2) * STEP

    def _card(self, name: str, at: int, count: int) -> pygame.Surface:
        wide, angle = self._wide, self._angle(at, count)

        def draw() -> pygame.Surface:
            face = self.art().single(card(name), 2 * wide, head_down=name in REVERSED, large=True)
            return splendour.turned(splendour.shaded(face, 2 * wide), angle)

        return _sheets.get((name, wide, angle, *self._dress()), draw)

    def _laid(self) -> pygame.Surface:
        """All cards on an arc, on a sheet as high as the banner."""
        wide, count = self._wide, len(self._drawn)
        radius = ARC * wide
        span = 2 * radius * sin(radians(self._angle(count - 1, count))) + 1.5 * wide
        sheet = pygame.Surface((round(span), self.rect.h), pygame.SRCALPHA)
        for at, picture in enumerate(self._drawn):
            angle = radians(self._angle(at, count))
            x = span / 2 + radius * sin(angle)
            y = 0.2 * self.rect.h + 0.7 * wide + radius * (1 - cos(angle))
            sheet.blit(picture, picture.get_rect(center=(round(x), round(y))))
        return sheet

    # Painting

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the plate, the cards as far as there are any, and what it is."""
        lit = self.hovered or self.ringed
        box = self.rect.move(0, -round(3 * u)) if lit and not self.pressed else self.rect
        radius = RADIUS * u
        ink.shadow(
            canvas,
            box,
            radius,
            (16 if lit else 5) * u,
            150 if lit else 80,
            (8 if lit else 3) * u,
            hollow=True,
        )
        canvas.blit(self._ground(radius), box)
        right = box.right - round((14 if self.small else 28) * u)
        if self._sheet:
            self._blit_cards(canvas, box, u)
            right -= self._sheet.get_width()
        self._words(canvas, box, right - round(16 * u), u)
        edge = theme.BRASS_LIGHT if lit else theme.BRASS
        ink.rounded(
            canvas, box, radius, None, edge, (1.6 if lit else 1) * u, border_alpha=0.95 if lit else 0.45
        )
        self.paint_ring(canvas, u, RADIUS, box)

    def _ground(self, radius: float) -> pygame.Surface:
        """The claret cloth, its corners rounded."""
        size = self.rect.size
        return _sheets.get(("ground", size), lambda: ink.clip_rounded(felt.felt(size, "Claret"), radius))

    def _blit_cards(self, canvas: pygame.Surface, box: pygame.Rect, u: float) -> None:
        assert self._sheet
        before = canvas.get_clip()
        edge = max(1, round(u))
        canvas.set_clip(before.clip(box.inflate(-2 * edge, -2 * edge)))
        x = box.right - round((4 if self.small else 16) * u) - self._sheet.get_width()
        canvas.blit(self._sheet, (x, box.y))
        canvas.set_clip(before)

    def _words(self, canvas: pygame.Surface, box: pygame.Rect, right: int, u: float) -> None:
        left = box.x + round((14 if self.small else 28) * u)
        room = max(round(80 * u), right - left)
        head = text.TILE_NAME.at(15) if self.small else text.GROUP
        title = _("Ask the cards")
        y = box.y + round((20 if self.small else 37) * u)
        place = text.line(
            canvas, title, (left, y), text.fit(title, head, room, u, 13), u, theme.CREAM, most=room
        )
        if self._open:
            self._pill(canvas, (place.right + round(14 * u), y), u)
        if self.small:
            text.line(
                canvas, self.entry.tagline, (left, y + round(21 * u)), text.CAPTION, u, theme.MIST, most=room
            )
            return
        step = LINE.size * LINE.lead * u
        for number, line in enumerate(text.wrap(self._lines, LINE, min(room, round(330 * u)), u)[:2]):
            text.line(
                canvas, line, (left, y + round(31 * u) + number * step), LINE, u, theme.CREAM, most=room
            )
        y = box.bottom - round(20 * u)
        clock = icons.icon("clock", round(16 * u), theme.BRASS_LIGHT)
        canvas.blit(clock, clock.get_rect(midleft=(left, y)))
        minutes = _("{minutes} min").format(minutes=self.entry.minutes)
        text.line(canvas, minutes, (left + round(23 * u), y), text.LABEL, u, theme.CREAM)

    def _pill(self, canvas: pygame.Surface, at: tuple[int, int], u: float) -> None:
        """Says that a reading waits."""
        word, style = _("Continue"), text.BADGE.at(11 if self.small else 12)
        tall = round((20 if self.small else 24) * u)
        pill = pygame.Rect(at[0], at[1] - tall // 2, text.width(word, style, u) + round(24 * u), tall)
        ink.shadow(canvas, pill, tall / 2, 3 * u, 150, u)
        ink.rounded(canvas, pill, tall / 2, ("#f3d692", "#dcb25a"))
        text.line(canvas, word, pill.center, style, u, theme.BRASS_TEXT, "centre")
