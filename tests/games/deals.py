"""Many deals one after the other, and whether so many wins are what was to be expected."""

import os

import pytest

DEALS = int(os.environ.get("PATIENCE_DEALS", "3000"))


def share_of_wins(won_deal, deals: int = DEALS) -> float:
    """Of how many of the first deals the function says that they are won."""
    return sum(map(won_deal, range(1, deals + 1))) / deals


def near(expected: float, deals: int = DEALS, known_to: float = 0.0):
    """The expected share with three and a half standard deviations of so many deals; `known_to` is its own error."""
    return pytest.approx(expected, abs=3.5 * (expected * (1 - expected) / deals) ** 0.5 + known_to)
