"""What every control has in common: a place, states, a spoken name, a way to say that its look changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink
from patience.gui.theme import BRASS_DARK, BRASS_LIGHT
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.scroll import ScrollArea
    from patience.gui.theme import Ground

    Point = tuple[int, int]

RING, GAP, SHADOW = 2, 2, 10  # logical; how far ring and shadow stand out


class Widget:
    """A control at `rect` (window pixels), spoken of as `label`, lying on green or on paper."""

    focusable = True
    click_focus = True  # whether a click gives it the keyboard
    takes_text = False  # whether letters are typed into it

    def __init__(self, label: str, ground: Ground = "paper") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.label = label
        self.ground = ground
        self.tip = ""
        self.shortcut = ""
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ringed = False  # focused, and reached by keyboard
        self.area: ScrollArea | None = None
        self.host: Callable[[Widget], None] | None = None
        self._enabled = True
        self._visible = True

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return self._enabled

    @enabled.setter
    def enabled(self, on: bool) -> None:
        if on != self._enabled:
            self._enabled = on
            self.changed()

    @property
    def visible(self) -> bool:
        """Whether it is there at all."""
        return self._visible

    @visible.setter
    def visible(self, on: bool) -> None:
        if on != self._visible:
            self._visible = True  # so that the place is reported while it still counts
            self.changed()
            self._visible = on

    @property
    def usable(self) -> bool:
        """Whether pointer and keyboard can reach it."""
        return self._enabled and self._visible

    @property
    def state(self) -> str:
        """How it stands, in a word or two."""
        return ""

    @property
    def spoken(self) -> str:
        """What it is called and how it stands."""
        usable = "" if self._enabled else _("not available now")
        return ", ".join(words for words in (self.label or self.tip, self.state, usable) if words)

    def changed(self) -> None:
        """Report that it must be painted again."""
        if self.host and self._visible:
            self.host(self)

    def states(self, *, hovered: bool | None = None, pressed: bool | None = None) -> None:
        """Set what the pointer does to it, reporting a change."""
        after = self.hovered if hovered is None else hovered, self.pressed if pressed is None else pressed
        if after != (self.hovered, self.pressed):
            self.hovered, self.pressed = after
            self.changed()

    def reach(self, u: float) -> pygame.Rect:
        """All it may paint: its shadow and its focus ring too."""
        room = 2 * round(SHADOW * u)
        grown = self.rect.inflate(room, room)
        return grown.clip(self.area.rect) if self.area else grown

    def hit(self, pos: Point, least: Point = (0, 0)) -> bool:
        """Whether a point belongs to it, its area grown to the least size."""
        if self.area and not self.area.rect.collidepoint(pos):
            return False
        w, h = max(self.rect.w, least[0]), max(self.rect.h, least[1])
        return pygame.Rect(self.rect.centerx - w // 2, self.rect.centery - h // 2, w, h).collidepoint(pos)

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw it in its present state; `u` is window pixels per logical pixel."""

    def paint_ring(
        self, canvas: pygame.Surface, u: float, radius: float, rect: pygame.Rect | None = None
    ) -> None:
        """The focus ring, when the keyboard put the focus here."""
        if self.ringed and self._enabled:
            colour = BRASS_DARK if self.ground == "paper" else BRASS_LIGHT
            ink.ring(canvas, rect or self.rect, radius * u, max(2, RING * u), colour, GAP * u)

    def focus(self, on: bool, ring: bool = False) -> None:
        """Give it the keyboard or take it away."""
        if (on, on and ring) != (self.focused, self.ringed):
            self.focused, self.ringed = on, on and ring
            self.changed()

    def hover_at(self, pos: Point, u: float) -> None:
        """The pointer moves over it, unpressed."""

    def press(self, pos: Point, u: float) -> None:
        """The pointer goes down on it."""

    def drag(self, pos: Point, u: float) -> None:
        """The pointer moves while held down since it was pressed here."""

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """The pointer comes up again; inside means a click."""
        if inside:
            self.activate()

    def activate(self) -> None:
        """Do what it is for: a click, Enter or Space."""

    def key(self, event: Event, u: float) -> bool:
        """A key while it has the focus; true when used."""
        return False

    def type(self, text: str, u: float) -> bool:
        """Text typed while it has the focus; true when used."""
        return False

    def wheel(self, pos: Point, steps: float, u: float) -> bool:
        """The wheel turned over it, positive upwards; true when used."""
        return False
