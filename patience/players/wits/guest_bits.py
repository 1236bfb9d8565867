"""Hands of Guest as whole numbers, a bit a card, so that a deal is played out in a blink.

The lowest suit has the lowest bits and the trumps the highest, each from its lowest card to its highest: the number of a
set is greater the higher its highest card, and of two cards of which one may beat the other the greater does.
"""

from collections.abc import Iterable
from typing import NamedTuple

from patience.cards import SUITS, Card
from patience.games.rounds.bowers import GUESTS, ORDERS

Hand = int


class Bits(NamedTuple):
    """The bits of the cards under one trump suit."""

    of: dict[Card, Hand]
    card: dict[Hand, Card]
    sides: tuple[Hand, Hand, Hand]  # the plain suits
    trumps: Hand
    suit: tuple[Hand, ...]  # of a card, by the length of its number in bits
    height: tuple[int, ...]  # how many cards of its suit are lower, by the same

    def hand(self, cards: Iterable[Card | None]) -> Hand:
        """A set of cards; those that are not seen do not count."""
        return sum(self.of[card] for card in cards if card)


def _bits(trump: str) -> Bits:
    order = ORDERS[trump]
    plain = [suit for suit in SUITS if suit != trump]
    cards, masks, suit_of, height = list[Card](), list[Hand](), [0], [0]
    for suit in (*plain, trump):
        group = sorted(order.members[suit], key=order.strength.__getitem__)
        mask = (1 << len(group)) - 1 << len(cards)
        masks.append(mask)
        suit_of += [mask] * len(group)
        height += range(len(group))
        cards += group
    of = {card: 1 << at for at, card in enumerate(cards)}
    a, b, c, trumps = masks
    return Bits(of, {bit: card for card, bit in of.items()}, (a, b, c), trumps, tuple(suit_of), tuple(height))


ALL: Hand = (1 << len(GUESTS)) - 1
BITS = {trump: _bits(trump) for trump in SUITS}
