"""Court Circular 1860: builds the Line that the odds are best for, and resigns when that costs less than to lose."""

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import NamedTuple, cast

from patience.cards import Card
from patience.engine.memory import Mind
from patience.engine.moves import Move, Play
from patience.engine.table import Seat, Table
from patience.games.rounds.court_circular import HAND, LINE, PLAYS, lead_of
from patience.games.rounds.court_words_1860 import RESIGN, season
from patience.players.imagine import world
from patience.players.opinion import Opinion

from .court_ahead import looked_ahead
from .court_contest import CARD, FIRST, PRIZE, Contest
from .court_judge import JUDGE_1860, THREE, Plan, outlook_1860
from .court_lines import rank_of, together

LOOKS = 24  # worlds in which a player with good habits looks what the others could make
KINDS = (30, 34, 38, 71, 75, 79, 83, 98, 102, 106, 107, 110)  # of Lines, as `rank_of` counts them …
ODDS = (
    0.02,
    0.04,
    0.06,
    0.17,
    0.29,
    0.33,
    0.45,
    0.57,
    0.6,
    0.65,
    0.8,
    0.93,
    0.98,
)  # … that none, or each, wins
KEEP = 0.4  # what each two cards that go together are worth later


class Board(NamedTuple):
    """A trick from the seat that is to play a card."""

    seat: Seat
    lead: Card
    laid: tuple[Card, ...]
    hand: tuple[Card, ...]
    rivals: tuple[Seat, ...]
    lying: float  # what all that lies there counts beside the faces
    cards: int  # how many lie there
    to_come: int  # how many the rivals are still to play
    face: tuple[int, int]  # what a face counts for this seat, and for a rival


class CourtCircularWits:
    """How it is played; the strong player weighs each card by what this trick and the next one bring."""

    effort = 100

    def simple(self, mind: Mind, chance: Random) -> Move:
        """The best Line in hand, without a thought of what the others may hold; resigns only what is beaten."""
        return _towards_best(mind.view.table, mind.view.moves, chance)

    def habit(self, mind: Mind, chance: Random) -> Move:
        """The Line with the best odds against all that the others may hold."""
        table, moves = mind.view.table, mind.view.moves
        if season(table).winner is not None:
            return _new_lead(table, moves)
        board = _board(table)
        best = sorted(_best_of_rivals(board, world(mind, chance)) for _look in range(LOOKS))
        plans = JUDGE_1860.plans(board.lead, board.laid, board.hand)
        worth = {plan: _expected(board, plan, bisect(best, plan.worth) / LOOKS) for plan in plans}
        if len(board.rivals) > 1:
            gives_up, card = max(plans).worth < best[0], _hiding(board, worth)
        else:
            gives_up, card = _resigned(board) > max(worth.values()), _open_to_most(board, worth)
        return RESIGN if gives_up and RESIGN in moves else PLAYS[board.seat][card]

    def opinions(self, mind: Mind, chance: Random) -> list[Opinion]:
        """Each move, tried in the same worlds, in which this trick and the next are played on."""
        return looked_ahead(mind, self.effort, chance, Contest)


wits = CourtCircularWits()


def _board(table: Table) -> Board:
    seat, notes, piles = cast("Seat", table.turn), season(table), table.piles
    lead = lead_of(table)
    lines = [cast("tuple[Card, ...]", piles[LINE[side]].cards) for side in range(len(notes.score))]
    rivals = tuple([side for side in range(len(lines)) if side != seat and side not in notes.resigned])
    return Board(
        seat,
        lead,
        lines[seat],
        cast("tuple[Card, ...]", piles[HAND[seat]].cards),
        rivals,
        PRIZE[lead] + sum([PRIZE[card] for line in lines for card in line]),
        sum(map(len, lines)),
        sum([3 - len(lines[side]) for side in rivals]),
        (2, 1) if seat == notes.first else (1, 2 if notes.first in rivals else 1),
    )


def _best_of_rivals(board: Board, table: Table) -> int:
    """The best Line that a rival can make at a full table."""
    return max(
        plan.worth
        for side in board.rivals
        for plan in JUDGE_1860.plans(
            board.lead,
            cast("Sequence[Card]", table.piles[LINE[side]].cards),
            cast("Sequence[Card]", table.piles[HAND[side]].cards),
        )
    )


def _expected(board: Board, plan: Plan, odds: float) -> float:
    """What a trick brings with that Line, which wins so often, and what the hand is worth afterwards."""
    new = sum([PRIZE[card] for card in plan.cards if card not in board.laid])
    cards = board.cards + board.to_come + len(plan.cards) - len(board.laid)
    prize = board.lying + new + CARD * board.to_come + FIRST
    won, lost = prize + board.face[0] * cards, prize + board.face[1] * cards
    kept = [card for card in board.hand if card not in plan.cards]
    return odds * won - (1 - odds) * lost / len(board.rivals) + _kept(kept)


def _resigned(board: Board) -> float:
    """What it costs to give up what lies there to a single rival."""
    return -(board.lying + FIRST + board.face[1] * board.cards) + _kept(board.hand)


def _open_to_most(board: Board, worth: Mapping[Plan, float]) -> Card:
    """The card that keeps as many good plans open as can be."""
    use, most = dict.fromkeys(board.hand, 0.0), max(worth.values())
    for plan, value in worth.items():
        for card in set(plan.cards) - set(board.laid):
            use[card] += max(0.0, value - most + 3) ** 2
    return max(board.hand, key=lambda card: (use[card], -PRIZE[card], -card.rank))


def _hiding(board: Board, worth: Mapping[Plan, float]) -> Card:
    """The card of the best plan that shows least of it: whoever is not warned stays, and lays more to be won."""
    plan = max(worth, key=lambda plan: worth[plan])
    left = [card for card in plan.cards if card not in board.laid]
    return min(left, key=lambda card: (_promise(board.lead, (*board.laid, card)), PRIZE[card]))


def _promise(lead: Card, laid: Sequence[Card]) -> float:
    """How often somebody who has laid these cards makes a Line that wins; nothing matters once he has laid three."""
    return 0.0 if len(laid) == THREE else fmean(_odds(rank_of(line)) for line in outlook_1860(lead, laid))


def _kept(hand: Sequence[Card]) -> float:
    return KEEP * sum([together(a, b) for a, b in combinations(hand, 2)])


def _odds(rank: int) -> float:
    """How often a Line of that rank wins against an unknown hand."""
    return ODDS[bisect(KINDS, rank)]


def _towards_best(table: Table, moves: Sequence[Move], chance: Random) -> Move:
    """A card of the best Line in hand; what is beaten already is given up."""
    if season(table).winner is not None:
        return _new_lead(table, moves)
    board = _board(table)
    plan = max(JUDGE_1860.plans(board.lead, board.laid, board.hand))
    shown = [cast("Sequence[Card]", table.piles[LINE[side]].cards) for side in board.rivals]
    if plan.worth > max([JUDGE_1860.worth(board.lead, cards) for cards in shown if cards], default=0):
        return PLAYS[board.seat][chance.choice([card for card in plan.cards if card not in board.laid])]
    if moves[-1] == RESIGN:
        return RESIGN
    return PLAYS[board.seat][min(board.hand, key=lambda card: (PRIZE[card], card.rank))]


def _new_lead(table: Table, moves: Sequence[Move]) -> Move:
    """The Lead that goes best with the hand; of equal ones that which counts least for whoever takes it next."""
    hand = cast("tuple[Card, ...]", table.piles[HAND[cast("Seat", table.turn)]].cards)

    def help(move: Move) -> tuple[float, int]:
        card = cast("Play", move).card
        best = max(JUDGE_1860.plans(card, (), hand)).worth
        return 12 * _odds(rank_of(best)) - PRIZE[card] / 2, best

    return max(moves, key=help)
