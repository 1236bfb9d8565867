"""The ways into a consultation, and from it to the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.games.fortune.fortune import Fortune
from patience.games.fortune.told import cards_read
from patience.gui.desk import Saved
from patience.gui.fortune.scene import FortuneScene

if TYPE_CHECKING:
    from patience.engine.match import Match
    from patience.gui.app import App


def consultation(app: App, match: Match) -> FortuneScene:
    """The window of fortune telling, on a consultation begun or new."""
    assert isinstance(match.rules, Fortune)
    return FortuneScene(app, match, match.rules)


def kept(match: Match, when: float) -> Saved:
    """What the start screen tells of a kept consultation: how many of its cards have been read."""
    read, total = cards_read(match)
    return Saved(match.deal, match.moves_made, read, total, "", match.table.scores is not None, when)
