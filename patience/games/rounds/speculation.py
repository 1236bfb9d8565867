"""Speculation (Foster): nobody knows his own cards, and the best trump so far is always for sale."""

from collections.abc import Iterator, Mapping, Sequence

from patience.cards import ACE, JACK, Card
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Note, Pass, Pay, Shift, Slip, TurnUp
from patience.engine.moves import Move, Say, Tap
from patience.engine.rules import Option
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .counting import SEAT, balances, closed, paid
from .speculation_words import (
    ACE_TURNED,
    ANSWER,
    BIDDING,
    FACING,
    KEEP,
    PASS,
    PILE,
    SELL,
    TAKE,
    Notes,
    SpeculationWords,
    beats,
)  # fmt: skip

FACE = tuple(Tap(pile) for pile in PILE)


class Speculation(SpeculationWords):
    """Own the best trump at the end.

    The turn-up lies on its own until the dealer has sold or kept it; then the best trump lies face up on its owner's
    pile. No bid goes beyond the pool, since nobody can win more.
    """

    name = "speculation"
    title = _("Speculation")
    tagline = _("Buy and sell the best trump, unseen")
    aim = _("Own the best trump when all cards are faced, and take the pool")
    size = (0.0, 0.0)
    players = range(2, 10)
    options = (
        Option(
            "unit",
            _("Counters to the pool"),
            ((1, "1"), (2, "2"), (3, "3"), (5, "5")),
            1,
            _("From each player, the dealer pays double"),
        ),
        *MATCH,
    )
    unit: int

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"))
        yield Place("turnup", "turnup", Sight.ALL, label=_("Turn-up"))
        for seat in self.seats:
            yield Place(PILE[seat], "pile", Sight.ALL, seat, _("Pile"))

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        count, first = len(self.seats), self.eldest(dealer)
        piles = {
            PILE[seat]: Pile(tuple(pack[place : 3 * count : count]), 3)
            for place, seat in enumerate(self.around(first))
        }
        trump, *stock = pack[3 * count :]
        piles |= {"turnup": Pile((trump,)), "stock": Pile(tuple(stock))}
        antes = list(self.dues(dealer))
        notes = Notes(dealer, number, balances(self, counters), trump, dealer, ACE_TURNED)
        if trump.rank == ACE:
            return Table(piles, dealer, paid(counters, antes), notes)
        return Table(piles, first, paid(counters, antes), self._for_sale(notes))

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            yield Pay(SEAT[seat], "pool", self.unit * (1 + (seat == dealer)))

    def _for_sale(self, notes: Notes) -> Notes:
        """The best trump is offered to all others, from its owner's left."""
        bidders = tuple(self.around(notes.owner)[1:])
        return notes._replace(phase=BIDDING, bid=0, bidders=bidders)

    def moves(self, table: Table) -> Sequence[Move]:
        notes = table.notes
        assert isinstance(notes, Notes)
        if table.turn is None:
            return ()
        if notes.phase == FACING:
            return (FACE[table.turn],)
        if notes.phase == BIDDING:
            return (PASS, *(Say("bid", n) for n in range(notes.bid + 1, table.counters["pool"] + 1)))
        return (TAKE,) if notes.phase == ACE_TURNED else (KEEP, SELL)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        notes = table.notes
        assert isinstance(notes, Notes)
        if isinstance(move, Tap):
            yield from self._face(table, notes, move.place)
        elif move == TAKE:
            yield from self._win(table, notes)
        elif move == KEEP:
            yield from self._settle(table, notes, notes.owner)
        elif move == SELL:
            buyer = notes.bidders[0]
            yield Pay(SEAT[buyer], SEAT[notes.owner], notes.bid)
            yield from self._settle(table, notes, buyer)
        elif move == PASS:
            yield from self._next_bidder(table, notes._replace(bidders=notes.bidders[1:]))
        elif isinstance(move, Say) and move.number:
            bidders = (*notes.bidders[1:], notes.bidders[0])
            yield from self._next_bidder(table, notes._replace(bid=move.number, bidders=bidders))

    def _next_bidder(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """Round and round, until all have passed or only the standing bid is left."""
        if not notes.bidders:
            yield from self._settle(table, notes, notes.owner)
        elif len(notes.bidders) == 1 and notes.bid:
            yield Note(notes._replace(phase=ANSWER))
            yield Pass(notes.owner)
        else:
            yield Note(notes)
            yield Pass(notes.bidders[0])

    def _settle(self, table: Draft, notes: Notes, owner: Seat) -> Iterator[Effect]:
        """The trump lies on the pile of its owner, old or new, and the cards are faced."""
        first_sale = bool(table.piles["turnup"].cards)
        if first_sale:
            yield Shift("turnup", 1, PILE[owner])
        elif owner != notes.owner:
            source = PILE[notes.owner]
            yield Slip(source, table.piles[source].cards.index(notes.best), PILE[owner])
        notes = notes._replace(owner=owner, phase=FACING, bid=0, bidders=())
        if first_sale and notes.best.rank >= JACK:
            yield from self._face_all(table, notes)
        else:
            first = self.eldest(notes.dealer) if first_sale else self.left(owner)
            yield from self._next_to_face(table, notes, first)

    def _next_to_face(self, table: Draft, notes: Notes, first: Seat) -> Iterator[Effect]:
        """From that seat on, the next who has a card face down; the owner of the best trump waits."""
        for seat in self.around(first):
            if seat != notes.owner and table.piles[PILE[seat]].down:
                if notes != table.notes:
                    yield Note(notes)
                yield Pass(seat)
                return
        yield from self._win(table, notes)

    def _face(self, table: Draft, notes: Notes, pile: str) -> Iterator[Effect]:
        """The top card is faced: nothing, or a better trump to be sold, or the ace that ends the deal."""
        me = table.turn
        assert me is not None
        yield TurnUp(pile)
        card = table.piles[pile].up[0]
        assert card
        if not beats(card, notes.best):
            yield from self._next_to_face(table, notes, self.left(me))
            return
        notes = notes._replace(best=card, owner=me)
        if card.rank == ACE:
            yield from self._win(table, notes)
        else:
            notes = self._for_sale(notes)
            yield Note(notes)
            yield Pass(notes.bidders[0])

    def _face_all(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """An honour was turned: all cards are faced together."""
        for seat in self.around(self.eldest(notes.dealer)):
            for _card in range(3):
                yield TurnUp(PILE[seat])
                card = table.piles[PILE[seat]].up[0]
                assert card
                if beats(card, notes.best):
                    notes = notes._replace(best=card, owner=seat)
        yield from self._win(table, notes)

    def _win(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """The owner of the best trump takes the pool."""
        if notes != table.notes:
            yield Note(notes)
        yield Pay("pool", SEAT[notes.owner], table.counters["pool"])
        yield from closed(self, table, notes.before)
