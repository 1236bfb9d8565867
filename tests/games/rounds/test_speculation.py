"""Speculation: nobody knows his own cards, and the best trump is for sale."""

import pytest
from positions import after, legal
from round_tables import company, happens, kinds, seated

from patience.cards import PACK, card
from patience.engine.effects import TurnUp
from patience.engine.match import Match
from patience.engine.moves import Say
from patience.games.rounds.speculation_words import Notes

A, B, C, D = range(4)
PILES = ("pile.0", "pile.1", "pile.2", "pile.3")
FOUR = "pile.0: (2S) (3S) ({a}); pile.1: (4S) (5S) ({b}); pile.2: (6S) (7S) ({c}); pile.3: (2C) (3C) ({d})"


def dealt(trump, a="2H", b="3H", c="4H", d="5H", *, phase="bidding", under=FOUR, number=1):
    """A has dealt and turned a trump; these are the top cards. Pool 5."""
    rules = company("speculation", 4)
    text = under.format(a=a, b=b, c=c, d=d) + f"; turnup: {trump}"
    notes = Notes(A, number, (50,) * 4, card(trump), A, phase, 0, (B, C, D) if phase == "bidding" else ())
    counters = {"seat.0": 48, "seat.1": 49, "seat.2": 49, "seat.3": 49, "pool": 5}
    return rules, seated(rules, text, notes, B if phase == "bidding" else A, counters)


def all_pass(rules, table):
    return after(rules, table, *["say pass"] * len(table.notes.bidders))


def face_on(rules, table, seats):
    return after(rules, table, *[f"tap pile.{seat}" for seat in seats])


def test_a_trump_that_is_sold_and_a_better_one_that_nobody_buys():
    # A 0, B -1, C -3, D +4
    rules, table = dealt("6D", a="2H", b="KS", c="4H", d="8D")
    table = after(rules, table, "say pass", "say bid 2", "say pass", "say sell")
    assert table.turn == B
    assert str(table["pile.2"]) == "(6S) (7S) (4H) 6D"
    table = face_on(rules, table, [B])
    assert table.turn == D  # C owns the best trump and waits
    table = face_on(rules, table, [D])
    assert table.turn == A
    table = all_pass(rules, table)
    assert table.turn == A
    table = face_on(rules, table, [A, B, C, A, B, C, A, C])
    assert table.scores == (0.0, -1.0, -3.0, 4.0)
    assert table.counters == {"seat.0": 50, "seat.1": 49, "seat.2": 47, "seat.3": 54, "pool": 0}
    assert str(table["pile.3"]) == "(2C) (3C) 8D"


def test_a_queen_is_turned_and_refused_and_a_king_takes_the_pool():
    rules, table = dealt("QH", a="2D", b="3D", c="KH", d="5D")
    table = after(rules, table, "say bid 1", "say pass", "say pass", "say keep")
    assert table.scores == (-2.0, -1.0, 4.0, -1.0)
    assert table.counters["pool"] == 0
    assert all(table[pile].down == 0 for pile in PILES)


def test_all_cards_are_faced_with_a_turned_honour_also_when_it_is_sold():
    rules, table = dealt("JH", a="2D", b="3D", c="4D", d="5D")
    table = after(rules, table, "say bid 3", "say pass", "say pass")
    assert kinds(happens(rules, table, "say sell")).count("TurnUp") == 12
    table = after(rules, table, "say sell")
    assert table.scores == (1.0, 1.0, -1.0, -1.0)


@pytest.mark.parametrize(("trump", "faced"), [("10H", False), ("JH", True), ("QH", True), ("KH", True)])
def test_only_an_honour_has_all_cards_faced_together(trump, faced):
    rules, table = dealt(trump, a="2D", b="3D", c="4D", d="5D")
    assert (all_pass(rules, table).scores is not None) == faced


def test_the_dealer_takes_the_pool_with_a_turned_ace():
    rules, table = dealt("AH", phase="ace turned")
    assert legal(rules, table) == {"say take"}
    assert after(rules, table, "say take").scores == (3.0, -1.0, -1.0, -1.0)
    ace = PACK.index(card("AH"))
    pack = [*PACK[:ace], *PACK[ace + 1 :]]
    pack.insert(12, PACK[ace])
    start = rules.dealt(pack, C, rules.opening(), 1)
    assert (start.turn, legal(rules, start)) == (C, {"say take"})


def test_an_ace_that_is_faced_is_not_sold_but_ends_the_deal():
    rules, table = dealt("6D", b="AD")
    table = face_on(rules, all_pass(rules, table), [B])
    assert table.scores == (-2.0, 4.0, -1.0, -1.0)


def test_the_ace_is_above_the_king():
    rules, table = dealt("KD", b="AD")
    assert all_pass(rules, table).scores == (-2.0, 4.0, -1.0, -1.0)


def test_the_dealer_keeps_a_turn_up_that_nobody_wants_and_faces_nothing():
    rules, table = dealt("6D")
    table = all_pass(rules, table)
    assert (str(table["pile.0"]), str(table["turnup"])) == ("(2S) (3S) (2H) 6D", "-")
    table = face_on(rules, table, [B, C, D, B, C, D, B, C, D])
    assert table.scores == (3.0, -1.0, -1.0, -1.0)
    assert table["pile.0"].down == 3


def test_facing_goes_on_from_the_left_of_the_buyer():
    rules, table = dealt("6D", b="8D")
    table = face_on(rules, all_pass(rules, table), [B])
    assert table.turn == C
    table = after(rules, table, "say pass", "say pass", "say bid 1", "say sell")
    assert str(table["pile.0"]) == "(2S) (3S) (2H) 6D 8D"
    assert table.turn == B
    table = face_on(rules, table, [B, C, D])
    assert table.turn == B


def test_a_card_bought_lies_above_and_the_next_one_faced_comes_from_below():
    rules, table = dealt("6D", c="8D")
    table = after(rules, table, "say pass", "say bid 1", "say pass", "say sell")
    assert str(table["pile.2"]) == "(6S) (7S) (8D) 6D"
    table = face_on(rules, table, [B, D])
    assert table.turn == A
    assert str(table["pile.2"]) == "(6S) (7S) (8D) 6D"


def test_a_lower_trump_and_another_suit_are_not_for_sale():
    rules, table = dealt("6D", b="4D", c="KC")
    table = face_on(rules, all_pass(rules, table), [B, C])
    assert (table.turn, table.notes.best, table.notes.owner) == (D, card("6D"), A)


def test_bidding_goes_round_until_nobody_raises():
    rules, table = dealt("6D")
    table = after(rules, table, "say bid 1", "say bid 2", "say pass")
    assert table.turn == B
    assert legal(rules, table) == {"say pass", "say bid 3", "say bid 4", "say bid 5"}
    table = after(rules, table, "say bid 4")
    assert table.turn == C  # D has passed and is out
    table = after(rules, table, "say pass")
    assert table.turn == A
    assert legal(rules, table) == {"say sell", "say keep"}
    assert after(rules, table, "say keep").counters == table.counters
    sold = after(rules, table, "say sell").counters
    assert (sold["seat.0"], sold["seat.1"]) == (52, 45)


def test_the_last_to_speak_may_still_bid_when_all_others_have_passed():
    rules, table = dealt("6D")
    table = after(rules, table, "say pass", "say pass")
    assert (table.turn, "say bid 5" in legal(rules, table)) == (D, True)
    assert after(rules, table, "say bid 1").turn == A


def test_nobody_bids_more_than_the_pool():
    rules, table = dealt("6D")
    assert legal(rules, table) == {"say pass", *(f"say bid {n}" for n in range(1, 6))}
    assert legal(rules, after(rules, table, "say bid 5")) == {"say pass"}


@pytest.mark.parametrize("unit", [1, 2, 3, 5])
def test_the_dealer_pays_double_whatever_the_unit(unit):
    rules = company("speculation", 3, unit=unit)
    table = rules.dealt(PACK, 1, rules.opening(), 1)
    assert table.counters == {
        "seat.0": 50 - unit,
        "seat.1": 50 - 2 * unit,
        "seat.2": 50 - unit,
        "pool": 4 * unit,
    }


def test_three_cards_each_are_dealt_singly_face_down_and_the_next_is_turned():
    rules = company("speculation", 3)
    table = rules.dealt(PACK, 1, rules.opening(), 1)
    assert str(table["pile.2"]) == "(AC) (4C) (7C)"
    assert str(table["pile.1"]) == "(3C) (6C) (9C)"
    assert str(table["turnup"]) == "10C"
    assert (len(table["stock"]), table.turn) == (42, 2)


@pytest.mark.parametrize("players", range(2, 10))
def test_from_two_to_nine_can_play(players):
    rules = company("speculation", players)
    table = rules.dealt(PACK, 0, rules.opening(), 1)
    assert [len(table[f"pile.{seat}"]) for seat in range(players)] == [3] * players
    assert len(table["stock"]) == 52 - 3 * players - 1
    assert table.counters["pool"] == players + 1


def test_nobody_sees_his_own_cards():
    match = Match(company("speculation", 9), 5)
    for seat in range(9):
        assert match.view(seat).table[f"pile.{seat}"].cards == (None,) * 3


def test_the_top_of_a_pile_is_the_card_dealt_last():
    rules, table = dealt("6D", b="KS")
    later = face_on(rules, all_pass(rules, table), [B])
    assert str(later["pile.1"]) == "(4S) (5S) KS"
    assert happens(rules, all_pass(rules, table), "tap pile.1")[0] == TurnUp("pile.1")


def test_two_players_bid_and_face_alone():
    rules = company("speculation", 2)
    notes = Notes(0, 1, (50, 50), card("6D"), 0, "bidding", 0, (1,))
    text = "pile.0: (2S) (3S) (2H); pile.1: (4S) (5S) (7D); turnup: 6D"
    table = seated(rules, text, notes, 1, {"seat.0": 48, "seat.1": 49, "pool": 3})
    table = after(rules, table, "say bid 1", "say keep", "tap pile.1", "say pass")
    assert table.turn == 0
    table = after(rules, table, "tap pile.0", "tap pile.0", "tap pile.0")
    assert table.scores == (-2.0, 2.0)


def test_what_is_said_and_asked():
    rules, table = dealt("9D")
    assert rules.ask(table) == "Bid for the 9♦, or pass"
    table = after(rules, table, "say bid 4")
    assert rules.ask(table) == "Bid more than 4 for the 9♦, or pass"
    assert rules.announce(table, Say("bid", 5)) == "Five."
    assert rules.announce(table, Say("bid", 1)) == "One."
    assert rules.announce(table, Say("bid", 20)) == "20."
    assert rules.ask(after(rules, table, "say bid 5")) == "Pass: nobody bids more than the pool"
    table = after(rules, table, "say pass", "say pass")
    assert rules.ask(table) == "Sell the 9♦ for 4 counters, or keep it"
    assert rules.describe(table, Say("sell")) == "sells the nine of diamonds to {seat.1} for 4"
    assert rules.describe(table, Say("keep")) == "keeps the nine of diamonds"
    assert rules.ask(after(rules, table, "say keep")) == "Face the next card of your pile"


@pytest.mark.parametrize(
    ("faced", "said"),
    [
        ("KS", "No trump."),
        ("4D", "Only the four."),
        ("8D", "The eight!"),
        ("AD", "The ace!"),
    ],
)
def test_whoever_faces_a_card_says_whether_it_is_a_trump_and_which(faced, said):
    rules, table = dealt("6D", b=faced)
    table = all_pass(rules, table)
    (face,) = rules.moves(table)
    assert rules.reply(table, face, rules.play(table, face)[1]) == (B, said)
    assert rules.reply(table, Say("pass"), []) is None
    assert rules.reply(rules.seen_by(B, table), face, []) is None


def test_a_turned_ace_is_told_as_what_it_is():
    rules, table = dealt("AH", phase="ace turned")
    assert rules.describe(table, Say("take")) == "takes the pool for the ace of hearts"
    end = after(rules, table, "say take")
    assert rules.outcome(end) == "{seat.0} turned the ace"
    assert rules.reasons(end) == ["{seat.0} turned the A♥, which takes the pool at once."]


def test_the_best_trump_at_the_end_is_named_also_if_it_was_turned_and_not_faced():
    rules, table = dealt("JH", a="2D", b="3D", c="4D", d="5D")
    end = all_pass(rules, table)
    assert rules.outcome(end) == "{seat.0} owns the best trump"
    assert rules.reasons(end) == ["The best trump at the end was the J♥: {seat.0} takes the pool."]


def test_payments_are_told_apart():
    rules, table = dealt("JH", a="2D", b="3D", c="4D", d="5D")
    table = after(rules, table, "say bid 3", "say pass", "say pass")
    paid = [effect for effect in happens(rules, table, "say sell") if type(effect).__name__ == "Pay"]
    assert [rules.kind(pay) for pay in paid] == ["Trump sales", "Pool"]
