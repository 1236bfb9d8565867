"""Newmarket: the stake goes where one's own cards will bring it back; then the leads."""

from random import Random

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Say, Tap
from patience.games.rounds.newmarket import CARD_OF, SPREAD, SPREAD_STAGE, STAKE_STAGE, STAKES
from patience.games.rounds.stops import course
from patience.players.search import Opinion
from patience.players.trials import ranked

from .saratoga import Leading
from .sequences import bearings
from .stopping import Outlook

LED, CALLED = (
    0.75,
    0.5,
)  # how probable it is that one can play a pool card that one may lead, or must wait for
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
        if course(mind.view.table).stage in (STAKE_STAGE, SPREAD_STAGE):
            return ranked([(self.habit(mind, chance), 0.0)])
        return super().opinions(mind, chance)


def stake(mind: Mind) -> Say:
    """A high stake for whoever holds several cards that will take a pool, else the lowest."""
    outlook = Outlook(mind)
    hopes = sum(takes(outlook, card) for card in CARD_OF.values())
    return STAKES[-1] if hopes > 1 else STAKES[len(STAKES) // 2] if hopes > LED else STAKES[0]


def spread(mind: Mind, chance: Random) -> Tap:
    """One counter on the pool that will most probably come back; on any when none will."""
    outlook = Outlook(mind)
    return max(SPREAD, key=lambda tap: (takes(outlook, CARD_OF[tap.place]), chance.random()))


def takes(outlook: Outlook, card: Card) -> float:
    """How probable it is that this hand plays a pool card: it must be held, and led or called for."""
    if card not in outlook.hand:
        return 0.0
    before = bearings(outlook.rules).before.get(card)
    while before in outlook.hand:
        card, before = before, bearings(outlook.rules).before.get(before)
    height = getattr(outlook.rules, "height")  # noqa: B009
    lower = sum(height[one] < height[card] for one in outlook.hand if one.suit == card.suit)
    return CALLED if lower else LED


wits = Staking()
