"""What the player can answer now, and what comes of it: buttons, cards of the hand, things on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine.moves import Move, Play, Say
from patience.gui.company.choices import Choices
from patience.gui.company.controls import Answer, Controls
from patience.gui.company.half import Asking, Half, Spread, half_for
from patience.words import _, capital

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.company.pattern import Target, What
    from patience.gui.company.scene import CompanyScene

LETTERS = {"exchange": "x"}  # of words that do not answer to their first letter
TAKEN_LETTERS = "atjqkhui"  # ranks, and what the table does by them


class Answers(Controls):
    """The controls of one decision; they are made anew for each."""

    def __init__(self, scene: CompanyScene) -> None:
        super().__init__(scene)
        self.choices, self.half = Choices(), Half()
        self.framed: What | None = None  # what pointer or keyboard has come to on the table
        self.over = False  # the deal is over, and the player knows
        self.last_asked = ""
        self.surely = False  # resign has been pressed once

    # What is offered

    def clear(self) -> None:
        """Nothing to answer."""
        self.take_away()
        self.framed = None
        self.choices, self.half, self.over, self.surely = Choices(), Half(), False, False

    def offer(self, choices: Choices) -> None:
        """Show a control for every way to answer."""
        self.clear()
        self.choices = choices
        self.half = half_for(self.scene, choices, self.last_asked)
        rules = self.scene.rules
        answers = self._half_answers()
        for word, moves in choices.numbers.items():
            numbers = [move.number for move in moves if move.number is not None]
            start = rules.first_number(self.scene.view.table, word, numbers)
            self.count(capital(word), numbers, start, self._renumber)
            answers.append(
                Answer(self._numbered(word), lambda word=word: self._say_number(word), gold=True)  # type: ignore[misc]
            )
        other = bool(choices.cards or choices.there or choices.taps)
        words = sorted(choices.words, key=rules.boldness)
        only_ways_out = not other and not answers and all(map(rules.way_out, words))
        for move in words:
            gold = not other and (not rules.way_out(move) or only_ways_out)
            answers.append(
                Answer(self._label(move), lambda move=move: self.say(move), self.letter(move).upper(), gold)  # type: ignore[misc]
            )
        self.show(answers)
        self._look_at_half()

    def _half_answers(self) -> list[Answer]:
        half = self.half
        if not half.takes_clicks:
            return []
        answers = [Answer(half.ready, self.give, gold=True)]
        if isinstance(half, Spread):
            small = self.scene.plan.compact
            evenly, before = _("Evenly") if small else _("Spread evenly"), self.scene.spread_before()
            answers.append(Answer(evenly, lambda: self._spread(None), "E"))
            if before:
                again = _("As before") if small else _("As last deal")
                answers.append(Answer(again, lambda: self._spread(before), "L"))
        return answers

    def end(self) -> None:
        """The deal is over: the next one can be dealt, or another match begun."""
        self.clear()
        self.over = True
        if self.scene.rules.is_match_over(self.scene.match.table):
            self.show([Answer(_("New match"), self.scene.desk.new_deal, gold=True)])
        else:
            self.show([Answer(_("Next deal"), self.scene.next_deal, gold=True)])

    def letter(self, move: Say) -> str:
        """The key that gives an answer; "" when only Enter or the pointer does."""
        letter = LETTERS.get(move.word, move.word[:1])
        return "" if letter in TAKEN_LETTERS else letter

    def _label(self, move: Move) -> str:
        return self.scene.words(self.scene.rules.label(self.scene.view.table, move))

    def _numbered(self, word: str) -> str:
        assert self.stepper
        return self._label(Say(word, self.stepper.value))

    def _renumber(self) -> None:
        self.relabel(self.buttons[0], self._numbered(next(iter(self.choices.numbers))))

    # Answering

    def say(self, move: Move) -> None:
        """Give an answer; to resign a second press is needed."""
        if isinstance(move, Say) and move.word == "resign" and not self.surely:
            self.surely = True
            for button in self.buttons:
                if button.label == self._label(move):
                    self.relabel(button, _("Resign? yes"))
            return
        self.scene.play(move)

    def _say_number(self, word: str) -> None:
        assert self.stepper
        self.scene.play(Say(word, self.stepper.value))

    def choose(self, what: What, *, back: bool = False) -> None:
        """A thing on the table has been chosen: make the move, or have a part of an answer."""
        if not self.half.takes_clicks:
            if isinstance(what, Move) and not back:
                self.scene.play(what)
            return
        (self.half.back if back else self.half.click)(what)
        if self.half.at_once and self.half.moves():
            self.give()
        else:
            self._look_at_half()

    def give(self) -> None:
        """Give the answer that has been put together, if it is whole."""
        moves = list(self.half.moves())
        if not moves:
            return
        if isinstance(self.half, Asking):
            self.last_asked = self.half.whom
        self.scene.play_all(moves)

    def _spread(self, counts: dict[str, int] | None) -> None:
        assert isinstance(self.half, Spread)
        if counts is None:
            self.half.evenly()
        else:
            self.half.as_before(counts)
        self._look_at_half()

    def _look_at_half(self) -> None:
        """Show how far the answer is."""
        if self.half.takes_clicks:
            self.buttons[0].enabled = bool(self.half.moves())
            self.scene.spoil()

    def play_card(self, card: Card, pos: tuple[int, int] | None = None) -> None:
        """Play a card of the hand, perhaps to a point, or say why not."""
        moves = self.choices.cards.get(card)
        if moves:
            self.scene.play(self._aimed(moves, pos))
        elif word := self.word_of(card):
            self.say(word)
        elif self.scene.mine and self.choices.cards:
            self.scene.refuse(card)

    def plays(self, card: Card) -> bool:
        """Whether a card of the hand can be played now, or stands for a word."""
        return card in self.choices.cards or self.word_of(card) is not None

    @property
    def exchange(self) -> Say | None:
        """The word with which a card goes to a neighbour, if it may be said."""
        return next((move for move in self.choices.words if move.word == "exchange"), None)

    def drop(self, card: Card, pos: tuple[int, int]) -> None:
        """A card of the hand has been carried there: on a neighbour it is exchanged, elsewhere it is played."""
        neighbour = self.scene.rules.exchanges_with(self.scene.view.table)
        if not self.exchange:
            self.play_card(card, pos)
        elif neighbour is not None and self.scene.plan.blocks[neighbour].rect.collidepoint(pos):
            self.scene.play(self.exchange)

    def _aimed(self, moves: list[Play], pos: tuple[int, int] | None) -> Play:
        """The one of several targets that the card was carried to, else the first."""
        lying = self.scene.laid.cards
        where = [
            name for name, rects in lying.items() if pos and any(rect.collidepoint(pos) for rect in rects)
        ]
        return next((move for move in moves if move.target in where), moves[0])

    def word_of(self, card: Card) -> Say | None:
        """The word that is as good as playing that card: "Spin" for the card that spins."""
        shown = self.scene.rules.spoken_card(self.scene.view.table)
        return next((move for move in self.choices.words if shown == (card, move)), None)

    # On the table

    def targets(self) -> list[Target]:
        """All that can be clicked on the table, the uppermost last."""
        scene = self.scene
        if not self.choices.any:
            return []
        found = [t for p in scene.patterns for t in p.targets(scene.view.table, scene.laid, scene.look)]
        return found + list(scene.seats.targets(scene.plan, self.half))

    def frame(self, card: Card | None) -> None:
        """Frame a card of the hand."""
        scene, hand = self.scene, self.scene.hand
        if card != hand.framed:
            hand.framed = card
            scene.spoil(hand.reach(scene.plan))
            scene.spoil(scene.plan.fact)
            if any(pattern.follows_hand for pattern in scene.patterns):
                scene.spoil(pygame.Rect(0, scene.plan.top, scene.size[0], scene.plan.line.y - scene.plan.top))

    def show_advice(self, move: Move) -> None:
        """Show what somebody advises: frame the card or the place, set the number."""
        if isinstance(move, Say) and move.number is not None and self.stepper:
            self.stepper.go(self.stepper.numbers.index(move.number))
        elif isinstance(move, Play) and move.card in self.scene.hand.rects:
            self.frame(move.card)
        elif isinstance(self.half, Asking) and isinstance(move, Play):
            self.half.empty()
            self.half.click(move.source)
            self._look_at_half()
            self.point(move.card)
        elif not isinstance(move, Say):
            self.point(move)

    def point(self, what: What | None) -> None:
        """Frame something on the table."""
        if what != self.framed:
            for shown in (self.framed, what):
                for target in self.targets():
                    if target.what == shown and shown is not None:
                        self.scene.spoil(target.rect.inflate(60, 60))
            self.framed = what
            if isinstance(self.half, Asking):
                self.scene.spoil(self.scene.plan.line)
