"""Play a Klondike well into the game, start the program on it under Xvfb, and take the README's picture.

Needs Xvfb, xdotool and ImageMagick's `import` and `convert`.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from patience.engine.match import Match  # noqa: E402
from patience.engine.record import write  # noqa: E402
from patience.games.patience.klondike import Klondike  # noqa: E402

DEAL, MOVES = 1, 58
DISPLAY = ":97"
TARGET = TOP / "tools/readme/table.png"


def played() -> str:
    """A record of the deal with the best-liked move made again and again."""
    rules = Klondike()
    match = Match(rules, DEAL)
    for _number in range(MOVES):
        moves = rules.moves(match.table)
        match.play(max(moves, key=lambda move: rules.liking(match.table, move)))
    return write(match)


def main() -> None:
    """Write the picture."""
    home = Path(tempfile.mkdtemp())
    games = home / ".local/share/patience-parlour/games"
    games.mkdir(parents=True)
    (games / "klondike.txt").write_text(played())
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    env = {**kept, "DISPLAY": DISPLAY, "HOME": str(home), "PYTHONPATH": str(TOP)}
    program = subprocess.Popen([sys.executable, "-m", "patience", "--game", "klondike"], env=env)
    time.sleep(2)
    keys = ["xdotool", "mousemove", "1000", "700", "key", "h", "key", "h"]
    subprocess.run(keys, env=env, check=True)
    time.sleep(1)
    picture = home / "table.png"
    subprocess.run(["import", "-window", "root", str(picture)], env=env, check=True)
    subprocess.run(["convert", str(picture), "-strip", "+dither", "-colors", "255", str(TARGET)], check=True)
    program.terminate()
    program.wait()
    screen.terminate()


if __name__ == "__main__":
    main()
