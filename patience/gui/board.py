"""Gestures to moves: the one board of all games. It knows rectangles and legal moves, but draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.engine.moves import Carry, Lift, Move, Tap

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from patience.engine.patience import Patience
    from patience.engine.view import View
    from patience.gui.layout import Layout

THRESHOLD = 4  # logical px between a click and a drag


class Hit(NamedTuple):
    """A place under the pointer and which of its cards (-1: the empty place)."""

    place: str
    at: int


class Board:
    """Finds what lies under the pointer and which legal moves a gesture can mean."""

    def __init__(self, rules: Patience, view: View, layout: Layout) -> None:
        self.rules = rules
        self.view = view
        self.layout = layout
        self.moves: Sequence[Move] = view.moves

    def hit(self, pos: tuple[int, int], reach: int = 0) -> Hit | None:
        """What lies under a point, or nearest to it within `reach` pixels of it."""
        for name in sorted(self.layout.spots, key=lambda name: bool(self.layout.spots[name].under)):
            cards = list(enumerate(self.layout.cards[name]))
            under = bool(self.layout.spots[name].under)
            for at, rect in cards if under else cards[::-1]:
                if rect.collidepoint(pos):
                    return Hit(name, at)
        away, name = min((_distance(self.layout.area_of(name), pos), name) for name in self.layout.spots)
        return Hit(name, len(self.layout.cards[name]) - 1) if away <= reach else None

    def grip(self, hit: Hit) -> int:
        """How many cards come along when this card is lifted; 0 when it stays."""
        return self.rules.grip(self.view.table, hit.place, hit.at) if hit.at >= 0 else 0

    def tap(self, place: str) -> Tap | None:
        """The move that touching a place makes, if it is legal."""
        return next((move for move in self.moves if isinstance(move, Tap) and move.place == place), None)

    def moves_of(self, place: str, size: int | None = None) -> list[Move]:
        """The legal moves of the upper cards of a place (None: however many)."""
        return [
            move
            for move in self.moves
            if (isinstance(move, Carry) and move.source == place and size in (None, move.size))
            or (isinstance(move, Lift) and place in move.places and size in (None, 1))
        ]

    def targets(self, place: str, size: int | None = None) -> dict[str, Move]:
        """Where the upper cards of a place may go, and the move that brings them there."""
        found: dict[str, Move] = {}
        for move in self.moves_of(place, size):
            for name in (move.target,) if isinstance(move, Carry) else getattr(move, "places", ()):
                if name != place:
                    found.setdefault(name, move)
        return found

    def towards(self, place: str, size: int, target: str) -> Move | None:
        """The move that brings cards to a place, or to what lies under it: both are one pile to the hand."""
        found = self.targets(place, size)
        return found.get(target) or next(
            (m for n, m in found.items() if self.layout.spots[n].under == target), None
        )

    def best(self, place: str) -> Move | None:
        """The best-liked legal move of a place; those that the game likes least are never made unasked."""
        liked = [(self.rules.liking(self.view.table, move), move) for move in self.moves_of(place)]
        return max(liked, key=lambda pair: pair[0])[1] if liked and max(liked)[0] > 0 else None

    def drop(self, place: str, size: int, held: pygame.Rect) -> tuple[Move | None, str]:
        """The move of cards let go over the table: the legal place with the largest overlap; else the place they meet."""
        targets = self.targets(place, size)

        def overlap(name: str) -> int:
            part = held.clip(self.layout.area_of(name))
            return part.w * part.h

        best = max(targets, key=overlap, default="")
        if best and overlap(best):
            return targets[best], best
        meets = max((name for name in self.layout.spots if name != place), key=overlap, default="")
        return None, meets if meets and overlap(meets) else ""


def _distance(rect: pygame.Rect, pos: tuple[int, int]) -> int:
    """How far a point lies beside a rectangle, across or down, whichever is more; 0 inside."""
    x, y = pos
    return max(rect.x - x, x - (rect.right - 1), rect.y - y, y - (rect.bottom - 1), 0)
