"""What each effect does to a pile, and what each pair of eyes sees of it."""

import pytest
from positions import game, table_of

from patience.cards import cards
from patience.engine.effects import Lacks, Shift, Slip, Turn, TurnUp
from patience.engine.table import Draft, Pile, Sight, redacted


def after(effect, text):
    """The columns 1 and 2 as texts after an effect."""
    rules = game("klondike")
    before = table_of(rules, text)
    kept, draft = str(before), Draft(before)
    effect.apply(draft)
    assert str(before) == kept
    return str(draft.table()["column.1"]), str(draft.table()["column.2"])


@pytest.mark.parametrize(
    ("effect", "one", "other", "expected"),
    [
        (Shift("column.1", 2, "column.2"), "(2C) 9S 8H", "10H", ("(2C)", "10H 9S 8H")),
        (Shift("column.1", 1, "column.2"), "9S", "", ("-", "9S")),
        (Shift("column.1", 2, "column.2"), "(2C) (3C)", "(4C)", ("-", "(4C) (2C) (3C)")),
        (Turn("column.1", 3, "column.2"), "(2C) (3C) (4C) (5C)", "9H", ("(2C)", "9H 5C 4C 3C")),
        (Turn("column.1", 2, "column.2"), "9H 5C", "", ("-", "(5C) (9H)")),
        (Turn("column.1", 1, "column.2"), "9H 5C", "(7C)", ("9H", "(7C) (5C)")),
        (TurnUp("column.1"), "(2C) (3C)", "", ("(2C) 3C", "-")),
        (Slip("column.1", 0, "column.2"), "2C 3C 4C", "9H", ("3C 4C", "9H 2C")),
        (Slip("column.1", 1, "column.2"), "(2C) (3C) 4C", "(9H)", ("(2C) 4C", "(9H) (3C)")),
        (Lacks("column.1", frozenset(cards("KH"))), "2C", "", ("2C", "-")),
    ],
)
def test_an_effect_does_this_and_leaves_the_table_before_it_alone(effect, one, other, expected):
    assert after(effect, f"column.1: {one}; column.2: {other}") == expected


@pytest.mark.parametrize(
    ("sight", "own", "seen"),
    [
        (Sight.ALL, False, "(?) (?) 8H 7C"),
        (Sight.TOP, False, "(?) (?) ? 7C"),
        (Sight.NOBODY, True, "(?) (?) ? ?"),
        (Sight.OWNER, True, "(?) (?) 8H 7C"),
        (Sight.OWNER, False, "(?) (?) ? ?"),
    ],
)
def test_face_down_cards_are_seen_by_nobody_and_the_others_as_the_place_says(sight, own, seen):
    pile = Pile(cards("2C 3C 8H 7C"), 2)
    assert str(redacted(pile, sight, own=own)) == seen
    assert len(redacted(pile, sight, own=own)) == 4


def test_a_top_that_lies_face_down_is_not_seen():
    assert str(redacted(Pile(cards("2C 3C"), 2), Sight.TOP, own=False)) == "(?) (?)"
    assert Pile(cards("2C 3C"), 2).top is None
    assert str(Pile()) == "-"


def test_in_klondike_a_hand_takes_the_whole_run_or_nothing_that_lies_face_down():
    rules = game("klondike")
    table = table_of(rules, "column.1: (2C) 9S 8H 7C; waste: 5D 6D")
    assert [rules.grip(table, "column.1", at) for at in range(4)] == [0, 3, 3, 1]
    assert rules.grip(table, "waste", 1) == 1
    split = game("klondike", split_runs=True)
    assert [split.grip(table, "column.1", at) for at in range(4)] == [0, 3, 2, 1]
