"""Five or Nine, or Domino Whist (Foster): the suits grow up and down from their starters, a card a turn."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from patience.cards import ACE, KING, PACK, SUITS, Card, of, suit_name
from patience.engine.company import MATCH
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Slip
from patience.engine.moves import Move, Play, Say
from patience.engine.rules import Value, switch
from patience.engine.table import Draft, Place, Seat, Sight, Table
from patience.words import _, capital

from .counting import HAND, SEAT, cards_left, out_first, shared
from .phrases import either, listed, sign, who
from .stops import Stops

ROW = {suit: f"row.{suit}" for suit in SUITS}
FIVE, NINE = 5, 9
FIRST = tuple(of(rank, suit) for suit in SUITS for rank in (FIVE, NINE))
PASS, PAY = Say("pass"), Say("pay")


class Rows(NamedTuple):
    """How far a deal is: the rank of its first card (0: none yet), and how many seats have paid one after the other."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    starter: int = 0
    paid: int = 0


class FiveOrNine(Stops):
    """Build the four suits up and down from their Fives and Nines."""

    name = "five_or_nine"
    title = _("Five or Nine")
    tagline = _("Four rows, built up and down")
    aim = _("Be the first to have played all your cards, and take the pool")
    size = (0.0, 0.0)
    options = (
        switch("one_starter", _("One starter"), help=_("Every suit begins with the rank of the first card")),
        switch(
            "fewest_cards_wins",
            _("Fewest cards win"),
            help=_("When nobody can play, the pool goes to the smallest hand"),
        ),
        switch("deal_all", _("Deal all"), help=_("No stock is left, some hands are one card larger")),
        *MATCH,
    )
    one_starter: bool
    fewest_cards_wins: bool
    deal_all: bool

    def __init__(self, players: int | None = None, **chosen: Value) -> None:
        super().__init__(players, **chosen)
        ranks = {0: (FIVE, NINE), FIVE: (FIVE,), NINE: (NINE,) if self.one_starter else (FIVE, NINE)}
        self.starters = {
            (first, suit): tuple(of(rank, suit) for rank in allowed)
            for first, allowed in ranks.items()
            for suit in SUITS
        }

    def layout(self) -> Iterator[Place]:
        yield Place("stock", "stock", label=_("Stock"))
        for suit, row in ROW.items():
            yield Place(row, "row", Sight.ALL, label=capital(suit_name(suit)))
        yield from self.hands()

    def size_of_deal(self) -> int:
        return len(PACK) if self.deal_all else super().size_of_deal()

    def first_notes(self, dealer: Seat, number: int, before: tuple[int, ...]) -> Rows:
        return Rows(dealer, number, before)

    def fitting(self, table: Table) -> list[Card]:
        """Every card that may be laid now, whoever has it."""
        fitting: list[Card] = []
        first = cast("Rows", table.notes).starter
        for suit, row in ROW.items():
            laid = cast("tuple[Card, ...]", table.piles[row].cards)
            if not laid:
                fitting += self.starters[first, suit]
                continue
            low, high = min(laid), max(laid)  # within a suit cards compare by rank
            if low.rank != ACE:
                fitting.append(PACK[low - 2])
            if high.rank != KING:
                fitting.append(PACK[high])
        return fitting

    def moves(self, table: Table) -> Sequence[Move]:
        if table.turn is None:
            return ()
        hand = HAND[table.turn]
        held = table.piles[hand].cards
        plays = [Play(hand, card, ROW[card.suit]) for card in self.fitting(table) if card in held]
        return plays or ((PAY,) if cast("Rows", table.notes).starter else (PASS,))

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        seat, notes = table.turn, cast("Rows", table.notes)
        assert seat is not None
        if isinstance(move, Play):
            yield from self._played(table, seat, move)
        elif move == PASS:
            yield Lacks(HAND[seat], frozenset(FIRST))
            yield Pass(self.left(seat))
        else:
            yield Pay(SEAT[seat], "pool", 1)
            yield Lacks(HAND[seat], frozenset(self.fitting(table)))
            yield Note(notes._replace(paid=notes.paid + 1))
            if notes.paid + 1 == len(self.seats):
                yield from self._blocked(table)
            else:
                yield Pass(self.left(seat))

    def _played(self, table: Draft, seat: Seat, move: Play) -> Iterator[Effect]:
        notes, hand = cast("Rows", table.notes), table.piles[move.source].cards
        yield Slip(move.source, hand.index(move.card), move.target)
        if notes.paid or not notes.starter:
            yield Note(notes._replace(starter=notes.starter or move.card.rank, paid=0))
        if len(hand) > 1:
            yield Pass(self.left(seat))
            return
        if pool := table.counters["pool"]:
            yield Pay("pool", SEAT[seat], pool)
        yield from cards_left(self, table, seat)
        yield from self.finish(table)

    def _blocked(self, table: Draft) -> Iterator[Effect]:
        """Everybody has paid in turn, so that nobody will ever play again."""
        if self.fewest_cards_wins:
            yield from shared("pool", table.counters["pool"], self._smallest(table))
        yield from self.finish(table)

    def _smallest(self, table: Table) -> list[Seat]:
        """Who has the fewest cards."""
        sizes = [len(table.piles[HAND[seat]].cards) for seat in self.seats]
        return [seat for seat in self.seats if sizes[seat] == min(sizes)]

    # What the window shows

    @property
    def plays_for_pool(self) -> bool:
        return True

    def starting_ranks(self, table: Table) -> Sequence[int]:
        return [card.rank for card in self.starters[cast("Rows", table.notes).starter, SUITS[0]]]

    def label(self, table: Table, move: Move) -> str:
        return _("Pay 1") if move == PAY else super().label(table, move)

    # In words

    def reasons(self, table: Table) -> list[str]:
        """Also why a deal is blocked, and who has the pool for it."""
        if out_first(self, table) is not None:
            return super().reasons(table)
        told = [_("All have paid in turn, so that nobody will ever play again.")]
        if self.fewest_cards_wins:
            fewest = self._smallest(table)
            if len(fewest) == 1:
                told.append(_("{who} takes the pool for the smallest hand.").format(who=who(fewest[0])))
            else:
                shared = _("{players} share the pool for the smallest hands.")
                told.append(shared.format(players=listed([who(seat) for seat in fewest])))
        elif self.is_match_over(table):
            told.append(_("Nobody pays for cards, and as it was the last deal the pool is shared by all."))
        else:
            told.append(_("Nobody takes the pool, and nobody pays for cards."))
        return told

    def describe(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            told = _("plays the {card}") if table.piles[move.target].cards else _("starts with the {card}")
            return told.format(card=move.card.name)
        return _("passes") if move == PASS else _("pays one to the pool")

    def announce(self, table: Table, move: Move) -> str:
        if isinstance(move, Play):
            return ""
        return _("No five, no nine.") if move == PASS else _("One to the pool.")

    def ask(self, table: Table) -> str:
        moves = self.moves(table)
        if moves[0] == PASS:
            return _("You have no five and no nine: pass")
        if moves[0] == PAY:
            return _("You have no card that fits: pay one")
        if len(moves) <= 3:
            cards = [move.card for move in moves if isinstance(move, Play)]
            return _("Play {cards}").format(cards=either(cards))
        if not cast("Rows", table.notes).starter:
            return _("Lay a five or a nine to begin")
        return _("Build a suit up or down, or start another")

    def why_not(self, table: Table, card: Card) -> str:
        if not cast("Rows", table.notes).starter:
            return _("The first card is a five or a nine")
        if table.piles[ROW[card.suit]].cards:
            return _("{card} does not join its row yet").format(card=sign(card))
        starters = self.starters[cast("Rows", table.notes).starter, card.suit]
        return _("This suit begins with {cards}").format(cards=either(starters))
