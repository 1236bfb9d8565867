"""Ranter Go Round (Foster): one card each, passed on to the left, and the lowest loses a marker."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from patience.cards import ACE, KING, PACK, RANKS, Card
from patience.engine.company import COUNTERS, Company
from patience.engine.effects import Effect, Finish, Lacks, Note, Pass, Pay, Slip
from patience.engine.moves import Draw, Move, Say
from patience.engine.rules import Option, switch
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .counting import SEAT, paid
from .phrases import sign, who

MARKERS, DEUCE = 3, 2
KEEP, EXCHANGE = Say("keep"), Say("exchange")
HAND = tuple(f"hand.{seat}" for seat in range(10))
OTHER_THAN = {rank: frozenset(card for card in PACK if card.rank != rank) for rank in RANKS}
TOLD = frozenset(card for card in PACK if card.rank in (ACE, DEUCE, KING))  # what nobody gives without a word


class Notes(NamedTuple):
    """What everybody knows: the markers left, the rank that a seat is known to hold (0: none is), who lost a marker."""

    dealer: Seat
    number: int
    markers: tuple[int, ...]
    known: tuple[int, ...]
    losers: tuple[Seat, ...] = ()


class RanterGoRound(Company):
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
    stake: int
    all_tied_lose: bool
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

    def tally(self, table: Table) -> dict[str, tuple[int, ...]]:
        return {_("Markers left"): _notes(table).markers}

    def totals(self, table: Table) -> tuple[int, ...]:
        return _notes(table).markers

    @property
    def first_totals(self) -> tuple[int, ...]:
        return (MARKERS,) * len(self.seats)

    @property
    def reckoned_in(self) -> str:
        """What the match is about, though there are counters to win in the end."""
        return _("Markers")

    def dealt_after(self, table: Table, pack: Sequence[Card]) -> Table:
        notes = _notes(table)
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
        playing = self._playing(dealer, markers)
        piles = {HAND[seat]: Pile() for seat in self.seats}
        piles |= {HAND[seat]: Pile((card,)) for seat, card in zip(playing, pack, strict=False)}
        piles |= {"stock": Pile(tuple(pack[len(playing) :])), "aside": Pile()}
        notes = Notes(dealer, number, markers, (0,) * len(self.seats))
        return Table(piles, playing[0], counters, notes)

    def _playing(self, dealer: Seat, markers: tuple[int, ...]) -> list[Seat]:
        """Those who are still in, from the dealer's left to the dealer."""
        return [seat for seat in self.around(self.eldest(dealer)) if markers[seat]]

    def _neighbour(self, seat: Seat, markers: tuple[int, ...]) -> Seat:
        """The next seat to the left that is still in."""
        return self._playing(seat, markers)[0]

    def next_dealer(self, table: Table) -> Seat:
        notes = _notes(table)
        if not notes.losers:  # all would have been out: the same dealer deals again
            return notes.dealer
        return self._neighbour(notes.dealer, notes.markers)

    def is_match_over(self, table: Table) -> bool:
        return len(_notes(table).markers) - _notes(table).markers.count(0) == 1

    # One deal

    def moves(self, table: Table) -> Sequence[Move]:
        if table.turn is None:
            return ()
        if table.turn == _notes(table).dealer:
            return (KEEP, *self._cuts[table.turn][: len(table.piles["stock"].cards)])
        return (KEEP, EXCHANGE)

    @cached_property
    def _cuts(self) -> tuple[tuple[Move, ...], ...]:
        """Every cut that a dealer may make, by seat."""
        return tuple(tuple(Draw("stock", at, HAND[seat]) for at in range(len(PACK))) for seat in self.seats)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me, notes = table.turn, _notes(table)
        assert me is not None
        if move == EXCHANGE:
            yield from self._exchange(table, notes, me, self._neighbour(me, notes.markers))
        elif isinstance(move, Draw):
            yield from self._cut(table, move)
        if me == notes.dealer:
            yield from self._show(table, notes)
        else:
            yield Pass(self._neighbour(me, notes.markers))

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
        yield Note(_notes(table)._replace(markers=markers, losers=losers))
        if self.is_match_over(table):
            winner = next(seat for seat in self.seats if markers[seat])
            yield Pay("pool", SEAT[winner], table.counters["pool"])
        yield Finish(tuple(float(-(seat in losers)) for seat in self.seats))

    def _losers(self, table: Table, notes: Notes) -> tuple[Seat, ...]:
        """Who holds the lowest card: of several the one turned up last from the dealer's left, or all as agreed."""
        playing = self._playing(notes.dealer, notes.markers)
        ranks = {seat: card.rank for seat in playing for card in table.piles[HAND[seat]].cards if card}
        lowest = [seat for seat in playing if ranks[seat] == min(ranks.values())]
        if not self.all_tied_lose:
            return (lowest[-1],)
        some_remain = any(notes.markers[seat] > (seat in lowest) for seat in playing)
        return tuple(lowest) if some_remain else ()

    # What the window shows

    @property
    def plays_for_pool(self) -> bool:
        return True

    def reasons(self, table: Table) -> list[str]:
        told = []
        for seat in _notes(table).losers:
            for card in table.piles[HAND[seat]].cards:
                if card:
                    lowest = _("{who} held the lowest card, the {card}, and has {n} markers left.")
                    told.append(lowest.format(who=who(seat), card=sign(card), n=_notes(table).markers[seat]))
        return told

    def is_out(self, table: Table, seat: Seat) -> bool:
        return not _notes(table).markers[seat]

    @property
    def has_markers(self) -> bool:
        return True

    def markers(self, table: Table, seat: Seat) -> tuple[int, int]:
        return _notes(table).markers[seat], MARKERS

    def exchanges_with(self, table: Table) -> Seat | None:
        if table.turn is None or table.turn == _notes(table).dealer:
            return None
        return self._asked(table)

    def pack_words(self, table: Table) -> str:
        return _("Lowest card loses a marker")

    def boldness(self, move: Move) -> int:
        """To keep the card changes nothing."""
        return int(move == EXCHANGE)

    def label(self, table: Table, move: Move) -> str:
        if move == KEEP and table.turn is not None:
            (card,) = table.piles[HAND[table.turn]].cards
            return _("Keep the {card}").format(card=sign(card)) if card else _("Keep")
        return _("Exchange") if move == EXCHANGE else super().label(table, move)

    # In words

    def outcome(self, table: Table) -> str:
        """Who has lost a marker, or who alone is left."""
        losers = [who(seat) for seat in _notes(table).losers]
        if self.is_match_over(table):
            left = next(seat for seat in self.seats if _notes(table).markers[seat])
            return _("{winner} is the last one left").format(winner=who(left))
        if not losers:
            return _("Nobody loses a marker")
        if len(losers) == 1:
            return _("{loser} loses a marker").format(loser=losers[0])
        return _("{losers} and {last} lose a marker each").format(
            losers=", ".join(losers[:-1]), last=losers[-1]
        )

    def kind(self, pay: Pay) -> str:
        return _("Stake") if pay.taker == "pool" else _("Last one left")

    def describe(self, table: Table, move: Move) -> str:
        if move == KEEP:
            return _("keeps the card")
        if isinstance(move, Draw):
            return _("cuts the pack")
        return _("asks {player} to exchange").format(player=who(self._asked(table)))

    def _asked(self, table: Table) -> Seat:
        """Who must exchange with the seat to move."""
        assert table.turn is not None
        return self._neighbour(table.turn, _notes(table).markers)

    def announce(self, table: Table, move: Move) -> str:
        if move == KEEP:
            return _("I keep mine.")
        return _("I cut.") if isinstance(move, Draw) else _("Exchange, please.")

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        if move != EXCHANGE:
            return None
        other = self._asked(table)
        if not any(isinstance(effect, Slip) for effect in effects):
            return other, _("A King!")
        shown = {
            effect.cards
            for effect in effects
            if isinstance(effect, Lacks) and effect.place == HAND[table.turn or 0]
        }
        if OTHER_THAN[ACE] in shown:
            return other, _("An ace!")
        return (other, _("A deuce!")) if OTHER_THAN[DEUCE] in shown else None

    def ask(self, table: Table) -> str:
        assert table.turn is not None
        (card,) = table.piles[HAND[table.turn]].cards
        assert card
        if table.turn == _notes(table).dealer:
            return _("You hold the {card}: keep it, or cut the pack").format(card=sign(card))
        text = _("You hold the {card}: keep it, or exchange with {player}")
        return text.format(card=sign(card), player=who(self._asked(table)))

    def why_not(self, table: Table, card: Card) -> str:
        return _("Keep the card, or change it for another")


def _notes(table: Table) -> Notes:
    """The notes of a table of this game."""
    assert isinstance(table.notes, Notes)
    return table.notes
