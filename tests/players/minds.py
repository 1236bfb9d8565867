"""Minds of players at tables written down by hand, and how they stand to what they cannot see."""

from random import Random

from patience.engine.match import Match
from patience.engine.memory import remember
from patience.engine.table import Pile, Table
from patience.engine.tokens import Tokens
from patience.players.choose import choose
from patience.players.imagine import world

LEVELS = ("easy", "medium", "strong")
SWAPS = 12  # tries


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


def chosen(mind, level="medium", luck="1"):
    """The text of the move that a player of this level chooses."""
    return str(choose(mind, level, luck))


def choices(mind, level, deals=20):
    """The texts of all moves that come up when the same decision is taken in so many deals."""
    return {chosen(mind, level, str(deal)) for deal in range(deals)}


def positions(rules, deal, seed, every, length=60):
    """A match before some of its moves, made partly by players and partly at random, where there is a choice."""
    match, chance = Match(rules, deal), Random(seed)
    for number in range(length):
        moves = match.rules.moves(match.table)
        if not moves:
            return
        if len(moves) > 1 and number % every == 0:
            yield match
        easy = len(moves) > 1 and chance.random() < 0.7
        match.play(choose(match.mind(match.table.turn), "easy", match.luck) if easy else chance.choice(moves))


def another_truth(match, seat, seed):
    """The mind of a seat had the cards that it cannot see been dealt otherwise; None where others could not have moved so.

    They are all dealt anew; where that fits with nothing that was done, two of them change places.
    """
    mind, chance = match.mind(seat), Random(seed)
    try:
        found = _had_it_been(match, seat, world(mind, chance))
    except ValueError:  # no such world was found
        found = None
    for _try in range(0 if found else SWAPS):
        if found := _had_it_been(match, seat, _swapped(mind, match.table, chance)):
            break
    return found


def _swapped(mind, table, chance):
    """The table with two cards exchanged that this mind does not know."""
    hidden = [
        (name, at)
        for name, pile in mind.known.piles.items()
        for at, card in enumerate(pile.cards)
        if card is None
    ]
    piles = {name: list(pile.cards) for name, pile in table.piles.items()}
    if len(hidden) > 1:
        (one, i), (other, j) = chance.sample(hidden, 2)
        piles[one][i], piles[other][j] = piles[other][j], piles[one][i]
    filled = {name: Pile(tuple(piles[name]), pile.down) for name, pile in table.piles.items()}
    return Table(filled, table.turn, table.counters, table.notes, table.scores)


def _had_it_been(match, seat, other):
    """The mind of a seat if the same moves had led to another table; None if they cannot have, or to the same."""
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
    if piles == first.piles:
        return None
    rules = type(match.rules)(len(match.rules.seats), **match.rules.chosen)  # which remember nothing
    table = begun = Table(piles, first.turn, first.counters, first.notes)
    steps = []
    for step in match.steps:
        if step.move not in rules.moves(table):
            return None
        table, effects = rules.play(table, step.move)
        if tuple(effects) != step.effects:
            return None
        steps.append((step.move, step.effects, table))
    return remember(rules, seat, begun, steps)
