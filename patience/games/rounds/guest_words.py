"""What Guest tells of a table: the trick, what is asked and may be played, and everything in words."""

from collections.abc import Sequence
from typing import cast

from patience.cards import Card, suit_name
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.words import _, ngettext

from .bowers import ORDERS, Order
from .guest_books import GuestBooks
from .guest_table import LEFT, NONE, PASS, SEATS, TRICK, visit
from .phrases import either, sign

NAMED_AT_MOST = 3  # the cards in the line that asks


class GuestWords(GuestBooks):
    """Guest without its rules."""

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

    def disguised(self, table: Table, card: Card) -> bool:
        return card.suit != visit(table).trump and self.is_trump(table, card)

    def fact_of(self, table: Table, card: Card) -> str:
        if not self.disguised(table, card):
            return ""
        told = _("{card} is the best trump") if not card.suit else _("Left bower: {card} is a trump")
        return told.format(card=sign(card))

    def turnup_words(self, table: Table) -> str:
        (turned,) = table.piles["turnup"].cards
        return _("{card} is out of play").format(card=sign(turned)) if turned else ""

    def fact(self, table: Table, seat: Seat) -> str:
        """How many tricks a seat has taken."""
        n = visit(table).tricks[seat]
        return ngettext("{n} trick", "{n} tricks", n).format(n=n)

    def partners(self, seat: Seat) -> Sequence[Seat]:
        return (LEFT[LEFT[seat]],)

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        return self._order(table).grouped(tuple(cards))

    def _order(self, table: Table) -> Order:
        return ORDERS[visit(table).trump]

    def _led(self, table: Table) -> str:
        """The suit that has to be followed; "" when nothing has been led."""
        led = table.piles[TRICK[visit(table).leader]].cards
        return self._order(table).suit[cast("Card", led[0])] if led else ""

    def _suit_name(self, table: Table, suit: str) -> str:
        return _("trumps") if suit == visit(table).trump else suit_name(suit)

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("passes the lead")
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
        groups = self._order(table).grouped(tuple(playable))
        cards = either([card for group in groups for card in group]) if len(playable) <= NAMED_AT_MOST else ""
        if not led and visit(table).tricks == NONE:
            return _("Lead a trump: {cards}").format(cards=cards) if cards else _("Lead a trump")
        if not led:
            return _("You lead: {cards}").format(cards=cards or _("any card"))
        suit = self._suit_name(table, led)
        if self._order(table).suit[playable[0]] != led:
            return _("You have no {suit}: play {cards}").format(suit=suit, cards=cards or _("any card"))
        follow = _("Follow {suit}").format(suit=suit)
        return _("{follow}: {cards}").format(follow=follow, cards=cards) if cards else follow

    def why_not(self, table: Table, card: Card) -> str:
        led = self._led(table)
        if led:
            suit = self._suit_name(table, led)
            return _("You have {suit}: follow").format(suit=suit)
        return _("The first lead must be a trump")
