"""Saratoga: leads that keep the lead and bring the pool cards home."""

from random import Random

from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.players.opinion import Opinion

from .sequences import weighed
from .stopping import Outlook, best_lead


class Leading:
    """Wits for games in which nothing but the lead is chosen."""

    effort = 2000  # deals played out for one decision

    def simple(self, mind: Mind, chance: Random) -> Move:
        """The lead that promises most to somebody who has forgotten what was played and said."""
        return best_lead(Outlook(mind, remembers=False), mind.view.moves, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """The lead that promises most."""
        return best_lead(Outlook(mind), mind.view.moves, chance)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What the leads bring in worlds that could be."""
        return weighed(mind, self.habit(mind, chance), chance, self.effort)


wits = Leading()
