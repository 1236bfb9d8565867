"""Files are the old ones or the new ones, whatever happens in between."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from patience.shelf import files


def test_a_text_is_written_in_a_folder_that_was_not_there(tmp_path):
    path = tmp_path / "a" / "b" / "game.txt"
    files.write(str(path), "Herz ♥\nPik\n")
    assert path.read_bytes() == "Herz ♥\nPik\n".encode()
    assert os.listdir(path.parent) == ["game.txt"]


def test_an_error_between_part_file_and_rename_leaves_the_old_file_and_no_rubbish(tmp_path, monkeypatch):
    path = tmp_path / "game.txt"
    path.write_text("old")

    def fail(*_paths):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        files.write(str(path), "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_kill_between_part_file_and_rename_leaves_the_old_file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("old")
    script = f"""
import os, signal
from patience.shelf import files
os.replace = lambda *paths: os.kill(os.getpid(), signal.SIGKILL)
files.write({str(path)!r}, "new" * 1000)
"""
    ended = subprocess.run([sys.executable, "-c", script], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert path.read_text() == "old"


def test_the_text_is_on_the_disk_before_it_takes_the_old_ones_place(tmp_path, monkeypatch):
    done = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda file: (done.append("fsync"), fsync(file)))
    monkeypatch.setattr(os, "replace", lambda *paths: (done.append("replace"), replace(*paths)))
    files.write(str(tmp_path / "game.txt"), "new")
    assert done == ["fsync", "replace"]


@pytest.mark.slow
def test_fifty_kills_at_any_moment_leave_a_whole_file_that_lacks_at_most_the_last_text(tmp_path):
    path = tmp_path / "game.txt"
    script = f"""
import time
from patience.shelf.files import Writer, read
writer, path = Writer([]), {str(path)!r}
for number in range(1_000_000):
    text = f"{{number}} " * 5000
    writer.put(path, text)
    while read(path, 100_000) != text:
        time.sleep(0.001)
    print(number, flush=True)
"""
    for moment in range(50):
        player = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
        player.stdout.readline()
        time.sleep(moment * 0.0013)
        player.kill()
        told = player.communicate()[0].split()
        words = path.read_text().split()
        assert len(words) == 5000
        assert len(set(words)) == 1
        assert int(words[0]) >= int(told[-1] if told else 0), "what was on the disk is there no more"


def test_what_a_killed_program_left_is_swept_away_later_but_not_what_is_being_written(tmp_path):
    old, new = tmp_path / f"game.txt.1{files.PART}", tmp_path / f"game.txt.2{files.PART}"
    for path in (old, new, tmp_path / "game.txt"):
        path.write_text("x")
        os.utime(path, (0, 0))
    os.utime(new)
    files.sweep(str(tmp_path))
    assert sorted(os.listdir(tmp_path)) == ["game.txt", new.name]


def test_damaged_files_are_set_aside_one_after_the_other_and_none_is_lost(tmp_path):
    path = tmp_path / "game.txt"
    for text in ("first", "second"):
        path.write_text(text)
        files.set_aside(str(path))
    assert not path.exists()
    assert (tmp_path / "game.txt.damaged-1").read_text() == "first"
    assert (tmp_path / "game.txt.damaged-2").read_text() == "second"


@pytest.mark.parametrize(
    ("data", "why"),
    [(b"", "empty"), (b" \n", "empty"), (b"\0\xff\xfe", "not text"), (b"x" * 11, "large")],
)
def test_a_file_that_is_no_fitting_text_is_refused_with_the_reason(tmp_path, data, why):
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(files.FileError, match=why):
        files.read(str(path), 10)


def test_a_file_of_just_the_largest_size_is_read_and_a_missing_one_is_none(tmp_path):
    path = tmp_path / "game.txt"
    assert files.read(str(path), 10) is None
    path.write_text("x" * 10)
    assert files.read(str(path), 10) == "x" * 10


def test_the_mark_that_some_editors_put_before_a_text_is_not_part_of_it(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"\xef\xbb\xbf{}")
    assert files.read(str(file), 100) == "{}"


def test_a_folder_or_a_pipe_in_the_place_of_a_file_is_refused_at_once(tmp_path):
    with pytest.raises(files.FileError, match="not a file"):
        files.read(str(tmp_path), 10)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(files.FileError, match="not a file"):
            files.read(str(tmp_path / "pipe"), 10)


class Held:
    """Stands in for `files.write`: holds the first job until it is let go, and notes all of them."""

    def __init__(self, monkeypatch):
        self.jobs, self.begun, self.go = [], threading.Event(), threading.Event()
        monkeypatch.setattr(files, "write", self)

    def __call__(self, path, text):
        self.begun.set()
        assert self.go.wait(5)
        self.jobs.append((path, text))


def test_of_texts_that_wait_for_a_slow_disk_only_the_latest_is_written(writer, monkeypatch, tmp_path):
    held = Held(monkeypatch)
    a, b = str(tmp_path / "a"), str(tmp_path / "b")
    writer.put(a, "0")
    assert held.begun.wait(5)
    for number in range(1, 100):
        writer.put(a, str(number))
    writer.put(b, "other")
    held.go.set()
    writer.finish()
    assert held.jobs == [(a, "0"), (a, "99"), (b, "other")]


def test_putting_never_waits_for_the_disk(writer, monkeypatch, tmp_path):
    held = Held(monkeypatch)
    started = time.perf_counter()
    for number in range(100):
        writer.put(str(tmp_path / "a"), str(number))
    assert time.perf_counter() - started < 1
    assert not held.jobs
    held.go.set()


def test_a_text_is_on_its_way_to_its_place_within_moments(writer, monkeypatch, tmp_path):
    begun = threading.Event()
    replace = os.replace
    monkeypatch.setattr(os, "fsync", lambda _file: None)  # its time is the disk's, not ours
    monkeypatch.setattr(os, "replace", lambda *paths: (begun.set(), replace(*paths)))
    waits = []
    for number in range(20):
        begun.clear()
        started = time.perf_counter()
        writer.put(str(tmp_path / "a"), str(number))
        assert begun.wait(5)
        waits.append(time.perf_counter() - started)
    assert sorted(waits)[10] < 0.01


def test_an_idle_writer_sleeps_until_it_is_woken(writer, monkeypatch, tmp_path):
    waits = []
    wait = writer._changed.wait
    monkeypatch.setattr(writer._changed, "wait", lambda *given: (waits.append(given), wait(*given)))
    writer.put(str(tmp_path / "a"), "x")
    time.sleep(0.3)
    assert waits in ([()], [(), ()])


def test_a_removal_is_put_like_a_text(writer, tmp_path):
    path = tmp_path / "a"
    writer.put(str(path), "x")
    writer.finish()
    writer.put(str(path), None)
    writer.put(str(tmp_path / "never there"), None)
    writer.finish()
    assert not path.exists()
    assert writer.notices == []


def test_a_disk_that_cannot_be_written_on_is_told_of_once_and_work_goes_on(writer, tmp_path):
    (tmp_path / "file").write_text("x")
    for number in range(3):
        writer.put(str(tmp_path / "file" / "below" / "a"), str(number))
        writer.finish()
    writer.put(str(tmp_path / "good"), "x")
    writer.finish()
    assert len(writer.notices) == 1
    assert Path(tmp_path / "good").read_text() == "x"
