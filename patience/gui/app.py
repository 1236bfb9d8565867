"""The program as a whole: the window, the loop, and which scene is shown."""

from __future__ import annotations

from importlib import import_module
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

from patience.gui import sdl

sdl.prepare()
sdl.without_sound(lambda: import_module("pygame"))
import pygame  # noqa: E402 - SDL reads its wishes from the environment when pygame is imported

from patience.engine.match import Match  # noqa: E402
from patience.engine.patience import Patience  # noqa: E402
from patience.engine.record import RecordError, read, write  # noqa: E402
from patience.engine.rules import HIGHEST_DEAL, GameError, Value  # noqa: E402
from patience.games import ENTRIES, rules_class  # noqa: E402
from patience.gui.bar import grouped  # noqa: E402
from patience.gui.cardart import CardArt  # noqa: E402
from patience.gui.desk import Entry, Saved  # noqa: E402
from patience.gui.kept import Kept  # noqa: E402
from patience.gui.table import TableScene  # noqa: E402
from patience.gui.window import Window  # noqa: E402
from patience.shelf import folders  # noqa: E402
from patience.shelf import settings as settings_file  # noqa: E402
from patience.words import _, ngettext  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from patience.gui.scene import Scene
    from patience.shelf.saves import Saves
    from patience.shelf.settings import Settings

MOST_DAMAGE = 6  # rectangles painted one by one; more are painted as one


class App:
    """The window with its scene and the panel over it; what scenes may ask of it is in `desk`."""

    def __init__(self, settings: Settings, saves: Saves, notices: list[str]) -> None:
        self.settings = settings
        self.saves = saves
        self.notices = notices
        self.window = Window(settings)
        self.kept = Kept(folders.cache("first-screen"))
        self.kept.open()
        self.art = self._art()
        self.scene: Scene | None = None
        self.panel: Scene | None = None
        self.table: TableScene | None = None
        self.running = True

    def _art(self) -> CardArt:
        return CardArt(self.settings.back, four_colours=self.settings.four_colours)

    # The loop

    def run(self) -> None:
        """Show the window until the player has had enough."""
        self.paint()
        self.kept.close()
        self.window.set_icon()
        wait = sdl.waiter()
        while self.running:
            timeout = self.tick()
            self.paint()
            if self.running:
                wait(timeout)
            for event in _drained():
                self.dispatch(event)
        self._remember_window()
        self.kept.save()

    def tick(self) -> float | None:
        """Advance what moves in every scene; how long until the next time."""
        now = monotonic()
        if self.notices and self.table and not self.panel:
            self.table.say(" ".join(self.notices))
            self.notices.clear()
        waits = [scene.tick(now) for scene in self._scenes()]
        return min((wait for wait in waits if wait is not None), default=None)

    def paint(self) -> None:
        """Paint what has been damaged, and show it."""
        scenes = self._scenes()
        damage = [rect for scene in scenes for rect in scene.damage]
        if not damage:
            return
        for scene in scenes:
            scene.damage.clear()
        if len(damage) > MOST_DAMAGE or any(
            a.colliderect(b) for i, a in enumerate(damage) for b in damage[i + 1 :]
        ):
            damage = [damage[0].unionall(damage[1:])]
        canvas = self.window.canvas
        for area in damage:
            canvas.set_clip(area)
            for scene in scenes:
                scene.paint(canvas, area)
        canvas.set_clip(None)
        pygame.display.update(damage)

    def _scenes(self) -> list[Scene]:
        return [scene for scene in (self.scene, self.panel) if scene]

    def dispatch(self, event: Event) -> None:
        """Bring an event to the window, to the uppermost scene, or to the keys that always work."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.resize()
        elif event.type == pygame.WINDOWMOVED:
            self.window.moved()
        elif event.type == pygame.WINDOWEXPOSED:
            pygame.display.flip()
        elif event.type == pygame.KEYDOWN and _is_full_screen_key(event):
            self.change(full_screen=not self.settings.full_screen)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
            self.quit()
        elif self.panel:
            self.panel.handle(event)
        elif (
            self.scene
            and not self.scene.handle(event)
            and event.type == pygame.KEYDOWN
            and event.unicode == "?"
        ):
            self.show_keys()

    def resize(self) -> None:
        """Follow the window's new size."""
        self.window.resized()
        for scene in self._scenes():
            scene.layout(self.window.size)
        if not self.window.full_screen:
            self.settings = self.settings._replace(window=self.window.size)

    def _remember_window(self) -> None:
        self.settings = self.settings._replace(place=self.window.place or self.settings.place)
        self._keep_settings()

    def quit(self) -> None:
        """End the program; everything is kept already."""
        self.running = False

    # Scenes

    def _enter(self, scene: Scene) -> None:
        for old in self._scenes():
            old.leave()
        self.scene, self.panel = scene, None
        scene.layout(self.window.size)

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene."""
        for old in self._scenes():
            old.leave()
        self.panel = scene
        scene.layout(self.window.size)

    def dismiss(self) -> None:
        """Take the panel away again."""
        if self.panel:
            self.panel.leave()
            self.panel = None
        if self.scene:
            self.scene.invalidate()

    def home(self) -> None:
        """Go to the start screen."""
        from patience.gui.start import StartScene

        self.table = None
        self._last_game("")
        self._enter(StartScene(self))

    def show_rules(self) -> None:
        """Open the rules of the game on the table."""
        from patience.gui.panels.rules import RulesPanel

        if self.table:
            rules = self.table.rules
            options = self.show_options if rules.options else None
            source = _("After R. F. Foster, Complete Hoyle")
            self.show(RulesPanel(self, rules.title, rules.tagline, rules.chapters, source, options))

    def show_options(self) -> None:
        """Open the options of the game on the table."""
        from patience.gui.panels.options import OptionsPanel

        if self.table:
            rules = self.table.rules
            name = rules.name
            self.show(
                OptionsPanel(
                    self,
                    rules.title,
                    rules.options,
                    rules.chosen,
                    rules.presets,
                    lambda chosen: self.play(name, None, chosen, fresh=True),
                )
            )

    def show_settings(self) -> None:
        """Open the settings."""
        from patience.gui.panels.settings import SettingsPanel

        self.show(SettingsPanel(self))

    def show_deal(self) -> None:
        """Open the panel of the deal number."""
        from patience.gui.panels.deal import DealPanel

        if self.table:
            table = self.table
            name, chosen = table.rules.name, table.rules.chosen
            self.show(
                DealPanel(
                    self,
                    table.rules.title,
                    table.match.deal,
                    lambda deal: self.play(name, deal, chosen, fresh=True),
                    self.new_deal,
                )
            )

    def show_menu(self) -> None:
        """Open the menu of what has no room on the bar."""
        from patience.gui.panels.menu import Menu

        if self.table:
            full = _("Leave full screen") if self.settings.full_screen else _("Full screen")
            entries = [
                (_("Restart"), "restart", self.table.restart),
                (_("Deal number"), "calendar", self.show_deal),
                (_("Rules"), "rules", self.show_rules),
                (_("Settings"), "settings", self.show_settings),
                (_("Keys"), "more", self.show_keys),
                (full, "full", lambda: self.change(full_screen=not self.settings.full_screen)),
            ]
            self.show(Menu(self, entries))

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        from patience.gui.panels.keys import KeysPanel

        self.show(KeysPanel(self, keys()))

    def show_win(self) -> None:
        """Say that the game is won."""
        from patience.gui.panels.outcome import WinPanel

        if not self.table or self.panel:
            return
        rules, match = self.table.rules, self.table.match
        moves, home = match.moves_made, rules.cards_home(match.table)
        facts = [(str(moves), ngettext("move", "moves", moves)), (str(home), rules.home_label)]
        note = _("{game}, deal {deal}").format(game=rules.title, deal=grouped(match.deal))
        self.show(
            WinPanel(
                self,
                _("Won"),
                facts,
                note,
                self.new_deal,
                lambda: self.play(rules.name, match.deal, rules.chosen, fresh=True),
                self.home,
                self.show_rules,
            )
        )

    # Games

    def catalogue(self) -> Sequence[Entry]:
        """Every game as the start screen shows it."""
        rows = []
        for entry in ENTRIES:
            rules = rules_class(entry.name)
            group = _("Patience")
            rows.append(Entry(entry.name, rules.title, rules.tagline, entry.difficulty, entry.minutes, group))
        return rows

    def saved(self, name: str) -> Saved | None:
        """The kept game of that name, if there is one that has been begun."""
        match = self._load(name)
        if not match or not match.steps or not isinstance(match.rules, Patience):
            return None
        home, total = match.rules.cards_home(match.table), sum(map(len, match.table.piles.values()))
        words = ", ".join(
            f"{o.label.lower()}" for o in match.rules.options if match.rules.chosen[o.name] != o.default
        )
        won = match.table.scores is not None
        return Saved(match.deal, match.moves_made, home, total, words, won, self.saves.when(name))

    def _load(self, name: str) -> Match | None:
        """The kept game of that name; a record that cannot be read is set aside, with a notice."""
        text = self.saves.load(name)
        try:
            return read(text, rules_class) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged(name, str(error)))
            return None

    def _load_previous(self, name: str) -> Match | None:
        text = self.saves.previous(name)
        try:
            return read(text, rules_class) if text else None
        except RecordError as error:
            self.notices.append(self.saves.damaged_previous(name, str(error)))
            return None

    def play(
        self,
        name: str,
        deal: int | None = None,
        options: Mapping[str, Value] | None = None,
        fresh: bool = False,
    ) -> None:
        """Go to the table of a game: on with the kept one, or dealt anew; GameError when it cannot be had."""
        match = None if fresh or deal is not None or options is not None else self._load(name)
        resumed = match is not None
        if match is None:
            chosen = dict(self.settings.options.get(name, {})) if options is None else dict(options)
            match = self._dealt(name, deal, chosen)
            self._put_by(name)
        self._sit_down(match, dealing=not resumed and self.scene is not None)

    def _dealt(self, name: str, deal: int | None, chosen: Mapping[str, Value]) -> Match:
        game = rules_class(name)
        number = SystemRandom().randint(1, HIGHEST_DEAL) if deal is None else deal
        try:
            rules = game(None, **chosen)
        except GameError:
            if chosen != self.settings.options.get(name):
                raise
            rules = game()  # options remembered from another release
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
        if text and "\nmove " in text:
            self.saves.keep_previous(name, text)

    def _sit_down(self, match: Match, *, dealing: bool) -> None:
        assert isinstance(match.rules, Patience)
        self.table = TableScene(self, match, match.rules)
        self._enter(self.table)
        self._last_game(match.rules.name)
        self.keep()
        if dealing:
            self.table.deal_in()
        else:
            self.table.settle_down()

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
                self.saves.keep_previous(name, "")
                self._sit_down(match, dealing=False)
                self.table.say(_("Back at the game before"))

    # Settings and clipboard

    def change(self, **fields: Value) -> None:
        """Change settings: applied at once, and kept."""
        self.settings = self.settings._replace(**cast("dict[str, Any]", fields))
        self._keep_settings()
        if "full_screen" in fields:
            self.window.go_full_screen(self.settings.full_screen)
        self.art = self._art()
        for scene in self._scenes():
            if hasattr(scene, "interface"):
                scene.interface = self.settings.size / 100
        if self.table:
            self.table.redress()
        for scene in self._scenes():
            scene.layout(self.window.size)

    def _keep_settings(self) -> None:
        settings_file.save(self.settings, self.saves.folders, self.saves.writer)

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        pygame.scrap.put_text(text)

    def paste(self) -> str:
        """The text on the clipboard."""
        return pygame.scrap.get_text()


def _drained() -> list[Event]:
    """All waiting events; of motions that follow each other only the last counts."""
    events: list[Event] = []
    for event in pygame.event.get():
        if event.type == pygame.MOUSEMOTION and events and events[-1].type == pygame.MOUSEMOTION:
            events[-1] = event
        else:
            events.append(event)
    return events


def _is_full_screen_key(event: Event) -> bool:
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def keys() -> list[tuple[str, str]]:
    """The keys and what they do."""
    return [
        ("U, Ctrl+Z", _("Undo")), ("R, Ctrl+Y", _("Redo")), ("Shift+R", _("Restart")), ("N", _("New deal")),
        ("H", _("Hint; again: which move")), (_("Space"), _("Turn the stock")), ("F", _("Finish, or play on")),
        ("D", _("Deal number")), ("F1", _("Rules")), ("S", _("Settings")), ("F11", _("Full screen")),
        ("Tab, Enter", _("Through the buttons, press one")), (_("Esc"), _("Put back; all games")),
        ("Ctrl+Q", _("Quit")), ("?", _("These keys")),
    ]  # fmt: skip


def run(
    game: str | None, deal: int | None, options: list[str] | None, settings: Settings, saves: Saves, notices: list[str]
) -> int:  # fmt: skip
    """Open the window on a game, or on what was played last, and stay until it is closed; an exit code."""
    app = App(settings, saves, notices)
    name = game or settings.last_game
    chosen = rules_class(name).read_options(options) if name and options else None
    if name:
        app.play(name, deal, chosen)
    else:
        app.home()
    app.run()
    return 0
