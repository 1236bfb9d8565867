"""Faults that players of other programs have met: windows, edges, sight, starts and ends."""

import pygame
import pytest
from harness import SIZES, Player, chance, walked
from test_pictures import snapshot

from patience.cards import PACK
from patience.games import NAMES
from patience.gui.board import Hit
from patience.shelf import folders

ODD = [(641, 401), (653, 967), (999, 733), (1366, 767), (1921, 1079)]


@pytest.mark.parametrize("size", ODD, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", NAMES)
def test_the_outermost_pixels_of_every_card_belong_to_it_in_odd_windows_too(player, quick_cards, name, size):
    player.resize(size)
    player.sit_down(walked(name, {}, 3, 25, chance("pixels", name)))
    lay, board = player.scene.lay, player.scene.board
    assert player.scene.bounds.size == size
    for place in lay.spots:
        cards = lay.cards[place]
        if lay.spots[place].under:
            continue
        rect, at = (cards[-1], len(cards) - 1) if cards else (lay.slot(place), -1)
        for x in (rect.left, rect.right - 1):
            for y in (rect.top, rect.bottom - 1):
                hit = board.hit((x, y))
                assert hit == Hit(place, at) or (not cards and hit and lay.spots[hit.place].under == place)
        for x, y in ((rect.left - 1, rect.centery), (rect.right, rect.centery)):
            assert board.hit((x, y)) != Hit(place, at)


@pytest.mark.parametrize("size", ODD, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_click_on_the_outermost_pixels_of_a_button_presses_it(player, size):
    player.resize(size)
    player.app.play("klondike", 11)
    rect = player.scene.bar.named("new").rect
    assert player.scene.bounds.contains(rect)
    for x in (rect.left, rect.right - 1):
        for y in (rect.top, rect.bottom - 1):
            before = player.match
            player.click((x, y))
            assert player.match is not before


def test_after_every_resize_all_four_corners_are_painted(player):
    player.app.play("klondike", 11)
    player.app.window.canvas.fill("black")
    for size in [*SIZES, *ODD, (640, 400)]:
        player.resize(size)
        player.frame()
        canvas = player.app.window.canvas
        assert canvas.get_size() == size
        for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
            assert canvas.get_at(corner)[:3] != (0, 0, 0), (size, corner)
        canvas.fill("black")


@pytest.mark.parametrize("where", ["table", "start", "settings", "rules", "deal", "keys", "menu", "lost"])
def test_when_nothing_moves_nothing_ticks_and_nothing_is_painted(player, where, monkeypatch):
    player.app.play("klondike", 11)
    if where == "start":
        player.app.home()
    elif where == "lost":
        player.sit_down(_lost())
    elif where != "table":
        getattr(player.app, f"show_{where}")()
    for _frame in range(400):
        if player.app.tick() is None:
            break
        player.app.paint()
        player.clock.now += 0.1
    assert player.app.tick() is None
    player.app.paint()
    shown = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    for _minute in range(5):
        player.clock.now += 60
        assert player.app.tick() is None
        player.app.paint()
    assert not shown


def _lost():
    match = walked("take_ten", {}, 12345, 0, chance(1))
    while moves := match.rules.moves(match.table):
        match.play(moves[0])
    return match


def test_the_screen_may_still_go_dark_while_the_program_is_open(player):
    assert pygame.display.get_allow_screensaver()


@pytest.mark.parametrize("name", NAMES)
def test_a_new_start_goes_on_with_the_whole_history_and_the_same_deal(player, name, tmp_path):
    """From many moments: undone to the first move, begun again and again, it is the same deal every time."""
    for moment in range(3):
        match = walked(name, {}, 50 + moment, 12 * moment + 3, chance("new start", name, moment))
        player.sit_down(match)
        dealt, moves, made = match.dealt, [step.move for step in match.steps], match.moves_made
        player.click((player.scene.size[0] // 2, player.scene.size[1] - 2))
        text = player.app.saves.load(name)
        other = Player(player.clock, shelf=folders.nowhere(), motion="off")
        other.app.saves.keep(name, text)
        other.app.play(name)
        assert other.model == player.model
        assert [step.move for step in other.match.steps] == moves
        for _again in range(2):
            other.scene.restart()
            assert other.model == dealt
            for _move in range(made):
                other.key(pygame.K_r)
            assert other.model == player.model
        for _move in range(made):
            other.key(pygame.K_u)
        assert other.model == dealt
        other.check()


@pytest.mark.parametrize("name", NAMES)
def test_the_goal_stands_on_the_table_before_the_first_move(player, name):
    player.app.play(name, 5)
    assert player.scene.facts().message == player.rules.aim
    assert len(player.rules.aim.split()) >= 4


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)], ids=["smallest", "usual"])
@pytest.mark.parametrize("state", ["chosen", "target", "hint", "focus", "disabled", "marked"])
def test_every_state_can_be_told_without_colour(player, quick_cards, state, size):
    """In greys the mark still stands out: some pixels of it are much lighter or darker than without it."""
    player.resize(size)
    if state == "marked":
        player.app.play("four_of_a_kind", 5)
        place = player.rules.marked(player.model)
        assert place
        area = player.scene.lay.area_of(place)
        marked = _greys(player, area)
        player.scene.shown.marked = ""
        assert _changed(marked, _greys(player, area)) > 40
        return
    player.app.play("klondike", 12345)
    rect = player.scene.lay.area_of("column.1")
    if state in ("focus", "disabled"):
        rect = player.scene.bar.named("undo").rect
    elif state == "target":
        rect = player.scene.lay.area_of("column.2")
    plain = _greys(player, rect)
    if state == "disabled":
        player.click(player.point("stock"))
    elif state == "focus":
        player.click(player.point("stock"))
        player.scene.gestures.choose(None)
        plain = _greys(player, rect)
        player.scene.focus(player.scene.bar.named("undo"), ring=True)
    elif state == "hint":
        player.scene.hint()
        player.scene.hint()
    else:
        player.click(player.point("column.1"))
        assert "column.2" in player.scene.shown.targets
    assert _changed(plain, _greys(player, rect)) > (20 if state == "disabled" else 40)


def _greys(player, rect):
    window, _texts = snapshot(player)
    return pygame.transform.grayscale(window).subsurface(rect.inflate(16, 16).clip(window.get_rect())).copy()


def _changed(one, other):
    """How many pixels differ by at least a fifth of the way from black to white."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (51, 51, 51, 255), other)
    mask.invert()
    return mask.count()


def test_a_large_index_is_a_seventh_of_its_card_high_and_larger_than_the_ordinary_one(player):
    """The height of the rank in the corner, measured on the cards themselves."""
    for card in PACK:
        heights = []
        for large in (False, True):
            corner = player.app.art.face(card, 240, large=large).subsurface((10, 10, 90, 150))
            ink = pygame.mask.from_threshold(corner, (255, 255, 255), (90, 90, 90, 255))
            ink.invert()
            rank = min(
                (rect for rect in ink.get_bounding_rects() if rect.h > 20), key=lambda rect: rect.y + rect.x
            )
            heights.append(rank.h)
        assert heights[1] >= max(336 / 7, 1.2 * heights[0]), (card, heights)
