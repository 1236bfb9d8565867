"""The pictures in the rules of Authors, Fan Tan, Newmarket, Pope Joan, Saratoga, Speculation and Spin are true."""

from importlib import import_module

import pytest
from round_tables import seated
from seated import after, game, playable, table_of

from patience.cards import card
from patience.engine.diagram import BACK, Diagram
from patience.games.rounds.authors import Notes
from patience.games.rounds.speculation_words import beats


def parts_of(name):
    chapters = import_module(f"patience.games.rulebook.{name}").chapters()
    diagrams = [part for chapter in chapters for part in chapter.parts if isinstance(part, Diagram)]
    return [part for diagram in diagrams for part in diagram.parts]


def judged(name):
    return [part for part in parts_of(name) if part.good is not None]


@pytest.mark.parametrize("name", ["newmarket", "spin", "saratoga"])
def test_the_pictured_leads_are_legal_and_illegal(name):
    rules, good = game(name), []
    for part in judged(name)[:2]:
        led, hand = part.fans
        table = table_of(rules, f"hand.0: {led.cards} {hand.cards}", turn=0, stage="lead")
        assert (led.cards in playable(rules, table)) is part.good
        good.append(part.good)
    assert good == [True, False]


@pytest.mark.parametrize("name", ["newmarket", "spin", "saratoga", "pope_joan"])
def test_the_pictured_layout_is_the_one_that_is_played_with(name):
    part = next(part for part in parts_of(name) if part.good is None)
    assert [fan.place for fan in part.fans] == list(game(name).pools)
    assert [fan.cards for fan in part.fans] == [pool.partition(".")[2] for pool in game(name).pools]


def test_the_pictured_combinations_are_paid():
    part = [part for part in parts_of("pope_joan") if part.good is None][1]
    for fan in part.fans:
        rules = game("pope_joan", trump_layout=True)
        high, low = fan.names
        table = table_of(rules, f"hand.1: {high} {low} 2H; hand.2: 4C; turnup: 2S", turn=1)
        _table, done = after(rules, table, low, high)
        assert fan.place in {effect.giver for effect in done if type(effect).__name__ == "Pay"}
        assert rules.pool_name(fan.place) == fan.label


def test_the_pictured_spin_is_right_and_without_the_ten_there_is_none():
    spin, none = judged("spin")[2:]
    assert (spin.good, none.good) == (True, False)
    sequence, led, hand = spin.fans
    first, second, _ace = sequence.names
    rules = game("spin")
    table = table_of(
        rules, f"hand.0: {first} 5H; hand.1: {second} AD {led.cards} {hand.cards}", turn=0, stage="lead"
    )
    after(rules, table, first, "say run-on", second, "say spin", led.cards)
    sequence, hand = none.fans
    first, ace = sequence.names
    table = table_of(rules, f"hand.0: {first} 5H; hand.1: {ace} {hand.cards}", turn=0, stage="lead")
    table, _done = after(rules, table, first, "say run-on")
    assert table.turn == 0


def test_the_pictured_card_after_the_king_is_right_and_wrong():
    rules, good = game("fan_tan"), []
    for part in judged("fan_tan"):
        (run,) = part.fans
        *before, last = run.names
        held = "AS 2S" if part.good else f"{last} AS"
        table = table_of(rules, f"hand.1: {held}; run: {' '.join(before)}", turn=1)
        assert (last in playable(rules, table)) is part.good
        good.append(part.good)
    assert good == [True, False]


def test_the_pictured_questions_may_and_may_not_be_put():
    rules, good = game("authors"), []
    for part in judged("authors"):
        hand, asked = part.fans
        text = f"hand.0: {hand.cards}; hand.1: {asked.cards}"
        table = seated(rules, text, Notes(3, 1, (100,) * 4), 0)
        assert (asked.cards in playable(rules, table)) is part.good
        good.append(part.good)
    assert good == [True, False]


def test_the_pictured_trump_is_better_and_not_better():
    good = []
    for part in judged("speculation"):
        best, faced = ([name for name in fan.names if name != BACK] for fan in part.fans)
        assert beats(card(*faced), card(*best)) is part.good
        assert [fan.names.count(BACK) for fan in part.fans] == [3, 2]
        good.append(part.good)
    assert good == [True, False]
