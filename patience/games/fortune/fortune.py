"""Fortune telling: choose a card, cut, count off sevens, read the row, cut again, read four packets."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from patience.cards import Card, card, shuffled
from patience.engine.effects import Effect, Finish, Note, Shift, Slip, Turn, TurnUp
from patience.engine.moves import Move, Say, Tap
from patience.engine.table import EMPTY, Draft, Pile, Place, Sight, Table
from patience.words import _, capital, ngettext

from .consultation import (
    AGAIN,
    CHOOSE,
    CONSULTANTS,
    CUT,
    CUT_AGAIN,
    GATHER,
    MISSING,
    PACKET_PLACES,
    PACKETS,
    ROW,
    ROW_PLACES,
    Consultation,
    Consulted,
    consultant_name,
    consultation,
    sevenths,
)
from .meanings import FORTUNE_PACK


class Fortune(Consulted):
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
