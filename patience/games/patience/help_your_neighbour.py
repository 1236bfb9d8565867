"""Help Your Neighbour (Foster): suits up on the aces, four piles down regardless of suit, the rest is deadwood."""

from collections.abc import Iterator, Sequence

from patience.cards import ACE, PACK, SUITS, Card, of
from patience.engine.effects import Effect, Turn
from patience.engine.moves import Carry, Move, Tap
from patience.engine.patience import IDLE, NEVER, NEXT_DOWN, NEXT_IN_SUIT, SUITS_ACROSS, Patience
from patience.engine.rules import switch
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Spot, Table
from patience.words import _, capital

COLUMNS = tuple(f"column.{i}" for i in range(1, 5))
TURN = Tap("stock")


class HelpYourNeighbour(Patience):
    """Build the four suits up from their aces."""

    name = "help_your_neighbour"
    title = _("Help Your Neighbour")
    tagline = _("Up on aces, down on piles")
    aim = _("Build each suit on its ace up to the King")
    size = (7.82, 4.62)
    options = (
        switch(
            "deadwood_to_piles",
            _("Deadwood to the piles"),
            default=True,
            help=_("The top of the deadwood may also be built on a pile"),
        ),
    )
    deadwood_to_piles: bool

    sources = ("turned", "column", "deadwood", "foundation")
    targets = ("foundation", "column", "deadwood")

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"), spot=Spot(0, 0, caption=True))
        yield Place("turned", "turned", Sight.ALL, label=_("In hand"), spot=Spot(0, 1.7, caption=True))
        for i, suit in enumerate(SUITS_ACROSS):
            spot = Spot(1.55 + 1.24 * i, 0, mark=suit)
            yield Place(f"foundation.{suit}", "foundation", Sight.ALL, label=_("Foundation"), spot=spot)
        yield Place("deadwood", "deadwood", Sight.ALL, label=_("Deadwood"), spot=Spot(6.82, 0, caption=True))
        for i, name in enumerate(COLUMNS):
            spot = Spot(1.55 + 1.24 * i, 1.66, (0, 0.3))
            yield Place(name, "column", Sight.ALL, label=_("Pile"), spot=spot)

    def deal(self, pack: Sequence[Card]) -> Table:
        rest = [card for card in pack if card.rank != ACE]
        piles = dict.fromkeys(self.places, EMPTY)
        piles |= {f"foundation.{suit}": Pile((of(ACE, suit),)) for suit in SUITS}
        piles |= {name: Pile((card,)) for name, card in zip(COLUMNS, rest, strict=False)}
        piles["stock"] = Pile(tuple(rest[:3:-1]), len(rest) - 4)
        return Table(piles)

    def accepts(self, place: Place, pile: Pile) -> tuple[Card, ...]:
        if place.role == "foundation":
            return NEXT_IN_SUIT[pile.cards[-1]]
        if place.role == "column" and pile.cards:
            return NEXT_DOWN[pile.cards[-1]]
        return PACK

    def allows(self, source: Place, count: int, target: Place, table: Table) -> bool:
        if target.role == "foundation":
            return source.role != "foundation"
        if target.role == "deadwood":
            return source.role == "turned" and not self._can_be_built(table)
        if source.role == "foundation":  # back to a pile where it fits: an ace never, and never to a space
            return len(table.piles[source.name].cards) > 1 and bool(table.piles[target.name].cards)
        return source.role != "deadwood" or self.deadwood_to_piles or not table.piles[target.name].cards

    def _can_be_built(self, table: Table) -> bool:
        """Whether the card in hand fits on a foundation or on a pile, so that it must be used."""
        card = table.piles["turned"].top
        return any(
            table.piles[place.name].cards and card in self.accepts(place, table.piles[place.name])
            for place in self.places.values()
            if place.role in ("foundation", "column")
        )

    def moves(self, table: Table) -> list[Move]:
        moves = super().moves(table)
        if table.scores is None and table.piles["stock"].cards and not table.piles["turned"].cards:
            moves.append(TURN)
        return moves

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if isinstance(move, Carry):
            yield from super().effects(table, move)
        else:
            yield Turn("stock", 1, "turned")

    def irrevocable(self, table: Table, move: Move) -> bool:
        return not isinstance(move, Carry) or self.places[move.source].role in ("turned", "deadwood")

    def liking(self, table: Table, move: Move) -> int:
        if not isinstance(move, Carry):
            return 4
        source, target = self.places[move.source].role, self.places[move.target].role
        if target == "foundation":
            return 10
        if source == "foundation":
            return NEVER
        if source == "column":
            return 6 if any(self._gets_on(then) for then in self.opened(table, move)) else IDLE
        if target == "deadwood":
            return 3
        return 7 if table.piles[move.target].cards else 5

    def _gets_on(self, move: Move) -> bool:
        """Whether this brings a card home, or off the deadwood."""
        assert isinstance(move, Carry)
        roles = self.places[move.source].role, self.places[move.target].role
        return roles[0] == "deadwood" or (roles[1] == "foundation" and roles[0] != "foundation")

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Carry) and move.target == "deadwood" and (card := table.piles[move.source].top):
            return capital(_("{card} to the deadwood").format(card=card.name))
        return super().describe(table, move)

    def reason(self, table: Table, move: Move) -> str:
        if isinstance(move, Carry) and move.target == "deadwood":
            return _("It can be built nowhere now.")
        return super().reason(table, move)

    def why_not(self, table: Table, source: Place, count: int, target: Place) -> str:
        if source.role == "stock":
            used_up = not table.piles["stock"].cards
            return _("The stock is used up") if used_up else _("First place the card in hand")
        if count > 1:
            return _("Only one card moves at a time")
        if target.role == "deadwood":
            if source.role == "turned":
                return _("A card that can be built must be used")
            return _("Only a turned card goes to the deadwood")
        if target.role == "foundation":
            return _("A foundation takes the next higher card of its suit")
        if source.role == "foundation" and (top := table.piles[source.name].top) and top.rank == ACE:
            return _("An ace stays where it is")
        if source.role == "foundation" and not table.piles[target.name].cards:
            return _("Nothing comes back from a foundation to a space")
        if source.role == "deadwood" and not self.deadwood_to_piles:
            return _("The deadwood goes to foundations and spaces only")
        return _("Piles are built downwards, regardless of suit")
