"""Lines: what the cards that a player of Court Circular has laid are worth, with the Lead and without it."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from patience.cards import ACE, JACK, KING, PACK, Card
from patience.words import _

from .phrases import sign

TRIO, SEQUENCE, SYMPATHY, SUIT, COURT = "trio", "sequence", "sympathy", "suit", "court"
PAIR, VALENTINE, ETIQUETTE, NO_LINE = "pair", "valentine", "etiquette", ""
KINDS_1860 = (ETIQUETTE, VALENTINE, PAIR, COURT, SYMPATHY, SEQUENCE, TRIO)  # the best last
KINDS_1862 = (SUIT, SEQUENCE, TRIO)
OF_TWO, OF_THREE, WITH_LEAD = 1, 2, 3  # the classes of 1860
ACE_HIGH = KING + 1


def _hearts_first(card: Card) -> int:
    """All hearts before the rest, then by rank, at equal rank diamonds, clubs, spades."""
    high = ACE_HIGH if card.rank == ACE else card.rank
    return 100 + high if card.suit == "H" else 4 * high + "SCD".index(card.suit)


def _aces_first(card: Card) -> int:
    """By rank, at equal rank hearts, diamonds, clubs, spades."""
    return 4 * (ACE_HIGH if card.rank == ACE else card.rank) + "SCDH".index(card.suit)


CARDS_1860 = (0, *map(_hearts_first, PACK))  # how the single cards rank, by their numbers
CARDS_1862 = (0, *map(_aces_first, PACK))


class Line(NamedTuple):
    """The best that somebody makes of his cards; of two Lines the greater wins.

    `rank` tells how good the kind of Line is; between Lines of the same rank the `own` cards in it decide, the best
    first. Without a Line the rank is empty and the best card stands alone.
    """

    rank: tuple[int, ...]
    own: tuple[int, ...]
    kind: str
    cards: tuple[Card, ...]
    lead: bool = False

    @property
    def title(self) -> str:
        """The Line in full: "Sequence of 4, with the Lead"."""
        if not self.kind:
            return _("No Line: best card {card}").format(card=sign(self.cards[0]))
        kind = _kind_name(self.kind)
        if not self.lead:
            return kind
        if self.kind == COURT and len(self.cards) == 4:
            kind = _("Court Circular")
        elif self.kind in (SEQUENCE, SYMPATHY, COURT):
            kind = _("{line} of {n}").format(line=kind, n=len(self.cards))
        return _("{line}, with the Lead").format(line=kind)


def _kind_name(kind: str) -> str:
    return {
        TRIO: _("Trio"), SEQUENCE: _("Sequence"), SYMPATHY: _("Sympathy"), SUIT: _("Suit"), COURT: _("Court"),
        PAIR: _("Pair"), VALENTINE: _("Valentine"), ETIQUETTE: _("Etiquette"),
    }[kind]  # fmt: skip


def line_1860(lead: Card, played: Sequence[Card]) -> Line:
    """The best Line of 1860 out of up to three cards and the Lead."""
    return max(_lines_1860(lead, played))


def _lines_1860(lead: Card, played: Sequence[Card]) -> Iterator[Line]:
    yield _best_card(played, CARDS_1860)
    for size in (2, 3):
        for own in combinations(played, size):
            if kind := _kind_1860((*own, lead), lead):
                rank = WITH_LEAD, KINDS_1860.index(kind), size
                yield Line(rank, _worth(own, CARDS_1860), kind, (*own, lead), lead=True)
            if kind := _kind_1860(own, None):
                rank = (OF_TWO if size == 2 else OF_THREE), KINDS_1860.index(kind), size
                yield Line(rank, _worth(own, CARDS_1860), kind, own)


def _kind_1860(cards: Sequence[Card], lead: Card | None) -> str:
    """The best kind of Line that all these cards make together."""
    ranks = [card.rank for card in cards]
    two = len(ranks) == 2
    if len(ranks) < 4 and min(ranks) == max(ranks):
        return PAIR if two else TRIO
    if not two and _in_sequence(ranks, lead):
        return SEQUENCE
    if all(card.suit == "H" for card in cards):
        return VALENTINE if two else SYMPATHY
    if min(ranks) >= JACK:
        return ETIQUETTE if two else COURT
    return NO_LINE


def line_1862(lead: Card, played: Sequence[Card]) -> Line:
    """The best Line of 1862, exactly three cards out of up to three played and the Lead."""
    return max(_lines_1862(lead, played))


def _lines_1862(lead: Card, played: Sequence[Card]) -> Iterator[Line]:
    yield _best_card(played, CARDS_1862)
    for own in combinations(played, 2):
        if kind := _kind_1862((*own, lead), lead):
            rank = KINDS_1862.index(kind), 1
            yield Line(rank, _worth(own, CARDS_1862), kind, (*own, lead), lead=True)
    if len(played) == 3 and (kind := _kind_1862(played, None)):
        yield Line((KINDS_1862.index(kind), 0), _worth(played, CARDS_1862), kind, tuple(played))


def _kind_1862(cards: Sequence[Card], lead: Card | None) -> str:
    ranks = [card.rank for card in cards]
    if min(ranks) == max(ranks):
        return TRIO
    if _in_sequence(ranks, lead):
        return SEQUENCE
    return SUIT if len({card.suit for card in cards}) == 1 else NO_LINE


def _best_card(played: Sequence[Card], order: Sequence[int]) -> Line:
    best = max(played, key=order.__getitem__)
    return Line((), (order[best],), NO_LINE, (best,))


def _worth(own: Sequence[Card], order: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted((order[card] for card in own), reverse=True))


def _in_sequence(ranks: Sequence[int], lead: Card | None) -> bool:
    """Whether the ranks follow each other, the ace below the two or above the King; the Lead must be at an end."""
    end = lead.rank if lead else 0
    if _follow(ranks, end):
        return True
    if ACE not in ranks:
        return False
    high = [ACE_HIGH if rank == ACE else rank for rank in ranks]
    return _follow(high, ACE_HIGH if end == ACE else end)


def _follow(ranks: Sequence[int], end: int) -> bool:
    low, high = min(ranks), max(ranks)
    if high - low != len(ranks) - 1 or len(set(ranks)) != len(ranks):
        return False
    return not end or end in (low, high)
