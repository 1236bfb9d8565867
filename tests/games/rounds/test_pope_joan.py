"""Pope Joan: the example of the rules, both layouts, and what is known when nobody goes on."""

import pytest
from seated import after, game, playable, pools, table_of

from patience.cards import cards
from patience.engine.effects import Lacks, Pass
from patience.engine.telling import notes

A, B, C, D = range(4)
HANDS = "hand.1: 5D 6D QD 2H 3H; hand.0: 7D QC KC; hand.2: 2S 4S; hand.3: JS 2C 3C 4C 5C; stock: 10H 8D"


def test_the_example_of_the_rules_is_paid_to_the_counter():
    rules = game("pope_joan")
    table = table_of(rules, HANDS, turn=B)
    assert table.counters["seat.0"] == 35
    assert pools(table) == {"10H": 1, "JS": 2, "QD": 3, "KC": 4, "7D": 5}
    table, _done = after(rules, table, "5D", "6D", "7D", "QC", "KC")
    assert table.scores == (4, -6, -2, -7)
    assert pools(table) == {"10H": 1, "JS": 4, "QD": 6, "KC": 0, "7D": 0}
    following = rules.deal_again(1, table)
    assert notes(following).dealer == B
    assert pools(following) == {"10H": 2, "JS": 6, "QD": 9, "KC": 4, "7D": 5}
    assert following.counters["seat.1"] == table.counters["seat.1"] - 15


def test_a_king_stops_though_somebody_has_the_ace():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: KS 2H 4H; hand.2: AS 5C", turn=B)
    table, done = after(rules, table, "KS")
    assert table.turn == B
    assert playable(rules, table) == {"2H", "4H"}
    assert not [effect for effect in done if isinstance(effect, Lacks)]


def test_the_leader_may_lead_any_card_and_must_go_on_himself_while_he_can():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 9S 4S 5S QH; hand.2: 6S 2C; hand.3: 7S 3C", turn=B)
    assert playable(rules, table) == {"9S", "4S", "5S", "QH"}
    table, _done = after(rules, table, "4S")
    assert (table.turn, playable(rules, table)) == (B, {"5S"})


def test_those_who_are_passed_over_are_shown_to_lack_the_card_and_no_one_else():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 4S QH; hand.0: 5S 9H; hand.2: 2C; hand.3: 3C", turn=B)
    table, done = after(rules, table, "4S")
    five = frozenset(cards("5S"))
    assert [e for e in done if isinstance(e, Lacks)] == [Lacks(f"hand.{seat}", five) for seat in (B, C, D)]
    assert done[-1] == Pass(A)
    assert playable(rules, table) == {"5S"}


def test_when_nobody_goes_on_the_player_of_the_last_card_leads_again():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 4S QH; hand.3: 5S 9H; hand.2: 2C; hand.0: 3C", turn=B)
    table, done = after(rules, table, "4S", "5S")
    assert (table.turn, playable(rules, table)) == (D, {"9H"})
    assert {e.place for e in done[-5:] if isinstance(e, Lacks)} == {"hand.0", "hand.1", "hand.2", "hand.3"}


def test_a_sequence_that_reaches_a_card_already_played_is_stopped_without_a_word():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 4S 2H 3H; hand.2: 9C; played: 5S 6S", turn=B)
    table, done = after(rules, table, "4S")
    assert playable(rules, table) == {"2H", "3H"}
    assert not [effect for effect in done if isinstance(effect, Lacks)]


def test_the_old_sequence_is_put_away_only_when_the_next_is_led():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: KS 2H 4H; hand.2: AS 5C", turn=B)
    table, _done = after(rules, table, "KS")
    assert table["run"].cards == cards("KS")
    table, _done = after(rules, table, "2H")
    assert (table["run"].cards, table["played"].cards) == (cards("2H"), cards("KS"))


def test_the_first_jack_thrown_makes_the_first_dealer():
    rules = game("pope_joan", 5)
    assert rules.first_dealer(cards("2S 3S QH KC AD 4D 5D JH JS")) == 2


def test_the_nine_of_diamonds_may_be_the_pope():
    rules = game("pope_joan", pope=9)
    table = table_of(rules, "hand.1: 7D QC; hand.2: 9D 2C", turn=B)
    table, _done = after(rules, table, "7D")
    assert pools(table)["9D"] == 5
    assert "7D" not in pools(table)


def test_without_the_eight_of_diamonds_the_seven_is_a_stop_that_all_know():
    rules = game("pope_joan", no_eight_of_diamonds=True)
    assert len(rules.pack()) == 51
    table = table_of(rules, "hand.1: 6D 7D QC; hand.2: 9D 2C", turn=B)
    table, done = after(rules, table, "6D", "7D")
    assert (table.turn, playable(rules, table)) == (B, {"QC"})
    assert not [effect for effect in done if isinstance(effect, Lacks)]


@pytest.mark.parametrize(
    ("players", "hand", "stock"), [(3, 15, 7), (4, 12, 4), (5, 9, 7), (6, 8, 4), (7, 7, 3), (8, 6, 4)]
)
def test_hands_are_equal_and_the_stock_is_what_the_table_says(players, hand, stock):
    for shorter in (False, True):
        table = game("pope_joan", players, no_eight_of_diamonds=shorter).start(7)
        assert [len(table[f"hand.{seat}"]) for seat in range(players)] == [hand] * players
        assert len(table["stock"]) == stock - shorter


def test_cards_are_dealt_one_at_a_time_beginning_at_the_dealers_left():
    rules = game("pope_joan", 3)
    table = rules.dealt(rules.pack(), 1, rules.opening(), 1)
    assert table["hand.2"].cards[:2] == cards("AC 4C")
    assert table["hand.0"].cards[:2] == cards("2C 5C")
    assert table["hand.1"].cards[:2] == cards("3C 6C")
    assert table.turn == 2


# The trump layout


def trumps(text, **more):
    rules = game("pope_joan", trump_layout=True)
    return rules, table_of(rules, text, **more)


def test_the_dealer_dresses_the_trump_layout_with_fifteen_and_the_top_of_the_stock_is_trump():
    rules = game("pope_joan", trump_layout=True)
    table = rules.dealt(rules.pack(), 0, rules.opening(), 1)
    assert pools(table) == {"pope": 6, "matrimony": 3, "intrigue": 2, "confederacy": 2, "game": 2}
    assert table["turnup"].cards == (rules.pack()[48],)
    assert table["stock"].cards == tuple(rules.pack()[49:])
    assert table.counters["seat.0"] == 35


def test_one_player_of_king_queen_and_jack_takes_all_three_combinations():
    rules, table = trumps("hand.1: JS QS KS 2H; hand.2: 4C; turnup: 2S", turn=B)
    table, _done = after(rules, table, "JS", "QS", "KS")
    assert pools(table) == {"pope": 6, "matrimony": 0, "intrigue": 0, "confederacy": 0, "game": 2}
    assert table.counters["seat.1"] == 57


def test_two_players_halve_a_combination_and_the_odd_counter_stays():
    rules, table = trumps("hand.1: QS 2H; hand.2: KS 4C; turnup: 2S", turn=B)
    table, _done = after(rules, table, "QS", "KS")
    assert pools(table)["matrimony"] == 1
    assert (table.counters["seat.1"], table.counters["seat.2"]) == (51, 51)


def test_court_cards_of_another_suit_combine_to_nothing():
    rules, table = trumps("hand.1: JH QH KH 2H; hand.2: 4C; turnup: 2S", turn=B)
    table, _done = after(rules, table, "JH", "QH", "KH")
    assert table.counters["seat.1"] == 50


def test_a_combination_whose_other_card_is_asleep_stays_and_is_not_doubled():
    rules, table = trumps("hand.1: 2H; hand.2: KS 4C; turnup: QS; stock: JS", turn=B)
    table, _done = after(rules, table, "2H")
    assert pools(table) == {"pope": 6, "matrimony": 3, "intrigue": 2, "confederacy": 2, "game": 0}


def test_a_single_trump_left_doubles_each_combination_whose_other_card_was_played():
    rules, table = trumps("hand.1: JS 2H; hand.2: KS 4C; turnup: 2S; stock: QS", turn=B)
    table, _done = after(rules, table, "JS", "2H")
    # Matrimony and Intrigue stay, the Queen being asleep; Confederacy, game and two cards left are paid.
    assert pools(table) == {"pope": 6, "matrimony": 3, "intrigue": 2, "confederacy": 4, "game": 0}
    assert table.scores == (-15, 4, -4, 0)


def test_two_holders_share_the_doubling_and_the_higher_card_bears_the_odd_counter():
    rules, table = trumps("hand.1: 2H; hand.2: KS; hand.3: QS; turnup: 2S; stock: JS", turn=B)
    table, _done = after(rules, table, "2H")
    assert pools(table)["matrimony"] == 6
    assert table.scores == (-15, 4, -1 - 2, -1 - 1)


def test_one_holder_of_both_cards_doubles_once():
    rules, table = trumps("hand.1: 2H; hand.2: KS QS; turnup: 2S; stock: JS", turn=B)
    table, _done = after(rules, table, "2H")
    assert pools(table)["matrimony"] == 6
    assert table.scores == (-15, 4, -2 - 3, 0)


def test_the_pope_is_taken_when_played_doubled_when_held_and_stays_when_asleep():
    rules, table = trumps("hand.1: 7D 2H; hand.2: 4C; turnup: 2S", turn=B)
    assert pools(after(rules, table, "7D")[0])["pope"] == 0
    rules, table = trumps("hand.1: 2H; hand.2: 7D; turnup: 2S", turn=B)
    assert pools(after(rules, table, "2H")[0])["pope"] == 12
    rules, table = trumps("hand.1: 2H; hand.2: 4C; turnup: 2S; stock: 7D", turn=B)
    assert pools(after(rules, table, "2H")[0])["pope"] == 6


def test_the_turned_up_card_stops_its_suit_without_a_word():
    rules, table = trumps("hand.1: 4S 2H; hand.2: 4C; turnup: 5S", turn=B)
    table, done = after(rules, table, "4S")
    assert not [effect for effect in done if isinstance(effect, Lacks)]
    assert (table.turn, playable(rules, table)) == (B, {"2H"})


# The match


def test_after_the_last_deal_the_pools_are_shared_out_and_odd_counters_go_to_the_bank():
    rules = game("pope_joan", deals=4)
    table = table_of(rules, "hand.1: 2H; hand.0: 3C; hand.2: 5C; hand.3: 7C; stock: 8D", turn=B, number=4)
    table, done = after(rules, table, "2H")
    assert set(pools(table).values()) == {0}
    assert table.counters["pool"] == 3  # of 15
    assert table.scores == (-15 - 1 + 3, 3 + 3, -1 + 3, -1 + 3)
    assert rules.is_match_over(table)
    kinds = [rules.kind(effect) for effect in done if type(effect).__name__ == "Pay"]
    assert kinds[-1] == "Shared out"
    assert kinds[0] == "Cards left"


def test_every_payment_has_a_column_of_its_kind():
    rules = game("pope_joan")
    _table, done = after(rules, table_of(rules, HANDS, turn=B), "5D", "6D", "7D", "QC", "KC")
    kinds = [rules.kind(effect) for effect in done if type(effect).__name__ == "Pay"]
    assert kinds == ["Pool 7♦", "Pool K♣", *["Cards left"] * 3, "Into the pools", "Into the pools"]


def test_the_paper_says_who_was_caught_with_a_card_of_the_layout():
    rules = game("pope_joan")
    table, _done = after(rules, table_of(rules, HANDS, turn=B), "5D", "6D", "7D", "QC", "KC")
    assert rules.reasons(table) == [
        "{seat.0} was out first, while the others still held 3 + 2 + 5 cards.",
        "{seat.3} was caught with the J♠ and had to double its pool.",
        "{seat.1} was caught with the Q♦ and had to double its pool.",
    ]
    assert [rules.pool_name(pool) for pool in rules.pools] == ["10♥", "J♠", "Q♦", "K♣", "7♦"]


@pytest.mark.parametrize(
    ("held", "caught"),
    [
        ("hand.2: KS; hand.3: QS", "{seat.2} and {seat.3} were caught with the K♠ and Q♠ and had to double Matrimony together."),
        ("hand.2: KS QS", "{seat.2} was caught with the K♠ and Q♠ and had to double Matrimony."),
        ("hand.2: 7D; hand.3: 2C", "{seat.2} was caught with the 7♦ and had to double its pool."),
    ],
)  # fmt: skip
def test_the_paper_says_who_had_to_double_which_combination(held, caught):
    rules, table = trumps(f"hand.1: 2H; {held}; turnup: 2S; stock: JS", turn=B)
    table, _done = after(rules, table, "2H")
    assert rules.reasons(table)[1:] == [caught]


def test_all_that_one_player_has_to_double_is_told_in_one_sentence():
    rules, table = trumps("hand.1: 2H; hand.2: KS QS JS; turnup: 2S", turn=B)
    table, _done = after(rules, table, "2H")
    assert rules.reasons(table)[1:] == [
        "{seat.2} was caught with the K♠, Q♠ and J♠ and had to double Matrimony, Intrigue and Confederacy."
    ]
    rules, table = trumps("hand.1: 2H; hand.2: KS QS; hand.3: JS; turnup: 2S", turn=B)
    table, _done = after(rules, table, "2H")
    assert rules.reasons(table)[1:] == [
        "{seat.2} was caught with the K♠ and Q♠ and had to double Matrimony.",
        "{seat.2} and {seat.3} were caught with the K♠, Q♠ and J♠ and had to double Intrigue and Confederacy together.",
    ]
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 2H; hand.2: KC JS; hand.3: 3C", turn=B)
    table, _done = after(rules, table, "2H")
    assert rules.reasons(table)[1:] == [
        "{seat.2} was caught with the K♣ and J♠ and had to double their pools."
    ]


def test_a_combination_that_is_completed_is_told_by_its_name():
    rules, table = trumps("hand.1: JS QS 2H; hand.2: KS 4C; turnup: 2S", turn=B)
    said = []
    for card in ("JS", "QS", "KS"):
        (move,) = [move for move in rules.moves(table) if str(move.card) == card]
        said.append(rules.describe(table, move))
        table, _done = rules.play(table, move)
    assert said == [
        "leads the Jack of spades",
        "plays the Queen of spades: Intrigue",
        "plays the King of spades: Matrimony and Confederacy",
    ]
    assert [rules.pool_name(pool) for pool in rules.pools][:2] == ["Pope", "Matrimony"]


def test_a_trump_of_the_court_tells_to_what_it_belongs():
    rules, table = trumps("hand.1: JS QD 7D 2H; hand.2: KS 4C; turnup: 2S", turn=B)
    facts = [rules.fact_of(table, card) for card in cards("JS QD 7D 2H")]
    assert facts == ["J♠ belongs to Intrigue and Confederacy", "", "7♦ would win its 6 counters", ""]


def test_why_a_card_may_not_be_played_and_what_is_asked_name_the_card():
    rules = game("pope_joan")
    table = table_of(rules, "hand.1: 9S 4S 5S QH; hand.2: 6S 2C", turn=B)
    assert rules.ask(table) == "You lead: any card you like"
    table, _done = after(rules, table, "4S")
    assert rules.ask(table) == "Go on with 5♠"
    assert rules.why_not(table, cards("QH")[0]) == "Only 5♠ goes on"
