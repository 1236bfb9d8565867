"""The program as a whole: which game is played, which scene shows it, how long it has taken."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from patience.engine.match import Match
from patience.engine.record import write
from patience.games import CATALOGUE, rules_class
from patience.gui import doors
from patience.gui.clock import UNSEEN, PlayClock
from patience.gui.fitted import FittedStage
from patience.gui.library import Library, any_deal, remembered, rules_wanted
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from patience.engine.rules import Value
    from patience.games import Entry
    from patience.gui.desk import Saved
    from patience.players.thinker import Thinker
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings


A_LITTLE = 0.002  # s, so that a new second has really begun when it is looked for
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class App(FittedStage):
    """The window with its scene and the panel over it; what scenes may ask of it is in `desk`."""

    def __init__(self, settings: Settings, saves: Saves, notices: list[str]) -> None:
        super().__init__(settings, saves)
        self.notices = notices
        self.library = Library(saves, notices)
        self.clock = PlayClock()

    # The time that is played

    def _count_time(self) -> None:
        """Bring the played time up to now; it is counted on while the table lies open."""
        self.clock.count(self.table.match if self.table and not self.panel else None)

    def dispatch(self, event: Event) -> None:
        """Bring an event where it belongs, and count the time."""
        self._count_time()
        self.clock.hear(event)
        super().dispatch(event)
        self._count_time()
        if event.type in UNSEEN:
            self.keep()

    def tick(self) -> float | None:
        """Advance what moves, the time that is shown with it."""
        self._count_time()
        waits = [super().tick()]
        if self.table and self.settings.show_time:
            self.table.tell_time()
            if self.clock.running:
                waits.append(A_LITTLE + 1 - self.table.match.seconds % 1)
        return min((wait for wait in waits if wait is not None), default=None)

    # What is shown

    def home(self) -> None:
        """Go to the start screen."""
        from patience.gui.start import StartScene

        self.keep()
        self.table = None
        self.note(last_game="")
        self.enter(StartScene(self))

    show_rules = doors.show_rules
    show_options = doors.show_options
    show_settings = doors.show_settings
    show_deal = doors.show_deal
    show_menu = doors.show_menu
    show_reading = doors.show_reading
    show_deal_over = doors.show_deal_over
    show_keys = doors.show_keys
    show_win = doors.show_win

    def key_everywhere(self, event: Event) -> bool:
        """F11 or Alt+Enter: full screen; M: sound off and on; Ctrl+Q: the end."""
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.change(full_screen=not self.settings.full_screen)
        elif event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
            self.quit()
        elif event.key == pygame.K_m and not event.mod & COMMANDS and not self.scenes()[-1].typing:
            self.switch_sound()
        else:
            return False
        return True

    def key_left_over(self, event: Event) -> None:
        """`?`: the keys."""
        if event.unicode == "?":
            self.show_keys()

    def tell_notices(self) -> None:
        """Say on the table what the shelf has to say."""
        if self.notices and self.table and self.table.listening and not self.panel:
            self.table.say(" ".join(self.notices))
            self.notices.clear()

    def resize(self) -> None:
        """Follow the window's new size, and remember it."""
        super().resize()
        if not self.window.full_screen:
            self.settings = self.settings._replace(window=self.window.size)

    def closing(self) -> None:
        """Keep the time that was played, and where the window stands."""
        self._count_time()
        self.keep()
        for name in {"sounds", "speaker", "thinker"} & vars(self).keys():
            getattr(self, name).close()
        self.settings = self.settings._replace(place=self.window.place or self.settings.place)
        self.keep_settings()  # the size of the window, too

    # Games

    def catalogue(self) -> Sequence[Entry]:
        """Every game as the start screen shows it."""
        return CATALOGUE

    def saved(self, name: str) -> Saved | None:
        """What the start screen tells of the kept game of that name, if there is one that has been begun."""
        return self.library.saved(name)

    def play(
        self,
        name: str,
        deal: int | None = None,
        options: Mapping[str, Value] | None = None,
        fresh: bool = False,
        players: int | None = None,
        person: int | None = None,
    ) -> None:
        """Go to the table of a game: on with the kept one, or dealt anew; GameError when it cannot be had."""
        self.keep()
        anew = fresh or any(asked is not None for asked in (deal, options, players, person))
        match = None if anew else self.library.load(name)
        resumed = match is not None
        if match is None:
            rules = rules_wanted(name, self.settings, players, options)
            match = Match(rules, any_deal() if deal is None else deal)
            match.sit(person or 0)
            self.note(**remembered(rules, self.settings))
            self.library.put_by(name)
        self._sit_down(match, dealing=not resumed and self.scene is not None)

    def _sit_down(self, match: Match, *, dealing: bool) -> None:
        self.table = doors.table_for(self, match)
        self.enter(self.table)
        self.note(last_game=match.rules.name)
        self.keep()
        if dealing:
            self.sound("shuffle")
            self.table.deal_in()
        else:
            self.table.rest()

    @cached_property
    def thinker(self) -> Thinker:
        """Who thinks for the other seats, in another process."""
        from patience.players.thinker import Thinker

        return Thinker(_wake)

    def keep(self) -> None:
        """Put the game on the table on disk."""
        if self.table:
            self.saves.keep(self.table.rules.name, write(self.table.match))

    def new_deal(self) -> None:
        """Deal the game anew with the same options."""
        if self.table:
            rules, person = self.table.rules, self.table.match.person
            self.play(rules.name, None, rules.chosen, players=len(rules.seats), person=person)

    def can_undo_new(self) -> bool:
        """Whether a game was put by for this deal."""
        return bool(self.table and self.saves.previous(self.table.rules.name))

    def undo_new(self) -> None:
        """Bring back the game that the last New put by."""
        if self.table:
            name = self.table.rules.name
            match = self.library.load_previous(name)
            if match:
                here = self.table.match  # where nothing was ever played there is nothing to come back to
                self.saves.keep_previous(name, write(here) if here.steps or here.undone else "")
                self._sit_down(match, dealing=False)
                self.table.say(_("Back at the game before"))

    # The clipboard

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        pygame.scrap.put_text(text)

    def paste(self) -> str:
        """The text on the clipboard."""
        return pygame.scrap.get_text()


def _wake() -> None:
    """End the wait for events: called from another thread."""
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def run(
    game: str | None, deal: int | None, options: list[str] | None, players: int | None,
    person: int | None, settings: Settings, saves: Saves, notices: list[str],
) -> int:  # fmt: skip
    """Open the window on a game, or on what was played last, and stay until it is closed; an exit code."""
    app = App(settings, saves, notices)
    name = game or settings.last_game
    chosen = rules_class(name).read_options(options) if name and options else None
    if name:
        app.play(name, deal, chosen, players=players, person=person)
    else:
        app.home()
    app.run()
    return 0
