"""The books of an evening of Guest: the ledger, its trial balance, the board, who has won."""

from collections.abc import Iterator

from patience.engine.company import Company
from patience.engine.table import Seat, Table
from patience.engine.telling import Board, Book
from patience.words import _, ngettext

from .guest_table import SEATS, TRICKS, visit
from .ledger import GAME, Entry, Sides, Trial, entries, games_over, score, trial_balance
from .phrases import who


class GuestBooks(Company):
    """How an evening of Guest stands."""

    evening: int  # games, 0 without end

    @property
    def has_counters(self) -> bool:
        """Whether it is played for counters: it is played for points."""
        return False

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

    def book(self, table: Table, seat: Seat = 0) -> Book:
        """The ledger with its trial balance; whoever reads it has the first column, and hands he won are positive."""
        heads = (
            _("Game"),
            _("Hand"),
            *_sides(_("{one} and {other}"), seat),
            _("Signed"),
            _("Stands at"),
            _("Lapse"),
        )
        hands = visit(table).hands if seat % 2 == 0 else [-signed for signed in visit(table).hands]
        rows = tuple(
            (
                str(entry.game), str(entry.hand), *(str(points or "") for points in entry.credit),
                _signed(entry.credit[0] - entry.credit[1], "+"), "{} : {}".format(*entry.balance), "" if entry.lapse is None else str(entry.lapse),
            )
            for entry in entries(hands)
        )  # fmt: skip
        trial = trial_balance(hands)
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

    def board(self, table: Table, seat: Seat = 0) -> Board | None:
        """The game, the tricks of this hand, and how the evening's books stand."""
        notes, ours, theirs = visit(table), seat % 2, 1 - seat % 2
        (game, points), totals = self.standing_of(table), trial_balance(notes.hands).totals
        difference = _signed(totals[ours] - totals[theirs])
        return Board(
            _("Game {n}").format(n=game),
            _("to {n}").format(n=GAME),
            tuple(zip(_sides("{one} & {other}", seat), (points[ours], points[theirs]), strict=True)),
            GAME,
            tuple(notes.tricks[side] + notes.tricks[side + 2] for side in (ours, theirs)),
            TRICKS,
            (
                (_("Evening"), f"{totals[ours]} : {totals[theirs]}"),
                (_("Difference {n} = sum of hands {n}").format(n=difference), ""),
            ),
        )

    def standing(self, table: Table, seat: Seat = 0) -> str:
        game, points = self.standing_of(table)
        ours, theirs = points[seat % 2], points[1 - seat % 2]
        if self.is_match_over(table):
            return _("The evening is over")
        if self.evening:
            told = _("Game {n} of {games}: {ours} to {theirs}")
            return told.format(n=game, games=self.evening, ours=ours, theirs=theirs)
        return _("Game {n}: {ours} to {theirs}").format(n=game, ours=ours, theirs=theirs)

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
        books = _("The evening: {one} {a}, {other} {b}; the difference {n} is the sum of the signed hands.")
        sides = _sides(_("{one} and {other}"))
        a, b = trial.totals
        told.append(books.format(one=sides[0], a=a, other=sides[1], b=b, n=_signed(trial.difference)))
        return told

    def _about_the_last_game(self, table: Table, entry: Entry) -> Iterator[str]:
        """How many games each side has won, and that a lapse comes too late."""
        games = [0, 0]
        for one in self.ledger(table):
            if one.lapse is not None:
                games[one.winner] += 1
        sides = _sides(_("{one} and {other}"))
        words = _("Games won: {one} {n}, {other} {m}.")
        yield words.format(one=sides[0], n=games[0], other=sides[1], m=games[1])
        if entry.lapse:
            late = ngettext(
                "{n} point over thirteen is only noted, for no game follows.",
                "{n} points over thirteen are only noted, for no game follows.",
                entry.lapse,
            )
            yield late.format(n=entry.lapse)


def _sides(words: str, seat: Seat = 0) -> list[str]:
    """Both sides named with these words, the one of a seat first."""
    return [words.format(one=who(side), other=who(side + 2)) for side in (seat % 2, 1 - seat % 2)]


def _signed(points: int, sign: str = "") -> str:
    """A number with a real minus, and perhaps with a plus."""
    return f"{points:{sign}}".replace("-", "\N{MINUS SIGN}")
