"""Help Your Neighbour: four aces, four piles, and a deadwood that takes only what cannot be built."""

import pytest
from positions import after, game, legal, pack_with, suits_up_to, table_of

ACES = "\n".join(f"foundation.{suit}: A{suit}" for suit in "CDHS")
COLUMNS = [f"column.{i}" for i in range(1, 5)]
FULL = "column.1: 9C; column.2: 5D; column.3: KC; column.4: 3S"


@pytest.fixture
def rules():
    return game("help_your_neighbour")


def at(rules, text):
    """A position with the aces laid out, unless the text says more of a foundation."""
    aces = "\n".join(line for line in ACES.split("\n") if line.partition(":")[0] not in text)
    return table_of(rules, f"{aces}\n{text}")


def test_the_aces_lie_out_and_four_starters_below_them(rules):
    pack = pack_with(n1="AS", n3="AH", n4="9H", n30="AC", n52="AD")
    table = rules.deal(pack)
    assert [str(table[f"foundation.{suit}"]) for suit in "CDHS"] == ["AC", "AD", "AH", "AS"]
    assert [table[name].top for name in COLUMNS] == [pack[1], pack[3], pack[4], pack[5]]
    assert len(table["stock"]) == table["stock"].down == 44
    assert after(rules, table, "tap stock")["turned"].top is pack[6]


def test_a_turned_card_that_can_be_built_on_a_pile_must_be_used(rules):
    table = at(rules, FULL + "; turned: 8S; stock: (2C)")
    assert legal(rules, table) == {"carry turned 1 column.1"}


def test_a_turned_card_that_can_be_built_on_a_foundation_must_be_used(rules):
    table = at(rules, FULL + "; turned: 2H")
    assert legal(rules, table) == {"carry turned 1 foundation.H", "carry turned 1 column.4"}


def test_a_card_that_must_be_used_may_go_to_a_space_but_not_to_the_deadwood(rules):
    table = at(rules, "column.1: 9C; column.2: 5D; column.3: KC; turned: 8S")
    moves = {move for move in legal(rules, table) if move.startswith("carry turned")}
    assert moves == {"carry turned 1 column.1", "carry turned 1 column.4"}


def test_a_card_that_cannot_be_built_goes_to_the_deadwood_or_to_a_space(rules):
    assert legal(rules, at(rules, FULL + "; turned: 7S; stock: (2C)")) == {"carry turned 1 deadwood"}
    table = at(rules, "column.1: 9C; column.2: 5D; column.3: KC; turned: 7S")
    moves = {move for move in legal(rules, table) if move.startswith("carry turned")}
    assert moves == {"carry turned 1 deadwood", "carry turned 1 column.4"}


def test_whether_a_card_can_be_built_is_judged_when_it_is_put_down(rules):
    table = at(rules, "column.1: 9C; column.2: 5D 4H; column.3: KC 5C; column.4: 2S; turned: 3D")
    assert "carry turned 1 deadwood" not in legal(rules, table)  # on the four of hearts
    table = after(rules, table, "carry column.2 1 column.3")
    assert "carry turned 1 deadwood" not in legal(rules, table)
    table = at(rules, "column.1: 10C 9H; column.2: 10D; column.3: KC; column.4: 5S; turned: 9S")
    assert "carry turned 1 deadwood" not in legal(rules, table)
    table = after(rules, table, "carry column.1 1 column.2")
    assert "carry turned 1 column.1" in legal(rules, table)
    table = at(rules, "column.1: 10C; column.2: 9H; column.3: KC; column.4: 5S; turned: 9S")
    table = after(rules, table, "carry column.2 1 column.1")
    assert "carry turned 1 deadwood" in legal(rules, table)


def test_piles_go_down_regardless_of_suit_one_card_at_a_time(rules):
    table = at(rules, "column.1: 9C 8C; column.2: 9S; column.3: 7C; column.4: KD")
    assert legal(rules, table) == {
        "carry column.1 1 column.2",
        "carry column.3 1 column.1",
    }


def test_nothing_goes_from_a_pile_to_the_deadwood(rules):
    assert not {move for move in legal(rules, at(rules, FULL)) if move.endswith("deadwood")}


def test_a_foundations_top_comes_back_where_it_fits_but_never_to_a_space(rules):
    table = at(rules, "foundation.H: A-5; column.1: 6C; column.2: 6H; column.3: 10D")
    assert {move for move in legal(rules, table) if move.startswith("carry foundation")} == {
        "carry foundation.H 1 column.1",
        "carry foundation.H 1 column.2",
    }


def test_an_ace_never_comes_back(rules):
    table = at(rules, "column.1: 2C; column.2: 9H; column.3: 9D; column.4: 6S")
    assert not {move for move in legal(rules, table) if move.startswith("carry foundation")}


def test_a_space_is_filled_from_the_hand_the_deadwood_or_another_pile(rules):
    table = at(rules, "column.1: 9C; column.2: 5D; column.3: KC; deadwood: 3H JH; turned: 7S; stock: (2C)")
    to_space = {move for move in legal(rules, table) if move.endswith("column.4")}
    assert to_space == {f"carry {name} 1 column.4" for name in ("turned", "deadwood", *COLUMNS[:3])}


def test_a_space_may_wait(rules):
    table = at(rules, "column.1: 9C; column.2: 5D; column.3: KC; deadwood: 3H JH; stock: (2C)")
    assert "tap stock" in legal(rules, table)


@pytest.mark.parametrize("allowed", [True, False])
def test_the_deadwood_goes_to_the_piles_only_with_that_option(allowed):
    rules = game("help_your_neighbour", deadwood_to_piles=allowed)
    table = at(rules, FULL + "; deadwood: 8S")
    assert legal(rules, table) == ({"carry deadwood 1 column.1"} if allowed else set())
    table = at(rules, "column.1: 9C; column.2: 5D; column.3: KC; deadwood: 8S")
    assert "carry deadwood 1 column.4" in legal(rules, table)


def test_only_the_top_of_the_deadwood_goes_to_its_foundation(rules):
    table = at(rules, FULL + "; deadwood: 2S 2C")
    assert "carry deadwood 1 foundation.C" in legal(rules, table)
    assert "carry deadwood 1 foundation.S" not in legal(rules, table)


def test_while_a_turned_card_waits_no_other_is_turned_but_piles_may_move(rules):
    table = at(rules, "column.1: 9C; column.2: 10D; column.3: KC; column.4: 3S; turned: 7S; stock: (2C)")
    assert legal(rules, table) == {"carry turned 1 deadwood", "carry column.1 1 column.2"}


def test_there_is_no_redeal(rules):
    assert legal(rules, at(rules, FULL + "; deadwood: 2S JH")) == set()


def test_four_suits_to_the_king_win(rules):
    table = table_of(rules, suits_up_to("K").replace("H: A-K", "H: A-Q") + "; deadwood: KH")
    assert after(rules, table, "carry deadwood 1 foundation.H").scores == (1.0,)
