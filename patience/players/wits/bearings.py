"""What a game of sequences never changes, and what its leads tell about the hands."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, cast

from patience.cards import JACK, PACK, SUITS, Card, card
from patience.engine.memory import Mind
from patience.engine.moves import Play
from patience.games.rounds.newmarket import Newmarket
from patience.games.rounds.saratoga import Saratoga
from patience.games.rounds.sequences import Sequences
from patience.games.rounds.spin import SPIN, Spin

SPINNER = card("AD")


class Bearings(NamedTuple):
    """What a game never changes."""

    before: Mapping[Card, Card]  # the card that each one follows
    suits: tuple[tuple[Card, ...], ...]  # each from its lowest card, where only the lowest may be led
    telling: frozenset[Card]  # cards with which something may be won


@lru_cache(4)
def bearings(rules: Sequences) -> Bearings:
    """The bearings of a game."""
    before = {after: one for one, after in rules.successor.items() if after}
    suits: tuple[tuple[Card, ...], ...] = ()
    if isinstance(rules, Newmarket | Saratoga):
        height = rules.height
        suits = tuple(
            tuple(sorted((one for one in PACK if one.suit == suit), key=lambda one: height[one]))
            for suit in SUITS
        )
    courts = [one for one in PACK if one.rank >= JACK and "turnup" in rules.places]
    return Bearings(before, suits, frozenset((*rules.prizes, *courts)))


def lacking(mind: Mind) -> Mapping[str, frozenset[Card]]:
    """What hands were shown to lack, also by their leads: who must lead his lowest card of a suit has none below it."""
    rules, found, spun = cast("Sequences", mind.view.rules), dict(mind.lacking), False
    for past in mind.past if bearings(rules).suits else ():
        move, run = past.move, past.table.piles["run"].cards
        if isinstance(move, Play) and len(run) == 1 and not (spun and move.card in rules.prizes):
            suit = bearings(rules).suits[SUITS.index(move.card.suit)]
            lower = suit[: suit.index(move.card)]
            never_led = isinstance(rules, Spin)  # the spinner is kept whatever is led
            shown = frozenset(one for one in lower if not (never_led and one is SPINNER))
            found[move.source] = found.get(move.source, frozenset()) | shown
        spun = move == SPIN
    return found
