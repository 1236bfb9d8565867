"""The rule books: there is one for every game, in order, and set as the program sets its texts."""

import unicodedata
from importlib import import_module
from string import digits

import pytest

from patience.engine.rules import Chapter
from patience.games import NAMES, ROUNDS, rules_class

MOST_CHARACTERS = 600
SUIT_SIGNS = "♣♦♥♠"
PUNCTUATION = " \n.,;:!?()-…“”\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}"
OLD_BOOKS = ("Foster", "Catlin", "Carroll")

every_game = pytest.mark.parametrize("name", [*NAMES, *(entry.name for entry in ROUNDS)])


def book(name: str) -> tuple[Chapter, ...]:
    """The rule book of a game."""
    chapters: tuple[Chapter, ...] = import_module(f"patience.games.rulebook.{name}").chapters()
    return chapters


def paragraphs(name: str) -> list[str]:
    """Every paragraph of a rule book."""
    return [paragraph for chapter in book(name) for paragraph in chapter.text.split("\n\n")]


@every_game
def test_a_game_finds_its_own_rule_book(name: str) -> None:
    assert rules_class(name)().chapters == book(name)


@every_game
def test_no_chapter_is_empty_and_no_title_comes_twice(name: str) -> None:
    titles = [chapter.title for chapter in book(name)]
    assert all(chapter.title.strip() and chapter.text.strip() for chapter in book(name))
    assert len(set(titles)) == len(titles)


@every_game
def test_the_aim_comes_first_and_its_first_sentence_is_the_goal(name: str) -> None:
    first = book(name)[0]
    assert first.title == "The aim"
    goal, full_stop, _rest = first.text.partition(".")
    assert full_stop
    assert 20 <= len(goal) <= 160
    assert "\n" not in goal


@every_game
def test_the_end_is_told_before_the_hands_and_the_source_is_named_last(name: str) -> None:
    titles = [chapter.title for chapter in book(name)]
    assert titles.index("The end") < titles.index("Hands on")
    assert titles[-2:] == ["Hands on", "Where it comes from"]
    assert any(author in book(name)[-1].text for author in OLD_BOOKS)


@every_game
def test_every_option_is_explained_under_its_label(name: str) -> None:
    options = rules_class(name).options
    told = {chapter.title: chapter.text for chapter in book(name)}
    assert ("Options" in told) == bool(options)
    starts = [paragraph.partition(" (")[0] for paragraph in told.get("Options", "").split("\n\n")]
    assert not [option.label for option in options if option.label not in starts]


@every_game
def test_paragraphs_are_short_and_cleanly_cut(name: str) -> None:
    for paragraph in paragraphs(name):
        assert 0 < len(paragraph) <= MOST_CHARACTERS
        assert paragraph == paragraph.strip()
        assert "\n" not in paragraph
        assert paragraph[-1] in ".!?"


@every_game
def test_texts_have_no_straight_quotes_and_no_double_spaces(name: str) -> None:
    for chapter in book(name):
        text = f"{chapter.title}\n{chapter.text}"
        assert not {"'", '"', "`"} & set(text)
        assert "  " not in text


@every_game
def test_texts_are_latin_with_only_the_four_suit_signs_beyond(name: str) -> None:
    for chapter in book(name):
        strange = {sign for sign in f"{chapter.title}\n{chapter.text}" if not _is_plain(sign)}
        assert not strange


def _is_plain(sign: str) -> bool:
    latin = sign in digits or unicodedata.name(sign, "").startswith("LATIN ")
    return latin or sign in PUNCTUATION + SUIT_SIGNS
