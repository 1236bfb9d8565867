"""Speculation: nobody knows more than the others, so that all is odds and prices.

The best trump is worth the pool times the chance that no better one lies face down: so much more has its owner to hope
for than anybody else, whether he buys, sells or keeps it. Levels differ in how well they reckon, and in what they dare.
"""

from math import prod
from random import Random
from typing import cast

from patience.engine.memory import Mind
from patience.engine.moves import Move, Say
from patience.engine.table import Seat, Table
from patience.games.rounds.speculation_words import ANSWER, BIDDING, HEIGHT, KEEP, PASS, PILE, SELL, Notes
from patience.players.opinion import Opinion
from patience.players.trials import ranked

PACK_SIZE, ACE_HEIGHT = 52, 14
BUYS_BELOW, SELLS_ABOVE = 0.9, 1.1  # what the medium player wants to gain by a bargain
MOOD = 0.3  # how far the easy player's guess goes up and down
READY = 0.4  # how likely somebody sells a trump for a small part of its worth


class Speculator:
    """Reckons what the best trump is worth."""

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Guess without counting which cards have been faced, now high, now low."""
        table = mind.view.table
        guess = worth(table, unseen=PACK_SIZE - 1) * chance.uniform(1 - MOOD, 1 + MOOD)
        return bargain(mind, buy_below=guess, sell_above=guess)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Count, and deal only where something is gained."""
        right = worth(mind.view.table)
        return bargain(mind, buy_below=right * BUYS_BELOW, sell_above=right * SELLS_ABOVE)

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """What each bid or answer brings, odds being what they are."""
        table, seat = mind.view.table, mind.view.seat
        notes, price = cast("Notes", table.notes), worth(mind.view.table)
        if notes.phase == ANSWER:
            without = hopes(table, seat) - price
            return ranked([(KEEP, without + price), (SELL, without + notes.bid)])
        base = hopes(table, seat)
        if notes.phase != BIDDING:
            return ranked([(move, base) for move in mind.view.moves])
        bids = [move for move in mind.view.moves if isinstance(move, Say) and move.number]
        gains = [
            (bid, base + (price - bid.number) * sold_for(bid.number / price)) for bid in bids if bid.number
        ]
        return ranked([(PASS, base), *gains])


def bargain(mind: Mind, buy_below: float, sell_above: float) -> Move:
    """Bid about half way up to a limit, or sell what more is bid for than a limit."""
    notes = cast("Notes", mind.view.table.notes)
    if notes.phase == ANSWER:
        return SELL if notes.bid > sell_above else KEEP
    if notes.phase != BIDDING or notes.bid + 1 >= buy_below:
        return mind.view.moves[0]
    return Say("bid", max(notes.bid + 1, min(int(notes.bid + buy_below) // 2, most(mind))))


def most(mind: Mind) -> int:
    """The highest legal bid."""
    return max(move.number or 0 for move in mind.view.moves if isinstance(move, Say))


def lasts(table: Table, unseen: int | None = None) -> float:
    """The chance that no better trump lies face down; of so many cards that have not been seen."""
    best = cast("Notes", table.notes).best
    if unseen is None:
        unseen = PACK_SIZE - sum(len(pile.up) for pile in table.piles.values()) + len(table.piles["stock"])
    hidden, better = face_down(table), ACE_HEIGHT - HEIGHT[best]
    return prod((unseen - hidden - i) / (unseen - i) for i in range(better))


def worth(table: Table, unseen: int | None = None) -> float:
    """How much more its owner may hope for than without the best trump, in counters."""
    return table.counters["pool"] * lasts(table, unseen)


def hopes(table: Table, seat: Seat) -> float:
    """What a seat gets from the pool on average, if nothing more is sold."""
    piles, hidden = table.piles, face_down(table)
    beaten = 1 - lasts(table)
    part = (
        piles[PILE[seat]].down / hidden if hidden else 0.0
    )  # how likely the best of the hidden cards is his
    owns = cast("Notes", table.notes).owner == seat
    return table.counters["pool"] * (beaten * part + (1 - beaten) * owns)


def face_down(table: Table) -> int:
    """How many cards lie face down on the piles."""
    return sum(pile.down for name, pile in table.piles.items() if name in PILE)


def sold_for(part: float) -> float:
    """How likely somebody sells a trump for this part of what it is worth."""
    return min(READY + (1 - READY) * part, 1.0)


wits = Speculator()
