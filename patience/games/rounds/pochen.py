"""Pochen (Foster): pools for trumps and a sequence, a bet on pairs, and cards played upwards one a turn."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, cast

from patience.cards import SUITS, Card, of, rank_name
from patience.engine.company import MATCH, Company
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Shift, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import switch
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _, ngettext

from .counting import SEAT, balances, closed, paid
from .phrases import either, sign, who
from .pochen_hands import (
    MARRIAGE,
    RANKED,
    SEQUENCE,
    SHORT,
    TRUMP_POOLS,
    claims,
    combination,
    named,
    strength,
    trumps,
)

SHOW, PASS, HOLD = Say("show"), Say("pass"), Say("hold")
SHOWING, BETTING, ANSWERING, PLAYING = "showing", "betting", "answering", "playing"
HAND = tuple(f"hand.{seat}" for seat in range(6))
POCHEN = "pool.pochen"
POOLS = (*TRUMP_POOLS.values(), MARRIAGE, SEQUENCE, POCHEN)
HANDS = {3: 10, 4: 7, 5: 6, 6: 5}  # cards to each player
PACKETS = (3, 2, 3, 2)
PLAYED = {card: tuple(Play(hand, card, "run") for hand in HAND) for card in SHORT}
ONLY = {card: frozenset((card,)) for card in SHORT}
LEAST_CAP = 10
NAMED_AT_MOST = 3  # the cards in the line that asks
KINDS = {
    **{pool: pool.removeprefix("pool.") for pool in TRUMP_POOLS.values()},
    MARRIAGE: _("Marriage"),
    SEQUENCE: _("Sequence"),
    POCHEN: _("Pochen"),
}


class Notes(NamedTuple):
    """What everybody knows of a deal: also the balances before it, and the cards that each seat has had to show.

    `waiting` are those who have yet to speak about the bet, the next first; `last` laid the last card, or leads first;
    `stopped` tells that a new suit is to be led.
    """

    dealer: Seat
    number: int
    before: tuple[int, ...]
    phase: str
    shown: tuple[tuple[Card, ...], ...]
    waiting: tuple[Seat, ...]
    last: Seat
    bettor: Seat | None = None
    bet: int = 0
    holders: tuple[Seat, ...] = ()
    stopped: bool = True


class Pochen(Company):
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
        self._next = {of(rank, suit): of(above, suit) for suit in SUITS for rank, above in pairwise(upwards)}

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
        me, notes = table.turn, _notes(table)
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
            wanted = self._wanted(table)
            if wanted in hand:
                return (PLAYED[wanted][me],)
            if me != notes.last:
                return (PASS,)
        return [PLAYED[card][me] for card in hand if card]

    def follows(self, card: Card) -> Card | None:
        """The card that goes on with the suit above that one; None when nothing does."""
        return self._next.get(card)

    def _wanted(self, table: Table) -> Card:
        """The card that goes on with the suit."""
        top = table.piles["run"].cards[-1]
        assert top
        return self._next[top]

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me, notes = table.turn, _notes(table)
        assert me is not None
        if isinstance(move, Play):
            yield from self._play(table, notes, me, move)
        elif notes.phase == PLAYING:
            yield Lacks(HAND[me], ONLY[self._wanted(table)])
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
        shown = list(notes.shown)
        for pool, seat, cards in claims(hands, turned.suit):
            shown[seat] += tuple(card for card in cards if card not in shown[seat])
            yield from self._take(table, pool, seat)
        for seat, hand in hands.items():
            yield Lacks(HAND[seat], frozenset(trumps(turned.suit)).difference(hand))
        yield Note(notes._replace(phase=BETTING, shown=tuple(shown)))

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
        bets = {seat: combination(table.piles[HAND[seat]].cards) for seat in (bettor, *notes.holders)}
        winner = max(bets, key=lambda seat: strength(bets[seat], turned.suit))
        yield from self._take(table, POCHEN, winner)
        shown = list(notes.shown)
        for seat, cards in bets.items():
            shown[seat] += tuple(card for card in cards if card not in shown[seat])
        return notes._replace(shown=tuple(shown))

    # The play

    def _play(self, table: Draft, notes: Notes, me: Seat, move: Play) -> Iterator[Effect]:
        """A card goes on with the suit or leads another; the turn goes on, unless nothing can follow."""
        run = table.piles["run"].cards
        card = move.card
        if run and (notes.stopped or card != self._wanted(table)):
            if not notes.stopped:
                yield Lacks(HAND[me], ONLY[self._wanted(table)])
            yield Shift("run", len(run), "played")
        yield Slip(move.source, table.piles[move.source].cards.index(card), "run")
        if not table.piles[move.source].cards:
            yield from self._out(table, notes, me)
            return
        following = self._next.get(card)
        gone = table.piles["turnup"].cards + table.piles["played"].cards
        stopped = following is None or following in gone
        if (notes.last, notes.stopped) != (me, stopped):
            yield Note(notes._replace(last=me, stopped=stopped))
        if not stopped:
            yield Pass(self.left(me))

    def _out(self, table: Draft, notes: Notes, me: Seat) -> Iterator[Effect]:
        """The first without cards gets a counter for each card that the others hold."""
        for seat in self.around(me)[1:]:
            yield Pay(SEAT[seat], SEAT[me], len(table.piles[HAND[seat]].cards))
        yield from closed(self, table, notes.before)

    # What the window shows

    def _out_first(self, table: Table) -> Seat:
        return next(seat for seat in self.seats if not table.piles[HAND[seat]].cards)

    def outcome(self, table: Table) -> str:
        return _("{who} is out first").format(who=who(self._out_first(table)))

    def reasons(self, table: Table) -> list[str]:
        left = [len(table.piles[HAND[seat]].cards) for seat in self.seats]
        told = _("{who} played the last card first, and the others held {sums} cards.")
        sums = " + ".join(str(n) for n in left if n)
        return [told.format(who=who(self._out_first(table)), sums=sums)]

    def phases(self, table: Table) -> tuple[tuple[str, ...], int]:
        at = {SHOWING: 0, BETTING: 1, ANSWERING: 1, PLAYING: 2}[_notes(table).phase]
        return (_("Pools"), _("Pochen"), _("Play")), at

    def lit_pool(self, table: Table) -> str:
        return POCHEN if _notes(table).phase in (BETTING, ANSWERING) else ""

    def pool_name(self, pool: str) -> str:
        return KINDS[pool]

    def pool_title(self, table: Table, pool: str) -> str:
        trump = self.trump(table)
        for rank, name in TRUMP_POOLS.items():
            if name == pool and trump:
                return sign(of(rank, trump))
        return self.pool_name(pool)

    def pool_card(self, pool: str) -> Card | None:
        return None

    def trump(self, table: Table) -> str:
        turned = table.piles["turnup"].cards
        return turned[0].suit if turned and turned[0] else ""

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        run = table.piles["run"].cards
        if not run:
            return ()
        following = self._next.get(cast("Card", run[-1]))
        words = (sign(following),) if following else ()
        return (*words, _("stopped")) if _notes(table).stopped else words

    def marked(self, table: Table, cards: Sequence[Card]) -> Mapping[Card, str]:
        if _notes(table).phase not in (BETTING, ANSWERING):
            return {}
        best = combination(cards)
        return dict.fromkeys(best, {0: "", 2: _("pair"), 3: _("three"), 4: _("four")}[len(best)])

    def label(self, table: Table, move: Move) -> str:
        if isinstance(move, Say) and move.number:
            return _("Bet {n}").format(n=move.number)
        words: dict[Move, str] = {SHOW: _("Call"), HOLD: _("Hold"), PASS: _("Pass")}
        return words.get(move) or super().label(table, move)

    def boldness(self, move: Move) -> int:
        """Enter holds."""
        return int(move == PASS)

    # In words

    def kind(self, pay: Pay) -> str:
        if pay.giver in KINDS:
            return KINDS[pay.giver]
        if pay.taker in SEAT:
            return _("Cards left")
        return KINDS[POCHEN] if pay.taker == POCHEN else _("Into the pools")

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            return _("plays the {card}").format(card=move.card.name)
        if move == SHOW:
            return _("calls for the cards that win the pools")
        if move == HOLD:
            return _("holds")
        if isinstance(move, Say) and move.number:
            n = move.number
            return ngettext("bets {n} counter", "bets {n} counters", n).format(n=n)
        return _("cannot go on") if _notes(table).phase == PLAYING else _("passes")

    def announce(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            return ""
        if move == SHOW:
            return _("Show your trumps and sequences.")
        if move == HOLD:
            return _("I hold.")
        if isinstance(move, Say) and move.number:
            return _("I bet {n}.").format(n=move.number)
        if _notes(table).phase != PLAYING:
            return _("I pass.")
        return _("No {card}.").format(card=rank_name(self._wanted(table).rank))

    def ask(self, table: Table) -> str:
        me, notes = table.turn, _notes(table)
        assert me is not None
        hand = table.piles[HAND[me]].cards
        if notes.phase == SHOWING:
            return _("Call for the cards that win the pools")
        if notes.phase == PLAYING:
            return self._ask_for_a_card(self._plays(table, notes, me))
        best = combination(hand)
        if not best:
            return _("You have no pair: pass")
        if notes.phase == BETTING:
            return _("Your best: {cards}. Bet on it, or pass").format(cards=named(best))
        text = ngettext(
            "Hold {n} counter on {cards}, or pass", "Hold {n} counters on {cards}, or pass", notes.bet
        )
        return text.format(n=notes.bet, cards=named(best))

    def _ask_for_a_card(self, plays: Sequence[Move]) -> str:
        cards = [play.card for play in plays if isinstance(play, Play)]
        if not cards:
            return _("You cannot go on: pass")
        if len(cards) > NAMED_AT_MOST:
            return _("You lead: any card")
        return _("Play {cards}").format(cards=either(cards))

    def why_not(self, table: Table, card: Card) -> str:
        notes = _notes(table)
        if notes.phase != PLAYING:
            return _("Cards are played when the bet is decided")
        return _("The {card} goes on with the suit").format(card=self._wanted(table).name)


def _notes(table: Table) -> Notes:
    """The notes of a table of this game."""
    assert isinstance(table.notes, Notes)
    return table.notes
