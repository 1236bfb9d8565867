"""Good habits of Guest, from a hand and from what the others may hold: unseen cards but those they were shown to lack."""

from patience.cards import JOKER

from .guest_bits import ALL, Bits, Hand

GUARD, LESS = (
    30,
    10,
)  # what it costs to throw what keeps the highest of a suit, less for each card above that one


def first_lead(bits: Bits, hand: Hand) -> Hand:
    """The trump to begin with: the Joker, else the smallest, as Catlin advises."""
    held, joker = hand & bits.trumps, bits.of[JOKER]
    return joker if hand & joker else held & -held


def lead(bits: Bits, hand: Hand, left: Hand, partner: Hand, right: Hand) -> Hand:
    """The card to lead: winners before they are trumped, what the partner wins or trumps, else a small card."""
    trumps, rivals = bits.trumps, left | right
    best, chosen = _lead_of_trumps(hand & trumps, partner & trumps, rivals & trumps)
    for suit in bits.sides:
        mine = hand & suit
        if not mine:
            continue
        low, top, n = mine & -mine, 1 << mine.bit_length() - 1, mine.bit_count()
        theirs, his = rivals & suit, partner & suit
        if (not left & suit and left & trumps) or (not right & suit and right & trumps):
            worth, card = -50, low  # a rival trumps it
        elif top > theirs:
            worth, card = 100 - n, top
        elif his > theirs or (not his and partner & trumps):
            worth, card = 60, low
        elif n == 1 and hand & trumps:
            worth, card = 35, low  # a suit less to follow
        else:
            worth, card = 20 + n - bits.height[top.bit_length()], low
        if worth > best:
            best, chosen = worth, card
    return chosen


def _lead_of_trumps(mine: Hand, his: Hand, theirs: Hand) -> tuple[int, Hand]:
    """What it is worth to lead a trump, and which; nothing from a hand without trumps."""
    if not mine:
        return -1000, 0
    low, top, n = mine & -mine, 1 << mine.bit_length() - 1, mine.bit_count()
    if not theirs:
        return -20, low  # it would only cost the partner's
    if top > theirs:
        return 120, top
    if his > theirs:
        return 40, low
    return (30 if n > 3 else 0), low


def follow(
    bits: Bits, legal: Hand, led: Hand, best: Hand, unseen: Hand, rival: Hand, partner: Hand, *, ours: bool
) -> Hand:
    """The one of the legal cards to play to a trick of the suit `led`, whose best card so far is `best`.

    `rival` and `partner` are what those may hold of the unseen cards who are still to play, 0 if they have; `ours` when
    the partner has played the best card.
    """
    trumps = bits.trumps
    threat = rival & led or rival & trumps
    can = legal & (led | trumps) & ~(2 * best - 1)
    if not can or (ours and threat < best) or (partner & led or partner & trumps) > max(threat, best):
        return throw(bits, legal, led, unseen)
    sure = can >> threat.bit_length() << threat.bit_length()
    if sure:
        return sure & -sure
    if ours:
        return throw(bits, legal, led, unseen)
    if not legal & led:
        return can & -can  # a small trump
    if partner:
        return throw(bits, legal, led, unseen)  # second hand low …
    return 1 << can.bit_length() - 1  # … third hand high


def throw(bits: Bits, legal: Hand, led: Hand, unseen: Hand) -> Hand:
    """The card that is missed least in a trick that one does not win: a low one that guards no higher one."""
    plain = legal & ~bits.trumps
    if legal & led or not plain:
        return legal & -legal
    best, chosen = 1000, 0
    for suit in bits.sides:
        mine = plain & suit
        if mine:
            low, n = mine & -mine, mine.bit_count()
            higher = ((unseen & suit) >> mine.bit_length()).bit_count()
            cost = 4 * bits.height[low.bit_length()] + (0 if n == 1 else n if n > 2 else 3)
            if n == higher + 1:  # just enough to keep the highest until those above it are gone
                cost += GUARD - LESS * higher
            if cost < best:
                best, chosen = cost, low
    return chosen


def played_out(
    bits: Bits, hands: list[Hand], lacks: list[Hand], gone: Hand, leader: int, trick: list[Hand]
) -> int:
    """How many more tricks the seats 0 and 2 get when all play by habit; each knows his hand and what everybody saw.

    `lacks` are the cards that the seats were shown not to hold, `gone` those that were seen, `trick` those that are
    played to this trick, from its leader on. The lists are used up.
    """
    trumps, suit_of, won = bits.trumps, bits.suit, 0
    while any(hands):
        if not trick:
            card = _led(bits, hands[leader], lacks, gone, leader)
            trick = [card]
            hands[leader] ^= card
            gone |= card
        led = suit_of[trick[0].bit_length()]
        leads = led | trumps  # what can win
        best = trick[0] if len(trick) == 1 else max([card for card in trick if card & leads])
        winner = (leader + trick.index(best)) & 3
        for n in range(len(trick), 4):
            seat = (leader + n) & 3
            hand = hands[seat]
            legal = hand & led
            if not legal:
                legal = hand
                lacks[seat] |= led
            card = legal
            if legal & legal - 1:
                unseen = ALL & ~gone & ~hand
                rival = unseen & ~lacks[seat - 3] if n < 3 else 0
                partner = unseen & ~lacks[seat - 2] if n == 1 else 0
                card = follow(bits, legal, led, best, unseen, rival, partner, ours=winner ^ seat == 2)
            hands[seat] = hand ^ card
            gone |= card
            if card > best and card & leads:
                best, winner = card, seat
        won += not winner & 1
        leader, trick = winner, []
    return won


def _led(bits: Bits, hand: Hand, lacks: list[Hand], gone: Hand, leader: int) -> Hand:
    """What the leader of a trick leads: his last card, or what habit says."""
    if not hand & hand - 1:
        return hand
    unseen = ALL & ~gone & ~hand
    left, partner, right = lacks[leader - 3], lacks[leader - 2], lacks[leader - 1]
    return lead(bits, hand, unseen & ~left, unseen & ~partner, unseen & ~right)
