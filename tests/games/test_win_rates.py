"""How often the games are won, against what is known of them; PATIENCE_DEALS sets the number of deals."""

import pytest
from deals import DEALS, near, share_of_wins
from positions import game

from patience.engine.moves import Carry

pytestmark = pytest.mark.slow


def _to_the_end(rules, deal):
    """The table after the first legal move has been made until there is none."""
    table = rules.start(deal)
    while moves := rules.moves(table):
        table, _effects = rules.play(table, moves[0])
    return table


def test_take_ten_is_won_in_913_deals_of_ten_thousand():
    rules = game("take_ten")
    rate = share_of_wins(lambda deal: _to_the_end(rules, deal).scores is not None)
    assert rate == near(0.0913, known_to=0.0006)


@pytest.mark.parametrize("clock", [False, True])
def test_four_of_a_kind_is_won_in_one_deal_of_thirteen_by_the_clock_too(clock):
    rules, deals = game("four_of_a_kind", clock=clock), max(DEALS // 3, 1)
    rate = share_of_wins(lambda deal: _to_the_end(rules, deal).scores is not None, deals)
    assert rate == near(1 / 13, deals)


def test_four_of_a_kind_is_won_exactly_in_the_deals_whose_card_13_is_a_king():
    rules = game("four_of_a_kind")
    for deal in range(1, max(DEALS // 10, 1)):
        king = rules.start(deal)["pile.13"].cards[0].rank == 13
        assert (_to_the_end(rules, deal).scores is not None) == king


def _greedy_carpet(rules, deal):
    """Built whatever can be built, gaps filled at once, turned when nothing else is left."""
    table = rules.start(deal)
    while moves := rules.moves(table):
        build = [move for move in moves if isinstance(move, Carry) and move.target.startswith("foundation")]
        fill = [move for move in moves if isinstance(move, Carry)]
        table, _effects = rules.play(table, (build or fill or moves)[0])
    return table.scores is not None


def test_the_carpet_is_won_in_447_deals_of_a_thousand_by_a_greedy_player():
    rules = game("carpet")
    assert share_of_wins(lambda deal: _greedy_carpet(rules, deal)) == near(0.447, known_to=0.002)
