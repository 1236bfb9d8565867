"""Folders to keep things in, and a writer that is always finished."""

import pytest

from patience.shelf.files import Writer
from patience.shelf.folders import Folders


@pytest.fixture
def folders(tmp_path):
    (tmp_path / "config").mkdir()
    return Folders(str(tmp_path / "data"), str(tmp_path / "config"), [])


@pytest.fixture
def writer(folders):
    writer = Writer(folders.notices)
    yield writer
    writer.finish()
