"""The keyboard's place on the table: a ring round the card that Enter takes, or the place where it lays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.board import Hit
from patience.gui.order import towards
from patience.gui.theme import CREAM, NIGHT

if TYPE_CHECKING:
    from patience.gui.tableview import TableView

GAP, LINE = 2, 2  # logical px between the cards and the ring, and its width


class Cursor:
    """A place of one table and one of its cards (-1: the place is empty); shown while the keyboard is used."""

    def __init__(self, scene: TableView) -> None:
        self.scene = scene
        self.place = ""
        self.at = -1
        self.shown = False
        self._painted = pygame.Rect(0, 0, 0, 0)

    @property
    def hit(self) -> Hit:
        """What a click here would meet."""
        return Hit(self.place, self.at)

    def hide(self) -> None:
        """The pointer is used now; the next key begins where the keyboard was last."""
        self.shown = False
        self._spoil()

    def go(self, place: str, at: int | None = None) -> None:
        """Go to a card of a place, the uppermost if none is named."""
        self.place, self.shown = place, True
        self.at = self._top if at is None else at
        self._spoil()

    def settle(self) -> None:
        """Cards have moved: stay at the place, on its uppermost card."""
        if self.place:
            self.at = self._top
            self._spoil()

    def step(self, dx: int, dy: int) -> None:
        """Go a step: through the face-up cards of a column first, then to the nearest place in that direction."""
        names = self._places()
        if not self.shown:
            self.go(self.place if self.place in names else self._first(names))
        elif dy and (at := self._within(dy)) is not None:
            self.go(self.place, at)
        else:
            slot, others = self.scene.lay.slot, (name for name in names if name != self.place)
            if name := towards(slot(self.place), ((slot(name), name) for name in others), dx, dy):
                self.go(name)

    def end(self, last: int) -> None:
        """Go to the first (0) or the last (-1) place."""
        self.go(self._places()[last])

    def words(self) -> str:
        """What lies here, in one sentence."""
        from patience.engine import spoken  # only when the keyboard is used

        return spoken.card(self.scene.rules, self.scene.view.table, self.place, self.at)

    def rect(self) -> pygame.Rect:
        """The cards that Enter would take, or as much of a fixed card as looks out, or the empty place."""
        lay, cards = self.scene.lay, self.scene.lay.cards[self.place]
        if self.at < 0 or lay.spots[self.place].fan == (0, 0):
            return lay.area_of(self.place)
        first = cards[self.at].copy()
        if self.scene.board.grip(self.hit) == len(cards) - self.at:
            return first.unionall(cards[self.at :])
        if self.at + 1 < len(cards):
            first.h = max(1, min(first.h, cards[self.at + 1].y - first.y))
        return first

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the ring: cream between dark lines, so that it shows on felt and on cards alike."""
        if not self.shown:
            return
        u, rect = self.scene.scale.u, self.rect()
        radius, width, gap = 0.0625 * self.scene.lay.w, max(2, LINE * u), max(2, GAP * u)
        ink.ring(canvas, rect, radius, width + 2 * max(1, u), NIGHT, gap - max(1, u))
        ink.ring(canvas, rect, radius, width, CREAM, gap)

    def _places(self) -> list[str]:
        """Every place that the hand can reach; cards under a pile are reached with it."""
        return [name for name, spot in self.scene.lay.spots.items() if not spot.under]

    def _first(self, names: list[str]) -> str:
        """Where something can be done, else the first place."""
        return next((name for name in names if self.scene.board.moves_of(name)), names[0])

    def _within(self, dy: int) -> int | None:
        """The next face-up card of the column in that direction; None where it ends."""
        pile = self.scene.view.table.piles[self.place]
        at = self.at + dy
        in_fan = self.scene.lay.spots[self.place].fan[1] > 0
        return at if in_fan and pile.down <= at < len(pile.cards) else None

    @property
    def _top(self) -> int:
        return len(self.scene.view.table.piles[self.place].cards) - 1

    def _spoil(self) -> None:
        self.scene.invalidate(self._painted)
        self._painted = pygame.Rect(0, 0, 0, 0)
        if self.shown:
            room = 2 * round(8 * self.scene.scale.u)
            self._painted = self.rect().inflate(room, room)
            self.scene.invalidate(self._painted)
