"""How often Take Fourteen can be won at all, found by an exact search; PATIENCE_DEALS sets the number of deals."""

from itertools import combinations

import pytest
from deals import DEALS, near, share_of_wins
from positions import after, game

pytestmark = pytest.mark.slow


def solution(piles):
    """The pairs of piles in the order in which they are taken off, or None; the piles are ranks, top last."""
    dead = set()

    def search(heights):
        if not any(heights):
            return []
        if heights in dead:
            return None
        tops = [(i, piles[i][h - 1]) for i, h in enumerate(heights) if h]
        for (a, m), (b, n) in combinations(tops, 2):
            if m + n == 14:
                left = list(heights)
                left[a] -= 1
                left[b] -= 1
                rest = search(tuple(left))
                if rest is not None:
                    return [(a, b), *rest]
        dead.add(heights)
        return None

    return search(tuple(map(len, piles)))


def _solve(rules, deal):
    table = rules.start(deal)
    return solution([[card.rank for card in table[f"column.{i}"].cards] for i in range(1, 13)])
