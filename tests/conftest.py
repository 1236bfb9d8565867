"""What all tests share: where their helpers lie, and how hypothesis looks for examples (the same ones every time)."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "tools"), str(HERE / "engine"), str(HERE / "games"), str(HERE / "players")]

settings.register_profile("parlour", derandomize=True, deadline=None, database=None)
settings.load_profile("parlour")


def pytest_addoption(parser):
    parser.addoption(
        "--long",
        action="store_true",
        help="random events, deals of players among themselves, positions: all, not only a small part",
    )
    parser.addoption(
        "--take-pictures", action="store_true", help="keep what the window looks like now as tests/pictures"
    )


@pytest.fixture(scope="session")
def long(request):
    """Whether there is time for the long form of a test."""
    return request.config.getoption("--long")
