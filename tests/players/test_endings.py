"""Endings solved exactly: what the players' moves cost against the best ones, in points or counters a decision."""

from statistics import fmean

import guest_solved as solved
import pytest
from endings import endings, losses

from patience.games import rules_class
from patience.players.choose import choose, wits_of

EFFORT = 300  # of the strong player: less than he plays with


@pytest.mark.parametrize(
    ("name", "options", "cards", "deals", "bound"),
    [
        ("saratoga", {}, 12, 24, 0.15),
        ("spin", {}, 12, 10, 0.3),
        ("pope_joan", {}, 11, 14, 0.15),
        ("five_or_nine", {"deal_all": True}, 10, 12, 0.15),
        ("fan_tan", {}, 20, 14, 2.0),
    ],
)
def test_strong_players_lose_next_to_nothing_in_endings(
    name, options, cards, deals, bound, long, monkeypatch
):
    rules = rules_class(name)(4, **options)
    monkeypatch.setattr(wits_of(rules), "effort", EFFORT)
    lost, at_random = [], []
    for mind in endings(rules, range(1, deals * (10 if long else 1) + 1), cards):
        costs = losses(mind, 300 if long else 60)
        lost.append(costs[choose(mind, "strong", "1")])
        at_random.append(fmean(costs.values()))
    assert len(lost) > 3
    assert fmean(lost) < bound
    assert fmean(lost) < fmean(at_random) / 3


def test_the_last_trick_of_a_pack_is_played_as_if_all_cards_were_open(long):
    """And so they are: whoever remembers knows where every card must be, but perhaps the one that lies covered."""
    rules = rules_class("court_circular_1862")(2)
    minds = endings(rules, range(1, 31 if long else 8), 3 if long else 2)
    assert fmean(losses(mind, 8)[choose(mind, "strong", "1")] for mind in minds) < 0.05


def open_hands(mind, wanted):
    """A mind of Guest for the solver: the own cards, the trick, and deals that agree with what was shown."""
    table, me = mind.view.table, mind.view.seat
    notes = table.notes

    def bits(cards):
        return sum(solved.bit(str(card), notes.trump) for card in cards)

    hand = bits(table.piles[f"hand.{me}"].cards)
    order = [(me + step) % 4 for step in range(1, 4)]
    trick = [table.piles[f"trick.{(notes.leader + step) % 4}"].cards for step in range(4)]
    seen = [*table.piles["turnup"].cards, *(card for pile in trick for card in pile)]
    seen += [card for seat in range(4) for card in table.piles[f"won.{seat}"].cards]
    out = bits(mind.view.rules.pack()) - hand - bits(seen)
    sizes = [len(table.piles[f"hand.{seat}"]) for seat in order]
    lacks = [bits(mind.lacking.get(f"hand.{seat}", ())) for seat in order]
    trick = [bits(pile) for pile in trick if pile]
    return {
        str(named): worth
        for bit, worth in solved.worths(hand, trick, solved.some_deals(out, sizes, lacks, wanted)).items()
        for named in table.piles[f"hand.{me}"].cards
        if solved.bit(str(named), notes.trump) == bit
    }


def test_players_of_guest_lose_little_in_the_last_three_tricks(long):
    """A double-dummy player averaged over all deals is no mark to be reached, but to be near to."""
    rules, lost = rules_class("guest")(4), {"strong": [], "medium": [], "easy": []}
    for mind in endings(rules, range(1, 301 if long else 31), 12):
        worths = {card: fmean(worth) for card, worth in open_hands(mind, 200 if long else 24).items()}
        for level, losts in lost.items():
            losts.append(max(worths.values()) - worths[str(choose(mind, level, "1").card)])
    strong, medium, easy = (fmean(losts) for losts in lost.values())
    assert strong < 0.07
    assert medium < 0.11
    assert easy < 0.14
