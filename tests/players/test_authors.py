"""How Authors is played: who remembers asks where a card must be, and nobody knows more than he was told."""

from math import sqrt
from random import Random

import pytest
from minds import LEVELS, choices, mind_of
from round_tables import company, seated

from patience.cards import card
from patience.engine.effects import Slip
from patience.engine.match import Match
from patience.games.rounds.authors import Notes
from patience.players.choose import choose
from patience.players.wits.authors import hits
from patience.players.wits.authors_heard import Guess, heard

A, B, C = range(3)
HANDS = "hand.0: 5C 5D 5S 9C; hand.1: 5H 9D JC JD; hand.2: 9H 9S JH JS"


def table(hands=HANDS, turn=A):
    """Three who are left with four ranks or less; all other books are down."""
    rules = company("authors", 3)
    held = [word for word in hands.replace(";", " ").split() if ":" not in word]
    books = [one for one in rules.pack() if str(one) not in held]
    text = f"{hands}; books.0: {' '.join(map(str, books))}"
    return rules, seated(rules, text, Notes(A, 1, (100,) * 3), turn, {"pool": 3})


def ask(asked, one, asker):
    return f"play hand.{asked} {one} hand.{asker}"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_was_seen_to_go_to_somebody_is_asked_of_him(level):
    start = table("hand.0: 5C 5D 9C; hand.1: 5H 9D JC JD; hand.2: 5S 9H 9S JH JS", turn=C)
    moves = [ask(B, "9D", C), ask(A, "JC", C)]
    assert choices(mind_of(*start, *moves), level, 5) == {ask(C, "9D", A)}


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_of_two_cards_that_lie_open_the_one_is_taken_that_is_nearer_to_a_book(level):
    start = table("hand.0: 5C 5D 9C; hand.1: 5H 9D JC JD; hand.2: 5S 9H 9S JH JS", turn=B)
    moves = [ask(C, "9H", B), ask(C, "5S", B), ask(A, "JH", B)]
    assert choices(mind_of(*start, *moves), level, 5) == {ask(B, "5S", A)}


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_where_all_others_were_shown_to_lack_a_card_the_last_one_is_asked(level):
    start = table("hand.0: 5C 5D 5S 9C; hand.1: 9D JC JD 9S; hand.2: 5H 9H JH JS")
    moves = [ask(B, "5H", A), ask(A, "9H", B)]
    assert choices(mind_of(*start, *moves), level, 5) == {ask(C, "5H", A)}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_asks_again_for_what_was_just_refused(level):
    start = table()
    moves = [ask(C, "5H", A), ask(A, "9D", C)]
    assert ask(C, "5H", A) not in choices(mind_of(*start, *moves), level, 10)


def test_a_question_shows_that_the_asker_holds_the_rank():
    start = table()
    mind = mind_of(*start, ask(B, "9S", A), ask(C, "JC", B))
    assert mind.view.seat == C
    told = heard(mind.past)
    for seed in range(30):
        hands = Guess(mind, told).hands(Random(seed))
        for seat, rank in ((A, 9), (B, 11)):
            assert any(one.rank == rank for one in hands[f"hand.{seat}"])


def test_who_did_not_take_an_open_card_hardly_has_one_of_its_rank():
    start = table(turn=B)
    mind = mind_of(*start, ask(C, "JH", B), ask(A, "9H", B), ask(C, "5H", A))
    assert mind.view.seat == C
    told = heard(mind.past)
    assert told.passed == {A: {11}, B: set()}
    guess = Guess(mind, told)
    worlds = [guess.hands(Random(seed)) for seed in range(60)]
    assert sum(any(one.rank == 11 for one in hands["hand.0"]) for hands in worlds) < 10


def test_who_asks_for_a_rank_that_he_had_passed_has_it_after_all():
    start = table("hand.0: 5C 5D 9C JC; hand.1: 5H 9D JD; hand.2: 5S 9H 9S JH JS", turn=B)
    moves = [ask(C, "JH", B), ask(A, "9H", B), ask(C, "5H", A)]
    assert 11 in heard(mind_of(*start, *moves).past).passed[A]
    moves += [ask(A, "9D", C), ask(B, "JS", A)]
    assert 11 not in heard(mind_of(*start, *moves).past).passed[A]


def test_the_strong_player_asks_first_where_counting_the_cards_tells_who_must_have_them():
    start = table("hand.0: 5C 5D 9C; hand.1: 5S; hand.2: 5H 9D 9H 9S", turn=B)
    picked = choices(mind_of(*start, ask(A, "5H", B)), "strong", 8)  # so that the one card of B is a five
    assert picked <= {ask(C, one, A) for one in ("9D", "9H", "9S")}


def test_who_gives_his_only_known_card_of_a_rank_is_no_longer_known_to_hold_it():
    start = table()
    mind = mind_of(*start, ask(B, "9S", A), ask(C, "9S", B), ask(A, "9C", B))
    told = heard(mind.past)
    assert told.least[A, 9] == 0
    assert told.least[B, 9] == 3
    assert told.where == {card("9S"): B, card("9C"): B}


def test_a_bluff_does_not_confound_those_who_believed_it():
    start = table()
    mind = mind_of(*start, ask(B, "5S", A))
    told = heard(mind.past)
    assert all(Guess(mind, told).hands(Random(seed)) for seed in range(30))
    assert card("5S") in told.wanted[A]


def test_the_easy_player_forgets_what_was_said_seven_questions_ago():
    rules, start = table("hand.0: 5C 5D 9C; hand.1: 5H 9D JC JD; hand.2: 5S 9H 9S JH JS", turn=C)
    moves = [ask(B, "9D", C), ask(A, "JC", C)]
    fresh = mind_of(rules, start, *moves)
    old = fresh._replace(past=(*fresh.past, *fresh.past[-1:] * 6))
    assert choices(fresh, "easy") == {ask(C, "9D", A)}
    assert len(choices(old, "easy")) > 1
    assert choices(old, "medium") == {ask(C, "9D", A)}


def test_bluffs_are_rare_and_never_name_a_card_that_lies_open():
    start = table("hand.0: 5C 5D 2C 9C 3C; hand.1: 5H 2D 3D 3H 9D 9H; hand.2: 5S 2H 2S 9S 3S", turn=A)
    mind = mind_of(
        *start, ask(C, "5S", A), ask(B, "2H", A), ask(A, "3C", B), ask(C, "2C", B), ask(A, "9D", C)
    )
    own = set(mind.view.table.piles["hand.0"].cards)
    picked = [choose(mind, "medium", deal) for deal in range(60)]
    assert mind.view.seat == A
    bluffs = [move for move in picked if move.card in own]
    assert len(bluffs) < 30
    assert all(move.card != card("5S") for move in bluffs)


def test_the_medium_player_hits_as_often_as_the_odds_of_what_it_was_told():
    expected = variance = hit = asked = 0.0
    for deal in range(1, 4):
        match = Match(company("authors", 4), deal)
        while match.table.turn is not None:
            mind = match.mind(match.table.turn)
            move = choose(mind, "medium", deal)
            told, chance = heard(mind.past), Random(asked)
            worlds = [Guess(mind, told).hands(chance) for _world in range(30)]
            odds = hits(worlds)[move.source, move.card] / len(worlds)
            expected, variance, asked = expected + odds, variance + odds * (1 - odds), asked + 1
            hit += any(isinstance(effect, Slip) for effect in match.play(move).effects)
    assert asked > 100
    assert abs(hit - expected) < 3.5 * sqrt(variance)
    assert hit < 0.8 * asked
