"""What people say at the table, and until when it hangs in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from patience.engine.table import Seat

STAYS, LETTER = 1.4, 0.04  # s, and for each letter
LEFT_OVER = 2.0  # s that the last words stay when the player is to move


class Words(NamedTuple):
    """Something said, and when it has been heard long enough."""

    said: str
    until: float


class Bubbles:
    """The last words of each seat."""

    def __init__(self) -> None:
        self.words: dict[Seat, Words] = {}

    def say(self, seat: Seat, said: str, now: float, pace: float) -> None:
        """Let a seat say something."""
        if said:
            self.words[seat] = Words(said, now + max(0.5, pace) * (STAYS + LETTER * len(said)))

    def advance(self, now: float) -> list[Seat]:
        """Take away what has been heard; the seats that have fallen silent."""
        over = [seat for seat, words in self.words.items() if now >= words.until]
        for seat in over:
            del self.words[seat]
        return over

    def keep(self, seconds: float) -> None:
        """Let everything hang so much longer."""
        self.words = {seat: said._replace(until=said.until + seconds) for seat, said in self.words.items()}

    def next(self) -> float | None:
        """When the next one goes."""
        return min((words.until for words in self.words.values()), default=None)
