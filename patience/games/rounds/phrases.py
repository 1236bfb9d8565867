"""Cards and seats as the sentences at the table name them."""

from collections.abc import Sequence

from patience.cards import Card
from patience.engine.table import Seat
from patience.words import _

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def sign(card: Card) -> str:
    """A card with the sign of its suit: "10♠"."""
    return card.text.removesuffix(card.suit) + SIGNS[card.suit] if card.suit else card.name


def either(cards: Sequence[Card]) -> str:
    """Cards of which one is to be chosen: "J♦, K♥ or 8♥"."""
    return one_of([sign(card) for card in cards])


def one_of(words: Sequence[str]) -> str:
    """Things of which one is to be chosen: "ace, five or King"."""
    *others, last = words
    if not others:
        return last
    return _("{cards} or {last}").format(cards=", ".join(others), last=last)


def listed(words: Sequence[str]) -> str:
    """All of some words: "ace, ten and a sequence"."""
    *others, last = words
    return _("{words} and {last}").format(words=", ".join(others), last=last) if others else last


def number(n: int) -> str:
    """A number as it is said at the table: "six"; above twelve in figures."""
    words = (
        _("none"), _("one"), _("two"), _("three"), _("four"), _("five"), _("six"),
        _("seven"), _("eight"), _("nine"), _("ten"), _("eleven"), _("twelve"),
    )  # fmt: skip
    return words[n] if n < len(words) else str(n)


def who(seat: Seat) -> str:
    """A seat to be named by the window, which knows who sits there."""
    return f"{{seat.{seat}}}"
