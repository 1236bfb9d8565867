"""The sheet of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels.frame import Panel
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.gui.desk import Desk

CAP = text.LABEL.weigh("SemiBold")
ROW = 44  # logical


class KeysPanel(Panel):
    """Says what each key does: a list of (keys, what); keys are parted by spaces or a slash, as "Ctrl+Z / U"."""

    want = (900, 724)

    def __init__(self, desk: Desk, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(desk, _("Keys"))
        self.keys = keys
        self.area = ScrollArea(_("Keys"), on_scroll=self.invalidate)
        self.add(self.area)
        self.foot(_("Done"), self.close, "brass")
        self.finish()
        self._columns = 1

    def arrange(self) -> None:
        """Two columns where there is room."""
        px = self.scale.px
        self._columns = 2 if self.inner.w >= px(680) else 1
        count = -(-len(self.keys) // self._columns)
        self.needs = count * px(ROW) + px(16)
        window = pygame.Rect(self.inner.x, self.inner.y, self.inner.w + px(10), self.inner.h)
        self.area.place(window, count * px(ROW) + px(8))

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw every key with its words."""
        del area
        px, before = self.scale.px, canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        gap = px(36)
        count = -(-len(self.keys) // self._columns)
        wide = (self.inner.w - px(6) - gap * (self._columns - 1)) // self._columns
        for number, (keys, what) in enumerate(self.keys):
            column, row = divmod(number, count)
            x = self.inner.x + column * (wide + gap)
            y = self.area.rect.y - self.area.offset + row * px(ROW)
            self._line(canvas, pygame.Rect(x, y, wide, px(ROW)), keys, what)
        canvas.set_clip(before)

    def _line(self, canvas: pygame.Surface, box: pygame.Rect, keys: str, what: str) -> None:
        u, px = self.scale.u, self.scale.px
        x = box.x + self._caps(canvas, keys, box)
        left = max(x + px(8), box.x + min(px(150), box.w // 2))
        room = box.right - left
        style = text.fit(what, text.READING.at(14.5), room, u, 12)
        text.line(canvas, what, (left, box.centery), style, u, theme.INK, most=room)
        ink.veil(canvas, (box.x, box.bottom - 1, box.w, max(1, px(1))), theme.HAIRLINE, 0.8)

    def _caps(self, canvas: pygame.Surface, keys: str, box: pygame.Rect) -> int:
        """Draw the keys as caps; the width they take."""
        u, px, x = self.scale.u, self.scale.px, box.x
        for word in keys.split():
            wide = text.width(word, CAP, u)
            if word == "/" and keys != "/":
                text.line(canvas, word, (x, box.centery), CAP, u, theme.INK_SECOND)
                x += wide + px(6)
                continue
            cap = pygame.Rect(x, box.centery - px(13), max(px(28), wide + px(16)), px(26))
            ink.rounded(canvas, cap, 6 * u, ("#ffffff", "#f3ead1"), theme.BUTTON_EDGE, 1.2 * u)
            text.line(canvas, word, cap.center, CAP, u, theme.INK, "centre")
            x = cap.right + px(6)
        return x - box.x
