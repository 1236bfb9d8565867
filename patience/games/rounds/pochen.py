"""Pochen (Foster): pools for trumps and a sequence, a bet on pairs, and cards played upwards one a turn."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import pairwise

from patience.cards import SUITS, Card, of
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Shift, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import switch
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .counting import HAND, SEAT, balances, cards_left, closed, paid
from .pochen_hands import RANKED, SHORT, claims, combination, strength, trumps
from .pochen_table import (
    ANSWERING,
    BETTING,
    HOLD,
    PASS,
    PLAYING,
    POCHEN,
    POOLS,
    SHOW,
    SHOWING,
    Claim,
    Notes,
    noted,
)
from .pochen_words import PochenWords

HANDS = {3: 10, 4: 7, 5: 6, 6: 5}  # cards to each player
PACKETS = (3, 2, 3, 2)
PLAYED = {card: tuple(Play(hand, card, "run") for hand in HAND) for card in SHORT}
ONLY = {card: frozenset((card,)) for card in SHORT}
LEAST_CAP = 10


class Pochen(PochenWords):
    """Win the pools, bet on pairs, and be the first without cards.

    The eldest hand's first move has the pools paid to whoever shows the cards for them. A bet may be as large as the
    pool in the middle, and ten counters in any case. Who can go on with the suit must.
    """

    name = "pochen"
    title = _("Pochen")
    tagline = _("Pools, a bet on pairs, and a race")
    aim = _("Win counters from the eight pools, then be the first without cards")
    size = (0.0, 0.0)
    players = range(3, 7)
    options = (
        switch(
            "ace_above_king",
            _("Ace above the King"),
            help=_("A suit runs on to the ace instead of stopping at the King"),
        ),
        *MATCH,
    )
    ace_above_king: bool

    def __init__(self, players: int | None = None, **chosen: bool | int | str) -> None:
        super().__init__(players, **chosen)
        upwards = RANKED if self.ace_above_king else RANKED[:-1]
        self.successor = {
            of(rank, suit): of(above, suit) for suit in SUITS for rank, above in pairwise(upwards)
        }

    def pack(self) -> Sequence[Card]:
        return SHORT

    def opening(self) -> dict[str, int]:
        return {SEAT[seat]: self.counters for seat in self.seats} | dict.fromkeys(POOLS, 0)

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"))
        yield Place("turnup", "turnup", Sight.ALL, label=_("Turn-up"))
        yield Place("run", "run", Sight.ALL, label=_("Sequence"))
        yield Place("played", "played", Sight.ALL, label=_("Played"))
        for seat in self.seats:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        order, cards = self.around(self.eldest(dealer)), iter(pack)
        hands: dict[Seat, list[Card]] = {seat: [] for seat in order}
        for packet in PACKETS:
            for seat in order:
                size = min(packet, HANDS[len(order)] - len(hands[seat]))
                hands[seat] += [next(cards) for _card in range(size)]
        piles = {"turnup": Pile((next(cards),)), "stock": Pile(tuple(cards)), "run": Pile(), "played": Pile()}
        piles |= {HAND[seat]: Pile(tuple(hand)) for seat, hand in hands.items()}
        dressed = paid(counters, self.dues(dealer))
        shown: tuple[tuple[Card, ...], ...] = ((),) * len(order)
        notes = Notes(dealer, number, balances(self, counters), SHOWING, shown, tuple(order), order[0])
        return Table(piles, order[0], dressed, notes)

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            for pool in POOLS:
                yield Pay(SEAT[seat], pool, 1)

    def moves(self, table: Table) -> Sequence[Move]:
        me, notes = table.turn, noted(table)
        if me is None:
            return ()
        if notes.phase == PLAYING:
            return self._plays(table, notes, me)
        if notes.phase == SHOWING:
            return (SHOW,)
        if not combination(table.piles[HAND[me]].cards):
            return (PASS,)
        if notes.phase == ANSWERING:
            return (PASS, HOLD)
        return (PASS, *(Say("bet", n) for n in range(1, max(LEAST_CAP, table.counters[POCHEN]) + 1)))

    def _plays(self, table: Table, notes: Notes, me: Seat) -> Sequence[Move]:
        """The next card of the suit if he has it; else he passes, or leads when the turn has come back to him."""
        hand = table.piles[HAND[me]].cards
        if not notes.stopped:
            wanted = self.wanted(table)
            if wanted in hand:
                return (PLAYED[wanted][me],)
            if me != notes.last:
                return (PASS,)
        return [PLAYED[card][me] for card in hand if card]

    def follows(self, card: Card) -> Card | None:
        """The card that goes on with the suit above that one; None when nothing does."""
        return self.successor.get(card)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me, notes = table.turn, noted(table)
        assert me is not None
        if isinstance(move, Play):
            yield from self._play(table, notes, me, move)
        elif notes.phase == PLAYING:
            yield Lacks(HAND[me], ONLY[self.wanted(table)])
            yield Pass(self.left(me))
        elif move == SHOW:
            yield from self._pools(table, notes)
        else:
            yield from self._speak(table, notes, me, move)

    # The pools round the edge

    def _pools(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """Whoever holds the cards of a pool shows them and takes it; then the betting begins."""
        hands = {seat: table.piles[HAND[seat]].cards for seat in notes.waiting}
        (turned,) = table.piles["turnup"].cards
        assert turned
        claimed = [Claim(*claim) for claim in claims(hands, turned.suit)]
        for claim in claimed:
            yield from self._take(table, claim.pool, claim.seat)
        for seat, hand in hands.items():
            yield Lacks(HAND[seat], frozenset(trumps(turned.suit)).difference(hand))
        yield Note(notes.showing(*claimed)._replace(phase=BETTING))

    def _take(self, table: Table, pool: str, seat: Seat) -> Iterator[Effect]:
        if amount := table.counters[pool]:
            yield Pay(pool, SEAT[seat], amount)

    # The bet

    def _speak(self, table: Draft, notes: Notes, me: Seat, move: Move) -> Iterator[Effect]:
        """A bet is answered once by everybody else, from the bettor's left; without one the cards are played."""
        waiting = notes.waiting[1:]
        if isinstance(move, Say) and move.number:
            yield Pay(SEAT[me], POCHEN, move.number)
            waiting = tuple(self.around(me)[1:])
            notes = notes._replace(phase=ANSWERING, bettor=me, bet=move.number)
        elif move == HOLD:
            yield Pay(SEAT[me], POCHEN, notes.bet)
            notes = notes._replace(holders=(*notes.holders, me))
        notes = notes._replace(waiting=waiting)
        if not waiting:
            if notes.bettor is not None:
                notes = yield from self._decide(table, notes, notes.bettor)
            notes = notes._replace(phase=PLAYING)
        yield Note(notes)
        yield Pass(waiting[0] if waiting else self.eldest(notes.dealer))

    def _decide(self, table: Draft, notes: Notes, bettor: Seat) -> Generator[Effect, None, Notes]:
        """Those in the bet show what they bet on, and the best takes the pool; alone the bettor need not show."""
        if not notes.holders:
            yield from self._take(table, POCHEN, bettor)
            return notes
        (turned,) = table.piles["turnup"].cards
        assert turned
        bets = [
            Claim(POCHEN, seat, combination(table.piles[HAND[seat]].cards))
            for seat in (bettor, *notes.holders)
        ]
        bets.sort(key=lambda bet: strength(bet.cards, turned.suit), reverse=True)
        yield from self._take(table, POCHEN, bets[0].seat)
        return notes.showing(*bets)

    # The play

    def _play(self, table: Draft, notes: Notes, me: Seat, move: Play) -> Iterator[Effect]:
        """A card goes on with the suit or leads another; the turn goes on, unless nothing can follow."""
        run = table.piles["run"].cards
        card = move.card
        if run and (notes.stopped or card != self.wanted(table)):
            if not notes.stopped:
                yield Lacks(HAND[me], ONLY[self.wanted(table)])
            yield Shift("run", len(run), "played")
        yield Slip(move.source, table.piles[move.source].cards.index(card), "run")
        if not table.piles[move.source].cards:
            yield from cards_left(self, table, me)
            yield from closed(self, table, notes.before, centre=POCHEN)
            return
        following = self.successor.get(card)
        gone = table.piles["turnup"].cards + table.piles["played"].cards
        stopped = following is None or following in gone
        if (notes.last, notes.stopped) != (me, stopped):
            yield Note(notes._replace(last=me, stopped=stopped))
        if not stopped:
            yield Pass(self.left(me))
