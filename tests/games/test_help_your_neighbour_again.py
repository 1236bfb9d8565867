"""The legal moves of Help Your Neighbour against the rules written down a second time, as plainly as can be."""

import pytest
from every_game import make, walk, walks

from patience.engine.match import Match

COLUMNS = [f"column.{i}" for i in range(1, 5)]


def _expected(rules, table):
    moves, hand, dead = set(), table["turned"].cards[-1:], table["deadwood"].cards[-1:]

    def goes_up(card):
        return table[f"foundation.{card.suit}"].cards[-1].rank == card.rank - 1

    def built_on(card):
        return [name for name in COLUMNS if table[name].cards and table[name].cards[-1].rank == card.rank + 1]

    spaces = [name for name in COLUMNS if not table[name].cards]
    for source in ("turned", "deadwood", *COLUMNS):
        for card in table[source].cards[-1:]:
            if goes_up(card):
                moves.add(f"carry {source} 1 foundation.{card.suit}")
            piles = built_on(card) if source != "deadwood" or rules.deadwood_to_piles else []
            moves |= {f"carry {source} 1 {name}" for name in [*piles, *spaces]}
    for suit in "CDHS":
        card = table[f"foundation.{suit}"].cards[-1]
        if card.rank > 1:
            moves |= {f"carry foundation.{suit} 1 {name}" for name in built_on(card)}
    if hand and not goes_up(hand[0]) and not built_on(hand[0]):
        moves.add("carry turned 1 deadwood")
    if table["stock"].cards and not hand:
        moves.add("tap stock")
    assert len(hand) <= 1
    assert len(dead) <= 1
    return moves


@pytest.mark.parametrize("allowed", [True, False])
@walks(60, 250)
def test_the_rules_said_again_in_other_words_allow_the_same_moves(allowed, deal, seed, length):
    rules = make("help_your_neighbour", {"deadwood_to_piles": allowed})
    for match in walk(Match(rules, deal), seed, length):
        if match.table.scores is None:
            assert {str(move) for move in rules.moves(match.table)} == _expected(rules, match.table)
