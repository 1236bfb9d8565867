"""Fan Tan (Foster's, not the sevens game): one suit at a time, upwards and round the corner, or a counter to the pool."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from patience.cards import PACK, Card
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Shift, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import Option, switch
from patience.engine.table import Draft, Place, Seat, Sight, Table
from patience.words import _

from .counting import HAND, SEAT, out_first
from .phrases import sign, who
from .stops import ACE_OF, SUCCESSOR, Stops

NEXT = {card: SUCCESSOR[card] or ACE_OF[card] for card in PACK}
SUIT = 13
PAY = Say("pay")


class Fan(NamedTuple):
    """How far a deal is; `paid` counts the seats that have paid since the last card, where one may choose to."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    paid: int = 0


class FanTan(Stops):
    """Play the next card or pay."""

    name = "fan_tan"
    title = _("Fan Tan")
    tagline = _("The next card, or one to the pool")
    aim = _("Be the first to have played all your cards, and take the pool")
    size = (0.0, 0.0)
    options = (
        Option("ante", _("Stake"), tuple((n, str(n)) for n in (1, 2, 3, 4, 5, 10)), 2, _("Each, every deal")),
        switch(
            "may_pay",
            _("May pay"),
            help=_("Whoever has the card may pay instead, until all have paid for it"),
        ),
        *MATCH,
    )
    ante: int
    may_pay: bool

    def layout(self) -> Iterator[Place]:
        yield Place("run", "run", Sight.ALL, label=_("Sequence"))
        yield Place("played", "played", Sight.ALL, label=_("Finished suits"))
        yield from self.hands()

    def size_of_deal(self) -> int:
        return len(PACK)

    def first_notes(self, dealer: Seat, number: int, before: tuple[int, ...]) -> Fan:
        return Fan(dealer, number, before)

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            yield Pay(SEAT[seat], "pool", self.ante)

    def wanted(self, table: Table) -> Card | None:
        """The card that comes next; None when one may lead what one likes."""
        run = table.piles["run"].cards
        return NEXT[cast("Card", run[-1])] if 0 < len(run) < SUIT else None

    def moves(self, table: Table) -> Sequence[Move]:
        if table.turn is None:
            return ()
        hand, card = HAND[table.turn], self.wanted(table)
        held = cast("tuple[Card, ...]", table.piles[hand].cards)
        if card is None:
            return [Play(hand, any_card, "run") for any_card in held]
        if card not in held:
            return (PAY,)
        return (Play(hand, card, "run"), PAY) if self._may_keep(table) else (Play(hand, card, "run"),)

    def _may_keep(self, table: Table) -> bool:
        """Whether the seat to move may pay though it has the card: not when all have paid for it before."""
        return self.may_pay and cast("Fan", table.notes).paid < len(self.seats)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        seat = table.turn
        assert seat is not None
        if isinstance(move, Play):
            yield from self._played(table, seat, move)
            return
        card, kept = self.wanted(table), self._may_keep(table)
        assert card
        yield Pay(SEAT[seat], "pool", 1)
        if not kept:
            yield Lacks(HAND[seat], frozenset((card,)))
        if self.may_pay:
            notes = cast("Fan", table.notes)
            yield Note(notes._replace(paid=notes.paid + 1))
        yield Pass(self.left(seat))

    def _played(self, table: Draft, seat: Seat, move: Play) -> Iterator[Effect]:
        if len(table.piles["run"].cards) == SUIT:
            yield Shift("run", SUIT, "played")
        hand = table.piles[move.source].cards
        yield Slip(move.source, hand.index(move.card), "run")
        notes = cast("Fan", table.notes)
        if notes.paid:
            yield Note(notes._replace(paid=0))
        if len(hand) == 1:
            yield Pay("pool", SEAT[seat], table.counters["pool"])
            yield from self.finish(table)
        elif len(table.piles["run"].cards) < SUIT:
            yield Pass(self.left(seat))

    # What the window shows

    def due_kind(self, pay: Pay) -> str:
        return _("Ante")

    @property
    def plays_for_pool(self) -> bool:
        return True

    def reasons(self, table: Table) -> list[str]:
        """Only the pool is paid."""
        winner = out_first(self, table)
        return (
            [] if winner is None else [_("{who} was out first and takes the pool.").format(who=who(winner))]
        )

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        card = self.wanted(table)
        if card:
            return (sign(card),)
        return (_("any"), _("card")) if table.piles["run"].cards else ()

    def label(self, table: Table, move: Move) -> str:
        return _("Pay 1") if move == PAY else super().label(table, move)

    # In words

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            told = _("plays the {card}") if self.wanted(table) else _("leads the {card}")
            return told.format(card=move.card.name)
        return _("pays one to the pool")

    def announce(self, table: Table, move: Move) -> str:
        return "" if isinstance(move, Play) else _("One to the pool.")

    def ask(self, table: Table) -> str:
        card, moves = self.wanted(table), self.moves(table)
        if card is None:
            return _("You lead: any card you like")
        if len(moves) == 2:
            return _("Play {card}, or pay one").format(card=sign(card))
        if moves[0] == PAY:
            return _("You have no {card}: pay one").format(card=sign(card))
        return _("Play {card}").format(card=sign(card))

    def why_not(self, table: Table, card: Card) -> str:
        wanted = self.wanted(table)
        return _("Only {card} comes next").format(card=sign(wanted)) if wanted else self.aim
