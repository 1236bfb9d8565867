"""Every game with every choice of its options, and walks through its positions."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patience.engine.match import Match
from patience.engine.patience import Patience
from patience.engine.rules import HIGHEST_DEAL, GameError, Value
from patience.games import NAMES, rules_class


def _choices(name: str) -> Iterator[tuple[str, dict[str, Value]]]:
    options = rules_class(name).options
    for values in product(*([value for value, _label in option.values] for option in options)):
        chosen = {option.name: value for option, value in zip(options, values, strict=True)}
        if not (chosen.get("split_runs") and chosen.get("strict_whole")):  # the one pair that excludes itself
            yield name, chosen


CHOICES = [choice for name in NAMES for choice in _choices(name)]


def make(name: str, chosen: dict[str, Value]) -> Patience:
    """The rules of a game for one."""
    rules = rules_class(name)(**chosen)
    assert isinstance(rules, Patience)
    return rules


def _id(name: str, chosen: dict[str, Value]) -> str:
    return "-".join([name, *(f"{option}={value}" for option, value in chosen.items())])


every_choice = pytest.mark.parametrize(
    "rules", [pytest.param(make(*choice), id=_id(*choice)) for choice in CHOICES]
)


def walks(examples: int, longest: int = 120):
    """Runs a test over deal numbers, seeds for the choices, and numbers of moves."""

    def decorate(test):
        walk = given(
            deal=st.integers(1, HIGHEST_DEAL), seed=st.integers(0, 2**32), length=st.integers(0, longest)
        )
        return settings(max_examples=examples)(walk(test))

    return decorate


def walk(match: Match, seed: int, length: int) -> Iterator[Match]:
    """The match at the deal and after each of so many moves made at random."""
    chance = Random(seed)
    yield match
    for _move in range(length):
        moves = match.rules.moves(match.table)
        if not moves:
            return
        match.play(chance.choice(moves))
        yield match


def is_refused(make_it, *given, **named) -> str:
    """The one line with which something is refused."""
    with pytest.raises(GameError) as caught:
        make_it(*given, **named)
    message = str(caught.value)
    assert message.strip()
    assert len(message.splitlines()) == 1
    return message
