"""Guest: the deal, the order of the trumps, following suit, the score with its lapse, and the books."""

from random import Random

import pytest

from patience.cards import JOKER, PACK, card, cards
from patience.engine.effects import Lacks, Pass
from patience.engine.match import Match
from patience.engine.moves import DEAL, Play, Say
from patience.engine.rules import GameError
from patience.engine.table import EMPTY, Pile, Sight, Table
from patience.games.rounds.bowers import GUESTS, ORDERS
from patience.games.rounds.guest import Guest
from patience.games.rounds.guest_table import NONE, Visit
from patience.games.rounds.ledger import entries, games_over, score, trial_balance

RULES = Guest()
DOWN = ["A", "K", "Q", "10", "9", "8", "7", "6"]


def table_of(hands, trump="H", leader=0, tricks=(1, 0, 0, 0), turn=None, tricked=(), earlier=(), rules=RULES):
    piles = dict.fromkeys(rules.places, EMPTY)
    piles |= {f"hand.{seat}": Pile(cards(text)) for seat, text in enumerate(hands)}
    piles |= {f"trick.{seat}": Pile(cards(text)) for seat, text in tricked}
    notes = Visit(3, 1, trump, leader, tricks, tuple(earlier))
    return Table(piles, leader if turn is None else turn, {}, notes)


def playable(table):
    return {str(move.card) for move in RULES.moves(table)}


def played(table, *texts):
    """The table after these cards, played in turn."""
    for text in texts:
        move = Play(f"hand.{table.turn}", card(text), f"trick.{table.turn}")
        assert move in RULES.moves(table), f"{text} may not be played"
        table, _effects = RULES.play(table, move)
    return table


def effects_of(table, text):
    return RULES.play(table, Play(f"hand.{table.turn}", card(text), f"trick.{table.turn}"))[1]


def dealt(last_two, dealer=0):
    last = cards(last_two)
    pack = [c for c in GUESTS if c not in last] + list(last)
    return RULES.dealt(pack, dealer, {}, 1), pack


# The cards


def test_the_pack_is_the_ace_down_to_the_six_of_each_suit_and_the_joker():
    assert len(GUESTS) == len(set(GUESTS)) == 37
    assert set(PACK) - set(GUESTS) == {c for c in PACK if 2 <= c.rank <= 5}
    assert JOKER in GUESTS


def test_cards_are_dealt_singly_from_eldest_and_the_thirty_sixth_is_the_dealers_ninth():
    table, pack = dealt("9C 9S", dealer=2)
    assert table["hand.3"].cards == tuple(pack[0:36:4])
    assert table["hand.0"].cards == tuple(pack[1:36:4])
    assert table["hand.2"].cards[-1] == card("9C")
    assert [len(table[f"hand.{seat}"]) for seat in range(4)] == [9, 9, 9, 9]
    assert table["turnup"].cards == cards("9S")
    assert table.turn == 3
    assert RULES.trump(table) == "S"


def test_a_joker_that_would_be_turned_up_stays_with_the_dealer_who_turns_his_other_card():
    table, _pack = dealt("9C JK", dealer=1)
    assert RULES.trump(table) == "C"
    assert table["turnup"].cards == cards("9C")
    assert JOKER in table["hand.1"].cards
    assert len(table["hand.1"]) == 9


def test_the_joker_is_always_in_a_hand_and_there_are_ten_trumps_in_the_hands():
    for deal in range(1, 200):
        table = RULES.start(deal)
        held = [c for seat in range(4) for c in table[f"hand.{seat}"].cards]
        assert JOKER in held
        assert sum(RULES.is_trump(table, c) for c in held) == 10


@pytest.mark.parametrize(("trump", "left"), [("C", "S"), ("S", "C"), ("H", "D"), ("D", "H")])
def test_trumps_rank_joker_right_bower_left_bower_ace_king_queen_ten_down_to_six(trump, left):
    order = ORDERS[trump]
    ranked = sorted(order.members[trump], key=lambda c: -order.strength[c])
    assert [str(c) for c in ranked] == ["JK", f"J{trump}", f"J{left}", *(f"{r}{trump}" for r in DOWN)]
    assert len(order.members[left]) == 8


def test_a_plain_suit_keeps_its_jack_between_queen_and_ten():
    order = ORDERS["H"]
    ranked = sorted(order.members["S"], key=lambda c: -order.strength[c])
    assert " ".join(map(str, ranked)) == "AS KS QS JS 10S 9S 8S 7S 6S"


def test_the_jack_of_diamonds_beats_the_ace_of_hearts_when_hearts_are_trumps():
    table = table_of(["AH 6C", "JD 6D", "6H 7C", "7H 8C"])
    table = played(table, "AH", "JD", "6H", "7H")
    assert visit_tricks(table) == (1, 1, 0, 0)
    assert table.turn == 1


def visit_tricks(table):
    return table.notes.tricks


def test_a_hand_with_only_the_jack_in_diamonds_is_void_of_diamonds_when_hearts_are_trumps():
    table = table_of(["AD 6C", "JD 6S", "6D 7C", "7D 8C"])
    table = played(table, "AD")
    assert playable(table) == {"JD", "6S"}
    (lacks,) = [effect for effect in effects_of(table, "6S") if isinstance(effect, Lacks)]
    assert lacks == Lacks("hand.1", frozenset(cards("AD KD QD 10D 9D 8D 7D 6D")))
    assert played(table, "JD", "6D", "7D").turn == 1, "and it wins as a trump"


def test_the_left_bower_and_the_joker_must_follow_a_trump():
    table = table_of(["AH 6C", "JD 6D", "JK KD", "KC 8C"])
    table = played(table, "AH")
    assert playable(table) == {"JD"}
    table = played(table, "JD")
    assert playable(table) == {"JK"}
    table = played(table, "JK")
    assert playable(table) == {"KC", "8C"}
    (lacks,) = [effect for effect in effects_of(table, "KC") if isinstance(effect, Lacks)]
    assert lacks.place == "hand.3"
    assert lacks.cards == frozenset(cards("JK JH JD AH KH QH 10H 9H 8H 7H 6H"))


def test_the_joker_led_asks_for_trumps():
    table = played(table_of(["JK 6C", "AC 7H", "KH QH", "JD JC"]), "JK")
    assert playable(table) == {"7H"}
    table = played(table, "7H", "KH")
    assert playable(table) == {"JD"}


def test_who_follows_suit_shows_no_lack():
    table = played(table_of(["AC 6C", "7C 7H", "KH QH", "JD JC"]), "AC")
    assert not [effect for effect in effects_of(table, "7C") if isinstance(effect, Lacks)]


def test_without_a_trump_the_highest_of_the_suit_led_wins_whatever_else_is_thrown_in():
    table = table_of(["9C 6D", "10C 6S", "AS KS", "7C AD"], trump="H", leader=0)
    table = played(table, "9C", "10C", "AS", "7C")
    assert table.turn == 1
    assert all(not table[f"trick.{seat}"].cards for seat in range(4))
    assert set(table["won.1"].cards) == set(cards("9C 10C AS 7C"))


def test_the_higher_of_two_trumps_on_another_suit_wins():
    table = table_of(["AC 6D", "6H 6S", "7H KS", "KC AD"])
    assert played(table, "AC", "6H", "7H", "KC").turn == 2


def test_after_the_first_trick_the_winner_leads_anything():
    assert playable(table_of(["JK 6C 7D", "AC 7H 8S", "KH QH 9S", "JD JC 10S"])) == {"JK", "6C", "7D"}


# The first lead


def test_the_first_lead_must_be_a_trump_of_eldest():
    table = table_of(["AC JD 7H", "AD 8H 9H", "KS QS AS", "10S 9S 8S"], tricks=NONE)
    assert playable(table) == {"JD", "7H"}
    assert RULES.ask(table) == "Lead a trump: J♦ or 7♥"
    assert RULES.why_not(table, card("AC")) == "The first lead must be a trump"


def test_a_hand_without_a_trump_passes_the_first_lead_to_the_left_and_shows_that_it_has_none():
    table = table_of(["AC KC 7D", "AD 8S 9S", "KS QS AH", "10S 8C 8D"], tricks=NONE)
    assert RULES.moves(table) == (Say("pass"),)
    assert RULES.announce(table, Say("pass")) == "I have no trump."
    assert RULES.describe(table, Say("pass")) == "passes the lead"
    table, effects = RULES.play(table, Say("pass"))
    trumps = frozenset(cards("JK JH JD AH KH QH 10H 9H 8H 7H 6H"))
    assert Lacks("hand.0", trumps) in effects
    assert table.turn == 1
    table, effects = RULES.play(table, Say("pass"))
    assert effects[-1] == Pass(2)
    assert playable(table) == {"AH"}
    table = played(table, "AH")
    assert table.turn == 3
    table = played(table, "8C", "7D", "8S")
    assert table.turn == 2
    assert visit_tricks(table) == (0, 0, 1, 0)
    assert playable(table) == {"KS", "QS"}, "only the first lead must be a trump"


# Score


def finished(tricks, earlier=(), rules=RULES):
    """The end of a hand in which the first seat wins the last trick."""
    table = table_of(["AH", "6C", "7C", "8C"], tricks=tricks, earlier=earlier, rules=rules)
    for text in ["AH", "6C", "7C", "8C"]:
        seat = table.turn
        table, _effects = rules.play(table, Play(f"hand.{seat}", card(text), f"trick.{seat}"))
    return table


@pytest.mark.parametrize(
    ("tricks", "points"),
    [((4, 0, 4, 0), 9), ((2, 1, 5, 0), 7), ((6, 2, 0, 0), 5), ((1, 1, 4, 2), 3), ((4, 2, 0, 2), 1),
     ((0, 3, 3, 2), -1), ((2, 6, 0, 0), -3), ((0, 3, 0, 5), -7)],
)  # fmt: skip
def test_the_side_with_more_tricks_scores_the_difference(tricks, points):
    table = finished(tricks)
    assert table.scores == (points, -points, points, -points)
    assert table.notes.hands == (points,)
    assert table.turn is None


def test_the_hands_of_the_evening_go_on_from_deal_to_deal():
    match = Match(RULES, 7)
    chance = Random(7)
    signed = []
    dealers = []
    while True:
        dealers.append(match.table.notes.dealer)
        while match.table.turn is not None:
            match.play(chance.choice(list(RULES.moves(match.table))))
        signed.append(match.table.scores[0])
        assert match.table.notes.hands == tuple(signed)
        assert match.table.notes.number == len(signed)
        if RULES.is_match_over(match.table):
            break
        match.play(DEAL)
    assert games_over(signed) == 3
    assert games_over(signed[:-1]) == 2, "the evening ends with its third game"
    assert dealers == [(dealers[0] + i) % 4 for i in range(len(dealers))]
    assert RULES.trial_balance(match.table).balances
    assert RULES.standing(match.table) == "The evening is over"
    with pytest.raises(GameError):
        match.play(DEAL)


@pytest.mark.parametrize("evening", [1, 2, 4, 6])
def test_an_evening_has_as_many_games_as_are_chosen(evening):
    rules = Guest(evening=evening)
    games = [9, 3, 1] * evening  # 9 + 3 + 1 = 13 each time, with no lapse
    assert not rules.is_match_over(finished((4, 2, 0, 2), games[:-2], rules))
    assert rules.is_match_over(finished((4, 2, 0, 2), games[:-1], rules))


def test_an_evening_without_end_goes_on():
    assert not Guest(evening=0).is_match_over(finished((4, 2, 0, 2), [9, 9] * 30))


# The ledger


@pytest.mark.parametrize(
    ("before", "points", "lapse"), [((9, 3), 5, 4), ((7, 3, 1), 3, 1), ((9, 3), 1, 0), ((9, 3), 9, 8)]
)
def test_points_beyond_thirteen_lapse_to_the_next_game_of_that_side(before, points, lapse):
    for sign, stands in ((1, (lapse, 0)), (-1, (0, lapse))):
        hands = [sign * hand for hand in (*before, points)]
        last = list(entries(hands))[-1]
        assert last.lapse == lapse
        assert score(hands) == stands


def test_twelve_and_five_are_seventeen_and_lapse_four_and_twelve_and_one_lapse_none():
    twelve_and_five, twelve_and_one = list(entries([9, 3, 5])), list(entries([9, 3, 1]))
    assert (twelve_and_five[1].balance, twelve_and_five[2].balance) == ((12, 0), (17, 0))
    assert twelve_and_five[2].lapse == 4
    assert (twelve_and_one[2].balance, twelve_and_one[2].lapse) == ((13, 0), 0)


def test_eleven_and_three_lapse_one():
    rows = list(entries([9, 1, 1, 3]))
    assert (rows[2].balance, rows[3].balance, rows[3].lapse) == ((11, 0), (14, 0), 1)


def test_the_losers_of_a_game_begin_the_next_at_nothing():
    hands = [5, -7, -5, 3, -3]  # 8 to 15: the second side wins and lapses two
    rows = list(entries(hands))
    assert rows[-1].balance == (8, 15)
    assert score(hands) == (0, 2)
    assert list(entries([*hands, 9]))[-1].balance == (9, 2)
    assert list(entries([*hands, 9]))[-1].game == 2


def test_twelve_points_do_not_end_a_game():
    assert games_over([9, 3]) == 0
    assert games_over([9, -9, 3, -3, 1]) == 1


def test_each_row_of_the_ledger_credits_one_side():
    table = finished((4, 2, 0, 2), [3, -7])
    rows = RULES.ledger(table)
    assert [row.credit for row in rows] == [(3, 0), (0, 7), (1, 0)]
    assert [row.balance for row in rows] == [(3, 0), (3, 7), (4, 7)]
    assert [(row.game, row.hand, row.lapse) for row in rows] == [(1, 1, None), (1, 2, None), (1, 3, None)]
    assert RULES.score(table) == (4, 7)


def test_the_trial_balance_of_an_evening_with_lapses_is_the_sum_of_the_signed_hands():
    # 9 + 3 + 5 = 17, lapse 4; then 4 + 9 = 13; then 0 : 9, 9, so 18, lapse 5
    hands = [9, -1, 3, 5, -3, 9, -9, -9]
    trial = trial_balance(hands)
    assert trial.totals == (26, 22)
    assert (trial.difference, trial.signed) == (4, 4)
    assert trial.balances
    assert [row.lapse for row in entries(hands) if row.lapse is not None] == [4, 0, 5]


def test_the_books_balance_after_any_number_of_hands():
    chance = Random("books")
    for _evening in range(300):
        hands = [chance.choice([-9, -7, -5, -3, -1, 1, 3, 5, 7, 9]) for _hand in range(chance.randrange(30))]
        trial = trial_balance(hands)
        assert trial.balances
        assert trial.totals == (sum(h for h in hands if h > 0), -sum(h for h in hands if h < 0))


def test_books_with_a_slip_do_not_balance():
    trial = trial_balance([9, 3, 5])
    assert not trial._replace(signed=trial.signed + 1).balances


# What is seen and said


def test_nobody_sees_another_hand_and_all_see_the_turn_up_and_the_tricks():
    table = RULES.start(3)
    for seat in range(4):
        view = RULES.seen_by(seat, table)
        for other in range(4):
            assert all((c is not None) == (other == seat) for c in view[f"hand.{other}"].cards)
        assert view["turnup"] == table["turnup"]
    assert RULES.places["trick.2"].sight is Sight.ALL


def test_partners_sit_opposite():
    assert [list(RULES.partners(seat)) for seat in range(4)] == [[2], [3], [0], [1]]


def test_a_hand_is_held_with_the_trumps_first_and_the_bowers_in_their_place():
    table = table_of(["6D AS JD 10C KH QD JK 9S 8H", "", "", ""])
    groups = RULES.sorted_hand(table, table["hand.0"].cards)
    assert [" ".join(map(str, group)) for group in groups] == ["JK JD KH 8H", "10C", "QD 6D", "AS 9S"]


@pytest.mark.parametrize(
    ("hand", "led", "asked"),
    [("JD KH 8H AS", "QH", "Follow trumps: J♦, K♥ or 8♥"), ("AS KC", "QH", "You have no trumps: play K♣ or A♠"),
     ("AS KC 9S 6D", "QH", "You have no trumps: play any card"),
     ("AS 9S KC", "QS", "Follow spades: A♠ or 9♠"), ("AS 9S 8S 7S KC", "QS", "Follow spades"),
     ("JK KC", "QH", "Follow trumps: Joker")],
)  # fmt: skip
def test_the_line_that_asks_names_up_to_three_cards(hand, led, asked):
    table = table_of([hand, "6D", "6C", "7C"], leader=3, turn=0, tricked=[(3, led)])
    assert RULES.ask(table) == asked


@pytest.mark.parametrize(
    ("hand", "asked"), [("AS JD", "You lead: J♦ or A♠"), ("AS JD 6C 7C", "You lead: any card")]
)
def test_who_leads_is_told_his_cards_when_three_or_fewer_are_left(hand, asked):
    assert RULES.ask(table_of([hand, "6D", "8C", "9C"])) == asked


def test_it_says_why_a_card_may_not_be_played():
    table = table_of(["JD AS", "6D", "6C", "7C"], leader=3, turn=0, tricked=[(3, "QH")])
    assert RULES.why_not(table, card("AS")) == "You have trumps: follow"


def test_moves_are_told_as_leading_or_playing():
    table = table_of(["JD AS", "6D", "6C", "7C"])
    assert RULES.describe(table, Play("hand.0", card("AS"), "trick.0")) == "leads the ace of spades"
    table = played(table, "AS")
    assert RULES.describe(table, Play("hand.1", card("6D"), "trick.1")) == "plays the six of diamonds"


def test_the_best_card_so_far_is_known_while_a_trick_goes_on():
    table = table_of(["9C 6D", "10C 6S", "AS KS", "6H AD"])
    assert RULES.leading(table) is None
    for text, best in (("9C", 0), ("10C", 1), ("AS", 1)):
        table = played(table, text)
        assert RULES.leading(table) == best


def test_the_standing_tells_the_game_and_its_points():
    assert RULES.standing(finished((4, 2, 0, 2), [9, 3, 5, -7])) == "Game 2 of 3: 5 to 7"
    assert Guest(evening=0).standing(finished((4, 2, 0, 2))) == "Game 1: 1 to 0"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_is_for_four(players):
    with pytest.raises(GameError, match="the nearest is 4"):
        Guest(players)


def test_a_finished_hand_is_told_with_its_side_and_the_books():
    won = finished((4, 2, 0, 2), [9, 3, -7])
    assert RULES.outcome(won) == "{seat.0} and {seat.2} win the game"
    assert RULES.reasons(won) == [
        "The evening: {seat.0} and {seat.2} 13, {seat.1} and {seat.3} 7; the difference 6 is the sum of the signed hands."
    ]
    lapsed = finished((2, 6, 0, 0), [-9, -3])
    assert RULES.outcome(lapsed) == "{seat.1} and {seat.3} win the game"
    assert RULES.reasons(lapsed)[1].startswith(
        "The evening: {seat.0} and {seat.2} 0, {seat.1} and {seat.3} 15; the difference −15 is"
    )
    assert RULES.reasons(lapsed)[0] == "2 points lapse to the next game."
    assert RULES.outcome(finished((0, 3, 0, 5))) == "{seat.1} and {seat.3} score 7 points"
    assert RULES.outcome(finished((4, 2, 0, 2))) == "{seat.0} and {seat.2} score 1 point"


def test_the_place_of_the_best_card_is_named_for_the_window():
    table = played(table_of(["9C 6D", "10C 6S", "AS KS", "6H AD"]), "9C")
    assert RULES.best_so_far(table) == "trick.0"
    assert RULES.best_so_far(played(table, "10C")) == "trick.1"
    assert RULES.best_so_far(table_of(["9C", "10C", "AS", "6H"])) == ""


def test_a_game_that_has_just_been_won_stands_as_it_was_won():
    won = finished((6, 2, 0, 0), [9, 3, 5, 5, 3])  # 17, lapse 4; then 4 + 5 + 3 + 5 = 17
    assert RULES.standing(won) == "Game 2 of 3: 17 to 0"
    assert (RULES.board(won).title, [points for _side, points in RULES.board(won).sides]) == (
        "Game 2",
        [17, 0],
    )
    next_hand = RULES.deal_again(1, won)
    assert RULES.standing(next_hand) == "Game 3 of 3: 4 to 0"
    assert (RULES.board(next_hand).title, RULES.board(next_hand).sides[0][1]) == ("Game 3", 4)


def test_the_evening_is_won_by_the_greater_total_and_its_last_lapse_is_only_noted():
    two = Guest(evening=2)
    over = finished((4, 2, 0, 2), [-9, -5, 9, 3], two)  # 0 : 14, then 13 : 1
    assert two.outcome(over) == "{seat.1} and {seat.3} win the evening"
    assert two.board(over).title == "Game 2"
    assert two.reasons(over) == [
        "Games won: {seat.0} and {seat.2} 1, {seat.1} and {seat.3} 1.",
        "The evening: {seat.0} and {seat.2} 13, {seat.1} and {seat.3} 14; the difference −1 is the sum of the signed hands.",
    ]
    over = finished((4, 0, 4, 0), [-9, -5, 5, 3], two)  # 0 : 14, then 17 : 1, and four too many
    assert two.outcome(over) == "{seat.0} and {seat.2} win the evening"
    assert two.reasons(over)[1] == "4 points over thirteen are only noted, for no game follows."
    even = finished((4, 2, 0, 2), [-9, -5, 9, 1, 3], two)
    assert two.outcome(even) == "The evening ends even"


def test_the_ledger_enters_every_hand_twice_and_is_proved_by_its_trial_balance():
    book = RULES.book(finished((0, 3, 0, 5), [9, 5]))
    assert book.heads == (
        "Game", "Hand", "{seat.0} and {seat.2}", "{seat.1} and {seat.3}", "Signed", "Stands at", "Lapse",
    )  # fmt: skip
    assert book.rows == (
        ("1", "1", "9", "", "+9", "9 : 0", ""),
        ("1", "2", "5", "", "+5", "14 : 0", "1"),
        ("2", "3", "", "7", "−7", "1 : 7", ""),
    )
    assert book.foot == (
        "Trial balance: 14 to 7, a difference of 7; the signed hands add up to 7.", "The books balance.",
    )  # fmt: skip


def test_each_side_counts_its_own_points_first():
    table = finished((4, 2, 0, 2))
    ours, theirs = RULES.standing(table, 0), RULES.standing(table, 1)
    points = ours.rpartition(": ")[2].split(" to ")
    assert points[0] != points[1]
    assert theirs.endswith(f": {points[1]} to {points[0]}")
    assert [RULES.standing(table, seat) for seat in (2, 3)] == [ours, theirs]


def test_the_board_and_the_ledger_begin_with_the_side_of_whoever_reads_them():
    table = finished((4, 2, 0, 2), [9, -7])
    for seat, points, tricks, evening in ((2, [10, 7], (5, 4), "10 : 7"), (3, [7, 10], (4, 5), "7 : 10")):
        board = RULES.board(table, seat)
        assert [side[1] for side in board.sides] == points
        assert f"{{seat.{seat}}}" in board.sides[0][0]
        assert board.tricks == tricks
        assert board.notes[0] == ("Evening", evening)
        assert board.notes[1][0].startswith("Difference 3" if seat == 2 else "Difference −3")
    ours, theirs = RULES.book(table, 0), RULES.book(table, 1)
    assert ours.heads[2:4] == theirs.heads[3:1:-1]
    assert [row[2:6] for row in theirs.rows] == [
        ("", "9", "−9", "0 : 9"),
        ("7", "", "+7", "7 : 9"),
        ("", "1", "−1", "7 : 10"),
    ]
    assert theirs.foot[0].endswith("7 to 10, a difference of −3; the signed hands add up to −3.")


def test_the_losers_of_a_hand_score_nothing():
    assert RULES.scored(finished((0, 3, 0, 5), [9])) == [0, 7, 0, 7]
