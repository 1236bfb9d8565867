"""Ranter Go Round is about whom the lowest card finds at the end.

A card may be kept for certain once somebody who has had his turn holds a lower one. Else the fewer have still to come,
and the fewer play, the better it must be. The strong player asks what those before him must hold to have done what
they did, and tries keeping and exchanging in worlds like that.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from patience.cards import ACE, KING, Card
from patience.engine.effects import Slip
from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.engine.table import Seat, Table
from patience.games.rounds.counting import HAND
from patience.games.rounds.ranter_go_round import RanterGoRound
from patience.games.rounds.ranter_words import DEUCE, KEEP, Notes
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import ranked

FAIR = 8  # the lowest card that the easy player likes
ALONE, EACH_PLAYER, EACH_TO_COME = 9.7, 0.45, 0.35  # from deals played out by thousands with other limits
TRIES = 3  # worlds imagined at most for each that is wanted
CLEAR = 0.1  # of a marker: by so much another move must be better than what habit tells
ODD = 0.1  # how likely somebody does what a good habit would not


class Ranter:
    """Judges one card."""

    effort = 150

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Exchange what looks low, wherever one sits and whatever has been said."""
        good = rank_of(mind.view.table, mind.view.seat) >= FAIR
        return KEEP if good else another(mind.view.moves, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Keep what is safe or good enough for this place at the table, knowing all that has been said and given."""
        me, moves = mind.view.seat, mind.view.moves
        seen = said(mind.known) | {
            seat: rank_of(mind.known, seat)
            for seat in in_turn(mind.known)
            if seat != me and rank_of(mind.known, seat)
        }
        return KEEP if keeps(mind.known, me, seen) else another(moves, chance)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Keeping and exchanging, tried in the same worlds; all cuts are alike, and habit decides what is nearly so."""
        rules, moves = mind.view.rules, mind.view.moves[:2]
        assert isinstance(rules, RanterGoRound)
        usual = KEEP if self.habit(mind, chance) == KEEP else moves[1]
        lost = dict.fromkeys(moves, 0)
        worlds = list(likely_worlds(mind, chance, self.effort))
        for table in worlds:
            cut = chance.choice(table.piles["stock"].cards)
            for move in moves:
                lost[move] += mind.view.seat in losers(rules, table, cast("Card", cut), keeping=move == KEEP)
        n = max(1, len(worlds))
        told = ranked([(move, -lost[move] / n) for move in moves], n)
        if told[0].worth - told[1].worth > CLEAR:
            return told
        return sorted(told, key=lambda opinion: opinion.move != usual)


def losers(rules: RanterGoRound, table: Table, cut: Card, *, keeping: bool) -> list[Seat]:
    """Who holds the lowest card in the end, when the seat to move keeps its card or not and then all do as one should."""
    order, known = in_turn(table), list(cast("Notes", table.notes).known)
    ranks = {seat: rank_of(table, seat) for seat in order}
    first = order.index(cast("Seat", table.turn))
    for at, seat in enumerate(order[first:], first):
        seen = [known[other] for other in order[:at] if known[other]]
        if keeping if at == first else good_enough(ranks[seat], seen, len(order), at):
            continue
        if at == len(order) - 1:
            if not (rules.king_void and cut.rank == KING):
                ranks[seat] = cut.rank
        elif ranks[other := order[at + 1]] == KING:
            known[other] = KING
        else:
            ranks[seat], ranks[other] = ranks[other], ranks[seat]
            known[other], known[seat] = known[seat], ranks[seat] if ranks[seat] in (ACE, DEUCE) else 0
    lowest = min(ranks.values())
    lose = [seat for seat in order if ranks[seat] == lowest]
    return lose if rules.all_tied_lose else lose[-1:]


def keeps(table: Table, me: Seat, seen: dict[Seat, int]) -> bool:
    """Whether to keep the card, where these cards of others are known."""
    order = in_turn(table)
    at = order.index(me)
    return good_enough(
        rank_of(table, me), [seen[seat] for seat in order[:at] if seat in seen], len(order), at
    )


def good_enough(own: int, seen: Sequence[int], players: int, at: int) -> bool:
    """Whether to keep a card as the next after so many players, some of whose cards are known."""
    if seen and own > min(seen):
        return True  # whoever holds the lower card can do nothing any more
    return own >= round(ALONE - EACH_PLAYER * players - EACH_TO_COME * (players - at - 1))


def likely_worlds(mind: Mind, chance: Random, wanted: int) -> Iterator[Table]:
    """Worlds in which everybody has had a reason for what he has done, with few exceptions."""
    found = 0
    for _try in range(TRIES * wanted):
        table = world(mind, chance)
        if chance.random() < likelihood(mind, table):
            yield table
            found += 1
            if found == wanted:
                return


def likelihood(mind: Mind, now: Table) -> float:
    """How well what the others have done agrees with the cards that they would have had in this world."""
    hands, likely = {seat: now.piles[HAND[seat]] for seat in mind.view.rules.seats}, 1.0
    earlier = [past.table.notes for past in mind.past]
    for number in range(len(mind.past) - 1, -1, -1):
        past = mind.past[number]
        if swapped := [HAND.index(effect.source) for effect in past.effects if isinstance(effect, Slip)]:
            one, other = swapped
            hands[one], hands[other] = hands[other], hands[one]
        if past.mover != mind.view.seat:
            notes = (
                earlier[number - 1] if number else cast("Notes", now.notes)._replace(known=(0,) * len(hands))
            )
            before = Table({HAND[seat]: hand for seat, hand in hands.items()}, past.mover, notes=notes)
            kept = keeps(before, past.mover, said(before))
            likely *= 1.0 if kept == (past.move == KEEP) else ODD
    return likely


def said(table: Table) -> dict[Seat, int]:
    """The ranks that everybody knows."""
    return {seat: rank for seat, rank in enumerate(cast("Notes", table.notes).known) if rank}


def in_turn(table: Table) -> list[Seat]:
    """Those who are in, in the order in which they play, the dealer last."""
    notes = cast("Notes", table.notes)
    seats = len(notes.markers)
    order = [(notes.dealer + step) % seats for step in range(1, seats + 1)]
    return [seat for seat in order if notes.markers[seat]]


def rank_of(table: Table, seat: Seat) -> int:
    """The rank of a card; 0 when it is not known."""
    card = table.piles[HAND[seat]].cards[0]
    return card.rank if card else 0


def another(moves: Sequence[Move], chance: Random) -> Move:
    """Exchange, or cut somewhere."""
    return chance.choice(moves[1:])


wits = Ranter()
