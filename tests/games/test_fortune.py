"""Fortune telling: the count of sevens, which way up cards lie, the consultation, and that the story leaves nothing out."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from patience.cards import card, cards
from patience.engine.match import Match
from patience.engine.moves import Say, Tap
from patience.engine.record import read, write
from patience.engine.rules import GameError
from patience.games import rules_class
from patience.games.fortune import consultation as rules
from patience.games.fortune.consultation import AGAIN, GATHER, PACKET_NAMES, consultation, sevenths
from patience.games.fortune.fortune import Fortune
from patience.games.fortune.meanings import FORTUNE_PACK, Drawn, combinations, following, meaning
from patience.games.fortune.story import Teller
from patience.games.rulebook.fortune import chapters

TURNING = [one for one in FORTUNE_PACK if one.rank in (7, 11, 12, 13)]


def upright(text):
    return [Drawn(one) for one in cards(text)]


def begun(deal=1, consultant="QC", cut=16):
    """A consultation with the consultant's card in the row, none of which is read."""
    match = Match(Fortune(), deal)
    match.play(Say(consultant))
    match.play(Say("cut", cut))
    while consultation(match.table).stage == rules.MISSING:
        match.play(AGAIN)
        match.play(Say("cut", cut))
    return match


def read_out(match, chance=None):
    while consultation(match.table).stage == rules.ROW:
        moves = match.rules.moves(match.table)
        if moves == [GATHER]:
            break
        match.play(chance.choice(moves) if chance else moves[0])


def whole(deal, chance=None):
    match = begun(deal)
    read_out(match, chance)
    match.play(GATHER)
    match.play(Say("cut", 5))
    while match.table.scores is None:
        moves = match.rules.moves(match.table)
        match.play(chance.choice(moves) if chance else moves[0])
    return match


def test_counting_off_sevens_lays_the_twelve_that_it_must():
    assert sevenths(range(1, 33)) == [7, 14, 21, 28, 3, 11, 19, 27, 4, 13, 23, 32]


def test_the_match_counts_the_cut_pack_from_its_top():
    match = Match(Fortune(), 5)
    top_first = [str(one) for one in match.table.piles["pack"].cards[::-1]]
    match.play(Say("KD"))
    match.play(Say("cut", 10))
    cut = top_first[10:] + top_first[:10]
    places = [7, 14, 21, 28, 3, 11, 19, 27, 4, 13, 23, 32]
    assert [str(drawn.card) for drawn in match.rules.row(match.table)] == [cut[n - 1] for n in places]


def test_there_are_32_cards_and_every_way_up_has_a_meaning_of_its_own():
    assert len(set(FORTUNE_PACK)) == 32
    said = {(one, turned): meaning(Drawn(one, turned)) for one in FORTUNE_PACK for turned in (False, True)}
    assert len({words.clause for words in said.values()}) == len({w.short for w in said.values()}) == 48
    assert {one for one in FORTUNE_PACK if said[one, False] != said[one, True]} == set(TURNING)
    for words in said.values():
        assert words.tone in (-1, 0, 1)
        assert words.clause[0].islower()
        assert words.clause[-1] not in ".!?"
        assert words.more[0].isupper()
        assert words.more[-1] == "."
        assert not {"'", '"'} & set("".join(words[:3]))


SENSE = {  # of Foster's meanings, a word that only a right one of ours can hold; the second when reversed
    "AH": "home", "KH": "benefactor/can do little", "QH": "every grace/waiting", "JH": "useful/of little use",
    "10H": "pleasant", "9H": "made up", "8H": "children", "7H": "good marriage/middling",
    "AC": "gains", "KC": "just man/gets in his way", "QC": "you love/jealous", "JC": "likely marriage/wait",
    "10C": "business", "9C": "love", "8C": "hopes", "7C": "flirtation/trouble",
    "AD": "letter", "KD": "beware/plague", "QD": "sharp tongue/patience", "JD": "news/worse",
    "10D": "journey", "9D": "stays away", "8D": "young man", "7D": "lucky stake/very small",
    "AS": "matter of love", "KS": "the law/lawsuit is lost", "QS": "widow/fool", "JS": "disagreeable/wrong",
    "10S": "prison", "9S": "delays", "8S": "bad news", "7S": "quarrel/family",
}  # fmt: skip


@pytest.mark.parametrize("name", list(SENSE))
def test_a_card_means_what_it_means_in_the_book(name):
    upright_word, _slash, reversed_word = SENSE[name].partition("/")
    for turned, word in ((False, upright_word), (True, reversed_word or upright_word)):
        said = meaning(Drawn(card(name), turned))
        assert word in f"{said.short}; {said.clause}"


TOGETHER = {  # four, three and two of a rank
    "A": "death/fast living/enmity", "K": "honours/business/advice", "Q": "scandal/too far/friendship",
    "J": "illness/idleness/quarrel", "10": "vexation/house/lost", "9": "good deeds/rash/money",
    "8": "bad turn/wedding/trouble", "7": "intrigues/pleasure/small affairs",
}  # fmt: skip


@pytest.mark.parametrize("rank", list(TOGETHER))
def test_cards_of_a_rank_mean_together_what_they_mean_in_the_book(rank):
    for count, word in zip((4, 3, 2), TOGETHER[rank].split("/"), strict=True):
        (found,) = combinations(upright(" ".join(rank + suit for suit in "CDHS"[:count])))
        assert word in found.short


def test_two_three_and_four_of_every_rank_say_something():
    said = set()
    for rank, count in product(["A", "7", "8", "9", "10", "J", "Q", "K"], (2, 3, 4)):
        (found,) = combinations(upright(" ".join(rank + suit for suit in "CDHS"[:count])))
        assert len(found.cards) == count
        said.add((found.name, found.clause))
    assert len(said) == 24


def test_only_the_most_of_a_rank_counts_and_cards_alone_say_nothing():
    found = combinations([*upright("9D KH 9S 7C 9H KC"), Drawn(card("10S"), reversed=True)])
    assert [one.name for one in found] == ["Three nines", "Two Kings"]
    assert found[0].short == "a rash step"
    assert found[1].short == "good advice"


@pytest.mark.parametrize(
    ("pair", "words"),
    [
        ("10C 9D", "will not pay"),
        ("10C 9S", "will be lost"),
        ("8S 7D", "quarrels"),
        ("7S 8H", "soon made up"),
        ("7S 8C", "going to last"),
    ],
)
def test_some_cards_say_more_because_of_the_next_one(pair, words):
    one, other = upright(pair)
    assert words in following(one, other).clause


def test_other_pairs_say_nothing_more():
    special = {("10C", "9D"), ("10C", "9S"), ("8S", "7D")}
    for one, other in product(FORTUNE_PACK, repeat=2):
        if one is not other and str(one) != "7S":
            assert bool(following(Drawn(one), Drawn(other))) == ((str(one), str(other)) in special)
    assert following(Drawn(card("7S"), reversed=True), Drawn(card("8H"))) is None
    assert following(Drawn(card("10C"), reversed=True), Drawn(card("9D"))) is not None


def test_the_last_seven_of_spades_has_no_heart_beside_it():
    teller = Teller(card("QC"))
    assert "going to last" in teller.reading(upright("8H 7S"), 1)
    assert "going to last" not in teller.reading([*upright("8H 7S"), None], 1)


def test_the_consultants_own_card_is_the_consultant():
    teller = Teller(card("KD"))
    assert "you stand there yourself" in teller.meaning(Drawn(card("KD"))).clause
    assert "on your head" in teller.meaning(Drawn(card("KD"), reversed=True)).clause


@pytest.mark.parametrize("deal", range(1, 13))
def test_the_row_holds_the_consultants_card_or_all_is_gathered(deal):
    match = Match(Fortune(), deal)
    match.play(Say("JH"))
    orders = set()
    for _again in range(60):
        match.play(Say("cut", 3))
        row = [drawn.card for drawn in match.rules.row(match.table)]
        orders.add(tuple(row))
        now = consultation(match.table)
        assert (now.stage == rules.ROW) == (card("JH") in row)
        if now.stage == rules.ROW:
            break
        assert match.rules.moves(match.table) == [AGAIN]
        match.play(AGAIN)
        assert len(match.table.piles["pack"]) == 32
        assert match.table.piles["pack"].down == 32
    assert now.stage == rules.ROW
    assert len(orders) == now.shuffles


def test_ten_thousand_readings_draw_no_card_twice_and_half_of_them_reversed():
    turned, drawn_at_all = Counter(), Counter()
    chance = Random(1)
    fortune = Fortune()
    for deal in range(1, 10_001):
        table = fortune.start(deal)
        for move in (Say("QH"), Say("cut", chance.randint(1, 31))):
            table, _effects = fortune.play(table, move)
        row = fortune.row(table)
        assert len({drawn.card for drawn in row}) == 12
        turned[sum(drawn.reversed for drawn in row)] += 1
        drawn_at_all.update(row)
    reversed_cards = sum(count * number for count, number in turned.items())
    spread = (reversed_cards - 60_000) ** 2 / 30_000  # the variance of 120 000 throws of a coin
    assert spread < 10.83  # one in a thousand for one degree of freedom
    expected = 120_000 / 64
    chi_square = sum(
        (drawn_at_all[Drawn(one, up)] - expected) ** 2 / expected
        for one in FORTUNE_PACK
        for up in (True, False)
    )
    assert chi_square < 103.4  # one in a thousand for 63 degrees of freedom


def test_a_card_keeps_its_way_up_into_the_packets():
    match = begun(9)
    read_out(match)
    row = set(match.rules.row(match.table))
    match.play(GATHER)
    match.play(Say("cut", 4))
    assert all(drawn is None for name in PACKET_NAMES for drawn in match.rules.packet(match.table, name))
    while match.table.scores is None:
        match.play(match.rules.moves(match.table)[0])
    packets = [drawn for name in PACKET_NAMES for drawn in match.rules.packet(match.table, name)]
    assert set(packets) == row
    assert len(packets) == 12


@pytest.mark.parametrize("seed", range(20))
def test_in_whatever_order_the_cards_are_turned_the_story_is_the_same_and_whole(seed):
    match, other = whole(77 + seed), whole(77 + seed, Random(seed))
    assert match.rules.packet_stories(match.table) == other.rules.packet_stories(other.table)
    for told in (match, other):
        stories = " ".join(told.rules.packet_stories(told.table)).lower()
        teller = told.rules.teller(told.table)
        for name in PACKET_NAMES:
            for drawn in told.rules.packet(told.table, name):
                assert stories.count(teller.meaning(drawn).clause.lower()) >= 1


@pytest.mark.parametrize("deal", range(1, 31))
def test_the_story_of_the_row_tells_every_card_every_following_and_every_combination(deal):
    match = begun(deal)
    assert match.rules.row_story(match.table) == []
    read_out(match, Random(deal))
    row, teller = match.rules.row(match.table), match.rules.teller(match.table)
    story = "\n".join(match.rules.row_story(match.table))
    lower = story.lower()
    for at, drawn in enumerate(row):
        assert teller.meaning(drawn).clause.lower() in lower
        more = teller.following(row, at)
        assert not more or f"as {more.by} follows, {more.clause}" in story
    for one in match.rules.combinations(match.table):
        assert one.clause in story
    assert "{" not in story
    assert all(sentence.strip()[0].isupper() for sentence in story.replace("\n", " ").split(". "))


def test_a_card_that_is_not_read_yet_is_not_told():
    match = begun(3)
    match.play(Tap("row.4"))
    teller, row = match.rules.teller(match.table), match.rules.row(match.table)
    (story,) = match.rules.row_story(match.table)
    assert teller.meaning(row[3]).clause in story.lower()
    assert not [
        drawn for at, drawn in enumerate(row) if at != 3 and teller.meaning(drawn).clause in story.lower()
    ]
    assert Tap("row.4") not in match.rules.moves(match.table)


def test_the_same_number_and_cut_give_the_same_reading_and_another_number_another():
    assert write(whole(4)) == write(whole(4))
    assert whole(4).rules.row_story(begun(4).table) == []
    assert begun(4).rules.row(begun(4).table) != begun(5).rules.row(begun(5).table)


def test_a_kept_reading_is_gone_on_with_and_can_be_taken_back_to_the_start():
    match = whole(12)
    for steps in (3, 8, 16, 25):
        part = whole(12)
        while len(part.steps) > steps:
            part.undo()
        again = read(write(part), rules_class)
        assert again.table == part.table
        assert len(again.undone) == len(match.steps) - steps
    match.restart()
    assert match.table == Fortune().start(12)


def test_a_number_out_of_range_is_refused():
    with pytest.raises(GameError):
        Fortune().start(0)


def test_every_move_is_described():
    match = Match(Fortune(), 1)
    told = []
    for step in whole(1).steps:
        told.append(match.rules.describe(match.table, step.move))
        match.play(step.move)
    assert all(words[0].isupper() for words in told)
    assert told[0] == "A woman, dark"


def test_the_surprise_always_holds_one():
    for deal in range(1, 40):
        match = whole(deal)
        story = match.rules.packet_story(match.table, "surprise")
        held = {str(drawn.card) for drawn in match.rules.packet(match.table, "surprise")}
        assert ("keeps its secret" in story) == (not held & {"10H", "10D", "8D"})


def test_the_rule_book_names_its_source_and_has_clean_texts():
    book = chapters()
    assert book[0].title == "The aim"
    assert "Foster" in book[-1].text
    for chapter in book:
        assert not {"'", '"'} & set(chapter.text)
        assert "  " not in chapter.text
    assert Fortune().chapters == book
