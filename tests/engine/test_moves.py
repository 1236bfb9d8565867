"""Moves are values with a text that reads back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patience.cards import PACK, card
from patience.engine.moves import Carry, Draw, Lift, Play, Say, Tap, parse_move

WRITTEN = {
    "carry column.3 2 column.1": Carry("column.3", 2, "column.1"),
    "play hand.0 10S heap": Play("hand.0", card("10S"), "heap"),
    "draw hand.1 0 hand.0": Draw("hand.1", 0, "hand.0"),
    "tap stock": Tap("stock"),
    "lift space.1 space.2 space.13": Lift(("space.1", "space.2", "space.13")),
    "say pass": Say("pass"),
    "say bid 5": Say("bid", 5),
}

WORDS = ("carry", "play", "draw", "tap", "lift", "say", "1", "-1", "x", "KH", "stock")

names = st.from_regex(r"[a-z]+(\.[0-9A-Z]{1,2})?", fullmatch=True)
numbers = st.integers(0, 99)
moves = st.one_of(
    st.tuples(names, numbers, names).map(lambda parts: Carry(*parts)),
    st.tuples(names, st.sampled_from(PACK), names).map(lambda parts: Play(*parts)),
    st.tuples(names, numbers, names).map(lambda parts: Draw(*parts)),
    names.map(Tap),
    st.lists(names, min_size=1).map(lambda parts: Lift(tuple(parts))),
    st.tuples(names, st.none() | numbers).map(lambda parts: Say(*parts)),
)


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_like_this(text):
    assert str(WRITTEN[text]) == text
    assert parse_move(text) == WRITTEN[text]


@given(moves)
def test_every_move_reads_back_as_itself(move):
    again = parse_move(str(move))
    assert (again, type(again), hash(again)) == (move, type(move), hash(move))


@given(moves, moves)
def test_moves_are_equal_exactly_when_their_texts_are(one, other):
    assert (one == other) == (str(one) == str(other))


@settings(max_examples=300)
@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_other_text_is_refused_or_read_but_nothing_else_happens(text):
    try:
        move = parse_move(text)
    except ValueError:
        return
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "carry",
        "carry a b c",
        "tap",
        "tap a b",
        "lift",
        "say",
        "say a b",
        "say a 1 2",
        "play a 1 b",
        "fly",
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        parse_move(text)
