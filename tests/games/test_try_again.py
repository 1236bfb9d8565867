"""Try Again: four heaps of one's own choice, and aces built up whatever the suits."""

import pytest
from positions import after, game, legal, pack_with, table_of

from patience.cards import PACK

HEAPS = [f"heap.{i}" for i in range(1, 5)]


@pytest.fixture
def try_again():
    return game("try_again")


def test_the_stock_is_turned_one_card_at_a_time_to_any_of_four_heaps(try_again):
    table = try_again.deal(pack_with(n1="9H", n2="8C"))
    assert len(table["stock"]) == table["stock"].down == 52
    assert legal(try_again, table) == {"tap stock"}
    table = after(try_again, table, "tap stock")
    assert str(table["turned"]) == "9H"
    assert legal(try_again, table) == {f"carry turned 1 {heap}" for heap in HEAPS}
    table = after(try_again, table, "carry turned 1 heap.3", "tap stock", "carry turned 1 heap.3")
    assert str(table["heap.3"]) == "9H 8C"


def test_aces_go_at_once_to_the_foundation_row_up_to_four(try_again):
    table = try_again.deal(pack_with(n1="AS", n2="AH", n3="AD", n4="AC", n5="5C"))
    table = after(try_again, table, *["tap stock"] * 4)
    assert [str(table[f"foundation.{i}"]) for i in range(1, 5)] == ["AS", "AH", "AD", "AC"]
    assert legal(try_again, table) == {"tap stock"}


def test_foundations_go_up_regardless_of_suit_from_the_heaps_or_from_the_turned_card(try_again):
    table = table_of(
        try_again, "foundation.1: AS; foundation.2: AH 2H; heap.1: 3C 2D; heap.2: 2C 3S; turned: 2S"
    )
    assert {move for move in legal(try_again, table) if "foundation" in move} == {
        "carry heap.1 1 foundation.1",
        "carry heap.2 1 foundation.2",
        "carry turned 1 foundation.1",
    }


def test_there_are_no_moves_between_heaps_and_none_back_from_the_foundations(try_again):
    table = table_of(try_again, "foundation.1: AS 2D; heap.1: 9C 8D; heap.2: 9S; heap.3: KD; stock: (4C)")
    assert legal(try_again, table) == {"tap stock"}


def test_while_a_turned_card_waits_heaps_may_go_up_but_no_card_is_turned(try_again):
    table = table_of(try_again, "foundation.1: AS; heap.1: 2D; turned: 9S; stock: (4C)")
    moves = legal(try_again, table)
    assert "carry heap.1 1 foundation.1" in moves
    assert "tap stock" not in moves


def test_there_is_no_redeal(try_again):
    assert legal(try_again, table_of(try_again, "foundation.1: AS; heap.1: 2D 4C; heap.2: 9S")) == set()


def test_heaps_show_their_top_alone_until_an_ace_is_out(try_again):
    table = table_of(try_again, "heap.1: 9C 8D 4S; stock: (AH)")
    assert str(try_again.seen_by(0, table)["heap.1"]) == "? ? 4S"
    table = after(try_again, table, "tap stock")
    assert str(try_again.seen_by(0, table)["heap.1"]) == "9C 8D 4S"


def test_all_fifty_two_on_the_foundations_win(try_again):
    suits = [[str(card) for card in PACK if card.suit == suit] for suit in "CDHS"]
    rows = "\n".join(f"foundation.{i}: {' '.join(suit)}" for i, suit in enumerate(suits, 1))
    table = table_of(try_again, rows.removesuffix(" KS") + "\nheap.4: KS")
    assert after(try_again, table, "carry heap.4 1 foundation.4").scores == (1.0,)


def test_a_card_of_the_wrong_rank_does_not_begin_or_continue_a_foundation(try_again):
    table = table_of(try_again, "foundation.1: AS 2S; heap.1: 4S; heap.2: 2D; heap.3: AD")
    assert legal(try_again, table) == set()
