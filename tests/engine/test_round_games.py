"""The laws that hold in every round game, for every number of players, whatever its options."""

import pickle
from random import Random

import pytest
from test_sight import Searcher

from patience.engine.effects import Lacks
from patience.engine.match import Match
from patience.engine.moves import DEAL, Play, parse_move
from patience.engine.record import read, write
from patience.engine.rules import GameError
from patience.engine.table import Sight
from patience.engine.telling import notes
from patience.games import ROUNDS, rules_class

MOST_MOVES = 4000  # in one deal, chosen at random


def _choices(name):
    """The game as it stands, and sets of options in which each value of each option comes at least once."""
    options = rules_class(name).options
    yield {}
    chance = Random(name)
    mixed = {
        option.name: chance.sample([value for value, _label in option.values], len(option.values))
        for option in options
    }
    for row in range(max(map(len, mixed.values()), default=0)):
        yield {option: values[row % len(values)] for option, values in mixed.items()}


def _cases():
    for entry in ROUNDS:
        counts = rules_class(entry.name).players
        for number, chosen in enumerate(_choices(entry.name)):
            for players in counts if number == 0 else [counts[number % len(counts)]]:
                try:
                    rules = rules_class(entry.name)(players, **chosen)
                except GameError:
                    continue
                words = "-".join(f"{key}={value}" for key, value in chosen.items())
                yield pytest.param(rules, id=f"{entry.name}-{players}-{words}".rstrip("-"))


CASES = list(_cases())
every_case = pytest.mark.parametrize("rules", CASES)


@pytest.mark.parametrize("name", [entry.name for entry in ROUNDS])
def test_every_number_of_players_and_every_value_of_every_option_is_tried(name):
    """Without it the laws below would say less than they seem to."""
    game, tried = rules_class(name), [rules for (rules,) in (case.values for case in CASES)]
    mine = [rules for rules in tried if rules.name == name]
    assert {len(rules.seats) for rules in mine} == set(game.players)
    for option in game.options:
        assert {rules.chosen[option.name] for rules in mine} == {value for value, _label in option.values}


def walk(match, seed, length=MOST_MOVES):
    """The match before and after each move, chosen at random, until the deal is over."""
    chance = Random(f"walk/{seed}")
    yield match
    for _move in range(length):
        moves = match.rules.moves(match.table)
        if not moves:
            return
        match.play(chance.choice(list(moves)))
        yield match


def played_out(rules, deal, seed, deals=1):
    """A match of so many deals, or as many as it has."""
    match = Match(rules, deal)
    for number in range(deals):
        list(walk(match, f"{seed}/{number}"))
        if number < deals - 1:
            if rules.is_match_over(match.table):
                break
            match.play(DEAL)
    return match


def cards_of(table):
    return sorted(card for pile in table.piles.values() for card in pile.cards)


@every_case
@pytest.mark.parametrize("deal", [1, 2, 77])
def test_every_deal_ends_with_all_cards_and_counters_there(rules, deal):
    match = Match(rules, deal)
    total = sum(match.dealt.counters.values())
    for here in walk(match, deal):
        assert cards_of(here.table) == sorted(rules.pack())
        assert set(here.table.piles) == set(rules.places)
        assert sum(here.table.counters.values()) == total
        assert (here.table.turn is None) == (here.table.scores is not None)
        assert here.table.turn is None or here.table.turn in rules.seats
    assert match.table.scores is not None, "the deal does not end"
    assert len(match.table.scores) == len(rules.seats)


@every_case
def test_there_is_always_a_move_until_the_deal_is_over(rules):
    for here in walk(Match(rules, 5), 5):
        assert bool(rules.moves(here.table)) == (here.table.scores is None)


@every_case
def test_moves_are_distinct_read_back_and_change_the_table(rules):
    for number, here in enumerate(walk(Match(rules, 9), 9)):
        moves = list(rules.moves(here.table))
        assert len({str(move) for move in moves}) == len(moves) == len(set(moves))
        assert all(parse_move(str(move)) == move for move in moves)
        if number % 5 == 0:
            for move in moves[:20]:
                assert rules.play(here.table, move)[0] != here.table


@every_case
def test_the_seat_to_move_finds_its_moves_in_what_it_sees(rules):
    for here in walk(Match(rules, 3), 3):
        for seat in rules.seats:
            expected = rules.moves(here.table) if seat == here.table.turn else []
            assert list(here.view(seat).moves) == list(expected)


def open_to(rules, table, seat):
    """The cards a seat sees by what the places say of themselves."""
    seen = set()
    for name, pile in table.piles.items():
        place = rules.places[name]
        sight = rules.sight(place, table)
        up = pile.cards[pile.down :]
        if sight is Sight.ALL or (sight is Sight.OWNER and place.owner == seat):
            seen.update(up)
        elif sight is Sight.TOP:
            seen.update(up[-1:])
    return seen


@every_case
def test_nothing_that_a_seat_is_given_holds_a_card_that_it_has_not_seen(rules):
    match = Match(rules, 4)
    met = {seat: open_to(rules, match.table, seat) for seat in rules.seats}
    named = {
        seat: set() for seat in rules.seats
    }  # cards asked for or named aloud, and those that somebody lacks
    for number, here in enumerate(walk(match, 4, 70)):
        if number:
            before = here.steps[-2].table if number > 1 else here.dealt
            step = here.steps[-1]
            for seat in rules.seats:
                met[seat] |= open_to(rules, step.table, seat)
                heard = step.move if before.turn == seat else rules.heard(step.move, seat, before)
                if isinstance(heard, Play):
                    owner = rules.places[heard.source].owner
                    named[seat] |= {heard.card} if owner != before.turn else set()
                for effect in step.effects:
                    named[seat] |= effect.cards if isinstance(effect, Lacks) else set()
        if number % 11 == 0:
            for seat in rules.seats:
                mind = pickle.loads(pickle.dumps(here.mind(seat)))
                public = Searcher(here.table.notes).found  # what was asked for, what somebody had to show
                assert Searcher(here.view(seat).table).found <= open_to(rules, here.table, seat) | public
                assert Searcher(mind.known).found <= met[seat] | public
                assert Searcher((mind.past, mind.lacking)).found <= met[seat] | named[seat] | public


@every_case
def test_effects_name_no_card_but_those_that_somebody_is_shown_to_lack(rules):
    for here in walk(Match(rules, 8), 8):
        for step in here.steps[-1:]:
            told = [effect for effect in step.effects if type(effect).__name__ not in ("Lacks", "Note")]
            assert not Searcher(told).found


@every_case
def test_what_is_known_is_true(rules):
    for number, here in enumerate(walk(Match(rules, 6), 6, 150)):
        if number % 9 == 0:
            for seat in rules.seats:
                mind = here.mind(seat)
                for name, pile in mind.known.piles.items():
                    true = here.table[name].cards
                    assert all(card in (None, real) for card, real in zip(pile.cards, true, strict=True))
                for name, cards in mind.lacking.items():
                    assert not cards & set(here.table[name].cards), name


@every_case
def test_a_card_that_a_seat_cannot_see_changes_nothing_that_it_sees(rules):
    chance = Random("hidden")
    for number, here in enumerate(walk(Match(rules, 2), 2, 60)):
        if number % 6:
            continue
        for seat in rules.seats:
            seen = here.view(seat).table
            if seat != here.table.turn or seen.scores is not None:
                continue
            places = [(n, i) for n, p in seen.piles.items() for i, card in enumerate(p.cards) if card is None]
            cards = [here.table[name].cards[i] for name, i in places]
            chance.shuffle(cards)
            piles = {name: list(pile.cards) for name, pile in here.table.piles.items()}
            for (name, i), card in zip(places, cards, strict=True):
                piles[name][i] = card
            other = type(here.table)(
                {name: type(p)(tuple(piles[name]), p.down) for name, p in here.table.piles.items()},
                here.table.turn, here.table.counters, here.table.notes, here.table.scores,
            )  # fmt: skip
            assert list(rules.moves(other)) == list(rules.moves(here.table))
            assert rules.seen_by(seat, other) == seen
            assert rules.ask(other) == rules.ask(here.table)


@every_case
def test_undo_redo_and_a_record_restore_everything_over_several_deals(rules):
    match = played_out(rules, 11, 11, deals=3)
    tables = [match.dealt, *(step.table for step in match.steps)]
    again = read(write(match), rules_class)
    assert [again.dealt, *(step.table for step in again.steps)] == tables
    for _step in range(7):
        match.undo()
    half = read(write(match), rules_class)
    assert (half.table, half.undone) == (match.table, match.undone)
    while match.undo():
        pass
    assert match.table == tables[0]
    while match.redo():
        pass
    assert match.table == tables[-1]


@every_case
def test_the_next_deal_takes_over_the_counters(rules):
    match = played_out(rules, 21, 21)
    if rules.is_match_over(match.table):
        with pytest.raises(GameError):
            match.play(DEAL)
        return
    first = match.table
    match.play(DEAL)
    assert notes(match.table).number == 2
    assert sum(match.table.counters.values()) == sum(first.counters.values())
    assert match.table.scores is None
    assert match.mind(0).past == ()


@every_case
def test_a_deal_cannot_be_followed_by_another_before_it_is_over(rules):
    with pytest.raises(GameError):
        Match(rules, 1).play(DEAL)


@every_case
def test_everything_that_can_be_done_can_be_told(rules):
    for number, here in enumerate(walk(Match(rules, 13), 13)):
        if number % 3 == 0 and here.table.turn is not None:
            assert rules.ask(here.table).strip()
            for move in list(rules.moves(here.table))[:10]:
                told = rules.describe(here.table, move)
                assert told.strip()
                assert "None" not in told
                assert isinstance(rules.announce(here.table, move), str)
