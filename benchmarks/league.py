"""Who plays how well: `python benchmarks/league.py newmarket --deals 200` lets the levels play against each other.

Every deal is played once from every seat: the seating goes round the table over the same cards, and who sits beside
whom changes from deal to deal. A level's result of a deal is its mean over those rounds, so that luck of the cards
counts alike for all; behind ± stands the 95 % confidence interval of the mean over the deals. Partners play at one
level; there, and where fewer sit than there are levels, each two levels that stand side by side meet alone.

`--duel` shows with fewer deals which of two levels is better: each deal is played with one seat at the one level and
all others at `--company` (medium), and again with that seat at the other level, from every seat. The cards and the
others are the same, so that only what came of the different choices counts.

`--levels strong medium easy random` (the usual ones), `--players N` (the usual number of the game), `--deals 100`,
`--first 1` (the number of the first deal), `--length 1` (deals of a match), `--effort N` (of the strong level),
`--options ace_high`, `--processes 1`.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from patience.engine.company import Company
from patience.engine.match import Match
from patience.engine.moves import DEAL, Move
from patience.games import rules_class
from patience.players.choose import choose, wits_of

RANDOM = "random"


class Played(NamedTuple):
    """One deal from every seat: what each level won on average, and how long each of its choices took."""

    won: dict[str, float]
    seconds: dict[str, list[float]]


class Job(NamedTuple):
    """One deal to be played from every seat by these levels, together or one in the place of the other."""

    asked: Namespace
    levels: tuple[str, ...]
    deal: int


def rules_of(asked: Namespace) -> Company:
    """The game that was asked for."""
    kind = rules_class(asked.game)
    assert issubclass(kind, Company)
    return kind(asked.players or kind.usual_players, **kind.read_options(asked.options))


def seatings(rules: Company, levels: Sequence[str], deal: int) -> list[list[str]]:
    """Who sits where in each round of a deal."""
    chance, seats = Random(deal), len(rules.seats)
    order = [levels[i % len(levels)] for i in range(seats)]
    if any(rules.partners(seat) for seat in rules.seats):  # partners sit opposite
        return [order, order[1:] + order[:1]]
    chance.shuffle(order)
    return [order[i:] + order[:i] for i in range(seats)]


def play_deal(job: Job) -> Played:
    """Play one deal from every seat."""
    rules = rules_of(job.asked)
    if job.asked.effort and "strong" in job.levels:
        vars(wits_of(rules))["effort"] = job.asked.effort
    won, seconds = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    if job.asked.duel:
        fight(rules, job, won, seconds)
    else:
        for seating in seatings(rules, job.levels, job.deal):
            for level, score in zip(seating, play(rules, seating, job, seconds), strict=True):
                won[level].append(score)
    return Played({level: fmean(scores) for level, scores in won.items()}, dict(seconds))


def fight(rules: Company, job: Job, won: dict[str, list[float]], seconds: dict[str, list[float]]) -> None:
    """What one seat after the other wins at each level among the same others."""
    played: dict[tuple[str, ...], list[float]] = {}
    for seat in rules.seats:
        for level in job.levels:
            seating = tuple(level if one == seat else job.asked.company for one in rules.seats)
            if seating not in played:
                played[seating] = play(rules, seating, job, seconds)
            won[level].append(played[seating][seat])


def play(rules: Company, seating: Sequence[str], job: Job, seconds: dict[str, list[float]]) -> list[float]:
    """What each seat wins in one match."""
    match = Match(rules, job.deal)
    won = [0.0] * len(seating)
    for number in range(job.asked.length):
        if number:
            if rules.is_match_over(match.table):
                break
            match.play(DEAL)
        while (seat := match.table.turn) is not None:
            match.play(chosen(match, seating[seat], seconds[seating[seat]]))
        won = [a + b for a, b in zip(won, match.table.scores or won, strict=True)]
    return won


def chosen(match: Match, level: str, seconds: list[float]) -> Move:
    """The move of the seat whose turn it is."""
    moves, seat = match.rules.moves(match.table), match.table.turn
    if len(moves) == 1:
        return moves[0]
    if level == RANDOM:
        return Random(f"{match.deal}/{seat}/{len(match.steps)}").choice(moves)
    assert seat is not None
    mind, start = match.mind(seat), perf_counter()
    move = choose(mind, level, match.luck)
    seconds.append(perf_counter() - start)
    return move


def report(levels: Sequence[str], played: Sequence[Played]) -> None:
    """Print what each level won, how far it is ahead of the next, and how long it thought."""
    for level, weaker in zip(levels, [*levels[1:], None], strict=True):
        line = f"  {level:8}{interval(p.won[level] for p in played)}"
        ahead = interval(p.won[level] - p.won[weaker] for p in played) if weaker else ""
        times = sorted(second for p in played for second in p.seconds.get(level, ()))
        thought = f"{fmean(times) * 1000:8.1f} ms a choice, at most {times[-1] * 1000:.0f}" if times else ""
        print(f"{line}   {f'{ahead} ahead of {weaker}' if weaker else '':38}{thought}")


def interval(values: Iterable[float]) -> str:
    """A mean with its confidence interval."""
    found = list(values)
    wide = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else float("inf")
    return f"{fmean(found):+7.2f} ± {wide:.2f}"


def groups(rules: Company, asked: Namespace) -> list[tuple[str, ...]]:
    """Which levels meet at a time."""
    levels = asked.levels
    if asked.duel or len(rules.seats) < len(levels) or any(rules.partners(seat) for seat in rules.seats):
        return list(pairwise(levels))
    return [tuple(levels)]


def asked_for() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("game")
    parser.add_argument("--levels", nargs="+", default=["strong", "medium", "easy", RANDOM])
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--players", type=int)
    parser.add_argument("--duel", action="store_true")
    parser.add_argument("--company", default="medium")
    for name, usual in (("deals", 100), ("first", 1), ("length", 1), ("effort", 0), ("processes", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    return parser.parse_args()


def main() -> None:
    """Play the league."""
    asked = asked_for()
    rules = rules_of(asked)
    for levels in groups(rules, asked):
        jobs = [Job(asked, levels, deal) for deal in range(asked.first, asked.first + asked.deals)]
        start = perf_counter()
        if asked.processes > 1:
            with Pool(asked.processes) as pool:
                played = pool.map(play_deal, jobs, chunksize=1)
        else:
            played = [play_deal(job) for job in jobs]
        took = perf_counter() - start
        print(f"{rules.name}, {len(rules.seats)} players, {len(jobs)} deals from every seat in {took:.0f} s")
        report(levels, played)


if __name__ == "__main__":
    main()
