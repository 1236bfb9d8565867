"""The legal moves sorted by the control that makes them: cards, places, buttons, one number, questions."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from patience.engine.moves import Carry, Draw, Lift, Play, Say, Tap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from patience.cards import Card
    from patience.engine.moves import Move
    from patience.engine.table import Seat


class Choices:
    """What the player may do now."""

    def __init__(self, moves: Iterable[Move] = (), me: Seat = 0) -> None:
        self.cards: dict[Card, list[Play]] = defaultdict(list)  # of the own hand
        self.questions: dict[str, dict[Card, Play]] = defaultdict(dict)  # by the place of whom is asked
        self.taps: dict[str, Tap] = {}
        self.draws: dict[str, dict[int, Draw]] = defaultdict(dict)
        self.lying: dict[str, list[Carry | Lift]] = defaultdict(list)  # by the places whose cards are taken
        self.there: dict[str, dict[Card, Play]] = defaultdict(dict)  # single cards that lie open on the table
        self.words: list[Say] = []
        self.numbers: dict[str, list[Say]] = defaultdict(list)  # words that go with a number
        for move in moves:
            self._sort(move, f"hand.{me}")

    def _sort(self, move: Move, mine: str) -> None:
        match move:
            case Play():
                self._sort_card(move, mine)
            case Tap(place=place):
                self.taps[place] = move
            case Draw(source=source, at=at):
                self.draws[source][at] = move
            case Say(word=word):
                (self.words if move.number is None else self.numbers[word]).append(move)
            case Carry(source=source):
                self.lying[source].append(move)
            case Lift(places=places):
                for place in places:
                    self.lying[place].append(move)

    def _sort_card(self, move: Play, mine: str) -> None:
        if move.source == mine:
            self.cards[move.card].append(move)
        elif move.source.startswith("hand."):
            self.questions[move.source][move.card] = move
        else:
            self.there[move.source][move.card] = move

    @property
    def any(self) -> bool:
        """Whether the player has anything to decide."""
        return bool(self.all)

    @property
    def all(self) -> list[Move]:
        """Every move."""
        moves: list[Move] = [*self.words, *self.taps.values()]
        moves += [move for some in self.cards.values() for move in some]
        moves += [move for some in (*self.questions.values(), *self.there.values()) for move in some.values()]
        moves += [move for some in self.draws.values() for move in some.values()]
        moves += [move for some in self.numbers.values() for move in some]
        return moves + list(dict.fromkeys(move for some in self.lying.values() for move in some))
