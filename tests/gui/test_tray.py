"""Looking through a heap."""

import pygame
import pytest
from harness import SIZES

from patience.engine.moves import Carry, Tap
from patience.gui import labels


def turned_on_one_heap(player, cards):
    """Try Again with so many cards turned on the first heap, aces going up by themselves."""
    player.app.play("try_again", 5)
    scene = player.app.table
    for _card in range(cards):
        scene.play(Tap("stock"))
        if scene.match.table.piles["turned"].cards:
            scene.play(Carry("turned", 1, "heap.1"))
    return scene


def caption(scene, name):
    count = len(scene.view.table.piles[name].cards)
    return labels.caption(scene.rules.places[name], count, scene.lay, scene.scale)[1]


def test_before_an_ace_is_out_no_heap_may_be_looked_through(player):
    scene = turned_on_one_heap(player, 2)
    assert not scene.match.table.piles["foundation.1"].cards
    player.click(caption(scene, "heap.1"))
    assert not scene.tray.place


@pytest.mark.parametrize("size", SIZES)
def test_once_an_ace_is_out_a_click_on_the_caption_shows_every_card_inside_the_window(player, size):
    scene = turned_on_one_heap(player, 52)
    player.resize(size)
    player.click(caption(scene, "heap.1"))
    tray, cards = scene.tray, len(scene.view.table.piles["heap.1"].cards)
    assert tray.place == "heap.1"
    assert pygame.Rect((0, 0), size).contains(tray.rect)
    rows, columns = tray.column, -(-cards // tray.column)
    assert rows * columns >= cards
    step = min(0.3 * tray.card, tray.room / max(1, rows - 1))
    assert step >= 0.19 * tray.card  # every index can be read
    assert tray.head + (rows - 1) * step + 1.4 * tray.card <= tray.rect.h
    assert columns * 1.08 * tray.card <= tray.rect.w


def test_the_next_click_shuts_the_tray_and_moves_nothing(player):
    scene = turned_on_one_heap(player, 52)
    before = scene.match.table
    player.click(caption(scene, "heap.1"))
    player.click(scene.tray.rect.center)
    assert not scene.tray.place
    assert scene.match.table == before
