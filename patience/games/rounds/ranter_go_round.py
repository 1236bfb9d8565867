"""Ranter Go Round (Foster): one card each, passed on to the left, and the lowest loses a marker."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from patience.cards import ACE, KING, PACK, Card
from patience.engine.company import COUNTERS
from patience.engine.effects import Effect, Finish, Lacks, Note, Pass, Pay, Slip
from patience.engine.moves import Draw, Move
from patience.engine.rules import Option, switch
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .counting import HAND, SEAT, paid
from .ranter_words import (
    DEUCE,
    EXCHANGE,
    KEEP,
    MARKERS,
    OTHER_THAN,
    Notes,
    RanterWords,
    noted,
)

TOLD = frozenset(card for card in PACK if card.rank in (ACE, DEUCE, KING))  # what nobody gives without a word


class RanterGoRound(RanterWords):
    """Do not hold the lowest card; the last player with a marker takes the pool.

    A deal is scored by markers: -1 for whoever loses one.
    """

    name = "ranter_go_round"
    title = _("Ranter Go Round")
    tagline = _("One card each, pass it on")
    aim = _("Keep your markers: the lowest card loses one, and the last player left takes the pool")
    size = (0.0, 0.0)
    players = range(3, 11)
    options = (
        Option(
            "stake",
            _("Stake"),
            ((1, "1"), (2, "2"), (5, "5"), (10, "10")),
            5,
            _("Counters from each player to the pool"),
        ),
        COUNTERS,
        switch(
            "all_tied_lose",
            _("All tied lose"),
            help=_("Of equal lowest cards each loses a marker, not only the one turned up last"),
        ),
        switch("king_void", _("A King cut is void"), help=_("A dealer who cuts a King keeps the old card")),
    )
    king_void: bool

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Pack"))
        yield Place("aside", "played", Sight.ALL, label=_("Laid aside"))
        for seat in self.seats:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))

    # The deals of the match

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        return self._hands(
            pack, dealer, paid(counters, self.dues(dealer)), number, (MARKERS,) * len(self.seats)
        )

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        """Only before the first deal."""
        for seat in self.around(self.eldest(dealer)):
            yield Pay(SEAT[seat], "pool", self.stake)

    def dealt_after(self, table: Table, pack: Sequence[Card]) -> Table:
        notes = noted(table)
        dealer, number = self.next_dealer(table), notes.number + 1
        return self._hands(pack, dealer, table.counters, number, notes.markers)

    def _hands(
        self,
        pack: Sequence[Card],
        dealer: Seat,
        counters: Mapping[str, int],
        number: int,
        markers: tuple[int, ...],
    ) -> Table:
        """One card to everybody who is still in."""
        playing = self.playing(dealer, markers)
        piles = {HAND[seat]: Pile() for seat in self.seats}
        piles |= {HAND[seat]: Pile((card,)) for seat, card in zip(playing, pack, strict=False)}
        piles |= {"stock": Pile(tuple(pack[len(playing) :])), "aside": Pile()}
        notes = Notes(dealer, number, markers, (0,) * len(self.seats))
        return Table(piles, playing[0], counters, notes)

    def next_dealer(self, table: Table) -> Seat:
        notes = noted(table)
        if not notes.losers:  # all would have been out: the same dealer deals again
            return notes.dealer
        return self.neighbour(notes.dealer, notes.markers)

    def is_match_over(self, table: Table) -> bool:
        return len(noted(table).markers) - noted(table).markers.count(0) == 1

    # One deal

    def moves(self, table: Table) -> Sequence[Move]:
        if table.turn is None:
            return ()
        if table.turn == noted(table).dealer:
            return (KEEP, *self._cuts[table.turn][: len(table.piles["stock"].cards)])
        return (KEEP, EXCHANGE)

    @cached_property
    def _cuts(self) -> tuple[tuple[Move, ...], ...]:
        """Every cut that a dealer may make, by seat."""
        return tuple(tuple(Draw("stock", at, HAND[seat]) for at in range(len(PACK))) for seat in self.seats)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me, notes = table.turn, noted(table)
        assert me is not None
        if move == EXCHANGE:
            yield from self._exchange(table, notes, me, self.neighbour(me, notes.markers))
        elif isinstance(move, Draw):
            yield from self._cut(table, move)
        if me == notes.dealer:
            yield from self._show(table, notes)
        else:
            yield Pass(self.neighbour(me, notes.markers))

    def _exchange(self, table: Draft, notes: Notes, me: Seat, other: Seat) -> Iterator[Effect]:
        """A King refuses; an ace or a deuce that is given is told, and what goes the other way is not."""
        given = table.piles[HAND[other]].cards[0]
        assert given
        known = list(notes.known)
        if given.rank == KING:
            known[other] = KING
        else:
            yield Slip(HAND[me], 0, HAND[other])
            yield Slip(HAND[other], 0, HAND[me])
            known[other], known[me] = known[me], given.rank if given.rank in (ACE, DEUCE) else 0
            if not known[me]:
                yield Lacks(HAND[me], TOLD)
        for seat in (me, other):
            if known[seat]:
                yield Lacks(HAND[seat], OTHER_THAN[known[seat]])
        if tuple(known) != notes.known:
            yield Note(notes._replace(known=tuple(known)))

    def _cut(self, table: Draft, move: Draw) -> Iterator[Effect]:
        """The dealer's card is replaced by the one he cuts, unless that is a void King."""
        card = table.piles["stock"].cards[move.at]
        assert card
        if self.king_void and card.rank == KING:
            yield Slip("stock", move.at, "aside")
        else:
            yield Slip("stock", move.at, move.target)
            yield Slip(move.target, 0, "aside")

    def _show(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """All cards are shown, the lowest loses a marker, and the last who has one left takes the pool."""
        losers = self._losers(table, notes)
        markers = tuple(left - (seat in losers) for seat, left in enumerate(notes.markers))
        yield Note(noted(table)._replace(markers=markers, losers=losers))
        if self.is_match_over(table):
            winner = next(seat for seat in self.seats if markers[seat])
            yield Pay("pool", SEAT[winner], table.counters["pool"])
        yield Finish(tuple(float(-(seat in losers)) for seat in self.seats))

    def _losers(self, table: Table, notes: Notes) -> tuple[Seat, ...]:
        """Who holds the lowest card: of several the one turned up last from the dealer's left, or all as agreed."""
        playing = self.playing(notes.dealer, notes.markers)
        ranks = {seat: card.rank for seat in playing for card in table.piles[HAND[seat]].cards if card}
        lowest = [seat for seat in playing if ranks[seat] == min(ranks.values())]
        if not self.all_tied_lose:
            return (lowest[-1],)
        some_remain = any(notes.markers[seat] > (seat in lowest) for seat in playing)
        return tuple(lowest) if some_remain else ()
