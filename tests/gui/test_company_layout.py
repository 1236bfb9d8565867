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
SIZES = [
    (640, 400),
    (1280, 800),
    (2560, 1440),
    (720, 1000),
    (720, 1280),
    (660, 700),
    (1440, 2560),
    (1024, 640),
]
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
        if shown:
            found[name] = shown[0].unionall(shown[1:])
    pools = {name: rect for name, rect in scene.laid.heaps.items() if name.startswith("pool")}
    found |= pools
    for number, (seat, rect) in enumerate(scene.seats.solid()):
        found[f"person {seat} {number}"] = rect
    for pattern in scene.patterns:
        for number, rect in enumerate(pattern.solid(scene.view.table, scene.laid, scene.look)):
            found[f"{type(pattern).__name__} {number}"] = rect
    for number, widget in enumerate(scene.answers.widgets):
        found[f"answer {number}"] = widget.rect
    return found


def overlaps(scene):
    """Pairs of things of which one covers the other."""
    for (a, one), (b, other) in combinations(things(scene).items(), 2):
        if kind(a, scene) & kind(b, scene):  # a pattern lays its own things with care, or over each other
            continue
        both = one.clip(other)
        if both.w > SLACK and both.h > SLACK and not may_touch(a, b):
            yield a, b, both.size


def kind(thing, scene):
    """The patterns that lay a thing."""
    return {
        type(pattern).__name__
        for pattern in scene.patterns
        if thing.startswith(type(pattern).__name__)
        or thing in pattern.names
        or thing in pattern.lay(scene.view.table, scene.plan).heaps
    }


def may_touch(a, b):
    """Parts of one person, cards of one seat, the turn-up and the stock."""
    if a.startswith("person") and b.startswith("person"):
        return a.split()[1] == b.split()[1]
    return {a.partition(".")[0], b.partition(".")[0]} in (
        {"line", "covered"}, {"aside", "stock"}, {"row"}, {"turnup", "stock"},
    )  # fmt: skip


@pytest.mark.parametrize(("name", "players"), CASES)
def test_nothing_covers_anything_and_nothing_leaves_the_window(desk, name, players):
    chance = Random(f"{name}{players}")
    for size in chance.sample(SIZES, 2):
        match = to_me(walked(name, players, chance, chance.choice((0, 7, 40))), chance)
        scene = seated(desk, match, size)
        found = list(overlaps(scene))
        assert not found, (size, found[:6])
        window = scene.bounds.inflate(2, 2)
        for thing, rect in things(scene).items():
            assert window.contains(rect), (thing, rect)
        canvas = pygame.Surface(size)
        scene.paint(canvas, scene.bounds)


@pytest.mark.parametrize("players", range(3, 9))
def test_books_cover_neither_the_last_questions_nor_the_pool(desk, players):
    """Late in a deal, when many lie there."""
    chance = Random(players)
    match = walked("authors", players, chance, 0)
    while sum(len(match.table.piles[f"books.{seat}"].cards) for seat in range(players)) < 40:
        match.play(chance.choice(list(match.rules.moves(match.table))))
    scene = seated(desk, match, (1280, 800))
    assert not list(overlaps(scene))
    books = [rect for seat in range(players) for rect in scene.laid.cards[f"books.{seat}"]]
    shown = things(scene)
    assert any(thing.startswith("Boards") for thing in shown)
    for thing, rect in shown.items():
        if thing.startswith(("Boards", "pool", "person")):
            assert rect.inflate(-8, -8).collidelist(books) < 0, thing


def test_the_score_lies_below_what_somebody_has_taken_where_a_window_is_nearly_square(desk):
    chance = Random(5)
    match = to_me(walked("court_circular_1860", 6, chance, 30), chance)
    scene = seated(desk, match, (1400, 1300))
    assert any(thing.startswith("Boards") for thing in things(scene))
    assert not list(overlaps(scene))


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_the_arrow_to_a_neighbour_stays_above_the_line_that_asks(desk, size, monkeypatch):
    from patience.gui.company import arrows

    drawn = []
    monkeypatch.setattr(arrows, "dotted_arrow", lambda _canvas, start, end, _u: drawn.append((start, end)))
    for players in rules_class("ranter_go_round").players:
        dealt = (Match(rules_class("ranter_go_round")(players), deal) for deal in range(1, 60))
        match = next(
            match for match in dealt if match.table.turn == 0 and match.rules.exchanges_with(match.table)
        )
        scene = seated(desk, match, size)
        scene.paint(pygame.Surface(size), scene.bounds)
        assert drawn
        assert all(y < scene.plan.line.y for _x, y in drawn.pop())
