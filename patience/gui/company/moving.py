"""Cards and counters on their way over the table for several."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.effects import Pay
from patience.gui.company import cardface
from patience.gui.company.picture import CompanyPicture
from patience.gui.motion import Flight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.cards import Card
    from patience.engine.effects import Effect
    from patience.engine.table import Seat

    Seen = dict[int, tuple[pygame.Rect, Card | None]]  # where each card is to be seen, and its face

BEAT = 0.65  # s from one act to the next
DEALT, WHOLE_DEAL = 0.045, 1.6  # s from one dealt card to the next, and at most for all


class CompanyMoving(CompanyPicture):
    """Lets what has changed arrive: from where it was seen to where it lies now."""

    def _bring(self, effects: Sequence[Effect], before: Seen) -> None:
        """Show the table that is seen now, with cards and counters on their way by these effects."""
        moved = {token for effect in effects for token in self.tokens.apply(effect)}
        self.arrange()
        self._fly(before, moved)
        payments = [effect for effect in effects if isinstance(effect, Pay) and effect.amount]
        self.purses.pay(payments, self.view.table.counters, self._purse_rect, self.pace)
        self.talk.settle()
        self.renew_tips()
        self.look_at_bar()
        self.spoil()
        self.desk.keep()

    def _where(self) -> Seen:
        """Where each card is to be seen, and its face."""
        piles = self.view.table.piles
        return {
            token: (rect, pile.cards[at] if at >= pile.down else None)
            for name, pile in piles.items()
            for at, (token, rect) in enumerate(
                zip(self.tokens.places[name], self.laid.cards[name], strict=True)
            )
        }

    def _fly(self, before: Seen, moved: set[int]) -> None:
        pace = self.pace
        flights = []
        if pace:
            for token, (end, face) in self._where().items():
                if token in moved and token in before:
                    start, old = before[token]
                    flights.append(Flight(token, start, end, (old, face)))
        self.motion.begin(flights, pace)

    def _purse_rect(self, name: str) -> pygame.Rect:
        """Where the counters of a purse lie."""
        if name.startswith("seat."):
            return self.seats.purse(int(name.removeprefix("seat.")))
        return self.laid.heaps.get(name, pygame.Rect(self.plan.centre, (1, 1)))

    def _deal(self) -> None:
        """Let the cards of all hands fly in one after the other, round the table."""
        pace = self.pace
        self.due = monotonic() + pace * BEAT
        if not pace or self.size == (0, 0):
            return
        dealer = self.rules.dealer(self.view.table)
        start = self._pack(self.me if dealer is None else dealer)
        flights: list[Flight] = []
        hands = sorted(
            (at, (seat - (dealer or 0) - 1) % len(self.rules.seats), f"{role}.{seat}")
            for role in ("hand", "pile")
            for seat in self.rules.seats
            for at in range(len(self.tokens.places.get(f"{role}.{seat}", ())))
        )
        step = min(DEALT, WHOLE_DEAL / max(1, len(hands)))
        for number, (at, _turn, name) in enumerate(hands):
            end, pile = self.laid.cards[name][at], self.view.table.piles[name]
            face = pile.cards[at] if at >= pile.down else None
            flights.append(
                Flight(self.tokens.places[name][at], start, end, (None, face), delay=number * step)
            )
        self.motion.begin(flights, pace)
        self.due += pace * step * len(hands)
        self.spoil()

    def _pack(self, dealer: Seat) -> pygame.Rect:
        """The top card of what a dealer deals: as small as the backs of a seat, and where his own will lie."""
        backs = self.laid.cards.get(f"hand.{dealer}") if dealer != self.me else None
        wide = self.plan.scale.px(11 if self.plan.compact else 0.32 * self.plan.u)
        top = pygame.Rect(0, 0, wide, round(1.4 * wide))
        top.center = backs[0].center if backs else self.plan.blocks[dealer].medal.center
        return top

    def go_home(self, card: Card, start: pygame.Rect) -> None:
        """A card of the hand that may not lie where it was let go goes back."""
        self.arrange()
        name = f"hand.{self.me}"
        token = self.tokens.places[name][self.view.table.piles[name].cards.index(card)]
        if self.pace:
            self.motion.begin([Flight(token, start, self.hand.rects[card], (card, card))], self.pace)
        self.spoil(self.hand.reach(self.plan))

    def put(self, card: Card, rect: pygame.Rect) -> None:
        """A card of the hand is let go somewhere: from there it goes on."""
        held = self.view.table.piles[f"hand.{self.me}"].cards
        self.laid.cards[f"hand.{self.me}"][held.index(card)] = rect

    def advance(self, now: float) -> None:
        """Let go on what flies and what is said."""
        for seat in self.bubbles.advance(now):
            self.talk.take_down(seat)
        landed = self.motion.advance(now, lambda rect: self.invalidate(cardface.reach(rect)))
        for flight in landed:
            self.spoil(cardface.reach(flight.end).inflate(16, 16))
        if self.purses.advance(now, self.invalidate):
            self.spoil()
        if nodded := self.hand.advance(now, self.plan):
            self.spoil(nodded)

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        self.motion.flights.clear()
        self.purses.settle()
        self.hand.nod = None
        self.spoil()
