"""The program is killed, or finds everything broken: the game goes on."""

import json
import os
import re
import time
from contextlib import suppress
from pathlib import Path

import pytest

from patience.engine.record import read
from patience.games import rules_class

pytestmark = pytest.mark.window

NOWHERE = "no-such-sound-driver"


@pytest.mark.parametrize("wait", [0.0, 0.02, 0.1, 0.5])
def test_after_a_kill_the_same_game_goes_on_with_at_most_the_last_move_lost(start, wait):
    program = start("--game", "klondike", "--deal", "4711")
    for _move in range(5):
        program.key("space")
        time.sleep(0.1)
    program.waits_for(lambda: program.moves() == 5)
    program.screen.xdotool("key", "space")
    time.sleep(wait)
    program.kill()
    kept = program.moves()
    assert kept in (5, 6)
    if wait >= 0.1:
        assert kept == 6
    again = start()
    assert again.moves() == kept
    assert "deal 4711" in again.game()
    for _undo in range(kept):
        again.key("u")
    again.waits_for(lambda: again.moves() == 0)
    match = read(again.game(), rules_class)
    assert match.table == match.dealt == rules_class("klondike")().start(4711)
    assert len(match.undone) == kept
    for _redo in range(kept):
        again.key("r")
    again.waits_for(lambda: again.moves() == kept)
    assert again.shut() == (0, "")


def test_killed_again_and_again_nothing_is_left_lying_about(start, tmp_path):
    words = ["--game", "klondike", "--deal", "99"]
    least = 0
    for _round in range(3):
        program = start(*words)
        words = []
        assert program.moves() >= least
        program.key("space")
        program.waits_for(lambda p=program: p.moves() > least)
        least = program.moves()
        program.key("space")
        program.kill()
    games = tmp_path / "home/.local/share/patience-parlour/games"
    read((games / "klondike.txt").read_text(), rules_class)
    assert not [file for file in os.listdir(games) if "damaged" in file]


def test_a_damaged_game_and_damaged_settings_are_set_aside_and_the_program_plays(start, tmp_path):
    home = tmp_path / "home"
    games, config = home / ".local/share/patience-parlour/games", home / ".config/patience-parlour"
    games.mkdir(parents=True)
    config.mkdir(parents=True)
    (games / "klondike.txt").write_text("Patience Parlour record 1\ngame klondike\ndeal fi")
    (config / "settings.json").write_text("{ nonsense")
    program = start("--game", "klondike")
    program.key("space")
    program.waits_for(lambda: program.moves() == 1)
    assert (games / "klondike.txt.damaged-1").read_text().endswith("deal fi")
    assert (config / "settings.json.damaged-1").read_text() == "{ nonsense"
    code, printed = program.shut()
    assert code == 0
    assert printed.count("\n") <= 1
    assert program.moves() == 1


def test_without_a_home_or_with_one_that_cannot_be_written_the_program_still_plays(start, tmp_path):
    nowhere = tmp_path / "home"
    for home in ("/nonexistent/home", "/proc/1", ""):
        program = start("--game", "klondike", "--deal", "5", HOME=home)
        program.key("space")
        time.sleep(0.3)
        code, printed = program.shut()
        assert code == 0, printed
        assert printed.count("\n") <= 1
    assert not list(nowhere.iterdir())


def test_an_unknown_sound_driver_is_no_trouble(start):
    program = start("--game", "klondike", "--deal", "5", SDL_AUDIODRIVER=NOWHERE)
    program.key("space")
    program.waits_for(lambda: program.moves() == 1)
    code, printed = program.shut()
    assert (code, printed) == (0, "")


def test_options_on_the_command_line_do_not_take_the_kept_game_away(start, tmp_path):
    program = start("--game", "klondike", "--deal", "5")
    program.key("space", "space")
    program.waits_for(lambda: program.moves() == 2)
    program.shut()
    program = start("--game", "klondike", "--deal", "6")
    program.key("u")
    program.waits_for(lambda: program.moves() == 2)
    assert re.search(r"^deal 5$", program.game(), re.MULTILINE)
    assert program.shut() == (0, "")


def company(home, opponents):
    """A home in which others play at this level, and everything at once."""
    config = home / ".config/patience-parlour"
    config.mkdir(parents=True)
    (config / "settings.json").write_text(json.dumps({"opponents": opponents, "motion": "off"}))


def steps(text):
    return re.findall(r"^(?:move|follow) .*$", text, re.MULTILINE)


def children(pid):
    """The processes that a process has begun, and those that they have begun."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found += [int(folder.name), *children(int(folder.name))]
    return found


def are_gone(pids, seconds=20):
    """Wait until these processes have ended."""
    end = time.monotonic() + seconds
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < end, "a thinker is left over"
        time.sleep(0.1)


def answer(program):
    """Play the first card there is, or say what the lowest button says."""
    program.key("Right", "Return")


def test_killed_while_others_think_a_match_loses_nothing_and_leaves_no_process(start, tmp_path):
    company(tmp_path / "home", "strong")
    words, least = ["--game", "guest", "--deal", "99"], []
    for wait in (0.0, 0.15, 0.7):
        program = start(*words)
        words = []
        kept = steps(program.game("guest"))
        assert kept[: len(least)] == least, "what was played is gone"
        end = time.monotonic() + 40
        while len(steps(program.game("guest"))) < len(kept) + 3 and time.monotonic() < end:
            answer(program)
            time.sleep(0.1)
        time.sleep(wait)
        begun = children(program.process.pid)
        assert begun, "nobody thinks in another process"
        least = steps(program.game("guest"))
        assert len(least) >= len(kept) + 3
        program.kill()
        after = program.game("guest")
        match = read(after, rules_class)
        assert steps(after)[: len(least)] == least
        assert match.rules.name == "guest"
        are_gone(begun)
    assert start().shut() == (0, "")


def test_closed_while_somebody_thinks_the_program_ends_at_once_and_says_nothing(start, tmp_path):
    company(tmp_path / "home", "strong")
    for wait in (0.0, 0.3):
        program = start("--game", "guest", "--deal", "99")
        begun = children(program.process.pid)
        answer(program)
        time.sleep(wait)
        assert program.shut() == (0, "")
        are_gone(begun)


def test_a_damaged_match_is_set_aside_and_another_one_played(start, tmp_path):
    company(tmp_path / "home", "easy")
    games = tmp_path / "home/.local/share/patience-parlour/games"
    games.mkdir(parents=True)
    damaged = "Patience Parlour record 1\ngame newmarket\nplayers 4\ndeal 5\nmove play hand.0 QC r"
    (games / "newmarket.txt").write_text(damaged)
    program = start("--game", "newmarket")
    program.waits_for(lambda: program.game("newmarket").endswith("\n"))
    assert (games / "newmarket.txt.damaged-1").read_text() == damaged
    assert program.shut() == (0, "")
    read(program.game("newmarket"), rules_class)
