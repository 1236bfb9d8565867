"""What the questions and answers at Authors tell, and worlds that agree with all of it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from patience.cards import Card
from patience.engine.effects import Slip
from patience.engine.memory import Mind, Past
from patience.engine.moves import Play
from patience.engine.table import Seat
from patience.games.rounds.authors import BOOK, BOOKS, HAND
from patience.players.imagine import share_out

HONEST = 0.9  # how likely somebody who asks for a card has not got it himself


Hands = dict[str, list[Card]]  # every hand in full, by its place


class Heard(NamedTuple):
    """What everybody may have noted.

    `where` cards are for certain, who `lacks` them, who asked for them and so has `wanted` them, the `least` number of
    cards of a rank that a seat must hold, and the ranks that it has `passed`: it took no card of them that lay open.
    """

    where: dict[Card, Seat]
    lacks: defaultdict[Seat, set[Card]]
    wanted: defaultdict[Seat, set[Card]]
    least: defaultdict[tuple[Seat, int], int]
    passed: defaultdict[Seat, set[int]]


def heard(past: Iterable[Past]) -> Heard:
    """What these questions and answers have told."""
    found = Heard({}, defaultdict(set), defaultdict(set), defaultdict(int), defaultdict(set))
    for one in past:
        assert isinstance(one.move, Play)
        asked, card, rank = HAND.index(one.move.source), one.move.card, one.move.card.rank
        slips = [effect for effect in one.effects if isinstance(effect, Slip)]
        found.lacks[asked].add(card)
        found.least[one.mover, rank] = max(1, found.least[one.mover, rank])
        found.passed[one.mover].discard(rank)
        if not slips:
            found.wanted[one.mover].add(card)
            found.passed[one.mover] |= {
                known.rank for known, owner in found.where.items()
                if owner != one.mover and not found.least[one.mover, known.rank]
            }  # fmt: skip
        elif slips[-1].target in BOOKS:
            for known in [known for known in found.where if known.rank == rank]:
                del found.where[known]
            for seat in range(len(HAND)):
                found.least[seat, rank] = 0
        else:
            found.where[card] = one.mover
            found.lacks[one.mover].discard(card)
            found.wanted[one.mover].discard(card)
            found.least[one.mover, rank] += 1
            found.least[asked, rank] = max(0, found.least[asked, rank] - 1)
    return found


class Guess:
    """Draws hands in which everybody holds what he must, and seldom what he asked for or passed."""

    def __init__(self, mind: Mind, told: Heard) -> None:
        me, table = mind.view.seat, mind.view.table
        seats = mind.view.rules.seats
        self.sure = {HAND[seat]: [card for card in told.where if told.where[card] == seat] for seat in seats}
        self.sure[HAND[me]] = [card for card in table.piles[HAND[me]].cards if card]
        met = {card for name in BOOKS[: len(seats)] for card in table.piles[name].cards if card}
        met.update(*self.sure.values())
        self.unmet = [card for card in mind.view.rules.pack() if card not in met]
        rooms = {name: len(table.piles[name]) - len(cards) for name, cards in self.sure.items()}
        self.rooms = {name: room for name, room in rooms.items() if room}
        self.claims = [
            (HAND[seat], rank, missing)
            for (seat, rank), least in told.least.items()
            if HAND[seat] in self.rooms
            if (missing := least - sum([card.rank == rank for card in self.sure[HAND[seat]]])) > 0
        ]
        lacks = {name: frozenset(told.lacks[HAND.index(name)]) for name in self.rooms}
        doubts = {name: lacks[name].union(self._doubtful(told, HAND.index(name))) for name in self.rooms}
        self.barred = lacks, doubts

    def _doubtful(self, told: Heard, seat: Seat) -> Iterator[Card]:
        """The cards that a seat would hardly hold, as it asked for them or passed others of their rank."""
        wanted, passed = told.wanted[seat], told.passed[seat]
        return (card for card in self.unmet if card in wanted or card.rank in passed)

    def hands(self, chance: Random) -> Hands:
        """Every hand in full."""
        honest = chance.random() < HONEST
        for claims, believed in ((True, honest), (True, honest), (True, False), (False, False)):
            try:
                hands = self._drawn(chance, claims=claims, believed=believed)
            except ValueError:  # somebody has bluffed, or the claims were met by the wrong cards
                continue
            if not any(map(_holds_a_book, hands.values())):
                break
        else:
            hands = self._drawn(chance, claims=False, believed=False)
        return hands

    def _drawn(self, chance: Random, *, claims: bool, believed: bool) -> Hands:
        """Hands drawn at random; what is claimed is met first."""
        unmet, rooms, barred = self.unmet[:], dict(self.rooms), self.barred[believed]
        hands = {name: cards[:] for name, cards in self.sure.items()}
        chance.shuffle(unmet)
        if claims:
            for name, rank, missing in chance.sample(self.claims, len(self.claims)):
                fit = [card for card in unmet if card.rank == rank and card not in barred[name]]
                for card in fit[: min(missing, rooms[name])]:
                    hands[name].append(card)
                    unmet.remove(card)
                    rooms[name] -= 1
        for name, cards in share_out(unmet, rooms, barred, chance).items():
            hands[name] += cards
        return hands


def _holds_a_book(hand: Sequence[Card]) -> bool:
    """Whether a hand holds four of a rank, which would have been laid down."""
    ranks = [card.rank for card in hand]
    kinds = set(ranks)
    return len(ranks) - len(kinds) >= BOOK - 1 and any(ranks.count(rank) == BOOK for rank in kinds)
