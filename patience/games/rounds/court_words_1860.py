"""What Court Circular of 1860 tells of a table: how far it is, the takings, and everything in words."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from patience.cards import JACK, Card
from patience.engine.effects import Effect, Note
from patience.engine.moves import Move, Play, Say
from patience.engine.table import Seat, Table
from patience.engine.telling import Board
from patience.words import _, ngettext

from .court_circular import LINE, SEATS, TAKEN, CourtCircular, conceded
from .phrases import listed, who

AMONG_MORE = 50  # the game between more than two
TAKEN_DOWN = tuple(f"taken_down.{seat}" for seat in SEATS)
RESIGN = Say("resign")


class Season(NamedTuple):
    """How far a deal is: who plays first to the trick, who has resigned it, who has won it and is to choose the Lead."""

    dealer: Seat
    number: int
    first: Seat
    score: tuple[int, ...]
    resigned: tuple[Seat, ...] = ()
    winner: Seat | None = None


class Takings(NamedTuple):
    """The cards that somebody has taken in a deal, and which of them count more."""

    up: int
    down: int
    hearts: int
    courts: int

    @property
    def marks(self) -> int:
        """What they count: face up two, face down one, and one more for a heart and for a court card."""
        return 2 * self.up + self.down + self.hearts + self.courts


def season(table: Table) -> Season:
    """The notes of a table of Court Circular 1860."""
    return cast("Season", table.notes)


class Words1860(CourtCircular):
    """The game without its rules."""

    game: int  # points between two

    @property
    def target(self) -> int:
        """How many points are game."""
        return self.game if len(self.seats) == 2 else AMONG_MORE

    def takings(self, table: Table, seat: Seat) -> Takings:
        """What a seat has taken; all of it is seen only when the deal is over."""
        up, down = table.piles[TAKEN[seat]].cards, table.piles[TAKEN_DOWN[seat]].cards
        cards = [card for card in (*up, *down) if card]
        hearts = sum(card.suit == "H" for card in cards)
        return Takings(len(up), len(down), hearts, sum(card.rank >= JACK for card in cards))

    def outcome(self, table: Table) -> str:
        """Who has most of a finished pack, and whether the game with it."""
        scores = table.scores or (0,)
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        if self.is_match_over(table):
            score = season(table).score
            return _("{winner} wins the game").format(winner=who(score.index(max(score))))
        if len(best) == len(scores):
            return _("The takings are equal")
        n = int(scores[best[0]])
        if len(best) > 1:
            told = ngettext("{players} score {n} point each", "{players} score {n} points each", n)
            return told.format(players=listed(list(map(who, best))), n=n)
        return ngettext("{winner} scores {n} point", "{winner} scores {n} points", n).format(
            winner=who(best[0]), n=n
        )

    def reasons(self, table: Table) -> list[str]:
        """How the marks became points, and why a game goes on that has reached its target."""
        marks = [self.takings(table, seat).marks for seat in self.seats]
        n = min(marks)
        less = ngettext(
            "Everybody scores his marks less {n}, which is the fewest.",
            "Everybody scores his marks less {n}, which are the fewest.",
            n,
        )
        told = [less.format(n=n) if n else _("Somebody has no marks, so that everybody scores all of his.")]
        score = season(table).score
        if max(score) >= self.target and not self.is_match_over(table):
            told.append(_("The highest are equal, so the game goes on."))
        return told

    def tally(self, table: Table) -> dict[str, list[int]]:
        each = [self.takings(table, seat) for seat in self.seats]
        return {
            _("Face up"): [takings.up for takings in each],
            _("Face down"): [takings.down for takings in each],
            _("Hearts"): [takings.hearts for takings in each],
            _("Courts"): [takings.courts for takings in each],
            _("Marks"): [takings.marks for takings in each],
        }

    def totals(self, table: Table) -> Sequence[int]:
        return season(table).score

    def is_out(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has resigned this trick."""
        return seat in season(table).resigned

    def fact(self, table: Table, seat: Seat) -> str:
        """How a seat stands in the game, and whether it plays first."""
        notes = season(table)
        points = ngettext("{n} point", "{n} points", notes.score[seat]).format(n=notes.score[seat])
        if seat in notes.resigned:
            return _("Resigned, {points}").format(points=points)
        return _("First-hand, {points}").format(points=points) if seat == notes.first else points

    def board(self, table: Table, seat: Seat = 0) -> Board | None:
        score = season(table).score
        sides = tuple((who(one), score[one]) for one in self.around(seat))
        return Board(_("Score"), _("to {n}").format(n=self.target), sides, self.target)

    def answer_note(self, table: Table) -> str:
        best = self.leading(table)
        if RESIGN not in self.moves(table) or best is None or best == table.turn:
            return ""
        return _("{who} would win it").format(who=who(best))

    def way_out(self, move: Say) -> bool:
        return True

    def standing(self, table: Table, seat: Seat = 0) -> str:
        return _("Game to {n}").format(n=self.target)

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("resigns the trick")
        told = _("chooses the {card} as the next Lead") if move.target == "lead" else _("plays the {card}")
        return told.format(card=move.card.name)

    def label(self, table: Table, move: Move) -> str:
        """What stands on the button for a move."""
        return _("Resign the trick") if move == RESIGN else self.describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        return _("I resign.") if move == RESIGN else ""

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """Between two the loser says so when the last card of a trick has won it."""
        for effect in effects:
            if isinstance(effect, Note) and cast("Season", effect.notes).winner == table.turn:
                return conceded(table)
        return None

    def ask(self, table: Table) -> str:
        notes, seat = season(table), table.turn
        if seat is None:
            return ""
        if notes.winner is not None:
            n = sum(len(table.piles[name].cards) for name in LINE[: len(self.seats)])
            if n == 1:
                return _("Make it the Lead; you take the old one")
            up = _("Choose the next Lead; you take the other {n}, face up")
            down = _("Choose the next Lead; you take the other {n}, face down")
            return (up if seat == notes.first else down).format(n=n)
        which = (_("first"), _("second"), _("third"))[len(table.piles[LINE[seat]].cards)]
        told = (
            _("Play your {which} card, or resign")
            if RESIGN in self.moves(table)
            else _("Play your {which} card")
        )
        return told.format(which=which)

    def why_not(self, table: Table, card: Card) -> str:
        return self.aim if season(table).winner is None else _("First choose the next Lead from the table")
