"""Tables of round games written down by hand, and moves made on them."""

from patience.cards import cards
from patience.engine.memory import remember
from patience.engine.moves import Play, parse_move
from patience.engine.table import EMPTY, Draft, Pile, Table
from patience.games import rules_class


def game(name, players=4, **chosen):
    """The rules of a round game."""
    return rules_class(name)(players, **chosen)


def table_of(rules, text, *, turn, dealer=0, **noted):
    """The table with these cards in their places ("hand.1: 5D 6D; stock: 8D"), dues paid, ready for the first lead.

    Every stock lies face down; `noted` replaces notes of a first deal.
    """
    piles = dict.fromkeys(rules.places, EMPTY)
    for line in text.split(";"):
        name, _colon, words = line.strip().partition(":")
        assert name in piles, name
        held = cards(words)
        piles[name] = Pile(held, len(held) if name == "stock" else 0)
    every = [card for pile in piles.values() for card in pile.cards]
    assert len(set(every)) == len(every), "a card comes twice"
    counters = rules.opening()
    before = tuple(counters[f"seat.{seat}"] for seat in rules.seats)
    notes = rules.first_notes(dealer, 1, before)._replace(**noted)
    draft = Draft(Table(piles, turn, counters, notes))
    for due in rules.dues(dealer):
        due.apply(draft)
    return draft.table()


def legal(rules, table):
    """The texts of all legal moves."""
    return {str(move) for move in rules.moves(table)}


def playable(rules, table):
    """The legal cards, as one would say them."""
    return {str(move.card) for move in rules.moves(table) if isinstance(move, Play)}


def after(rules, table, *moves):
    """The table after these legal moves ("say spin", or a card that the seat to move plays) with all their effects."""
    effects = []
    for text in moves:
        move = _read(rules, table, text)
        assert move in list(rules.moves(table)), f"{move} is not legal: {legal(rules, table)}"
        table, done = rules.play(table, move)
        effects += done
    return table, effects


def _read(rules, table, text):
    if " " in text:
        return parse_move(text)
    return next(move for move in rules.moves(table) if isinstance(move, Play) and str(move.card) == text)


def pools(table):
    """What lies in each pool, in the order of the layout."""
    return {name.partition(".")[2]: n for name, n in table.counters.items() if name.startswith("pool.")}


def mind_of(rules, table, *moves):
    """What the seat to move knows after these moves, written as in `after`."""
    steps, now = [], table
    for text in moves:
        then, effects = after(rules, now, text)
        move = next(move for move in rules.moves(now) if text in (str(move), str(getattr(move, "card", ""))))
        steps.append((move, tuple(effects), then))
        now = then
    return remember(rules, now.turn, table, steps)
