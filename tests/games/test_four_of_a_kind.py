"""Four of a Kind: everything follows from the deal, so it can be said beforehand what must happen."""

import pytest
from positions import game

from patience.cards import PACK
from patience.engine.effects import TurnUp


def played_out(rules, table):
    """The numbers of the cards in the order in which they are turned, and the last table."""
    turned = []
    while moves := rules.moves(table):
        assert len(moves) == 1
        table, effects = rules.play(table, moves[0])
        turned += [table[e.place].top or _last_home(effects, table) for e in effects if isinstance(e, TurnUp)]
    return turned, table


def _last_home(effects, table):
    return next(table[e.target].cards[-1] for e in effects if hasattr(e, "target"))


@pytest.fixture
def four():
    return game("four_of_a_kind")


def test_thirteen_piles_of_four_are_dealt_round_face_down(four):
    table = four.deal(PACK)
    assert [int(c) for c in table["pile.1"].cards] == [1, 14, 27, 40]
    assert [int(c) for c in table["pile.13"].cards] == [13, 26, 39, 52]
    assert all(table[f"pile.{i}"].down == 4 for i in range(1, 14))


def test_cards_are_turned_from_40_to_52_then_27_to_39_then_14_to_26_then_1_to_13(four):
    turned, _table = played_out(four, four.deal(PACK))
    order = [*range(40, 53), *range(27, 40), *range(14, 27), *range(1, 14)]
    assert [int(card) for card in turned] == order


@pytest.mark.parametrize("deal", range(1, 7))
def test_the_turning_order_does_not_depend_on_the_cards(four, deal):
    table = four.start(deal)
    number = {table[f"pile.{r}"].cards[i]: 13 * i + r for r in range(1, 14) for i in range(4)}
    turned, _table = played_out(four, table)
    order = [*range(40, 53), *range(27, 40), *range(14, 27), *range(1, 14)]
    assert [number[card] for card in turned] == order


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("deal", [1, 2, 3])
def test_it_is_won_exactly_when_card_13_is_a_king(four, deal, suit):
    table = four.start(deal)
    pack = [table[f"pile.{r}"].cards[i] for i in range(4) for r in range(1, 14)]
    king = next(card for card in pack if str(card) == "K" + suit)
    for at in range(52):
        other = [card for card in pack if card is not king]
        other.insert(at, king)
        _turned, table = played_out(four, four.deal(other))
        assert (table.scores == (1.0,)) == (other[12].rank == 13)


def test_a_card_goes_face_up_under_the_pile_of_its_rank_and_the_marker_goes_round(four):
    table = four.deal(PACK)  # card 40 is the ace of spades, so it is at home
    table, _effects = four.play(table, four.moves(table)[0])
    assert str(table["pile.1"]) == "(AC) (AD) (AH) AS"
    assert four.marked(table) == "pile.1"
    table, _effects = four.play(table, four.moves(table)[0])
    assert (str(table["home.1"]), four.marked(table)) == ("AS", "pile.2")


def test_with_the_clock_the_next_card_comes_from_the_pile_to_which_the_last_went():
    clock = game("four_of_a_kind", clock=True)
    table = clock.start(5)
    assert clock.marked(table) == "pile.1"
    while moves := clock.moves(table):
        table, _effects = clock.play(table, moves[0])
        if (move := str(moves[0])).startswith("carry"):
            assert clock.marked(table) == move.split()[3].replace("home", "pile")
    if table.scores is None:
        assert not table[clock.marked(table)].cards
        assert clock.marked(table) == "pile.1"  # only there can it stop, as it began there


def _by_the_clock(pack):
    """Whether the clock is won, reckoned with bare numbers."""
    piles = {r: [pack[13 * i + r - 1].rank for i in range(4)] for r in range(1, 14)}
    here, turned = 1, 0
    while piles[here]:
        here, turned = piles[here].pop(), turned + 1
    return turned == 52


def test_the_clock_is_won_when_all_fifty_two_are_turned():
    clock, won = game("four_of_a_kind", clock=True), 0
    for deal in range(1, 400):
        table = clock.start(deal)
        pack = [table[f"pile.{r}"].cards[i] for i in range(4) for r in range(1, 14)]
        _turned, table = played_out(clock, table)
        assert (table.scores == (1.0,)) == _by_the_clock(pack)
        won += bool(table.scores)
    assert won


def test_play_on_plays_it_out():
    rules = game("four_of_a_kind")
    table = rules.start(9)
    while move := rules.play_on(table):
        assert [move] == rules.moves(table)
        table, _effects = rules.play(table, move)
    assert rules.moves(table) == []
