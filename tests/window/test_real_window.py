"""The program in a real window: real pointer, real keys, real frame."""

import os
import time

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from patience.engine.match import Match
from patience.engine.moves import Carry, Tap
from patience.games import rules_class
from patience.gui.cardart import CardArt
from patience.gui.layout import Layout
from patience.gui.theme import Scale

pytestmark = pytest.mark.window


def layout(match, size):
    scale = Scale(size)
    area = pygame.Rect(0, scale.bar, size[0], size[1] - scale.bar - scale.status)
    return Layout(match.rules, match.table, area, scale)


def deal_with_a_move():
    """A Klondike deal whose first legal move carries a card from column to column."""
    for deal in range(1, 999):
        match = Match(rules_class("klondike")(), deal)
        for move in match.rules.moves(match.table):
            if isinstance(move, Carry) and move.target.startswith("column"):
                return match, move
    raise AssertionError


def seen(program, path, rect):
    """The pixels of a part of the window."""
    return pygame.image.load(program.screen.picture(path, program.window)).subsurface(rect).copy()


def distance(one, other):
    """The mean difference of two pictures' inner parts, 0 to 255."""
    width, height = one.get_size()
    inner = pygame.Rect(0, 0, width, height).inflate(-width // 5, -height // 5)
    a = pygame.image.tobytes(one.subsurface(inner), "RGB")
    b = pygame.image.tobytes(other.subsurface(inner), "RGB")
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


@pytest.fixture
def art():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return CardArt()


def test_a_card_is_dragged_the_stock_is_clicked_the_window_resized_and_closed(start, tmp_path, art):
    match, move = deal_with_a_move()
    program = start("--game", "klondike", "--deal", str(match.deal))
    size = program.box[2:]
    assert size == (1280, 800)
    lay = layout(match, size)
    card = match.table.piles[move.source].cards[-1]
    match.play(move)
    after = layout(match, size)
    goal = after.cards[move.target][-1]
    start_at = lay.cards[move.source][-1]
    face = art.face(card, lay.w, large=lay.large)
    assert distance(seen(program, tmp_path / "0.png", start_at), face) < 4
    assert distance(seen(program, tmp_path / "1.png", goal), face) > 20
    program.drag(
        start_at.center, (start_at.centerx + goal.x - start_at.x, start_at.centery + goal.y - start_at.y)
    )
    program.waits_for(lambda: program.moves() == 1)
    assert f"move {move}" in program.game()
    program.move(*after.slot("stock").move(0, 300).center)
    time.sleep(0.6)
    assert distance(seen(program, tmp_path / "2.png", goal), face) < 4

    program.click(*after.slot("stock").center)
    program.waits_for(lambda: program.moves() == 2)
    match.play(Tap("stock"))
    time.sleep(0.6)
    top = match.table.piles["waste"].cards[-1]
    rect = layout(match, size).cards["waste"][-1]
    assert distance(seen(program, tmp_path / "3.png", rect), art.face(top, lay.w, large=lay.large)) < 4

    program.screen.xdotool("windowsize", "--sync", program.window, 900, 700)
    time.sleep(0.6)
    size = program.box[2:]
    assert size == (900, 700)
    small = layout(match, size)
    rect = small.cards["waste"][-1]
    assert distance(seen(program, tmp_path / "4.png", rect), art.face(top, small.w, large=small.large)) < 4
    whole = pygame.image.load(program.screen.picture(tmp_path / "5.png", program.window))
    w, h = size
    assert whole.get_size() == size
    for corner in ((2, 2), (w - 3, 2), (2, h - 3), (w - 3, h - 3)):
        assert whole.get_at(corner)[:3] != (0, 0, 0), "a corner is not painted"

    program.screen.xdotool("windowsize", program.window, 300, 200)
    time.sleep(0.3)
    assert program.box[2] >= 640
    assert program.box[3] >= 400
    assert program.shut() == (0, "")
    assert program.moves() == 2


def test_a_card_let_go_outside_the_window_goes_home(start, tmp_path):
    match, move = deal_with_a_move()
    program = start("--game", "klondike", "--deal", str(match.deal))
    lay = layout(match, program.box[2:])
    start_at = lay.cards[move.source][-1].center
    before = seen(program, tmp_path / "0.png", lay.area)
    program.move(*start_at)
    time.sleep(0.2)
    program.screen.xdotool("mousedown", 1)
    for part in range(1, 6):
        program.move(start_at[0] + 10 * part, start_at[1] + 10 * part)
    program.screen.xdotool("mousemove", 3, 3)
    time.sleep(0.2)
    program.screen.xdotool("mouseup", 1)
    time.sleep(0.2)
    program.move(lay.area.right - 8, lay.area.bottom - 8)
    time.sleep(0.6)
    assert program.moves() == 0
    assert distance(before, seen(program, tmp_path / "1.png", lay.area)) < 0.5
    assert program.shut() == (0, "")


def test_keys_play_and_full_screen_goes_forth_and_back(start):
    program = start("--game", "klondike", "--deal", "7")
    program.key("space", "space", "u")
    program.waits_for(lambda: program.moves() == 1 and "undone" in program.game())
    size = program.box[2:]
    program.key("F11")
    program.waits_for(lambda: program.box[2:] == program.screen.size)
    program.key("space")
    program.waits_for(lambda: program.moves() == 2)
    program.key("F11")
    program.waits_for(lambda: program.box[2:] == size)
    program.key("ctrl+q")
    program.process.communicate(timeout=10)
    assert program.process.returncode == 0
