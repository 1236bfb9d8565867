"""Court Circular 1862 played on in the head: bare lists instead of tables, and everybody plays what takes most."""

from functools import lru_cache
from typing import cast

from patience.cards import ACE, JACK, PACK, Card
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.court_circular import HAND, LINE, TAKEN, lead_of
from patience.games.rounds.court_circular_1862 import BEATEN, WORTH, reckoning
from patience.games.rounds.court_words_1862 import COVERED, HIT, NAME, PLAY, SUPPLY, TAKE, Takings, year
from patience.games.rounds.lines import KINDS_1862, NO_LINE

from .court_best import kinds_1862
from .court_judge import JUDGE_1862, THREE, Plan, outlook_1862
from .court_lines import rank_of

TRICK, CARD, COURT = 0.5, 0.17, 0.1  # points that a trick, a card, a court card bring on average
COURTS = (0, *(card.rank == ACE or card.rank >= JACK for card in PACK))
BOTH = (0, 1)


class Pack:
    """A full table, from which the cards are played on."""

    __slots__ = (
        "cards", "courts", "first", "hands", "lead", "lines", "namer", "over", "plans", "score", "stage", "stock", "take",
        "tricks", "turn", "turnup", "winner",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        notes = year(table)

        def cards(*names: str) -> list[Card]:
            return [cast("Card", card) for name in names for card in table.piles[name].cards]

        self.lead = lead_of(table) if table.piles["lead"].cards else None
        self.hands = [cards(HAND[seat]) for seat in BOTH]
        self.lines = [cards(LINE[seat], COVERED[seat]) for seat in BOTH]
        self.stock, self.turnup = cards("stock"), cards("turnup")
        self.first, self.stage, self.turn = notes.first, notes.stage, cast("Seat", table.turn)
        self.winner, self.take, self.namer, self.tricks = (
            notes.winner,
            notes.take,
            notes.namer,
            list(notes.tricks),
        )
        self.cards = [len(table.piles[TAKEN[seat]].cards) for seat in BOTH]
        self.courts = [sum([COURTS[card] for card in cards(TAKEN[seat])]) for seat in BOTH]
        self.plans: list[Plan | None] = [None, None]
        self.score, self.over = notes.score, False

    def after(self, move: Move) -> "Pack":
        """How it stands after a move of the seat to move; this one stays as it is."""
        new = Pack.__new__(Pack)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        new.hands, new.lines = [hand[:] for hand in self.hands], [line[:] for line in self.lines]
        new.play(cast("Play", move).card)
        return new

    def play(self, card: Card) -> None:
        """The seat to move plays a card, supplies one, takes one or names the Lead."""
        seat = self.turn
        if self.stage == TAKE:
            self._remove(card)
            self.cards[seat] += 1
            self.courts[seat] += COURTS[card]
            self.take -= 1
            if not self.take:
                self.over = not self.hands[seat]
                self.stage, self.turn = NAME, self.namer
        elif self.stage == NAME:
            self._deal(card)
        elif self.stage == SUPPLY:
            self.hands[seat].remove(card)
            self.turnup.append(card)
            self.plans[1 - seat] = None  # what the other wanted may be gone
            self.stage = PLAY
            self._next()
        else:
            self.lines[seat].append(card)
            if card in self.turnup:
                self.turnup.remove(card)
                self.stage = SUPPLY
            else:
                self.hands[seat].remove(card)
                self._next()

    def ahead(self, tricks: int) -> tuple[float, float]:
        """How far each will be ahead when so many tricks more have been decided, or the pack is over."""
        until = sum(self.tricks) + tricks
        while not self.over and (self.stage == TAKE or sum(self.tricks) < until):
            self.play(self._choice())
        mine, yours = map(Takings, self.tricks, self.cards, self.courts)
        if self.over:
            lead = self._points(mine, yours)
        else:
            lead = (
                TRICK * (mine.tricks - yours.tricks) + CARD * (mine.cards - yours.cards)
                + COURT * (mine.courts - yours.courts)
            )  # fmt: skip
        return lead, -lead

    def _points(self, mine: Takings, yours: Takings) -> float:
        """What a pack that is over brings; nothing counts any more when somebody has won a hit."""
        a, b = before = self.score
        for more, other in reckoning(mine, yours):
            a, b = a + more, b + other
            if max(a, b) >= HIT:
                break
        return float(a - b - before[0] + before[1])

    # What happens

    def _remove(self, card: Card) -> None:
        if card == self.lead:
            self.lead = None
        else:
            next(line for line in self.lines if card in line).remove(card)

    def _deal(self, lead: Card) -> None:
        stock, self.lead, self.lines, self.plans = self.stock, lead, [[], []], [None, None]
        self.first = self.turn = self.winner
        if len(stock) > THREE:
            for seat in (self.winner, 1 - self.winner):
                self.hands[seat] += stock[-THREE:]
                del stock[-THREE:]
        else:
            self.turnup, self.stock = stock, []
        self.stage = PLAY

    def _next(self) -> None:
        if len(self.lines[1 - self.first]) < THREE:
            self.turn = 1 - self.turn
            return
        lead = cast("Card", self.lead)
        mine, yours = (JUDGE_1862.worth(lead, line) for line in self.lines)
        self.winner = self.turn = 0 if mine > yours else 1
        self.take = taken(max(mine, yours), min(mine, yours))
        self.namer = self.winner if bool(rank_of(mine)) == bool(rank_of(yours)) else 1 - self.winner
        self.tricks[self.winner] += 1
        self.stage = TAKE

    # What is chosen

    def _choice(self) -> Card:
        seat, hand = self.turn, self.hands[self.turn]
        if self.stage in (TAKE, NAME):
            lying = [card for line in self.lines for card in line]
            if self.lead:
                lying.append(self.lead)
            if self.stage == NAME:
                return max(lying, key=lambda card: JUDGE_1862.most(card, (), hand))
            courts = [card for card in lying if COURTS[card]] or lying
            if len(courts) == 1 or self.namer != seat or not hand:
                return courts[0]
            return min(courts, key=lambda card: JUDGE_1862.most(card, (), hand))
        plan = self._plan(seat)
        if self.stage == SUPPLY:
            return min(hand, key=lambda card: (card in plan.cards, card.rank))
        laid = self.lines[seat]
        return next(card for card in plan.cards if card not in laid)

    def _plan(self, seat: Seat) -> Plan:
        """The Line that takes most against what the other can have, who shows some of it."""
        lead, plan = cast("Card", self.lead), self.plans[seat]
        shown = self.lines[1 - seat][: 2 if seat != self.first else THREE]
        seen = JUDGE_1862.worth(lead, shown)
        if plan is None or plan.worth < seen:
            laid, reach = self.lines[seat], self.hands[seat] + self.turnup
            if laid:
                plans = JUDGE_1862.plans(lead, laid, reach)
            else:
                plans = [JUDGE_1862.filled(found, reach) for found in kinds_1862(lead, reach)]
            self.plans[seat] = plan = max(
                plans, key=lambda plan: (prospect(plan.worth, lead, seen), plan.worth)
            )
        return plan


@lru_cache(1 << 14)
def prospect(worth: int, lead: Card, seen: int) -> float:
    """What a Line brings on average against an unknown hand, which makes at least what is seen of it."""
    theirs = outlook_1862(lead)
    return sum([outcome(worth, max(seen, other)) for other in theirs]) / len(theirs)


def outcome(mine: int, theirs: int) -> float:
    """What a trick brings with a Line against another."""
    if mine > theirs:
        return TRICK + CARD * taken(mine, theirs)
    return -TRICK - CARD * taken(theirs, mine)


def taken(best: int, other: int) -> int:
    """How many cards a Line takes from a worse one."""
    return 1 if rank_of(best) == rank_of(other) else WORTH[_kind(best)] + BEATEN[_kind(other)]


def _kind(worth: int) -> str:
    rank = rank_of(worth)
    return KINDS_1862[(rank - 1) // 2] if rank else NO_LINE
