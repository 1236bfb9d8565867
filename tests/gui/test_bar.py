"""The bar in every window: nothing stands on anything else, and every button says what it is."""

from itertools import pairwise

import pytest
from harness import SIZES

from patience.games import NAMES
from patience.gui import text
from patience.gui.bar import SMALL

SHAPES = [(size, interface) for size in [*SIZES, (760, 480), (1120, 700)] for interface in (90, 100, 150)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_names_buttons_and_figures_stand_beside_each_other(player, shape):
    size, interface = shape
    player.resize(size)
    player.app.change(size=interface)
    for name in NAMES:
        player.app.play(name, 987_654_321, {}, fresh=True)
        scene, bar, u = player.scene, player.scene.bar, player.scene.scale.u
        facts = scene.facts()
        shown = [button for button in bar.widgets if button.visible]
        for button in shown:
            assert scene.bounds.contains(button.rect), button.label
            assert button.tip
            assert button.shortcut
        left = [button.rect.right for button in (bar.games, bar.deal)]
        style = text.GAME_NAME.at(15) if scene.scale.tiny else text.GAME_NAME
        left.append(bar.title_x + text.width(facts.title, style, u))
        middle = [button for button in bar.middle if button.visible]
        assert max(left) <= middle[0].rect.x
        for one, other in pairwise(middle):
            assert one.rect.right <= other.rect.x
        if not scene.scale.tiny:
            assert middle[-1].rect.right <= bar.right[0].rect.x
        elif bar.tells:
            words = f"{facts.home} of {facts.total}"
            assert middle[-1].rect.right + text.width(words, SMALL, u) <= bar.more.rect.x
        else:
            assert middle[-1].rect.right <= bar.more.rect.x


def test_an_option_that_was_switched_off_is_told_as_off(player):
    player.app.play("help_your_neighbour", 5, {"deadwood_to_piles": False}, fresh=True)
    assert player.scene.facts().options == "deadwood to the piles: off"
    player.app.play("klondike", 5, {"draw": 1, "split_runs": True}, fresh=True)
    assert player.scene.facts().options == "cards turned at a time: one, split runs"
    player.app.play("klondike", 5, {}, fresh=True)
    assert player.scene.facts().options == ""
