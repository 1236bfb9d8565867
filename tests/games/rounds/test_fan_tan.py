"""Fan Tan: the next card or a counter, round the corner, and a lead for the thirteenth card."""

from seated import after, game, legal, playable, table_of

from patience.cards import PACK, cards
from patience.engine.effects import Lacks

A, B, C, D = range(4)
CLUBS_BUT_FIVE = "6C 7C 8C 9C 10C JC QC KC AC 2C 3C 4C"


def test_who_leads_the_six_with_the_five_in_hand_plays_the_thirteenth_card_and_leads_again():
    rules = game("fan_tan")
    rest = "hand.2: 7C JC 2C 2D; hand.3: 8C QC 3C 3D; hand.0: 9C KC 4C 10C AC 4D"
    table = table_of(rules, f"hand.1: 5C 6C 9S 2H; {rest}", turn=B)
    assert playable(rules, table) == {"5C", "6C", "9S", "2H"}
    table, _done = after(rules, table, "6C")
    while len(table["run"]) < 13:
        (move,) = rules.moves(table)
        table, _done = rules.play(table, move)
    assert table["run"].cards == cards(f"{CLUBS_BUT_FIVE} 5C")
    assert (table.turn, playable(rules, table)) == (B, {"9S", "2H"})
    table, _done = after(rules, table, "2H")
    assert (len(table["run"]), len(table["played"]), table.turn) == (1, 13, C)


def test_after_the_king_comes_the_ace():
    rules = game("fan_tan")
    table = table_of(rules, "hand.1: AS 2H; run: QS KS", turn=B)
    assert playable(rules, table) == {"AS"}


def test_each_plays_one_card_a_turn():
    rules = game("fan_tan")
    table = table_of(rules, "hand.1: 4S 5S 2H; hand.2: 6S 3H", turn=B)
    table, _done = after(rules, table, "4S")
    assert (table.turn, legal(rules, table)) == (C, {"say pay"})


def test_who_has_not_the_next_card_pays_one_and_is_shown_to_lack_it():
    rules = game("fan_tan")
    table = table_of(rules, "hand.1: 9S 2H; hand.2: 5S; run: 4S", turn=B)
    table, done = after(rules, table, "say pay")
    assert (table.counters["pool"], table.counters["seat.1"]) == (9, 47)
    assert Lacks("hand.1", frozenset(cards("5S"))) in done


def test_the_first_who_is_out_takes_the_pool_and_nothing_for_cards():
    rules = game("fan_tan", ante=5)
    table = table_of(rules, "hand.1: 5S; hand.2: 6S 7S; hand.3: 8H; hand.0: 9H; run: 4S", turn=B)
    table, done = after(rules, table, "5S")
    assert table.scores == (-5, 15, -5, -5)
    assert rules.reasons(table) == ["{seat.1} was out first and takes the pool."]
    assert [rules.kind(effect) for effect in done if type(effect).__name__ == "Pay"] == ["Pool"]


def test_the_thirteenth_card_as_the_last_of_a_hand_ends_the_deal():
    rules = game("fan_tan")
    table = table_of(rules, f"hand.1: 5C; hand.2: 6S; run: {CLUBS_BUT_FIVE}", turn=B)
    table, _done = after(rules, table, "5C")
    assert table.scores == (-2, 6, -2, -2)


def test_who_has_the_card_must_play_it_unless_the_option_lets_him_pay():
    text = "hand.1: 5S 2H; hand.2: 5D; hand.3: 5H; hand.0: 5C; run: 4S"
    rules = game("fan_tan")
    assert legal(rules, table_of(rules, text, turn=B)) == {"play hand.1 5S run"}
    rules = game("fan_tan", may_pay=True)
    table = table_of(rules, text, turn=B)
    assert legal(rules, table) == {"play hand.1 5S run", "say pay"}
    table, done = after(rules, table, "say pay")
    assert not [effect for effect in done if isinstance(effect, Lacks)]
    # When all have paid for the same card, whoever has it must play it.
    table, _done = after(rules, table, "say pay", "say pay", "say pay")
    assert (table.turn, legal(rules, table)) == (B, {"play hand.1 5S run"})


def test_a_card_played_lets_all_keep_theirs_back_once_more():
    rules = game("fan_tan", may_pay=True)
    table = table_of(rules, "hand.1: 5S 2H; hand.2: 6S 5D; hand.3: 5H; hand.0: 5C; run: 4S", turn=B)
    table, _done = after(rules, table, *["say pay"] * 4, "5S")
    assert legal(rules, table) == {"play hand.2 6S run", "say pay"}


def test_all_fifty_two_are_dealt_and_everybody_antes():
    rules = game("fan_tan", 5)
    table = rules.dealt(PACK, 4, rules.opening(), 1)
    assert [len(table[f"hand.{seat}"]) for seat in range(5)] == [11, 11, 10, 10, 10]
    assert table.counters["pool"] == 10
    assert [table.counters[f"seat.{seat}"] for seat in range(5)] == [48] * 5


def test_who_has_nothing_left_pays_all_the_same():
    rules = game("fan_tan")
    table = table_of(rules, "hand.1: 9S 2H; hand.2: 5S; run: 4S", turn=B)
    poor = type(table)(table.piles, B, {**table.counters, "seat.1": 0}, table.notes)
    poor, _done = after(rules, poor, "say pay")
    assert poor.counters["seat.1"] == -1


def test_a_suit_is_put_away_when_the_next_is_led():
    rules = game("fan_tan")
    table = table_of(rules, f"hand.1: 5C 6S 9H; hand.2: 7S; run: {CLUBS_BUT_FIVE}", turn=B)
    table, _done = after(rules, table, "5C")
    assert (len(table["run"]), len(table["played"])) == (13, 0)
    assert rules.ask(table) == "You lead: any card you like"
    table, _done = after(rules, table, "6S")
    assert (len(table["run"]), len(table["played"])) == (1, 13)
    assert legal(rules, table) == {"play hand.2 7S run"}


def test_what_is_said_with_a_payment():
    rules = game("fan_tan")
    table = table_of(rules, "hand.1: 9S 2H; run: 4S", turn=B)
    (pay,) = rules.moves(table)
    assert rules.announce(table, pay) == "One to the pool."
    assert rules.ask(table) == "You have no 5♠: pay one"
    assert rules.why_not(table, cards("9S")[0]) == "Only 5♠ comes next"
