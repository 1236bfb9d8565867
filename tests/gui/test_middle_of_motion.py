"""Acting while cards are on their way: the model is final at once, and the picture ends as the model is."""

import pygame
import pytest
from harness import SIZES, chance, walked

from patience.games import NAMES

ACTIONS = {
    "undo": lambda hands, random: hands.key(pygame.K_u),
    "redo": lambda hands, random: hands.key(pygame.K_r),
    "new deal": lambda hands, random: hands.key(pygame.K_n),
    "restart": lambda hands, random: hands.key(pygame.K_r, pygame.KMOD_SHIFT),
    "hint": lambda hands, random: hands.key(pygame.K_h),
    "turn": lambda hands, random: hands.key(pygame.K_SPACE),
    "finish": lambda hands, random: hands.key(pygame.K_f),
    "put back": lambda hands, random: hands.app.scene.gestures.chosen and hands.key(pygame.K_ESCAPE),
    "resize": lambda hands, random: hands.resize(random.choice(SIZES[:5])),
    "settings": lambda hands, random: hands.app.change(
        felt=random.choice(["Ink", "Emerald"]), large_index=random.random() < 0.5, size=random.choice([90, 100, 125])
    ),
    "panel": lambda hands, random: (hands.key(pygame.K_s), hands.frame(), hands.app.dismiss()),
    "other game": lambda hands, random: (hands.app.play(random.choice(NAMES)), hands.frame(), hands.app.play(hands.game)),
    "start screen": lambda hands, random: (hands.app.home(), hands.frame(), hands.app.play(hands.game)),
    "focus lost": lambda hands, random: hands.send(pygame.WINDOWFOCUSLOST),
    "right click": lambda hands, random: hands.click(anywhere(hands, random), 3),
    "click": lambda hands, random: hands.click(anywhere(hands, random)),
    "double click": lambda hands, random: (hands.click(p := anywhere(hands, random)), hands.click(p)),
    "drag": lambda hands, random: hands.drag(anywhere(hands, random), anywhere(hands, random)),
    "pick up": lambda hands, random: (
        hands.down(p := anywhere(hands, random)), hands.pull((p[0] + 30, p[1] + 20)), hands.frame(), hands.up(p)
    ),
}  # fmt: skip


def anywhere(hands, random):
    places = list(hands.scene.lay.spots)
    return hands.point(random.choice(places)) or hands.scene.area.center


def move_something(hands, random):
    """A move that sets cards flying, made by a gesture; the better one likelier."""
    moves = list(hands.rules.moves(hands.model))
    if not moves:
        hands.key(pygame.K_n)
        return
    move = random.choice(moves)
    place = getattr(move, "place", None) or getattr(move, "source", None) or move.places[0]
    hands.click(hands.point(place) or hands.scene.area.center, 3)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("game", ["carpet", "four_of_a_kind", "take_fourteen", "klondike"])
def test_whatever_is_done_in_mid_flight_the_picture_settles_as_the_model(hands, game, action):
    random = chance("motion", game, action)
    hands.game = game
    hands.app.change(motion="calm", auto_finish=random.random() < 0.5)
    hands.sit_down(walked(game, {}, random.randint(1, 10**9 - 1), 20, random))
    for _round in range(2):
        hands.app.dismiss()
        move_something(hands, random)
        hands.wait(random.uniform(0, 0.3))
        hands.check()
        hands.same_as_fresh("in flight")
        if hands.app.scene is not hands.app.table:
            hands.app.play(game)
        if hands.app.panel is None:
            ACTIONS[action](hands, random)
        hands.check()
        hands.wait(random.uniform(0, 0.1))
        hands.check()
        hands.same_as_fresh("just after")
    hands.rest()
    hands.check()
    hands.same_as_fresh("at rest")
    hands.app.dismiss()
    if hands.app.scene is hands.app.table:
        hands.same_as_new_scene()


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (720, 1280)])
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_painted_piece_by_piece_looks_like_one_painted_at_once(hands, game, size):
    """Also while a card is chosen or held, with its targets aglow, and while hints point."""
    random = chance("piece", game, size)
    hands.app.change(motion="brisk", large_index=random.random() < 0.5)
    hands.resize(size)
    hands.sit_down(walked(game, {}, random.randint(1, 10**9 - 1), 10, random))
    for round in range(2):
        hands.app.dismiss()
        places = [m.source for m in hands.rules.moves(hands.model) if hasattr(m, "source")] or list(
            hands.scene.lay.spots
        )
        point = hands.point(random.choice(places)) or hands.scene.area.center
        hands.rest()
        hands.down(point)
        hands.pull((point[0] + 40, point[1] + 30))
        hands.same_as_fresh("held")
        hands.pull((point[0] + 90, point[1] - 50))
        hands.same_as_fresh("held and moved")
        hands.send(pygame.WINDOWFOCUSLOST)
        hands.same_as_fresh("going home")
        hands.rest()
        hands.same_as_fresh("home again")
        hands.click(point)
        hands.same_as_fresh("chosen")
        hands.rest()
        hands.app.dismiss()
        hands.key(pygame.K_h)
        hands.same_as_fresh("hint")
        hands.key(pygame.K_h)
        hands.same_as_fresh("second hint")
        move_something(hands, random)
        hands.app.dismiss()
        hands.wait(0.1)
        hands.same_as_fresh("on the way")
        hands.rest()
        hands.same_as_fresh(f"round {round}")
        hands.check()


def test_keys_typed_in_quick_succession_are_all_obeyed_although_nothing_has_arrived(hands):
    hands.app.change(motion="calm")
    hands.app.play("klondike", 11)
    for number in range(5):
        hands.key(pygame.K_SPACE)
        assert hands.match.moves_made == number + 1
    for number in range(5):
        hands.key(pygame.K_u)
        assert hands.match.moves_made == 4 - number
    hands.rest()
    hands.same_as_new_scene()


def test_input_fast_forwards_the_deal(hands):
    hands.app.change(motion="calm")
    hands.app.play("klondike", 11)
    hands.app.play("carpet", 3)
    hands.frame()
    assert hands.scene.motion.flights
    hands.down((5, hands.scene.size[1] // 2))
    assert not hands.scene.motion.flights
    hands.same_as_new_scene()
