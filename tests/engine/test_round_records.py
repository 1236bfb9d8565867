"""The record of a round game: what is said of one that cannot be read, with the line at fault."""

from random import Random

import pytest
from every_game import is_refused

from patience.engine.match import Match
from patience.engine.moves import DEAL
from patience.engine.record import RecordError, read, write
from patience.games import ROUNDS, rules_class

GAMES = [entry.name for entry in ROUNDS]
DEAL_NUMBER = 4711


def finished(name):
    """The first deal of a match, the next one dealt, and a few moves of that one, one of them taken back."""
    game = rules_class(name)
    rules = game(game.usual_players if game.usual_players in game.players else game.players[-1])
    match, chance = Match(rules, DEAL_NUMBER), Random(name)
    while match.table.turn is not None:
        match.play(chance.choice(list(match.rules.moves(match.table))), follows=match.table.turn != 0)
    match.play(DEAL)
    while match.table.turn is not None and match.steps[-4].move != DEAL:
        match.play(chance.choice(list(match.rules.moves(match.table))), follows=match.table.turn != 0)
    match.undo()
    return match


@pytest.fixture(params=GAMES, scope="module")
def match(request):
    return finished(request.param)


@pytest.fixture
def lines(match):
    return write(match).splitlines()


def faulty(lines):
    """The message with which a record of these lines is refused."""
    text = "\n".join(lines)
    with pytest.raises(RecordError):
        read(text, rules_class)
    return is_refused(read, text, rules_class)


def line_of(lines, word):
    """The number of the first line with that word."""
    return next(number for number, line in enumerate(lines, 1) if line.partition(" ")[0] == word)


def test_it_reads_back_whole(match, lines):
    assert write(read("\n".join(lines), rules_class)).splitlines() == lines


def test_cut_anywhere_it_is_refused_at_the_line_that_was_cut(match, lines):
    text = "\n".join(lines)
    for at in Random(match.rules.name).sample(range(30, len(text)), 12):
        cut = text[:at].splitlines()
        assert faulty(cut).startswith(f"line {len(cut)}:"), cut[-1]


@pytest.mark.parametrize("players", ["0", "1", "99", "-4", "four", "", "4.0"])
def test_a_wrong_number_of_players_is_refused_at_its_line(match, lines, players):
    at = line_of(lines, "players")
    lines[at - 1] = f"players {players}"
    assert faulty(lines).startswith(f"line {at}:")


def test_too_many_and_too_few_players_are_told_how_many_there_may_be(match, lines):
    at, counts = line_of(lines, "players"), match.rules.players
    for players, near in ((counts[0] - 1, counts[0]), (counts[-1] + 1, counts[-1])):
        lines[at - 1] = f"players {players}"
        message = faulty(lines)
        assert message.startswith(f"line {at}:")
        assert message.endswith(f"the nearest is {near}")


def test_an_unknown_option_and_an_unknown_value_are_refused_at_their_line(match, lines):
    for number, option in enumerate(match.rules.options):
        at = line_of(lines, "option") + number
        for written in (f"option {option.name}x 1", f"option {option.name} nonsense"):
            damaged = [*lines[: at - 1], written, *lines[at:]]
            message = faulty(damaged)
            assert message.startswith(f"line {at}:")
            assert "did you mean" in message
    at = line_of(lines, "players")
    assert faulty([*lines[: at - 1], "option colour green", *lines[at - 1 :]]).startswith(f"line {at}:")


def test_another_option_or_number_than_was_played_with_is_noticed(match, lines):
    at, counts = line_of(lines, "players"), match.rules.players
    for players in counts:
        if players != len(match.rules.seats):
            damaged = [*lines[: at - 1], f"players {players}", *lines[at:]]
            assert faulty(damaged).startswith("line ")


@pytest.mark.parametrize("written", ["say nonsense", "tap stock", "play hand.0 XX run", "deal", "fly", ""])
def test_an_illegal_move_is_refused_at_its_line(match, lines, written):
    first = line_of(lines, "deal") + 1
    for at in (first, first + 1):
        assert faulty([*lines[: at - 1], f"move {written}", *lines[at - 1 :]]).startswith(f"line {at}:")


def test_a_move_left_out_is_noticed_at_that_line_or_a_later_one(match, lines):
    first, last = line_of(lines, "deal") + 1, line_of(lines, "undone")
    for at in Random(match.rules.name).sample(range(first, last), 4):
        message = faulty([*lines[: at - 1], *lines[at:]])
        assert message.startswith("line ")
        assert int(message.split()[1].rstrip(":")) >= at


def test_no_garbling_makes_it_stumble(match, lines):
    chance, text = Random(f"{match.rules.name}/garbled"), "\n".join(lines)
    for _try in range(25):
        at, length = chance.randrange(30, len(text)), chance.randrange(1, 5)
        put = "".join(chance.choice("0123456789.- \nacdehkmnopsuyAQKJTSHDC☃") for _sign in range(length))
        garbled = text[:at] + put + text[at + chance.randrange(4) :]
        try:
            again, message = read(garbled, rules_class), ""
        except RecordError as error:
            again, message = match, str(error)
        assert again.table == match.table  # an empty line does no harm, say
        assert again is not match or message.startswith("line ")
        assert len(message.splitlines()) < 2
