"""Lines of both years: how they rank, what they are called, and every trick that the rules decide."""

from itertools import permutations

import pytest

from patience.cards import PACK, SUITS, card, cards
from patience.games.rounds.court_circular_1862 import decided
from patience.games.rounds.lines import CARDS_1860, CARDS_1862, line_1860, line_1862

RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"


def made_1860(lead, played):
    return line_1860(card(lead), cards(played))


def made_1862(lead, played):
    return line_1862(card(lead), cards(played))


# 1860


@pytest.mark.parametrize(
    ("lead", "first", "other", "winner"),
    [
        ("9D", "9S 9C 2D", "KH QH JH", "first"),
        ("9D", "9S 9C 2D", "8H 7H 6H", "first"),
        ("8C", "7D 6S 5D", "9S 10D 2H", "first"),
        ("8C", "7D 9S 2D", "KD KS 3C", "other"),
        ("8C", "7D 9S 10D", "7S 6C 2D", "first"),
        ("QH", "KH JS 4C", "KS JD KD", "other"),
        ("5H", "9H 4H 2S", "AH 3H 2H", "other"),
        ("KS", "QD JC 2D", "KD QS 3S", "first"),
        ("4C", "KH QH 3C", "2H AH 8S", "other"),
        ("4C", "KS QD 2C", "JD KC 3S", "other"),
        ("4C", "AD 9S 7C", "AC QS 8D", "first"),
        ("4C", "AS 9S 7C", "2H QS 8D", "other"),
        ("AD", "KS QC 2D", "2C 3S 9D", "first"),
        ("AD", "KS 2C 9S", "2H 3H 8C", "other"),
        ("10D", "9S 8C 7D", "10H 10S 9H", "other"),
    ],
)
def test_the_better_line_of_1860_wins(lead, first, other, winner):
    for mine in permutations(first.split()):
        for yours in permutations(other.split()):
            better = made_1860(lead, " ".join(mine)) > made_1860(lead, " ".join(yours))
            assert ("first" if better else "other") == winner


@pytest.mark.parametrize(
    ("lead", "played", "title"),
    [
        ("9D", "9S 9C 2D", "Trio, with the Lead"),
        ("9D", "KS KC KD", "Trio"),
        ("8C", "7D 6S 5D", "Sequence of 4, with the Lead"),
        ("8C", "9S 10D 2H", "Sequence of 3, with the Lead"),
        ("9D", "KH QS JH", "Sequence"),
        ("9D", "9H 7H 2H", "Sympathy"),
        ("5H", "9H 4H 2S", "Sympathy of 3, with the Lead"),
        ("5H", "AH 3H 2H", "Sympathy of 4, with the Lead"),
        ("QH", "KS JD KD", "Court Circular, with the Lead"),
        ("QH", "KS KD 2C", "Court of 3, with the Lead"),
        ("9D", "KH QS QH", "Court"),
        ("8C", "KD KS 3C", "Pair"),
        ("4C", "KH QH 3C", "Valentine"),
        ("4C", "KS QD 2C", "Etiquette"),
        ("8C", "KD 9S 3C", "No Line: best card K♦"),
        ("8C", "KD 9S 2H", "No Line: best card 2♥"),
        ("8C", "10D", "No Line: best card 10♦"),
        ("8C", "8D", "No Line: best card 8♦"),
        ("8C", "8D 8H", "Trio, with the Lead"),
        ("8C", "5H 9H", "Valentine"),
    ],
)
def test_a_line_of_1860_has_its_name_in_full(lead, played, title):
    assert made_1860(lead, played).title == title


def test_classes_come_first_then_kinds_then_four_before_three():
    ranked = [
        ("9D", "9S 9C 2D"),  # with the Lead: Trio
        ("8C", "7D 6S 5D"),  # Sequence of four
        ("8C", "9S 10D 2H"),  # Sequence of three
        ("5H", "AH 3H 9H"),  # Sympathy of four
        ("5H", "AH 9H 2S"),  # Sympathy of three
        ("QS", "KS JD KD"),  # Court Circular
        ("QS", "KC KD 2C"),  # Court of three
        ("4D", "KS KC KD"),  # without the Lead: Trio
        ("4D", "9S 10C JD"),  # Sequence
        ("4D", "9H 7H 2H"),  # Sympathy
        ("4D", "KH QS QH"),  # Court
        ("4D", "KS KC 2D"),  # two cards: Pair
        ("4D", "8H 2H 2C"),  # Pair
        ("4D", "8H 2H QC"),  # Valentine
        ("4D", "KS QC 2C"),  # Etiquette
        ("4D", "AH KS 9C"),  # no Line
    ]
    lines = [made_1860(*line) for line in ranked]
    assert [line.rank for line in lines] == sorted((line.rank for line in lines), reverse=True)
    assert len({line.rank for line in lines}) == len(lines) - 1, "only the two pairs are equal"


def test_the_lead_may_not_stand_inside_a_sequence_even_of_four():
    assert made_1860("8C", "7D 9S 2D").title == "No Line: best card 9♠"
    assert made_1860("8C", "7D 9S 10D").title == "Sequence of 3, with the Lead"
    assert set(made_1860("8C", "7D 9S 10D").cards) == set(cards("8C 9S 10D"))
    assert made_1860("8C", "7D 9S 6D").own == made_1860("8C", "7D 6D 2S").own


@pytest.mark.parametrize(
    ("lead", "played", "kind"),
    [("AD", "KS QC 9D", "sequence"), ("AD", "2S 3C 9D", "sequence"), ("AD", "KS 2C 9D", ""),
     ("KD", "AS QC 9S", ""), ("2D", "AS 3C 9S", ""), ("QD", "KS AC 9S", "sequence"), ("3D", "2S AC 9S", "sequence"),
     ("9D", "KS AC QC", "sequence"), ("9D", "KS AC 2C", ""), ("AD", "KS QC JS", "sequence"),
     ("4D", "AS 2C 3S", "sequence"), ("JD", "KS AC QC", "sequence"), ("KD", "AS 2C 3H", "sequence"),
     ("QD", "KS AC 2H", "sequence")],
)  # fmt: skip
def test_the_ace_goes_with_king_and_queen_or_with_two_and_three_but_never_between(lead, played, kind):
    assert made_1860(lead, played).kind == kind


def test_two_cards_make_no_line_with_the_lead():
    assert made_1860("8C", "8D 2C 5S").kind == ""
    assert made_1860("8H", "9H 2C 5S").kind == ""
    assert made_1860("KC", "QD 2C 5S").kind == ""


def test_four_of_a_rank_are_a_trio_of_the_best_own_cards():
    line = made_1860("9D", "9S 9C 9H")
    assert line.title == "Trio, with the Lead"
    assert set(line.cards) == set(cards("9D 9H 9C"))


def test_cards_of_1860_rank_all_hearts_first_then_aces_and_kings():
    by_rank = [card(rank + suit) for rank in RANKS.split() for suit in "DCS"]
    hearts = [card(f"{rank}H") for rank in RANKS.split()]
    assert sorted(PACK, key=CARDS_1860.__getitem__, reverse=True) == [*hearts, *by_rank]


def test_no_two_sets_of_cards_tie_in_1860():
    for lead, mine, yours in [("9D", "KS QS 2D", "KC QC 3D"), ("9D", "9S 2S 3C", "9C 2C 5S")]:
        assert made_1860(lead, mine) != made_1860(lead, yours)


# 1862


@pytest.mark.parametrize(
    ("lead", "first", "dealer", "winner", "takes", "names"),
    [
        ("5H", "AS 7C 6D", "KD KC 4S", "first", 2, "loser"),
        ("9H", "9S 9C 2D", "KD KC KS", "first", 6, "winner"),
        ("4C", "8H 8S 8D", "QC JD 10C", "first", 4, "winner"),
        ("4C", "3D 2S KH", "10D 9S 8C", "first", 5, "winner"),
        ("4C", "KD QD 7D", "9C 8S 2C", "dealer", 4, "winner"),
        ("4C", "KD QD 7D", "AS JS 3S", "dealer", 1, "winner"),
        ("4C", "AH 9S 7D", "AD QS 8H", "first", 1, "winner"),
        ("6S", "5H 7D KC", "9D 10C 2H", "first", 1, "winner"),
        ("9C", "9D 9S KH", "10H JD 2S", "first", 4, "winner"),
    ],
)
def test_the_better_line_of_1862_wins_and_takes_what_both_are_worth(
    lead, first, dealer, winner, takes, names
):
    sides = "first", "dealer"
    for mine in permutations(first.split()):
        won, take, namer = decided(made_1862(lead, " ".join(mine)), made_1862(lead, dealer))
        assert (sides[won], take) == (winner, takes)
        assert namer == (won if names == "winner" else 1 - won)
        other = decided(made_1862(lead, dealer), made_1862(lead, " ".join(mine)))
        assert other == (1 - won, take, 1 - namer)


def test_kinds_of_1862_come_first_then_whether_the_lead_is_in_them():
    ranked = [
        ("9H", "9S 9C 2D"), ("4C", "8H 8S 8D"), ("4C", "3D 2S KH"), ("4C", "10D 9S 8C"), ("4C", "9C 8S 2C"),
        ("4C", "KD QD 7D"), ("4C", "AH 9S 7D"),
    ]  # fmt: skip
    lines = [made_1862(*line) for line in ranked]
    assert [line.rank for line in lines] == sorted((line.rank for line in lines), reverse=True)
    assert len({line.rank for line in lines}) == len(lines)
    assert [line.title for line in lines] == [
        "Trio, with the Lead", "Trio", "Sequence of 3, with the Lead", "Sequence", "Suit, with the Lead", "Suit",
        "No Line: best card A♥",
    ]  # fmt: skip


def test_a_line_of_1862_has_exactly_three_cards():
    assert set(made_1862("8C", "7D 6S 5D").cards) == set(cards("8C 7D 6S"))
    assert made_1862("4C", "KD KS 2H").kind == ""


def test_cards_of_1862_rank_by_rank_then_hearts_diamonds_clubs_spades():
    expected = [card(rank + suit) for rank in RANKS.split() for suit in "HDCS"]
    assert sorted(PACK, key=CARDS_1862.__getitem__, reverse=True) == expected
    assert set(SUITS) == set("HDCS")
