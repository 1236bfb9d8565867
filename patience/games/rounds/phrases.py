"""Cards and seats as the sentences at the table name them."""

from collections.abc import Sequence

from patience.cards import Card
from patience.engine.table import Seat
from patience.words import _

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "": ""}


def sign(card: Card) -> str:
    """The card in signs: "10♥"."""
    return card.text.removesuffix(card.suit) + _SIGNS[card.suit]


def either(cards: Sequence[Card]) -> str:
    """A choice of cards: "6♠, 8♥ or 9♣"."""
    *first, last = map(sign, cards)
    return _("{cards} or {card}").format(cards=", ".join(first), card=last) if first else last


def who(seat: Seat) -> str:
    """A seat to be named by the window, which knows who sits there."""
    return f"{{seat.{seat}}}"
