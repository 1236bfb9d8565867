"""Both games of Court Circular: which Line to build, when to resign, which Lead to choose, what to take."""

from random import Random

import pytest
from known import mind_at, minds_met, rearranged

from patience.cards import PACK, cards
from patience.engine.table import Pile, Table
from patience.games import rules_class
from patience.games.rounds.court_words_1860 import Season
from patience.games.rounds.court_words_1862 import NAME, SUPPLY, TAKE, Year
from patience.games.rounds.lines import line_1860, line_1862
from patience.players.choose import LEVELS, choose
from patience.players.imagine import world
from patience.players.wits.court_contest import Contest
from patience.players.wits.court_judge import JUDGE_1860, JUDGE_1862, outlook_1860
from patience.players.wits.court_pack import Pack

OF_1860, OF_1862 = rules_class("court_circular_1860"), rules_class("court_circular_1862")
EVERY = [OF_1860(2), OF_1860(4), OF_1862(2)]
NAMES = ["1860-2", "1860-4", "1862"]


def at(rules, text, notes, turn=0):
    """The mind of the seat to move, where all cards that are not named lie in the stock or in the other hands."""
    piles = {name: Pile() for name in rules.places}
    for line in text.split(";"):
        name, _colon, words = line.strip().partition(":")
        piles[name] = Pile(cards(words))
    used = {card for pile in piles.values() for card in pile.cards}
    rest = [card for card in PACK if card not in used]
    Random(7).shuffle(rest)
    for seat in rules.seats:
        if f"hand.{seat}" not in text:
            n = 6 - len(piles[f"line.{seat}"])
            piles[f"hand.{seat}"], rest = Pile(tuple(rest[:n])), rest[n:]
    if "stock" in text:
        piles["taken.1"] = Pile(tuple(rest))
    else:
        piles["stock"] = Pile(tuple(rest), len(rest))
    return mind_at(rules, Table(piles, turn, {}, notes))


def in_1860(text, level="medium", first=1, **noted):
    notes = Season(1 - first, 1, first, (0, 0))._replace(**noted)
    return str(choose(at(EVERY[0], text, notes), level, 1)).replace("play ", "")


def among_four(text, level="medium"):
    return str(choose(at(EVERY[1], text, Season(3, 1, 0, (0,) * 4)), level, 1)).replace("play ", "")


def in_1862(text, level="medium", first=1, stage="play", **noted):
    notes = Year(1 - first, 1, first, stage)._replace(**noted)
    return str(choose(at(EVERY[2], text, notes), level, 1)).replace("play ", "")


# Lines as numbers


@pytest.mark.parametrize(("judge", "line"), [(JUDGE_1860, line_1860), (JUDGE_1862, line_1862)])
def test_of_two_lines_the_one_with_the_greater_number_wins(judge, line):
    chance = Random(5)
    high = [card for card in PACK if card.rank > 8 or card.suit == "H" or card.rank == 1]
    for number in range(4000):
        lead, *rest = chance.sample(PACK if number % 2 else high, 7)
        n = chance.randint(1, 3)
        mine, yours = rest[:n], rest[3 : 3 + n]
        assert (line(lead, mine) > line(lead, yours)) == (judge.worth(lead, mine) > judge.worth(lead, yours))


@pytest.mark.parametrize("judge", [JUDGE_1860, JUDGE_1862])
def test_plans_are_all_that_can_be_made_with_what_lies_there(judge):
    lead, *rest = Random(3).sample(PACK, 7)
    plans = judge.plans(lead, rest[:1], rest[1:])
    assert len(plans) == len(set(plans)) == 10
    for plan in plans:
        assert rest[0] in plan.cards
        assert plan.worth == judge.worth(lead, plan.cards)


@pytest.mark.parametrize("judge", [JUDGE_1860, JUDGE_1862])
def test_the_best_line_of_a_hand_is_the_best_of_all_plans_with_it(judge):
    chance = Random(6)
    high = [card for card in PACK if card.rank > 8 or card.suit == "H"]
    for number in range(3000):
        lead, *hand = chance.sample(PACK if number % 2 else high, chance.choice((4, 7)))
        worth, own = judge.best(lead, (), hand)
        assert worth == max(judge.plans(lead, (), hand)).worth == judge.worth(lead, own)
        assert len(set(own)) == 3
        assert set(own) <= set(hand)


# 1860


def test_builds_the_trio_with_the_lead():
    assert in_1860("lead: 9D; hand.0: 9C 2D 4S KC; line.0: 9S; line.1: KH QH") == "hand.0 9C line.0"


def test_completes_the_sequence_that_has_the_lead_at_its_end():
    assert in_1860("lead: 8C; line.0: 7D 3H; hand.0: 6D KS 2C 10D; line.1: KC 4S") == "hand.0 6D line.0"


@pytest.mark.parametrize("level", LEVELS)
def test_resigns_what_is_beaten_already(level):
    text = "lead: 9D; line.0: 2S; hand.0: 3C 5D 8S KC JC; line.1: 9S 9C"
    assert in_1860(text, level) == "say resign"


def test_resigns_a_poor_hand_early_where_an_easy_player_goes_on():
    text = "lead: 9D; hand.0: 2S 3C 5D 6S KC JC; line.1: KH"
    assert in_1860(text) == in_1860(text, "strong") == "say resign"
    assert in_1860(text, "easy") != "say resign"


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_resign_what_is_surely_won(level):
    text = "lead: 9D; line.0: 9S; hand.0: 9C 3C 5D 6S; line.1: KH 4C"
    assert in_1860(text, level) != "say resign"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_among_many_a_trio_with_the_lead_is_not_shown_at_once(level):
    """Two of the three cards are sevens, and whoever sees the first one is warned."""
    assert "7" not in among_four("lead: 7S; hand.0: 7C 7D 2C 4H 9S KD", level)


def test_where_nothing_can_be_won_and_nobody_may_resign_it_throws_what_counts_least():
    text = "lead: 9D; line.0: 2S 4C; hand.0: AH KC JC 5D; line.1: 9S 9C 3D; stock: 10D"
    assert in_1860(text, "easy") == "hand.0 5D line.0"


def test_chooses_the_lead_that_goes_with_its_hand():
    text = "lead: 4C; line.0: 8D 8S 8C; line.1: QS 10C 3D; hand.0: 10D 10S 2C"
    assert in_1860(text, winner=0) == "line.1 10C lead"


def test_what_others_make_of_an_unknown_hand_depends_on_hearts_and_ranks_but_not_on_other_suits():
    def seen(text):
        lead, *shown = cards(text)
        return outlook_1860(lead, shown)

    assert seen("9C 9D 4S") == seen("9D 4C 9S") == seen("9S 9C 4D")
    assert seen("QH 5C") == seen("QH 5S") != seen("QH 5H")
    assert max(seen("9C 9D")) > max(seen("9C 2D"))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_deal_that_is_played_on_in_the_head_goes_as_by_the_rules(players):
    rules = OF_1860(players)
    for deal in range(1, 9):
        table, chance = rules.start(deal), Random(deal)
        contest = Contest(table)
        while table.turn is not None:
            assert (contest.turn, contest.winner) == (table.turn, table.notes.winner)
            assert contest.lead == table.piles["lead"].cards[0]
            for seat in rules.seats:
                assert sorted(contest.hands[seat]) == sorted(table.piles[f"hand.{seat}"].cards)
                assert contest.lines[seat] == list(table.piles[f"line.{seat}"].cards)
            move = chance.choice(rules.moves(table))
            contest.play(getattr(move, "card", None))
            table = rules.play(table, move)[0]
        lowest = min(contest.marks) if players > 2 else contest.marks[1]
        assert contest.over
        assert contest.marks[0] - lowest == table.scores[0]


# 1862


def test_takes_court_cards_first():
    text = "lead: 4C; line.0: 8D 8S 8C; line.1: QS 10C 3D; hand.0: 2C 6H 7S; hand.1: 3C 5H 9S"
    assert in_1862(text, stage=TAKE, take=2, namer=1) == "line.1 QS taken.0"


def test_keeps_the_lead_that_it_wants_when_it_may_name_it():
    text = "lead: 4C; line.0: 8D 8S 8C; line.1: 7S 10C 3D; hand.0: 10D 10S 2C; hand.1: 3C 5H 9S"
    assert in_1862(text, stage=TAKE, take=1, namer=0) != "line.1 10C taken.0"


def test_names_the_lead_that_goes_with_its_hand():
    text = "lead: 4C; line.0: 8D; line.1: 7S 10C 3D; hand.0: 10D 10S 2C; hand.1: 3C 5H 9S"
    assert in_1862(text, stage=NAME, namer=0) == "line.1 10C lead"


def test_takes_one_of_the_last_three_that_completes_its_line():
    text = "lead: 9C; line.0: 9D 2S; hand.0: 4H; turnup: 9S 5D KC; line.1: 3C 7D; hand.1: 6S; stock:"
    assert in_1862(text, first=1) == "turnup 9S line.0"


def test_puts_down_a_card_that_it_does_not_need():
    text = "lead: 9C; line.0: 9D; hand.0: 9S 4H; turnup: 5D KC; line.1: 3C 7D; hand.1: 6S; stock:"
    assert in_1862(text, stage=SUPPLY) == "hand.0 4H turnup"


def test_a_pack_that_is_played_on_in_the_head_goes_as_by_the_rules():
    rules = EVERY[2]
    for deal in range(1, 16):
        table, chance = rules.start(deal), Random(deal)
        pack = Pack(table)
        while table.turn is not None:
            assert (pack.turn, pack.stage) == (table.turn, table.notes.stage)
            for seat in rules.seats:
                assert sorted(pack.hands[seat]) == sorted(table.piles[f"hand.{seat}"].cards)
            assert sorted(pack.turnup) == sorted(table.piles["turnup"].cards)
            move = chance.choice(rules.moves(table))
            pack.play(move.card)
            table = rules.play(table, move)[0]
        assert pack.over
        assert pack.ahead(1) == table.scores


def test_what_one_takes_of_the_last_three_the_other_no_longer_counts_on():
    rules, finished = EVERY[2], 0
    for deal in range(1, 9):
        table, chance = rules.start(deal), Random(deal)
        while table.turn is not None:
            if table.piles["turnup"].cards and table.notes.stage == "play":
                for move in rules.moves(table):
                    assert sum(Pack(table).after(move).ahead(2)) == 0
                    finished += 1
            table = rules.play(table, chance.choice(rules.moves(table)))[0]
    assert finished > 50


# All of them


@pytest.fixture
def few_worlds(monkeypatch):
    from patience.players.wits import court_circular_1860, court_circular_1862

    for module in (court_circular_1860, court_circular_1862):
        monkeypatch.setattr(module.CourtCircularWits, "effort", 1)
        monkeypatch.setattr(module, "LOOKS", 4)


@pytest.mark.parametrize("rules", EVERY, ids=NAMES)
def test_all_levels_choose_legal_moves_and_the_same_ones_again(rules, few_worlds):
    for number, (mind, _table) in enumerate(minds_met(rules, 4)):
        for level in LEVELS if number % 5 == 0 else LEVELS[:2]:
            move = choose(mind, level, 4)
            assert move in mind.view.moves
            assert choose(mind, level, 4) == move


@pytest.mark.parametrize("rules", EVERY, ids=NAMES)
def test_cards_that_a_seat_cannot_see_never_change_its_choice(rules, few_worlds):
    for deal in range(1, 7):
        table, chance = rules.start(deal), Random(deal)
        minds = [mind_at(rules, rearranged(rules, table.turn, table, chance)) for _time in range(3)]
        for level in LEVELS:
            assert len({choose(mind, level, deal) for mind in minds}) == 1


@pytest.mark.parametrize("rules", EVERY, ids=NAMES)
def test_imagined_worlds_agree_with_what_is_seen(rules):
    for mind, _table in minds_met(rules, 3):
        imagined = world(mind, Random(3))
        assert rules.seen_by(mind.view.seat, imagined) == mind.view.table
        assert sorted(c for pile in imagined.piles.values() for c in pile.cards) == sorted(rules.pack())
