"""What hands are worth at Pochen: the cards that win pools, and the best cards of one rank to bet on."""

from collections.abc import Iterator, Mapping, Sequence

from patience.cards import ACE, JACK, KING, PACK, QUEEN, Card, of
from patience.engine.table import Seat
from patience.words import _

RANKED = (7, 8, 9, 10, JACK, QUEEN, KING, ACE)  # upwards
HEIGHT = {rank: height for height, rank in enumerate(RANKED)}
SHORT = tuple(card for card in PACK if card.rank in HEIGHT)
SHORTEST = 3  # of the sequences that count
TRUMP_POOLS = {ACE: "pool.A", KING: "pool.K", QUEEN: "pool.Q", JACK: "pool.J", 10: "pool.10"}
MARRIAGE, SEQUENCE = "pool.marriage", "pool.sequence"

Hand = Sequence[Card | None]


def trumps(suit: str) -> tuple[Card, ...]:
    """The five trumps that have pools, the ace first."""
    return tuple(of(rank, suit) for rank in TRUMP_POOLS)


def claims(hands: Mapping[Seat, Hand], trump: str) -> Iterator[tuple[str, Seat, tuple[Card, ...]]]:
    """Which pools are won, by whom, and with which cards; the first of these seats sits at the dealer's left."""
    for pool, card in zip(TRUMP_POOLS.values(), trumps(trump), strict=True):
        for seat, hand in hands.items():
            if card in hand:
                yield pool, seat, (card,)
    couple = (of(KING, trump), of(QUEEN, trump))
    for seat, hand in hands.items():
        if couple[0] in hand and couple[1] in hand:
            yield MARRIAGE, seat, couple
    if best := best_sequence(hands, trump):
        yield SEQUENCE, *best


def sequences(hand: Hand) -> Iterator[tuple[Card, ...]]:
    """Every run of three or more in one suit, lowest card first, the ace above the King."""
    run: list[Card] = []
    for card in sorted(filter(None, hand), key=lambda card: (card.suit, HEIGHT[card.rank])):
        if not run or card.suit != run[-1].suit or HEIGHT[card.rank] != HEIGHT[run[-1].rank] + 1:
            if len(run) >= SHORTEST:
                yield tuple(run)
            run = []
        run.append(card)
    if len(run) >= SHORTEST:
        yield tuple(run)


def best_sequence(hands: Mapping[Seat, Hand], trump: str) -> tuple[Seat, tuple[Card, ...]] | None:
    """Whose sequence is the best: the longest, then the highest, then in trumps, then the first in that order."""
    found = [(seat, cards) for seat, hand in hands.items() for cards in sequences(hand)]
    if not found:
        return None
    return max(found, key=lambda f: (len(f[1]), HEIGHT[f[1][-1].rank], f[1][-1].suit == trump))


def combination(hand: Hand) -> tuple[Card, ...]:
    """The best pair, three or four of a hand; no cards when it has none."""
    by_rank: dict[int, list[Card]] = {}
    for card in hand:
        if card:
            by_rank.setdefault(card.rank, []).append(card)
    most = max(by_rank.values(), key=lambda cards: (len(cards), HEIGHT[cards[0].rank]), default=[])
    return tuple(most) if len(most) > 1 else ()


def strength(cards: Sequence[Card], trump: str) -> tuple[int, int, bool]:
    """By what a pair, three or four is compared: how many, how high, and whether it has the trump."""
    return len(cards), HEIGHT[cards[0].rank], any(card.suit == trump for card in cards)


def named(cards: Sequence[Card]) -> str:
    """A pair, three or four in words."""
    # Translators: {ranks} is a word like "eights" or "Kings".
    text = {2: _("a pair of {ranks}"), 3: _("three {ranks}"), 4: _("four {ranks}")}[len(cards)]
    ranks = {
        7: _("sevens"), 8: _("eights"), 9: _("nines"), 10: _("tens"),
        JACK: _("Jacks"), QUEEN: _("Queens"), KING: _("Kings"), ACE: _("aces"),
    }  # fmt: skip
    return text.format(ranks=ranks[cards[0].rank])
