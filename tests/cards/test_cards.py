"""The cards: one object each, in text, in words and in a pickle."""

import copy
import pickle

import pytest

from patience import cards
from patience.cards import JOKER, PACK, Card, card, of


def test_the_pack_has_fifty_two_cards_numbered_by_suit_and_rank():
    assert [int(c) for c in PACK] == list(range(1, 53))
    assert " ".join(map(str, PACK[:13])) == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
    assert [str(c) for c in PACK[12::13]] == ["KC", "KD", "KH", "KS"]
    assert (int(JOKER), str(JOKER), JOKER.rank, JOKER.suit) == (53, "JK", 0, "")


def test_a_card_is_one_object_however_it_is_come_by():
    for c in (*PACK, JOKER):
        same = [Card(int(c)), card(str(c)), copy.copy(c), copy.deepcopy(c)]
        same += [
            pickle.loads(pickle.dumps(c, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)
        ]
        assert all(other is c for other in same)
    assert all(of(c.rank, c.suit) is c for c in PACK)


def test_pips_count_from_one_for_the_ace_to_thirteen_for_the_king():
    assert {str(c): c.rank for c in PACK if c.suit == "H"} == {
        "AH": 1, "2H": 2, "3H": 3, "4H": 4, "5H": 5, "6H": 6, "7H": 7, "8H": 8, "9H": 9, "10H": 10,
        "JH": 11, "QH": 12, "KH": 13,
    }  # fmt: skip


def test_hearts_and_diamonds_are_red():
    assert {c.suit for c in PACK if c.red} == {"H", "D"}
    assert {c.suit for c in PACK if not c.red} == {"C", "S"}


@pytest.mark.parametrize(
    "text", ["", "1H", "QX", "qh", "Q H", "10", "HQ", "11S", "0C", " QH", "QH\n", "J", "JKS"]
)
def test_what_is_no_card_is_refused_with_the_way_to_write_one(text):
    with pytest.raises(ValueError, match=r"is not a card \(write QH, 10S or JK\)"):
        card(text)


@pytest.mark.parametrize("number", [0, -1, 54, 1000])
def test_there_is_no_card_of_another_number(number):
    with pytest.raises(ValueError, match="no card number"):
        Card(number)


@pytest.mark.parametrize(("rank", "suit"), [(0, "H"), (14, "H"), (1, ""), (1, "X"), (1, "CD"), (-1, "C")])
def test_there_is_no_card_of_another_rank_or_suit(rank, suit):
    with pytest.raises(ValueError, match="no card of rank"):
        of(rank, suit)


def test_cards_have_names():
    assert [card(text).name for text in ("AS", "6H", "10D", "QC", "JK")] == [
        "ace of spades",
        "six of hearts",
        "ten of diamonds",
        "Queen of clubs",
        "Joker",
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Go on with Q♥", "Go on with Queen of hearts"),
        ("Play 6♠, 10♥ or A♣", "Play six of spades, ten of hearts or ace of clubs"),
        ("With ♠4, ♠6 and ♠10", "With four of spades, six of spades and ten of spades"),
        ("♥10 ♠J", "ten of hearts Jack of spades"),
        ("You have 5 counters", "You have 5 counters"),
    ],
)
def test_cards_are_spoken_by_their_names_on_whichever_side_the_suit_stands(written, said):
    assert cards.spoken(written) == said


def test_a_line_of_cards_reads_back():
    assert cards.cards(" ".join(map(str, PACK))) == PACK
    assert cards.cards("") == ()
