"""Whether no move is left, found again by a plain search that knows no shortcut."""

from random import Random

import pytest
from positions import game

from patience.cards import PACK
from patience.engine.stuck import no_move_left
from patience.engine.table import EMPTY, Pile, Table


def _ends(rules, chance):
    """A small position thrown together: a few cards anywhere, foundations begun in order."""
    cards = list(PACK)
    chance.shuffle(cards)
    piles = dict.fromkeys(rules.places, EMPTY)
    homes = {name: chance.choice((0, 1, 2, 3)) for name in rules.places if name.startswith("foundation")}
    aces_out = rules.name == "help_your_neighbour"
    for name, height in homes.items():
        suit = sorted(card for card in PACK if card.suit == name[-1])
        piles[name] = Pile(tuple(suit[: max(height, aces_out)]))
    home = {card for pile in piles.values() for card in pile.cards}
    free = iter([card for card in cards if card not in home and card.rank < chance.choice((5, 7, 14))])
    for name, place in rules.places.items():
        if place.role == "column":
            column = tuple(card for card, _n in zip(free, range(chance.choice((0, 1, 1, 2))), strict=False))
            piles[name] = Pile(column, max(0, len(column) - 1) if rules.name == "klondike" else 0)
        elif place.role in ("stock", "waste", "deadwood"):
            held = tuple(card for card, _n in zip(free, range(chance.choice((0, 0, 1, 3))), strict=False))
            piles[name] = Pile(held, len(held) if place.role == "stock" else 0)
    return Table(piles)


def _reached(rules, table, most):
    """Every position that can be reached, with those one move further; None when there are too many."""
    graph, waiting = {}, [table]
    while waiting:
        here = waiting.pop()
        if here not in graph:
            graph[here] = [rules.play(here, move)[0] for move in rules.moves(here)]
            waiting += graph[here]
            if len(graph) > most:
                return None
    return graph


def _leads_to(graph, start, goal):
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        if here == goal:
            return True
        new = [there for there in graph[here] if there not in seen]
        seen.update(new)
        waiting += new
    return False


@pytest.mark.parametrize(
    ("name", "chosen"),
    [
        ("klondike", {}),
        ("klondike", {"draw": 1, "split_runs": True}),
        ("klondike", {"return_from_foundations": True}),
        ("klondike", {"strict_whole": True}),
        ("help_your_neighbour", {}),
        ("help_your_neighbour", {"deadwood_to_piles": False}),
    ],
)
def test_it_agrees_with_a_search_through_every_position_that_can_be_reached(name, chosen):
    rules, chance, told = game(name, **chosen), Random(7), []
    for _position in range(300):
        table = _ends(rules, chance)
        graph = _reached(rules, table, 60)
        if graph is not None:
            lost = table.scores is None and all(_leads_to(graph, other, table) for other in graph)
            assert no_move_left(rules, table) == lost, f"{lost}\n{table}"
            told.append(lost)
    assert told.count(True) >= 5
    assert told.count(False) >= 5
