"""The engine holds for several seats with hidden hands and counters, too."""

import pickle

import pytest
from every_game import is_refused, walk, walks
from pairs import LONGEST, Pairs
from test_sight import Searcher

from patience.engine.effects import Lacks
from patience.engine.match import Match
from patience.engine.moves import Draw, Play, Say, parse_move
from patience.engine.record import read, write


def find(name):
    assert name == "pairs"
    return Pairs


@walks(40, LONGEST)
def test_cards_and_counters_are_conserved(deal, seed, length):
    rules = Pairs()
    for match in walk(Match(rules, deal), seed, length):
        cards = [card for pile in match.table.piles.values() for card in pile.cards]
        assert sorted(cards) == list(rules.pack())
        assert sum(match.table.counters.values()) == 100


@walks(40, LONGEST)
def test_each_seat_sees_its_own_hand_and_the_top_of_the_heap_and_an_onlooker_only_that(deal, seed, length):
    for match in walk(Match(Pairs(), deal), seed, length):
        table = match.table
        heap = set(table["heap"].cards[-1:])
        for seat in (0, 1):
            assert Searcher(match.view(seat)).found == heap | set(table[f"hand.{seat}"].cards)
        assert Searcher(match.rules.seen_by(None, table)).found == heap
        for step in match.steps[-1:]:
            assert not Searcher([effect for effect in step.effects if not isinstance(effect, Lacks)]).found


@walks(40, LONGEST)
def test_the_seat_to_move_finds_its_moves_in_its_view_and_the_other_has_none(deal, seed, length):
    for match in walk(Match(Pairs(), deal), seed, length):
        for seat in (0, 1):
            view = pickle.loads(pickle.dumps(match.view(seat)))
            expected = match.rules.moves(match.table) if seat == match.table.turn else []
            assert list(view.moves) == list(expected)


@walks(40, LONGEST)
def test_records_and_undo_restore_everything(deal, seed, length):
    match = Match(Pairs(stakes=bool(seed % 2)), deal)
    tables = [m.table for m in walk(match, seed, length)]
    for _step in range(seed % 7):
        match.undo()
    again = read(write(match), find)
    assert (again.table, again.steps, again.undone) == (match.table, match.steps, match.undone)
    assert again.rules.chosen == match.rules.chosen
    match.restart()
    assert match.table == tables[0]
    while match.redo():
        pass
    assert match.table == tables[-1]


@walks(20, LONGEST)
def test_moves_read_back_and_every_deal_ends(deal, seed, length):
    match = Match(Pairs(), deal)
    for m in walk(match, seed, LONGEST + 1):
        assert all(parse_move(str(move)) == move for move in m.rules.moves(m.table))
    assert match.table.turn is None
    assert len(match.table.scores) == 2


def test_a_card_that_is_drawn_keeps_the_others_in_order():
    rules = Pairs()
    match = Match(rules, 5)
    theirs = match.table["hand.1"].cards
    mine = match.table["hand.0"].cards
    match.play(Draw("hand.1", 1, "hand.0"))
    assert match.table["hand.1"].cards == (theirs[0], *theirs[2:])
    assert match.table["hand.0"].cards == (*mine, theirs[1])
    assert match.view(0).table["hand.0"].cards[-1] == theirs[1]
    match.play(Play("hand.1", theirs[2], "heap"))
    assert match.table["heap"].top == theirs[2]
    assert match.view(0).table["hand.1"].cards == (None,) * 3


def test_counters_go_to_the_pool_and_back():
    match = Match(Pairs(), 5)
    match.play(Say("stake", 2))
    match.play(Say("stake", 1))
    assert match.table.counters == {"seat.0": 48, "seat.1": 49, "pool": 3}
    assert "pool has 3" in str(match.table)
    match.undo()
    assert match.table.counters["pool"] == 2


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two(players):
    assert "nearest is 2" in is_refused(Pairs, players)


def test_what_is_not_legal_is_refused_and_changes_nothing():
    match = Match(Pairs(), 5)
    before = match.table
    assert "not a legal move" in is_refused(match.play, Play("hand.1", before["hand.1"].cards[0], "heap"))
    assert match.table is before
    assert match.steps == []
