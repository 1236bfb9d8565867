"""Court Circular 1860 played on in the head: bare lists and sums instead of tables, hundreds of times as fast.

Everybody lays the best Line that he has, until it is beaten or, against a single rival, wins so seldom that it is cheaper
to resign.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import cast

from patience.cards import JACK, PACK, Card
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.court_circular import HAND, LINE, SIX, lead_of
from patience.games.rounds.court_words_1860 import season

from .court_judge import JUDGE_1860, THREE, outlook_1860

PRIZE = (
    0,
    *((card.suit == "H") + (card.rank >= JACK) for card in PACK),
)  # what a card counts beside its face
CARD = 0.48  # and what one that is unknown does
FIRST = 3.0  # what it is worth to be first-hand next


class Contest:
    """A full table, from which the cards are played on."""

    __slots__ = (
        "active", "first", "hands", "lead", "lines", "marks", "over", "plans", "stock", "turn", "winner",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        notes, piles = season(table), table.piles
        seats = range(len(notes.score))
        self.lead = lead_of(table)
        self.first, self.turn, self.winner = notes.first, cast("Seat", table.turn), notes.winner
        self.hands = [cast("list[Card]", list(piles[HAND[seat]].cards)) for seat in seats]
        self.lines = [cast("list[Card]", list(piles[LINE[seat]].cards)) for seat in seats]
        self.stock = cast("list[Card]", list(piles["stock"].cards))
        self.active = [seat for seat in seats if seat not in notes.resigned]
        self.marks = [0.0] * len(seats)
        self.plans: list[tuple[int, tuple[Card, ...]] | None] = [None] * len(seats)
        self.over = False

    def after(self, move: Move) -> "Contest":
        """How it stands after a move of the seat to move; this one stays as it is."""
        new = Contest.__new__(Contest)
        new.lead, new.first, new.turn = self.lead, self.first, self.turn
        new.winner, new.over = self.winner, self.over
        new.hands, new.lines = [hand[:] for hand in self.hands], [line[:] for line in self.lines]
        new.stock, new.active = self.stock[:], self.active[:]
        new.marks, new.plans = self.marks[:], self.plans[:]
        new.play(move.card if isinstance(move, Play) else None)
        return new

    def play(self, card: Card | None) -> None:
        """The seat to move lays a card, resigns (None) or, if it has won, chooses a new Lead."""
        seat = self.turn
        if self.winner is not None:
            self._clear(cast("Card", card))
            return
        at = self.active.index(seat)
        if card is None:
            del self.active[at]
            if len(self.active) == 1:
                self._win(self.active[0])
                return
            at -= 1
        else:
            self.hands[seat].remove(card)
            self.lines[seat].append(card)
        self.turn = after = self.active[(at + 1) % len(self.active)]
        if len(self.lines[after]) == THREE:
            self._win(max(self.active, key=lambda one: JUDGE_1860.worth(self.lead, self.lines[one])))

    def ahead(self, tricks: int) -> list[float]:
        """How far each will be ahead when so many tricks have been decided."""
        while not self.over and (self.winner is None or tricks > 1):
            if self.winner is not None:
                tricks -= 1
            self.play(self._choice())
        n, marks = len(self.marks), self.marks
        if not self.over:  # what the winner will take: all but a new Lead
            self._take(self.turn)
            marks[self.turn] += PRIZE[self.lead] + FIRST
        total = sum(marks)
        return [(n * mark - total) / (n - 1) for mark in marks]

    # What happens

    def _win(self, winner: Seat) -> None:
        self.turn = winner
        held = [len(hand) for hand in self.hands]
        if len(self.stock) >= sum([max(0, THREE - n) for n in held]) and self._lasts(held, winner):
            self.winner = winner
        else:
            self._take(winner, self.lead)
            self.over = True

    def _lasts(self, held: list[int], winner: Seat) -> bool:
        """Whether everybody can play three cards when the hands have been filled up."""
        stock, n = len(self.stock), len(held)
        for _round in range(SIX):
            for step in range(n):
                seat = (winner + step) % n
                if stock and held[seat] < SIX:
                    held[seat] += 1
                    stock -= 1
        return min(held) >= THREE

    def _take(self, winner: Seat, *more: Card) -> None:
        cards = [card for line in self.lines for card in line]
        cards += more
        face = 2 if winner == self.first else 1
        self.marks[winner] += face * len(cards) + sum([PRIZE[card] for card in cards])

    def _clear(self, lead: Card) -> None:
        winner, n, stock, hands = self.turn, len(self.hands), self.stock, self.hands
        self._take(winner)
        self.marks[winner] += PRIZE[self.lead] - PRIZE[lead]
        self.lead, self.first, self.winner = lead, winner, None
        order = [*range(winner, n), *range(winner)]
        for _round in range(SIX):
            for seat in order:
                if stock and len(hands[seat]) < SIX:
                    hands[seat].append(stock.pop())
        self.lines = [[] for _seat in order]
        self.plans = [None] * n
        self.active = [*range(n)]

    # What is chosen

    def _choice(self) -> Card | None:
        """A card of the best Line in hand, None to resign, or the Lead that goes best with the hand."""
        seat, lead = self.turn, self.lead
        hand, laid = self.hands[seat], self.lines[seat]
        if self.winner is not None:
            lying = [card for line in self.lines for card in line]
            return max(lying, key=lambda card: (JUDGE_1860.most(card, (), hand), -PRIZE[card]))
        plan = self.plans[seat]
        if plan is None:
            self.plans[seat] = plan = JUDGE_1860.best(lead, laid, hand)
        worth, cards = plan
        rivals = [other for other in self.active if other != seat]
        odds = 1.0
        for other in rivals:
            odds *= wins(worth, lead, self.lines[other])
        most = max([len(line) for line in self.lines])
        if 0 < most < THREE and self.stock and self._resigns(odds, rivals, cards):
            return None
        if odds:
            for card in cards:
                if card not in laid:
                    return card
        return min(hand, key=lambda card: (PRIZE[card], card.rank))

    def _resigns(self, odds: float, rivals: list[Seat], plan: Sequence[Card]) -> bool:
        """Whether it costs less to give up what lies there than to play on; several rivals lay theirs all the same."""
        if not odds or len(rivals) > 1:
            return not odds
        seat, lines = self.turn, self.lines
        mine, theirs = (2, 1) if seat == self.first else (1, 2 if self.first in rivals else 1)
        lying, cards = PRIZE[self.lead] + FIRST, 0
        for line in lines:
            cards += len(line)
            for card in line:
                lying += PRIZE[card]
        now = lying + theirs * cards
        own = THREE - len(lines[seat])
        to_come = THREE - len(lines[rivals[0]])
        prize = (
            lying
            + CARD * to_come
            + sum([PRIZE[card] for card in plan])
            - sum([PRIZE[card] for card in lines[seat]])
        )
        cards += own + to_come
        return odds * (prize + mine * cards) - (1 - odds) * (prize + theirs * cards) < -now


def wins(worth: int, lead: Card, shown: Sequence[Card]) -> float:
    """How often a Line is better than what somebody makes who has laid these cards so far."""
    if len(shown) == THREE:
        return float(worth > JUDGE_1860.worth(lead, shown))
    theirs = outlook_1860(lead, shown)
    return bisect_left(theirs, worth) / len(theirs)
