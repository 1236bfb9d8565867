"""The matches that are kept, and the rules of those that are to be dealt."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from patience.engine.match import Match
from patience.engine.patience import Patience
from patience.engine.record import RecordError, read
from patience.engine.rules import HIGHEST_DEAL, GameError, Rules, Value
from patience.games import rules_class
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from patience.gui.desk import Saved
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings


def rules_wanted(
    name: str, settings: Settings, players: int | None, options: Mapping[str, Value] | None
) -> Rules:
    """The rules for so many players with these options; None: as chosen last. GameError when they cannot be had."""
    game = rules_class(name)
    usual = game.usual_players if game.usual_players in game.players else game.players[-1]
    seats = settings.seats.get(name, usual) if players is None else players
    if players is None and seats not in game.players:
        seats = usual  # remembered from another release
    chosen = settings.options.get(name, {}) if options is None else options
    try:
        return game(seats, **chosen)
    except GameError:
        if chosen != settings.options.get(name):
            raise
        return game(seats)  # options remembered from another release


def remembered(rules: Rules, settings: Settings) -> dict[str, Mapping[str, object]]:
    """The settings that say with how many and by which options the game of those rules is played."""
    options = {**settings.options, rules.name: dict(rules.chosen)}
    if len(rules.players) == 1:
        return {"options": options}
    return {"options": options, "seats": {**settings.seats, rules.name: len(rules.seats)}}


def any_deal() -> int:
    """A deal number that nobody can guess."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


class Library:
    """The kept matches; what cannot be read is set aside, and `notices` gets a line for the player."""

    def __init__(self, saves: Saves, notices: list[str]) -> None:
        self.saves = saves
        self.notices = notices

    def load(self, name: str) -> Match | None:
        """The kept match of that game."""
        text = self.saves.load(name)
        try:
            return _of(name, text) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged(name, str(error)))
            return None

    def load_previous(self, name: str) -> Match | None:
        """The match that the last new deal of that game took the place of."""
        text = self.saves.previous(name)
        try:
            return _of(name, text) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged_previous(name, str(error)))
            return None

    def put_by(self, name: str) -> None:
        """Keep the match that a new deal takes the place of, so that Undo can bring it back."""
        text = self.saves.load(name)
        if text and ("\nmove " in text or "\nundone " in text):
            self.saves.keep_previous(name, text)

    def saved(self, name: str) -> Saved | None:
        """What the start screen tells of the kept match of that game, if there is one that has been begun."""
        match = self.load(name)
        if not match or not match.steps:
            return None
        if not isinstance(match.rules, Patience):
            return self._in_company(name, match)
        from patience.gui.desk import Saved  # only the start screen asks

        home, total = match.rules.cards_home(match.table), sum(map(len, match.table.piles.values()))
        won = match.table.scores is not None
        return Saved(
            match.deal, match.moves_made, home, total, match.rules.unusual, won, self.saves.when(name)
        )

    def _in_company(self, name: str, match: Match) -> Saved:
        """Of a round game: its deals stand for cards that are home."""
        from patience.engine.company import Company
        from patience.engine.telling import notes
        from patience.gui.company.people import seated
        from patience.gui.desk import Saved

        rules, table = match.rules, match.table
        if not isinstance(rules, Company):
            from patience.gui.fortune.doors import kept

            return kept(match, self.saves.when(name))
        finished = table.scores is not None
        if finished:
            turn = _("The next deal waits")
        elif table.turn == match.person:
            turn = _("Your turn")
        else:
            people = seated(len(rules.seats), name, match.deal, match.person)
            turn = _("{name} is to play").format(name=people[table.turn or 0].name)
        return Saved(
            match.deal, match.moves_made, notes(table).number - (not finished), rules.length, turn,
            finished and rules.is_match_over(table), self.saves.when(name), rules.standing(table, match.person),
        )  # fmt: skip


def _of(name: str, text: str) -> Match:
    """The match in a record, which must be one of that game."""
    match = read(text, rules_class)
    if match.rules.name != name:
        raise RecordError(_("it is a game of {other}").format(other=match.rules.title))
    return match
