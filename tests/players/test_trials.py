"""How moves are weighed in imagined worlds."""

from collections import Counter
from random import Random

from patience.engine.moves import Say
from patience.players.trials import narrowed

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


def test_two_moves_are_both_tried_in_all_worlds():
    assert [opinion.tries for opinion in narrowed(BIDS[:2], 12, lambda moves: [0.0] * len(moves))] == [12, 12]
