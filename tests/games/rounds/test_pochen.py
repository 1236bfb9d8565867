"""Pochen: eight pools, a bet, and cards played upwards, one a turn."""

import pytest
from positions import after, legal
from round_tables import company, happens, seated

from patience.cards import card, cards
from patience.engine.effects import Lacks, Pay
from patience.engine.match import Match
from patience.engine.moves import Play, Say
from patience.engine.table import Pile
from patience.games.rounds.pochen_hands import best_sequence, combination, named, sequences, strength
from patience.games.rounds.pochen_table import POOLS, Notes

A, B, C, D = range(4)
FULL = dict.fromkeys(POOLS, 4)


def table(text, phase="showing", turn=B, pools=None, number=1, **notes):
    """A has dealt to B, C and D; a heart is turned."""
    chosen = {"ace_above_king": notes.pop("ace_above_king", False)}
    rules = company("pochen", 4, **chosen)
    start = Notes(A, number, (50,) * 4, phase, ((),) * 4, (B, C, D, A), B)
    if "turnup" not in text:
        text += "; turnup: 7H"
    return rules, seated(rules, text, start._replace(**notes), turn, FULL | (pools or {}))


def won(rules, start, moves):
    later = after(rules, start, *moves.split("; "))
    return [later.counters[f"seat.{seat}"] - 50 for seat in range(4)], later


# Pools


def test_king_and_queen_of_trumps_in_one_hand_take_twelve():
    rules, start = table("hand.1: KH QH 8C; hand.2: 9C 10D; hand.3: AC 8S; hand.0: JC 7D")
    nets, later = won(rules, start, "say show")
    assert nets == [0, 12, 0, 0]
    assert (later.counters["pool.K"], later.counters["pool.Q"], later.counters["pool.marriage"]) == (0, 0, 0)
    assert later.counters["pool.A"] == later.counters["pool.sequence"] == 4


def test_king_and_queen_in_two_hands_leave_the_marriage():
    rules, start = table("hand.1: KH 8C; hand.2: QH 10D; hand.3: AC 8S; hand.0: JC 7D")
    nets, later = won(rules, start, "say show")
    assert nets == [0, 4, 4, 0]
    assert later.counters["pool.marriage"] == 4


def test_each_high_trump_takes_its_pool_and_a_pool_without_a_holder_stays():
    rules, start = table("hand.1: AH 8C; hand.2: JH 10D; hand.3: 10H 8S; hand.0: QC 7D; stock: KH QH")
    nets, later = won(rules, start, "say show")
    assert nets == [0, 4, 4, 4]
    assert {pool for pool in POOLS if later.counters[pool]} == {
        "pool.K", "pool.Q", "pool.marriage", "pool.sequence", "pool.pochen",
    }  # fmt: skip


def test_the_turned_card_wins_nothing_for_anybody():
    rules, start = table("hand.1: 8C; hand.2: 10D; hand.3: 8S; hand.0: QC; turnup: AH")
    assert won(rules, start, "say show")[0] == [0, 0, 0, 0]


def test_a_long_sequence_beats_a_high_one():
    rules, start = table("hand.1: 9C 10C JC; hand.2: 7S 8S 9S 10S; hand.3: AC 8D; hand.0: QC 7D")
    assert won(rules, start, "say show")[0] == [0, 0, 4, 0]


@pytest.mark.parametrize(
    ("hands", "owner"),
    [
        ("hand.1: 9C 10C JC; hand.2: 10S JS QS", C),  # the higher
        ("hand.1: QC KC AC; hand.2: JS QS KS", B),  # the ace above the King
        ("hand.2: 8H 9H 10H; hand.1: 8S 9S 10S", C),  # in trumps
        ("hand.0: 9C 10C JC; hand.3: 9S 10S JS", D),  # nearest to the dealer's left
        ("hand.0: 7D 8D 9D 10D; hand.3: 7S 8S 9S JS", A),
    ],
)
def test_of_equally_long_sequences_the_best_takes_the_pool(hands, owner):
    rules, start = table(hands)
    later = after(rules, start, "say show")
    assert later.counters["pool.sequence"] == 0
    assert [pay.taker for pay in happens(rules, start, "say show") if isinstance(pay, Pay)][
        -1
    ] == f"seat.{owner}"


def test_two_in_suit_or_three_of_mixed_suits_are_no_sequence():
    rules, start = table("hand.1: 9C 10C JS; hand.2: 7S 9S JC; hand.3: KC AC 7C; hand.0: QC 8D")
    assert won(rules, start, "say show")[0] == [0, 0, 0, 0]


def test_what_was_shown_is_noted_and_the_others_are_shown_to_lack_it():
    rules, start = table("hand.1: KH 8C; hand.2: QH 10D; hand.3: 9S 10S JS; hand.0: JC 7D")
    later = after(rules, start, "say show")
    assert later.notes.shown == ((), cards("KH"), cards("QH"), cards("9S 10S JS"))
    lacks = {
        effect.place: effect.cards
        for effect in happens(rules, start, "say show")
        if isinstance(effect, Lacks)
    }
    assert lacks["hand.1"] == set(cards("AH QH JH 10H"))
    assert lacks["hand.0"] == set(cards("AH KH QH JH 10H"))


# The bet

EIGHTS = "hand.1: 8H 8D 9C; hand.2: KC 7D 9S; hand.3: 8S 8C JD; hand.0: AS QD 7S"


def test_of_two_equal_pairs_the_one_with_the_trump_takes_the_pool_and_both_bets():
    rules, start = table(EIGHTS, "betting")
    nets, later = won(rules, start, "say pass; say pass; say bet 3; say pass; say hold; say pass")
    assert later.counters["pool.pochen"] == 0
    assert nets == [0, 7, 0, -3]
    assert later.notes.phase == "playing"
    assert later.turn == B
    assert later.notes.shown == ((), cards("8H 8D"), (), cards("8S 8C"))


def test_who_has_passed_may_still_hold_and_everybody_answers_once_from_the_bettors_left():
    rules, start = table(EIGHTS, "betting")
    later = after(rules, start, "say pass", "say pass", "say bet 3")
    assert later.notes.waiting == (A, B, C)
    assert later.turn == A
    assert legal(rules, later) == {"say pass"}
    assert legal(rules, after(rules, later, "say pass")) == {"say pass", "say hold"}


def test_without_a_pair_one_can_only_pass():
    rules, start = table(EIGHTS, "betting", turn=C, waiting=(C, D, A))
    assert legal(rules, start) == {"say pass"}


def test_alone_in_the_bet_one_takes_the_pool_and_shows_nothing():
    rules, start = table(EIGHTS, "betting")
    nets, later = won(rules, start, "say bet 5; say pass; say pass; say pass")
    assert nets == [0, 4, 0, 0]
    assert later.notes.shown == ((), (), (), ())


def test_when_nobody_bets_the_pool_stays():
    rules, start = table(EIGHTS, "betting")
    nets, later = won(rules, start, "say pass; say pass; say pass; say pass")
    assert nets == [0, 0, 0, 0]
    assert (later.counters["pool.pochen"], later.turn, later.notes.phase) == (4, B, "playing")


def test_a_bet_is_at_most_the_pool_in_the_middle_but_may_always_be_ten():
    def highest(pool):
        rules, start = table(EIGHTS, "betting", pools={"pool.pochen": pool})
        return max(move.number or 0 for move in rules.moves(start))

    assert [highest(pool) for pool in (4, 10, 16)] == [10, 10, 16]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7C 7D 7S 7H", "AC AD AS"),
        ("7C 7D 7S", "AC AD"),
        ("AC AD", "KC KD"),
        ("10C 10D", "9C 9D"),
        ("8C 8H", "8D 8S"),
    ],
)
def test_four_beat_three_beat_a_pair_and_then_the_rank_and_the_trump_decide(better, worse):
    assert strength(cards(better), "H") > strength(cards(worse), "H")


def test_the_best_of_several_pairs_counts():
    assert combination(cards("7C AD 7D AS KC KD")) == cards("AD AS")
    assert combination(cards("AC AD 7C 7D 7S")) == cards("7C 7D 7S")
    assert combination(cards("AC KD 7C")) == ()
    assert named(cards("AD AS")) == "a pair of aces"
    assert named(cards("8D 8S 8C")) == "three eights"


def test_sequences_run_from_seven_to_ace():
    assert list(sequences(cards("AC 7D QC KC 8D 9D 7S 8S"))) == [cards("QC KC AC"), cards("7D 8D 9D")]
    assert best_sequence({0: cards("7C 8C"), 1: cards("9C")}, "H") is None


# Play


def test_the_next_higher_card_must_be_played_one_a_turn_and_who_lacks_it_passes():
    rules, start = table("hand.1: 8C 9C KD; hand.2: 10C JC 7D; hand.3: QS KS; hand.0: AS QD", "playing")
    later = after(rules, start, "play hand.1 8C run")
    assert (later.turn, legal(rules, later)) == (C, {"say pass"})
    later = after(rules, later, "say pass", "say pass", "say pass")
    assert legal(rules, later) == {"play hand.1 9C run"}
    later = after(rules, later, "play hand.1 9C run")
    assert legal(rules, later) == {"play hand.2 10C run"}
    assert after(rules, later, "play hand.2 10C run").turn == D


def test_a_pass_shows_that_the_card_is_not_there():
    rules, start = table("hand.1: 8C 9C KD; hand.2: 10C JC 7D; hand.3: QS KS; hand.0: AS QD", "playing")
    start = after(rules, start, "play hand.1 8C run")
    assert happens(rules, start, "say pass")[0] == Lacks("hand.2", frozenset(cards("9C")))


def test_the_king_ends_the_suit_and_whoever_played_it_leads_again():
    rules, start = table("hand.1: QC 9D; hand.2: KC JD 10S; hand.3: AC KS; hand.0: AS QD", "playing")
    later = after(rules, start, "play hand.1 QC run", "play hand.2 KC run")
    assert later.turn == C
    assert legal(rules, later) == {"play hand.2 JD run", "play hand.2 10S run"}
    later = after(rules, later, "play hand.2 10S run")
    assert (str(later["played"]), str(later["run"])) == ("QC KC", "10S")


def test_an_ace_can_only_be_led_and_stops_at_once():
    rules, start = table("hand.1: AC 9D 8D; hand.2: KC JD; hand.3: KS 7S; hand.0: AS QD", "playing")
    later = after(rules, start, "play hand.1 AC run")
    assert (later.turn, legal(rules, later)) == (B, {"play hand.1 9D run", "play hand.1 8D run"})


def test_with_the_ace_above_the_king_the_suit_runs_on():
    rules, start = table(
        "hand.1: QC 9D; hand.2: KC JD 10S; hand.3: AC KS; hand.0: AS QD", "playing", ace_above_king=True
    )
    later = after(rules, start, "play hand.1 QC run", "play hand.2 KC run")
    assert (later.turn, legal(rules, later)) == (D, {"play hand.3 AC run"})
    later = after(rules, later, "play hand.3 AC run")
    assert (later.turn, legal(rules, later)) == (D, {"play hand.3 KS run"})


def test_a_suit_that_nobody_can_go_on_with_comes_back_to_who_played_last():
    rules, start = table(
        "hand.1: 9C KD 7D; hand.2: JC 10D; hand.3: QS KS; hand.0: AS QD; stock: 10C", "playing"
    )
    later = after(rules, start, "play hand.1 9C run", "say pass", "say pass", "say pass")
    assert legal(rules, later) == {"play hand.1 KD run", "play hand.1 7D run"}
    effects = happens(rules, later, "play hand.1 7D run")
    assert effects[0] == Lacks("hand.1", frozenset(cards("10C")))


def test_a_card_that_was_played_or_turned_up_stops_the_suit_at_once():
    rules, start = table("hand.1: 9C 10S KD 7D; hand.2: 8S 10D; played: 10C JC; turnup: JS", "playing")
    assert after(rules, start, "play hand.1 9C run").turn == B
    later = after(rules, start, "play hand.1 10S run")
    assert later.turn == B
    assert "play hand.1 KD run" in legal(rules, later)


def test_the_first_without_cards_gets_a_counter_for_each_card_left_and_unwon_pools_stay():
    rules, start = table("hand.1: KC; hand.2: KD JD; hand.3: KS QS 7S; hand.0: AS", "playing")
    later = after(rules, start, "play hand.1 KC run")
    assert later.scores == (-1.0, 6.0, -2.0, -3.0)
    assert all(later.counters[pool] == 4 for pool in POOLS)
    again = rules.deal_again(1, later)
    assert all(again.counters[pool] == 8 for pool in POOLS)
    assert again.notes.dealer == B


def test_pools_left_when_the_match_ends_are_shared():
    rules, start = table("hand.1: KC; hand.2: KD JD; hand.3: KS QS 7S; hand.0: AS", "playing", number=8)
    later = after(rules, start, "play hand.1 KC run")
    assert all(later.counters[pool] == 0 for pool in POOLS)
    assert later.scores == (7.0, 14.0, 6.0, 5.0)
    assert rules.reasons(later)[-1] == "It was the last deal: pools that nobody has won are shared by all."


def test_pools_left_when_the_match_ends_are_divided_as_one_and_odd_counters_are_the_banks():
    small = dict.fromkeys(POOLS, 1) | {"pool.marriage": 3}
    rules, start = table("hand.1: KC; hand.2: KD; hand.3: KS; hand.0: AS", "playing", number=8, pools=small)
    later = after(rules, start, "play hand.1 KC run")
    assert later.scores == (-1 + 2, 3 + 2, -1 + 2, -1 + 2)  # of ten counters
    assert {pool: n for pool, n in later.counters.items() if n and pool in POOLS} == {"pool.pochen": 2}


# The deal


@pytest.mark.parametrize(("players", "hand", "asleep"), [(3, 10, 1), (4, 7, 3), (5, 6, 1), (6, 5, 1)])
def test_cards_are_dealt_in_threes_and_twos_as_far_as_they_go_equally(players, hand, asleep):
    rules = company("pochen", players)
    pack = rules.pack()
    dealt = rules.dealt(pack, 0, rules.opening(), 1)
    assert len(pack) == 32
    assert all(len(dealt[f"hand.{seat}"]) == hand for seat in range(players))
    assert (len(dealt["turnup"]), len(dealt["stock"])) == (1, asleep)
    assert dealt["hand.1"].cards[:5] == (*pack[:3], *pack[3 * players : 3 * players + 2])
    assert dealt["turnup"].cards == (pack[hand * players],)
    assert all(dealt.counters[pool] == players for pool in POOLS)
    assert all(dealt.counters[f"seat.{seat}"] == 42 for seat in range(players))
    assert (dealt.turn, legal(rules, dealt)) == (1, {"say show"})


# Words


def test_payments_are_told_apart():
    rules = company("pochen", 4)
    kinds = {
        rules.kind(Pay(giver, taker, 1))
        for giver, taker in (("pool.A", "seat.1"), ("pool.marriage", "seat.1"), ("pool.pochen", "seat.1"))
    }
    assert kinds == {"A", "Marriage", "Pochen"}
    assert rules.kind(Pay("seat.1", "pool.pochen", 1)) == "Pochen"
    assert rules.kind(Pay("seat.1", "seat.2", 1)) == "Cards left"


def test_what_is_asked_told_and_said():
    rules, start = table(EIGHTS, "betting")
    assert rules.ask(start) == "Your best: a pair of eights. Bet on it, or pass"
    assert rules.announce(start, Say("bet", 3)) == "I bet 3."
    assert rules.describe(start, Say("bet", 1)) == "bets 1 counter"
    assert rules.announce(start, Say("pass")) == "I pass."
    later = after(rules, start, "say bet 3", "say pass")
    assert rules.ask(later) == "Hold 3 on a pair of eights, or pass"
    assert rules.ask(after(rules, start, "say pass")) == "You have no pair: pass"


def test_what_is_asked_told_and_said_in_play():
    rules, start = table("hand.1: 8C 9C KD 7S; hand.2: 10C JC 7D; hand.3: QS KS; hand.0: AS QD", "playing")
    assert rules.ask(start) == "You lead: any card"
    assert rules.describe(start, Play("hand.1", card("8C"), "run")) == "plays the eight of clubs"
    later = after(rules, start, "play hand.1 9C run")
    assert rules.ask(later) == "Play 10♣"
    assert rules.why_not(later, card("JC")) == "The ten of clubs goes on with the suit"
    later = after(rules, start, "play hand.1 8C run")
    assert rules.announce(later, Say("pass")) == "No nine."
    assert rules.describe(later, Say("pass")) == "cannot go on"
    assert rules.ask(later) == "You cannot go on: pass"


def test_what_was_shown_stays_known_to_all():
    match = Match(company("pochen", 4), 2)
    match.play(Say("show"))
    shown = [c for held in match.table.notes.shown for c in held]
    assert len(shown) == len(set(shown)) > 0
    assert match.view(0).table.notes == match.table.notes


def said(rules, table, move):
    return rules.overheard(happens(rules, table, move))


def test_whoever_takes_pools_says_what_he_shows_and_nobody_names_a_trump_that_he_has_not():
    rules, start = table("hand.1: KH QH 8C; hand.2: 9S 10S JS; hand.3: AH 10H 8S; hand.0: JC 7D")
    assert said(rules, start, "say show") == [
        (D, "Ace and ten."), (B, "King, Queen and the Marriage."), (C, "A sequence."),
    ]  # fmt: skip
    rules, start = table("hand.1: AH KH JH 10H; hand.2: QC; hand.3: 8S; hand.0: 7D")
    assert said(rules, start, "say show") == [(B, "Ace, King, Jack and ten.")]


def test_those_in_the_bet_say_what_they_bet_on_and_alone_the_bettor_says_nothing():
    rules, start = table(EIGHTS, "betting")
    held = after(rules, start, "say pass", "say pass", "say bet 3", "say pass", "say hold")
    assert said(rules, held, "say pass") == [(B, "A pair of eights."), (D, "A pair of eights.")]
    alone = after(rules, start, "say bet 5", "say pass", "say pass")
    assert said(rules, alone, "say pass") == []
    for moves in ("say pass", "say bet 3"):
        assert said(rules, start, moves) == []


def ended(hands, *moves):
    """The reasons that are told after these moves and a first card that ends the deal."""
    rules, start = table(hands)
    later = after(rules, start, *moves)
    assert rules.phases(later)[1] == 2
    later.piles["hand.1"] = Pile(cards("KD"))
    return rules.reasons(after(rules, later, "play hand.1 KD run"))


def test_it_is_told_who_had_the_best_sequence_and_what_won_the_bet():
    hands = "hand.1: 8H 8D 9C; hand.2: KC 10D 9D; hand.3: 8S 9S 10S 8C; hand.0: AS QD 7S"
    passes = ["say pass"] * 4
    assert ended(hands, "say show", *passes)[:2] == [
        "{seat.3} had the best sequence: 8♠ 9♠ 10♠.", "Nobody has bet.",
    ]  # fmt: skip
    assert ended(hands, "say show", "say bet 5", *passes[:3])[1] == "{seat.1} bet 5, and nobody held."
    told = ended(hands, "say show", "say pass", "say pass", "say bet 3", "say pass", "say hold", "say pass")
    assert told[1] == "{seat.1} won the bet with 8♥ 8♦ against 8♠ 8♣."
    assert told[2] == "{seat.1} was out first, while the others still held 3 + 3 + 4 cards."
    assert ended(EIGHTS, "say show", *passes)[0] == "Nobody has bet."
