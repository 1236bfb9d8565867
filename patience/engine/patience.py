"""Patience games: one player, and two questions about every pile: what may be taken, what may be added."""

from collections.abc import Iterator
from functools import cached_property
from typing import ClassVar

from patience.cards import ACE, KING, PACK, Card
from patience.words import _, capital

from .effects import Effect, Finish, Shift, TurnUp
from .moves import Carry, Lift, Move, Tap
from .rules import Rules
from .table import Draft, Pile, Place, Table

OF_RANK: dict[int, tuple[Card, ...]] = {
    rank: tuple(c for c in PACK if c.rank == rank) for rank in range(KING + 2)
}
ACES, KINGS = OF_RANK[ACE], OF_RANK[KING]
NOTHING: tuple[Card, ...] = ()
UNKNOWN: dict[Card | None, tuple[Card, ...]] = {None: NOTHING}  # what a card that nobody has seen yet accepts
NEXT_UP = UNKNOWN | {c: OF_RANK[c.rank + 1] for c in PACK}
NEXT_IN_SUIT = UNKNOWN | {c: tuple(d for d in NEXT_UP[c] if d.suit == c.suit) for c in PACK}
NEXT_DOWN = UNKNOWN | {c: OF_RANK[c.rank - 1] for c in PACK}
NEXT_DOWN_ALTERNATING = UNKNOWN | {c: tuple(d for d in NEXT_DOWN[c] if d.red != c.red) for c in PACK}
ACE_OF: dict[str, tuple[Card, ...]] = {f"foundation.{ace.suit}": (ace,) for ace in ACES}
SUITS_ACROSS = "SHCD"  # how the foundations lie: black and red by turns
ONE = (1,)
NEVER, IDLE = (
    0,
    1,
)  # how much is liked what is made only when asked for, and what changes nothing that matters


class Patience(Rules):
    """A game for one: it answers `takes` and `accepts`, and the legal moves follow."""

    sources: tuple[str, ...] = ()  # the roles of the places that cards are taken from
    targets: tuple[str, ...] = ()  # and of those that they are taken to
    home: ClassVar[tuple[str, ...]] = ("foundation",)  # the roles of the places where cards have arrived
    home_label: ClassVar[str] = _("home")  # as in "10 of 52 home"

    def takes(self, place: Place, pile: Pile) -> tuple[int, ...]:
        """How many cards may be taken from the top of a pile that is not empty: each number that is allowed."""
        return ONE

    def accepts(self, place: Place, pile: Pile) -> tuple[Card, ...]:
        """Which cards may be laid on the pile, as the lowest of what is carried there."""
        return NOTHING

    def allows(self, source: Place, count: int, target: Place, table: Table) -> bool:
        """Whether what may be taken here may really go there, where the two questions alone do not settle it."""
        return True

    def is_won(self, table: Table) -> bool:
        """Whether the player has won: all cards are home, unless the game says otherwise."""
        return self.cards_home(table) == len(PACK)

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        """One line that says why these cards may not go there, for a player who tried it."""
        return self.aim

    def liking(self, table: Table, move: Move) -> int:
        """How good a legal move looks at a glance: the best is hinted and done on a double click.

        What is NEVER liked is not done unasked, and an IDLE move is not hinted.
        """
        return 10 if isinstance(move, Carry) and self.places[move.target].role in self.home else 5

    def reason(self, table: Table, move: Move) -> str:
        """Why to make this legal move: a sentence that is true of a table as the player sees it."""
        from .reasons import reason

        return reason(self, table, move)

    def opening(self, table: Table, move: Move) -> str:
        """A sentence that says what this legal move makes possible, if that is worth anything."""
        from .reasons import opening

        return opening(self, table, move)

    def play_on(self, table: Table) -> Move | None:
        """The next move of a game that can play itself out, when the player asks for that."""
        return None

    def marked(self, table: Table) -> str:
        """The place that the game's marker points at, if it has one."""
        return ""

    # What follows from it

    def grip(self, table: Table, name: str, at: int) -> int:
        """How many cards come along when the card `at` (0 the lowest) of a place is lifted; 0 when it stays."""
        place, pile = self.places[name], table.piles[name]
        if at < pile.down or (self.sources and place.role not in self.sources):
            return 0
        wanted = len(pile.cards) - at
        return min((size for size in self.takes(place, pile) if size >= wanted), default=wanted)

    def cards_home(self, table: Table) -> int:
        """How many cards have arrived."""
        return sum(len(table.piles[name].cards) for name in self._home)

    @cached_property
    def _home(self) -> tuple[str, ...]:
        return tuple(name for name, place in self.places.items() if place.role in self.home)

    @cached_property
    def _from(self) -> tuple[Place, ...]:
        return tuple(place for place in self.places.values() if place.role in self.sources)

    @cached_property
    def _to(self) -> tuple[Place, ...]:
        return tuple(place for place in self.places.values() if place.role in self.targets)

    def moves(self, table: Table) -> list[Move]:
        """Every group that may be taken, to every pile that accepts its lowest card."""
        moves: list[Move] = []
        if table.scores is not None:
            return moves
        piles = table.piles
        loose: dict[Card | None, tuple[Place, int]] = {}
        for place in self._from:
            pile = piles[place.name]
            if pile.cards:
                for count in self.takes(place, pile):
                    loose[pile.cards[-count]] = place, count
        for place in self._to:
            for card in self.accepts(place, piles[place.name]):
                if card in loose:
                    source, count = loose[card]
                    if source is not place and self.allows(source, count, place, table):
                        moves.append(Carry(source.name, count, place.name))
        return moves

    def opened(self, table: Table, move: Move) -> list[Move]:
        """The moves of other cards that only this move makes possible, as far as one can see before."""
        after, _effects = self.play(table, move)
        before = {self._gist(table, possible) for possible in self.moves(table)}
        laid = move.target if isinstance(move, Carry) else ""
        return [
            possible
            for possible in self.moves(after)
            if not isinstance(possible, Tap)
            and getattr(possible, "source", None) != laid
            and self._gist(after, possible) not in before
        ]

    def _gist(self, table: Table, move: Move) -> tuple[object, ...]:
        """Which cards a move takes, and what it lays them on."""
        if isinstance(move, Carry):
            under = table.piles[move.target].top or self.places[move.target].role
            return under, table.piles[move.source].cards[-move.size :]
        return move.kind, tuple(table.piles[name].top for name in getattr(move, "places", ()))

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        """The cards go over, and a face-down card that comes to the top is turned up."""
        assert isinstance(move, Carry)
        yield Shift(move.source, move.size, move.target)
        source = table.piles[move.source]
        if source.cards and source.down == len(source.cards):
            yield TurnUp(move.source)
        yield from self.ending(table)

    def ending(self, table: Draft) -> Iterator[Effect]:
        """The end of the game if it is won."""
        if self.is_won(table):
            yield Finish((1.0,))

    def describe(self, table: Table, move: Move) -> str:
        """The move in words: "Six of hearts on the seven of spades"."""
        if isinstance(move, Lift):
            *cards, last = [_name(table.piles[name].top) for name in move.places]
            return capital(_("{cards} and {last}").format(cards=", ".join(cards), last=last))
        if not isinstance(move, Carry):
            return _("Turn the next card")
        card, target = table.piles[move.source].cards[-move.size], self.places[move.target]
        under = table.piles[move.target].top
        if target.role in self.home:
            text = _("{card} goes home")
        elif target.role in ("column", "heap") and under:
            text = _("{card} on the {under}")
        else:
            text = _("{card} to the empty space") if not under else _("{card} to its pile")
        return capital(text.format(card=_name(card), under=_name(under)))


def _name(card: Card | None) -> str:
    return card.name if card else ""
