"""Guest solved with all cards open, written from the rules alone: it shares nothing with the game and its players.

The mover is seat 0, the partner seat 2. A card is a bit, a hand a number with its bits: sixteen for each suit, the lowest
card the lowest and the trumps above all.
"""

from functools import lru_cache
from itertools import combinations, islice
from random import Random

HEIGHTS = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
OTHER_OF_COLOUR = dict(zip("CDHS", "SHDC", strict=True))
LEFT_BOWER, RIGHT_BOWER, JOKER = 10, 11, 12
WIDE = 16
SUITS = [(1 << WIDE) - 1 << WIDE * suit for suit in range(4)]
TRUMPS = SUITS[3]


def bit(text, trump):
    """A card like 10H."""
    if text == "JK":
        return 1 << 3 * WIDE + JOKER
    rank, suit = text[:-1], text[-1]
    if rank == "J" and suit in (trump, OTHER_OF_COLOUR[trump]):
        return 1 << 3 * WIDE + (RIGHT_BOWER if suit == trump else LEFT_BOWER)
    order = [*(one for one in "CDHS" if one != trump), trump]
    return 1 << WIDE * order.index(suit) + HEIGHTS.index(rank)


def suit_of(card):
    """All cards of the suit."""
    return SUITS[(card.bit_length() - 1) // WIDE]


def bits(hand):
    """The cards of a hand, the highest first."""
    while hand:
        card = 1 << hand.bit_length() - 1
        yield card
        hand ^= card


def legal(hand, trick):
    """The cards of a hand that may be played."""
    return (trick and hand & suit_of(trick[0])) or hand


def winner(trick):
    """The place in a trick of the card that wins it."""
    led = suit_of(trick[0])
    return trick.index(max(card for card in trick if card & (led | TRUMPS)))


@lru_cache(1 << 18)
def most(hands, leader, trick=(), low=-1, high=10):
    """How many more tricks the seats 0 and 2 make; exact between the limits, else at least beyond the right one."""
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        return 0
    ours = seat % 2 == 0
    best = -1 if ours else 10
    for card in _different(hands, seat, trick):
        got = after(hands, leader, trick, card, low, high)
        if ours:
            best, low = max(best, got), max(low, got)
        else:
            best, high = min(best, got), min(high, got)
        if low >= high:
            break
    return best


def after(hands, leader, trick, card, low=-1, high=10):
    """How many tricks the seats 0 and 2 make from a trick on to which the next seat plays this card."""
    seat = (leader + len(trick)) % 4
    left, trick = list(hands), (*trick, card)
    left[seat] ^= card
    if len(trick) < 4:
        return most(tuple(left), leader, trick, low, high)
    first = (leader + winner(trick)) % 4
    made = 1 - first % 2
    return made + most(tuple(left), first, (), low - made, high - made)


def _different(hands, seat, trick):
    """The legal cards; of those with nothing in play between them only one, for they are as good as each other."""
    others, last, found = sum(hands) ^ hands[seat] | sum(trick), 0, []
    for card in bits(legal(hands[seat], trick)):
        between = last - card
        if not last or not card & suit_of(last) or between & others:
            found.append(card)
        last = card
    return found


def deals(out, sizes, lacks):
    """Every way in which the cards that are out may lie: so many in each other hand, none that a hand lacks."""
    cards = list(bits(out))
    for first in map(sum, combinations([card for card in cards if not card & lacks[0]], sizes[0])):
        rest = [card for card in cards if not card & (lacks[1] | first)]
        for second in map(sum, combinations(rest, sizes[1])):
            if not (third := out ^ first ^ second) & lacks[2]:
                yield first, second, third


def some_deals(out, sizes, lacks, wanted, seed=1):
    """All ways in which the cards may lie, or so many drawn at random where there are more."""
    few = list(islice(deals(out, sizes, lacks), wanted + 1))
    if len(few) <= wanted:
        return few
    chance, found, cards = Random(seed), [], list(bits(out))
    a, b, _c = sizes
    while len(found) < wanted:
        chance.shuffle(cards)
        hands = sum(cards[:a]), sum(cards[a : a + b]), sum(cards[a + b :])
        if not any(hand & lack for hand, lack in zip(hands, lacks, strict=True)):
            found.append(hands)
    return found


def worths(hand, trick, worlds):
    """For each card that seat 0 may play, how many tricks his side makes in each of the worlds."""
    leader = -len(trick) % 4
    return {
        card: [after((hand, *world), leader, tuple(trick), card) for world in worlds]
        for card in bits(legal(hand, trick))
    }
