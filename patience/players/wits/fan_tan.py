"""Fan Tan: lead what comes round to oneself, keep the suit whose cards lie close together, and lead that as the last."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.counting import HAND, SEAT
from patience.games.rounds.fan_tan import NEXT, SUIT, Fan, FanTan
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import by_rules, convinced

LAST = {after: card for card, after in NEXT.items()}  # the card that ends the suit begun with a card
ROUND = 12.0  # what it is worth to lead again, against the span of a suit
FEW = 4  # leads of the last suit that the strong player tries


def span(card: Card, suit: Sequence[Card]) -> int:
    """How many cards are played after that one until the last of one's own of the suit is."""
    return max((one - card) % SUIT for one in suit)


def promises(hand: Iterable[Card]) -> dict[Card, float]:
    """What each lead promises: of one's last suit to be out soon, before that to lead again and keep a suit for the last.

    The best suit for the last is the one whose cards lie close together.
    """
    suits: dict[str, list[Card]] = {}
    for card in hand:
        suits.setdefault(card.suit, []).append(card)
    found: dict[Card, float] = {}
    for suit in suits.values():
        spans = [span(card, suit) for card in suit]
        if len(suits) == 1:
            found.update((card, -far) for card, far in zip(suit, spans, strict=True))
        else:
            least = min(spans)
            found.update((card, least + ROUND * (LAST[card] in suit)) for card in suit)
    return found


class Circling:
    """Wits for suits that go round to where they began."""

    effort = 2000  # deals played out for one decision

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Lead any card of the longest suit; never pay where one can play."""
        hand = own_cards(mind)
        return best(mind, {card: sum(one.suit == card.suit for one in hand) for card in hand}, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Lead what promises most."""
        return best(mind, promises(own_cards(mind)), chance)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the moves bring in worlds that could be."""
        rules, moves = cast("FanTan", mind.view.rules), worth_a_thought(mind)
        worlds = (world(mind, chance) for _world in count())
        trial = by_rules(rules, worlds, lambda table: Circle(rules, table, chance).scores())
        return convinced(self.habit(mind, chance), moves, self.effort, trial)


def worth_a_thought(mind: Mind) -> Sequence[Move]:
    """The best lead of each suit, the best few of the last; where one may keep a card, to play it and to pay."""
    leads = [move for move in mind.view.moves if isinstance(move, Play)]
    if len(leads) < len(mind.view.moves):
        return mind.view.moves
    promised = promises(own_cards(mind))
    leads.sort(key=lambda lead: promised[lead.card])
    suits = {lead.card.suit: lead for lead in leads}
    return [*suits.values()] if len(suits) > 1 else leads[-FEW:]


def own_cards(mind: Mind) -> Sequence[Card]:
    """The own hand."""
    return cast("tuple[Card, ...]", mind.view.table.piles[HAND[mind.view.seat]].cards)


def best(mind: Mind, promised: Mapping[Card, float], chance: Random) -> Move:
    """The lead that promises most; a card that can be played is played."""

    def promise(move: Move) -> tuple[float, float]:
        return (promised[move.card], chance.random()) if isinstance(move, Play) else (-float("inf"), 0.0)

    return max(mind.view.moves, key=promise)


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
        """The quick habit, which is the good one."""
        promised = promises(sorted(self.hands[seat]))
        return max(promised, key=lambda card: promised[card] + self.chance())


wits = Circling()
