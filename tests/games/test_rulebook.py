"""The rule books: one for every game, in order, set as the program sets its texts, and true in their pictures."""

import unicodedata
from importlib import import_module
from string import digits

import pytest

from patience.cards import PACK, cards
from patience.engine.diagram import BACK, Diagram, Fan, Part, Plan
from patience.engine.moves import Carry, Lift, Tap
from patience.engine.patience import Patience
from patience.engine.rules import Chapter
from patience.engine.table import EMPTY, Pile, Table
from patience.games import ENTRIES, NAMES, ROUNDS, rules_class

MOST_CHARACTERS = 600
SUIT_SIGNS = "♣♦♥♠"
PUNCTUATION = " \n.,;:!?()-…“”\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}"
OLD_BOOKS = ("Foster", "Catlin", "Carroll")

every_patience = pytest.mark.parametrize("name", NAMES)
every_game = pytest.mark.parametrize("name", [entry.name for entry in (*ENTRIES, *ROUNDS)])


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


@pytest.mark.parametrize("name", [entry.name for entry in ROUNDS])
def test_a_book_of_a_round_game_says_who_deals_first_as_it_is_done(name: str) -> None:
    draws = "everybody draws a card, and the lowest deals; the ace is low"
    text = "\n".join(paragraphs(name))
    if name == "pope_joan":
        assert (
            "For the first deal cards are thrown round face up, and the first Jack makes the dealer." in text
        )
    else:
        assert draws in text
        rules = rules_class(name)()
        pack = sorted(rules.pack(), key=lambda card: (card.rank, card), reverse=True)
        assert rules.first_dealer(pack) == rules.seats[-1]


@pytest.mark.parametrize("hand", ["6C JK AD AH", "KC JK QD 7H"])
def test_whoever_draws_the_joker_deals_first_as_the_book_of_guest_says(hand: str) -> None:
    assert rules_class("guest")().first_dealer(cards(hand)) == 1


@every_patience
def test_the_chapters_go_from_the_aim_over_the_layout_to_the_end_the_options_and_the_source(
    name: str,
) -> None:
    titles = [chapter.title for chapter in book(name)]
    assert titles[:2] == ["The aim", "The layout"]
    options = ["Options"] if rules_class(name).options else []
    assert titles[titles.index("The end") :] == ["The end", *options, "Where it comes from"]
    assert any(author in book(name)[-1].text for author in OLD_BOOKS)


@every_patience
def test_the_end_says_when_one_has_won_and_when_one_has_lost(name: str) -> None:
    end = next(chapter.text for chapter in book(name) if chapter.title == "The end")
    assert end.startswith("You have won ")
    assert "You have lost " in end


@every_patience
def test_the_layout_tells_of_the_stock_and_names_every_kind_of_place(name: str) -> None:
    layout = next(chapter for chapter in book(name) if chapter.title == "The layout")
    assert "stock" in layout.text
    (plan,) = [part for part in layout.parts if isinstance(part, Plan)]
    rules = rules_class(name)()
    named = {rules.places[place].role for place, _words in plan.legend}
    assert named == {place.role for place in rules.places.values() if place.spot and not place.spot.under}


@every_patience
def test_a_plan_shows_its_own_game(name: str) -> None:
    plans = [part for chapter in book(name) for part in chapter.parts if isinstance(part, Plan)]
    assert [plan.game for plan in plans] == [name]


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


# The pictures


def pictured(name: str) -> list[Part]:
    """Every part of every diagram of a rule book."""
    diagrams = [part for chapter in book(name) for part in chapter.parts if isinstance(part, Diagram)]
    return [part for diagram in diagrams for part in diagram.parts]


def _moves_something(part: Part) -> bool:
    return bool(part.lifted) or any(fan.moved for fan in part.fans)


EVERY_PART = [(name, part) for name in NAMES for part in pictured(name)]
MOVES = [case for case in EVERY_PART if case[1].good is not None and _moves_something(case[1])]
RESULTS = [case for case in EVERY_PART if case[1].good is not None and not _moves_something(case[1])]
FOUR = "four_of_a_kind"


def said(case: tuple[str, Part]) -> str:
    return f"{case[0]}: {case[1].words}"


def rules_of(name: str) -> Patience:
    rules = rules_class(name)()
    assert isinstance(rules, Patience)
    return rules


def before(rules: Patience, part: Part) -> Table:
    """The table as it was before the cards of a diagram were moved."""
    start = rules.start(1)
    piles = dict.fromkeys(rules.places, EMPTY)
    if rules.name == "help_your_neighbour":  # its aces lie there before anything is dealt
        piles |= {name: pile for name, pile in start.piles.items() if rules.places[name].role == "foundation"}
    shown = {word for fan in part.fans for word in fan.names}
    unseen = iter([card for card in PACK if str(card) not in shown])
    for fan in part.fans:
        staying = fan.names[fan.moved :] if fan.under else fan.names[: len(fan.names) - fan.moved]
        down = tuple(next(unseen) for word in staying if word == BACK)
        up = cards(" ".join(word for word in staying if word != BACK))
        spot = rules.places[fan.place].spot
        over = spot.under if spot else ""
        if over:
            piles |= {fan.place: Pile(up), over: Pile(down, len(down))}
        else:
            piles[fan.place] = Pile(down + up, len(down))
    for fan in part.fans:
        if fan.moved:
            carried = cards(" ".join(moved(fan)))
            source = piles[fan.source]
            piles[fan.source] = Pile(source.cards + carried, source.down)
    return Table(piles, notes=start.notes if part.note is None else part.note)


def moved(fan: Fan) -> list[str]:
    """The cards of a fan that have just come."""
    return fan.names[: fan.moved] if fan.under else fan.names[len(fan.names) - fan.moved :]


def move(part: Part) -> Carry | Lift:
    """What has been done in a diagram."""
    if part.lifted:
        return Lift(part.lifted)
    (fan,) = [fan for fan in part.fans if fan.moved]
    return Carry(fan.source, fan.moved, fan.place)


@pytest.mark.parametrize("case", MOVES, ids=said)
def test_what_a_picture_allows_is_legal_and_what_it_forbids_is_not(case: tuple[str, Part]) -> None:
    name, part = case
    rules = rules_of(name)
    assert (move(part) in rules.moves(before(rules, part))) == part.good


@pytest.mark.parametrize("case", [case for case in MOVES if case[1].good], ids=said)
def test_after_the_move_the_table_is_as_it_is_pictured(case: tuple[str, Part]) -> None:
    name, part = case
    rules = rules_of(name)
    table, _done = rules.play(before(rules, part), move(part))
    for fan in part.fans:
        if fan.moved:
            there = [str(card) for card in table[fan.place].cards]
            assert there[-fan.moved :] == moved(fan)


@pytest.mark.parametrize("case", [case for case in RESULTS if case[0] != FOUR], ids=said)
def test_a_game_pictured_as_won_is_won(case: tuple[str, Part]) -> None:
    name, part = case
    rules = rules_of(name)
    assert rules.is_won(before(rules, part)) == part.good


@pytest.mark.parametrize("case", [case for case in RESULTS if case[0] == FOUR], ids=said)
def test_four_of_a_kind_is_won_or_lost_by_its_last_card_as_pictured(case: tuple[str, Part]) -> None:
    _name, part = case
    rules = rules_of(FOUR)
    (fan,) = part.fans
    *kings, last = cards(fan.cards)
    piles = dict.fromkeys(rules.places, EMPTY) | {"home.13": Pile(tuple(kings)), fan.place: Pile((last,), 1)}
    table, _done = rules.play(Table(piles, notes=13), Tap(fan.place))
    assert (table.scores == (1.0,)) == part.good


def test_klondike_turns_the_waste_over_when_the_stock_is_out_as_pictured() -> None:
    (part,) = [part for part in pictured("klondike") if part.words.endswith("turn the waste over")]
    rules = rules_of("klondike")
    table = before(rules, part)
    assert Tap("stock") in rules.moves(table)
    after, _done = rules.play(table, Tap("stock"))
    assert [str(card) for card in after["stock"].cards] == ["8S", "JD", "5C"]
    assert not after["waste"].cards


@every_patience
def test_there_is_a_picture_of_what_may_be_done_and_of_what_may_not(name: str) -> None:
    assert {part.good for game, part in MOVES if game == name} == {True, False}


@pytest.mark.parametrize("case", EVERY_PART, ids=said)
def test_no_card_is_pictured_twice_in_one_position(case: tuple[str, Part]) -> None:
    shown = [word for fan in case[1].fans for word in fan.names if word != BACK]
    assert len(set(shown)) == len(shown)
    assert {fan.place for fan in case[1].fans} <= set(rules_of(case[0]).places)


@pytest.mark.parametrize("case", EVERY_PART, ids=said)
def test_the_sign_of_a_picture_is_said_in_its_words_too(case: tuple[str, Part]) -> None:
    ends = {True: ("yes", "won", "Won"), False: ("no", "lost"), None: ("free", "turn the waste over")}[
        case[1].good
    ]
    assert case[1].words.endswith(ends)


def test_a_diagram_is_also_told_in_words() -> None:
    part = Part("Red on black: yes", (Fan("column.1", "7S 6H"), Fan("waste", label="Waste")), good=True)
    assert (
        Diagram((part,)).words == "Seven of spades, six of hearts. Waste: an empty place. Red on black: yes."
    )
    plan = Plan("klondike", 1, (("stock", "The stock"), ("waste", "The waste")))
    chapter = Chapter("The layout", ("Deal.", plan))
    assert chapter.text == "Deal.\n\n1. The stock. 2. The waste."
