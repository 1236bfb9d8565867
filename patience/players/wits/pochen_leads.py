"""What to lead at Pochen: what takes the most own cards out and comes back, or what does best in imagined worlds."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.rules import Rules
from patience.engine.table import Seat, Table
from patience.games.rounds.counting import HAND
from patience.games.rounds.pochen import Pochen
from patience.games.rounds.pochen_hands import SHORT
from patience.players.imagine import world
from patience.players.trials import Trial

COMES_BACK, GOES_OTHER_WAY, ONLY_LED = (
    2.0,
    0.5,
    0.75,
)  # the lead, a card of another, a card that none leads to


def best_lead(
    rules: Rules, table: Table, moves: Sequence[Move], dead: frozenset[Card], chance: Random
) -> Move:
    """Lead what brings the most own cards out, costs least and comes back; of equals any."""
    assert isinstance(rules, Pochen)
    if len(moves) == 1:
        return moves[0]
    piles, following = table.piles, successors(rules)
    gone = dead.union(piles["played"].cards, piles["run"].cards, piles["turnup"].cards)
    values = promises(following, [card_of(move) for move in moves], gone)
    best = max(values)
    return chance.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def promises(
    following: Mapping[Card, Card], own: Sequence[Card], gone: AbstractSet[Card | None]
) -> list[float]:
    """What each card of a hand promises that leads it: own cards out, others kept in, the lead coming back."""
    led_to = {following.get(card) for card in SHORT if card not in gone}
    values = list[float]()
    for card in own:
        mine, others, last, here = 0, 0, True, cast("Card | None", card)
        while here and here not in gone:
            last = here in own
            mine, others, here = mine + last, others + (not last), following.get(here)
        values.append(mine - GOES_OTHER_WAY * others + COMES_BACK * last + ONLY_LED * (card not in led_to))
    return values


def leads_tried(mind: Mind, chance: Random) -> Trial:
    """Tries leads in imagined worlds, where all lead as far as they see."""
    rules, seat = cast("Pochen", mind.view.rules), mind.view.seat
    piles, following = mind.known.piles, successors(rules)
    gone = {card for name in ("played", "run", "turnup") for card in piles[name].cards}

    def trial(moves: Sequence[Move]) -> list[float]:
        hands = [pile.cards for name, pile in world(mind, chance).piles.items() if name in HAND]
        return [
            laid_out(following, [list(hand) for hand in hands], set(gone), seat, card_of(move))[seat]
            for move in moves
        ]

    return trial


def laid_out(
    following: Mapping[Card, Card],
    hands: list[list[Card | None]],
    gone: set[Card | None],
    seat: Seat,
    led: Card,
) -> list[float]:
    """What each gets for the cards left when that seat leads that card and all go on as far as they see."""
    holder = {card: one for one, hand in enumerate(hands) for card in hand}
    card = led
    while True:
        hands[seat].remove(card)
        gone.add(card)
        if not hands[seat]:
            break
        after = following.get(card)
        if after and after not in gone and after in holder:
            seat, card = holder[after], after
        else:
            own = cast("list[Card]", hands[seat])
            values = promises(following, own, gone)
            card = own[values.index(max(values))]
    paid = [-float(len(hand)) for hand in hands]
    paid[seat] = -sum(paid)
    return paid


def successors(rules: Rules) -> dict[Card, Card]:
    """The card that goes on with the suit above each."""
    return {card: above for card in SHORT if (above := cast("Pochen", rules).follows(card))}


def card_of(move: Move) -> Card:
    """The card that is played."""
    assert isinstance(move, Play)
    return move.card
