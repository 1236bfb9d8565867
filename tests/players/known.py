"""Minds of seats at tables written down by hand, and at those of matches played at random."""

from random import Random

from patience.engine.match import Match
from patience.engine.memory import Mind, remember
from patience.engine.table import Pile, Table


def mind_at(rules, table, seat=None, lacking=None):
    """What the seat to move knows that has just sat down at this table, and perhaps heard who lacks what."""
    mind = remember(rules, table.turn if seat is None else seat, table, [])
    return Mind(mind.view, mind.known, lacking or {}, mind.past)


def minds_met(rules, deal, chance=None):
    """Every mind of a seat that has a choice in a deal played at random, with the full table."""
    match, chance = Match(rules, deal), chance or Random(deal)
    while match.table.turn is not None:
        moves = rules.moves(match.table)
        if len(moves) > 1:
            yield match.mind(match.table.turn), match.table
        match.play(chance.choice(moves))


def rearranged(rules, seat, table, chance):
    """The same table with the cards in another order that this seat cannot see."""
    seen = rules.seen_by(seat, table)
    hidden = [
        (name, at) for name, pile in seen.piles.items() for at, card in enumerate(pile.cards) if card is None
    ]
    cards = [table.piles[name].cards[at] for name, at in hidden]
    chance.shuffle(cards)
    piles = {name: list(pile.cards) for name, pile in table.piles.items()}
    for (name, at), card in zip(hidden, cards, strict=True):
        piles[name][at] = card
    return Table(
        {name: Pile(tuple(cards), table.piles[name].down) for name, cards in piles.items()},
        table.turn, table.counters, table.notes, table.scores,
    )  # fmt: skip
