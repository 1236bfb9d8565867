"""How moves are weighed in imagined worlds."""

from collections import Counter
from contextvars import ContextVar
from itertools import count
from random import Random

import pytest

from patience.engine.moves import Say
from patience.engine.table import Table
from patience.players import trials
from patience.players.trials import UnwantedError, by_rules, convinced, narrowed, tried

BIDS = [Say("bid", number) for number in range(1, 8)]


def test_the_worse_half_is_given_up_after_each_part_of_the_worlds():
    tries = Counter()

    def trial(moves):
        tries.update(moves)
        return [move.number for move in moves]

    told = narrowed(BIDS, 30, trial)
    assert [opinion.move.number for opinion in told] == [7, 6, 5, 4, 3, 2, 1]
    assert [tries[move] for move in BIDS] == [10, 10, 10, 20, 20, 30, 30]
    assert [opinion.tries for opinion in told] == [30, 30, 20, 20, 10, 10, 10]
    assert [opinion.worth for opinion in told] == [7, 6, 5, 4, 3, 2, 1]


def test_the_luck_of_a_world_counts_alike_for_all_moves():
    chance = Random(1)

    def trial(moves):
        luck = chance.uniform(-1000, 1000)
        return [move.number + luck for move in moves]

    assert narrowed(BIDS, 3, trial)[0].move == BIDS[-1]


def test_no_trial_is_begun_when_nobody_waits_any_more(monkeypatch):
    tries = []

    def trial(moves):
        tries.append(moves)
        return [0.0 for _move in moves]

    monkeypatch.setattr(trials, "wanted", ContextVar("wanted", default=lambda: len(tries) < 7))
    for weigh in (lambda: narrowed(BIDS, 30, trial), lambda: convinced(BIDS[0], BIDS, 30, trial)):
        tries.clear()
        with pytest.raises(UnwantedError):
            weigh()
        assert len(tries) == 7


def test_two_moves_are_both_tried_in_all_worlds():
    assert [opinion.tries for opinion in narrowed(BIDS[:2], 12, lambda moves: [0.0] * len(moves))] == [12, 12]


GOOD, BAD, DOUBTFUL, USUAL = "good", "bad", "doubtful", "usual"


class Shown:
    """Rules by which a move is merely shown: the table after it says which it was, and in which world."""

    def play(self, table, move):
        return Table({}, None, {}, (move, table.notes)), []


def weighed(worth, moves, trials=400):
    """The opinions of moves that bring what a function says of the move and the number of the world."""
    worlds = (Table({}, 0, {}, number) for number in count())
    return convinced(USUAL, moves, trials, by_rules(Shown(), worlds, lambda table: [worth(*table.notes)]))


def test_a_move_that_is_clearly_better_takes_the_place_of_the_usual_one():
    opinions = weighed(lambda move, world: (move == GOOD) + world % 3, [GOOD, BAD])
    assert opinions[0].move == GOOD
    usual = next(one.worth for one in opinions if one.move == USUAL)
    assert opinions[0].worth - usual == pytest.approx(1)


def test_a_move_that_is_better_by_less_than_chance_may_bring_does_not():
    swings = (10, -10, 10, -9)  # ahead by a quarter on average, which nobody can tell from luck so soon
    opinions = weighed(lambda move, world: swings[world % 4] * (move == DOUBTFUL), [DOUBTFUL], trials=80)
    assert opinions[0].move == USUAL
    assert opinions[1].worth > opinions[0].worth


def test_most_trials_go_to_the_moves_that_are_hard_to_tell_apart():
    worths = {GOOD: 3, USUAL: 2, BAD: -5, "worse": -6, "worst": -7}
    tries = {one.move: one.tries for one in weighed(lambda move, _world: worths[move], [*worths])}
    assert tries[GOOD] == tries[USUAL] > tries[BAD] >= tries["worst"] > 0
    assert sum(tries.values()) <= 400


def test_an_opinion_tells_in_how_many_worlds_its_move_was_tried():
    worlds = [Table({}, 0, {}, number) for number in range(7)]
    opinions = tried(Shown(), [BAD, GOOD], worlds, lambda table: [table.notes[0] == GOOD])
    assert opinions == [(GOOD, 7, 1), (BAD, 7, 0)]
