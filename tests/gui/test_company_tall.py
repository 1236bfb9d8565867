"""Round games in a tall window: piecewise painting looks as painting all at once, whatever moves."""

from random import Random

import pytest
from harness import Clock
from party import Guests

from patience.games import ROUNDS, rules_class

TALL = (720, 1280)
ACTS, TICKS, STEP = 6, 60, 0.11  # of the player; at most until his next; seconds between two


@pytest.mark.parametrize("name", [game.name for game in ROUNDS])
def test_a_tall_window_painted_piecewise_is_as_fresh(name, monkeypatch):
    clock, chance = Clock(), Random(3)
    clock.install(monkeypatch)
    most = max(rules_class(name).players)
    guests = Guests(clock, TALL, motion="normal").begin(name, most)
    for act in range(ACTS):
        for tick in range(TICKS):
            guests.app.tick()
            clock.now += STEP
            if tick % 5 == 0:
                guests.same_as_fresh(f"{name} {act} {tick}")
            if guests.app.panel or (guests.scene.mine and guests.scene.choices.any):
                break
        if guests.app.panel:
            break
        if guests.scene.choices.any:
            guests.same_as_fresh(f"{name} {act}, to decide")
            guests.scene.play(chance.choice(guests.scene.choices.all))
