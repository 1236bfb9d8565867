"""Somebody is about to be out: a good player does not let him, where he can help it.

B is to move and knows of which suit the last card of another is, for that one was shown to lack all others.
"""

from unittest.mock import patch

import pytest
from round_tables import company, seated
from seated import game, mind_of, table_of

from patience.cards import PACK
from patience.games.rounds.pochen_hands import SHORT
from patience.games.rounds.pochen_table import POOLS, Notes
from patience.players.choose import choose, wits_of

EFFORT = 300  # of the strong player: less than he plays with
A, B, C, D = range(4)
every_good_level = pytest.mark.parametrize("level", ["medium", "strong"])


def rest(text, pack=PACK):
    """All cards that a text does not name."""
    named = text.replace(":", " ").replace(";", " ").split()
    return " ".join(str(card) for card in pack if str(card) not in named)


def only(suits, pack=PACK):
    """What somebody was shown to lack whose last card is of these suits."""
    return frozenset(card for card in pack if card.suit not in suits)


def chosen(rules, table, level, lacking, *moves):
    """What B plays or says after these moves of his."""
    mind = mind_of(rules, table, *moves)
    with patch.object(wits_of(rules), "effort", EFFORT):
        move = choose(mind._replace(lacking=lacking), level, "1")
    return str(getattr(move, "card", move))


# Sequences


def in_sequence(name, text):
    rules = game(name)
    return rules, table_of(rules, f"{text}; played: {rest(text)}", turn=B, stage="lead")


OTHERS = "hand.2: 2H 4H 6H JH 6D; hand.3: 2S 4S 6S JS 7D"
LAST_CLUB = f"hand.0: 10C; {OTHERS}; stock: 8D 9H QS 8S"


@every_good_level
@pytest.mark.parametrize("name", ["saratoga", "newmarket", "spin", "pope_joan"])
def test_does_not_lead_the_suit_of_which_somebody_holds_his_last_card(level, name):
    rules, table = in_sequence(name, f"hand.1: 5D 9C QC 3H; {LAST_CLUB}")
    assert chosen(rules, table, level, {"hand.0": only("C")}) != "9C"


@every_good_level
def test_spins_when_the_next_card_would_let_somebody_out(level):
    text = "hand.1: 9S AD 4H 7C; hand.0: 10S; hand.2: 2H 6H JH 6D; hand.3: 2S 4S 6S 7D; stock: 8D 9H QS 8S"
    rules, table = in_sequence("spin", text)
    assert chosen(rules, table, level, {"hand.0": only("S")}, "9S") == "say spin"


@every_good_level
def test_does_not_block_but_goes_out_where_he_can_himself(level):
    rules, table = in_sequence("saratoga", f"hand.1: 7C 8C 9C; {LAST_CLUB}")
    assert chosen(rules, table, level, {"hand.0": only("C")}) == "7C"


# Rows


def in_rows(text):
    rules = game("five_or_nine")
    return rules, table_of(rules, f"{text}; stock: {rest(text)}", turn=B, starter=9)


ROWS = "row.S: 9S; row.H: 9H; hand.0: AC 2D 3D"


@every_good_level
@pytest.mark.parametrize(("suit", "safe"), [("S", "8H"), ("H", "8S")])
def test_opens_the_row_to_which_the_last_card_of_the_next_does_not_belong(level, suit, safe):
    rules, table = in_rows(f"{ROWS}; hand.1: 8S 8H 2C 3C; hand.2: 7{suit}; hand.3: 4D AD QD")
    assert chosen(rules, table, level, {"hand.2": only(suit)}) == safe


@every_good_level
def test_begins_no_row_for_somebody_whose_last_card_comes_next_in_it(level):
    rules, table = in_rows(f"{ROWS}; hand.1: 9D 10S 2C 3C; hand.2: 8D; hand.3: 4D AD QD")
    beside = {"8D", "10D"}
    assert (
        chosen(rules, table, level, {"hand.2": frozenset(c for c in PACK if str(c) not in beside)}) == "10S"
    )


@every_good_level
def test_plays_at_the_end_of_a_row_where_the_last_card_of_the_next_does_not_fit(level):
    rules, table = in_rows(f"{ROWS}; hand.1: 8S 10S 2C 3C; hand.2: 7S; hand.3: 4D AD QD")
    high = frozenset(card for card in PACK if card.suit == "S" and card.rank > 9)
    assert chosen(rules, table, level, {"hand.2": only("S") | high}) == "10S"


# Suits that come round


def in_circles(text, **options):
    rules = game("fan_tan", **options)
    return rules, table_of(rules, f"{text}; played: {rest(text)}", turn=B)


@every_good_level
def test_in_fan_tan_does_not_lead_the_suit_in_which_somebody_has_his_last_card(level):
    clubs = "hand.2: AC 2C 3C 4C AH 3H 4H 5H 6H; hand.3: 7C 8C 9C 10C JC QC KC 7H 8H 9H 10H JH QH KH"
    rules, table = in_circles(f"hand.1: 5C 6C 2H; hand.0: 9D; {clubs}")
    assert chosen(rules, table, level, {"hand.0": only("D")}) == "6C"


@every_good_level
def test_pays_nothing_into_a_pool_that_the_next_will_take_anyhow(level):
    clubs = "hand.0: 8C 9C 10C JC; hand.2: 7C; hand.3: QC KC AC 2C 3C 4C"
    rules, table = in_circles(f"run: 5C; hand.1: 6C 9D 10D; {clubs}", may_pay=True)
    assert chosen(rules, table, level, {"hand.2": only("C")}) == "6C"


# Pochen


def test_in_pochen_leads_an_ace_where_a_lower_card_would_let_the_next_out():
    rules = company("pochen", 4)
    hands = "hand.1: 8C AD; hand.0: 7S 8S; hand.2: 9C; hand.3: 9H 10H"
    text = f"{hands}; turnup: 7H; stock: JS JD KC"
    played = rest(text, SHORT)
    notes = Notes(A, 1, (100,) * 4, "playing", ((),) * 4, (B, C, D, A), B)
    lines = f"{text}; played: {played}".replace("; ", "\n")
    table = seated(rules, lines, notes, B, dict.fromkeys(POOLS, 0))
    assert chosen(rules, table, "strong", {"hand.2": only("C", SHORT)}) == "AD"
