"""Deals that the players play out fast in their heads end as they do by the rules."""

from random import Random

import pytest

from patience.engine.match import Match
from patience.engine.moves import Play
from patience.games import rules_class
from patience.games.rounds.spin import RUN_ON, SPIN
from patience.players.choose import choose
from patience.players.wits.fan_tan import Circle
from patience.players.wits.five_or_nine_game import Growth
from patience.players.wits.sequences import Race


def somewhere(rules, deal):
    """Tables of a deal played at random, each before a move."""
    table, chance = rules.start(deal), Random(deal)
    while table.turn is not None:
        yield table
        table, _effects = rules.play(table, chance.choice(rules.moves(table)))
    yield table


def by_the_rules(rules, table, choose):
    """The scores when one move after the other is made, chosen by a function."""
    while table.scores is None:
        table, _effects = rules.play(table, choose(table, rules.moves(table)))
    return list(table.scores)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("saratoga", {}),
        ("saratoga", {"ace_high": True}),
        ("newmarket", {}),
        ("spin", {}),
        ("spin", {"ace_high": True}),
        ("pope_joan", {}),
        ("pope_joan", {"no_eight_of_diamonds": True}),
        ("pope_joan", {"trump_layout": True}),
    ],
)
@pytest.mark.parametrize("players", [3, 4, 8])
def test_sequences_end_as_by_the_rules_when_the_same_cards_are_led(name, options, players):
    rules, compared = rules_class(name)(players, **options), 0
    for deal in range(1, 5):
        for table in somewhere(rules, deal):
            if table.turn is not None and table.notes.stage in ("stake", "spread"):
                continue
            chance = Random(deal)

            def choose(now, moves, chance=chance):
                if now.notes.stage == "follow" or moves == (RUN_ON,):
                    return moves[0]
                race, seat = Race(rules, now, chance), now.turn
                if SPIN in moves:
                    following = rules.successor[now.piles["run"].cards[-1]]
                    return SPIN if race._spins(seat, following) else RUN_ON
                race.spun = now.piles["run"].cards[-1:] == (race.spinner,)
                return Play(f"hand.{seat}", race.lead(seat), "run")

            assert list(Race(rules, table, Random(deal)).scores()) == by_the_rules(rules, table, choose)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", ["saratoga", "newmarket", "pope_joan"])
def test_imagined_players_nearly_always_lead_as_good_players_do(name):
    rules, alike = rules_class(name)(4), []
    for deal in range(1, 9):
        match = Match(rules, deal)
        while (seat := match.table.turn) is not None:
            moves = rules.moves(match.table)
            move = moves[0] if len(moves) == 1 else choose(match.mind(seat), "medium", deal)
            if len(moves) > 1 and match.table.notes.stage == "lead":
                alike.append(Race(rules, match.table, Random(len(alike))).lead(seat) == move.card)
            match.play(move)
    assert len(alike) > 30
    assert sum(alike) > 0.85 * len(alike)


@pytest.mark.parametrize(
    "options", [{}, {"one_starter": True}, {"fewest_cards_wins": True}, {"deal_all": True}]
)
def test_rows_end_as_by_the_rules_when_the_same_cards_are_laid(options):
    rules = rules_class("five_or_nine")(4, **options)
    for deal in range(1, 6):
        for table in somewhere(rules, deal):
            chance = Random(deal)

            def choose(now, moves, chance=chance):
                if len(moves) == 1:
                    return moves[0]
                growth = Growth(rules, now, chance)
                return max(moves, key=lambda move: growth._promise(move.card))

            assert list(Growth(rules, table, Random(deal)).scores()) == by_the_rules(rules, table, choose)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_suits_end_as_by_the_rules_when_the_same_cards_are_led(players):
    rules = rules_class("fan_tan")(players)
    for deal in range(1, 6):
        for table in somewhere(rules, deal):
            chance = Random(deal)

            def choose(now, moves, chance=chance):
                if len(now.piles["run"].cards) % 13:
                    return moves[0]
                return Play(f"hand.{now.turn}", Circle(rules, now, chance)._lead(now.turn), "run")

            assert list(Circle(rules, table, Random(deal)).scores()) == by_the_rules(rules, table, choose)
