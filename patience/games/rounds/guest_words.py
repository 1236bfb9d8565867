"""What Guest tells of a table: how far it is, the trick, the books, and everything in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from patience.cards import Card, suit_name
from patience.engine.company import Company
from patience.engine.moves import Move, Play, Say
from patience.engine.table import Seat, Table
from patience.engine.telling import Board, Book
from patience.words import _, ngettext

from .bowers import ORDERS, Order
from .ledger import GAME, Entry, Sides, Trial, entries, games_over, score, trial_balance
from .phrases import either, sign, who

SEATS = range(4)
TRICKS = 9
NAMED_AT_MOST = 3  # the cards in the line that asks
LEFT = (1, 2, 3, 0)
HAND = tuple(f"hand.{seat}" for seat in SEATS)
TRICK = tuple(f"trick.{seat}" for seat in SEATS)
NONE = (0, 0, 0, 0)
PASS = Say("pass")


class Visit(NamedTuple):
    """How far a deal is: who leads, the tricks of each seat, and the evening's hands before it and in the end with it.

    A hand is the difference in tricks as the seats 0 and 2 see it, so that the other side's hands are negative.
    """

    dealer: Seat
    number: int
    trump: str
    leader: Seat
    tricks: tuple[int, int, int, int]
    hands: tuple[int, ...]


def visit(table: Table) -> Visit:
    """The notes of a table of Guest."""
    return cast("Visit", table.notes)


class GuestWords(Company):
    """Guest without its rules."""

    evening: int  # games, 0 without end

    def leading(self, table: Table) -> Seat | None:
        """Who has played the best card of the trick so far."""
        notes = visit(table)
        suits, strength = ORDERS[notes.trump].suit, ORDERS[notes.trump].strength
        best, most, led, seat = None, 0, "", notes.leader
        for _turn in SEATS:
            played = table.piles[TRICK[seat]].cards
            if not played:
                break
            card = cast("Card", played[0])
            led = led or suits[card]
            if strength[card] > most and suits[card] in (led, notes.trump):
                best, most = seat, strength[card]
            seat = LEFT[seat]
        return best

    def best_so_far(self, table: Table) -> str:
        """The place of the card that wins the trick so far; "" when none has been played."""
        seat = self.leading(table)
        return "" if seat is None else TRICK[seat]

    def trump(self, table: Table) -> str:
        """The trump suit."""
        return visit(table).trump

    def is_trump(self, table: Table, card: Card) -> bool:
        """Whether a card is a trump, perhaps in disguise as the left bower is."""
        return card in self._order(table).members[visit(table).trump]

    def ledger(self, table: Table) -> list[Entry]:
        """The hands of the evening so far, one row each."""
        return list(entries(visit(table).hands))

    def trial_balance(self, table: Table) -> Trial:
        """The proof that the ledger was kept without a fault."""
        return trial_balance(visit(table).hands)

    def tally(self, table: Table) -> dict[str, tuple[int, ...]]:
        return {_("Tricks"): visit(table).tricks}

    def totals(self, table: Table) -> list[int]:
        """The points of each seat's side when the last hand had been entered."""
        *_before, entry = self.ledger(table) or [Entry(1, 0, (0, 0), (0, 0), None)]
        return [entry.balance[seat % 2] for seat in SEATS]

    def book(self, table: Table) -> Book:
        """The ledger with its trial balance."""
        us, them = (_("{one} and {other}").format(one=who(seat), other=who(seat + 2)) for seat in (0, 1))
        heads = _("Game"), _("Hand"), us, them, _("Signed"), _("Stands at"), _("Lapse")
        rows = tuple(
            (
                str(entry.game), str(entry.hand), *(str(points or "") for points in entry.credit),
                _signed(entry.credit[0] - entry.credit[1], "+"), "{} : {}".format(*entry.balance), "" if entry.lapse is None else str(entry.lapse),
            )
            for entry in self.ledger(table)
        )  # fmt: skip
        trial = self.trial_balance(table)
        told = _(
            "Trial balance: {a} to {b}, a difference of {difference}; the signed hands add up to {signed}."
        )
        proof = _("The books balance.") if trial.balances else _("The books do not balance.")
        a, b = trial.totals
        told = told.format(a=a, b=b, difference=_signed(trial.difference), signed=_signed(trial.signed))
        return Book(heads, rows, (told, proof))

    def score(self, table: Table) -> Sides:
        """The points of the seats 0 and 2, and of 1 and 3, in this game; when a hand has ended one, in the next."""
        return score(visit(table).hands)

    def standing_of(self, table: Table) -> tuple[int, Sides]:
        """The number of the game and its points: of one just won as it was won, until the next hand is dealt."""
        hands = visit(table).hands
        if table.scores is None:
            return games_over(hands) + 1, score(hands)
        last = self.ledger(table)[-1]
        return last.game, last.balance

    def disguised(self, table: Table, card: Card) -> bool:
        return card.suit != visit(table).trump and self.is_trump(table, card)

    def fact_of(self, table: Table, card: Card) -> str:
        if not self.disguised(table, card):
            return ""
        told = _("{card} is the best trump") if not card.suit else _("Left bower: {card} is a trump")
        return told.format(card=sign(card))

    def turnup_words(self, table: Table) -> str:
        (turned,) = table.piles["turnup"].cards
        return _("{card} is out of play").format(card=sign(turned)) if turned else ""

    def board(self, table: Table) -> Board | None:
        """The game, the tricks of this hand, and how the evening's books stand."""
        notes = visit(table)
        (game, points), trial = self.standing_of(table), trial_balance(notes.hands)
        a, b, c, d = notes.tricks
        difference = _signed(trial.difference)
        return Board(
            _("Game {n}").format(n=game),
            _("to {n}").format(n=GAME),
            tuple((f"{who(side)} & {who(side + 2)}", points[side]) for side in (0, 1)),
            GAME,
            (a + c, b + d),
            TRICKS,
            (
                (_("Evening"), f"{trial.totals[0]} : {trial.totals[1]}"),
                (_("Difference {n} = sum of hands {n}").format(n=difference), ""),
            ),
        )

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters: it is played for points."""
        return False

    def fact(self, table: Table, seat: Seat) -> str:
        """How many tricks a seat has taken."""
        n = visit(table).tricks[seat]
        return ngettext("{n} trick", "{n} tricks", n).format(n=n)

    def partners(self, seat: Seat) -> Sequence[Seat]:
        return (LEFT[LEFT[seat]],)

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        return self._order(table).grouped(tuple(cards))

    def standing(self, table: Table, seat: Seat = 0) -> str:
        game, points = self.standing_of(table)
        ours, theirs = points[seat % 2], points[1 - seat % 2]
        if self.is_match_over(table):
            return _("The evening is over")
        if self.evening:
            told = _("Game {n} of {games}: {ours} to {theirs}")
            return told.format(n=game, games=self.evening, ours=ours, theirs=theirs)
        return _("Game {n}: {ours} to {theirs}").format(n=game, ours=ours, theirs=theirs)

    def _order(self, table: Table) -> Order:
        return ORDERS[visit(table).trump]

    def _led(self, table: Table) -> str:
        """The suit that has to be followed; "" when nothing has been led."""
        led = table.piles[TRICK[visit(table).leader]].cards
        return self._order(table).suit[cast("Card", led[0])] if led else ""

    def _suit_name(self, table: Table, suit: str) -> str:
        return _("trumps") if suit == visit(table).trump else suit_name(suit)

    # In words

    def outcome(self, table: Table) -> str:
        """Which side has won a finished hand, and whether a game with it, or the evening: whose total is greater."""
        *_before, entry = self.ledger(table)
        first, n = (0 if entry.credit[0] else 1), max(entry.credit)
        if self.is_match_over(table):
            difference = self.trial_balance(table).difference
            if not difference:
                return _("The evening ends even")
            first, told = (0 if difference > 0 else 1), _("{one} and {other} win the evening")
        elif entry.lapse is not None:
            told = _("{one} and {other} win the game")
        else:
            told = ngettext("{one} and {other} score {n} point", "{one} and {other} score {n} points", n)
        return told.format(one=who(first), other=who(first + 2), n=n)

    def reasons(self, table: Table) -> list[str]:
        """What the ledger and its trial balance say after a finished hand."""
        *_before, entry = self.ledger(table)
        told: list[str] = []
        if entry.lapse is not None and self.is_match_over(table):
            told += self._about_the_last_game(table, entry)
        elif entry.lapse:
            lapse = ngettext(
                "{n} point lapses to the next game.", "{n} points lapse to the next game.", entry.lapse
            )
            told.append(lapse.format(n=entry.lapse))
        trial = self.trial_balance(table)
        books = _("The evening stands at {a} to {b}; the difference {n} is the sum of the signed hands.")
        a, b = trial.totals
        return [*told, books.format(a=a, b=b, n=_signed(trial.difference))]

    def _about_the_last_game(self, table: Table, entry: Entry) -> Iterator[str]:
        """How many games each side has won, and that a lapse comes too late."""
        games = [0, 0]
        for one in self.ledger(table):
            if one.lapse is not None:
                games[one.winner] += 1
        sides = [_("{one} and {other}").format(one=who(side), other=who(side + 2)) for side in (0, 1)]
        words = _("Games won: {one} {n}, {other} {m}.")
        yield words.format(one=sides[0], n=games[0], other=sides[1], m=games[1])
        if entry.lapse:
            late = ngettext(
                "{n} point over thirteen is only noted, for no game follows.",
                "{n} points over thirteen are only noted, for no game follows.",
                entry.lapse,
            )
            yield late.format(n=entry.lapse)

    def describe(self, table: Table, move: Move) -> str:
        if not isinstance(move, Play):
            return _("passes the lead")
        told = _("plays the {card}") if self._led(table) else _("leads the {card}")
        return told.format(card=move.card.name)

    def label(self, table: Table, move: Move) -> str:
        """What stands on the button for a move."""
        return _("Pass the lead") if move == PASS else self.describe(table, move)

    def announce(self, table: Table, move: Move) -> str:
        return "" if isinstance(move, Play) else _("I have no trump.")

    def ask(self, table: Table) -> str:
        led, moves = self._led(table), self.moves(table)
        playable = [move.card for move in moves if isinstance(move, Play)]
        if not playable:
            return _("You hold no trump: pass the lead")
        groups = self._order(table).grouped(tuple(playable))
        cards = either([card for group in groups for card in group]) if len(playable) <= NAMED_AT_MOST else ""
        if not led and visit(table).tricks == NONE:
            return _("Lead a trump: {cards}").format(cards=cards) if cards else _("Lead a trump")
        if not led:
            return _("You lead: {cards}").format(cards=cards or _("any card"))
        suit = self._suit_name(table, led)
        if self._order(table).suit[playable[0]] != led:
            return _("You have no {suit}: play {cards}").format(suit=suit, cards=cards or _("any card"))
        follow = _("Follow {suit}").format(suit=suit)
        return _("{follow}: {cards}").format(follow=follow, cards=cards) if cards else follow

    def why_not(self, table: Table, card: Card) -> str:
        led = self._led(table)
        if led:
            suit = self._suit_name(table, led)
            return _("You have {suit}: follow").format(suit=suit)
        return _("The first lead must be a trump")


def _signed(points: int, sign: str = "") -> str:
    """A number with a real minus, and perhaps with a plus."""
    return f"{points:{sign}}".replace("-", "\N{MINUS SIGN}")
