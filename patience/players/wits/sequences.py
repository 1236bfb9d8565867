"""Deals of Pope Joan, Newmarket, Spin and Saratoga played out fast from any table on which everything is known."""

from collections.abc import Sequence
from itertools import count
from math import inf
from random import Random
from typing import cast

from patience.cards import PACK, Card
from patience.engine.memory import Mind
from patience.engine.moves import Move
from patience.engine.table import Draft, Pile, Seat, Table
from patience.games.rounds.counting import HAND, SEAT
from patience.games.rounds.sequences import Sequences
from patience.games.rounds.spin import SPIN_STAGE, Spin
from patience.games.rounds.stops import LEAD, course
from patience.players.imagine import world
from patience.players.opinion import Opinion
from patience.players.trials import by_rules, convinced

from .bearings import SPINNER, bearings, lacking

PLAYED, ASLEEP = -1, -2
AGAIN = 1.5  # what it is worth to lead again, in counters
THEIRS = 0.1  # what is lost when another gets rid of a card
PRIZE = 0.3  # the part that hurts of a pool that another takes
COMES = 0.5  # the part of a card's worth that is lost by leading it where it might have been called for
WHIM = 0.3  # how much chance there is in a lead
UNLIKELY = 0.05
NEARLY_OUT = 3  # cards: who holds so few is soon out


class Race:
    """The rest of a deal: who holds each card, and how many each seat still has."""

    def __init__(self, rules: Sequences, table: Table, chance: Random) -> None:
        self.rules = rules
        self.known = bearings(rules)
        self.chance = chance.random
        self.draft = Draft(table)
        self.owner = [PLAYED] * (len(PACK) + 1)
        self.left = [0] * len(rules.seats)
        self.spinner: Card | None = SPINNER if isinstance(rules, Spin) else None
        self.spun = False
        self.winner: Seat = 0
        for seat in rules.seats:
            held = cast("tuple[Card, ...]", table.piles[HAND[seat]].cards)
            self.left[seat] = len(held)
            for one in held:
                self.owner[one] = seat
        self.asleep = len(table.piles["stock"].cards)
        for asleep in table.piles["stock"].cards:
            self.owner[cast("Card", asleep)] = ASLEEP

    def scores(self) -> Sequence[float]:
        """What each seat gets in the end."""
        if self.draft.scores is not None:
            return self.draft.scores
        leader = self._begun()
        while leader is not None:
            leader = self.run(self.lead(leader))
        return self._reckoned()

    def _begun(self) -> Seat | None:
        """Who leads next, after what was begun is ended."""
        draft, seat = self.draft, cast("Seat", self.draft.turn)
        stage, run = course(draft).stage, draft.piles["run"].cards
        if stage == LEAD:
            self.spun = run[-1:] == (self.spinner,)
            return seat
        following = self.rules.successor[cast("Card", run[-1])]
        if stage == SPIN_STAGE:
            if self._spins(seat, following):
                return self._after_spinning(seat)
            if following is None or self.owner[following] < 0 or following is self.spinner:
                return seat
        return self.run(cast("Card", following))

    def run(self, card: Card) -> Seat | None:
        """Play a sequence from a card to where it stops; who leads next, None when somebody is out."""
        owner, left, after, telling = self.owner, self.left, self.rules.successor, self.known.telling
        spinner, seat = self.spinner, owner[card]
        while True:
            owner[card] = PLAYED
            left[seat] -= 1
            if card in telling:
                for effect in self.rules.won(self.draft, seat, card):
                    effect.apply(self.draft)
            if not left[seat]:
                self.winner = seat
                return None
            following = after[card]
            if spinner and owner[spinner] == seat and self._spins(seat, following):
                return self._after_spinning(seat)
            if following is None or owner[following] < 0 or following is spinner:
                return seat
            card = following
            seat = owner[card]

    def _spins(self, seat: Seat, following: Card | None) -> bool:
        """Whether a seat that can play no further spins: to save a pool, before somebody is out, or on a whim."""
        owner, counters = self.owner, self.draft.counters
        if not self.spinner or owner[self.spinner] != seat or (following and owner[following] == seat):
            return False
        if self.left[seat] == 1 or min(self.left) <= NEARLY_OUT:
            return True
        if any(owner[one] == seat and counters[pool] for one, pool in self.rules.prizes.items()):
            return self.chance() < 0.7
        return bool(following and owner[following] >= 0 and self.chance() < 0.3)

    def _after_spinning(self, seat: Seat) -> Seat | None:
        self.owner[SPINNER] = PLAYED
        self.left[seat] -= 1
        self.spun = True
        self.winner = seat
        return seat if self.left[seat] else None

    def lead(self, seat: Seat) -> Card:
        """The lead that a good player would prefer who knows his hand and what was played, with a little chance."""
        others = sum(self.left) - self.left[seat]
        dead = self.asleep / max(1, self.asleep + others)
        short = (self.left.count(1) - (self.left[seat] == 1)) / max(1, others)
        best, most = SPINNER, -inf
        for first in self._openings(seat):
            worth = self._promise(seat, first, dead, others, short) + WHIM * self.chance()
            if worth > most:
                best, most = first, worth
        self.spun = False
        return best

    def _promise(self, seat: Seat, first: Card, dead: float, others: int, short: float) -> float:
        """What `stopping.Outlook` expects of a lead, where an unseen card is as probably dead as any other."""
        owner, after, prizes, pools = self.owner, self.rules.successor, self.rules.prizes, self.draft.counters
        before = self.known.before.get(first)
        worth, likely, mine, held = 0.0, 1.0, True, self.left[seat]
        if before is not None and owner[before] not in (seat, PLAYED):
            worth -= COMES * (1 - dead)
        card: Card | None = first
        while card and likely > UNLIKELY:
            prize = pools[prizes[card]] if card in prizes else 0
            holder = owner[card]
            if holder == seat:
                mine = True
                worth += likely * (1 + prize)
                held -= 1
                if not held:
                    return worth + likely * others
            elif holder == PLAYED:
                return worth + likely * AGAIN * mine
            else:
                worth += likely * dead * AGAIN * mine
                mine = False
                likely *= 1 - dead
                worth -= likely * (THEIRS + PRIZE * prize + short * held)
            card = after[card]
        return worth + likely * mine * AGAIN

    def _openings(self, seat: Seat) -> list[Card]:
        """The cards to lead; where all may be led, none that could follow another of the same hand."""
        owner, (before, suits, _telling) = self.owner, self.known
        if not suits:
            return [
                one
                for one in PACK
                if owner[one] == seat and (one not in before or owner[before[one]] != seat)
            ]
        found = []
        for suit in suits:
            for one in suit:
                if owner[one] == seat and one is not self.spinner:
                    found.append(one)
                    break
        if self.spun:
            found += [one for one in self.rules.prizes if owner[one] == seat and one not in found]
        return found

    def _reckoned(self) -> Sequence[float]:
        draft, rules = self.draft, self.rules
        hands: list[list[Card]] = [[] for _seat in rules.seats]
        for one in PACK:
            if self.owner[one] >= 0:
                hands[self.owner[one]].append(one)
        for seat in rules.seats:
            draft.piles[HAND[seat]] = Pile(tuple(hands[seat]))
        for effect in rules.reckon(draft, self.winner):
            effect.apply(draft)
        before = course(draft).before
        return [draft.counters[SEAT[seat]] - before[seat] for seat in rules.seats]


def weighed(mind: Mind, usual: Move, chance: Random, trials: int) -> list[Opinion]:
    """The legal moves, the best first, each tried in the same imagined worlds; the usual one unless another is better."""
    rules = cast("Sequences", mind.view.rules)
    mind = mind._replace(lacking=lacking(mind))
    worlds = (world(mind, chance) for _world in count())
    trial = by_rules(rules, worlds, lambda table: Race(rules, table, chance).scores())
    return convinced(usual, mind.view.moves, trials, trial)
