"""A program without a screen, a clock that the test turns, and hands that press and drag."""

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).parent))  # for `harness`


@pytest.fixture
def hands(monkeypatch, tmp_path):
    """Somebody at the table: nothing moves by itself, nothing is kept on the disk."""
    import harness

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("patience.speech.Speaker", harness.Mouth)
    clock = harness.Clock()
    clock.install(monkeypatch)
    return harness.Player(clock)


@pytest.fixture
def player(hands):
    """The same, without motion."""
    hands.app.change(motion="off")
    return hands


@pytest.fixture
def guests(monkeypatch, tmp_path, quick_cards):
    """Somebody at the table for several."""
    import harness
    import party

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("patience.speech.Speaker", harness.Mouth)
    clock = harness.Clock()
    clock.install(monkeypatch)
    return party.Guests(clock)


@pytest.fixture(scope="session")
def drawn():
    return {}


@pytest.fixture
def quick_cards(monkeypatch, drawn):
    """Cards once drawn are kept from test to test: what costs most where windows and settings change all the time."""
    from patience.gui import cardart

    draw = cardart._draw

    def kept(svg, size):
        key = svg, size
        if key not in drawn:
            if len(drawn) > 6000:
                drawn.clear()
            drawn[key] = draw(svg, size)
        return drawn[key]

    monkeypatch.setattr(cardart, "_draw", kept)


TAKEN = pytest.StashKey[list]()


@pytest.fixture
def pictures(request):
    """The list of pictures taken anew, if they are to be taken."""
    return request.config.stash.setdefault(TAKEN, []) if request.config.getoption("--take-pictures") else None


def pytest_terminal_summary(terminalreporter, config):
    if config.getoption("--take-pictures"):
        taken = config.stash.get(TAKEN, [])
        terminalreporter.write_line(f"{len(taken)} pictures are other than before")
        for line in taken:
            terminalreporter.write_line(f"  {line}")
