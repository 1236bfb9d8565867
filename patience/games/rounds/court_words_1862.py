"""What Court Circular of 1862 tells of a table: how far it is, the takings, and everything in words."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from patience.cards import ACE, JACK, Card
from patience.engine.effects import Effect, Note
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.engine.telling import Board
from patience.words import _, ngettext

from .court_circular import LINE, TAKEN, CourtCircular, conceded
from .phrases import listed, who

BOTH = (0, 1)
HIT, RUBBER = 5, 2  # points, hits
COVERED = ("covered.0", "covered.1")
PLAY, SUPPLY, TAKE, NAME = "play", "supply", "take", "name"
Pair = tuple[int, int]


class Year(NamedTuple):
    """How far a pack is: what is to be done now, and how the rubber stands.

    `winner` has won the last trick, `take` is how many cards he still takes, `namer` names the next Lead then; after a
    pack `points` are those reckoned for tricks, cards and courts, as far as they were, and `hit` has won a hit by them.
    """

    dealer: Seat
    number: int
    first: Seat
    stage: str = PLAY
    winner: Seat = 0
    take: int = 0
    namer: Seat = 0
    tricks: Pair = (0, 0)
    score: Pair = (0, 0)
    hits: Pair = (0, 0)
    points: tuple[Pair, ...] = ()
    hit: Seat | None = None


class Takings(NamedTuple):
    """What somebody has of a pack."""

    tricks: int
    cards: int
    courts: int


def year(table: Table) -> Year:
    """The notes of a table of Court Circular 1862."""
    return cast("Year", table.notes)


def is_covered(table: Table, seat: Seat) -> bool:
    """Whether the next card of a seat is the fifth of the trick, which lies face down at first."""
    return seat == year(table).first and len(table.piles[LINE[seat]].cards) == 2


class Words1862(CourtCircular):
    """The game without its rules."""

    def to_take(self, table: Table) -> int:
        """How many open cards the player to move still takes."""
        return year(table).take

    def takings(self, table: Table, seat: Seat) -> Takings:
        """What a seat has of the pack; all of it is seen only when the pack is over."""
        cards = table.piles[TAKEN[seat]].cards
        courts = sum(card is not None and (card.rank == ACE or card.rank >= JACK) for card in cards)
        return Takings(year(table).tricks[seat], len(cards), courts)

    def outcome(self, table: Table) -> str:
        """Who has won the rubber, or scores more for the finished pack."""
        notes, scores = year(table), table.scores or (0, 0)
        if self.is_match_over(table):
            return _("{winner} wins the rubber").format(winner=who(notes.hits.index(max(notes.hits))))
        if notes.hit is not None:
            return _("{winner} wins the hit").format(winner=who(notes.hit))
        if scores[0] == scores[1]:
            return _("The pack is even")
        return _("{winner} has the better of the pack").format(winner=who(0 if scores[0] > scores[1] else 1))

    def reasons(self, table: Table) -> list[str]:
        """What each scores and for what, and where the reckoning has stopped."""
        notes, told = year(table), []
        kinds = _("{n} for tricks"), _("{n} for cards"), _("{n} for courts")
        for seat in BOTH:
            each = [pair[seat] for pair in notes.points]
            scored = [words.format(n=n) for words, n in zip(kinds, each, strict=False) if n]
            if scored:
                told.append(_("{who} scores {points}.").format(who=who(seat), points=listed(scored)))
        if notes.hit is not None and not self.is_match_over(table):
            stops = len(notes.points) < len(kinds)
            rest = _("Five points are a hit: both begin anew, and the rest is not reckoned.")
            told.append(rest if stops else _("Five points are a hit: both begin anew."))
        return told

    def tally(self, table: Table) -> dict[str, list[int]]:
        each = [self.takings(table, seat) for seat in BOTH]
        return {
            _("Tricks"): [takings.tricks for takings in each],
            _("Cards"): [takings.cards for takings in each],
            _("Courts"): [takings.courts for takings in each],
            _("Hits"): list(year(table).hits),
        }

    def scored(self, table: Table) -> list[int]:
        """The points of the pack, as far as it was reckoned."""
        return [sum(pair[seat] for pair in year(table).points) for seat in BOTH]

    def totals(self, table: Table) -> list[int]:
        """A hit counts the points for which it was won."""
        notes = year(table)
        return [HIT * notes.hits[seat] + notes.score[seat] for seat in BOTH]

    def fact(self, table: Table, seat: Seat) -> str:
        """How a seat stands in the rubber."""
        notes = year(table)
        points = ngettext("{n} point", "{n} points", notes.score[seat]).format(n=notes.score[seat])
        hits = ngettext("{n} hit", "{n} hits", notes.hits[seat]).format(n=notes.hits[seat])
        return f"{hits}, {points}" if notes.hits[seat] else points

    def board(self, table: Table, seat: Seat = 0) -> Board | None:
        notes, order = year(table), self.around(seat)
        if table.scores is not None and notes.hit is not None:  # what the score is after it says nothing
            sides = tuple((who(one), notes.hits[one]) for one in order)
            return Board(_("Rubber"), _("to {n}").format(n=RUBBER), sides, RUBBER)
        sides = tuple((who(one), notes.score[one]) for one in order)
        title = _("Hit {n}").format(n=sum(notes.hits) + 1)
        told = _("Hits won: {hits}").format(hits=" : ".join(str(notes.hits[one]) for one in order))
        return Board(title, _("to {n}").format(n=HIT), sides, HIT, notes=((told, ""),))

    def standing(self, table: Table, seat: Seat = 0) -> str:
        notes = year(table)
        if self.is_match_over(table):
            return _("The rubber is over")
        trick = sum(notes.tricks) + (notes.stage in (PLAY, SUPPLY))
        hit = sum(notes.hits) + (notes.hit is None)
        return _("Hit {n}, trick {trick} of 8").format(n=hit, trick=trick)

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("plays a card face down")
        if move.target == "turnup":
            told = _("puts the {card} in its place")
        elif move.source == "turnup":
            told = _("plays the {card} out of the last three")
        elif move.target in COVERED:
            told = _("plays the {card} face down")
        elif move.target == "lead":
            told = _("names the {card} as the next Lead")
        else:
            told = _("takes the {card}") if move.target in TAKEN else _("plays the {card}")
        return told.format(card=move.card.name)

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """The loser says so when the last card of a trick has won it."""
        before = year(table)
        for effect in effects:
            if isinstance(effect, Note) and isinstance(effect.notes, Year):
                won = effect.notes.stage == TAKE != before.stage and effect.notes.winner == table.turn
                return conceded(table) if won else None
        return None

    def ask(self, table: Table) -> str:
        notes, seat = year(table), table.turn
        if seat is None:
            return ""
        if notes.stage == TAKE:
            more = ngettext("Take {n} card from the table", "Take {n} cards from the table", notes.take)
            return more.format(n=notes.take)
        if notes.stage == NAME:
            return _("Choose the next Lead from what is left")
        if notes.stage == SUPPLY:
            return _("Put a card of yours in its place")
        if table.piles["turnup"].cards:
            if is_covered(table, seat):
                return _("Face down: from your hand or the last three")
            return _("Play from your hand or the last three")
        if is_covered(table, seat):
            return _("Play your third card, face down")
        which = (_("first"), _("second"), _("third"))[len(table.piles[LINE[seat]].cards)]
        return _("Play your {which} card").format(which=which)

    def why_not(self, table: Table, card: Card) -> str:
        stage = year(table).stage
        if stage == TAKE:
            return _("First take your cards from the table")
        return _("First choose the next Lead from the table") if stage == NAME else self.aim
