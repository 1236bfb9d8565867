"""How Pochen is played: bets by the odds, leads that come back."""

from itertools import islice
from random import Random

import pytest
from minds import LEVELS, choices, chosen, mind_of
from round_tables import company, seated

from patience.cards import card
from patience.games.rounds.pochen_hands import SHORT, combination
from patience.games.rounds.pochen_table import POOLS, Notes
from patience.players.wits.pochen import informed, likely_worlds, often_better
from patience.players.wits.pochen_leads import laid_out, promises, successors

A, B, C, D = range(4)


def table(own, phase="betting", turn=B, pool=4, **noted):
    """A has dealt; the seat to move holds these cards, the others seven each of the rest, and the seven of hearts is turned."""
    rules = company("pochen", 4)
    rest = [one for one in SHORT if str(one) not in own.split() and str(one) != "7H"]
    Random(5).shuffle(rest)
    size = len(own.split())
    lines = [f"hand.{turn}: {own}", "turnup: 7H"]
    for seat in range(4):
        if seat != turn:
            lines.append(f"hand.{seat}: {' '.join(map(str, rest[:size]))}")
            del rest[:size]
    asleep = rest[: 32 - 4 * 7 - 1]
    played = rest[len(asleep) :]
    lines += [f"stock: {' '.join(map(str, asleep))}", f"played: {' '.join(map(str, played))}"]
    notes = Notes(A, 1, (100,) * 4, phase, ((),) * 4, (B, C, D, A), B)._replace(**noted)
    return rules, seated(
        rules, "\n".join(lines), notes, turn, dict.fromkeys(POOLS, 0) | {"pool.pochen": pool}
    )


FOUR_ACES = "AC AD AH AS 7C 9D JS"
SEVENS = "7C 7D 8H 9S JC QD KH"


@pytest.mark.parametrize("level", LEVELS)
def test_four_aces_are_bet_on(level):
    assert all(text.startswith("say bet") for text in choices(mind_of(*table(FOUR_ACES)), level, 5))


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_bets_on_two_sevens_while_three_may_have_better(level):
    assert choices(mind_of(*table(SEVENS)), level, 5) == {"say pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_four_aces_are_held_against_any_bet(level):
    start = table(FOUR_ACES, "answering", turn=C, bettor=B, bet=10, waiting=(C, D, A), pool=14)
    assert choices(mind_of(*start), level, 5) == {"say hold"}


@pytest.mark.parametrize("level", LEVELS)
def test_two_sevens_are_not_held_against_a_bet_of_ten(level):
    start = table(SEVENS, "answering", turn=C, bettor=B, bet=10, waiting=(C, D, A), pool=14)
    assert choices(mind_of(*start), level, 5) == {"say pass"}


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_three_eights_are_held_for_one_counter_when_the_pool_is_large(level):
    start = table("8C 8D 8S 9S JC 7D KH", "answering", turn=C, bettor=B, bet=1, waiting=(C, D, A), pool=60)
    assert choices(mind_of(*start), level, 5) == {"say hold"}


def test_whoever_has_bet_has_at_least_a_pair_in_every_imagined_world():
    start = table(SEVENS, "answering", turn=C, bettor=B, bet=3, waiting=(C, D, A))
    worlds = list(islice(likely_worlds(mind_of(*start), Random(1), 40), 40))
    assert len(worlds) > 10
    assert all(combination(world.piles["hand.1"].cards) for world in worlds)


def test_a_card_that_had_to_be_shown_lies_with_who_has_shown_it():
    start = table(FOUR_ACES, shown=((), (), (card("KH"), card("QH")), ()))
    rules, full = start
    hand = set(informed(mind_of(rules, full)).known.piles["hand.2"].cards)
    assert {card("KH"), card("QH")} <= hand


def test_a_shown_card_that_has_been_played_lies_in_no_hand():
    gone = table("AC KC 9C 8C", "playing")[1].piles["played"].cards[0]
    start = table("AC KC 9C 8C", "playing", shown=((), (), (gone,), ()))
    assert gone not in informed(mind_of(*start)).known.piles["hand.2"].cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_higher_and_more_cards_are_more_often_better(players):
    often = often_better(players)
    in_order = [often[count, height] for count in (2, 3, 4) for height in range(8)]
    assert in_order == sorted(in_order)
    assert often[4, 7] > 0.99


# The play


def test_medium_leads_an_ace_first_since_nothing_leads_to_it():
    start = table("AC 9D QS", "playing")
    assert choices(mind_of(*start), "medium") == {"play hand.1 AC run"}


def test_a_queen_is_led_before_her_king_so_that_both_go_and_the_lead_comes_back():
    start = table("QC KC 8D", "playing")
    assert choices(mind_of(*start), "medium") == {"play hand.1 QC run"}


def test_the_strong_player_goes_out_at_once_where_it_can():
    start = table("KC", "playing")
    assert chosen(mind_of(*start), "strong") == "play hand.1 KC run"


@pytest.mark.parametrize("players", [3, 4, 6])
def test_cards_that_are_laid_out_in_the_head_cost_what_they_cost_by_the_rules(players):
    rules, compared = company("pochen", players), 0
    following = successors(rules)
    for deal in range(1, 13):
        table, chance = rules.start(deal), Random(deal)
        while table.turn is not None:
            moves = rules.moves(table)
            if table.notes.phase == "playing" and len(moves) > 1:
                hands = [list(table.piles[f"hand.{seat}"].cards) for seat in rules.seats]
                gone = {one for name in ("turnup", "run", "played") for one in table.piles[name].cards}
                led = chance.choice(moves)
                end = rules.play(table, led)[0]
                while end.turn is not None:
                    now = rules.moves(end)
                    if len(now) > 1:
                        seen = {one for name in ("turnup", "run", "played") for one in end.piles[name].cards}
                        values = promises(following, [move.card for move in now], seen)
                        end = rules.play(end, now[values.index(max(values))])[0]
                    else:
                        end = rules.play(end, now[0])[0]
                held = [len(end.piles[f"hand.{seat}"].cards) for seat in rules.seats]
                paid = [sum(held) if not n else -n for n in held]
                assert laid_out(following, hands, gone, table.turn, led.card) == paid
                compared += 1
            table = rules.play(table, chance.choice(moves))[0]
    assert compared > 20
