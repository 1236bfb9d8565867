"""What a round game tells of itself: every line, label and fact that the table for several shows or speaks.

Nearly all of it has a default, so that a game overrides only what it has. The texts use only what the player to move
sees; seats stand in them as {seat.N}, which whoever shows them replaces by names.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from patience.cards import SUITS, Card, card, rank_name, suit_name
from patience.words import _, capital

from .effects import Effect, Lacks, Pay
from .moves import Move, Say
from .rules import Rules
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


class Telling(Rules):
    """The half of a round game that speaks; the other half deals."""

    @property
    @abstractmethod
    def length(self) -> int:
        """How many deals make a match; 0 when nothing but the players or the score ends it."""

    # What is said

    @abstractmethod
    def describe(self, table: Table, move: Move) -> str:
        """A move of the player to move in words, without his name: "plays the six of hearts"."""

    def announce(self, table: Table, move: Move) -> str:
        """What the player says aloud with a move, as at a real table: "I pass."; "" when nothing."""
        return ""

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        """Who answers that move of the player to move, and what he says, as everybody sees by its effects."""
        return None

    def ask(self, table: Table) -> str:
        """What the player to move is asked, in an imperative sentence of at most nine words or so."""
        return ""

    def why_not(self, table: Table, card: Card) -> str:
        """One line that says why the player to move may not play that card of his hand."""
        return self.aim

    def overheard(self, effects: Sequence[Effect]) -> list[tuple[Seat, str]]:
        """What the others say because of what a move did: who is shown to lack one card says so."""
        said: list[tuple[Seat, str]] = []
        for effect in effects:
            if isinstance(effect, Lacks) and len(effect.cards) == 1:
                owner = self.places[effect.place].owner
                (lacked,) = effect.cards
                if owner is not None:
                    said.append((owner, _("No {rank}.").format(rank=rank_name(lacked.rank))))
        return said

    # The answers of the player to move

    def label(self, table: Table, move: Move) -> str:
        """What stands on the button for a move: "Pass", "Bet 3"."""
        if isinstance(move, Say):
            word = capital(move.word)
            return word if move.number is None else f"{word} {move.number}"
        return self.describe(table, move)

    def boldness(self, move: Move) -> int:
        """The order of answers with words: the one that changes least comes first, for Enter means it."""
        return 0

    def first_number(self, table: Table, word: str, numbers: Sequence[int]) -> int:
        """The number at which a stepper begins: the least that is legal."""
        return min(numbers)

    def way_out(self, move: Say) -> bool:
        """Whether an answer is not the wanted one but the way out: its button is plain."""
        return move.word in ("pass", "resign", "pay")

    def answer_note(self, table: Table) -> str:
        """A remark over the answers of the player to move; seats stand as {seat.N}."""
        return ""

    def to_spread(self, table: Table) -> int:
        """How many counters the player to move has to spread over the pools, one after the other."""
        return 0

    def ask_to_spread(self, table: Table, left: int) -> str:
        """What he is asked when he has that many left."""
        return self.ask(table)

    def is_staking(self, table: Table) -> bool:
        """Whether stakes are still being laid, before anything is played."""
        return self.to_spread(table) > 0

    def to_take(self, table: Table) -> int:
        """How many of the cards lying there the player to move takes, one after the other."""
        return 0

    def spoken_card(self, table: Table) -> tuple[Card, Say] | None:
        """A card of the hand of the player to move that stands for a word: to play it is to say that."""
        return None

    def exchanges_with(self, table: Table) -> Seat | None:
        """With whom the player to move would exchange his card."""
        return None

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

    # The end of a deal

    def outcome(self, table: Table) -> str:
        """How a finished deal has ended, as a title: "{seat.2} is out first"; seats stand as {seat.N}."""
        scores = table.scores or ()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return _("{winner} wins the deal").format(winner=f"{{seat.{best[0]}}}")
        return _("The deal is over")

    def reasons(self, table: Table) -> list[str]:
        """Sentences that explain the payments of a finished deal; seats stand as {seat.N}."""
        return []

    def kind(self, pay: Pay) -> str:
        """The kind of a payment, which heads its column in the account of a deal."""
        return _("Counters")

    def due_kind(self, pay: Pay) -> str:
        """The same for what is paid before the first card is played."""
        return self.kind(pay)

    def tally(self, table: Table) -> Mapping[str, Sequence[int]]:
        """What each seat has of a finished deal beside counters, by the title of its column: tricks, marks."""
        return {}

    def scored(self, table: Table) -> Sequence[int]:
        """What each seat scores with a finished deal where there are no counters: the losers nothing."""
        return [max(0, int(score)) for score in table.scores or ()]

    @property
    def reckoned_in(self) -> str:
        """What the totals are, as the head of their column."""
        return _("Counters") if self.has_counters else _("Points")

    def book(self, table: Table, seat: Seat = 0) -> Book | None:
        """The evening as a book of entries, where a game has one in place of a chart, as a seat keeps it."""
        return None
