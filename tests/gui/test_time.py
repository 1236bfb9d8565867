"""The time that is played: counted while the player sees the table, kept with the game, shown only if wanted."""

import pygame
import pytest
from harness import Clock, Player

from patience.gui.clock import spelled
from patience.gui.panels.outcome import WinPanel
from patience.shelf.folders import Folders


def begin(player, name="klondike", deal=9):
    player.app.play(name, deal)
    player.key(pygame.K_SPACE)
    return player.match


def spend(player, seconds):
    """Time passes, with the pointer moving now and then."""
    for _second in range(seconds):
        player.clock.now += 1
        player.move((3, 300))
        player.frame()


def test_the_time_runs_from_the_first_move(player):
    player.app.play("klondike", 9)
    spend(player, 30)
    assert player.match.seconds == 0
    player.key(pygame.K_SPACE)
    spend(player, 7)
    assert player.match.seconds == pytest.approx(7, abs=1)


@pytest.mark.parametrize(
    ("away", "back"),
    [
        ([pygame.WINDOWFOCUSLOST], [pygame.WINDOWFOCUSGAINED]),
        ([pygame.WINDOWMINIMIZED], [pygame.WINDOWRESTORED]),
        ([pygame.WINDOWHIDDEN], [pygame.WINDOWSHOWN]),
        ([pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST], [pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED]),
        ([pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED], [pygame.WINDOWFOCUSGAINED]),
    ],
)
def test_no_time_passes_while_the_window_is_not_in_front(player, away, back):
    match = begin(player)
    spend(player, 10)
    for event in away:
        player.send(event)
    player.clock.now += 50
    player.frame()
    for event in back:
        player.send(event)
    spend(player, 5)
    assert match.seconds == pytest.approx(15, abs=1)


def test_a_window_restored_without_the_focus_is_still_not_played_in(player):
    match = begin(player)
    spend(player, 10)
    player.send(pygame.WINDOWFOCUSLOST)
    player.send(pygame.WINDOWMINIMIZED)
    player.send(pygame.WINDOWRESTORED)
    spend(player, 40)
    assert match.seconds == pytest.approx(10, abs=1)


def test_no_time_passes_while_a_panel_or_another_screen_is_open(player):
    match = begin(player)
    spend(player, 10)
    for key in (pygame.K_s, pygame.K_F1, pygame.K_d):
        player.key(key)
        spend(player, 20)
        player.key(pygame.K_ESCAPE)
    spend(player, 5)
    assert match.seconds == pytest.approx(15, abs=1)
    player.app.home()
    spend(player, 30)
    player.app.play("klondike")
    spend(player, 5)
    assert player.match.seconds == pytest.approx(20, abs=2)


def test_undo_and_restart_do_not_turn_the_time_back(player):
    match = begin(player)
    spend(player, 10)
    player.key(pygame.K_u)
    spend(player, 10)
    player.key(pygame.K_r)
    player.key(pygame.K_r, pygame.KMOD_SHIFT)
    spend(player, 10)
    assert player.match is match
    assert match.seconds == pytest.approx(30, abs=1)


def test_a_new_deal_begins_at_nothing_and_the_game_before_comes_back_with_its_time(player):
    begin(player)
    spend(player, 12)
    player.key(pygame.K_n)
    assert player.match.seconds == 0
    player.key(pygame.K_u)
    assert player.match.seconds == pytest.approx(12, abs=1)


def test_who_does_nothing_for_long_has_gone(player):
    match = begin(player)
    player.clock.now += 100  # thinking
    player.move((3, 300))
    assert match.seconds == pytest.approx(100, abs=1)
    player.clock.now += 8 * 3600  # asleep, with the computer or without it
    player.move((4, 300))
    assert match.seconds == pytest.approx(220, abs=1)


def test_the_time_goes_on_after_a_restart_of_the_program(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "config").mkdir()
    clock, spent = Clock(), 0
    clock.install(monkeypatch)
    for evening in range(3):
        player = Player(
            clock, shelf=Folders(str(tmp_path / "data"), str(tmp_path / "config"), []), motion="off"
        )
        if evening:
            player.app.play("klondike")
        else:
            begin(player)
        assert player.match.seconds == pytest.approx(spent, abs=1)
        spend(player, 65)
        spent += 65
        player.app.closing()
        player.writer.finish()
        clock.now += 5000


def test_losing_the_focus_puts_the_time_on_the_disk(player):
    begin(player)
    spend(player, 33)
    assert "\ntime 33\n" not in player.app.saves.load("klondike")
    player.send(pygame.WINDOWFOCUSLOST)
    assert "\ntime 33\n" in player.app.saves.load("klondike")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0:00"),
        (9.99, "0:09"),
        (187, "3:07"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (3723, "1:02:03"),
        (90_000, "25:00:00"),
    ],
)
def test_how_a_time_reads(seconds, words):
    assert spelled(seconds) == words


# On the table


def test_nothing_ticks_when_the_time_is_not_shown(player):
    begin(player)
    player.rest()
    player.scene.search = None
    assert player.app.tick() is None


def test_the_time_is_painted_once_a_second_and_only_its_own_place(player):
    begin(player)
    player.app.change(show_time=True)
    player.move((3, 300))
    player.rest()
    player.scene.search = None
    for _second in range(3):
        wait = player.app.tick()
        assert 0 < wait <= 1.01
        assert not player.scene.damage
        player.clock.now += wait
        player.app.tick()
        assert [rect.h <= player.scene.scale.status and rect.w < 100 for rect in player.scene.damage] == [
            True
        ]
        player.app.paint()


def test_the_shown_time_stands_still_with_the_clock(player):
    begin(player)
    player.app.change(show_time=True)
    player.rest()
    player.scene.search = None
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        player.send(event)
        assert (player.app.tick() is None) == (event == pygame.WINDOWFOCUSLOST)
    player.clock.now += 1000
    player.app.tick()
    assert player.app.tick() is None


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1280, 800)])
@pytest.mark.parametrize("interface", [100, 150])
@pytest.mark.parametrize("start", [0, 57, 597, 3597])
def test_what_is_painted_second_by_second_is_what_would_be_painted_afresh(player, size, interface, start):
    player.resize(size)
    player.app.change(show_time=True, size=interface)
    match = begin(player)
    match.seconds = float(start)
    player.frame()
    for _second in range(5):
        spend(player, 1)
        player.same_as_fresh(f"at {match.seconds}")
    player.send(pygame.WINDOWLEAVE)


def test_a_win_tells_the_time_first_if_it_is_shown(player):
    player.app.play("take_ten", 1)
    player.match.seconds = 384.0
    for shown in (False, True):
        player.app.change(show_time=shown)
        player.app.show_win()
        assert isinstance(player.app.panel, WinPanel)
        assert (player.app.panel.facts[0] == ("6:24", "your time")) == shown
        player.app.dismiss()
