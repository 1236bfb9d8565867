"""What Speculation tells of a table: the auction, the best trump so far, and everything in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from patience.cards import ACE, KING, PACK, Card, rank_name, suit_name
from patience.engine.company import Company
from patience.engine.effects import Effect, Pay
from patience.engine.moves import Move, Say, Tap
from patience.engine.table import Seat, Table
from patience.engine.telling import Auction
from patience.words import _, capital, ngettext

from .phrases import number, sign, who

TAKE, PASS, SELL, KEEP = Say("take"), Say("pass"), Say("sell"), Say("keep")
PILE = tuple(f"pile.{seat}" for seat in range(9))
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


def beats(card: Card, best: Card) -> bool:
    """Whether a card is a better trump than the best so far."""
    return card.suit == best.suit and HEIGHT[card] > HEIGHT[best]


class SpeculationWords(Company):
    """Speculation without its rules."""

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
        told = _("{who} turned the ace") if notes.phase == ACE_TURNED else _("{who} owns the best trump")
        return told.format(who=who(notes.owner))

    def reasons(self, table: Table) -> list[str]:
        notes = table.notes
        assert isinstance(notes, Notes)
        if notes.phase == ACE_TURNED:
            told = _("{who} turned the {card}, which takes the pool at once.")
        else:
            told = _("The best trump at the end was the {card}: {who} takes the pool.")
        return [told.format(card=sign(notes.best), who=who(notes.owner))]

    def best_known(self, table: Table) -> tuple[Card, Seat]:
        notes = table.notes
        assert isinstance(notes, Notes)
        return notes.best, notes.owner

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
        return _("Ante") if pay.taker == "pool" else _("Trump sales")

    def describe(self, table: Table, move: Move) -> str:
        notes = table.notes
        assert isinstance(notes, Notes)
        if isinstance(move, Tap):
            return _("faces a card")
        if move == TAKE:
            return _("takes the pool for the {card}").format(card=notes.best.name)
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
        return words.get(move) or _("{number}.").format(number=capital(number(_number(move))))

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """Whoever faces a card says whether it is a trump, and which."""
        notes, seat = table.notes, table.turn
        assert isinstance(notes, Notes)
        if not isinstance(move, Tap) or seat is None:
            return None
        pile = table.piles[move.place]
        card = pile.cards[pile.down - 1]
        if card is None:
            return None
        if card.suit != notes.best.suit:
            return seat, _("No trump.")
        told = _("The {rank}!") if beats(card, notes.best) else _("Only the {rank}.")
        return seat, told.format(rank=rank_name(card.rank))

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
