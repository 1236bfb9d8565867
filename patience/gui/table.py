"""The table: a match being played, with its bar and its status line."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.finish import finish_line
from patience.engine.stuck import no_move_left
from patience.gui import ink, text
from patience.gui.bar import Bar, Facts
from patience.gui.board import Board
from patience.gui.gestures import Gestures
from patience.gui.hands import Hands
from patience.gui.layout import Layout
from patience.gui.motion import FRAME, SPEEDS, Flight, Motion, Tokens
from patience.gui.notice import Notice
from patience.gui.picture import Picture, Shown
from patience.gui.scene import WidgetScene
from patience.gui.theme import BRASS_DARK, CREAM, NIGHT
from patience.gui.tray import Tray
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pygame.event import Event

    from patience.cards import Card
    from patience.engine.effects import Effect
    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.engine.patience import Patience
    from patience.gui.app import App

PILL_TIME = 2.5  # s that a message stays on a tiny window


class TableScene(WidgetScene):
    """Shows a match and lets it be played; the model is always final, the picture follows."""

    def __init__(self, desk: App, match: Match, rules: Patience) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk, self.match, self.rules = desk, match, rules
        self.view = match.view()
        self.tokens = Tokens(self.view.table.piles)
        self.motion, self.hands, self.gestures = Motion(), Hands(), Gestures(self)
        self.shown = Shown()
        self.shown.away = lambda name: self.hands.size if self.hands.source == name else 0
        self.shown.flying = self._is_flying
        self.picture = Picture(desk.art, desk.settings.felt)
        self.lay: Layout
        self.board: Board
        self.message = "" if match.steps else rules.aim
        self.pill_until: float | None = None
        self.hints = 0  # presses of the hint button since the last move
        self.tray = Tray()
        self.notice = Notice(self)
        self.bar = Bar(self.actions())
        self.add(*self.bar.widgets)

    def actions(self) -> dict[str, Callable[[], None]]:
        """What the bar's buttons do, by icon."""
        desk = self.desk
        return {
            "games": desk.home, "new": desk.new_deal, "restart": self.restart, "undo": self.undo, "redo": self.redo,
            "hint": self.hint, "rules": desk.show_rules, "settings": desk.show_settings, "more": desk.show_menu,
            "deal": desk.show_deal,
        }  # fmt: skip

    # The window

    def layout(self, size: tuple[int, int]) -> None:
        """Place bar, table and status line; a card held in the hand goes home."""
        if self.size != (0, 0):
            self.settle()
        self._empty_hands()
        self.gestures.pressed = None
        super().layout(size)
        self.picture.resize(size)
        self._arrange()
        self.tray.place = ""
        self.bar.layout(self.scale, size[0], self.facts())
        self.notice.layout()
        self._look()

    @property
    def area(self) -> pygame.Rect:
        """The part of the window that the table has."""
        width, height = self.size
        return pygame.Rect(0, self.scale.bar, width, height - self.scale.bar - self.scale.status)

    def _arrange(self) -> None:
        table, large = self.view.table, self.desk.settings.large_index
        self.lay = Layout(self.rules.places, self.rules.size, table, self.area, self.scale, large=large)
        self.board = Board(self.rules, self.view, self.lay)

    def facts(self) -> Facts:
        """What bar and status line say now."""
        rules, table = self.rules, self.match.table
        words = [
            option.label.lower() if isinstance(value, bool) else f"{option.label.lower()}: {label}"
            for option in rules.options
            for value, label in option.values
            if value == rules.chosen[option.name] and value != option.default
        ]
        return Facts(
            rules.title, self.match.deal, ", ".join(words), self.match.moves_made, rules.cards_home(table),
            sum(map(len, table.piles.values())), rules.home_label, self.message,
        )  # fmt: skip

    def _spoil(self, rect: pygame.Rect | None = None) -> None:
        """Have a part of the resting picture drawn again."""
        self.picture.stale.append((rect or self.bounds).clip(self.bounds))
        self.invalidate(rect)

    def _spoil_places(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self.lay.spots:
                self._spoil(self.picture.reach(name, self.lay, self.scale))

    def _spoil_bars(self) -> None:
        width, height = self.size
        self._spoil(pygame.Rect(0, 0, width, self.scale.bar))
        if self.scale.status:
            self._spoil(pygame.Rect(0, height - self.scale.status, width, self.scale.status))

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Lay down the resting picture, then what moves."""
        if self.picture.stale:
            facts, felt = self.facts(), self.desk.settings.felt
            self.picture.mend(
                self.rules.places, self.view.table, self.lay, self.scale, self.shown,
                lambda surface: self.bar.paint(surface, self.scale, felt, facts),
            )  # fmt: skip
        canvas.blit(self.picture.still, area, area)
        if self.motion.flights:
            now = monotonic()
            for flight in self.motion.flights:
                self._paint_flight(canvas, flight, now)
        self.paint_widgets(canvas, area)
        self.notice.paint(canvas)
        for button in self.notice.buttons:
            button.paint(canvas, self.scale.u)
        self._paint_pill(canvas)
        if self.tray.place:
            pile, title = self.view.table.piles[self.tray.place], self.rules.places[self.tray.place].label
            self.tray.paint(canvas, title, pile, self.lay, self.scale, self.desk.art)
        self.hands.paint(canvas)

    def _paint_flight(self, canvas: pygame.Surface, flight: Flight, now: float) -> None:
        rect, face, _done = flight.at(now)
        w = self.lay.w
        picture = self.desk.art.face(face, w, large=self.lay.large) if face else self.desk.art.back(w)
        if rect.size != picture.get_size():
            picture = pygame.transform.scale(picture, rect.size)
        else:
            self.picture.shadow(canvas, rect, w)
        canvas.blit(picture, rect)

    def _pill(self) -> pygame.Rect:
        width = text.width(self.message, text.MESSAGE, self.scale.u) + self.scale.px(40)
        rect = pygame.Rect(0, 0, min(self.size[0] - 16, width), self.scale.px(36))
        foot = self.notice.rect.y if self.notice.words else self.size[1]
        rect.midbottom = (self.size[0] // 2, foot - self.scale.px(6))
        return rect

    def _paint_pill(self, canvas: pygame.Surface) -> None:
        if self.scale.tiny and self.pill_until is not None and self.message:
            rect = self._pill()
            ink.rounded(canvas, rect, rect.h / 2, NIGHT, BRASS_DARK, 1, 0.94)
            most = rect.w - self.scale.px(24)
            text.line(canvas, self.message, rect.center, text.MESSAGE, self.scale.u, CREAM, "centre", most)

    # What moves

    def tick(self, now: float) -> float | None:
        """Advance what moves."""
        waits = [super().tick(now)]
        now = monotonic()
        if self.motion.flights:
            for flight in self.motion.advance(now, lambda rect: self.invalidate(self._with_shadow(rect))):
                self._spoil_landing(flight)
            if self.motion.flights:
                waits.append(FRAME)
            else:
                self._rest()
        if self.pill_until is not None:
            if now >= self.pill_until:
                self.pill_until = None
                self.spoil_pill()
            else:
                waits.append(self.pill_until - now)
        return min((wait for wait in waits if wait is not None), default=None)

    def _with_shadow(self, rect: pygame.Rect) -> pygame.Rect:
        return rect.inflate(self.lay.w // 3, self.lay.w // 3)

    def _spoil_landing(self, flight: Flight) -> None:
        """A card lies still again, and may cover another that had been drawn whole until now."""
        self._spoil_places(name for name, tokens in self.tokens.places.items() if flight.token in tokens)

    def settle(self) -> None:
        """Finish all running motion at once."""
        if self.motion.flights:
            for flight in self.motion.flights:
                self.invalidate(self._with_shadow(flight.last))
                self._spoil_landing(flight)
            self.motion.flights.clear()
            self._rest()

    def _rest(self) -> None:
        """All cards have come to rest: say how things stand."""
        if self.match.table.scores is not None:
            self.notice.hide()
            self.desk.show_win()
        elif no_move_left(self.rules, self.match.table):
            self.say(_("No move is left"))
            actions = [
                (_("Undo"), self.undo),
                (_("Restart"), self.restart),
                (_("New deal"), self.desk.new_deal),
            ]
            self.notice.show(_("No move is left."), actions if self.match.steps else actions[2:])
        elif self.rules.play_on(self.match.table):
            self.notice.show(_("The rest follows by itself."), [(_("Play on"), self.play_on)])
        elif finish_line(self.rules, self.match.table, turning=True):
            self.notice.show(_("Nothing is in the way any more."), [(_("Finish"), self.finish)])
        else:
            self.notice.hide()

    def _is_flying(self, name: str, at: int) -> bool:
        return bool(self.motion.flights) and self.tokens.places[name][at] in self.motion.hidden

    # Saying something

    def say(self, message: str) -> None:
        """Put one line where messages stand."""
        if self.size == (0, 0):
            self.message = message
        elif self.scale.tiny:
            self.spoil_pill()
            self.message = message
            self.pill_until = monotonic() + PILL_TIME if message else None
            self.spoil_pill()
        elif message != self.message:
            self.message = message
            self._spoil_bars()

    def spoil_pill(self) -> None:
        """Have the message on a tiny window painted again; it stands above the notice."""
        if self.scale.tiny:
            self.invalidate(self._pill().inflate(4, 4))

    def refuse(self, source: str, size: int, target: str) -> None:
        """Say why cards may not go there."""
        places = self.rules.places
        self.say(self.rules.why_not(self.view.table, places[source], size, places[target]))

    def cards_shown(self) -> list[pygame.Rect]:
        """Where cards lie on the table."""
        return [rect for name in self.lay.spots for rect in self.lay.cards[name] or [self.lay.slot(name)]]

    # Looking through a heap

    def look_through(self, place: str) -> None:
        """Open the tray for a place whose covered cards may be seen."""
        self.close_tray()
        self.tray.open(place, self.lay, self.scale)
        self.invalidate(self.tray.reach(self.scale))

    def close_tray(self) -> bool:
        """Shut the tray; false when it was not open."""
        was_open, self.tray.place = bool(self.tray.place), ""
        if was_open:
            self.invalidate(self.tray.reach(self.scale))
        return was_open

    def caption_at(self, pos: tuple[int, int]) -> str:
        """The pile whose caption lies at a point, if that pile may be looked through."""
        for name in self.shown.open:
            n = len(self.view.table.piles[name].cards)
            _words, at = self.picture.caption(self.rules.places[name], n, self.lay, self.scale)
            rect = pygame.Rect(0, 0, self.lay.w, self.scale.px(32))
            rect.center = at
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
            self._spoil_places(before | self.shown.targets | ({chosen[0]} if chosen else set()))

    # The hand

    def take(self, place: str, size: int, pos: tuple[int, int]) -> None:
        """Take the upper cards of a place in the hand."""
        self.settle()
        pile = self.view.table.piles[place]
        self.invalidate(self.hands.take(place, size, pile, self.lay, self.desk.art, pos))
        self.shown.targets = set(self.board.targets(place, size))
        self._spoil_places({place, *self.shown.targets})

    def lay_down(self) -> bool:
        """Let go of the held cards: on the legal place they cover most, else home; whether anything was there."""
        source, size = self.hands.source, self.hands.size
        move, meets = self.board.drop(source, size, self.hands.cards)
        if move:
            self.play(move, held=self._held_tokens())
            return True
        self.send_home()
        if meets:
            self.refuse(source, size, meets)
        return bool(meets)

    def send_home(self) -> None:
        """The held cards glide back to where they lay."""
        held, source = self._held_tokens(), self.hands.source
        self._empty_hands()
        speed = SPEEDS[self.desk.settings.motion]
        if speed:
            flights = []
            for token, rect in held.items():
                at = self.tokens.places[source].index(token)
                face = self._face(source, at)
                flights.append((Flight(token, rect, self.lay.cards[source][at], (face, face)), 0))
            self.motion.begin(flights, speed)
            self._spoil_places([source])

    def _held_tokens(self) -> dict[int, pygame.Rect]:
        """The held cards and where each is in the window."""
        source, size = self.hands.source, self.hands.size
        if not size:
            return {}
        rects = self.lay.cards[source][-size:]
        x, y = self.hands.cards.topleft
        tokens = self.tokens.places[source][-size:]
        return {t: r.move(x - rects[0].x, y - rects[0].y) for t, r in zip(tokens, rects, strict=True)}

    def _empty_hands(self) -> None:
        if self.hands.held:
            self.invalidate(self.hands.rect)
            source = self.hands.source
            self.hands.let_go()
            targets, self.shown.targets = self.shown.targets, set()
            self._spoil_places({source, *targets})

    # Moves

    def play(self, *moves: Move, held: dict[int, pygame.Rect] | None = None) -> None:
        """Make a move, and those that follow from it."""
        self._ready()
        steps = [self.match.play(move, follows=i > 0) for i, move in enumerate(moves)]
        if self.desk.settings.auto_finish:
            line = finish_line(self.rules, self.match.table) or ()
            steps += [self.match.play(move, follows=True) for move in line]
        self.say("")
        self._follow([effect for step in steps for effect in step.effects], self.tokens.apply, held)

    def undo(self) -> None:
        """Take back the last move; before the first one, bring back the game that the last New put away."""
        self._ready()
        if steps := self.match.undo():
            self.say("")
            self._follow([e for step in steps for e in reversed(step.effects)], self.tokens.revert)
        else:
            self.desk.undo_new()

    def redo(self) -> None:
        """Make the move again that was taken back."""
        self._ready()
        if steps := self.match.redo():
            self.say("")
            self._follow([effect for step in steps for effect in step.effects], self.tokens.apply)

    def restart(self) -> None:
        """Back to the deal; every move can be redone."""
        self._ready()
        steps = self.match.steps[::-1]
        if steps:
            self.match.restart()
            self.say(_("Back at the deal; Redo brings the moves again"))
            self._follow(
                [e for step in steps for e in reversed(step.effects)], self.tokens.revert, staggered=False
            )

    def play_on(self) -> None:
        """Let a game that goes by itself play itself out."""
        line, table = [], self.match.table
        while move := self.rules.play_on(table):
            line.append(move)
            table, _effects = self.rules.play(table, move)
        if line:
            self.play(*line)

    def finish(self) -> None:
        """Bring home what is left."""
        if line := finish_line(self.rules, self.match.table, turning=True):
            self.play(*line)

    def hint(self) -> None:
        """First say that there is a move, when asked again which."""
        self._ready()
        moves = self.board.moves
        liked = max(moves, key=lambda move: self.rules.liking(self.view.table, move), default=None)
        if liked is None or (self.notice.words and no_move_left(self.rules, self.match.table)):
            self.say(_("No move is left: undo, restart, or take a new deal"))
            return
        self.hints += 1
        if self.hints == 1:
            count = ngettext(
                "There is {n} move; press again to see it",
                "There are {n} moves; press again for one",
                len(moves),
            )
            self.say(count.format(n=len(moves)))
        else:
            self._point_at(liked)

    def _point_at(self, move: Move) -> None:
        names = [getattr(move, field) for field in ("source", "target", "place") if hasattr(move, field)]
        names += getattr(move, "places", ())
        self.show_choice(None)
        self.shown.targets = set(names)
        self._spoil_places(names)
        self.say(self.rules.describe(self.view.table, move))

    def _ready(self) -> None:
        """Nothing moves, nothing is held, nothing is chosen."""
        self.settle()
        self._empty_hands()
        self.gestures.pressed = None
        if self.shown.targets or self.shown.chosen:
            self.gestures.choose(None)

    def _follow(
        self,
        effects: list[Effect],
        turn: Callable[[Effect], list[int]],
        held: dict[int, pygame.Rect] | None = None,
        *,
        staggered: bool = True,
    ) -> None:
        """Bring the picture to the match's present table; `turn` brings an effect upon the tokens."""
        self.hints = 0
        self.notice.hide()
        before, old = self._where(), self.view.table
        width = self.lay.w
        self.view = self.match.view()
        order: dict[int, int] = {}
        for number, effect in enumerate(effects):
            order.update(dict.fromkeys(turn(effect), number if staggered else 0))
        changed = [name for name, pile in self.view.table.piles.items() if pile != old.piles[name]]
        self._spoil_places(changed)
        self._arrange()
        if self.lay.w != width:
            self._spoil()
        self._fly(before, order, held or {})
        self._spoil_places(changed)
        self._look()
        self._spoil_bars()
        self.bar.layout(self.scale, self.size[0], self.facts())
        self.desk.keep()
        if not self.motion.flights:
            self._rest()

    def _where(self) -> dict[int, tuple[pygame.Rect, Card | None]]:
        return {
            token: (self.lay.cards[name][at], self._face(name, at))
            for name, tokens in self.tokens.places.items()
            for at, token in enumerate(tokens)
        }

    def _face(self, name: str, at: int) -> Card | None:
        pile = self.view.table.piles[name]
        return pile.cards[at] if at >= pile.down else None

    def _fly(
        self,
        before: dict[int, tuple[pygame.Rect, Card | None]],
        order: dict[int, int],
        held: dict[int, pygame.Rect],
    ) -> None:
        speed = SPEEDS[self.desk.settings.motion]
        flights = []
        for token, (end, face) in self._where().items():
            start, old_face = before[token]
            if speed and (token in order or face != old_face):
                flight = Flight(token, held.get(token, start), end, (old_face, face))
                flights.append((flight, order.get(token, 0)))
        flights.sort(key=lambda pair: pair[1])
        self.motion.begin(flights, speed)

    def _look(self) -> None:
        """Enable what can be done now, and set the game's marker."""
        match = self.match
        self.bar.named("undo").enabled = bool(match.steps) or self.desk.can_undo_new()
        self.bar.named("redo").enabled = bool(match.undone)
        self.bar.named("restart").enabled = bool(match.steps)
        self.shown.open = self._may_be_looked_through()
        marked = self.rules.marked(match.table)
        if marked != self.shown.marked:
            self._spoil_places({marked, self.shown.marked} - {""})
            self.shown.marked = marked

    def deal_in(self) -> None:
        """Show the cards being dealt, one after the other."""
        speed = SPEEDS[self.desk.settings.motion]
        if not speed:
            self._rest()
            return
        start = self.lay.slot("stock") if "stock" in self.lay.spots else self.lay.slot("")
        flights = []
        for name, tokens in self.tokens.places.items():
            if name != "stock" and name in self.lay.spots:
                for at, token in enumerate(tokens):
                    face = self._face(name, at)
                    flights.append((Flight(token, start, self.lay.cards[name][at], (None, face)), at))
        self.motion.begin(
            [(flight, i) for i, (flight, _at) in enumerate(sorted(flights, key=lambda f: f[1]))], speed / 2
        )
        self._spoil()

    def settle_down(self) -> None:
        """Look at how things stand, for a game that was resumed."""
        self._rest()

    def redress(self) -> None:
        """Take over the settings for how the table looks."""
        self.picture.art, self.picture.felt_name = self.desk.art, self.desk.settings.felt

    # Events

    def handle(self, event: Event) -> bool:
        """Take in an event: first the bar's buttons, then the table, then the keys."""
        kind = event.type
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.gestures.cancel()
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.settle()
            if self.close_tray() and (kind == pygame.KEYDOWN or self.tray.rect.collidepoint(event.pos)):
                return True
        if kind == pygame.KEYDOWN and self.gestures.pressed:
            self.gestures.cancel()
            return True
        if self.gestures.pressed and self.gestures.handle(event):
            return True
        if super().handle(event):
            return True
        return self.gestures.handle(event) or (kind == pygame.KEYDOWN and self._shortcut(event))

    def leave(self) -> None:
        """Covered by a panel: nothing is held any more."""
        self.gestures.cancel()
        self.settle()
        super().leave()

    def _shortcut(self, event: Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            keys = {pygame.K_z: self.undo, pygame.K_y: self.redo, pygame.K_n: self.desk.new_deal}
        elif event.mod & pygame.KMOD_SHIFT and event.key == pygame.K_r:
            keys = {pygame.K_r: self.restart}
        else:
            keys = {
                pygame.K_u: self.undo, pygame.K_BACKSPACE: self.undo, pygame.K_r: self.redo, pygame.K_n: self.desk.new_deal,
                pygame.K_h: self.hint, pygame.K_F1: self.desk.show_rules, pygame.K_s: self.desk.show_settings,
                pygame.K_d: self.desk.show_deal, pygame.K_m: self.desk.show_menu, pygame.K_SPACE: self.turn,
                pygame.K_f: self._finish_or_play_on, pygame.K_ESCAPE: self._escape,
            }  # fmt: skip
        action = keys.get(event.key)
        if action:
            action()
        return action is not None

    def turn(self) -> None:
        """Turn the stock, as a click on it does."""
        tap = next((tap for name in self.lay.spots if (tap := self.board.tap(name))), None)
        if tap:
            self.play(tap)
        elif "stock" in self.lay.spots:
            self.refuse("stock", 1, "stock")

    def _finish_or_play_on(self) -> None:
        if self.rules.play_on(self.match.table):
            self.play_on()
        else:
            self.finish()

    def _escape(self) -> None:
        if self.gestures.chosen:
            self.gestures.choose(None)
        else:
            self.desk.home()
