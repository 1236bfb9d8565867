"""A consultation as it goes on: what is shown follows the match."""

from __future__ import annotations

from time import monotonic
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
    PACKET_PLACES,
    PACKETS,
    ROW,
    ROW_PLACES,
    consultation,
    packet_title,
)
from patience.games.fortune.meanings import Drawn
from patience.games.fortune.told import as_text, paragraphs
from patience.gui.bar import grouped
from patience.gui.clock import spelled
from patience.gui.company.plan import CompanyScale
from patience.gui.fortune import controls, panels, parts, picture
from patience.gui.fortune.asking import line
from patience.gui.fortune.bar import FortuneBar
from patience.gui.fortune.flying import fly
from patience.gui.fortune.keys import press
from patience.gui.fortune.laying import Lying, lay
from patience.gui.fortune.plan import FortunePlan
from patience.gui.fortune.pointing import click, hover
from patience.gui.motion import FRAME, Motion
from patience.gui.still import StillScene
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.cards import Card
    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.games.fortune.consultation import Fortune
    from patience.gui.app import App

REACH = 26  # design units round a card in which its shadow, frame, ribbon and tag lie


class FortuneScene(StillScene):
    """The window of fortune telling; `shown` is the place whose card is being told, `here` what the keyboard points at."""

    scale: CompanyScale
    plan: FortunePlan

    def __init__(self, desk: App, match: Match, rules: Fortune) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk, self.match, self.rules = desk, match, rules
        self.motion = Motion()
        self.faces: dict[int, Drawn] = {}  # of the cards on their way
        self.bar = FortuneBar(self._actions())
        self.add(*self.bar.widgets)
        self.controls = controls.Controls(self)
        self.laid: dict[Card, Lying] = {}
        self.shown = ""
        self.here: int | None = None
        self.notice = ""
        self.told_time = ""
        self._look_at_last()

    def _actions(self) -> dict[str, Callable[[], None]]:
        desk = self.desk
        return {
            "menu": self.show_menu, "games": desk.home, "new": desk.new_deal, "undo": self.undo,
            "story": self.show_log, "copy": self.copy, "rules": self.show_rules, "settings": desk.show_settings,
        }  # fmt: skip

    # What there is

    @property
    def stage(self) -> str:
        """How far it is."""
        return consultation(self.match.table).stage

    @property
    def unread(self) -> list[str]:
        """The places whose cards are still to be read, in order."""
        return [move.place for move in self.rules.moves(self.match.table) if isinstance(move, Tap)]

    @property
    def places(self) -> tuple[str, ...]:
        """The places of the cards that are being read now; none while a card is chosen or the pack is cut."""
        return {ROW: ROW_PLACES, PACKETS: PACKET_PLACES}.get(self.stage, ())

    def _look_at_last(self) -> None:
        """Show what was read last."""
        read = consultation(self.match.table).read
        self.shown = read[-1] if read else ""
        self.here = None

    @property
    def present(self) -> str:
        """The packet that is being read: the shown one, else that of the next card."""
        place = self.shown or next(iter(self.unread), "")
        return place.partition(".")[0] if self.stage == PACKETS else ""

    @property
    def spoken(self) -> str:
        """What it is, and what is asked or was read last."""
        return f"{self.rules.title}. {self.telling(self.shown) if self.shown else line(self)[1]}"

    # Laying and painting

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything in a window of that size."""
        self.motion.flights.clear()
        super().layout(size)
        self.scale = CompanyScale(size, self.interface)
        self.plan = FortunePlan(size, self.scale)
        if self.still.get_size() != size:
            self.still = pygame.Surface(size)
        self.bar.layout(self.plan)
        self.refresh()

    def refresh(self) -> None:
        """Lay the cards and the buttons as the match and the looks of the moment want them."""
        if self.size == (0, 0):
            return
        gap = self.here if self.stage in (CUT, CUT_AGAIN) else None
        self.laid = lay(self.rules, self.match.table, self.plan, gap, self.shown)
        self.bar.undo.enabled = bool(self.match.steps) or self.desk.can_undo_new()
        self.bar.story.enabled = self.bar.copy.enabled = bool(paragraphs(self.match))
        self.controls.update()
        self.spoil()

    def paint_still(self, canvas: pygame.Surface) -> None:
        """Draw all that does not move."""
        picture.paint(self, canvas)

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Lay down the resting picture, then what moves, then the buttons."""
        self.mend(canvas, area)
        for flight, pose in self.motion.poses(monotonic()):
            drawn = self.faces.get(flight.token) if pose.face else None
            parts.card(canvas, self.desk.art, drawn, pose.rect)
        self.paint_widgets(canvas, area)

    # Time

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return bool(self.motion.flights)

    def tick(self, now: float) -> float | None:
        """Advance what moves."""
        waits = [super().tick(now)]
        reach = 2 * self.scale.px(REACH)
        for flight in self.motion.advance(now, lambda rect: self.invalidate(rect.inflate(reach, reach))):
            self.spoil(flight.end.inflate(reach, 2 * reach))
        if self.motion.flights:
            waits.append(FRAME)
        return min((wait for wait in waits if wait is not None), default=None)

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        if self.motion.flights:
            self.motion.flights.clear()
            self.spoil()

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

    def telling(self, place: str) -> str:
        """The card at a place in words, with what it says."""
        cards, at = self.rules.neighbours(self.match.table, place)
        drawn = cards[at]
        if drawn is None:
            return _("Face down")
        return f"{capital(drawn.name)}. {self.rules.teller(self.match.table).reading(cards, at)}"

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
        self._look_at_last()
        self.notice = notice
        self.refresh()
        self.desk.speak(" ".join(f"{words}." for words in line(self) if words))
        self.desk.keep()

    def copy(self) -> None:
        """Put the reading on the clipboard."""
        if paragraphs(self.match):
            self.desk.copy(as_text(self.match))
            self.say(_("The reading is on the clipboard"))

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
            gap = at if self.stage in (CUT, CUT_AGAIN) else None
            self.laid = lay(self.rules, self.match.table, self.plan, gap, self.shown)
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

    @property
    def standing(self) -> str:
        """The number of the consultation, with the time if it is to be shown."""
        number = grouped(self.match.deal)
        told = number if self.plan.compact else _("Consultation {n}").format(n=number)
        return f"{told} · {spelled(self.match.seconds)}" if self.desk.settings.show_time else told

    def say(self, message: str) -> None:
        """Put one line where the question stands."""
        self.notice = message
        if self.size != (0, 0):
            self.spoil()
        self.desk.speak(message)

    def rest(self) -> None:
        """The table is shown for the first time."""

    def deal_in(self) -> None:
        """The cards have been shuffled."""

    def tell_time(self) -> None:
        """Have the played time painted again, if it reads otherwise by now."""
        told = spelled(self.match.seconds)
        if told != self.told_time and self.size != (0, 0):
            self.told_time = told
            self.spoil(pygame.Rect(self.bar.end, 0, self.size[0] - self.bar.end, self.scale.bar))

    def redress(self) -> None:
        """Take over the settings for how the table looks."""
        if self.size != (0, 0):
            self.spoil()

    def leave(self) -> None:
        """Covered by a panel, or left."""
        self.settle()
        super().leave()


def _sound(move: Move) -> str:
    if isinstance(move, Tap):
        return "flip"
    return "take" if isinstance(move, Say) and move.number else "shuffle"
