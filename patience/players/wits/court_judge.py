"""What a player of Court Circular can make of the cards that he has laid and those that he holds."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from patience.cards import PACK, RANKS, Card, of
from patience.games.rounds.court_circular import SIX
from patience.games.rounds.lines import CARDS_1860, CARDS_1862

from .court_best import best_1860, best_1862
from .court_lines import OWN, three_1860, three_1862, two_1860, two_1862

THREE = 3
Found = tuple[int, Sequence[Card]]
HANDS = 12  # drawn at random, to see what Lines they make
PLAIN = {card: card if card.suit == "H" else of(card.rank, "C") for card in PACK}
LIKE = {of(rank, suit): of(rank, other) for rank in RANKS for suit, other in ("CD", "DS")}


class Plan(NamedTuple):
    """Three cards that a player may end with, and what Line they make."""

    worth: int
    cards: tuple[Card, ...]


class Judge(NamedTuple):
    """How a game judges Lines: by two own cards, by what only all three make, and the best of a hand."""

    order: Sequence[int]
    two: Callable[[Card, Card, Card], int]
    three: Callable[[Card, Card, Card, Card], int]
    of_hand: Callable[[Card, Sequence[Card]], Found]

    def worth(self, lead: Card, cards: Sequence[Card]) -> int:
        """The best Line of up to three cards; nothing without any."""
        if not cards:
            return 0
        a, *more = sorted(cards)
        if not more:
            return self.order[a] << OWN - 8
        b, of_two = more[0], self.of_two
        if len(more) == 1:
            return of_two(lead, a, b)
        c = more[1]
        return max(of_two(lead, a, b), of_two(lead, a, c), of_two(lead, b, c), self.three(lead, a, b, c))

    def of_two(self, lead: Card, a: Card, b: Card) -> int:
        """The best Line of two cards, the lower number first."""
        return self.two(lead, a, b) or max(self.order[a], self.order[b]) << OWN - 8

    def plans(self, lead: Card, laid: Sequence[Card], hand: Sequence[Card]) -> list[Plan]:
        """All that a player can make who has laid some cards and holds others."""
        more = min(THREE - len(laid), len(hand))
        of_two, three = self.of_two, self.three
        pairs = {(a, b): of_two(lead, a, b) for a, b in combinations(sorted((*laid, *hand)), 2)}
        found = list[Plan]()
        for chosen in combinations(hand, more):
            cards = tuple(sorted((*laid, *chosen)))
            if len(cards) == THREE:
                a, b, c = cards
                worth = max(pairs[a, b], pairs[a, c], pairs[b, c], three(lead, a, b, c))
            else:
                worth = self.worth(lead, cards)
            found.append(Plan(worth, cards))
        return found

    def best(self, lead: Card, laid: Sequence[Card], hand: Sequence[Card]) -> Plan:
        """The best of the plans; what belongs to no Line in it is the lowest card there is."""
        found = self._free(lead, laid, hand)
        return self.filled(found, hand, laid) if found else max(self.plans(lead, laid, hand))

    def most(self, lead: Card, laid: Sequence[Card], hand: Sequence[Card]) -> int:
        """What the best of the plans is worth."""
        if len(laid) == 2:
            return max([self.worth(lead, (*laid, card)) for card in hand])
        found = self._free(lead, laid, hand)
        return found[0] if found else max(self.plans(lead, laid, hand)).worth

    def _free(self, lead: Card, laid: Sequence[Card], hand: Sequence[Card]) -> Found | None:
        """The best Line of all cards, unless what is laid is in its way."""
        if len(laid) < 2:
            worth, cards = self.of_hand(lead, (*laid, *hand))
            if len(cards) < THREE or not laid or laid[0] in cards:
                return worth, cards
        return None

    def filled(self, found: Found, hand: Sequence[Card], laid: Sequence[Card] = ()) -> Plan:
        """The plan of a Line with what is laid; what does not belong to it is the lowest card there is."""
        worth, cards = found
        own = [*cards, *[card for card in laid if card not in cards]]
        if len(own) < THREE:
            rest = sorted([card for card in hand if card not in own], key=self.order.__getitem__)
            own += rest[: THREE - len(own)]
        return Plan(worth, tuple(own))


JUDGE_1860 = Judge(CARDS_1860, two_1860, three_1860, best_1860)
JUDGE_1862 = Judge(CARDS_1862, two_1862, three_1862, best_1862)


def _outlook(judge: Judge, lead: Card, shown: Sequence[Card]) -> list[int]:
    """The Lines that hands make which are drawn at random, beside the cards shown; the worst first."""
    chance = Random(lead + sum([card << 6 * i for i, card in enumerate(shown, 1)]))
    unseen = [card for card in PACK if card != lead and card not in shown]
    size = SIX - len(shown)
    return sorted([judge.most(lead, shown, chance.sample(unseen, size)) for _hand in range(HANDS)])


@lru_cache(1 << 14)
def _outlook_1860(lead: Card, *shown: Card) -> list[int]:
    return _outlook(JUDGE_1860, lead, shown)


def outlook_1860(lead: Card, shown: Sequence[Card]) -> list[int]:
    """What Lines somebody makes who has laid up to two cards: the same whatever suits they are, but for hearts."""
    cards = list[Card]()
    for plain in (PLAIN[lead], *sorted([PLAIN[card] for card in shown])):
        free = plain
        while free in cards:
            free = LIKE[free]
        cards.append(free)
    return _outlook_1860(*cards)


@lru_cache
def outlook_1862(lead: Card) -> list[int]:
    """What Lines somebody makes of whom nothing is known."""
    return _outlook(JUDGE_1862, lead, ())
