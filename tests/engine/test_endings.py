"""Every deal ends: a player who never makes a table twice soon has nothing left to do."""

from random import Random

import pytest
from every_game import every_choice
from positions import after, game, suits_up_to, table_of

from patience.engine.finish import finish_line

# Cards that come back from the foundations may wander for long; elsewhere some hundreds of moves are much.
BOUND, LONG_BOUND = 700, 4000


@every_choice
def test_every_deal_ends(rules):
    for deal in (1, 2):
        chance, table = Random(deal), rules.start(deal)
        seen = {table}
        while table:
            moves = [*rules.moves(table)]
            chance.shuffle(moves)
            moves.sort(key=lambda move: -rules.liking(table, move))  # noqa: B023
            tables = (rules.play(table, move)[0] for move in moves)
            table = next((there for there in tables if there not in seen), None)
            seen.add(table)
        assert len(seen) < (LONG_BOUND if rules.chosen.get("return_from_foundations") else BOUND)


@pytest.fixture
def klondike():
    return game("klondike")


def test_when_only_moves_home_are_left_they_are_played_to_the_win(klondike):
    table = table_of(klondike, suits_up_to("J") + "; column.1: KS QH; column.2: KH QS; waste: KC QC KD QD")
    line = finish_line(klondike, table)
    assert len(line) == 8
    assert after(klondike, table, *map(str, line)).scores == (1.0,)


def test_while_a_card_lies_face_down_nothing_is_played_by_itself(klondike):
    home = suits_up_to("J").replace("S: A-J", "S: A-10")
    table = table_of(klondike, home + "; column.1: (JS) KS QH; column.2: KH QS; waste: KC QC KD QD")
    assert finish_line(klondike, table) is None


def test_the_stock_is_turned_on_the_way_only_where_that_is_asked_for(klondike):
    table = table_of(
        klondike, suits_up_to("J") + "; column.1: KS QH; column.2: KH QS; stock: (KC) (KD) (QC); waste: QD"
    )
    assert finish_line(klondike, table) is None
    line = finish_line(klondike, table, turning=True)
    assert after(klondike, table, *map(str, line)).scores == (1.0,)


def test_a_line_that_does_not_win_is_no_finish(klondike):
    assert finish_line(klondike, table_of(klondike, "foundation.S: A-5; column.1: 6S; column.2: 2H")) is None
    won = table_of(klondike, suits_up_to("Q") + "; column.1: KS; column.2: KH; column.3: KD; column.4: KC")
    for suit, i in zip("SHDC", (1, 2, 3, 4), strict=True):
        won = after(klondike, won, f"carry column.{i} 1 foundation.{suit}")
    assert finish_line(klondike, won) is None
