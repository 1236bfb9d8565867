"""One game being played: the only holder of the full table, with its whole history."""

from typing import TYPE_CHECKING, NamedTuple

from patience.words import _

from .effects import Effect
from .moves import DEAL, Move
from .rules import GameError, Rules
from .table import Seat, Table
from .view import View

if TYPE_CHECKING:
    from .memory import Mind


class Step(NamedTuple):
    """A move that was made, what it did, and the table after it.

    `follows` marks a move that the program made because of the one before: undo takes both back together.
    """

    move: Move
    effects: tuple[Effect, ...]
    table: Table
    follows: bool = False


class Match:
    """A game with its deal number, its moves so far, and those taken back."""

    def __init__(self, rules: Rules, deal: int) -> None:
        """GameError when the deal number is out of range."""
        self.rules = rules
        self.deal = deal
        self.dealt = rules.start(deal)
        self.steps: list[Step] = []
        self.undone: list[Step] = []  # the next to be redone last
        self.person: Seat = 0  # where the person sits; at a patience table the only seat
        self.seconds = 0.0  # how long it has been played, as whoever watches a clock has told

    @property
    def table(self) -> Table:
        """The full table now."""
        return self.steps[-1].table if self.steps else self.dealt

    def sit(self, seat: Seat) -> None:
        """Let the person have that seat; GameError when the table has none of that number."""
        if seat not in self.rules.seats:
            raise GameError(
                _("there is no seat {seat}; the last one is {last}").format(
                    seat=seat, last=self.rules.seats[-1]
                )
            )
        self.person = seat

    def view(self, seat: Seat = 0) -> View:
        """What a seat may know now."""
        return View(self.rules, seat, self.rules.seen_by(seat, self.table))

    def play(self, move: Move, *, follows: bool = False) -> Step:
        """Make a move; GameError when it is not legal. Moves that were taken back can no longer be redone."""
        if move == DEAL:
            return self._deal_again(follows=follows)
        if move not in self.rules.moves(self.table):
            raise GameError(_("“{move}” is not a legal move here").format(move=move))
        table, effects = self.rules.play(self.table, move)
        step = Step(move, tuple(effects), table, follows)
        self.steps.append(step)
        self.undone.clear()
        return step

    def _deal_again(self, *, follows: bool) -> Step:
        table = self.rules.deal_again(self.deal, self.table)
        if table is None:
            raise GameError(_("“{move}” is not a legal move here").format(move=DEAL))
        self.steps.append(Step(DEAL, (), table, follows))
        self.undone.clear()
        return self.steps[-1]

    def mind(self, seat: Seat) -> "Mind":
        """What a seat may know now, with what it has seen and heard since the cards were dealt."""
        from .memory import remember  # only where somebody plays who remembers

        dealt = next((i for i in range(len(self.steps), 0, -1) if self.steps[i - 1].move == DEAL), 0)
        steps = [(step.move, step.effects, step.table) for step in self.steps[dealt:]]
        return remember(self.rules, seat, self.steps[dealt - 1].table if dealt else self.dealt, steps)

    def undo(self) -> list[Step]:
        """Take back the last move with all that followed from it; the steps, last one first."""
        back: list[Step] = []
        while self.steps:
            back.append(self.steps.pop())
            self.undone.append(back[-1])
            if not back[-1].follows:
                break
        return back

    def redo(self) -> list[Step]:
        """Make the move again that was taken back last, with all that followed from it."""
        again: list[Step] = []
        while self.undone and (not again or self.undone[-1].follows):
            again.append(self.undone.pop())
            self.steps.append(again[-1])
        return again

    def restart(self) -> None:
        """Go back to the deal; every move can still be redone."""
        while self.undo():
            pass

    @property
    def moves_made(self) -> int:
        """How many moves the player has made, not counting those that followed by themselves."""
        return sum(not step.follows for step in self.steps)
