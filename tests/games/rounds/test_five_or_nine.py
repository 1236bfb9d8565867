"""Five or Nine: what starts a suit, what must be played, and who takes the pool."""

from random import Random

import pytest
from seated import after, game, legal, playable, table_of

from patience.cards import PACK, cards
from patience.engine.effects import Lacks
from patience.games.rounds.counting import out_first

A, B, C, D = range(4)
ALL_ELSE = "2C 3C 4C"  # cards that begin nothing


def started(text, starter, *, pool=0, turn=B, paid=0, **chosen):
    """A table whose first card had that rank."""
    rules = game("five_or_nine", **chosen)
    table = table_of(rules, text, turn=turn, starter=starter, paid=paid)
    counters = {**table.counters, "pool": pool, "seat.0": 50 - pool}
    return rules, type(table)(table.piles, turn, counters, table.notes)


def test_after_a_first_nine_it_is_built_up_and_down_and_a_five_or_nine_starts_a_suit():
    rules, table = started("hand.1: 8S 10S 9D 5H 6S 7D 2C; row.S: 9S", 9)
    assert playable(rules, table) == {"8S", "10S", "9D", "5H"}


def test_with_one_starter_a_five_does_not_start_a_suit_after_a_first_nine():
    rules, table = started("hand.1: 8S 10S 9D 5H; row.S: 9S", 9, one_starter=True)
    assert playable(rules, table) == {"8S", "10S", "9D"}


@pytest.mark.parametrize("one_starter", [False, True])
def test_after_a_first_five_a_nine_starts_nothing(one_starter):
    rules, table = started("hand.1: 9H 5D 4S 6S; row.S: 5S", 5, one_starter=one_starter)
    assert playable(rules, table) == {"5D", "4S", "6S"}


def test_rows_end_at_the_ace_and_the_king_without_a_corner():
    rules, table = started("hand.1: KS 2C; row.S: 5S 4S 3S 2S AS 6S 7S 8S 9S 10S JS QS", 5)
    assert playable(rules, table) == {"KS"}
    rules, table = started("hand.1: AD 5H; row.D: 9D 10D JD QD KD", 9)
    assert playable(rules, table) == {"5H"}


def test_the_first_card_is_a_five_or_a_nine_and_who_has_none_passes_free():
    rules = game("five_or_nine")
    table = table_of(rules, f"hand.1: {ALL_ELSE}; hand.2: 6D 5S 9H 5H; hand.3: 9C; hand.0: KS", turn=B)
    assert legal(rules, table) == {"say pass"}
    table, done = after(rules, table, "say pass")
    assert table.counters["pool"] == 0
    assert done[0] == Lacks("hand.1", frozenset(cards("5C 9C 5D 9D 5H 9H 5S 9S")))
    assert (table.turn, playable(rules, table)) == (C, {"5S", "9H", "5H"})


def test_the_first_card_decides_what_starts_the_other_suits():
    rules = game("five_or_nine")
    table = table_of(rules, "hand.1: 5S 2C; hand.2: 9H 4C 5C", turn=B)
    table, _done = after(rules, table, "5S")
    assert (table.notes.starter, playable(rules, table)) == (5, {"5C"})


def test_the_last_suit_started_does_not_change_what_starts_the_next():
    rules, table = started("hand.1: 5H 2C; hand.2: 9D 3C; row.S: 9S", 9)
    table, _done = after(rules, table, "5H")
    assert playable(rules, table) == {"9D"}


def test_who_cannot_play_pays_one_and_is_shown_to_lack_all_that_would_fit():
    rules, table = started("hand.1: 2C 3C; row.S: 5S", 5)
    assert legal(rules, table) == {"say pay"}
    table, done = after(rules, table, "say pay")
    assert (table.counters["pool"], table.counters["seat.1"]) == (1, 49)
    assert Lacks("hand.1", frozenset(cards("4S 6S 5C 5D 5H"))) in done
    assert table.turn == C


def test_who_can_play_may_not_pay():
    rules, table = started("hand.1: 6S 3C; row.S: 5S", 5)
    assert legal(rules, table) == {"play hand.1 6S row.S"}


def test_the_first_who_is_out_takes_the_pool_and_one_for_each_card_left():
    rules, table = started("hand.1: 6S; hand.0: 2C; hand.2: 2D 3D 4D; hand.3: 2H 3H; row.S: 5S", 5, pool=7)
    table, done = after(rules, table, "6S")
    assert table.scores == (-7 - 1, 7 + 1 + 3 + 2, -3, -2)
    kinds = [rules.kind(effect) for effect in done if type(effect).__name__ == "Pay"]
    assert kinds == ["Pool", *["Cards left"] * 3]


BLOCKED = "hand.0: 2C 3C; hand.1: 2D 3D; hand.2: 2H 3H 4H; hand.3: 2S 3S 10S; row.S: 5S"


def test_a_full_round_of_payments_ends_the_deal_and_the_pool_stays():
    rules, table = started(BLOCKED, 5, pool=3)
    table, _done = after(rules, table, *["say pay"] * 4)
    assert table.scores == (-4, -1, -1, -1)
    assert table.counters["pool"] == 7
    assert rules.deal_again(1, table).counters["pool"] == 7


def test_a_card_played_between_begins_the_round_of_payments_again():
    rules, table = started("hand.1: 2D; hand.2: 3D; hand.3: 6S 4D; hand.0: 6D; row.S: 5S", 5)
    table, _done = after(rules, table, "say pay", "say pay", "6S", "say pay", "say pay", "say pay")
    assert table.scores is None
    table, _done = after(rules, table, "say pay")
    assert table.scores is not None


def test_fewest_cards_win_the_pool_of_a_blocked_deal_and_ties_share_it():
    rules, table = started(BLOCKED, 5, pool=3, fewest_cards_wins=True)
    table, _done = after(rules, table, *["say pay"] * 4)
    assert table.scores == (-4 + 3, -1 + 3, -1, -1)
    assert table.counters["pool"] == 1


def test_with_all_cards_dealt_there_is_no_stock_and_hands_differ_by_one():
    rules = game("five_or_nine", 5, deal_all=True)
    table = rules.dealt(PACK, 0, rules.opening(), 1)
    assert len(table["stock"]) == 0
    assert [len(table[f"hand.{seat}"]) for seat in (1, 2, 3, 4, 0)] == [11, 11, 10, 10, 10]
    assert len(game("five_or_nine", 5).start(1)["stock"]) == 7


def test_why_a_card_may_not_be_played():
    rules, table = started("hand.1: 8S 9H 6S; row.S: 5S", 5)
    assert rules.why_not(table, cards("8S")[0]) == "8♠ does not join its row yet"
    assert rules.why_not(table, cards("9H")[0]) == "This suit begins with 5♥"
    assert rules.ask(table) == "Play 6♠"


def blocked(hands, **chosen):
    rules, table = started(f"{hands}; row.S: 5S", 5, pool=3, **chosen)
    return rules, after(rules, table, *["say pay"] * len(rules.seats))[0]


def test_why_a_deal_is_blocked_is_told_with_what_becomes_of_the_pool():
    rules, table = blocked("hand.0: 2C 3C; hand.1: 2D 3D; hand.2: 2H 3H 4H; hand.3: 2S 3S 10S")
    assert rules.outcome(table) == "Nobody can play any more"
    assert rules.reasons(table) == [
        "All have paid in turn, so that nobody will ever play again.",
        "Nobody takes the pool, and nobody pays for cards.",
    ]
    hands = "hand.0: 2C 3C; hand.1: 2D 3D; hand.2: 2H 3H 4H; hand.3: 2S 3S 10S"
    rules, table = blocked(hands, fewest_cards_wins=True)
    assert rules.reasons(table)[1] == "{seat.0} and {seat.1} share the pool for the smallest hands."
    rules, table = blocked(hands.replace("2C 3C", "2C"), fewest_cards_wins=True)
    assert rules.reasons(table)[1] == "{seat.0} takes the pool for the smallest hand."


def test_who_is_out_first_is_told_with_the_cards_of_the_others():
    rules, table = started("hand.1: 6S; hand.0: 2C; hand.2: 2D 3D 4D; hand.3: 2H 3H; row.S: 5S", 5, pool=7)
    table, _done = after(rules, table, "6S")
    assert rules.reasons(table) == ["{seat.1} was out first, while the others still held 1 + 3 + 2 cards."]


@pytest.mark.parametrize("players", range(3, 9))
def test_whatever_sleeps_somebody_has_a_five_or_a_nine_to_begin_with(players):
    rules = game("five_or_nine", players)
    fives_and_nines = cards("5C 9C 5D 9D 5H 9H 5S 9S")
    pack = [c for c in PACK if c not in fives_and_nines] + list(fives_and_nines)  # as many asleep as may be
    table = rules.dealt(pack, 0, rules.opening(), 1)
    for _seat in range(players):
        if "say pass" not in legal(rules, table):
            break
        table, _done = after(rules, table, "say pass")
    assert playable(rules, table) <= {str(c) for c in fives_and_nines}
    assert playable(rules, table)


def test_after_the_last_deal_the_pool_of_a_blocked_deal_is_divided_and_the_odd_counter_is_the_banks():
    rules, table = started("hand.0: 2C 3C; hand.1: 2D; hand.2: 2H; hand.3: 2S 3S; row.S: 5S", 5, pool=5)
    notes = table.notes._replace(number=8)
    start = type(table)(table.piles, table.turn, table.counters, notes)
    table, _done = after(rules, start, *["say pay"] * 4)
    assert rules.is_match_over(table)
    assert rules.reasons(table)[1].endswith("as it was the last deal the pool is shared by all.")
    assert table.counters["pool"] == 1
    for seat in range(4):
        assert table.counters[f"seat.{seat}"] == start.counters[f"seat.{seat}"] - 1 + 2


@pytest.mark.parametrize("players", [3, 5, 8])
def test_when_all_cards_are_dealt_no_deal_is_blocked(players):
    rules, chance = game("five_or_nine", players, deal_all=True), Random(players)
    for deal in range(1, 21):
        table = rules.start(deal)
        while table.scores is None:
            table, _done = rules.play(table, chance.choice(list(rules.moves(table))))
        assert out_first(rules, table) is not None
