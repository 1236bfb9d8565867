"""Round games that are kept: a match goes on after a kill, a damaged one is set aside."""

import re
from pathlib import Path
from random import Random

import pygame
import pytest
from harness import Clock
from party import (
    ME,
    Chancer,
    Guests,
    at_the_paper,
    every_game,
)

from patience.engine.record import read, write
from patience.games import rules_class
from patience.gui.company.paper import DealPaper
from patience.gui.company.scene import CompanyScene
from patience.shelf import folders


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    return folders.find()


@every_game
def test_a_match_goes_on_after_a_kill_at_any_moment(guests, name):
    guests.begin(name)
    chance = Random(f"{name}/kill")
    for _act in range(12):
        guests.until_mine()
        if guests.app.panel:
            break
        guests.click_something(chance)
        text = guests.app.saves.load(name)
        again = read(text, rules_class)
        assert write(again) == text
        assert again.table == guests.match.table
        guests.sit_down(again)
        assert guests.match.table == again.table
        guests.frame()


def test_a_match_killed_while_others_think_goes_on_with_them(guests):
    guests.begin("five_or_nine")
    guests.until_mine()
    guests.app.thinker.slow = True
    chance = Random(3)
    while guests.model.turn == ME:
        guests.click_something(chance)
    text = guests.app.saves.load("five_or_nine")
    guests.app.thinker = Chancer()
    guests.sit_down(read(text, rules_class))
    guests.until_mine()
    assert len(guests.match.steps) > text.count("\nmove ") + text.count("\nfollow ")


def test_a_kept_paper_is_there_again(guests):
    at_the_paper(guests)
    text = guests.app.saves.load("newmarket")
    guests.app.dismiss()
    guests.sit_down(read(text, rules_class))
    guests.until_mine()
    assert isinstance(guests.app.panel, DealPaper)


def test_a_new_match_can_be_undone(guests):
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
        guests.until_mine()
    before = write(guests.match)
    guests.key(pygame.K_n, unicode="n")
    assert write(guests.match) != before
    guests.scene.undo()
    assert write(guests.match) == before


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text.replace("\nplayers 4", "\nplayers 9"), "the nearest is 8"),
        (lambda text: text.replace("\ncheck", "\nmove play hand.0 QC run\ncheck"), "not a legal move"),
        (lambda text: text.replace("option deals 4", "option deals 5"), "did you mean"),
        (lambda text: text.replace("option deals", "option deels"), "did you mean"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: "", ""),
        (lambda text: "\x00\x01", "line 1"),
    ],
)
def test_a_damaged_match_is_set_aside_in_one_line_and_a_new_one_dealt(
    shelf, monkeypatch, quick_cards, damage, told
):
    clock = Clock()
    clock.install(monkeypatch)
    guests = Guests(clock, shelf=shelf)
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
    text = guests.app.saves.load("newmarket")
    guests.app.table = None
    guests.app.saves.keep("newmarket", damage(text))
    guests.app.play("newmarket")
    assert isinstance(guests.scene, CompanyScene)
    assert guests.match.moves_made == 0
    if told:
        (notice,) = guests.app.notices
        assert told in notice
        assert "\n" not in notice
        assert re.search(r"\(line \d+: ", notice)
        assert "set aside as newmarket.txt.damaged-1" in notice
        aside = Path(shelf.data, "games", "newmarket.txt.damaged-1")
        assert aside.read_text() == damage(text)
        guests.until_mine()
        assert guests.scene.line()[1] == notice, "it is told when the player has the time to read it"
        for _tick in range(9):
            guests.clock.now += 1
            guests.frame()
        assert guests.scene.line()[1] == notice
        while guests.scene.line()[1] == notice:
            guests.click_something(chance)
        assert not guests.app.notices


def test_the_start_screen_says_how_far_a_match_is_and_whose_turn(guests):
    guests.begin("newmarket", deals=8)
    guests.until_mine()
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
        guests.until_mine()
    guests.app.home()
    saved = guests.app.saved("newmarket")
    assert (saved.standing, saved.options, saved.total, saved.home) == ("Deal 1 of 8", "Your turn", 8, 0)
    hero = guests.app.scene.hero
    assert hero.entry.name == "newmarket"
    guests.frame()
    hero.activate()
    assert guests.match.moves_made == saved.moves
