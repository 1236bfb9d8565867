"""The best Line of a whole hand, found kind by kind from the best down, without looking at every three cards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from patience.cards import ACE, JACK, KING, Card
from patience.games.rounds.lines import (
    ACE_HIGH,
    CARDS_1860,
    CARDS_1862,
    COURT,
    ETIQUETTE,
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

from .court_lines import OWN, own_1860, own_1862, rank_1860, rank_1862

Ranks = tuple[int, ...]
Found = tuple[int, Sequence[Card]]


def _run(low: int, size: int) -> Ranks:
    return tuple([ACE if rank == ACE_HIGH else rank for rank in range(low, low + size)])


def _bits(ranks: Ranks) -> int:
    return sum([1 << rank for rank in ranks])


def _beside(lead: int, size: int) -> list[tuple[int, Ranks]]:
    """The ranks that make a run of that size at whose end the Lead is: what is beside it."""
    found = []
    for low in range(ACE, ACE_HIGH - size + 2):
        ranks = _run(low, size)
        if lead in (ranks[0], ranks[-1]):
            rest = tuple([rank for rank in ranks if rank != lead])
            found.append((_bits(rest), rest))
    return found


THREES = [(_bits(_run(low, 3)), _run(low, 3)) for low in range(ACE, KING)]
BESIDE = {size: [_beside(rank, size) for rank in range(KING + 1)] for size in (3, 4)}


class Sorted(NamedTuple):
    """A hand with its best card first, and the best card of each rank."""

    cards: list[Card]
    best: dict[int, Card]
    bits: int

    def runs(self, wanted: Iterable[tuple[int, Ranks]]) -> list[list[Card]]:
        """The best cards for each of these runs that the hand has."""
        bits, best = self.bits, self.best
        return [[best[rank] for rank in ranks] for need, ranks in wanted if bits & need == need]

    def alike(self, size: int) -> list[list[Card]]:
        """The best cards of each rank of which there are so many."""
        if len(self.best) + size > len(self.cards) + 1:
            return []
        groups = [[card for card in self.cards if card.rank == rank] for rank in self.best]
        return [group[:size] for group in groups if len(group) >= size]


def _sorted(hand: Sequence[Card], order: Sequence[int]) -> Sorted:
    cards = sorted(hand, key=order.__getitem__, reverse=True)
    best: dict[int, Card] = {}
    bits = 0
    for card in cards:
        rank = card.rank
        if rank not in best:
            best[rank] = card
            bits |= 1 << rank
    return Sorted(cards, best, bits)


def best_1860(lead: Card, hand: Sequence[Card]) -> Found:
    """What the best Line of a hand is worth, and its cards in hand."""
    held = _sorted(hand, CARDS_1860)
    hearts = [card for card in held.cards if card.suit == "H"]
    courts = [card for card in held.cards if card.rank >= JACK]
    return (
        _with_lead(lead, held, hearts, courts)
        or _of_three(held, hearts, courts)
        or _of_two(held, hearts, courts)
        or (CARDS_1860[held.cards[0]] << OWN - 8, held.cards[:1])
    )


def _with_lead(lead: Card, held: Sorted, hearts: list[Card], courts: list[Card]) -> Found | None:
    rank = lead.rank
    if len(same := [card for card in held.cards if card.rank == rank]) > 1:
        return _found(TRIO, WITH_LEAD, [same[:2]])
    if found := held.runs(BESIDE[4][rank]) or held.runs(BESIDE[3][rank]):
        return _found(SEQUENCE, WITH_LEAD, found)
    if lead.suit == "H" and len(hearts) > 1:
        return _found(SYMPATHY, WITH_LEAD, [hearts[:3]])
    if rank >= JACK and len(courts) > 1:
        return _found(COURT, WITH_LEAD, [courts[:3]])
    return None


def _of_three(held: Sorted, hearts: list[Card], courts: list[Card]) -> Found | None:
    if found := held.alike(3):
        return _found(TRIO, OF_THREE, found)
    if found := held.runs(THREES):
        return _found(SEQUENCE, OF_THREE, found)
    if len(hearts) > 2:
        return _found(SYMPATHY, OF_THREE, [hearts[:3]])
    return _found(COURT, OF_THREE, [courts[:3]]) if len(courts) > 2 else None


def _of_two(held: Sorted, hearts: list[Card], courts: list[Card]) -> Found | None:
    if found := held.alike(2):
        return _found(PAIR, OF_TWO, found)
    if len(hearts) > 1:
        return _found(VALENTINE, OF_TWO, [hearts[:2]])
    return _found(ETIQUETTE, OF_TWO, [courts[:2]]) if len(courts) > 1 else None


def _found(kind: str, level: int, lines: Sequence[Sequence[Card]]) -> Found:
    own, cards = max([(own_1860(cards), cards) for cards in lines])
    return rank_1860(kind, len(cards), level) | own, cards


def best_1862(lead: Card, hand: Sequence[Card]) -> Found:
    """What the best Line of a hand is worth, and its cards in hand."""
    return next(kinds_1862(lead, hand))


def kinds_1862(lead: Card, hand: Sequence[Card]) -> Iterator[Found]:
    """The best Trio, Sequence and Suit of a hand, as far as it has them, and its best card."""
    held, rank = _sorted(hand, CARDS_1862), lead.rank
    cards = held.cards
    same = [card for card in cards if card.rank == rank]
    if trios := [same[:2]] if len(same) > 1 else held.alike(3):
        yield _found_1862(TRIO, trios)
    if runs := held.runs(BESIDE[3][rank]) or held.runs(THREES):
        yield _found_1862(SEQUENCE, runs)
    suits: dict[str, list[Card]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(card)
    own = suits.get(lead.suit, ())
    if groups := [own[:2]] if len(own) > 1 else [group[:3] for group in suits.values() if len(group) > 2]:
        yield _found_1862(SUIT, groups)
    yield CARDS_1862[cards[0]] << OWN - 8, cards[:1]


def _found_1862(kind: str, lines: Sequence[Sequence[Card]]) -> Found:
    own, cards = max([(own_1862(cards), cards) for cards in lines])
    return rank_1862(kind, lead=len(cards) < 3) | own, cards
