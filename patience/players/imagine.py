"""Worlds that could be: full tables that agree with everything a seat has seen and heard."""

from random import Random

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.table import Pile, Table


def world(mind: Mind, chance: Random) -> Table:
    """A table with a card in every place, drawn at random from those that are possible for all this seat knows.

    Whatever is known to lie somewhere lies there; no place holds a card that it was shown to lack.
    """
    known = mind.known
    rooms = {name: pile.cards.count(None) for name, pile in known.piles.items()}
    rooms = {name: room for name, room in rooms.items() if room}
    met = {card for pile in known.piles.values() for card in pile.cards if card}
    unmet = [card for card in mind.view.rules.pack() if card not in met]
    chance.shuffle(unmet)
    barred = {name: mind.lacking.get(name, frozenset()) for name in rooms}
    placed = share_out(unmet, rooms, barred, chance)
    return Table(
        {name: _filled(pile, placed.get(name)) for name, pile in known.piles.items()},
        known.turn, known.counters, known.notes, known.scores,
    )  # fmt: skip


def _filled(pile: Pile, cards: list[Card] | None) -> Pile:
    if not cards:
        return pile
    rest = iter(cards)
    return Pile(tuple(card or next(rest) for card in pile.cards), pile.down)


def share_out(
    cards: list[Card], rooms: dict[str, int], barred: dict[str, frozenset[Card]], chance: Random
) -> dict[str, list[Card]]:
    """The shuffled cards dealt to the places: first those that some place may not hold, then all others as they come."""
    free = dict(rooms)
    placed: dict[str, list[Card]] = {name: [] for name in rooms}
    tight = frozenset[Card]().union(*barred.values()).intersection(cards)
    if tight:
        options = [
            (card, [name for name in rooms if card not in barred[name]]) for card in cards if card in tight
        ]
        for card, names in sorted(options, key=lambda option: len(option[1])):
            open_ones = [name for name in names if free[name]]
            if open_ones:
                name = chance.choices(open_ones, [free[name] for name in open_ones])[0]
            else:
                name = _make_room(card, placed, free, barred)
            placed[name].append(card)
            free[name] -= 1
        cards = [card for card in cards if card not in tight]
    at = 0
    for name, room in free.items():
        placed[name] += cards[at : at + room]
        at += room
    if tight:
        for there in placed.values():
            chance.shuffle(there)
    return placed


def _make_room(
    card: Card, placed: dict[str, list[Card]], free: dict[str, int], barred: dict[str, frozenset[Card]]
) -> str:
    """A place for a card where all that may hold it are full: one card after the other moves on to a free place."""
    came: dict[str, tuple[str, Card] | None] = {name: None for name in placed if card not in barred[name]}
    waiting = list(came)
    for here in waiting:
        if free[here]:
            end = here
            while step := came[end]:
                before, moved = step
                placed[before].remove(moved)
                placed[end].append(moved)
                end = before
            free[here] -= 1
            free[end] += 1
            return end
        for other in placed[here]:
            for name in placed:
                if name not in came and other not in barred[name]:
                    came[name] = here, other
                    waiting.append(name)
    raise ValueError("what this seat knows contradicts itself")
