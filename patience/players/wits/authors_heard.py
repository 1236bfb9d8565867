"""What the questions and answers at Authors tell, and worlds that agree with all of it."""

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from patience.cards import Card
from patience.engine.effects import Slip
from patience.engine.memory import Mind, Past
from patience.engine.moves import Play
from patience.engine.table import Pile, Seat, Table
from patience.games.rounds.authors import BOOK, BOOKS, HAND
from patience.players.imagine import world

HONEST = 0.9  # how likely somebody who asks for a card has not got it himself


class Heard(NamedTuple):
    """What everybody may have noted.

    `where` cards are for certain, who `lacks` them, who asked for them and so has `wanted` them, and the `least`
    number of cards of a rank that a seat must hold.
    """

    where: dict[Card, Seat]
    lacks: defaultdict[Seat, set[Card]]
    wanted: defaultdict[Seat, set[Card]]
    least: defaultdict[tuple[Seat, int], int]


def heard(past: Iterable[Past]) -> Heard:
    """What these questions and answers have told."""
    found = Heard({}, defaultdict(set), defaultdict(set), defaultdict(int))
    for one in past:
        assert isinstance(one.move, Play)
        asked, card, rank = HAND.index(one.move.source), one.move.card, one.move.card.rank
        slips = [effect for effect in one.effects if isinstance(effect, Slip)]
        found.lacks[asked].add(card)
        found.least[one.mover, rank] = max(1, found.least[one.mover, rank])
        if not slips:
            found.wanted[one.mover].add(card)
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


def likely_world(mind: Mind, told: Heard, chance: Random) -> Table:
    """A world in which everybody holds a card of the ranks that he has asked for, and seldom one that he has wanted."""
    honest = chance.random() < HONEST
    for claims, believed in ((True, honest), (True, honest), (True, False), (False, False)):
        try:
            table = world(_informed(mind, told, chance if claims else None, believed=believed), chance)
        except ValueError:  # somebody has bluffed, or the claims were met by the wrong cards
            continue
        if not any(_holds_a_book(table.piles[HAND[seat]]) for seat in mind.view.rules.seats):
            break
    else:
        return world(mind, chance)
    return table


def _holds_a_book(hand: Pile) -> bool:
    """Whether a hand holds four of a rank, which would have been laid down."""
    ranks = [card.rank for card in hand.cards if card]
    return any(ranks.count(rank) == BOOK for rank in set(ranks))


def _informed(mind: Mind, told: Heard, chance: Random | None, *, believed: bool) -> Mind:
    """The same mind with all that was told; claims are met by cards drawn at random."""
    me, table = mind.view.seat, mind.view.table
    seats = mind.view.rules.seats
    hands = {seat: [card for card, owner in told.where.items() if owner == seat] for seat in seats}
    barred = {seat: told.lacks[seat] | told.wanted[seat] if believed else told.lacks[seat] for seat in seats}
    if chance:
        met = {card for pile in table.piles.values() for card in pile.cards if card}.union(told.where)
        unmet = [card for card in mind.view.rules.pack() if card not in met]
        chance.shuffle(unmet)
        claims = [claim for claim, least in told.least.items() if least and claim[0] != me]
        chance.shuffle(claims)
        for seat, rank in claims:
            needed = told.least[seat, rank] - sum(card.rank == rank for card in hands[seat])
            fit = [card for card in unmet if card.rank == rank and card not in barred[seat]]
            for card in fit[: max(0, min(needed, len(table.piles[HAND[seat]]) - len(hands[seat])))]:
                hands[seat].append(card)
                unmet.remove(card)
    piles = dict(table.piles)
    for seat in seats:
        if seat != me:
            rest = len(piles[HAND[seat]]) - len(hands[seat])
            piles[HAND[seat]] = Pile((*hands[seat], *(None,) * rest))
    known = Table(piles, table.turn, table.counters, table.notes, table.scores)
    return mind._replace(known=known, lacking={HAND[seat]: frozenset(barred[seat]) for seat in seats})
