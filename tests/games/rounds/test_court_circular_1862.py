"""Court Circular 1862: the deal, the covered card, taking cards, the next Lead, the last three, hits and the rubber."""

from random import Random

import pytest

from patience.cards import PACK, card, cards
from patience.engine.effects import Pass, Slip
from patience.engine.match import Match
from patience.engine.moves import DEAL, Draw, Play
from patience.engine.rules import GameError
from patience.engine.table import EMPTY, Pile, Table
from patience.games.rounds.court_circular_1862 import CourtCircular1862, reckoning
from patience.games.rounds.court_words_1862 import NAME, PLAY, SUPPLY, TAKE, Takings, Year

RULES = CourtCircular1862()
MINE, YOURS = "7D 6S 5D KH QH JH", "3C 4S 2H KC QC JC"


def table_of(lead, hands, first=0, stock=33, lines=("", ""), turnup="", taken=("", ""), **noted):
    piles = dict.fromkeys(RULES.places, EMPTY)
    piles["lead"], piles["turnup"] = Pile(cards(lead)), Pile(cards(turnup))
    for seat in (0, 1):
        piles[f"hand.{seat}"] = Pile(cards(hands[seat]))
        piles[f"line.{seat}"] = Pile(cards(lines[seat]))
        piles[f"taken.{seat}"] = Pile(cards(taken[seat]))
    shown = {c for pile in piles.values() for c in pile.cards}
    hidden = [c for c in PACK if c not in shown]
    piles["stock"] = Pile(tuple(hidden[:stock]), stock)
    piles["played"] = Pile(tuple(hidden[stock:]))
    return Table(piles, noted.pop("turn", first), {}, Year(1 - first, 1, first, **noted))


def after(table, *words):
    """The table after these cards, of which each is at one place only where it may be taken from."""
    for word in words:
        (move,) = [move for move in RULES.moves(table) if str(move.card) == word]
        table, _effects = RULES.play(table, move)
    return table


def legal(table):
    return {str(move) for move in RULES.moves(table)}


def trick():
    """A Sequence with the Lead against one without: the first takes 2 + 3 cards, and both have a Line."""
    return after(table_of("8C", [MINE, YOURS]), "7D", "3C", "6S", "4S", "5D", "2H")


# The deal


def test_three_at_a_time_are_dealt_from_first_hand_and_card_thirteen_is_the_lead():
    table = RULES.dealt(list(PACK), 0, {}, 1)
    assert table["hand.1"].cards == (*PACK[0:3], *PACK[6:9])
    assert table["hand.0"].cards == (*PACK[3:6], *PACK[9:12])
    assert table["lead"].cards == (PACK[12],)
    assert table["stock"].cards[::-1] == PACK[13:]
    assert table.turn == table.notes.first == 1


# A trick


def test_both_play_in_turn_and_the_fifth_card_lies_face_down_until_the_sixth():
    table = table_of("8C", [MINE, YOURS])
    turns = []
    for word in ["7D", "3C", "6S", "4S"]:
        turns.append(table.turn)
        table = after(table, word)
    assert turns == [0, 1, 0, 1]
    assert RULES.ask(table) == "Play your third card, face down"
    table = after(table, "5D")
    assert table["covered.0"].cards == cards("5D")
    assert table["line.0"].cards == cards("7D 6S")
    assert RULES.seen_by(1, table)["covered.0"].cards == (None,)
    assert RULES.seen_by(0, table)["covered.0"].cards == cards("5D")
    table = after(table, "2H")
    assert table["line.0"].cards == cards("7D 6S 5D")
    assert table["line.1"].cards == cards("3C 4S 2H")
    assert not table["covered.0"].cards


def test_the_other_hears_only_that_a_card_was_played_face_down():
    table = after(table_of("8C", [MINE, YOURS]), "7D", "3C", "6S", "4S")
    move = Play("hand.0", card("5D"), "covered.0")
    heard = RULES.heard(move, 1, table)
    assert heard == Draw("hand.0", 0, "covered.0")
    assert RULES.heard(move, 0, table) == move
    assert RULES.describe(table, heard) == "plays a card face down"
    assert RULES.describe(table, move) == "plays the five of diamonds face down"
    assert list(RULES.play(table, move)[1]) == [Slip("hand.0", 0, "covered.0"), Pass(1)]
    open_card = Play("hand.0", card("7D"), "line.0")
    assert RULES.heard(open_card, 1, table_of("8C", [MINE, YOURS])) == open_card


def test_the_line_shown_to_each_counts_the_covered_card_only_for_its_player():
    table = after(table_of("8C", [MINE, YOURS]), "7D", "3C", "KH", "4S", "6S")
    assert RULES.line_of(RULES.seen_by(0, table), 0) == "Sequence of 3, with the Lead"
    assert RULES.line_of(RULES.seen_by(1, table), 0) == "No Line: best card K♥"
    assert RULES.preview(RULES.seen_by(1, table), card("2H")) == "Sequence"
    assert RULES.preview(RULES.seen_by(1, table), card("JC")) == "Suit, with the Lead"


def test_the_winner_takes_what_both_lines_are_worth_of_all_seven_cards():
    table = trick()
    assert (table.turn, table.notes.stage, table.notes.take) == (0, TAKE, 5)
    assert RULES.leading(table) == 0
    assert RULES.ask(table) == "Take 5 cards from the table"
    assert RULES.to_take(table) == 5
    assert legal(table) == {
        "play lead 8C taken.0", "play line.0 7D taken.0", "play line.0 6S taken.0", "play line.0 5D taken.0",
        "play line.1 3C taken.0", "play line.1 4S taken.0", "play line.1 2H taken.0",
    }  # fmt: skip
    table = after(table, "8C", "7D", "2H")
    assert table.notes.take == 2
    assert RULES.line_of(table, 0) == "", "the trick is being taken apart"
    assert RULES.ask(table) == "Take 2 cards from the table"
    table = after(table, "6S", "3C")
    assert set(table["taken.0"].cards) == set(cards("8C 7D 2H 6S 3C"))
    assert (table.notes.stage, RULES.to_take(table)) == (NAME, 0)


def test_a_trick_won_by_cards_alone_takes_one():
    table = after(
        table_of("6S", ["5H 7D KC 2S 3S 4S", "9D 10C 2H 3C 4C 5C"]), "5H", "9D", "7D", "10C", "KC", "2H"
    )
    assert (table.turn, table.notes.take, table.notes.tricks) == (0, 1, (1, 0))
    assert RULES.ask(table) == "Take 1 card from the table"


def test_when_both_have_a_line_the_winner_names_the_next_lead_from_what_is_left():
    table = after(trick(), "8C", "7D", "2H", "6S", "3C")
    assert table.turn == 0
    assert legal(table) == {"play line.0 5D lead", "play line.1 4S lead"}
    stock = table["stock"].cards
    table = after(table, "4S")
    assert table["lead"].cards == cards("4S")
    assert card("5D") in table["played"].cards
    assert (table.turn, table.notes.first, table.notes.dealer, table.notes.stage) == (0, 0, 1, PLAY)
    assert set(table["hand.0"].cards) == {*cards("KH QH JH"), *stock[-3:]}
    assert set(table["hand.1"].cards) == {*cards("KC QC JC"), *stock[-6:-3]}


def test_when_only_the_winner_has_a_line_the_loser_names_the_next_lead():
    table = after(table_of("8C", [MINE, "3C KD 2H KC QC JC"], first=1), "3C", "7D", "KD", "6S", "2H", "5D")
    assert (table.turn, table.notes.take, table.notes.namer) == (0, 2, 1)
    table = after(table, "KD", "2H")
    assert table.turn == 1
    assert legal(table) == {
        "play lead 8C lead", "play line.0 7D lead", "play line.0 6S lead", "play line.0 5D lead",
        "play line.1 3C lead",
    }  # fmt: skip
    table = after(table, "3C")
    assert table["lead"].cards == cards("3C")
    assert {*cards("8C 7D 6S 5D")} <= set(table["played"].cards)
    assert table.turn == table.notes.first == 0, "the winner plays first all the same"


def test_when_nobody_has_a_line_the_winner_names_the_next_lead():
    table = after(
        table_of("6S", ["9D 10C 2H 3C 4C 5C", "5H 7D KC 2S 3S 4S"], first=0),
        "9D", "5H", "10C", "7D", "2H", "KC", "6S",
    )  # fmt: skip
    assert (table.turn, table.notes.stage, table.notes.winner) == (1, NAME, 1)
    assert "play line.1 KC lead" in legal(table)


def test_the_old_lead_may_be_the_next_one_if_nobody_took_it():
    table = after(trick(), "4S", "7D", "2H", "6S", "3C")
    assert "play lead 8C lead" in legal(table)
    table = after(table, "8C")
    assert table["lead"].cards == cards("8C")
    assert card("5D") in table["played"].cards


# The last three


def last_trick(**changed):
    given = dict(lead="8C", hands=["7D 6S KH", "3C 4S 2H"], stock=0, turnup="5D AS 9D", tricks=(3, 4), turn=0)
    return table_of(**(given | changed))


def test_when_three_cards_are_left_they_are_turned_up_instead_of_dealt():
    table = after(table_of("8C", ["7D 6S 5D KH QH JH", "3C 4S 2H KC QC JC"], stock=9),
                  "7D", "3C", "6S", "4S", "5D", "2H", "8C", "7D", "2H", "6S", "3C", "4S")  # fmt: skip
    assert len(table["stock"]) == 3
    assert not table["turnup"].cards
    table = table_of("8C", ["7D 6S 5D KH QH JH", "3C 4S 2H KC QC JC"], stock=3)
    three = set(table["stock"].cards)
    table = after(table, "7D", "3C", "6S", "4S", "5D", "2H", "8C", "7D", "2H", "6S", "3C", "4S")
    assert set(table["turnup"].cards) == three
    assert RULES.seen_by(1, table)["turnup"] == table["turnup"]
    assert [len(table[f"hand.{seat}"]) for seat in (0, 1)] == [3, 3]


def test_in_the_last_trick_a_card_may_come_from_the_last_three_and_one_of_the_hand_takes_its_place():
    table = last_trick()
    assert legal(table) == {
        "play hand.0 7D line.0", "play hand.0 6S line.0", "play hand.0 KH line.0",
        "play turnup 5D line.0", "play turnup AS line.0", "play turnup 9D line.0",
    }  # fmt: skip
    assert RULES.ask(table) == "Play from your hand or the last three"
    table = after(table, "5D")
    assert (table.turn, table.notes.stage) == (0, SUPPLY)
    assert legal(table) == {"play hand.0 7D turnup", "play hand.0 6S turnup", "play hand.0 KH turnup"}
    table = after(table, "KH")
    assert (table.turn, table.notes.stage) == (1, PLAY)
    assert "play turnup KH line.1" in legal(table), "which the other may take in turn"
    assert table["line.0"].cards == cards("5D")
    assert len(table["hand.0"]) == 2


def test_the_fifth_card_may_come_from_the_last_three_too():
    assert (
        RULES.ask(after(last_trick(), "7D", "3C", "6S", "4S"))
        == "Face down: from your hand or the last three"
    )
    table = after(last_trick(), "7D", "3C", "6S", "4S", "5D")
    assert table["covered.0"].cards == cards("5D")
    move = Play("turnup", card("5D"), "covered.0")
    before = after(last_trick(), "7D", "3C", "6S", "4S")
    assert RULES.heard(move, 1, before) == move, "everybody sees which card he takes"
    table = after(table, "KH")
    assert table.turn == 1
    table = after(table, "KH", "2H")
    assert table["line.1"].cards == cards("3C 4S KH")
    assert set(table["turnup"].cards) == set(cards("AS 9D 2H"))
    assert (table.turn, table.notes.stage, table.notes.take) == (0, TAKE, 2)


def test_after_the_last_trick_the_rest_is_laid_aside_and_the_pack_is_over():
    table = after(last_trick(), "7D", "3C", "6S", "4S", "5D", "KH", "2H", "8C", "3C", "4S", "2H", "7D")
    assert table.turn is None
    assert table.notes.tricks == (4, 4)
    assert {*cards("6S 5D")} <= set(table["played"].cards)
    assert not table["lead"].cards
    assert len(table["turnup"]) == 3, "they count for nobody"


def test_a_pack_has_eight_tricks():
    for deal in range(1, 20):
        match, chance = Match(RULES, deal), Random(deal)
        while match.table.turn is not None:
            match.play(chance.choice(list(RULES.moves(match.table))))
        assert sum(match.table.notes.tricks) == 8


def test_the_loser_of_the_last_trick_deals_the_next_pack():
    match, chance = Match(RULES, 12), Random(12)
    dealers = set()
    for _pack in range(4):
        while match.table.turn is not None:
            match.play(chance.choice(list(RULES.moves(match.table))))
        loser = 1 - match.table.notes.winner
        assert RULES.next_dealer(match.table) == loser
        if RULES.is_match_over(match.table):
            break
        score = match.table.notes.score
        match.play(DEAL)
        assert (match.table.notes.dealer, match.table.notes.first) == (loser, 1 - loser)
        assert match.table.notes.score == score
        dealers.add(loser)
    assert dealers


# The score


@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        (Takings(5, 14, 6), Takings(3, 11, 7), ((1, 0), (2, 0), (0, 1))),
        (Takings(8, 30, 9), Takings(0, 0, 0), ((4, 0), (2, 0), (1, 0))),
        (Takings(4, 12, 6), Takings(4, 12, 6), ((0, 0), (0, 0), (0, 0))),
        (Takings(3, 12, 6), Takings(5, 11, 6), ((0, 1), (2, 0), (0, 0))),
    ],
)
def test_tricks_over_four_most_cards_and_most_courts_count(mine, yours, points):
    assert reckoning(mine, yours) == points
    assert reckoning(yours, mine) == tuple(pair[::-1] for pair in points)


def test_courts_are_ace_king_queen_and_jack():
    table = table_of("8C", ["", ""], taken=("AS KS QS JS 10S 3C", "AH 2H"), tricks=(5, 3))
    assert RULES.takings(table, 0) == Takings(5, 6, 4)
    assert RULES.takings(table, 1) == Takings(3, 2, 1)


def reckoned(score, hits, tricks, taken):
    """The notes and scores at the end of a pack; the last trick has been counted."""
    table = table_of("8C", ["", ""], stock=0, taken=taken, tricks=tricks, score=score, hits=hits)
    note, finish = RULES._reckoned(table, table.notes)
    return note.notes.score, note.notes.hits, finish.scores


MOST_CARDS, FEWER_WITH_COURTS = "2S 3S 4S 5S 6S", "AH KH"


def test_a_pack_is_added_to_the_score():
    assert reckoned((1, 2), (0, 0), (5, 3), (MOST_CARDS, FEWER_WITH_COURTS)) == ((4, 3), (0, 0), (2, -2))


def test_five_points_are_a_hit_and_both_begin_anew():
    score, hits, scores = reckoned((3, 2), (0, 1), (4, 4), (MOST_CARDS, FEWER_WITH_COURTS))
    assert (score, hits) == ((0, 0), (1, 1))
    assert scores == (2, -2)


def test_when_both_would_pass_five_tricks_come_first_then_cards_then_courts():
    # 0 needs one and has the fifth trick, 1 needs one and has the courts
    assert reckoned((4, 4), (0, 0), (5, 3), ("2S", "AH KH"))[1] == (1, 0)
    # 0 has the courts, 1 the cards: the cards are reckoned before
    assert reckoned((4, 3), (0, 0), (4, 4), ("AS KS", "2H 3H 4H"))[1] == (0, 1)
    assert reckoned((4, 3), (0, 0), (4, 4), ("AS KS", "2H 3H"))[1] == (1, 0)


@pytest.mark.parametrize(("hits", "over"), [((0, 0), False), ((1, 1), False), ((2, 0), True), ((1, 2), True)])
def test_a_rubber_is_two_hits(hits, over):
    table = Table(dict.fromkeys(RULES.places, EMPTY), None, {}, Year(0, 5, 1, hits=hits), (1.0, -1.0))
    assert RULES.is_match_over(table) is over
    assert (RULES.deal_again(3, table) is None) is over


def test_what_is_said():
    table = table_of("8C", [MINE, YOURS], score=(3, 1), hits=(0, 1), tricks=(2, 1))
    assert RULES.standing(table) == "Hit 2, trick 4 of 8"
    assert RULES.fact(table, 0) == "3 points"
    assert RULES.fact(table, 1) == "1 hit, 1 point"
    assert RULES.ask(table) == "Play your first card"
    assert RULES.describe(trick(), Play("lead", card("8C"), "taken.0")) == "takes the eight of clubs"
    naming = after(trick(), "8C", "7D", "2H", "6S", "3C")
    assert RULES.ask(naming) == "Choose the next Lead from what is left"
    told = RULES.describe(naming, Play("line.0", card("5D"), "lead"))
    assert told == "names the five of diamonds as the next Lead"
    told = RULES.describe(last_trick(), Play("turnup", card("AS"), "line.0"))
    assert told == "plays the ace of spades out of the last three"


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players):
    with pytest.raises(GameError, match="the nearest is 2"):
        CourtCircular1862(players)


def over(scores, hits=(0, 0)):
    return Table(
        dict.fromkeys(RULES.places, EMPTY), None, {}, Year(0, 5, 1, hits=hits, tricks=(5, 3)), scores
    )


def test_a_finished_pack_is_told():
    assert RULES.outcome(over((2.0, -2.0))) == "{seat.0} has the better of the pack"
    assert RULES.outcome(over((-2.0, 2.0), (1, 1))) == "{seat.1} has the better of the pack"
    assert RULES.outcome(over((0.0, 0.0))) == "The pack is even"
    assert RULES.outcome(over((-2.0, 2.0), (2, 1))) == "{seat.0} wins the rubber"
    assert RULES.tally(over((2.0, -2.0), (1, 0))) == {
        "Tricks": [5, 3],
        "Cards": [0, 0],
        "Courts": [0, 0],
        "Hits": [1, 0],
    }
    assert RULES.totals(over((2.0, -2.0), (1, 0))) == [5, 0]


def test_the_loser_gives_the_trick_to_whoever_has_won_it_with_the_last_card():
    table = after(table_of("6S", ["5H 7D 9H 2S 3S 4S", "9D 10C KC 3C 4C 5C"]), "5H", "9D", "7D", "10C", "9H")
    move = Play("hand.1", card("KC"), "line.1")
    assert RULES.reply(table, move, RULES.play(table, move)[1]) == (0, "The trick is yours.")
    move = Play("hand.1", card("3C"), "line.1")
    won, effects = RULES.play(table, move)
    assert won.notes.winner == 1, "the ten is best"
    assert RULES.reply(table, move, effects) == (0, "The trick is yours.")
    table = after(table_of("6S", ["5H 7D KC 2S 3S 4S", "9D 10C 2H 3C 4C 5C"]), "5H", "9D", "7D", "10C", "KC")
    move = Play("hand.1", card("2H"), "line.1")
    assert RULES.reply(table, move, RULES.play(table, move)[1]) is None


def finished(score, hits, tricks, taken):
    """The table when a pack has been reckoned."""
    table = table_of("8C", ["", ""], stock=0, taken=taken, tricks=tricks, score=score, hits=hits, stage=TAKE)
    note, finish = RULES._reckoned(table, table.notes)
    return Table(table.piles, None, {}, note.notes, finish.scores)


def test_it_is_told_for_what_each_scores():
    table = finished((1, 2), (0, 0), (5, 3), (MOST_CARDS, FEWER_WITH_COURTS))
    assert RULES.outcome(table) == "{seat.0} has the better of the pack"
    assert RULES.reasons(table) == [
        "{seat.0} scores 1 for tricks and 2 for cards.", "{seat.1} scores 1 for courts.",
    ]  # fmt: skip
    assert RULES.standing(table) == "Hit 1, trick 8 of 8"
    assert RULES.board(table).title == "Hit 1"


def test_a_hit_is_told_with_its_winner_and_that_the_rest_is_not_reckoned():
    table = finished((3, 4), (0, 0), (4, 4), ("2S 3S", "AH"))
    assert RULES.outcome(table) == "{seat.0} wins the hit"
    assert RULES.reasons(table) == [
        "{seat.0} scores 2 for cards.", "Five points are a hit: both begin anew, and the rest is not reckoned.",
    ]  # fmt: skip
    assert RULES.standing(table) == "Hit 1, trick 8 of 8"
    assert (RULES.board(table).title, RULES.board(table).sides) == (
        "Rubber",
        (("{seat.0}", 1), ("{seat.1}", 0)),
    )
    again = RULES.deal_again(1, table)
    assert (again.notes.hits, again.notes.hit, again.notes.points) == ((1, 0), None, ())
    assert RULES.board(again).title == "Hit 2"
    assert RULES.standing(again) == "Hit 2, trick 1 of 8"


def test_who_wins_the_hit_may_have_had_the_worse_of_the_pack():
    table = finished((4, 0), (0, 0), (4, 4), ("AS KS", "2H 3H 4H"))
    assert table.scores == (-1, 1)
    assert RULES.outcome(table) == "{seat.0} wins the hit"
    assert RULES.outcome(finished((4, 0), (1, 0), (4, 4), ("AS KS", "2H"))) == "{seat.0} wins the rubber"
    assert RULES.reasons(finished((4, 0), (1, 0), (4, 4), ("AS KS", "2H"))) == [
        "{seat.0} scores 2 for cards."
    ]
    last = finished((3, 4), (0, 0), (4, 4), ("2S 3S", "2H AH"))
    assert RULES.reasons(last)[1] == "Five points are a hit: both begin anew."
