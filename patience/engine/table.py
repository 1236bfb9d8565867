"""Where every card lies, and who may see it."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from patience.cards import Card

Seat = int


class Sight(Enum):
    """Who sees the face-up cards of a place."""

    NOBODY = "nobody"
    OWNER = "owner"
    TOP = "top"  # everybody, but only the uppermost card
    ALL = "all"


class Spot(NamedTuple):
    """Where a place lies on the table, in card widths, and how its cards spread.

    `fan` is the step from one face-up card to the next (x, y), `shown` how many of the upper cards are spread
    (0: all of them), `mark` what an empty place shows, `caption` whether the label stands under it; `tiny` is where
    it lies in a tiny window, if elsewhere.
    """

    x: float
    y: float
    fan: tuple[float, float] = (0.0, 0.0)
    shown: int = 0
    mark: str = ""
    caption: bool = False
    under: str = ""  # the name of the place whose cards lie over these: both are one pile to the hand
    tiny: tuple[float, float] | None = None


class Place(NamedTuple):
    """A named spot on the table that holds a pile; nobody sees its cards unless it says so."""

    name: str
    role: str
    sight: Sight = Sight.NOBODY
    owner: Seat | None = None
    label: str = ""
    spot: Spot | None = None


class Pile:
    """Cards from bottom to top, of which the lowest `down` lie face down; None is a card that one may not see."""

    __slots__ = ("cards", "down")

    def __init__(self, cards: tuple[Card | None, ...] = (), down: int = 0) -> None:
        self.cards = cards
        self.down = down

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.cards == other.cards and self.down == other.down

    def __hash__(self) -> int:
        return hash((self.cards, self.down))

    def __str__(self) -> str:
        shown = [str(card) if card else "?" for card in self.cards]
        return " ".join([f"({name})" if i < self.down else name for i, name in enumerate(shown)]) or "-"

    __repr__ = __str__

    @property
    def top(self) -> Card | None:
        """The uppermost card if it lies face up and may be seen."""
        return self.cards[-1] if len(self.cards) > self.down else None

    @property
    def up(self) -> tuple[Card | None, ...]:
        """The face-up cards, bottom first."""
        return self.cards[self.down :]


EMPTY = Pile()


class Table:
    """All cards, whose turn it is, counters, public notes of the game, and the scores once it is over.

    A table never changes: a move makes a new one. `notes` is an immutable value that only the game understands.
    """

    __slots__ = ("counters", "notes", "piles", "scores", "turn")

    def __init__(
        self,
        piles: Mapping[str, Pile],
        turn: Seat | None = 0,
        counters: Mapping[str, int] | None = None,
        notes: object = None,
        scores: tuple[float, ...] | None = None,
    ) -> None:
        self.piles = piles
        self.turn = turn
        self.counters: Mapping[str, int] = counters or {}
        self.notes = notes
        self.scores = scores

    def __getitem__(self, place: str) -> Pile:
        return self.piles[place]

    def _key(self) -> tuple[object, ...]:
        return (self.piles, self.turn, self.counters, self.notes, self.scores)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(
            (tuple(self.piles.values()), self.turn, tuple(self.counters.items()), self.notes, self.scores)
        )

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The table as text, one place a line; equal tables give equal lines."""
        for name, pile in self.piles.items():
            yield f"{name}: {pile}"
        for name, amount in self.counters.items():
            yield f"{name} has {amount}"
        if self.notes is not None:
            yield f"notes: {self.notes}"
        yield f"turn: {self.turn}" if self.scores is None else f"over: {self.scores}"


class Draft(Table):
    """A private copy of a table that effects write on; `table()` hands out the finished one."""

    __slots__ = ()

    piles: dict[str, Pile]
    counters: dict[str, int]

    def __init__(self, table: Table) -> None:
        self.piles = dict(table.piles)
        self.turn = table.turn
        self.counters = dict(table.counters)
        self.notes = table.notes
        self.scores = table.scores

    def table(self) -> Table:
        """The table as it stands now; the draft must not be written on afterwards."""
        return Table(self.piles, self.turn, self.counters, self.notes, self.scores)


def redacted(pile: Pile, sight: Sight, *, own: bool) -> Pile:
    """The pile as somebody sees it who does or does not own it: unseen cards become None."""
    if sight is Sight.ALL or (sight is Sight.OWNER and own):
        seen = pile.down
    elif sight is Sight.TOP:
        seen = max(pile.down, len(pile.cards) - 1)
    else:
        seen = len(pile.cards)
    if not seen:
        return pile
    return Pile((None,) * seen + pile.cards[seen:], pile.down)
