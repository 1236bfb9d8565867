"""The settings: every change is seen at once, behind the panel and in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels import looks, rows
from patience.gui.panels.controls import FIELDS, Controls
from patience.gui.panels.frame import Panel
from patience.gui.panels.rows import Row
from patience.gui.scroll import ScrollArea
from patience.shelf.settings import Settings
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.desk import Desk
    from patience.shelf.settings import Value

PREVIEW = 168  # logical height


class SettingsPanel(Panel):
    """Two columns as large as they are drawn in the study, or rows below each other where those do not fit."""

    want = (980, 706)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, _("Settings"))
        self.controls = Controls(self.change)
        self.area = ScrollArea(_("Settings"), on_scroll=self.invalidate)
        self.add(self.area, *self.controls.all)
        self._placed: list[rows.Placed] = []
        self._preview = pygame.Rect(0, 0, 0, 0)
        self.foot(_("Done"), self.close, "brass")
        self.foot(_("Restore defaults"), self.restore, "quiet", left=True)
        self.finish()

    def change(self, name: str, value: Value) -> None:
        """Apply and keep one setting."""
        self.desk.change(**{name: value})
        self.controls.show(self.desk.settings)
        self.invalidate()

    def restore(self) -> None:
        """Put everything on this panel back to how it was first."""
        first = Settings()
        self.desk.change(**{name: getattr(first, name) for name in FIELDS})
        self.controls.show(self.desk.settings)
        self.invalidate()

    @property
    def columns(self) -> bool:
        """Whether both columns fit."""
        return self.inner.w >= self.scale.px(880) and self.inner.h >= self.scale.px(505)

    def arrange(self) -> None:
        """Place all controls."""
        self.controls.show(self.desk.settings)
        self.controls.resize(small=not self.columns)
        self._placed = []
        if self.columns:
            self.area.place(pygame.Rect(0, 0, 0, 0), 0)
            for widget in self.controls.all:
                widget.area = None
            self._lay_columns()
        else:
            self._lay_rows()

    def _lay_columns(self) -> None:
        px, c = self.scale.px, self.controls
        x, y, left = self.inner.x, self.inner.y, px(476)
        c.back.rect = pygame.Rect(x, y + px(36), left, c.back.natural_height(left, self.scale.u))
        c.felt.rect = pygame.Rect(x, y + px(228), left, c.felt.natural_height(left, self.scale.u))
        for number, toggle in enumerate(c.left):
            toggle.rect = pygame.Rect(x, y + px(308) + number * px(52), left, px(52))
        x += left + px(48)
        wide = self.inner.right - x
        c.size.rect = pygame.Rect(x + px(20), y + px(29), wide - px(48), px(34))
        c.motion.rect = pygame.Rect(x, y + px(114), wide, px(42))
        c.full.rect = pygame.Rect(x, y + px(178), wide, px(52))
        top = c.full.rect.bottom + px(22)
        self._preview = pygame.Rect(x, top, wide, self.inner.bottom - px(12) - top)

    def _lay_rows(self) -> None:
        px, c, u = self.scale.px, self.controls, self.scale.u
        width = self.inner.w - px(18)
        looks_rows = [
            Row(_("Card back"), "", c.back, 0.7),
            Row(_("Table"), "", c.felt, 0.7),
            *(Row(toggle.label, toggle.note, toggle) for toggle in c.left[:2]),
        ]
        others = [
            *(Row(toggle.label, toggle.note, toggle) for toggle in c.left[2:]),
            Row(_("Interface size"), "", c.size, 0.42, value=self._percent),
            Row(_("Cards in motion"), "", c.motion, 0.56),
            Row(c.full.label, c.full.note, c.full),
        ]
        above = rows.place(looks_rows, self.area, width, u, px(4))
        top = above[-1].foot + px(8)
        self._preview = pygame.Rect(0, top, width, px(PREVIEW))
        below = rows.place(others, self.area, width, u, top + px(PREVIEW) + px(8))
        self._placed = above + below
        self.area.place(rows.window(self.inner, u), below[-1].foot + px(8))

    @property
    def _percent(self) -> str:
        return _("{percent} %").format(percent=self.desk.settings.size)

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw labels, lines and the preview."""
        del area
        u = self.scale.u
        if self.columns:
            self._paint_columns(canvas)
            looks.preview(canvas, self.desk, self._preview, u)
            return
        before = canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        rows.paint(canvas, self._placed, self.area, u)
        at = self.inner.x, self.area.rect.y - self.area.offset
        looks.preview(canvas, self.desk, self._preview.move(at), u)
        canvas.set_clip(before)

    def _paint_columns(self, canvas: pygame.Surface) -> None:
        u, px, c = self.scale.u, self.scale.px, self.controls
        inner, right = self.inner, c.motion.rect
        for words, x, y in (
            (_("Card back"), inner.x, 12),
            (_("Table"), inner.x, 208),
            (_("Interface size"), right.x, 12),
            (_("Cards in motion"), right.x, 96),
        ):
            text.line(canvas, words, (x, inner.y + px(y)), text.READING_STRONG, u, theme.INK)
        at = right.right, inner.y + px(12)
        text.line(canvas, self._percent, at, text.LABEL.at(14), u, theme.INK_SECOND, "right")
        y = c.size.rect.centery
        text.line(canvas, "A", (right.x + px(2), y), text.LABEL, u, theme.INK_SECOND)
        text.line(canvas, "A", (right.right - px(2), y), text.BUTTON.at(21), u, theme.INK_SECOND, "right")
        line = max(1, px(1))
        ink.veil(canvas, (right.x - px(24), inner.y, line, inner.h - px(10)), theme.HAIRLINE)
        for number, toggle in enumerate(c.left):
            rows.words(canvas, Row(toggle.label, toggle.note, toggle), toggle.rect, u)
            if number < len(c.left) - 1:
                ink.veil(canvas, (toggle.rect.x, toggle.rect.bottom, toggle.rect.w, line), theme.HAIRLINE)
        rows.words(canvas, Row(c.full.label, c.full.note, c.full), c.full.rect, u)
