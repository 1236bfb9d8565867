"""The record of a match: what it looks like, and what is said of one that cannot be read."""

from contextlib import suppress

import pytest
from every_game import is_refused
from hypothesis import given, settings
from hypothesis import strategies as st

from patience.engine.match import Match
from patience.engine.moves import Carry, Tap
from patience.engine.record import HEAD, RecordError, read, write
from patience.games import rules_class

TAP = Tap("stock")


def _match():
    """Klondike, one card at a time, with a few moves of which the last two are taken back."""
    match = Match(rules_class("klondike")(draw=1), 12345)
    for _turn in range(5):
        match.play(TAP)
    match.undo()
    match.undo()
    return match


GOOD = write(_match())
LINES = GOOD.splitlines()


def faulty(text: str) -> str:
    """The message with which a record is refused."""
    with pytest.raises(RecordError):
        read(text, rules_class)
    return is_refused(read, text, rules_class)


def test_it_is_a_text_that_people_can_read():
    assert LINES[:-1] == [
        "Patience Parlour record 1",
        "game klondike",
        "option draw 1",
        "option runs 0",
        "option split_runs off",
        "option return_from_foundations off",
        "option strict_whole off",
        "players 1",
        "deal 12345",
        "move tap stock",
        "move tap stock",
        "move tap stock",
        "undone tap stock",
        "undone tap stock",
    ]
    assert LINES[-1].partition(" ")[0] == "check"
    assert len(LINES[-1]) == len("check 00000000")


def test_the_played_time_is_kept_in_whole_seconds_and_read_back():
    match = _match()
    match.seconds = 187.9
    lines = write(match).splitlines()
    assert lines == [*LINES[:9], "time 187", *LINES[9:]]
    again = read("\n".join(lines), rules_class)
    assert again.seconds == 187
    again.undo()
    again.restart()
    assert again.seconds == 187


def test_the_place_of_the_person_is_kept_and_must_be_one_of_the_table():
    match = Match(rules_class("newmarket")(3), 5)
    match.sit(1)
    text = write(match)
    assert "\ndeal 5\nseat 1\n" in text
    assert read(text, rules_class).person == 1
    for wrong in ("3", "-1", "one", "99999999999"):
        with pytest.raises(RecordError, match="seat"):
            read(text.replace("seat 1", f"seat {wrong}"), rules_class)


def test_a_record_without_a_time_is_one_of_no_time():
    assert read(GOOD, rules_class).seconds == 0


@pytest.mark.parametrize("time", ["", "-1", "1.5", "three", "1_0", "٣", "9" * 5000, "1e3", "0x1", "nan"])
def test_a_damaged_time_is_named_with_its_line(time):
    assert faulty("\n".join([*LINES[:9], f"time {time}", *LINES[9:]])).startswith("line 10:")


def test_a_time_twice_or_among_the_moves_is_not_expected():
    assert faulty("\n".join([*LINES[:9], "time 5", "time 6", *LINES[9:]])).startswith("line 11:")
    assert faulty("\n".join([*LINES[:10], "time 5", *LINES[10:]])).startswith("line 11:")
    assert faulty("\n".join([*LINES[:8], "time 5", *LINES[8:]])).startswith("line 9:")


def test_it_reads_back_with_other_line_ends_and_empty_lines():
    for text in (GOOD.replace("\n", "\r\n"), GOOD + "\n\n", GOOD.removesuffix("\n")):
        assert write(read(text, rules_class)) == GOOD


def test_moves_that_follow_are_undone_together_also_after_reading():
    match = Match(rules_class("klondike")(), 1)
    match.play(TAP)
    match.play(TAP, follows=True)
    match.play(TAP)
    match.play(TAP, follows=True)
    match.play(TAP, follows=True)
    assert match.moves_made == 2
    match.undo()
    text = write(match)
    assert [line for line in text.splitlines() if "tap" in line] == [
        "move tap stock",
        "follow tap stock",
        "undone tap stock",
        "undone + tap stock",
        "undone + tap stock",
    ]
    again = read(text, rules_class)
    assert (len(again.steps), len(again.redo()), len(again.undo()), len(again.undo())) == (2, 3, 3, 2)


def test_a_move_after_an_undo_forgets_what_could_be_redone():
    match = _match()
    match.play(TAP)
    assert match.redo() == []


@pytest.mark.parametrize("text", ["", "\n", "game klondike\n", "\0", "Patience Parlour record 2\n", "{}"])
def test_what_is_no_record_is_refused_at_line_1(text):
    assert faulty(text).startswith("line 1:")


def test_a_record_of_a_later_version_is_refused_at_line_1():
    assert faulty(GOOD.replace("record 1", "record 2")).startswith("line 1:")


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_at_any_line_is_refused(kept):
    message = faulty("\n".join(LINES[:kept]))
    assert message.startswith(f"line {max(kept, 1)}:")


@pytest.mark.parametrize(
    ("line", "written"),
    [
        (2, "game klondyke"),
        (2, "game"),
        (3, "option drow 1"),
        (3, "option draw 2"),
        (3, "option draw"),
        (8, "players 2"),
        (8, "players many"),
        (9, "deal 0"),
        (9, "deal 1000000000"),
        (9, "deal " + "9" * 5000),
        (9, "deal x"),
        (10, "move carry column.1 1 foundation.S"),
        (10, "move carry column.1 x foundation.S"),
        (10, "move carry column.99 1 nowhere"),
        (10, "move play column.1 XX waste"),
        (10, "move fly"),
        (10, "move"),
        (10, "moved tap stock"),
        (15, "check 00000000"),
    ],
)
def test_a_fault_is_named_with_its_line(line, written):
    lines = list(LINES)
    lines[line - 1] = written
    message = faulty("\n".join(lines))
    assert message.startswith(f"line {line}:")


@pytest.mark.parametrize(
    ("line", "written", "why"),
    [
        (8, "players many", "“many” is not a number of players"),
        (8, "players 1_0", "“1_0” is not a number of players"),
        (9, "deal five", "“five” is not the number of a deal"),
        (9, "deal -5", "“-5” is not the number of a deal"),
        (9, "deal ٣", "“٣” is not the number of a deal"),
        (9, "deal 0", "deal 0 is not between 1 and 999999999; the nearest is 1"),
        (10, "move carry column.1 x foundation.S", "'carry column.1 x foundation.S' is not a move"),
        (10, "move say bid ٣", "'say bid ٣' is not a move"),
    ],
)
def test_a_number_that_is_none_is_refused_in_words_for_people(line, written, why):
    lines = list(LINES)
    lines[line - 1] = written
    assert faulty("\n".join(lines)) == f"line {line}: {why}"


@pytest.mark.parametrize("line", ["game ", "deal ", "option ", "", "move carry a b ", "move tap "])
def test_rubbish_that_goes_on_and_on_is_told_in_one_short_line(line):
    for rubbish in ("9" * 100_000, "na " * 30_000):
        lines = [*LINES[:9], f"{line}{rubbish}", *LINES[9:]]
        assert len(faulty("\n".join(lines))) < 250


def test_a_fault_among_the_moves_taken_back_is_named_with_its_line():
    lines = list(LINES)
    lines[12] = "undone fly"
    assert faulty("\n".join(lines)).startswith("line 13:")


def test_a_move_too_few_or_too_many_is_noticed():
    for lines in (LINES[:9] + LINES[10:], [*LINES[:9], "move tap stock", *LINES[9:]]):
        assert "another table" in faulty("\n".join(lines))


def test_an_option_after_the_deal_is_not_passed_over():
    lines = [*LINES[:9], "option split_runs on", *LINES[9:]]
    assert faulty("\n".join(lines)).startswith("line 10:")


def test_something_after_the_end_is_refused():
    assert faulty(GOOD + "move tap stock\n").startswith("line 16:")


@settings(max_examples=300)
@given(st.text(max_size=200))
def test_no_text_makes_it_stumble(text):
    for record in (text, f"{HEAD}\n{text}", f"{HEAD}\ngame klondike\ndeal 5\n{text}"):
        assert is_refused(read, record, rules_class)


@settings(max_examples=300)
@given(st.data())
def test_no_garbling_of_a_good_record_makes_it_stumble(data):
    lines = list(LINES)
    for _change in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        cut = data.draw(st.integers(0, len(line)))
        lines[at] = (
            line[:cut] + data.draw(st.text(max_size=6)) + line[data.draw(st.integers(cut, len(line))) :]
        )
    text = "\n".join(lines)
    with suppress(RecordError):
        match = read(text, rules_class)
        assert write(read(write(match), rules_class)) == write(match)
        return
    assert faulty(text).startswith("line ")


def test_a_carry_of_nothing_or_of_less_is_not_legal():
    match = _match()
    for size in (0, -1, 99):
        assert is_refused(match.play, Carry("waste", size, "column.1"))
