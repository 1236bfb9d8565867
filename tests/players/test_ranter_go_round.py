"""How Ranter Go Round is played: when a card is good enough, and when it is safe."""

import pytest
from minds import LEVELS, chosen, mind_of
from round_tables import company, seated

from patience.cards import PACK
from patience.games import rules_class
from patience.games.rounds.ranter_words import KEEP, Notes
from patience.players.choose import opinions
from patience.players.wits.ranter_go_round import keeps, losers, said

A, B, C, D = range(4)


def table(cards, turn=B, **noted):
    """A has dealt one card each to B, C, D and himself, named in that order."""
    rules = company("ranter_go_round", 4)
    hands = "\n".join(f"hand.{seat}: {one}" for seat, one in zip((B, C, D, A), cards.split(), strict=True))
    notes = Notes(A, 1, (3,) * 4, (0,) * 4)._replace(**noted)
    rest = stock_without(cards)
    return rules, seated(rules, f"{hands}\nstock: {rest}", notes, turn)


def stock_without(cards):
    """The cards that have not been dealt."""
    return " ".join(str(one) for one in PACK if str(one) not in cards.split())


def answer(rules, start, *moves, level="medium"):
    """The first word of what is chosen after these moves."""
    return chosen(mind_of(rules, start, *moves), level).replace("say ", "").split()[0]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("cards", "does"), [("QH 5H 6H 7H", "keep"), ("3H 5H 6H 7H", "exchange")])
def test_a_queen_is_kept_and_a_three_exchanged(cards, does, level):
    assert answer(*table(cards), level=level) == does


@pytest.mark.parametrize("level", LEVELS)
def test_the_dealer_cuts_a_three_and_keeps_a_jack_when_all_have_kept(level):
    keeps = ["say keep"] * 3
    assert answer(*table("9H 9D 9S 3H"), *keeps, level=level) == "draw"
    assert answer(*table("9H 9D 9S JH"), *keeps, level=level) == "keep"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_three_is_kept_once_the_deuce_that_was_given_for_it_lies_with_somebody_who_has_had_his_turn(level):
    assert answer(*table("3H 2H 9S 9D"), "say exchange", level=level) == "keep"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_dealer_keeps_a_deuce_once_somebody_was_given_an_ace(level):
    start = table("4H AH 9S 2D")
    assert answer(*start, "say exchange", "say keep", "say keep", level=level) == "keep"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_low_card_that_came_by_an_exchange_is_passed_on(level):
    assert answer(*table("3H 9H 10S JD"), "say exchange", level=level) == "exchange"


def test_the_easy_player_forgets_the_deuce_that_it_has_given():
    assert answer(*table("3H 2H 9S 9D"), "say exchange", level="easy") == "exchange"


def test_of_equal_cards_the_later_one_loses_so_that_it_is_exchanged():
    start = table("2H 2D 9S 9D")
    assert answer(*start, "say exchange") == "exchange"


def test_the_more_have_still_to_come_the_lower_a_card_may_be_kept():
    rules = company("ranter_go_round", 10)
    order = [*range(1, 10), 0]
    cards = "6H 9H 9D 9S 9C 10H 10D 10S 10C 6D"
    text = "\n".join(f"hand.{seat}: {one}" for seat, one in zip(order, cards.split(), strict=True))
    notes = Notes(0, 1, (3,) * 10, (0,) * 10)
    assert answer(rules, seated(rules, f"{text}\nstock: {stock_without(cards)}", notes, 1)) == "keep"
    assert answer(*table("9H 9D 9S 6D"), *["say keep"] * 3) == "draw"


def test_the_strong_dealer_takes_it_that_those_who_kept_have_good_cards():
    assert answer(*table("9H 9D 9S 6D"), *["say keep"] * 3, level="strong") == "draw"


def test_all_cuts_are_one_to_the_strong_dealer():
    rules, start = table("9H 9D 9S 6D")
    assert len(opinions(mind_of(rules, start, *["say keep"] * 3), 1)) == 2


def test_an_ace_that_came_by_an_exchange_is_nearly_sure_to_lose_a_marker_if_it_is_kept():
    rules, start = table("AH 3H 4S 5D")
    worth = {str(o.move): o.worth for o in opinions(mind_of(rules, start, "say exchange"), 1)}
    assert worth["say keep"] < -0.8
    assert worth["say exchange"] > -0.5


@pytest.mark.parametrize("options", [{}, {"king_void": True}])
@pytest.mark.parametrize("players", [3, 4, 7])
def test_a_deal_that_is_played_on_in_the_head_ends_as_by_the_rules(options, players):
    rules, compared = rules_class("ranter_go_round")(players, **options), 0
    for deal in range(1, 40):
        table = rules.start(deal)
        cut = table.piles["stock"].cards[0]
        while table.turn is not None:
            for move in rules.moves(table)[:2]:
                end = rules.play(table, move)[0]
                while end.turn is not None:
                    kept = keeps(end, end.turn, said(end))
                    end = rules.play(end, rules.moves(end)[not kept])[0]
                lost = [seat for seat in rules.seats if end.scores[seat]]
                assert losers(rules, table, cut, keeping=move == KEEP) == lost
                compared += 1
            table = rules.play(table, rules.moves(table)[deal % 2])[0]
    assert compared > 100
