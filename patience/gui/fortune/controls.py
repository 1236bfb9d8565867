"""The buttons of a consultation: which there are follows from how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.games.fortune.consultation import MISSING, PACKETS, ROW
from patience.gui import text
from patience.gui.buttons import Button
from patience.gui.company.buttons import AnswerButton
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from patience.gui.fortune.scene import FortuneScene


class Wish(NamedTuple):
    """A button that there ought to be; the first of several is the gold one, Enter."""

    label: str
    action: Callable[[], None]
    key: str = ""
    enabled: bool = True


class Controls:
    """Keeps the buttons of a scene as they ought to be."""

    def __init__(self, scene: FortuneScene) -> None:
        self.scene = scene
        self.buttons: list[Button | AnswerButton] = []
        self._made: list[tuple[str, str, bool]] = []

    def wishes(self) -> list[Wish]:
        """What can be pressed now."""
        scene = self.scene
        if scene.stage == MISSING:
            return [Wish(_("Begin again"), scene.next, "Enter")]
        if scene.stage == ROW:
            back = Wish(_("Back"), scene.back, "", scene.shown in scene.places[1:])
            if scene.unread:
                words = _("Next card") if scene.shown else _("First card")
                return [Wish(words, scene.next, "Enter"), back, Wish(_("Read them all"), scene.all)]
            return [
                Wish(_("Gather the cards"), scene.next, "Enter"),
                back,
                Wish(_("The story"), scene.show_log, "L"),
            ]
        if scene.stage == PACKETS:
            if scene.unread:
                return [Wish(_("Turn a card"), scene.next, "Enter"), Wish(_("Turn them all"), scene.all)]
            return [
                Wish(_("The story"), scene.next, "Enter"), Wish(_("Copy the reading"), scene.copy, "C"),
                Wish(_("Ask again"), scene.desk.new_deal, "N"),
            ]  # fmt: skip
        return []

    def update(self) -> None:
        """Make the buttons anew if others are wanted, and place them."""
        wishes, on_paper = self.wishes(), self.scene.stage == ROW
        wanted = [(wish.label, self.scene.stage, self.scene.plan.compact) for wish in wishes]
        if wanted != self._made:
            self._made = wanted
            self.scene.drop(*self.buttons)
            self.buttons = [
                self._made_of(wish, gold=not at, paper=on_paper) for at, wish in enumerate(wishes)
            ]
            self.scene.add(*self.buttons)
        self._place(on_paper)
        for wish, button in zip(wishes, self.buttons, strict=True):
            button.enabled = wish.enabled

    def _made_of(self, wish: Wish, *, gold: bool, paper: bool) -> Button | AnswerButton:
        compact = self.scene.plan.compact
        if not paper:
            return AnswerButton(wish.label, wish.action, wish.key, gold=gold, small=compact)
        button = Button(wish.label, wish.action, "brass" if gold else "paper", shortcut=wish.key)
        button.click_focus = False
        if compact:
            button.style = button.style.at(12.5)
        return button

    def _place(self, on_paper: bool) -> None:
        plan, u = self.scene.plan, self.scene.scale.u
        least = plan.button[0] if not plan.compact else 0
        wide = []
        for button in self.buttons:
            style = text.BRASS_BUTTON.at(12 if plan.compact else 15)
            cap = 0 if plan.compact or on_paper else 60
            wanted = text.width(button.label, style, u) + plan.scale.px((22 if plan.compact else 44) + cap)
            wide.append(wanted if on_paper else max(wanted, round(0.8 * least)))
        places = plan.paper_buttons(wide) if on_paper else plan.foot_buttons(wide)
        for button, rect in zip(self.buttons, places, strict=True):
            button.changed()
            button.rect = rect
            button.changed()
