"""Court Circular 1860: the deal, a trick, resigning, the new Lead, the takings, the end of the pack and of the game."""

from random import Random

import pytest

from patience.cards import PACK, card, cards
from patience.engine.effects import Note
from patience.engine.match import Match
from patience.engine.moves import DEAL, Play, Say
from patience.engine.rules import GameError
from patience.engine.table import EMPTY, Pile, Table
from patience.games.rounds.court_circular_1860 import CourtCircular1860
from patience.games.rounds.court_words_1860 import RESIGN, Season, Takings

TWO = CourtCircular1860(2)
THREE = CourtCircular1860(3)


def table_of(
    rules,
    lead,
    hands,
    stock=None,
    first=0,
    turn=None,
    lines=(),
    score=None,
    resigned=(),
    winner=None,
    taken=(),
):
    piles = dict.fromkeys(rules.places, EMPTY)
    piles["lead"] = Pile(cards(lead))
    piles |= {f"hand.{seat}": Pile(cards(text)) for seat, text in enumerate(hands)}
    piles |= {f"line.{seat}": Pile(cards(text)) for seat, text in enumerate(lines)}
    piles |= {name: Pile(cards(text)) for name, text in dict(taken).items()}
    shown = {c for pile in piles.values() for c in pile.cards}
    sleeping = [c for c in PACK if c not in shown][: 52 if stock is None else stock]
    piles["stock"] = Pile(tuple(sleeping), len(sleeping))
    seats = len(rules.seats)
    notes = Season(seats - 1, 1, first, score or (0,) * seats, tuple(resigned), winner)
    return Table(piles, first if turn is None else turn, {}, notes)


def after(rules, table, *words):
    """The table after these cards of the hands, or "resign"."""
    for word in words:
        seat = table.turn
        move = RESIGN if word == "resign" else Play(f"hand.{seat}", card(word), f"line.{seat}")
        assert move in rules.moves(table), word
        table, _effects = rules.play(table, move)
    return table


def may_resign(rules, table):
    return RESIGN in rules.moves(table)


def choose(rules, table, name):
    """The table after the winner has chosen that card as the next Lead."""
    (move,) = [m for m in rules.moves(table) if m.card == card(name)]
    return rules.play(table, move)[0]


# The deal


def test_six_are_dealt_singly_from_the_dealers_left_and_card_thirteen_is_the_lead():
    table = TWO.dealt(list(PACK), 0, {}, 1)
    assert table["hand.1"].cards == PACK[0:12:2]
    assert table["hand.0"].cards == PACK[1:12:2]
    assert table["lead"].cards == (PACK[12],)
    assert len(table["stock"]) == 39
    assert table.turn == table.notes.first == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_among_more_the_next_card_after_the_hands_is_the_lead(players):
    table = CourtCircular1860(players).dealt(list(PACK), 1, {}, 1)
    assert table["lead"].cards == (PACK[6 * players],)
    assert all(len(table[f"hand.{seat}"]) == 6 for seat in range(players))
    assert table["hand.2"].cards[0] == PACK[0]
    assert table.turn == 2


def test_the_stock_is_dealt_in_the_order_of_the_pack():
    table = TWO.dealt(list(PACK), 0, {}, 1)
    assert table["stock"].cards[-1] == PACK[13]
    assert table["stock"].cards[0] == PACK[51]
    assert table["stock"].down == 39


# A trick


def test_cards_are_played_in_turn_three_each_and_the_best_line_wins():
    table = table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"])
    turns = []
    for word in ["7D", "9S", "6S", "10D", "5D"]:
        turns.append(table.turn)
        table = after(TWO, table, word)
    assert turns == [0, 1, 0, 1, 0]
    assert TWO.leading(table) == 0
    table = after(TWO, table, "2H")
    assert table.turn == table.notes.winner == 0
    assert TWO.line_of(table, 0) == "Sequence of 4, with the Lead"
    assert TWO.line_of(table, 1) == "Sequence of 3, with the Lead"
    assert TWO.leading(table) == 0


def test_the_line_grows_with_the_cards_and_a_preview_tells_what_the_next_would_make():
    table = table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"])
    assert TWO.line_of(table, 0) == ""
    assert TWO.leading(table) is None
    assert TWO.preview(table, card("KH")) == "No Line: best card K♥"
    table = after(TWO, table, "7D", "9S")
    assert TWO.line_of(table, 0) == "No Line: best card 7♦"
    assert TWO.preview(table, card("6S")) == "Sequence of 3, with the Lead"
    table = after(TWO, table, "6S", "10D")
    assert TWO.preview(table, card("5D")) == "Sequence of 4, with the Lead"
    assert TWO.preview(table, card("KH")) == "Sequence of 3, with the Lead"


def test_the_winner_may_choose_any_card_of_the_table_but_the_old_lead():
    table = after(
        TWO,
        table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"]),
        "7D", "9S", "6S", "10D", "5D", "2H",
    )  # fmt: skip
    assert {str(move) for move in TWO.moves(table)} == {
        "play line.0 7D lead", "play line.0 6S lead", "play line.0 5D lead",
        "play line.1 9S lead", "play line.1 10D lead", "play line.1 2H lead",
    }  # fmt: skip
    assert TWO.ask(table) == "Choose the next Lead; you take the other 6, face up"
    assert TWO.describe(table, TWO.moves(table)[0]) == "chooses the seven of diamonds as the next Lead"


def test_first_hand_takes_the_rest_face_up_and_plays_first_again():
    table = after(
        TWO,
        table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"]),
        "7D", "9S", "6S", "10D", "5D", "2H",
    )  # fmt: skip
    table = choose(TWO, table, "2H")
    assert table["lead"].cards == cards("2H")
    assert set(table["taken.0"].cards) == set(cards("8C 7D 6S 5D 9S 10D"))
    assert not table["taken_down.0"].cards
    assert table.turn == table.notes.first == 0
    assert table.notes.winner is None
    assert [len(table[f"hand.{seat}"]) for seat in (0, 1)] == [6, 6]
    assert all(not table[f"line.{seat}"].cards for seat in (0, 1))


def test_the_other_takes_them_face_down_and_plays_first_next():
    table = after(
        TWO,
        table_of(TWO, "8C", ["7D 9S 2D KH QH JH", "KD KS 3C 9C 10C AC"]),
        "7D", "KD", "9S", "KS", "2D", "3C",
    )  # fmt: skip
    assert table.turn == 1
    assert TWO.ask(table).endswith("face down")
    stock = table["stock"].cards
    table = choose(TWO, table, "7D")
    assert set(table["taken_down.1"].cards) == set(cards("8C KD 9S KS 2D 3C"))
    assert not table["taken.1"].cards
    assert table.turn == table.notes.first == 1
    assert table["hand.1"].cards[-3:] == (stock[-1], stock[-3], stock[-5]), "dealt singly from first-hand"
    assert table["hand.0"].cards[-3:] == (stock[-2], stock[-4], stock[-6])


def test_nobody_may_look_through_the_takings_before_the_end():
    table = table_of(TWO, "8C", ["7D", "9S"], taken={"taken.0": "KH QH", "taken_down.0": "2C 3C"})
    view = TWO.seen_by(0, table)
    assert view["taken.0"].cards == (None, card("QH"))
    assert view["taken_down.0"].cards == (None, None)


# Resigning


def test_nobody_may_resign_before_the_first_card():
    table = table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"])
    assert not may_resign(TWO, table)
    assert TWO.ask(table) == "Play your first card"
    table = after(TWO, table, "7D")
    assert may_resign(TWO, table)
    assert TWO.ask(table) == "Play your first card, or resign"


def test_one_may_resign_until_somebody_has_three_cards_down():
    table = table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"])
    for word in ["7D", "9S", "6S", "10D"]:
        table = after(TWO, table, word)
        assert may_resign(TWO, table), word
    assert table.turn == 0, "even first-hand in front of his third card"
    assert not may_resign(TWO, after(TWO, table, "5D"))


def test_between_two_the_other_wins_at_once_and_only_what_lies_there_is_taken():
    table = after(TWO, table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"]), "7D", "resign")
    assert TWO.announce(table, RESIGN) == "I resign."
    assert table.turn == table.notes.winner == 0
    assert TWO.is_out(table, 1)
    assert [str(move) for move in TWO.moves(table)] == ["play line.0 7D lead"]
    assert TWO.ask(table) == "Make it the Lead; you take the old one"
    table = choose(TWO, table, "7D")
    assert table["taken.0"].cards == cards("8C")
    assert [len(table[f"hand.{seat}"]) for seat in (0, 1)] == [6, 6]
    assert not TWO.is_out(table, 1)


def test_when_first_hand_resigns_the_other_takes_face_down():
    table = after(TWO, table_of(TWO, "8C", ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"]), "7D", "9S", "resign")
    assert table.turn == 1
    table = choose(TWO, table, "7D")
    assert set(table["taken_down.1"].cards) == set(cards("8C 9S"))


def test_when_the_stock_is_empty_nobody_may_resign():
    table = table_of(TWO, "8C", ["7D 6S 5D KH", "9S 10D 2H KC"], stock=0)
    assert not may_resign(TWO, after(TWO, table, "7D"))
    table = table_of(TWO, "8C", ["7D 6S 5D KH", "9S 10D 2H KC"], stock=1)
    assert may_resign(TWO, after(TWO, table, "7D"))


def test_among_three_who_resigns_is_out_of_the_trick_and_the_others_go_on():
    table = table_of(THREE, "8C", ["7D 6S 2D KH QH JH", "9S 10D 2H KC QC JC", "3C 3S 4D 5C 10S 10H"], first=1)
    table = after(THREE, table, "9S", "3C", "resign")
    assert table.turn == 1
    assert THREE.fact(table, 0) == "Resigned, 0 points"
    table = after(THREE, table, "10D", "3S", "2H")
    assert table.turn == 2
    assert not may_resign(THREE, table)
    table = after(THREE, table, "4D")
    assert table.turn == table.notes.winner == 1, "Sequence with the Lead against a pair"


def test_a_line_of_one_who_has_resigned_does_not_win():
    hands = ["7D 6S 2D KH QH JH", "2C 10D 2H KC QC JC", "3C KS 4D 5C 10S 10H"]
    table = after(THREE, table_of(THREE, "8C", hands), "7D", "2C", "3C", "6S", "10D", "KS", "resign")
    assert THREE.line_of(table, 0) == "Sequence of 3, with the Lead"
    assert THREE.leading(table) == 2
    table = after(THREE, table, "2H", "4D")
    assert table.notes.winner == 1, "a pair of twos against a lone King"


def test_when_all_but_one_have_resigned_the_last_wins():
    hands = ["7D 6S 2D KH QH JH", "9S 10D 2H KC QC JC", "3C 3S 4D 5C 10S 10H"]
    table = after(THREE, table_of(THREE, "8C", hands), "7D", "resign", "3C", "resign")
    assert table.turn == table.notes.winner == 2
    assert THREE.leading(table) == 2
    assert {str(move.card) for move in THREE.moves(table)} == {"7D", "3C"}


# The end of the pack


def never_resigning(rules, deal, seed):
    match, chance = Match(rules, deal), Random(seed)
    tricks = 0
    while match.table.turn is not None:
        moves = [move for move in rules.moves(match.table) if move != RESIGN]
        match.play(chance.choice(moves))
        tricks += isinstance(moves[0], Play) and moves[0].target == "lead"
    return match, tricks + 1


def test_between_two_eight_tricks_without_resigning_take_forty_nine_cards():
    for deal in range(1, 30):
        match, tricks = never_resigning(TWO, deal, deal)
        table = match.table
        assert tricks == 8
        taken = sum(TWO.takings(table, seat).up + TWO.takings(table, seat).down for seat in (0, 1))
        assert taken == 49
        assert sorted(len(table[f"hand.{seat}"]) for seat in (0, 1)) == [1, 2]


@pytest.mark.parametrize(("players", "tricks"), [(3, 5), (4, 4), (5, 3), (6, 2)])
def test_play_stops_when_somebody_has_fewer_than_three_cards(players, tricks):
    rules = CourtCircular1860(players)
    for deal in range(1, 10):
        match, played = never_resigning(rules, deal, deal)
        held = [len(match.table[f"hand.{seat}"]) for seat in range(players)]
        assert played == tricks
        assert min(held) < 3
        assert sum(held) == 52 - 1 - 3 * players * tricks
        assert not match.table["lead"].cards, "the last winner clears the board"


def test_after_resigning_hands_of_different_size_are_made_up_to_six():
    hands = ["7D 6S 5D KH QH JH", "9S 10D 2H KC QC JC"]
    table = choose(TWO, after(TWO, table_of(TWO, "8C", hands, stock=3), "7D", "9S", "6S", "resign"), "9S")
    assert [len(table[f"hand.{seat}"]) for seat in (0, 1)] == [6, 6]
    assert not table["stock"].cards
    assert not may_resign(TWO, after(TWO, table, "5D"))


def test_a_trick_that_is_resigned_is_the_last_when_the_hands_cannot_be_made_up():
    hands = ["7D 6S 5D", "9S 10D 2H"]
    table = after(TWO, table_of(TWO, "8C", hands, stock=1), "7D", "9S", "resign")
    assert table.turn is None
    assert set(table["taken_down.1"].cards) == set(cards("8C 7D 9S"))
    assert not table["lead"].cards
    assert len(table["stock"]) == 1
    table = after(TWO, table_of(TWO, "8C", hands, stock=2), "7D", "9S", "resign")
    assert table.turn == table.notes.winner == 1


def test_the_last_winner_clears_the_board_and_cards_in_hand_count_for_nobody():
    table = table_of(
        TWO, "8C", ["5D", "2H KC QC"], stock=0, turn=0, lines=["7D 6S", "9S 10D"],
        taken={"taken.1": "AH KH", "taken_down.0": "QS"},
    )  # fmt: skip
    table = after(TWO, table, "5D", "2H")
    assert table.turn is None
    assert set(table["taken.0"].cards) == set(cards("8C 7D 6S 5D 9S 10D 2H"))
    assert TWO.takings(table, 0) == Takings(7, 1, 1, 1)
    assert TWO.takings(table, 1) == Takings(2, 0, 2, 1)
    assert table.scores == (17 - 7, 7 - 17)
    assert table.notes.score == (10, 0)


@pytest.mark.parametrize(
    ("takings", "marks"), [(Takings(18, 7, 9, 8), 60), (Takings(13, 11, 4, 4), 45), (Takings(0, 0, 0, 0), 0)]
)
def test_cards_face_up_count_two_face_down_one_and_hearts_and_courts_one_more(takings, marks):
    assert takings.marks == marks


def test_sixty_against_forty_five_scores_fifteen():
    mine_up = "2H 3H 4H 5H 6H 7H 8H 9H KH KS KD KC QS QD QC 2S 3S"  # 17, of which 9 hearts and 7 courts
    mine_down = "2D 3D 4D 5D 6D 7D"
    yours_up = "10H JH QH AH JC 2C 3C 4C 5C 6C 7C 8C 9C"  # 13: 4 hearts, 3 courts
    yours_down = "4S 5S 6S 7S 8S 9S 10S AS 8D 9D JS"  # 11 with one court
    table = table_of(
        TWO, "10C", ["", ""], stock=0,
        taken={"taken.0": mine_up, "taken_down.0": mine_down, "taken.1": yours_up, "taken_down.1": yours_down},
    )  # fmt: skip
    draft = {**table.piles, "taken.0": Pile((*table["taken.0"].cards, card("JD"))),
             "taken_down.0": Pile((*table["taken_down.0"].cards, card("10D")))}  # fmt: skip
    table = Table(draft, 0, {}, table.notes)
    assert TWO.takings(table, 0) == Takings(18, 7, 9, 8)
    assert TWO.takings(table, 1) == Takings(13, 11, 4, 4)
    note, finish = TWO._reckoned(table, table.notes)
    assert isinstance(note, Note)
    assert note.notes.score == (15, 0)
    assert finish.scores == (15, -15)


def test_among_more_everybody_scores_what_he_has_above_the_lowest():
    table = table_of(
        THREE, "8C", ["5D", "2H", "9D"], stock=0, turn=0, lines=["7D 6S", "QS 10D", "3C 4C"],
        taken={"taken.1": "AC KC QC", "taken_down.2": "2C"},
    )  # fmt: skip
    table = after(THREE, table, "5D", "2H", "9D")
    # 0 takes ten cards face up with a heart and a court: 22; 1 has three up, two courts: 8; 2 has one card down: 1
    assert [THREE.takings(table, seat).marks for seat in range(3)] == [22, 8, 1]
    assert table.scores == table.notes.score == (21, 7, 0)


# The game


@pytest.mark.parametrize(
    ("rules", "score", "over"),
    [
        (TWO, (19, 3), False), (TWO, (20, 3), True), (CourtCircular1860(2, game=50), (49, 3), False),
        (CourtCircular1860(2, game=50), (3, 50), True), (THREE, (20, 0, 49), False), (THREE, (20, 0, 50), True),
        (THREE, (55, 0, 51), True), (THREE, (55, 55, 51), False), (THREE, (56, 55, 55), True),
    ],
)  # fmt: skip
def test_the_game_is_over_at_its_target_unless_the_highest_tie(rules, score, over):
    table = Table(dict.fromkeys(rules.places, EMPTY), None, {}, Season(0, 4, 0, score), (0,) * len(score))
    assert rules.is_match_over(table) is over
    assert (rules.deal_again(5, table) is None) is over


def test_the_dealer_stays_through_the_game_and_the_score_goes_on():
    match = Match(CourtCircular1860(2, game=50), 3)
    chance = Random(3)
    dealers, firsts, scores = set(), set(), [(0, 0)]
    while True:
        dealers.add(match.table.notes.dealer)
        firsts.add(match.table.notes.first)
        while match.table.turn is not None:
            match.play(chance.choice(list(match.rules.moves(match.table))))
        score, signed = match.table.notes.score, match.table.scores[0]
        assert score == (scores[-1][0] + max(signed, 0), scores[-1][1] + max(-signed, 0))
        scores.append(score)
        if match.rules.is_match_over(match.table):
            break
        match.play(DEAL)
        assert match.table.notes.score == score
    assert max(scores[-1]) >= 50 > max(scores[-2])
    (dealer,) = dealers
    assert firsts == {1 - dealer}
    with pytest.raises(GameError):
        match.play(DEAL)


def test_the_dealer_has_drawn_the_lowest_card():
    pack = cards("KD 3S AC 9H")
    assert TWO.first_dealer(pack) == 1
    assert THREE.first_dealer(pack) == 2


def test_what_is_said():
    table = after(TWO, table_of(TWO, "8C", ["7D 6S 5D", "9S 10D 2H"], score=(12, 1)), "7D")
    assert TWO.standing(table) == "Game to 20"
    assert CourtCircular1860(4, game=20).standing(CourtCircular1860(4).start(1)) == "Game to 50"
    assert TWO.fact(table, 0) == "First-hand, 12 points"
    assert TWO.fact(table, 1) == "1 point"
    assert TWO.describe(table, Say("resign")) == "resigns the trick"
    assert TWO.label(table, Say("resign")) == "Resign the trick"
    assert TWO.describe(table, Play("hand.1", card("9S"), "line.1")) == "plays the nine of spades"


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players):
    with pytest.raises(GameError, match="for 2 to 6 players"):
        CourtCircular1860(players)


def test_a_finished_pack_is_told_with_its_takings():
    given = dict(stock=0, turn=0, lines=["7D 6S", "9S 10D"])
    taken = {"taken.1": "AH KH", "taken_down.0": "QS"}
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H KC QC"], taken=taken, **given), "5D", "2H")
    assert TWO.outcome(table) == "{seat.0} scores 10 points"
    assert TWO.tally(table) == {
        "Face up": [7, 2],
        "Face down": [1, 0],
        "Hearts": [1, 2],
        "Courts": [1, 1],
        "Marks": [17, 7],
    }
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H"], score=(15, 19), **given), "5D", "2H")
    assert table.notes.score == (30, 19)
    assert TWO.outcome(table) == "{seat.0} wins the game"
    even = {"taken.1": "AH KH QH JC"}
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H"], taken=even, **given), "5D", "2H")
    assert table.scores == (1, -1)
    even = {"taken.1": "AH KH QH 9C AC"}
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H"], taken=even, **given), "5D", "2H")
    assert TWO.outcome(table) == "The takings are equal"


def test_it_is_told_how_marks_become_points():
    given = dict(stock=0, turn=0, lines=["7D 6S", "9S 10D"])
    taken = {"taken.1": "AH KH", "taken_down.0": "QS"}
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H KC QC"], taken=taken, **given), "5D", "2H")
    assert TWO.reasons(table) == ["Everybody scores his marks less 7, which are the fewest."]
    even = {"taken.1": "AH KH QH 9C AC"}
    table = after(TWO, table_of(TWO, "8C", ["5D", "2H"], taken=even, score=(20, 20), **given), "5D", "2H")
    assert TWO.reasons(table)[1] == "The highest are equal, so the game goes on."


def test_two_of_three_may_score_the_same_and_one_may_have_nothing():
    taken = {"taken.1": "AH KH", "taken_down.2": "3H JH 2C 4C"}
    table = table_of(THREE, "8C", ["", "", ""], taken=taken, score=(0, 7, 7))
    over = Table(table.piles, None, {}, table.notes, (0, 7, 7))
    assert [THREE.takings(over, seat).marks for seat in range(3)] == [0, 7, 7]
    assert THREE.outcome(over) == "{seat.1} and {seat.2} score 7 points each"
    assert THREE.reasons(over) == ["Somebody has no marks, so that everybody scores all of his."]


def reply(rules, table, word):
    move = Play(f"hand.{table.turn}", card(word), f"line.{table.turn}")
    return rules.reply(table, move, rules.play(table, move)[1])


def test_the_loser_gives_the_trick_to_whoever_has_won_it_with_the_last_card():
    table = table_of(TWO, "8C", ["7D 9S 2D KH QH JH", "KD KS 3C 9C 10C AC"])
    for word in ["7D", "KD", "9S", "KS", "2D"]:
        assert reply(TWO, table, word) is None
        table = after(TWO, table, word)
    assert reply(TWO, table, "3C") == (0, "The trick is yours.")
    table = after(TWO, table_of(TWO, "8C", ["7D 6S 5D KH", "9S 10D 2H KC"]), "7D", "9S", "6S", "10D", "5D")
    assert reply(TWO, table, "2H") is None
    table = after(
        THREE, table_of(THREE, "8C", ["7D 2D 4C 5H", "9S JD 2H 6H", "3C 3S 4D 7H"], lines=["4C 7D"]), "2D"
    )
    assert reply(THREE, table, "9S") is None
