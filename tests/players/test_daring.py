"""Acts that may cost dear: how often the players dare them, and how often it was well done."""

from itertools import combinations
from math import comb
from statistics import fmean

import pytest

from patience.engine.match import Match
from patience.games import rules_class
from patience.games.rounds.court_words_1860 import RESIGN
from patience.games.rounds.pochen_table import BETTING, HOLD, PLAYING
from patience.games.rounds.speculation_words import KEEP, SELL
from patience.players.choose import choose, wits_of

GOOD = ("medium", "strong")
EFFORT = 10  # of strong players: less than they play with


def play(match, levels, until=lambda table: False):
    """Play a deal at these levels, and tell before each move who makes it at which table."""
    rules = match.rules
    while match.table.turn is not None and not until(match.table):
        seat, table, moves = match.table.turn, match.table, rules.moves(match.table)
        move = moves[0]
        if len(moves) > 1:
            move = choose(match.mind(seat), levels[seat], match.luck)
        yield seat, table, move
        match.play(move)


def best_line(rules, table, seat):
    """The best Line that a seat can make with the cards that it has played and those in its hand."""
    laid, hand = table.piles[f"line.{seat}"].cards, table.piles[f"hand.{seat}"].cards
    lead = table.piles["lead"].cards[0]
    return max(rules.line(lead, [*laid, *more]) for more in combinations(hand, 3 - len(laid)))


@pytest.mark.parametrize(("level", "deals", "every"), [("medium", 3, 1), ("strong", 3, 4)])
def test_resigned_tricks_would_mostly_have_been_lost(level, deals, every, long, monkeypatch):
    """Players are asked in deals of medium ones; a trick is lost by whose best Line is the worse."""
    rules = rules_class("court_circular_1860")(2)
    monkeypatch.setattr(wits_of(rules), "effort", EFFORT)
    asked, rightly = 0, []
    for deal in range(1, deals * (10 if long else 1) + 1):
        match = Match(rules, deal)
        for seat, table, _move in play(match, ["medium"] * 2):
            if RESIGN in rules.moves(table):
                asked += 1
                if asked % every == 0 and choose(match.mind(seat), level, "1") == RESIGN:
                    rightly.append(best_line(rules, table, seat) < best_line(rules, table, 1 - seat))
    assert 0.05 < len(rightly) / (asked // every) < 0.7
    assert fmean(rightly) > 0.7


@pytest.mark.parametrize("level", GOOD)
def test_bets_at_pochen_are_neither_rare_nor_rash_and_gain(level, long, monkeypatch):
    """Who bets gains on the average and mostly wins; to hold is the dearer thing the others dare, and costs little."""
    rules = rules_class("pochen")(4)
    monkeypatch.setattr(wits_of(rules), "effort", EFFORT)
    asked, bets, holds = 0, [], []
    for deal in range(1, 301 if long else 21):
        stakes, match = [], Match(rules, deal)
        for seat, table, move in play(match, [level] * 4, lambda table: table.notes.phase == PLAYING):
            if len(rules.moves(table)) > 1:
                asked += table.notes.phase == BETTING
                bet = bool(getattr(move, "number", 0))
                if bet or move == HOLD:
                    stakes.append((bets if bet else holds, seat, table.counters[f"seat.{seat}"]))
        for found, seat, had in stakes:
            found.append(match.table.counters[f"seat.{seat}"] - had)
    assert 0.2 < len(bets) / asked < 0.75
    assert fmean(gain > 0 for gain in bets) > 0.5
    assert fmean(bets) > 1
    assert fmean(holds) > -1


def worth(table):
    """The pool times the chance that no better trump lies face down, from what everybody has seen."""
    piles = [pile for name, pile in table.piles.items() if name != "stock"]
    unseen, hidden = 52 - sum(len(pile.up) for pile in piles), sum(pile.down for pile in piles)
    better = 13 - (table.notes.best.rank - 1 if table.notes.best.rank > 1 else 13)
    return table.counters["pool"] * comb(unseen - better, hidden) / comb(unseen, hidden)


@pytest.mark.parametrize("level", GOOD)
def test_trades_at_speculation_are_worth_their_price(level, long):
    """Among others who only guess: what is bought is worth more than it costs, what is sold less than it brings."""
    rules, trades, offers = rules_class("speculation")(4, unit=5), 0, 0
    for deal in range(1, 1001 if long else 81):
        for seat, table, move in play(Match(rules, deal), [level, "easy", "easy", "easy"]):
            notes = table.notes
            offers += move in (SELL, KEEP)
            if move == SELL and 0 in (seat, notes.bidders[0]):
                trades += 1
                assert notes.bid >= worth(table) if seat == 0 else notes.bid <= worth(table)
    assert 0.05 < trades / offers < 0.5
