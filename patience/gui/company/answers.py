"""What the player can answer now: buttons at the lower right, cards of the hand, places on the table, and the keys for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine.moves import Say
from patience.gui.company.buttons import AnswerButton, Stepper
from patience.gui.company.choices import Choices
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.cards import Card
    from patience.engine.moves import Move, Play
    from patience.gui.company.scene import CompanyScene
    from patience.gui.widget import Widget

SLIP = 4  # design units between a click and a drag
RANKS = {pygame.K_a: 1, pygame.K_t: 10, pygame.K_j: 11, pygame.K_q: 12, pygame.K_k: 13} | {
    pygame.K_0 + n: n for n in range(2, 10)
}


class Answers:
    """The controls of one decision; they are made anew for each."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self.choices = Choices()
        self.widgets: list[Widget] = []
        self.stepper: Stepper | None = None
        self.framed = ""  # the place that the keyboard has come to
        self.over = False  # the deal is over, and the player knows
        self._pressed: tuple[Card | None, tuple[int, int]] | None = None
        self._dragged: tuple[int, int] | None = None
        self._surely = False  # resign has been pressed once

    # What is offered

    def clear(self) -> None:
        """Nothing to answer."""
        self.scene.drop(*[widget for widget in self.widgets if widget in self.scene.widgets])
        self.widgets, self.stepper, self.framed = [], None, ""
        self.choices, self.over, self._surely = Choices(), False, False
        self._pressed = self._dragged = None

    def offer(self, choices: Choices) -> None:
        """Show a control for every way to answer with a word."""
        self.clear()
        self.choices = choices
        scene, small = self.scene, self.scene.plan.compact
        words = sorted(choices.words, key=scene.rules.boldness)
        buttons: list[tuple[str, Move | None, str]] = [(self._label(move), move, "") for move in words]
        for word, moves in choices.numbers.items():
            numbers = [move.number for move in moves if move.number is not None]
            start = scene.rules.first_number(scene.view.table, word, numbers)
            self.stepper = Stepper(capital(word), numbers, start, lambda _number: self._renumber())
            buttons.insert(0, (self._numbered(word), None, word))
        gold = not choices.cards and not choices.lying and not choices.taps
        for number, (label, move, word) in enumerate(buttons):
            key = _("Enter") if number == 0 and gold else self._key(move)
            self.widgets.append(
                AnswerButton(
                    label, lambda move=move, word=word: self.say(move, word), key,  # type: ignore[misc]
                    gold=number == 0 and gold, small=small,
                )
            )  # fmt: skip
        if self.stepper:
            self.widgets.append(self.stepper)
        scene.add(*self.widgets)
        self.layout()

    def end(self) -> None:
        """The deal is over: the next one can be dealt."""
        self.clear()
        self.over = True
        rules, table = self.scene.rules, self.scene.match.table
        if not rules.is_match_over(table):
            button = AnswerButton(
                _("Next deal"), self.scene.next_deal, _("Enter"), gold=True, small=self.scene.plan.compact
            )
            self.widgets.append(button)
            self.scene.add(button)
            self.layout()

    def layout(self) -> None:
        """Place the controls, the stepper above its button."""
        plan = self.scene.plan
        buttons = [widget for widget in self.widgets if widget is not self.stepper]
        places = plan.answers(len(buttons) + (1 if self.stepper else 0))
        order: list[Widget] = [*buttons[:1], *([self.stepper] if self.stepper else []), *buttons[1:]]
        for widget, rect in zip(order, places, strict=False):
            widget.rect = rect

    def _label(self, move: Move) -> str:
        return self.scene.words(self.scene.rules.label(self.scene.view.table, move))

    def _numbered(self, word: str) -> str:
        assert self.stepper
        return self._label(Say(word, self.stepper.value))

    def _renumber(self) -> None:
        for widget in self.widgets:
            if isinstance(widget, AnswerButton) and self.stepper:
                widget.label = self._numbered(next(iter(self.choices.numbers)))
                widget.changed()
                return

    def _key(self, move: Move | None) -> str:
        return move.word[:1].upper() if isinstance(move, Say) else ""

    def say(self, move: Move | None, word: str = "") -> None:
        """Give an answer; to resign a second press is needed."""
        if move is None:
            assert self.stepper
            move = Say(word, self.stepper.value)
        if isinstance(move, Say) and move.word == "resign" and not self._surely:
            self._surely = True
            for widget in self.widgets:
                if widget.label == self._label(move):
                    widget.label = _("Resign? yes")
                    widget.changed()
            return
        self.scene.play(move)

    # Cards and places

    def play_card(self, card: Card) -> None:
        """Play a card of the hand, or say why not."""
        moves = self.choices.cards.get(card)
        if moves:
            self.scene.play(self._chosen(moves))
        elif self.scene.mine and self.choices.cards:
            self.scene.refuse(card)

    def _chosen(self, moves: list[Play]) -> Play:
        """The one of several targets that the card was dragged to, else the first."""
        if self._dragged:
            place = self.place_at(self._dragged)
            return next((move for move in moves if move.target == place), moves[0])
        return moves[0]

    def place_at(self, pos: tuple[int, int]) -> str:
        """The place of the middle under a point."""
        scene = self.scene
        for pattern in scene.patterns:
            if place := pattern.place_at(pos, scene.view.table, scene.laid):
                return place
        return ""

    def use_place(self, place: str, pos: tuple[int, int]) -> bool:
        """Do what touching a place means; false when it means nothing now."""
        choices = self.choices
        if place in choices.taps:
            self.scene.play(choices.taps[place])
        elif place in choices.draws:
            rects = self.scene.laid.cards[place]
            near = min(
                choices.draws[place], key=lambda at: abs(rects[at].centerx - pos[0]) if at < len(rects) else 0
            )
            self.scene.play(choices.draws[place][near])
        elif card := self.lying_card(place, pos):
            self.scene.play(choices.there[place][card])
        elif len(choices.lying.get(place, ())) == 1:
            self.scene.play(choices.lying[place][0])
        else:
            return False
        return True

    def lying_card(self, place: str, pos: tuple[int, int]) -> Card | None:
        """The card under a point, if it is one of those that may be chosen there."""
        if place in self.choices.there:
            pile = self.scene.view.table.piles[place]
            for card, rect in reversed(list(zip(pile.cards, self.scene.laid.cards[place], strict=True))):
                if card in self.choices.there[place] and rect.collidepoint(pos):
                    return card
        return None

    # Events

    def handle(self, event: Event) -> bool:
        """Take in an event of pointer or keyboard."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._pressed = self.scene.hand.at(event.pos), event.pos
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._up(event.pos)
        return event.type == pygame.KEYDOWN and self._press(event)

    def _move(self, event: Event) -> bool:
        card = self.scene.hand.at(event.pos)
        if self._pressed and event.buttons[0]:
            held, start = self._pressed
            if held and pygame.Vector2(start).distance_to(event.pos) > SLIP * self.scene.scale.u:
                self._dragged = event.pos
        elif card != self.scene.hand.framed:
            self.frame(card)
        return card is not None

    def _up(self, pos: tuple[int, int]) -> bool:
        pressed, self._pressed = self._pressed, None
        if not pressed:
            return False
        card, _start = pressed
        if card and self._dragged:
            if pos[1] < self.scene.plan.line.bottom:
                self._dragged = pos
                self.play_card(card)
        elif card and card == self.scene.hand.at(pos):
            self.play_card(card)
        elif not card and not ((place := self.place_at(pos)) and self.use_place(place, pos)):
            self.scene.hurry()
        self._dragged = None
        return True

    def frame(self, card: Card | None) -> None:
        """Frame a card of the hand."""
        hand, plan = self.scene.hand, self.scene.plan
        if card != hand.framed:
            hand.framed = card
            self.scene.spoil(hand.reach(plan))

    def _press(self, event: Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return self.scene.command(event)
        if self.stepper and event.unicode.isdigit():
            self.stepper.digit(event.unicode)
            return True
        action = self._keys().get(event.key)
        if action:
            action()
        return action is not None or self._letter(event)

    def _keys(self) -> dict[int, Callable[[], None]]:
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._step(-1), pygame.K_RIGHT: lambda: self._step(1), pygame.K_RETURN: self._enter,
            pygame.K_KP_ENTER: self._enter, pygame.K_SPACE: self.scene.hurry, pygame.K_ESCAPE: self._escape,
        }  # fmt: skip
        if stepper := self.stepper:
            keys |= {pygame.K_UP: lambda: stepper.step(1), pygame.K_DOWN: lambda: stepper.step(-1)}
        return keys

    def _escape(self) -> None:
        """Take back a choice half made, else go to the other games."""
        if self._surely:
            self.offer(self.choices)
        elif self.scene.hand.framed:
            self.frame(None)
        else:
            self.scene.desk.home()

    def _letter(self, event: Event) -> bool:
        """An answer's letter, or the rank of a card."""
        for move in self.choices.words:
            if event.unicode and move.word.startswith(event.unicode.lower()) and event.key not in RANKS:
                self.say(move)
                return True
        if event.key in RANKS and self.choices.cards:
            legal = [
                card
                for card in self.scene.hand.order
                if card in self.choices.cards and card.rank == RANKS[event.key]
            ]
            if legal:
                at = legal.index(self.scene.hand.framed) + 1 if self.scene.hand.framed in legal else 0
                self.frame(legal[at % len(legal)])
                return True
        return self.scene.command(event)

    def _step(self, by: int) -> None:
        """Frame the next legal card."""
        hand = self.scene.hand
        legal = [card for card in hand.order if card in self.choices.cards] or hand.order
        if legal:
            at = legal.index(hand.framed) + by if hand.framed in legal else (0 if by > 0 else -1)
            self.frame(legal[at % len(legal)])

    def _enter(self) -> None:
        """Play the framed card, else press the lowest button."""
        framed = self.scene.hand.framed
        if framed and framed in self.choices.cards:
            self.play_card(framed)
        elif self.widgets:
            self.widgets[0].activate()
        elif len(self.choices.all) == 1:
            self.scene.play(self.choices.all[0])
        elif len(self.choices.taps) == 1:
            self.scene.play(next(iter(self.choices.taps.values())))

    def paint(self, canvas: pygame.Surface) -> None:
        """Nothing beside the widgets, which the scene paints."""
