"""Guest: plays to the partner, leads as Catlin advises, counts the trumps and remembers who is void of what."""

from collections.abc import Sequence
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.guest import PLAYS
from patience.games.rounds.guest_table import HAND, NONE, PASS, SEATS, TRICK, TRICKS, visit
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import narrowed, ranked

from .guest_bits import ALL, BITS, Hand
from .guest_play import first_lead, follow, lead, played_out

OPEN = ("turnup", *(f"won.{seat}" for seat in SEATS), *TRICK)  # where everybody has seen the cards
NOTHING = [0, 0, 0, 0]


class GuestWits:
    """How Guest is played; the strong player weighs its cards in imagined worlds."""

    effort = 100

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Good habits without a memory: only the cards of this trick are known to be gone."""
        table = mind.view.table
        return _by_habit(mind.view.seat, table, _bits_at(table, ("turnup", *TRICK)), NOTHING)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Good habits that know all cards that are gone and who was shown to be void of what."""
        table = mind.view.table
        return _by_habit(mind.view.seat, table, _bits_at(table, OPEN), _lacks(mind))

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Each card, tried in the same imagined worlds, which all play out by good habits; of equals the usual one."""
        seat, moves = mind.view.seat, [move for move in mind.view.moves if isinstance(move, Play)]
        if not moves:
            return ranked([(PASS, 0.0)])
        usual = self.habit(mind, chance)
        moves.sort(key=lambda move: move != usual)
        table = mind.view.table
        notes = visit(table)
        bits, before = BITS[notes.trump], notes.tricks[0] + notes.tricks[2]
        trick = [bits.of[card] for card in _trick(table)]
        gone, lacks, side = _bits_at(table, OPEN), _lacks(mind), -1 if seat & 1 else 1

        def trial(moves: Sequence[Move]) -> list[float]:
            imagined = world(mind, chance)
            hands = [bits.hand(imagined.piles[name].cards) for name in HAND]
            ahead = []
            for move in moves:
                card, left = bits.of[cast("Play", move).card], hands[:]
                left[seat] ^= card
                won = played_out(bits, left, lacks[:], gone | card, notes.leader, [*trick, card])
                ahead.append(float(side * (2 * (before + won) - TRICKS)))
            return ahead

        return narrowed(moves, self.effort, trial)


def _trick(table: Table) -> list[Card]:
    """The cards of the trick in the order in which they were played."""
    leader = visit(table).leader
    piles = (table.piles[TRICK[(leader + i) % 4]].cards for i in SEATS)
    return [cast("Card", pile[0]) for pile in piles if pile]


def _bits_at(table: Table, names: Sequence[str]) -> Hand:
    """All cards that are seen in these places."""
    of, piles = BITS[visit(table).trump].of, table.piles
    return sum([of[card] for name in names for card in piles[name].cards if card])


def _lacks(mind: Mind) -> list[Hand]:
    """What each seat was shown to lack."""
    bits = BITS[visit(mind.view.table).trump]
    return [bits.hand(mind.lacking.get(name, ())) for name in HAND]


def _by_habit(seat: Seat, table: Table, gone: Hand, lacks: Sequence[Hand]) -> Move:
    """The move of good habits, where those cards are gone and each of the seats lacks a set of cards."""
    notes = visit(table)
    bits = BITS[notes.trump]
    hand = bits.hand(table.piles[HAND[seat]].cards)
    unseen = ALL & ~gone & ~hand
    left, partner, right = (unseen & ~lacks[(seat + i) % 4] for i in (1, 2, 3))
    trick = [bits.of[card] for card in _trick(table)]
    if trick:
        led = bits.suit[trick[0].bit_length()]
        best = max(card for card in trick if card & (led | bits.trumps))
        ours = len(trick) > 1 and best == trick[-2]
        rival = left if len(trick) < 3 else 0
        behind = partner if len(trick) == 1 else 0
        card = follow(bits, hand & led or hand, led, best, unseen, rival, behind, ours=ours)
    elif notes.tricks == NONE:
        card = first_lead(bits, hand)
    else:
        card = lead(bits, hand, left, partner, right)
    return PLAYS[seat][bits.card[card]]


wits = GuestWits()
