"""Spin (Foster): Newmarket with an ace that stops a suit."""

from collections.abc import Iterator, Sequence

from patience.cards import Card, card
from patience.engine.effects import Effect, Note, Slip
from patience.engine.moves import Move, Say
from patience.engine.table import Draft, Seat, Table
from patience.words import _

from .counting import HAND
from .newmarket import POOL_CARDS, Newmarket
from .phrases import sign
from .stops import FOLLOW, LEAD, course

SPINNER = card("AD")
SPIN, RUN_ON = Say("spin"), Say("run-on")
SPIN_STAGE = "spin"


class Spin(Newmarket):
    """Newmarket with the ace of diamonds, which stops a sequence.

    Until it has been seen everybody who has played what he can must say that he lets it run, so that not spinning tells
    nobody who holds it.
    """

    name = "spin"
    title = _("Spin")
    tagline = _("Newmarket, with an ace that stops a suit")

    def leads(self, table: Table, hand: tuple[Card, ...]) -> Sequence[Card]:
        if SPINNER not in hand:
            lowest = super().leads(table, hand)
            if not self._spun(table):
                return lowest
            return [*lowest, *(c for c in hand if c in POOL_CARDS and c not in lowest)]
        return super().leads(table, tuple(c for c in hand if c is not SPINNER)) or hand

    def _spun(self, table: Table) -> bool:
        """Whether the ace has just stopped the sequence."""
        return table.piles["run"].cards[-1:] == (SPINNER,)

    def moves(self, table: Table) -> Sequence[Move]:
        if course(table).stage != SPIN_STAGE or table.turn is None:
            return super().moves(table)
        return (SPIN, RUN_ON) if SPINNER in table.piles[HAND[table.turn]].cards else (RUN_ON,)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        seat = table.turn
        assert seat is not None
        if move == RUN_ON:
            yield Note(course(table)._replace(stage=FOLLOW))
            yield from super().stuck(table, seat)
        elif move == SPIN:
            hand = table.piles[HAND[seat]].cards
            yield Slip(HAND[seat], hand.index(SPINNER), "run")
            if len(hand) == 1:
                yield from self.reckon(table, seat)
                yield from self.finish(table)
            else:
                yield Note(course(table)._replace(stage=LEAD))
        else:
            yield from super().effects(table, move)

    def wanted(self, table: Table) -> Card | None:
        following = super().wanted(table)
        return None if following is SPINNER else following

    def stuck(self, table: Draft, seat: Seat) -> Iterator[Effect]:
        if SPINNER in table.piles["played"].cards:
            yield from super().stuck(table, seat)
        else:
            yield Note(course(table)._replace(stage=SPIN_STAGE))

    # In words

    def label(self, table: Table, move: Move) -> str:
        if move == SPIN:
            return _("Spin {card}").format(card=sign(SPINNER))
        return _("Let it run") if move == RUN_ON else super().label(table, move)

    def boldness(self, move: Move) -> int:
        """The answers that change nothing come first."""
        return int(move == SPIN)

    def answer_note(self, table: Table) -> str:
        return _("Spin: then you lead a pool card or a lowest card") if SPIN in self.moves(table) else ""

    def spoken_card(self, table: Table) -> tuple[Card, Say] | None:
        return SPINNER, SPIN

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        if course(table).stage == SPIN_STAGE:
            return (_("Spin?"),)
        return (_("stopped"),) if self._spun(table) else super().next_in_run(table)

    def describe(self, table: Table, move: Move) -> str:
        if move == SPIN:
            return _("spins with the {card}").format(card=SPINNER.name)
        return _("lets the sequence run") if move == RUN_ON else super().describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        return _("Spin!") if move == SPIN else super().announce(table, move)

    def ask(self, table: Table) -> str:
        if course(table).stage != SPIN_STAGE:
            return super().ask(table)
        if SPIN in self.moves(table):
            return _("Spin with {card}, or let it run").format(card=sign(SPINNER))
        return _("Let the sequence run")

    def ask_for_a_lead(self, table: Table) -> str:
        if self._spun(table):
            return _("You lead: a pool card, or a lowest card")
        return super().ask_for_a_lead(table)

    def why_not(self, table: Table, card: Card) -> str:
        if card is SPINNER:
            return _("{card} is played only to spin").format(card=sign(SPINNER))
        if course(table).stage == SPIN_STAGE:
            return (
                _("You can play no more: spin, or let it run")
                if SPIN in self.moves(table)
                else _("You can play no more: let it run")
            )
        if self._spun(table):
            return _("After a spin you lead a pool card, or your lowest card of a suit")
        return super().why_not(table, card)
