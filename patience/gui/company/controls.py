"""The controls of one decision: buttons at the lower right, a number over them; what they mean is said elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import text
from patience.gui.company.buttons import AnswerButton, Quick, Stepper
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.gui.company.scene import CompanyScene
    from patience.gui.widget import Widget

QUICK = (1, 2, 3, 5, 10)


class Answer(NamedTuple):
    """One button."""

    label: str
    action: Callable[[], None]
    key: str = ""
    gold: bool = False


class Controls:
    """Buttons from below, perhaps a stepper over the first one and a row of usual numbers over that."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self.buttons: list[AnswerButton] = []
        self.stepper: Stepper | None = None
        self.quick: Quick | None = None

    @property
    def widgets(self) -> list[Widget]:
        """All controls, the lowest button first."""
        return [*self.buttons, *filter(None, (self.stepper, self.quick))]

    def take_away(self) -> None:
        """No control is there any more."""
        self.scene.drop(*[widget for widget in self.widgets if widget in self.scene.widgets])
        self.buttons, self.stepper, self.quick = [], None, None

    def count(self, label: str, numbers: Sequence[int], start: int, action: Callable[[], None]) -> Stepper:
        """Make a stepper for these numbers; `action` hears of each new one."""
        self.stepper = Stepper(label, numbers, start, lambda _number: action())
        if len(numbers) > len(QUICK) and not self.scene.plan.compact:
            self.quick = Quick([number for number in QUICK if number in numbers], self.stepper)
        return self.stepper

    def show(self, answers: Sequence[Answer]) -> None:
        """Show a button for each answer, the lowest one first."""
        small = self.scene.plan.compact
        for number, answer in enumerate(answers):
            key = _("Enter") if number == 0 and answer.gold else answer.key
            self.buttons.append(AnswerButton(answer.label, answer.action, key, gold=answer.gold, small=small))
        self.scene.add(*self.widgets)
        self.layout()

    def relabel(self, button: AnswerButton, label: str) -> None:
        """Have a button say something else."""
        button.label = label
        for widget in filter(None, (button, self.quick)):
            widget.changed()

    def layout(self) -> None:
        """Place the controls: buttons from below, the stepper over the first, the way out beside it if there is room."""
        plan = self.scene.plan
        for button in self.buttons:
            button.small = plan.compact
        places = plan.answers(6)
        if plan.tall:
            number = filter(None, (self.stepper, self.quick))
            for widget, rect in zip([*self.buttons[:1], *number, *self.buttons[1:]], places, strict=False):
                widget.rect = rect
            return
        if plan.compact:
            places = self._widened(places)
        if not self.stepper:
            for button, rect in zip(self.buttons, places, strict=False):
                button.rect = rect
            return
        self.buttons[0].rect, self.stepper.rect = places[0], places[1]
        rest = places[2:]
        if self.quick:
            self.quick.rect = plan.quick(places[1])
            rest = [
                rect.move(0, self.quick.rect.top - rect.bottom - places[0].y + places[1].bottom)
                for rect in rest
            ]
        beside = plan.beside(places[0])
        held = [rect.right for rect in self.scene.hand.rects.values()] + [
            rect.right for rect in self.scene.own_cards()
        ]
        for button in self.buttons[1:]:
            if beside.x > max(held, default=0) + plan.scale.px(4):
                button.rect = beside
                beside = beside.move(-beside.w - plan.scale.px(6), 0)
            else:
                button.rect, *rest = rest

    def _widened(self, places: list[pygame.Rect]) -> list[pygame.Rect]:
        """As wide as the longest label wants, if the hand leaves room."""
        plan, u = self.scene.plan, self.scene.plan.scale.u
        wants = [text.width(b.label, text.BRASS_BUTTON.at(12), u) for b in self.buttons]
        free = (
            plan.size[0]
            - plan.margin
            - max((rect.right for rect in self.scene.hand.rects.values()), default=0)
        )
        wide = max(places[0].w, min(max(wants, default=0) + plan.scale.px(18), free - plan.scale.px(6)))
        return [pygame.Rect(rect.right - wide, rect.y, wide, rect.h) for rect in places]
