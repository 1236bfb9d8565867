"""What others do is seen act by act, and nothing ticks when nobody does anything."""

from random import Random

import pytest
from harness import Clock, Player
from test_company_layout import GAMES, overlaps, things, walked

from patience.engine.match import Match
from patience.games import rules_class
from patience.gui.company.choices import Choices
from patience.players.thinker import Answer


class Chance:
    """Answers at once with any legal move."""

    def __init__(self):
        self.random, self.waiting = Random(5), None

    def ask(self, mind, level, deal):
        self.waiting = Answer(0, self.random.choice(list(mind.view.moves)), [])

    def answer(self):
        answer, self.waiting = self.waiting, None
        return answer

    def forget(self):
        self.waiting = None

    def close(self):
        self.waiting = None


@pytest.fixture
def table(monkeypatch):
    clock = Clock()

    def sit_down(match, size=(1280, 800), **settings):
        player = Player(clock, size, **settings)
        player.app.thinker = Chance()
        clock.install(monkeypatch)
        player.sit_down(match)
        return player

    return sit_down


def pass_time(player, seconds, step=0.05):
    end = player.clock.now + seconds
    while player.clock.now < end:
        player.clock.now += step
        player.app.tick()


def test_a_full_trick_lies_before_it_is_gathered(table):
    match = walked("guest", 4, Random(2), 0)
    while (
        len([1 for seat in range(4) if match.table.piles[f"trick.{seat}"].cards]) < 3 or match.table.turn == 0
    ):
        match.play(Random(1).choice(list(match.rules.moves(match.table))))
    player = table(match)
    scene = player.scene
    mover = match.table.turn
    move = match.rules.moves(match.table)[0]
    scene.due = 0.0
    scene.asked = False
    scene.play(move)
    shown = [len(scene.view.table.piles[f"trick.{seat}"].cards) for seat in range(4)]
    assert shown == [1, 1, 1, 1]
    assert scene.view.table.piles[f"trick.{mover}"].cards == (move.card,)
    assert [len(scene.match.table.piles[f"trick.{seat}"].cards) for seat in range(4)] == [0, 0, 0, 0]
    pass_time(player, 0.8)
    assert scene.held
    pass_time(player, 0.3)
    assert not scene.held
    assert sum(len(scene.view.table.piles[f"won.{seat}"].cards) for seat in range(4)) == 4


def test_undo_while_a_trick_lies_takes_it_back(table):
    match = walked("guest", 4, Random(2), 0)
    chance = Random(1)
    while match.table.turn != 0 or sum(bool(match.table.piles[f"trick.{s}"].cards) for s in range(4)) < 3:
        match.play(chance.choice(list(match.rules.moves(match.table))), follows=match.table.turn != 0)
        if match.table.turn is None:
            pytest.skip("the player was never last")
    before = match.table
    player = table(match)
    player.scene.play(match.rules.moves(match.table)[0])
    assert player.scene.held
    player.scene.undo()
    assert player.scene.held is None
    assert player.scene.match.table == before
    assert len(player.scene.view.table.piles["hand.0"].cards) == len(before.piles["hand.0"].cards)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_the_player_and_then_nothing_ticks(table, name):
    player = table(Match(rules_class(name)(), 31))
    scene = player.scene
    for _step in range(600):
        pass_time(player, 0.3)
        if scene.choices.any or scene.answers.over:
            break
    assert scene.choices.any or scene.answers.over
    pass_time(player, 6.0)
    assert scene.tick(player.clock.now) is None


@pytest.mark.parametrize("motion", ["normal", "brisk", "off"])
def test_the_paper_comes_though_nobody_touches_anything(table, motion):
    """The loop sleeps as long as it is told to, and for ever when it is told nothing."""
    match, chance = Match(rules_class("guest")(), 4), Random(3)
    while match.table.turn is not None:
        match.play(chance.choice(list(match.rules.moves(match.table))))
    match.undo()
    player = table(match, motion=motion)
    match = player.scene.match
    player.scene.play(match.rules.moves(match.table)[0])
    assert match.table.turn is None
    while not player.app.panel:
        wait = player.app.tick()
        assert player.app.panel or wait is not None, "it sleeps for ever"
        player.clock.now += max(wait or 0, 0.001)
    assert player.scene.answers.over


def test_the_next_deal_begins_at_once_however_long_the_paper_was_read(table):
    match, chance = Match(rules_class("five_or_nine")(), 4), Random(3)
    while match.table.turn is not None:
        match.play(chance.choice(list(match.rules.moves(match.table))))
    player = table(match)
    scene = player.scene
    pass_time(player, 1.0)
    assert player.app.panel
    pass_time(player, 500.0, 5.0)
    player.app.panel.next()
    dealt = len(scene.match.steps)
    pass_time(player, 5.0)
    assert scene.choices.any or len(scene.match.steps) > dealt


def test_the_line_asks_anew_after_undo(table):
    player = table(Match(rules_class("spin")(), 31))
    scene = player.scene
    for _step in range(600):
        pass_time(player, 0.3)
        if scene.choices.any:
            break
    asked = scene.line()[1]
    scene.play_all(scene.choices.all[:1])
    scene.undo()
    assert scene.line() == ("Taken back", asked)


def test_dealt_cards_come_as_small_as_the_backs_of_the_dealer(table):
    rules = rules_class("fan_tan")()
    match = next(match for match in (Match(rules, deal) for deal in range(1, 9)) if rules.dealer(match.table))
    player = table(match)
    scene, dealer = player.scene, rules.dealer(match.table)
    scene.deal_in()
    backs = scene.laid.cards[f"hand.{dealer}"]
    own = [flight for flight in scene.motion.flights if flight.end in scene.hand.rects.values()]
    assert len(own) == len(scene.hand.rects)
    for flight in own:
        assert flight.start.size == backs[0].size
        assert flight.start.center == backs[0].center
        assert flight.end.w > 2 * flight.start.w


@pytest.mark.parametrize("size", [(640, 400), (1280, 800)])
@pytest.mark.parametrize("name", GAMES)
def test_bubbles_cover_no_other_bubble_and_no_button_of_the_bar(table, name, size):
    player = table(Match(rules_class(name)(), 77), size)
    scene = player.scene
    for _step in range(60):
        pass_time(player, 0.2)
        said = [hung.rect for hung in scene.talk.hung.values()]
        for at, one in enumerate(said):
            assert scene.bounds.contains(one)
            assert one.top >= scene.scale.bar
            assert one.inflate(-4, -4).collidelist(said[:at]) < 0
        if scene.choices.any:
            scene.play(Random(1).choice(scene.choices.all))


@pytest.mark.parametrize("name", GAMES)
def test_in_a_small_window_bubbles_cover_no_card_no_number_and_no_sheet(table, name):
    """With as many people as may play, and while the player is asked."""
    seats = rules_class(name).players[-1]
    player = table(Match(rules_class(name)(seats), 78), (640, 400))
    scene, heard = player.scene, 0
    for _step in range(90):
        pass_time(player, 0.2)
        for seat, hung in scene.talk.hung.items():
            heard += 1
            for thing, rect in things(scene).items():
                if not thing.startswith(f"person {seat} "):
                    both = hung.rect.clip(rect)
                    assert both.w * both.h <= 0.05 * hung.rect.w * hung.rect.h, (seat, hung.lines, thing)
        if scene.choices.any:
            scene.play(Random(1).choice(scene.choices.all))
    assert heard or name == "guest"  # where a hand is played in silence


@pytest.mark.parametrize("name", GAMES)
def test_however_many_sit_round_a_small_table_all_are_heard(table, name):
    player = table(Match(rules_class(name)(rules_class(name).players[-1]), 78), (640, 400))
    scene, heard = player.scene, []
    hang = scene.talk.hang

    def listen(*seats):
        hang(*seats)
        heard.extend(seats)
        last = seats[
            -1:
        ]  # where two speak to each other the later words may need the room of the earlier ones
        assert all(seat in scene.talk.hung for seat in last if seat in scene.bubbles.words)

    scene.talk.hang = listen
    for _step in range(90):
        pass_time(player, 0.2)
        if scene.choices.any:
            scene.play(Random(1).choice(scene.choices.all))
    assert heard


def test_a_bubble_gives_way_to_the_sheet_of_authors(table):
    player = table(Match(rules_class("authors")(8), 78), (640, 400))
    scene = player.scene
    for _step in range(400):
        pass_time(player, 0.1)
        if scene.choices.any:
            (sheet,) = (rect for name, rect in things(scene).items() if name.startswith("Sheet"))
            assert not any(hung.rect.inflate(-4, -4).colliderect(sheet) for hung in scene.talk.hung.values())
            return
    raise AssertionError("nobody asks the player")


def test_all_facts_name_every_seat_and_every_pool(table):
    player = table(Match(rules_class("pochen")(4), 31))
    from patience.gui.company.facts import facts

    told = facts(player.scene)
    assert sum("100" not in line and "counters" in line for line in told) >= 4
    assert any(line.startswith("Marriage: 4") for line in told)
    assert not list(overlaps(player.scene))


def test_the_cards_fly_to_the_hands_one_after_the_other_and_the_first_act_waits_for_them(table):
    player = table(Match(rules_class("saratoga")(4), 5))
    scene = player.scene
    scene.deal_in()
    assert len(scene.motion.flights) == 48
    delays = [flight.delay for flight in scene.motion.flights]
    assert delays == sorted(delays)
    assert delays[-1] < 1.6
    dealer = scene.rules.dealer(scene.view.table)
    eldest = scene.tokens.places[f"hand.{(dealer + 1) % 4}"][0]
    assert scene.motion.flights[0].token == eldest
    assert scene.due > player.clock.now + 1.6
    pass_time(player, 2.0)
    assert not scene.motion.flights


def to_the_player(table, name, deal):
    player = table(Match(rules_class(name)(4), deal))
    for _step in range(400):
        pass_time(player, 0.3)
        if player.scene.choices.any:
            return player
    raise AssertionError(name)


def test_a_click_while_something_moves_is_taken_as_the_move(table):
    player = to_the_player(table, "guest", 31)
    scene = player.scene
    card = next(iter(scene.choices.cards))
    scene.choices = scene.answers.choices = type(scene.choices)()
    scene.deal_in()
    rect = scene.hand.rects[card]
    player.click((rect.x + 3, rect.centery))
    assert scene.match.steps[-1].move.card == card


def test_a_second_click_right_after_the_first_plays_no_second_card(table):
    player = to_the_player(table, "saratoga", 31)
    scene = player.scene
    before = len([step for step in scene.match.steps if not step.follows])
    rect = scene.hand.rects[next(iter(scene.choices.cards))]
    for _click in range(2):
        player.click((rect.x + 3, rect.centery))
    assert len([step for step in scene.match.steps if not step.follows]) == before + 1


def test_the_player_is_asked_though_the_clock_has_gone_on_while_the_last_act_was_done(table):
    """Without movement the next act is due at once, which is a little later than the tick that did the last one."""
    player = table(Match(rules_class("five_or_nine")(), 31), (640, 400), motion="off")
    scene, clock = player.scene, player.clock
    while not scene.choices.any:
        pass_time(player, 0.3)
    pass_time(player, 6.0)
    scene.choices = Choices()
    scene.due = clock.now + 0.001
    wait = scene.tick(clock.now)
    assert wait is not None
    assert wait <= 0.0011
    clock.now += 0.0011
    scene.tick(clock.now)
    assert scene.choices.any
    assert scene.tick(clock.now) is None


def until(player, what):
    for _step in range(400):
        if what(player.scene):
            return
        pass_time(player, 0.1)
    raise AssertionError("it never came to that")


def test_while_a_panel_lies_over_the_table_nobody_acts_and_nothing_ticks(table):
    player = table(Match(rules_class("saratoga")(4), 5))
    scene = player.scene
    until(player, lambda scene: scene.asked or scene.match.steps)
    pass_time(player, 0.2)
    scene.show_log()
    made, said = len(scene.match.steps), dict(scene.talk.hung)
    pass_time(player, 30.0)
    assert len(scene.match.steps) == made
    assert scene.talk.hung == said
    assert scene.tick(player.clock.now) is None
    player.app.dismiss()
    pass_time(player, 3.0)
    assert len(scene.match.steps) > made


def test_a_deal_that_ends_under_a_panel_shows_its_paper_when_the_panel_is_gone(table):
    player = table(Match(rules_class("newmarket")(3), 5))
    chance = Random(3)
    scene = player.scene
    while scene.match.table.turn is not None:
        scene.match.play(chance.choice(list(scene.rules.moves(scene.match.table))))
    scene.show_facts()
    panel = player.app.panel
    pass_time(player, 2.0)
    assert player.app.panel is panel
    player.app.dismiss()
    pass_time(player, 2.0)
    assert scene.answers.over
    assert player.app.panel.title == scene.words(scene.rules.outcome(scene.match.table))


def test_after_an_undo_to_the_end_of_a_deal_the_line_says_how_it_ended(table):
    player = table(Match(rules_class("newmarket")(3), 5))
    scene, chance = player.scene, Random(3)
    while scene.match.table.turn is not None:
        scene.match.play(
            chance.choice(list(scene.rules.moves(scene.match.table))),
            follows=scene.match.table.turn != 0,
        )
    over = scene.match.table
    scene.next_deal()
    scene.undo()
    pass_time(player, 1.0)
    player.app.dismiss()
    assert scene.match.table == over
    assert scene.line() == ("", scene.words(scene.rules.outcome(over)))
    assert [button.label for button in scene.answers.buttons] == ["Next deal"]


def test_a_card_that_may_not_be_played_nods_and_comes_to_rest_where_it_lay(table):
    player = to_the_player(table, "saratoga", 31)
    scene = player.scene
    pass_time(player, 6.0)
    card = scene.shaded()[0]
    lay = scene.hand.place_of(card, scene.plan)
    player.click((lay.x + 3, lay.centery))
    raised = scene.hand.place_of(card, scene.plan)
    lowest = 0
    for _frame in range(30):
        player.clock.now += 0.02
        player.app.tick()
        lowest = max(lowest, scene.hand.place_of(card, scene.plan).y - raised.y)
        player.same_as_fresh("a card that nods")
    assert lowest > 4
    assert scene.hand.place_of(card, scene.plan) == raised
    assert scene.tick(player.clock.now) is None


def test_without_motion_no_card_nods(table):
    player = table(Match(rules_class("saratoga")(4), 31), motion="off")
    until(player, lambda scene: scene.choices.any)
    scene = player.scene
    card = scene.shaded()[0]
    scene.refuse(card)
    pass_time(player, 0.1)
    assert not scene.hand.nod
    assert scene.notice


def test_a_card_that_is_carried_while_a_deal_is_taken_back_is_let_go(table):
    player = to_the_player(table, "saratoga", 31)
    scene, chance = player.scene, Random(3)
    pass_time(player, 3.0)
    while scene.match.table.turn is not None:
        mine = scene.match.table.turn == 0
        scene.match.play(chance.choice(list(scene.rules.moves(scene.match.table))), follows=not mine)
    scene.next_deal()
    until(player, lambda scene: scene.choices.any and not scene.motion.flights)
    card = next(card for card in scene.choices.cards)
    rect = scene.hand.rects[card]
    player.down((rect.x + 3, rect.centery))
    player.pull((rect.x + 60, rect.centery - 200))
    assert scene.pointer.carried
    scene.undo()
    player.pull((rect.x + 80, rect.centery - 200))
    player.up((rect.x + 80, rect.centery - 200))
    assert not scene.pointer.carried
    pass_time(player, 1.0)
    player.same_as_fresh("after a carried card was taken back")


@pytest.mark.parametrize("on_a_card", [False, True])
def test_a_click_anywhere_while_the_others_play_skips_the_wait(table, on_a_card):
    player = table(Match(rules_class("saratoga")(4), 5))
    scene = player.scene
    until(player, lambda scene: scene.match.table.turn != scene.me and scene.match.steps)
    rect = next(iter(scene.hand.rects.values()))
    player.click((rect.x + 3, rect.centery) if on_a_card else (scene.size[0] // 2, scene.plan.line.y - 12))
    for _tick in range(4):
        player.app.tick()
    assert scene.choices.any or scene.answers.over


@pytest.mark.parametrize("hurried", [False, True])
def test_a_click_at_the_end_of_a_deal_does_not_hurry_the_next_one(table, hurried):
    player = table(Match(rules_class("newmarket")(3), 5))
    scene, chance = player.scene, Random(3)
    while scene.match.table.turn is not None:
        mine = scene.match.table.turn == 0
        scene.match.play(chance.choice(list(scene.rules.moves(scene.match.table))), follows=not mine)
    scene.hurried = hurried  # since before the deal was over
    pass_time(player, 1.0)
    player.app.dismiss()
    player.click((scene.size[0] // 2, scene.plan.line.y - 12))
    scene.next_deal()
    assert scene.motion.flights
