"""Every deal ends, and what only goes home can be played by itself."""

from itertools import pairwise
from random import Random

import pytest
from every_game import CHOICES, every_choice, make, walk, walks
from positions import after, game, suits_up_to, table_of

from patience.engine.finish import finish_line
from patience.engine.match import Match

BOUND = 700
ROAMING = ("split_runs", "return_from_foundations")  # with these options cards may wander for very long
keeping_still = pytest.mark.parametrize(
    ("name", "chosen"), [(name, chosen) for name, chosen in CHOICES if not any(map(chosen.get, ROAMING))]
)


@keeping_still
def test_a_player_who_never_makes_a_table_twice_soon_has_nothing_left_to_do(name, chosen):
    rules = make(name, chosen)
    for deal in (1, 2, 3):
        chance, table = Random(deal), rules.start(deal)
        seen = {table}
        while table:
            moves = [*rules.moves(table)]
            chance.shuffle(moves)
            tables = [rules.play(table, move)[0] for move in moves]
            table = next((there for there in tables if there not in seen), None)
            seen.add(table)
        assert len(seen) < BOUND


@every_choice
@walks(4, 300)
def test_cards_that_have_come_into_the_open_never_go_back(rules, deal, seed, length):
    """So the changes for good are at most as many as there are hidden cards; between them cards only wander."""
    hidden = []
    for match in walk(Match(rules, deal), seed, length):
        piles, places = match.table.piles, rules.places
        laid = ("stock", "waste", "turned", "deadwood", "extra")
        in_hand = sum(len(pile) for name, pile in piles.items() if places[name].role in laid)
        face_down = sum(
            pile.down for name, pile in piles.items() if places[name].role in ("column", "pile", "space")
        )
        hidden.append((in_hand, face_down))
    assert all(a >= c and b >= d for (a, b), (c, d) in pairwise(hidden))


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
        klondike, suits_up_to("J") + "; column.1: KS QH; column.2: KH QS; stock: (QC) (KD) (KC); waste: QD"
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
