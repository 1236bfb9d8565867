"""Saratoga (Foster): Newmarket with the same stake of everybody on each pool card."""

from collections.abc import Iterator

from patience.engine.effects import Pay
from patience.engine.rules import Option
from patience.engine.table import Seat
from patience.words import _

from .counting import SEAT
from .newmarket import PoolCards


class Saratoga(PoolCards):
    """Newmarket with the same stake of everybody on each pool card."""

    name = "saratoga"
    title = _("Saratoga")
    tagline = _("Newmarket with a stake on every card")
    options = (
        Option(
            "stake",
            _("Stake"),
            tuple((n, str(n)) for n in (1, 2, 3, 5)),
            1,
            _("Of each player on each of the four cards"),
        ),
        *PoolCards.options,
    )
    stake: int

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            for pool in self.pools:
                yield Pay(SEAT[seat], pool, self.stake)
