"""The table with its cards in motion: flights between places, and the hand that holds some."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.tokens import Tokens
from patience.gui.hands import Hands
from patience.gui.motion import FRAME, Flight, Motion
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
        now = monotonic()
        for flight in self.motion.flights:
            self._paint_flight(canvas, flight, now)

    def paint_held(self, canvas: pygame.Surface) -> None:
        """Draw the cards in the hand."""
        self.hands.paint(canvas)

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
                self.rest()
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
            self.rest()

    def _is_flying(self, name: str, at: int) -> bool:
        return bool(self.motion.flights) and self.tokens.places[name][at] in self.motion.hidden

    def _paint_flight(self, canvas: pygame.Surface, flight: Flight, now: float) -> None:
        rect, face, _done = flight.at(now)
        w = self.lay.w
        picture = self.desk.art.face(face, w, large=self.lay.large) if face else self.desk.art.back(w)
        if rect.size != picture.get_size():
            picture = pygame.transform.scale(picture, rect.size)
        else:
            self.picture.shadow(canvas, rect, w)
        canvas.blit(picture, rect)

    def take(self, place: str, size: int, pos: tuple[int, int]) -> None:
        """Take the upper cards of a place in the hand."""
        self.settle()
        pile = self.view.table.piles[place]
        self.invalidate(self.hands.take(place, size, pile, self.lay, self.desk.art, pos))
        self.shown.targets = set(self.board.targets(place, size))
        self._spoil_places({place, *self.shown.targets})

    def send_home(self) -> None:
        """The held cards glide back to where they lay."""
        held, source = self._held_tokens(), self.hands.source
        self._empty_hands()
        speed = self.desk.pace
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
        speed = self.desk.pace
        flights = []
        for token, (end, face) in self._where().items():
            start, old_face = before[token]
            if speed and (token in order or face != old_face):
                flight = Flight(token, held.get(token, start), end, (old_face, face))
                flights.append((flight, order.get(token, 0)))
        flights.sort(key=lambda pair: pair[1])
        self.motion.begin(flights, speed)

    def deal_in(self) -> None:
        """Show the cards being dealt, one after the other."""
        speed = self.desk.pace
        if not speed:
            self.rest()
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
