"""The program as a whole: the window, the loop, and which scene is shown."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import pygame

from patience.engine.match import Match
from patience.engine.patience import Patience
from patience.engine.record import write
from patience.engine.rules import Rules, Value
from patience.games import rules_class
from patience.gui import doors
from patience.gui.audible import AudibleStage
from patience.gui.cardart import CardArt
from patience.gui.clock import UNSEEN, PlayClock
from patience.gui.library import Library, any_deal, catalogue, rules_wanted
from patience.gui.motion import PACES
from patience.gui.table import TableScene
from patience.shelf import settings as settings_file
from patience.shelf.settings import AS_SYSTEM
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from patience.gui.company.scene import CompanyScene
    from patience.gui.desk import Entry, Saved
    from patience.gui.fortune.scene import FortuneScene
    from patience.players.thinker import Thinker
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings


A_LITTLE = 0.002  # s, so that a new second has really begun when it is looked for
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class App(AudibleStage):
    """The window with its scene and the panel over it; what scenes may ask of it is in `desk`."""

    def __init__(self, settings: Settings, saves: Saves, notices: list[str]) -> None:
        self.settings = settings
        self.saves = saves
        self.notices = notices
        self.library = Library(saves, notices)
        self._less_motion = False  # as far as the system has been heard
        super().__init__(settings)
        self.clock = PlayClock()
        self.art = self._art()
        self.table: TableScene | CompanyScene | FortuneScene | None = None

    def _art(self) -> CardArt:
        return CardArt(self.settings.back, four_colours=self.settings.four_colours)

    @property
    def pace(self) -> float:
        """How long motion takes compared with the normal; 0: there is none."""
        if self.settings.motion == AS_SYSTEM:
            return PACES["off" if self._less_motion else "normal"]
        return PACES[self.settings.motion]

    def shown(self) -> None:
        """Ask the system whether it wants less motion, which may take a while."""
        if self.settings.motion == AS_SYSTEM:
            from threading import Thread

            Thread(target=self._ask_system, name="wishes", daemon=True).start()

    def _ask_system(self) -> None:
        from patience.shelf.wishes import less_motion

        self._less_motion = bool(less_motion())

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

    def switch_sound(self) -> None:
        """Sound off, or on again."""
        self.change(sound=not self.settings.sound)
        self.sound("lay")
        if self.table:
            self.table.say(_("Sound on") if self.settings.sound else _("Sound off"))

    def switch_colours(self) -> str:
        """Four colours of suits instead of two, or two again; which, in words."""
        four = not self.settings.four_colours
        self.change(four_colours=four)
        return _("Every suit has a colour of its own") if four else _("Suits are red and black")

    # What is shown

    def home(self) -> None:
        """Go to the start screen."""
        from patience.gui.start import StartScene

        self.keep()
        self.table = None
        self._last_game("")
        self.enter(StartScene(self))

    def show_rules(self) -> None:
        """Open the rules of the game on the table."""
        doors.show_rules(self)

    def show_options(self) -> None:
        """Open its options."""
        doors.show_options(self)

    def show_settings(self) -> None:
        """Open the settings."""
        doors.show_settings(self)

    def show_deal(self) -> None:
        """Open the panel of the deal number."""
        doors.show_deal(self)

    def show_menu(self) -> None:
        """Open the menu of what has no room on the bar."""
        doors.show_menu(self)

    def show_reading(self, title: str, sentences: Sequence[str], *, last: bool = False) -> None:
        """Open a panel of sentences, at its end if that counts most."""
        doors.show_reading(self, title, sentences, last=last)

    def show_deal_over(self) -> None:
        """Open the paper that says how a deal of a round game has ended."""
        doors.show_deal_over(self)

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        doors.show_keys(self)

    def show_win(self) -> None:
        """Say that the game is won."""
        doors.show_win(self)

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
        self._keep_settings()

    # Games

    def catalogue(self) -> Sequence[Entry]:
        """Every game as the start screen shows it."""
        return catalogue()

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
            match = self._dealt(name, deal, rules_wanted(name, self.settings, players, options), person or 0)
            self.library.put_by(name)
        self._sit_down(match, dealing=not resumed and self.scene is not None)

    def _dealt(self, name: str, deal: int | None, rules: Rules, person: int) -> Match:
        match = Match(rules, any_deal() if deal is None else deal)
        match.sit(person)
        self._remember(name, rules)
        return match

    def _remember(self, name: str, rules: Rules) -> None:
        """Keep with how many and by which options a game is played."""
        seats = (
            {**self.settings.seats, name: len(rules.seats)} if len(rules.players) > 1 else self.settings.seats
        )
        options = {**self.settings.options, name: dict(rules.chosen)}
        if (seats, options) != (self.settings.seats, self.settings.options):
            self.settings = self.settings._replace(seats=seats, options=options)
            self._keep_settings()

    def _sit_down(self, match: Match, *, dealing: bool) -> None:
        self.table = self._table_for(match)
        self.enter(self.table)
        self._last_game(match.rules.name)
        self.keep()
        if dealing:
            self.sound("shuffle")
            self.table.deal_in()
        else:
            self.table.rest()

    def _table_for(self, match: Match) -> TableScene | CompanyScene | FortuneScene:
        if isinstance(match.rules, Patience):
            return TableScene(self, match, match.rules)
        from patience.engine.company import Company

        if not isinstance(match.rules, Company):
            from patience.gui.fortune.doors import consultation

            return consultation(self, match)
        from patience.gui.company.scene import CompanyScene

        return CompanyScene(self, match, match.rules)

    @cached_property
    def thinker(self) -> Thinker:
        """Who thinks for the other seats, in another process."""
        from patience.players.thinker import Thinker

        return Thinker(_wake)

    def _last_game(self, name: str) -> None:
        if name != self.settings.last_game:
            self.settings = self.settings._replace(last_game=name)
            self._keep_settings()

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

    # Settings and clipboard

    def change(self, **fields: Value) -> None:
        """Change settings: applied at once, and kept."""
        self.settings = self.settings._replace(**cast("dict[str, Any]", fields))
        self._keep_settings()
        if "full_screen" in fields:
            self.window.go_full_screen(self.settings.full_screen)
        self.hush()
        self.art = self._art()
        for scene in self.scenes():
            if hasattr(scene, "interface"):
                scene.interface = self.settings.size / 100
        if self.table:
            self.table.redress()
        for scene in self.scenes():
            scene.layout(self.window.size)

    def _keep_settings(self) -> None:
        settings_file.save(self.settings, self.saves.folders, self.saves.writer)

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        pygame.scrap.put_text(text)

    def paste(self) -> str:
        """The text on the clipboard."""
        return pygame.scrap.get_text()


def _wake() -> None:
    """End the wait for events: called from another thread."""
    with suppress(pygame.error):  # the queue is full, so that nobody waits, or closed, so that nobody will
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
