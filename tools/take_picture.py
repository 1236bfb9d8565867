"""Take the README's pictures: a Klondike well into the game, and Pochen when it is the player's turn to bet.

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
from patience.games.rounds.pochen import Pochen  # noqa: E402
from patience.games.rounds.pochen_table import BETTING, noted  # noqa: E402
from patience.players.choose import choose  # noqa: E402

DEAL, MOVES = 1, 58
DISPLAY = ":97"
TARGET = TOP / "tools/readme"


def klondike() -> str:
    """A record of the deal with the best-liked move made again and again."""
    rules = Klondike()
    match = Match(rules, DEAL)
    for _number in range(MOVES):
        moves = rules.moves(match.table)
        match.play(max(moves, key=lambda move: rules.liking(match.table, move)))
    return write(match)


def pochen() -> str:
    """A record of the first deal in which the first seat has something to bet on, at its turn to bet."""
    rules = Pochen(5)
    for deal in range(1, 1000):
        match = Match(rules, deal)
        while (seat := match.table.turn) is not None:
            if seat == 0 and noted(match.table).phase == BETTING and len(rules.moves(match.table)) > 1:
                return write(match)
            match.play(choose(match.mind(seat), "medium", match.luck))
    raise RuntimeError("no deal gives the first seat anything to bet on")


def take(name: str, record: str, keys: str) -> None:
    """Start the program on a record, press keys, and keep what the screen shows."""
    home = Path(tempfile.mkdtemp())
    games = home / ".local/share/patience-parlour/games"
    games.mkdir(parents=True)
    (games / f"{name}.txt").write_text(record)
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    env = {**kept, "DISPLAY": DISPLAY, "HOME": str(home), "PYTHONPATH": str(TOP)}
    program = subprocess.Popen([sys.executable, "-m", "patience", "--game", name], env=env)
    time.sleep(3)
    pressed = [word for key in keys for word in ("key", key)]
    subprocess.run(["xdotool", "mousemove", "1000", "700", *pressed], env=env, check=True)
    time.sleep(2)
    picture = home / "screen.png"
    subprocess.run(["import", "-window", "root", str(picture)], env=env, check=True)
    target = TARGET / f"{name}.png"
    subprocess.run(["convert", str(picture), "-strip", "+dither", "-colors", "255", str(target)], check=True)
    program.terminate()
    program.wait()
    screen.terminate()
    screen.wait()


if __name__ == "__main__":
    take("klondike", klondike(), "hh")
    take("pochen", pochen(), "")
