"""What the games share in which sequences run upwards in suit, one at a time, until they are stopped."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from patience.cards import Card
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Shift, Slip
from patience.engine.moves import Move, Play
from patience.engine.table import Draft, Place, Seat, Sight, Table
from patience.words import _, ngettext

from .counting import HAND, SEAT, cards_left
from .phrases import either, sign
from .stops import FOLLOW, LEAD, SUCCESSOR, Stops, course


class Sequences(Stops):
    """One sequence at a time, which each in turn carries on as far as he can; who laid its last card leads again."""

    prizes: Mapping[Card, str] = {}  # cards whose player takes a pool

    def __init__(self, players: int | None = None, **chosen: bool | int | str) -> None:
        super().__init__(players, **chosen)
        self.successor = dict(SUCCESSOR)

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"))
        yield Place("run", "run", Sight.ALL, label=_("Sequence"))
        yield Place("played", "played", Sight.ALL, label=_("Played cards"))
        yield from self.hands()

    @abstractmethod
    def leads(self, table: Table, hand: tuple[Card, ...]) -> Sequence[Card]:
        """The cards of a hand with which it may begin a sequence."""

    def won(self, table: Draft, seat: Seat, card: Card) -> Iterator[Effect]:
        """What a seat takes for playing a card."""
        pool = self.prizes.get(card)
        if pool and table.counters[pool]:
            yield Pay(pool, SEAT[seat], table.counters[pool])

    def reckon(self, table: Draft, winner: Seat) -> Iterator[Effect]:
        """What is paid at the end, when one seat is out."""
        yield from cards_left(self, table, winner)

    def wanted(self, table: Table) -> Card | None:
        """The card that goes on with the sequence; None when everybody sees that there is none."""
        card = self.successor[cast("Card", table.piles["run"].cards[-1])]
        return None if card is None or card in table.piles["played"].cards else card

    def moves(self, table: Table) -> Sequence[Move]:
        if table.turn is None:
            return ()
        hand = HAND[table.turn]
        return [Play(hand, card, "run") for card in self._playable(table, hand)]

    def _playable(self, table: Table, hand: str) -> Sequence[Card]:
        if course(table).stage == LEAD:
            return self.leads(table, cast("tuple[Card, ...]", table.piles[hand].cards))
        card = self.wanted(table)
        assert card
        return (card,)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        assert isinstance(move, Play)
        assert table.turn is not None
        if course(table).stage == LEAD:
            if run := table.piles["run"].cards:
                yield Shift("run", len(run), "played")
            yield Note(course(table)._replace(stage=FOLLOW))
        hand = table.piles[move.source].cards
        yield Slip(move.source, hand.index(move.card), "run")
        yield from self.won(table, table.turn, move.card)
        if len(hand) == 1:
            yield from self.reckon(table, table.turn)
            yield from self.finish(table)
        else:
            yield from self.go_on(table, table.turn)

    def go_on(self, table: Draft, seat: Seat) -> Iterator[Effect]:
        """The seat has played a card: it plays on if it can."""
        card = self.wanted(table)
        if card is None or card not in table.piles[HAND[seat]].cards:
            if card:
                yield Lacks(HAND[seat], frozenset((card,)))
            yield from self.stuck(table, seat)

    def stuck(self, table: Draft, seat: Seat) -> Iterator[Effect]:
        """The seat cannot play on: the next who can does; when nobody can, the seat leads again."""
        card = self.wanted(table)
        if card:
            for other in self.around(self.left(seat))[:-1]:
                if card in table.piles[HAND[other]].cards:
                    yield Pass(other)
                    return
                yield Lacks(HAND[other], frozenset((card,)))
        yield Note(course(table)._replace(stage=LEAD))

    # What the window shows

    def pool_name(self, pool: str) -> str:
        card = self.pool_card(pool)
        return sign(card) if card else super().pool_name(pool)

    def kind(self, pay: Pay) -> str:
        if pay.giver in self.pools and pay.taker != "pool":
            return _("Pool {name}").format(name=self.pool_name(pay.giver))
        return super().kind(pay)

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        run = table.piles["run"].cards
        if not run:
            return ()
        following = self.successor[cast("Card", run[-1])]
        words = (sign(following),) if following else ()
        return (*words, _("stopped")) if course(table).stage == LEAD else words

    def prize(self, table: Table, card: Card) -> int:
        return table.counters[self.prizes[card]] if card in self.prizes else 0

    def fact_of(self, table: Table, card: Card) -> str:
        n = self.prize(table, card)
        if not n:
            return ""
        told = ngettext("{card} would win its {n} counter", "{card} would win its {n} counters", n)
        return told.format(card=sign(card), n=n)

    # In words

    def describe(self, table: Table, move: Move) -> str:
        assert isinstance(move, Play)
        leads = course(table).stage == LEAD
        pool = self.prizes.get(move.card)
        if pool and table.counters[pool]:
            told = _("leads the {card} and takes {n}") if leads else _("plays the {card} and takes {n}")
            return told.format(card=move.card.name, n=table.counters[pool])
        return (_("leads the {card}") if leads else _("plays the {card}")).format(card=move.card.name)

    def ask(self, table: Table) -> str:
        assert table.turn is not None
        cards = self._playable(table, HAND[table.turn])
        if course(table).stage == FOLLOW:
            return _("Go on with {cards}").format(cards=either(cards))
        return (
            _("Lead {cards}").format(cards=either(cards)) if len(cards) <= 3 else self.ask_for_a_lead(table)
        )

    def ask_for_a_lead(self, table: Table) -> str:
        """The asking line when there is much to lead from."""
        return _("You lead: any card you like")

    def why_not(self, table: Table, card: Card) -> str:
        if course(table).stage == LEAD or (wanted := self.wanted(table)) is None:
            return self.aim
        return _("Only {card} goes on").format(card=sign(wanted))
