"""Klondike as Foster tells it: the deal, the columns, the aces."""

import pytest
from positions import after, game, legal, pack_with, suits_up_to, table_of

from patience.cards import PACK
from patience.engine.rules import GameError

COLUMNS = [f"column.{i}" for i in range(1, 8)]


@pytest.fixture
def klondike():
    return game("klondike")


def test_cards_1_8_14_19_23_26_and_28_show(klondike):
    table = klondike.deal(PACK)
    assert [int(table[name].top) for name in COLUMNS] == [1, 8, 14, 19, 23, 26, 28]
    assert [table[name].down for name in COLUMNS] == [0, 1, 2, 3, 4, 5, 6]


def test_it_is_dealt_row_by_row(klondike):
    table = klondike.deal(PACK)
    assert [int(c) for c in table["column.2"].cards] == [2, 8]
    assert [int(c) for c in table["column.7"].cards] == [7, 13, 18, 22, 25, 27, 28]
    assert len(table["stock"]) == table["stock"].down == 24


def test_the_first_run_shows_every_third_card_from_31_to_52(klondike):
    table, shown = klondike.deal(PACK), []
    while table["stock"].cards:
        table = after(klondike, table, "tap stock")
        shown.append(int(table["waste"].top))
    assert shown == [31, 34, 37, 40, 43, 46, 49, 52]


def test_after_card_31_is_used_card_30_shows(klondike):
    pack = pack_with(n31="AS", n30="2S", n29="9H")
    table = after(klondike, klondike.deal(pack), "tap stock", "carry waste 1 foundation.S")
    assert str(table["waste"]) == "9H 2S"
    assert str(after(klondike, table, "carry waste 1 foundation.S")["waste"]) == "9H"


def test_the_last_group_of_a_run_is_turned_as_it_is(klondike):
    pack = pack_with(n31="AS")
    table = after(
        klondike, klondike.deal(pack), "tap stock", "carry waste 1 foundation.S", *["tap stock"] * 7
    )
    assert table["waste"].top is pack[51]
    table = after(klondike, table, "tap stock")
    assert not table["waste"].cards
    shown = []
    while table["stock"].cards:
        table = after(klondike, table, "tap stock")
        shown.append(pack.index(table["waste"].top) + 1)
    assert shown == [32, 35, 38, 41, 44, 47, 50, 52]  # 31 is gone; the last group is 51 and 52


def test_turning_the_waste_over_is_a_move_only_when_the_stock_is_out(klondike):
    table = table_of(klondike, "stock: (2C) (3C) (4C) (5C); waste: 9H")
    assert legal(klondike, table) == {"tap stock"}
    table = after(klondike, table, "tap stock", "tap stock")
    assert str(table["waste"]) == "9H 5C 4C 3C 2C"
    table = after(klondike, table, "tap stock")
    assert str(table["stock"]) == "(2C) (3C) (4C) (5C) (9H)"
    assert legal(klondike, table_of(klondike, "column.1: 9H")) == set()


def test_columns_go_down_in_alternate_colours(klondike):
    table = table_of(klondike, "column.1: 9S; column.2: 10H; column.3: 10C; column.4: JD; column.5: 8S")
    assert legal(klondike, table) == {
        "carry column.1 1 column.2",
        "carry column.3 1 column.4",
    }


def test_face_up_cards_move_all_together_or_not_at_all(klondike):
    table = table_of(klondike, "column.1: (2C) 9S 8H; column.2: 10H; column.3: 9C")
    assert legal(klondike, table) == {"carry column.1 2 column.2", "carry column.3 1 column.2"}
    table = after(klondike, table, "carry column.1 2 column.2")
    assert str(table["column.2"]) == "10H 9S 8H"
    assert str(table["column.1"]) == "2C"  # turned up


def test_the_end_card_alone_may_go_to_its_foundation(klondike):
    table = table_of(klondike, "column.1: (KC) 3S 2H; foundation.H: AH")
    assert legal(klondike, table) == {"carry column.1 1 foundation.H"}


def test_a_face_down_card_takes_no_part_in_a_run(klondike):
    table = table_of(klondike, "column.1: (10H) 9S 8H; column.2: (JC); column.3: JS")
    assert legal(klondike, table) == set()


def test_kings_alone_go_to_empty_columns_with_what_lies_on_them(klondike):
    table = table_of(klondike, "column.1: (4D) KS QH; column.2: (4H) QC; column.3: 7C; waste: KD")
    assert legal(klondike, table) == {
        *(f"carry column.1 2 column.{i}" for i in (4, 5, 6, 7)),
        *(f"carry waste 1 column.{i}" for i in (4, 5, 6, 7)),
        "tap stock",
    }


def test_suits_go_up_from_the_ace_on_their_own_foundation(klondike):
    table = table_of(klondike, "column.1: AS; column.2: 2D; column.3: 3C; foundation.D: AD; foundation.C: AC")
    moves = legal(klondike, table)
    assert {m for m in moves if "foundation" in m} == {
        "carry column.1 1 foundation.S",
        "carry column.2 1 foundation.D",
    }


def test_aces_stay_until_the_player_moves_them(klondike):
    table = klondike.deal(pack_with(n1="AS", n8="AH"))
    assert not table["foundation.S"].cards
    assert {"carry column.1 1 foundation.S", "carry column.2 1 foundation.H"} <= legal(klondike, table)


def test_four_suits_to_the_king_win_and_the_score_counts_the_cards_on_the_aces(klondike):
    table = table_of(klondike, suits_up_to("Q") + "; column.1: KC; column.2: KD; column.3: KH; waste: KS")
    assert klondike.cards_home(table) == 48
    table = after(
        klondike,
        table,
        *(f"carry column.{i} 1 foundation.{suit}" for i, suit in ((1, "C"), (2, "D"), (3, "H"))),
    )
    assert table.scores is None
    assert klondike.cards_home(table) == 51
    assert after(klondike, table, "carry waste 1 foundation.S").scores == (1.0,)


def test_split_runs_and_strictly_whole_exclude_each_other():
    with pytest.raises(GameError, match=r"split-runs and strict-whole exclude each other"):
        game("klondike", split_runs=True, strict_whole=True)
