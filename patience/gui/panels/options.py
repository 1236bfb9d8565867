"""The options of a game, and a new deal with them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from patience.gui import text, theme
from patience.gui.panels import rows
from patience.gui.panels.frame import Panel
from patience.gui.panels.rows import Row, RowToggle
from patience.gui.scroll import ScrollArea
from patience.gui.switches import Segmented
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pygame

    from patience.engine.rules import Option, Value
    from patience.gui.desk import Desk
    from patience.gui.widget import Widget


SHARE = 0.56  # of a row's width, for its control


class OptionsPanel(Panel):
    """Every option of a game as a switch or a choice; `deal` gets all of them, once, when the button is pressed."""

    want = (760, 610)
    meaning = _("A change deals a new game.")

    def __init__(
        self,
        desk: Desk,
        title: str,
        options: Sequence[Option],
        chosen: Mapping[str, Value],
        presets: Mapping[str, Mapping[str, Value]],
        deal: Callable[[dict[str, Value]], None],
    ) -> None:
        super().__init__(desk, _("{game}: options").format(game=title))
        self.options = options
        self.before = {option.name: chosen.get(option.name, option.default) for option in options}
        self.chosen = dict(self.before)
        self.presets = self._sets(presets)
        self._deal = deal
        self._placed: list[rows.Placed] = []
        self.area = ScrollArea(_("Options"), on_scroll=self.invalidate)
        self.choices = {option.name: self._control(option) for option in options}
        self.preset = self._preset_control() if presets else None
        self.add(self.area, *([self.preset] if self.preset else []), *self.choices.values())
        self.deal_button = self.foot(_("Deal with these options"), self.deal, "brass")
        self.foot(_("Cancel"), self.close, sheet=False)
        self.finish()
        self._refresh()

    def _sets(self, presets: Mapping[str, Mapping[str, Value]]) -> dict[str, dict[str, Value]]:
        """The sets, each complete; the game as its book has it comes first."""
        sets = {name: self._whole(values) for name, values in presets.items()}
        book = self._whole({})
        return sets if not sets or book in sets.values() else {_("By the book"): book, **sets}

    def _whole(self, values: Mapping[str, Value]) -> dict[str, Value]:
        return {option.name: values.get(option.name, option.default) for option in self.options}

    def _control(self, option: Option) -> Widget:
        value = self.chosen[option.name]
        if _is_switch(option):
            return RowToggle(capital(option.label), bool(value), partial(self.set, option.name))
        values = [v for v, _label in option.values]
        return Segmented(
            capital(option.label),
            [capital(label) for _v, label in option.values],
            values.index(value),
            lambda index: self.set(option.name, values[index]),
        )

    def _preset_control(self) -> Segmented:
        names = [capital(name.replace("_", " ").replace("-", " ")) for name in self.presets]
        return Segmented(_("Set"), names, -1, self._take_preset)

    def _take_preset(self, index: int) -> None:
        for name, value in list(self.presets.values())[index].items():
            self._show(name, value)
            self.chosen[name] = value
        self._refresh()

    def _show(self, name: str, value: Value) -> None:
        """Let a control show a value without calling back."""
        widget = self.choices[name]
        if isinstance(widget, RowToggle):
            widget.value = bool(value)
        elif isinstance(widget, Segmented):
            option = next(option for option in self.options if option.name == name)
            widget.value = [v for v, _label in option.values].index(value)
        widget.changed()

    def set(self, name: str, value: Value) -> None:
        """Choose a value of an option."""
        self.chosen[name] = value
        self._refresh()

    def _refresh(self) -> None:
        self.deal_button.enabled = self.chosen != self.before
        if self.preset:
            self.preset.value = next((i for i, p in enumerate(self.presets.values()) if p == self.chosen), -1)
            self.preset.changed()

    def deal(self) -> None:
        """Deal a new game with what is chosen."""
        self._deal(dict(self.chosen))

    def lines(self) -> list[Row]:
        """The rows from above."""
        lines = [
            Row(capital(option.label), capital(option.help), self.choices[option.name], SHARE)
            for option in self.options
        ]
        if self.preset:
            lines.insert(0, Row(_("Set"), _("All options at once"), self.preset, SHARE))
        return lines

    def arrange(self) -> None:
        """Rows below each other."""
        u, px = self.scale.u, self.scale.px
        lines = self.lines()
        width = self.inner.w - px(18)
        self._placed = rows.place(lines, self.area, width, u, px(34) if self.sheet else 0)
        end = self._placed[-1].foot if self._placed else 0
        self.needs = end + px(12)
        self.area.place(rows.window(self.inner, u), end + px(8))

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the rows' words, and what a change means."""
        del area
        u, before = self.scale.u, canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        rows.paint(canvas, self._placed, self.area, u)
        words = self.meaning
        if self.sheet:
            at = self.inner.x, self.area.rect.y - self.area.offset + 22 * u
            text.line(canvas, words, at, text.LABEL, u, theme.INK_SECOND, most=self.inner.w)
        canvas.set_clip(before)
        if not self.sheet:
            room = self.foot_room
            if text.width(words, text.LABEL, u) <= room.w:
                text.line(canvas, words, (room.x, room.centery), text.LABEL, u, theme.INK_SECOND)


def _is_switch(option: Option) -> bool:
    """Whether an option is simply off or on."""
    return [value for value, _label in option.values] in ([False, True], [True, False])
