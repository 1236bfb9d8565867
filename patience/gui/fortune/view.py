"""A consultation as it is seen: what there is, where it lies, what moves."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.moves import Tap
from patience.games.fortune.consultation import (
    CUT,
    CUT_AGAIN,
    PACKET_PLACES,
    PACKETS,
    ROW,
    ROW_PLACES,
    consultation,
)
from patience.games.fortune.told import paragraphs
from patience.gui.bar import grouped
from patience.gui.clock import spelled
from patience.gui.company.plan import CompanyScale
from patience.gui.fortune import parts, picture
from patience.gui.fortune.asking import line
from patience.gui.fortune.laying import Lying, lay
from patience.gui.fortune.plan import FortunePlan
from patience.gui.motion import FRAME, Motion
from patience.gui.still import StillScene
from patience.words import _, capital

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.engine.match import Match
    from patience.games.fortune.fortune import Fortune
    from patience.games.fortune.meanings import Drawn
    from patience.gui.app import App
    from patience.gui.fortune.bar import FortuneBar
    from patience.gui.fortune.controls import Controls

REACH = 26  # design units round a card in which its shadow, frame, ribbon and tag lie


class FortuneView(StillScene):
    """Shows the match as far as it is told; what can be done comes with the subclass.

    `shown` is the place whose card is being told, `here` what the keyboard points at.
    """

    scale: CompanyScale
    plan: FortunePlan
    bar: FortuneBar
    controls: Controls

    def __init__(self, desk: App, match: Match, rules: Fortune) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk, self.match, self.rules = desk, match, rules
        self.motion = Motion()
        self.faces: dict[int, Drawn] = {}  # of the cards on their way
        self.laid: dict[Card, Lying] = {}
        self.shown = ""
        self.here: int | None = None
        self.notice = ""
        self.told_time = ""
        self.look_at_last()

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

    def look_at_last(self) -> None:
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
    def standing(self) -> str:
        """The number of the consultation, with the time if it is to be shown."""
        number = grouped(self.match.deal)
        told = number if self.plan.compact else _("Consultation {n}").format(n=number)
        return f"{told} · {spelled(self.match.seconds)}" if self.desk.settings.show_time else told

    @property
    def spoken(self) -> str:
        """What it is, and what is asked or was read last."""
        return f"{self.rules.title}. {self.telling(self.shown) if self.shown else line(self)[1]}"

    def telling(self, place: str) -> str:
        """The card at a place in words, with what it says."""
        cards, at = self.rules.neighbours(self.match.table, place)
        drawn = cards[at]
        if drawn is None:
            return _("Face down")
        return f"{capital(drawn.name)}. {self.rules.teller(self.match.table).reading(cards, at)}"

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
        self.lay_cards()
        self.bar.undo.enabled = bool(self.match.steps) or self.desk.can_undo_new()
        self.bar.story.enabled = self.bar.copy.enabled = bool(paragraphs(self.match))
        self.controls.update()
        self.spoil()

    def lay_cards(self) -> None:
        """Place the cards as the match wants them; the spread pack is parted where it is pointed at."""
        gap = self.here if self.stage in (CUT, CUT_AGAIN) else None
        self.laid = lay(self.rules, self.match.table, self.plan, gap, self.shown)

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

    def say(self, message: str) -> None:
        """Put one line where the question stands."""
        self.notice = message
        if self.size != (0, 0):
            self.spoil()
        self.desk.speak(message)

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

    def leave(self) -> None:
        """Covered by a panel, or left."""
        self.settle()
        super().leave()
