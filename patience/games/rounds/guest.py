"""Guest (Catlin, 1893): partners, bowers and the Joker, nine tricks a hand, and books that balance."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from patience.cards import JOKER, Card, suit_name
from patience.engine.company import Company
from patience.engine.effects import Effect, Finish, Lacks, Note, Pass, Shift, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import Option
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _, ngettext

from .bowers import GUESTS, ORDERS, Order
from .ledger import Entry, Sides, Trial, entries, games_over, score, trial_balance
from .phrases import either, who

SEATS = range(4)
TRICKS = 9
LEFT = (1, 2, 3, 0)
HAND = tuple(f"hand.{seat}" for seat in SEATS)
TRICK = tuple(f"trick.{seat}" for seat in SEATS)
NONE = (0, 0, 0, 0)
PASS = Say("pass")
# One value for each thing that can be done, so that a deal makes no new ones
PLAYS = tuple({card: Play(HAND[seat], card, TRICK[seat]) for card in GUESTS} for seat in SEATS)
SLIPS = tuple(tuple(Slip(HAND[seat], at, TRICK[seat]) for at in range(TRICKS)) for seat in SEATS)
TURNS = tuple(Pass(seat) for seat in SEATS)
GATHERS = tuple(tuple(Shift(name, 1, f"won.{winner}") for name in TRICK) for winner in SEATS)
VOIDS = {
    (seat, trump, suit): Lacks(HAND[seat], members)
    for seat in SEATS
    for trump, order in ORDERS.items()
    for suit, members in order.members.items()
}


class Visit(NamedTuple):
    """How far a deal is: who leads, the tricks of each seat, and the evening's hands before it and in the end with it.

    A hand is the difference in tricks as the seats 0 and 2 see it, so that the other side's hands are negative.
    """

    dealer: Seat
    number: int
    trump: str
    leader: Seat
    tricks: tuple[int, int, int, int]
    hands: tuple[int, ...]


class Guest(Company):
    """Take more tricks than the other side."""

    name = "guest"
    title = _("Guest")
    tagline = _("Partners, bowers and the Joker")
    aim = _("Take more tricks than the other side, and be the first to thirteen points")
    size = (0.0, 0.0)
    players = range(4, 5)
    options = (
        Option(
            "evening",
            _("Games"),
            ((1, "1"), (2, "2"), (3, "3"), (4, "4"), (6, "6"), (0, _("until you stop"))),
            3,
            _("How many make an evening"),
        ),
    )
    evening: int

    def layout(self) -> Iterator[Place]:
        for seat in SEATS:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))
        for seat in SEATS:
            yield Place(TRICK[seat], "trick", Sight.ALL, seat, _("Trick"))
        yield Place("turnup", "turnup", Sight.ALL, label=_("Turn-up"))
        for seat in SEATS:
            yield Place(f"won.{seat}", "won", Sight.ALL, seat, _("Tricks"))  # everybody saw what was played

    def pack(self) -> Sequence[Card]:
        return GUESTS

    def opening(self) -> dict[str, int]:
        return {}

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        *cards, ninth, turned = pack
        if turned is JOKER:  # it must not lie on the table: the dealer keeps it and turns the other
            ninth, turned = turned, ninth
        cards.append(ninth)
        piles = dict.fromkeys(self.places, EMPTY)
        for i, seat in enumerate(self.around(LEFT[dealer])):
            piles[HAND[seat]] = Pile(tuple(cards[i::4]))
        piles["turnup"] = Pile((turned,))
        eldest = LEFT[dealer]
        return Table(piles, eldest, counters, Visit(dealer, number, turned.suit, eldest, NONE, ()))

    def deal_again(self, deal: int, table: Table) -> Table | None:
        """The next hand of the evening; None when the evening is over."""
        again = super().deal_again(deal, table)
        if again is None:
            return None
        notes = visit(again)._replace(hands=visit(table).hands)
        return Table(again.piles, again.turn, again.counters, notes)

    def is_match_over(self, table: Table) -> bool:
        return bool(self.evening) and games_over(visit(table).hands) >= self.evening

    def moves(self, table: Table) -> Sequence[Move]:
        seat = table.turn
        if seat is None:
            return ()
        notes = visit(table)
        hand, plays, suits = table.piles[HAND[seat]].cards, PLAYS[seat], ORDERS[notes.trump].suit
        led = table.piles[TRICK[notes.leader]].cards
        if led:
            wanted = suits[cast("Card", led[0])]
        elif notes.tricks == NONE:
            wanted = notes.trump  # the first lead must be a trump
        else:
            wanted = ""
        following = [plays[card] for card in hand if card and suits[card] == wanted]
        if following:
            return following
        if not led and wanted:
            return (PASS,)
        return [plays[card] for card in hand if card]

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        notes, seat = visit(table), table.turn
        assert seat is not None
        if not isinstance(move, Play):
            yield VOIDS[seat, notes.trump, notes.trump]
            yield Note(notes._replace(leader=LEFT[seat]))
            yield TURNS[LEFT[seat]]
            return
        yield SLIPS[seat][table.piles[move.source].cards.index(move.card)]
        suits, leader = ORDERS[notes.trump].suit, notes.leader
        led = suits[cast("Card", table.piles[TRICK[leader]].cards[0])]
        if suits[move.card] != led:
            yield VOIDS[seat, notes.trump, led]
        if LEFT[seat] != leader:
            yield TURNS[LEFT[seat]]
        else:
            yield from self._gathered(table, notes)

    def _gathered(self, table: Draft, notes: Visit) -> Iterator[Effect]:
        """The trick goes to its winner, who leads to the next; after the last one the hand is reckoned."""
        winner = self.leading(table)
        assert winner is not None
        yield from GATHERS[winner]
        tricks = list(notes.tricks)
        tricks[winner] += 1
        a, b, c, d = tricks
        if a + b + c + d < TRICKS:
            yield Note(Visit(notes.dealer, notes.number, notes.trump, winner, (a, b, c, d), notes.hands))
            yield TURNS[winner]
        else:
            signed = a + c - b - d
            hands = (*notes.hands, signed)
            yield Note(Visit(notes.dealer, notes.number, notes.trump, winner, (a, b, c, d), hands))
            yield Finish((signed, -signed, signed, -signed))

    # What the window asks

    def leading(self, table: Table) -> Seat | None:
        """Who has played the best card of the trick so far."""
        notes = visit(table)
        suits, strength = ORDERS[notes.trump].suit, ORDERS[notes.trump].strength
        best, most, led, seat = None, 0, "", notes.leader
        for _turn in SEATS:
            played = table.piles[TRICK[seat]].cards
            if not played:
                break
            card = cast("Card", played[0])
            led = led or suits[card]
            if strength[card] > most and suits[card] in (led, notes.trump):
                best, most = seat, strength[card]
            seat = LEFT[seat]
        return best

    def best_so_far(self, table: Table) -> str:
        """The place of the card that wins the trick so far; "" when none has been played."""
        seat = self.leading(table)
        return "" if seat is None else TRICK[seat]

    def trump(self, table: Table) -> str:
        """The trump suit."""
        return visit(table).trump

    def is_trump(self, table: Table, card: Card) -> bool:
        """Whether a card is a trump, perhaps in disguise as the left bower is."""
        return card in self._order(table).members[visit(table).trump]

    def ledger(self, table: Table) -> list[Entry]:
        """The hands of the evening so far, one row each."""
        return list(entries(visit(table).hands))

    def trial_balance(self, table: Table) -> Trial:
        """The proof that the ledger was kept without a fault."""
        return trial_balance(visit(table).hands)

    def score(self, table: Table) -> Sides:
        """The points of the seats 0 and 2, and of 1 and 3, in this game; when a hand has ended one, in the next."""
        return score(visit(table).hands)

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters: it is played for points."""
        return False

    def fact(self, table: Table, seat: Seat) -> str:
        """How many tricks a seat has taken."""
        n = visit(table).tricks[seat]
        return ngettext("{n} trick", "{n} tricks", n).format(n=n)

    def partners(self, seat: Seat) -> Sequence[Seat]:
        return (LEFT[LEFT[seat]],)

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        return self._order(table).grouped(tuple(cards))

    def standing(self, table: Table) -> str:
        hands = visit(table).hands
        game, (ours, theirs) = games_over(hands) + 1, score(hands)
        if self.is_match_over(table):
            return _("The evening is over")
        if self.evening:
            told = _("Game {n} of {games}: {ours} to {theirs}")
            return told.format(n=game, games=self.evening, ours=ours, theirs=theirs)
        return _("Game {n}: {ours} to {theirs}").format(n=game, ours=ours, theirs=theirs)

    def _order(self, table: Table) -> Order:
        return ORDERS[visit(table).trump]

    def _led(self, table: Table) -> str:
        """The suit that has to be followed; "" when nothing has been led."""
        led = table.piles[TRICK[visit(table).leader]].cards
        return self._order(table).suit[cast("Card", led[0])] if led else ""

    def _suit_name(self, table: Table, suit: str) -> str:
        return _("trumps") if suit == visit(table).trump else suit_name(suit)

    # In words

    def outcome(self, table: Table) -> str:
        """Which side has won a finished hand, and whether a game with it."""
        *_before, entry = self.ledger(table)
        first, n = (0 if entry.credit[0] else 1), max(entry.credit)
        if entry.lapse is not None:
            told = _("{one} and {other} win the game")
        else:
            told = ngettext("{one} and {other} score {n} point", "{one} and {other} score {n} points", n)
        return told.format(one=who(first), other=who(first + 2), n=n)

    def reasons(self, table: Table) -> list[str]:
        """What the ledger and its trial balance say after a finished hand."""
        *_before, entry = self.ledger(table)
        trial = self.trial_balance(table)
        told = []
        if entry.lapse:
            lapse = ngettext(
                "{n} point lapses to the next game.", "{n} points lapse to the next game.", entry.lapse
            )
            told.append(lapse.format(n=entry.lapse))
        books = _("The evening stands at {a} to {b}; the difference {n} is the sum of the signed hands.")
        return [*told, books.format(a=trial.totals[0], b=trial.totals[1], n=trial.difference)]

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("has no trump and passes the lead")
        told = _("plays the {card}") if self._led(table) else _("leads the {card}")
        return told.format(card=move.card.name)

    def label(self, table: Table, move: Move) -> str:
        """What stands on the button for a move."""
        return _("Pass the lead") if move == PASS else self.describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        return "" if isinstance(move, Play) else _("I have no trump.")

    def ask(self, table: Table) -> str:
        led, moves = self._led(table), self.moves(table)
        playable = [move.card for move in moves if isinstance(move, Play)]
        if not playable:
            return _("You hold no trump: pass the lead")
        cards = either(self._order(table).grouped(tuple(playable))[0])
        few = len(playable) <= 3
        if not led and visit(table).tricks == NONE:
            return _("Lead a trump: {cards}").format(cards=cards) if few else _("Lead a trump")
        if not led:
            return _("You lead: any card")
        suit = self._suit_name(table, led)
        if self._order(table).suit[playable[0]] != led:
            return _("You have no {suit}: play any card").format(suit=suit)
        return (
            _("Follow {suit}: {cards}").format(suit=suit, cards=cards)
            if few
            else _("Follow {suit}").format(suit=suit)
        )

    def why_not(self, table: Table, card: Card) -> str:
        led = self._led(table)
        if led:
            suit = self._suit_name(table, led)
            return _("You have {suit}: follow").format(suit=suit)
        return _("The first lead must be a trump")


def visit(table: Table) -> Visit:
    """The notes of a table of Guest."""
    return cast("Visit", table.notes)
