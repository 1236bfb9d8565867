"""The table with its cards in motion: flights between places, and the hand that holds some."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.effects import Turn, TurnUp
from patience.engine.tokens import Tokens
from patience.gui import airborne
from patience.gui.flights import dealing, gliding
from patience.gui.hands import Hands
from patience.gui.motion import FRAME, HOME, NEXT, Flight, Motion
from patience.gui.tableview import TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.cards import Card
    from patience.engine.effects import Effect
    from patience.engine.match import Match
    from patience.engine.patience import Patience
    from patience.gui.app import App


class HandledTable(TableView):
    """Follows a match: the model is always final, the picture comes after."""

    def __init__(self, desk: App, match: Match, rules: Patience) -> None:
        super().__init__(desk, match, rules)
        self.tokens = Tokens(self.view.table.piles)
        self.motion, self.hands = Motion(), Hands()
        self.shown.away = lambda name: self.hands.size if self.hands.source == name else 0
        self.shown.flying = self._is_flying
        self.hints = 0  # presses of the hint button since the last move

    def paint_moving(self, canvas: pygame.Surface) -> None:
        """Draw the cards that are on their way."""
        if self.motion.flights:
            airborne.paint(canvas, self.motion.poses(monotonic()), self.lay, self.desk.art)

    def paint_held(self, canvas: pygame.Surface) -> None:
        """Draw the cards in the hand."""
        self.hands.paint(canvas)

    def tick(self, now: float) -> float | None:
        """Advance what moves."""
        waits = [super().tick(now)]
        now = monotonic()
        if self.motion.flights:
            self._spoil_landing(
                self.motion.advance(now, lambda rect: self.invalidate(self._with_shadow(rect)))
            )
            if self.motion.flights:
                waits.append(FRAME)
            else:
                self.rest()
        if self.picture.glow != self.shown.glow:
            waits.append(FRAME)  # the next picture begins to fade
        if self.picture.fade:
            waits.append(FRAME)
            self._fade(now)
        if self.hands.rising:
            self.invalidate(self.hands.rise(now))
            waits.append(FRAME)
        waits.append(self.pill.tick(now))
        return min((wait for wait in waits if wait is not None), default=None)

    def _fade(self, now: float) -> None:
        """Have what fades painted again; forget it when the new glow is there."""
        if fade := self.picture.fade:
            for area in fade.areas:
                self.invalidate(area)
            if fade.level(now) >= 1:
                self.picture.fade = None

    def _with_shadow(self, rect: pygame.Rect) -> pygame.Rect:
        margin = 2 * airborne.margin(self.lay.w)
        return rect.inflate(margin, margin)

    def _spoil_landing(self, landed: list[Flight]) -> None:
        """Cards lie still again, and may cover others that had been drawn whole until now."""
        if any(flight.delay and flight.faces[0] for flight in landed):
            self.desk.sound("lay")  # the first card of a move was heard when it began
        tokens = {flight.token for flight in landed}
        self._spoil_places(name for name, held in self.tokens.places.items() if not tokens.isdisjoint(held))

    @property
    def moving(self) -> bool:
        """Whether cards or glows are on their way."""
        return bool(self.motion.flights or self.picture.fade or self.hands.rising)

    def settle(self) -> None:
        """Finish all running motion at once."""
        self._fade(inf)
        if self.motion.flights:
            for flight in self.motion.flights:
                self.invalidate(self._with_shadow(flight.last))
            self._spoil_landing(self.motion.flights)
            self.motion.flights.clear()
            self.rest()

    def _is_flying(self, name: str, at: int) -> bool:
        return bool(self.motion.flights) and self.tokens.places[name][at] in self.motion.hidden

    def take(self, place: str, size: int, pos: tuple[int, int]) -> None:
        """Take the upper cards of a place in the hand."""
        self.settle()
        self.desk.sound("take")
        pile = self.view.table.piles[place]
        self.invalidate(self.hands.take(place, size, pile, self.lay, self.desk.art, pos, self.desk.pace))
        self.shown.targets = set(self.board.targets(place, size))
        self._spoil_places([place])
        self._relight(self.shown.targets)

    def send_home(self) -> None:
        """The held cards glide back to where they lay."""
        held, source, height = self._held_tokens(), self.hands.source, self.hands.height
        self._empty_hands()
        if pace := self.desk.pace:
            flights = []
            for token, rect in held.items():
                at = self.tokens.places[source].index(token)
                face = self._face(source, at)
                flights.append(
                    Flight(token, rect, self.lay.cards[source][at], (face, face), HOME, height=height)
                )
            self.motion.begin(flights, pace)
            self._spoil_places([source])

    def _held_tokens(self) -> dict[int, pygame.Rect]:
        """The held cards and where each is in the window."""
        source, size = self.hands.source, self.hands.size
        if not size:
            return {}
        rects = self.lay.cards[source][-size:]
        tokens = self.tokens.places[source][-size:]
        return {token: self.hands.seen(rect) for token, rect in zip(tokens, rects, strict=True)}

    def _empty_hands(self) -> None:
        if self.hands.held:
            self.invalidate(self.hands.rect)
            source = self.hands.source
            self.hands.let_go()
            targets, self.shown.targets = self.shown.targets, set()
            self._spoil_places([source])
            self._relight(targets)

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
        self.desk.sound("flip" if any(isinstance(effect, Turn | TurnUp) for effect in effects) else "lay")
        self.notice.hide()
        before, old = self._where(), self.view.table
        width, origin = self.lay.w, self.lay.origin
        self.view = self.match.view()
        order: dict[int, int] = {}
        for number, effect in enumerate(effects):
            order.update(dict.fromkeys(turn(effect), number if staggered else 0))
        changed = [name for name, pile in self.view.table.piles.items() if pile != old.piles[name]]
        self._spoil_places(changed)
        self._arrange()
        if (self.lay.w, self.lay.origin) != (width, origin):
            self.spoil()
        self._fly(before, order, held or {})
        self._spoil_places(changed)
        self.look()
        self._spoil_bars()
        self.bar.layout(self.scale, self.size[0], self.facts())
        self.desk.keep()
        if not self.motion.flights:
            self.rest()

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
        pace = self.desk.pace
        if not pace:
            return
        flights = []
        for token, (end, face) in self._where().items():
            start, old_face = before[token]
            if token in held:
                flights.append(Flight(token, held[token], end, (old_face, face), height=1.0))
            elif token in order or face != old_face:
                flights.append(Flight(token, start, end, (old_face, face), delay=NEXT * order.get(token, 0)))
        flights.sort(key=lambda flight: flight.delay)
        flying = {flight.token for flight in flights}
        self.motion.begin([*gliding(self.lay, self.tokens.places, before, flying), *flights], pace)

    def deal_in(self) -> None:
        """Show the cards being dealt, one after the other."""
        pace = self.desk.pace
        if not pace:
            self.rest()
            return
        self.motion.begin(dealing(self.lay, self.tokens.places, self._face), pace)
        self.spoil()
