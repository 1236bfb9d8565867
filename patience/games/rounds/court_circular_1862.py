"""Court Circular as Lewis Carroll printed it in 1862: Lines of three, and a Line is worth cards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from patience.cards import Card
from patience.engine.effects import Effect, Finish, Note, Pass, Shift, Slip, Turn
from patience.engine.moves import Draw, Move, Play
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .court_circular import HAND, LINE, PLAYS, SIX, TAKEN, at, lead_of
from .court_words_1862 import (
    BOTH,
    COVERED,
    HIT,
    NAME,
    PLAY,
    RUBBER,
    SUPPLY,
    TAKE,
    Pair,
    Takings,
    Words1862,
    Year,
    is_covered,
    year,
)
from .lines import NO_LINE, SEQUENCE, SUIT, TRIO, Line, line_1862

THREE, WHOLE = 3, 7
WORTH = {TRIO: 1, SEQUENCE: 2, SUIT: 3}
BEATEN = {TRIO: 5, SEQUENCE: 3, SUIT: 1, NO_LINE: 0}
FREE_TRICKS, MOST_CARDS, MOST_COURTS = 4, 2, 1


class CourtCircular1862(Words1862):
    """The better Line takes as many cards as both Lines are worth."""

    name = "court_circular_1862"
    title = _("Court Circular 1862")
    tagline = _("Lines of three, two hits and a rubber")
    aim = _("Make the better Line of three, and be the first to win two hits of five points")
    players = range(2, 3)
    usual_players = 2

    def layout(self) -> Iterator[Place]:
        yield from super().layout()
        for seat in BOTH:
            yield Place(COVERED[seat], "line", Sight.OWNER, seat, _("Card face down"))
        yield Place("turnup", "turnup", Sight.ALL, label=_("The last three"))
        for seat in BOTH:
            yield Place(TAKEN[seat], "taken", Sight.TOP, seat, _("Taken"))
        yield Place("played", "played", Sight.TOP, label=_("Laid aside"))

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        first = 1 - dealer
        piles = dict.fromkeys(self.places, EMPTY)
        piles[HAND[first]] = Pile((*pack[:3], *pack[6:9]))
        piles[HAND[dealer]] = Pile((*pack[3:6], *pack[9:12]))
        piles["lead"] = Pile((pack[12],))
        piles["stock"] = Pile(tuple(pack[:12:-1]), len(pack) - 2 * SIX - 1)
        return Table(piles, first, counters, Year(dealer, number, first))

    def carried(self, old: object, new: object) -> object:
        return cast("Year", new)._replace(score=cast("Year", old).score, hits=cast("Year", old).hits)

    def next_dealer(self, table: Table) -> Seat:
        return 1 - year(table).winner

    def is_match_over(self, table: Table) -> bool:
        return max(year(table).hits) >= RUBBER

    def line(self, lead: Card, played: Sequence[Card]) -> Line:
        return line_1862(lead, played)

    def played(self, table: Table, seat: Seat) -> list[Card]:
        return [card for name in (LINE[seat], COVERED[seat]) for card in table.piles[name].cards if card]

    def line_now(self, table: Table, seat: Seat) -> Line | None:
        """What a seat has made so far; None before it has played, and when the trick is being taken apart."""
        lying = sum(len(table.piles[name].cards) for name in ("lead", *LINE[:2]))
        whole = year(table).stage in (PLAY, SUPPLY) or lying == WHOLE
        return super().line_now(table, seat) if whole else None

    # Moves

    def moves(self, table: Table) -> Sequence[Move]:
        seat = table.turn
        if seat is None:
            return ()
        stage = year(table).stage
        hand = [card for card in table.piles[HAND[seat]].cards if card]
        if stage == PLAY:
            if is_covered(table, seat):
                moves = [Play(HAND[seat], card, COVERED[seat]) for card in hand]
            else:
                moves = [PLAYS[seat][card] for card in hand]
            if table.piles["turnup"].cards:
                moves += self.lying(table, ("turnup",), self._target(table, seat))
            return moves
        if stage == SUPPLY:
            return [Play(HAND[seat], card, "turnup") for card in hand]
        return self.lying(table, ("lead", *LINE[:2]), TAKEN[seat] if stage == TAKE else "lead")

    def _target(self, table: Table, seat: Seat) -> str:
        return COVERED[seat] if is_covered(table, seat) else LINE[seat]

    def heard(self, move: Move, seat: Seat | None, table: Table) -> Move:
        if isinstance(move, Play) and move.target in COVERED and move.source in HAND and seat != table.turn:
            return Draw(move.source, table.piles[move.source].cards.index(move.card), move.target)
        return move

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        notes, seat = year(table), table.turn
        assert seat is not None
        assert isinstance(move, Play)
        if notes.stage == TAKE:
            yield from self._took(table, notes, seat, move)
        elif notes.stage == NAME:
            yield from self._named(table, notes, move)
        else:
            yield Slip(move.source, at(table, move), move.target)
            if move.source == "turnup":
                yield Note(notes._replace(stage=SUPPLY))
            else:
                if notes.stage == SUPPLY:
                    yield Note(notes._replace(stage=PLAY))
                yield from self._after_card(table, seat)

    def _after_card(self, table: Draft, seat: Seat) -> Iterator[Effect]:
        """The other plays; after the sixth card the fifth is turned up and the trick is decided."""
        notes = year(table)
        if len(table.piles[LINE[1 - notes.first]].cards) < THREE:
            yield Pass(1 - seat)
            return
        yield Shift(COVERED[notes.first], 1, LINE[notes.first])
        lead = lead_of(table)
        lines = [line_1862(lead, self.played(table, side)) for side in BOTH]
        winner, take, namer = decided(lines[0], lines[1])
        tricks = (notes.tricks[0] + 1 - winner, notes.tricks[1] + winner)
        yield Note(notes._replace(stage=TAKE, winner=winner, take=take, namer=namer, tricks=tricks))
        yield Pass(winner)

    def _took(self, table: Draft, notes: Year, winner: Seat, move: Play) -> Iterator[Effect]:
        """One card less to take; then the next Lead is named, or the pack is over."""
        yield Slip(move.source, at(table, move), move.target)
        if notes.take > 1:
            yield Note(notes._replace(take=notes.take - 1))
        elif table.piles[HAND[winner]].cards:
            yield Note(notes._replace(take=0, stage=NAME))
            yield Pass(notes.namer)
        else:
            yield from self._aside(table, ("lead", *LINE[:2]))
            yield from self._reckoned(table, notes)

    def _named(self, table: Draft, notes: Year, move: Play) -> Iterator[Effect]:
        """One of the cards left is the next Lead; the others are laid aside, and three are dealt to each."""
        if move.source != "lead":
            yield from self._aside(table, ("lead",))
            yield Slip(move.source, at(table, move), "lead")
        yield from self._aside(table, LINE[:2])
        first = notes.winner
        if len(table.piles["stock"].cards) > THREE:
            yield Turn("stock", THREE, HAND[first])
            yield Turn("stock", THREE, HAND[1 - first])
        else:
            yield Turn("stock", THREE, "turnup")
        yield Note(notes._replace(dealer=1 - first, first=first, stage=PLAY))
        yield Pass(first)

    def _aside(self, table: Draft, names: Sequence[str]) -> Iterator[Effect]:
        for name in names:
            if n := len(table.piles[name].cards):
                yield Shift(name, n, "played")

    def _reckoned(self, table: Draft, notes: Year) -> Iterator[Effect]:
        """The points of the pack; whoever is first at five wins a hit, and both begin anew."""
        points: list[Pair] = []
        score, hits, hit = notes.score, notes.hits, None
        for a, b in reckoning(*(self.takings(table, side) for side in BOTH)):
            points.append((a, b))
            score = score[0] + a, score[1] + b
            if max(score) >= HIT:
                hit = score.index(max(score))
                hits = hits[0] + (hit == 0), hits[1] + (hit == 1)
                score = (0, 0)
                break
        yield Note(notes._replace(take=0, score=score, hits=hits, points=tuple(points), hit=hit))
        mine, yours = (sum(pair[side] for pair in points) for side in BOTH)
        yield Finish((mine - yours, yours - mine))


def decided(mine: Line, yours: Line) -> tuple[Seat, int, Seat]:
    """Of the Lines of seats 0 and 1: who wins, how many cards he takes, who names the next Lead."""
    winner = 0 if mine > yours else 1
    best, other = (mine, yours) if winner == 0 else (yours, mine)
    take = 1 if best.rank == other.rank else WORTH[best.kind] + BEATEN[other.kind]
    return winner, take, winner if bool(best.kind) == bool(other.kind) else 1 - winner


def reckoning(mine: Takings, yours: Takings) -> tuple[Pair, Pair, Pair]:
    """The points of a pack in the order in which they are reckoned: for tricks, for cards, for courts."""

    def most(points: int, a: int, b: int) -> Pair:
        return points * (a > b), points * (b > a)

    tricks = max(0, mine.tricks - FREE_TRICKS), max(0, yours.tricks - FREE_TRICKS)
    return tricks, most(MOST_CARDS, mine.cards, yours.cards), most(MOST_COURTS, mine.courts, yours.courts)
