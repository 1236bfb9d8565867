"""Nothing on the table for several lies over anything else or leaves the window, whoever plays at whatever size."""

from itertools import combinations
from random import Random

import pygame
import pytest
from harness import Player

from patience.engine.match import Match
from patience.games import rules_class
from patience.gui.company.scene import CompanyScene

GAMES = [
    "authors", "court_circular_1860", "court_circular_1862", "fan_tan", "five_or_nine", "guest", "newmarket",
    "pochen", "pope_joan", "ranter_go_round", "saratoga", "speculation", "spin",
]  # fmt: skip
SIZES = [(640, 400), (1280, 800), (2560, 1440), (720, 1000), (1024, 640)]
CASES = [(name, players) for name in GAMES for players in rules_class(name).players]
SLACK = 2  # window pixels by which rounded rectangles may touch


@pytest.fixture(scope="module")
def desk():
    return Player(lambda: 0.0).app


def seated(desk, match, size):
    """The table for several as it looks at rest."""
    scene = CompanyScene(desk, match, match.rules)
    desk.table = scene
    scene.layout(size)
    if match.table.turn == scene.me:
        scene._offer()
    return scene


def walked(name, players, chance, steps, **chosen):
    """A match after random moves, somewhere in its first deals."""
    match = Match(rules_class(name)(players, **chosen), chance.randrange(1, 10_000))
    for _step in range(steps):
        if match.table.turn is None:
            break
        match.play(chance.choice(list(match.rules.moves(match.table))))
    return match


def to_me(match, chance):
    """Random moves until the player has something to decide."""
    for _step in range(400):
        if match.table.turn is None or (match.table.turn == 0 and len(match.rules.moves(match.table)) > 1):
            break
        match.play(chance.choice(list(match.rules.moves(match.table))))
    return match


def things(scene):
    """All that may not be covered, by name: cards place by place, pools, people, the line, the answers."""
    found = {"line": scene.plan.line.inflate(-0.5 * scene.size[0], 0)}
    for name, rects in scene.laid.cards.items():
        shown = [rect for rect in rects if rect.bottom > 0]
        if shown and not name.startswith("books."):
            found[name] = shown[0].unionall(shown[1:])
    for name, rect in scene.laid.heaps.items():
        if not name.startswith("seat.") and name != "tray":
            found[name] = rect
    for seat, block in scene.plan.blocks.items():
        found[f"medal {seat}"] = block.medal
    for number, widget in enumerate(scene.answers.widgets):
        found[f"answer {number}"] = widget.rect
    return found


def overlaps(scene):
    """Pairs of things of which one covers the other."""
    for (a, one), (b, other) in combinations(things(scene).items(), 2):
        both = one.clip(other)
        if both.w > SLACK and both.h > SLACK and not may_touch(a, b):
            yield a, b, both.size


def may_touch(a, b):
    """Cards of one seat may lie on each other, and the turn-up stands where it is sold."""
    return {a.partition(".")[0], b.partition(".")[0]} in (
        {"line", "covered"}, {"aside", "stock"}, {"row"}, {"turnup", "stock"},
    )  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("name", "players"), CASES)
def test_nothing_covers_anything_and_nothing_leaves_the_window(desk, name, players, size):
    chance = Random(f"{name}{players}")
    for steps in (0, 7, 40):
        match = to_me(walked(name, players, chance, steps), chance)
        scene = seated(desk, match, size)
        found = list(overlaps(scene))
        assert not found, (steps, found[:6])
        window = scene.bounds.inflate(2, 2)
        for thing, rect in things(scene).items():
            assert window.contains(rect), (thing, rect)
        canvas = pygame.Surface(size)
        scene.paint(canvas, scene.bounds)
