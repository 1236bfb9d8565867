"""A tiny game for two with hidden hands, to show that the engine holds for several seats.

Twenty cards, five to each hand, the rest face down. In turn a player lays a card on the heap, draws one unseen from
the other hand, stakes one or two counters, or passes and takes the top of the stock. Who is out first takes the pool;
after forty turns nobody does.
"""

from collections.abc import Iterator, Sequence

from patience.cards import PACK, Card
from patience.engine.effects import Effect, Finish, Lacks, Note, Pass, Pay, Slip, Turn
from patience.engine.moves import Draw, Move, Play, Say
from patience.engine.rules import Rules, switch
from patience.engine.table import Draft, Pile, Place, Sight, Table

LONGEST = 40


class Pairs(Rules):
    """Get rid of all cards; `notes` counts the turns."""

    name = "pairs"
    title = "Pairs"
    tagline = "For the tests"
    aim = "Get rid of all cards"
    size = (5.0, 5.0)
    players = range(2, 3)
    options = (switch("stakes", "Stakes", default=True),)
    stakes: bool

    def pack(self) -> Sequence[Card]:
        return [card for card in PACK if card.rank <= 5]

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock")
        yield Place("heap", "heap", Sight.TOP)
        for seat in self.seats:
            yield Place(f"hand.{seat}", "hand", Sight.OWNER, seat)

    def deal(self, pack: Sequence[Card]) -> Table:
        piles = {"stock": Pile(tuple(pack[10:]), 10), "heap": Pile()}
        piles |= {f"hand.{seat}": Pile(tuple(pack[seat:10:2])) for seat in self.seats}
        return Table(piles, 0, {"seat.0": 50, "seat.1": 50, "pool": 0}, 0)

    def moves(self, table: Table) -> Sequence[Move]:
        me = table.turn
        if me is None:
            return []
        other = 1 - me
        moves: list[Move] = [Play(f"hand.{me}", card, "heap") for card in table[f"hand.{me}"].cards if card]
        moves += [Draw(f"hand.{other}", i, f"hand.{me}") for i in range(len(table[f"hand.{other}"]))]
        if self.stakes:
            moves += [Say("stake", 1), Say("stake", 2)]
        return [*moves, Say("pass")]

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me = table.turn
        assert me is not None
        if isinstance(move, Play):
            yield Slip(move.source, table.piles[move.source].cards.index(move.card), move.target)
        elif isinstance(move, Draw):
            yield Slip(move.source, move.at, move.target)
        elif isinstance(move, Say) and move.number:
            yield Pay(f"seat.{me}", "pool", move.number)
        else:
            yield Lacks(f"hand.{me}", frozenset(table.piles["heap"].cards[-1:]))
            if table.piles["stock"].cards:
                yield Turn("stock", 1, f"hand.{me}")
        assert isinstance(table.notes, int)
        yield Note(table.notes + 1)
        yield Pass(1 - me)
        out = [seat for seat in self.seats if not table.piles[f"hand.{seat}"].cards]
        if out:
            yield Pay("pool", f"seat.{out[0]}", table.counters["pool"])
        if out or table.notes == LONGEST:
            yield Finish(tuple(float(seat in out) for seat in self.seats))
