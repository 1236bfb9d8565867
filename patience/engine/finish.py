"""When only moves home are left, the rest of a patience can be played by itself."""

from .moves import Carry, Move, Tap
from .patience import Patience
from .table import Table


def finish_line(rules: Patience, table: Table, *, turning: bool = False) -> list[Move] | None:
    """The moves home that win from here, or None; asked only once no card outside the stock lies face down.

    With `turning` the stock may be turned on the way; without it the stock must be used up.
    """
    if table.scores is not None or _covered(rules, table, stock=not turning):
        return None
    line: list[Move] = []
    seen = set()
    while table.scores is None:
        moves = rules.moves(table)
        move = next((m for m in moves if _goes_home(rules, m)), None)
        if move is None and turning and table not in seen:
            seen.add(table)
            move = next((m for m in moves if isinstance(m, Tap)), None)
        if move is None:
            return None
        line.append(move)
        table, _effects = rules.play(table, move)
    return line


def _goes_home(rules: Patience, move: Move) -> bool:
    return isinstance(move, Carry) and rules.places[move.target].role in rules.home


def _covered(rules: Patience, table: Table, *, stock: bool) -> bool:
    passive = rules.home if stock else (*rules.home, "stock")
    return any(pile.down and rules.places[name].role not in passive for name, pile in table.piles.items())
