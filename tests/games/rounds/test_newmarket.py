"""Newmarket, Spin and Saratoga: stakes, leads, pools and the ace that stops a suit."""

import pytest
from seated import after, game, legal, playable, pools, table_of

from patience.cards import cards
from patience.engine.effects import Lacks
from patience.engine.match import Match
from patience.engine.rules import GameError

A, B, C, D = range(4)
every_game = pytest.mark.parametrize("name", ["newmarket", "spin", "saratoga"])


def lead(name, text, turn=B, **chosen):
    """A table at a lead, with three counters on each pool card."""
    rules = game(name, **chosen)
    table = table_of(rules, text, turn=turn, stage="lead")
    return rules, type(table)(
        table.piles, turn, {**table.counters, **dict.fromkeys(rules.pools, 3)}, table.notes
    )


@every_game
def test_a_sequence_is_opened_only_with_the_lowest_card_of_a_suit(name):
    rules, table = lead(name, "hand.1: 6S JS 4S 9H 8H")
    assert playable(rules, table) == {"4S", "8H"}


@every_game
def test_a_pool_is_taken_when_its_card_is_played_and_nobody_doubles_the_others(name):
    rules, table = lead(name, "hand.1: QD KH; hand.2: KC 2S; hand.3: JS; hand.0: 2H; stock: KD")
    table, _done = after(rules, table, "QD")
    assert pools(table) == {"AH": 3, "KC": 3, "QD": 0, "JS": 3}
    table, done = after(rules, table, *["say run-on"] * (name == "spin"), "KH")
    assert pools(table) == {"AH": 3, "KC": 3, "QD": 0, "JS": 3}
    payments = [str(effect.amount) for effect in done if type(effect).__name__ == "Pay"]
    assert payments == ["2", "1", "1"]


@every_game
def test_with_the_ace_high_it_follows_its_king_and_is_led_last(name):
    rules, table = lead(name, "hand.1: KS 2C; hand.2: AS 5C 7S", ace_high=True)
    table, _done = after(rules, table, "KS", *["say run-on"] * (name == "spin"))
    assert (table.turn, playable(rules, table)) == (C, {"AS"})
    table, done = after(rules, table, "AS", *["say run-on"] * (name == "spin"))
    assert (table.turn, playable(rules, table)) == (C, {"5C", "7S"})
    assert not [effect for effect in done if isinstance(effect, Lacks)]
    rules, table = lead(name, "hand.2: AS 5C 7S", turn=C, ace_high=True)
    assert playable(rules, table) == {"7S", "5C"}


@every_game
def test_with_the_ace_low_it_is_led_first_and_the_two_follows_it(name):
    rules, table = lead(name, "hand.1: AS 4S KS; hand.2: 2S 5C")
    assert playable(rules, table) == {"AS"}
    table, _done = after(rules, table, "AS", *["say run-on"] * (name == "spin"))
    assert (table.turn, playable(rules, table)) == (C, {"2S"})


# Stakes


def test_the_dealer_names_the_stake_and_all_spread_it_as_they_like_the_dealer_last():
    rules = game("newmarket", 3)
    table = table_of(rules, "hand.0: 2C; hand.1: 3C; hand.2: 4C", turn=2, dealer=2)
    assert legal(rules, table) == {f"say stake {n}" for n in range(4, 13)}
    table, _done = after(rules, table, "say stake 4")
    assert table.turn == 0
    table, _done = after(rules, table, *["tap pool.AH"] * 4)
    assert (table.turn, table.notes.left) == (1, 4)
    table, _done = after(rules, table, "tap pool.AH", "tap pool.KC", "tap pool.QD", "tap pool.JS")
    table, _done = after(rules, table, "tap pool.KC", "tap pool.QD", "tap pool.KC", "tap pool.QD")
    assert pools(table) == {"AH": 5, "KC": 3, "QD": 3, "JS": 1}
    assert [table.counters[f"seat.{seat}"] for seat in range(3)] == [46, 46, 46]
    assert (table.turn, playable(rules, table)) == (0, {"2C"})


def test_the_stake_is_said_in_words_and_at_most_twelve():
    rules = game("newmarket")
    table = table_of(rules, "hand.0: 2C; hand.1: 3C", turn=0)
    stakes = rules.moves(table)
    assert [rules.announce(table, stake) for stake in (stakes[0], stakes[-1])] == [
        "Four each.",
        "Twelve each.",
    ]


@every_game
def test_a_pool_is_called_by_its_card(name):
    rules = game(name)
    assert [rules.pool_name(pool) for pool in rules.pools] == ["A♥", "K♣", "Q♦", "J♠"]


@every_game
def test_what_is_not_won_stays_for_the_next_deal_and_is_shared_out_after_the_last(name):
    rules, table = lead(name, "hand.1: 2H; hand.0: 3C; hand.2: 5C; hand.3: 7C; stock: 8D", deals=4)
    table, _done = after(rules, table, "2H")
    assert set(pools(table).values()) == {3}
    following = rules.deal_again(1, table)
    staked = 4 if name == "saratoga" else 0  # one of each of the four
    assert set(pools(following).values()) == {3 + staked}
    assert following.notes.dealer == rules.left(table.notes.dealer)
    rules, table = lead(name, "hand.1: 2H; hand.0: 3C; hand.2: 5C; hand.3: 7C; stock: 8D", deals=4)
    last = type(table)(table.piles, table.turn, table.counters, table.notes._replace(number=4))
    last, done = after(rules, last, "2H")
    assert rules.is_match_over(last)
    assert set(pools(last).values()) == {0}
    kinds = [rules.kind(effect) for effect in done if type(effect).__name__ == "Pay"]
    assert kinds[-4:] == ["Shared out"] * 4
    assert last.counters["seat.1"] - table.counters["seat.1"] == 3 + 3  # of twelve counters, and three cards


@every_game
def test_who_has_no_counters_left_plays_on_and_owes(name):
    rules, table = lead(name, "hand.1: 2H; hand.0: 3C 9C; hand.2: 5C; hand.3: 7C; stock: 8D")
    poor = type(table)(table.piles, table.turn, {**table.counters, "seat.0": 1}, table.notes)
    poor, _done = after(rules, poor, "2H")
    assert poor.counters["seat.0"] == -1


def test_a_stake_below_four_is_refused():
    match = Match(game("newmarket"), 1)
    with pytest.raises(GameError):
        match.play(type(match.rules.moves(match.table)[0])("stake", 3))


def test_saratoga_puts_the_same_on_every_card_before_anybody_moves():
    rules = game("saratoga", 5, stake=2)
    table = rules.start(3)
    assert set(pools(table).values()) == {10}
    assert [table.counters[f"seat.{seat}"] for seat in range(5)] == [42] * 5
    assert table.turn == rules.eldest(table.notes.dealer)
    assert {rules.kind(due) for due in rules.dues(0)} == {"Stake"}


def test_the_scores_of_a_deal_count_the_stakes():
    rules = game("saratoga", 3)
    table = table_of(rules, "hand.1: 2C; hand.0: 5C 6C; hand.2: 8D", turn=1)
    table, _done = after(rules, table, "2C")
    assert table.scores == (-6, -1, -5)


# Spin


def spades_at_nine(hand):
    """Spades have been led up to the nine by A, and B has this hand."""
    rules, table = lead("spin", f"hand.0: 9S 5H 6H; hand.1: {hand}; hand.2: 3C JS; hand.3: 5D", turn=A)
    return rules, after(rules, table, "9S", "say run-on")[0]


def test_after_playing_the_ten_one_may_spin_and_lead_a_pool_card():
    rules, table = spades_at_nine("10S AD 2C KC")
    assert (table.turn, playable(rules, table)) == (B, {"10S"})
    table, _done = after(rules, table, "10S")
    assert legal(rules, table) == {"say spin", "say run-on"}
    table, _done = after(rules, table, "say spin")
    assert (table.turn, playable(rules, table)) == (B, {"2C", "KC"})
    assert table["run"].cards == cards("9S 10S AD")
    table, _done = after(rules, table, "KC")
    assert pools(table)["KC"] == 0
    assert table.counters["seat.1"] == 53


def test_without_the_ten_there_is_no_spin():
    rules, table = spades_at_nine("AD 2C KC")
    assert (table.turn, playable(rules, table)) == (A, {"5H"})
    assert "say spin" not in legal(rules, table)


def test_who_runs_on_leaves_the_sequence_to_the_next_who_can():
    rules, table = spades_at_nine("10S AD 2C KC")
    table, done = after(rules, table, "10S", "say run-on")
    assert (table.turn, playable(rules, table)) == (C, {"JS"})
    assert [e.place for e in done if isinstance(e, Lacks)] == ["hand.1"]


def test_a_pool_card_may_be_led_out_of_turn_only_right_after_a_spin():
    rules, table = spades_at_nine("10S AD 2C 7C 8D KC")
    table, _done = after(rules, table, "10S", "say spin")
    assert playable(rules, table) == {"2C", "8D", "KC"}
    assert (
        rules.why_not(table, cards("7C")[0])
        == "After a spin you lead a pool card, or your lowest card of a suit"
    )
    assert rules.ask(table) == "Lead 2♣, 8♦ or K♣"
    table, _done = after(rules, table, "8D")
    assert (table.turn, playable(rules, table)) == (B, {"2C"})
    rules, table = lead("spin", "hand.1: 2C 7C KC 9H; hand.2: 5D; played: AD")
    assert playable(rules, table) == {"2C", "9H"}


def test_one_may_spin_on_his_own_lead_and_after_a_king():
    rules, table = lead("spin", "hand.1: KH AD 2C KC; hand.2: 5D")
    table, _done = after(rules, table, "KH")
    assert legal(rules, table) == {"say spin", "say run-on"}
    assert playable(rules, after(rules, table, "say spin")[0]) == {"2C", "KC"}
    assert playable(rules, after(rules, table, "say run-on")[0]) == {"2C"}


def test_one_cannot_spin_while_he_can_still_go_on():
    rules, table = lead("spin", "hand.1: 9H 10H AD KC; hand.2: 5D")
    table, _done = after(rules, table, "9H")
    assert legal(rules, table) == {"play hand.1 10H run"}


def test_the_ace_of_diamonds_is_not_led_and_the_next_diamond_is_the_lowest():
    rules, table = lead("spin", "hand.1: AD 6D 9D KC; hand.2: 5D")
    assert playable(rules, table) == {"6D", "KC"}


def test_as_the_last_card_the_ace_may_be_led():
    rules, table = lead("spin", "hand.1: AD; hand.2: 5D; hand.3: 6D 7D; hand.0: 9C")
    table, _done = after(rules, table, "AD")
    assert table.scores == (-1, 4, -1, -2)


def test_a_spin_with_the_last_card_ends_the_deal():
    rules, table = spades_at_nine("10S AD")
    table, _done = after(rules, table, "10S", "say spin")
    assert table.scores is not None
    assert table.counters["seat.1"] == 50 + 2 + 2 + 1


def test_with_the_ace_high_it_does_not_follow_the_king_of_diamonds():
    rules, table = lead("spin", "hand.1: KD 2C; hand.2: AD 5C", ace_high=True)
    table, done = after(rules, table, "KD", "say run-on")
    assert (table.turn, playable(rules, table)) == (B, {"2C"})
    assert not [effect for effect in done if isinstance(effect, Lacks)]


def test_until_the_ace_is_seen_everybody_says_that_he_runs_on_so_that_nobody_betrays_himself():
    rules, table = lead("spin", "hand.1: 9H 4C KC; hand.2: 10H AD 5D")
    table, _done = after(rules, table, "9H")
    assert legal(rules, table) == {"say run-on"}
    with_ace, without = (
        after(rules, lead("spin", text)[1], "9H")[1]
        for text in ("hand.1: 9H AD KC; hand.2: 10H 4C 5D", "hand.1: 9H 4C KC; hand.2: 10H AD 5D")
    )
    assert with_ace == without


def test_who_has_not_the_ace_is_only_told_that_he_can_play_no_more():
    rules, table = lead("spin", "hand.1: 9H 4C KC; hand.2: 10H AD 5D")
    table, _done = after(rules, table, "9H")
    assert rules.ask(table) == "Let the sequence run"
    assert rules.why_not(table, cards("KC")[0]) == "You can play no more: let it run"


def test_once_the_ace_lies_open_nobody_need_say_anything():
    rules, table = lead("spin", "hand.1: 9H 4C KC; hand.2: 10H 5D; played: AD")
    table, _done = after(rules, table, "9H")
    assert (table.turn, playable(rules, table)) == (C, {"10H"})


def test_what_is_said_and_asked_at_a_spin():
    rules, table = spades_at_nine("10S AD 2C KC")
    assert rules.why_not(table, cards("AD")[0]) == "A♦ is played only to spin"
    table, _done = after(rules, table, "10S")
    assert rules.why_not(table, cards("KC")[0]) == "You can play no more: spin, or let it run"
    assert rules.ask(table) == "Spin with A♦, or let it run"
    spin, run_on = rules.moves(table)
    assert (rules.announce(table, spin), rules.describe(table, spin)) == (
        "Spin!",
        "spins with the ace of diamonds",
    )
    assert (rules.announce(table, run_on), rules.describe(table, run_on)) == ("", "lets the sequence run")
