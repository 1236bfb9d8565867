"""What others do is seen act by act, and nothing ticks when nobody does anything."""

from random import Random

import pytest
from harness import Clock, Player, alike
from test_company_layout import GAMES, overlaps, walked

from patience.engine.match import Match
from patience.games import rules_class
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


@pytest.mark.parametrize("name", GAMES)
def test_bubbles_cover_no_other_bubble(table, name):
    player = table(Match(rules_class(name)(), 77))
    scene = player.scene
    for _step in range(60):
        pass_time(player, 0.2)
        said = [scene.seats._tips[seat][0] for seat in scene.bubbles.words if seat in scene.seats._tips]
        for at, one in enumerate(said):
            assert scene.bounds.contains(one)
            assert one.inflate(-4, -4).collidelist(said[:at]) < 0
        if scene.choices.any:
            scene.play(Random(1).choice(scene.choices.all))


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


def test_a_card_of_the_hand_follows_the_pointer_and_is_played_where_it_is_let_go(table):
    player = to_the_player(table, "guest", 31)
    player.app.paint()
    scene = player.scene
    card = next(iter(scene.choices.cards))
    rect = scene.hand.rects[card]
    start = rect.x + 3, rect.centery
    player.move(start)
    at_home = scene.hand.place_of(card, scene.plan)
    player.down(start)
    goal = scene.plan.centre
    for step in range(1, 6):
        pos = start[0] + (goal[0] - start[0]) * step // 5, start[1] + (goal[1] - start[1]) * step // 5
        player.pull(pos)
        assert scene.answers.pulled == (card, at_home.move(pos[0] - start[0], pos[1] - start[1]))
        painted_as_if_anew(player)
    player.up(pos)
    assert scene.match.steps[-1].move.card == card
    (flight,) = [flight for flight in scene.motion.flights if flight.faces[1] == card]
    assert flight.start.center != rect.center
    assert scene.answers.pulled is None


def test_a_card_that_is_let_go_over_the_hand_or_may_not_be_played_stays_where_it_was(table):
    player = to_the_player(table, "guest", 31)
    scene = player.scene
    shaded = [card for card in scene.hand.order if card in scene.shaded()]
    for card in [next(iter(scene.choices.cards)), *shaded[:1]]:
        steps = len(scene.match.steps)
        rect = scene.hand.rects[card]
        player.down((rect.x + 3, rect.centery))
        player.pull((rect.x + 90, rect.centery - 30))
        assert bool(scene.answers.pulled) == (card not in shaded)
        painted_as_if_anew(player)
        player.pull((rect.x + 40, scene.plan.line.bottom + 5))
        player.up((rect.x + 40, scene.plan.line.bottom + 5))
        assert scene.answers.pulled is None
        assert len(scene.match.steps) == steps
        painted_as_if_anew(player)


def painted_as_if_anew(player):
    player.app.paint()
    painted = player.app.window.canvas.copy()
    player.scene.spoil()
    player.app.paint()
    alike(painted, player.app.window.canvas)
