"""A program without a screen, a clock that the test turns, and hands that press and drag."""

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).parent))  # for `harness`


@pytest.fixture
def hands(monkeypatch, tmp_path):
    """Somebody at the table: nothing moves by itself, nothing is kept on the disk."""
    import harness

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    clock = harness.Clock()
    clock.install(monkeypatch)
    return harness.Player(clock)


@pytest.fixture
def player(hands):
    """The same, without motion."""
    hands.app.change(motion="off")
    return hands
