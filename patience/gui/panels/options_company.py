"""The options of a round game: who plays with you, how well, and the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.engine.rules import Option
from patience.gui.panels import controls
from patience.gui.panels.options import SHARE, OptionsPanel
from patience.gui.panels.rows import Row
from patience.shelf.settings import LEVELS
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.engine.company import Company
    from patience.engine.rules import Value
    from patience.gui.desk import Desk

PLAYERS = "players"


class CompanyOptionsPanel(OptionsPanel):
    """The number of players is chosen like an option; how well the others play is a setting, and in force at once."""

    want = (760, 690)
    meaning = _("Other players or options begin a new match.")

    def __init__(self, desk: Desk, rules: Company, deal: Callable[[int, dict[str, Value]], None]) -> None:
        options = (*_players(rules), *rules.options)
        self.opponents = controls.opponents(lambda name, value: desk.change(**{name: value}))
        self.forced = controls.forced(lambda name, value: desk.change(**{name: value}))
        self.opponents.value = LEVELS.index(desk.settings.opponents)
        self.forced.value = desk.settings.play_forced
        count = len(rules.seats)

        def begin(chosen: dict[str, Value]) -> None:
            deal(int(chosen.pop(PLAYERS, count)), chosen)

        super().__init__(desk, rules.title, options, {**rules.chosen, PLAYERS: count}, rules.presets, begin)
        self.add(self.opponents, self.forced)

    def lines(self) -> list[Row]:
        """Players and their skill, then the game's own options."""
        skill = [
            Row(self.opponents.label, controls.SKILL, self.opponents, SHARE),
            Row(self.forced.label, self.forced.note, self.forced),
        ]
        lines = super().lines()
        first = sum(option.name == PLAYERS for option in self.options)
        return lines[:first] + skill + lines[first:]


def _players(rules: Company) -> list[Option]:
    """The number of players as an option, where there is a choice."""
    counts = tuple((count, str(count)) for count in rules.players)
    if len(counts) == 1:
        return []
    return [Option(PLAYERS, _("Players"), counts, len(rules.seats), _("You among them"))]
