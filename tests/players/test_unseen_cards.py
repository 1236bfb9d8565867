"""Cards that a seat cannot see never change what it does: they are nowhere in what its player is given."""

import io
import pickle
from importlib.util import find_spec

import pytest
from minds import LEVELS, another_truth, positions

from patience.games import ROUNDS, rules_class
from patience.players.choose import choose, wits_of
from patience.players.thinker import Question

CASES = [
    (entry.name, players)
    for entry in ROUNDS
    if find_spec(f"patience.players.wits.{entry.name}")
    for players in rules_class(entry.name).players
]
every_case = pytest.mark.parametrize(("name", "players"), CASES)
FEW, MANY = 36, 1000  # positions compared in each case, at each level
SEARCHED = 9  # so many times fewer with a search
DEALS = 20_000  # looked through at most
LENGTH = 50  # moves of a deal


def truths(name, players, most, every=3):
    """The mind of a seat before a choice, and its mind if the cards that it cannot see were others."""
    found = 0
    for deal in range(1, DEALS):
        rules = rules_class(name)(players)
        for match in positions(rules, deal, deal, every, LENGTH):
            seat = match.table.turn
            if other := another_truth(match, seat, deal):
                yield match.mind(seat), other
                found += 1
                if found == most:
                    return


@every_case
def test_cards_that_a_seat_cannot_see_never_change_its_choice(name, players, long, monkeypatch):
    wits = wits_of(rules_class(name)(players))
    if hasattr(wits, "effort"):
        monkeypatch.setattr(wits, "effort", 2)
    compared = dict.fromkeys(LEVELS, 0)
    for number, (mind, other) in enumerate(truths(name, players, MANY if long else FEW)):
        for level in LEVELS:
            if level != "strong" or number % SEARCHED == 0:
                assert choose(mind, level, "luck") == choose(other, level, "luck")
                compared[level] += 1
    least = MANY if long else FEW
    assert compared == {"easy": least, "medium": least, "strong": -(-least // SEARCHED)}


def written(thing):
    """A pickle in which nothing depends on which parts of the thing are the same object."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out)
    pickler.fast = True
    pickler.dump(thing)
    return out.getvalue()


@every_case
def test_what_is_sent_to_a_player_is_the_same_to_the_byte_whatever_he_cannot_see(name, players):
    compared = 0
    for minds in truths(name, players, 12):
        rules = type(minds[0].view.rules)(players, **minds[0].view.rules.chosen)
        for mind in minds:
            for key, value in vars(mind.view.rules).items():  # whatever the rules have come to remember
                assert written(value) == written(getattr(rules, key)), key
        one, other = (
            written(Question(1, mind._replace(view=mind.view._replace(rules=rules)), "strong", "luck"))
            for mind in minds
        )
        assert one == other
        compared += 1
    assert compared == 12
