"""How much a strong player does for one choice: never more than a fixed number of worlds and deals, whatever the position."""

from collections import Counter
from functools import partial

import pytest
from minds import positions

from patience.games import ROUNDS, rules_class
from patience.players import imagine
from patience.players.choose import opinions, wits_of
from patience.players.wits import (
    authors_game,
    court_contest,
    court_last,
    court_pack,
    fan_tan,
    five_or_nine_game,
    guest,
    pochen,
    pochen_leads,
    ranter_go_round,
    sequences,
)

FEW = 20  # the effort in these tests

# for one choice, the effort with which it takes less than a second; by the effort the most worlds, and the most deals
LIMITS = {
    "authors": (200, 4, 500 / FEW),  # the deals are 500 whatever the effort
    "pope_joan": (2000, 1, 1),
    "newmarket": (2000, 1, 1),
    "spin": (2000, 1, 1),
    "saratoga": (2000, 1, 1),
    "pochen": (160, 4, 6 * 9),  # in each world up to nine bets, each answered by five others
    "ranter_go_round": (150, 4, 2),
    "five_or_nine": (2000, 1, 1),
    "fan_tan": (2000, 1, 1),
    "guest": (100, 1, 9),
    "court_circular_1860": (100, 1, 7),
    "court_circular_1862": (40, 1, 7),
}

# where deals are played out in the head, to their end or some way on
PLAYED_OUT = [
    (authors_game.Sketch, "worth"),
    (court_contest.Contest, "ahead"),
    (court_pack.Pack, "ahead"),
    (fan_tan.Circle, "scores"),
    (five_or_nine_game.Growth, "scores"),
    (guest, "played_out"),
    (pochen, "at_a_glance"),
    (pochen_leads, "laid_out"),
    (ranter_go_round, "losers"),
    (sequences.Race, "scores"),
]


@pytest.fixture
def done(monkeypatch):
    """Counts the worlds that are imagined and the deals that are played out."""
    counted = Counter()

    def counting(kind, function, *args, **kwargs):
        counted[kind] += 1
        return function(*args, **kwargs)

    def count(owner, name, kind):
        function = getattr(owner, name)
        if isinstance(owner, type):
            monkeypatch.setattr(owner, name, lambda *args: counting(kind, function, *args))
        else:
            monkeypatch.setattr(owner, name, partial(counting, kind, function))

    count(imagine, "_placed", "worlds")
    for owner, name in PLAYED_OUT:
        count(owner, name, "deals")
    return counted


@pytest.mark.parametrize("name", LIMITS)
def test_a_strong_choice_takes_a_fixed_number_of_worlds_and_deals_at_most(name, done, monkeypatch):
    effort, worlds, deals = LIMITS[name]
    game = rules_class(name)
    assert wits_of(game(game.players[0])).effort <= effort
    chosen = 0
    for players in {game.players[0], game.players[-1]}:
        rules = game(players)
        monkeypatch.setattr(wits_of(rules), "effort", FEW)
        for match in positions(rules, 3, 3, every=8):
            mind = match.mind(match.table.turn)
            done.clear()
            opinions(mind, "1")
            chosen += 1
            assert done["worlds"] <= worlds * FEW
            assert done["deals"] <= deals * FEW + len(mind.view.moves)  # each is tried once more at most
    assert chosen


def test_the_last_trick_of_a_pack_is_reckoned_to_its_end_in_some_thousand_steps(done):
    rules, most = rules_class("court_circular_1862")(2), 0
    for match in positions(rules, 1, 1, every=1, length=200):
        mind = match.mind(match.table.turn)
        if court_last.is_last(mind):
            done.clear()
            opinions(mind, "1")
            most = max(most, done["deals"])
    assert 100 < most < 15_000


def test_a_game_without_hidden_knowledge_needs_no_worlds(done):
    for match in positions(rules_class("speculation")(9), 3, 3, every=1):
        opinions(match.mind(match.table.turn), "1")
    assert not done


def test_every_game_has_its_limit():
    assert {entry.name for entry in ROUNDS} == {*LIMITS, "speculation"}
