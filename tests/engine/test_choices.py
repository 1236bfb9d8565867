"""What cannot be had is refused in one line that names what is nearest to it."""

import pytest
from every_game import is_refused

from patience.engine.match import Match
from patience.engine.rules import HIGHEST_DEAL
from patience.games import NAMES, rules_class

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_a_patience_is_for_one_player(name):
    for players in (0, 2, -1, 99):
        assert "nearest is 1" in is_refused(rules_class(name), players)
    assert list(rules_class(name)().seats) == [0]


@every_game
def test_deals_go_from_1_to_999_999_999(name):
    rules = rules_class(name)()
    assert HIGHEST_DEAL == 999_999_999
    for deal, near in ((0, 1), (-7, 1), (1_000_000_000, 999_999_999), (10**30, 999_999_999)):
        assert f"nearest is {near}" in is_refused(Match, rules, deal)
    assert Match(rules, 1).table != Match(rules, 999_999_999).table


@every_game
def test_an_unknown_option_is_refused(name):
    rules = rules_class(name)
    assert is_refused(rules, colour="green")
    assert is_refused(rules.read_options, ["colour=green"])
    assert is_refused(rules.read_options, [""])


def test_the_nearest_option_and_value_are_named():
    klondike = rules_class("klondike")
    assert "“split-runs”" in is_refused(klondike.read_options, ["splt-runs"])
    assert "“once-through”" in is_refused(klondike.read_options, ["once-thru"])
    assert "“on”" in is_refused(klondike.read_options, ["split-runs=onn"])
    assert "“1”" in is_refused(klondike, draw=11)


def test_options_are_read_as_they_are_written_on_the_command_line():
    klondike = rules_class("klondike")
    assert klondike.read_options(["draw=1", "split-runs", "runs=2"]) == {
        "draw": 1,
        "split_runs": True,
        "runs": 2,
    }
    assert klondike.read_options(["once-through"]) == {"draw": 1, "runs": 1}
    assert klondike.read_options(["strict-whole=OFF"]) == {"strict_whole": False}


def test_what_is_not_said_is_as_the_old_book_has_it():
    assert rules_class("klondike")().chosen == {
        "draw": 3,
        "runs": 0,
        "split_runs": False,
        "return_from_foundations": False,
        "strict_whole": False,
    }
    assert rules_class("help_your_neighbour")().chosen == {"deadwood_to_piles": True}
    assert rules_class("carpet")().chosen == {"leave_gaps": False}
    assert rules_class("four_of_a_kind")().chosen == {"clock": False}


def test_an_unknown_game_is_refused_with_the_nearest():
    assert "“take_fourteen”" in is_refused(rules_class, "take fourten")
    assert is_refused(rules_class, "")
