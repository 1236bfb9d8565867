"""A field for one line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.editing import EditLine
from patience.gui.fonts import LABEL, READING
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.theme import Ground
    from patience.gui.widget import Point

COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class Clipboard:
    """The clipboard of the desktop; where there is none, nothing is copied or pasted."""

    def get(self) -> str:
        """Its text."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, words: str) -> None:
        """Set its text."""
        try:
            pygame.scrap.put_text(words)
        except pygame.error:
            return


class TextField(Widget):
    """One line of text; `action` hears Enter, `on_change` every change. Its caret does not blink."""

    takes_text = True

    def __init__(
        self,
        label: str,
        value: str = "",
        action: Callable[[str], None] | None = None,
        *,
        on_change: Callable[[str], None] | None = None,
        placeholder: str = "",
        allowed: Callable[[str], bool] | None = None,
        most: int = 200,
        icon: str = "",
        shortcut: str = "",
        ground: Ground = "paper",
        clipboard: Clipboard | None = None,
    ) -> None:
        super().__init__(label, ground)
        self.edit = EditLine(value, allowed, most)
        self.action = action
        self.on_change = on_change
        self.placeholder = placeholder
        self.icon = icon
        self.shortcut = shortcut
        self.clipboard = clipboard or Clipboard()
        self.style = READING.at(14.5)
        self._shift = 0  # how far the text is pushed left so that the caret shows

    @property
    def state(self) -> str:
        """What is written in it."""
        return self.value

    @property
    def value(self) -> str:
        """The text in it."""
        return self.edit.value

    @value.setter
    def value(self, value: str) -> None:
        self.edit.value = value
        self.edit.go(len(value))
        self.changed()

    def focus(self, on: bool, ring: bool = False) -> None:
        """Keys repeat while it has the keyboard, and only then; the keyboard reaching it selects all."""
        if on != self.focused:
            pygame.key.set_repeat(*((400, 35) if on else (0,)))
            if on and ring:
                self.edit.select_all()
        super().focus(on, ring)

    def press(self, pos: Point, u: float) -> None:
        """Put the caret there; with Shift, select up to there."""
        self.edit.go(self._index(pos, u), bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        self.changed()

    def drag(self, pos: Point, u: float) -> None:
        """Select up to there."""
        self.edit.go(self._index(pos, u), keep=True)
        self.changed()

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Keep what is selected."""

    def type(self, text: str, u: float) -> bool:
        """Put in what was typed."""
        del u
        self._tell(self.edit.insert(text))
        return True

    def key(self, event: Event, u: float) -> bool:
        """Move, erase, copy, cut, paste; Enter calls the action."""
        del u
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & (pygame.KMOD_ALT | COMMAND):
            if self.action:
                self.action(self.value)
            return self.action is not None
        if event.mod & COMMAND and event.key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
            self._command(event.key)
            return True
        if self._move(event) or self._erase(event):
            return True
        # Plain letters arrive as typed text as well; they must not act as shortcuts of the scene.
        letter = getattr(event, "unicode", "")
        return bool(letter) and letter.isprintable() and not event.mod & (COMMAND | pygame.KMOD_ALT)

    def _command(self, key: int) -> None:
        if key == pygame.K_a:
            self.edit.select_all()
        elif key == pygame.K_v:
            self._tell(self.edit.insert(self.clipboard.get()))
        elif self.edit.chosen_text:
            self.clipboard.put(self.edit.chosen_text)
            if key == pygame.K_x:
                self._tell(self.edit.erase(self.edit.caret))
        self.changed()

    def _move(self, event: Event) -> bool:
        edit, by_word = self.edit, event.mod & (COMMAND | pygame.KMOD_ALT)
        keep = bool(event.mod & pygame.KMOD_SHIFT)
        start, end = edit.chosen
        collapse = start != end and not keep
        to = {
            pygame.K_LEFT: edit.word_left() if by_word else start if collapse else edit.caret - 1,
            pygame.K_RIGHT: edit.word_right() if by_word else end if collapse else edit.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(edit.value),
        }
        if event.key in to:
            edit.go(to[event.key], keep)
            self.changed()
        return event.key in to

    def _erase(self, event: Event) -> bool:
        edit, by_word = self.edit, event.mod & (COMMAND | pygame.KMOD_ALT)
        if event.key == pygame.K_BACKSPACE:
            self._tell(edit.erase(edit.word_left() if by_word else edit.caret - 1))
        elif event.key == pygame.K_DELETE:
            self._tell(edit.erase(edit.word_right() if by_word else edit.caret + 1))
        else:
            return False
        return True

    def _tell(self, changed: bool) -> None:
        self.changed()
        if changed and self.on_change:
            self.on_change(self.value)

    def _room(self, u: float) -> pygame.Rect:
        """Where the text itself stands."""
        left = round((40 if self.icon else 14) * u)
        return pygame.Rect(
            self.rect.x + left, self.rect.y, max(1, self.rect.w - left - round(14 * u)), self.rect.h
        )

    def _index(self, pos: Point, u: float) -> int:
        x = pos[0] - self._room(u).x + self._shift
        ends = [text.width(self.value[:at], self.style, u) for at in range(len(self.value) + 1)]
        return min(range(len(ends)), key=lambda at: abs(ends[at] - x))

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the ground, the selection, the text, the caret."""
        green = self.ground == "green"
        if green:
            edge = 0.8 if self.focused else 0.62 if self.hovered else 0.45
            half = self.rect.h / 2
            ink.rounded(canvas, self.rect, half, theme.WELL, theme.BRASS, max(1, u), 0.45, edge)
            self.paint_ring(canvas, u, half / u)
        else:
            edge_colour = (
                theme.GREEN if self.focused else theme.INK_SECOND if self.hovered else theme.FIELD_EDGE
            )
            fill = "#ffffff" if self.enabled else theme.PAPER_TOP
            ink.rounded(canvas, self.rect, 10 * u, fill, edge_colour, 1.5 * u)
            self.paint_ring(canvas, u, 10)
        second = theme.SAGE if green else theme.INK_SECOND
        if self.icon:
            size = round(19 * u)
            at = self.rect.x + round(13 * u), self.rect.centery - size // 2
            canvas.blit(icons.icon(self.icon, size, second, 2), at)
        if self.shortcut and green and not self.focused and not self.value:
            self._hint(canvas, u)
        self._text(canvas, u, second)

    def _text(self, canvas: pygame.Surface, u: float, second: str) -> None:
        green, room, edit = self.ground == "green", self._room(u), self.edit
        caret = text.width(self.value[: edit.caret], self.style, u)
        whole = text.width(self.value, self.style, u)
        self._shift = max(0, min(self._shift, caret, max(0, whole - room.w + 2)), caret - room.w + 2)
        before = canvas.get_clip()
        canvas.set_clip(before.clip(room))
        x = room.x - self._shift
        tall = round(20 * u)
        if self.focused and edit.chosen_text:
            start, end = (text.width(self.value[:at], self.style, u) for at in edit.chosen)
            mark = theme.GREEN if green else theme.SELECTION
            canvas.fill(mark, (x + start, room.centery - tall // 2, end - start, tall))
        colour = (theme.CREAM if green else theme.INK) if self.enabled else theme.OFF_ON_PAPER
        if self.value:
            text.line(canvas, self.value, (x, room.centery), self.style, u, colour)
        elif self.placeholder:
            text.line(canvas, self.placeholder, (x, room.centery), self.style, u, second, most=room.w)
        if self.focused:
            canvas.fill(colour, (x + caret, room.centery - tall // 2, max(1, round(1.5 * u)), tall))
        canvas.set_clip(before)

    def _hint(self, canvas: pygame.Surface, u: float) -> None:
        """The key that leads here, in a small box at the right end."""
        size = round(22 * u)
        box = pygame.Rect(self.rect.right - size - round(12 * u), self.rect.centery - size // 2, size, size)
        ink.rounded(canvas, box, 6 * u, None, theme.SAGE, max(1, u), border_alpha=0.5)
        text.line(canvas, self.shortcut, box.center, LABEL.weigh("SemiBold"), u, theme.SAGE, "centre")
