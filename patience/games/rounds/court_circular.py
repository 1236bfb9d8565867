"""What both games of Lewis Carroll share: a Lead in the middle, and the Lines that are laid beside it."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import cast

from patience.cards import PACK, Card
from patience.engine.company import Company
from patience.engine.moves import Play
from patience.engine.table import Draft, Place, Seat, Sight, Table
from patience.words import _

from .lines import Line

SEATS = range(6)
SIX = 6
HAND = tuple(f"hand.{seat}" for seat in SEATS)
LINE = tuple(f"line.{seat}" for seat in SEATS)
TAKEN = tuple(f"taken.{seat}" for seat in SEATS)
PLAYS = tuple({card: Play(HAND[seat], card, LINE[seat]) for card in PACK} for seat in SEATS)


class CourtCircular(Company):
    """Three cards each, and the best Line wins."""

    source = _("Lewis Carroll, Court Circular, 1860 and 1862")
    size = (0.0, 0.0)

    @abstractmethod
    def line(self, lead: Card, played: Sequence[Card]) -> Line:
        """The best Line out of the cards that a seat has played and the Lead."""

    @abstractmethod
    def carried(self, old: object, new: object) -> object:
        """The notes of a new deal with what the old ones keep of the match."""

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"))
        yield Place("lead", "lead", Sight.ALL, label=_("Lead"))
        for seat in self.seats:
            yield Place(LINE[seat], "line", Sight.ALL, seat, _("Line"))
        for seat in self.seats:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))

    def opening(self) -> dict[str, int]:
        return {}

    def deal_again(self, deal: int, table: Table) -> Table | None:
        """The next deal of the match, with the score so far; None when it is over."""
        again = super().deal_again(deal, table)
        if again is None:
            return None
        return Table(again.piles, again.turn, again.counters, self.carried(table.notes, again.notes))

    def played(self, table: Table, seat: Seat) -> list[Card]:
        """The cards that a seat has played to this trick, as far as they can be seen."""
        return [card for card in table.piles[LINE[seat]].cards if card]

    def line_now(self, table: Table, seat: Seat) -> Line | None:
        """What a seat has made so far; None before it has played."""
        played = self.played(table, seat)
        return self.line(lead_of(table), played) if played else None

    def contenders(self, table: Table) -> Sequence[Seat]:
        """The seats that may still win the trick, or the one that has won it."""
        return self.seats

    def leading(self, table: Table) -> Seat | None:
        """Who has the best Line so far."""
        if not table.piles["lead"].cards:
            return None
        lines = {seat: self.line_now(table, seat) for seat in self.contenders(table)}
        made = {seat: line for seat, line in lines.items() if line}
        return max(made, key=made.__getitem__) if made else None

    def line_of(self, table: Table, seat: Seat) -> str:
        """What a seat has made so far in full: "Sequence of 4, with the Lead"; "" before it has played."""
        line = self.line_now(table, seat) if table.piles["lead"].cards else None
        return line.title if line else ""

    def preview(self, table: Table, card: Card) -> str:
        """What the seat to move would make with that card beside those it has played."""
        assert table.turn is not None
        return self.line(lead_of(table), [*self.played(table, table.turn), card]).title

    def line_cards(self, table: Table, seat: Seat, card: Card | None = None) -> Sequence[Card]:
        """The cards of the Line that a seat has made, or would make with another card."""
        played = [*self.played(table, seat), *([card] if card else [])]
        whole = table.piles["lead"].cards and len(table.piles["lead"].cards) == 1
        made = self.line(lead_of(table), played) if played and whole else None
        return made.cards if made and made.kind else ()

    def lying(self, table: Table, places: Sequence[str], target: str) -> list[Play]:
        """The moves that take one open card of these places."""
        return [Play(name, card, target) for name in places for card in table.piles[name].cards if card]

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters: it is played for points."""
        return False

    def asleep(self, table: Table) -> str:
        """A remark beside the stock."""
        return _("to be dealt")


def lead_of(table: Table) -> Card:
    """The Lead of a trick."""
    return cast("Card", table.piles["lead"].cards[0])


def at(table: Draft, move: Play) -> int:
    """Where in its place the card lies that is played."""
    return table.piles[move.source].cards.index(move.card)


def conceded(table: Table) -> tuple[Seat, str] | None:
    """What the loser says to the winner whose turn it is, where there are only two."""
    if table.turn is None or len([name for name in table.piles if name in HAND]) != 2:
        return None
    return 1 - table.turn, _("The trick is yours.")
