"""A hint in the window: two steps, where it points, its bubble, and that anything else takes it away."""

import pygame
import pytest
from harness import EVERY_GAME, RIGHT, SIZES, chance, title, walked

from patience.engine.moves import Carry, Lift, Tap
from patience.games import NAMES


def ask(player, name, chosen=None, steps=12, *seed):
    """A match some moves old, and two presses of H; whether there was anything to point at."""
    random = chance("hint", name, *seed)
    player.sit_down(walked(name, chosen or {}, random.randint(1, 10**9 - 1), steps, random))
    player.rest()
    player.app.dismiss()
    player.key(pygame.K_h)
    assert player.scene.pointing is None
    player.key(pygame.K_h)
    player.frame()
    return player.scene.pointing is not None


def cards_of(rules, table, move):
    if isinstance(move, Lift):
        return [table.piles[name].cards[-1] for name in move.places]
    return list(table.piles[move.source].cards[-move.size :]) if isinstance(move, Carry) else []


def test_the_first_press_says_how_many_moves_there_are_and_the_second_shows_the_best(player):
    player.app.play("klondike", 5)
    player.key(pygame.K_h)
    count = len(player.rules.moves(player.model))
    assert player.scene.message.startswith(f"There are {count} moves")
    assert player.scene.pointing is None
    player.click(player.scene.bar.named("hint").rect.center)
    hint = player.scene.pointing
    assert str(hint.move) == "carry column.6 1 column.4"  # under it lie most cards face down
    assert hint.bubble.page == (
        "♣ Seven of clubs on the eight of diamonds",
        "It turns up one of the 5 face-down cards there.",
    )
    assert [button.label for button in hint.bubble.buttons] == ["Do it", "Another"]


@pytest.mark.parametrize("name", NAMES)
def test_do_it_makes_the_move_and_takes_the_hint_away(player, name):
    for seed in range(3):
        if ask(player, name, None, 10, seed):
            move = player.scene.pointing.move
            player.click(player.scene.pointing.bubble.buttons[0].rect.center)
            assert player.match.steps[-1].move == move
            assert player.scene.pointing is None
            player.check()
            player.same_as_fresh("after it was done")


@pytest.mark.parametrize("name", NAMES)
def test_another_shows_every_legal_move_once_and_then_the_first_again(player, name):
    assert any(ask(player, name, None, steps, steps) for steps in (5, 9, 14))
    hint, legal = player.scene.pointing, list(player.rules.moves(player.model))
    by_key = [hint.move]
    for _press in range(len(legal) - 1):
        player.key(pygame.K_h)
        by_key.append(hint.move)
    assert sorted(map(str, by_key)) == sorted(map(str, legal))
    if len(legal) == 1:
        assert [button.label for button in hint.bubble.buttons] == ["Do it"]
        return
    by_button = []
    for _press in legal:
        player.click(hint.bubble.buttons[1].rect.center)
        by_button.append(hint.move)
        player.same_as_fresh("another")
    assert by_button == by_key
    assert player.scene.pointing is hint


@pytest.mark.parametrize("case", EVERY_GAME, ids=title)
def test_the_dashed_place_is_where_the_cards_come_to_lie(player, case):
    name, chosen = case
    for seed in range(2):
        if not ask(player, name, chosen, 6 + 9 * seed, "landing", seed):
            continue
        scene = player.scene
        for _press in scene.pointing.moves:
            hint, move = scene.pointing, scene.pointing.move
            taken = cards_of(player.rules, player.model, move)
            aim = hint.aim
            size = player.app.window.size
            hint.do()
            if aim.landing and isinstance(move, Carry):
                cards = scene.match.steps[-1].table.piles[move.target].cards
                at = [i for i, card in enumerate(cards) if card in taken]
                rects = [scene.lay.cards[move.target][i] for i in at]
                assert aim.landing == rects[0].unionall(rects[1:]), move
            elif aim.landing:
                assert aim.landing.topleft in {
                    r.topleft
                    for name in ("waste", "extra", "turned", "stock")
                    for r in scene.lay.cards.get(name, ())
                } | {scene.lay.slot(name).topleft for name in ("turned", "stock") if name in scene.lay.spots}
            assert size == player.app.window.size
            player.key(pygame.K_u)
            player.app.dismiss()
            for _again in range(2):
                player.key(pygame.K_h)
            for _on in range(hint.number + 1):
                player.key(pygame.K_h)
            scene = player.scene


def test_what_will_move_is_ringed_and_so_is_what_it_goes_on(player):
    player.app.play("klondike", 5)
    player.frame()
    lay = player.scene.lay
    seven, eight = lay.cards["column.6"][-1], lay.cards["column.4"][-1]
    player.key(pygame.K_h)
    player.key(pygame.K_h)
    player.frame()
    hint = player.scene.pointing
    assert hint.aim.rings == [seven, eight]
    assert hint.aim.landing.topleft == (eight.x, eight.y + round(0.3 * lay.w))
    for point in (seven, eight):  # a ring lies around each
        assert player.app.window.canvas.get_at((point.centerx, point.y - 2))[:3] == (0xFF, 0xDD, 0x8A)
    start, end = hint.arrow.curve.start, hint.arrow.curve.end
    assert seven.collidepoint(start)
    assert hint.aim.landing.collidepoint(end)


def test_turning_the_stock_is_shown_by_a_ring_on_it_and_a_place_on_the_waste(player):
    player.app.play("klondike", 5)
    for _press in range(2):
        player.key(pygame.K_h)
    while not isinstance(player.scene.pointing.move, Tap):
        player.key(pygame.K_h)
    aim, lay = player.scene.pointing.aim, player.scene.lay
    assert aim.rings == [lay.cards["stock"][-1]]
    waste = lay.slot("waste")
    assert aim.landing == waste.union(waste.move(round(0.6 * lay.w), 0))


OTHER_INPUT = {
    "a click on the felt": lambda player: player.click((20, 400)),
    "a click on a card": lambda player: player.click(player.point("column.6")),
    "the right button": lambda player: player.down((20, 400), RIGHT),
    "undo": lambda player: player.key(pygame.K_u),
    "an arrow key": lambda player: player.key(pygame.K_LEFT),
    "escape": lambda player: player.key(pygame.K_ESCAPE),
    "the rules": lambda player: (player.key(pygame.K_F1), player.app.dismiss()),
    "another size": lambda player: player.resize((1000, 700)),
    "another felt": lambda player: player.app.change(felt="Ink"),
    "a drag": lambda player: player.drag(player.point("column.6"), (20, 400)),
}


@pytest.mark.parametrize("what", OTHER_INPUT)
def test_any_other_input_takes_the_hint_away_and_leaves_no_mark(hands, what):
    hands.app.play("klondike", 5)
    hands.rest()
    for _press in range(2):
        hands.key(pygame.K_h)
    hands.wait(0.2)
    scene = hands.scene
    OTHER_INPUT[what](hands)
    assert scene.pointing is None
    assert hands.app.scene is scene, "it only took the hint away"
    hands.rest()
    hands.same_as_fresh(what)
    scene.gestures.choose(None)
    scene.say("")
    hands.same_as_new_scene()


def test_a_click_on_the_paper_goes_through_to_no_card(player):
    player.resize((640, 400))
    assert ask(player, "take_ten", None, 3)
    hint = player.scene.pointing
    for button in (1, 3):
        player.click((hint.bubble.rect.x + 30, hint.bubble.rect.centery), button)
    assert player.scene.pointing is hint
    assert player.scene.gestures.chosen is None


def test_enter_makes_the_move_and_tab_leads_to_the_buttons(player):
    player.app.play("klondike", 5)
    for _press in range(2):
        player.key(pygame.K_h)
    move = player.scene.pointing.move
    player.key(pygame.K_RETURN)
    assert player.match.steps[-1].move == move
    for _press in range(2):
        player.key(pygame.K_h)
    hint = player.scene.pointing
    while player.scene.focused is not hint.bubble.buttons[1]:
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert player.scene.pointing is hint
    assert hint.number == 1


def test_it_comes_up_in_half_a_second_and_then_nothing_ticks(hands):
    hands.app.play("klondike", 5)
    hands.rest()
    hands.wait(4)  # whatever else there was to do
    for _press in range(2):
        hands.key(pygame.K_h)
    hint = hands.scene.pointing
    hands.wait(0.25)
    assert 0.3 < hint.part < 0.7
    hands.same_as_fresh("half of it")
    hands.wait(0.3)
    assert hint.part == 1
    assert hands.app.tick() is None
    hands.app.change(motion="off")
    for _press in range(2):
        hands.key(pygame.K_h)
    assert hands.scene.pointing.part == 1


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (720, 1280)])
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_painted_while_it_comes_up_looks_like_one_painted_at_once(hands, name, size):
    hands.resize(size)
    for seed in range(2):
        hands.app.change(motion="normal", large_index=bool(seed))
        if ask(hands, name, None, 15, size, seed):
            for pause in (0.1, 0.17, 0.4):
                hands.wait(pause)
                hands.same_as_fresh(pause)
            hands.key(pygame.K_h)
            hands.wait(0.2)
            hands.same_as_fresh("the next one on its way")
            hands.scene.forget_hint()
            hands.same_as_fresh("gone")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_bubble_and_arrow_stay_in_the_window_and_the_bubble_off_what_it_speaks_of(player, name, size):
    player.resize(size)
    for seed in range(3):
        if not ask(player, name, None, 10 * seed + 2, size, seed):
            continue
        hint = player.scene.pointing
        for _press in hint.moves:
            bubble, area = hint.bubble, player.scene.area
            assert player.scene.bounds.contains(bubble.rect)
            for button in bubble.buttons:
                assert bubble.rect.contains(button.rect)
            if hint.arrow:
                points = [hint.arrow.curve.at(i / 40) for i in range(41)]
                assert all(area.collidepoint(point) for point in points)
            assert bubble.rect.collidelist(hint.aim.rings) < 0
            if hint.aim.landing:
                assert not bubble.rect.colliderect(hint.aim.landing)
            player.key(pygame.K_h)


def test_a_notice_makes_way_for_the_bubble_and_comes_back(player):
    player.app.play("four_of_a_kind", 5)
    player.frame()
    notice = player.scene.notice
    assert notice.words
    for _press in range(2):
        player.key(pygame.K_h)
    assert player.scene.slip is player.scene.pointing.bubble
    assert not notice.buttons[0].usable
    player.same_as_fresh("bubble")
    player.key(pygame.K_ESCAPE)
    assert player.scene.slip is notice
    assert notice.buttons[0].usable
    player.same_as_fresh("notice")


def test_where_nothing_gets_further_the_hint_says_so_and_points_at_nothing(player):
    from patience.engine.hints import hints

    for deal in range(1, 200):
        match = walked("klondike", {"return_from_foundations": True}, deal, 0, chance(deal))
        while found := hints(match):
            match.play(found[0])
        if match.table.scores is None and match.rules.moves(match.table):
            break
    player.sit_down(match)
    player.scene.stuck = False
    for _press in range(3):
        player.key(pygame.K_h)
        assert player.scene.pointing is None
        assert "gets further" in player.scene.message or "No move is left" in player.scene.message
        assert "undo" in player.scene.message
