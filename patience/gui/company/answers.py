"""What the player can answer now: buttons at the lower right, cards of the hand, things on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.engine.moves import DEAL, Move, Play, Say, Tap
from patience.gui import text
from patience.gui.company.buttons import AnswerButton, Quick, Stepper
from patience.gui.company.choices import Choices
from patience.gui.company.half import Asking, Half, Several, Spread
from patience.words import _, capital

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.cards import Card
    from patience.gui.company.pattern import Target, What
    from patience.gui.company.scene import CompanyScene
    from patience.gui.widget import Widget

SLIP = 4  # design units between a click and a drag
LETTERS = {"exchange": "x"}  # of words that do not answer to their first letter
TAKEN_LETTERS = "atjqkhui"  # ranks, and what the table does by them
QUICK = (1, 2, 3, 5, 10)


class Answer(NamedTuple):
    """One button."""

    label: str
    action: Callable[[], None]
    key: str = ""
    gold: bool = False


class Answers:
    """The controls of one decision; they are made anew for each."""

    def __init__(self, scene: CompanyScene) -> None:
        self.scene = scene
        self.choices, self.half = Choices(), Half()
        self.buttons: list[AnswerButton] = []
        self.stepper: Stepper | None = None
        self.quick: Quick | None = None
        self.framed: What | None = None  # what pointer or keyboard has come to on the table
        self.over = False  # the deal is over, and the player knows
        self.last_asked = ""
        self._pressed: tuple[Card | None, tuple[int, int]] | None = None
        self._dragged: tuple[int, int] | None = None
        self.surely = False  # resign has been pressed once

    @property
    def widgets(self) -> list[Widget]:
        """All controls, the lowest button first."""
        return [*self.buttons, *filter(None, (self.stepper, self.quick))]

    # What is offered

    def clear(self) -> None:
        """Nothing to answer."""
        self.scene.drop(*[widget for widget in self.widgets if widget in self.scene.widgets])
        self.buttons, self.stepper, self.quick, self.framed = [], None, None, None
        self.choices, self.half, self.over, self.surely = Choices(), Half(), False, False
        self._pressed = self._dragged = None

    def offer(self, choices: Choices) -> None:
        """Show a control for every way to answer."""
        self.clear()
        self.choices = choices
        self.half = self._half(choices)
        rules = self.scene.rules
        answers = self._half_answers()
        for word, moves in choices.numbers.items():
            numbers = [move.number for move in moves if move.number is not None]
            start = rules.first_number(self.scene.view.table, word, numbers)
            self.stepper = Stepper(capital(word), numbers, start, lambda _number: self._renumber())
            quick = [number for number in QUICK if number in numbers]
            if len(numbers) > len(QUICK) and not self.scene.plan.compact:
                self.quick = Quick(quick, self.stepper)
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
        self._show(answers)

    def _half(self, choices: Choices) -> Half:
        """The answer that takes several clicks, if this is one."""
        scene, table = self.scene, self.scene.view.table
        if number := scene.rules.to_spread(table):
            return Spread(list(choices.taps), number)
        if choices.questions:
            names = {place: scene.name(int(place.removeprefix("hand."))) for place in choices.questions}
            return Asking(choices.questions, names, self.last_asked)
        if choices.there and (number := scene.rules.to_take(table)) > 1:
            return Several(number)
        return Half()

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

    def _show(self, answers: list[Answer]) -> None:
        small = self.scene.plan.compact
        for number, answer in enumerate(answers):
            key = _("Enter") if number == 0 and answer.gold else answer.key
            self.buttons.append(AnswerButton(answer.label, answer.action, key, gold=answer.gold, small=small))
        self.scene.add(*self.widgets)
        self._look_at_half()
        self.layout()

    def end(self) -> None:
        """The deal is over: the next one can be dealt, or another match begun."""
        self.clear()
        self.over = True
        if self.scene.rules.is_match_over(self.scene.match.table):
            self._show([Answer(_("New match"), self.scene.desk.new_deal, gold=True)])
        else:
            self._show([Answer(_("Next deal"), self.scene.next_deal, gold=True)])

    def layout(self) -> None:
        """Place the controls: buttons from below, the stepper over the first, the way out beside it if there is room."""
        plan, hand = self.scene.plan, self.scene.hand
        for button in self.buttons:
            button.small = plan.compact
        places = plan.answers(6)
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
        held = [rect.right for rect in hand.rects.values()] + [rect.right for rect in self.scene.own_cards()]
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
        word = next(iter(self.choices.numbers))
        self.buttons[0].label = self._numbered(word)
        for widget in (self.buttons[0], self.quick):
            if widget:
                widget.changed()

    # Answering

    def say(self, move: Move) -> None:
        """Give an answer; to resign a second press is needed."""
        if isinstance(move, Say) and move.word == "resign" and not self.surely:
            self.surely = True
            for button in self.buttons:
                if button.label == self._label(move):
                    button.label = _("Resign? yes")
                    button.changed()
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

    def play_card(self, card: Card) -> None:
        """Play a card of the hand, or say why not."""
        moves = self.choices.cards.get(card)
        if moves:
            self.scene.play(self._aimed(moves))
        elif word := self._word_of(card):
            self.say(word)
        elif self.scene.mine and self.choices.cards:
            self.scene.refuse(card)

    def _aimed(self, moves: list[Play]) -> Play:
        """The one of several targets that the card was dragged to, else the first."""
        if self._dragged:
            where = [name for name, rects in self.scene.laid.cards.items() if _hit(rects, self._dragged)]
            return next((move for move in moves if move.target in where), moves[0])
        return moves[0]

    def _word_of(self, card: Card) -> Say | None:
        """The word that is as good as playing that card: "Spin" for the card that spins."""
        shown = self.scene.rules.spoken_card(self.scene.view.table)
        return next((move for move in self.choices.words if shown == (card, move)), None)

    # Events

    def targets(self) -> list[Target]:
        """All that can be clicked on the table, the uppermost last."""
        scene = self.scene
        if not self.choices.any:
            return []
        found = [t for p in scene.patterns for t in p.targets(scene.view.table, scene.laid, scene.look)]
        return found + list(scene.seats.targets(scene.plan, self.half))

    def target_at(self, pos: tuple[int, int]) -> Target | None:
        """What lies under a point."""
        return next((t for t in reversed(self.targets()) if t.rect.collidepoint(pos)), None)

    def handle(self, event: Event) -> bool:
        """Take in an event of the pointer."""
        button = getattr(event, "button", 0)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and button == pygame.BUTTON_LEFT:
            self._pressed = self.scene.hand.at(event.pos), event.pos
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and button == pygame.BUTTON_RIGHT:
            if target := self.target_at(event.pos):
                self.choose(target.what, back=True)
            return target is not None
        if event.type == pygame.MOUSEBUTTONUP and button == pygame.BUTTON_LEFT:
            return self._up(event.pos)
        return False

    def _move(self, event: Event) -> bool:
        card = self.scene.hand.at(event.pos)
        if self._pressed and event.buttons[0]:
            _held, start = self._pressed
            if self._dragged or pygame.Vector2(start).distance_to(event.pos) > SLIP * self.scene.scale.u:
                self._pull(event.pos)
            return True
        target = None if card else self.target_at(event.pos)
        self.frame(card)
        self.point(target.what if target and not target.back else None)
        return bool(card or target)

    @property
    def pulled(self) -> tuple[Card, pygame.Rect] | None:
        """The card of the hand that is pulled about, and where it is just now; only one that may be played."""
        scene = self.scene
        card, start = self._pressed or (None, (0, 0))
        if not card or not self._dragged or not self.choices.any or card in scene.shaded():
            return None
        return card, scene.hand.place_of(card, scene.plan).move(
            self._dragged[0] - start[0], self._dragged[1] - start[1]
        )

    def _pull(self, pos: tuple[int, int] | None) -> None:
        """Bring what is pulled to a point; with None it is let go of."""
        scene, before = self.scene, self.pulled
        self._dragged = pos
        after = self.pulled
        for pulled in filter(None, (before, after)):
            scene.invalidate(pulled[1].inflate(40, 40))
        if bool(before) != bool(after):
            scene.spoil(scene.hand.reach(scene.plan))

    def _up(self, pos: tuple[int, int]) -> bool:
        if not self._pressed:
            return False
        (card, start), dragged = self._pressed, self._dragged
        self.scene.catch_up()
        under = self.target_at(pos)
        if card and dragged:
            self._drop(card, pos)
        elif card:
            if card == self.scene.hand.at(pos):
                self.play_card(card)
        elif under and (self.target_at(start) == under or self._from_tray(start)):
            self.choose(under.what, back=under.back)
        elif not under:
            self.scene.hurry()
        self._pull(None)
        self._pressed = None
        return True

    def _drop(self, card: Card, pos: tuple[int, int]) -> None:
        """A card of the hand has been let go: anywhere above the line it is played; on a neighbour it is exchanged."""
        if pos[1] >= self.scene.plan.line.bottom:
            return
        self._dragged = pos
        neighbour = self.scene.rules.exchanges_with(self.scene.view.table)
        exchange = next((move for move in self.choices.words if move.word == "exchange"), None)
        if exchange and neighbour is not None and self.scene.plan.blocks[neighbour].rect.collidepoint(pos):
            self.scene.play(exchange)
        elif not exchange:
            self.play_card(card)

    def _from_tray(self, pos: tuple[int, int]) -> bool:
        tray = self.scene.laid.heaps.get("tray")
        return bool(tray and tray.collidepoint(pos))

    def frame(self, card: Card | None) -> None:
        """Frame a card of the hand."""
        scene, hand = self.scene, self.scene.hand
        if card != hand.framed:
            hand.framed = card
            scene.spoil(hand.reach(scene.plan))
            scene.spoil(scene.plan.fact)
            if any(pattern.follows_hand for pattern in scene.patterns):
                scene.spoil(pygame.Rect(0, scene.plan.top, scene.size[0], scene.plan.line.y - scene.plan.top))

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


def _hit(rects: list[pygame.Rect], pos: tuple[int, int]) -> bool:
    return any(rect.collidepoint(pos) for rect in rects)


def spread_before(steps: list[tuple[Move, int | None]], me: int) -> dict[str, int]:
    """How a seat spread its counters in the last deal before this one: for moves with who made them."""
    counts: dict[str, int] = {}
    deals = 0
    for move, seat in reversed(steps):
        deals += move == DEAL
        if deals == 1 and seat == me and isinstance(move, Tap):
            counts[move.place] = counts.get(move.place, 0) + 1
    return counts
