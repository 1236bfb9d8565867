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
from .phrases import who

BOTH = (0, 1)
HIT = 5  # points
COVERED = ("covered.0", "covered.1")
HIT = 5  # points
PLAY, SUPPLY, TAKE, NAME = "play", "supply", "take", "name"
Pair = tuple[int, int]


class Year(NamedTuple):
    """How far a pack is: what is to be done now, and how the rubber stands.

    `winner` has won the last trick, `take` is how many cards he still takes, `namer` names the next Lead then.
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
        if scores[0] == scores[1]:
            return _("The pack is even")
        return _("{winner} has the better of the pack").format(winner=who(0 if scores[0] > scores[1] else 1))

    def tally(self, table: Table) -> dict[str, list[int]]:
        each = [self.takings(table, seat) for seat in BOTH]
        return {
            _("Tricks"): [takings.tricks for takings in each],
            _("Cards"): [takings.cards for takings in each],
            _("Courts"): [takings.courts for takings in each],
            _("Hits"): list(year(table).hits),
        }

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

    def board(self, table: Table) -> Board | None:
        notes = year(table)
        sides = tuple((who(seat), notes.score[seat]) for seat in BOTH)
        title = _("Hit {n}").format(n=sum(notes.hits) + 1)
        told = _("Hits won: {hits}").format(hits=" : ".join(map(str, notes.hits)))
        return Board(title, _("to {n}").format(n=HIT), sides, HIT, notes=((told, ""),))

    def standing(self, table: Table) -> str:
        notes = year(table)
        if self.is_match_over(table):
            return _("The rubber is over")
        trick = sum(notes.tricks) + (notes.stage in (PLAY, SUPPLY))
        return _("Hit {n}, trick {trick} of 8").format(n=sum(notes.hits) + 1, trick=trick)

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("plays a card face down")
        if move.target == "turnup":
            told = _("puts the {card} in its place")
        elif move.source == "turnup":
            told = _("takes the {card} of the last three and plays it")
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
            return _("Play a card from your hand or the last three")
        if is_covered(table, seat):
            return _("Play your third card, face down")
        which = (_("first"), _("second"), _("third"))[len(table.piles[LINE[seat]].cards)]
        return _("Play your {which} card").format(which=which)

    def why_not(self, table: Table, card: Card) -> str:
        stage = year(table).stage
        if stage == TAKE:
            return _("First take your cards from the table")
        return _("First choose the next Lead from the table") if stage == NAME else self.aim
