"""The table for several as somebody hears it who cannot see it, and what the pointer tells of a person."""

import pygame
import pytest
from harness import Mouth
from party import GAMES

from patience.cards import spoken
from patience.gui.company.aloud import framed
from patience.gui.company.facts import facts


@pytest.fixture
def heard(guests):
    def begin(name, players=None, **options):
        guests.app.change(speech=True)
        guests.app.speaker = Mouth()
        guests.begin(name, players, **options)
        guests.until_mine()
        guests.app.speaker.said.clear()
        return guests

    return begin


def press(guests, key, unicode=""):
    """What a key makes the table say."""
    said = guests.app.speaker.said
    said.clear()
    guests.key(key, unicode=unicode)
    return ". ".join(words for words in said if words != "hush")


@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_keyboard_comes_to_is_told(heard, name):
    """Tab goes from group to group; each has words, and none is the same as nothing."""
    guests = heard(name)
    if guests.app.panel:  # nothing was to be decided in this deal
        guests.begin(name, deal=99)
        guests.until_mine()
    for _group in range(6):
        words = press(guests, pygame.K_TAB)
        focused = guests.scene.focused
        if guests.scene.hand.framed or guests.scene.answers.framed is not None:
            assert words == spoken(framed(guests.scene))
        else:
            assert focused
        assert words
        assert not set("{}♣♦♥♠") & set(words), words


def test_a_framed_card_says_what_enter_does(heard):
    guests = heard("five_or_nine")
    words = press(guests, pygame.K_RIGHT)
    card = guests.scene.hand.framed
    assert words.startswith("You ")
    assert card.name in words
    before = guests.match.moves_made
    guests.key(pygame.K_RETURN)
    assert guests.match.moves_made > before
    assert card not in guests.match.table.piles["hand.0"].cards


def test_a_framed_person_tells_his_facts_and_the_question(heard):
    guests = heard("authors")
    words = press(guests, pygame.K_TAB)
    assert words.startswith(guests.scene.name(1))
    assert "cards" in words
    assert "Ask " in words


def test_a_pool_tells_how_many_counters_are_laid_and_left(heard):
    guests = heard("newmarket")
    for _round in range(40):  # until the player has to spread a stake
        if guests.rules.to_spread(guests.model):
            break
        guests.click(guests.scene.answers.buttons[0].rect.center)
        guests.until_mine()
    press(guests, pygame.K_TAB)
    while not (words := framed(guests.scene)):
        press(guests, pygame.K_TAB)
    assert "0 of yours" in words
    assert "1 of yours" in press(guests, pygame.K_UP)


def test_a_stepper_tells_its_new_number(heard):
    guests = heard("speculation", 2)
    for _round in range(40):
        if guests.scene.answers.stepper:
            break
        guests.click(guests.points()[-1])
        guests.until_mine()
    assert guests.scene.answers.stepper
    words = press(guests, pygame.K_UP)
    assert words == guests.scene.answers.buttons[0].label == f"Bid {guests.scene.answers.stepper.value}"


def test_why_a_card_may_not_be_played_is_told(heard):
    guests = heard("five_or_nine")
    scene = guests.scene
    wrong = next(card for card in scene.hand.order if card not in scene.choices.cards)
    guests.app.speaker.said.clear()
    guests.click((scene.hand.rects[wrong].x + 3, scene.hand.rects[wrong].centery))
    assert scene.notice
    assert spoken(scene.notice) in guests.app.speaker.said


# Persons


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_the_facts_tell_how_well_each_of_the_others_plays(guests, level):
    guests.app.change(opponents=level)
    guests.begin("newmarket")
    told = facts(guests.scene)
    for person in guests.scene.people[1:]:
        assert any(line.startswith(f"{person.name}: {level},") for line in told)
    assert not any(line.startswith(f"You: {level}") for line in told)


def test_a_partner_always_plays_his_best(guests):
    guests.app.change(opponents="easy")
    guests.begin("guest")
    told, people = facts(guests.scene), guests.scene.people
    assert any(line.startswith(f"{people[2].name}: strong") for line in told)
    assert any(line.startswith(f"{people[1].name}: easy") for line in told)


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
def test_the_pointer_resting_on_a_person_tells_all_about_him(guests, size):
    guests.resize(size)
    guests.begin("newmarket")
    guests.until_mine()
    guests.move(guests.scene.plan.blocks[2].medal.center)
    for _tick in range(3):
        guests.frame()
        guests.clock.now += 0.5
    told = guests.scene._tip.tip
    assert told.startswith(f"{guests.scene.name(2)}: medium, ")
    assert f"{guests.model.counters['seat.2']} counters" in told
    guests.same_as_fresh()
    guests.move((size[0] // 2, size[1] // 2))
    guests.same_as_fresh()
    assert guests.scene._tip is None


def test_a_person_can_be_asked_through_what_is_told_of_him(guests):
    guests.begin("authors")
    guests.until_mine()
    scene = guests.scene
    guests.click(scene.plan.blocks[2].medal.center)
    assert scene.answers.half.whom == "hand.2"


def test_tab_goes_round_all_groups_of_a_question_for_a_card(guests):
    """Sheet, answers, bar, and the sheet again: who stands on it is not visited a second time at his seat."""
    guests.begin("authors")
    guests.until_mine()
    scene, groups = guests.scene, []
    for _group in range(4):
        guests.key(pygame.K_TAB)
        groups.append("bar" if scene.focused in scene.bar.widgets else scene.answers.framed)
    assert groups[0] == "hand.1"
    assert "bar" in groups[1:]
    assert "hand.1" in groups[1:]
