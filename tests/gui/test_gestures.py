"""What the hands can do at the table is what the rules allow: by drag, by two clicks, by one."""

import pygame
import pytest
from harness import EVERY_GAME, LEFT, RIGHT, chance, legal, title, walked

from patience.engine.moves import Lift, Tap
from patience.games import NAMES

POSITIONS = 3


def joined(player, place):
    """The names of a place and of what lies over or under it: one pile to the hand."""
    spots = player.scene.lay.spots
    return {place, spots[place].under} | {name for name, spot in spots.items() if spot.under == place} - {""}


def positions(player, name, chosen, count=POSITIONS):
    for number in range(count):
        random = chance(name, sorted(chosen.items()), number)
        match = walked(
            name, chosen, random.randint(1, 999_999_999), random.choice([0, 5, 12, 25, 40, 70]), random
        )
        player.sit_down(match)
        yield random


def gestures_of(player, random, most):
    """Each legal move with the cards and places that a hand can make it with."""
    found = list(legal(player.rules, player.model).items())
    return random.sample(found, min(most, len(found)))


@pytest.mark.parametrize("case", EVERY_GAME, ids=title)
def test_every_legal_move_can_be_made_by_drag_by_two_clicks_and_by_a_click_where_one_is_enough(player, case):
    player.app.change(auto_finish=False)
    player.resize((800, 600))
    made = 0
    for random in positions(player, *case):
        model = player.model
        ways = []
        for (source, size, target), move in gestures_of(player, random, 8):
            at = len(model.piles[source].cards) - size

            def drag(source=source, at=at, target=target):
                player.bring(source, at, target)

            def clicks(source=source, at=at, target=target):
                player.click(player.point(source, at))
                if player.model is model:
                    player.click(player.point(target))

            ways += [(move, drag, "drag"), (move, clicks, "click and click")]
        for move in player.rules.moves(model):
            if isinstance(move, Tap):
                ways.append((move, lambda move=move: player.click(player.point(move.place)), "click"))
        for move, do, how in ways:
            steps = len(player.match.steps)
            do()
            assert player.match.steps[steps:], f"{move} cannot be made by {how}"
            assert player.match.steps[-1].move == move, how
            assert player.model == player.rules.play(model, move)[0]
            assert len(player.match.steps) == steps + 1
            player.check()
            if player.app.panel:
                player.app.dismiss()
            player.scene.undo()
            assert player.model == model
            made += 1
    assert made


@pytest.mark.parametrize("case", EVERY_GAME, ids=title)
def test_what_the_rules_forbid_changes_nothing_by_drag_or_by_clicks_and_is_told_why(player, case):
    player.app.change(auto_finish=False)
    player.resize((640, 400))
    for random in positions(player, *case, 2):
        model, allowed = player.model, legal(player.rules, player.model)
        places = list(player.scene.lay.spots)
        pairs = [(a, b) for a in places for b in places if b not in joined(player, a)]
        for source, target in random.sample(pairs, min(25, len(pairs))):
            cards = player.scene.lay.cards[source]
            at = random.randrange(len(cards)) if cards else -1
            start = player.point(source, at)
            if start is None or (at < 0 and player.scene.lay.spots[source].under):
                continue
            grip = player.scene.board.grip(player.scene.board.hit(start))
            if any((source, grip, name) in allowed for name in joined(player, target)):
                continue
            held = [r.move(0, 0) for r in cards[len(cards) - grip :]] if grip else []
            if held:  # not where the cards also lie over a place that takes them
                lay = player.scene.lay
                goal = lay.cards[target][-1] if lay.cards[target] else lay.slot(target)
                box = held[0].unionall(held).inflate(8, 8)
                box.topleft = goal.x - 4, goal.y - 4
                if any(s == source and n == grip and box.colliderect(lay.area_of(t)) for s, n, t in allowed):
                    continue
                player.scene.say("")
                player.drag(start, (start[0] + goal.x - held[0].x, start[1] + goal.y - held[0].y))
            else:
                player.scene.say("")
                player.drag(start, player.point(target))
            assert player.model == model, f"{source} {at} dragged to {target}"
            assert player.scene.message, f"no reason for {source} {at} on {target}"
            player.check()
            if not grip and any(isinstance(m, Tap) and m.place == source for m in player.rules.moves(model)):
                continue
            player.scene.say("")
            player.click(start)
            switched = False
            if player.scene.gestures.chosen:
                player.scene.say("")
                taps = any(isinstance(m, Tap) and m.place == target for m in player.rules.moves(model))
                player.click(player.point(target))
                switched = player.scene.gestures.chosen is not None
                assert player.model == model, f"{source} {at} clicked to {target}, tap {taps}"
            assert switched or player.scene.message, f"no reason for {source} {at} on {target}"
            player.scene.gestures.choose(None)
            assert player.model == model


@pytest.mark.parametrize("name", NAMES)
def test_a_double_click_and_the_right_button_make_a_legal_move_of_that_pile_or_none(player, name):
    player.app.change(auto_finish=False)
    made = 0
    for random in positions(player, name, {}, 12):
        model = player.model
        for place in player.scene.lay.spots:
            if (point := player.point(place)) is None:
                continue
            for how in ("double", "right"):
                if how == "double" and any(
                    isinstance(m, Tap) and m.place == place for m in player.rules.moves(model)
                ):
                    continue
                before = len(player.match.steps)
                if how == "double":
                    jitter = random.randint(-2, 2), random.randint(-2, 2)
                    player.click(point)
                    player.click((point[0] + jitter[0], point[1] + jitter[1]))
                else:
                    player.click(point, RIGHT)
                player.check()
                new = player.match.steps[before:]
                assert len(new) <= 1
                for step in new:
                    assert step.move in player.rules.moves(model)
                    made += 1
                    if isinstance(step.move, Lift):
                        assert place in step.move.places
                    elif not isinstance(step.move, Tap):
                        assert step.move.source in joined(player, place)
                    liked = [
                        m
                        for m in player.rules.moves(model)
                        if getattr(m, "source", None) == getattr(step.move, "source", 0)
                    ]
                    if liked:
                        best = max(player.rules.liking(model, m) for m in liked)
                        assert player.rules.liking(model, step.move) == best
                    player.app.dismiss()
                    player.scene.undo()
                    assert player.model == model
                player.scene.gestures.choose(None)
    assert made


@pytest.mark.parametrize("name", NAMES)
def test_many_quick_clicks_of_any_button_on_full_and_empty_piles_lose_no_card(player, name):
    for random in positions(player, name, {}, 4):
        for place in player.scene.lay.spots:
            point = player.point(place)
            for button in (1, 2, 3):
                for _click in range(random.choice([2, 3, 5])):
                    if point:
                        player.click(point, button)
                    player.check()
                    player.app.dismiss()


@pytest.mark.parametrize("name", NAMES)
def test_with_one_click_each_click_makes_the_best_move_of_its_pile(player, name):
    player.app.change(one_click=True, auto_finish=False)
    made = 0
    for _random in positions(player, name, {}, 8):
        model = player.model
        for place in player.scene.lay.spots:
            if player.scene.board.best(place) and (point := player.point(place)):
                before = len(player.match.steps)
                player.click(point)
                assert len(player.match.steps) == before + 1, place
                assert player.match.steps[-1].move in player.rules.moves(model)
                player.app.dismiss()
                player.scene.undo()
                assert player.model == model
                made += 1
    assert made


def two_targets(player, name, chosen, size=1):
    """A position in which one card may go to two places side by side: (source, at, left place, right place)."""
    for deal in range(1, 400):
        random = chance(name, deal)
        match = walked(name, chosen, deal, random.randint(0, 40), random)
        player.sit_down(match)
        moves = legal(player.rules, player.model)
        lay = player.scene.lay
        for source, count, left in moves:
            for other, number, right in moves:
                a, b = lay.area_of(left), lay.area_of(right)
                if (
                    (source, count) == (other, number)
                    and count == size
                    and a.y == b.y
                    and 0 < b.x - a.right < lay.w / 2
                    and source not in (left, right)
                ):
                    return source, len(player.model.piles[source].cards) - count, left, right
    raise AssertionError("no such deal")


@pytest.mark.parametrize("name", ["try_again", "help_your_neighbour", "klondike"])
@pytest.mark.parametrize("nearer", ["left", "right"])
def test_between_two_piles_that_would_take_the_card_the_one_it_covers_more_gets_it(player, name, nearer):
    source, at, left, right = two_targets(player, name, {})
    lay = player.scene.lay
    lowest, a, b = lay.cards[source][at], lay.slot(left), lay.slot(right)
    part = 0.4 if nearer == "left" else 0.6
    x = round(a.x + (b.x - a.x) * part)
    y = max(
        lay.cards[left][-1].y if lay.cards[left] else a.y, lay.cards[right][-1].y if lay.cards[right] else b.y
    )
    if name == "klondike":  # columns of different length: at the height of both slots
        y = a.y
    start = player.point(source, at)
    player.drag(start, (start[0] + x - lowest.x, start[1] + y - lowest.y))
    assert player.match.steps[-1].move.target == (left if nearer == "left" else right)


def test_a_long_run_is_taken_when_only_its_corner_lies_over_the_target(player):
    """Klondike: the longest runs that a walk finds, dropped with 6 x 6 pixels over the column."""
    tried, longest = 0, 0
    for deal in range(1, 300):
        random = chance("corner", deal)
        player.sit_down(walked("klondike", {"draw": 1}, deal, 60, random))
        model, lay = player.model, player.scene.lay
        for (source, size, target), move in legal(player.rules, model).items():
            if size < 3 or not target.startswith("column"):
                continue
            cards = lay.cards[source]
            at = len(cards) - size
            lowest, end = cards[at], lay.cards[target][-1] if lay.cards[target] else lay.slot(target)
            start = player.point(source, at)
            left = lay.slot(source).x < end.x  # come from that side
            x = end.x - lowest.w + 6 if left else end.right - 6
            y = end.bottom - 6
            player.drag(start, (start[0] + x - lowest.x, start[1] + y - lowest.y))
            others = [t for s, n, t in legal(player.rules, model) if (s, n) == (source, size) and t != target]
            assert player.match.steps[-1].move == move or player.match.steps[-1].move.target in others
            tried, longest = tried + 1, max(longest, size)
            player.scene.undo()
            break
        if tried >= 12:
            break
    assert tried >= 12
    assert longest >= 5


def test_a_card_let_go_where_nothing_takes_it_goes_home_and_the_model_is_unchanged(hands):
    hands.app.change(motion="calm")
    hands.app.play("klondike", 11)
    hands.rest()
    model = hands.model
    start = hands.point("column.7")
    hands.drag(start, (start[0] - 5, hands.scene.size[1] - 3))
    assert hands.model is model
    assert not hands.scene.hands.held
    assert hands.scene.motion.flights, "it glides"
    hands.check()
    hands.rest()
    hands.same_as_fresh()
    hands.same_as_new_scene()


@pytest.mark.parametrize(("size", "u"), [((1280, 800), 1.0), ((2304, 1440), 1.8)])
def test_four_logical_pixels_part_a_click_from_a_drag(player, size, u):
    player.resize(size)
    player.app.play("klondike", 11)
    assert player.scene.scale.u == u
    x, y = player.point("column.7")
    for far, lifted in ((int(4 * u), False), (int(4 * u) + 1, True)):
        for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
            player.down((x, y))
            player.pull((x + dx, y + dy))
            assert player.scene.hands.held is lifted, (dx, dy)
            player.send(pygame.WINDOWFOCUSLOST)


def test_a_hand_that_shakes_six_pixels_can_still_click_click(player):
    player.app.play("try_again", 3)
    for _round in range(10):
        x, y = player.point("stock")
        player.down((x, y))
        for dx, dy in ((3, 2), (-3, 5), (6, 0)):
            player.pull((x + dx, y + dy))
        player.up((x + 6, y))
        assert player.match.moves_made == _round + 1
        if player.model.piles["turned"].cards:
            break
    x, y = player.point("turned")
    player.down((x, y))
    player.pull((x + 6, y))
    player.up((x + 6, y))
    assert player.scene.gestures.chosen == ("turned", 1)
    player.click(player.point("heap.2"))
    assert len(player.model.piles["heap.2"].cards) == 1


def start_drag(hands):
    """Klondike with the whole table in order and the last column's card in the hand."""
    hands.app.play("klondike", 11)
    hands.rest()
    hands.click(hands.point("stock"))
    hands.rest()
    hands.down(hands.point("column.7"))
    x, y = hands.point("column.7")
    hands.pull((x - 60, y + 20))
    assert hands.scene.hands.held
    hands.frame()


KEYS = {
    name: (getattr(pygame, f"K_{name}"), 0)
    for name in (
        "u",
        "r",
        "n",
        "h",
        "d",
        "m",
        "s",
        "f",
        "F1",
        "F11",
        "ESCAPE",
        "SPACE",
        "TAB",
        "RETURN",
        "BACKSPACE",
        "a",
        "LSHIFT",
    )
} | {
    "ctrl-z": (pygame.K_z, pygame.KMOD_CTRL),
    "ctrl-y": (pygame.K_y, pygame.KMOD_CTRL),
    "ctrl-n": (pygame.K_n, pygame.KMOD_CTRL),
    "shift-r": (pygame.K_r, pygame.KMOD_SHIFT),
}
TROUBLE = {
    "focus lost": lambda hands: hands.send(pygame.WINDOWFOCUSLOST),
    "pointer left": lambda hands: hands.send(pygame.WINDOWLEAVE),
    "right button": lambda hands: hands.down((600, 500), RIGHT),
    "right button on another card": lambda hands: hands.down(hands.point("column.1"), RIGHT),
    "right button on the stock": lambda hands: hands.down(hands.point("stock"), RIGHT),
    "middle button": lambda hands: hands.down((600, 500), 2),
    "left button again": lambda hands: hands.down(hands.point("stock"), LEFT),
    "left button again on a bar button": lambda hands: hands.down(
        hands.scene.bar.named("new").rect.center, LEFT
    ),
    "resize": lambda hands: hands.resize((900, 700)),
    "resize to the smallest": lambda hands: hands.resize((640, 400)),
    "panel": lambda hands: hands.app.show_settings(),
    "let go outside": lambda hands: hands.move((1279, 799)),
    "start screen": lambda hands: hands.app.home(),
    "other settings": lambda hands: hands.app.change(four_colours=True, size=125),
    "other game": lambda hands: hands.app.play("carpet", 4),
    "undo": lambda hands: hands.scene.undo(),
    "redo": lambda hands: hands.scene.redo(),
    "restart": lambda hands: hands.scene.restart(),
    "hint": lambda hands: hands.scene.hint(),
    "new deal": lambda hands: hands.app.new_deal(),
    **{f"key {name}": lambda hands, key=key: hands.key(*key) for name, key in KEYS.items()},
}


@pytest.mark.parametrize("what", TROUBLE)
def test_no_card_ever_stays_at_the_pointer(hands, what):
    start_drag(hands)
    scene, model, steps = hands.scene, hands.model, len(hands.match.steps)
    TROUBLE[what](hands)
    assert not scene.hands.held
    assert not scene.gestures.pressed
    hands.check()
    if what not in ("undo", "restart", "new deal", "other game", "start screen"):
        assert hands.model is model
        assert len(hands.match.steps) == steps
    hands.pull((500, 600))
    assert not scene.hands.held, "it came back"
    hands.up((500, 600))
    hands.check()
    if what not in ("undo", "restart", "new deal", "other game", "start screen"):
        assert hands.model is model
    hands.same_as_fresh("at once")
    hands.rest()
    hands.same_as_fresh("at rest")
    if hands.app.table and not hands.app.panel:
        hands.scene.gestures.choose(None)
        hands.same_as_new_scene()


@pytest.mark.parametrize("what", [name for name in TROUBLE if "key" not in name and "panel" not in name])
def test_a_chosen_card_leaves_no_mark_behind(hands, what):
    hands.app.change(motion="off")
    hands.app.play("klondike", 11)
    hands.click(hands.point("stock"))
    hands.click(hands.point("column.7"))
    hands.frame()
    TROUBLE[what](hands)
    hands.check()
    hands.same_as_fresh("at once")
    if hands.app.table and not hands.app.panel:
        hands.app.table.gestures.choose(None)
        hands.same_as_new_scene()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("size", "interface"), [((640, 400), 100), ((640, 400), 150), ((1280, 800), 100)])
def test_every_place_can_be_clicked_on_forty_pixels_and_between_two_the_nearer_is_meant(
    player, name, size, interface
):
    player.resize(size)
    player.app.change(size=interface)
    player.app.play(name, 7)
    lay, gestures = player.scene.lay, player.scene.gestures
    half = 20 * player.scene.scale.u - 1
    areas = {place: lay.area_of(place) for place, spot in lay.spots.items() if not spot.under}
    for place in areas:
        middle = lay.slot(place).center
        for dx, dy in ((-half, 0), (half, 0), (0, -half), (0, half)):
            x, y = round(middle[0] + dx), round(middle[1] + dy)
            if not player.scene.area.collidepoint(x, y):
                continue
            away = {
                other: max(area.x - x, x - area.right + 1, area.y - y, y - area.bottom + 1, 0)
                for other, area in areas.items()
            }
            hit = gestures._hit((x, y))
            assert hit, (place, dx, dy)
            assert away[lay.spots[hit.place].under or hit.place] == min(away.values()), (place, hit.place)


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_chosen_cards_are_told_from_targets_without_colour_they_lie_higher(player, size):
    """By a twentieth of a card; their faces are where they are drawn, and where they lay the column goes on."""
    player.app.change(motion="off")
    player.resize(size)
    player.app.play("klondike", 11)
    player.scene.message = ""
    player.frame()
    rect = player.scene.lay.cards["column.7"][-1]
    face = player.app.art.face(player.model.piles["column.7"].top, rect.w, large=player.scene.lay.large)
    middle = rect.w // 2, rect.h // 2, rect.w // 4, rect.h // 4  # inside all rings and corners

    def drawn(place):
        canvas = player.app.window.canvas.subsurface(place).convert(24)
        whole = player.app.window.canvas.copy()
        whole.blit(face, place)
        return pygame.image.tobytes(canvas.subsurface(middle), "RGB") == pygame.image.tobytes(
            whole.subsurface(place).convert(24).subsurface(middle), "RGB"
        )

    assert drawn(rect)
    player.click(player.point("column.7"))
    player.frame()
    lifted = rect.move(0, -round(0.05 * rect.w))
    assert lifted.y <= rect.y - 3
    assert drawn(lifted)
    assert not drawn(rect)
    player.same_as_fresh()
    player.scene.gestures.choose(None)
    player.frame()
    assert drawn(rect)


def test_wheel_and_other_events_do_nothing_to_a_held_card(hands):
    start_drag(hands)
    model = hands.model
    for event in ("MOUSEWHEEL", "KEYUP", "TEXTINPUT", "WINDOWENTER", "WINDOWFOCUSGAINED", "WINDOWEXPOSED"):
        hands.send(
            getattr(pygame, event),
            x=0,
            y=1,
            precise_x=0.0,
            precise_y=1.0,
            flipped=False,
            key=0,
            mod=0,
            unicode="",
            text="a",
        )
    assert hands.scene.hands.held
    assert hands.model is model


def test_a_button_of_the_bar_let_go_elsewhere_does_nothing(player):
    player.app.play("klondike", 11)
    match = player.match
    player.down(player.scene.bar.named("new").rect.center)
    player.pull(player.point("column.3"))
    player.up(player.point("column.3"))
    assert player.match is match
    assert not match.steps


def test_the_held_cards_are_those_of_the_pile_after_any_moves(player):
    lifted = 0
    for deal in range(1, 12):
        random = chance("held", deal)
        player.sit_down(walked("klondike", {}, deal, 50, random))
        for place, cards in player.scene.lay.cards.items():
            for at in range(len(cards)):
                point = player.point(place, at)
                if point is None or place not in player.scene.lay.spots:
                    continue
                player.down(point)
                player.pull((point[0] + 9, point[1] + 9))
                pile = player.model.piles[place]
                if player.scene.hands.held:
                    size = player.scene.hands.size
                    assert size == player.rules.grip(player.model, place, at)
                    assert len(pile.cards) - size <= at
                    assert pile.down <= len(pile.cards) - size
                    lifted += 1
                player.send(pygame.WINDOWFOCUSLOST)
    assert lifted > 50
