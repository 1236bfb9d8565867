"""How far a consultation is, and what of it is seen and told."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeVar, cast

from patience.cards import Card, card
from patience.engine.moves import Say
from patience.engine.rules import Rules
from patience.engine.table import Table
from patience.words import _

from .meanings import FORTUNE_PACK, Combination, Drawn, combinations
from .story import Teller, generality, is_surprising, openers, together

CHOOSE, CUT, MISSING, ROW, CUT_AGAIN, PACKETS = "choose", "cut", "missing", "row", "cut again", "packets"
AGAIN, GATHER = Say("again"), Say("gather")
CONSULTANTS = ("KD", "KC", "JH", "QH", "QC")
SEVENTH, IN_ROW, IN_PACKET = 7, 12, 3
ROW_PLACES = tuple(f"row.{number}" for number in range(1, IN_ROW + 1))
PACKET_NAMES = ("person", "house", "future", "surprise")
PACKET_PLACES = tuple(f"{name}.{number}" for name in PACKET_NAMES for number in range(1, IN_PACKET + 1))

T = TypeVar("T")


class Consultation(NamedTuple):
    """How far it is; which way up the cards lie follows from the deal number and how often they were shuffled."""

    deal: int
    stage: str = CHOOSE
    consultant: str = ""
    shuffles: int = 1  # of the whole pack
    read: tuple[str, ...] = ()  # the places whose cards have been read, in that order


def consultation(table: Table) -> Consultation:
    """How far the consultation at a table is."""
    return cast("Consultation", table.notes)


def sevenths(pack: Sequence[T]) -> list[T]:
    """The twelve of a pack (its top card first): six go under it, the seventh is laid out, and so on."""
    left, row = list(pack), list[T]()
    while len(row) < IN_ROW:
        left = left[(SEVENTH - 1) % len(left) :] + left[: (SEVENTH - 1) % len(left)]
        row.append(left.pop(0))
    return row


@lru_cache(maxsize=16)
def heads_down(deal: int, shuffles: int) -> frozenset[Card]:
    """The cards that a shuffle of the whole pack has left on their heads: each is with an even chance."""
    chance = Random(f"fortune/{deal}/{shuffles}/heads").random
    return frozenset(one for one in FORTUNE_PACK if chance() < 0.5)


def consultant_name(text: str) -> str:
    """Whom a card stands for."""
    return {
        "KD": _("A married man, fair"), "KC": _("A married man, dark"), "JH": _("A single man"),
        "QH": _("A woman, fair"), "QC": _("A woman, dark"),
    }[text]  # fmt: skip


def packet_title(name: str) -> str:
    """What a packet tells of."""
    return {
        "person": _("The Person"), "house": _("The House"), "future": _("The Future"), "surprise": _("The Surprise"),
    }[name]  # fmt: skip


class Consulted(Rules):
    """Fortune telling without its rules."""

    def you(self, table: Table) -> Card | None:
        """The consultant's card, once it has been chosen."""
        text = consultation(table).consultant
        return card(text) if text else None

    def drawn(self, table: Table, place: str) -> Drawn | None:
        """The face-up card of a place, the way up it lies."""
        top = table.piles[place].top
        now = consultation(table)
        return Drawn(top, top in heads_down(now.deal, now.shuffles)) if top else None

    def row(self, table: Table) -> list[Drawn | None]:
        """The cards of the row from left to right."""
        return [self.drawn(table, name) for name in ROW_PLACES]

    def packet(self, table: Table, name: str) -> list[Drawn | None]:
        """The cards of a packet, as far as they have been turned."""
        return [self.drawn(table, f"{name}.{number}") for number in range(1, IN_PACKET + 1)]

    def neighbours(self, table: Table, place: str) -> tuple[list[Drawn | None], int]:
        """The cards among which one is read, and where it lies among them."""
        name, _dot, number = place.partition(".")
        cards = self.row(table) if name == "row" else self.packet(table, name)
        return cards, int(number) - 1

    def combinations(self, table: Table) -> list[Combination]:
        """What the ranks of the row say together."""
        return combinations(drawn for drawn in self.row(table) if drawn)

    def teller(self, table: Table) -> Teller:
        """Who tells the cards to this consultant."""
        return Teller(self.you(table))

    def row_story(self, table: Table) -> list[str]:
        """The row as far as it has been read: its paragraphs."""
        read, teller = consultation(table).read, self.teller(table)
        row = [self.drawn(table, name) if name in read else None for name in ROW_PLACES]
        told = list(teller.sentences(row, openers()))
        if not told:
            return []
        you = _("You came to the cards as the {card}.").format(card=card(consultation(table).consultant).name)
        whole = together(self.combinations(table)) if all(row) else ""
        return [paragraph for paragraph in (f"{you} {' '.join(told)}", whole) if paragraph]

    def packet_story(self, table: Table, name: str) -> str:
        """A packet as far as it has been turned."""
        cards = self.packet(table, name)
        told = list(self.teller(table).sentences(cards))
        known = [drawn for drawn in cards if drawn]
        if name == "surprise" and len(known) == IN_PACKET and not is_surprising(known):
            told.append(generality(consultation(table).deal))
        return " ".join(told)

    def packet_stories(self, table: Table) -> list[str]:
        """All packets as far as they have been turned, each with its name."""
        lead = {
            "person": _("Of yourself: {story}"), "house": _("Of your house: {story}"),
            "future": _("Of the future: {story}"), "surprise": _("And the surprise: {story}"),
        }  # fmt: skip
        told = [(name, self.packet_story(table, name)) for name in PACKET_NAMES]
        return [lead[name].format(story=story) for name, story in told if story]
