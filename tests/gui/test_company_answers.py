"""Every legal move of every game can be made with the mouse, and with the keyboard alone."""

from random import Random

import pygame
import pytest
from test_company_layout import GAMES, desk, seated, to_me, walked  # noqa: F401 - a fixture

from patience.engine.match import Match
from patience.engine.moves import DEAL, Draw, Play, Say, Tap, parse_move
from patience.games import rules_class

LEFT, RIGHT = 1, 3
NUMBER_KEYS = {str(n): getattr(pygame, f"K_{n}") for n in range(10)}


def click(scene, pos, button=LEFT):
    pos = tuple(map(int, pos))
    scene.acted = 0.0  # no second click
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=pos, button=button))


def press(scene, key, unicode=""):
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=0))


def settled(scene):
    """What has been decided is done, one move after the other."""
    while scene.queue:
        scene.play(scene.queue.pop(0), forced=True)


def uncovered(target, scene):
    """A point of a target that no later one covers."""
    targets = scene.answers.targets()
    later = targets[targets.index(target) + 1 :]
    rect = target.rect
    for x in range(rect.x, rect.right):
        for y in (rect.centery, rect.y + 2):
            if rect.collidepoint(x, y) and not any(other.rect.collidepoint(x, y) for other in later):
                return x, y
    raise AssertionError(target)


def target_of(scene, what):
    return next(t for t in scene.answers.targets() if t.what == what and not t.back)


def button_of(scene, move):
    label = scene.words(scene.rules.label(scene.view.table, move))
    return next(button for button in scene.answers.buttons if button.label == label)


def by_mouse(scene, move):
    answers = scene.answers
    if isinstance(move, Play) and move.source == "hand.0":
        rect = scene.hand.rects[move.card]
        click(scene, (rect.x + 3, rect.centery))
    elif isinstance(move, Play) and move.source in answers.choices.questions:
        click(scene, uncovered(target_of(scene, move.source), scene))
        click(scene, uncovered(target_of(scene, move.card), scene))
    elif isinstance(move, Say) and move.number is not None:
        stepper = answers.stepper
        for _step in range(200):
            if stepper.value == move.number:
                break
            side = stepper.rect.right - 4 if stepper.value < move.number else stepper.rect.x + 4
            click(scene, (side, stepper.rect.centery))
        click(scene, answers.buttons[0].rect.center)
    elif isinstance(move, Say):
        button = button_of(scene, move)
        click(scene, button.rect.center)
        if move.word == "resign":
            click(scene, button.rect.center)
    else:
        click(scene, uncovered(target_of(scene, move), scene))
        while answers.half.takes_clicks and not answers.half.moves():
            other = next(t for t in answers.targets() if not answers.half.chosen(t.what))
            click(scene, uncovered(other, scene))
        if answers.half.takes_clicks:
            click(scene, answers.buttons[0].rect.center)


def reached(scene, what):
    """Go to something on the table with Tab and the arrows alone."""
    keys, answers = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN), scene.answers
    for _group in range(5):
        press(scene, pygame.K_TAB)
        seen, ways = [], [[]]
        while ways and answers.framed is not None:
            way = ways.pop(0)
            answers.point(scene.keys._targets(seats=scene.keys._framed().seat)[0].what)
            for key in way:
                press(scene, key)
            if answers.framed == what:
                return
            if answers.framed is not None and answers.framed not in seen:
                seen.append(answers.framed)
                ways += [[*way, key] for key in keys]
            if answers.framed is None:
                press(scene, pygame.K_TAB)
    raise AssertionError(what)


def by_keyboard(scene, move):
    answers = scene.answers
    if isinstance(move, Play) and move.source == "hand.0":
        for _step in range(30):
            if scene.hand.framed == move.card:
                break
            press(scene, pygame.K_RIGHT)
        press(scene, pygame.K_RETURN)
    elif isinstance(move, Play) and move.source in answers.choices.questions:
        reached(scene, move.source)
        press(scene, pygame.K_RETURN)
        reached(scene, move.card)
        press(scene, pygame.K_RETURN)
    elif isinstance(move, Say) and move.number is not None:
        for digit in str(move.number):
            press(scene, NUMBER_KEYS[digit], digit)
        press(scene, pygame.K_RETURN)
    elif isinstance(move, Say):
        button = button_of(scene, move)
        for _time in range(2 if move.word == "resign" else 1):
            if button is answers.buttons[0] and not button.shortcut.isalpha():
                press(scene, pygame.K_RETURN)
            else:
                key = button.shortcut if len(button.shortcut) == 1 else ""
                if key:
                    press(scene, getattr(pygame, f"K_{key.lower()}"), key.lower())
                else:
                    press(scene, pygame.K_RETURN)
    else:
        raise AssertionError(move)


def positions(name, chance, count):
    players = list(rules_class(name).players)
    for _position in range(count):
        match = to_me(walked(name, chance.choice(players), chance, chance.randrange(60)), chance)
        if match.table.turn == 0:
            yield match


def some(moves, chance, most=12):
    moves = list(moves)
    return chance.sample(moves, min(most, len(moves)))


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)], ids=["compact", "full"])
@pytest.mark.parametrize("name", GAMES)
def test_every_move_can_be_made_with_the_mouse(desk, name, size):  # noqa: F811
    chance = Random(f"{name}{size}")
    for match in positions(name, chance, 5):
        if match.rules.to_spread(match.table):
            continue
        before = len(match.steps)
        for move in some(match.rules.moves(match.table), chance):
            scene = seated(desk, match, size)
            by_mouse(scene, move)
            settled(scene)
            assert match.steps[before].move == move
            while len(match.steps) > before:
                match.undo()


@pytest.mark.parametrize("name", GAMES)
def test_every_move_can_be_made_with_the_keyboard_alone(desk, name):  # noqa: F811
    chance = Random(name)
    for match in positions(name, chance, 4):
        if match.rules.to_spread(match.table):
            continue
        before = len(match.steps)
        for move in some(match.rules.moves(match.table), chance, 6):
            scene = seated(desk, match, (1280, 800))
            if isinstance(move, Draw | Tap) or (
                isinstance(move, Play) and move.source in scene.answers.choices.there
            ):
                reached(scene, move)
                if scene.answers.half.takes_clicks:
                    continue
                press(scene, pygame.K_RETURN)
            else:
                by_keyboard(scene, move)
            settled(scene)
            assert match.steps[before].move == move
            while len(match.steps) > before:
                match.undo()


def spreading(desk, size=(1280, 800)):  # noqa: F811
    """The player has a stake of six to spread at Newmarket."""
    for deal in range(1, 50):
        match = Match(rules_class("newmarket")(4), deal)
        if match.table.turn != 0:
            match.play(parse_move("say stake 6"))
            while match.table.turn != 0:
                match.play(parse_move("tap pool.AH"))
            return seated(desk, match, size)
    raise AssertionError


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)], ids=["compact", "full"])
def test_a_stake_is_spread_by_clicks_and_only_staked_at_the_end(desk, size):  # noqa: F811
    scene = spreading(desk, size)
    before = len(scene.match.steps)
    ace, queen = (target_of(scene, Tap(pool)) for pool in ("pool.AH", "pool.QD"))
    for _time in range(4):
        click(scene, uncovered(ace, scene))
    click(scene, uncovered(ace, scene), RIGHT)
    assert scene.answers.half.left == 3
    assert not scene.answers.buttons[0].enabled
    for _time in range(5):
        click(scene, uncovered(queen, scene))
    assert scene.answers.half.counts == {"pool.AH": 3, "pool.KC": 0, "pool.QD": 3, "pool.JS": 0}
    assert len(scene.match.steps) == before
    click(scene, scene.answers.buttons[0].rect.center)
    settled(scene)
    assert [str(step.move) for step in scene.match.steps[before:]] == ["tap pool.AH"] * 3 + [
        "tap pool.QD"
    ] * 3


def test_a_stake_is_spread_with_the_keyboard_and_taken_back_with_escape(desk):  # noqa: F811
    scene = spreading(desk)
    before = len(scene.match.steps)
    press(scene, pygame.K_RIGHT)
    press(scene, pygame.K_UP)
    press(scene, pygame.K_UP)
    press(scene, pygame.K_DOWN)
    assert sum(scene.answers.half.counts.values()) == 1
    press(scene, pygame.K_ESCAPE)
    assert scene.answers.half.left == 6
    press(scene, pygame.K_e, "e")
    assert sorted(scene.answers.half.counts.values()) == [1, 1, 2, 2]
    press(scene, pygame.K_RETURN)
    settled(scene)
    assert len(scene.match.steps) == before + 6


def test_undo_takes_a_whole_stake_back(desk):  # noqa: F811
    scene = spreading(desk)
    table = scene.match.table
    press(scene, pygame.K_e, "e")
    press(scene, pygame.K_RETURN)
    settled(scene)
    scene.undo()
    assert scene.match.table == table


def test_the_stake_of_the_last_deal_is_offered_again(desk):  # noqa: F811
    scene = spreading(desk)
    match, chance = scene.match, Random(3)
    press(scene, pygame.K_e, "e")
    before = dict(scene.answers.half.counts)
    press(scene, pygame.K_RETURN)
    settled(scene)
    while match.table.turn is not None:
        match.play(chance.choice(list(match.rules.moves(match.table))))
    match.play(DEAL)
    if match.table.turn != 0:
        match.play(parse_move("say stake 6"))
    while match.table.turn != 0:
        match.play(parse_move("tap pool.AH"))
    if not match.rules.to_spread(match.table):
        match.play(parse_move("say stake 6"))
        while match.table.turn != 0:
            match.play(parse_move("tap pool.AH"))
    scene = seated(match=match, desk=desk, size=(1280, 800))
    press(scene, pygame.K_l, "l")
    assert scene.answers.half.counts == before


def test_a_person_is_chosen_by_the_portrait_too(desk):  # noqa: F811
    match = to_me(walked("authors", 4, Random(1), 0), Random(1))
    scene = seated(desk, match, (1280, 800))
    click(scene, scene.plan.blocks[2].medal.center)
    assert scene.answers.half.whom == "hand.2"


def same_as_fresh(scene):
    """What has been painted in parts looks like what is painted anew."""
    canvas = scene.canvas_of_test
    for part in scene.damage:
        canvas.set_clip(part)
        scene.paint(canvas, part)
    scene.damage.clear()
    canvas.set_clip(None)
    fresh = pygame.Surface(scene.size)
    scene.spoil()
    scene.paint(fresh, scene.bounds)
    scene.damage.clear()
    return pygame.image.tobytes(fresh, "RGB") == pygame.image.tobytes(canvas, "RGB")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_mended_in_parts_looks_like_what_is_painted_anew(desk, name):  # noqa: F811
    chance = Random(name)
    for match in positions(name, chance, 2):
        scene = seated(desk, match, (1024, 640))
        scene.canvas_of_test = pygame.Surface(scene.size)
        assert same_as_fresh(scene)
        for key in (pygame.K_RIGHT, pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT):
            press(scene, key)
            assert same_as_fresh(scene), (name, key)
        for target in scene.answers.targets()[:4]:
            pos = target.rect.center
            scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
            assert same_as_fresh(scene), (name, target)


def test_of_several_cards_to_be_taken_the_line_counts_what_is_left(desk):  # noqa: F811
    chance = Random(2)
    match = Match(rules_class("court_circular_1862")(), 5)
    while match.table.turn != 0 or match.rules.to_take(match.table) < 3:
        if match.table.turn is None:
            match.play(DEAL)
        match.play(chance.choice(list(match.rules.moves(match.table))))
    scene = seated(desk, match, (1280, 800))
    number, half = match.rules.to_take(match.table), scene.answers.half
    usual = scene.line()[1]
    moves = [target.what for target in scene.answers.targets() if isinstance(target.what, Play)]
    for taken, move in enumerate(moves[:number], 1):
        click(scene, uncovered(target_of(scene, move), scene))
        assert half.chosen(move)
        assert scene.line()[1] == f"{usual}: {number - taken} left"
    click(scene, uncovered(target_of(scene, moves[0]), scene))
    assert not half.chosen(moves[0])
    assert scene.line()[1] == f"{usual}: 1 left"
