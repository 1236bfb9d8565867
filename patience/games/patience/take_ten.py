"""Take Ten (Foster): lift pairs that make ten, and the four high cards of a suit together."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from patience.cards import SUITS, Card
from patience.engine.effects import Effect, Turn
from patience.engine.moves import Lift, Move
from patience.engine.patience import Patience
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _

SPACES = tuple(f"space.{i}" for i in range(1, 14))


class TakeTen(Patience):
    """Lift all fifty-two cards."""

    name = "take_ten"
    title = _("Take Ten")
    tagline = _("Lift pairs that make ten")
    aim = _("Lift two cards that make ten, or K, Q, J and 10 of one suit")
    size = (7.55, 4.54)
    home = ("lifted",)
    home_label = _("lifted")

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"), spot=Spot(0, 0, caption=True))
        for i, name in enumerate(SPACES):
            row, column = divmod(i, 5)
            spot = Spot(1.75 + 1.2 * (column + (row == 2)), 1.57 * row)
            yield Place(name, "space", Sight.ALL, spot=spot)
        yield Place("lifted", "lifted", label=_("Lifted"), spot=Spot(0, 3.14, caption=True))

    def deal(self, pack: Sequence[Card]) -> Table:
        piles = dict.fromkeys(self.places, EMPTY)
        piles |= {name: Pile((card,)) for name, card in zip(SPACES, pack, strict=False)}
        piles["stock"] = Pile(tuple(pack[:12:-1]), len(pack) - 13)
        return Table(piles)

    def moves(self, table: Table) -> list[Move]:
        if table.scores is not None:
            return []
        cards = [(name, card) for name in SPACES if (card := table.piles[name].top)]
        low = [(name, card.rank) for name, card in cards if card.rank < 10]
        moves: list[Move] = [Lift((a, b)) for (a, m), (b, n) in combinations(low, 2) if m + n == 10]
        for suit in SUITS:
            high = tuple(name for name, card in cards if card.suit == suit and card.rank >= 10)
            if len(high) == 4:
                moves.append(Lift(high))
        return moves

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        assert isinstance(move, Lift)
        for name in move.places:
            yield Turn(name, 1, "lifted")
        for name in SPACES:  # in reading order, and an empty stock leaves gaps
            if table.piles["stock"].cards and not table.piles[name].cards:
                yield Turn("stock", 1, name)
        yield from self.ending(table)

    def reason(self, table: Table, move: Move) -> str:
        assert isinstance(move, Lift)
        if self.play(table, move)[0].scores is not None:
            return super().reason(table, move)
        if len(self.moves(table)) == 1:
            return _("Nothing else on the table can be lifted.")
        # Equal ranks serve equally well, and a lift never spoils another one that is not of the same ranks.
        return _("It does not matter which lift comes first.")

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        one, other = table.piles[source.name].top, table.piles[target.name].top
        if not one or not other:
            return _("Lay a card on the one it makes ten with")
        if one.rank >= 10 or other.rank >= 10:
            if one.rank < 10 or other.rank < 10 or one.suit != other.suit:
                return _("K, Q, J and 10 are lifted only together with the others of their suit")
            return _("All four of K, Q, J and 10 of a suit must lie on the table")
        return _("{a} and {b} make {sum}, not ten").format(
            a=one.rank, b=other.rank, sum=one.rank + other.rank
        )
