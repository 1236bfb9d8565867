"""The table with what can be done at it: moves, undo and redo, the finish, hints, and word of how things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.engine.finish import finish_line
from patience.engine.stuck import Search, search_for_moves
from patience.gui.gestures import Gestures
from patience.gui.handling import HandledTable
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from patience.engine.match import Match, Step
    from patience.engine.moves import Move
    from patience.engine.patience import Patience
    from patience.engine.table import Table
    from patience.gui.app import App
    from patience.gui.hint import Hint
    from patience.gui.notice import Slip

POSITIONS_AT_ONCE = 25  # a few milliseconds of search between two looks at the pointer


class PlayedTable(HandledTable):
    """Makes moves in a match and shows what they do."""

    def __init__(self, desk: App, match: Match, rules: Patience) -> None:
        super().__init__(desk, match, rules)
        self.gestures = Gestures(self)
        self.search: Search | None = None  # whether a move is left, while that is not settled
        self.stuck = False
        self.pointing: Hint | None = None

    def let_go(self) -> None:
        """Nothing moves and nothing is held any more."""
        self.forget_hint()
        self.settle()
        self._empty_hands()
        self.gestures.release()

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
        self.forget_hint()
        actions = [(_("Undo"), self.undo), (_("Restart"), self.restart), (_("New deal"), self.desk.new_deal)]
        self.notice.show(_("No move is left."), actions if self.match.steps else actions[2:])
        said = self.scale.tiny and self.notice.shown_words  # twice would cover cards for nothing
        self.say("" if said else _("No move is left"))

    def tick(self, now: float) -> float | None:
        """Advance what moves, and the search for a move."""
        waits = [super().tick(now), self.gestures.tick(now)]
        if self.search and not self.motion.flights and self._look_for_moves(self.search):
            waits.append(0.0)
        if self.pointing:
            waits.append(self.pointing.tick(now))
        return min((wait for wait in waits if wait is not None), default=None)

    def lay_down(self) -> None:
        """Let go of the held cards: on the legal place they cover most, else home."""
        source, size = self.hands.source, self.hands.size
        move, meets = self.board.drop(source, size, self.hands.cards)
        if move:
            self.play(move, held=self._held_tokens())
            return
        self.send_home()
        if meets:
            self.desk.sound("no")
            self.refuse(source, size, meets)

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
            from patience.engine import spoken

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

    def finish_or_play_on(self) -> None:
        """Bring home what is left, or let the game play itself out."""
        if self.rules.play_on(self.match.table):
            self.play_on()
        else:
            self.finish()

    def turn(self) -> None:
        """Turn the stock, as a click on it does."""
        tap = next((tap for name in self.lay.spots if (tap := self.board.tap(name))), None)
        if tap:
            self.play(tap)
        elif "stock" in self.lay.spots:
            self.refuse("stock", 1, "stock")

    def hint(self) -> None:
        """First say that there is a move, when asked again which, and then another."""
        if self.pointing:
            self.pointing.another()
            return
        self._ready()
        if self.stuck or not self.board.moves:
            self.say(_("No move is left: undo, restart, or take a new deal"))
            return
        from patience.engine.hints import hints

        moves = hints(self.match)
        if not moves:
            self.say(_("No move in sight gets further: undo, restart, or take a new deal"))
            return
        self.hints += 1
        if self.hints > 1:
            self._point_at(moves)
            return
        count = ngettext(
            "There is {n} move; press again to see it", "There are {n} moves; press again for one", len(moves)
        )
        self.say(count.format(n=len(moves)))

    def _point_at(self, moves: list[Move]) -> None:
        from patience.gui.hint import Hint

        self.say("")
        self.notice.report()
        for button in self.notice.buttons:
            button.visible = False
        self.pointing = Hint(self, moves)
        self._light_up(on=True)

    def forget_hint(self) -> None:
        """Point at nothing any more."""
        if self.pointing:
            self.pointing.take_away()
            self.pointing = None
            for button in self.notice.buttons:
                button.visible = True
            self.notice.report()
            self._light_up(on=False)

    def _light_up(self, *, on: bool) -> None:
        button = self.bar.named("hint")
        button.selected = on
        button.changed()

    @property
    def slip(self) -> Slip:
        """The paper at the foot: the hint's, else the notice."""
        return self.pointing.bubble if self.pointing else self.notice

    def paint_hint(self, canvas: pygame.Surface) -> None:
        if self.pointing:
            self.pointing.paint(canvas)

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
