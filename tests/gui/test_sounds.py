"""What is heard, when, and that nobody ever waits for it."""

import threading
import time
from typing import ClassVar

import pygame
import pytest
from harness import chance, walked

from patience.gui import audio, sounds
from patience.gui.start import StartScene


def names(player):
    """What was heard since the last time."""
    heard, player.app.sounds.heard = player.app.sounds.heard, []
    return [one if isinstance(one, str) else one[0] for one in heard]


# What a player hears


def test_each_thing_that_is_done_with_cards_has_its_sound(player):
    player.app.play("klondike", 2, {"draw": 1})
    assert names(player) == []  # the program opens in silence
    player.app.play("klondike", 8, {"draw": 1}, fresh=True)
    assert names(player) == ["shuffle"]
    player.key(pygame.K_SPACE)
    assert names(player) == ["flip"]
    move = next(m for m in player.rules.moves(player.model) if getattr(m, "source", "") == "waste")
    player.scene.play(move)
    player.key(pygame.K_u)
    player.key(pygame.K_r)
    assert names(player) == ["lay"] * 3


def test_a_game_taken_up_again_makes_no_sound(player):
    player.sit_down(walked("klondike", {}, 3, 20, chance("sounds")))
    assert names(player) == []


def test_a_card_dragged_where_it_may_not_go_is_taken_and_refused(player):
    player.app.play("klondike", 12345, {"draw": 1})
    names(player)
    refused = 0
    for number in range(1, 8):
        for other in range(1, 8):
            source, target = f"column.{number}", f"column.{other}"
            legal = {(m.source, m.target) for m in player.rules.moves(player.model) if hasattr(m, "target")}
            if source == target or (source, target) in legal:
                continue
            player.bring(source, len(player.model.piles[source].cards) - 1, target)
            assert names(player) == ["take", "no"]
            refused += 1
    assert refused > 10


def test_cards_that_follow_each_other_home_are_heard_as_they_land(hands):
    hands.app.change(motion="normal")
    match = walked("carpet", {}, 5, 30, chance("landing"))
    hands.sit_down(match)
    names(hands)
    hands.scene.restart()
    hands.scene.redo()
    hands.rest()
    assert set(names(hands)) <= {"lay", "flip"}


def test_m_switches_the_sound_off_and_on_everywhere_and_says_so(player):
    player.app.play("klondike", 4)
    names(player)
    player.key(pygame.K_m, unicode="m")
    assert not player.app.settings.sound
    assert player.scene.message == "Sound off"
    assert names(player) == ["hush"]
    player.key(pygame.K_SPACE)
    player.app.new_deal()
    assert "shuffle" not in names(player)
    player.app.show_settings()
    player.key(pygame.K_m, unicode="m")
    assert player.app.panel
    assert player.app.settings.sound
    assert player.scene.message == "Sound on"
    assert names(player) == ["lay"]
    player.app.home()
    player.key(pygame.K_m, unicode="m")
    assert not player.app.settings.sound


def test_m_is_a_letter_where_words_are_typed(player):
    player.app.home()
    scene = player.app.scene
    assert isinstance(scene, StartScene)
    scene.focus(scene.search, ring=True)
    player.key(pygame.K_m, unicode="m")
    player.send(pygame.TEXTINPUT, text="m")
    assert scene.search.value == "m"
    assert player.app.settings.sound


def test_ctrl_m_is_not_m(player):
    player.app.play("klondike", 4)
    player.key(pygame.K_m, pygame.KMOD_CTRL)
    assert player.app.settings.sound


def test_without_sound_nothing_of_it_is_made_or_imported(hands):
    del hands.app.sounds
    hands.app.change(sound=False)
    hands.app.play("klondike", 4)
    hands.app.new_deal()
    hands.key(pygame.K_SPACE)
    assert "sounds" not in vars(hands.app)
    assert "sounds" not in [thread.name for thread in threading.enumerate()]


def test_the_volume_is_the_one_that_is_set(player):
    player.app.play("klondike", 4)
    player.app.change(volume=70)
    names(player)
    player.app.new_deal()
    assert player.app.sounds.heard == [("shuffle", 70)]


# The thread


class Device:
    """In place of a device: what it was asked to play."""

    made: ClassVar = []
    there = True

    def __init__(self):
        if not Device.there:
            Device.made.append(None)
            raise OSError
        self.played, self.closed, self.lost = [], False, False
        Device.made.append(self)

    def play(self, sound, volume):
        self.played.append((len(sound), volume))

    def close(self):
        self.closed = True


@pytest.fixture
def device(monkeypatch):
    Device.made, Device.there = [], True
    monkeypatch.setattr(audio, "Device", Device)
    return Device


@pytest.fixture
def now(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(sounds, "monotonic", lambda: now[0])
    return now


def until(true):
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def finish(heard):
    """Let the thread do all that it was asked for."""
    thread = heard._thread
    heard.close()
    if thread:
        thread.join(20)
        assert not thread.is_alive()


def test_many_cards_at_once_are_one_sound(device, now):
    heard = sounds.Sounds()
    for _card in range(28):
        heard.play("lay", 100)
        until(heard._wishes.empty)
        now[0] += 0.025
    finish(heard)
    assert len(device.made) == 1
    assert 5 <= len(device.made[0].played) <= 10  # in 0.7 s, one in 0.06
    assert device.made[0].closed


def test_a_shuffle_and_the_chord_are_heard_over_the_cards(device, now):
    heard = sounds.Sounds()
    for name in ("lay", "win", "shuffle", "shuffle", "win", "lay"):
        heard.play(name, 40)
    finish(heard)
    assert [volume for _length, volume in device.made[0].played] == [0.4] * 3


def test_without_a_device_it_is_silent_and_tries_again_after_a_minute(device, now):
    device.there = False
    heard = sounds.Sounds()
    for _second in range(61 * 2):
        heard.play("lay", 40)
        until(heard._wishes.empty)
        time.sleep(0.001)
        now[0] += 0.5
    finish(heard)
    assert device.made == [None, None]


def test_a_lost_device_is_opened_again(device, now):
    heard = sounds.Sounds()
    heard.play("lay", 40)
    until(lambda: device.made and device.made[0].played)
    device.made[0].lost = True
    now[0] += 1
    heard.play("lay", 40)
    until(lambda: len(device.made) == 2 and device.made[1].played)
    assert device.made[0].closed
    finish(heard)


def test_the_device_is_closed_when_there_has_been_silence_for_a_while(device, monkeypatch):
    monkeypatch.setattr(sounds, "SILENCE", 0.05)
    heard = sounds.Sounds()
    heard.play("lay", 40)
    until(lambda: device.made and device.made[0].closed)
    assert heard._thread.is_alive()
    finish(heard)


def test_a_sound_that_would_come_too_late_is_left_out(device, now, monkeypatch):
    monkeypatch.setattr(Device, "__init__", slow(Device.__init__, now))
    heard = sounds.Sounds()
    heard.play("lay", 40)
    finish(heard)
    assert device.made[0].played == []


def slow(make, now):
    def made(self):
        now[0] += 2.0  # a device that takes its time
        make(self)

    return made


def test_muting_ends_the_thread(device):
    heard = sounds.Sounds()
    heard.play("win", 40)
    thread = heard._thread
    heard.hush()
    thread.join(20)
    assert not thread.is_alive()
    assert device.made[0].closed


def test_a_lost_sound_file_is_silence(device, monkeypatch, tmp_path):
    monkeypatch.setattr(sounds.sprites, "path", lambda name: str(tmp_path / name))
    heard = sounds.Sounds()
    heard.play("lay", 40)
    finish(heard)
    assert device.made[0].played == [(0, 0.4)]


# The device of SDL


def test_a_device_plays_over_what_still_sounds(hands, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    device = audio.Device()
    device.play(b"\x00\x10" * 32_000, 1.0)
    device.play(b"\x00\x10" * 320, 0.5)
    assert device._sounding[:640] == b"\x00\x18" * 320
    assert 60_000 < len(device._sounding) <= 64_000
    assert set(device._sounding[640::2]) == {0}
    assert set(device._sounding[641::2]) == {16}
    assert not device.lost
    device.close()


def test_where_there_is_no_device_nothing_happens_as_often_as_it_is_tried(hands, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonesuch")
    for _try in range(300):
        with pytest.raises(OSError):  # noqa: PT011 - it says no more
            audio.Device()
    assert isinstance(pygame.event.get(), list)


def test_a_player_does_not_wait_for_a_device(hands, monkeypatch):
    """A device that never comes: the game goes on, and so does the end."""
    never = threading.Event()

    def device():
        never.wait(60)
        raise OSError

    monkeypatch.setattr(audio, "Device", device)
    monkeypatch.setattr(sounds, "LAST_MOMENT", 0.01)
    hands.app.sounds = sounds.Sounds()
    hands.app.play("klondike", 5)
    hands.app.new_deal()
    hands.key(pygame.K_SPACE)
    assert hands.match.moves_made == 1
    hands.app.closing()
    never.set()
