"""What is done at the table for several is shown act by act, and taken back in one."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from patience.engine.moves import DEAL, Tap
from patience.engine.table import Seat
from patience.engine.tokens import Tokens
from patience.engine.view import View
from patience.gui.company.choices import Choices
from patience.gui.company.halfway import Held, gathers, halfway
from patience.gui.company.moving import BEAT, CompanyMoving
from patience.gui.company.purses import Purses
from patience.gui.company.story import Act, spread_before, story
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.engine.match import Step
    from patience.engine.moves import Move
    from patience.engine.table import Table

TRICK_LIES, GATHERED = 0.9, 0.28  # s that a full trick lies, and until it is gathered
PASSED_OVER = 0.12  # s between what several say in one beat


class CompanyActing(CompanyMoving):
    """Brings the match on, and the picture after it."""

    def play(self, move: Move, *, forced: bool = False) -> None:
        """Make a move for whoever is to move, and show it."""
        before, mover, said = self.match.table, self.match.table.turn, list[Seat]()
        if mover == self.me:
            self.acted = monotonic()
        step = self.match.play(move, follows=forced or mover not in (self.me, None))
        if mover is None:
            self.story.clear()
            self.happened = ""
            self.covered = 0.0  # nothing of this deal was hidden while the paper lay there
        else:
            said = self._speak(mover, move, before, step)
        self._show(before, step, deal=move == DEAL)
        self.talk.hang(*said)

    def play_all(self, moves: Sequence[Move]) -> None:
        """Make several moves that are one answer; undo takes them back together."""
        first, *self.queue = moves
        self.play(first)

    def spread_before(self) -> dict[str, int]:
        """How the player spread his counters in the deal before this one."""
        movers = [self.match.dealt.turn, *(step.table.turn for step in self.match.steps)]
        return spread_before(
            list(zip((step.move for step in self.match.steps), movers, strict=False)), self.me
        )

    def _speak(self, mover: Seat, move: Move, before: Table, step: Step) -> list[Seat]:
        """Let those speak who have something to say of a move; who they are."""
        now, pace = monotonic(), self.pace
        heard = self.rules.heard(move, self.me, before) if mover != self.me else move
        words = self.words(f"{{seat.{mover}}} {self.rules.describe(before, heard)}")
        self.happened = "" if mover == self.me else capital(words)
        reply = self.rules.reply(before, heard, step.effects)
        answers = [reply] if reply else self.rules.overheard(step.effects)
        said = [(mover, self.rules.announce(before, heard))]
        said += [(seat, words) for seat, words in answers if seat != mover or not said[0][1]]
        for number, (seat, words) in enumerate(said):
            if seat != self.me:
                self.bubbles.say(seat, self.words(words), now + number * PASSED_OVER * pace, pace)
        self._tell(
            ". ".join(
                [self.happened, *(f"{self.name(seat)}: {self.words(words)}" for seat, words in said[1:])]
            )
        )
        self.story.append(Act(mover, heard, step.effects))
        beat = PASSED_OVER if isinstance(move, Tap) and self.rules.to_spread(before) else BEAT
        self.due = now + pace * (beat + PASSED_OVER * max(0, len(said) - 2))
        return [seat for seat, _words in said]

    def _show(self, before: Table, step: Step, *, deal: bool) -> None:
        """Bring the picture to the match's present table; a full trick lies for a while before it is gathered."""
        self.notice = ""
        self.choices, self.hinting = Choices(), False
        self.pointer.let_go()
        self.answers.clear()
        lay = self._where()
        if deal:
            self.view = self.match.view(self.me)
            self.tokens = Tokens(self.view.table.piles)
            self.purses = Purses(self.view.table.counters)
            self._bring((), {})
            self._deal()
        elif (at := gathers(step.effects, self.rules.places)) and self.pace:
            self.held = Held(step.effects[at:], self.match.view(self.me).table)
            self.view = View(self.rules, self.me, halfway(self.rules, before, step.effects[:at], self.me))
            self._bring(step.effects[:at], lay)
            self.due = monotonic() + self.pace * TRICK_LIES
        else:
            self.view = self.match.view(self.me)
            self._bring(step.effects, lay)

    def _gather(self, held: Held) -> None:
        """What lay for a while goes where it belongs."""
        self.held, lay = None, self._where()
        self.view = self.match.view(self.me)
        self._bring(held.effects, lay)
        self.due = monotonic() + self.pace * GATHERED

    def undo(self) -> None:
        """Take back to the player's last decision, with all that was answered to it."""
        self.desk.thinker.forget()
        self.asked = False
        if not self._decided:
            self.desk.undo_new()
            return
        self.match.undo()
        self._afresh(_("Taken back"))

    def redo(self) -> None:
        """Do again what was taken back last, with all that was answered to it."""
        if self.match.undone:
            self.desk.thinker.forget()
            self.asked = False
            self.match.redo()
            self._afresh(_("Done again"))

    def _afresh(self, notice: str) -> None:
        """Show the match's table without any movement; the line tells what was done, and asks anew."""
        over = self.match.table.turn is None  # then the line has the outcome to tell
        self.happened, self.notice = "" if over else notice, ""
        self._tell(notice)
        self.pointer.let_go()
        self.bubbles.words.clear()
        self.talk.settle()
        self.motion.flights.clear()
        self.queue, self.held, self.story = [], None, story(self.match, self.me)
        self.view = self.match.view(self.me)
        self.tokens = Tokens(self.view.table.piles)
        self.purses = Purses(self.view.table.counters)
        self.choices, self.hinting, self.hurried = Choices(), False, False
        self.answers.clear()
        self.due = 0.0
        self.arrange()
        self.renew_tips()
        self.look_at_bar()
        self.spoil()
        self.desk.keep()

    def _tell(self, words: str) -> None:
        """Tell whoever listens."""
        if self.desk.settings.speech:
            self.desk.speak(words)
