"""The rules of the games as the player reads them, one module a game with one function `chapters`."""

from patience.engine.diagram import Diagram, Fan, Part, Plan
from patience.engine.rules import Chapter
from patience.words import _


def chapter(title: str, *parts: str | Diagram | Plan) -> Chapter:
    """A chapter of these paragraphs and pictures."""
    return Chapter(title, parts)


def diagram(*parts: Part) -> Diagram:
    """Pictures side by side."""
    return Diagram(parts)


def yes(words: str, *fans: Fan, lifted: tuple[str, ...] = (), note: object = None) -> Part:
    """Something the rules allow."""
    return Part(words, fans, True, lifted, note)


def no(words: str, *fans: Fan, lifted: tuple[str, ...] = (), note: object = None) -> Part:
    """Something the rules do not allow."""
    return Part(words, fans, False, lifted, note)


def spaces(cards: str) -> tuple[Fan, ...]:
    """Single cards beside each other, on the places space.1, space.2 and so on."""
    return tuple(Fan(f"space.{number}", card) for number, card in enumerate(cards.split(), 1))


def suit_up_to(suit: str, last: str = "K") -> str:
    """A suit from the ace up to a rank: "AS 2S 3S"."""
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    return " ".join(rank + suit for rank in ranks[: ranks.index(last) + 1])


def four_kings() -> tuple[Fan, ...]:
    """The foundations of a game that is won, each a whole suit with its King on top."""
    return tuple(Fan(f"foundation.{suit}", suit_up_to(suit), squared=True) for suit in "SHCD")


def by_hand() -> str:
    """How cards are moved at this table."""
    return _(
        "At this table drag a card, or click it and then the place where it goes. A double click or a right click makes "
        "the best move with that card."
    )


def turning() -> str:
    """How the stock is turned at this table."""
    return _("At this table a click on the stock, or the space bar, turns it.")
