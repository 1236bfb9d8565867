"""The right button: a click makes the best move, holding it shows the card whole."""

import pygame
import pytest
from harness import LEFT, RIGHT, Clock, Player, chance, walked

from patience.engine.match import Match
from patience.games import rules_class


@pytest.fixture
def player(monkeypatch):
    clock = Clock()
    clock.install(monkeypatch)
    return Player(clock, motion="off")


def covered(player):
    """A face-up card of a column that others cover, and where it shows."""
    for deal in range(1, 60):
        player.sit_down(walked("klondike", {}, deal, 40, chance("peek", deal)))
        for name, pile in player.model.piles.items():
            if name.startswith("column") and len(pile.cards) - pile.down > 2:
                return name, pile.down, player.point(name, pile.down)
    raise AssertionError("no run of three in sixty games")


def movable(player):
    """A place whose uppermost card has a move."""
    for deal in range(1, 60):
        player.sit_down(Match(rules_class("klondike")(), deal))
        for name in player.scene.lay.spots:
            if player.scene.board.best(name):
                return name
    raise AssertionError("no deal with a move")


def hold(player, point, seconds=0.3):
    player.down(point, RIGHT)
    player.wait(seconds)


def test_held_for_a_quarter_of_a_second_it_shows_the_covered_card_whole_until_it_is_let_go(player):
    place, at, point = covered(player)
    model, peek = player.model, player.scene.gestures.peek
    player.frame()
    before = player.app.window.canvas.copy()
    hold(player, point, 0.2)
    assert not peek.shown
    player.wait(0.1)
    assert peek.shown
    assert peek.card == model.piles[place].cards[at]
    assert peek.rect.colliderect(player.scene.lay.cards[place][at])
    assert player.scene.area.contains(peek.rect)
    inside = peek.rect.inflate(-8, -8)
    whole = player.app.art.face(peek.card, peek.rect.w, large=player.scene.lay.large)
    shown = player.app.window.canvas.subsurface(inside)
    for x, y in ((9, 9), (inside.w // 2, inside.h // 2), (inside.w - 9, inside.h - 9)):
        assert shown.get_at((x, y))[:3] == whole.get_at((x + 4, y + 4))[:3]
    player.same_as_fresh("while it is shown")
    player.up(point, RIGHT)
    player.frame()
    assert not peek.shown
    assert player.model is model, "looking is no move"
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(player.app.window.canvas, "RGB")


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_the_card_shown_is_at_least_120_pixels_wide(player, size):
    player.resize(size)
    _place, _at, point = covered(player)
    hold(player, point)
    assert player.scene.gestures.peek.rect.w == max(120, player.scene.lay.w)
    assert player.scene.area.contains(player.scene.gestures.peek.rect)


def test_a_short_click_makes_the_best_move_when_it_is_let_go(player):
    best = movable(player)
    move = player.scene.board.best(best)
    player.down(player.point(best), RIGHT)
    assert not player.match.steps
    player.wait(0.1)
    player.up(player.point(best), RIGHT)
    assert [step.move for step in player.match.steps] == [move]


def test_a_right_click_pulled_away_does_nothing(player):
    x, y = player.point(movable(player))
    player.down((x, y), RIGHT)
    player.move((x + 30, y + 30), (0, 0, 1))
    player.wait(0.5)
    assert not player.scene.gestures.peek.shown
    player.up((x + 30, y + 30), RIGHT)
    assert not player.match.steps


def test_what_lies_face_down_is_never_shown(player):
    for name in ("klondike", "take_ten", "carpet", "four_of_a_kind", "try_again"):
        player.sit_down(walked(name, {}, 11, 12, chance("unseen", name)))
        for place, pile in player.scene.view.table.piles.items():
            if place not in player.scene.lay.spots:
                continue
            for at in range(pile.down):
                if point := player.point(place, at):
                    hold(player, point, 0.4)
                    assert player.scene.gestures.peek.card is None, (name, place, at)
                    player.send(pygame.WINDOWFOCUSLOST)


ENDS = {
    "focus lost": lambda p: p.send(pygame.WINDOWFOCUSLOST),
    "pointer left": lambda p: p.send(pygame.WINDOWLEAVE),
    "let go outside": lambda p: p.move((5, 300)),
    "left button": lambda p: p.down((600, 700), LEFT),
    "a key": lambda p: p.key(pygame.K_u),
    "resize": lambda p: p.resize((900, 700)),
    "panel": lambda p: p.app.show_settings(),
}


@pytest.mark.parametrize("what", ENDS)
@pytest.mark.parametrize("seconds", [0.1, 0.4])
def test_whatever_comes_between_ends_it_and_moves_nothing(player, what, seconds):
    _place, _at, point = covered(player)
    scene, model = player.scene, player.model
    hold(player, point, seconds)
    ENDS[what](player)
    assert scene.gestures.peek.card is None
    assert not scene.gestures.pressed
    player.wait(0.5)
    assert scene.gestures.peek.card is None
    player.up(point, RIGHT)
    assert player.model is model
    player.same_as_fresh(what)


def test_one_timer_and_then_nothing_ticks(player):
    _place, _at, point = covered(player)
    player.rest()
    for _search in range(400):
        if player.app.tick() is None:
            break
    player.down(point, RIGHT)
    assert player.app.tick() == pytest.approx(0.25)
    player.clock.now += 0.26
    assert player.app.tick() is None
    assert player.scene.gestures.peek.shown


def test_the_key_c_gives_every_suit_its_own_colour_and_takes_it_back(player):
    player.app.play("klondike", 11)
    player.frame()
    two = player.app.window.canvas.copy()
    player.key(pygame.K_c)
    assert player.app.settings.four_colours
    assert player.scene.message
    player.same_as_fresh()
    assert pygame.image.tobytes(two, "RGB") != pygame.image.tobytes(player.app.window.canvas, "RGB")
    player.key(pygame.K_c)
    assert not player.app.settings.four_colours
