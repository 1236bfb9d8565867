"""Klondike's legal moves against the rules written down a second time, as plainly as can be."""

from itertools import product

import pytest
from every_game import CHOICES, make, walk, walks

from patience.engine.match import Match

KLONDIKES = [make(name, chosen) for name, chosen in CHOICES if name == "klondike"]
COLUMNS = [f"column.{i}" for i in range(1, 8)]
RED = "HD"


def _fits(card, column):
    if not column.cards:
        return card.rank == 13
    under = column.cards[-1]
    return under.rank == card.rank + 1 and (under.suit in RED) != (card.suit in RED)


def _goes_up(card, table):
    return len(table[f"foundation.{card.suit}"].cards) == card.rank - 1


def _expected(rules, table, runs_before):
    moves = set()
    for source, target in product(COLUMNS, COLUMNS):
        up = table[source].cards[table[source].down :]
        sizes = range(1, len(up) + 1) if rules.split_runs else [len(up)][: len(up)]
        if source != target:
            moves |= {f"carry {source} {n} {target}" for n in sizes if _fits(up[-n], table[target])}
    for source in (*COLUMNS, "waste"):
        up = table[source].cards[table[source].down :]
        alone = len(up) == 1 or source == "waste" or not rules.strict_whole
        if up and alone and _goes_up(up[-1], table):
            moves.add(f"carry {source} 1 foundation.{up[-1].suit}")
    others = ["waste"]
    if rules.return_from_foundations:
        others += [f"foundation.{suit}" for suit in "CDHS"]
    for source, target in product(others, COLUMNS):
        if table[source].cards and _fits(table[source].cards[-1], table[target]):
            moves.add(f"carry {source} 1 {target}")
    again = table["waste"].cards and (not rules.runs or runs_before + 1 < rules.runs)
    if table["stock"].cards or again:
        moves.add("tap stock")
    return moves


@pytest.mark.parametrize("rules", KLONDIKES, ids=lambda rules: "-".join(map(str, rules.chosen.values())))
@walks(6, 200)
def test_the_rules_said_again_in_other_words_allow_the_same_moves(rules, deal, seed, length):
    runs = 0
    for match in walk(Match(rules, deal), seed, length):
        if match.steps and str(match.steps[-1].move) == "tap stock":
            runs += not match.table["waste"].cards
        assert {str(move) for move in rules.moves(match.table)} == _expected(rules, match.table, runs)
