"""The Carpet (Foster): twenty cards, four suits up; in the second phase the stock is turned on an extra pile."""

from collections.abc import Iterator, Sequence

from patience.cards import ACE, PACK, Card
from patience.engine.effects import Effect, Note, Shift, Turn
from patience.engine.moves import Carry, Move, Tap
from patience.engine.patience import NEXT_IN_SUIT, NOTHING, SUITS_ACROSS, Patience
from patience.engine.rules import switch
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

SPACES = tuple(f"space.{i}" for i in range(1, 21))
TURN = Tap("stock")
FIRST, SECOND = "first phase", "second phase"


class Carpet(Patience):
    """Build the four suits up from the carpet."""

    name = "carpet"
    title = _("The Carpet")
    tagline = _("Twenty cards, four suits up")
    aim = _("Build the suits from the carpet upon the aces, up to the Kings")
    size = (8.56, 6.02)
    options = (
        switch(
            "leave_gaps",
            _("Leave gaps"),
            help=_("In the second phase gaps may stay open as long as you like"),
        ),
    )
    leave_gaps: bool

    sources = ("space", "extra")
    targets = ("foundation", "space")

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"), spot=Spot(0, 0, caption=True))
        extra = Spot(0, 1.88, (0, 0.3), shown=3, caption=True)
        yield Place("extra", "extra", Sight.ALL, label=_("Extra pile"), spot=extra)
        for i, name in enumerate(SPACES):
            row, column = divmod(i, 5)
            yield Place(name, "space", Sight.ALL, spot=Spot(1.5 + 1.14 * column, 1.54 * row))
        for row, suit in enumerate(SUITS_ACROSS):
            spot = Spot(1.5 + 5 * 1.14 + 0.36, 1.54 * row, mark=suit)
            yield Place(f"foundation.{suit}", "foundation", Sight.ALL, label=_("Foundation"), spot=spot)

    def deal(self, pack: Sequence[Card]) -> Table:
        piles = dict.fromkeys(self.places, EMPTY)
        piles |= {name: Pile((card,)) for name, card in zip(SPACES, pack, strict=False)}
        piles["stock"] = Pile(tuple(pack[:19:-1]), len(pack) - 20)
        draft = Draft(Table(piles, notes=FIRST))
        for name in SPACES:
            for effect in self._aces_up(draft, name):
                effect.apply(draft)
        return draft.table()

    def _aces_up(self, table: Draft, space: str) -> Iterator[Effect]:
        """An ace goes to its foundation at once and is replaced in the same gap, again if another ace comes."""
        while (card := table.piles[space].top) and card.rank == ACE:
            yield Shift(space, 1, f"foundation.{card.suit}")
            if table.piles["stock"].cards:
                yield Turn("stock", 1, space)

    def accepts(self, place: Place, pile: Pile) -> tuple[Card, ...]:
        if place.role == "space":
            return NOTHING if pile.cards else PACK
        return NEXT_IN_SUIT[pile.cards[-1]] if pile.cards else NOTHING

    def allows(self, source: Place, count: int, target: Place, table: Table) -> bool:
        return target.role == "foundation" or source.role == "extra"

    def moves(self, table: Table) -> list[Move]:
        moves = super().moves(table)
        if table.scores is None and self._may_turn(table, moves):
            moves.append(TURN)
        return moves

    def _may_turn(self, table: Table, moves: list[Move]) -> bool:
        if not table.piles["stock"].cards:
            return False
        if table.notes == FIRST:
            return not moves  # the second phase begins only when nothing can be built
        return self.leave_gaps or not self._gap_to_fill(table)

    def _gap_to_fill(self, table: Table) -> bool:
        return bool(table.piles["extra"].cards) and not all(table.piles[name].cards for name in SPACES)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if isinstance(move, Carry):
            yield Shift(move.source, 1, move.target)
            if table.notes == FIRST and table.piles["stock"].cards:
                yield Turn("stock", 1, move.source)
                yield from self._aces_up(table, move.source)
        else:
            if table.notes == FIRST:
                yield Note(SECOND)
            yield Turn("stock", 1, "extra")
            card = table.piles["extra"].top
            if card and card.rank == ACE:
                yield Shift("extra", 1, f"foundation.{card.suit}")
        yield from self.ending(table)

    def liking(self, table: Table, move: Move) -> int:
        if isinstance(move, Carry):
            return 10 if self.places[move.target].role == "foundation" else 6
        return 3

    def reason(self, table: Table, move: Move) -> str:
        if isinstance(move, Tap) and table.notes == FIRST:
            return _("Nothing on the carpet can be built: the second phase begins.")
        if isinstance(move, Carry) and self.places[move.target].role == "space":
            opening = self.opening(table, move)
            if not opening and table.piles["stock"].cards and not self.leave_gaps:
                return _("The stock is not turned while there is a gap to fill.")
        return super().reason(table, move)

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        if source.role == "stock":
            if not table.piles["stock"].cards:
                return _("The stock is used up")
            if table.notes == FIRST:
                return _("The stock is turned only when nothing on the carpet can be built")
            return _("First fill the gap from the extra pile")
        if source.role == "foundation":
            return _("What lies on a foundation stays there")
        if target.role == "foundation":
            return _("A foundation takes the next higher card of its suit")
        if target.role == "space" and table.piles[target.name].cards:
            return _("Nothing is built on the carpet itself")
        if target.role == "space":
            return _("A gap is filled only from the extra pile")
        return _("Cards go from the carpet to the foundations")
