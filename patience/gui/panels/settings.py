"""The settings: every change is seen at once, behind the panel and in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels import looks, rows
from patience.gui.panels.controls import FIELDS, Controls
from patience.gui.panels.frame import Panel
from patience.gui.panels.rows import Row, RowToggle
from patience.gui.scroll import ScrollArea
from patience.shelf.settings import Settings
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.desk import Desk
    from patience.shelf.settings import Value

PREVIEW, LEFT = 168, 476  # logical: the preview's height among rows, the left column's width


class SettingsPanel(Panel):
    """Two columns, or rows below each other where those do not fit."""

    want = (1120, 724)

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
        """Apply and keep one setting; what is heard is heard at once."""
        self.desk.change(**{name: value})
        self._show()
        if name in ("sound", "volume"):
            self.desk.sound("lay")
        elif name == "speech":
            self.desk.speak(self.controls.speech.label)

    def restore(self) -> None:
        """Put everything on this panel back to how it was first."""
        first = Settings()
        self.desk.change(**{name: getattr(first, name) for name in FIELDS})
        self._show()

    def _show(self) -> None:
        self.controls.show(self.desk.settings, self.desk.pace)
        self.invalidate()

    @property
    def columns(self) -> bool:
        """Whether both columns fit."""
        return self.inner.w >= self.scale.px(880) and self.inner.h >= self.scale.px(545)

    def arrange(self) -> None:
        """Place all controls."""
        self.controls.show(self.desk.settings, self.desk.pace)
        self.controls.resize(small=not self.columns)
        if self.columns:
            self.area.place(pygame.Rect(0, 0, 0, 0), 0)
            for widget in self.controls.all:
                widget.area = None
            self._lay_columns()
        else:
            self._lay_rows()

    def _lines(self) -> tuple[list[Row], list[Row]]:
        """The rows beside the pictures: how it looks, then how it is played and heard."""
        c = self.controls
        volume = self._percent(self.desk.settings.volume)
        return (
            [_switch(c.four), _switch(c.large)],
            [
                Row(c.size.label, "", c.size, 0.5, value=self._percent(self.desk.settings.size)),
                _switch(c.full),
                Row(c.motion.label, "", c.motion, 0.6),
                *map(_switch, (c.click, c.finish)),
                Row(c.opponents.label, "", c.opponents, 0.6),
                *map(_switch, (c.forced, c.time, c.sound)),
                Row(c.volume.label, "", c.volume, 0.5, value=volume),
                _switch(c.speech),
            ],
        )

    def _lay_columns(self) -> None:
        """Pictures at the left with the preview below them, at the right a list of rows of one height."""
        px, c = self.scale.px, self.controls
        x, y, left = self.inner.x, self.inner.y, px(LEFT)
        c.back.rect = pygame.Rect(x, y + px(36), left, c.back.natural_height(left, self.scale.u))
        c.felt.rect = pygame.Rect(x, y + px(228), left, c.felt.natural_height(left, self.scale.u))
        looks_rows, others = self._lines()
        tall = (self.inner.h - px(8)) // len(others)
        below = self.inner.bottom - px(8) - len(looks_rows) * tall
        self._preview = pygame.Rect(x, y + px(316), left, below - px(8) - y - px(316))
        self._placed = []
        self._lay_column(looks_rows, pygame.Rect(x, below, left, tall))
        x += left + px(48)
        self._lay_column(others, pygame.Rect(x, y, self.inner.right - x, tall))

    def _lay_column(self, lines: list[Row], first: pygame.Rect) -> None:
        """Rows of one height below each other."""
        px, (x, y, wide, tall) = self.scale.px, first
        for number, row in enumerate(lines):
            box = pygame.Rect(x, y + number * tall, wide, tall)
            if isinstance(row.widget, RowToggle):
                row.widget.rect = box
                words = pygame.Rect(x, box.y, wide - px(62), tall)
            else:
                room = round(wide * row.share)
                row.widget.rect = pygame.Rect(x + wide - room, box.centery - px(18), room, px(36))
                words = pygame.Rect(x, box.y, wide - room - px(16), tall)
            self._placed.append(rows.Placed(row, words, box.bottom))

    def _lay_rows(self) -> None:
        px, c, u = self.scale.px, self.controls, self.scale.u
        width = self.inner.w - px(18)
        looks_rows, others = self._lines()
        looks_rows = [Row(c.back.label, "", c.back, 0.7), Row(c.felt.label, "", c.felt, 0.7), *looks_rows]
        above = rows.place(looks_rows, self.area, width, u, px(4))
        top = above[-1].foot + px(8)
        self._preview = pygame.Rect(0, top, width, px(PREVIEW))
        below = rows.place(others, self.area, width, u, top + px(PREVIEW) + px(8))
        self._placed = above + below
        self.area.place(rows.window(self.inner, u), below[-1].foot + px(8))

    def _percent(self, number: int) -> str:
        return _("{percent} %").format(percent=number)

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
        u, px, inner = self.scale.u, self.scale.px, self.inner
        for words, y in ((self.controls.back.label, 12), (self.controls.felt.label, 208)):
            text.line(canvas, words, (inner.x, inner.y + px(y)), text.READING_STRONG, u, theme.INK)
        line = max(1, px(1))
        ink.veil(canvas, (inner.x + px(LEFT + 24), inner.y, line, inner.h - px(10)), theme.HAIRLINE)
        for row, box, foot in self._placed:
            rows.words(canvas, row, box, u)
            if foot + px(20) < inner.bottom:  # not below the last one of a column
                end = max(box.right, row.widget.rect.right)
                ink.veil(canvas, (box.x, foot, end - box.x, line), theme.HAIRLINE)


def _switch(toggle: RowToggle) -> Row:
    return Row(toggle.label, toggle.note, toggle)
