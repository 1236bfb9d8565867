"""The physical cards of a table, which can be followed even while nobody sees their faces."""

from collections.abc import Mapping

from .effects import Effect, Shift, Slip, Turn
from .table import Pile


class Tokens:
    """The physical cards of a table, numbered, so that one can be followed even while nobody sees its face."""

    def __init__(self, piles: Mapping[str, Pile]) -> None:
        numbers = iter(range(1000))
        self.places = {name: [next(numbers) for _card in pile.cards] for name, pile in piles.items()}

    def apply(self, effect: Effect) -> list[int]:
        """Let an effect happen; the cards it moves."""
        if isinstance(effect, Shift | Turn):
            return self._move(effect.source, effect.size, effect.target, over=isinstance(effect, Turn))
        if isinstance(effect, Slip):
            self.places[effect.target].append(self.places[effect.source].pop(effect.at))
            return self.places[effect.target][-1:]
        return []

    def revert(self, effect: Effect) -> list[int]:
        """Take an effect back; the cards it moves."""
        if isinstance(effect, Shift | Turn):
            return self._move(effect.target, effect.size, effect.source, over=isinstance(effect, Turn))
        if isinstance(effect, Slip):
            self.places[effect.source].insert(effect.at, self.places[effect.target].pop())
            return [self.places[effect.source][effect.at]]
        return []

    def _move(self, source: str, size: int, target: str, *, over: bool) -> list[int]:
        cards = self.places[source]
        split = len(cards) - size
        packet = cards[split:]
        del cards[split:]
        self.places[target] += packet[::-1] if over else packet
        return packet
