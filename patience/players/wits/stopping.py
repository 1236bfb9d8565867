"""What the games of stops share: where the unseen cards probably are, and what a lead may be expected to bring."""

from collections.abc import Sequence
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.games.rounds.counting import HAND
from patience.games.rounds.sequences import Sequences

from .bearings import bearings, lacking
from .sequences import AGAIN, COMES, PRIZE, THEIRS

UNLIKELY = 0.001


class Outlook:
    """Where a seat may expect the cards that it does not see: with others, asleep, or played.

    Who does not remember knows only the sequence on the table, and not what the others were shown to lack.
    """

    def __init__(self, mind: Mind, *, remembers: bool = True) -> None:
        rules, seat, table = mind.view.rules, mind.view.seat, mind.view.table
        piles = table.piles
        self.rules = cast("Sequences", rules)
        self.counters = table.counters
        self.hand = cast("tuple[Card, ...]", piles[HAND[seat]].cards)
        self.gone = {*piles["run"].cards, *(piles["turnup"].cards if "turnup" in piles else ())}
        if remembers:
            self.gone.update(piles["played"].cards)
        self.asleep = len(piles["stock"].cards)
        lacks = lacking(mind) if remembers else {}
        self.others = [
            (len(piles[name].cards), lacks.get(name, frozenset()))
            for name in (HAND[other] for other in rules.seats if other != seat)
        ]

    def dead(self, card: Card) -> float:
        """How probable it is that nobody else can play a card."""
        if card in self.gone:
            return 1.0
        return self.asleep / max(1, self.asleep + self._awake(card))

    def _awake(self, card: Card) -> int:
        """Among how many cards of the others this one may be."""
        return sum(size for size, lacking in self.others if card not in lacking)

    def ends(self, card: Card) -> float:
        """How probable it is that another who plays this card is out with it."""
        short = sum(size == 1 and card not in lacking for size, lacking in self.others)
        return short / max(1, self._awake(card))

    def prize(self, card: Card) -> int:
        """The pool that a card takes."""
        pool = self.rules.prizes.get(card)
        return self.counters[pool] if pool else 0

    def comes(self, card: Card) -> float:
        """How probable it is that another can play the card before this one, so that this one is called for."""
        before = bearings(self.rules).before.get(card)
        return 0.0 if before is None or before in self.hand else 1 - self.dead(before)

    def worth(self, first: Card) -> float:
        """What may be expected of a lead: cards got rid of, pools, and the next lead."""
        worth, likely, mine, held = -COMES * self.comes(first), 1.0, True, len(self.hand)
        card: Card | None = first
        while card and likely > UNLIKELY:
            if mine := card in self.hand:
                worth += likely * (1 + self.prize(card))
                held -= 1
                if not held:
                    return worth + likely * sum(size for size, _lacking in self.others)
                card = self.rules.successor[card]
                continue
            dead = self.dead(card)
            worth, likely = worth + likely * dead * self._again(card), likely * (1 - dead)
            worth -= likely * (THEIRS + PRIZE * self.prize(card) + self.ends(card) * held)
            card = self.rules.successor[card]
        return worth + likely * mine * AGAIN

    def _again(self, card: Card) -> float:
        """What it is worth that a sequence stops before this card: something to who holds the one before it."""
        return AGAIN * (bearings(self.rules).before.get(card) in self.hand)


def best_lead(outlook: Outlook, moves: Sequence[Move], chance: Random) -> Move:
    """The lead that promises most."""

    def promise(move: Move) -> tuple[float, float]:
        assert isinstance(move, Play)
        return outlook.worth(move.card), chance.random()

    return max(moves, key=promise)
