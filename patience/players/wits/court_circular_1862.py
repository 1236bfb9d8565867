"""Court Circular 1862: weighs what each Line takes or gives away against the Lines that the other may have."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.court_circular import HAND, LINE, lead_of
from patience.games.rounds.court_words_1862 import COVERED, NAME, SUPPLY, TAKE, year
from patience.players.imagine import world
from patience.players.opinion import Opinion

from .court_ahead import looked_ahead
from .court_judge import JUDGE_1862, Plan
from .court_last import is_last, reckoned
from .court_lines import OWN, together
from .court_pack import COURTS, Pack, outcome

LOOKS = 24  # worlds in which a player with good habits looks what the other could make
USUAL = tuple(
    (rank << OWN) + (47 << OWN - 8) for rank in (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5)
)  # of unknown hands
KEEP = 0.03  # and two cards in hand that go together


class CourtCircularWits:
    """How it is played; the strong player weighs each card by what this trick and the next one bring."""

    effort = 40

    def simple(self, mind: Mind, chance: Random) -> Move:
        """The Line that takes most against an unknown hand, whatever the other shows."""
        return _by_rule(mind.view.table, mind.view.moves, lambda: USUAL)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """The Line that takes most against all that the other may hold."""
        table = mind.view.table

        def theirs() -> tuple[int, ...]:
            return tuple([_best_of_rival(world(mind, chance), table) for _look in range(LOOKS)])

        return _by_rule(table, mind.view.moves, theirs)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Each move, tried in the same worlds, in which this trick and the next are played on, or the last one to its end."""
        if is_last(mind):
            return reckoned(mind, self.habit(mind, chance), chance)
        return looked_ahead(mind, self.effort, chance, Pack)


wits = CourtCircularWits()


@lru_cache(1 << 14)
def _mean_outcome(mine: int, theirs: tuple[int, ...]) -> float:
    return sum([outcome(mine, other) for other in theirs]) / len(theirs)


def _laid(table: Table, seat: Seat) -> list[Card]:
    """What a seat has played, as far as it is seen."""
    return [card for name in (LINE[seat], COVERED[seat]) for card in table.piles[name].cards if card]


def _reach(table: Table, seat: Seat) -> list[Card]:
    """The cards that a seat can still play."""
    return [card for name in (HAND[seat], "turnup") for card in table.piles[name].cards if card]


def _best_of_rival(full: Table, table: Table) -> int:
    """The best Line that the other can make at a full table."""
    rival = 1 - cast("Seat", table.turn)
    plans = JUDGE_1862.plans(lead_of(full), _laid(full, rival), _reach(full, rival))
    return max(plan.worth for plan in plans)


def _by_rule(table: Table, moves: Sequence[Move], theirs: Callable[[], tuple[int, ...]]) -> Move:
    """The move that fits best, if the other has one of those Lines."""
    notes, seat = year(table), cast("Seat", table.turn)
    plays, reach = cast("Sequence[Play]", moves), _reach(table, seat)
    if notes.stage == NAME:
        return max(plays, key=lambda move: _best_with(move.card, reach))
    if notes.stage != TAKE:
        return _towards_most(table, plays, reach, theirs())
    if notes.namer != seat or not reach:
        return max(plays, key=lambda move: COURTS[move.card])
    return max(plays, key=lambda move: (COURTS[move.card], -_best_with(move.card, reach)))


def _towards_most(
    table: Table, plays: Sequence[Play], reach: Sequence[Card], theirs: tuple[int, ...]
) -> Move:
    """A card of the Line that takes most."""
    notes, seat = year(table), cast("Seat", table.turn)
    lead, laid = lead_of(table), _laid(table, seat)
    worth = {
        plan: _mean_outcome(plan.worth, theirs) + _kept(reach, plan)
        for plan in JUDGE_1862.plans(lead, laid, reach)
    }
    if notes.stage == SUPPLY:  # the card that the best plan without it misses least
        return max(plays, key=lambda move: max(v for plan, v in worth.items() if move.card not in plan.cards))
    most = max(worth.values())

    def use(move: Play) -> tuple[float, float, int]:
        """How good the plans are that a card belongs to; the first card keeps as many open as can be."""
        values = [value for plan, value in worth.items() if move.card in plan.cards]
        return max(values) - most, sum([max(0.0, value - most + 0.3) for value in values]), -move.card.rank

    return max(plays, key=use)


def _best_with(lead: Card, hand: Sequence[Card]) -> int:
    """The best Line that a hand makes with that Lead."""
    return max(JUDGE_1862.plans(lead, (), hand)).worth


def _kept(reach: Sequence[Card], plan: Plan) -> float:
    """What is left in hand for the next trick."""
    return KEEP * sum(
        [together(a, b) for a, b in combinations([card for card in reach if card not in plan.cards], 2)]
    )
