"""What all tests share: where their helpers lie, and how hypothesis looks for examples (the same ones every time)."""

import sys
from pathlib import Path

from hypothesis import settings

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "tools"), str(HERE / "engine"), str(HERE / "games")]

settings.register_profile("parlour", derandomize=True, deadline=None, database=None)
settings.load_profile("parlour")
