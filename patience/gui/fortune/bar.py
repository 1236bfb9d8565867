"""The bar above a consultation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.buttons import Button
from patience.gui.company.bar import CompanyBar
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.company.plan import Plan


class FortuneBar(CompanyBar):
    """Its buttons: those of a game, with the story in place of hint and log."""

    def __init__(self, actions: dict[str, Callable[[], None]]) -> None:
        def button(label: str, name: str, shortcut: str) -> Button:
            return Button(label, actions[name], "bar", tip=label, shortcut=shortcut)

        self.menu = button(_("Menu"), "menu", "F10")
        self.undo, self.rules = button(_("Undo"), "undo", "U"), button(_("Rules"), "rules", "F1")
        self.story, self.copy = button(_("Story"), "story", "L"), button(_("Copy"), "copy", "C")
        self.wide = [
            button(_("Games"), "games", "Esc"), button(_("New reading"), "new", "N"), self.undo, self.story,
            self.copy, self.rules, button(_("Settings"), "settings", "S"),
        ]  # fmt: skip
        self.short = [self.menu, self.undo, self.story, self.copy]
        self.widgets = [self.menu, *self.wide]
        self.end = 0

    def layout(self, plan: Plan) -> None:
        """Place the buttons from the left; in the compact design the menu has most of them."""
        x = plan.scale.px(3 if plan.compact else 6)
        shown = self.short if plan.compact else self.wide
        for button in self.widgets:
            button.visible = button in shown
            button.style = text.BAR.at(12 if plan.compact else 14.5)
        for button in shown:
            button.rect = pygame.Rect(x, 0, button.natural_width(plan.scale.u), plan.scale.bar)
            x = button.rect.right
        self.end = x
