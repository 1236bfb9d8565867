"""Rows of a panel: words at the left, a control at the right or below, a hairline between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink, text, theme
from patience.gui.pictures import PictureChoice
from patience.gui.switches import Segmented, Toggle

if TYPE_CHECKING:
    from patience.gui.scroll import ScrollArea
    from patience.gui.widget import Widget

NOTE = text.LABEL._replace(lead=1.35)
LEAST, EDGE, GAP = 56, 10, 16  # logical
SIDE = 12  # logical room left of the rows, for the rings around controls


class RowToggle(Toggle):
    """A switch whose whole row can be clicked; the words are the row's own."""

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw the switch, and a breath of shade over the row under the pointer."""
        if self.hovered and self.enabled:
            shade = self.rect.inflate(round(12 * u), -round(6 * u)).clip(canvas.get_clip())
            ink.rounded(canvas, shade, 8 * u, theme.BLACK, alpha=0.03)
        super().paint(canvas, u)


class Row(NamedTuple):
    """What stands in a row; `share` is the part of the width that its control wants."""

    label: str
    note: str
    widget: Widget
    share: float = 0.5
    value: str = ""  # said at the end of the label


class Placed(NamedTuple):
    """A row and where its words and its foot are, counted from the top of the content."""

    row: Row
    words: pygame.Rect
    foot: int


def place(rows: list[Row], area: ScrollArea, width: int, u: float, top: int = 0) -> list[Placed]:
    """Lay rows below each other into a scroll area; the height they need is the last foot."""
    placed, side = [], round(SIDE * u)
    for row in rows:
        words, control, foot = _measure(row, width, top, u)
        area.put(row.widget, control.move(side, 0))
        placed.append(Placed(row, words, foot))
        top = foot
    return placed


def _measure(row: Row, width: int, top: int, u: float) -> tuple[pygame.Rect, pygame.Rect, int]:
    """Words, control and foot of a row that starts at `top`."""
    edge, gap = round(EDGE * u), round(GAP * u)
    if isinstance(row.widget, Toggle):
        room = width - round((Toggle.WIDTH + GAP) * u)
        tall = max(round(LEAST * u), words_height(row, room, u) + 2 * edge)
        words = pygame.Rect(0, top, room, tall)
        return words, pygame.Rect(0, top, width, tall), top + tall
    wide = min(round(width * row.share), _most(row.widget, width, u))
    room = width - wide - gap
    if room < round(130 * u) or _cramped(row.widget, wide, u):
        words = pygame.Rect(0, top + edge, width, words_height(row, width, u))
        control = pygame.Rect(0, words.bottom + round(12 * u), width, height(row.widget, width, u))
        return words, control, control.bottom + edge + round(4 * u)
    tall = max(
        round(LEAST * u), height(row.widget, wide, u) + 2 * edge, words_height(row, room, u) + 2 * edge
    )
    high = height(row.widget, wide, u)
    control = pygame.Rect(width - wide, top + (tall - high) // 2, wide, high)
    return pygame.Rect(0, top, room, tall), control, top + tall


def _most(widget: Widget, width: int, u: float) -> int:
    """No control needs more width than this."""
    if isinstance(widget, PictureChoice):
        count = len(widget.options)
        return round(count * widget.size[0] * u) + (count - 1) * round(widget.gap * u)
    return min(width, round(460 * u))


def _cramped(widget: Widget, wide: int, u: float) -> bool:
    """Whether the words of a segmented choice would have to shrink in that width."""
    if isinstance(widget, PictureChoice):
        return widget.columns(wide, u) < len(widget.options)
    if not isinstance(widget, Segmented):
        return False
    most = max(text.width(option, text.BUTTON, u) for option in widget.options)
    return len(widget.options) * (most + round(18 * u)) > wide


def height(widget: Widget, width: int, u: float) -> int:
    """The height a control needs in that width."""
    if isinstance(widget, PictureChoice):
        return widget.natural_height(width, u)
    return round(42 * u)


def words_height(row: Row, room: int, u: float) -> int:
    """The height of label and note."""
    label = round(22 * u)
    return label + (text.height(row.note, NOTE, room, u) if row.note else 0)


def paint(canvas: pygame.Surface, placed: list[Placed], area: ScrollArea, u: float) -> None:
    """Draw the words and hairlines of the rows."""
    x, y = area.rect.x + round(SIDE * u), area.rect.y - area.offset
    width = max((p.row.widget.rect.right for p in placed), default=0) - x
    for number, (row, place, foot) in enumerate(placed):
        if y + foot < area.rect.top or y + place.y > area.rect.bottom:
            continue
        words(canvas, row, place.move(x, y), u)
        if number < len(placed) - 1:
            ink.veil(canvas, (x, y + foot, width, max(1, round(u))), theme.HAIRLINE)


def words(canvas: pygame.Surface, row: Row, box: pygame.Rect, u: float) -> None:
    """Label and note of a row, in the middle of its words' place."""
    y = box.y + (box.h - words_height(row, box.w, u)) // 2
    # A switch that cannot be turned on says in its note why not, so that stays legible.
    first = theme.INK if row.widget.enabled else theme.OFF_ON_PAPER
    style = text.fit(row.label, text.READING_STRONG, box.w, u, 13)
    text.line(canvas, row.label, (box.x, y + 11 * u), style, u, first, most=box.w)
    if row.value:
        second = theme.INK_SECOND if row.widget.enabled else theme.OFF_ON_PAPER
        text.line(canvas, row.value, (box.right, y + 11 * u), text.LABEL, u, second, "right")
    if row.note:
        below = pygame.Rect(box.x, y + round(22 * u), box.w, box.h)
        text.paragraph(canvas, row.note, below, NOTE, u, theme.INK_SECOND)


def window(inner: pygame.Rect, u: float) -> pygame.Rect:
    """The scroll window for rows as wide as `inner` without the room for the thumb."""
    side = round(SIDE * u)
    return pygame.Rect(inner.x - side, inner.y, inner.w + side + round(8 * u), inner.h)
