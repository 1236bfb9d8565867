"""Five or Nine: play towards one's own long ends, and hold back what opens a row for others."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from patience.cards import ACE, KING, PACK, SUITS, Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.five_or_nine import ROW, FiveOrNine, Rows
from patience.games.rounds.stops import HAND, SEAT
from patience.players.imagine import world
from patience.players.search import Opinion
from patience.players.trials import tried

NOBODY = -1
MINE, OPENS, BLOCKS = (
    1.0,
    1.5,
    4.0,
)  # a card of one's own beyond; one opened for others, for who is nearly out
UP, DOWN = 1, -1


def ways(table: Table, card: Card) -> Sequence[int]:
    """The ways in which a row grows on beyond a card."""
    if not table.piles[ROW[card.suit]].cards:
        return UP, DOWN
    return (UP,) if card > cast("Card", table.piles[ROW[card.suit]].cards[0]) else (DOWN,)


def beyond(card: Card, way: int) -> Iterator[Card]:
    """The cards of the suit beyond one, nearest first."""
    end = KING if way == UP else ACE
    for rank in range(card.rank + way, end + way, way):
        yield PACK[card - 1 + rank - card.rank]


class Outlook:
    """Where a seat may expect the cards that it does not see."""

    def __init__(self, mind: Mind, *, remembers: bool = True) -> None:
        table = mind.view.table
        lacks = mind.lacking if remembers else {}
        self.table = table
        self.hand = cast("tuple[Card, ...]", table.piles[HAND[mind.view.seat]].cards)
        self.asleep = len(table.piles["stock"].cards)
        self.others = [
            (len(table.piles[name].cards), lacks.get(name, frozenset()))
            for name in (HAND[seat] for seat in mind.view.rules.seats if seat != mind.view.seat)
        ]

    def alive(self, card: Card) -> float:
        """How probable it is that another holds a card."""
        awake = sum(size for size, lacking in self.others if card not in lacking)
        return awake / max(1, awake + self.asleep)

    def ends(self, card: Card) -> bool:
        """Whether another may be out with a card."""
        return any(size == 1 and card not in lacking for size, lacking in self.others)

    def worth(self, card: Card) -> float:
        """What it is worth to lay a card: the way to one's own cards, less what it opens for others."""
        worth = 0.0
        for way in ways(self.table, card):
            reach = 1.0
            for i, other in enumerate(beyond(card, way)):
                if other in self.hand:
                    worth += MINE * reach
                    continue
                if i == 0:
                    worth -= OPENS * self.alive(other) + BLOCKS * self.ends(other)
                reach *= self.alive(other)
        return worth


class Growing:
    """Wits for rows that grow both ways."""

    descents = 2000  # deals played out for one decision

    def simple(self, mind: Mind, chance: Random) -> Move:
        """The card that seems worth most to somebody who has forgotten who could not play what."""
        return self._best(Outlook(mind, remembers=False), mind.view.moves, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """The card that is worth most."""
        return self._best(Outlook(mind), mind.view.moves, chance)

    def _best(self, outlook: Outlook, moves: Sequence[Move], chance: Random) -> Move:
        return max(moves, key=lambda move: (outlook.worth(cast("Play", move).card), chance.random()))

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the cards bring in worlds that could be."""
        rules, moves = cast("FiveOrNine", mind.view.rules), mind.view.moves
        worlds = (world(mind, chance) for _world in range(max(1, self.descents // len(moves))))
        return tried(rules, moves, worlds, lambda table: Growth(rules, table, chance).scores())


class Growth:
    """The rest of a deal played out fast: who holds each card, and how far each row has grown."""

    def __init__(self, rules: FiveOrNine, table: Table, chance: Random) -> None:
        self.rules, self.table, self.chance = rules, table, chance.random
        notes = cast("Rows", table.notes)
        self.starter, self.paid, self.before = notes.starter, notes.paid, notes.before
        self.money = [table.counters[SEAT[seat]] for seat in rules.seats]
        self.pool = table.counters["pool"]
        self.owner = [NOBODY] * (len(PACK) + 2)
        self.left = [0] * len(rules.seats)
        for seat in rules.seats:
            held = cast("tuple[Card, ...]", table.piles[HAND[seat]].cards)
            self.left[seat] = len(held)
            for one in held:
                self.owner[one] = seat
        self.ends: list[tuple[int, int] | None] = []
        for row in ROW.values():
            laid = cast("tuple[Card, ...]", table.piles[row].cards)
            self.ends.append((min(laid), max(laid)) if laid else None)

    def scores(self) -> Sequence[float]:
        """What each seat gets in the end."""
        if self.table.scores is not None:
            return self.table.scores
        seat, seats = cast("Seat", self.table.turn), len(self.left)
        while True:
            fitting = [card for card in self._fitting() if self.owner[card] == seat]
            if fitting:
                self._lay(fitting[0] if len(fitting) == 1 else max(fitting, key=self._promise))
                self.left[seat] -= 1
                if not self.left[seat]:
                    return self._won(seat)
            elif self.starter:
                self.money[seat] -= 1
                self.pool += 1
                self.paid += 1
                if self.paid == seats:
                    return self._blocked()
            seat = (seat + 1) % seats

    def _fitting(self) -> Iterator[int]:
        for suit, (base, ends) in enumerate(zip(range(0, 52, 13), self.ends, strict=True)):
            if ends is None:
                yield from self.rules.starters[self.starter, SUITS[suit]]
                continue
            if ends[0] > base + ACE:
                yield ends[0] - 1
            if ends[1] < base + KING:
                yield ends[1] + 1

    def _lay(self, card: int) -> None:
        suit = (card - 1) // 13
        ends = self.ends[suit]
        self.ends[suit] = (min(card, ends[0]), max(card, ends[1])) if ends else (card, card)
        self.owner[card] = NOBODY
        self.starter = self.starter or card - 13 * suit
        self.paid = 0

    def _promise(self, card: int) -> float:
        """The quick habit: a card of one's own next to it, and others farther on; anything else opens for others."""
        owner, suit = self.owner, (card - 1) // 13
        seat, ends = owner[card], self.ends[suit]
        worth = self.chance() * 1.5
        if ends is None or card > ends[1]:
            worth += self._beyond(seat, range(card + 1, 13 * suit + KING + 1))
        if ends is None or card < ends[0]:
            worth += self._beyond(seat, range(card - 1, 13 * suit, -1))
        return worth

    def _beyond(self, seat: Seat, cards: range) -> float:
        if not cards:
            return 0.0
        owner = self.owner
        return sum(owner[card] == seat for card in cards) - OPENS * (owner[cards[0]] != seat)

    def _won(self, winner: Seat) -> Sequence[float]:
        self.money[winner] += self.pool
        for seat, cards in enumerate(self.left):
            self.money[seat] -= cards
            self.money[winner] += cards
        return [have - had for have, had in zip(self.money, self.before, strict=True)]

    def _blocked(self) -> Sequence[float]:
        if self.rules.fewest_cards_wins:
            winners = [seat for seat, cards in enumerate(self.left) if cards == min(self.left)]
            for seat in winners:
                self.money[seat] += self.pool // len(winners)
        return [have - had for have, had in zip(self.money, self.before, strict=True)]


wits = Growing()
