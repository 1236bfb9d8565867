"""The sounds in `sprites/sounds/`: as the script makes them, short, quiet, alike in loudness, without a click."""

import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOUNDS = ROOT / "sprites" / "sounds"
LONGEST = {"take": 0.15, "lay": 0.15, "flip": 0.2, "shuffle": 0.7, "win": 1.5, "no": 0.3}  # seconds


def samples(name):
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 32_000)
        found = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return [sample / 32_768 for sample in found]


def loudest(sound):
    """The greatest loudness over 50 ms, of what lies above some 500 Hz: the ear is deaf to lower tones so soft."""
    bright, before, kept = [], 0.0, 0.0
    for sample in sound:
        kept = 0.91 * (kept + sample - before)
        before = sample
        bright.append(kept)
    squares = [x * x for x in bright]
    return max(sum(squares[at : at + 1600]) / 1600 for at in range(0, len(squares), 320)) ** 0.5


def test_the_script_makes_exactly_these_files(tmp_path):
    subprocess.run([sys.executable, str(ROOT / "tools" / "make_sounds.py"), str(tmp_path)], check=True)
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert made == {file.name: file.read_bytes() for file in SOUNDS.iterdir()}
    assert set(made) == {f"{name}.wav" for name in LONGEST}


@pytest.mark.parametrize("name", LONGEST)
def test_a_sound_is_short_and_leaves_room_for_others(name):
    sound = samples(name)
    assert 0.08 < len(sound) / 32_000 <= LONGEST[name]
    assert 0.1 < max(map(abs, sound)) <= 0.5


@pytest.mark.parametrize("name", LONGEST)
def test_a_sound_begins_and_ends_in_silence_without_a_constant_part(name):
    sound = samples(name)
    assert abs(sound[0]) < 0.001
    assert max(map(abs, sound[-160:])) < 0.001
    assert abs(sum(sound) / len(sound)) < 0.0001


def test_no_sound_is_more_than_twice_as_loud_as_another_but_the_soft_no():
    levels = {name: loudest(samples(name)) for name in LONGEST if name != "no"}
    assert max(levels.values()) < 2 * min(levels.values())
    assert loudest(samples("no")) < max(levels.values())
