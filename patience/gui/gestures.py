"""What the pointer does on the table: drag, click and click, a second click, the right button."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui.board import THRESHOLD, Hit
from patience.gui.peek import Peek
from patience.words import _

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.table import TableScene

NEAR = 6  # logical px beside a card that still count as the card
LEAST = 40  # logical px that a place can be clicked on at least
SHAKE = 8  # logical px that a click may slip when nothing else comes of the drag


class Press(NamedTuple):
    """What lay under the pointer, and where that was, when a button went down."""

    hit: Hit
    pos: tuple[int, int]
    button: int


class Gestures:
    """Turns pointer events into moves of one table; at most one button and one card are held at a time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pressed: Press | None = None
        self.peek = Peek()
        self.chosen: tuple[str, int] | None = None  # a place and how many of its cards are picked

    def handle(self, event: Event) -> bool:
        """Take in a pointer event; true when it is used up."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event)
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._move(event)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed and event.button == self.pressed.button:
            if event.button == pygame.BUTTON_LEFT:
                self._up(event.pos)
            else:
                self._right_up(event.pos)
            return True
        return False

    def tick(self, now: float) -> float | None:
        """Let the card under the right button rise when it has been held long enough."""
        waiting = self.peek.due is not None
        wait = self.peek.tick(now)
        if waiting and wait is None:
            self.scene.invalidate(self.peek.reach())
        return wait

    def release(self) -> None:
        """No button is down any more."""
        self.pressed = None
        if self.peek.shown:
            self.scene.invalidate(self.peek.reach())
        self.peek.end()

    def cancel(self) -> None:
        """Put everything back: what is held goes home, nothing is chosen."""
        if self.scene.hands.held:
            self.scene.send_home()
        self.release()
        self.choose(None)

    def choose(self, chosen: tuple[str, int] | None) -> None:
        """Pick the upper cards of a place, to be laid by the next click; None: nothing."""
        self.chosen = chosen
        self.scene.show_choice(chosen)

    def _hit(self, pos: tuple[int, int]) -> Hit | None:
        scale, lay = self.scene.scale, self.scene.lay
        return self.scene.board.hit(pos, max(scale.px(NEAR), (scale.px(LEAST) - lay.w + 1) // 2))

    def _down(self, event: Event) -> bool:
        if self.pressed:  # a second button while one is held: nothing may act but putting back
            self.cancel()
            return True
        if event.button == pygame.BUTTON_LEFT and (name := self.scene.caption_at(event.pos)):
            self.choose(None)
            self.scene.look_through(name)
            return True
        hit = self._hit(event.pos)
        if event.button not in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            return False
        if event.button == pygame.BUTTON_RIGHT or not hit:
            self.choose(None)
        if hit:
            self.pressed = Press(hit, event.pos, event.button)
            if event.button == pygame.BUTTON_RIGHT:
                self._wait_for_peek(hit)
        return hit is not None

    def _wait_for_peek(self, hit: Hit) -> None:
        scene, pile = self.scene, self.scene.view.table.piles[hit.place]
        card = pile.cards[hit.at] if hit.at >= pile.down else None  # -1, an empty place, is less than that
        if card:
            self.peek.wait_for(card, scene.lay.cards[hit.place][hit.at], scene.lay, scene.scale)

    def _move(self, event: Event) -> None:
        assert self.pressed
        hit, start, button = self.pressed
        if not event.buttons[button - 1]:  # the button was let go outside the window
            self.cancel()
            return
        scene = self.scene
        if button == pygame.BUTTON_RIGHT:
            if not self.peek.shown and not self._shaken(event.pos):
                self.release()
        elif scene.hands.held:
            scene.invalidate(scene.hands.move(event.pos))
        elif pygame.Vector2(event.pos).distance_to(start) > THRESHOLD * scene.scale.u:
            size = scene.board.grip(hit)
            if size:
                self.choose(None)
                scene.take(hit.place, size, start)
                scene.invalidate(scene.hands.move(event.pos))

    def _shaken(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is still where the button went down, but for a shake."""
        assert self.pressed
        return pygame.Vector2(pos).distance_to(self.pressed.pos) <= SHAKE * self.scene.scale.u

    def _right_up(self, pos: tuple[int, int]) -> None:
        assert self.pressed
        hit, click = self.pressed.hit, not self.peek.shown and self._shaken(pos)
        self.release()
        if click:
            self._best(hit)

    def _up(self, pos: tuple[int, int]) -> None:
        assert self.pressed
        hit, scene, shaken = self.pressed.hit, self.scene, self._shaken(pos)
        self.pressed = None
        if scene.hands.held:
            if not scene.lay_down() and shaken:
                scene.settle()
                self.click(hit)
        elif shaken or ((end := self._hit(pos)) and end.place == hit.place):
            self.click(hit)
        else:  # what cannot be lifted was pulled somewhere
            self.choose(None)
            scene.refuse(hit.place, 1, end.place if end else hit.place)

    def click(self, hit: Hit) -> None:
        """Do what a click means here: lay what is chosen, make the one move there is, or choose."""
        scene, board = self.scene, self.scene.board
        if self.chosen:
            place, size = self.chosen
            if place == hit.place:  # a second click on what is chosen
                self.choose(None)
                self._best(hit)
                return
            if move := board.towards(place, size, hit.place):
                self.choose(None)
                scene.play(move)
                return
            if not (board.grip(hit) and board.moves_of(hit.place)):
                scene.refuse(place, size, hit.place)
                self.choose(None)
                return
        if move := board.tap(hit.place):
            self.choose(None)
            scene.play(move)
        elif scene.desk.settings.one_click and (best := board.best(hit.place)):
            self.choose(None)
            scene.play(best)
        elif size := board.grip(hit):
            self.choose((hit.place, size))
        else:
            self.choose(None)
            scene.refuse(hit.place, 1, hit.place)

    def _best(self, hit: Hit) -> None:
        scene = self.scene
        if move := scene.board.best(hit.place) or scene.board.tap(hit.place):
            scene.play(move)
        elif scene.view.table.piles[hit.place].cards:
            scene.say(_("This card has nowhere to go now"))
