"""The table at rest: where everything stands, how it is painted, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.bar import Bar, Facts
from patience.gui.board import Board
from patience.gui.clock import spelled
from patience.gui.cursor import Cursor
from patience.gui.labels import caption_area
from patience.gui.layout import Layout
from patience.gui.notice import Notice, Slip
from patience.gui.picture import Picture, Shown
from patience.gui.pill import Pill
from patience.gui.theme import bar_colour
from patience.gui.tray import Tray
from patience.gui.widgetscene import WidgetScene
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from patience.engine.match import Match
    from patience.engine.patience import Patience
    from patience.engine.table import Table
    from patience.gui.app import App


class TableView(WidgetScene):
    """A match in the window with its bar and its status line; nothing moves yet."""

    def __init__(self, desk: App, match: Match, rules: Patience) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk, self.match, self.rules = desk, match, rules
        self.view = match.view()
        self.shown = Shown()
        self.picture = Picture(desk.art, desk.settings.felt)
        self.lay: Layout
        self.board: Board
        self.message = "" if match.steps else rules.aim
        self.pill = Pill(self)
        self.told_time = ""  # as it is shown
        self.tray = Tray()
        self.notice = Notice(self)
        self.cursor = Cursor(self)
        self.bar = Bar(self.actions())
        self.add(*self.bar.widgets)

    def actions(self) -> dict[str, Callable[[], None]]:
        """What the bar's buttons do, by icon."""
        raise NotImplementedError

    @property
    def spoken(self) -> str:
        """The game, its deal and its aim."""
        return _("{game}, deal {deal}. {aim}.").format(
            game=self.rules.title, deal=self.match.deal, aim=self.rules.aim
        )

    def let_go(self) -> None:
        """Nothing moves and nothing is held any more."""

    def look(self) -> None:
        """Enable what can be done now."""

    def rest(self) -> None:
        """All cards have come to rest: say how things stand."""

    def paint_moving(self, canvas: pygame.Surface) -> None:
        """Draw the cards that are on their way."""

    def paint_held(self, canvas: pygame.Surface) -> None:
        """Draw the cards in the hand."""

    def paint_hint(self, canvas: pygame.Surface) -> None:
        """Draw what points at a move."""

    @property
    def slip(self) -> Slip:
        """The paper that lies at the foot of the table now, if any."""
        return self.notice

    def layout(self, size: tuple[int, int]) -> None:
        """Place bar, table and status line; a card held in the hand goes home."""
        if self.size != (0, 0):
            self.let_go()
        super().layout(size)
        self.picture.resize(size)
        self._arrange()
        self.tray.place = self.shown.looked_at = ""
        self.bar.layout(self.scale, size[0], self.facts())
        self.told_time = self.facts().time
        self.notice.layout()
        self.look()

    @property
    def area(self) -> pygame.Rect:
        """The part of the window that the table has."""
        width, height = self.size
        return pygame.Rect(0, self.scale.bar, width, height - self.scale.bar - self.scale.status)

    def lay_out(self, table: Table) -> Layout:
        """Where the cards of a table lie in this window."""
        large = self.desk.settings.large_index
        return Layout(self.rules, table, self.area, self.scale, large=large)

    def _arrange(self) -> None:
        self.lay = self.lay_out(self.view.table)
        self.board = Board(self.rules, self.view, self.lay)

    def facts(self) -> Facts:
        """What bar and status line say now."""
        rules, table = self.rules, self.match.table
        return Facts(
            rules.title, self.match.deal, rules.unusual, self.match.moves_made, rules.cards_home(table),
            sum(map(len, table.piles.values())), rules.home_label, self.message,
            spelled(self.match.seconds) if self.desk.settings.show_time else "",
        )  # fmt: skip

    def spoil(self, rect: pygame.Rect | None = None) -> None:
        """Have a part of the resting picture drawn again."""
        part = (rect or self.bounds).clip(self.bounds)
        if not any(stale.contains(part) for stale in self.picture.stale):
            self.picture.stale.append(part)
        self.invalidate(rect)

    def _spoil_places(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self.lay.spots:
                self.spoil(self.picture.reach(name, self.lay, self.scale))

    def _relight(self, names: Iterable[str]) -> None:
        """Some places are to glow otherwise than they did; the picture sees to the fading."""
        for name in names:
            if name in self.lay.spots:
                self.invalidate(self.picture.reach(name, self.lay, self.scale))

    def _spoil_bars(self) -> None:
        width, height = self.size
        self.spoil(pygame.Rect(0, 0, width, self.scale.bar))
        if self.scale.status:
            self.spoil(pygame.Rect(0, height - self.scale.status, width, self.scale.status))

    def tell_time(self) -> None:
        """Have the played time painted again, if it reads otherwise by now."""
        before, self.told_time = self.told_time, spelled(self.match.seconds)
        if len(before) != len(self.told_time):
            self.bar.layout(self.scale, self.size[0], self.facts())
            self._spoil_bars()
        elif before != self.told_time:
            foot = 0 if self.scale.tiny else self.size[1] - self.scale.status
            self.spoil(self.bar.time.move(0, foot))

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Lay down the resting picture, then what moves."""
        if self.picture.stale or self.picture.glow != self.shown.glow:
            facts, felt = self.facts(), self.desk.settings.felt
            self.picture.mend(
                self.rules.places, self.view.table, self.lay, self.scale, self.shown,
                lambda surface: self.bar.paint(surface, self.scale, felt, facts), self.desk.pace,
            )  # fmt: skip
        canvas.blit(self.picture.still, area, area)
        if self.picture.fade:
            self.picture.fade.paint(canvas)
        self.paint_moving(canvas)
        self.cursor.paint(canvas)
        self.paint_hint(canvas)
        self.paint_widgets(canvas, area)
        self.slip.paint(canvas)
        self.pill.paint(canvas)
        if self.tray.place:
            pile, title = self.view.table.piles[self.tray.place], self.rules.places[self.tray.place].label
            night = bar_colour(self.desk.settings.felt)
            self.tray.paint(canvas, title, pile, self.lay, self.scale, self.desk.art, night)
        self.paint_held(canvas)

    def tell(self, words: str) -> None:
        """Tell what the keyboard has come to: aloud, and in writing where that covers no card."""
        if self.scale.tiny:
            self.desk.speak(words)
        else:
            self.say(words)

    def say(self, message: str) -> None:
        """Put one line where messages stand, and speak it."""
        if message:
            self.desk.speak(message)
        if self.size == (0, 0):
            self.message = message
        elif self.scale.tiny:
            self.pill.say(message)
        elif message != self.message:
            self.message = message
            self._spoil_bars()

    def refuse(self, source: str, size: int, target: str) -> None:
        """Say why cards may not go there."""
        places = self.rules.places
        self.say(self.rules.why_not(self.view.table, places[source], size, places[target]))

    def cards_shown(self) -> list[pygame.Rect]:
        """Where cards lie on the table."""
        return [rect for name in self.lay.spots for rect in self.lay.cards[name] or [self.lay.slot(name)]]

    def look_through(self, place: str) -> None:
        """Open the tray for a place whose covered cards may be seen."""
        self.close_tray()
        self.shown.looked_at = place
        self._relight([place])
        self.tray.open(place, len(self.view.table.piles[place].cards), self.lay, self.scale)
        self.invalidate(self.tray.reach(self.scale))

    def close_tray(self) -> bool:
        """Shut the tray; false when it was not open."""
        was_open, self.tray.place = bool(self.tray.place), ""
        if was_open:
            self.shown.looked_at, place = "", self.shown.looked_at
            self._relight([place])
            self.invalidate(self.tray.reach(self.scale))
        return was_open

    def caption_at(self, pos: tuple[int, int]) -> str:
        """The pile whose caption lies at a point, if that pile may be looked through."""
        for name in self.shown.open:
            n = len(self.view.table.piles[name].cards)
            rect = caption_area(self.rules.places[name], n, self.lay, self.scale)
            if rect.collidepoint(pos):
                return name
        return ""

    def _may_be_looked_through(self) -> set[str]:
        """Squared piles with a caption, whose covered cards are in sight."""
        return {
            name
            for name, spot in self.lay.spots.items()
            if spot.caption
            and spot.fan[0] == 0
            and len(self.view.table.piles[name].cards) > 1
            and (self.view.table.piles[name].cards[0] is not None and not self.view.table.piles[name].down)
        }

    def show_choice(self, chosen: tuple[str, int] | None) -> None:
        """Mark the chosen cards and where they may go."""
        before = set(self.shown.targets) | ({self.shown.chosen[0]} if self.shown.chosen else set())
        self.shown.targets, self.shown.chosen = set(), None
        if chosen:
            place, size = chosen
            self.shown.chosen = place, len(self.view.table.piles[place].cards) - size
            self.shown.targets = set(self.board.targets(place, size))
            if not self.shown.targets:
                self.say(_("This card has nowhere to go now"))
        if before or chosen:
            self._relight(before | self.shown.targets | ({chosen[0]} if chosen else set()))

    def redress(self) -> None:
        """Take over the settings for how the table looks."""
        self.picture.art, self.picture.felt_name = self.desk.art, self.desk.settings.felt
