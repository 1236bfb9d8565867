"""The entry in the applications menu comes and goes as asked."""

import configparser
import sys
from pathlib import Path

import pytest

from patience import desktop, sprites

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only made on Linux desktops")


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def files(place):
    return sorted(str(path.relative_to(place)) for path in place.rglob("*") if path.is_file())


BOTH = ["applications/patience-parlour.desktop", "icons/hicolor/scalable/apps/patience-parlour.svg"]


def test_entry_and_icon_are_written_told_of_and_removed_again(place):
    for _time in range(2):
        assert desktop.install() == [f"written: {place / name}" for name in BOTH]
        assert files(place) == BOTH
    assert desktop.remove() == [f"removed: {place / name}" for name in BOTH]
    assert files(place) == []
    assert desktop.remove() == ["there was nothing to remove"]


def test_the_entry_names_the_window_the_icon_and_the_command(place):
    desktop.install()
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read(place / BOTH[0])
    entry = dict(parser["Desktop Entry"])
    assert entry["StartupWMClass"] == "patience-parlour"
    assert entry["Icon"] == "patience-parlour"
    assert entry["Categories"] == "Game;CardGame;"
    assert entry["Exec"].startswith('"/')
    assert (place / BOTH[1]).read_bytes() == Path(sprites.path("icon.svg")).read_bytes()


@pytest.mark.parametrize("script_is_there", [True, False])
def test_the_command_is_the_installed_one_or_else_the_package(place, monkeypatch, script_is_there):
    folder = place / 'a "b" $c 100%'
    folder.mkdir()
    if script_is_there:
        (folder / "patience").write_text("")
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    desktop.install()
    shown = str(place) + '/a \\\\"b\\\\" \\\\$c 100%%/'
    command = f'"{shown}patience"' if script_is_there else f'"{shown}python" "-m" "patience"'
    assert f"\nExec={command}\n" in (place / BOTH[0]).read_text()


def test_a_place_that_cannot_be_written_to_gives_one_line(place, monkeypatch):
    (place / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(place / "file"))
    for change in (desktop.install, desktop.remove):
        with pytest.raises(desktop.DesktopError, match=r"^the applications menu cannot be changed: [^\n]+$"):
            change()


def test_without_a_home_one_line_says_so(monkeypatch):
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "")
    with pytest.raises(desktop.DesktopError, match="no home folder"):
        desktop.install()


def test_on_other_systems_one_line_says_what_it_is_for(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(desktop.DesktopError, match="Linux"):
        desktop.install()
