"""Take Ten: pairs that make ten, the four high cards of a suit together, refilled in reading order."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import after, game, legal, table_of

from patience.cards import PACK
from patience.engine.rules import HIGHEST_DEAL

SPACES = [f"space.{i}" for i in range(1, 14)]


@pytest.fixture
def take_ten():
    return game("take_ten")


def test_thirteen_cards_lie_open_and_the_rest_is_the_stock(take_ten):
    table = take_ten.deal(PACK)
    assert [int(table[name].top) for name in SPACES] == list(range(1, 14))
    assert len(table["stock"]) == table["stock"].down == 39


@pytest.mark.parametrize("pair", ["AH 9C", "2H 8C", "3H 7C", "4H 6C", "5H 5C"])
def test_any_two_cards_that_make_ten_are_lifted(take_ten, pair):
    a, b = pair.split()
    assert legal(take_ten, table_of(take_ten, f"space.3: {a}; space.9: {b}")) == {"lift space.3 space.9"}


def test_never_three_cards_and_never_a_ten_alone(take_ten):
    assert legal(take_ten, table_of(take_ten, "space.1: 2H; space.2: 3H; space.3: 5H; space.4: 10S")) == set()


def test_king_queen_jack_and_ten_of_hearts_are_one_lift_of_four_and_bring_four_new_cards(take_ten):
    table = table_of(
        take_ten,
        "space.2: QH; space.4: KH; space.5: 2C; space.9: 10H; space.13: JH; stock: (9D) (4S) (3S) (2S) (AS)",
    )
    assert legal(take_ten, table) == {"lift space.2 space.4 space.9 space.13"}
    table = after(take_ten, table, "lift space.2 space.4 space.9 space.13")
    assert len(table["lifted"]) == 4
    assert str(table["stock"]) == "-"  # the fifth went to a gap that was there before
    assert [str(table[f"space.{i}"]) for i in (1, 2, 3, 4, 5, 6)] == ["AS", "2S", "3S", "4S", "2C", "9D"]


def test_king_queen_and_jack_of_hearts_with_the_ten_of_clubs_are_nothing(take_ten):
    assert legal(take_ten, table_of(take_ten, "space.1: KH; space.2: QH; space.3: JH; space.4: 10C")) == set()


def test_gaps_are_refilled_in_reading_order_whichever_card_was_lifted_first(take_ten):
    table = take_ten.deal(PACK)  # A 2 3 … K of clubs
    table = after(take_ten, table, "lift space.2 space.8")
    assert (int(table["space.2"].top), int(table["space.8"].top)) == (14, 15)


def test_an_empty_stock_leaves_gaps(take_ten):
    table = table_of(take_ten, "space.1: 4H; space.2: 6H; space.3: KS; stock: (QS)")
    table = after(take_ten, table, "lift space.1 space.2")
    assert (str(table["space.1"]), str(table["space.2"]), str(table["space.3"])) == ("QS", "-", "KS")


def test_it_is_won_when_all_fifty_two_are_lifted(take_ten):
    lifted = " ".join(f"({card})" for card in PACK if str(card) not in ("AH", "9H"))
    table = table_of(take_ten, f"lifted: {lifted}; space.1: AH; space.13: 9H")
    assert after(take_ten, table, "lift space.1 space.13").scores == (1.0,)


def _lifted_at_the_end(rules, deal, chance):
    table = rules.start(deal)
    while moves := rules.moves(table):
        table, _effects = rules.play(table, chance.choice(moves))
    return len(table["lifted"]), table.scores


@settings(max_examples=60)
@given(st.integers(1, HIGHEST_DEAL), st.integers(0, 2**32), st.integers(0, 2**32))
def test_any_order_of_lifting_ends_the_same_deal_the_same_way(deal, one, other):
    rules = game("take_ten")
    assert _lifted_at_the_end(rules, deal, Random(one)) == _lifted_at_the_end(rules, deal, Random(other))
