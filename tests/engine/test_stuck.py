"""That no move is left is said only when it is certain."""

from random import Random

import pytest
from positions import after, game, suits_up_to, table_of

from patience.engine.stuck import no_move_left
from patience.games.patience.klondike import Runs

DEAD = (  # a layout in which nothing moves, and which takes nothing but a red five (and aces)
    "column.1: (2S) KS; column.2: (2H) KH; column.3: 10D; column.4: 10C; column.5: 8D; column.6: 8C; column.7: 6C"
)


def stuck(name, text, notes=None, **chosen):
    rules = game(name, **chosen)
    return no_move_left(rules, table_of(rules, text, notes))


def test_a_run_of_the_stock_that_shows_nothing_playable_is_lost_when_the_layout_gives_nothing():
    assert stuck("klondike", DEAD)
    assert stuck("klondike", f"{DEAD}; stock: (JD) (4H) (JH) (JS)")
    assert stuck("klondike", f"{DEAD}; stock: (JD); waste: JS JH 4H")
    assert not stuck("klondike", f"{DEAD}; stock: (5D) (4H) (JH) (JS)")


def test_a_card_that_never_comes_to_the_top_does_not_help():
    # Of four cards turned by threes only the third and the last come to the top.
    never = f"{DEAD}; stock: (JD) (JH) (5H) (JS)"
    assert stuck("klondike", never)
    assert not stuck("klondike", never, draw=1)


def test_a_card_that_only_the_next_run_shows_is_found():
    assert not stuck("klondike", f"{DEAD}; waste: JC JD 5H JS; stock: (JH)")


def test_after_a_card_is_used_the_run_must_come_round_once_before_it_is_certain():
    rules = game("klondike")
    table = table_of(rules, f"{DEAD}; waste: JC 5H JD JS; stock: (JH)")
    assert not no_move_left(rules, table)
    assert no_move_left(rules, after(rules, table, "tap stock", "tap stock"))


def test_a_stock_that_is_run_once_is_not_yet_lost_while_cards_can_be_turned():
    stock, waste = f"{DEAD}; stock: (4H) (4C)", f"{DEAD}; waste: 4C 4H"
    assert stuck("klondike", stock)
    assert not stuck("klondike", stock, Runs(1), runs=1)
    assert stuck("klondike", waste, Runs(1), runs=1)
    assert not stuck("klondike", waste, Runs(1), runs=2)
    assert stuck("klondike", waste, Runs(2), runs=2)


def test_a_king_that_wanders_between_spaces_changes_nothing():
    assert stuck("klondike", "column.1: KS; column.2: 9H; column.3: 9D; foundation.S: AS")
    assert stuck("klondike", "column.1: KS QH; column.2: 9H; waste: 4C 4D 5D")
    assert not stuck("klondike", "column.1: (3H) KS; column.2: 9H")  # here he uncovers a card


def test_a_move_that_cannot_be_taken_back_is_a_change_even_if_it_does_not_help():
    assert not stuck("klondike", "column.1: 9S; column.2: 10H")  # empties a column that only Kings may enter
    assert not stuck("klondike", "column.1: (4C) 9S; column.2: 10H; column.3: (4D) 2S")


def test_cards_that_go_to_the_aces_and_come_back_change_nothing():
    text = "column.1: 5H; column.2: 6S; column.3: (9C) KH; column.4: (9D) KS; column.5: 10H; column.6: 10D"
    text += "; column.7: 6C; foundation.H: A-4"
    assert not stuck("klondike", text)
    wandering = text.replace("5H;", "8C;").replace("A-4", "A-5")
    assert stuck("klondike", wandering, return_from_foundations=True)


def test_a_game_that_is_won_is_never_lost():
    rules = game("klondike")
    table = table_of(rules, suits_up_to("K").replace("S: A-K", "S: A-Q") + "; column.1: KS")
    assert not no_move_left(rules, table)
    assert not no_move_left(rules, after(rules, table, "carry column.1 1 foundation.S"))


@pytest.mark.parametrize("name", ["take_ten", "four_of_a_kind", "take_fourteen", "carpet", "try_again"])
def test_where_every_move_is_for_good_no_move_left_means_what_it_says(name):
    rules = game(name)
    for deal in range(1, 40):
        chance, table = Random(deal), rules.start(deal)
        while moves := rules.moves(table):
            assert not no_move_left(rules, table)
            table, _effects = rules.play(table, chance.choice(moves))
        assert no_move_left(rules, table) == (table.scores is None)


ACES = "; ".join(f"foundation.{suit}: A{suit}" for suit in "CDHS")


def test_in_help_your_neighbour_cards_that_only_wander_change_nothing():
    # The nine goes from one ten to the other, the King from space to space.
    text = f"{ACES}; column.1: 10C 9H; column.2: 10D; column.3: 5S; column.4: KD"
    assert stuck("help_your_neighbour", text)
    assert not stuck("help_your_neighbour", text + "; deadwood: 8S")
    assert stuck("help_your_neighbour", text + "; deadwood: 8S", deadwood_to_piles=False)
    assert not stuck("help_your_neighbour", text + "; stock: (2C)")
    assert not stuck("help_your_neighbour", text.replace("5S", "2S"))
