"""Writes the golden playthroughs: `python tools/golden.py` after a change of the rules that is meant.

For each patience, and for each of its options once, a deal as text: the table, what the player sees of it, and for
every move the legal ones, what it did, and the places that changed. For each round game a deal at random choices with
every number of players: what each seat sees, too, and what it hears of the moves. Of moves of one kind only the first
ones are told in full. A test plays them again and compares, so a change of any rule shows as a difference that can be
read.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from patience.engine.company import Company  # noqa: E402
from patience.engine.match import Match, Step  # noqa: E402
from patience.engine.moves import Move, Say  # noqa: E402
from patience.engine.patience import Patience  # noqa: E402
from patience.engine.record import check_sum  # noqa: E402
from patience.engine.rules import Rules, Value  # noqa: E402
from patience.engine.table import Table  # noqa: E402
from patience.games import NAMES, ROUNDS, rules_class  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
DEAL = 23  # here every option makes a difference
MOVES = 60
WHIMS = 0.2  # how often the player does just anything
IN_FULL = 14  # moves of one kind in a round game
LISTED = 8  # legal moves, and no more
LONGEST = 4000  # moves in a round game


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


def rounds() -> Iterator[tuple[str, str, int]]:
    """Name of the file, round game and number of players."""
    for entry in ROUNDS:
        for players in rules_class(entry.name).players:
            yield f"{entry.name}-{players}".replace("_", "-"), entry.name, players


def play_round(name: str, players: int) -> str:
    """One deal of a round game as text, every move chosen at random."""
    return "\n".join(_deal(Match(rules_class(name)(players), DEAL))) + "\n"


def _deal(match: Match) -> Iterator[str]:
    rules = match.rules
    assert isinstance(rules, Company)
    chance, told = Random(f"{rules.name}/{len(rules.seats)}/{DEAL}"), Counter[str]()
    yield f"# {rules.title}, {len(rules.seats)} players, deal {DEAL}"
    for option in rules.options:
        yield f"# {option.name} = {option.word(rules.chosen[option.name])}"
    yield from ("", "The table", *map(_short, match.table.lines()), "", *_seen(rules, [], match.table))
    for number in range(1, LONGEST + 1):
        before, moves = match.table, list(rules.moves(match.table))
        if not moves:
            break
        ask, move = rules.ask(before), chance.choice(moves)
        telling = f"{number}. seat {before.turn} {rules.describe(before, move)}"
        spoken = rules.announce(before, move)
        step = match.play(move)
        kind = _kind(move)
        told[kind] += 1
        if told[kind] > IN_FULL and step.table.scores is None:
            yield f"{number}. seat {before.turn}: {move}"
            continue
        yield from ("", f"Legal: {_listed(moves)}", f"Asked: {ask}", telling)
        if spoken:
            yield f"  “{spoken}”"
        yield from _done(rules, before, step)
    yield from ("", "The table at last", *map(_short, match.table.lines()))
    yield f"check {check_sum(match.table)}"


def _kind(move: Move) -> str:
    return move.word if isinstance(move, Say) else move.kind


def _listed(moves: Sequence[Move]) -> str:
    more = [f"and {len(moves) - LISTED} more"] if len(moves) > LISTED else []
    return ", ".join([*map(str, moves[:LISTED]), *more])


def _done(rules: Company, before: Table, step: Step) -> Iterator[str]:
    """The move as it was made and heard, its effects, and the places that changed, for the referee and each seat."""
    assert before.turn is not None
    yield f"  move {step.move}"
    heard = {seat: rules.heard(step.move, seat, before) for seat in rules.seats if seat != before.turn}
    yield from (f"  heard by {seat}: {move}" for seat, move in heard.items() if move != step.move)
    yield from (f"  {effect}" for effect in step.effects)
    old = list(before.lines())
    changed = [
        line for line in step.table.lines() if line not in old and line.partition(":")[0] in rules.places
    ]
    yield from (f"  = {_short(line)}" for line in changed)
    yield from (f"  {line}" for line in _seen(rules, old, step.table))


def _seen(rules: Rules, old: list[str], table: Table) -> Iterator[str]:
    """Every changed place that seats see otherwise than it is, with the seats that see it so."""
    true = set(table.lines())
    sights: dict[str, list[int]] = {}
    for seat in rules.seats:
        for line, real in zip(rules.seen_by(seat, table).lines(), table.lines(), strict=True):
            if line not in true and real not in old:
                sights.setdefault(_short(line), []).append(seat)
    for line, seats in sights.items():
        yield f"seen by {' '.join(map(str, seats))}: {line}"


def _short(line: str) -> str:
    """A line of a table with many unknown cards counted."""
    return re.sub(r"(\(\?\)|\?)(?: (?:\(\?\)|\?)){2,}", lambda m: f"{len(m[0].split())} unseen", line)


if __name__ == "__main__":
    texts = {file: play(name, chosen) for file, name, chosen in playthroughs()}
    texts |= {file: play_round(name, players) for file, name, players in rounds()}
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for file, text in texts.items():
        (FOLDER / f"{file}.txt").write_text(text, encoding="utf-8", newline="\n")
