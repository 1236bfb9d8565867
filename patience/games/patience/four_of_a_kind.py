"""Four of a Kind (Foster): thirteen piles, and every card is put face up under the pile of its rank."""

from collections.abc import Iterator, Sequence

from patience.cards import RANKS, Card, rank_name
from patience.engine.effects import Effect, Finish, Note, Shift, TurnUp
from patience.engine.moves import Carry, Move, Tap
from patience.engine.patience import Patience
from patience.engine.rules import switch
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

PLATES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class FourOfAKind(Patience):
    """Bring every card to its own pile; `notes` is the number of the pile that is drawn from now, 1 to 13."""

    name = "four_of_a_kind"
    title = _("Four of a Kind")
    tagline = _("Every card to its own pile")
    aim = _("Turn card after card and put each under the pile of its rank")
    # The rows leave room for the four cards of a rank that look out above their pile; large indices need more of it.
    size = (7.88, 6.44)
    tiny_size = (7.88, 6.57)
    options = (switch("clock", _("Clock"), help=_("Draw next from the pile to which the last card went")),)
    clock: bool
    sources = ("pile",)
    home = ("home",)
    home_label = _("in place")

    def layout(self) -> Iterator[Place]:
        for i, plate in enumerate(PLATES):
            row, column = divmod(i, 5)
            x, y = 0.4 + 1.62 * (column + (row == 2)), 0.64 + 2.2 * row
            tiny = x, 0.69 + 2.24 * row
            pile, home, rank = f"pile.{i + 1}", f"home.{i + 1}", rank_name(i + 1)
            yield Place(pile, "pile", Sight.ALL, label=rank, spot=Spot(x, y, mark=plate, tiny=tiny))
            spot = Spot(x, y, (0, -0.2), under=pile, tiny=tiny)
            yield Place(home, "home", Sight.ALL, label=rank, spot=spot)

    def deal(self, pack: Sequence[Card]) -> Table:
        piles = {f"pile.{rank}": Pile(tuple(pack[rank - 1 :: 13]), 4) for rank in RANKS}
        return Table({name: piles.get(name, EMPTY) for name in self.places}, notes=1)

    def moves(self, table: Table) -> list[Move]:
        if table.scores is not None or not isinstance(table.notes, int):
            return []
        pile = table.piles[f"pile.{table.notes}"]
        if pile.top:
            return [Carry(f"pile.{table.notes}", 1, f"home.{pile.top.rank}")]
        return [Tap(f"pile.{table.notes}")] if pile.down else []

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if isinstance(move, Tap):
            yield TurnUp(move.place)
            card, here = table.piles[move.place].top, table.notes
            if (
                not self.clock
                and card
                and card.rank == here
                and not any(p.down for p in table.piles.values())
            ):
                # The last card to be turned already lies on its own pile.
                yield Shift(move.place, 1, f"home.{card.rank}")
                yield Finish((1.0,))
        elif isinstance(move, Carry):
            yield Shift(move.source, 1, move.target)
            yield Note(self._next(table, move))
            if self.clock and self.is_won(table):
                yield Finish((1.0,))

    def _next(self, table: Draft, move: Carry) -> int:
        if self.clock:
            return int(move.target.removeprefix("home."))
        here = int(move.source.removeprefix("pile."))
        order = [*range(here + 1, 14), *range(1, here + 1)]  # a pile with no card face down is skipped
        return next((rank for rank in order if table.piles[f"pile.{rank}"].down), here)

    def marked(self, table: Table) -> str:
        return f"pile.{table.notes}"

    def play_on(self, table: Table) -> Move | None:
        return next(iter(self.moves(table)), None)

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Tap):
            return _("Turn the top card of the pile of rank {rank}").format(
                rank=self.places[move.place].label
            )
        return super().describe(table, move)

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        card = table.piles[source.name].top
        if card and source.name == f"pile.{table.notes}":
            return _("The {card} belongs under the pile of its rank").format(card=card.name)
        if not self.moves(table):
            return _("No card can be turned any more")
        label = self.places[f"pile.{table.notes}"].label
        return _("It is the turn of the pile of rank {rank}").format(rank=label)
