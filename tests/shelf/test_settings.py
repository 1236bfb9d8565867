"""Settings come back as they were kept, and a damaged file costs only what is damaged."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st

from patience.shelf import settings
from patience.shelf.files import FileError
from patience.shelf.folders import Folders, nowhere
from patience.shelf.settings import Settings

CHANGED = Settings(
    back="fans",
    felt="Plum",
    four_colours=True,
    large_index=True,
    size=125,
    motion="off",
    one_click=True,
    auto_finish=False,
    sound=False,
    volume=70,
    speech=True,
    show_time=True,
    window=(640, 400),
    place=(-5, 30),
    full_screen=True,
    opponents="strong",
    play_forced=False,
    seats={"newmarket": 6},
    last_game="klondike",
    options={"klondike": {"draw": 1, "vegas": True, "kings": "any"}},
)


def put(folders, text):
    path = Path(folders.config, "settings.json")
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_every_setting_comes_back_as_it_was_kept(folders, writer):
    assert all(a != b for a, b in zip(CHANGED[:-1], Settings()[:-1], strict=True)), (
        "each one must be changed here"
    )
    settings.save(CHANGED, folders, writer)
    writer.finish()
    assert settings.load(folders) == (CHANGED, [])


def test_at_the_first_start_there_are_defaults_and_nothing_is_said(folders):
    assert settings.load(folders) == (Settings(), [])
    assert os.listdir(folders.config) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("back", "zebra"), ("back", 1), ("felt", "emerald"), ("four_colours", 1), ("large_index", "yes"),
        ("size", 101), ("size", 100.0), ("size", True), ("motion", ["off"]), ("one_click", None),
        ("window", [1280]), ("window", [1280, 1e3]), ("window", [True, 800]), ("window", [1280, 20_000]),
        ("window", [10, 800]), ("place", [99_999, 0]), ("place", "left"), ("full_screen", 0),
        ("last_game", "../x"), ("last_game", "\ud800"), ("options", []), ("options", {"klondike": 3}),
        ("options", {"klondike": {"draw": [1]}}),
    ],
)  # fmt: skip
def test_a_wrong_field_gets_its_default_and_is_named_once_while_the_others_stay(folders, field, value):
    wrong = {**json.loads(settings.to_text(CHANGED)), field: value}
    path = put(folders, json.dumps(wrong))
    found, notices = settings.load(folders)
    assert found == CHANGED._replace(**{field: getattr(Settings(), field)})
    assert len(notices) == 1
    assert f" {field};" in notices[0]
    assert json.loads(path.with_name("settings.json.damaged-1").read_text()) == wrong
    assert settings.load(folders) == (found, [])


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", "null", "\0" * 1000, b"\xff\xfe{", "[" * 100_000, '{"size": ' + "9" * 5000 + "}", " " * 2_000_000],
    ids=["empty", "cut", "list", "number", "null", "zeros", "not UTF-8", "deep", "long number", "huge"],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_told_of_once(folders, text):
    path = put(folders, text)
    before = path.read_bytes()
    found, notices = settings.load(folders)
    assert found == Settings()
    assert len(notices) == 1
    assert path.with_name("settings.json.damaged-1").read_bytes() == before
    assert settings.load(folders) == (Settings(), [])


def test_what_a_later_version_has_added_is_kept_when_writing(folders, writer):
    path = put(folders, '{"size": 110, "weather": {"rain": 3}, "others": 1}')
    found, notices = settings.load(folders)
    assert (found.size, notices) == (110, [])
    settings.save(found._replace(felt="Ink"), folders, writer)
    writer.finish()
    written = json.loads(path.read_text())
    assert (written["size"], written["felt"], written["weather"]) == (110, "Ink", {"rain": 3})


def test_a_folder_in_the_place_of_the_file_is_set_aside_too(folders):
    Path(folders.config, "settings.json").mkdir()
    assert settings.load(folders)[0] == Settings()
    assert os.listdir(folders.config) == ["settings.json.damaged-1"]


def test_where_nothing_can_be_written_damage_is_still_only_a_notice(folders, monkeypatch):
    def refuse(*_args, **_named):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "rename", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    put(folders, "{")
    assert settings.load(folders)[1] == ["The settings cannot be read (it is not JSON)."]
    put(folders, '{"size": 7, "felt": "Ink"}')
    found, notices = settings.load(folders)
    assert found == Settings(felt="Ink")
    assert notices == ["Settings with wrong values got their defaults: size."]


def test_without_a_folder_there_are_defaults_and_saving_does_nothing(writer):
    assert settings.load(nowhere()) == (Settings(), [])
    settings.save(CHANGED, nowhere(), writer)
    assert settings.load(Folders(None, None, [])) == (Settings(), [])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@trials(deadline=None)
@given(st.dictionaries(st.sampled_from([*Settings._fields, "weather"]), JSON, max_size=6))
def test_whatever_stands_in_the_file_the_settings_are_good_and_can_be_written(fields):
    found, wrong = settings.parse(json.dumps(fields))
    assert set(wrong) <= set(fields)
    again, still_wrong = settings.parse(settings.to_text(found))
    assert still_wrong == []
    assert again[:-1] == found[:-1]


@trials(deadline=None)
@given(st.text())
def test_any_text_is_either_settings_or_refused(text):
    with suppress(FileError):
        settings.parse(text)


def test_the_names_of_felts_and_backs_are_those_that_are_drawn():
    from patience import sprites
    from patience.gui.theme import FELTS

    assert tuple(FELTS) == settings.FELTS
    drawn = {name.partition("-")[0] for name in os.listdir(sprites.path("backs"))}
    assert drawn == set(settings.BACKS)
