"""The pictures of the first screen, kept for the next start."""

import json
import os

import pygame
import pytest

from patience.gui.cache import Cache
from patience.gui.kept import Kept, _stamp

SIZE = (40, 30)


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    Cache.kept = None


def drawn(colour, *, opaque=False):
    picture = pygame.Surface(SIZE) if opaque else pygame.Surface(SIZE, pygame.SRCALPHA)
    picture.fill(colour)
    picture.set_at((3, 4), (1, 2, 3, 200))
    return picture


def first_start(path):
    """A start that draws two pictures and keeps them; the pixels of both."""
    kept = Kept(path)
    kept.open()
    cache = Cache(9, name="card")
    pictures = [
        cache.get("clear", lambda: drawn((200, 10, 20, 90))),
        cache.get("opaque", lambda: drawn((9, 90, 60), opaque=True)),
    ]
    kept.close()
    kept.save()
    return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]


def next_start(path):
    """The two pictures at the next start, and how many of them had to be drawn."""
    kept = Kept(path)
    kept.open()
    drawings = []

    def draw():
        drawings.append(1)
        return drawn((0, 0, 0))

    cache = Cache(9, name="card")
    pictures = [cache.get(key, draw) for key in ("clear", "opaque")]
    kept.close()
    return pictures, len(drawings)


def test_the_next_start_shows_the_same_pixels_and_draws_nothing(tmp_path):
    path = str(tmp_path / "cache" / "first")
    before = first_start(path)
    pictures, drawings = next_start(path)
    assert drawings == 0
    assert [pygame.image.tobytes(picture, "RGBA") for picture in pictures] == before


def test_an_opaque_picture_covers_what_lies_below(tmp_path):
    path = str(tmp_path / "first")
    first_start(path)
    canvas = pygame.display.get_surface()
    canvas.fill("#ffffff")
    canvas.blit(next_start(path)[0][1], (0, 0))
    assert canvas.get_at((3, 4))[:3] == (1, 2, 3)


@pytest.mark.parametrize(
    "damage",
    [
        lambda d: b"", lambda d: d[: len(d) // 2], lambda d: b"\x00garbage\n" + d, lambda d: d[:-1],
        lambda d: b"[" * 100_000 + b"\n" + d, lambda d: json.dumps([_stamp(), []]).encode() + b"\n" + d,
    ],
)  # fmt: skip
def test_a_damaged_file_is_drawn_over_without_a_word(tmp_path, damage):
    path = tmp_path / "first"
    first_start(str(path))
    path.write_bytes(damage(path.read_bytes()))
    _pictures, drawings = next_start(str(path))
    assert 1 <= drawings <= 2


def test_pictures_of_another_version_are_not_used(tmp_path):
    path = str(tmp_path / "first")
    first_start(path)
    kept = Kept(path)
    kept.stamp = "another"
    kept.open()
    assert not kept.index
    kept.close()


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    (tmp_path / "file").write_text("")
    first_start(str(tmp_path / "file" / "first"))
    assert next_start(None)[1] == 2


def test_on_a_full_disk_the_old_file_stays_and_nothing_else_is_left(tmp_path, monkeypatch):
    path = tmp_path / "first"
    path.write_bytes(b"old")

    def fail(_new, _path):
        raise OSError(28, "no space left on device")

    monkeypatch.setattr(os, "replace", fail)
    first_start(str(path))
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("first", b"old")]


def test_two_windows_that_end_at_once_do_not_write_into_the_same_file(tmp_path, monkeypatch):
    written = []
    monkeypatch.setattr(os, "replace", lambda new, _path: written.append(new))
    for process in (1, 2):
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        first_start(str(tmp_path / "first"))
    assert len({*written}) == 2


def test_once_the_first_screen_is_there_caches_draw_for_themselves(tmp_path):
    path = str(tmp_path / "first")
    first_start(path)
    next_start(path)
    made = []
    Cache(9, name="card").get("clear", lambda: made.append(1) or drawn((0, 0, 0)))
    assert made
