"""One game of each kind is kept, and the one before it."""

import os
from pathlib import Path

import pytest

from patience.shelf import saves as saves_module
from patience.shelf.files import Writer
from patience.shelf.folders import nowhere
from patience.shelf.saves import Saves

RECORD = "Patience Parlour record 1\ngame klondike\n"


@pytest.fixture
def saves(folders, writer):
    return Saves(folders, writer)


def reopened(saves):
    saves.writer.finish()
    return Saves(saves.folders, saves.writer)


def test_a_game_comes_back_after_the_end_of_the_program_and_so_does_the_one_before(saves):
    saves.keep("klondike", RECORD)
    saves.keep_previous("klondike", RECORD + "older")
    saves.keep("carpet", "carpet")
    again = reopened(saves)
    assert again.load("klondike") == RECORD
    assert again.previous("klondike") == RECORD + "older"
    assert again.load("carpet") == "carpet"
    assert again.previous("carpet") is None
    assert again.names() == ["carpet", "klondike"]


def test_a_game_can_be_loaded_before_it_is_written(saves):
    saves.keep("klondike", RECORD)
    assert saves.load("klondike") == RECORD
    assert saves.names() == ["klondike"]


def test_a_game_that_was_never_kept_is_none_and_has_no_time(saves):
    assert (saves.load("klondike"), saves.when("klondike"), saves.names()) == (None, 0.0, [])


def test_the_time_of_a_kept_game_is_that_of_its_file(saves):
    saves.keep("klondike", RECORD)
    again = reopened(saves)
    path = Path(saves.folders.data, "games", "klondike.txt")
    os.utime(path, (5, 7))
    assert again.when("klondike") == 7


def test_an_empty_text_means_that_there_is_none_any_more(saves):
    saves.keep("klondike", RECORD)
    saves.keep_previous("klondike", RECORD)
    saves.writer.finish()
    saves.keep_previous("klondike", "")
    saves.keep("klondike", "")
    for view in (saves, reopened(saves)):
        assert (view.load("klondike"), view.previous("klondike"), view.names()) == (None, None, [])
    assert saves.folders.notices == []


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0", b"x" * 101], ids=["empty", "garbled", "huge"])
def test_a_file_that_is_no_text_is_set_aside_told_of_once_and_the_game_can_be_kept_again(
    saves, monkeypatch, data
):
    monkeypatch.setattr(saves_module, "LARGEST", 100)
    path = Path(saves.folders.data, "games", "take_ten.txt")
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    assert saves.load("take_ten") is None
    assert saves.load("take_ten") is None
    assert len(saves.folders.notices) == 1
    assert "Take ten" in saves.folders.notices[0]
    assert path.with_name("take_ten.txt.damaged-1").read_bytes() == data
    assert saves.names() == []
    saves.keep("take_ten", RECORD)
    assert reopened(saves).load("take_ten") == RECORD


def test_a_record_that_cannot_be_replayed_is_set_aside_and_the_reason_told(saves):
    saves.keep("klondike", "Patience Parlour record 99")
    again = reopened(saves)
    notice = again.damaged("klondike", "line 1: from a later version")
    assert "(line 1: from a later version)" in notice
    assert "klondike.txt.damaged-1" in notice
    assert again.load("klondike") is None
    assert os.listdir(Path(saves.folders.data, "games")) == ["klondike.txt.damaged-1"]


def test_what_was_only_just_kept_is_set_aside_and_not_written_again(saves):
    saves.keep("klondike", "bad")
    saves.damaged("klondike", "bad")
    again = reopened(saves)
    assert again.load("klondike") is None
    assert os.listdir(Path(saves.folders.data, "games")) == ["klondike.txt.damaged-1"]


def test_setting_the_game_before_aside_leaves_the_game_in_progress_alone(saves):
    saves.keep("klondike", RECORD)
    saves.keep_previous("klondike", "bad")
    again = reopened(saves)
    assert "klondike.previous.txt.damaged-1" in again.damaged_previous("klondike", "bad")
    assert (again.load("klondike"), again.previous("klondike")) == (RECORD, None)


def test_a_damaged_file_that_cannot_be_set_aside_is_still_only_a_notice(saves, monkeypatch):
    saves.keep("klondike", "bad")
    again = reopened(saves)

    def refuse(*_paths):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "rename", refuse)
    assert "nor set aside" in again.damaged("klondike", "bad")


def test_without_a_folder_games_last_until_the_end():
    folders = nowhere()
    saves = Saves(folders, Writer(folders.notices))
    saves.keep("klondike", RECORD)
    saves.keep_previous("klondike", "older")
    assert (saves.load("klondike"), saves.previous("klondike"), saves.names()) == (
        RECORD,
        "older",
        ["klondike"],
    )
    assert "cannot be read" in saves.damaged("klondike", "bad")
    assert saves.load("klondike") is None
    assert Saves(folders, saves.writer).names() == []


def test_a_folder_that_vanished_while_playing_is_made_again(saves):
    saves.keep("klondike", RECORD)
    saves.writer.finish()
    games = Path(saves.folders.data, "games")
    (games / "klondike.txt").unlink()
    games.rmdir()
    saves.keep("klondike", RECORD)
    assert reopened(saves).load("klondike") == RECORD


def record(*moves, time=0):
    return "\n".join(
        [RECORD + "deal 5", *[f"time {time}"] * bool(time), *[f"move {move}" for move in moves], "check 0"]
    )


@pytest.fixture
def windows(folders):
    """Two windows at once on the same saved games."""
    two = [Saves(folders, Writer(folders.notices)) for _window in range(2)]
    yield two
    for saves in two:
        saves.writer.finish()


def keep(saves, text):
    saves.keep("klondike", text)
    saves.writer.finish()


def test_a_window_in_which_nothing_was_done_does_not_undo_what_was_played_in_another(windows):
    one, other = windows
    keep(one, record("a"))
    assert other.load("klondike") == record("a")
    keep(one, record("a", "b"))
    keep(other, record("a", time=300))
    assert reopened(one).load("klondike") == record("a", "b")
    assert reopened(one).previous("klondike") is None


def test_where_two_windows_play_on_the_same_game_what_the_other_has_played_is_the_game_before(windows):
    one, other = windows
    keep(one, record("a"))
    other.load("klondike")
    keep(one, record("a", "b"))
    keep(other, record("a", "c"))
    assert reopened(one).load("klondike") == record("a", "c")
    assert other.previous("klondike") == record("a", "b")
    keep(one, record("a", "b", "d"))
    keep(one, record("a", "b", "d", "e"))
    assert reopened(one).load("klondike") == record("a", "b", "d", "e")
    assert reopened(one).previous("klondike") == record("a", "c")


def test_a_window_goes_on_alone_as_if_there_were_no_other(windows):
    one, _other = windows
    one.keep_previous("klondike", record("old"))
    for moves in ("a", "ab", "abc", "ab"):
        keep(one, record(*moves))
    keep(one, record("new"))
    assert reopened(one).load("klondike") == record("new")
    assert reopened(one).previous("klondike") == record("old")


def test_the_time_that_another_window_lies_open_is_no_game_to_be_put_by(windows):
    one, other = windows
    keep(one, record("a"))
    other.load("klondike")
    keep(other, record("a", time=5))
    keep(one, record("a", "b"))
    assert reopened(one).load("klondike") == record("a", "b")
    assert reopened(one).previous("klondike") is None


def test_an_untouched_deal_of_another_window_does_not_push_out_the_game_before(windows):
    one, other = windows
    one.keep_previous("klondike", record("old"))
    keep(one, record())
    keep(other, record("a"))
    assert reopened(one).previous("klondike") == record("old")
