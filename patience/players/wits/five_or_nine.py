"""Five or Nine: begin rows, play towards one's own cards, and hold back what only helps others.

With cards asleep most deals among three or four end blocked. Then every card that can be reached has been played, and
all that differs is how soon: there little can be won by skill. Where all cards are dealt it decides much.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import cast

from patience.cards import ACE, KING, PACK, Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Table
from patience.games.rounds.counting import HAND
from patience.games.rounds.five_or_nine import ROW, FiveOrNine
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import by_rules, convinced

from .five_or_nine_game import BEGINS, MINE, OPENS, THEIRS, Growth

LETS_OUT = 6.0  # what it costs to open the last card of another
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

    def __init__(self, mind: Mind) -> None:
        table, lacks = mind.view.table, mind.lacking
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

    def begins(self, card: Card) -> float:
        """What it is worth that a card begins a row."""
        return BEGINS if self.asleep and not self.table.piles[ROW[card.suit]].cards else 0.0

    def own(self, card: Card) -> float:
        """What a card leads to of one's own."""
        mine = sum(other in self.hand for way in ways(self.table, card) for other in beyond(card, way))
        return self.begins(card) + MINE * mine

    def worth(self, card: Card) -> float:
        """What a card leads to of one's own, less what it opens for others."""
        worth = self.begins(card)
        for way in ways(self.table, card):
            reach = 1.0
            for i, other in enumerate(beyond(card, way)):
                if other in self.hand:
                    worth += MINE * reach
                    continue
                reach *= self.alive(other)
                worth -= reach * (THEIRS if i else OPENS) + LETS_OUT * (not i and self.ends(other))
        return worth


def best(mind: Mind, worth: Callable[[Card], float], chance: Random) -> Move:
    """The card that is worth most."""
    return max(mind.view.moves, key=lambda move: (worth(cast("Play", move).card), chance.random()))


class Growing:
    """Wits for rows that grow both ways."""

    effort = 2000  # deals played out for one decision

    def simple(self, mind: Mind, chance: Random) -> Move:
        """A new row if there is one to begin, else the card with most of one's own beyond it."""
        return best(mind, Outlook(mind).own, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """The card that is worth most."""
        return best(mind, Outlook(mind).worth, chance)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the cards bring in worlds that could be."""
        rules, moves = cast("FiveOrNine", mind.view.rules), mind.view.moves
        worlds = (world(mind, chance) for _world in count())
        trial = by_rules(rules, worlds, lambda table: Growth(rules, table, chance).scores())
        return convinced(self.habit(mind, chance), moves, self.effort, trial)


wits = Growing()
