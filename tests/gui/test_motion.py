"""How long everything takes on its way, by the table of the style sheet, and that all is still afterwards."""

from itertools import pairwise

import pygame
import pytest
from harness import alike, chance, walked

from patience.gui.motion import Flight
from patience.gui.panels.outcome import WinPanel
from patience.gui.panels.settings import SettingsPanel
from patience.shelf import wishes

CARD = pygame.Rect(0, 0, 100, 140)


def flight(x, faces=(None, None), **more):
    one = Flight(0, CARD, CARD.move(x, 0), faces, **more)
    one.begin, one.pace = 0.0, 1.0
    return one


def lasts(one):
    """When a flight is over, to the millisecond."""
    return next(ms for ms in range(3000) if one.at(ms / 1000 + 1e-9).done)


class TestCards:
    @pytest.mark.parametrize(("widths", "ms"), [(0, 140), (3, 190), (6, 240), (30, 240)])
    def test_a_card_takes_140_to_240_ms_by_its_distance(self, widths, ms):
        assert lasts(flight(100 * widths)) == ms

    def test_it_is_fast_at_first(self):
        one = flight(800)
        assert [one.at(part * 0.24).rect.x for part in (0, 0.25, 0.5, 0.75, 1)] == [0, 462, 700, 788, 800]

    def test_it_flies_above_the_table_and_lands_on_it(self):
        one = flight(800)
        heights = [one.at(t).height for t in (0, 0.12, 0.24)]
        assert heights == pytest.approx([0, 0.4, 0])

    def test_a_card_is_turned_over_in_180_ms_and_changes_its_face_at_half(self):
        one = flight(0, (None, "KS"))
        assert [one.at(t).face for t in (0, 0.0899, 0.0901, 0.18)] == [None, None, "KS", "KS"]
        widths = [one.at(t).rect.w for t in (0, 0.045, 0.09, 0.135, 0.18)]
        assert widths == [100, 71, 1, 71, 100]
        assert lasts(one) == 180

    def test_a_card_from_the_hand_flies_at_its_size_and_is_put_down_in_120_ms(self):
        held = pygame.Rect(0, 0, 104, 146)
        one = Flight(0, held, CARD.move(600, 0), (None, None), height=1.0)
        one.begin = 0.0
        assert one.at(0).rect == held
        assert one.at(0.24).rect.size == held.size
        assert one.at(0.24).height == 1
        assert one.at(0.30).height == pytest.approx(0.25)  # out-quad
        assert one.at(0.36).rect == CARD.move(600, 0)
        assert lasts(one) == 360

    def test_everything_takes_longer_at_a_calm_pace(self):
        one = flight(800)
        one.pace = 1.6
        assert lasts(one) == 384


@pytest.fixture
def table(hands):
    """A game at rest, at the normal pace."""
    hands.app.change(motion="normal")
    hands.app.play("klondike", 11, {}, fresh=True)
    hands.rest()
    return hands


def still(hands):
    """Nothing moves, and nobody wants to be woken."""
    hands.frame()
    return hands.app.tick() is None and not hands.app.moving


def picture(hands):
    return hands.app.window.canvas.copy()


def movable(hands):
    """A point of a card that may be taken up, and the middle of the felt where none may be laid."""
    move = next(move for move in hands.rules.moves(hands.model) if hasattr(move, "source"))
    return move, hands.point(move.source)


def take_up(hands):
    move, start = movable(hands)
    hands.down(start)
    hands.pull((start[0] + 20, start[1] + 60))
    return move, start


@pytest.mark.parametrize("game", ["klondike", "carpet", "take_fourteen", "four_of_a_kind"])
def test_a_deal_is_over_in_little_more_than_a_second(hands, game):
    hands.app.change(motion="normal")
    hands.app.play("try_again", 1)
    hands.app.play(game, 11, {}, fresh=True)
    leaves = sorted(one.delay for one in hands.scene.motion.flights)
    assert max(later - earlier for earlier, later in pairwise(leaves)) <= 0.0281
    assert {one.took for one in hands.scene.motion.flights} == {0.12}
    hands.wait(1.1, 1 / 60)
    assert hands.scene.motion.flights or leaves[-1] < 1
    hands.wait(0.15, 1 / 60)
    assert not hands.scene.motion.flights


def test_of_the_cards_that_wait_to_be_dealt_only_one_is_drawn(hands):
    hands.app.change(motion="normal")
    hands.app.play("carpet", 1)
    hands.app.play("klondike", 11, {}, fresh=True)
    hands.clock.now += 0.3
    poses = hands.scene.motion.poses(hands.clock.now)
    assert sum(pose.waits for _flight, pose in poses) == 1
    assert len(poses) < len(hands.scene.motion.flights)


def test_a_card_is_lifted_in_90_ms_about_the_point_where_it_is_held(table):
    table.frame()
    move, start = take_up(table)
    hands, here = table.scene.hands, (start[0] + 20, start[1] + 60)
    lay = table.scene.lay.cards[move.source][-1]
    began = table.clock.now
    for ms, height in ((0, 0), (45, 0.75), (90, 1), (200, 1)):
        table.clock.now = began + ms / 1000 + 1e-6
        table.frame()
        assert hands.height == pytest.approx(height, abs=1 / 16)
        seen = hands.seen(lay)
        assert seen.w == pytest.approx(lay.w * (1 + 0.04 * height), abs=1)
        for axis in (0, 1):
            grip = (start[axis] - lay.topleft[axis]) / lay.size[axis]
            assert seen.topleft[axis] + grip * seen.size[axis] == pytest.approx(here[axis], abs=1.5)
    table.same_as_fresh("lifted")
    table.clock.now += 0.2
    assert still(table)


def test_a_card_that_may_not_lie_there_is_home_after_200_ms_and_put_down_after_120_more(table):
    table.frame()
    before = picture(table)
    _move, start = take_up(table)
    table.wait(0.3)
    table.up((start[0] + 20, start[1] + 60))
    assert table.scene.motion.flights
    table.clock.now += 0.319
    table.frame()
    assert table.scene.motion.flights
    table.clock.now += 0.002
    table.frame()
    assert not table.scene.motion.flights
    table.scene.say("")
    table.rest()
    table.scene.say(table.rules.aim)
    table.move((3, table.scene.size[1] // 2))
    assert still(table)
    alike(before, picture(table), "home again")


def test_targets_begin_to_glow_in_120_ms_and_cease_in_160(table):
    table.frame()
    move, _start = take_up(table)
    at = table.scene.lay.top(move.target).move(-3, 0).midleft  # in the ring
    dark = table.app.window.canvas.get_at(at)[0]

    def after(seconds):
        table.clock.now += seconds
        table.frame()
        return table.app.window.canvas.get_at(at)[0]

    assert after(0) == dark
    half, full = after(0.06), after(0.0601)
    assert half - dark == pytest.approx((full - dark) / 2, abs=3)
    assert full > dark + 60
    assert table.scene.picture.fade is None
    table.send(pygame.WINDOWLEAVE)
    assert after(0) == full
    assert after(0.08) - dark == pytest.approx((full - dark) / 2, abs=3)
    assert after(0.0801) == dark


def test_a_glow_broken_off_goes_back_from_where_it_is(table):
    table.frame()
    move, _start = take_up(table)
    at = table.scene.lay.top(move.target).move(-3, 0).midleft
    table.frame()
    table.clock.now += 0.03
    table.frame()
    quarter = table.app.window.canvas.get_at(at)[0]
    table.send(pygame.WINDOWLEAVE)
    table.frame()
    assert table.app.window.canvas.get_at(at)[0] == pytest.approx(quarter, abs=2)
    table.same_as_fresh("going back")


def test_cards_that_make_room_glide_there_in_160_ms(hands):
    """A long column in a low window: with one card more all its steps become smaller."""
    hands.app.change(motion="normal")
    hands.resize((1280, 560))
    random = chance("glide")
    for deal in range(1, 60):
        hands.sit_down(walked("klondike", {}, deal, 40, random))
        before = {name: list(rects) for name, rects in hands.scene.lay.cards.items()}
        moves = [move for move in hands.rules.moves(hands.model) if hasattr(move, "target")]
        for move in moves:
            hands.scene.play(move)
            gliding = [one for one in hands.scene.motion.flights if one.glides]
            if len(gliding) > 2:
                break
            hands.scene.undo()
            hands.scene.settle()
        else:
            continue
        break
    everywhere = [rect for rects in before.values() for rect in rects]
    for one in gliding:
        assert one.start in everywhere
        assert one.start != one.end
        assert one.at(one.begin).rect == one.start
        assert not one.at(one.begin + 0.159).done
        assert one.at(one.begin + 0.1601).rect == one.end
    hands.wait(0.05)
    hands.same_as_fresh("gliding")
    hands.rest()
    hands.same_as_new_scene()


class TestPanels:
    def test_a_panel_is_there_in_180_ms_and_looks_as_without_motion(self, table):
        table.app.change(motion="off")
        table.key(pygame.K_F1)
        table.frame()
        expected = picture(table)
        table.app.dismiss()
        table.app.change(motion="normal")
        table.frame()
        empty = picture(table)
        table.key(pygame.K_F1)
        table.frame()
        alike(empty, picture(table), "its first picture")
        table.clock.now += 0.09
        table.frame()
        here = picture(table).get_at(table.app.panel.box.move(0, -60).midbottom)
        table.same_as_fresh("rising")
        ends = [seen.get_at(table.app.panel.box.move(0, -60).midbottom)[0] for seen in (empty, expected)]
        assert min(ends) < here[0] < max(ends)
        table.clock.now += 0.089
        table.frame()
        assert table.app.moving
        table.clock.now += 0.002
        table.frame()
        alike(expected, picture(table), "arrived")
        assert still(table)

    def test_a_click_while_it_rises_hits(self, table):
        table.key(pygame.K_s)
        table.frame()
        table.clock.now += 0.05
        table.frame()
        table.click(table.app.panel.closer.rect.center)
        assert table.app.panel is None

    def test_a_closed_panel_is_gone_at_once_and_its_picture_in_120_ms(self, table):
        empty = picture(table)
        table.key(pygame.K_s)
        table.rest()
        full = picture(table)
        table.key(pygame.K_ESCAPE)
        assert table.app.panel is None
        table.frame()
        alike(full, picture(table), "just closed")
        table.clock.now += 0.06
        table.same_as_fresh("fading")
        table.clock.now += 0.0601
        table.frame()
        alike(empty, picture(table), "gone")
        assert still(table)

    def test_a_card_can_be_taken_while_a_panel_still_fades(self, table):
        table.key(pygame.K_s)
        table.rest()
        table.key(pygame.K_ESCAPE)
        table.frame()
        take_up(table)
        assert table.scene.hands.held

    def test_a_panel_that_takes_the_place_of_another_does_not_rise(self, table):
        table.key(pygame.K_F1)
        table.rest()
        table.app.show(SettingsPanel(table.app))
        table.frame()
        table.wait(0.13)
        assert not table.app.moving
        table.same_as_fresh("the other panel")

    def test_something_said_below_a_rising_panel_is_seen(self, table):
        table.key(pygame.K_s)
        table.frame()
        table.scene.say("Something else")
        table.same_as_fresh("rising")
        table.rest()
        table.same_as_fresh("there")

    def test_the_menu_of_a_small_window_fades_too(self, table):
        table.resize((640, 400))
        table.rest()
        empty = picture(table)
        table.app.show_menu()
        table.frame()
        alike(empty, picture(table), "its first picture")
        table.rest()
        table.same_as_fresh("open")
        table.key(pygame.K_ESCAPE)
        table.rest()
        alike(empty, picture(table), "closed")


class TestWin:
    @pytest.fixture
    def won(self, table):
        table.app.show_win()
        table.frame()
        return table

    def without_motion(self, hands):
        hands.app.dismiss()
        hands.app.change(motion="off")
        hands.app.show_win()
        hands.frame()
        return picture(hands)

    @pytest.mark.parametrize("size", [(640, 400), (1280, 800), (2560, 1440)])
    def test_it_moves_for_1400_ms_and_is_still_then(self, table, size):
        table.resize(size)
        table.rest()
        table.app.show_win()
        table.frame()
        table.clock.now += 0.4
        table.same_as_fresh("moving")
        table.clock.now += 0.999
        table.frame()
        assert table.app.moving
        table.clock.now += 0.002
        table.frame()
        assert still(table)
        end = picture(table)
        alike(self.without_motion(table), end, "the end")

    def test_the_program_does_not_fall_asleep_over_its_first_picture(self, table, monkeypatch):
        monkeypatch.setattr(table.scene, "rest", table.app.show_win)
        table.key(pygame.K_SPACE)
        while not table.app.panel:
            table.clock.now += 1 / 60
            wait = table.app.tick()
        assert wait == pytest.approx(1 / 60)

    def test_any_input_finishes_it_at_once_and_a_first_click_on_a_button_works(self, won):
        won.clock.now += 0.3
        won.frame()
        won.click(won.app.panel.new_button.rect.center)
        assert won.app.panel is None
        assert won.scene.motion.flights, "the new deal"

    def test_a_key_finishes_it(self, won):
        won.clock.now += 0.3
        won.frame()
        won.key(pygame.K_TAB)
        won.app.panel.focus(None)
        won.frame()
        assert still(won)
        end = picture(won)
        alike(self.without_motion(won), end, "finished")

    def test_moving_the_pointer_does_not(self, won):
        won.clock.now += 0.3
        won.frame()
        won.move((30, 30))
        assert won.app.moving

    def test_a_new_size_of_the_window_finishes_it(self, won):
        won.clock.now += 0.3
        won.frame()
        won.resize((1024, 768))
        assert not won.app.moving
        won.same_as_fresh("resized")

    def test_all_fifty_two_home_is_only_said_where_they_are(self, table, monkeypatch):
        table.app.show_win()
        assert table.app.panel.title == "Won"
        table.app.dismiss()
        monkeypatch.setattr(type(table.rules), "cards_home", lambda _rules, _table: 52)
        table.app.show_win()
        assert isinstance(table.app.panel, WinPanel)
        assert table.app.panel.title == "Won, all fifty-two home"


class TestPace:
    @pytest.mark.parametrize(
        ("motion", "pace"), [("off", 0), ("brisk", 0.6), ("normal", 1), ("calm", 1.6), ("system", 1)]
    )
    def test_each_setting_is_a_factor(self, hands, motion, pace):
        hands.app.change(motion=motion)
        assert hands.app.pace == pace

    @pytest.mark.parametrize(("wish", "pace"), [(True, 0), (False, 1), (None, 1)])
    def test_the_system_is_heard_where_the_player_has_chosen_nothing(self, hands, monkeypatch, wish, pace):
        monkeypatch.setattr(wishes, "less_motion", lambda: wish)
        hands.app._ask_system()
        assert hands.app.pace == pace
        hands.app.change(motion="calm")
        assert hands.app.pace == 1.6

    def test_who_has_chosen_is_not_asked_for(self, hands, monkeypatch):
        asked = []
        monkeypatch.setattr(hands.app, "_ask_system", lambda: asked.append(1))
        hands.app.change(motion="calm")
        hands.app.shown()
        assert not asked

    def test_without_motion_everything_is_where_it_belongs_at_once(self, player):
        player.app.play("klondike", 11, {}, fresh=True)
        player.frame()
        assert still(player)
        take_up(player)
        player.frame()
        assert player.scene.hands.height == 1
        assert still(player)
        player.send(pygame.WINDOWLEAVE)
        assert still(player)
        player.key(pygame.K_SPACE)
        assert still(player)
        player.key(pygame.K_s)
        assert still(player)
        player.key(pygame.K_ESCAPE)
        assert still(player)
        player.app.show_win()
        assert still(player)
