"""The table as it is played: every button, gesture and key, and what they do to the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine import spoken
from patience.engine.finish import finish_line
from patience.engine.stuck import Search, search_for_moves
from patience.gui import keys
from patience.gui.gestures import Gestures
from patience.gui.handling import HandledTable
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.engine.match import Match, Step
    from patience.engine.moves import Move
    from patience.engine.patience import Patience
    from patience.engine.table import Table
    from patience.gui.app import App


POSITIONS_AT_ONCE = 25  # a few milliseconds of search between two looks at the pointer


class TableScene(HandledTable):
    """Shows a match and lets it be played."""

    def __init__(self, desk: App, match: Match, rules: Patience) -> None:
        super().__init__(desk, match, rules)
        self.gestures = Gestures(self)
        self.search: Search | None = None  # whether a move is left, while that is not settled
        self.stuck = False

    def let_go(self) -> None:
        """Nothing moves and nothing is held any more."""
        self.settle()
        self._empty_hands()
        self.gestures.release()

    def actions(self) -> dict[str, Callable[[], None]]:
        """What the bar's buttons do, by icon."""
        desk = self.desk
        return {
            "games": desk.home, "new": desk.new_deal, "restart": self.restart, "undo": self.undo, "redo": self.redo,
            "hint": self.hint, "rules": desk.show_rules, "settings": desk.show_settings, "more": desk.show_menu,
            "deal": desk.show_deal,
        }  # fmt: skip

    def rest(self) -> None:
        """All cards have come to rest: say how things stand."""
        self.search, self.stuck = None, False
        if self.match.table.scores is not None:
            self.notice.hide()
            self.desk.show_win()
        elif self.rules.play_on(self.match.table):
            self._offer(_("The rest follows by itself."), _("Play on"), self.play_on)
        elif finish_line(self.rules, self.match.table, turning=True):
            self._offer(_("Nothing is in the way any more."), _("Finish"), self.finish)
        else:
            self.notice.hide()
            self.search = search_for_moves(self.rules, self.match.table)
            self._look_for_moves(self.search)

    def _offer(self, words: str, label: str, action: Callable[[], None]) -> None:
        self.notice.show(words, [(label, action)])
        self.desk.speak(_("{words} Press F to {action}.").format(words=words, action=label.lower()))

    def _look_for_moves(self, search: Search) -> bool:
        """Go on asking whether a move is left, a few positions at a time; true while that is not settled."""
        try:
            for _position in range(POSITIONS_AT_ONCE):
                next(search)
        except StopIteration as end:
            self.search = None
            if end.value:
                self._say_stuck()
            return False
        return True

    def _say_stuck(self) -> None:
        self.stuck = True
        actions = [(_("Undo"), self.undo), (_("Restart"), self.restart), (_("New deal"), self.desk.new_deal)]
        self.notice.show(_("No move is left."), actions if self.match.steps else actions[2:])
        said = self.scale.tiny and self.notice.shown_words  # twice would cover cards for nothing
        self.say("" if said else _("No move is left"))

    def tick(self, now: float) -> float | None:
        """Advance what moves, and the search for a move."""
        waits = super().tick(now), self.gestures.tick(now)
        wait = min((wait for wait in waits if wait is not None), default=None)
        if self.search is None or self.motion.flights:
            return wait
        return 0.0 if self._look_for_moves(self.search) else wait

    def lay_down(self) -> bool:
        """Let go of the held cards: on the legal place they cover most, else home; whether anything was there."""
        source, size = self.hands.source, self.hands.size
        move, meets = self.board.drop(source, size, self.hands.cards)
        if move:
            self.play(move, held=self._held_tokens())
            return True
        self.send_home()
        if meets:
            self.desk.sound("no")
            self.refuse(source, size, meets)
        return bool(meets)

    def play(self, *moves: Move, held: dict[int, pygame.Rect] | None = None) -> None:
        """Make a move, and those that follow from it."""
        self._ready()
        before = self.view.table
        steps = [self.match.play(move, follows=i > 0) for i, move in enumerate(moves)]
        if self.desk.settings.auto_finish:
            line = finish_line(self.rules, self.match.table) or ()
            steps += [self.match.play(move, follows=True) for move in line]
        self.say("")
        self._follow([effect for step in steps for effect in step.effects], self.tokens.apply, held)
        self._tell_event(before, steps)

    def _tell_event(self, before: Table, steps: list[Step]) -> None:
        if self.desk.settings.speech:
            moves = [step.move for step in steps]
            self.desk.speak(spoken.event(self.rules, before, moves, self.view.table))

    def undo(self) -> None:
        """Take back the last move; before the first one, bring back the game that the last New put away."""
        self._ready()
        if steps := self.match.undo():
            self.say("")
            self._follow([e for step in steps for e in reversed(step.effects)], self.tokens.revert)
            if self.desk.settings.speech:
                taken_back = self.rules.describe(self.view.table, steps[-1].move)
                self.desk.speak(_("Taken back: {move}.").format(move=taken_back))
        else:
            self.desk.undo_new()

    def redo(self) -> None:
        """Make the move again that was taken back."""
        self._ready()
        before = self.view.table
        if steps := self.match.redo():
            self.say("")
            self._follow([effect for step in steps for effect in step.effects], self.tokens.apply)
            self._tell_event(before, steps)

    def restart(self) -> None:
        """Back to the deal; every move can be redone."""
        self._ready()
        steps = self.match.steps[::-1]
        if steps:
            self.match.restart()
            self.say(_("Back at the deal; Redo brings the moves again"))
            self._follow(
                [e for step in steps for e in reversed(step.effects)], self.tokens.revert, staggered=False
            )

    def play_on(self) -> None:
        """Let a game that goes by itself play itself out."""
        line, table = [], self.match.table
        while move := self.rules.play_on(table):
            line.append(move)
            table, _effects = self.rules.play(table, move)
        if line:
            self.play(*line)

    def finish(self) -> None:
        """Bring home what is left."""
        if line := finish_line(self.rules, self.match.table, turning=True):
            self.play(*line)

    def hint(self) -> None:
        """First say that there is a move, when asked again which."""
        self._ready()
        moves = self.board.moves
        liked = max(moves, key=lambda move: self.rules.liking(self.view.table, move), default=None)
        if liked is None or self.stuck:
            self.say(_("No move is left: undo, restart, or take a new deal"))
            return
        self.hints += 1
        if self.hints == 1:
            count = ngettext(
                "There is {n} move; press again to see it",
                "There are {n} moves; press again for one",
                len(moves),
            )
            self.say(count.format(n=len(moves)))
        else:
            self._point_at(liked)

    def _point_at(self, move: Move) -> None:
        names = [getattr(move, field) for field in ("source", "target", "place") if hasattr(move, field)]
        names += getattr(move, "places", ())
        self.show_choice(None)
        self.shown.targets = set(names)
        self._relight(names)
        self.say(self.rules.describe(self.view.table, move))

    def _ready(self) -> None:
        """Nothing moves, nothing is held, nothing is chosen."""
        self.let_go()
        if self.shown.targets or self.shown.chosen:
            self.gestures.choose(None)

    def look(self) -> None:
        """Enable what can be done now, and set the game's marker."""
        match = self.match
        self.bar.named("undo").enabled = bool(match.steps) or self.desk.can_undo_new()
        self.bar.named("redo").enabled = bool(match.undone)
        self.bar.named("restart").enabled = bool(match.steps)
        self.cursor.settle()
        self.shown.open = self._may_be_looked_through()
        marked = self.rules.marked(match.table)
        if marked != self.shown.marked:
            self._relight({marked, self.shown.marked} - {""})
            self.shown.marked = marked

    def handle(self, event: Event) -> bool:
        """Take in an event: first the bar's buttons, then the table, then the keys."""
        kind = event.type
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.gestures.cancel()
        if kind == pygame.MOUSEBUTTONDOWN:
            self.cursor.hide()
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.settle()
            if self.desk.panel:  # the game is won: what was meant for the table ends here
                return True
            if self.close_tray() and (kind == pygame.KEYDOWN or self.tray.rect.collidepoint(event.pos)):
                return True
        if kind == pygame.KEYDOWN and self.gestures.pressed:
            self.gestures.cancel()
            return True
        if self.gestures.pressed and self.gestures.handle(event):
            return True
        if super().handle(event):
            if self.focused and self.keyboard:  # one ring at a time
                self.cursor.hide()
            return True
        return self.gestures.handle(event) or (kind == pygame.KEYDOWN and keys.press(self, event))

    def focus_towards(self, dx: int, dy: int) -> bool:
        """Left and right lead along the bar; up and down lead to the cards."""
        return not dy and super().focus_towards(dx, dy)

    def leave(self) -> None:
        """Covered by a panel: nothing is held any more."""
        self.gestures.cancel()
        self.settle()
        super().leave()

    def turn(self) -> None:
        """Turn the stock, as a click on it does."""
        tap = next((tap for name in self.lay.spots if (tap := self.board.tap(name))), None)
        if tap:
            self.play(tap)
        elif "stock" in self.lay.spots:
            self.refuse("stock", 1, "stock")

    def finish_or_play_on(self) -> None:
        """Bring home what is left, or let the game play itself out."""
        if self.rules.play_on(self.match.table):
            self.play_on()
        else:
            self.finish()

    def switch_colours(self) -> None:
        """Four colours instead of two, or two again."""
        four = not self.desk.settings.four_colours
        self.desk.change(four_colours=four)
        self.say(_("Every suit has a colour of its own") if four else _("Suits are red and black"))

    def paint_held(self, canvas: pygame.Surface) -> None:
        """Draw the cards in the hand, or the one that is looked at."""
        super().paint_held(canvas)
        self.gestures.peek.paint(canvas, self.desk.art)

    # The table in words

    def tell_moves(self) -> None:
        """Tell which moves there are."""
        self._read(_("Moves"), spoken.choices(self.rules, self.view.table, self.view.moves))

    def tell_table(self) -> None:
        """Tell what lies where."""
        self._read(_("The table"), spoken.summary(self.rules, self.view.table))

    def show_log(self) -> None:
        """Open the log of all moves."""
        told = spoken.log(self.match) or [_("No move has been made yet.")]
        self.desk.show_reading(_("Log"), told, last=True)

    def _read(self, title: str, sentences: list[str]) -> None:
        """To the ear if the table is spoken, else to the eye."""
        if self.desk.settings.speech:
            self.desk.speak(" ".join(sentences))
        else:
            self.desk.show_reading(title, sentences)
