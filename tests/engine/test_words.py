"""Every move can be told, and every refusal is explained, in one line."""

import pytest
from every_game import every_choice, make, walk, walks
from positions import table_of

from patience.engine.match import Match
from patience.engine.moves import Carry, Lift


def is_one_line(text: str) -> bool:
    return bool(text.strip()) and len(text.splitlines()) == 1 and "{" not in text and "  " not in text


@every_choice
@walks(4, 80)
def test_every_legal_move_is_described_in_one_line(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        for move in rules.moves(match.table):
            text = rules.describe(match.view().table, move)
            assert is_one_line(text)
            assert text[0].isupper()
            assert rules.liking(match.view().table, move) >= 0


@every_choice
@walks(2, 60)
def test_every_refusal_is_explained_in_one_line(rules, deal, seed, length):
    match = Match(rules, deal)
    list(walk(match, seed, length))
    table = match.view().table
    legal = {(m.source, m.size, m.target) for m in rules.moves(table) if isinstance(m, Carry)}
    legal |= {(m.places[0], 1, m.places[1]) for m in rules.moves(table) if isinstance(m, Lift)}
    for source in rules.places.values():
        for size in range(1, max(1, len(table[source.name].up)) + 1):
            for target in rules.places.values():
                if (source.name, size, target.name) not in legal:
                    assert is_one_line(rules.why_not(table, source, size, target))


def test_a_click_on_an_empty_pile_is_not_answered_with_words_about_foundations():
    rules = make("help_your_neighbour", {})
    table = table_of(rules, "foundation.S: AS; column.1: 9H")
    for name in ("column.2", "turned"):
        assert "foundation" not in rules.why_not(table, rules.places[name], 1, rules.places[name])
    told = rules.why_not(table, rules.places["foundation.S"], 1, rules.places["column.2"])
    assert told == "An ace stays where it is"
    two = table_of(rules, "foundation.S: AS 2S")
    told = rules.why_not(two, rules.places["foundation.S"], 1, rules.places["column.2"])
    assert told == "Nothing comes back from a foundation to a space"


@pytest.mark.parametrize("name", ["klondike", "carpet", "try_again", "help_your_neighbour"])
def test_a_stock_that_is_out_says_so(name):
    rules = make(name, {"draw": 1, "runs": 1} if name == "klondike" else {})
    stock = rules.places["stock"]
    assert rules.why_not(table_of(rules, ""), stock, 1, stock) == "The stock is used up"


def test_with_returns_allowed_nobody_is_told_that_foundations_are_for_good():
    rules = make("klondike", {"return_from_foundations": True})
    table = rules.start(1)
    told = rules.why_not(table, rules.places["foundation.S"], 1, rules.places["column.1"])
    assert told != make("klondike", {}).why_not(
        table, rules.places["foundation.S"], 1, rules.places["column.1"]
    )
