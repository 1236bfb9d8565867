"""Speculation (Foster): nobody knows his own cards, and the best trump so far is always for sale."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from patience.cards import ACE, JACK, KING, PACK, Card, suit_name
from patience.engine.company import MATCH, Company
from patience.engine.effects import Effect, Note, Pass, Pay, Shift, Slip, TurnUp
from patience.engine.moves import Move, Say, Tap
from patience.engine.rules import Option
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.engine.telling import Auction
from patience.words import _, ngettext

from .counting import SEAT, balances, closed, paid
from .phrases import sign, who

TAKE, PASS, SELL, KEEP = Say("take"), Say("pass"), Say("sell"), Say("keep")
PILE = tuple(f"pile.{seat}" for seat in range(9))
FACE = tuple(Tap(pile) for pile in PILE)
HEIGHT = {card: KING + 1 if card.rank == ACE else card.rank for card in PACK}
ACE_TURNED, BIDDING, ANSWER, FACING = "ace turned", "bidding", "answer", "facing"


class Notes(NamedTuple):
    """What everybody knows of a deal: also the balances before it, the best trump so far, its owner, and the auction.

    `bidders` are those who have not passed, the next to speak first; whoever made the standing bid is the last.
    """

    dealer: Seat
    number: int
    before: tuple[int, ...]
    best: Card
    owner: Seat
    phase: str
    bid: int = 0
    bidders: tuple[Seat, ...] = ()


class Speculation(Company):
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
        if not self._beats(card, notes.best):
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
                if self._beats(card, notes.best):
                    notes = notes._replace(best=card, owner=seat)
        yield from self._win(table, notes)

    def _win(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """The owner of the best trump takes the pool."""
        if notes != table.notes:
            yield Note(notes)
        yield Pay("pool", SEAT[notes.owner], table.counters["pool"])
        yield from closed(self, table, notes.before)

    @staticmethod
    def _beats(card: Card, best: Card) -> bool:
        return card.suit == best.suit and HEIGHT[card] > HEIGHT[best]

    # What the window shows

    @property
    def plays_for_pool(self) -> bool:
        return True

    def trump(self, table: Table) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        return notes.best.suit

    def auction(self, table: Table) -> Auction | None:
        notes = table.notes
        assert isinstance(notes, Notes)
        if notes.phase not in (BIDDING, ANSWER, ACE_TURNED) or table.scores is not None:
            return None
        seen = {card for name in table.piles for card in table.piles[name].up if name != "stock"}
        suit = [card for card in PACK if card.suit == notes.best.suit]
        better = [card for card in suit if HEIGHT[card] > HEIGHT[notes.best] and card not in seen]
        ranks = " ".join(card.text.removesuffix(card.suit) for card in sorted(better, key=HEIGHT.__getitem__))
        return Auction(
            notes.best, notes.owner, tuple(self._bids(table, notes)), table.turn, ranks or "\N{EN DASH}"
        )

    def _bids(self, table: Table, notes: Notes) -> Iterator[tuple[Seat, str]]:
        """What each has said last; who made the standing bid is the last of the bidders."""
        bidder = notes.bidders[-1] if notes.bid else None
        for seat in self.around(notes.owner)[1:]:
            if notes.phase == ACE_TURNED:
                yield seat, ""
            elif seat == bidder:
                yield seat, str(notes.bid)
            else:
                yield seat, "" if seat in notes.bidders else _("passes")

    def outcome(self, table: Table) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        return _("{who} owns the best trump").format(who=who(notes.owner))

    def reasons(self, table: Table) -> list[str]:
        notes = table.notes
        assert isinstance(notes, Notes)
        told = _("The best trump of all that were faced is the {card}: {who} takes the pool.")
        return [told.format(card=sign(notes.best), who=who(notes.owner))]

    def best_known(self, table: Table) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        return _("Best: {card}, {player}").format(card=sign(notes.best), player=who(notes.owner))

    def boldness(self, move: Move) -> int:
        """To keep the card changes nothing."""
        return int(move in (SELL, PASS))

    def label(self, table: Table, move: Move) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        if isinstance(move, Say) and move.number:
            return _("Bid {n}").format(n=move.number)
        words: dict[Move, str] = {
            TAKE: _("Take the pool"),
            KEEP: _("Keep it"),
            SELL: _("Sell for {n}").format(n=notes.bid),
            PASS: _("Pass"),
        }
        return words.get(move) or super().label(table, move)

    def kind(self, pay: Pay) -> str:
        if pay.giver == "pool":
            return _("Pool")
        return _("Ante") if pay.taker == "pool" else _("Trumps bought and sold")

    def describe(self, table: Table, move: Move) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        if isinstance(move, Tap):
            return _("faces a card")
        if move == TAKE:
            return _("has turned an ace and takes the pool")
        if move == KEEP:
            return _("keeps the {card}").format(card=notes.best.name)
        if move == SELL:
            text = _("sells the {card} to {player} for {n}")
            return text.format(card=notes.best.name, player=who(notes.bidders[0]), n=notes.bid)
        return _("passes") if move == PASS else _("bids {n}").format(n=_number(move))

    def announce(self, table: Table, move: Move) -> str:
        if isinstance(move, Tap):
            return ""
        words: dict[Move, str] = {
            TAKE: _("An ace!"),
            KEEP: _("I keep it."),
            SELL: _("Sold."),
            PASS: _("I pass."),
        }
        return words.get(move) or _("{n}.").format(n=_number(move))

    def ask(self, table: Table) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        card = sign(notes.best)
        if notes.phase == FACING:
            return _("Face the next card of your pile")
        if notes.phase == ACE_TURNED:
            return _("You turned the {card}: take the pool").format(card=card)
        if notes.phase == ANSWER:
            n = notes.bid
            return ngettext(
                "Sell the {card} for {n} counter, or keep it",
                "Sell the {card} for {n} counters, or keep it",
                n,
            ).format(card=card, n=n)
        if notes.bid >= table.counters["pool"]:
            return _("Pass: nobody bids more than the pool")
        if notes.bid:
            return _("Bid more than {n} for the {card}, or pass").format(n=notes.bid, card=card)
        return _("Bid for the {card}, or pass").format(card=card)

    def why_not(self, table: Table, card: Card) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        if notes.phase == FACING:
            return _("Cards are faced one at a time, in turn, from the top of the pile")
        return _("First the best trump, in {suit}, is sold or kept").format(suit=suit_name(notes.best.suit))


def _number(move: Move) -> int:
    """How many counters are bid."""
    assert isinstance(move, Say)
    return move.number or 0
