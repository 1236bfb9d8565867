"""The keyboard's place on the table: where the arrows lead, what Enter does there, what is told."""

import pygame
import pytest
from harness import EVERY_GAME, SIZES, chance, title, walked

from patience.engine.moves import Carry, Lift, Tap
from patience.games import NAMES

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def spoken_by(player, monkeypatch):
    """What is spoken from now on."""
    heard = []
    player.app.change(speech=True)
    monkeypatch.setattr(player.app, "speak", heard.append)
    return heard


def reached(player):
    """Every place and card that arrow keys lead to from the first, with the keys that lead there."""
    cursor = player.scene.cursor
    player.key(pygame.K_HOME)
    found = {cursor.hit: ()}
    waiting = [cursor.hit]
    while waiting:
        here = waiting.pop()
        for arrow in ARROWS:
            cursor.go(*here)
            player.key(arrow)
            if cursor.hit not in found:
                found[cursor.hit] = (*found[here], arrow)
                waiting.append(cursor.hit)
    return found


def steer(player, place, at):
    """Bring the ring to a card by keys alone."""
    keys = reached(player)[place, at]
    player.key(pygame.K_HOME)
    for key in keys:
        player.key(key)
    assert player.scene.cursor.hit == (place, at)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_arrows_lead_to_every_place_and_to_every_card_that_can_be_taken(player, name, size):
    player.resize(size)
    random = chance(name, *size)
    player.sit_down(walked(name, {}, 12345, 30, random))
    player.key(pygame.K_HOME)
    found = reached(player)
    board, piles = player.scene.board, player.model.piles
    for place, spot in player.scene.lay.spots.items():
        if spot.under:
            continue
        top = len(piles[place].cards) - 1
        assert (place, top) in found, place
        for at in range(len(piles[place].cards)):
            if spot.fan[1] > 0 and not spot.shown and player.rules.grip(player.model, place, at):
                assert (place, at) in found, (place, at)
    assert board.moves is player.scene.board.moves


@pytest.mark.parametrize("case", EVERY_GAME, ids=title)
def test_every_legal_move_can_be_made_by_keys(player, case):
    player.app.change(auto_finish=False)
    made = 0
    for number in range(3):
        random = chance(*case, number, "keys")
        player.sit_down(walked(*case, random.randint(1, 999_999), random.choice([0, 9, 25, 50]), random))
        model = player.model
        for move in random.sample(list(player.rules.moves(model)), min(5, len(player.rules.moves(model)))):
            steps = len(player.match.steps)
            if isinstance(move, Tap):
                steer(player, move.place, len(model.piles[move.place].cards) - 1)
                player.key(pygame.K_RETURN)
            else:
                source = move.source if isinstance(move, Carry) else move.places[0]
                target = move.target if isinstance(move, Carry) else move.places[1]
                size = move.size if isinstance(move, Carry) else 1
                over = player.scene.lay.spots[target].under  # one pile to the hand
                steer(player, source, len(model.piles[source].cards) - size)
                player.key(pygame.K_RETURN)
                if player.model is model:  # a turned card can go to one place only: one key did it
                    steer(player, over or target, len(model.piles[over or target].cards) - 1)
                    player.key(pygame.K_RETURN)
            new = player.match.steps[steps:]
            assert [step.move for step in new] == [move]
            player.check()
            if player.app.panel:
                player.app.dismiss()
            player.scene.undo()
            assert player.model == model
            made += 1
    assert made


def test_escape_puts_back_then_hides_the_ring_then_leads_home(player):
    player.app.play("klondike", 12345)
    cursor, gestures = player.scene.cursor, player.scene.gestures
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert gestures.chosen
    player.key(pygame.K_ESCAPE)
    assert not gestures.chosen
    assert cursor.shown
    player.key(pygame.K_ESCAPE)
    assert not cursor.shown
    assert player.app.table
    player.key(pygame.K_ESCAPE)
    assert not player.app.table


def test_the_ring_goes_when_the_pointer_is_used_and_comes_back_where_it_was(player):
    player.app.play("klondike", 12345)
    player.key(pygame.K_END)
    here = player.scene.cursor.hit
    player.same_as_fresh("ring")
    player.click((5, 300))
    assert not player.scene.cursor.shown
    player.same_as_fresh("no ring")
    player.key(pygame.K_LEFT)
    assert player.scene.cursor.shown
    assert player.scene.cursor.hit == here


def test_there_is_one_ring_at_a_time(player):
    player.app.play("klondike", 12345)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_TAB)
    assert not player.scene.cursor.shown
    assert player.scene.focused
    player.key(pygame.K_DOWN)
    assert player.scene.cursor.shown
    assert not player.scene.focused


@pytest.mark.parametrize("name", NAMES)
def test_the_ring_leaves_nothing_behind(hands, name):
    hands.app.play(name, 4711)
    random = chance(name, "ring")
    for step in range(60):
        hands.key(random.choice([*ARROWS, *ARROWS, pygame.K_RETURN, pygame.K_u, pygame.K_SPACE]))
        if random.random() < 0.5:
            hands.wait(random.choice([0.05, 0.3]))
        if step % 6 == 5:
            hands.rest()
            hands.same_as_fresh(f"step {step}")
        hands.check()


def test_a_whole_move_is_told(player, monkeypatch):
    player.app.play("klondike", 12345)
    heard = spoken_by(player, monkeypatch)
    steer(player, "column.1", 0)
    assert heard[-1] == "Column 1: six of spades"
    player.key(pygame.K_RETURN)
    steer(player, "column.2", 1)
    assert heard[-1] == "Column 2: seven of hearts, 1 card face down"
    heard.clear()
    player.key(pygame.K_RETURN)
    assert heard == ["Six of spades on the seven of hearts."]
    player.key(pygame.K_u)
    assert heard[1:] == ["Taken back: Six of spades on the seven of hearts."]
    player.key(pygame.K_SPACE)
    assert heard[2].startswith("Turned up: ")


def test_a_covered_card_is_told_with_what_lies_on_it(player, monkeypatch):
    player.app.play("klondike", 12345)
    player.scene.play(Carry("column.1", 1, "column.2"))
    heard = spoken_by(player, monkeypatch)
    steer(player, "column.2", 1)
    assert heard[-1] == "Seven of hearts, Column 2, under 1 card"


def test_buttons_and_controls_are_told_with_how_they_stand(player, monkeypatch):
    player.app.play("klondike", 12345)
    heard = spoken_by(player, monkeypatch)
    player.key(pygame.K_TAB)
    assert heard[-1] == "Games"
    for _key in range(5):
        player.key(pygame.K_TAB)
    assert "not available" not in heard[-1]
    player.app.show_settings()
    seen = set()
    for _key in range(30):
        player.key(pygame.K_TAB)
        seen.add(heard[-1])
    assert "Four colours, off" in seen
    player.app.change(four_colours=True)
    for _key in range(30):
        player.key(pygame.K_TAB)
        seen.add(heard[-1])
    assert "Four colours, on" in seen


def test_the_table_the_moves_and_the_log_can_be_read(player):
    player.app.play("klondike", 12345)
    for key, words in (
        (pygame.K_t, "Stock: 24 cards face down."),
        (pygame.K_w, "Six of spades on the seven of hearts."),
        (pygame.K_l, "No move has been made yet."),
    ):
        player.key(key)
        assert words in player.app.panel.sentences
        player.key(pygame.K_ESCAPE)
        assert not player.app.panel


@pytest.mark.parametrize("name", NAMES)
def test_the_log_has_a_sentence_for_every_move(player, name):
    from patience.engine import spoken

    match = walked(name, {}, 99, 25, chance(name))
    player.sit_down(match)
    told = spoken.log(player.match)
    assert len(told) == player.match.moves_made > 0
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told)
    assert any(isinstance(step.move, Lift | Carry | Tap) for step in player.match.steps)


def test_what_comes_into_sight_is_said_and_a_key_breaks_it_off(player):
    player.app.change(speech=True)
    said = player.app.speaker.said
    player.app.play("klondike", 12345)
    assert said[-1] == "Klondike, deal 12345. Build each suit from its ace up to the King."
    player.key(pygame.K_F1)
    assert said[-2:] == ["hush", "Klondike. The classic, seven columns"]
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert said[-1].startswith("Build each suit on its ace")
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_ESCAPE)
    assert said[-1].startswith("Patience Parlour. Choose a game")


def test_nothing_is_said_while_speech_is_off(player):
    player.app.play("klondike", 12345)
    player.key(pygame.K_SPACE)
    player.key(pygame.K_F1)
    assert "speaker" not in vars(player.app)
