"""Authors: remember who asked for what and who lacked it, ask where the card must be, else where it most likely is."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat
from patience.games.rounds.authors import BOOK, BOOKS, HAND
from patience.players.opinion import Opinion
from patience.players.trials import Trial, convinced, ranked

from .authors_game import Sketch
from .authors_heard import Guess, Hands, Heard, heard

RECENT = 6  # the questions that the easy player remembers
WORLDS = 40  # that the medium player imagines for a question
TRIED, FOLLOWED = 5, 500  # the questions that the strong player follows up, and how often in all
EACH_HELD = 0.3  # how much more a card is wanted for each of its rank that is held
DANGER = 0.1  # what it costs that somebody gets to ask who can take an open card
BLUFFS, FORLORN = 0.25, 0.4  # how often one bluffs if nothing better than this chance offers itself


class Author:
    """Asks."""

    effort = 200  # worlds by which the odds are reckoned

    def simple(self, mind: Mind, chance: Random) -> Move:
        """Follow up the last few questions, else ask anybody for a card that is wanted; all else is forgotten."""
        told, own = heard(mind.past[-RECENT:]), own_cards(mind)
        wanted = [move for move in questions(mind) if move.card not in own]
        fresh = [move for move in wanted if move.card not in told.lacks[asked(move)]]
        hints = [move for move in fresh if told.least[asked(move), move.card.rank]]
        sure = [move for move in fresh if told.where.get(move.card) == asked(move)]
        return chance.choice(sure or hints or fresh or wanted or questions(mind))

    def habit(self, mind: Mind, chance: Random) -> Move:
        """Take what is certain, the last cards of books first; else ask where the card most likely is, or bluff."""
        told = heard(mind.past)
        if sure := certain(mind, told):
            return sure
        guess = Guess(mind, told._replace(passed=defaultdict(set)))  # what others did not do escapes it
        odds = hits([guess.hands(chance) for _world in range(WORLDS)])
        best = by_promise(mind, told, odds, WORLDS, chance)
        return bluff(mind, told, odds, WORLDS, best[0], chance) or best[0]

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """The best questions, each followed up in the same worlds by all players as well as they may be expected to."""
        told = heard(mind.past)
        if sure := certain(mind, told):
            return ranked([(sure, 1.0)])
        guess = Guess(mind, told)
        worlds = [guess.hands(chance) for _world in range(self.effort)]
        odds = hits(worlds)
        if sure := deduced(mind, told, odds, self.effort):
            return ranked([(sure, 1.0)])
        best = by_promise(mind, told, odds, self.effort, chance)
        if trick := bluff(mind, told, odds, self.effort, best[0], chance):
            return ranked([(trick, 0.0)])
        return convinced(best[0], best[:TRIED], FOLLOWED, follow_up(mind, told, worlds, chance))


def certain(mind: Mind, told: Heard) -> Play | None:
    """A question that must hit, the one first that comes nearest to a book."""
    sure = [move for move in questions(mind) if told.where.get(move.card) == asked(move)]
    sure += [move for move in questions(mind) if only_there(mind, told, move)]
    return nearest(mind, told, sure)


def deduced(mind: Mind, told: Heard, odds: Counter[tuple[str, Card]], worlds: int) -> Play | None:
    """The same for a question that hits in all worlds."""
    own = own_cards(mind)
    sure = [
        move for move in questions(mind) if move.card not in own and odds[move.source, move.card] == worlds
    ]
    return nearest(mind, told, sure)


def nearest(mind: Mind, told: Heard, sure: Sequence[Play]) -> Play | None:
    """Of some questions that will hit the one that comes nearest to a book."""
    held = Counter(card.rank for card in own_cards(mind))
    return max(sure, key=lambda move: held[move.card.rank] + open_cards(told, move.card.rank), default=None)


def only_there(mind: Mind, told: Heard, move: Play) -> bool:
    """Whether everybody else with cards was shown to lack a card that this seat has not got."""
    card, seat = move.card, asked(move)
    if card in told.where or card in own_cards(mind) or card in told.lacks[seat]:
        return False
    others = [other for other in mind.view.rules.seats if other not in (seat, mind.view.seat)]
    return all(card in told.lacks[other] or not mind.view.table.piles[HAND[other]].cards for other in others)


def open_cards(told: Heard, rank: int) -> int:
    """How many cards of a rank everybody can place."""
    return sum(card.rank == rank for card in told.where)


def hits(worlds: Sequence[Hands]) -> Counter[tuple[str, Card]]:
    """In how many of the worlds each card lies in each hand."""
    return Counter((name, card) for hands in worlds for name, hand in hands.items() for card in hand)


def by_promise(
    mind: Mind, told: Heard, odds: Counter[tuple[str, Card]], worlds: int, chance: Random
) -> list[Play]:
    """Honest questions, the most promising first."""
    own = own_cards(mind)
    held = Counter(card.rank for card in own)
    honest = [move for move in questions(mind) if move.card not in own] or questions(mind)
    threat = {seat: danger(mind, told, seat) for seat in mind.view.rules.seats}

    def promise(move: Play) -> float:
        hit = odds[move.source, move.card] / worlds
        return hit * (1 + EACH_HELD * held[move.card.rank]) - DANGER * (1 - hit) * threat[asked(move)]

    chance.shuffle(honest)
    return sorted(honest, key=promise, reverse=True)


def danger(mind: Mind, told: Heard, seat: Seat) -> int:
    """How many of the own cards that everybody can place a seat may take once it gets to ask."""
    return sum(
        owner == mind.view.seat and told.least[seat, card.rank] > 0 for card, owner in told.where.items()
    )


def bluff(
    mind: Mind, told: Heard, odds: Counter[tuple[str, Card]], worlds: int, best: Play, chance: Random
) -> Play | None:
    """Now and then ask for an own card, to hide it: of three where one lies open, from who most likely has the fourth.

    He betrays that he has it when he takes the open card, and does not think of the hidden ones.
    """
    if odds[best.source, best.card] / worlds > FORLORN or chance.random() > BLUFFS:
        return None
    own = own_cards(mind)
    held = Counter(card.rank for card in own)
    hidden = [
        move
        for move in questions(mind)
        if move.card in own and move.card not in told.where and held[move.card.rank] == BOOK - 1
        if any(told.where.get(card) == mind.view.seat and card.rank == move.card.rank for card in own)
    ]  # fmt: skip

    def fourth(move: Play) -> int:
        return sum(odds[move.source, card] for _hand, card in odds if card.rank == move.card.rank)

    return max(hidden, key=fourth, default=None)


def follow_up(mind: Mind, told: Heard, worlds: Sequence[Hands], chance: Random) -> Trial:
    """Questions tried in one world after the other: the deal is sketched on from there, where all know what lies open."""
    me, piles = mind.view.seat, mind.view.table.piles
    books = [len(piles[BOOKS[seat]].cards) / BOOK for seat in mind.view.rules.seats]
    starts = cycle([(hands, Sketch(me, books, list(hands.values()), told.where)) for hands in worlds])

    def trial(moves: Sequence[Move]) -> list[float]:
        hands, start = next(starts)
        brought = []
        for move in cast("Sequence[Play]", moves):
            given = move.card in hands[move.source]
            brought.append(start.answered(move.card.rank, asked(move), given=given).worth(chance)[me])
        return brought

    return trial


def own_cards(mind: Mind) -> frozenset[Card]:
    """The own hand."""
    return frozenset(cast("Card", card) for card in mind.view.table.piles[HAND[mind.view.seat]].cards)


def questions(mind: Mind) -> list[Play]:
    """The legal questions."""
    return [move for move in mind.view.moves if isinstance(move, Play)]


def asked(move: Play) -> Seat:
    """Who is asked."""
    return HAND.index(move.source)


wits = Author()
