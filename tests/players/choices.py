"""Prints what players of every level choose in a few positions of the games named on the command line."""

import sys
from random import Random

from minds import LEVELS, positions

from patience.games import rules_class
from patience.players.choose import choose, wits_of

for name in sys.argv[1:]:
    game = rules_class(name)
    rules = game(game.usual_players if game.usual_players in game.players else game.players[-1])
    if hasattr(wits_of(rules), "effort"):
        wits_of(rules).effort = 2
    for deal in (1, 2):
        for match in positions(rules, deal, deal, every=2, length=40):
            level = Random(f"{deal}/{len(match.steps)}").choice(LEVELS)
            print(name, deal, level, choose(match.mind(match.table.turn), level, "luck"))
