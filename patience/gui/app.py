"""The program as a whole: the window, the loop, and which scene is shown."""

from __future__ import annotations

from functools import cached_property
from random import SystemRandom
from typing import TYPE_CHECKING, Any, cast

import pygame

from patience.engine.match import Match
from patience.engine.patience import Patience
from patience.engine.record import RecordError, read, write
from patience.engine.rules import HIGHEST_DEAL, GameError, Value
from patience.games import ENTRIES, FORTUNE, ROUNDS, rules_class
from patience.gui import doors
from patience.gui.cardart import CardArt
from patience.gui.clock import UNSEEN, PlayClock
from patience.gui.desk import Entry, Saved
from patience.gui.motion import PACES
from patience.gui.stage import Stage
from patience.gui.table import TableScene
from patience.shelf import settings as settings_file
from patience.shelf.settings import AS_SYSTEM
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from patience.gui.company.scene import CompanyScene
    from patience.gui.fortune.scene import FortuneScene
    from patience.gui.scene import Scene
    from patience.gui.sounds import Sounds
    from patience.players.thinker import Thinker
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings
    from patience.speech import Speaker


ME = 0  # the seat of the person in a round game
A_LITTLE = 0.002  # s, so that a new second has really begun when it is looked for
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class App(Stage):
    """The window with its scene and the panel over it; what scenes may ask of it is in `desk`."""

    def __init__(self, settings: Settings, saves: Saves, notices: list[str]) -> None:
        self.settings = settings
        self.saves = saves
        self.notices = notices
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
        """Bring an event where it belongs, count the time, tell which button the keyboard has come to."""
        self._count_time()
        self.clock.hear(event)
        before = self._focused()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and "speaker" in vars(self):
            self.speaker.hush()
        super().dispatch(event)
        self._count_time()
        if self.settings.speech and event.type == pygame.KEYDOWN and self._focused() != before:
            self.speak(self._focused())
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

    # What is heard

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds of the cards, made when the first one is wanted."""
        from patience.gui.sounds import Sounds

        return Sounds()

    def sound(self, name: str) -> None:
        """Let a sound be heard, unless the player wants none."""
        if self.settings.sound:
            self.sounds.play(name, self.settings.volume)

    @cached_property
    def speaker(self) -> Speaker:
        """Who speaks, called when the first word is wanted."""
        from patience.speech import Speaker

        return Speaker()

    def speak(self, text: str) -> None:
        """Speak a text aloud, if the player wants that; keys and clicks break off what is being spoken."""
        if self.settings.speech and text:
            self.speaker.say(text)

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene, and read it out."""
        super().show(scene)
        self.speak(scene.spoken)

    def enter(self, scene: Scene) -> None:
        """Show another scene, and say what it is."""
        super().enter(scene)
        self.speak(scene.spoken)

    def _hush(self) -> None:
        """Send away who must be silent by the settings."""
        if not self.settings.sound and "sounds" in vars(self):
            self.sounds.hush()
        if not self.settings.speech and "speaker" in vars(self):
            self.speaker.close()
            del self.speaker

    def switch_sound(self) -> None:
        """Sound off, or on again."""
        self.change(sound=not self.settings.sound)
        self.sound("lay")
        if self.table:
            self.table.say(_("Sound on") if self.settings.sound else _("Sound off"))

    def _focused(self) -> str:
        """The control that has the keyboard, in words."""
        widget = getattr(self.panel or self.scene, "focused", None)
        return widget.spoken if widget else ""

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
        groups = {_("Patience"): ENTRIES, _("Company"): ROUNDS, _("Fortune telling"): (FORTUNE,)}
        return [
            Entry(game.name, game.title, game.tagline, game.difficulty, game.minutes, group, game.players)
            for group, games in groups.items()
            for game in games
        ]

    def saved(self, name: str) -> Saved | None:
        """The kept game of that name, if there is one that has been begun."""
        match = self._load(name)
        if not match or not match.steps:
            return None
        if not isinstance(match.rules, Patience):
            return self._saved_match(name, match)
        home, total = match.rules.cards_home(match.table), sum(map(len, match.table.piles.values()))
        won = match.table.scores is not None
        return Saved(
            match.deal, match.moves_made, home, total, match.rules.unusual, won, self.saves.when(name)
        )

    def _saved_match(self, name: str, match: Match) -> Saved:
        """What the start screen tells of a kept round game: the deals are its moves."""
        from patience.engine.company import Company
        from patience.engine.telling import notes
        from patience.gui.company.people import seated

        rules, table = match.rules, match.table
        if not isinstance(rules, Company):
            from patience.gui.fortune.doors import kept

            return kept(match, self.saves.when(name))
        finished = table.scores is not None
        if finished:
            turn = _("The next deal waits")
        elif table.turn == ME:
            turn = _("Your turn")
        else:
            people = seated(len(rules.seats), name, match.deal)
            turn = _("{name} is to play").format(name=people[table.turn or 0].name)
        deals, number = rules.length, notes(table).number
        return Saved(
            match.deal, match.moves_made, number - (not finished), deals, turn,
            finished and rules.is_match_over(table), self.saves.when(name), rules.standing(table),
        )  # fmt: skip

    def _load(self, name: str) -> Match | None:
        """The kept game of that name; a record that cannot be read is set aside, with a notice."""
        text = self.saves.load(name)
        try:
            return _of(name, text) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged(name, str(error)))
            return None

    def _load_previous(self, name: str) -> Match | None:
        text = self.saves.previous(name)
        try:
            return _of(name, text) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged_previous(name, str(error)))
            return None

    def play(
        self,
        name: str,
        deal: int | None = None,
        options: Mapping[str, Value] | None = None,
        fresh: bool = False,
        players: int | None = None,
    ) -> None:
        """Go to the table of a game: on with the kept one, or dealt anew; GameError when it cannot be had."""
        self.keep()
        anew = fresh or any(asked is not None for asked in (deal, options, players))
        match = None if anew else self._load(name)
        resumed = match is not None
        if match is None:
            chosen = dict(self.settings.options.get(name, {})) if options is None else dict(options)
            match = self._dealt(name, deal, chosen, players)
            self._put_by(name)
        self._sit_down(match, dealing=not resumed and self.scene is not None)

    def _dealt(self, name: str, deal: int | None, chosen: Mapping[str, Value], players: int | None) -> Match:
        game = rules_class(name)
        number = SystemRandom().randint(1, HIGHEST_DEAL) if deal is None else deal
        usual = game.usual_players if game.usual_players in game.players else game.players[-1]
        seats = self.settings.seats.get(name, usual) if players is None else players
        if players is None and seats not in game.players:
            seats = usual  # remembered from another release
        try:
            rules = game(seats, **chosen)
        except GameError:
            if chosen != self.settings.options.get(name):
                raise
            rules = game(seats)  # options remembered from another release
        if seats != self.settings.seats.get(name, usual):
            self.seat(name, seats)
        match = Match(rules, number)
        self._remember_options(name, rules.chosen)
        return match

    def _remember_options(self, name: str, chosen: Mapping[str, Value]) -> None:
        if dict(self.settings.options.get(name, {})) != dict(chosen):
            self.settings = self.settings._replace(options={**self.settings.options, name: dict(chosen)})
            self._keep_settings()

    def _put_by(self, name: str) -> None:
        """Keep the game that a new deal takes the place of, so that Undo can bring it back."""
        text = self.saves.load(name)
        if text and ("\nmove " in text or "\nundone " in text):
            self.saves.keep_previous(name, text)

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

    def seat(self, name: str, players: int) -> None:
        """Keep with how many a game is played."""
        self.settings = self.settings._replace(seats={**self.settings.seats, name: players})
        self._keep_settings()

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
            self.play(self.table.rules.name, None, self.table.rules.chosen, fresh=True)

    def can_undo_new(self) -> bool:
        """Whether a game was put by for this deal."""
        return bool(self.table and self.saves.previous(self.table.rules.name))

    def undo_new(self) -> None:
        """Bring back the game that the last New put by."""
        if self.table:
            name = self.table.rules.name
            match = self._load_previous(name)
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
        self._hush()
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
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))


def _of(name: str, text: str) -> Match:
    """The match in a record, which must be one of that game."""
    match = read(text, rules_class)
    if match.rules.name != name:
        raise RecordError(_("it is a game of {other}").format(other=match.rules.title))
    return match


def run(
    game: str | None, deal: int | None, options: list[str] | None, players: int | None,
    settings: Settings, saves: Saves, notices: list[str],
) -> int:  # fmt: skip
    """Open the window on a game, or on what was played last, and stay until it is closed; an exit code."""
    app = App(settings, saves, notices)
    name = game or settings.last_game
    chosen = rules_class(name).read_options(options) if name and options else None
    if name:
        app.play(name, deal, chosen, players=players)
    else:
        app.home()
    app.run()
    return 0
