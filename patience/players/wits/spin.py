"""Spin: Newmarket with the decision when the ace of diamonds stops a sequence."""

from random import Random

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.games.rounds.newmarket import CARD_OF
from patience.games.rounds.spin import RUN_ON, SPIN, SPIN_STAGE
from patience.games.rounds.stops import course

from .newmarket import Staking
from .stopping import Outlook

NEARLY_OUT = 3  # cards: who holds so few is soon out


class Spinning(Staking):
    """Wits for the game with the ace that spins."""

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Spin at once for a pool, and on a whim."""
        if course(mind.view.table).stage != SPIN_STAGE:
            return super().simple(mind, chance)
        return SPIN if pool_in_hand(Outlook(mind)) or chance.random() < 1 / 3 else RUN_ON

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Spin for a pool that is worth it, or before somebody else is out."""
        if course(mind.view.table).stage != SPIN_STAGE:
            return super().habit(mind, chance)
        outlook = Outlook(mind)
        last = len(outlook.hand) == 1
        hurry = min(size for size, _lacking in outlook.others) <= NEARLY_OUT
        return SPIN if last or hurry or pool_in_hand(outlook) else RUN_ON


def pool_in_hand(outlook: Outlook) -> int:
    """The largest pool that a card of the hand takes, if there is one."""
    return max((outlook.prize(card) for card in CARD_OF.values() if card in outlook.hand), default=0)


wits = Spinning()
