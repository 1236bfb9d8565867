"""Minds of players at tables written down by hand, and how they stand to what they cannot see."""

from random import Random

from patience.engine.memory import remember
from patience.engine.table import Pile, Table
from patience.engine.tokens import Tokens
from patience.players.choose import choose
from patience.players.imagine import world

LEVELS = ("easy", "medium", "strong")


def mind_of(rules, table, *moves):
    """What the seat to move knows after these moves from that table."""
    steps = []
    after = table
    for text in moves:
        move = next((move for move in rules.moves(after) if str(move) == text), None)
        assert move, f"{text} is not among {[str(move) for move in rules.moves(after)]}"
        after, effects = rules.play(after, move)
        steps.append((move, tuple(effects), after))
    return remember(rules, after.turn, table, steps)


def chosen(mind, level="medium", deal=1):
    """The text of the move that a player of this level chooses."""
    return str(choose(mind, level, deal))


def choices(mind, level, deals=20):
    """The texts of all moves that come up when the same decision is taken in so many deals."""
    return {chosen(mind, level, deal) for deal in range(deals)}


def another_truth(match, seat, seed):
    """The mind of a seat had the cards that it cannot see been dealt otherwise; None where others could not have moved so."""
    mind = match.mind(seat)
    try:
        other = world(mind, Random(seed))
    except ValueError:
        return None
    tokens = Tokens(match.dealt.piles)
    where = {token: (name, at) for name, pile in tokens.places.items() for at, token in enumerate(pile)}
    for step in match.steps:
        for effect in step.effects:
            tokens.apply(effect)
    dealt = {name: list(pile.cards) for name, pile in match.dealt.piles.items()}
    for name, pile in tokens.places.items():
        for token, card in zip(pile, other.piles[name].cards, strict=True):
            place, at = where[token]
            dealt[place][at] = card
    first = match.dealt
    piles = {name: Pile(tuple(dealt[name]), pile.down) for name, pile in first.piles.items()}
    table = begun = Table(piles, first.turn, first.counters, first.notes)
    steps = []
    for step in match.steps:
        if step.move not in match.rules.moves(table):
            return None
        table, effects = match.rules.play(table, step.move)
        if tuple(effects) != step.effects:
            return None
        steps.append((step.move, step.effects, table))
    return remember(match.rules, seat, begun, steps)
