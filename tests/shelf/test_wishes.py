"""Whether the system asks for less motion, told by each of the places where systems keep that."""

import ctypes
import sys
import time
from types import SimpleNamespace

import pytest

from patience.shelf import wishes
from patience.shelf.wishes import less_motion


@pytest.fixture
def system(tmp_path, monkeypatch):
    """A Linux system that says nothing; returns a function that writes a file of its settings."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()

    def write(path, text):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        if path.startswith("bin/"):
            file.chmod(0o755)

    return write


def test_a_system_that_says_nothing_cannot_be_told(system):
    assert less_motion() is None


@pytest.mark.parametrize("version", ["gtk-3.0", "gtk-4.0"])
@pytest.mark.parametrize(
    ("value", "wish"), [("0", True), ("false", True), ("FALSE", True), ("1", False), ("true", False)]
)
def test_gtk_says_it_in_its_settings_file(system, version, value, wish):
    system(f"config/{version}/settings.ini", f"[Settings]\ngtk-theme-name=X\ngtk-enable-animations={value}\n")
    assert less_motion() is wish


@pytest.mark.parametrize(
    ("value", "wish"), [("0", True), ("0.0", True), ("1", False), ("0.5", False), ("fast", None)]
)
def test_kde_says_it_by_a_factor(system, value, wish):
    system("config/kdeglobals", f"[General]\nName=X\n\n[KDE]\nAnimationDurationFactor={value}\n")
    assert less_motion() is wish


@pytest.mark.parametrize(("answer", "wish"), [("true", False), ("false", True), ("perhaps", None)])
def test_gnome_says_it_when_asked(system, answer, wish):
    system(
        "bin/gsettings",
        f'#!/bin/sh\n[ "$*" = "get org.gnome.desktop.interface enable-animations" ] && echo {answer}\n',
    )
    assert less_motion() is wish


def test_gnome_that_fails_says_nothing(system):
    system("bin/gsettings", "#!/bin/sh\necho false\nexit 1\n")
    assert less_motion() is None


def test_a_program_that_does_not_answer_is_not_waited_for(system, monkeypatch):
    monkeypatch.setattr(wishes, "PATIENCE", 0.2)
    system("bin/gsettings", "#!/bin/sh\nexec /bin/sleep 30\n")
    before = time.monotonic()
    assert less_motion() is None
    assert time.monotonic() - before < 10


def test_one_wish_for_less_motion_counts_more_than_the_defaults_of_the_others(system):
    system("bin/gsettings", "#!/bin/sh\necho true\n")
    system("config/kdeglobals", "[KDE]\nAnimationDurationFactor=0\n")
    assert less_motion() is True


@pytest.mark.parametrize("text", [b"\xff\xfe\x00", "no section", "[Settings]\n%%%\n[[[\n", ""])
def test_damaged_files_say_nothing(system, text):
    for path in ("config/gtk-3.0/settings.ini", "config/kdeglobals"):
        system(path, text)
    assert less_motion() is None


@pytest.mark.parametrize(("answer", "wish"), [("1", True), ("0", False), ("", None)])
def test_a_mac_says_it_when_asked(system, monkeypatch, answer, wish):
    monkeypatch.setattr(sys, "platform", "darwin")
    system(
        "bin/defaults",
        f'#!/bin/sh\n[ "$*" = "read com.apple.universalaccess reduceMotion" ] && echo {answer}\n',
    )
    assert less_motion() is wish


def test_a_mac_where_it_was_never_set_says_nothing(system, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    system("bin/defaults", "#!/bin/sh\necho does not exist >&2\nexit 1\n")
    assert less_motion() is None


@pytest.mark.parametrize(("told", "animated", "wish"), [(1, 1, False), (1, 0, True), (0, 0, None)])
def test_windows_says_it_when_asked(system, monkeypatch, told, animated, wish):
    def ask(what, _number, answer, _flags):
        assert what == 0x1042  # SPI_GETCLIENTAREAANIMATION
        answer._obj.value = animated
        return told

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(
        ctypes, "windll", SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=ask)), raising=False
    )
    assert less_motion() is wish
