"""The table as it is played: what each event of pointer and keyboard means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.played import PlayedTable
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.hint import Hint


class TableScene(PlayedTable):
    """Shows a match and lets it be played."""

    def actions(self) -> dict[str, Callable[[], None]]:
        """What the bar's buttons do, by icon."""
        desk = self.desk
        return {
            "games": desk.home, "new": desk.new_deal, "restart": self.restart, "undo": self.undo, "redo": self.redo,
            "hint": self.hint, "rules": desk.show_rules, "settings": desk.show_settings, "more": desk.show_menu,
            "deal": desk.show_deal,
        }  # fmt: skip

    def handle(self, event: Event) -> bool:
        """Take in an event: first what is pointed at or held, then the bar's buttons, the cards, the keys."""
        kind = event.type
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.gestures.cancel()
        if kind == pygame.MOUSEBUTTONDOWN:
            self.cursor.hide()
        if self._interrupts(event):
            return True
        if super().handle(event):
            if self.focused and self.keyboard:  # one ring at a time
                self.cursor.hide()
            return True
        used = self.gestures.handle(event)
        if used or kind != pygame.KEYDOWN:
            return used
        from patience.gui import keys  # only when the keyboard is used

        return keys.press(self, event)

    def _interrupts(self, event: Event) -> bool:
        """End what an event ends: a hint, motion, an open tray, a card in the hand; true when that was all it is for."""
        kind = event.type
        if self.pointing and self._hint_hears(self.pointing, event):
            return True
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.settle()
            if self.desk.panel:  # the game is won: what was meant for the table ends here
                return True
            if self.close_tray() and (kind == pygame.KEYDOWN or self.tray.rect.collidepoint(event.pos)):
                return True
        if not self.gestures.pressed:
            return False
        if kind == pygame.KEYDOWN:
            self.gestures.cancel()
            return True
        return self.gestures.handle(event)

    def focus_towards(self, dx: int, dy: int) -> bool:
        """Left and right lead along the bar; up and down lead to the cards."""
        return not dy and super().focus_towards(dx, dy)

    def _hint_hears(self, hint: Hint, event: Event) -> bool:
        """Enter makes the move that is pointed at, Esc takes only the hint away, anything else does so too and acts."""
        if event.type == pygame.MOUSEBUTTONDOWN and hint.bubble.rect.collidepoint(event.pos):
            super().handle(event)
            return True  # nothing goes through to the cards below
        if not hint.ended_by(event):
            return False
        key = getattr(event, "key", None)
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.focused:
            hint.do()
            return True
        self.forget_hint()
        return key == pygame.K_ESCAPE

    def leave(self) -> None:
        """Covered by a panel: nothing is held any more."""
        self.forget_hint()
        self.gestures.cancel()
        self.settle()
        super().leave()

    def switch_colours(self) -> None:
        """Four colours instead of two, or two again."""
        self.say(self.desk.switch_colours())

    def paint_held(self, canvas: pygame.Surface) -> None:
        """Draw the cards in the hand, or the one that is looked at."""
        super().paint_held(canvas)
        self.gestures.peek.paint(canvas, self.desk.art)

    # The table in words

    def tell_moves(self) -> None:
        """Tell which moves there are."""
        from patience.engine import spoken

        self._read(_("Moves"), spoken.choices(self.rules, self.view.table, self.view.moves))

    def tell_table(self) -> None:
        """Tell what lies where."""
        from patience.engine import spoken

        self._read(_("The table"), spoken.summary(self.rules, self.view.table))

    def show_log(self) -> None:
        """Open the log of all moves."""
        from patience.engine import spoken

        told = spoken.log(self.match) or [_("No move has been made yet.")]
        self.desk.show_reading(_("Log"), told, last=True)

    def _read(self, title: str, sentences: list[str]) -> None:
        """To the ear if the table is spoken, else to the eye."""
        if self.desk.settings.speech:
            self.desk.speak(" ".join(sentences))
        else:
            self.desk.show_reading(title, sentences)
