"""The shuffle: the same pack everywhere for the same number, and no card that prefers a place."""

from itertools import pairwise

import pytest

from patience.cards import PACK, card, shuffled
from patience.engine.rules import HIGHEST_DEAL
from patience.games import rules_class

DEALS = 20_000

# Written down once. Should they ever change, every deal number that anybody has noted leads to other cards.
PACKS = {
    "a": (
        "6D 8H 10S 9D 8D 6C 5C 5D JS AS 7C 8S 6S 4D QS 3D 10D 3S 5H 7H 7D AD 10C 9S 2S 4S "
        "9H 8C KC 3H JD AH JC 10H 7S KS 2C JH QH 3C QD QC AC KH 5S KD 2H 9C 6H 4H 4C 2D"
    ),
    "klondike/1": (
        "2H 8H 8C 7H 7S AH 10S 3H 5S 4H 4C 8S 9H 3C AC 6C 9C KS QH 7C KD 3S 10D 6D 2D 9S "
        "2S 8D JS 4D 9D JC 5H 10C QS 5C JH 6S JD 2C 3D QC 5D AD 10H QD 7D AS KC 6H KH 4S"
    ),
}


@pytest.mark.parametrize("seed", PACKS)
def test_a_seed_gives_the_same_pack_on_every_system(seed):
    assert shuffled(PACK, seed) == [card(text) for text in PACKS[seed].split()]


def test_a_deal_of_klondike_is_dealt_from_the_pack_of_its_number():
    pack = [card(text) for text in PACKS["klondike/1"].split()]
    rules = rules_class("klondike")()
    assert rules.start(1) == rules.deal(pack)


def test_a_shuffled_pack_holds_the_same_cards_and_leaves_the_other_as_it_was():
    assert sorted(shuffled(PACK, "x")) == list(PACK)
    assert shuffled((), "x") == []


@pytest.fixture(scope="module")
def packs():
    return [shuffled(PACK, f"klondike/{deal}") for deal in range(1, DEALS + 1)]


def _chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_no_card_prefers_a_place(packs):
    counts = [[0] * 52 for _card in PACK]
    for pack in packs:
        for place, c in enumerate(pack):
            counts[c - 1][place] += 1
    every = _chi_square((count for row in counts for count in row), DEALS / 52)
    # 51 · 51 degrees of freedom, so 2601 is expected, with a standard deviation of 72.
    assert abs(every - 51 * 51) < 4 * (2 * 51 * 51) ** 0.5
    # 51 degrees of freedom each: beyond 100 lies one of 20 000.
    assert max(_chi_square(row, DEALS / 52) for row in counts) < 100
    assert max(_chi_square(row, DEALS / 52) for row in zip(*counts, strict=True)) < 100


def test_no_card_prefers_another_behind_it(packs):
    counts = {}
    for pack in packs:
        for pair in pairwise(pack):
            counts[pair] = counts.get(pair, 0) + 1
    assert len(counts) == 52 * 51
    free = 52 * 51 - 1
    assert abs(_chi_square(counts.values(), DEALS / 52) - free) < 5 * (2 * free) ** 0.5


def test_ten_thousand_deals_one_after_the_other_are_all_different(packs):
    assert len({tuple(pack) for pack in packs[:10_000]}) == 10_000


def test_neighbouring_deals_have_no_more_in_common_than_chance_gives(packs):
    same = sum(a is b for one, other in pairwise(packs) for a, b in zip(one, other, strict=True))
    # One card in each pair of packs lies in the same place on average, with a variance of one.
    assert abs(same - (DEALS - 1)) < 4 * DEALS**0.5


def test_games_do_not_share_the_pack_of_a_number():
    first = rules_class("take_ten")().start(1)
    assert shuffled(PACK, "take_ten/1")[0] == first["space.1"].top
    assert shuffled(PACK, "take_ten/1") != shuffled(PACK, "klondike/1")


@pytest.mark.parametrize("deal", [1, 2, 17, HIGHEST_DEAL])
def test_options_do_not_change_the_cards(deal):
    klondike = rules_class("klondike")
    assert klondike(draw=1, split_runs=True).start(deal) == klondike().start(deal)
