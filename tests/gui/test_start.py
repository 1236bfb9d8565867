import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from patience.games import ENTRIES, ROUNDS, Entry, rules_class
from patience.gui.cardart import CardArt
from patience.gui.desk import Saved
from patience.gui.panels import wall
from patience.gui.start import StartScene
from patience.shelf.settings import Settings

SIZES = [(640, 400), (800, 600), (1024, 768), (1280, 800), (2560, 1440), (720, 1280)]
GAMES = [
    Entry("take_ten", "Take Ten", "Lift pairs that make ten", 1, 3, "Patience"),
    Entry("carpet", "The Carpet", "Twenty cards, four suits up", 2, 6, "Patience"),
    Entry("four_of_a_kind", "Four of a Kind", "Every card to its own pile", 1, 2, "Patience"),
    Entry("try_again", "Try Again", "Four heaps, your choice", 3, 8, "Patience"),
    Entry("take_fourteen", "Take Fourteen", "Clear pairs of fourteen", 2, 5, "Patience"),
    Entry("help_your_neighbour", "Help Your Neighbour", "Up on aces, down on piles", 3, 9, "Patience"),
    Entry("klondike", "Klondike", "The classic, seven columns", 2, 7, "Patience"),
]
KEPT = {
    "klondike": Saved(48213, 42, 10, 52, "draw three", won=False, when=2.0),
    "carpet": Saved(7, 3, 4, 52, "", won=False, when=1.0),
    "take_ten": Saved(7, 3, 4, 52, "", won=True, when=3.0),
}


class Desk:
    def __init__(self, kept=None):
        self.settings = Settings()
        self.art = CardArt()
        self.kept = kept or {}
        self.played = []
        self.shown = []

    def catalogue(self):
        return GAMES

    def saved(self, name):
        return self.kept.get(name)

    def play(self, name, deal=None, options=None, fresh=False):
        self.played.append(name)

    def show(self, scene):
        self.shown.append(scene)


@pytest.fixture(autouse=True)
def screen():
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    pygame.display.quit()


def start(kept=None, size=(1280, 800), interface=100):
    desk = Desk(kept)
    desk.settings = desk.settings._replace(size=interface)
    scene = StartScene(desk)
    scene.layout(size)
    return desk, scene


def key(scene, number, letter="", mod=0):
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=number, mod=mod, unicode=letter))


def write(scene, words):
    for letter in words:
        scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(scene, pos):
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=pos, button=1))


def shown(scene):
    return [tile.entry.title for tile in scene.tiles if tile.visible]


@pytest.mark.parametrize("game", [entry.name for entry in GAMES])
def test_a_click_on_a_tile_opens_its_game_once(game):
    desk, scene = start()
    click(scene, next(tile for tile in scene.tiles if tile.entry.name == game).rect.center)
    assert desk.played == [game]


def test_the_game_played_last_can_be_continued():
    desk, scene = start(KEPT)
    click(scene, scene.hero.button.rect.center)
    click(scene, (scene.hero.rect.x + 300, scene.hero.rect.centery))
    assert desk.played == ["klondike", "klondike"]


def test_without_an_unfinished_game_there_is_nothing_to_continue():
    _desk, scene = start({"take_ten": KEPT["take_ten"]})
    assert scene.hero is None


def test_settings_open_over_the_screen():
    desk, scene = start()
    click(scene, scene.settings_button.rect.center)
    assert len(desk.shown) == 1


def test_search_keeps_the_games_whose_name_or_line_has_every_word():
    _desk, scene = start(KEPT)
    key(scene, pygame.K_SLASH, "/")
    write(scene, "/")  # the same key arrives as text too
    write(scene, "take")
    assert scene.search.value == "take"
    assert shown(scene) == ["Take Ten", "Take Fourteen"]
    assert not scene.hero.visible


def test_enter_in_the_search_opens_the_first_game_found():
    desk, scene = start()
    key(scene, pygame.K_SLASH, "/")
    write(scene, "/")
    write(scene, "COLUMNS")
    key(scene, pygame.K_RETURN, "\r")
    assert desk.played == ["klondike"]


def test_escape_empties_the_search_and_then_leaves_it():
    _desk, scene = start()
    scene.focus(scene.search, ring=True)
    write(scene, "carpet")
    key(scene, pygame.K_ESCAPE, "\x1b")
    assert scene.search.value == ""
    assert len(shown(scene)) == 7
    key(scene, pygame.K_ESCAPE, "\x1b")
    assert scene.focused is None


@pytest.mark.parametrize("size", SIZES)
def test_when_nothing_is_found_one_button_shows_all_again(size, screen):
    desk, scene = start(KEPT, size)
    scene.focus(scene.search, ring=True)
    write(scene, "whist")
    assert shown(scene) == []
    key(scene, pygame.K_RETURN, "\r")
    assert desk.played == []
    scene.paint(pygame.Surface(size), scene.bounds)
    click(scene, scene.all_button.rect.center)
    assert len(shown(scene)) == 7
    assert not scene.all_button.visible


def test_arrows_go_from_tile_to_tile_and_enter_plays():
    desk, scene = start()
    for number in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN):
        key(scene, number)
    assert scene.focused in scene.tiles
    assert scene.focused.rect.y > scene.tiles[0].rect.y
    key(scene, pygame.K_RETURN, "\r")
    assert desk.played == [scene.focused.entry.name]


def test_the_wheel_brings_the_last_tile_into_a_tiny_window():
    _desk, scene = start(KEPT, (640, 400))
    before = scene.tiles[-1].rect.bottom
    assert before > 400
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(0, 0), buttons=(0, 0, 0)))
    for _turn in range(20):
        scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert scene.tiles[-1].rect.bottom <= 400


def test_every_tile_can_be_reached_by_keyboard_in_a_tiny_window():
    _desk, scene = start(KEPT, (640, 400))
    seen = set()
    for _step in range(14):
        key(scene, pygame.K_TAB)
        seen.add(scene.focused)
        assert scene.focused.rect.clip(scene.bounds) == scene.focused.rect
    assert seen >= {*scene.tiles, scene.search, scene.settings_button, scene.hero.button}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("interface", [100, 150])
@pytest.mark.parametrize("kept", [{}, KEPT])
def test_nothing_overlaps_or_leaves_the_window(size, interface, kept):
    _desk, scene = start(kept, size, interface)
    boxes = [w.rect for w in scene.widgets if w.visible and w not in (scene.area, scene.hero)]
    for number, box in enumerate(boxes):
        assert 0 <= box.left < box.right <= size[0]
        assert not any(box.colliderect(other) for other in boxes[number + 1 :])
    scene.area.scroll_to(scene.area.most)
    assert max(tile.rect.bottom for tile in scene.tiles) <= size[1]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (2560, 1440), (720, 1280)])
def test_seven_games_need_no_scrolling(size):
    assert start(KEPT, size)[1].area.most == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_first_look_is_quick_and_pictures_follow(size, screen):
    _desk, scene = start(KEPT, size)
    canvas = pygame.Surface(size)
    scene.paint(canvas, scene.bounds)
    while scene.tick(0.0) == 0.0:
        pass
    assert all(scene.picture(tile.entry.name, tile.picture_size) for tile in scene.tiles)
    scene.damage.clear()
    scene.tick(1.0)
    assert scene.damage == []


@pytest.mark.parametrize("count", range(1, 20))
@pytest.mark.parametrize("room", [(1216, 500), (608, 250), (688, 1100), (400, 200), (1216, 2000)])
def test_the_wall_places_every_tile(count, room):
    spread = wall.spread(count, *room, 16, 90, (134, 82))
    assert sum(spread.rows) == count
    assert spread.picture >= 82
    assert max(spread.rows) - min(spread.rows) <= 1


def test_a_tile_found_keeps_its_size():
    _desk, scene = start(KEPT)
    before = scene.tiles[0].rect.size
    scene.focus(scene.search, ring=True)
    write(scene, "ten")
    assert scene.tiles[0].rect.size == before


@pytest.mark.parametrize("game", [*ENTRIES, *ROUNDS], ids=lambda game: game.name)
def test_the_catalogue_says_what_the_rules_say(game):
    rules = rules_class(game.name)
    assert (game.name, game.title, game.tagline) == (rules.name, rules.title, rules.tagline)
    assert game.players == (rules.players[0], rules.players[-1])
