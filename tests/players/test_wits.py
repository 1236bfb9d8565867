"""What holds for every player of every round game that has wits."""

from importlib.util import find_spec
from random import Random

import pytest
from minds import LEVELS, another_truth

from patience.engine.match import Match
from patience.games import ROUNDS, rules_class
from patience.players.choose import choose, wits_of
from patience.players.imagine import world

NAMES = [entry.name for entry in ROUNDS if find_spec(f"patience.players.wits.{entry.name}")]
FEW = 6  # descents of a search in these tests


@pytest.fixture(params=NAMES)
def rules(request, monkeypatch):
    found = rules_class(request.param)(rules_class(request.param).usual_players)
    if hasattr(wits_of(found), "descents"):
        monkeypatch.setattr(wits_of(found), "descents", FEW)
    return found


def positions(rules, deal, seed, every, length=60):
    """A match before some of its moves, made partly by players and partly at random, where there is a choice."""
    match, chance = Match(rules, deal), Random(seed)
    for number in range(length):
        moves = match.rules.moves(match.table)
        if not moves:
            return
        if len(moves) > 1 and number % every == 0:
            yield match
        easy = len(moves) > 1 and chance.random() < 0.7
        match.play(choose(match.mind(match.table.turn), "easy", deal) if easy else chance.choice(moves))


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_the_same_mind_always_chooses_the_same(rules, level):
    for match in positions(rules, 1, 1, every=5):
        mind = match.mind(match.table.turn)
        move = choose(mind, level, 1)
        assert move in mind.view.moves
        assert choose(match.mind(match.table.turn), level, 1) == move


@pytest.mark.parametrize("level", LEVELS)
def test_cards_that_a_seat_cannot_see_never_change_its_choice(rules, level):
    compared = 0
    for deal in range(1, 5):
        for match in positions(rules, deal, deal, every=4, length=24):
            seat = match.table.turn
            for seed in range(4):
                if other := another_truth(match, seat, seed):
                    assert choose(other, level, deal) == choose(match.mind(seat), level, deal)
                    compared += 1
    assert compared > 3


def test_imagined_worlds_agree_with_what_a_seat_sees(rules):
    for match in positions(rules, 2, 2, every=3):
        seat = match.table.turn
        mind = match.mind(seat)
        table = world(mind, Random(1))
        assert match.rules.seen_by(seat, table) == mind.view.table
        held = [card for pile in table.piles.values() for card in pile.cards]
        assert sorted(held) == sorted(rules.pack())


def test_the_truth_is_never_ruled_out(rules):
    for deal in (3, 4):
        for match in positions(rules, deal, deal, every=1):
            mind = match.mind(match.table.turn)
            for name, cards in mind.lacking.items():
                assert not cards.intersection(match.table.piles[name].cards)
            for name, pile in mind.known.piles.items():
                truth = match.table.piles[name].cards
                assert all(card in (None, true) for card, true in zip(pile.cards, truth, strict=True))
