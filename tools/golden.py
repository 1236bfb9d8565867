"""Writes the golden playthroughs: `python tools/golden.py` after a change of the rules that is meant.

For each game, and for each of its options once, a deal as text: the table, what the player sees of it, and for every
move the legal ones, what it did, and the places that changed. A test plays them again and compares, so a change of
any rule shows as a difference that can be read.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from patience.engine.match import Match  # noqa: E402
from patience.engine.patience import Patience  # noqa: E402
from patience.engine.record import check_sum  # noqa: E402
from patience.engine.rules import Value  # noqa: E402
from patience.games import NAMES, rules_class  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
DEAL = 23  # here every option makes a difference
MOVES = 60
WHIMS = 0.2  # how often the player does just anything


def playthroughs() -> Iterator[tuple[str, str, dict[str, Value]]]:
    """Name of the file, game and chosen options: the game as it stands, and each other value of its options once."""
    for name in NAMES:
        game = rules_class(name)
        yield name.replace("_", "-"), name, {}
        for option in game.options:
            for value, _label in option.values:
                if value != option.default:
                    word = option.name if value is True else f"{option.name}-{option.word(value)}"
                    yield f"{name}-{word}".replace("_", "-"), name, {option.name: value}


def play(name: str, chosen: dict[str, Value]) -> str:
    """The playthrough as text."""
    return "\n".join(_lines(Match(rules_class(name)(None, **chosen), DEAL))) + "\n"


def _lines(match: Match) -> Iterator[str]:
    rules = match.rules
    assert isinstance(rules, Patience)
    chance = Random(f"{rules.name}/{DEAL}")
    yield f"# {rules.title}, deal {DEAL}"
    for option in rules.options:
        yield f"# {option.name} = {option.word(rules.chosen[option.name])}"
    yield from ("", "The table", *match.table.lines(), "", "The view", *match.view().table.lines())
    for number in range(1, MOVES + 1):
        moves = list(rules.moves(match.table))
        if not moves:
            break
        best = max(rules.liking(match.table, move) for move in moves)
        liked = [move for move in moves if rules.liking(match.table, move) == best]
        move = chance.choice(moves if chance.random() < WHIMS else liked)
        before, seen = list(match.table.lines()), list(match.view().table.lines())
        yield ""
        yield f"Legal: {', '.join(map(str, moves))}"
        yield f"{number}. {move}: {rules.describe(match.table, move)}"
        yield from (f"  {effect}" for effect in match.play(move).effects)
        yield from (f"  = {line}" for line in match.table.lines() if line not in before)
        shown = [line for line in match.view().table.lines() if line not in seen]
        yield from (f"  seen {line}" for line in shown if line not in list(match.table.lines()))
    yield from ("", "The table at last", *match.table.lines())
    yield f"home: {rules.cards_home(match.table)}, check {check_sum(match.table)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for file, game_name, options in playthroughs():
        (FOLDER / f"{file}.txt").write_text(play(game_name, options), encoding="utf-8", newline="\n")
