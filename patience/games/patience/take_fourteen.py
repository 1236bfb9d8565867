"""Take Fourteen (Foster): take off pairs of top cards that make fourteen."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from patience.cards import Card
from patience.engine.effects import Effect, Turn
from patience.engine.moves import Lift, Move
from patience.engine.patience import Patience
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

COLUMNS = tuple(f"column.{i}" for i in range(1, 13))


class TakeFourteen(Patience):
    """Take off all the cards."""

    name = "take_fourteen"
    title = _("Take Fourteen")
    tagline = _("Clear pairs of fourteen")
    aim = _("Take off two top cards that make fourteen")
    size = (7.3, 5.72)
    home = ("taken",)
    home_label = _("taken")

    def layout(self) -> Iterator[Place]:
        for i, name in enumerate(COLUMNS):
            row, column = divmod(i, 6)
            spot = Spot(1.26 * column, 2.96 * row, (0, 0.34))
            yield Place(name, "column", Sight.ALL, label=_("Pile"), spot=spot)
        yield Place("taken", "taken", label=_("Taken"))

    def deal(self, pack: Sequence[Card]) -> Table:
        columns = {name: Pile(tuple(pack[i::12])) for i, name in enumerate(COLUMNS)}
        return Table({**columns, "taken": EMPTY})

    def moves(self, table: Table) -> list[Move]:
        if table.scores is not None:
            return []
        tops = [(name, card.rank) for name in COLUMNS if (card := table.piles[name].top)]
        return [Lift((a, b)) for (a, m), (b, n) in combinations(tops, 2) if m + n == 14]

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        assert isinstance(move, Lift)
        for name in move.places:
            yield Turn(name, 1, "taken")
        yield from self.ending(table)

    def liking(self, table: Table, move: Move) -> int:
        # Tall piles first, and what leaves most pairs to choose from: so four deals of ten are won.
        assert isinstance(move, Lift)
        tall = sum(len(table.piles[name].cards) for name in move.places)
        return tall + len(self.moves(self.play(table, move)[0]))

    def reason(self, table: Table, move: Move) -> str:
        assert isinstance(move, Lift)
        after, _effects = self.play(table, move)
        opening = self.opening(table, move)
        if after.scores is not None or opening:
            return opening or super().reason(table, move)
        under = [card.sign for name in move.places if (card := after.piles[name].top)]
        if not self.moves(after):
            return _("It leaves no other pair.") if len(self.moves(table)) > 1 else _("It is the only pair.")
        if len(under) == len(move.places):
            return _("It uncovers {a} and {b}.").format(a=under[0], b=under[1])
        return _("It uncovers {card}.").format(card=under[0]) if under else _("Both piles are empty then.")

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        one, other = table.piles[source.name].top, table.piles[target.name].top
        if count > 1:
            return _("Only the top card of a pile may be taken")
        if not one or not other:
            return _("An emptied pile stays empty")
        return _("{a} and {b} make {sum}, not fourteen").format(
            a=one.rank, b=other.rank, sum=one.rank + other.rank
        )
