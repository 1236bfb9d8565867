"""The time that a player has spent on a game."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.engine.match import Match

AWAY = (
    120.0  # s without a sign of the player after which he has gone; a sleeping computer is no player either
)
SIGNS = {
    pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN,
    pygame.WINDOWFOCUSGAINED,
}  # fmt: skip
UNSEEN = {pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}
SEEN = {pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN}


class PlayClock:
    """Adds to a match the time during which it is played: window in front, player there."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._last = self._until = 0.0
        self._out_of_sight: set[int] = set()

    def hear(self, event: Event) -> None:
        """Note from an event whether the player sees the window, and that he is there."""
        if event.type in UNSEEN:
            self._out_of_sight.add(event.type)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._out_of_sight.clear()
        elif event.type in SEEN:
            self._out_of_sight -= {pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN}
        if event.type in SIGNS:
            self._until = monotonic() + AWAY

    def count(self, match: Match | None) -> None:
        """Add the time since the last count to what was played then; from now on it is for this match, or for none."""
        now = monotonic()
        if self._match:
            self._match.seconds += max(0.0, min(now, self._until) - self._last)
        self._last = now
        goes_on = match and not self._out_of_sight and match.table.scores is None
        self._match = match if goes_on and match and (match.steps or match.undone) else None

    @property
    def running(self) -> bool:
        """Whether time is being added."""
        return self._match is not None and self._last < self._until


def spelled(seconds: float) -> str:
    """Seconds as 3:07, with hours as 1:02:03."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
