"""Klondike with its options: one card at a time, a number of runs, and the three ways with the runs of a column."""

import pytest
from positions import after, game, legal, table_of

from patience.cards import PACK


def test_once_through_is_one_card_at_a_time_and_a_single_run():
    rules = game("klondike", **type(game("klondike")).read_options(["once-through"]))
    assert (rules.draw, rules.runs) == (1, 1)
    table = rules.deal(PACK)
    shown = []
    for _turn in range(24):
        table = after(rules, table, "tap stock")
        shown.append(int(table["waste"].top))
    assert shown == list(range(29, 53))
    assert "tap stock" not in legal(rules, table)


@pytest.mark.parametrize("runs", [1, 2, 3])
@pytest.mark.parametrize(("draw", "turns"), [(1, 24), (3, 8)])
def test_the_number_of_runs_counts_the_first(runs, draw, turns):
    rules = game("klondike", runs=runs, draw=draw)
    table, made = rules.deal(PACK), 0
    while "tap stock" in legal(rules, table):
        table = after(rules, table, "tap stock")
        made += 1
    assert made == runs * turns + runs - 1  # turning the waste over is a move too
    assert len(table["waste"]) == 24


def test_every_run_shows_the_cards_in_the_same_order():
    rules = game("klondike", runs=3)
    table = rules.deal(PACK)
    second = after(rules, table, *["tap stock"] * 9)
    assert second["stock"] == table["stock"]
    assert second != table  # a run is gone


def test_without_a_limit_a_whole_run_leads_back_to_the_same_table():
    rules = game("klondike")
    table = rules.deal(PACK)
    assert after(rules, table, *["tap stock"] * 9) == table


def test_split_runs_let_any_part_of_a_run_move():
    rules = game("klondike", split_runs=True)
    table = table_of(rules, "column.1: (2H) KS QH JC; column.2: QD; column.3: (3D) KC; foundation.C: A-10")
    assert legal(rules, table) == {
        "carry column.1 1 column.2",
        "carry column.1 1 foundation.C",
        "carry column.1 2 column.3",
        "carry column.2 1 column.3",
        *(f"carry column.1 3 column.{i}" for i in (4, 5, 6, 7)),
        *(f"carry column.3 1 column.{i}" for i in (4, 5, 6, 7)),
    }


def test_a_split_run_leaves_its_upper_part_face_up():
    rules = game("klondike", split_runs=True)
    table = table_of(rules, "column.1: (2C) 9S 8H 7C; column.2: 8D")
    assert str(after(rules, table, "carry column.1 1 column.2")["column.1"]) == "(2C) 9S 8H"


def test_cards_come_back_from_the_foundations_only_with_that_option():
    text = "foundation.H: A-5; column.1: 6S; column.2: 6D; column.3: (2S) 6C; foundation.C: A-2"
    assert legal(game("klondike"), table_of(game("klondike"), text)) == set()
    rules = game("klondike", return_from_foundations=True)
    assert legal(rules, table_of(rules, text)) == {
        "carry foundation.H 1 column.1",
        "carry foundation.H 1 column.3",
    }


def test_a_king_may_come_back_to_an_empty_column_with_that_option():
    rules = game("klondike", return_from_foundations=True)
    table = table_of(rules, "foundation.H: A-K; column.1: 5C")
    assert legal(rules, table) == {f"carry foundation.H 1 column.{i}" for i in range(2, 8)}


def test_strictly_whole_keeps_the_end_card_with_its_run():
    rules = game("klondike", strict_whole=True)
    table = table_of(rules, "column.1: (KC) 3S 2H; column.2: (KD) 2D; foundation.H: AH; foundation.D: AD")
    assert legal(rules, table) == {"carry column.2 1 foundation.D"}
    table = table_of(rules, "column.1: (KC) 3S 2H; column.2: 4D; foundation.H: AH")
    assert legal(rules, table) == {"carry column.1 2 column.2"}
