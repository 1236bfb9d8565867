"""Endings of round games solved by the rules alone, on the average of deals that agree with all that a seat was shown."""

from collections import Counter
from random import Random

from patience.engine.match import Match
from patience.engine.table import Pile, Table

DEALS = 200  # that agree with what a seat knows, in which its moves are compared


def solved(rules, table, known=None):
    """What each seat gets when everybody sees all cards and does what is best for himself."""
    if table.scores is not None:
        return table.scores
    known = {} if known is None else known
    key = (table.turn, table.notes, *table.counters.values(), *table.piles.values())
    if key not in known:
        ways = (solved(rules, rules.play(table, move)[0], known) for move in rules.moves(table))
        known[key] = max(ways, key=lambda scores: scores[table.turn])
    return known[key]


def could_be(mind, chance):
    """A full table that agrees with what a seat sees, remembers and was shown; drawn until one fits."""
    places = [
        (name, at) for name, pile in mind.known.piles.items() for at, one in enumerate(pile.cards) if not one
    ]
    met = {one for pile in mind.known.piles.values() for one in pile.cards if one}
    hidden = [one for one in mind.view.rules.pack() if one not in met]
    while True:
        chance.shuffle(hidden)
        dealt = list(zip(places, hidden, strict=True))
        if not any(one in mind.lacking.get(name, ()) for (name, _at), one in dealt):
            break
    piles = {name: list(pile.cards) for name, pile in mind.known.piles.items()}
    for (name, at), one in dealt:
        piles[name][at] = one
    known = mind.known
    filled = {name: Pile(tuple(piles[name]), pile.down) for name, pile in known.piles.items()}
    return Table(filled, known.turn, known.counters, known.notes, known.scores)


def endings(rules, deals, cards, stage=None):
    """The last minds with a choice in deals played at random, when no more than so many cards are in the hands."""
    for deal in deals:
        match, chance = Match(rules, deal), Random(deal)
        while match.table.turn is not None:
            held = sum(len(pile) for name, pile in match.table.piles.items() if name.startswith("hand"))
            if held <= cards and len(rules.moves(match.table)) > 1:
                yield match.mind(match.table.turn)
                break
            match.play(chance.choice(rules.moves(match.table)))


def losses(mind, deals=DEALS):
    """What each move costs on the average, against the best."""
    rules, seat, chance = mind.view.rules, mind.view.seat, Random(1)
    tables = Counter(
        could_be(mind, chance) for _deal in range(deals)
    )  # where little is hidden, many are alike
    brings = dict.fromkeys(mind.view.moves, 0.0)
    for table, times in tables.items():
        for move in brings:
            brings[move] += solved(rules, rules.play(table, move)[0])[seat] * times / deals
    best = max(brings.values())
    return {move: best - brought for move, brought in brings.items()}
