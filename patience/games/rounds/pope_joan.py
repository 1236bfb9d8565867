"""Pope Joan (Foster): a layout dressed by the dealer, leads of any card, and a penalty for layout cards kept too long."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from patience.cards import JACK, PACK, Card, card, of
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Pay
from patience.engine.moves import Move, Play
from patience.engine.rules import Option, Value, switch
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _, ngettext

from .counting import SEAT, cards_left
from .phrases import listed, sign, who
from .pope_layout import CardLayout, TrumpLayout
from .sequences import Sequences
from .stops import LEAD

EIGHT = card("8D")
WITHOUT_EIGHT = tuple(c for c in PACK if c is not EIGHT)


class Dressed(NamedTuple):
    """How far a deal is, and who has played the Jack, the Queen and the King of trumps where that counts."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    stage: str = LEAD
    court: tuple[Seat | None, ...] = (None, None, None)


class PopeJoan(Sequences):
    """Play the cards of the layout before somebody else is out."""

    name = "pope_joan"
    title = _("Pope Joan")
    tagline = _("Play the Pope before the others are out")
    aim = _("Be the first out of cards, and play the cards of the layout in time")
    size = (0.0, 0.0)
    options = (
        Option("pope", _("The Pope"), ((7, "7♦"), (9, "9♦")), 7, _("Which card is the Pope")),
        switch(
            "trump_layout",
            _("Trump layout"),
            help=_("Pope, Matrimony, Intrigue, Confederacy and Game instead of five cards"),
        ),
        switch(
            "no_eight_of_diamonds",
            _("No eight of diamonds"),
            help=_("It is left out of the pack, so that the diamonds stop at the seven"),
        ),
        *MATCH,
    )
    pope: int
    trump_layout: bool
    no_eight_of_diamonds: bool

    def __init__(self, players: int | None = None, **chosen: Value) -> None:
        super().__init__(players, **chosen)
        pope = of(self.pope, "D")
        self.cloth = TrumpLayout(pope) if self.trump_layout else CardLayout(pope)
        self.pools = self.cloth.pools
        self.prizes = self.cloth.prizes
        if self.no_eight_of_diamonds:
            self.successor[card("7D")] = None

    def pack(self) -> Sequence[Card]:
        return WITHOUT_EIGHT if self.no_eight_of_diamonds else PACK

    def layout(self) -> Iterator[Place]:
        yield from super().layout()
        if self.trump_layout:
            yield Place("turnup", "turnup", Sight.ALL, label=_("Trump"))

    def first_dealer(self, pack: Sequence[Card]) -> Seat:
        """The cards are thrown round face up, and the first Jack makes the dealer."""
        return next(i for i, thrown in enumerate(pack) if thrown.rank == JACK) % len(self.seats)

    def first_notes(self, dealer: Seat, number: int, before: tuple[int, ...]) -> Dressed:
        return Dressed(dealer, number, before)

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for pool, amount in self.cloth.dressing.items():
            yield Pay(SEAT[dealer], pool, amount)

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        table = super().dealt(pack, dealer, counters, number)
        if not self.trump_layout:
            return table
        # The top of the stock is its first card, which is turned and stays beside it.
        asleep = table.piles["stock"].cards
        piles = {**table.piles, "stock": Pile(asleep[1:], len(asleep) - 1), "turnup": Pile(asleep[:1])}
        return Table(piles, table.turn, table.counters, table.notes)

    def leads(self, table: Table, hand: tuple[Card, ...]) -> Sequence[Card]:
        return hand

    def wanted(self, table: Table) -> Card | None:
        following = super().wanted(table)
        return None if self.trump_layout and following in table.piles["turnup"].cards else following

    def won(self, table: Draft, seat: Seat, card: Card) -> Iterator[Effect]:
        yield from super().won(table, seat, card)
        yield from self.cloth.combined(table, seat, card)

    def reckon(self, table: Draft, winner: Seat) -> Iterator[Effect]:
        yield from self.cloth.game(table, winner)
        yield from cards_left(self, table, winner)
        yield from self.cloth.caught(table, self.seats)

    # What the window shows

    def trump(self, table: Table) -> str:
        turned = table.piles["turnup"].cards if self.trump_layout else ()
        return turned[0].suit if turned and turned[0] else ""

    def pool_name(self, pool: str) -> str:
        return self.cloth.names().get(pool) or super().pool_name(pool)

    def kind(self, pay: Pay) -> str:
        return _("Into the pools") if pay.taker in self.pools else super().kind(pay)

    def due_kind(self, pay: Pay) -> str:
        return _("Dressing")

    def describe(self, table: Table, move: Move) -> str:
        """Also which combination of trumps a card completes."""
        told = super().describe(table, move)
        assert isinstance(move, Play)
        won = [self.pool_name(pool) for pool, _other in self.cloth.combinations(table, move.card)]
        return _("{what}: {pools}").format(what=told, pools=listed(won)) if won else told

    def fact_of(self, table: Table, card: Card) -> str:
        """Also to which combinations of trumps a card belongs."""
        if pools := self.cloth.pools_of(table, card):
            names = listed([self.pool_name(pool) for pool in pools])
            return _("{card} belongs to {pools}").format(card=sign(card), pools=names)
        return super().fact_of(table, card)

    def reasons(self, table: Table) -> list[str]:
        """Also who was caught with which cards of the layout, all that he had to double in one sentence."""
        caught: dict[tuple[tuple[Seat, ...], bool], tuple[list[Card], list[str]]] = {}
        for held, combination in self.cloth.doublings(table, self.seats):
            seats = tuple(dict.fromkeys(seat for seat, _card in held))
            cards, combinations = caught.setdefault((seats, bool(combination)), ([], []))
            cards += [card for _seat, card in held if card not in cards]
            combinations.append(combination)
        return super().reasons(table) + [
            self._caught(
                seats, cards, listed(names) if named else ngettext("its pool", "their pools", len(cards))
            )
            for (seats, named), (cards, names) in caught.items()
        ]

    @staticmethod
    def _caught(seats: Sequence[Seat], cards: Sequence[Card], doubled: str) -> str:
        told = ngettext(
            "{who} was caught with the {cards} and had to double {pools}.",
            "{who} were caught with the {cards} and had to double {pools} together.",
            len(seats),
        )
        signs = [sign(card) for card in sorted(cards, key=lambda card: -card.rank)]
        return told.format(who=listed([who(seat) for seat in seats]), cards=listed(signs), pools=doubled)
