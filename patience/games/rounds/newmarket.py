"""Newmarket, Spin and Saratoga (Foster): four pool cards, and a sequence is opened with the lowest card of a suit."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple, cast

from patience.cards import ACE, PACK, Card, card, rank_name
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Note, Pass, Pay, Slip
from patience.engine.moves import Move, Say, Tap
from patience.engine.rules import Option, Value, switch
from patience.engine.table import Draft, Seat, Table
from patience.words import _, capital, ngettext

from .phrases import sign
from .stops import ACE_OF, FOLLOW, HAND, LEAD, SEAT, Sequences, course

POOL_CARDS = {card(text): f"pool.{text}" for text in ("AH", "KC", "QD", "JS")}
CARD_OF = {pool: pool_card for pool_card, pool in POOL_CARDS.items()}
STAKES = tuple(Say("stake", n) for n in range(4, 13))
SPREAD = tuple(Tap(pool) for pool in POOL_CARDS.values())
USUAL_STAKE = 6
STAKE_STAGE, SPREAD_STAGE, SPIN_STAGE = "stake", "spread", "spin"
SPINNER = card("AD")
SPIN, RUN_ON = Say("spin"), Say("run-on")
ACE_HIGH = switch(
    "ace_high", _("Ace high"), help=_("Every ace follows its King instead of leading to the Two")
)


class _PoolCards(Sequences):
    """Four pools that are taken by playing their cards, and leads of the lowest card of a suit only."""

    aim = _("Be the first out of cards, and play the pool cards on your way")
    size = (0.0, 0.0)
    options: ClassVar[tuple[Option, ...]] = (ACE_HIGH, *MATCH)
    pools = tuple(POOL_CARDS.values())
    prizes = POOL_CARDS
    ace_high: bool

    def __init__(self, players: int | None = None, **chosen: Value) -> None:
        super().__init__(players, **chosen)
        if self.ace_high:
            for king, ace in ACE_OF.items():
                self.successor[king], self.successor[ace] = ace, None
        self.height = {c: c.rank + 13 * (c.rank == ACE and self.ace_high) for c in PACK}

    def leads(self, table: Table, hand: tuple[Card, ...]) -> Sequence[Card]:
        lowest: dict[str, Card] = {}
        height = self.height
        for held in hand:
            least = lowest.get(held.suit)
            if least is None or height[held] < height[least]:
                lowest[held.suit] = held
        return list(lowest.values())

    def kind(self, pay: Pay) -> str:
        if pay.giver in CARD_OF and pay.taker != "pool":
            return _("Pool {card}").format(card=sign(CARD_OF[pay.giver]))
        if pay.taker in CARD_OF:
            return _("Stake")
        return super().kind(pay)

    def ask_for_a_lead(self, table: Table) -> str:
        return _("You lead: the lowest card of any suit")

    def why_not(self, table: Table, card: Card) -> str:
        if course(table).stage == LEAD:
            return _("A sequence begins with your lowest card of the suit")
        return super().why_not(table, card)


class Staked(NamedTuple):
    """How far a deal is: the stake that the dealer named, and how much of it the seat to move still has to lay."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    stage: str = STAKE_STAGE
    stake: int = 0
    left: int = 0


class Newmarket(_PoolCards):
    """The dealer names a stake from 4 to 12, and everybody spreads his as he likes before the first lead."""

    name = "newmarket"
    title = _("Newmarket")
    tagline = _("Spread your stake, then run up the suits")

    def first_notes(self, dealer: Seat, number: int, before: tuple[int, ...]) -> Staked:
        return Staked(dealer, number, before)

    def first_to_move(self, dealer: Seat) -> Seat:
        return dealer

    def moves(self, table: Table) -> Sequence[Move]:
        stage = course(table).stage
        if stage == STAKE_STAGE:
            return STAKES
        return SPREAD if stage == SPREAD_STAGE else super().moves(table)

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        if move in STAKES:
            notes, stake = cast("Staked", table.notes), move.number or 0
            yield Note(notes._replace(stage=SPREAD_STAGE, stake=stake, left=stake))
            yield Pass(self.eldest(notes.dealer))
        elif isinstance(move, Tap):
            yield from self._stake_one(table, move.place)
        else:
            yield from super().effects(table, move)

    def _stake_one(self, table: Draft, pool: str) -> Iterator[Effect]:
        notes, seat = cast("Staked", table.notes), cast("Seat", table.turn)
        yield Pay(SEAT[seat], pool, 1)
        if notes.left > 1:
            yield Note(notes._replace(left=notes.left - 1))
            return
        last = seat == notes.dealer
        yield Note(notes._replace(stage=LEAD, left=0) if last else notes._replace(left=notes.stake))
        yield Pass(self.left(seat))

    # In words

    def describe(self, table: Table, move: Move) -> str:
        if move in STAKES:
            n = move.number or 0
            return ngettext("names a stake of {n} counter", "names a stake of {n} counters", n).format(n=n)
        if isinstance(move, Tap):
            return _("puts one on the {card}").format(card=CARD_OF[move.place].name)
        return super().describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        if move in STAKES:
            n = move.number or 0
            # Translators: {number} is a word like "six" or a number like 12.
            return _("{number} each.").format(number=capital(rank_name(n)) if n <= 10 else str(n))
        if isinstance(move, Tap):
            return _("Staked.") if cast("Staked", table.notes).left == 1 else ""
        return super().announce(table, move)

    def boldness(self, move: Move) -> int:
        """The answers that change nothing come first."""
        return int(move == SPIN)

    def first_number(self, table: Table, word: str, numbers: Sequence[int]) -> int:
        return min(USUAL_STAKE, max(numbers))

    def to_spread(self, table: Table) -> int:
        notes = cast("Staked", table.notes)
        return notes.left if notes.stage == SPREAD_STAGE else 0

    def ask_to_spread(self, table: Table, left: int) -> str:
        told = ngettext(
            "Spread {n} counter over the four cards: {left} left",
            "Spread {n} counters over the four cards: {left} left",
            cast("Staked", table.notes).stake,
        )
        return told.format(n=cast("Staked", table.notes).stake, left=left)

    def label(self, table: Table, move: Move) -> str:
        if move in STAKES:
            return _("Stake {n}").format(n=move.number)
        return super().label(table, move)

    def ask(self, table: Table) -> str:
        notes = cast("Staked", table.notes)
        if notes.stage == STAKE_STAGE:
            return _("Name the stake for each player, 4 to 12")
        if notes.stage == SPREAD_STAGE:
            return self.ask_to_spread(table, notes.left)
        return super().ask(table)

    def why_not(self, table: Table, card: Card) -> str:
        if course(table).stage in (STAKE_STAGE, SPREAD_STAGE):
            return _("First the stakes are laid")
        return super().why_not(table, card)


class Spin(Newmarket):
    """Newmarket with the ace of diamonds, which stops a sequence.

    Until it has been seen everybody who has played what he can must say that he runs on, so that not spinning tells
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
        return _("Run on") if move == RUN_ON else super().label(table, move)

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
        return _("runs on") if move == RUN_ON else super().describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        return _("Spin!") if move == SPIN else super().announce(table, move)

    def ask(self, table: Table) -> str:
        if course(table).stage != SPIN_STAGE:
            return super().ask(table)
        if SPIN in self.moves(table):
            return _("Spin with {card}, or run on").format(card=sign(SPINNER))
        return _("Run on")

    def ask_for_a_lead(self, table: Table) -> str:
        if self._spun(table):
            return _("You lead: a pool card, or a lowest card")
        return super().ask_for_a_lead(table)

    def why_not(self, table: Table, card: Card) -> str:
        if card is SPINNER:
            return _("{card} is played only to spin").format(card=sign(SPINNER))
        if course(table).stage == SPIN_STAGE:
            return _("Spin, or run on")
        return super().why_not(table, card)


class Saratoga(_PoolCards):
    """Newmarket with the same stake of everybody on each pool card."""

    name = "saratoga"
    title = _("Saratoga")
    tagline = _("Newmarket with a stake on every card")
    options = (
        Option(
            "stake",
            _("Stake"),
            tuple((n, str(n)) for n in (1, 2, 3, 5)),
            1,
            _("Of each player on each of the four cards"),
        ),
        *_PoolCards.options,
    )
    stake: int

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            for pool in self.pools:
                yield Pay(SEAT[seat], pool, self.stake)
