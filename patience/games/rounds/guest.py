"""Guest (Catlin, 1893): partners, bowers and the Joker, nine tricks a hand, and books that balance."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from patience.cards import JOKER, Card
from patience.engine.effects import Effect, Finish, Lacks, Note, Pass, Shift, Slip
from patience.engine.moves import Move, Play
from patience.engine.rules import Option
from patience.engine.table import EMPTY, Draft, Pile, Place, Seat, Sight, Table
from patience.words import _

from .bowers import GUESTS, ORDERS
from .guest_table import HAND, LEFT, NONE, PASS, SEATS, TRICK, TRICKS, Visit, visit
from .guest_words import GuestWords
from .ledger import games_over

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


class Guest(GuestWords):
    """Take more tricks than the other side."""

    name = "guest"
    title = _("Guest")
    tagline = _("Partners, bowers and the Joker")
    aim = _("Take more tricks than the other side, and be the first to thirteen points")
    source = _("H. D. Catlin, Guest, 1893")
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
