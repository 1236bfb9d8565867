"""Klondike (Foster): seven columns, four aces, and a stock that is run through by threes."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from patience.cards import KING, Card
from patience.engine.effects import Effect, Note, Turn
from patience.engine.moves import Carry, Move, Tap
from patience.engine.patience import (
    ACE_OF,
    KINGS,
    NEXT_DOWN_ALTERNATING,
    NEXT_IN_SUIT,
    ONE,
    SUITS_ACROSS,
    Patience,
)
from patience.engine.rules import GameError, Option, Value, switch
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

COLUMNS = tuple(f"column.{i}" for i in range(1, 8))
STEP, TINY_STEP = 1.17, 1.13  # card widths from column to column
TURN = Tap("stock")


class Runs(NamedTuple):
    """Which run through the stock this is, kept only when their number is limited."""

    number: int


class Klondike(Patience):
    """Build the four suits up from their aces."""

    name = "klondike"
    title = _("Klondike")
    tagline = _("The classic, seven columns")
    aim = _("Build each suit from its ace up to the King")
    size = (8.02, 5.02)
    tiny_size = (7.78, 4.72)
    options = (
        Option("draw", _("Cards turned at a time"), ((3, _("three")), (1, _("one"))), 3),
        Option(
            "runs",
            _("Runs through the stock"),
            ((0, _("any number")), (1, _("one")), (2, _("two")), (3, _("three"))),
            0,
            _("The first run counts"),
        ),
        switch("split_runs", _("Split runs"), help=_("Any face-up run may move, not only the whole one")),
        switch(
            "return_from_foundations",
            _("Return from the foundations"),
            help=_("A card may come back to a column"),
        ),
        switch("strict_whole", _("Strictly whole"), help=_("The end card, too, only moves with its run")),
    )
    presets: ClassVar[dict[str, dict[str, Value]]] = {"once_through": {"draw": 1, "runs": 1}}
    draw: int
    runs: int
    split_runs: bool
    return_from_foundations: bool
    strict_whole: bool

    sources: tuple[str, ...] = ("column", "waste")
    targets = ("foundation", "column")

    def __init__(self, players: int | None = None, **chosen: Value) -> None:
        super().__init__(players, **chosen)
        if self.split_runs and self.strict_whole:
            raise GameError(
                _("klondike: split-runs and strict-whole exclude each other; leave out strict-whole")
            )
        if self.return_from_foundations:
            self.sources = ("column", "waste", "foundation")

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"), spot=Spot(0, 0, mark="again"))
        spot = Spot(STEP, 0, (0.3, 0), shown=3, tiny=(TINY_STEP, 0))
        yield Place("waste", "waste", Sight.ALL, label=_("Waste"), spot=spot)
        for i, suit in enumerate(SUITS_ACROSS, 3):
            spot = Spot(i * STEP, 0, mark=suit, tiny=(i * TINY_STEP, 0))
            yield Place(f"foundation.{suit}", "foundation", Sight.ALL, label=_("Foundation"), spot=spot)
        for i, name in enumerate(COLUMNS):
            spot = Spot(i * STEP, 1.64, (0, 0.3), mark="K", tiny=(i * TINY_STEP, 1.55))
            yield Place(name, "column", Sight.ALL, label=_("Column"), spot=spot)

    def deal(self, pack: Sequence[Card]) -> Table:
        cards = iter(pack)
        columns: list[list[Card]] = [[] for _name in COLUMNS]
        for row in range(7):
            for column in columns[row:]:
                column.append(next(cards))
        stock = tuple(cards)[::-1]
        piles = dict.fromkeys(self.places, EMPTY)
        piles["stock"] = Pile(stock, len(stock))
        # Dealt row by row with the first card of each row face up: only the last card of a column shows.
        piles |= {
            name: Pile(tuple(column), len(column) - 1) for name, column in zip(COLUMNS, columns, strict=True)
        }
        return Table(piles, notes=Runs(1) if self.runs else None)

    def takes(self, place: Place, pile: Pile) -> tuple[int, ...]:
        up = len(pile.cards) - pile.down
        if up == 1 or place.role != "column":
            return ONE
        return tuple(range(1, up + 1)) if self.split_runs else (1, up)

    def accepts(self, place: Place, pile: Pile) -> tuple[Card, ...]:
        column = place.role == "column"
        if not pile.cards:
            return KINGS if column else ACE_OF[place.name]
        return NEXT_DOWN_ALTERNATING[pile.cards[-1]] if column else NEXT_IN_SUIT[pile.cards[-1]]

    def allows(self, source: Place, count: int, target: Place, table: Table) -> bool:
        if source.role != "column":
            return source.role == "waste" or target.role == "column"
        whole = count == self._run(source, table)
        if target.role == "foundation":
            return count == 1 and (whole or not self.strict_whole)
        return whole or self.split_runs

    def _run(self, place: Place, table: Table) -> int:
        pile = table.piles[place.name]
        return len(pile.cards) - pile.down

    def moves(self, table: Table) -> list[Move]:
        moves = super().moves(table)
        if table.scores is None and (table.piles["stock"].cards or self._may_turn_over(table)):
            moves.append(TURN)
        return moves

    def _may_turn_over(self, table: Table) -> bool:
        more = not isinstance(table.notes, Runs) or table.notes.number < self.runs
        return more and bool(table.piles["waste"].cards)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if isinstance(move, Carry):
            yield from super().effects(table, move)
        elif stock := table.piles["stock"].cards:
            # One after the other comes to lie on the waste: the packet is turned over as a whole.
            yield Turn("stock", min(self.draw, len(stock)), "waste")
        else:
            yield Turn("waste", len(table.piles["waste"].cards), "stock")
            if isinstance(table.notes, Runs):
                yield Note(Runs(table.notes.number + 1))

    def is_won(self, table: Table) -> bool:
        piles = table.piles
        return all(len(piles[name].cards) == KING for name in self._home)

    def irrevocable(self, table: Table, move: Move) -> bool:
        if not isinstance(move, Carry):
            return self.runs > 0
        source = self.places[move.source]
        if self.places[move.target].role == "foundation":
            return not self.return_from_foundations
        down = table.piles[move.source].down
        return source.role == "waste" or (
            source.role == "column" and 0 < down == len(table[move.source]) - move.size
        )

    def liking(self, table: Table, move: Move) -> int:
        if not isinstance(move, Carry):
            return 3
        source, pile = self.places[move.source], table.piles[move.source]
        if self.places[move.target].role == "foundation":
            return 10
        if source.role == "foundation":
            return 0
        if source.role == "waste":
            return 6
        if move.size == len(pile.cards) - pile.down:
            return 8 if pile.down else (4 if table.piles[move.target].cards else 1)
        return 2

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        if source.role == "stock" and not table.piles["stock"].cards:
            return _("The stock is used up")
        if target.role == "foundation":
            if source.role == "column" and self.strict_whole and self._run(source, table) > 1:
                return _("The cards of a column move all together or not at all")
            return _("A foundation takes its suit upwards from the ace, one card at a time")
        if source.role == "foundation" and not self.return_from_foundations:
            return _("What lies on a foundation stays there")
        if target.role != "column":
            return _("Cards go to the foundations or to the columns")
        if source.role == "column" and not self.split_runs and count != self._run(source, table):
            return _("The face-up cards of a column move all together or not at all")
        if not table.piles[target.name].cards:
            return _("An empty column takes only a King")
        return _("Columns are built downwards in alternating colours")
