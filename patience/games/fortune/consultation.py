"""The consultation: choose a card, cut, count off sevens, read the row, cut again, read four packets."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple, TypeVar, cast

from patience.cards import Card, card, shuffled
from patience.engine.effects import Effect, Finish, Note, Shift, Slip, Turn, TurnUp
from patience.engine.moves import Move, Say, Tap
from patience.engine.rules import Rules
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Table
from patience.words import _, capital, ngettext

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


class Fortune(Rules):
    """Fortune telling with 32 single-headed cards."""

    name: ClassVar[str] = "fortune"
    title: ClassVar[str] = _("Fortune telling")
    tagline: ClassVar[str] = _("A row of twelve, then four packets")
    aim: ClassVar[str] = _("Hear what the cards have to say")

    def layout(self) -> Iterator[Place]:
        """The pack to be cut, the cards in the hand, those laid aside, the row, the packets."""
        for name in ("pack", "hand", "rest"):
            yield Place(name, name)
        for name in ROW_PLACES:
            yield Place(name, "row", Sight.ALL)
        for name in PACKET_PLACES:
            yield Place(name, name.partition(".")[0], Sight.ALL)

    def pack(self) -> Sequence[Card]:
        """Ace and seven to King of every suit."""
        return FORTUNE_PACK

    def start(self, deal: int) -> Table:
        """The shuffled pack; GameError when the number is out of range."""
        self.check_deal(deal)
        return self._spread(_order(deal, 1), deal)

    def deal(self, pack: Sequence[Card]) -> Table:
        """A pack in this order, its first card on top."""
        return self._spread(pack, 1)

    def _spread(self, pack: Sequence[Card], deal: int) -> Table:
        piles = dict.fromkeys(self.places, EMPTY) | {"pack": Pile(tuple(pack)[::-1], len(pack))}
        return Table(piles, notes=Consultation(deal))

    def moves(self, table: Table) -> list[Move]:
        """Name a card, cut anywhere, begin again, have a card read or turned, gather the twelve."""
        now = consultation(table)
        if table.scores is not None:
            return []
        if now.stage == CHOOSE:
            return [Say(text) for text in CONSULTANTS]
        if now.stage in (CUT, CUT_AGAIN):
            return [Say("cut", number) for number in range(1, len(table.piles["pack"]))]
        if now.stage == MISSING:
            return [AGAIN]
        places = ROW_PLACES if now.stage == ROW else PACKET_PLACES
        return [Tap(name) for name in places if name not in now.read] or [GATHER]

    def effects(self, table: Draft, move: Move) -> Iterator[Effect]:
        """What is done with the cards."""
        now = consultation(table)
        if isinstance(move, Tap):
            if now.stage == PACKETS:
                yield TurnUp(move.place)
            now = now._replace(read=(*now.read, move.place))
            yield Note(now)
            if now.stage == PACKETS and len(now.read) == len(PACKET_PLACES):
                yield Finish((1.0,))
        elif move == AGAIN:
            yield from self._gather(table)
            order = _order(now.deal, now.shuffles + 1)
            yield from _restack(table, order)
            yield Note(now._replace(stage=CUT, shuffles=now.shuffles + 1))
        elif move == GATHER:
            yield Shift("hand", len(table.piles["hand"]), "rest")
            yield from self._gather(table)
            twelve = sorted(one for one in table.piles["hand"].cards if one)
            yield from _restack(table, shuffled(twelve, f"fortune/{now.deal}/{now.shuffles}/twelve"))
            yield Note(now._replace(stage=CUT_AGAIN, read=()))
        elif now.stage == CHOOSE:
            assert isinstance(move, Say)
            yield Note(now._replace(stage=CUT, consultant=move.word))
        else:
            assert isinstance(move, Say)
            yield from self._cut(table, move.number or 1, now)

    def _cut(self, table: Draft, number: int, now: Consultation) -> Iterator[Effect]:
        yield Shift("pack", number, "hand")
        yield Shift("pack", len(table.piles["pack"]), "hand")
        if now.stage == CUT_AGAIN:
            for name in PACKET_PLACES:
                yield Shift("hand", 1, name)
            yield Note(now._replace(stage=PACKETS))
            return
        chosen = sevenths(table.piles["hand"].cards[::-1])
        for name, one in zip(ROW_PLACES, chosen, strict=True):
            yield Slip("hand", table.piles["hand"].cards.index(one), name)
            yield TurnUp(name)
        stage = ROW if card(now.consultant) in chosen else MISSING
        yield Note(now._replace(stage=stage))

    @staticmethod
    def _gather(table: Draft) -> Iterator[Effect]:
        """The row is taken up again, face down."""
        for name in ROW_PLACES:
            yield Turn(name, len(table.piles[name]), "hand")

    # What is seen and told

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

    def describe(self, table: Table, move: Move) -> str:
        """A move in words."""
        if isinstance(move, Tap):
            drawn = self.drawn(self.play(table, move)[0], move.place)
            return capital(drawn.name) if drawn else ""
        if move == AGAIN:
            return _("Gathered, to begin again")
        if move == GATHER:
            return _("The twelve gathered and shuffled")
        assert isinstance(move, Say)
        if move.number:
            return ngettext("Cut after {n} card", "Cut after {n} cards", move.number).format(n=move.number)
        return consultant_name(move.word)


def _order(deal: int, shuffles: int) -> list[Card]:
    """The whole pack after so many shuffles, its top card first."""
    return shuffled(FORTUNE_PACK, f"fortune/{deal}/{shuffles}")


def _restack(table: Draft, order: Sequence[Card]) -> Iterator[Effect]:
    """Shuffle the cards of the hand on to the pack, one by one, so that the first of the order lies on top."""
    for one in reversed(order):
        yield Slip("hand", table.piles["hand"].cards.index(one), "pack")
