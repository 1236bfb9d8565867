"""The deal number: seen, copied, typed, pasted, played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine.rules import HIGHEST_DEAL
from patience.gui import ink, text, theme
from patience.gui.buttons import Button
from patience.gui.fields import Clipboard, TextField
from patience.gui.panels.frame import Panel
from patience.gui.panels.numbers import digits, grouped, trouble
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.desk import Desk
    from patience.gui.widget import Widget


class DeskClipboard(Clipboard):
    """The clipboard as the program hands it out."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def get(self) -> str:
        """Its text."""
        return self.desk.paste()

    def put(self, words: str) -> None:
        """Set its text."""
        self.desk.copy(words)


class DealPanel(Panel):
    """Shows the number of a deal; `play` gets another number, `new` asks for any deal."""

    want = (560, 336)

    def __init__(
        self,
        desk: Desk,
        title: str,
        deal: int,
        play: Callable[[int], None],
        new: Callable[[], None],
        *more: Widget,
    ) -> None:
        super().__init__(desk, _("Deal number"), title)
        self.deal = deal
        self._play = play
        self.message, self.good = "", True
        self.field = TextField(
            _("Deal number"),
            grouped(deal),
            lambda _value: self._enter_field(),
            on_change=self._changed,
            allowed=lambda letter: letter in "0123456789",
            most=14,
            clipboard=DeskClipboard(desk),
        )
        self.field.style = text.FIGURE.at(24)
        self.copy_button = Button(_("Copy"), self.copy, "paper", "copy")
        self.paste_button = Button(_("Paste"), self.paste, "paper")
        self.add(self.field, self.copy_button, self.paste_button, *more)
        self.play_button = self.foot(_("Play this deal"), self.play, "brass")
        self.foot(_("A new deal"), new)
        self.finish()

    def _enter_field(self) -> None:
        if self.play_button.usable:
            self.play()

    def play(self) -> None:
        """Play the deal of the number in the field."""
        self._play(digits(self.field.value))

    def copy(self) -> None:
        """Put the number on the clipboard."""
        self.desk.copy(str(digits(self.field.value)))
        self.say(_("Copied."), good=True)

    def paste(self) -> None:
        """Take the number from the clipboard, or say what is wrong with it."""
        words = self.desk.paste().strip()
        wrong = trouble(words)
        if not wrong:
            self.field.value = grouped(digits(words))
        self._judge(wrong)

    def say(self, words: str, *, good: bool) -> None:
        """Show a line below the field."""
        self.message, self.good = words, good
        self.invalidate()

    def _changed(self, value: str) -> None:
        """Set the digits in threes again, the caret staying at its digit."""
        edit = self.field.edit
        after = sum(letter.isdigit() for letter in value[edit.caret :])
        number = "".join(letter for letter in value if letter.isdigit())
        self.field.value = grouped(int(number)) if number else ""
        at = len(self.field.value)
        while after and at:
            at -= 1
            after -= self.field.value[at].isdigit()
        edit.go(at)
        self._judge(trouble(number))

    def _judge(self, wrong: str) -> None:
        usable = not trouble(self.field.value)
        self.play_button.enabled = self.copy_button.enabled = usable
        self.say(wrong, good=False)

    def arrange(self) -> None:
        """The field with its two buttons beside it."""
        px, inner = self.scale.px, self.inner
        y = inner.y + px(48 if self.sheet else 30)
        buttons = self.copy_button, self.paste_button
        wide = max(button.natural_width(self.scale.u) for button in buttons) + px(6)
        right = inner.right
        for button in reversed(buttons):
            button.rect = pygame.Rect(right - wide, y + px(3), wide, px(42))
            right -= wide + px(10)
        self.field.rect = pygame.Rect(inner.x, y, right - inner.x, px(48))

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the words around the field."""
        del area
        u, px, field = self.scale.u, self.scale.px, self.field.rect
        hint = _("Type or paste a number: the same number always deals the same cards.")
        style = text.fit(hint, text.LABEL, self.inner.w, u)
        at = self.inner.x, field.y - px(17)
        text.line(canvas, hint, at, style, u, theme.INK_SECOND, most=self.inner.w)
        below = pygame.Rect(self.inner.x, field.bottom + px(14), self.inner.w, px(34))
        if not self.message:
            words = _("From 1 to {highest}").format(highest=grouped(HIGHEST_DEAL))
            text.line(
                canvas, words, (below.x, below.y + px(10)), text.LABEL, u, theme.INK_SECOND, most=below.w
            )
            return
        colour = theme.GREEN if self.good else theme.NO
        ink.rounded(canvas, below, 10 * u, colour, alpha=0.09)
        style = text.fit(self.message, text.LABEL.weigh("SemiBold"), below.w - px(24), u)
        at = below.x + px(12), below.centery
        text.line(canvas, self.message, at, style, u, colour, most=below.w - px(24))
