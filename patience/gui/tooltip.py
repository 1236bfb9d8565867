"""The small night plate that names a control and its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.fonts import LABEL

if TYPE_CHECKING:
    from patience.gui.widget import Widget

PADDING, HEIGHT, GAP, SHADOW = 10, 30, 8, 22  # logical; how far the shadow reaches


def plate(widget: Widget, bounds: pygame.Rect, u: float) -> pygame.Rect:
    """Where the tooltip of a widget stands: below it, or above where there is no room; without its shadow."""
    wide = text.width(widget.tip, LABEL, u) + 2 * round(PADDING * u)
    if widget.shortcut:
        wide += round(GAP * u) + text.width(widget.shortcut, LABEL.weigh("Bold"), u)
    box = pygame.Rect(0, 0, wide, round(HEIGHT * u))
    box.midtop = widget.rect.centerx, widget.rect.bottom + round(GAP * u)
    if box.bottom > bounds.bottom:
        box.bottom = widget.rect.top - round(GAP * u)
    margin = round(4 * u)
    return box.clamp(bounds.inflate(-2 * margin, -2 * margin))


def reach(widget: Widget, bounds: pygame.Rect, u: float) -> pygame.Rect:
    """All the tooltip paints, its shadow too."""
    return plate(widget, bounds, u).inflate(2 * round(SHADOW * u), 2 * round(SHADOW * u))


def paint(canvas: pygame.Surface, widget: Widget, bounds: pygame.Rect, u: float) -> None:
    """Draw the tooltip of a widget."""
    box = plate(widget, bounds, u)
    ink.shadow(canvas, box, 8 * u, 8 * u, 120, 3 * u)
    ink.rounded(canvas, box, 8 * u, theme.NIGHT, theme.BRASS, max(1, u), border_alpha=0.5)
    text.line(canvas, widget.tip, (box.x + round(PADDING * u), box.centery), LABEL, u, theme.CREAM)
    if widget.shortcut:
        at = box.right - round(PADDING * u), box.centery
        text.line(canvas, widget.shortcut, at, LABEL.weigh("Bold"), u, theme.BRASS, "right")
