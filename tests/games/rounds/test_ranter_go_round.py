"""Ranter Go Round: one card each, passed on, and the lowest loses a marker."""

import pytest
from positions import after, legal
from round_tables import company, happens, kinds, seated

from patience.cards import PACK, card
from patience.engine.effects import Lacks
from patience.engine.match import Match
from patience.engine.moves import DEAL, Draw, Say
from patience.games.rounds.ranter_words import Notes

A, B, C, D = range(4)
CUT_9, CUT_K, CUT_A = (f"draw stock {at} hand.0" for at in (0, 1, 2))


def table(hands, turn=B, markers=(3, 3, 3, 3), pool=20, known=(0, 0, 0, 0), **chosen):
    """A deals; the pack is a nine, a King and an ace."""
    rules = company("ranter_go_round", 4, **chosen)
    text = "; ".join(f"hand.{seat}: {name}" for seat, name in enumerate(hands.split()) if name != "-")
    notes = Notes(A, 4, markers, known)
    return rules, seated(rules, f"{text}; stock: 9S KS AS", notes, turn, {"pool": pool})


def losers(rules, table, *moves):
    end = after(rules, table, *moves)
    assert end.scores == tuple(-1.0 if seat in end.notes.losers else 0.0 for seat in range(4))
    return end.notes.losers


def test_a_king_refuses_and_the_lowest_after_the_cut_loses():
    rules, start = table("2C 3D KH 5S")
    refused = after(rules, start, "say exchange")
    assert str(refused["hand.1"]) == "3D"
    assert refused.turn == C
    assert losers(rules, refused, "say keep", "say keep", CUT_9) == (B,)


def test_of_equal_lowest_cards_the_one_turned_up_last_from_the_dealers_left_loses():
    rules, start = table("JC 4D 4H 9C")
    assert losers(rules, start, "say keep", "say keep", "say keep", "say keep") == (C,)


def test_the_dealer_turns_up_last_of_all():
    rules, start = table("4C 4D JH 9C")
    assert losers(rules, start, "say keep", "say keep", "say keep", "say keep") == (A,)


def test_all_tied_lose_if_that_is_agreed():
    rules, start = table("JC 4D 4H 9C", all_tied_lose=True)
    assert losers(rules, start, "say keep", "say keep", "say keep", "say keep") == (B, C)


def test_when_all_that_are_left_would_be_out_nobody_loses_and_the_same_dealer_deals_again():
    rules, start = table("4C 4D - -", markers=(1, 1, 0, 0), all_tied_lose=True)
    end = after(rules, start, "say keep", "say keep")
    assert end.notes.losers == ()
    assert end.notes.markers == (1, 1, 0, 0)
    assert not rules.is_match_over(end)
    again = rules.deal_again(1, end)
    assert (again.notes.dealer, again.notes.number) == (A, 5)


def test_equals_of_whom_one_has_markers_left_lose_all_the_same():
    rules, start = table("4C 4D - -", markers=(2, 1, 0, 0), all_tied_lose=True)
    end = after(rules, start, "say keep", "say keep")
    assert end.notes.markers == (1, 0, 0, 0)
    assert end.counters["seat.0"] == 70


def test_all_but_a_king_must_be_exchanged():
    rules, start = table("JC 3D 9H 5S")
    later = after(rules, start, "say exchange")
    assert (str(later["hand.1"]), str(later["hand.2"])) == ("9H", "3D")
    later = after(rules, later, "say exchange")
    assert (str(later["hand.2"]), str(later["hand.3"])) == ("5S", "3D")


def test_the_player_before_the_dealer_exchanges_with_the_dealer():
    rules, start = table("JC 3D 9H 5S", turn=D)
    later = after(rules, start, "say exchange")
    assert (later.turn, str(later["hand.0"]), str(later["hand.3"])) == (A, "5S", "JC")


def test_the_dealer_cannot_exchange_but_may_cut_anywhere():
    rules, start = table("2C 3D QH 5S", turn=A)
    assert legal(rules, start) == {"say keep", CUT_9, CUT_K, CUT_A}
    end = after(rules, start, CUT_K)
    assert (str(end["hand.0"]), str(end["aside"]), str(end["stock"])) == ("KS", "2C", "9S AS")
    assert end.notes.losers == (B,)
    assert after(rules, start, CUT_A).notes.losers == (A,)


def test_a_king_that_is_cut_is_void_if_that_is_agreed():
    rules, start = table("2C 3D QH 5S", turn=A, king_void=True)
    end = after(rules, start, CUT_K)
    assert (str(end["hand.0"]), str(end["aside"])) == ("2C", "KS")
    assert end.notes.losers == (A,)
    assert after(rules, start, CUT_9).notes.losers == (B,)


@pytest.mark.parametrize(("given", "rank", "word"), [("AH", 1, "An ace!"), ("2H", 2, "A deuce!")])
def test_an_ace_or_a_deuce_that_one_is_made_to_give_is_told(given, rank, word):
    rules, start = table(f"JC 3D {given} 5S")
    assert after(rules, start, "say exchange").notes.known == (0, rank, 0, 0)
    effects = happens(rules, start, "say exchange")
    (lacks,) = [effect for effect in effects if isinstance(effect, Lacks)]
    assert lacks.place == "hand.1"
    assert {c.rank for c in set(PACK) - lacks.cards} == {rank}
    assert rules.reply(start, Say("exchange"), effects) == (C, word)


def test_whoever_asks_says_nothing_of_the_ace_that_he_gives():
    rules, start = table("JC AD 9H 5S")
    later = after(rules, start, "say exchange")
    assert later.notes.known == (0, 0, 0, 0)
    effects = happens(rules, start, "say exchange")
    assert rules.reply(start, Say("exchange"), effects) is None
    lacking = [effect for effect in effects if isinstance(effect, Lacks)]
    assert [(lacks.place, {c.rank for c in lacks.cards}) for lacks in lacking] == [("hand.1", {1, 2, 13})]


def test_a_refusal_shows_a_king_and_moves_no_card():
    rules, start = table("JC 3D KH 5S")
    effects = happens(rules, start, "say exchange")
    assert "Slip" not in kinds(effects)
    assert rules.reply(start, Say("exchange"), effects) == (C, "A King!")
    assert after(rules, start, "say exchange").notes.known == (0, 0, 13, 0)


def test_what_is_known_of_a_card_goes_with_it():
    rules, start = table("JC 3D KH 5S", turn=C, known=(0, 0, 13, 0))
    assert after(rules, start, "say exchange").notes.known == (0, 0, 0, 13)


def test_players_without_markers_are_passed_over_in_everything():
    rules, start = table("5C - 9H -", markers=(2, 0, 3, 0), turn=C)
    later = after(rules, start, "say exchange")
    assert (later.turn, str(later["hand.0"]), str(later["hand.2"])) == (A, "9H", "5C")
    end = after(rules, later, "say keep")
    assert end.notes.losers == (C,)
    again = rules.deal_again(1, end)
    assert (again.notes.dealer, again.turn) == (C, A)
    assert [len(again[f"hand.{seat}"]) for seat in range(4)] == [1, 0, 1, 0]
    assert len(again["stock"]) == 50
    assert again.notes.markers == (2, 0, 2, 0)


def test_a_dealer_who_has_just_gone_out_is_followed_by_the_next_who_is_in():
    rules, start = table("AC 3D 9H 5S", turn=A, markers=(1, 0, 2, 2))
    start.piles["hand.1"] = start["aside"]
    end = after(rules, start, "say keep")
    assert end.notes.markers == (0, 0, 2, 2)
    assert rules.deal_again(1, end).notes.dealer == C


def test_the_last_with_a_marker_takes_the_pool_and_the_match_is_over():
    rules, start = table("AC 3D - -", markers=(1, 2, 0, 0), turn=A)
    end = after(rules, start, "say keep")
    assert end.counters == {"seat.0": 50, "seat.1": 70, "seat.2": 50, "seat.3": 50, "pool": 0}
    assert rules.is_match_over(end)
    assert rules.deal_again(1, end) is None


@pytest.mark.parametrize(("chosen", "stake"), [({}, 5), ({"stake": 1}, 1), ({"stake": 10}, 10)])
def test_everybody_stakes_once_for_the_whole_match(chosen, stake):
    rules = company("ranter_go_round", 3, **chosen)
    match = Match(rules, 9)
    paid = {"seat.0": 50 - stake, "seat.1": 50 - stake, "seat.2": 50 - stake, "pool": 3 * stake}
    assert match.dealt.counters == paid
    assert match.dealt.notes.markers == (3, 3, 3)
    for _turn in range(3):
        match.play(Say("keep"))
    match.play(DEAL)
    assert match.table.counters == paid
    assert sum(match.table.notes.markers) == 8


def test_everybody_gets_one_card_from_the_dealers_left():
    rules = company("ranter_go_round", 10)
    dealt = rules.dealt(PACK, 8, rules.opening(), 1)
    assert (str(dealt["hand.9"]), str(dealt["hand.0"]), str(dealt["hand.8"])) == ("AC", "2C", "10C")
    assert (len(dealt["stock"]), dealt.turn) == (42, 9)


@pytest.mark.parametrize("players", range(3, 11))
def test_a_match_goes_on_until_one_is_left(players):
    rules = company("ranter_go_round", players)
    match = Match(rules, players)
    deals = 1
    while not rules.is_match_over(match.table):
        if match.table.scores is not None:
            match.play(DEAL)
            deals += 1
        match.play(rules.moves(match.table)[-1])
    assert deals == 3 * (players - 1) + 3 - sum(match.table.notes.markers)
    assert match.table.counters["pool"] == 0
    assert max(match.table.counters.values()) == 50 + 5 * (players - 1)


def test_what_is_asked_and_told():
    rules, start = table("JC 4D 9H 5S")
    assert rules.ask(start) == "You hold the 4♦: keep it, or exchange with {seat.2}"
    assert rules.describe(start, Say("exchange")) == "asks {seat.2} to exchange"
    assert rules.describe(start, Say("keep")) == "keeps the card"
    rules, start = table("JC 4D 9H 5S", turn=A)
    assert rules.ask(start) == "You hold the J♣: keep it, or cut the pack"
    assert rules.describe(start, Draw("stock", 1, "hand.0")) == "cuts the pack"


def test_the_card_that_was_passed_on_is_still_known_to_who_gave_it():
    match = Match(company("ranter_go_round", 4), 12)
    before, giver = match.table, match.table.turn
    other = (giver + 1) % 4
    assert before[f"hand.{other}"].cards[0].rank != card("KS").rank
    match.play(Say("exchange"))
    assert match.mind(giver).known[f"hand.{other}"].cards == before[f"hand.{giver}"].cards
    assert match.mind((giver + 2) % 4).known[f"hand.{other}"].cards == (None,)


def reasons(hands, *, markers=(3, 3, 3, 3), **chosen):
    """What is told when all keep their cards."""
    rules, table_now = table(hands, markers=markers, **chosen)
    while table_now.turn is not None:
        table_now = after(rules, table_now, "say keep")
    return rules.outcome(table_now), rules.reasons(table_now)


def test_it_is_told_what_the_loser_held_and_how_many_markers_he_has_left():
    assert reasons("JC 4D 9H KC") == (
        "{seat.1} loses a marker", ["{seat.1} held the 4♦: 2 markers are left."],
    )  # fmt: skip
    assert reasons("JC 4D 9H KC", markers=(3, 2, 3, 3))[1] == ["{seat.1} held the 4♦: 1 marker is left."]
    assert reasons("JC 4D 9H KC", markers=(3, 1, 3, 3))[1] == [
        "{seat.1} held the 4♦ and lost the last marker."
    ]


def test_it_is_told_how_a_tie_was_settled():
    assert reasons("4C 4D 9H KC")[1] == [
        "Of 4♦ and 4♣ the one turned up last loses.", "{seat.0} held the 4♣: 2 markers are left.",
    ]  # fmt: skip
    assert reasons("4C 4D 9H KC", all_tied_lose=True) == (
        "{seat.1} and {seat.0} lose a marker each",
        ["{seat.1} held the 4♦: 2 markers are left.", "{seat.0} held the 4♣: 2 markers are left."],
    )
    assert reasons("4C 4D - -", markers=(1, 1, 0, 0), all_tied_lose=True) == (
        "Nobody loses a marker", ["4♦ and 4♣ would have put out everybody: the same dealer deals again."],
    )  # fmt: skip


def test_the_last_one_left_is_told_with_the_pool():
    outcome, told = reasons("JC 4D - -", markers=(2, 1, 0, 0))
    assert outcome == "{seat.0} is the last one left"
    assert told == [
        "{seat.1} held the 4♦ and lost the last marker.",
        "{seat.0} takes the pool of 20 counters.",
    ]
