"""The pointer at the table for several: what lies under it, clicks, cards and counters that are carried."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink
from patience.gui.company import counters
from patience.gui.company.half import Spread

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.cards import Card
    from patience.gui.company.pattern import Target
    from patience.gui.company.scene import CompanyScene

    Point = tuple[int, int]

SLIP, TREMBLE = 4, 14  # design units: farther is carried; not farther was meant as a click
COUNTER = 18  # design units: a counter that is carried
REACH = 40  # design units: the shadow of what is carried


class Press(NamedTuple):
    """Where the button went down, and on which card of the hand."""

    card: Card | None
    start: Point


class Pointer:
    """What the pointer holds."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self.press: Press | None = None
        self.carried: Point | None = None  # where the carried thing is
        self.strayed = False  # it has been farther from its place than a click can tremble
        self._last = (-1, -1)

    @property
    def card(self) -> Card | None:
        """The card of the hand that is carried."""
        return self.press.card if self.press and self.carried else None

    def let_go(self) -> None:
        """Nothing is held any more."""
        if self.carried:
            self._spoil()
            self.scene.spoil(self.scene.hand.reach(self.scene.plan))
        self.press = self.carried = None

    def target_at(self, pos: Point) -> Target | None:
        """What can be chosen on the table under a point."""
        return next((t for t in reversed(self.scene.answers.targets()) if t.rect.collidepoint(pos)), None)

    def handle(self, event: Event) -> bool:
        """Take in an event of the pointer."""
        button = getattr(event, "button", 0)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and button == pygame.BUTTON_LEFT:
            self.press, self.strayed = Press(self.scene.hand.at(event.pos), event.pos), False
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and button == pygame.BUTTON_RIGHT:
            if target := self.target_at(event.pos):
                self.scene.answers.choose(target.what, back=True)
            return target is not None
        if event.type == pygame.MOUSEBUTTONUP and button == pygame.BUTTON_LEFT:
            return self._up(event.pos)
        return False

    def _move(self, event: Event) -> bool:
        if self.press and event.buttons[0]:
            self._carry(self.press, event.pos)
            return True
        self.let_go()  # the button came up where nobody saw it
        card, answers = self.scene.hand.at(event.pos), self.scene.answers
        target = None if card else self.target_at(event.pos)
        answers.frame(card)
        answers.point(target.what if target and not target.back else None)
        return bool(card or target)

    def _carry(self, press: Press, pos: Point) -> None:
        if not self.carried:
            far = pygame.Vector2(press.start).distance_to(pos) > SLIP * self.scene.scale.u
            if not far or not self._may_carry(press):
                return
            self.scene.spoil(self.scene.hand.reach(self.scene.plan))
        self._spoil()
        self.carried = pos
        self._spoil()
        self.strayed |= pygame.Vector2(press.start).distance_to(pos) > TREMBLE * self.scene.scale.u

    def _may_carry(self, press: Press) -> bool:
        """Whether what was taken could go anywhere: a card with a move, a counter of the tray."""
        answers = self.scene.answers
        if press.card:
            return answers.plays(press.card) or answers.exchange is not None
        return isinstance(answers.half, Spread) and answers.half.left > 0 and self._on_tray(press.start)

    def _on_tray(self, pos: Point) -> bool:
        tray = self.scene.laid.heaps.get("tray")
        return bool(tray and tray.collidepoint(pos))

    def _up(self, pos: Point) -> bool:
        press = self.press
        if not press:
            return False
        rect, carried = self._rect(), self.carried
        self.let_go()
        self.scene.catch_up()
        if press.card and self.scene.mine:
            self._up_with(press.card, pos, rect if carried else None)
            return True
        under, answers = self.target_at(pos), self.scene.answers
        if under and (self.target_at(press.start) == under or self._on_tray(press.start)):
            answers.choose(under.what, back=under.back)
        elif not under and not carried:
            self.scene.hurry()
        return True

    def _up_with(self, card: Card, pos: Point, carried: pygame.Rect | None) -> None:
        """A card of the hand is let go: above the line it goes where it is meant to; if it only trembled it was clicked."""
        scene, answers = self.scene, self.scene.answers
        if (carried and not self.strayed) or (not carried and card == scene.hand.at(pos)):
            answers.play_card(card)
        elif carried:
            made = scene.match.moves_made
            scene.put(card, carried)
            if pos[1] < scene.plan.line.bottom:
                answers.drop(card, pos)
            if scene.match.moves_made == made:
                scene.go_home(card, carried)

    # What is carried

    def _rect(self) -> pygame.Rect:
        """The place of the carried thing: a card is held where it was taken."""
        scene = self.scene
        at = self.carried or (0, 0)
        if self.press and self.press.card in scene.hand.rects:
            start, (x, y) = scene.hand.rects[self.press.card], self.press.start
            return start.move(at[0] - x, at[1] - y)
        side = scene.scale.px(COUNTER)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = at
        return rect

    def _spoil(self) -> None:
        if self.carried:
            rect = self._rect()
            room = self.scene.scale.px(REACH) + rect.w // 2
            self.scene.invalidate(rect.inflate(room, room))

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw what is carried."""
        if not self.carried or not self.press:
            return
        scene, rect = self.scene, self._rect()
        if self.press.card:
            ink.shadow(canvas, rect, 0.0625 * rect.w, 0.12 * rect.w, 140, 0.08 * rect.w, hollow=True)
            canvas.blit(scene.hand.face(self.press.card, scene.plan, scene.desk.art), rect)
        else:
            counters.counter(canvas, rect.center, rect.w)
