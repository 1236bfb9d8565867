"""What the keyboard goes to next, and which way its arrows lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from patience.gui.widget import Widget

T = TypeVar("T")
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def following(current: Widget | None, widgets: Sequence[Widget], step: int) -> Widget | None:
    """The next widget that can take the focus in their order, round and round; step is 1 or -1."""
    start = widgets.index(current) if current in widgets else (-1 if step > 0 else 0)
    for count in range(1, len(widgets) + 1):
        widget = widgets[(start + step * count) % len(widgets)]
        if widget.focusable and widget.usable:
            return widget
    return None


def nearest(current: Widget | None, widgets: Sequence[Widget], dx: int, dy: int) -> Widget | None:
    """The widget nearest in a direction that can take the focus."""
    if not current:
        return None
    others = (w for w in widgets if w is not current and w.focusable and w.usable)
    return towards(current.rect, ((widget.rect, widget) for widget in others), dx, dy)


def towards(here: pygame.Rect, others: Iterable[tuple[pygame.Rect, T]], dx: int, dy: int) -> T | None:
    """Of things with their rectangles the nearest in a direction; what lies beside counts as farther off."""
    best: tuple[float, T] | None = None
    for rect, thing in others:
        along, across = _way(here, rect, dx, dy)
        if along > 0 and (best is None or along + 3 * across < best[0]):
            best = along + 3 * across, thing
    return best[1] if best else None


def _way(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> tuple[int, int]:
    """How far another rectangle lies in a direction, and how far beside it."""
    if dx:
        along = (there.centerx - here.centerx) * dx
        across = max(0, there.top - here.bottom, here.top - there.bottom)
    else:
        along = (there.centery - here.centery) * dy
        across = max(0, there.left - here.right, here.left - there.right)
    return along, across
