"""Answers that take several clicks, as far as they have been given: they can be taken back until they are whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.cards import Card
from patience.engine.moves import Play, Tap
from patience.gui.company import cardface
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from patience.engine.moves import Move
    from patience.gui.company.choices import Choices
    from patience.gui.company.pattern import What
    from patience.gui.company.view import CompanyView


class Half:
    """Nothing of the kind: every click is an answer."""

    takes_clicks = False  # whether what is clicked is only a part of an answer
    ticks = False  # whether each thing that is chosen is ticked, since there may be several
    at_once = False  # whether the answer is given as soon as it is whole
    ready = ""  # what stands on the button that gives it

    def click(self, what: What) -> None:
        """Choose something, or choose it no more."""

    def back(self, what: What) -> None:
        """Take back the choice of something."""

    def empty(self) -> bool:
        """Take back everything; false when there was nothing."""
        return False

    def moves(self) -> Sequence[Move]:
        """The moves of the whole answer; none as long as it is not whole."""
        return ()

    def chosen(self, what: What) -> bool:
        """Whether something is chosen."""
        return False

    def asks(self, usual: str, framed: What | None) -> str:
        """What the line asks, if not as usual; `framed` is what one is about to choose."""
        return usual


class Spread(Half):
    """So many counters over the pools."""

    takes_clicks = True

    def __init__(self, pools: Sequence[str], number: int) -> None:
        self.ready = _("Stake")
        self.number = number
        self.counts = dict.fromkeys(pools, 0)

    @property
    def left(self) -> int:
        """How many are still to be laid."""
        return self.number - sum(self.counts.values())

    def click(self, what: What) -> None:
        """One more on a pool."""
        if isinstance(what, Tap) and self.left:
            self.counts[what.place] += 1

    def back(self, what: What) -> None:
        """One less on a pool."""
        if isinstance(what, Tap) and self.counts[what.place]:
            self.counts[what.place] -= 1

    def empty(self) -> bool:
        """All counters come back."""
        some = any(self.counts.values())
        self.counts = dict.fromkeys(self.counts, 0)
        return some

    def evenly(self) -> None:
        """The same on every pool, what is over on the first ones."""
        each, over = divmod(self.number, len(self.counts))
        self.counts = {pool: each + (at < over) for at, pool in enumerate(self.counts)}

    def as_before(self, counts: Mapping[str, int]) -> None:
        """As they were spread another time, as far as the number allows."""
        self.empty()
        for pool, count in counts.items():
            self.counts[pool] = min(count, self.left)

    def moves(self) -> Sequence[Move]:
        """A touch for each counter."""
        if self.left:
            return ()
        return [Tap(pool) for pool, count in self.counts.items() for _time in range(count)]


class Asking(Half):
    """Whom, and for which card; the second of the two clicks asks."""

    takes_clicks = at_once = True

    def __init__(
        self, questions: Mapping[str, Mapping[Card, Play]], names: Mapping[str, str], whom: str
    ) -> None:
        self.ready = _("Ask")
        self.questions, self.names = questions, names
        self.whom = whom if whom in questions else next(iter(questions)) if len(questions) == 1 else ""
        self.card: Card | None = None

    def click(self, what: What) -> None:
        """Choose a person or a card."""
        if isinstance(what, Card):
            self.card = what
        elif isinstance(what, str):
            self.whom = what

    def empty(self) -> bool:
        """Ask for nothing yet."""
        some, self.card = self.card is not None, None
        return some

    def moves(self) -> Sequence[Move]:
        """The question, if it may be put."""
        move = self.questions.get(self.whom, {}).get(self.card) if self.card else None
        return (move,) if move else ()

    def may_ask(self, card: Card) -> bool:
        """Whether somebody, or whoever is chosen, may be asked for a card."""
        asked = [self.questions[self.whom]] if self.whom else self.questions.values()
        return any(card in cards for cards in asked)

    def chosen(self, what: What) -> bool:
        """Whether a person or card is chosen."""
        return what == (self.card if isinstance(what, Card) else self.whom)

    def asks(self, usual: str, framed: What | None) -> str:
        """The question as far as it goes."""
        card = framed if isinstance(framed, Card) else self.card
        whom = framed if isinstance(framed, str) and framed in self.names else self.whom
        if whom and card:
            return _("Ask {name} for {card}?").format(name=self.names[whom], card=cardface.sign(card))
        if whom:
            return _("Ask {name} for which card?").format(name=self.names[whom])
        return _("Ask whom for {card}?").format(card=cardface.sign(card)) if card else usual


class Several(Half):
    """So many of the cards that lie there; each click chooses one, or chooses it no more."""

    takes_clicks = ticks = True

    def __init__(self, number: int) -> None:
        self.ready = _("Take {n}").format(n=number)
        self.number = number
        self.taken: list[What] = []

    def click(self, what: What) -> None:
        """Choose a card or choose it no more; of too many the first is given up."""
        if what in self.taken:
            self.taken.remove(what)
        elif isinstance(what, Play):
            self.taken = [*self.taken, what][-self.number :]

    back = click

    def empty(self) -> bool:
        """No card is chosen."""
        some = bool(self.taken)
        self.taken = []
        return some

    def moves(self) -> Sequence[Move]:
        """The cards one after the other."""
        moves = [what for what in self.taken if isinstance(what, Play)]
        return moves if len(moves) == self.number else ()

    def chosen(self, what: What) -> bool:
        """Whether a card is chosen."""
        return what in self.taken

    def asks(self, usual: str, framed: What | None) -> str:
        """The line counts what is still to be chosen."""
        left = self.number - len(self.taken)
        return _("{asked}: {n} left").format(asked=usual, n=left) if self.taken else usual


def half_for(scene: CompanyView, choices: Choices, last_asked: str) -> Half:
    """The answer that takes several clicks, if this is one."""
    table = scene.view.table
    if number := scene.rules.to_spread(table):
        return Spread(list(choices.taps), number)
    if choices.questions:
        names = {place: scene.name(int(place.removeprefix("hand."))) for place in choices.questions}
        return Asking(choices.questions, names, last_asked)
    if choices.there and (number := scene.rules.to_take(table)) > 1:
        return Several(number)
    return Half()
