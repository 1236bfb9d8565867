"""What a move does to the table, as data: the same list is applied, animated, logged and remembered.

No effect names a hidden card, so a list of them may be shown to anybody.
"""

from typing import NamedTuple

from patience.cards import Card

from .table import Draft, Pile, Seat


class Shift(NamedTuple):
    """The upper `size` cards go on top of another place, as they lie."""

    source: str
    size: int
    target: str

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        piles = draft.piles
        source, target = piles[self.source], piles[self.target]
        split = len(source.cards) - self.size
        down = min(split, source.down)
        piles[self.source] = Pile(source.cards[:split], down)
        piles[self.target] = Pile(target.cards + source.cards[split:], target.down + source.down - down)


class Turn(NamedTuple):
    """The upper `size` cards go on top of another place, turned over as one packet, so that their order reverses."""

    source: str
    size: int
    target: str

    def apply(self, draft: Draft) -> None:
        """Write this on the draft; the packet lies either all face up or all face down."""
        piles = draft.piles
        source, target = piles[self.source], piles[self.target]
        split = len(source.cards) - self.size
        packet = source.cards[split:][::-1]
        were_up = source.down <= split
        piles[self.source] = Pile(source.cards[:split], source.down if were_up else split)
        piles[self.target] = Pile(target.cards + packet, target.down + len(packet) * were_up)


class TurnUp(NamedTuple):
    """The face-down card on top of a place is turned up where it lies."""

    place: str

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        pile = draft.piles[self.place]
        draft.piles[self.place] = Pile(pile.cards, pile.down - 1)


class Slip(NamedTuple):
    """One card is drawn out of the middle of a place and goes on top of another; 0 is the lowest."""

    source: str
    at: int
    target: str

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        piles = draft.piles
        source, target = piles[self.source], piles[self.target]
        i = self.at
        was_down = i < source.down
        piles[self.source] = Pile(source.cards[:i] + source.cards[i + 1 :], source.down - was_down)
        piles[self.target] = Pile(target.cards + source.cards[i : i + 1], target.down + was_down)


class Pay(NamedTuple):
    """Counters pass from one heap to another."""

    giver: str
    taker: str
    amount: int

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        draft.counters[self.giver] -= self.amount
        draft.counters[self.taker] += self.amount


class Note(NamedTuple):
    """The game's public notes change."""

    notes: object

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        draft.notes = self.notes


class Pass(NamedTuple):
    """The turn goes to a seat."""

    seat: Seat

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        draft.turn = self.seat


class Lacks(NamedTuple):
    """Everybody learns that a place holds none of these cards."""

    place: str
    cards: frozenset[Card]

    def apply(self, draft: Draft) -> None:
        """Change nothing: this is for whoever remembers."""


class Finish(NamedTuple):
    """The deal is over with these scores, one a seat."""

    scores: tuple[float, ...]

    def apply(self, draft: Draft) -> None:
        """Write this on the draft."""
        draft.turn, draft.scores = None, self.scores


Effect = Shift | Turn | TurnUp | Slip | Pay | Note | Pass | Lacks | Finish
