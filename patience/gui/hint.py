"""A hint as it lies on the table: what to move is ringed, where it will lie is dashed, an arrow joins the two."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.cards import SIGNS
from patience.engine.effects import Shift, Turn
from patience.engine.moves import Carry, Lift, Tap
from patience.gui.arrow import Arrow, find
from patience.gui.bubble import Bubble, Words
from patience.gui.marks import Marks
from patience.gui.motion import FRAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from patience.engine.moves import Move
    from patience.gui.played import PlayedTable

TOOK = 0.5  # s until all of it is there
INDEX = (0.26, 0.40)  # the part of a card that an arrow should not hide, in card widths


class Aim(NamedTuple):
    """Where a move begins and ends in the window: the ringed cards, the landing place, the ends of the arrow."""

    rings: list[pygame.Rect]
    landing: pygame.Rect | None
    ends: tuple[pygame.Rect, pygame.Rect] | None
    over: list[pygame.Rect]  # cards that will lie over the landing place


def aim(scene: PlayedTable, move: Move) -> Aim:
    """What the table shows for a move, worked out from the table as it will be."""
    lay, table, rules = scene.lay, scene.view.table, scene.rules

    def top(name: str) -> pygame.Rect:
        return lay.cards[name][-1] if lay.cards[name] else lay.slot(name)

    if isinstance(move, Lift):
        tops = [top(name) for name in move.places]
        return Aim(tops, None, (tops[0], tops[1]) if len(tops) == 2 else None, [])
    after, effects = rules.play(table, move)
    step = next((effect for effect in effects if isinstance(effect, Shift | Turn)), None)
    rings = [top(move.place)] if isinstance(move, Tap) else []
    if not step or step.target not in lay.spots:
        return Aim(rings, None, None, [])
    source = _around(lay.cards[step.source][-step.size :])
    there = len(table.piles[step.target].cards)
    landing = _around(scene.lay_out(after).cards[step.target][there : there + step.size])
    under = lay.spots[step.target].under
    if isinstance(move, Carry):
        rings = [source, *lay.cards[step.target][-1:]] if not under else [source]
    over = lay.cards[under] if under else []
    looks_out = landing.copy()
    if over:  # the rest of it will be covered
        looks_out.h = max(1, over[0].y - landing.y)
    return Aim(rings, landing, (source, looks_out), over)


def _around(rects: Sequence[pygame.Rect]) -> pygame.Rect:
    return rects[0].unionall(rects[1:])


def words_for(scene: PlayedTable, move: Move) -> Words:
    """The move in words after the suit signs of its cards, and its reason."""
    rules, table = scene.rules, scene.view.table
    cards = [table.piles[name].top for name in move.places] if isinstance(move, Lift) else []
    if isinstance(move, Carry):
        cards = [table.piles[move.source].cards[-move.size]]
    signs = dict.fromkeys(SIGNS[card.suit] for card in cards if card)
    title = rules.describe(table, move)
    return Words(f"{''.join(signs)} {title}" if signs else title, rules.reason(table, move))


class Hint:
    """Points at one of several moves, the best first, until anything else is done."""

    def __init__(self, scene: PlayedTable, moves: list[Move]) -> None:
        self.scene = scene
        self.moves = moves
        self.number = 0
        self.began: float | None = None
        self.part = 0.0
        self.bubble = Bubble(scene, [words_for(scene, move) for move in moves], self.do)
        self._show()

    @property
    def move(self) -> Move:
        """The move that is pointed at."""
        return self.moves[self.number]

    def another(self) -> None:
        """Point at the next best move; after the last one at the first again."""
        self._report()
        self.number = (self.number + 1) % len(self.moves)
        self._show()

    def do(self) -> None:
        """Make the move."""
        self.scene.play(self.move)

    def take_away(self) -> None:
        """Point at nothing any more."""
        self._report()
        self.bubble.write("", [])

    def ended_by(self, event: Event) -> bool:
        """Whether an event is for anything but the hint itself."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            asked = self.scene.bar.named("hint").hit(event.pos, self.scene.scale.least_hit)
            return not (asked or self.bubble.rect.collidepoint(event.pos))
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                return self.scene.focused not in self.bubble.buttons
            return event.key not in (pygame.K_h, pygame.K_TAB)
        return False

    def tick(self, now: float) -> float | None:
        """Let glow and arrow come up; then nothing moves."""
        if self.part >= 1:
            return None
        self.began = now if self.began is None else self.began
        took = TOOK * self.scene.desk.pace
        gone = min(1.0, (now - self.began) / took) if took else 1.0
        self.part = (1 - cos(pi * gone)) / 2
        self._report()
        return FRAME if gone < 1 else None

    def _show(self) -> None:
        scene = self.scene
        self.aim = aim(scene, self.move)
        self.began, self.part = None, 0.0 if scene.desk.pace else 1.0
        needed = [*self.aim.rings, *([self.aim.landing] if self.aim.landing else [])]
        self.bubble.show(self.number, needed, self.another)
        self.marks = Marks(self.aim.rings, self.aim.landing, self.aim.over, scene.lay.w)
        self.arrow: Arrow | None = None
        if self.aim.ends:
            avoid = [*_indices(scene), self.bubble.rect]
            curve = find(*self.aim.ends, avoid, scene.area, scene.lay.w)
            self.arrow = Arrow(curve, scene.lay.w, head=self.aim.landing is not None)
        self._report()

    def _report(self) -> None:
        for rect in (*self.marks.reach, *([self.arrow.rect] if self.arrow else [])):
            self.scene.invalidate(rect)

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw marks and arrow as far as they have come."""
        self.marks.paint(canvas, self.part)
        if self.arrow:
            self.arrow.paint(canvas, self.part)


def _indices(scene: PlayedTable) -> list[pygame.Rect]:
    """What of the cards must be read: the upper left corners of those face up, and the plates beside piles."""
    lay, table = scene.lay, scene.view.table
    size = round(INDEX[0] * lay.w), round(INDEX[1] * lay.w)
    corners = [rect.topleft for name in lay.spots for rect in lay.cards[name][table.piles[name].down :]]
    plates = [
        lay.slot(name).move(-round(1.4 * size[0]), 0).topleft
        for name in lay.spots
        if lay.roles[name] == "pile"
    ]
    return [pygame.Rect(corner, size) for corner in (*corners, *plates)]
