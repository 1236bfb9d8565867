"""How fast the engine is: `python benchmarks/engine_speed.py` prints the moves a second of Klondike played at random.

Each run plays the same deals with the same choices, through the legal moves, the effects and the history of a match;
the median of the runs is what counts.
"""

import sys
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from patience.engine.match import Match
from patience.games import rules_class

RUNS = 7
DEALS = 60
MOVES = 150


def run() -> float:
    """Moves a second over some deals."""
    rules, made, start = rules_class("klondike")(), 0, perf_counter()
    for deal in range(1, DEALS + 1):
        chance, match = Random(deal), Match(rules, deal)
        for _move in range(MOVES):
            moves = rules.moves(match.table)
            if not moves:
                break
            match.play(chance.choice(moves))
            made += 1
    return made / (perf_counter() - start)


if __name__ == "__main__":
    run()  # the first one only warms up
    speeds = [run() for _run in range(RUNS)]
    print(
        f"klondike at random: {median(speeds):,.0f} moves a second (median of {RUNS} runs, "
        f"{min(speeds):,.0f} to {max(speeds):,.0f})"
    )
