"""What holds for every player of every round game that has wits."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
from minds import LEVELS, positions

from patience.games import ROUNDS, rules_class
from patience.players.choose import choose, wits_of
from patience.players.imagine import world

NAMES = [entry.name for entry in ROUNDS if find_spec(f"patience.players.wits.{entry.name}")]
FEW = 6  # effort of a search in these tests


@pytest.fixture(params=NAMES)
def rules(request, monkeypatch):
    game = rules_class(request.param)
    found = game(game.usual_players if game.usual_players in game.players else game.players[-1])
    if hasattr(wits_of(found), "effort"):
        monkeypatch.setattr(wits_of(found), "effort", FEW)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_the_same_mind_always_chooses_the_same(rules, level):
    for match in positions(rules, 1, 1, every=5):
        mind = match.mind(match.table.turn)
        move = choose(mind, level, "luck")
        assert move in mind.view.moves
        assert choose(match.mind(match.table.turn), level, "luck") == move


def test_another_process_chooses_the_same():
    """Where sets are walked through in another order, since every process mixes them up in its own way."""
    script = Path(__file__).with_name("choices.py")
    told = [
        subprocess.run(
            [sys.executable, str(script), *NAMES],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert all(name in told[0] for name in NAMES)
    assert told[0] == told[1]


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
