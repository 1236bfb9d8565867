"""What the table for several shows beside the cards: stakes, bubbles, Lines, pools taken, the paper."""

from random import Random
from time import monotonic

import pygame
import pytest
from harness import Clock
from party import Guests
from test_company_layout import desk, seated, to_me, walked  # noqa: F401 - a fixture

from patience.cards import of
from patience.engine.moves import Say
from patience.gui.company import cardface
from patience.gui.company.middle.boards import Boards
from patience.gui.company.middle.line_names import named
from patience.gui.company.middle.lines import Lines
from patience.gui.company.middle.pools import Pools
from patience.gui.company.middle.run import Run
from patience.gui.company.story import taken

WIDE, TALL = (1280, 800), (900, 1400)


def pattern(scene, kind):
    return next(one for one in scene.patterns if isinstance(one, kind))


def solid(scene, kind):
    return list(pattern(scene, kind).solid(scene.view.table, scene.laid, scene.look))


@pytest.mark.parametrize(
    ("name", "players"), [("ranter_go_round", 10), ("court_circular_1860", 6), ("authors", 5)]
)
@pytest.mark.parametrize("size", [WIDE, (2560, 1440), TALL])
def test_what_somebody_says_covers_neither_the_bar_nor_his_own_name_and_fact(desk, name, players, size):  # noqa: F811
    scene = seated(desk, to_me(walked(name, players, Random(5), 10), Random(6)), size)
    own = list(scene.seats.solid())
    for seat in range(1, players):
        scene.bubbles.say(seat, "Exchange, please.", monotonic(), 1.0)
        scene.talk.hang(seat)
        rect = scene.talk.hung[seat].rect
        assert rect.top >= scene.scale.bar
        mine = [part for other, part in own if other == seat]
        assert [part for part in mine if rect.inflate(-6, -6).colliderect(part)] == []


@pytest.mark.parametrize("size", [WIDE, (2560, 1440), (1600, 1000)])
@pytest.mark.parametrize("players", [3, 5, 8])
def test_pool_cards_are_large_while_stakes_are_laid_and_make_room_for_the_run_afterwards(desk, size, players):  # noqa: F811
    match = walked("newmarket", players, Random(1), 0)
    match.play(
        Say("stake", 6)
        if Say("stake", 6) in match.rules.moves(match.table)
        else match.rules.moves(match.table)[2]
    )
    stakes = seated(desk, to_me(match, Random(2)), size)
    pools = pattern(stakes, Pools)
    large = pools._face(stakes.laid.heaps["pool.AH"], stakes.view.table, stakes.plan)
    assert large.w > 0.9 * stakes.plan.card
    assert solid(stakes, Run) == []
    frame = pools._frame(stakes.laid, stakes.plan)
    assert frame.bottom < stakes.laid.heaps["tray"].y
    assert all(frame.contains(part) for part in solid(stakes, Pools)[:-1])
    while match.rules.is_staking(match.table):
        match.play(match.rules.moves(match.table)[0])
    play = seated(desk, match, size)
    assert pools._face(play.laid.heaps["pool.AH"], play.view.table, play.plan).w < large.w
    assert len(solid(play, Run)) == 1


def test_the_board_of_pochen_tells_who_has_taken_which_pools(desk):  # noqa: F811
    for seed in range(1, 9):
        match = walked("pochen", 4, Random(seed), 1)
        scene = seated(desk, match, WIDE)
        emptied = {name for name, n in match.table.counters.items() if name.startswith("pool.") and not n}
        assert {pool for pools in taken(scene.story).values() for pool in pools} == emptied
        (board,) = solid(scene, Boards)
        fresh = seated(desk, walked("pochen", 4, Random(seed), 0), WIDE)
        (bare,) = solid(fresh, Boards)
        assert (board.h > bare.h) == bool(emptied)
        for seat in range(1, 4):
            assert not board.colliderect(scene.plan.blocks[seat].rect)


@pytest.mark.parametrize("size", [WIDE, (2560, 1440)])
def test_the_last_three_cards_of_1862_lie_on_no_panel_and_leave_the_lead_what_it_is(desk, size):  # noqa: F811
    match = walked("court_circular_1862", 2, Random(3), 0)
    chance = Random(4)
    while not (match.table.piles["turnup"].cards and match.table.turn == 0):
        match.play(chance.choice(list(match.rules.moves(match.table))))
    scene = seated(desk, match, size)
    lines = pattern(scene, Lines)
    panels = [lines.places(scene.plan).panel(seat) for seat in (0, 1)]
    for rect in scene.laid.cards["turnup"]:
        assert rect.collidelist(panels) < 0
    there = set(scene.choices.there)
    assert lines._leaves_lead(scene.look) == bool(there - {"turnup"} and "lead" not in there)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_names_of_lines_end_before_the_people_at_the_right(desk, players):  # noqa: F811
    for seed in range(4):
        match = to_me(walked("court_circular_1860", players, Random(seed), 9), Random(seed))
        scene = seated(desk, match, WIDE)
        lines = pattern(scene, Lines)
        for name in named(lines.rules, scene.view.table, lines.places(scene.plan), scene.look):
            assert name.at[0] + name.most <= scene.plan.field.right


def test_a_tall_window_draws_the_middle_larger_and_keeps_pools_and_run_together(desk):  # noqa: F811
    match = walked("pope_joan", 5, Random(1), 6)
    tall, low = seated(desk, match, TALL), None
    run, pools = pattern(tall, Run), solid(tall, Pools)
    assert run._width(tall.plan) > tall.plan.card
    gap = run.frame(tall.plan).y - max(rect.bottom for rect in pools)
    assert 0 <= gap < 2 * tall.plan.card
    low = seated(desk, match, (640, 400))
    assert pattern(low, Run)._width(low.plan) < low.plan.card


@pytest.mark.parametrize(
    ("name", "players"), [("newmarket", 6), ("pochen", 6), ("pope_joan", 5), ("guest", 4)]
)
def test_the_account_of_a_deal_fits_its_paper(monkeypatch, name, players):
    clock = Clock()
    clock.install(monkeypatch)
    guests = Guests(clock, WIDE).begin(name, players)
    while guests.model.turn is not None:
        guests.match.play(Random(1).choice(list(guests.rules.moves(guests.model))))
    guests.scene._afresh("")
    guests.until_mine()
    paper = guests.app.panel
    assert paper.sheets[0].height() <= paper.area.rect.h


def test_while_nothing_is_for_sale_the_best_trump_is_shown_with_its_owner(desk):  # noqa: F811
    match, chance = walked("speculation", 4, Random(2), 0), Random(2)
    while match.table.scores is None and (
        match.rules.auction(match.table) or match.table.piles["turnup"].cards
    ):
        match.play(chance.choice(list(match.rules.moves(match.table))))
    scene = seated(desk, match, WIDE)
    card, owner = match.rules.best_known(match.table)
    assert card in match.table.piles[f"pile.{owner}"].cards
    canvas = pygame.Surface(WIDE)
    scene.paint(canvas, scene.bounds)
    assert canvas.get_at((640, 390)) != canvas.get_at((900, 390))


def at_guest(clock, monkeypatch, **settings):
    """Somebody at Guest who has to play a card, with a card that he may play and where it lies."""
    clock.install(monkeypatch)
    guests = Guests(clock, WIDE, **settings).begin("guest", 4)
    guests.until_mine()
    guests.wait(1)
    card = next(iter(guests.scene.choices.cards))
    rect = guests.scene.hand.rects[card]
    return guests, card, (rect.x + 20, rect.centery)


def test_a_trembling_click_plays_and_a_card_let_go_over_the_hand_goes_back(monkeypatch):
    guests, card, start = at_guest(Clock(), monkeypatch)
    scene = guests.scene
    guests.down(start)
    guests.pull((start[0] + 120, start[1] + 10))
    guests.up((start[0] + 120, start[1] + 10))
    assert card in scene.hand.order
    assert (
        scene.laid.cards["hand.0"][guests.scene.view.table.piles["hand.0"].cards.index(card)]
        == scene.hand.rects[card]
    )
    guests.same_as_fresh("back in the hand")
    guests.down(start)
    guests.pull((start[0] + 7, start[1] + 6))
    guests.up((start[0] + 7, start[1] + 6))
    assert card not in scene.hand.order


@pytest.mark.parametrize("wide", [48, 98, 171, 260])
def test_a_card_paints_nothing_beyond_its_reach(desk, wide):  # noqa: F811
    canvas = pygame.Surface((2 * wide, 3 * wide))
    canvas.fill("white")
    rect = pygame.Rect(wide // 2, wide // 2, wide, round(1.4 * wide))
    cardface.card(canvas, desk.art, of(5, "H"), rect)
    painted = pygame.mask.from_threshold(canvas, "white", (1, 1, 1, 255))
    painted.invert()
    (bounds,) = painted.get_bounding_rects()
    assert bounds.h > rect.h
    assert cardface.reach(rect).contains(bounds)
