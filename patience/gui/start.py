"""The start screen: the game to go on with, and a tile for every game."""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from patience.gui.buttons import Button
from patience.gui.cache import Cache
from patience.gui.fields import TextField
from patience.gui.order import ARROWS
from patience.gui.panels import banner, hall, thumbs
from patience.gui.panels.hero import Hero
from patience.gui.panels.tile import RADIUS, Tile
from patience.gui.scroll import ScrollArea
from patience.gui.widgetscene import WidgetScene
from patience.words import _

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.games import Entry
    from patience.gui.desk import Desk, Saved

BUDGET = 0.02  # s that drawing thumbnails may take between two looks at the player's hands
PICTURES = Cache(48, 8_000_000)


class StartScene(WidgetScene):
    """Every game of the catalogue; the words in the search field say which of them show."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk = desk
        self.entries = list(desk.catalogue())
        self.search = TextField(
            _("Find a game"),
            action=lambda _words: self._open_first(),
            on_change=lambda _words: self._refilter(),
            placeholder=_("Find a game"),
            most=40,
            icon="search",
            shortcut="/",
            ground="green",
        )
        self.settings_button = Button(_("Settings"), self.open_settings, "bar", "settings", tip=_("Settings"))
        self.settings_button.worded = False
        self.settings_button.click_focus = True
        self.all_button = Button(_("Show all games"), self.clear, "bar")
        self.area = ScrollArea(_("Games"), "green", self.invalidate)
        self.tiles: list[Tile] = []
        self.hero: Hero | None = None
        self.banner: banner.Banner | None = None
        self.groups: list[hall.Heading] = []
        self._swallow = False  # the "/" that leads to the field is no word in it
        self.refresh()

    def refresh(self) -> None:
        """Look anew at what is kept: to be called when the screen comes back."""
        self.drop(*list(self.widgets))
        games = [(entry, self.desk.saved(entry.name)) for entry in self.entries]
        self.tiles = [
            Tile(entry, saved, partial(self.desk.play, entry.name), self.picture)
            for entry, saved in games
            if entry.name != banner.NAME
        ]
        open_games = [
            (entry, saved) for entry, saved in games if saved and not saved.won and entry.name != banner.NAME
        ]
        self.hero = None
        heroes: list[Hero | Button] = []
        if open_games:
            entry, saved = max(open_games, key=lambda game: game[1].when)
            self.hero = Hero(entry, saved, lambda: self.desk.art, partial(self.desk.play, entry.name))
            heroes = [self.hero, self.hero.button]
        self.banner = next((self._banner(*game) for game in games if game[0].name == banner.NAME), None)
        banners = [self.banner] if self.banner else []
        self.add(
            self.search, self.settings_button, *heroes, *self.tiles, *banners, self.all_button, self.area
        )
        if self.size != (0, 0):
            self.layout(self.size)

    def _banner(self, entry: Entry, saved: Saved | None) -> banner.Banner:
        return banner.Banner(entry, saved, lambda: self.desk.art, partial(self.desk.play, entry.name))

    @property
    def spoken(self) -> str:
        """Where one is, and how to go on by ear."""
        return _("{house}. Choose a game with the arrow keys and Enter.").format(house=_("Patience Parlour"))

    def open_settings(self) -> None:
        """Lay the settings over the screen."""
        from patience.gui.panels.settings import SettingsPanel

        self.desk.show(SettingsPanel(self.desk))

    def clear(self) -> None:
        """Show every game again."""
        self.search.value = ""
        self._refilter()

    @property
    def found(self) -> list[Tile]:
        """The tiles that the words in the search field leave."""
        words = self.search.value.casefold().split()
        return [
            tile
            for tile in self.tiles
            if all(word in f"{tile.entry.title} {tile.entry.tagline}".casefold() for word in words)
        ]

    def _refilter(self) -> None:
        self.area.scroll_to(0)
        hall.place(self)
        self.invalidate()

    def _open_first(self) -> None:
        if self.found:
            self.found[0].activate()
        elif self.banner and self.banner.visible:
            self.banner.activate()

    def layout(self, size: tuple[int, int]) -> None:
        """Place head, hero and tiles."""
        self.interface = self.desk.settings.size / 100
        super().layout(size)
        hall.place(self)

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the ground, the head, what is scrolled below it."""
        hall.paint(self, canvas, area)
        self.paint_widgets(canvas, area)

    # Pictures

    def _key(self, event: Event) -> bool:
        """An arrow key finds the first tile when nothing has the keyboard."""
        if event.key in ARROWS and not self.focused and self.found and not event.mod & pygame.KMOD_CTRL:
            self.focus(self.found[0], ring=True)
            return True
        return super()._key(event)

    def _look(self) -> tuple[str, bool]:
        return self.desk.settings.back, self.desk.settings.four_colours

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a game, if it is drawn already; the others follow in `tick`."""
        key = name, size, self._look()
        try:
            return PICTURES.get(key, _never)
        except LookupError:
            return None

    def _draw_pictures(self) -> bool:
        """Draw missing pictures, those in sight first, for as long as the budget lasts; whether any is left."""
        end = perf_counter() + BUDGET
        waiting = [tile for tile in self.found if not self.picture(tile.entry.name, tile.picture_size)]
        waiting.sort(key=lambda tile: not tile.rect.colliderect(self.bounds))
        while waiting and perf_counter() < end:
            tile = waiting.pop(0)
            name, size = tile.entry.name, tile.picture_size
            radius = RADIUS * self.scale.u
            PICTURES.get(
                (name, size, self._look()), partial(thumbs.picture, name, self.desk.art, size, radius)
            )
            tile.changed()
        while not waiting and perf_counter() < end:
            if not (self.banner and self.banner.draw_on()):
                return False
        return True

    def tick(self, now: float) -> float | None:
        """Go on with the pictures, then with the tooltip."""
        laid = self.size != (0, 0)
        return 0.0 if laid and self._draw_pictures() else super().tick(now)

    def handle(self, event: Event) -> bool:
        """The key / leads to the search, Esc empties it."""
        if event.type == pygame.TEXTINPUT and self._swallow:
            self._swallow = False
            if event.text == "/":
                return True
        if event.type == pygame.KEYDOWN:
            self._swallow = False
            if event.key == pygame.K_ESCAPE:
                return self._escape()
            if getattr(event, "unicode", "") == "/" and self.focused is not self.search:
                self._swallow = True
                self.focus(self.search, ring=True)
                return True
        return super().handle(event)

    def _escape(self) -> bool:
        if self.search.value:
            self.clear()
            return True
        if self.focused:
            self.focus(None)
            return True
        return False


def _never() -> pygame.Surface:
    """Refuse to draw: only what is there already is wanted."""
    raise LookupError
