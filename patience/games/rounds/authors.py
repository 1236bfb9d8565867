"""Authors (Foster): ask one player for one card, and lay down books of four."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from patience.cards import PACK, RANKS, Card, of, rank_name
from patience.engine.company import MATCH, Company
from patience.engine.effects import Effect, Lacks, Note, Pass, Pay, Slip
from patience.engine.moves import Move, Play
from patience.engine.table import Draft, Pile, Place, Seat, Sight, Table
from patience.words import _, capital, ngettext

from .counting import SEAT, balances, closed, paid, shared
from .phrases import listed, number, one_of, who

BOOK = 4  # the cards of one rank
HAND = tuple(f"hand.{seat}" for seat in range(8))
BOOKS = tuple(f"books.{seat}" for seat in range(8))
ONLY = {card: frozenset((card,)) for card in PACK}


class Notes(NamedTuple):
    """What everybody knows of a deal: also the balances before it and the questions since a card last changed hands."""

    dealer: Seat
    number: int
    before: tuple[int, ...]
    asked: tuple[Play, ...] = ()


class Authors(Company):
    """Ask for cards, lay down books.

    A question is to play the card from the hand that is asked to the own hand. Whoever asks may ask for a card of his
    own; nobody puts the same question twice before a card has changed hands. As some question that was not put is
    always one that hits, every deal ends.
    """

    name = "authors"
    title = _("Authors")
    tagline = _("Ask, remember, make books")
    aim = _("Lay down the most books of four cards of one rank")
    size = (0.0, 0.0)
    players = range(3, 9)
    options = MATCH

    def layout(self) -> Iterator[Place]:
        for seat in self.seats:
            yield Place(HAND[seat], "hand", Sight.OWNER, seat, _("Hand"))
            yield Place(BOOKS[seat], "books", Sight.ALL, seat, _("Books"))

    def dealt(self, pack: Sequence[Card], dealer: Seat, counters: Mapping[str, int], number: int) -> Table:
        piles: dict[str, Pile] = {}
        for place, seat in enumerate(self.around(self.eldest(dealer))):
            cards = tuple(pack[place :: len(self.seats)])
            whole = [rank for rank in RANKS if len(_of_rank(cards, rank)) == BOOK]
            piles[HAND[seat]] = Pile(tuple(card for card in cards if card.rank not in whole))
            piles[BOOKS[seat]] = Pile(tuple(card for card in cards if card.rank in whole))
        staked = paid(counters, self.dues(dealer))
        notes = Notes(dealer, number, balances(self, counters))
        return Table(piles, self._holder(piles, self.eldest(dealer)), staked, notes)

    def dues(self, dealer: Seat) -> Iterator[Pay]:
        for seat in self.around(self.eldest(dealer)):
            yield Pay(SEAT[seat], "pool", 1)

    def tally(self, table: Table) -> dict[str, list[int]]:
        return {_("Books"): [len(table.piles[BOOKS[seat]].cards) // BOOK for seat in self.seats]}

    def _holder(self, piles: Mapping[str, Pile], first: Seat) -> Seat:
        """The first seat with cards, from that one: somebody has some, as no number of hands deals only books."""
        return next(seat for seat in self.around(first) if piles[HAND[seat]].cards)

    def moves(self, table: Table) -> list[Play]:
        me, notes, piles = table.turn, table.notes, table.piles
        if me is None:
            return []
        assert isinstance(notes, Notes)
        ranks = sorted({card.rank for card in piles[HAND[me]].cards if card})
        put = [question for question in notes.asked if question.target == HAND[me]]
        touched = {(question.source, question.card.rank) for question in put}
        questions: list[Play] = []
        for seat in self.around(me)[1:]:
            if piles[HAND[seat]].cards:
                for rank in ranks:
                    every = self._questions[me, seat, rank]
                    if (HAND[seat], rank) in touched:
                        questions += [question for question in every if question not in put]
                    else:
                        questions += every
        return questions

    @cached_property
    def _questions(self) -> dict[tuple[Seat, Seat, int], tuple[Play, ...]]:
        """What one seat may ask another, for each rank."""
        return {
            (me, other, rank): tuple(Play(HAND[other], of(rank, suit), HAND[me]) for suit in "CDHS")
            for me in self.seats
            for other in self.seats
            for rank in RANKS
        }

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        me, notes = table.turn, table.notes
        assert isinstance(move, Play)
        assert isinstance(notes, Notes)
        assert me is not None
        asked = table.piles[move.source].cards
        if move.card not in asked:
            yield Lacks(move.source, ONLY[move.card])
            yield Note(notes._replace(asked=(*notes.asked, move)))
            yield Pass(self.asked(move))
            return
        yield Slip(move.source, asked.index(move.card), move.target)
        yield Lacks(move.source, ONLY[move.card])
        if notes.asked:
            yield Note(notes._replace(asked=()))
        book = _of_rank(table.piles[move.target].cards, move.card.rank)
        if len(book) == BOOK:
            for at in reversed(book):
                yield Slip(move.target, at, BOOKS[me])
            if any(table.piles[HAND[seat]].cards for seat in self.seats):
                yield Pass(self._holder(table.piles, me))
            else:
                yield from self._end(table, notes)

    def _end(self, table: Draft, notes: Notes) -> Iterator[Effect]:
        """The most books take the pool."""
        books = [len(table.piles[BOOKS[seat]].cards) for seat in self.seats]
        best = [seat for seat in self.seats if books[seat] == max(books)]
        yield from shared("pool", table.counters["pool"], best)
        yield from closed(self, table, notes.before)

    def asked(self, move: Play) -> Seat:
        """Who is asked by a question."""
        return int(move.source.removeprefix("hand."))

    # What the window shows

    def fact(self, table: Table, seat: Seat) -> str:
        n = len(table.piles[BOOKS[seat]].cards) // BOOK
        return ngettext("{n} book", "{n} books", n).format(n=n) if n else _("no book yet")

    def standing(self, table: Table, seat: Seat = 0) -> str:
        n = sum(len(table.piles[BOOKS[seat]].cards) for seat in self.seats) // BOOK
        return _("{deal} · Books {n} of 13").format(deal=super().standing(table, seat), n=n)

    def _best(self, table: Table) -> list[Seat]:
        books = [len(table.piles[BOOKS[seat]].cards) // BOOK for seat in self.seats]
        return [seat for seat in self.seats if books[seat] == max(books)]

    def outcome(self, table: Table) -> str:
        best = self._best(table)
        if len(best) > 2:
            return _("{number} players have the most books").format(number=capital(number(len(best))))
        told = ngettext("{who} has the most books", "{who} have the most books", len(best))
        return told.format(who=listed([who(seat) for seat in best]))

    def reasons(self, table: Table) -> list[str]:
        notes, best = table.notes, self._best(table)
        assert isinstance(notes, Notes)
        n = len(table.piles[BOOKS[best[0]]].cards) // BOOK
        if len(best) == 1:
            return [_("{who} has {n} books and takes the pool.").format(who=who(best[0]), n=n)]
        players = listed([who(seat) for seat in best])
        each = table.counters[SEAT[best[0]]] - notes.before[best[0]] + 1
        told = ngettext(
            "{players} have {n} books each and get {each} counter each.",
            "{players} have {n} books each and get {each} counters each.",
            each,
        )
        return [told.format(players=players, n=n, each=each)]

    def sorted_hand(self, table: Table, cards: Sequence[Card]) -> list[list[Card]]:
        return [[card for card in cards if card.rank == rank] for rank in RANKS]

    def is_out(self, table: Table, seat: Seat) -> bool:
        return table.turn is not None and not table.piles[HAND[seat]].cards

    def kind(self, pay: Pay) -> str:
        return _("Ante") if pay.giver in SEAT else _("Most books")

    def describe(self, table: Table, move: Move) -> str:
        assert isinstance(move, Play)
        return _("asks {player} for the {card}").format(player=who(self.asked(move)), card=move.card.name)

    def announce(self, table: Table, move: Move) -> str:
        assert isinstance(move, Play)
        player, card = who(self.asked(move)), move.card.name
        return _("{player}, have you the {card}?").format(player=player, card=card)

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str]:
        assert isinstance(move, Play)
        given = any(isinstance(effect, Slip) for effect in effects)
        return self.asked(move), _("Here.") if given else _("No.")

    def ask(self, table: Table) -> str:
        assert table.turn is not None
        ranks = sorted({card.rank for card in table.piles[HAND[table.turn]].cards if card})
        if len(ranks) <= 3:
            return _("Ask a player for any {ranks}").format(ranks=one_of([rank_name(rank) for rank in ranks]))
        return _("Ask a player for one of your {n} ranks").format(n=len(ranks))

    def why_not(self, table: Table, card: Card) -> str:
        assert table.turn is not None
        if not _of_rank(table.piles[HAND[table.turn]].cards, card.rank):
            return _("You may ask only for a rank that you hold")
        return _("You have asked that already: ask something else until a card changes hands")


def _of_rank(cards: Sequence[Card | None], rank: int) -> list[int]:
    """Where the cards of a rank lie in a hand."""
    return [at for at, card in enumerate(cards) if card and card.rank == rank]
