"""Take Fourteen: twelve open piles, and pairs of top cards that make fourteen."""

import pytest
from positions import after, game, legal, table_of

from patience.cards import PACK


@pytest.fixture
def take_fourteen():
    return game("take_fourteen")


def test_pile_i_holds_every_twelfth_card_and_the_first_four_hold_five(take_fourteen):
    table = take_fourteen.deal(PACK)
    for i in range(1, 13):
        expected = [i, i + 12, i + 24, i + 36] + [i + 48] * (i <= 4)
        assert [int(card) for card in table[f"column.{i}"].cards] == expected
        assert table[f"column.{i}"].down == 0


def test_all_cards_may_be_looked_at(take_fourteen):
    table = take_fourteen.start(1)
    assert take_fourteen.seen_by(0, table) == table


@pytest.mark.parametrize("pair", ["AH KC", "2H QC", "3H JC", "4H 10C", "5H 9C", "6H 8C", "7H 7C"])
def test_two_top_cards_that_make_fourteen_are_taken_off(take_fourteen, pair):
    a, b = pair.split()
    table = table_of(take_fourteen, f"column.3: 2S {a}; column.11: {b}")
    assert legal(take_fourteen, table) == {"lift column.3 column.11"}
    table = after(take_fourteen, table, "lift column.3 column.11")
    assert (str(table["column.3"]), str(table["column.11"]), len(table["taken"])) == ("2S", "-", 2)


def test_only_top_cards_of_two_piles_and_only_pairs(take_fourteen):
    table = table_of(take_fourteen, "column.1: KH AS; column.2: 8C 6C; column.3: 10D; column.4: 3D")
    assert legal(take_fourteen, table) == set()


def test_an_emptied_pile_stays_empty(take_fourteen):
    table = table_of(take_fourteen, "column.1: AH; column.2: KC; column.3: 5C 4D; column.4: 3S")
    table = after(take_fourteen, table, "lift column.1 column.2")
    assert legal(take_fourteen, table) == set()


def test_it_is_won_when_all_cards_are_taken(take_fourteen):
    taken = " ".join(f"({card})" for card in PACK if str(card) not in ("7H", "7S"))
    table = table_of(take_fourteen, f"taken: {taken}; column.1: 7H; column.12: 7S")
    assert after(take_fourteen, table, "lift column.1 column.12").scores == (1.0,)
