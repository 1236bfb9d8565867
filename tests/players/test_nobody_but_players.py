"""Deals that nobody plays but the players themselves: a hundred thousand of them with `--long`, from fixed seeds."""

from itertools import product
from random import Random

import pytest

from patience.engine.match import Match
from patience.engine.moves import DEAL
from patience.engine.rules import GameError
from patience.games import ROUNDS, rules_class
from patience.players.choose import choose

GAMES = [entry.name for entry in ROUNDS]
MANY = -(-100_000 // len(GAMES))  # deals of each game, so that all together are a hundred thousand
FEW = 40
HABITS = 10  # in one match of so many everybody plays by easy habits, in the others at random
LONGEST = 30_000  # moves: where all ask at random, a deal of Authors takes thousands
DEALS = 3  # of one match, so that pools, debts and a finished set are carried on


def tables(name):
    """Every number of players with every set of options that the game allows."""
    game = rules_class(name)
    every = product(*([value for value, _label in option.values] for option in game.options))
    for players, values in product(game.players, list(every)):
        chosen = {option.name: value for option, value in zip(game.options, values, strict=True)}
        try:
            game(players, **chosen)
        except GameError:
            continue
        yield players, chosen


def check(rules, match, total):
    """No card and no counter is lost, and somebody is to move until the deal is over."""
    table = match.table
    assert sorted(card for pile in table.piles.values() for card in pile.cards) == sorted(rules.pack())
    assert sum(table.counters.values()) == total
    assert (table.turn is None) == (table.scores is not None)


def play_out(rules, match, chance, habits):
    """Play a deal to its end; how many moves it took."""
    total = sum(match.table.counters.values())
    for moves_made in range(LONGEST):
        check(rules, match, total)
        seat = match.table.turn
        if seat is None:
            return moves_made
        moves = rules.moves(match.table)
        assert moves, "the deal is not over and nobody can move"
        easy = habits and len(moves) > 1
        match.play(choose(match.mind(seat), "easy", match.luck) if easy else chance.choice(moves))
    raise AssertionError("the deal never ends")


def play_deals(name, deals):
    """So many deals of a game at tables of all sorts; how many matches they made, and the longest deal in moves."""
    chance, every = Random(f"{name}/alone"), list(tables(name))
    played, matches, longest = 0, 0, 0
    while played < deals:
        players, chosen = every[matches % len(every)] if matches % 2 else chance.choice(every)
        rules = rules_class(name)(players, **chosen)
        match, habits = Match(rules, chance.randrange(1, 10**9)), matches % HABITS == 0
        matches += 1
        for number in range(min(DEALS, deals - played)):
            if number:
                if rules.is_match_over(match.table):
                    break
                match.play(DEAL)
            longest = max(longest, play_out(rules, match, chance, habits))
            played += 1
    return matches, longest


@pytest.mark.parametrize("name", GAMES)
def test_players_among_themselves_lose_no_card_and_no_counter_and_always_come_to_an_end(name, long):
    matches, longest = play_deals(name, MANY if long else FEW)
    assert matches >= FEW / DEALS
    assert longest > 1
