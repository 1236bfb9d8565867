"""Hints are legal, know nothing that the player has not seen, lead on and not round, and give true reasons."""

from collections import Counter
from random import Random

import pytest
from every_game import CHOICES, every_choice, make, walk, walks

from patience.cards import cards, spoken
from patience.engine.hints import hints
from patience.engine.match import Match, Step
from patience.engine.moves import Carry, Lift, Tap
from patience.engine.table import EMPTY, Pile, Table

DEALS = 50
LONGEST = 400  # moves: more than any game takes that is played by hints
ONCE_EACH = [choice for choice in CHOICES if choice[0] != "klondike"] + [
    ("klondike", {"draw": draw, "runs": runs, "split_runs": split, "return_from_foundations": back})
    for draw, runs, split, back in [
        (3, 0, False, False),
        (1, 0, True, True),
        (1, 2, False, True),
        (3, 0, True, True),
    ]
]


def begun(name, text, **chosen):
    """A match that begins with a table written down; (cards in brackets) lie face down."""
    match = Match(make(name, chosen), 1)
    piles = dict.fromkeys(match.rules.places, EMPTY)
    for line in text.split(";"):
        place, _colon, words = line.strip().partition(":")
        named = words.split()
        piles[place] = Pile(
            cards(words.replace("(", "").replace(")", "")), sum("(" in word for word in named)
        )
    match.dealt = Table(piles, notes=match.dealt.notes)
    return match


def why(match, text):
    move = next(move for move in match.rules.moves(match.table) if str(move) == text)
    return match.rules.reason(match.view().table, move)


def with_other_hidden_cards(match, seed):
    """The same match, as far as the player can tell: the cards that he has never seen are others."""
    views = [match.rules.seen_by(0, one) for one in (match.dealt, *(step.table for step in match.steps))]
    seen = {card for view in views for pile in view.piles.values() for card in pile.cards if card}
    unseen = sorted({card for pile in match.dealt.piles.values() for card in pile.cards} - seen)
    others = unseen.copy()
    Random(seed).shuffle(others)
    other = dict(zip(unseen, others, strict=True))

    def changed(table):
        piles = {
            name: Pile(tuple(other.get(card, card) for card in pile.cards), pile.down)
            for name, pile in table.piles.items()
        }
        return Table(piles, table.turn, table.counters, table.notes, table.scores)

    twin = Match(match.rules, match.deal)
    twin.dealt = changed(match.dealt)
    twin.steps = [Step(step.move, step.effects, changed(step.table)) for step in match.steps]
    return twin


@every_choice
@walks(3, longest=60)
def test_hints_and_reasons_are_the_same_whatever_the_cards_are_that_were_never_seen(
    rules, deal, seed, length
):
    match = list(walk(Match(rules, deal), seed, length))[-1]
    twin = with_other_hidden_cards(match, seed)
    assert twin.view().table == match.view().table
    assert hints(twin) == hints(match)
    told = [rules.reason(match.view().table, move) for move in rules.moves(match.table)]
    assert [rules.reason(twin.view().table, move) for move in rules.moves(twin.table)] == told


@every_choice
@walks(3, longest=60)
def test_hints_are_all_the_legal_moves_or_none_and_each_has_a_reason_in_one_line(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        moves = rules.moves(match.table)
        found = hints(match)
        assert sorted(map(str, found)) in ([], sorted(map(str, moves)))
        for move in moves:
            reason = rules.reason(match.view().table, move)
            assert reason[0].isupper()
            assert reason.endswith(".")
            assert len(reason) < 72
            assert "{" not in reason
            assert "None" not in reason


@pytest.mark.parametrize(("name", "chosen"), ONCE_EACH)
def test_who_follows_hints_never_comes_back_to_a_table_and_comes_to_an_end(name, chosen):
    for deal in range(1, (DEALS if not any(chosen.values()) or chosen.get("draw") == 3 else DEALS // 4) + 1):
        match = Match(make(name, chosen), deal)
        tables = Counter([match.table])
        while found := hints(match):
            match.play(found[0])
            tables[match.table] += 1
            assert tables[match.table] == 1
            assert len(match.steps) < LONGEST


DEAD = "column.1: (2S) KS; column.2: (2H) KH; column.3: 10D; column.4: 10C; column.5: 8D; column.6: 8C; column.7: 6C"


def test_in_a_dead_klondike_the_stock_is_run_through_once_and_no_more():
    match = begun("klondike", f"{DEAD}; stock: (JD) (4H) (JH) (JS)")
    turned = 0
    while found := hints(match):
        assert found[0] == Tap("stock")
        match.play(found[0])
        turned += 1
    assert turned == 2  # three cards, and the fourth; then it lies as it lay


def test_a_card_that_was_passed_by_is_still_worth_turning_the_stock_for():
    match = begun("klondike", f"{DEAD}; stock: (4H) (5D) (JH)", draw=1)
    for _turn in range(4):
        match.play(Tap("stock"))
    assert match.table == match.dealt
    for _turn in range(2):
        assert hints(match)[0] == Tap("stock")
        match.play(Tap("stock"))
    assert hints(match)[0] == Carry("waste", 1, "column.7")


def test_nothing_gets_further_where_only_a_card_comes_down_from_a_foundation_or_runs_change_places():
    text = (
        "column.1: 5S; column.2: 9H; column.3: 9D; column.4: 10S 9C; column.5: JC; column.6: 9S; column.7: JS"
    )
    match = begun("klondike", f"{text}; foundation.H: AH 2H 3H 4H", return_from_foundations=True)
    assert [str(move) for move in match.rules.moves(match.table)] == ["carry foundation.H 1 column.1"]
    assert hints(match) == []


def test_the_column_with_most_cards_face_down_comes_first():
    match = begun("klondike", "column.1: 9S; column.2: (2C) (3C) 8H; column.3: (2D) (3D) (4D) 8D")
    assert hints(match)[0] == Carry("column.3", 1, "column.1")
    assert why(match, "carry column.3 1 column.1") == "It turns up one of the 3 face-down cards there."
    assert why(match, "carry column.2 1 column.1") == "It turns up one of the 2 face-down cards there."


def test_a_run_is_taken_apart_only_for_what_that_frees():
    text = "column.1: 9S 8H 7C; column.2: 8D; foundation.H: AH 2H 3H 4H 5H 6H 7H"
    match = begun("klondike", text, split_runs=True)
    assert hints(match)[0] == Carry("column.1", 1, "column.2")
    assert why(match, "carry column.1 1 column.2") == "It frees the ♥8, which can go home."
    idle = begun("klondike", "column.1: 9S 8H 7C; column.2: 8D", split_runs=True)
    assert hints(idle) == []
    assert why(idle, "carry column.1 1 column.2") == "Nothing is gained by it now."


def test_reasons_of_klondike_are_true_of_the_table():
    match = begun("klondike", "column.1: 9S; column.2: (2C) 7C; waste: 8C 8H; stock: (3C)")
    assert why(match, "carry waste 1 column.1") == "The ♣7 can go on the ♥8 then."
    assert why(match, "tap stock") == "It shows what comes next."
    match = begun("klondike", "column.1: 9S; column.2: 9D; waste: 8C 8H")
    assert why(match, "carry waste 1 column.1") == "It frees the ♣8 for the ♦9."
    rest = "column.4: 2D; column.5: 2H; column.6: 3D; column.7: 3H"
    match = begun("klondike", f"column.1: 9S; column.2: 8H; column.3: (2C) KH; {rest}")
    assert hints(match)[0] == Carry("column.2", 1, "column.1")
    assert why(match, "carry column.2 1 column.1") == "It makes room for the ♥K."
    match = begun("klondike", f"column.1: 9S; column.2: 8H; column.3: 3C; {rest}; stock: (KH)")
    assert why(match, "carry column.2 1 column.1") == "It empties a column, and a King still wants one."
    match = begun("klondike", "column.1: 9S; waste: 2D 8H", runs=2)
    assert why(match, "carry waste 1 column.1") == "It uncovers the ♦2."
    assert why(match, "tap stock") == "Then run 2 of 2 begins."


def test_reasons_of_the_other_games_are_true_of_the_table():
    match = begun("carpet", "foundation.S: AS; space.1: 2S; space.2: 3S; space.3: 9H")
    assert why(match, "carry space.1 1 foundation.S") == "Then the ♠3 can go home."
    match = begun(
        "take_fourteen", "column.1: 3S 9H; column.2: 5C; column.3: JD; column.4: 4C KS; column.5: AC"
    )
    assert why(match, "lift column.1 column.2") == "Then ♠3 and ♦J can be lifted."
    assert hints(match)[0] != Lift(("column.3", "column.1"))
    match = begun("try_again", "turned: 6H; heap.1: 9S; heap.2: 5S; heap.3: 6D; stock: (2C)")
    assert [str(move) for move in hints(match)] == [f"carry turned 1 heap.{i}" for i in (3, 1, 4, 2)]
    assert why(match, "carry turned 1 heap.1") == "The ♠9 is wanted no sooner than the ♥6."
    assert why(match, "carry turned 1 heap.2") == "It covers the ♠5, which is wanted sooner."
    assert why(match, "carry turned 1 heap.4") == "It covers no card."
    match = begun("take_ten", "space.1: 4S; space.2: 6H; space.3: 7C; stock: (2C) (3C)")
    assert why(match, "lift space.1 space.2") == "Nothing else on the table can be lifted."
    match = begun("help_your_neighbour", "foundation.S: AS; foundation.H: AH; foundation.C: AC; foundation.D: AD; "
                  "column.1: 9C; column.2: 2S 8H; column.3: 5D; column.4: 5H; deadwood: KC")  # fmt: skip
    assert hints(match)[0] == Carry("column.2", 1, "column.1")
    assert why(match, "carry column.2 1 column.1") == "It frees the ♠2, which can go home."


def test_a_reason_can_be_read_out():
    assert spoken("It frees the ♠8 for the ♦9.") == "It frees the eight of spades for the nine of diamonds."
    assert spoken("♥10 and ♣A, ♥K") == "ten of hearts and ace of clubs, King of hearts"
