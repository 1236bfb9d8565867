"""Five or Nine and Fan Tan: what a good player does, and why."""

import pytest
from seated import game, table_of

from patience.cards import PACK
from patience.engine.memory import remember
from patience.players.choose import choose

GOOD = ("medium", "strong")
A, B, C, D = range(4)
every_good_level = pytest.mark.parametrize("level", GOOD)
every_level = pytest.mark.parametrize("level", ["easy", *GOOD])


def chosen(rules, table, level, deal=1, *, lacking=None):
    mind = remember(rules, table.turn, table, [])
    if lacking:
        mind = mind._replace(lacking=lacking)
    move = choose(mind, level, deal)
    return str(getattr(move, "card", move))


def rest(text):
    """All cards that a text does not name."""
    named = text.replace(":", " ").replace(";", " ").split()
    return " ".join(str(card) for card in PACK if str(card) not in named)


def rows(text):
    """Five or Nine with B to move; all other cards sleep."""
    rules = game("five_or_nine")
    return rules, table_of(rules, f"{text}; stock: {rest(text)}", turn=B, starter=9)


@every_level
def test_plays_towards_his_own_long_end(level):
    rules, table = rows(
        "row.S: 9S; row.H: 9H; hand.1: 8S 7S 6S 5S 10H; hand.0: 2C 3C 4C 10S; hand.2: 2D 3D 4D JH; hand.3: AC AD AH QH"
    )
    assert chosen(rules, table, level) == "8S"


def test_holds_back_the_card_that_opens_a_row_for_others_only():
    rules, table = rows(
        "row.S: 9S 10S JS QS; row.H: 9H; hand.1: KS 10H 4C; hand.0: JH 3C; hand.2: QH 2C; hand.3: KH AC"
    )
    assert chosen(rules, table, "medium") == "KS"


@every_good_level
def test_does_not_open_the_way_for_a_player_with_one_card_left(level):
    rules, table = rows(
        "row.S: 9S; row.H: 9H; hand.1: 8S 8H 2C 3C; hand.0: AC 2D 3D; hand.2: 7S; hand.3: 4D AD QD"
    )
    lacking = {"hand.2": frozenset(card for card in rules.pack() if card.suit != "S")}
    assert chosen(rules, table, level, lacking=lacking) == "8H"


def test_opens_what_nobody_holds_rather_than_what_others_need():
    rules, table = rows(
        "row.S: 9S; row.H: 9H; hand.1: 8S 8H 2C 3C; hand.0: AC 2D 3D; hand.2: 7S 4C; hand.3: 4D AD QD"
    )
    asleep = frozenset(card for card in rules.pack() if str(card) == "7H")
    lacking = dict.fromkeys(("hand.0", "hand.2", "hand.3"), asleep)
    assert chosen(rules, table, "medium", lacking=lacking) == "8H"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_begins_a_row_before_it_goes_on_with_another_while_cards_are_asleep(level):
    rules, table = rows(
        "row.S: 9S; row.H: 9H; hand.1: 9D 8S 7S KH; hand.0: 2C 3C 4C 10S; hand.2: 2D 3D 4D JH; hand.3: AC AD AH QH"
    )
    assert chosen(rules, table, level) == "9D"


def test_begins_no_row_for_the_others_where_every_card_was_dealt():
    rules = game("five_or_nine", deal_all=True)
    text = "row.S: 9S; row.H: 9H; hand.1: 9D 8S 7S KH; hand.0: "
    table = table_of(rules, text + rest(text), turn=B, starter=9)
    assert chosen(rules, table, "medium") == "8S"


def circles(text, turn=B, **chosen):
    """Fan Tan with B to move; all other cards have been played."""
    rules = game("fan_tan", **chosen)
    return rules, table_of(rules, f"{text}; played: {rest(text)}", turn=turn)


HANDS = "hand.0: AC 2C 3C 4C; hand.2: 7C 8C 9C 10C; hand.3: JC QC KC AD"


@pytest.mark.parametrize("deal", range(5))
def test_leads_the_higher_of_two_neighbours_so_that_the_suit_comes_round(deal):
    rules, table = circles(f"hand.1: 5C 6C 9D 2H; {HANDS}")
    assert chosen(rules, table, "medium", deal) == "6C"


@every_good_level
def test_keeps_his_last_single_card_for_the_lead_that_takes_him_out(level):
    hearts = (
        "hand.0: AC 2C 3C 4C AH 3H; hand.2: 7C 8C 9C 10C 4H 5H 6H 7H; hand.3: JC QC KC 8H 9H 10H JH QH KH"
    )
    rules, table = circles(f"hand.1: 5C 6C 2H; {hearts}")
    assert chosen(rules, table, level) == "6C"


def test_pays_one_where_that_makes_all_others_pay_before_he_takes_the_pool():
    clubs = "hand.0: 8C 9C 10C; hand.2: 7C JC QC KC; hand.3: AC 2C 3C 4C"
    rules, table = circles(f"run: 5C; hand.1: 6C; {clubs}", may_pay=True)
    assert chosen(rules, table, "strong") == "say pay"


def test_an_ace_comes_round_to_the_king():
    rules, table = circles(f"hand.1: KS AS 5H 9D; {HANDS}")
    assert chosen(rules, table, "medium") == "AS"


@every_good_level
def test_leads_the_last_suit_from_where_he_is_out_soonest(level):
    rules, table = circles("hand.1: 3C 4C QC; hand.0: AC 2C 5C 6C; hand.2: 7C 8C 9C; hand.3: 10C JC KC")
    assert chosen(rules, table, level) == "QC"


@pytest.mark.parametrize("deal", range(5))
def test_keeps_for_the_last_the_suit_whose_cards_lie_close_together(deal):
    hearts = "hand.0: AC 2C 3C 4C AH; hand.2: 7C 8C 9C 10C 4H 5H 6H 7H; hand.3: JC QC KC 8H 10H JH QH KH"
    rules, table = circles(f"hand.1: 5C 6C 2H 3H 9H; {hearts}")
    assert chosen(rules, table, "medium", deal) == "3H"
