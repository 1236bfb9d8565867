"""The positions of guest_positions.txt, as minds of seat 0 and as the possible deals that the solver knows."""

from pathlib import Path
from typing import NamedTuple

import guest_solved as solved

from patience.cards import card, cards
from patience.engine.memory import Mind, remember
from patience.engine.table import EMPTY, Pile, Table
from patience.games.rounds.bowers import GUESTS
from patience.games.rounds.guest import VOIDS, Guest
from patience.games.rounds.guest_table import Visit

RULES = Guest()
SEATS = {"left": 1, "partner": 2, "right": 3}


class Position(NamedTuple):
    """What seat 0 holds and what it has to play; `out` is what the others hold, `void` who was shown to lack a suit."""

    kind: str
    trump: str
    hand: list[str]
    trick: list[str]
    out: list[str]
    void: list[tuple[int, str]]
    play: set[str]
    why: str

    @property
    def sizes(self):
        """How many cards the other three hold."""
        return tuple(len(self.hand) - (seat >= 4 - len(self.trick)) for seat in (1, 2, 3))

    def mind(self):
        """What seat 0 knows; where the cards lie that it does not see must not matter."""
        leader, made = -len(self.trick) % 4, 9 - len(self.hand)
        seen = {f"10{self.trump}", *self.hand, *self.trick, *self.out}
        piles = dict.fromkeys(RULES.places, EMPTY)
        piles["turnup"] = Pile(cards(f"10{self.trump}"))
        piles["hand.0"] = Pile(cards(" ".join(self.hand)))
        piles["won.0"] = Pile(tuple(one for one in GUESTS if str(one) not in seen))
        for i, one in enumerate(self.trick):
            piles[f"trick.{(leader + i) % 4}"] = Pile((card(one),))
        order = [solved.bit(one, self.trump) for one in self.out]
        for seat, hand in enumerate(self.deals(1)[0], start=1):
            held = [one for one, bit in zip(self.out, order, strict=True) if bit & hand]
            piles[f"hand.{seat}"] = Pile(cards(" ".join(held)))
        lacking = {}
        for seat, suit in self.void:
            effect = VOIDS[seat, self.trump, suit]
            lacking[effect.place] = lacking.get(effect.place, frozenset()) | effect.cards
        table = Table(piles, 0, {}, Visit(3, 1, self.trump, leader, (made, 0, 0, 0), ()))
        return Mind(*remember(RULES, 0, table, [])[:2], lacking, ())

    def deals(self, wanted):
        """So many ways in which the cards may lie."""
        order = [*(suit for suit in "CDHS" if suit != self.trump), self.trump]
        lacks = [0, 0, 0]
        for seat, suit in self.void:
            lacks[seat - 1] |= solved.SUITS[order.index(suit)]
        out = sum(solved.bit(one, self.trump) for one in self.out)
        return solved.some_deals(out, self.sizes, lacks, wanted)

    def worths(self, wanted):
        """For each card how many tricks it brings in so many deals when all cards are open."""
        named = {solved.bit(one, self.trump): one for one in self.hand}
        trick = [solved.bit(one, self.trump) for one in self.trick]
        found = solved.worths(sum(named), trick, self.deals(wanted))
        return {named[bit]: worth for bit, worth in found.items()}


def read(line):
    """A position from its line."""
    kind, hand, trick, out, void, play, why = (part.strip() for part in line.split("|"))
    trump, colon, rest = hand.partition(":")
    trump, hand = (trump, rest.split()) if colon else ("H", hand.split())
    trick, out = trick.split(), out.split()
    if not out:
        out = [str(one) for one in GUESTS if str(one) not in (*hand, *trick, f"10{trump}")]
    who = [(SEATS[seat], suit) for seat, suit in (one.split() for one in void.split(",") if one)]
    found = Position(kind, trump, hand, trick, out, who, set(play.split()), why)
    assert len(out) == sum(found.sizes), line
    assert len({*hand, *trick, *out}) == len(hand) + len(trick) + len(out), line
    return found


POSITIONS = [
    read(line)
    for line in Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
