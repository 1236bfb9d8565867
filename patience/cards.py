"""The cards: 53 interned values, the packs they make, and the shuffle behind a deal number."""

from collections.abc import Iterable
from random import Random

from patience.words import _

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
SUITS = "CDHS"
RANKS = range(ACE, KING + 1)
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LETTERS = ("JK", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Card(int):
    """One card; `Card(n)` always gives the same object, 1 to 52 by suit and rank, 53 the Joker.

    `rank` counts pips (ace 1, Jack 11, King 13, Joker 0), `suit` is a letter of `SUITS` ("" for the Joker).
    As a kind of `int` it compares, hashes and sorts at the speed of one.
    """

    rank: int
    suit: str
    red: bool
    text: str

    def __new__(cls, number: int) -> "Card":  # noqa: PYI034 - the one card there is, not a new one
        """The card with this number; ValueError when there is none."""
        try:
            return _BY_NUMBER[number]
        except KeyError:
            raise ValueError(f"there is no card number {number}") from None

    def __reduce__(self) -> tuple[type["Card"], tuple[int]]:
        return Card, (int(self),)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    @property
    def sign(self) -> str:
        """The card as it is printed: "♥6", "♠K"."""
        return _("Joker") if self is JOKER else SIGNS[self.suit] + _LETTERS[self.rank]

    @property
    def name(self) -> str:
        """The card in words: "six of hearts"."""
        return _("Joker") if self is JOKER else card_name(self.rank, self.suit)


_BY_NUMBER: dict[int, Card] = {}


def _make(number: int, rank: int, suit: str) -> Card:
    card = int.__new__(Card, number)
    card.rank, card.suit, card.red, card.text = rank, suit, suit in ("D", "H"), _LETTERS[rank] + suit
    _BY_NUMBER[number] = card
    return card


PACK = tuple(_make(13 * s + rank, rank, suit) for s, suit in enumerate(SUITS) for rank in RANKS)
JOKER = _make(53, 0, "")
_BY_TEXT = {card.text: card for card in (*PACK, JOKER)}


def card(text: str) -> Card:
    """The card written "QH", "10S" or "JK"; ValueError for anything else."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card (write QH, 10S or JK)") from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in a line with spaces between them."""
    return tuple(card(word) for word in text.split())


def of(rank: int, suit: str) -> Card:
    """The card of this rank and suit; ValueError when there is none."""
    if rank not in RANKS or suit not in tuple(SUITS):
        raise ValueError(f"there is no card of rank {rank} and suit {suit!r}")
    return _BY_NUMBER[13 * SUITS.index(suit) + rank]


def shuffled(pack: Iterable[Card], seed: str) -> list[Card]:
    """The pack in the order that belongs to a seed, first card to be dealt first.

    Fisher-Yates over the Mersenne Twister, whose `random()` is the same in every release and on every system.
    """
    chance, order = Random(seed).random, list(pack)
    for i in range(len(order) - 1, 0, -1):
        j = int(chance() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order


def spoken(text: str) -> str:
    """The text as it is read out: "♥6" and "6♥" become "six of hearts"."""
    for one in PACK:
        text = text.replace(one.sign, one.name)
    for one in PACK:
        text = text.replace(_LETTERS[one.rank] + SIGNS[one.suit], one.name)
    return text


def rank_name(rank: int) -> str:
    """The rank in words: "six", "King"."""
    return (
        _("ace"), _("two"), _("three"), _("four"), _("five"), _("six"), _("seven"), _("eight"), _("nine"), _("ten"),
        _("Jack"), _("Queen"), _("King"),
    )[rank - 1]  # fmt: skip


def suit_name(suit: str) -> str:
    """The suit in words: "hearts"."""
    return {"C": _("clubs"), "D": _("diamonds"), "H": _("hearts"), "S": _("spades")}[suit]


def card_name(rank: int, suit: str) -> str:
    """A rank and a suit in words: "six of hearts"."""
    # Translators: {rank} is a word like "six" or "King", {suit} one like "hearts".
    return _("{rank} of {suit}").format(rank=rank_name(rank), suit=suit_name(suit))
