"""What a round game tells of itself: every line, label and fact that the table for several shows beside what is said.

Nearly all of it has a default, so that a game overrides only what it has. As in `said`, the texts use only what the
player to move sees, and seats stand in them as {seat.N}.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from patience.cards import SUITS, Card, card, suit_name
from patience.words import _, capital

from .said import Said
from .table import Seat, Table


class Board(NamedTuple):
    """How a match for points stands: sides with their points, of how many, and the tricks of a deal if any."""

    title: str
    goal: str
    sides: tuple[
        tuple[str, int], ...
    ]  # seats stand as {seat.N}; the player's side is the one that names his seat
    most: int
    tricks: tuple[int, ...] = ()  # of each side
    of_tricks: int = 0
    notes: tuple[tuple[str, str], ...] = ()  # remarks, each with what stands at the right


class Auction(NamedTuple):
    """A card that is for sale: whose it is, and what has been said about it, the first speaker first."""

    card: Card
    owner: Seat
    bids: tuple[tuple[Seat, str], ...]
    speaks: Seat | None
    better: str  # the better cards that nobody has seen


class Notes(Protocol):
    """What every game notes of a deal: who deals, and which deal of the match it is."""

    @property
    def dealer(self) -> Seat:
        """The seat that deals."""
        ...

    @property
    def number(self) -> int:
        """The number of the deal, from 1."""
        ...


def notes(table: Table) -> Notes:
    """The notes of a table of a round game."""
    return cast("Notes", table.notes)


class Book(NamedTuple):
    """A ledger: heads of the columns, a row of words for each deal, and what is proved below them."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    foot: tuple[str, ...]


class Telling(Said):
    """The half of a round game that speaks; the other half deals."""

    @property
    @abstractmethod
    def length(self) -> int:
        """How many deals make a match; 0 when nothing but the players or the score ends it."""

    # His cards

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        """A hand as its player holds it: groups that lie a little apart, by suit unless the game says otherwise."""
        return [sorted(one for one in cards if one.suit == suit) for suit in SUITS]

    def marked(self, table: Table, cards: Sequence[Card]) -> Mapping[Card, str]:
        """The cards of a hand that count together, each with a word for it."""
        return {}

    def fact_of(self, table: Table, card: Card) -> str:
        """One fact about a card of the hand of the player to move: "J♠ would win its 6 counters"; "" for none."""
        return ""

    def prize(self, table: Table, card: Card) -> int:
        """How many counters that card would win for whoever plays it now."""
        return 0

    def disguised(self, table: Table, card: Card) -> bool:
        """Whether a card is a trump though its suit is another."""
        return False

    # The seats

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters; else `fact` says how a seat stands."""
        return True

    def fact(self, table: Table, seat: Seat) -> str:
        """One muted fact about a seat: "2 books", "3 tricks"; "" for none."""
        return ""

    def markers(self, table: Table, seat: Seat) -> tuple[int, int]:
        """How many markers a seat has left, and of how many; none where it is not played for them."""
        return 0, 0

    @property
    def has_markers(self) -> bool:
        """Whether it is played for markers."""
        return False

    def line_of(self, table: Table, seat: Seat) -> str:
        """The name of the Line that a seat has made so far; "" before it has played."""
        return ""

    def line_cards(self, table: Table, seat: Seat, card: Card | None = None) -> Sequence[Card]:
        """The cards of that Line, or of the one that it would be with another card."""
        return ()

    def preview(self, table: Table, card: Card) -> str:
        """The name of the Line that the player to move would make with a card."""
        return ""

    def leading(self, table: Table) -> Seat | None:
        """Who would win what lies on the table."""
        return None

    # The middle

    def phases(self, table: Table) -> tuple[tuple[str, ...], int]:
        """The parts of a deal, and the number of the present one."""
        return (), 0

    def auction(self, table: Table) -> Auction | None:
        """What is for sale."""
        return None

    def best_known(self, table: Table) -> tuple[Card, Seat] | None:
        """The best card so far and whose it is, where that decides."""
        return None

    def pack_words(self, table: Table) -> str:
        """What stands under the pack and the pool while nothing else lies in the middle."""
        return ""

    def next_in_run(self, table: Table) -> tuple[str, ...]:
        """What stands in the place of the next card of a running sequence: the card, and perhaps "stopped"."""
        return ()

    def pool_card(self, pool: str) -> Card | None:
        """The card that a pool belongs to, where its name is one: `pool.AH`."""
        try:
            return card(pool.partition(".")[2])
        except ValueError:
            return None

    def pool_name(self, pool: str) -> str:
        """What a pool is called."""
        return capital(pool.partition(".")[2])

    def pool_title(self, table: Table, pool: str) -> str:
        """What stands on a pool just now: a name may depend on what is trumps."""
        return self.pool_name(pool)

    def lit_pool(self, table: Table) -> str:
        """The pool that is played for just now; "" when none is more than the others."""
        return ""

    @property
    def plays_for_pool(self) -> bool:
        """Whether the plain pool is shown even while it is empty."""
        return False

    def starting_ranks(self, table: Table) -> Sequence[int]:
        """The ranks with which a suit may be started, where that is shown."""
        return ()

    def best_so_far(self, table: Table) -> str:
        """The place of the card that wins the trick so far; "" when none has been played."""
        return ""

    # The corners

    def asleep(self, table: Table) -> str:
        """A remark beside the cards that take no part."""
        return _("never seen")

    def trump(self, table: Table) -> str:
        """The trump suit, a letter; "" when there is none."""
        return ""

    def trump_words(self, table: Table) -> str:
        """Which suit is trumps, in a sentence."""
        return _("{suit} are trumps").format(suit=capital(suit_name(self.trump(table))))

    def turnup_words(self, table: Table) -> str:
        """A remark under that: that the turned card is out of play, for example."""
        return ""

    def board(self, table: Table, seat: Seat = 0) -> Board | None:
        """How the match stands, where it is played for points; the seat that reads it comes first."""
        return None

    def standing(self, table: Table, seat: Seat = 0) -> str:
        """How far the match is, in a few words for the bar, as a seat counts it."""
        number = notes(table).number
        if self.length:
            return _("Deal {n} of {deals}").format(n=number, deals=self.length)
        return _("Deal {n}").format(n=number)

    @property
    def reckoned_in(self) -> str:
        """What the totals are, as the head of their column."""
        return _("Counters") if self.has_counters else _("Points")

    def book(self, table: Table, seat: Seat = 0) -> Book | None:
        """The evening as a book of entries, where a game has one in place of a chart, as a seat keeps it."""
        return None
