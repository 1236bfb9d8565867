"""Options, menu and keys at the table for several."""

import pygame
import pytest
from harness import Mouth
from party import SMALL, at_the_paper

from patience.cards import spoken
from patience.games import rules_class
from patience.gui.panels.outcome import WinPanel


def test_another_number_of_players_begins_a_new_match_and_is_remembered(guests):
    guests.begin("newmarket")
    guests.key(pygame.K_o, unicode="o")
    panel = guests.app.panel
    panel.choices["players"].choose(3)
    assert panel.deal_button.enabled
    panel.deal()
    assert len(guests.rules.seats) == 6
    assert guests.app.settings.seats["newmarket"] == 6
    assert guests.app.panel is None
    guests.app.play("newmarket", fresh=True)
    assert len(guests.rules.seats) == 6


def test_the_level_is_changed_at_once_and_deals_nothing(guests):
    guests.begin("newmarket")
    before = guests.match
    guests.app.show_options()
    guests.app.panel.opponents.choose(2)
    guests.app.panel.forced.activate()
    assert guests.app.settings.opponents == "strong"
    assert not guests.app.settings.play_forced
    assert not guests.app.panel.deal_button.enabled
    assert guests.match is before
    assert guests.scene.level(1) == "strong"


@pytest.mark.parametrize(("players", "seat"), [(6, 4), (4, 0)])
def test_other_options_leave_the_player_in_his_place_if_there_is_one(guests, players, seat):
    guests.app.play("newmarket", 12345, {}, players=5, person=4)
    guests.app.show_options()
    guests.app.panel.choices["players"].choose(rules_class("newmarket").players.index(players))
    guests.app.panel.deal()
    assert len(guests.rules.seats) == players
    assert guests.scene.me == seat


@pytest.mark.parametrize("name", ["guest", "court_circular_1862"])
def test_where_the_number_is_fixed_it_is_not_asked(guests, name):
    guests.begin(name)
    guests.app.show_options()
    guests.frame()
    assert "players" not in guests.app.panel.choices


def test_the_menu_of_a_round_game_restarts_no_deal(guests):
    guests.begin("newmarket")
    guests.app.show_menu()
    labels = [row.label for row in guests.app.panel.rows]
    assert "Restart" not in labels
    assert {"New match", "Deal number, place", "Players, options", "Games", "Rules"} <= set(labels)


def test_the_rules_name_their_book(guests):
    for name, book in (("guest", "Catlin"), ("court_circular_1860", "Carroll"), ("fan_tan", "Foster")):
        guests.begin(name)
        guests.app.show_rules()
        assert book in guests.app.panel.source
        guests.app.dismiss()


def test_what_happens_is_spoken_and_the_question_too(guests):
    guests.app.change(speech=True)
    guests.app.speaker = Mouth()
    guests.begin("five_or_nine")
    guests.until_mine()
    said = guests.app.speaker.said
    assert said[-1] == spoken(guests.scene.line()[1])
    assert not any(sign in words for words in said for sign in "♣♦♥♠")
    others = [person.name for person in guests.scene.people[1:]]
    assert sum(any(words.startswith(name) for name in others) for words in said) == len(guests.match.steps)


def test_no_win_panel_comes_for_a_round_game(guests):
    at_the_paper(guests)
    guests.app.dismiss()
    guests.app.show_win()
    assert not isinstance(guests.app.panel, WinPanel)


def test_a_new_window_size_keeps_what_was_chosen(guests):
    guests.begin("newmarket")
    guests.until_mine()
    for size in ((1280, 800), (720, 1000), SMALL):
        guests.resize(size)
        guests.frame()
        guests.hold()
        assert guests.scene.choices.any
