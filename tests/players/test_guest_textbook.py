"""Guest: fifty positions from the textbook, whose answers are proved by a solver that knows the rules alone."""

from statistics import fmean

import pytest
from guest_positions import POSITIONS

from patience.players.choose import choose

DEALS = 40  # in which an answer is proved, where there are so many
LEAST = {"easy": 47, "medium": 50, "strong": 46}  # so many answers of each level must be right


@pytest.mark.parametrize("position", [one for one in POSITIONS if one.kind in "=+"], ids=lambda one: one.why)
def test_no_card_brings_more_tricks_than_the_answer_with_all_cards_open(position, long):
    worths = position.worths(1000 if long else DEALS)
    others = [worth for card, worth in worths.items() if card not in position.play]
    for card in position.play:
        for worth in others:
            assert fmean(worths[card]) > fmean(worth)
    if position.kind == "=":
        for card in position.play:
            for worth in worths.values():
                assert all(mine >= other for mine, other in zip(worths[card], worth, strict=True))


@pytest.mark.parametrize("level", LEAST)
def test_players_know_the_textbook(level):
    asked = [
        one for one in POSITIONS if level != "strong" or one.kind in "=+"
    ]  # who weighs all follows no advice
    missed = [one for one in asked if str(choose(one.mind(), level, "1").card) not in one.play]
    assert len(asked) - len(missed) >= LEAST[level], [one.why for one in missed]
    if level == "strong":
        assert not [one.why for one in missed if one.kind == "="]
