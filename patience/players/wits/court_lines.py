"""Lines of Court Circular as whole numbers, so that thousands can be compared: the greater number is the better Line."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

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


class Plan(NamedTuple):
    """Three cards that a player may end with, and what Line they make."""

    worth: int
    cards: tuple[Card, ...]


class Judge(NamedTuple):
    """How a game judges Lines: two own cards, then what only all three make; both with the Lead and without it."""

    order: Sequence[int]
    two: Callable[[Card, Card, Card], int]
    three: Callable[[Card, Card, Card, Card], int]

    def worth(self, lead: Card, cards: Sequence[Card]) -> int:
        """The best Line of up to three cards."""
        return self.plans(lead, cards, ())[0].worth

    def plans(self, lead: Card, laid: Sequence[Card], hand: Sequence[Card]) -> list[Plan]:
        """What a player can make who has laid some cards and holds others."""
        more = min(3 - len(laid), len(hand))
        order, two = self.order, self.two
        pairs = {
            (a, b): two(lead, a, b) or max(order[a], order[b]) << OWN - 8
            for a, b in combinations(sorted((*laid, *hand)), 2)
        }
        found = list[Plan]()
        for chosen in combinations(hand, more):
            cards = tuple(sorted((*laid, *chosen)))
            if len(cards) == 3:
                a, b, c = cards
                worth = max(pairs[a, b], pairs[a, c], pairs[b, c], self.three(lead, a, b, c))
            else:
                worth = max(
                    pairs.values(), default=max((order[card] for card in cards), default=0) << OWN - 8
                )
            found.append(Plan(worth, cards))
        return found


def rank_of(worth: int) -> int:
    """How good the kind of a Line is, whatever its cards; 0 when there is none."""
    return worth >> OWN


def _own(order: Sequence[int], cards: Sequence[Card]) -> int:
    a, b, c = sorted((*(order[card] for card in cards), 0)[:3], reverse=True)
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


def _rank_1860(kind: str, size: int, level: int) -> int:
    return (level * len(KINDS_1860) + KINDS_1860.index(kind)) * 4 + size << OWN


@lru_cache(MANY)
def _two_1860(lead: Card, a: Card, b: Card) -> int:
    own, three = _own(CARDS_1860, (a, b)), (lead, a, b)
    if a.rank == b.rank == lead.rank:
        return _rank_1860(TRIO, 2, WITH_LEAD) | own
    if _sequence(lead, a, b, lead):
        return _rank_1860(SEQUENCE, 2, WITH_LEAD) | own
    if all(card.suit == "H" for card in three):
        return _rank_1860(SYMPATHY, 2, WITH_LEAD) | own
    if all(card.rank >= JACK for card in three):
        return _rank_1860(COURT, 2, WITH_LEAD) | own
    if a.rank == b.rank:
        return _rank_1860(PAIR, 2, OF_TWO) | own
    if a.suit == b.suit == "H":
        return _rank_1860(VALENTINE, 2, OF_TWO) | own
    return _rank_1860(ETIQUETTE, 2, OF_TWO) | own if min(a.rank, b.rank) >= JACK else 0


@lru_cache(MANY)
def _alone_1860(a: Card, b: Card, c: Card) -> int:
    own, three = _own(CARDS_1860, (a, b, c)), (a, b, c)
    if a.rank == b.rank == c.rank:
        return _rank_1860(TRIO, 3, OF_THREE) | own
    if _sequence(a, b, c):
        return _rank_1860(SEQUENCE, 3, OF_THREE) | own
    if all(card.suit == "H" for card in three):
        return _rank_1860(SYMPATHY, 3, OF_THREE) | own
    return _rank_1860(COURT, 3, OF_THREE) | own if min(a.rank, b.rank, c.rank) >= JACK else 0


def _three_1860(lead: Card, a: Card, b: Card, c: Card) -> int:
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
    return _rank_1860(kind, 3, WITH_LEAD) | _own(CARDS_1860, own)


# 1862


def _rank_1862(kind: str, *, lead: bool) -> int:
    return 2 * KINDS_1862.index(kind) + lead + 1 << OWN


def _kind_1862(cards: tuple[Card, Card, Card], lead: Card | None) -> str:
    if cards[0].rank == cards[1].rank == cards[2].rank:
        return TRIO
    if _sequence(*cards, lead):
        return SEQUENCE
    return SUIT if cards[0].suit == cards[1].suit == cards[2].suit else ""


@lru_cache(MANY)
def _two_1862(lead: Card, a: Card, b: Card) -> int:
    kind = _kind_1862((lead, a, b), lead)
    return _rank_1862(kind, lead=True) | _own(CARDS_1862, (a, b)) if kind else 0


@lru_cache(MANY)
def _alone_1862(a: Card, b: Card, c: Card) -> int:
    kind = _kind_1862((a, b, c), None)
    return _rank_1862(kind, lead=False) | _own(CARDS_1862, (a, b, c)) if kind else 0


def _three_1862(_lead: Card, a: Card, b: Card, c: Card) -> int:
    return _alone_1862(a, b, c)


JUDGE_1860 = Judge(CARDS_1860, _two_1860, _three_1860)
JUDGE_1862 = Judge(CARDS_1862, _two_1862, _three_1862)


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
