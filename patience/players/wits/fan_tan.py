"""Fan Tan: lead the higher of two neighbours, so that the suit comes round to oneself, and long suits first."""

from collections.abc import Sequence
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.fan_tan import NEXT, SUIT, Fan, FanTan
from patience.games.rounds.stops import HAND, SEAT
from patience.players.imagine import world
from patience.players.search import Opinion
from patience.players.trials import tried

LAST = {after: card for card, after in NEXT.items()}  # the card that ends the suit begun with a card
ROUND = 3.0  # cards: so much longer is a suit worth that comes round to its leader


class Circling:
    """Wits for suits that go round to where they began."""

    descents = 2000  # deals played out for one decision

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Lead any card of the longest suit; never pay where one can play."""
        return self._best(mind, chance, 0.0)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Lead what comes round to oneself, rather out of a long suit."""
        return self._best(mind, chance, ROUND)

    def _best(self, mind: Mind, chance: Random, coming_round: float) -> Move:
        hand = cast("tuple[Card, ...]", mind.view.table.piles[HAND[mind.view.seat]].cards)

        def promise(move: Move) -> tuple[float, float]:
            if not isinstance(move, Play):
                return -1.0, 0.0
            length = sum(card.suit == move.card.suit for card in hand)
            return length + coming_round * (LAST[move.card] in hand), chance.random()

        return max(mind.view.moves, key=promise)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the moves bring in worlds that could be."""
        rules, moves = cast("FanTan", mind.view.rules), mind.view.moves
        worlds = (world(mind, chance) for _world in range(max(1, self.descents // len(moves))))
        return tried(rules, moves, worlds, lambda table: Circle(rules, table, chance).scores())


class Circle:
    """The rest of a deal played out fast: who holds each card, and where the suit stands."""

    def __init__(self, rules: FanTan, table: Table, chance: Random) -> None:
        self.table, self.chance = table, chance.random
        self.hands = [set(cast("tuple[Card, ...]", table.piles[HAND[seat]].cards)) for seat in rules.seats]
        self.owner = {card: seat for seat, hand in enumerate(self.hands) for card in hand}
        self.money = [table.counters[SEAT[seat]] for seat in rules.seats]
        self.pool = table.counters["pool"]

    def scores(self) -> Sequence[float]:
        """What each seat gets in the end when all play what they can."""
        table = self.table
        if table.scores is not None:
            return table.scores
        run, seat = cast("tuple[Card, ...]", table.piles["run"].cards), cast("Seat", table.turn)
        played = len(run) % SUIT
        card = NEXT[run[-1]] if played else self._lead(seat)
        while True:
            holder = self.owner[card]
            while seat != holder:
                self.money[seat] -= 1
                self.pool += 1
                seat = (seat + 1) % len(self.hands)
            self.hands[seat].remove(card)
            if not self.hands[seat]:
                self.money[seat] += self.pool
                before = cast("Fan", table.notes).before
                return [have - had for have, had in zip(self.money, before, strict=True)]
            played += 1
            if played == SUIT:
                played, card = 0, self._lead(seat)
            else:
                card, seat = NEXT[card], (seat + 1) % len(self.hands)

    def _lead(self, seat: Seat) -> Card:
        """The quick habit: what comes round to the leader, of any suit."""
        hand = self.hands[seat]
        return max(sorted(hand), key=lambda card: (LAST[card] in hand) + self.chance())


wits = Circling()
