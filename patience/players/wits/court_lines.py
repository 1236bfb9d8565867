"""Lines of Court Circular as whole numbers, so that thousands can be compared: the greater number is the better Line."""

from collections.abc import Sequence
from functools import lru_cache

from patience.cards import ACE, JACK, PACK, Card
from patience.games.rounds.lines import (
    ACE_HIGH,
    CARDS_1860,
    CARDS_1862,
    COURT,
    ETIQUETTE,
    KINDS_1860,
    KINDS_1862,
    OF_THREE,
    OF_TWO,
    PAIR,
    SEQUENCE,
    SUIT,
    SYMPATHY,
    TRIO,
    VALENTINE,
    WITH_LEAD,
)

OWN = 24  # bits for the own cards of a Line
MANY = 1 << 17  # Lines that are remembered


def rank_of(worth: int) -> int:
    """How good the kind of a Line is, whatever its cards; 0 when there is none."""
    return worth >> OWN


def own_1860(cards: Sequence[Card]) -> int:
    """How good the own cards of a Line of 1860 are, to compare those of one kind."""
    return _own(CARDS_1860, cards)


def own_1862(cards: Sequence[Card]) -> int:
    """The same for 1862."""
    return _own(CARDS_1862, cards)


def _own(order: Sequence[int], cards: Sequence[Card]) -> int:
    a, b, c = sorted([*[order[card] for card in cards], 0][:3], reverse=True)
    return a << 16 | b << 8 | c


def _runs(size: int) -> dict[int, tuple[int, int]]:
    """The ranks that follow each other, as bits, and which of them are the ends; an ace may be high."""
    runs = {}
    for low in range(ACE, ACE_HIGH - size + 2):
        ranks = [ACE if rank == ACE_HIGH else rank for rank in range(low, low + size)]
        runs[sum(1 << rank for rank in ranks)] = ranks[0], ranks[-1]
    return runs


RUNS = {size: _runs(size) for size in (3, 4)}
BIT = (0, *(1 << card.rank for card in PACK))


def _sequence(a: Card, b: Card, c: Card, lead: Card | None = None) -> bool:
    """Whether three cards follow each other; the Lead among them must be at an end."""
    ends = RUNS[3].get(BIT[a] | BIT[b] | BIT[c])
    return ends is not None and (lead is None or lead.rank in ends)


# 1860


def rank_1860(kind: str, size: int, level: int) -> int:
    """How good a kind of Line is that has so many own cards, whatever they are."""
    return (level * len(KINDS_1860) + KINDS_1860.index(kind)) * 4 + size << OWN


@lru_cache(MANY)
def two_1860(lead: Card, a: Card, b: Card) -> int:
    """The best Line that two cards make together, with the Lead or without; 0 for none."""
    own, three = _own(CARDS_1860, (a, b)), (lead, a, b)
    if a.rank == b.rank == lead.rank:
        return rank_1860(TRIO, 2, WITH_LEAD) | own
    if _sequence(lead, a, b, lead):
        return rank_1860(SEQUENCE, 2, WITH_LEAD) | own
    if all(card.suit == "H" for card in three):
        return rank_1860(SYMPATHY, 2, WITH_LEAD) | own
    if all(card.rank >= JACK for card in three):
        return rank_1860(COURT, 2, WITH_LEAD) | own
    if a.rank == b.rank:
        return rank_1860(PAIR, 2, OF_TWO) | own
    if a.suit == b.suit == "H":
        return rank_1860(VALENTINE, 2, OF_TWO) | own
    return rank_1860(ETIQUETTE, 2, OF_TWO) | own if min(a.rank, b.rank) >= JACK else 0


@lru_cache(MANY)
def _alone_1860(a: Card, b: Card, c: Card) -> int:
    own, three = _own(CARDS_1860, (a, b, c)), (a, b, c)
    if a.rank == b.rank == c.rank:
        return rank_1860(TRIO, 3, OF_THREE) | own
    if _sequence(a, b, c):
        return rank_1860(SEQUENCE, 3, OF_THREE) | own
    if all(card.suit == "H" for card in three):
        return rank_1860(SYMPATHY, 3, OF_THREE) | own
    return rank_1860(COURT, 3, OF_THREE) | own if min(a.rank, b.rank, c.rank) >= JACK else 0


def three_1860(lead: Card, a: Card, b: Card, c: Card) -> int:
    """The best Line that three cards make together, with the Lead or without; 0 for none."""
    ends = RUNS[4].get(BIT[lead] | BIT[a] | BIT[b] | BIT[c])
    if ends and lead.rank in ends:
        return _four(SEQUENCE, a, b, c)
    alone = _alone_1860(a, b, c)
    if alone and lead.suit == a.suit == b.suit == c.suit == "H":
        return _four(SYMPATHY, a, b, c)
    if alone and min(lead.rank, a.rank, b.rank, c.rank) >= JACK:
        return _four(COURT, a, b, c)
    return alone


def _four(kind: str, *own: Card) -> int:
    return rank_1860(kind, 3, WITH_LEAD) | _own(CARDS_1860, own)


# 1862


def rank_1862(kind: str, *, lead: bool) -> int:
    """How good a kind of Line is, whatever its cards."""
    return 2 * KINDS_1862.index(kind) + lead + 1 << OWN


def _kind_1862(cards: tuple[Card, Card, Card], lead: Card | None) -> str:
    if cards[0].rank == cards[1].rank == cards[2].rank:
        return TRIO
    if _sequence(*cards, lead):
        return SEQUENCE
    return SUIT if cards[0].suit == cards[1].suit == cards[2].suit else ""


@lru_cache(MANY)
def two_1862(lead: Card, a: Card, b: Card) -> int:
    """The Line that two cards make with the Lead; 0 for none."""
    kind = _kind_1862((lead, a, b), lead)
    return rank_1862(kind, lead=True) | _own(CARDS_1862, (a, b)) if kind else 0


@lru_cache(MANY)
def _alone_1862(a: Card, b: Card, c: Card) -> int:
    kind = _kind_1862((a, b, c), None)
    return rank_1862(kind, lead=False) | _own(CARDS_1862, (a, b, c)) if kind else 0


def three_1862(_lead: Card, a: Card, b: Card, c: Card) -> int:
    """The Line that three cards make; 0 for none."""
    return _alone_1862(a, b, c)


@lru_cache(MANY)
def together(a: Card, b: Card) -> float:
    """How much better two cards go together than any two do."""
    apart = abs(a.rank - b.rank)
    return (
        (apart == 0) * 1.5
        + (1 <= apart <= 2)
        + (a.suit == b.suit == "H")
        + 0.7 * (min(a.rank, b.rank) >= JACK)
        - 0.5
    )
