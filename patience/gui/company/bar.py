"""The bar above the table for several: what can be done, the game's name, how far the match is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.buttons import Button
from patience.gui.company import tints
from patience.gui.theme import bar_colour
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.company.plan import Plan

TITLE = text.Style(text.SERIF, "Bold", 20)
RIGHT = text.LABEL.at(14)


class CompanyBar:
    """Its buttons and words."""

    def __init__(self, actions: dict[str, Callable[[], None]]) -> None:
        def button(label: str, name: str, shortcut: str) -> Button:
            return Button(label, actions[name], "bar", tip=label, shortcut=shortcut)

        self.menu = button(_("Menu"), "menu", "F10")
        self.undo, self.hint = button(_("Undo"), "undo", "U"), button(_("Hint"), "hint", "H")
        self.rules = button(_("Rules"), "rules", "F1")
        self.wide = [
            button(_("Games"), "games", "Esc"), button(_("New match"), "new", "N"), self.undo, self.hint,
            button(_("Log"), "log", "L"), self.rules, button(_("Settings"), "settings", "S"),
        ]  # fmt: skip
        self.widgets = [self.menu, *self.wide]
        self.end = 0

    def layout(self, plan: Plan) -> None:
        """Place the buttons from the left; in the compact design the menu has most of them."""
        px, x = plan.scale.px, plan.scale.px(3 if plan.compact else 6)
        shown = [self.menu, self.undo, self.hint, self.rules] if plan.compact else self.wide
        for button in self.widgets:
            button.visible = button in shown
            button.style = text.BAR.at(12 if plan.compact else 14.5)
        for button in shown:
            button.rect = pygame.Rect(
                x, 0, button.natural_width(plan.scale.u) - px(2 if plan.compact else 4), plan.scale.bar
            )
            x = button.rect.right
        self.end = x

    def paint(self, canvas: pygame.Surface, plan: Plan, title: str, standing: str, felt: str) -> None:
        """Draw ground and words; the buttons draw themselves."""
        u, px, width = plan.scale.u, plan.scale.px, plan.size[0]
        ink.veil(canvas, (0, 0, width, plan.scale.bar), bar_colour(felt), 0.86)
        ink.veil(canvas, (0, plan.scale.bar - 1, width, max(1, round(u))), tints.GOLD, 0.7)
        style = RIGHT.at(11) if plan.compact else RIGHT
        y = plan.scale.bar // 2
        right = width - px(8 if plan.compact else 18)
        text.line(canvas, standing, (right, y), style, u, tints.TELLS, "right")
        name = TITLE.at(14) if plan.compact else TITLE
        free = right - text.width(standing, style, u) - px(12)
        half = text.width(title, name, u) / 2
        middle = min(max(width / 2, self.end + px(10) + half), free - half)
        text.line(canvas, title, (middle, y), name, u, tints.LIGHT, "centre")
