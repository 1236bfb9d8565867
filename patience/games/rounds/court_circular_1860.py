"""Court Circular as Lewis Carroll printed it in 1860: Lines of two to four cards, and one may resign a trick."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from patience.cards import JACK, Card
from patience.engine.effects import Effect, Finish, Note, Pass, Shift, Slip, Turn
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import Option
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _, ngettext

from .court_circular import HAND, LINE, PLAYS, SEATS, SIX, TAKEN, CourtCircular, at, lead_of
from .lines import Line, line_1860
from .phrases import who

THREE = 3
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


class CourtCircular1860(CourtCircular):
    """The best Line takes the board, face up if it was played first."""

    name = "court_circular_1860"
    title = _("Court Circular 1860")
    tagline = _("Lines of cards round the Lead")
    aim = _("Make the best Line with the Lead, and take the cards that count most")
    players = range(2, 7)
    options = (
        Option("game", _("Game"), ((20, "20"), (50, "50")), 20, _("Between two; among more it is always 50")),
    )
    game: int

    def layout(self) -> Iterator[Place]:
        yield from super().layout()
        for seat in self.seats:
            yield Place(TAKEN[seat], "taken", Sight.TOP, seat, _("Taken face up"))
            yield Place(TAKEN_DOWN[seat], "taken", Sight.NOBODY, seat, _("Taken face down"))

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        first, seats = self.eldest(dealer), len(self.seats)
        hands = SIX * seats
        piles = dict.fromkeys(self.places, EMPTY)
        for i, seat in enumerate(self.around(first)):
            piles[HAND[seat]] = Pile(tuple(pack[i:hands:seats]))
        piles["lead"] = Pile((pack[hands],))
        piles["stock"] = Pile(tuple(pack[:hands:-1]), len(pack) - hands - 1)
        return Table(piles, first, counters, Season(dealer, number, first, (0,) * seats))

    def carried(self, old: object, new: object) -> object:
        return cast("Season", new)._replace(score=cast("Season", old).score)

    def next_dealer(self, table: Table) -> Seat:
        return season(table).dealer  # who deals, deals through the whole game

    @property
    def target(self) -> int:
        """How many points are game."""
        return self.game if len(self.seats) == 2 else AMONG_MORE

    def is_match_over(self, table: Table) -> bool:
        *_others, second, best = sorted(season(table).score)
        return best >= self.target and best > second

    def line(self, lead: Card, played: Sequence[Card]) -> Line:
        return line_1860(lead, played)

    def contenders(self, table: Table) -> Sequence[Seat]:
        notes = season(table)
        if notes.winner is not None:
            return (notes.winner,)
        return [seat for seat in self.seats if seat not in notes.resigned]

    def _line(self, table: Table, seat: Seat) -> Line:
        return line_1860(lead_of(table), self.played(table, seat))

    # Moves

    def moves(self, table: Table) -> Sequence[Move]:
        seat = table.turn
        if seat is None:
            return ()
        if season(table).winner is not None:
            return self.lying(table, LINE[: len(self.seats)], "lead")
        plays = PLAYS[seat]
        moves: list[Move] = [plays[card] for card in table.piles[HAND[seat]].cards if card]
        if self._may_resign(table):
            moves.append(RESIGN)
        return moves

    def _may_resign(self, table: Table) -> bool:
        down = [len(table.piles[LINE[seat]].cards) for seat in self.seats]
        return 0 < max(down) < THREE and bool(table.piles["stock"].cards)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        notes, seat = season(table), table.turn
        assert seat is not None
        if not isinstance(move, Play):
            notes = notes._replace(resigned=(*notes.resigned, seat))
            yield Note(notes)
        elif move.target == "lead":
            yield from self._cleared(table, notes, seat, move)
            return
        else:
            yield Slip(move.source, at(table, move), move.target)
        after = self._next(table, notes, seat)
        if after is not None:
            yield Pass(after)
        else:
            yield from self._won(table, notes)

    def _next(self, table: Draft, notes: Season, seat: Seat) -> Seat | None:
        """Who plays after a seat; None when the trick is decided."""
        if len(notes.resigned) == len(self.seats) - 1:
            return None
        seat = self.left(seat)
        while seat in notes.resigned:
            seat = self.left(seat)
        return seat if len(table.piles[LINE[seat]].cards) < THREE else None

    def _won(self, table: Draft, notes: Season) -> Iterator[Effect]:
        """The best Line of those who have not resigned wins; it clears the board if nobody could play on."""
        left = self.contenders(table)
        winner = left[0] if len(left) == 1 else max(left, key=lambda seat: self._line(table, seat))
        if min(self._refilled(table, winner)) >= THREE:
            yield Note(notes._replace(winner=winner))
            yield Pass(winner)
            return
        for name in ("lead", *LINE[: len(self.seats)]):
            yield from self._taken(table, notes, winner, name)
        yield from self._reckoned(table, notes)

    def _cleared(self, table: Draft, notes: Season, winner: Seat, move: Play) -> Iterator[Effect]:
        """The winner takes all but the new Lead, all hands are filled up, and he is first-hand."""
        yield from self._taken(table, notes, winner, "lead")
        yield Slip(move.source, at(table, move), "lead")
        for name in LINE[: len(self.seats)]:
            yield from self._taken(table, notes, winner, name)
        yield from self._refill(table, winner)
        yield Note(Season(notes.dealer, notes.number, winner, notes.score))
        yield Pass(winner)

    def _taken(self, table: Draft, notes: Season, winner: Seat, name: str) -> Iterator[Effect]:
        """The cards of a place go to the winner, face up if he was first-hand, else where nobody sees them."""
        if n := len(table.piles[name].cards):
            yield Shift(name, n, TAKEN[winner] if winner == notes.first else TAKEN_DOWN[winner])

    def _refill(self, table: Draft, first: Seat) -> Iterator[Effect]:
        """Cards one by one, until each hand is made up to six or the stock is out."""
        order = self.around(first)
        for _round in range(SIX):
            for seat in order:
                if table.piles["stock"].cards and len(table.piles[HAND[seat]].cards) < SIX:
                    yield Turn("stock", 1, HAND[seat])

    def _refilled(self, table: Table, first: Seat) -> list[int]:
        """How many cards the hands would hold when they have been filled up."""
        held, stock = (
            [len(table.piles[HAND[seat]].cards) for seat in self.seats],
            len(table.piles["stock"].cards),
        )
        order = self.around(first)
        for _round in range(SIX):
            for seat in order:
                if stock and held[seat] < SIX:
                    held[seat], stock = held[seat] + 1, stock - 1
        return held

    def _reckoned(self, table: Draft, notes: Season) -> Iterator[Effect]:
        """Everybody scores what he has above the lowest; between two the deal's result is the signed difference."""
        marks = [self.takings(table, seat).marks for seat in self.seats]
        points = [mark - min(marks) for mark in marks]
        yield Note(notes._replace(score=tuple(map(sum, zip(notes.score, points, strict=True)))))
        if len(marks) == 2:
            points = [marks[0] - marks[1], marks[1] - marks[0]]
        yield Finish(tuple(points))

    def takings(self, table: Table, seat: Seat) -> Takings:
        """What a seat has taken; all of it is seen only when the deal is over."""
        up, down = table.piles[TAKEN[seat]].cards, table.piles[TAKEN_DOWN[seat]].cards
        cards = [card for card in (*up, *down) if card]
        hearts = sum(card.suit == "H" for card in cards)
        return Takings(len(up), len(down), hearts, sum(card.rank >= JACK for card in cards))

    # In words

    def outcome(self, table: Table) -> str:
        """Who has most of a finished pack, and whether the game with it."""
        scores = table.scores or (0,)
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        if self.is_match_over(table):
            score = season(table).score
            return _("{winner} wins the game").format(winner=who(score.index(max(score))))
        if len(best) > 1:
            return _("The takings are equal")
        n = int(scores[best[0]])
        return ngettext("{winner} scores {n} point", "{winner} scores {n} points", n).format(
            winner=who(best[0]), n=n
        )

    def reasons(self, table: Table) -> list[str]:
        """How the takings of a finished pack count."""
        told = _("{who} took {up} face up, {down} face down, {hearts} hearts, {courts} court cards: {marks}.")
        return [
            told.format(who=who(seat), marks=takings.marks, **takings._asdict())
            for seat in self.seats
            for takings in (self.takings(table, seat),)
        ]

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

    def standing(self, table: Table) -> str:
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

    def ask(self, table: Table) -> str:
        notes, seat = season(table), table.turn
        if seat is None:
            return ""
        if notes.winner is not None:
            n = sum(len(table.piles[name].cards) for name in LINE[: len(self.seats)])
            up = _("Choose the next Lead; you take the other {n}, face up")
            down = _("Choose the next Lead; you take the other {n}, face down")
            return (up if seat == notes.first else down).format(n=n)
        which = (_("first"), _("second"), _("third"))[len(table.piles[LINE[seat]].cards)]
        told = (
            _("Play your {which} card, or resign") if self._may_resign(table) else _("Play your {which} card")
        )
        return told.format(which=which)

    def why_not(self, table: Table, card: Card) -> str:
        return self.aim if season(table).winner is None else _("First choose the next Lead from the table")


def season(table: Table) -> Season:
    """The notes of a table of Court Circular 1860."""
    return cast("Season", table.notes)
