"""How Speculation is played: what the best trump is worth, and nothing above it."""

from math import comb

import pytest
from minds import LEVELS, choices, chosen, mind_of
from round_tables import company, seated

from patience.cards import PACK, card
from patience.games.rounds.speculation_words import ANSWER, BIDDING, FACING, HEIGHT, Notes
from patience.players.choose import opinions
from patience.players.wits.speculation import hopes, lasts

A, B, C = range(3)


def table(best, piles, pool=20, phase=BIDDING, bid=0, bidders=(B, C), turn=None, owner=A):
    """A owns the best trump of three, which lies open; each pile is how many cards lie face down."""
    rules = company("speculation", 3)
    hidden = [f"({one})" for one in PACK if one.suit != card(best).suit]
    lines, at = [], 0
    for seat, down in enumerate(piles):
        cards = hidden[at : at + down]
        at += down
        lines.append(f"pile.{seat}: {' '.join(cards)} {best if seat == owner else ''}")
    rest = " ".join(str(one) for one in PACK if one != card(best) and f"({one})" not in hidden[:at])
    lines.append(f"stock: {rest}")
    notes = Notes(A, 1, (100,) * 3, card(best), owner, phase, bid, bidders)
    turn = (owner if phase == ANSWER else bidders[0]) if turn is None else turn
    return rules, seated(rules, "\n".join(lines), notes, turn, {"pool": pool})


@pytest.mark.parametrize(("best", "piles"), [("KD", (0, 1, 0)), ("8D", (2, 3, 3)), ("2D", (3, 3, 3))])
def test_the_best_trump_lasts_when_no_higher_one_is_among_the_hidden_cards(best, piles):
    _rules, start = table(best, piles)
    unseen, higher, hidden = 51, 14 - HEIGHT[card(best)], sum(piles)
    assert lasts(start) == pytest.approx(comb(unseen - higher, hidden) / comb(unseen, hidden))


def test_with_one_card_face_down_a_king_is_beaten_once_in_fifty_one():
    assert lasts(table("KD", (0, 1, 0))[1]) == pytest.approx(50 / 51)


def test_what_all_may_hope_for_is_the_pool():
    _rules, start = table("9D", (1, 3, 2))
    assert sum(hopes(start, seat) for seat in range(3)) == pytest.approx(20)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_bids_for_a_deuce_while_nine_cards_lie_face_down(level):
    rules, start = table("2D", (3, 3, 3), pool=5)
    assert choices(mind_of(rules, start), level) == {"say pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_bids_for_a_king_while_one_card_lies_face_down(level):
    rules, start = table("KD", (0, 1, 0))
    assert all(text.startswith("say bid") for text in choices(mind_of(rules, start), level))


@pytest.mark.parametrize("level", LEVELS)
def test_a_king_that_is_nearly_sure_of_the_pool_is_not_sold_for_a_quarter_of_it(level):
    rules, start = table("KD", (0, 1, 0), phase=ANSWER, bid=5, bidders=(B,))
    assert choices(mind_of(rules, start), level) == {"say keep"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_four_that_will_be_beaten_is_sold_for_half_the_pool(level):
    rules, start = table("4D", (3, 3, 3), phase=ANSWER, bid=10, bidders=(B,))
    assert choices(mind_of(rules, start), level) == {"say sell"}


def test_the_strong_player_sells_for_a_counter_more_than_the_trump_is_worth_and_keeps_it_for_one_less():
    _rules, start = table("10D", (2, 2, 2), phase=ANSWER, bid=1, bidders=(B,))
    price = 20 * comb(51 - 4, 6) / comb(51, 6)
    for bid, answer in ((int(price) + 1, "say sell"), (int(price), "say keep")):
        rules, start = table("10D", (2, 2, 2), phase=ANSWER, bid=bid, bidders=(B,))
        assert chosen(mind_of(rules, start), "strong") == answer


def test_nobody_who_reckons_bids_as_much_as_the_trump_is_worth():
    price = 20 * comb(51 - 4, 6) / comb(51, 6)
    rules, start = table("10D", (2, 2, 2), bid=int(price), bidders=(B, C))
    for level in ("medium", "strong"):
        assert choices(mind_of(rules, start), level) == {"say pass"}


def test_the_worth_of_selling_and_keeping_differs_by_what_is_bid_above_the_price():
    rules, start = table("KD", (0, 1, 0), phase=ANSWER, bid=20, bidders=(B,))
    worth = {str(opinion.move): opinion.worth for opinion in opinions(mind_of(rules, start), 1)}
    assert worth["say sell"] - worth["say keep"] == pytest.approx(20 - 20 * 50 / 51)


def test_facing_a_card_needs_no_thought():
    rules, start = table("9D", (2, 3, 3), phase=FACING, bidders=(), turn=B)
    assert chosen(mind_of(rules, start), "strong") == "tap pile.1"
