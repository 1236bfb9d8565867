"""The order of the cards in Guest: Joker, right bower, left bower, ace, King, down to the six."""

from typing import NamedTuple

from patience.cards import ACE, JACK, JOKER, KING, PACK, SUITS, Card

GUESTS = (*(card for card in PACK if card.rank == ACE or card.rank >= 6), JOKER)
OTHER_OF_COLOUR = {"C": "S", "D": "H", "H": "D", "S": "C"}
_TRUMP = 20  # added to the strength of a trump
_LEFT, _RIGHT, _JOKER = 15, 16, 17


class Order(NamedTuple):
    """What a trump suit makes of the cards; both tuples are indexed by the number of a card.

    `suit` is the one a card belongs to, the left bower and the Joker to the trumps; of two cards of one suit, or a trump
    and another, the one of greater `strength` is higher.
    """

    trump: str
    suit: tuple[str, ...]
    strength: tuple[int, ...]
    members: dict[str, frozenset[Card]]  # all cards that belong to a suit

    def grouped(self, cards: tuple[Card, ...]) -> list[list[Card]]:
        """Cards by suit, the trumps first, the colours alternating, the highest first."""
        strange = [suit for suit in SUITS if suit not in (self.trump, OTHER_OF_COLOUR[self.trump])]
        suits = (self.trump, strange[0], OTHER_OF_COLOUR[self.trump], strange[1])
        groups = ([card for card in cards if self.suit[card] == suit] for suit in suits)
        return [sorted(group, key=lambda card: -self.strength[card]) for group in groups if group]


def _suit(card: Card, trump: str) -> str:
    left_bower = card.rank == JACK and card.suit == OTHER_OF_COLOUR[trump]
    return trump if left_bower or card is JOKER else card.suit


def _strength(card: Card, trump: str) -> int:
    if _suit(card, trump) != trump:
        return card.rank if card.rank != ACE else KING + 1
    if card is JOKER:
        return _TRUMP + _JOKER
    if card.rank == JACK:
        return _TRUMP + (_RIGHT if card.suit == trump else _LEFT)
    return _TRUMP + (card.rank if card.rank != ACE else KING + 1)


def _order(trump: str) -> Order:
    every = (*PACK, JOKER)
    return Order(
        trump,
        ("", *(_suit(card, trump) for card in every)),
        (0, *(_strength(card, trump) for card in every)),
        {suit: frozenset(card for card in GUESTS if _suit(card, trump) == suit) for suit in SUITS},
    )


ORDERS = {trump: _order(trump) for trump in SUITS}
