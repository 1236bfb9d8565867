"""A consultation as it goes on: what is done with it, and how it hears the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine.moves import Say, Tap
from patience.games.fortune.consultation import (
    AGAIN,
    CONSULTANTS,
    CUT,
    CUT_AGAIN,
    GATHER,
    MISSING,
    ROW,
    ROW_PLACES,
    packet_title,
)
from patience.games.fortune.told import as_text, paragraphs
from patience.gui.fortune import panels
from patience.gui.fortune.asking import line
from patience.gui.fortune.bar import FortuneBar
from patience.gui.fortune.controls import Controls
from patience.gui.fortune.flying import fly
from patience.gui.fortune.keys import press
from patience.gui.fortune.pointing import click, hover
from patience.gui.fortune.view import FortuneView
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.games.fortune.fortune import Fortune
    from patience.gui.app import App


class FortuneScene(FortuneView):
    """The window of fortune telling: its acts, and what leads to them."""

    def __init__(self, desk: App, match: Match, rules: Fortune) -> None:
        super().__init__(desk, match, rules)
        self.bar = FortuneBar(self._actions())
        self.add(*self.bar.widgets)
        self.controls = Controls(self)

    def _actions(self) -> dict[str, Callable[[], None]]:
        desk = self.desk
        return {
            "menu": self.show_menu, "games": desk.home, "new": desk.new_deal, "undo": self.undo,
            "story": self.show_log, "copy": self.copy, "rules": self.show_rules, "settings": desk.show_settings,
        }  # fmt: skip

    # Acts

    def play(self, move: Move, *, follows: bool = False, quiet: bool = False) -> None:
        """Make a move and show it; `quiet`: others come right after it."""
        before = self.laid
        self.match.play(move, follows=follows)
        self.notice, self.here = "", None
        self.shown = move.place if isinstance(move, Tap) else ""
        if quiet:
            return
        self.refresh()
        fly(self, before)
        self.desk.sound(_sound(move))
        self._tell(move)
        self.desk.keep()

    def _tell(self, move: Move) -> None:
        """Speak what has come of a move."""
        if isinstance(move, Tap):
            self.desk.speak(self.telling(move.place))
        else:
            self.desk.speak(" ".join(f"{words}." for words in line(self) if words))

    def choose(self, at: int) -> None:
        """One of the five stands for the consultant."""
        self.play(Say(CONSULTANTS[at]))

    def cut(self, at: int) -> None:
        """Cut before that card of the spread pack, counted from its lowest."""
        count = len(self.match.table.piles["pack"])
        self.play(Say("cut", count - max(1, min(at, count - 1))))

    def show(self, place: str) -> None:
        """Look at a card of the row or the packets: read for the first time that is a move, later only a look."""
        if place in self.unread:
            self.play(Tap(place))
        elif self.rules.drawn(self.match.table, place):
            self.shown, self.notice = place, ""
            self.refresh()
            self.desk.speak(self.telling(place))

    def next(self) -> None:
        """Do what is wanted: have the next card read, gather, begin again, or hear the whole story."""
        if self.stage == MISSING:
            self.play(AGAIN)
        elif self.match.table.scores is not None:
            self.show_log()
        elif self.unread:
            self.play(Tap(self._after()))
        elif self.stage == ROW:
            self.play(GATHER)

    def _after(self) -> str:
        """The next unread place to the right of what is shown, round and round."""
        if self.stage == ROW and self.shown:
            here = ROW_PLACES.index(self.shown)
            return next((place for place in self.unread if ROW_PLACES.index(place) > here), self.unread[0])
        return self.unread[0]

    def back(self) -> None:
        """Look at the card to the left again."""
        if self.shown in self.places[1:]:
            self.show(self.places[self.places.index(self.shown) - 1])

    def all(self) -> None:
        """Have all that is left read at once, and show the story."""
        places = self.unread
        for number, place in enumerate(places):
            self.play(Tap(place), follows=number > 0, quiet=number + 1 < len(places))
        self.show_log()

    def undo(self) -> None:
        """Take the last step back; at the beginning, bring back the reading before."""
        self.settle()
        if self.match.undo():
            self._afresh(_("Taken back"))
        elif self.desk.can_undo_new():
            self.desk.undo_new()

    def redo(self) -> None:
        """Make the step again that was taken back."""
        if self.match.redo():
            self._afresh("")

    def restart(self) -> None:
        """Back to the choice of a card."""
        self.match.restart()
        self._afresh("")

    def _afresh(self, notice: str) -> None:
        self.look_at_last()
        self.notice = notice
        self.refresh()
        self.desk.speak(" ".join(f"{words}." for words in line(self) if words))
        self.desk.keep()

    def copy(self) -> None:
        """Put the reading on the clipboard."""
        if paragraphs(self.match):
            self.desk.copy(as_text(self.match))
            self.say(_("The reading is on the clipboard"))

    # Panels

    def show_log(self) -> None:
        """Open the story as far as it is told."""
        panels.show_story(self)

    def show_rules(self) -> None:
        """Open the book of fortune telling."""
        panels.show_rules(self)

    def show_keys(self) -> None:
        """Open the sheet of keys."""
        panels.show_keys(self)

    def show_menu(self) -> None:
        """Open the menu of what has no room on the bar."""
        panels.show_menu(self)

    # The player

    def handle(self, event: Event) -> bool:
        """Bring an event to the buttons, the cards, the keys."""
        spreading = bool(self.motion.flights) and self.stage in (CUT, CUT_AGAIN)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.settle()
        if super().handle(event):
            return True
        if spreading and event.type == pygame.MOUSEBUTTONDOWN:
            return True  # the second click of a double one must not cut
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return click(self, event.pos)
        if event.type == pygame.MOUSEMOTION:
            return hover(self, event.pos)
        return event.type == pygame.KEYDOWN and press(self, event)

    def point_at(self, at: int | None) -> None:
        """Light up a choice, or part the pack."""
        if at != self.here:
            self.here = at
            self.lay_cards()
            self.motion.flights.clear()
            self.spoil(self.plan.free)

    def frame(self, at: int) -> None:
        """Put the keyboard's frame round a card of the packets, and tell it."""
        self.here = at
        place = self.places[at]
        if place not in self.unread:
            self.shown = place
        self.refresh()
        title = packet_title(place.partition(".")[0])
        self.desk.speak(f"{title}. {self.telling(place)}")

    # What the program asks

    def rest(self) -> None:
        """The table is shown for the first time."""

    def deal_in(self) -> None:
        """The cards have been shuffled."""


def _sound(move: Move) -> str:
    if isinstance(move, Tap):
        return "flip"
    return "take" if isinstance(move, Say) and move.number else "shuffle"
