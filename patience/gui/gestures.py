"""What the pointer does on the table: drag, click and click, a second click, the right button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.board import THRESHOLD, Hit
from patience.words import _

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.table import TableScene

NEAR = 6  # logical px beside a card that still count as the card
SHAKE = 13  # logical px between press and release of a click: a hand may tremble by six to each side


class Gestures:
    """Turns pointer events into moves of one table; at most one button and one card are held at a time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pressed: tuple[Hit, tuple[int, int]] | None = None
        self.strayed = False  # whether the pointer went farther since then than a click may slip
        self.chosen: tuple[str, int] | None = None  # a place and how many of its cards are picked
        self.chosen_before: tuple[str, int] | None = None  # what was chosen when the pointer was pressed

    def handle(self, event: Event) -> bool:
        """Take in a pointer event; true when it is used up."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event)
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._move(event)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.pressed:
            self._up(event.pos)
            return True
        return False

    def cancel(self) -> None:
        """Put everything back: what is held goes home, nothing is chosen."""
        if self.scene.hands.held:
            self.scene.send_home()
        self.pressed = None
        self.choose(None)

    def choose(self, chosen: tuple[str, int] | None) -> None:
        """Pick the upper cards of a place, to be laid by the next click; None: nothing."""
        self.chosen = chosen
        self.scene.show_choice(chosen)

    def _hit(self, pos: tuple[int, int]) -> Hit | None:
        return self.scene.board.hit(pos, self.scene.scale.px(NEAR))

    def _down(self, event: Event) -> bool:
        if self.pressed:  # a second button while one is held: nothing may act but putting back
            self.cancel()
            return True
        if event.button == pygame.BUTTON_LEFT and (name := self.scene.caption_at(event.pos)):
            self.choose(None)
            self.scene.look_through(name)
            return True
        hit = self._hit(event.pos)
        if event.button == pygame.BUTTON_LEFT:
            if hit:
                self.pressed, self.strayed, self.chosen_before = (hit, event.pos), False, self.chosen
            else:
                self.choose(None)
            return hit is not None
        if event.button == pygame.BUTTON_RIGHT and hit:
            self.choose(None)
            self._best(hit)
            return True
        return False

    def _move(self, event: Event) -> None:
        assert self.pressed
        if not event.buttons[0]:  # the button was let go outside the window
            self.cancel()
            return
        hit, start = self.pressed
        scene = self.scene
        slip = pygame.Vector2(event.pos).distance_to(start) / scene.scale.u
        self.strayed = self.strayed or slip > SHAKE
        if scene.hands.held:
            scene.invalidate(scene.hands.move(event.pos))
        elif slip > THRESHOLD:
            size = scene.board.grip(hit)
            if size:
                self.choose(None)
                scene.take(hit.place, size, start)
                scene.invalidate(scene.hands.move(event.pos))

    def _up(self, pos: tuple[int, int]) -> None:
        assert self.pressed
        (hit, start), scene = self.pressed, self.scene
        self.pressed = None
        clicked = not self.strayed and pygame.Vector2(pos).distance_to(start) <= SHAKE * scene.scale.u
        if scene.hands.held and clicked:  # taken up by a hand that trembles
            scene.send_home()
            scene.settle()
            self.choose(self.chosen_before)
            self.click(hit)
        elif scene.hands.held:
            scene.lay_down()
        elif clicked or ((end := self._hit(pos)) and end.place == hit.place):
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
