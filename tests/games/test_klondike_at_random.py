"""How often Klondike is won by a player who does anything at random; PATIENCE_DEALS sets the number of deals."""

from random import Random

import pytest
from deals import near, share_of_wins
from positions import game

from patience.engine.moves import Tap

pytestmark = pytest.mark.slow


def _wanders(rules, table, move):
    """Whether a King would only go, with all his column, from one space to another."""
    source = table[move.source]
    return (
        rules.places[move.target].role == "column"
        and not table[move.target].cards
        and move.size == len(source.cards)
        and rules.places[move.source].role == "column"
    )


def _won_at_random(rules, deal):
    """Any legal move with equal chances, until a whole run of the stock has offered nothing but turning it."""
    chance, table = Random(deal), rules.start(deal)
    idle = set()  # the tables since anything else could be done
    while table.scores is None:
        moves = [m for m in rules.moves(table) if isinstance(m, Tap) or not _wanders(rules, table, m)]
        if any(not isinstance(move, Tap) for move in moves):
            idle.clear()
        elif not moves or table in idle:
            return False
        else:
            idle.add(table)
        table, _effects = rules.play(table, chance.choice(moves))
    return True


def test_klondike_is_won_in_four_deals_of_a_hundred_at_random():
    rules = game("klondike")
    assert share_of_wins(lambda deal: _won_at_random(rules, deal)) == near(0.040, known_to=0.001)
