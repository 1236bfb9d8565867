"""The keyboard at the table for several: groups by Tab, arrows over what is legal, Enter, letters, rank keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.cards import Card
from patience.engine.moves import Play
from patience.gui.company.half import Spread
from patience.gui.order import ARROWS, towards

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.company.pattern import Target
    from patience.gui.company.scene import CompanyScene

RANKS = {pygame.K_a: 1, pygame.K_t: 10, pygame.K_j: 11, pygame.K_q: 12, pygame.K_k: 13} | {
    pygame.K_0 + n: n for n in range(2, 10)
}
CHORD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Keys:
    """What each key does now."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene

    def press(self, event: Event) -> bool:
        """Take in a key and tell what it has led to; true when it is used up."""
        answers, choices = self.scene.answers, self.scene.answers.choices
        before, labels = self._standing(), self._labels()
        used = self._press(event)
        if answers.choices is choices and self.scene.desk.settings.speech:
            if self._standing() != before:
                self._tell()
            self.scene.desk.speak(". ".join(label for label in self._labels() if label not in labels))
        return used

    def _standing(self) -> tuple[object, ...]:
        """What is framed, and how far the answer is."""
        return self.scene.hand.framed, self.scene.answers.framed, *self.scene.line()

    def _labels(self) -> list[str]:
        """What the answers say now: a number in them may change, or that they want to be pressed once more."""
        return [button.label for button in self.scene.answers.buttons]

    def _tell(self) -> None:
        """Say what is framed."""
        from patience.gui.company import aloud

        self.scene.desk.speak(aloud.framed(self.scene))

    def _press(self, event: Event) -> bool:
        scene, answers = self.scene, self.scene.answers
        if event.mod & CHORD:
            return scene.command(event)
        if event.key == pygame.K_TAB:
            return self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if scene.focused:  # a button has the keyboard
            return False
        if answers.stepper and event.unicode.isdigit():
            answers.stepper.digit(event.unicode)
            return True
        if event.key in ARROWS:
            self._arrow(*ARROWS[event.key])
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._enter()
            return True
        if event.key == pygame.K_SPACE:
            scene.hurry()
            return True
        if event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        return self._letter(event) or scene.command(event)

    # Groups

    def _groups(self) -> list[str]:
        answers = self.scene.answers
        there = {
            "hand": bool(answers.choices.cards),
            "middle": bool(self._targets(seats=False)),
            "seats": bool(self._targets(seats=True)),
            "answers": any(widget.usable for widget in answers.widgets),
        }
        return [group for group, some in there.items() if some] + ["bar"]

    def _group(self) -> str:
        """The group in which the keyboard is."""
        scene = self.scene
        if scene.focused:
            return "answers" if scene.focused in scene.answers.widgets else "bar"
        target = self._framed()
        if target:
            return "seats" if target.seat else "middle"
        return "hand" if scene.hand.framed else ""

    def _tab(self, step: int) -> bool:
        scene, groups, now = self.scene, self._groups(), self._group()
        at = groups.index(now) + step if now in groups else (0 if step > 0 else -1)
        group = groups[at % len(groups)]
        scene.answers.frame(None)
        scene.answers.point(None)
        scene.focus(None)
        if group in ("answers", "bar"):
            widgets = scene.answers.widgets if group == "answers" else scene.bar.widgets
            scene.focus(next(widget for widget in widgets if widget.usable), ring=True)
        elif group == "hand":
            self._along_hand(1)
        else:
            scene.answers.point(self._targets(seats=group == "seats")[0].what)
        return True

    def _targets(self, *, seats: bool) -> list[Target]:
        """What can be framed in a group, in the order in which it lies; who is on a sheet is not framed at his seat."""
        targets = [target for target in self.scene.answers.targets() if not target.back]
        middle = {target.what for target in targets if not target.seat}
        found = [t for t in targets if t.seat == seats and not (seats and t.what in middle)]
        return sorted(found, key=lambda target: (target.rect.y // 20, target.rect.x))

    def _framed(self) -> Target | None:
        what = self.scene.answers.framed
        return next((t for t in self.scene.answers.targets() if t.what == what and not t.back), None)

    # Arrows

    def _arrow(self, dx: int, dy: int) -> None:
        answers, framed = self.scene.answers, self._framed()
        if answers.stepper and dy:
            answers.stepper.step(-dy)
        elif framed and dy and isinstance(answers.half, Spread):
            answers.choose(framed.what, back=dy > 0)
        elif framed:
            others = [(t.rect, t) for t in self._targets(seats=framed.seat) if t.what != framed.what]
            following = towards(framed.rect, others, dx, dy)
            if following:
                answers.point(following.what)
            elif dy > 0 and answers.choices.cards:
                answers.point(None)
                self._along_hand(1)
        elif dx and answers.choices.cards:
            self._along_hand(dx)
        elif targets := self._targets(seats=False) or self._targets(seats=True):
            answers.frame(None)
            answers.point(targets[0 if dx + dy > 0 or not dx else -1].what)
        elif dx:
            self._along_hand(dx)

    def _along_hand(self, by: int) -> None:
        """Frame the next legal card."""
        hand, choices = self.scene.hand, self.scene.answers.choices
        legal = [card for card in hand.order if card in choices.cards] or hand.order
        if legal:
            at = legal.index(hand.framed) + by if hand.framed in legal else (0 if by > 0 else -1)
            self.scene.answers.frame(legal[at % len(legal)])

    # Answers

    def _enter(self) -> None:
        """Give the answer that is whole, else use what is framed, else press the lowest button."""
        answers, framed, card = self.scene.answers, self._framed(), self.scene.hand.framed
        choices = answers.choices
        if answers.half.moves():
            answers.give()
        elif framed:
            answers.choose(framed.what)
        elif card and card in choices.cards:
            answers.play_card(card)
        elif button := next((button for button in answers.buttons if button.enabled), None):
            button.activate()
        elif len(choices.all) == 1:
            self.scene.play(choices.all[0])

    def _escape(self) -> None:
        """Take back a choice half made, else go to the other games."""
        scene, answers = self.scene, self.scene.answers
        if answers.half.empty() or answers.surely:
            answers.offer(answers.choices)
        elif scene.hand.framed or answers.framed is not None:
            answers.frame(None)
            answers.point(None)
        else:
            scene.desk.home()

    def _letter(self, event: Event) -> bool:
        """An answer's letter, or the rank of a card."""
        answers = self.scene.answers
        for button in answers.buttons:
            if event.unicode and button.shortcut == event.unicode.upper() and button.enabled:
                button.activate()
                return True
        return event.key in RANKS and self._rank(RANKS[event.key])

    def _rank(self, rank: int) -> bool:
        """Frame the next legal card of a rank, in the hand or on the table."""
        answers, hand = self.scene.answers, self.scene.hand
        held = [card for card in hand.order if card in answers.choices.cards and card.rank == rank]
        if held:
            at = held.index(hand.framed) + 1 if hand.framed in held else 0
            answers.frame(held[at % len(held)])
            return True
        there = [target.what for target in self._targets(seats=False) if _rank_of(target.what) == rank]
        if there:
            at = there.index(answers.framed) + 1 if answers.framed in there else 0
            answers.point(there[at % len(there)])
        return bool(there)


def _rank_of(what: object) -> int:
    """The rank of the card that is meant, 0 when none is."""
    if isinstance(what, Play):
        return what.card.rank
    return what.rank if isinstance(what, Card) else 0
