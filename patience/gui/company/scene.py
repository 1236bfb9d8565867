"""The table for several as it is played: what is shown follows the match, one act a beat."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.moves import DEAL
from patience.gui.company.acting import CompanyActing
from patience.gui.company.advice import advice
from patience.gui.company.answers import Answers
from patience.gui.company.bar import CompanyBar
from patience.gui.company.bubbles import LEFT_OVER
from patience.gui.company.choices import Choices
from patience.gui.company.facts import facts
from patience.gui.company.hand import NOD, Nod
from patience.gui.company.keys import Keys
from patience.gui.company.log import log
from patience.gui.company.pointer import Pointer
from patience.gui.company.seats import Seats, SeatTip
from patience.gui.company.talk import Talk
from patience.gui.company.you import told_to_do
from patience.gui.motion import FRAME
from patience.players.thinker import HINT
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pygame.event import Event

    from patience.cards import Card
    from patience.engine.company import Company
    from patience.engine.match import Match
    from patience.gui.app import App

TWICE = 0.4  # s within which a second click is not meant for what has come after the first


class CompanyScene(CompanyActing):
    """A round game in the window; a thinker plays the other seats."""

    def __init__(self, desk: App, match: Match, rules: Company) -> None:
        super().__init__(desk, match, rules)
        self.seats, self.talk = Seats(self), Talk(self)
        self.answers, self.keys, self.pointer = Answers(self), Keys(self), Pointer(self)
        self.bar = CompanyBar(self.actions())
        self.tips = [SeatTip(seat) for seat in rules.seats]
        self.add(*self.tips, *self.bar.widgets)

    def actions(self) -> dict[str, Callable[[], None]]:
        """What the bar's buttons do."""
        desk = self.desk
        return {
            "menu": desk.show_menu, "games": desk.home, "new": desk.new_deal, "undo": self.undo, "hint": self.hint,
            "log": self.show_log, "rules": desk.show_rules, "settings": desk.show_settings,
        }  # fmt: skip

    # Time

    def tick(self, now: float) -> float | None:
        """Advance what moves; when all is at rest, the next act. While a panel lies over it the table stands still."""
        tip = super().tick(now)
        if self.desk.panel:
            self.covered = self.covered or now
            return tip
        if self.covered:
            self._uncover(now - self.covered)
        self.advance(now)
        for _act in range(20):  # in a hurry one act follows the other at once
            if self.motion.flights or self.purses.moving or not self._go_on(now):
                break
        return min((wait for wait in (tip, *self._waits(now)) if wait is not None), default=None)

    def _waits(self, now: float) -> Iterator[float]:
        """How long it is until anything may be due."""
        goes_on = self.held or self.queue or not (self.mine and self.choices.any)
        if self.due > now and goes_on:
            yield self.due - now
        if self.motion.flights or self.purses.moving or self.hand.nod:
            yield FRAME
        if self.asked:
            yield self.seats.dots(now)
        end = self.bubbles.next()
        if end is not None:
            yield max(0.0, end - now)

    def _uncover(self, passed: float) -> None:
        """What the player has not seen for so long has not been there for so long."""
        self.covered = 0.0
        self.due += passed
        self.bubbles.keep(passed)

    def _go_on(self, now: float) -> bool:
        """Let the next act happen, if it is time for one; true when something was done."""
        table = self.match.table
        if now < self.due and not self.hurried:
            return False
        if self.held:
            self._gather(self.held)
            return True
        if table.turn is None:
            self._deal_over()
            return False
        if table.turn == self.me:
            if self.queue:
                self.play(self.queue.pop(0), forced=True)
                return True
            moves = self.rules.moves(table)
            if len(moves) == 1 and self.desk.settings.play_forced:
                self.play(moves[0], forced=True)
                return True
            self.hurried = False
            self._offer()
            self._hear_hint()
            return False
        if not self.asked:
            self.asked = True
            self.desk.thinker.ask(self.match.mind(table.turn), self.level(table.turn), self.match.luck)
        answer = self.desk.thinker.answer()
        if answer is None:
            return False
        self.asked = False
        self.seats.quiet()
        self.play(answer.move)
        return True

    def _offer(self) -> None:
        """Let the player decide."""
        moves = self.rules.moves(self.view.table)
        if moves and not self.choices.any:
            self.choices = Choices(moves, self.me)
            self.answers.offer(self.choices)
            self._tell(self.words(self._question(self.view.table)))
            now = monotonic()
            self.bubbles.words = {
                seat: said._replace(until=min(said.until, now + LEFT_OVER))
                for seat, said in self.bubbles.words.items()
            }
            self.talk.settle()
            self.desk.tell_notices()
            self.spoil()

    def _deal_over(self) -> None:
        if not self.answers.over:
            self.hurried = False
            self.answers.end()
            self.talk.settle()
            self.desk.show_deal_over()

    # The player

    @property
    def listening(self) -> bool:
        """While the others play, what is said on the line is soon replaced."""
        return self.choices.any or self.answers.over

    def handle(self, event: Event) -> bool:
        """Bring an event to the answers, the cards, the keys."""
        if event.type == pygame.KEYDOWN:
            return self.keys.press(event) or super().handle(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and self.focused:
            self.focus(None)
        if self._is_twice(event):
            return True
        used = super().handle(event) and self._hovered not in self.tips
        return used or self.pointer.handle(event)

    def _is_twice(self, event: Event) -> bool:
        """Whether somebody clicks twice: what has come under the pointer meanwhile is not meant."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.pos[1] < self.scale.bar:
            return False
        return monotonic() < self.acted + TWICE

    def hurry(self) -> None:
        """Finish all movement at once, up to the player's next decision."""
        self.hurried = self.match.table.turn not in (self.me, None)
        self.due = 0.0
        self.settle()

    def catch_up(self) -> None:
        """The player answers while something still moves: let it arrive, and let him decide at once."""
        now = monotonic()
        if self.mine and not self.choices.any and not self.queue and now > self.acted + TWICE:
            self.due = 0.0
            self.settle()
            self._go_on(now)

    # What the player asks for

    def hint(self) -> None:
        """Ask what the strong player would do, and why."""
        if self.mine and self.choices.any:
            self.notice = _("Thinking what I would do")
            self.spoil(self.plan.line)
            self.hinting = True
            self.desk.thinker.ask(self.match.mind(self.me), HINT, self.match.luck)

    def _hear_hint(self) -> None:
        """The thinker's advice has come."""
        answer = self.desk.thinker.answer()
        if answer and self.hinting:
            self.hinting = False
            best = answer.opinions[0]
            move = self.words(told_to_do(self.rules.describe(self.view.table, best.move)))
            self.notice = advice(answer.opinions, move)
            self.answers.show_advice(best.move)
            self._tell(self.notice)
            self.spoil()

    def show_log(self) -> None:
        """Open the log of this deal."""
        self.desk.show_reading(_("Log"), log(self) or [_("Nothing has happened yet.")], last=True)

    def show_facts(self) -> None:
        """Open all that the table tells in words."""
        self.desk.show_reading(_("All facts"), facts(self))

    def command(self, event: Event) -> bool:
        """Do what a key is for that answers nothing."""
        commands = {
            pygame.K_u: self.undo, pygame.K_BACKSPACE: self.undo, pygame.K_h: self.hint, pygame.K_l: self.show_log,
            pygame.K_n: self.desk.new_deal, pygame.K_F1: self.desk.show_rules, pygame.K_s: self.desk.show_settings,
            pygame.K_F10: self.desk.show_menu, pygame.K_i: self.show_facts, pygame.K_o: self.desk.show_options,
            pygame.K_d: self.desk.show_deal, pygame.K_c: self.switch_colours, pygame.K_r: self.redo,
        }  # fmt: skip
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            commands = {pygame.K_z: self.undo, pygame.K_y: self.redo, pygame.K_n: self.desk.new_deal}
        action = commands.get(event.key)
        if action:
            action()
        return action is not None

    def switch_colours(self) -> None:
        """Four colours of suits, or two."""
        self.say(self.desk.switch_colours())

    def refuse(self, card: Card) -> None:
        """Say why a card may not be played; it nods."""
        self.notice = self.words(self.rules.why_not(self.view.table, card))
        self._tell(self.notice)
        self.spoil(self.plan.line)
        if self.pace:
            self.hand.nod = Nod(card, monotonic(), self.pace * NOD)

    def say(self, message: str) -> None:
        """Put one line where the question stands."""
        self.notice = message
        if self.size != (0, 0):
            self.spoil()

    # What the program asks of every table

    def rest(self) -> None:
        """The table is shown for the first time."""

    def deal_in(self) -> None:
        """The cards have been dealt."""
        self._deal()
        self.desk.sound("shuffle")

    def redress(self) -> None:
        """Take over the settings for how the table looks."""
        if self.size != (0, 0):
            self.spoil()

    def next_deal(self) -> None:
        """Deal again."""
        self.play(DEAL)

    def leave(self) -> None:
        """Covered by a panel, or left."""
        self.pointer.let_go()
        self.settle()
        super().leave()
