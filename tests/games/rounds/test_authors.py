"""Authors: one player is asked for one card, and memory is the game."""

import pytest
from positions import after, legal
from round_tables import company, happens, seated

from patience.cards import PACK, SUITS, card, cards, of
from patience.engine.effects import Lacks
from patience.engine.match import Match
from patience.engine.moves import Play
from patience.games.rounds.authors import Notes

EVEN = (50, 50, 50)


def table(text, turn=0, pool=3, players=3, number=1, before=EVEN, dealer=2):
    rules = company("authors", players)
    return rules, seated(rules, text, Notes(dealer, number, before), turn, {"pool": pool})


def question(asker, asked, name):
    return f"play hand.{asked} {name} hand.{asker}"


def test_who_asks_for_a_card_of_his_own_misses_and_the_one_asked_asks_next():
    rules, start = table("hand.0: 5C 5D 5S; hand.1: 5H 9C; hand.2: 9D 9H 9S")
    later = after(rules, start, question(0, 1, "5S"))
    assert later.turn == 1
    assert later.piles == start.piles


def test_who_gets_a_card_asks_again():
    rules, start = table("hand.0: 5C 5D; hand.1: 5H 9C; hand.2: 9D 9H 9S 5S")
    later = after(rules, start, question(0, 1, "5H"))
    assert later.turn == 0
    assert (str(later["hand.0"]), str(later["hand.1"])) == ("5C 5D 5H", "9C")


def test_one_may_ask_anybody_for_any_card_of_the_ranks_that_one_holds_and_no_other():
    rules, start = table("hand.0: 5C KD; hand.1: 5H 9C; hand.2: 9D 9H 9S 5S 5D")
    assert legal(rules, start) == {
        question(0, other, rank + suit) for other in (1, 2) for rank in ("5", "K") for suit in SUITS
    }


def test_a_player_without_cards_cannot_be_asked():
    rules, start = table("hand.0: 5C 5D; hand.2: 5H 5S")
    assert {move.split()[1] for move in legal(rules, start)} == {"hand.2"}


def test_four_of_a_rank_go_down_at_once():
    rules, start = table("hand.0: 5C 7D 5D 5H; hand.1: 5S 9C; hand.2: 9D 9H 9S")
    later = after(rules, start, question(0, 1, "5S"))
    assert str(later["hand.0"]) == "7D"
    assert sorted(later["books.0"].cards) == sorted(cards("5C 5D 5H 5S"))
    assert later.turn == 0


def test_whoever_has_no_cards_after_a_book_gives_the_right_to_ask_to_the_next_left_who_has():
    rules, start = table("hand.0: 5C 5D 5H; hand.2: 9D 9H 9S 5S; hand.3: 9C", players=4, before=(50,) * 4)
    assert after(rules, start, question(0, 2, "5S")).turn == 2
    rules, start = table("hand.0: 5C 5D 5H; hand.1: 5S; hand.2: 9D 9H; hand.3: 9C 9S", players=4)
    assert after(rules, start, question(0, 1, "5S")).turn == 2


def test_the_same_question_is_not_put_twice_before_a_card_has_changed_hands():
    rules, start = table("hand.0: 5C KD; hand.1: 5H 9C KC; hand.2: 9D 9H 9S 5S 5D KH KS")
    later = after(rules, start, question(0, 1, "5S"), question(1, 0, "9C"))
    assert question(0, 1, "5S") not in legal(rules, later)
    assert question(0, 2, "5S") in legal(rules, later)
    assert question(0, 1, "5D") in legal(rules, later)
    later = after(rules, later, question(0, 1, "KC"))
    assert question(0, 1, "5S") in legal(rules, later)


def test_another_may_put_the_same_question():
    rules, start = table("hand.0: 5C KD; hand.1: 5H 9C KC; hand.2: 9D 9H 9S 5S 5D KH KS")
    later = after(rules, start, question(0, 1, "5S"), question(1, 2, "9C"))
    assert question(2, 1, "5S") in legal(rules, later)


def test_there_is_a_question_left_as_long_as_cards_are_in_play():
    rules, start = table("hand.0: 5C; hand.1: 5H 5D 9C; hand.2: 9D 9H 9S 5S")
    asked = [
        Play(f"hand.{other}", of(5, suit), "hand.0")
        for other in (1, 2)
        for suit in SUITS
        if f"5{suit}" not in str(start[f"hand.{other}"])
    ]
    start.notes = start.notes._replace(asked=tuple(asked))
    left = legal(rules, start)
    assert left == {question(0, 1, "5H"), question(0, 1, "5D"), question(0, 2, "5S")}


def test_all_cards_are_dealt_singly_from_the_dealers_left_and_hands_may_be_uneven():
    rules = company("authors", 3)
    dealt = rules.dealt(PACK, 1, rules.opening(), 1)
    assert dealt["hand.2"].cards == PACK[0::3]
    assert [len(dealt[f"hand.{seat}"]) for seat in (2, 0, 1)] == [18, 17, 17]
    assert dealt.turn == 2
    assert dealt.counters == {"seat.0": 49, "seat.1": 49, "seat.2": 49, "pool": 3}


@pytest.mark.parametrize("name", ["authors", "fan_tan", "newmarket", "spin", "saratoga", "speculation"])
@pytest.mark.parametrize(
    ("drawn", "dealer"), [("KS 2C 3D AH", 3), ("9S AD AC 2C", 2), ("9S 4H 4S 9C", 1), ("JS QS KS 10D", 3)]
)
def test_the_lowest_card_deals_first_the_ace_being_low_and_the_deal_goes_to_the_left(name, drawn, dealer):
    rules = company(name, 4)
    assert rules.first_dealer(cards(drawn)) == dealer
    dealt = rules.dealt(PACK, dealer, rules.opening(), 1)
    assert (rules.dealer(dealt), rules.next_dealer(dealt)) == (dealer, (dealer + 1) % 4)


@pytest.mark.parametrize(
    ("players", "most", "least"), [(3, 18, 17), (4, 13, 13), (5, 11, 10), (6, 9, 8), (7, 8, 7), (8, 7, 6)]
)
def test_from_three_to_eight_can_play_and_no_card_is_left(players, most, least):
    dealt = company("authors", players).dealt(PACK, 0, company("authors", players).opening(), 1)
    sizes = [len(dealt[f"hand.{seat}"]) for seat in range(players)]
    books = [len(dealt[f"books.{seat}"]) for seat in range(players)]
    together = [hand + book for hand, book in zip(sizes, books, strict=True)]
    assert (max(together), min(together), sum(together)) == (most, least, 52)


def test_books_that_are_dealt_lie_there_from_the_start():
    rules = company("authors", 4)
    sixes = [c for c in PACK if c.rank == 6]
    rest = iter([c for c in PACK if c.rank != 6])
    pack = [sixes.pop() if i in (0, 4, 8, 12) else next(rest) for i in range(52)]
    dealt = rules.dealt(pack, 3, rules.opening(), 1)
    assert sorted(dealt["books.0"].cards) == sorted(cards("6C 6D 6H 6S"))
    assert len(dealt["hand.0"]) == 9
    assert not {c for c in dealt["hand.0"].cards if c.rank == 6}


def ending(books, pool, number=1, **more):
    """The last book is made by the first seat; the others have so many already."""
    ranks = iter(["A", "2", "3", "4", "6", "7", "8", "9", "10", "J", "Q", "K"])
    lines = ["hand.0: 5C 5D 5H", "hand.1: 5S"]
    for seat, count in enumerate(books):
        mine = [next(ranks) for _book in range(count)]
        lines.append(f"books.{seat}: " + " ".join(rank + suit for rank in mine for suit in SUITS))
    rules, start = table("; ".join(lines), pool=pool, number=number, **more)
    return rules, start, after(rules, start, question(0, 1, "5S"))


def test_the_most_books_take_the_pool_when_all_thirteen_are_down():
    _rules, _start, end = ending((5, 4, 3), pool=3)
    assert end.turn is None
    assert end.counters == {"seat.0": 53, "seat.1": 50, "seat.2": 50, "pool": 0}
    assert end.scores == (3.0, 0.0, 0.0)


def test_equals_divide_the_pool_and_the_odd_counter_stays_for_the_next_deal():
    rules, _start, end = ending((4, 5, 3), pool=3)
    assert end.counters == {"seat.0": 51, "seat.1": 51, "seat.2": 50, "pool": 1}
    again = rules.deal_again(1, end)
    assert again.counters["pool"] == 4
    assert again.notes.number == 2


def test_the_paper_names_all_who_tie_and_what_they_really_get():
    rules, _start, end = ending((4, 5, 3), pool=7, before=(51, 51, 51))  # some counters lay there before
    assert rules.outcome(end) == "{seat.0} and {seat.1} have the most books"
    assert rules.reasons(end) == ["{seat.0} and {seat.1} have 5 books each and get 3 counters each."]
    rules, _start, end = ending((3, 4, 4), pool=7, before=(51, 51, 51))
    assert rules.outcome(end) == "Three players have the most books"
    assert rules.reasons(end) == [
        "{seat.0}, {seat.1} and {seat.2} have 4 books each and get 2 counters each."
    ]
    rules, _start, end = ending((5, 4, 3), pool=7)
    assert rules.outcome(end) == "{seat.0} has the most books"
    assert rules.reasons(end) == ["{seat.0} has 6 books and takes the pool."]


def test_odd_counters_of_the_last_deal_are_the_banks():
    rules, _start, end = ending((4, 5, 3), pool=7, number=8)
    assert rules.is_match_over(end)
    assert rules.deal_again(1, end) is None
    assert end.counters == {"seat.0": 53, "seat.1": 53, "seat.2": 50, "pool": 1}


def test_the_score_counts_the_counter_that_was_put_in():
    _rules, _start, end = ending((5, 4, 3), pool=3, before=(51, 51, 51))
    assert end.scores == (2.0, -1.0, -1.0)


def test_everybody_learns_who_lacks_the_card_asked_for():
    rules, start = table("hand.0: 5C 5D; hand.1: 5H 9C; hand.2: 9D 9H 9S 5S")
    assert Lacks("hand.1", frozenset({card("5S")})) in happens(rules, start, question(0, 1, "5S"))
    assert Lacks("hand.1", frozenset({card("5H")})) in happens(rules, start, question(0, 1, "5H"))
    match = Match(company("authors", 4), 3)
    me = match.table.turn
    (missed, *_more) = [
        move for move in match.rules.moves(match.table) if move.card not in match.table[move.source].cards
    ]
    match.play(missed)
    assert match.mind((me + 2) % 4).lacking == {missed.source: frozenset({missed.card})}


def test_the_question_and_the_answer_are_said_aloud():
    rules, start = table("hand.0: 5C 5D; hand.1: 5H 9C; hand.2: 9D 9H 9S 5S")
    hit, miss = Play("hand.1", card("5H"), "hand.0"), Play("hand.1", card("5S"), "hand.0")
    assert rules.announce(start, hit) == "{seat.1}, have you the five of hearts?"
    assert rules.describe(start, hit) == "asks {seat.1} for the five of hearts"
    assert rules.reply(start, hit, rules.play(start, hit)[1]) == (1, "Here.")
    assert rules.reply(start, miss, rules.play(start, miss)[1]) == (1, "No.")


@pytest.mark.parametrize(
    ("hand", "asks"),
    [
        ("AC", "Ask a player for any ace"),
        ("5C KD KH", "Ask a player for any five or King"),
        ("AC 5C 8C KD KH", "Ask a player for one of your 4 ranks"),
    ],
)
def test_the_line_that_asks_names_up_to_three_ranks_and_counts_more(hand, asks):
    rules, start = table(f"hand.0: {hand}; hand.1: 5H 9C")
    assert rules.ask(start) == asks


def test_a_rank_that_one_lacks_is_refused_with_a_reason():
    rules, start = table("hand.0: 5C 5D; hand.1: 5H 9C")
    assert rules.why_not(start, card("9C")) == "You may ask only for a rank that you hold"
    assert "already" in rules.why_not(start, card("5H"))
