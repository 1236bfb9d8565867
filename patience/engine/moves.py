"""The few things a player can do, each one gesture at the table, and their text.

`kind` keeps a `Tap` from equalling a `Say` of the same word, since named tuples compare as tuples.
Known cards are named by card, unseen ones by index; places by name.
"""

from typing import NamedTuple

from patience.cards import Card, card


class Carry(NamedTuple):
    """Take the upper `size` cards of a place to another, in their order."""

    source: str
    size: int
    target: str
    kind: str = "carry"

    def __str__(self) -> str:
        return f"carry {self.source} {self.size} {self.target}"


class Play(NamedTuple):
    """Lay one card that the player sees in a hand."""

    source: str
    card: Card
    target: str
    kind: str = "play"

    def __str__(self) -> str:
        return f"play {self.source} {self.card} {self.target}"


class Draw(NamedTuple):
    """Take one card unseen out of a fan of backs; 0 is the lowest."""

    source: str
    at: int
    target: str
    kind: str = "draw"

    def __str__(self) -> str:
        return f"draw {self.source} {self.at} {self.target}"


class Tap(NamedTuple):
    """Touch a place that has one obvious use, such as turning the stock."""

    place: str
    kind: str = "tap"

    def __str__(self) -> str:
        return f"tap {self.place}"


class Lift(NamedTuple):
    """Take the top cards of several places off the table together."""

    places: tuple[str, ...]
    kind: str = "lift"

    def __str__(self) -> str:
        return f"lift {' '.join(self.places)}"


class Say(NamedTuple):
    """A word, perhaps with a number: pass, bid 5."""

    word: str
    number: int | None = None
    kind: str = "say"

    def __str__(self) -> str:
        return f"say {self.word}" if self.number is None else f"say {self.word} {self.number}"


LONGEST_NUMBER = 9  # digits
DEAL = Say("deal")  # after a finished deal of a match of several: the next one
Move = Carry | Play | Draw | Tap | Lift | Say


def is_number(text: str) -> bool:
    """Whether this is how a whole number is written in a line."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def parse_move(text: str) -> Move:
    """The move written in a line; ValueError when it is none."""
    match text.split():
        case ["carry", source, count, target] if is_number(count):
            return Carry(source, int(count), target)
        case ["play", source, name, target]:
            return Play(source, card(name), target)
        case ["draw", source, index, target] if is_number(index):
            return Draw(source, int(index), target)
        case ["tap", place]:
            return Tap(place)
        case ["lift", *places] if places:
            return Lift(tuple(places))
        case ["say", word]:
            return Say(word)
        case ["say", word, number] if is_number(number):
            return Say(word, int(number))
    raise ValueError(f"{text!r} is not a move")
