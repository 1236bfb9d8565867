"""Round games: several seats, hidden hands, counters, one deal after the other with the deal going round.

Conventions that the table, the players and the laws rely on:
seats are numbered clockwise, so the left neighbour of a seat is the next number; places that belong to a seat end in its
number (`hand.2`); `counters` are named `seat.2`, `pool` or `pool.AH`, and their sum never changes; `notes` is a named
tuple with at least `dealer` and `number` (of the deal within the match, from 1).
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, cast

from patience.cards import SUITS, Card, card, rank_name, shuffled, suit_name
from patience.words import _, capital

from .effects import Effect, Lacks, Pay
from .moves import Move, Say
from .rules import Option, Rules
from .table import Place, Seat, Sight, Table

DEALS = Option(
    "deals",
    _("Deals"),
    ((4, "4"), (8, "8"), (12, "12"), (0, _("until you stop"))),
    8,
    _("How many make a match"),
)


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


class Company(Rules):
    """A game for several; it says how one deal goes, and the rest follows."""

    players: ClassVar[range]
    usual_players: ClassVar[int] = 4
    purse: ClassVar[int] = 100  # counters that each seat begins with; a balance may fall below zero

    @abstractmethod
    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        """The table of deal `number` of the match, from a shuffled pack, with the counters as they stand."""

    def opening(self) -> dict[str, int]:
        """The counters at the beginning of the match; games with pools add theirs, empty."""
        return {f"seat.{seat}": self.purse for seat in self.seats} | {"pool": 0}

    def first_dealer(self, pack: Sequence[Card]) -> Seat:
        """Who deals first, from a pack shuffled for that: the lowest of one card each (ace low, then the suit)."""
        return min(self.seats, key=lambda seat: (pack[seat].rank, pack[seat]))

    def next_dealer(self, table: Table) -> Seat:
        """Who deals after that deal: the left neighbour."""
        return self.left(notes(table).dealer)

    def is_match_over(self, table: Table) -> bool:
        """Whether no deal follows this finished one."""
        deals = self.chosen.get("deals", 0)
        return bool(deals) and notes(table).number >= int(deals)

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

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        """What is paid as the cards are dealt, before anybody moves; `dealt` has paid it already."""
        return iter(())

    def tally(self, table: Table) -> Mapping[str, Sequence[int]]:
        """What each seat has of a finished deal beside counters, by the title of its column: tricks, marks."""
        return {}

    def totals(self, table: Table) -> Sequence[int]:
        """How each seat stands in the match."""
        return [table.counters[f"seat.{seat}"] for seat in self.seats]

    @property
    def first_totals(self) -> Sequence[int]:
        """How each seat stands at the beginning of the match."""
        return [self.purse if self.has_counters else 0] * len(self.seats)

    @property
    def reckoned_in(self) -> str:
        """What the totals are, as the head of their column."""
        return _("Counters") if self.has_counters else _("Points")

    def book(self, table: Table) -> Book | None:
        """The evening as a book of entries, where a game has one in place of a chart."""
        return None

    def kind(self, pay: Pay) -> str:
        """The kind of a payment, which heads its column in the account of a deal."""
        return _("Counters")

    def dealer(self, table: Table) -> Seat | None:
        """Who dealt; None where nobody does."""
        return notes(table).dealer

    def is_out(self, table: Table, seat: Seat) -> bool:
        """Whether a seat takes no part any more."""
        return False

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters; else `fact` says how a seat stands."""
        return True

    def fact(self, table: Table, seat: Seat) -> str:
        """One muted fact about a seat: "2 books", "3 tricks"; "" for none."""
        return ""

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

    def answer_note(self, table: Table) -> str:
        """A remark over the answers of the player to move; seats stand as {seat.N}."""
        return ""

    def exchanges_with(self, table: Table) -> Seat | None:
        """With whom the player to move would exchange his card."""
        return None

    def markers(self, table: Table, seat: Seat) -> tuple[int, int]:
        """How many markers a seat has left, and of how many; none where it is not played for them."""
        return 0, 0

    @property
    def has_markers(self) -> bool:
        """Whether it is played for markers."""
        return False

    def fact_of(self, table: Table, card: Card) -> str:
        """One fact about a card of the hand of the player to move: "J♠ would win its 6 counters"; "" for none."""
        return ""

    def prize(self, table: Table, card: Card) -> int:
        """How many counters that card would win for whoever plays it now."""
        return 0

    def disguised(self, table: Table, card: Card) -> bool:
        """Whether a card is a trump though its suit is another."""
        return False

    def marked(self, table: Table, cards: Sequence[Card]) -> Mapping[Card, str]:
        """The cards of a hand that count together, each with a word for it."""
        return {}

    def board(self, table: Table) -> Board | None:
        """How the match stands, where it is played for points."""
        return None

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

    def starting_ranks(self, table: Table) -> Sequence[int]:
        """The ranks with which a suit may be started, where that is shown."""
        return ()

    def best_so_far(self, table: Table) -> str:
        """The place of the card that wins the trick so far; "" when none has been played."""
        return ""

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

    def partners(self, seat: Seat) -> Sequence[Seat]:
        """Who plays on the same side, without the seat itself."""
        return ()

    def standing(self, table: Table) -> str:
        """How far the match is, in a few words for the bar."""
        deals = self.chosen.get("deals", 0)
        number = notes(table).number
        if deals:
            return _("Deal {n} of {deals}").format(n=number, deals=deals)
        return _("Deal {n}").format(n=number)

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        """A hand as its player holds it: groups that lie a little apart, by suit unless the game says otherwise."""
        return [sorted(one for one in cards if one.suit == suit) for suit in SUITS]

    def dealt_after(self, table: Table, pack: Sequence[Card]) -> Table:
        """The table of the deal after that finished one, from a shuffled pack."""
        return self.dealt(pack, self.next_dealer(table), table.counters, notes(table).number + 1)

    # What follows from it

    def deal(self, pack: Sequence[Card]) -> Table:
        """The first deal, with the first seat as dealer: only where nobody has drawn for it."""
        return self.dealt(pack, 0, self.opening(), 1)

    def start(self, deal: int) -> Table:
        """The first deal of a match; GameError when the number is out of range."""
        self.check_deal(deal)
        dealer = self.first_dealer(shuffled(self.pack(), f"{self.name}/{deal}/dealer"))
        return self.dealt(shuffled(self.pack(), f"{self.name}/{deal}"), dealer, self.opening(), 1)

    def deal_again(self, deal: int, table: Table) -> Table | None:
        """The next deal of the match with that number, after a finished one; None when the match is over."""
        if table.scores is None or self.is_match_over(table):
            return None
        number = notes(table).number + 1
        return self.dealt_after(table, shuffled(self.pack(), f"{self.name}/{deal}/{number}"))

    def sight(self, place: Place, table: Table) -> Sight:
        """Once the deal is over everything may be looked at."""
        return place.sight if table.scores is None else Sight.ALL

    def left(self, seat: Seat, steps: int = 1) -> Seat:
        """The neighbour so many seats to the left."""
        return (seat + steps) % len(self.seats)

    def around(self, first: Seat) -> list[Seat]:
        """All seats in turn, clockwise from that one."""
        return [*self.seats[first:], *self.seats[:first]]

    def eldest(self, dealer: Seat) -> Seat:
        """The dealer's left neighbour."""
        return self.left(dealer)
