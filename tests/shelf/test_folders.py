"""Where things are kept, and what happens when there is no such place."""

import os
import stat
import sys
from pathlib import Path

import pytest

from patience.shelf import folders

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the rules of Linux desktops")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@linux
def test_games_and_settings_lie_below_the_home_folder_out_of_the_cache(home):
    found = folders.find()
    assert found == (str(home / ".local/share/patience-parlour"), str(home / ".config/patience-parlour"), [])
    assert stat.S_IMODE(Path(found.data).stat().st_mode) == 0o700


@linux
def test_the_folders_that_the_user_has_chosen_are_used_even_without_a_home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.delenv("HOME")
    assert folders.find() == (str(tmp_path / "d/patience-parlour"), str(tmp_path / "c/patience-parlour"), [])


@linux
@pytest.mark.parametrize("home", ["missing", "empty", "not there", "a file", "relative"])
def test_without_a_home_nothing_is_kept_and_one_line_says_so(tmp_path, monkeypatch, home):
    file = tmp_path / "file"
    file.write_text("x")
    value = {"empty": "", "not there": str(tmp_path / "no"), "a file": str(file), "relative": "."}.get(home)
    monkeypatch.delenv("HOME") if value is None else monkeypatch.setenv("HOME", value)
    monkeypatch.chdir(tmp_path)
    found = folders.find()
    assert found[:2] == (None, None)
    assert len(found.notices) == 1
    assert os.listdir(tmp_path) == ["file"]


@linux
def test_a_home_where_no_folder_can_be_made_keeps_nothing_and_says_so(home, monkeypatch):
    def refuse(path, *_args, **_named):
        raise OSError(30, "Read-only file system", path)

    monkeypatch.setattr(os, "makedirs", refuse)
    assert folders.find()[:2] == (None, None)


@linux
def test_a_folder_that_is_there_but_read_only_keeps_nothing(monkeypatch):
    folders.find()
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    found = folders.find()
    assert found[:2] == (None, None)
    assert len(found.notices) == 1


@linux
def test_only_settings_are_forgotten_when_only_their_folder_is_in_the_way(home):
    (home / ".config").write_text("x")
    found = folders.find()
    assert found.data
    assert found.config is None
    assert found.notices == ["There is no folder to write in: settings are forgotten at the end."]
