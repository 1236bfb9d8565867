"""Try Again (Foster): turn the stock card by card on four heaps of your choice, and build up regardless of suit."""

from collections.abc import Iterator, Sequence

from patience.cards import ACE, PACK, Card
from patience.engine.effects import Effect, Shift, Turn
from patience.engine.moves import Carry, Move, Tap
from patience.engine.patience import NEXT_UP, NOTHING, Patience
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

FOUNDATIONS = tuple(f"foundation.{i}" for i in range(1, 5))
HEAPS = tuple(f"heap.{i}" for i in range(1, 5))
TURN = Tap("stock")


class TryAgain(Patience):
    """Build four rows up from the aces."""

    name = "try_again"
    title = _("Try Again")
    tagline = _("Four heaps, your choice")
    aim = _("Build up from the aces to the Kings, whatever the suits")
    size = (7.96, 3.76)
    sources = ("turned", "heap")
    targets = ("foundation", "heap")

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"), spot=Spot(0, 0, caption=True))
        yield Place("turned", "turned", Sight.ALL, label=_("Turned"), spot=Spot(0, 1.96, caption=True))
        for i, name in enumerate(FOUNDATIONS):
            spot = Spot(1.5 + 1.18 * i, 0, mark="A")
            yield Place(name, "foundation", Sight.ALL, label=_("Foundation"), spot=spot)
        for i, name in enumerate(HEAPS):
            spot = Spot(1.5 + 1.18 * i, 1.96, caption=True)
            yield Place(name, "heap", Sight.TOP, label=_("Heap"), spot=spot)

    def sight(self, place: Place, table: Table) -> Sight:
        # Once an ace is out the heaps may be looked through.
        open_heap = place.role == "heap" and table.piles[FOUNDATIONS[0]].cards
        return Sight.ALL if open_heap else place.sight

    def deal(self, pack: Sequence[Card]) -> Table:
        piles = dict.fromkeys(self.places, EMPTY)
        piles["stock"] = Pile(tuple(pack[::-1]), len(pack))
        return Table(piles)

    def accepts(self, place: Place, pile: Pile) -> tuple[Card, ...]:
        if place.role == "heap":
            return PACK
        return NEXT_UP[pile.cards[-1]] if pile.cards else NOTHING

    def allows(self, source: Place, count: int, target: Place, table: Table) -> bool:
        return target.role == "foundation" or source.role == "turned"

    def moves(self, table: Table) -> list[Move]:
        moves = super().moves(table)
        if table.piles["stock"].cards and not table.piles["turned"].cards:
            moves.append(TURN)
        return moves

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if isinstance(move, Carry):
            yield from super().effects(table, move)
            return
        yield Turn("stock", 1, "turned")
        card = table.piles["turned"].top
        if card and card.rank == ACE:
            yield Shift("turned", 1, next(name for name in FOUNDATIONS if not table.piles[name].cards))

    def liking(self, table: Table, move: Move) -> int:
        if not isinstance(move, Carry):
            return 30
        if self.places[move.target].role == "foundation":
            return 40
        # It is good policy not to cover a card with a higher one, and to leave no great steps.
        card, under = table.piles[move.source].top, table.piles[move.target].top
        if not card or not under:
            return 15
        return 29 - (under.rank - card.rank) if card.rank <= under.rank else under.rank

    def reason(self, table: Table, move: Move) -> str:
        if not isinstance(move, Carry) or self.places[move.target].role != "heap":
            return super().reason(table, move)
        card, under = table.piles[move.source].top, table.piles[move.target].top
        if not card or not under:
            return _("It covers no card.")
        if card.rank <= under.rank:
            return _("The {under} is wanted no sooner than the {card}.").format(
                under=under.sign, card=card.sign
            )
        return _("It covers the {under}, which is wanted sooner.").format(under=under.sign)

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        if source.role == "stock":
            used_up = not table.piles["stock"].cards
            return _("The stock is used up") if used_up else _("First place the card that is turned")
        if source.role == "foundation":
            return _("What lies on a foundation stays there")
        if target.role == "foundation":
            if not table.piles[target.name].cards:
                return _("A foundation begins with an ace")
            return _("A foundation takes the next higher rank, of any suit")
        return _("Cards are not moved from heap to heap")
