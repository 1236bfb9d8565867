"""The Carpet: twenty cards, aces at once, and the second phase with its extra pile."""

import pytest
from positions import after, game, legal, pack_with, suits_up_to, table_of

FIRST, SECOND = "first phase", "second phase"
SPACES = [f"space.{i}" for i in range(1, 21)]


@pytest.fixture
def carpet():
    return game("carpet")


def test_twenty_cards_lie_open_in_reading_order(carpet):
    pack = pack_with(n41="AS", n42="AH", n43="AC", n44="AD")
    table = carpet.deal(pack)
    assert [table[name].top for name in SPACES] == pack[:20]
    assert len(table["stock"]) == 32
    assert not table["extra"].cards


def test_aces_go_up_at_once_and_a_gap_is_refilled_again_if_an_ace_comes(carpet):
    pack = pack_with(n3="AS", n7="AH", n21="AC", n22="2D", n23="3D", n50="AD")
    table = carpet.deal(pack)
    assert [str(table[f"foundation.{suit}"]) for suit in "SHCD"] == ["AS", "AH", "AC", "-"]
    # Card 21 fills the third gap and is an ace itself, so card 22 lies there, and card 23 in the seventh.
    assert (str(table["space.3"]), str(table["space.7"])) == ("2D", "3D")
    assert len(table["stock"]) == 29


def test_in_the_first_phase_every_gap_is_refilled_from_the_stock_at_once(carpet):
    table = table_of(carpet, "space.1: KD; space.2: 2S; foundation.S: AS; stock: (9C) (8C)", FIRST)
    table = after(carpet, table, "carry space.2 1 foundation.S")
    assert (str(table["space.2"]), str(table["stock"])) == ("8C", "(9C)")
    assert table.notes == FIRST


def test_an_ace_that_comes_in_the_first_phase_goes_up_and_is_replaced_in_the_same_gap(carpet):
    table = table_of(carpet, "space.9: 2S; foundation.S: AS; stock: (8C) (AD) (AH)", FIRST)
    table = after(carpet, table, "carry space.9 1 foundation.S")
    assert [str(table[name]) for name in ("foundation.H", "foundation.D", "space.9")] == ["AH", "AD", "8C"]


def test_the_second_phase_begins_only_when_nothing_on_the_carpet_can_be_built(carpet):
    text = "space.1: 2S; space.2: KC; foundation.S: AS; stock: (9C)"
    assert legal(carpet, table_of(carpet, text, FIRST)) == {"carry space.1 1 foundation.S"}
    table = table_of(carpet, text.replace("2S", "3S"), FIRST)
    assert legal(carpet, table) == {"tap stock"}
    table = after(carpet, table, "tap stock")
    assert (table.notes, str(table["extra"])) == (SECOND, "9C")


def test_leaving_gaps_does_not_open_the_second_phase_any_sooner():
    rules = game("carpet", leave_gaps=True)
    table = table_of(rules, "space.1: 2S; foundation.S: AS; stock: (9C)", FIRST)
    assert legal(rules, table) == {"carry space.1 1 foundation.S"}


def _full_but(*gaps):
    """A carpet without any card that can be built, with these gaps."""
    names = [name for name in SPACES if name not in gaps]
    ranks = [f"{rank}{suit}" for rank in ("K", "Q", "J", "10", "9") for suit in "CDHS"]
    return "\n".join(f"{name}: {card}" for name, card in zip(names, ranks, strict=False))


def test_in_the_second_phase_the_top_of_the_extra_pile_may_be_built_and_gaps_wait(carpet):
    text = _full_but("space.6") + "; foundation.H: A-4; foundation.S: AS; stock: (3C); extra: 2S 5H"
    table = after(carpet, table_of(carpet, text, SECOND), "carry extra 1 foundation.H")
    assert str(table["space.6"]) == "-"
    assert str(table["stock"]) == "(3C)"
    assert "carry extra 1 foundation.S" in legal(carpet, table)


def test_a_gap_must_be_filled_from_the_extra_pile_before_the_next_card_is_turned(carpet):
    text = _full_but("space.6", "space.11") + "; stock: (3C) (4C); extra: 2S 5H"
    table = table_of(carpet, text, SECOND)
    assert legal(carpet, table) == {"carry extra 1 space.6", "carry extra 1 space.11"}  # whichever he likes
    table = after(carpet, table, "carry extra 1 space.11")
    assert legal(carpet, table) == {"carry extra 1 space.6"}
    table = after(carpet, table, "carry extra 1 space.6")
    assert legal(carpet, table) == {"tap stock"}


def test_when_the_extra_pile_is_empty_a_gap_waits(carpet):
    table = table_of(carpet, _full_but("space.6") + "; stock: (3C) (4C)", SECOND)
    assert legal(carpet, table) == {"tap stock"}
    table = after(carpet, table, "tap stock")
    assert legal(carpet, table) == {"carry extra 1 space.6"}


def test_with_that_option_gaps_may_stay_open_in_the_second_phase():
    rules = game("carpet", leave_gaps=True)
    table = table_of(rules, _full_but("space.6") + "; stock: (3C) (4C); extra: 2S 5H", SECOND)
    assert legal(rules, table) == {"carry extra 1 space.6", "tap stock"}


def test_an_ace_that_is_turned_on_the_extra_pile_goes_up_by_itself(carpet):
    table = table_of(carpet, _full_but() + "; stock: (3C) (AD); extra: 2S", SECOND)
    table = after(carpet, table, "tap stock")
    assert (str(table["foundation.D"]), str(table["extra"])) == ("AD", "2S")


def test_only_the_extra_pile_fills_gaps_and_no_card_is_built_on_the_carpet(carpet):
    table = table_of(carpet, "space.1: 9C; space.2: 8C; space.3: 8H", SECOND)
    assert legal(carpet, table) == set()


def test_there_is_no_second_turn_through_the_stock(carpet):
    table = table_of(carpet, _full_but() + "; extra: 2S 3C 5H", SECOND)
    assert legal(carpet, table) == set()


def test_four_suits_to_the_king_win(carpet):
    table = table_of(carpet, suits_up_to("K").replace("S: A-K", "S: A-Q") + "; space.20: KS", SECOND)
    assert after(carpet, table, "carry space.20 1 foundation.S").scores == (1.0,)
