"""What Ranter Go Round tells of a table: the markers, who has lost one and why, and everything in words."""

from collections.abc import Sequence
from typing import NamedTuple

from patience.cards import ACE, PACK, RANKS, Card
from patience.engine.company import Company
from patience.engine.effects import Effect, Lacks, Pay, Slip
from patience.engine.moves import Draw, Move, Say
from patience.engine.table import Seat, Table
from patience.words import _, ngettext

from .counting import HAND
from .phrases import listed, sign, who

MARKERS, DEUCE = 3, 2
KEEP, EXCHANGE = Say("keep"), Say("exchange")
OTHER_THAN = {rank: frozenset(card for card in PACK if card.rank != rank) for rank in RANKS}


class Notes(NamedTuple):
    """What everybody knows: the markers left, the rank that a seat is known to hold (0: none is), who lost a marker."""

    dealer: Seat
    number: int
    markers: tuple[int, ...]
    known: tuple[int, ...]
    losers: tuple[Seat, ...] = ()


def noted(table: Table) -> Notes:
    """The notes of a table of this game."""
    assert isinstance(table.notes, Notes)
    return table.notes


class RanterWords(Company):
    """Ranter Go Round without its rules."""

    stake: int
    all_tied_lose: bool

    def playing(self, dealer: Seat, markers: Sequence[int]) -> list[Seat]:
        """Those who are still in, from the dealer's left to the dealer."""
        return [seat for seat in self.around(self.eldest(dealer)) if markers[seat]]

    def neighbour(self, seat: Seat, markers: Sequence[int]) -> Seat:
        """The next seat to the left that is still in."""
        return self.playing(seat, markers)[0]

    # What the window shows

    def tally(self, table: Table) -> dict[str, tuple[int, ...]]:
        return {_("Markers left"): noted(table).markers}

    def totals(self, table: Table) -> tuple[int, ...]:
        return noted(table).markers

    @property
    def first_totals(self) -> tuple[int, ...]:
        return (MARKERS,) * len(self.seats)

    @property
    def reckoned_in(self) -> str:
        """What the match is about, though there are counters to win in the end."""
        return _("Markers")

    @property
    def plays_for_pool(self) -> bool:
        return True

    def reasons(self, table: Table) -> list[str]:
        """How a tie was settled, what each loser held, and what the last one left takes."""
        notes = noted(table)
        held = {seat: card for seat in self.seats for card in table.piles[HAND[seat]].cards if card}
        low = min(card.rank for card in held.values())
        order = self.around(self.eldest(notes.dealer))
        lowest = listed([sign(held[seat]) for seat in order if seat in held and held[seat].rank == low])
        told = []
        if not notes.losers:
            told.append(_("{cards} would have put out everybody: the same dealer deals again."))
        elif not self.all_tied_lose and lowest != sign(held[notes.losers[0]]):
            told.append(_("Of {cards} the one turned up last loses."))
        told = [words.format(cards=lowest) for words in told]
        for seat in notes.losers:
            n = notes.markers[seat]
            words = ngettext(
                "{who} held the {card}: {n} marker is left.",
                "{who} held the {card}: {n} markers are left.",
                n,
            )
            if not n:
                words = _("{who} held the {card} and lost the last marker.")
            told.append(words.format(who=who(seat), card=sign(held[seat]), n=n))
        if self.is_match_over(table):
            winner, n = next(seat for seat in self.seats if notes.markers[seat]), self.stake * len(self.seats)
            words = ngettext(
                "{who} takes the pool of {n} counter.", "{who} takes the pool of {n} counters.", n
            )
            told.append(words.format(who=who(winner), n=n))
        return told

    def is_out(self, table: Table, seat: Seat) -> bool:
        return not noted(table).markers[seat]

    @property
    def has_markers(self) -> bool:
        return True

    def markers(self, table: Table, seat: Seat) -> tuple[int, int]:
        return noted(table).markers[seat], MARKERS

    def exchanges_with(self, table: Table) -> Seat | None:
        if table.turn is None or table.turn == noted(table).dealer:
            return None
        return self._asked(table)

    def pack_words(self, table: Table) -> str:
        return _("Lowest card loses a marker")

    def boldness(self, move: Move) -> int:
        """To keep the card changes nothing."""
        return int(move == EXCHANGE)

    def label(self, table: Table, move: Move) -> str:
        if move == KEEP and table.turn is not None:
            (card,) = table.piles[HAND[table.turn]].cards
            return _("Keep the {card}").format(card=sign(card)) if card else _("Keep")
        return _("Exchange") if move == EXCHANGE else super().label(table, move)

    # In words

    def outcome(self, table: Table) -> str:
        """Who has lost a marker, or who alone is left."""
        losers = [who(seat) for seat in noted(table).losers]
        if self.is_match_over(table):
            left = next(seat for seat in self.seats if noted(table).markers[seat])
            return _("{winner} is the last one left").format(winner=who(left))
        if not losers:
            return _("Nobody loses a marker")
        if len(losers) == 1:
            return _("{loser} loses a marker").format(loser=losers[0])
        return _("{losers} lose a marker each").format(losers=listed(losers))

    def kind(self, pay: Pay) -> str:
        return _("Stake") if pay.taker == "pool" else _("Last one left")

    def describe(self, table: Table, move: Move) -> str:
        if move == KEEP:
            return _("keeps the card")
        if isinstance(move, Draw):
            return _("cuts the pack")
        return _("asks {player} to exchange").format(player=who(self._asked(table)))

    def _asked(self, table: Table) -> Seat:
        """Who must exchange with the seat to move."""
        assert table.turn is not None
        return self.neighbour(table.turn, noted(table).markers)

    def announce(self, table: Table, move: Move) -> str:
        if move == KEEP:
            return _("I keep mine.")
        return _("I cut.") if isinstance(move, Draw) else _("Exchange, please.")

    def reply(self, table: Table, move: Move, effects: Sequence[Effect]) -> tuple[Seat, str] | None:
        if move != EXCHANGE:
            return None
        other = self._asked(table)
        if not any(isinstance(effect, Slip) for effect in effects):
            return other, _("A King!")
        shown = {
            effect.cards
            for effect in effects
            if isinstance(effect, Lacks) and effect.place == HAND[table.turn or 0]
        }
        if OTHER_THAN[ACE] in shown:
            return other, _("An ace!")
        return (other, _("A deuce!")) if OTHER_THAN[DEUCE] in shown else None

    def ask(self, table: Table) -> str:
        assert table.turn is not None
        (card,) = table.piles[HAND[table.turn]].cards
        assert card
        if table.turn == noted(table).dealer:
            return _("You hold the {card}: keep it, or cut the pack").format(card=sign(card))
        text = _("You hold the {card}: keep it, or exchange with {player}")
        return text.format(card=sign(card), player=who(self._asked(table)))

    def why_not(self, table: Table, card: Card) -> str:
        return _("Keep the card, or change it for another")
