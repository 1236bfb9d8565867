"""How fast the engine is: `python benchmarks/engine_speed.py` prints the moves a second of Klondike played at random.

Each run plays the same deals with the same choices: listing the legal moves and making one of them, first with the
rules alone, then through a match, which checks each move again and keeps the history. The medians count.
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


def with_rules_alone() -> float:
    """Moves a second of the rules."""
    rules, made, start = rules_class("klondike")(), 0, perf_counter()
    for deal in range(1, DEALS + 1):
        choice, table = Random(deal).choice, rules.start(deal)
        for _move in range(MOVES):
            moves = rules.moves(table)
            if not moves:
                break
            table, _effects = rules.play(table, choice(moves))
            made += 1
    return made / (perf_counter() - start)


def through_a_match() -> float:
    """Moves a second of a match."""
    rules, made, start = rules_class("klondike")(), 0, perf_counter()
    for deal in range(1, DEALS + 1):
        choice, match = Random(deal).choice, Match(rules, deal)
        for _move in range(MOVES):
            moves = rules.moves(match.table)
            if not moves:
                break
            match.play(choice(moves))
            made += 1
    return made / (perf_counter() - start)


if __name__ == "__main__":
    for run in (with_rules_alone, through_a_match):
        run()  # the first one only warms up
        speeds = [run() for _run in range(RUNS)]
        print(
            f"klondike at random, {run.__name__.replace('_', ' ')}: {median(speeds):,.0f} moves a second "
            f"(median of {RUNS} runs, {min(speeds):,.0f} to {max(speeds):,.0f})"
        )
