"""Every move can be told, and every refusal is explained, in one line."""

from every_game import every_choice, make, walk, walks

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


def test_with_returns_allowed_nobody_is_told_that_foundations_are_for_good():
    rules = make("klondike", {"return_from_foundations": True})
    table = rules.start(1)
    told = rules.why_not(table, rules.places["foundation.S"], 1, rules.places["column.1"])
    assert told != make("klondike", {}).why_not(
        table, rules.places["foundation.S"], 1, rules.places["column.1"]
    )
