"""Newmarket: the stake goes where one's own cards will bring it back; then the leads."""

from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Say, Tap
from patience.engine.table import Seat, Table
from patience.games.rounds.counting import HAND, SEAT
from patience.games.rounds.newmarket import (
    CARD_OF,
    SPREAD,
    SPREAD_STAGE,
    STAKE_STAGE,
    STAKES,
    Newmarket,
    Staked,
)
from patience.games.rounds.sequences import Sequences
from patience.games.rounds.stops import LEAD, course
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import by_rules, convinced, ranked

from .bearings import bearings
from .saratoga import Leading
from .sequences import Race
from .stopping import Outlook

LED, CALLED = (
    0.75,
    0.5,
)  # how probable it is that one can play a pool card that one may lead, or must wait for
THOUGHT_OF = (STAKES[0], STAKES[4], STAKES[-1])  # stakes between them bring what lies between
MODEST = 3  # so many of the lowest stakes are thought of by a simple player


class Staking(Leading):
    """Wits for the game in which the stakes are spread."""

    def simple(self, mind: Mind, chance: Random) -> Move:
        stage = course(mind.view.table).stage
        if stage == STAKE_STAGE:
            return chance.choice(STAKES[:MODEST])
        if stage == SPREAD_STAGE:
            hand = Outlook(mind).hand
            return chance.choice([tap for tap in SPREAD if CARD_OF[tap.place] in hand] or SPREAD)
        return super().simple(mind, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        stage = course(mind.view.table).stage
        if stage == STAKE_STAGE:
            return stake(mind)
        return spread(mind, chance) if stage == SPREAD_STAGE else super().habit(mind, chance)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Leads and stakes are tried in worlds that could be; what is left of a stake goes where it began to go."""
        stage = course(mind.view.table).stage
        if stage not in (STAKE_STAGE, SPREAD_STAGE):
            return super().opinions(mind, chance)
        usual, own = self.habit(mind, chance), Outlook(mind).hand
        begun = [past.move for past in mind.past if past.mover == mind.view.seat and past.move in SPREAD]
        moves = THOUGHT_OF if stage == STAKE_STAGE else [tap for tap in SPREAD if CARD_OF[tap.place] in own]
        if begun or len(moves) < 2:
            return ranked([(begun[-1] if begun else usual, 0.0)])
        worlds = (world(mind, chance) for _world in count())
        rules, pools = cast("Newmarket", mind.view.rules), mind.view.table.counters

        def ending(table: Table) -> Sequence[float]:
            return Race(rules, staked(rules, table, pools, chance), chance).scores()

        return convinced(usual, moves, self.effort, by_rules(rules, worlds, ending))


def staked(rules: Newmarket, table: Table, pools: Mapping[str, int], chance: Random) -> Table:
    """The table with all stakes laid: one begun since there was so much in the pools as it began, all others by habit."""
    notes, counters, seat = cast("Staked", table.notes), dict(table.counters), cast("Seat", table.turn)
    begun = next((tap for tap in SPREAD if counters[tap.place] > pools[tap.place]), None)
    left, last = notes.left, False
    while not last:
        hand = cast("tuple[Card, ...]", table.piles[HAND[seat]].cards)
        pool = begun if begun and left < notes.stake else favourite(rules, hand, chance)
        counters[pool.place] += left
        counters[SEAT[seat]] -= left
        left, last = notes.stake, seat == notes.dealer
        seat = rules.left(seat)
    return Table(table.piles, seat, counters, notes._replace(stage=LEAD, left=0))


def stake(mind: Mind) -> Say:
    """A high stake for whoever holds several cards that will take a pool, else the lowest."""
    outlook = Outlook(mind)
    hopes = sum(takes(outlook.rules, outlook.hand, card) for card in CARD_OF.values())
    return STAKES[-1] if hopes > 1 else STAKES[len(STAKES) // 2] if hopes > LED else STAKES[0]


def spread(mind: Mind, chance: Random) -> Tap:
    """One counter on the pool that will most probably come back; on any when none will."""
    outlook = Outlook(mind)
    return favourite(outlook.rules, outlook.hand, chance)


def favourite(rules: Sequences, hand: Sequence[Card], chance: Random) -> Tap:
    """The pool that a hand takes most probably."""
    return max(SPREAD, key=lambda tap: (takes(rules, hand, CARD_OF[tap.place]), chance.random()))


def takes(rules: Sequences, hand: Sequence[Card], card: Card) -> float:
    """How probable it is that a hand plays a pool card: it must be held, and led or called for."""
    if card not in hand:
        return 0.0
    led = card
    while (before := bearings(rules).before.get(led)) and before in hand:
        led = before
    height = cast("Newmarket", rules).height
    return CALLED if any(one.suit == card.suit and height[one] < height[led] for one in hand) else LED


wits = Staking()
