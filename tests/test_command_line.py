"""What the command line says, and what it starts."""

import os
import subprocess
import sys

import pytest

import patience
from patience import __main__ as program
from patience.games import EVERY


def run(*words, **environment):
    return subprocess.run(
        [sys.executable, "-m", "patience", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env=os.environ | {"PYTHONUTF8": "1"} | environment,
    )


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        ("--game klondik", "“klondike”"),
        ("--game", "--game"),
        ("--game klondike --deal 0", "the nearest is 1"),
        ("--game klondike --deal -5", "the nearest is 1"),
        ("--game klondike --deal 1000000000", "the nearest is 999999999"),
        ("--game klondike --deal " + "9" * 5000, "the nearest is 999999999"),
        ("--game klondike --deal 12x", "the nearest is 12"),
        ("--game klondike --deal ten", "the nearest is 1"),
        ("--game klondike --deal ٣", "the nearest is 1"),
        ("--game klondike --option drow=1", "“draw”"),
        ("--game klondike --option draw=2", "“3”"),
        ("--deal 5", "--game"),
        ("--players 5", "--game"),
        ("--game newmarket --players 9", "the nearest is 8"),
        ("--game newmarket --players 2", "the nearest is 3"),
        ("--game guest --players 99999", "“99999” is not a number of players"),
        ("--game guest --players three", "“three” is not a number of players"),
        ("--game klondike --players 2", "the nearest is 1"),
        ("--seat 2", "--game"),
        ("--game newmarket --players 5 --seat 6", "“6” is not a place from 1 to 5"),
        ("--game newmarket --seat 0", "“0” is not a place from 1 to 4"),
        ("--game klondike --seat 2", "“2” is not a place from 1 to 1"),
        ("--game newmarket --option deals=44", "“4”"),
        ("--game newmarket --option deels=4", "“deals”"),
        ("--game newmarkt", "“newmarket”"),
        ("--option draw=1", "--game"),
        ("--gane klondike", "“--game”"),
        ("--game=klondike --list-all=3", "“--list”"),
        ("klondike", "--game"),
        ("--game=--", "--game"),
        ("--game klondike --deal=--", "--deal"),
    ],
)
def test_what_does_not_exist_is_told_in_one_line_with_what_was_probably_meant(words, nearest):
    ended = run(*words.split())
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert ended.stderr.startswith("patience: ")
    assert nearest in ended.stderr
    assert len(ended.stderr) < 250, "it is a line that one can read"


def test_the_list_has_a_line_for_each_game():
    ended = run("--list")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert [line.split()[0] for line in ended.stdout.splitlines()] == list(EVERY)
    assert "Klondike: " in ended.stdout


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of Unix")
def test_a_reader_who_has_seen_enough_of_the_list_is_no_fault():
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [sys.executable, "-m", "patience", "--list"], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_version_and_help_are_told():
    assert run("--version").stdout == f"Patience Parlour {patience.__version__}\n"
    ended = run("--help")
    assert ended.returncode == 0
    for name in (
        "--game",
        "--deal",
        "--option",
        "--list",
        "--install-desktop",
        "--remove-desktop",
        "--version",
    ):
        assert name in ended.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there always is a display")
def test_without_a_display_one_line_says_so(tmp_path, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    ended = run(HOME=str(tmp_path))
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "display" in ended.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux desktops")
def test_the_menu_entry_is_made_and_taken_away_and_a_place_in_the_way_is_told(tmp_path):
    assert run("--install-desktop", XDG_DATA_HOME=str(tmp_path)).stdout.count("written: ") == 2
    assert run("--remove-desktop", XDG_DATA_HOME=str(tmp_path)).stdout.count("removed: ") == 2
    (tmp_path / "file").write_text("")
    ended = run("--install-desktop", XDG_DATA_HOME=str(tmp_path / "file"))
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (1, "", 1)


@pytest.fixture
def started(monkeypatch, tmp_path):
    """What the window was opened with."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    from patience.gui import app

    calls = []
    monkeypatch.setattr(app, "run", lambda *given: calls.append(given) or 0)
    return calls


def test_without_words_the_window_opens_on_what_was_played_last(started):
    assert program.main([]) == 0
    game, deal, options, players, person, settings, saves, notices = started[0]
    assert (game, deal, options, players, person, notices) == (None, None, None, None, None, [])
    assert settings.back == "waves"
    assert saves.names() == []


@pytest.mark.parametrize("name", ["take-ten", "Take Ten", "take_ten"])
def test_a_game_may_be_written_in_several_ways(started, name):
    assert program.main(["--game", name, "--deal", "007"]) == 0
    assert started[0][:3] == ("take_ten", 7, None)


def test_the_number_of_players_is_handed_on(started):
    assert program.main(["--game", "newmarket", "--players", "6"]) == 0
    assert started[0][:5] == ("newmarket", None, None, 6, None)


def test_the_place_at_the_table_is_counted_from_one(started):
    assert program.main(["--game", "newmarket", "--players", "6", "--seat", "6"]) == 0
    assert started[0][:5] == ("newmarket", None, None, 6, 5)


def test_a_place_alone_is_one_at_the_usual_table(started):
    assert program.main(["--game", "newmarket", "--seat", "4"]) == 0
    assert started[0][:5] == ("newmarket", None, None, 4, 3)


def test_a_round_game_that_was_played_last_is_opened_again(started, tmp_path):
    path = tmp_path / "config" / "patience-parlour" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"last_game": "newmarket"}')
    assert program.main([]) == 0
    assert started[0][5].last_game == "newmarket"


def test_options_are_handed_on_as_they_were_written(started):
    assert program.main(["--game", "klondike", "--option", "draw=1", "--deal", "3"]) == 0
    assert started[0][:3] == ("klondike", 3, ["draw=1"])


def test_a_last_game_that_this_release_does_not_know_is_forgotten(started, tmp_path):
    path = tmp_path / "config" / "patience-parlour" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"last_game": "bridge"}')
    assert program.main([]) == 0
    assert started[0][5].last_game == ""


def test_what_was_kept_in_the_last_moment_is_on_the_disk_at_the_end(started, monkeypatch, tmp_path):
    from patience.gui import app

    monkeypatch.setattr(app, "run", lambda *given: given[6].keep("klondike", "the last move") or 0)
    assert program.main([]) == 0
    assert (tmp_path / "data/patience-parlour/games/klondike.txt").read_text() == "the last move"


def test_ctrl_c_ends_quietly_and_still_keeps_what_was_put(started, monkeypatch, tmp_path, capsys):
    from patience.gui import app

    def stop(*given):
        given[6].keep("klondike", "the last move")
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run", stop)
    assert program.main([]) == 130
    assert capsys.readouterr() == ("", "")
    assert (tmp_path / "data/patience-parlour/games/klondike.txt").read_text() == "the last move"


def test_a_fault_of_the_program_is_not_taken_for_a_missing_display(started, monkeypatch):
    from patience.gui import app

    def fail(*_given):
        raise RuntimeError("a fault: not available")

    monkeypatch.setattr(app, "run", fail)
    with pytest.raises(RuntimeError, match="a fault"):
        program.main([])


def test_nothing_that_only_words_need_is_imported_without_any(tmp_path):
    script = """
import sys
from patience import __main__ as program
from patience.gui import app
app.run = lambda *given: 0
program.main([])
print([name for name in ("argparse", "patience.desktop", "numpy") if name in sys.modules])
"""
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"},
    )
    assert ended.stdout.splitlines()[-1] == "[]"
