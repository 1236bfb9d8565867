"""Speaking aloud, with made programs in place of those of the system."""

import os
import sys
import time
from pathlib import Path

import pytest

from patience import speech

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the made programs are shell scripts")

AWKWARD = [
    "-rf /",
    "--help",
    "'; touch pwned; '",
    '"$(touch pwned)" `touch pwned`',
    "♥6 goes on ♠7 \\ %s",
    "a\nb\0c",
    "-",
]


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """A folder that is the whole PATH; what is put there notes what it was asked to say."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.chdir(tmp_path)
    return folder


def make(folder, name, then=""):
    path = folder / name
    path.write_text(
        f"""#!{sys.executable}
import os, sys, time
note = open({str(folder.parent / "said")!r}, "a")
words = sys.argv[1:]
print("noise"), print("noise", file=sys.stderr)
said = " ".join(words) if {name!r} == "spd-say" else sys.stdin.read()
note.write({name!r} + ": " + said + "\\n"); note.flush()
{then}
note.write("end of " + said + "\\n"); note.flush()
"""
    )
    path.chmod(0o755)


def said(folder):
    path = folder.parent / "said"
    return path.read_text().splitlines() if path.exists() else []


def until(true):
    end = time.monotonic() + 30
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_best_program_that_is_there_is_taken(programs):
    assert speech.Speaker().available is None
    for name, title in (("espeak", "eSpeak"), ("espeak-ng", "eSpeak NG"), ("spd-say", "Speech Dispatcher")):
        make(programs, name)
        assert speech.Speaker().available == title


def test_without_a_program_nothing_happens(programs):
    speaker = speech.Speaker()
    speaker.say("Hello")
    speaker.close()
    assert speaker._thread is None


@pytest.mark.parametrize("name", ["spd-say", "espeak-ng"])
def test_awkward_words_are_only_words(programs, name, capfd):
    make(programs, name)
    speaker = speech.Speaker()
    for words in AWKWARD:
        speaker.say(words)
    until(lambda: len(said(programs)) == 2 * len(AWKWARD))
    speaker.close()
    lead = f"{name}: --wait -- " if name == "spd-say" else f"{name}: "
    plain = [words.replace("\n", " ").replace("\0", " ") for words in AWKWARD]
    assert said(programs)[: 2 * len(AWKWARD) : 2] == [lead + words for words in plain]
    assert not Path("pwned").exists()
    assert capfd.readouterr() == ("", "")


def test_who_is_hushed_breaks_off_and_forgets_what_waits(programs):
    make(programs, "espeak-ng", "time.sleep(60 if 'long' in said else 0)")
    speaker = speech.Speaker()
    speaker.say("a long one")
    until(lambda: said(programs))
    speaker.say("waits")
    speaker.hush()
    speaker.say("short")
    until(lambda: said(programs)[-1] == "end of short")
    assert said(programs) == ["espeak-ng: a long one", "espeak-ng: short", "end of short"]
    speaker.close()


def test_what_is_said_comes_after_what_is_being_spoken(programs):
    make(programs, "espeak-ng", "time.sleep(0.1)")
    speaker = speech.Speaker()
    for words in ("one", "two", "three"):
        speaker.say(words)
    until(lambda: len(said(programs)) == 6)
    assert said(programs)[1::2] == ["end of one", "end of two", "end of three"]
    speaker.close()


def test_the_speech_service_is_told_to_stop_too(programs):
    make(programs, "spd-say", "time.sleep(60 if 'long' in said else 0)")
    speaker = speech.Speaker()
    speaker.say("a long one")
    until(lambda: said(programs))
    speaker.hush()
    speaker.say("short")
    until(lambda: said(programs)[-1] == "end of --wait -- short")
    assert said(programs)[1] == "spd-say: --cancel"
    speaker.close()


def test_a_program_that_fails_leaves_it_to_the_next(programs):
    make(programs, "spd-say", "sys.exit(1)")
    make(programs, "espeak", "")
    speaker = speech.Speaker()
    speaker.say("Hello")
    until(lambda: said(programs)[-1:] == ["end of Hello"])
    assert speaker.available == "eSpeak"
    speaker.close()


@pytest.mark.parametrize("fate", ["gone", "no program"])
def test_a_program_that_vanishes_is_silence(programs, fate):
    make(programs, "espeak-ng")
    speaker = speech.Speaker()
    if fate == "gone":
        (programs / "espeak-ng").unlink()
    else:
        (programs / "espeak-ng").write_text("\x00")
    for _time in range(3):
        speaker.say("Hello")
    speaker.close()
    assert said(programs) == []


def test_one_that_does_not_read_to_the_end_is_no_trouble(programs):
    (programs / "espeak-ng").write_text("#!/bin/sh\nexit 0\n")
    (programs / "espeak-ng").chmod(0o755)
    speaker = speech.Speaker()
    speaker.say("Hello " * 100_000)
    speaker.say("Hello")
    until(speaker._wishes.empty)
    speaker.close()


def test_nobody_waits_and_no_child_is_left(programs):
    make(programs, "espeak-ng", "time.sleep(60)")
    speaker = speech.Speaker()
    for number in range(20):
        speaker.hush()
        speaker.say(f"sentence {number}")
    until(lambda: "espeak-ng: sentence 19" in said(programs))
    child = speaker._child
    speaker.close()
    speaker._thread.join(20)
    assert not speaker._thread.is_alive()
    with pytest.raises(ProcessLookupError):
        os.kill(child.pid, 0)


def test_the_program_speaks_only_while_that_is_wanted(programs, monkeypatch):
    make(programs, "espeak-ng")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pytest.importorskip("pygame")
    from patience.gui.app import App
    from patience.shelf.files import Writer
    from patience.shelf.folders import nowhere
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings

    kept = nowhere()
    with pytest.warns(DeprecationWarning, match="Window"):
        app = App(Settings(), Saves(kept, Writer(kept.notices)), kept.notices)
    app.speak("unheard")
    assert "speaker" not in vars(app)
    app.change(speech=True)
    app.speak("heard")
    until(lambda: said(programs)[-1:] == ["end of heard"])
    app.change(speech=False)
    assert "speaker" not in vars(app)
    assert said(programs) == ["espeak-ng: heard", "end of heard"]
