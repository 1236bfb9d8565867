"""The laws that hold in every game, whatever its options."""

from every_game import every_choice, walk, walks

from patience.cards import PACK
from patience.engine.match import Match
from patience.engine.moves import parse_move
from patience.engine.record import read, write
from patience.games import rules_class


@every_choice
@walks(8)
def test_cards_are_conserved_and_distinct_after_every_move(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        cards = [card for pile in match.table.piles.values() for card in pile.cards]
        assert sorted(cards) == list(PACK)
        assert set(match.table.piles) == set(rules.places)
        assert all(0 <= pile.down <= len(pile.cards) for pile in match.table.piles.values())


@every_choice
@walks(6)
def test_undo_to_the_deal_and_redo_to_the_end_restore_equal_tables(rules, deal, seed, length):
    match = Match(rules, deal)
    tables = [m.table for m in walk(match, seed, length)]
    backwards = [tables[-1]]
    while match.undo():
        backwards.append(match.table)
    assert backwards[::-1] == tables
    assert match.table == rules.start(deal)
    forwards = [match.table]
    while match.redo():
        forwards.append(match.table)
    assert forwards == tables
    assert [str(table) for table in forwards] == [str(table) for table in tables]


@every_choice
@walks(6)
def test_a_record_replays_to_an_equal_table_with_what_was_taken_back(rules, deal, seed, length):
    match = Match(rules, deal)
    list(walk(match, seed, length))
    for _step in range(seed % (length + 1)):
        match.undo()
    again = read(write(match), rules_class)
    assert (type(again.rules), again.rules.chosen, again.deal) == (type(rules), rules.chosen, deal)
    assert again.table == match.table
    assert again.steps == match.steps
    assert again.undone == match.undone
    assert write(again) == write(match)
    match.restart()
    again.restart()
    while match.redo():
        assert again.redo()
        assert again.table == match.table
    assert not again.redo()


@every_choice
@walks(8)
def test_legal_moves_are_distinct_and_their_text_reads_back(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        moves = rules.moves(match.table)
        assert len(set(moves)) == len({str(move) for move in moves}) == len(moves)
        for move in moves:
            assert parse_move(str(move)) == move


@every_choice
@walks(4, 80)
def test_every_legal_move_can_be_played_and_changes_the_table(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        before = str(match.table)
        for move in rules.moves(match.table):
            after, effects = rules.play(match.table, move)
            assert effects
            assert after != match.table
            assert sorted(card for pile in after.piles.values() for card in pile.cards) == list(PACK)
        assert str(match.table) == before


@every_choice
@walks(4)
def test_a_deal_that_is_over_is_won_and_has_no_legal_moves(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        if match.table.scores is not None:
            assert match.table.scores == (1.0,)
            assert match.table.turn is None
            assert rules.moves(match.table) == []


@every_choice
@walks(4)
def test_equal_tables_have_equal_hashes_and_equal_texts(rules, deal, seed, length):
    one, other = Match(rules, deal), Match(rules, deal)
    for a, b in zip(walk(one, seed, length), walk(other, seed, length), strict=True):
        assert a.table is not b.table
        assert (a.table, hash(a.table), str(a.table)) == (b.table, hash(b.table), str(b.table))
