"""Pictures of the window against those in `tests/pictures`.

After a change of the look: `python -m pytest tests/gui/test_pictures.py --take-pictures`, which lists what is new, and look at it.
"""

from pathlib import Path

import pygame
import pytest
from compare import differences, scale, side_by_side, stored
from harness import chance, walked
from positions import game, table_of
from test_fuzz import Absent

from patience import speech
from patience.cards import PACK
from patience.engine.match import Match
from patience.engine.moves import DEAL as DEAL_AGAIN
from patience.engine.moves import Carry, Tap
from patience.engine.record import read
from patience.games import NAMES, ROUNDS, rules_class
from patience.gui import glyphs, piles, text
from patience.gui.cache import Cache
from patience.players.choose import choose

TESTS = Path(__file__).parent.parent
FOLDER = TESTS / "pictures"
DEAL = 12345
ME, DECISION = 0, 4
FEWER = {"ranter_go_round": 1}  # where a match is short
SMALL, USUAL, TALL = (640, 400), (1280, 800), (640, 960)


# What is to be seen: each function brings the window there


def table(name):
    return lambda hands: hands.app.play(name, DEAL)


def panel(name):
    def show(hands):
        hands.app.play("klondike", DEAL)
        getattr(hands.app, f"show_{name}")()

    return show


def won(hands):
    hands.sit_down(read((TESTS / "won/take-ten.txt").read_text(), rules_class))
    assert hands.app.panel


def start(hands):
    hands.app.play("klondike", DEAL)
    hands.click(hands.point("stock"))
    hands.app.home()
    while hands.app.scene.tick(0) == 0.0:  # the pictures of the games are drawn one after the other
        pass


def settings(**fields):
    def change(hands):
        hands.app.change(**fields)
        hands.app.play("klondike", DEAL)

    return change


def long_column(hands):
    """A run from the King to the Ace on six cards face down."""
    column = "(2C) (3C) (4C) (5C) (6C) (7C) KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS"
    rest = " ".join(
        f"({card})" for card in PACK if str(card) not in column.replace("(", "").replace(")", "").split()
    )
    rules = game("klondike")
    match = Match(rules, DEAL)
    match.dealt = table_of(rules, f"column.7: {column}; stock: {rest}", match.dealt.notes)
    hands.app._sit_down(match, dealing=False)


def focus(hands):
    hands.app.play("klondike", DEAL)
    for _press in range(3):
        hands.key(pygame.K_TAB)


def cursor(hands):
    hands.app.play("klondike", DEAL)
    for key in (pygame.K_HOME, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN):
        hands.key(key)
    assert hands.scene.cursor.shown


def log(hands):
    match = walked("klondike", {}, DEAL, 20, chance("log"))
    hands.sit_down(match)
    hands.scene.show_log()
    assert hands.app.panel


def chosen(hands):
    """A card that may go to two places."""
    hands.sit_down(walked("help_your_neighbour", {}, 3, 30, chance("chosen")))
    hands.click(hands.point("turned"))


def lost(hands):
    match = Match(game("take_ten"), DEAL)
    while moves := match.rules.moves(match.table):
        match.play(moves[0])
    hands.sit_down(match)
    assert hands.scene.notice.words


def held(hands):
    hands.app.play("klondike", DEAL)
    x, y = hands.point("column.4")
    hands.down((x, y))
    hands.pull((x + 150, y + 120))
    assert hands.scene.hands.held


def tray(hands):
    hands.app.play("try_again", 5)
    scene = hands.scene
    for _card in range(52):
        scene.play(Tap("stock"))
        if scene.match.table.piles["turned"].cards:
            scene.play(Carry("turned", 1, "heap.1"))
    scene.look_through("heap.1")


def hint(hands):
    hands.app.play("klondike", DEAL)
    hands.scene.hint()
    hands.scene.hint()


def round_game(name):
    """The player's fourth decision in a match in which all play by easy habits."""

    def show(hands):
        hands.app.thinker = Absent()
        game = rules_class(name)
        match = Match(game(game.usual_players if game.usual_players in game.players else None), DEAL)
        decisions = 0
        wanted = FEWER.get(name, DECISION)
        while decisions < wanted:
            seat = match.table.turn
            if seat is None:
                match.play(DEAL_AGAIN)
                continue
            decides = seat == ME and len(match.rules.moves(match.table)) > 1
            decisions += decides
            if decisions < wanted:
                match.play(choose(match.mind(seat), "easy", "luck"), follows=not decides)
        hands.sit_down(match)
        hands.frame()
        assert hands.scene.choices.any

    return show


def paper(hands):
    """The end of a deal of Pope Joan."""
    hands.app.thinker = Absent()
    match = Match(rules_class("pope_joan")(4), DEAL)
    while (seat := match.table.turn) is not None:
        match.play(choose(match.mind(seat), "easy", "luck"), follows=seat != ME)
    hands.sit_down(match)
    hands.frame()
    assert hands.app.panel


def fortune(hands):
    """Twelve cards in a row, of which three have been read."""
    hands.app.play("fortune", DEAL)
    hands.frame()
    hands.key(pygame.K_RIGHT)
    for _press in range(5):
        hands.key(pygame.K_RETURN)
        hands.frame()


PANELS = ["rules", "options", "deal", "settings", "keys", "menu"]
SCENES = {
    **{name: (table(name), [SMALL, USUAL, TALL]) for name in NAMES},
    **{f"round_{game.name}": (round_game(game.name), [SMALL, USUAL]) for game in ROUNDS},
    "round_paper": (paper, [SMALL, USUAL]), "fortune": (fortune, [SMALL, USUAL]),
    **{f"panel_{name}": (panel(name), [SMALL, USUAL]) for name in PANELS},
    "panel_log": (log, [SMALL, USUAL]), "cursor": (cursor, [USUAL]), "panel_win": (won, [SMALL, USUAL]), "start": (start, [SMALL, USUAL]),
    "four_colours": (settings(four_colours=True), [USUAL]), "large_index": (settings(large_index=True), [USUAL]),
    "long_column": (long_column, [SMALL, USUAL]), "focus": (focus, [USUAL]), "chosen": (chosen, [USUAL]),
    "lost": (lost, [SMALL, USUAL]), "held": (held, [USUAL]), "tray": (tray, [SMALL, USUAL]), "hint": (hint, [USUAL]),
}  # fmt: skip
CASES = {
    f"{name}_{size[0]}x{size[1]}": (show, size) for name, (show, sizes) in SCENES.items() for size in sizes
}


def snapshot(hands):
    """The whole window painted anew, and where in it there is text."""
    texts = []
    line = text.line

    def noted(surface, *rest, **more):
        place = line(surface, *rest, **more)
        texts.append(place.clip(surface.get_clip()))
        return place

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "line", noted)
        if hands.app.table and hands.app.scene is hands.app.table:
            hands.app.table.spoil()
        for scene in hands.app.scenes():
            scene.invalidate()
        hands.app.paint()
    return hands.app.window.canvas.copy(), [place for place in texts if place.w and place.h]


@pytest.mark.parametrize("name", CASES)
def test_the_window_looks_as_in_its_picture(player, quick_cards, name, tmp_path, pictures, monkeypatch):
    monkeypatch.setattr(speech, "found", list)  # what speaks is another on every computer
    show, size = CASES[name]
    player.resize(size)
    show(player)
    player.frame()
    window, texts = snapshot(player)
    got, path = stored(window), FOLDER / f"{name}.jpg"
    expected = pygame.image.load(path).convert() if path.exists() else None
    if expected and expected.get_size() == got.get_size():
        blocks = differences(expected, got, scale(size), texts)
    else:
        blocks = [got.get_rect()]
    if pictures is not None:
        if blocks:
            pictures.append(f"{name}: {f'{len(blocks)} blocks' if expected else 'new'}")
            pygame.image.save(got, path)
        return
    assert expected, f"there is no picture {path}"
    if blocks:
        both = tmp_path / f"{name}.png"
        pygame.image.save(side_by_side(expected, got, blocks), both)
        raise AssertionError(
            f"{len(blocks)} blocks differ: expected, got, and where they differ are in {both}"
        )


def test_every_picture_is_that_of_a_case(pictures):
    for path in FOLDER.glob("*.jpg"):
        if pictures is not None and path.stem not in CASES:
            pictures.append(f"{path.stem}: removed")
            path.unlink()
    if pictures is None:
        assert {path.stem for path in FOLDER.glob("*.jpg")} == set(CASES)


# Whether the comparison sees what it should, and only that


@pytest.fixture(params=[SMALL, USUAL], ids=["smallest", "usual"])
def before(player, quick_cards, request, tmp_path):
    """A table of Klondike, and its picture as it comes back from the disk."""
    player.resize(request.param)
    player.app.play("klondike", DEAL)
    window, texts = snapshot(player)
    pygame.image.save(stored(window), tmp_path / "kept.jpg")
    return window, pygame.image.load(tmp_path / "kept.jpg").convert(), texts


def seen(before, window):
    _window, kept, texts = before
    return differences(kept, stored(window), scale(window.get_size()), texts)


def test_the_same_picture_passes_though_it_was_compressed(before):
    assert not seen(before, before[0])


@pytest.mark.parametrize("way", [(1, 0), (0, 1)])
def test_a_card_one_pixel_aside_is_seen(player, before, way):
    rects = player.scene.lay.cards["column.3"]
    rects[-1] = rects[-1].move(way)
    assert seen(before, snapshot(player)[0])


def test_a_card_that_is_another_is_seen(player, before, monkeypatch):
    face, top, other = (
        player.app.art.face,
        player.model.piles["column.7"].top,
        player.model.piles["column.1"].top,
    )
    monkeypatch.setattr(
        player.app.art,
        "face",
        lambda card, width, **more: face(other if card is top else card, width, **more),
    )
    assert seen(before, snapshot(player)[0])


def test_another_colour_of_one_suit_is_seen(player, before):
    player.app.art.colours = {**player.app.art.colours, "H": player.app.art.colours["S"]}
    player.app.art.keys.clear()
    player.app.art.pictures.clear()
    assert seen(before, snapshot(player)[0])


def test_a_missing_shadow_is_seen(player, before, monkeypatch):
    monkeypatch.setattr(piles, "shade", lambda *_given, **_named: None)
    assert seen(before, snapshot(player)[0])


def test_another_felt_is_seen(player, before):
    player.app.change(felt="Slate")
    assert seen(before, snapshot(player)[0])


def test_missing_words_are_seen(player, before, monkeypatch):
    monkeypatch.setattr(text, "line", lambda _surface, _text, at, *_rest, **_more: pygame.Rect(at, (0, 0)))
    assert seen(before, snapshot(player)[0])


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize("name", ["klondike", "start", *(f"panel_{panel}" for panel in PANELS)])
def test_letters_drawn_a_hair_differently_pass(player, quick_cards, monkeypatch, name, size):
    """In other sizes the font's own hints and roundings fall differently, as with another version of its renderer."""
    player.resize(size)
    SCENES[name][0](player)
    player.frame()
    window, texts = snapshot(player)
    monkeypatch.setattr(glyphs, "BASES", (46, 93, 181))
    monkeypatch.setattr(glyphs, "LINES", Cache(800))
    other, _texts = snapshot(player)
    assert pygame.image.tobytes(window, "RGB") != pygame.image.tobytes(other, "RGB")
    assert not differences(stored(window), stored(other), scale(size), texts)
