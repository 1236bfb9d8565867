"""Round games in the window: whole matches by mouse and by keys, the paper, undo, what may not happen."""

from random import Random

import pygame
import pytest
from party import LONG, ME, at_the_paper, deals, every_game, own_moves, without_time

from patience.engine.effects import Pay
from patience.engine.moves import Say
from patience.engine.record import read, write
from patience.games import rules_class
from patience.gui.company.advice import advice
from patience.gui.company.log import log
from patience.gui.company.paper import DealPaper
from patience.players.opinion import Opinion

# Whole matches


@every_game
def test_deals_can_be_played_to_their_end_with_the_mouse(guests, name):
    guests.begin(name).play_on(Random(name), guests.click_something, LONG.get(name, 2))


@every_game
def test_deals_can_be_played_to_their_end_with_the_keyboard(guests, name):
    guests.begin(name, deal=777).play_on(Random(f"{name}/keys"), guests.press_something, 1, most=20000)


@every_game
def test_the_fewest_and_the_most_players_find_room_and_finish_a_deal(guests, name):
    counts = rules_class(name).players
    for players in {counts[0], counts[-1]}:
        guests.begin(name, players)
        chance = Random(f"{name}/{players}")
        for _act in range(3000):
            guests.until_mine()
            guests.hold()
            if guests.app.panel:
                break
            guests.click_something(chance)
        assert isinstance(guests.app.panel, DealPaper)
        for sheet in range(3):
            guests.app.panel.show(sheet)
            guests.same_as_fresh(f"{name} {players} {sheet}")
        guests.app.dismiss()


# The paper


def test_enter_held_down_deals_once(guests):
    at_the_paper(guests)
    for _press in range(4):
        guests.key(pygame.K_RETURN)
    assert deals(guests.match) == 2


def test_a_double_click_on_next_deal_deals_once(guests):
    paper = at_the_paper(guests)
    place = paper.primary.rect.center
    guests.click(place)
    guests.click(place)
    assert deals(guests.match) == 2


def test_after_looking_at_the_table_the_next_deal_is_still_there(guests):
    paper = at_the_paper(guests)
    paper.close()
    for _tick in range(5):
        guests.frame()
        guests.clock.now += 1
    assert guests.app.panel is None, "the paper comes once"
    (button,) = guests.scene.answers.buttons
    place = button.rect.center
    guests.click(place)
    guests.click(place)
    assert deals(guests.match) == 2


def test_undo_on_the_paper_takes_the_last_decision_back(guests):
    at_the_paper(guests)
    moves = guests.match.moves_made
    guests.key(pygame.K_u, unicode="u")
    guests.until_mine()
    assert guests.app.panel is None
    assert guests.match.moves_made < moves
    assert guests.match.table.turn == guests.scene.me


def test_an_evening_without_end_is_ended_on_the_paper(guests):
    paper = at_the_paper(guests, deals=0)
    ender = next(button for button in paper.foot_right if button.label == "End the evening")
    guests.frame()
    guests.click(ender.rect.center)
    assert "match" in paper.title
    guests.same_as_fresh()
    old = guests.match
    guests.key(pygame.K_RETURN)
    assert guests.match is not old
    assert deals(guests.match) == 1


def test_a_match_ends_with_its_winner_and_a_new_match(guests):
    guests.begin("newmarket")
    guests.play_on(Random(5), guests.click_something, 4)
    counters = [guests.model.counters[f"seat.{seat}"] for seat in guests.rules.seats]
    best = [guests.scene.name(seat) for seat, n in enumerate(counters) if n == max(counters)]
    assert all(name in guests.app.panel.title for name in best)
    assert "match" in guests.app.panel.title
    old = guests.match
    guests.key(pygame.K_RETURN)
    assert guests.match is not old
    assert deals(guests.match) == 1


@every_game
def test_the_account_adds_up(guests, name):
    """Every payment is in a column, and the columns make what the counters say."""
    paper = at_the_paper(guests, name)
    book, rules, table = paper.account, paper.rules, guests.model
    if rules.has_counters:
        for seat in rules.seats:
            assert sum(c.amounts[seat] for c in book.columns if c.signed) == book.sums[seat]
            assert book.balances[seat] == table.counters[f"seat.{seat}"] == 50 + book.sums[seat]
        assert "do not balance" not in " ".join(paper.reasons)
    else:
        assert book.columns
        assert min(book.sums) >= 0  # who loses scores nothing
        ahead = table.scores[0] - table.scores[1]
        assert book.sums[0] - book.sums[1] == (
            ahead / 2 if sum(table.scores) == 0 else ahead
        )  # +d against -d
    assert not any("{" in words for words in [paper.title, *paper.reasons])


def test_nobody_says_you_plays(guests):
    at_the_paper(guests)
    lines = log(guests.scene)
    mine = [line for line in lines if line.startswith("You ")]
    assert mine
    assert not any(line.split()[1].endswith("s") and line.split()[1] != "pass" for line in mine)


def test_the_log_tells_what_was_answered(guests):
    at_the_paper(guests, "authors")
    answers = [line.partition(": ")[2] for line in log(guests.scene)]
    assert set(answers) == {"“Here.”", "“No.”"}


# Undo, events of others' turns


@every_game
def test_after_undo_the_others_answer_in_the_same_way(guests, name):
    guests.begin(name)
    chance = Random(f"{name}/undo")
    for _act in range(60):
        guests.until_mine()
        if guests.app.panel:
            return
        mine = guests.match.moves_made
        guests.click_something(chance)
        if guests.match.moves_made == mine:
            continue
        guests.until_mine()
        if guests.app.panel:
            guests.app.dismiss()
        after = without_time(guests.match)
        mine_again = own_moves(guests.match, mine)
        guests.scene.undo()
        assert guests.match.moves_made == mine
        guests.until_mine()
        guests.scene.play_all(mine_again)
        guests.until_mine()
        if guests.app.panel:
            guests.app.dismiss()
        assert without_time(guests.match) == after
        guests.hold()
        if guests.model.scores is not None:
            return


def test_clicks_and_keys_while_others_think_do_nothing(guests):
    guests.begin("five_or_nine")
    guests.app.thinker.slow = True
    for _tick in range(50):
        guests.app.tick()
        guests.clock.now += 1
        if guests.model.turn != ME:
            break
        guests.click_something(Random(1))
    assert guests.model.turn != ME
    steps = len(guests.match.steps)
    for x in range(100, 600, 20):
        guests.click((x, 370))
    for key in (pygame.K_RETURN, pygame.K_p, pygame.K_2, pygame.K_LEFT, pygame.K_RETURN):
        guests.key(key, unicode=chr(key) if key < 128 else "")
    assert len(guests.match.steps) == steps
    guests.app.thinker.slow = False
    mine = guests.match.moves_made
    guests.until_mine()
    assert guests.match.moves_made == mine, "nothing was queued"


def test_undo_while_others_think_takes_back_the_own_move(guests):
    guests.begin("five_or_nine")
    guests.until_mine()
    before = write(guests.match)
    guests.app.thinker.slow = True
    chance = Random(3)
    while not guests.match.moves_made:
        guests.click_something(chance)
    guests.frame()
    guests.key(pygame.K_u, unicode="u")
    guests.app.thinker.slow = False
    guests.until_mine()
    assert [
        line for line in write(guests.match).splitlines() if not line.startswith("undone")
    ] == before.splitlines()


# Places, redo, advice


def test_in_another_place_the_player_has_the_cards_that_were_dealt_there(guests):
    guests.begin("guest", deal=5)
    cards = [guests.match.dealt.piles[f"hand.{seat}"].cards for seat in range(4)]
    guests.key(pygame.K_d, unicode="d")
    panel = guests.app.panel
    panel.place.choose(2)
    panel.play()
    assert [guests.match.dealt.piles[f"hand.{seat}"].cards for seat in range(4)] == cards
    assert (guests.match.person, guests.match.deal, len(guests.rules.seats)) == (2, 5, 4)
    assert set(guests.scene.hand.order) == set(cards[2])
    assert [person.name == "You" for person in guests.scene.people] == [False, False, True, False]


@every_game
def test_a_deal_is_played_from_the_last_place_and_kept_with_it(guests, name):
    last = len(rules_class(name)(rules_class(name).usual_players).seats) - 1
    guests.app.play(name, 77, person=last)
    guests.until_mine()
    assert guests.model.turn == last
    assert set(guests.scene.choices.all) == set(guests.rules.moves(guests.model))
    again = read(write(guests.match), rules_class)
    assert (again.person, again.table) == (last, guests.match.table)


def test_a_new_match_keeps_players_options_and_place(guests):
    guests.begin("newmarket", players=6, deals=8)
    guests.app.play("newmarket", 9, {"deals": 8}, players=6, person=4)
    guests.app.new_deal()
    assert (len(guests.rules.seats), guests.rules.deals, guests.match.person) == (6, 8, 4)


def test_what_was_taken_back_is_done_again_with_all_replies(guests):
    guests.begin("newmarket")
    guests.until_mine()
    chance = Random(1)
    while not guests.scene._decided:
        guests.click_something(chance)
        guests.until_mine()
    before = guests.match.table
    guests.key(pygame.K_u, unicode="u")
    assert guests.match.table != before
    guests.key(pygame.K_y, mod=pygame.KMOD_LCTRL)
    assert guests.match.table == before
    guests.until_mine()
    assert guests.match.table == before
    assert guests.scene.choices.any


@pytest.mark.parametrize(
    ("worths", "words"),
    [
        ([(2, 300, 1.5), (3, 300, 0.25)], "1.2 ahead of the next best in 600 trials"),
        ([(2, 300, 1.5), (3, 300, 1.5)], "nothing else is better"),
        ([(2, 300, 1.5), (3, 5, 9.0), (4, 100, 0.5)], "1.0 ahead of the next best in 405 trials"),
        ([(2, 1, 1.5), (3, 1, 0.0)], "1.5 ahead of the next best, by the odds"),
    ],
)
def test_advice_says_by_how_much_it_is_better(worths, words):
    opinions = [Opinion(Say("bid", n), tries, worth) for n, tries, worth in worths]
    assert advice(opinions, "bid 2") == f"I would do this: bid 2 ({words})"


def test_advice_without_a_choice_needs_no_reason():
    assert advice([Opinion(Say("pass"), 1, 0.0)], "pass") == "I would do this: pass"


def test_a_new_deal_does_not_tell_what_happened_in_the_one_before(guests):
    at_the_paper(guests)
    guests.app.dismiss()
    guests.scene.happened = "Mr Pym plays the six of hearts"
    guests.scene.next_deal()
    assert guests.scene.happened == ""


def test_the_log_tells_what_others_said_to_a_move(guests):
    guests.begin("pochen", players=4, deal=12)
    guests.until_mine()
    first, caller = guests.match.steps[0], guests.match.dealt.turn
    takers = {effect.taker for effect in first.effects if isinstance(effect, Pay)} - {f"seat.{caller}"}
    assert takers
    for taker in takers:
        assert f"{guests.scene.name(int(taker[-1]))}: “" in log(guests.scene)[0]
