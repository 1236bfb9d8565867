"""How fast the engine is: `python benchmarks/engine_speed.py` prints the moves a second of Klondike played at random.

It also prints how many deals of Guest a second a computer player plays out in its head, all by good habits.

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
from patience.games.rounds.bowers import GUESTS
from patience.players.wits.guest_bits import BITS
from patience.players.wits.guest_play import played_out

RUNS = 7
DEALS = 60
MOVES = 150
GUEST_DEALS = 1000


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


def deals_of_guest() -> float:
    """Deals a second that are shuffled, dealt and played out by good habits, nine tricks each."""
    chance, bits, pack, start = Random(1), BITS["H"], list(GUESTS), perf_counter()
    for _deal in range(GUEST_DEALS):
        chance.shuffle(pack)
        hands = [bits.hand(pack[seat:36:4]) for seat in range(4)]
        played_out(bits, hands, [0] * 4, bits.of[pack[36]], 0, [])
    return GUEST_DEALS / (perf_counter() - start)


if __name__ == "__main__":
    for run, what in (
        (with_rules_alone, "moves of Klondike a second, rules alone"),
        (through_a_match, "moves of Klondike a second, through a match"),
        (deals_of_guest, "deals of Guest a second, played out by habit"),
    ):
        run()  # the first one only warms up
        speeds = [run() for _run in range(RUNS)]
        print(
            f"{median(speeds):,.0f} {what} (median of {RUNS} runs, {min(speeds):,.0f} to {max(speeds):,.0f})"
        )
