"""Newmarket, Spin, Saratoga and Pope Joan: what a good player does, and why."""

import pytest
from seated import game, mind_of, table_of

from patience.cards import PACK
from patience.engine.moves import parse_move
from patience.engine.table import Table
from patience.players.choose import choose
from patience.players.wits.bearings import lacking
from patience.players.wits.stopping import Outlook

GOOD = ("medium", "strong")
A, B, C, D = range(4)
every_good_level = pytest.mark.parametrize("level", GOOD)


def at_lead(name, text, pools=None, **chosen):
    """A game and its table where B leads, with so many counters on the pools."""
    rules = game(name, **chosen)
    table = table_of(rules, text, turn=B, stage="lead")
    return rules, Table(table.piles, B, {**table.counters, **(pools or {})}, table.notes)


def chosen(mind, level, deal=1):
    move = choose(mind, level, deal)
    return str(getattr(move, "card", move))


# the rest of the pack where a position needs other hands: nothing in them matters
LOW = "hand.0: 2S 3S 4S; hand.2: 2H 3H 4H; hand.3: 2C 3C 4C"


@every_good_level
def test_leads_what_surely_stops_and_keeps_the_lead(level):
    rules, table = at_lead("pope_joan", f"hand.1: KH 6S 9C; {LOW}; stock: 5S 7S 8C 10C")
    assert chosen(mind_of(rules, table), level) == "KH"


@every_good_level
def test_plays_on_into_a_card_that_was_played_before(level):
    rules, table = at_lead("pope_joan", f"hand.1: 6D 9C; played: 7D 8D 5D 8C; {LOW}; stock: 10C JC QC KC")
    assert chosen(mind_of(rules, table), level) == "6D"


@every_good_level
def test_takes_the_pope_while_he_can(level):
    rules, table = at_lead("pope_joan", f"hand.1: 7D 9C 3D; {LOW}; stock: 8D 10C 4D 5D")
    assert chosen(mind_of(rules, table), level) == "7D"


@every_good_level
def test_does_not_lead_the_six_when_he_has_the_five_as_well(level):
    rules, table = at_lead("pope_joan", f"hand.1: 5H 6H 7H JC; {LOW}; stock: 8H QC 4D 5D")
    assert chosen(mind_of(rules, table), level) == "5H"


@every_good_level
def test_gets_out_at_once_where_his_last_cards_are_in_sequence(level):
    rules, table = at_lead("saratoga", f"hand.1: 9S 10S JS; {LOW}; stock: 8S QS 5D 6D")
    assert chosen(mind_of(rules, table), level) == "9S"


@every_good_level
def test_leads_towards_a_pool_card_of_his_own(level):
    text = "hand.1: QC KC 5H 8D; hand.0: 2S 3S 4S 6H; hand.2: 2H 3H 4H 9D; hand.3: 2C 3C 4C 7H"
    rules, table = at_lead("saratoga", f"{text}; stock: 8H 10D JD 9H", {"pool.KC": 4})
    assert chosen(mind_of(rules, table), level) == "QC"


def test_counts_a_card_that_was_shown_to_be_in_no_other_hand_as_a_stop():
    rules, table = at_lead("saratoga", f"hand.1: 5D 9C QC; {LOW}; stock: 6D 10C KC KD")
    mind = mind_of(rules, table, "5D")  # nobody could go on with the six
    outlook = Outlook(mind)
    assert outlook.dead(parse_move("play x 6D y").card) == 1.0
    assert 0 < outlook.dead(parse_move("play x KC y").card) < 1


def test_who_does_not_remember_no_longer_counts_it():
    rules, table = at_lead("saratoga", f"hand.1: 5D 9C QC; {LOW}; stock: 6D 10C KC KD")
    mind = mind_of(rules, table, "5D")
    assert Outlook(mind, remembers=False).dead(parse_move("play x 6D y").card) < 1


def test_a_lead_of_the_lowest_card_shows_that_none_lower_is_in_that_hand():
    text = "hand.1: 5D 6D QC; hand.0: 7D 3S; hand.2: 2H 4D; hand.3: 2C 3C; stock: 3D 8D"
    rules, table = at_lead("saratoga", text)
    shown = lacking(mind_of(rules, table, "5D", "6D", "7D"))
    assert {str(card) for card in shown["hand.1"]} >= {"AD", "2D", "3D", "4D"}


def test_a_lead_in_pope_joan_shows_nothing_about_lower_cards():
    rules, table = at_lead("pope_joan", f"hand.1: 5D 2D 9C; {LOW}; stock: 6D")
    shown = lacking(mind_of(rules, table, "5D"))
    assert not {card for card in shown.get("hand.1", ()) if str(card) == "2D"}


def test_an_ace_that_spins_may_still_be_where_diamonds_were_led():
    text = "hand.1: 5D AD QC; hand.0: 6D 3S; hand.2: 2H 4D; hand.3: 2C 3C; stock: 3D 8D"
    rules, table = at_lead("spin", text)
    shown = {str(card) for card in lacking(mind_of(rules, table, "5D", "say run-on"))["hand.1"]}
    assert "2D" in shown
    assert "AD" not in shown


HANDS = "hand.0: 2S 3S 4S 5S; hand.2: 2H 3H 4H 5H; hand.3: 2C 3C 4C 5C"


def at_stage(text, stage, turn, **noted):
    rules = game("newmarket")
    return rules, table_of(rules, text, turn=turn, stage=stage, **noted)


@every_good_level
def test_stakes_on_the_pool_card_that_he_holds(level):
    rules, table = at_stage(f"hand.1: AH 3D 9D 6S; {HANDS}", "spread", B, stake=4, left=4)
    assert chosen(mind_of(rules, table), level) == "tap pool.AH"


@every_good_level
def test_stakes_rather_on_a_card_that_he_may_lead_than_on_one_that_must_be_called_for(level):
    rules, table = at_stage(f"hand.1: AH 3D QD 6S; {HANDS}", "spread", B, stake=4, left=4)
    assert {chosen(mind_of(rules, table), level, deal) for deal in range(8)} == {"tap pool.AH"}


def test_lays_the_rest_of_the_stake_where_it_was_begun():
    rules, table = at_stage(f"hand.1: KC QD 3D 6S; {HANDS}", "spread", B, stake=4, left=4)
    for pool in ("pool.KC", "pool.QD"):
        assert chosen(mind_of(rules, table, f"tap {pool}"), "strong") == f"tap {pool}"


@every_good_level
def test_names_the_highest_stake_with_pool_cards_and_the_lowest_with_none(level):
    rules, table = at_stage(f"hand.1: AH QD KC 6S; {HANDS}", "stake", B)
    assert chosen(mind_of(rules, table), level) == "say stake 12"
    rules, table = at_stage(f"hand.1: 8H 8D 8C 6S; {HANDS}", "stake", B)
    assert chosen(mind_of(rules, table), level) == "say stake 4"


@every_good_level
def test_spins_to_play_a_pool_card_that_another_was_about_to_go_past(level):
    text = "hand.1: 9S KC 2C AD 4H; hand.0: 10S 3H; hand.2: 6H 8D; hand.3: 9D 7H; stock: 3C 3D 4D 5H"
    rules, table = at_lead("spin", text, {"pool.KC": 9})
    mind = mind_of(rules, table, "9S")
    assert chosen(mind, level) == "say spin"
    mind = mind_of(rules, table, "9S", "say spin")
    assert chosen(mind, level) == "KC"


@every_good_level
def test_goes_out_by_spinning_with_his_last_card(level):
    rules, table = at_lead("spin", f"hand.1: 9S AD; {LOW}; stock: 8S 10D 5D 6D")
    assert chosen(mind_of(rules, table, "9S"), level) == "say spin"


@every_good_level
def test_does_not_call_for_the_last_card_of_another(level):
    # A holds one card, and it is no heart and no club
    text = "hand.1: 5D 9C 3H QC; hand.0: 6D; hand.2: 2H 4H 6H JH; hand.3: 2C 3C 4C 5C; stock: 10C 7D KC KD"
    named = text.replace(":", " ").replace(";", " ").split()
    rest = " ".join(str(card) for card in PACK if str(card) not in named)
    rules, table = at_lead("pope_joan", f"{text}; played: {rest}")
    mind = mind_of(rules, table)
    known = frozenset(card for card in rules.pack() if card.suit in "HC")
    mind = mind._replace(lacking={"hand.0": known, "hand.2": frozenset(), "hand.3": frozenset()})
    assert chosen(mind, level) != "5D"
