"""Newmarket (Foster): four pool cards, stakes spread as one likes, and leads of the lowest card of a suit only."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple, cast

from patience.cards import ACE, PACK, Card, card
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Note, Pass, Pay
from patience.engine.moves import Move, Say, Tap
from patience.engine.rules import Option, Value, switch
from patience.engine.table import Draft, Seat, Table
from patience.words import _, capital, ngettext

from .counting import SEAT
from .phrases import number
from .sequences import Sequences
from .stops import ACE_OF, LEAD, course

POOL_CARDS = {card(text): f"pool.{text}" for text in ("AH", "KC", "QD", "JS")}
CARD_OF = {pool: pool_card for pool_card, pool in POOL_CARDS.items()}
STAKES = tuple(Say("stake", n) for n in range(4, 13))
SPREAD = tuple(Tap(pool) for pool in POOL_CARDS.values())
USUAL_STAKE = 6
STAKE_STAGE, SPREAD_STAGE = "stake", "spread"
ACE_HIGH = switch(
    "ace_high", _("Ace high"), help=_("Every ace follows its King instead of leading to the Two")
)


class PoolCards(Sequences):
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
        return _("Stake") if pay.taker in CARD_OF else super().kind(pay)

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


class Newmarket(PoolCards):
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
            # Translators: {number} is a word like "six".
            return _("{number} each.").format(number=capital(number(move.number or 0)))
        if isinstance(move, Tap):
            return _("Staked.") if cast("Staked", table.notes).left == 1 else ""
        return super().announce(table, move)

    def first_number(self, table: Table, word: str, numbers: Sequence[int]) -> int:
        return min(USUAL_STAKE, max(numbers))

    def to_spread(self, table: Table) -> int:
        notes = cast("Staked", table.notes)
        return notes.left if notes.stage == SPREAD_STAGE else 0

    def is_staking(self, table: Table) -> bool:
        return course(table).stage in (STAKE_STAGE, SPREAD_STAGE)

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
        if self.is_staking(table):
            return _("First the stakes are laid")
        return super().why_not(table, card)
