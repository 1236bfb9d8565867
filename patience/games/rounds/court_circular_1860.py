"""Court Circular as Lewis Carroll printed it in 1860: Lines of two to four cards, and one may resign a trick."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from patience.cards import Card
from patience.engine.effects import Effect, Finish, Note, Pass, Shift, Slip, Turn
from patience.engine.moves import Move, Play
from patience.engine.rules import Option
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .court_circular import HAND, LINE, PLAYS, SIX, TAKEN, at, lead_of
from .court_words_1860 import RESIGN, TAKEN_DOWN, Season, Words1860, season
from .lines import Line, line_1860

THREE = 3


class CourtCircular1860(Words1860):
    """The best Line takes the board, face up if it was played first."""

    name = "court_circular_1860"
    title = _("Court Circular 1860")
    tagline = _("Lines of cards round the Lead")
    aim = _("Make the best Line with the Lead, and take the cards that count most")
    players = range(2, 7)
    options = (
        Option("game", _("Game"), ((20, "20"), (50, "50")), 20, _("Between two; among more it is always 50")),
    )

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
