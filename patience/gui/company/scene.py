"""The table for several as it is played: what is shown follows the match, one act a beat."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.effects import Pay
from patience.engine.moves import DEAL, Tap
from patience.engine.table import Seat
from patience.engine.tokens import Tokens
from patience.engine.view import View
from patience.gui.company.advice import advice
from patience.gui.company.answers import Answers
from patience.gui.company.bar import CompanyBar
from patience.gui.company.bubbles import LEFT_OVER
from patience.gui.company.choices import Choices
from patience.gui.company.facts import facts
from patience.gui.company.halfway import Held, gathers, halfway
from patience.gui.company.keys import Keys
from patience.gui.company.pointer import Pointer
from patience.gui.company.purses import Purses
from patience.gui.company.seats import Seats, SeatTip
from patience.gui.company.story import Act, spread_before, story
from patience.gui.company.talk import Talk
from patience.gui.company.view import CompanyView
from patience.gui.company.you import told_to_do
from patience.gui.motion import FRAME, Flight
from patience.players.thinker import HINT
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from patience.cards import Card
    from patience.engine.company import Company
    from patience.engine.effects import Effect
    from patience.engine.match import Match, Step
    from patience.engine.moves import Move
    from patience.engine.table import Table
    from patience.gui.app import App

BEAT = 0.65  # s from one act to the next
TRICK_LIES, GATHERED = 0.9, 0.28  # s that a full trick lies, and until it is gathered
TWICE = 0.4  # s within which a second click is not meant for what has come after the first
DEALT, WHOLE_DEAL = 0.045, 1.6  # s from one dealt card to the next, and at most for all
PASSED_OVER = 0.12  # s between what several say in one beat


class CompanyScene(CompanyView):
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
        """Advance what moves; when all is at rest, the next act."""
        waits = [super().tick(now), self._advance(now)]
        for _act in range(20):  # in a hurry one act follows the other at once
            if self.motion.flights or self.purses.moving or not self._go_on(now):
                break
        goes_on = self.held or self.queue or not (self.mine and self.choices.any)
        if self.due > now and goes_on and (self.held or not self.match.table.scores):
            waits.append(self.due - now)
        if self.motion.flights or self.purses.moving:
            waits.append(FRAME)
        if self.asked:
            waits.append(self.seats.dots(now))
        end = self.bubbles.next()
        waits.append(None if end is None else max(0.0, end - now))
        return min((wait for wait in waits if wait is not None), default=None)

    def _advance(self, now: float) -> float | None:
        for seat in self.bubbles.advance(now):
            self.talk.take_down(seat)
        landed = self.motion.advance(now, lambda rect: self.invalidate(rect.inflate(24, 24)))
        for flight in landed:
            self.spoil(flight.end.inflate(40, 40))
        if self.purses.advance(now, self.invalidate):
            self.spoil()
        return None

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
            self.hurried = False
            moves = self.rules.moves(table)
            if len(moves) == 1 and self.desk.settings.play_forced:
                self.play(moves[0], forced=True)
                return True
            self._offer()
            self._hear_hint()
            return False
        if not self.asked:
            self.asked = True
            self.desk.thinker.ask(self.match.mind(table.turn), self.level(table.turn), self.match.deal)
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
            self.spoil()

    def _deal_over(self) -> None:
        if not self.answers.over:
            self.answers.end()
            self.talk.settle()
            self.desk.show_deal_over()

    def _tell(self, words: str) -> None:
        """Tell whoever listens."""
        if self.desk.settings.speech:
            self.desk.speak(words)

    # Acts

    def play(self, move: Move, *, forced: bool = False) -> None:
        """Make a move for whoever is to move, and show it."""
        before, mover, said = self.match.table, self.match.table.turn, list[Seat]()
        if mover == self.me:
            self.acted = monotonic()
        step = self.match.play(move, follows=forced or mover not in (self.me, None))
        if mover is None:
            self.story.clear()
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

    def _bring(self, effects: Sequence[Effect], before: dict[int, tuple[pygame.Rect, Card | None]]) -> None:
        """Show the table that is seen now, with cards and counters on their way by these effects."""
        moved = {token for effect in effects for token in self.tokens.apply(effect)}
        self.arrange()
        self._fly(before, moved)
        payments = [effect for effect in effects if isinstance(effect, Pay) and effect.amount]
        self.purses.pay(payments, self.view.table.counters, self._purse_rect, self.pace)
        self.talk.settle()
        self.renew_tips()
        self.look_at_bar()
        self.spoil()
        self.desk.keep()

    def _where(self) -> dict[int, tuple[pygame.Rect, Card | None]]:
        piles = self.view.table.piles
        return {
            token: (rect, pile.cards[at] if at >= pile.down else None)
            for name, pile in piles.items()
            for at, (token, rect) in enumerate(
                zip(self.tokens.places[name], self.laid.cards[name], strict=True)
            )
        }

    def _fly(self, before: dict[int, tuple[pygame.Rect, Card | None]], moved: set[int]) -> None:
        pace = self.pace
        flights = []
        if pace:
            for token, (end, face) in self._where().items():
                if token in moved and token in before:
                    start, old = before[token]
                    flights.append(Flight(token, start, end, (old, face)))
        self.motion.begin(flights, pace)

    def _purse_rect(self, name: str) -> pygame.Rect:
        """Where the counters of a purse lie."""
        if name.startswith("seat."):
            return self.seats.purse(int(name.removeprefix("seat.")))
        return self.laid.heaps.get(name, pygame.Rect(self.plan.centre, (1, 1)))

    # The player

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

    def put(self, card: Card, rect: pygame.Rect) -> None:
        """A card of the hand is let go somewhere: from there it goes on."""
        held = self.view.table.piles[f"hand.{self.me}"].cards
        self.laid.cards[f"hand.{self.me}"][held.index(card)] = rect

    def go_home(self, card: Card, start: pygame.Rect) -> None:
        """A card of the hand that may not lie where it was let go goes back."""
        self.arrange()
        name = f"hand.{self.me}"
        token = self.tokens.places[name][self.view.table.piles[name].cards.index(card)]
        if self.pace:
            self.motion.begin([Flight(token, start, self.hand.rects[card], (card, card))], self.pace)
        self.spoil(self.hand.reach(self.plan))

    def hurry(self) -> None:
        """Finish all movement at once, up to the player's next decision."""
        self.hurried = not self.mine
        self.due = 0.0
        self.settle()

    def catch_up(self) -> None:
        """The player answers while something still moves: let it arrive, and let him decide at once."""
        now = monotonic()
        if self.mine and not self.choices.any and not self.queue and now > self.acted + TWICE:
            self.due = 0.0
            self.settle()
            self._go_on(now)

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        self.motion.flights.clear()
        self.purses.settle()
        self.spoil()

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
        """Show the match's table without any movement."""
        self.happened, self.notice = "", notice
        self._tell(notice)
        self.bubbles.words.clear()
        self.talk.settle()
        self.motion.flights.clear()
        self.queue, self.held, self.story = [], None, story(self.match, self.me)
        self.view = self.match.view(self.me)
        self.tokens = Tokens(self.view.table.piles)
        self.purses = Purses(self.view.table.counters)
        self.choices = Choices()
        self.answers.clear()
        self.due = 0.0
        self.arrange()
        self.renew_tips()
        self.spoil()
        self.desk.keep()

    def hint(self) -> None:
        """Ask what the strong player would do, and why."""
        if self.mine and self.choices.any:
            self.notice = _("Thinking what I would do")
            self.spoil(self.plan.line)
            self.hinting = True
            self.desk.thinker.ask(self.match.mind(self.me), HINT, self.match.deal)

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
        self.desk.show_reading(_("Log"), self.log() or [_("Nothing has happened yet.")], last=True)

    def show_facts(self) -> None:
        """Open all that the table tells in words."""
        self.desk.show_reading(_("All facts"), facts(self))

    def log(self) -> list[str]:
        """Every act of this deal in one sentence, as the player could follow it."""
        lines, before = list[str](), self.match.dealt
        for step in self.match.steps:
            if step.move == DEAL:
                lines.clear()
            elif before.turn is not None:
                mover = before.turn
                move = step.move if mover == self.me else self.rules.heard(step.move, self.me, before)
                words = self.rules.describe(self.rules.seen_by(mover, before), move)
                reply = self.rules.reply(before, move, step.effects)
                end = f": “{self.words(reply[1])}”" if reply else "."
                lines.append(capital(self.words(f"{{seat.{mover}}} {words}") + end))
            before = step.table
        return lines

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
        """Say why a card may not be played."""
        self.notice = self.words(self.rules.why_not(self.view.table, card))
        self._tell(self.notice)
        self.spoil(self.plan.line)

    def say(self, message: str) -> None:
        """Put one line where the question stands."""
        self.notice = message
        if self.size != (0, 0):
            self.spoil()

    def rest(self) -> None:
        """The table is shown for the first time."""

    def deal_in(self) -> None:
        """The cards have been dealt."""
        self._deal()
        self.desk.sound("shuffle")

    def _deal(self) -> None:
        """Let the cards of all hands fly in one after the other, round the table."""
        pace = self.pace
        self.due = monotonic() + pace * BEAT
        if not pace or self.size == (0, 0):
            return
        dealer = self.rules.dealer(self.view.table)
        start = self.plan.blocks[self.me if dealer is None else dealer].medal
        flights: list[Flight] = []
        hands = sorted(
            (at, (seat - (dealer or 0) - 1) % len(self.rules.seats), f"{role}.{seat}")
            for role in ("hand", "pile")
            for seat in self.rules.seats
            for at in range(len(self.tokens.places.get(f"{role}.{seat}", ())))
        )
        step = min(DEALT, WHOLE_DEAL / max(1, len(hands)))
        for number, (at, _turn, name) in enumerate(hands):
            end, pile = self.laid.cards[name][at], self.view.table.piles[name]
            face = pile.cards[at] if at >= pile.down else None
            small = pygame.Rect(0, 0, end.w, end.h)
            small.center = start.center
            flights.append(
                Flight(self.tokens.places[name][at], small, end, (None, face), delay=number * step)
            )
        self.motion.begin(flights, pace)
        self.due += pace * step * len(hands)
        self.spoil()

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
