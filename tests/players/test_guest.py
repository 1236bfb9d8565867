"""Guest: what to lead, when to trump and when not, what the others were shown to lack."""

from random import Random

import pytest
from known import mind_at, minds_met, rearranged

from patience.cards import card, cards
from patience.engine.match import Match
from patience.engine.moves import Say
from patience.engine.table import EMPTY, Pile, Table
from patience.games.rounds.bowers import GUESTS, ORDERS
from patience.games.rounds.guest import VOIDS, Guest
from patience.games.rounds.guest_table import HAND, NONE, PASS, TRICK, Visit, visit
from patience.players.choose import LEVELS, choose, opinions
from patience.players.imagine import world
from patience.players.wits.guest import wits
from patience.players.wits.guest_bits import BITS
from patience.players.wits.guest_play import played_out

RULES = Guest()


def played(hand, trick="", *, trump="H", gone="", tricks=(1, 0, 0, 0), void=(), level="medium"):
    """The card that seat 0 plays, after the cards of a trick that the seats before it have played.

    The turn-up, ten of trumps, and what is gone have been seen; the others hold the rest.
    `void` are seats with suits that they were shown to lack.
    """
    mine, there, seen = cards(hand), cards(trick), cards(gone)
    leader = -len(there) % 4
    rest = [one for one in GUESTS if one not in (*mine, *there, *seen, card(f"10{trump}"))]
    Random(1).shuffle(rest)
    piles = dict.fromkeys(RULES.places, EMPTY)
    piles["hand.0"] = Pile(mine)
    for i, one in enumerate(there):
        piles[f"trick.{(leader + i) % 4}"] = Pile((one,))
    if seen:
        piles["won.0"] = Pile(seen)
    for seat in (1, 2, 3):
        piles[f"hand.{seat}"] = Pile(tuple(rest[seat - 1 :: 3]))
    piles["turnup"] = Pile(cards(f"10{trump}"))
    lacking = {}
    for seat, suit in void:
        lacks = VOIDS[seat, trump, suit]
        lacking[lacks.place] = lacks.cards
    table = Table(piles, 0, {}, Visit(3, 1, trump, leader, tricks, ()))
    return str(choose(mind_at(RULES, table, lacking=lacking), level, 1).card)


def test_leads_the_joker_first_when_it_holds_it():
    assert played("JK 6H 9H AC KC 7D 8D 9S 10S", tricks=NONE) == "JK"


def test_leads_its_smallest_trump_first_when_it_has_no_joker():
    assert played("AH 9H 7H AC KC 7D 8D 9S 10S", tricks=NONE) == "7H"


def test_the_left_bower_is_no_small_trump():
    assert played("JD 8H AC KC 7D 8D 9S 10S QS", tricks=NONE) == "8H"


def test_passes_the_lead_without_a_trump():
    table = RULES.dealt([*[c for c in GUESTS if c != card("6H")], card("6H")], 0, {}, 1)
    piles = dict(table.piles)
    plain = [c for c in GUESTS if c not in ORDERS["H"].members["H"]]
    trumps = [c for c in GUESTS if c not in plain and c != card("6H")]
    piles["hand.1"] = Pile(tuple(plain[:9]))
    rest = plain[9:] + trumps
    piles |= {f"hand.{seat}": Pile(tuple(rest[i * 9 : i * 9 + 9])) for i, seat in enumerate((2, 3, 0))}
    after = Table(piles, 1, {}, table.notes)
    assert choose(mind_at(RULES, after), "medium", 1) == PASS == Say("pass")


def test_leads_an_ace_when_it_has_one_for_a_later_trick():
    assert played("AC 9C 7D 8D 9S 10S QS 8S") == "AC"


def test_leads_a_king_whose_ace_is_gone():
    assert played("KC 9C 7D 8D 10D 9S 10S", gone="AC 6C 7C 8C 6H 7H 8H 9H") == "KC"


def test_does_not_lead_an_ace_into_the_hand_of_a_rival_who_trumps_it():
    assert played("AC 7D 8D 9D 9S 10S 8S", gone="6C 7C 8C 9C 6H 7H 8H 9H", void=[(1, "C")]) != "AC"


def test_leads_what_the_partner_trumps():
    hand = "8C 9C KD 8D QS 10S"
    assert played(hand, gone="AC 6C 7C KC 6H 7H 8H 9H 6S 7S 6D 7D", void=[(2, "C")]) == "8C"


def test_leads_a_single_card_to_be_rid_of_the_suit():
    assert played("8C 7H 9D KD 8D QS 10S 9S") == "8C"


def test_does_not_lead_trumps_when_the_rivals_have_none():
    assert played("AH KH 9D 8D 7D", gone="6C 7C 8C 9C JK", void=[(1, "H"), (3, "H")]) not in {"AH", "KH"}


def test_does_not_trump_the_partners_winner():
    assert played("7H 9H 8D 9D", "7C AC 9C", gone="") in {"8D", "9D"}


def test_does_not_beat_the_partners_winner_as_the_last():
    assert played("AC 6C 8D 9D", "7C KC 9C") == "6C"


def test_as_the_last_it_wins_with_the_cheapest_card_that_does():
    assert played("AC QC 6C 9D", "10C 7C 9C") == "QC"


def test_trumps_with_the_smallest_trump_that_wins_and_saves_the_joker():
    assert played("JK 7H 8D 9D", "10C 7C 9C") == "7H"


def test_trumps_over_a_trump_with_the_next_higher_one():
    assert played("JK AH 6H 9D", "10C 7C 9H") == "AH"


def test_plays_high_as_third_hand_when_the_partner_is_beaten():
    assert played("KC 8C 7D 9D", "7C 10C") == "KC"


def test_plays_low_as_second_hand_without_the_best_card():
    assert played("KC 8C 7D 9D", "7C") == "8C"


def test_takes_with_the_ace_as_second_hand():
    assert played("AC 8C 7D 9D", "7C") == "AC"


def test_remembers_what_has_been_played_where_an_easy_player_has_forgotten_it():
    hand, gone = "KC 9C 7D 8D 10D 9S 10S", "AC 6C 7C 8C 6H 7H 8H 9H"
    assert played(hand, gone=gone, level="easy") != "KC"


def test_all_levels_choose_legal_moves_and_the_same_ones_again(few_worlds):
    for mind, _table in minds_met(RULES, 4):
        for level in LEVELS:
            move = choose(mind, level, 4)
            assert move in mind.view.moves
            assert choose(mind, level, 4) == move


@pytest.mark.parametrize("deal", range(1, 7))
def test_cards_that_a_seat_cannot_see_never_change_its_choice(deal):
    """Only before anything was shown, for then each arrangement is as possible as the other."""
    table, chance = RULES.start(deal), Random(deal)
    minds = [mind_at(RULES, rearranged(RULES, table.turn, table, chance)) for _time in range(4)]
    for level in LEVELS:
        assert len({choose(mind, level, deal) for mind in minds}) == 1


def test_imagined_worlds_agree_with_what_is_seen_and_shown():
    for deal in range(1, 4):
        for mind, table in minds_met(RULES, deal):
            imagined = world(mind, Random(deal))
            assert RULES.seen_by(mind.view.seat, imagined) == mind.view.table
            for name, lacked in mind.lacking.items():
                assert not lacked & set(imagined.piles[name].cards)
                assert not lacked & set(table.piles[name].cards), "the truth is ruled out"


def test_a_world_is_played_out_as_players_with_good_habits_play_it():
    for deal in range(1, 9):
        match = Match(RULES, deal)
        while not (led := match.table.piles[TRICK[visit(match.table).leader]].cards):
            match.play(choose(match.mind(match.table.turn), "medium", deal))
        notes = visit(match.table)
        bits, lacking = BITS[notes.trump], match.mind(0).lacking
        hands = [bits.hand(match.table.piles[name].cards) for name in HAND]
        gone = bits.hand((*match.table.piles["turnup"].cards, *led))
        lacks = [bits.hand(lacking.get(name, ())) for name in HAND]
        won = played_out(bits, hands, lacks, gone, notes.leader, [bits.of[led[0]]])
        while match.table.turn is not None:
            match.play(choose(match.mind(match.table.turn), "medium", deal))
        assert match.table.scores[0] == 2 * won - 9


def test_with_the_very_last_card_the_strong_player_knows_how_the_hand_ends():
    for deal in range(1, 5):
        match, chance = Match(RULES, deal), Random(deal)
        while sum(len(match.table.piles[name].cards) for name in HAND) > 1:
            match.play(chance.choice(RULES.moves(match.table)))
        mind = match.mind(match.table.turn)
        (opinion,) = opinions(mind, deal)
        match.play(opinion.move)
        assert opinion.worth == match.table.scores[mind.view.seat]


def test_the_strong_player_gives_an_opinion_of_every_move(few_worlds):
    mind, _table = next(minds_met(RULES, 2))
    told = opinions(mind, 2)
    assert {opinion.move for opinion in told} == set(mind.view.moves)
    assert told[0].tries == max(opinion.tries for opinion in told)


@pytest.fixture
def few_worlds(monkeypatch):
    monkeypatch.setattr(type(wits), "effort", 3)
