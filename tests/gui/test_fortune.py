"""The window of fortune telling, played with mouse and keys."""

import pygame
import pytest
from harness import Clock, Mouth, Player, alike

from patience.engine.record import write
from patience.games.fortune.consultation import (
    AGAIN,
    CHOOSE,
    CUT,
    CUT_AGAIN,
    MISSING,
    PACKET_PLACES,
    PACKETS,
    ROW,
    ROW_PLACES,
    consultation,
)
from patience.gui.fortune.asking import line
from patience.gui.fortune.scene import FortuneScene
from patience.gui.fortune.story import StoryPanel
from patience.gui.start import StartScene

SIZES = [(640, 400), (800, 600), (1280, 800), (2560, 1440), (720, 1280), (1024, 1024)]
ENTER, LEFT, RIGHT, UP, DOWN = pygame.K_RETURN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN


@pytest.fixture
def clock(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("patience.speech.Speaker", Mouth)
    time = Clock()
    time.install(monkeypatch)
    return time


def asked(clock, deal=2, size=(1280, 800), motion="off", **settings):
    player = Player(clock, size, motion=motion, **settings)
    player.copied = []
    player.app.copy = player.copied.append
    player.app.play("fortune", deal)
    player.frame()
    return player


def stage(player):
    return consultation(player.model).stage


def in_row(clock, **how):
    """The consultation with the twelve on the table, by keys alone."""
    player = asked(clock, **how)
    player.key(RIGHT)
    player.key(ENTER)
    player.key(ENTER)
    while stage(player) == MISSING:
        player.key(ENTER)
        player.key(ENTER)
    assert stage(player) == ROW
    return player


def in_packets(clock, **how):
    player = in_row(clock, **how)
    while stage(player) != PACKETS:
        player.key(ENTER)
    return player


def press(player, label):
    (button,) = [one for one in player.scene.controls.buttons if one.label == label]
    player.click(button.rect.center)


def card_at(player, place):
    (lying,) = [lying for lying in player.scene.laid.values() if lying.place == place]
    return lying.rect.center


def same_as_fresh(player, what=""):
    player.frame()
    painted = player.app.window.canvas.copy()
    player.scene.stale = [player.scene.bounds]
    for scene in player.app.scenes():
        scene.invalidate()
    player.app.paint()
    alike(painted, player.app.window.canvas, what)


def test_a_whole_reading_goes_by_enter_alone(clock):
    player = asked(clock)
    seen = []
    for _press in range(200):
        if not seen or seen[-1] != stage(player):
            seen.append(stage(player))
        if player.model.scores is not None:
            break
        player.key(ENTER)
    assert player.model.scores == (1.0,)
    assert [name for name in seen if name != MISSING][-3:] == [ROW, CUT_AGAIN, PACKETS]
    assert seen[:2] == [CHOOSE, CUT]
    player.key(ENTER)
    assert isinstance(player.app.panel, StoryPanel)


def test_a_whole_reading_goes_by_mouse_alone(clock):
    player = asked(clock)
    player.click(player.scene.plan.choices(5)[4].center)
    assert consultation(player.model).consultant == "QC"
    while stage(player) == CUT:
        rect = player.scene.plan.spread(32)[11]
        player.click((rect.x + 4, rect.centery))
        assert player.match.steps[-1].move.number == 32 - 11
        if stage(player) == MISSING:
            press(player, "Begin again")
    for place in reversed(ROW_PLACES):
        player.click(card_at(player, place))
    assert player.scene.unread == []
    press(player, "Gather the cards")
    player.click(player.scene.plan.spread(12)[3].center)
    for place in (*PACKET_PLACES[5:], *PACKET_PLACES[:5]):
        player.click(card_at(player, place))
    assert player.model.scores == (1.0,)
    press(player, "Copy the reading")
    assert "The Surprise: " in player.copied[-1]


@pytest.mark.parametrize("deal", range(1, 9))
def test_where_the_consultant_is_missing_all_begins_again_and_is_not_the_same(clock, deal):
    player = asked(clock, deal=deal)
    player.key(RIGHT)
    player.key(ENTER)
    rows = []
    while stage(player) == CUT:
        player.key(ENTER)
        rows.append(tuple(player.rules.row(player.model)))
        assert player.match.table.piles["row.1"].top
        if stage(player) == MISSING:
            assert "is not among them" in line(player.scene)[0]
            assert player.rules.moves(player.model) == [AGAIN]
            player.click(player.scene.plan.row_cards[0].center)  # nothing is read of such a row
            assert stage(player) == MISSING
            press(player, "Begin again")
    assert len(set(rows)) == len(rows)
    assert stage(player) == ROW


def test_every_card_of_the_row_is_read_once_in_whatever_order_and_can_be_looked_at_again(clock):
    player = in_row(clock)
    for place in ("row.7", "row.2", "row.7", "row.12"):
        player.click(card_at(player, place))
        assert player.scene.shown == place
    assert consultation(player.model).read == ("row.7", "row.2", "row.12")
    player.key(LEFT)
    assert consultation(player.model).read[-1] == player.scene.shown == "row.11"
    player.key(RIGHT)
    assert len(consultation(player.model).read) == 4
    player.key(ENTER)  # past the right end the first one that is left
    assert player.scene.shown == "row.1"
    press(player, "Read them all")
    assert sorted(consultation(player.model).read) == sorted(ROW_PLACES)
    assert isinstance(player.app.panel, StoryPanel)
    assert len(player.app.panel.paragraphs) == 2
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_u)
    assert len(consultation(player.model).read) == 5


def test_turning_all_packets_at_once_brings_the_whole_story_once(clock):
    player = in_packets(clock)
    player.key(DOWN)
    press(player, "Turn them all")
    assert player.model.scores == (1.0,)
    assert isinstance(player.app.panel, StoryPanel)
    assert sum(words.startswith("Of yourself") for words in player.app.panel.paragraphs) == 1
    assert len([w for w in player.app.panel.paragraphs if w.startswith(("Of ", "And the"))]) == 4


def test_the_keyboard_reaches_every_card_of_the_packets(clock):
    player = in_packets(clock)
    player.key(RIGHT)
    for _card in range(2):
        player.key(RIGHT)
    player.key(ENTER)
    assert consultation(player.model).read == ("person.3",)
    player.key(DOWN)
    player.key(ENTER)
    assert consultation(player.model).read == ("person.3", "house.3")
    player.key(UP)
    assert player.scene.present == "person"
    assert "Face down" not in player.scene.telling("person.3")
    assert player.scene.telling("person.1") == "Face down"


def test_undo_goes_back_step_by_step_to_the_choice_and_redo_forth(clock):
    player = in_packets(clock)
    for _card in range(12):
        player.key(ENTER)
    whole = write(player.match)
    steps = len(player.match.steps)
    for _step in range(steps):
        player.key(pygame.K_u)
        player.frame()
    assert stage(player) == CHOOSE
    assert not player.match.steps
    for _step in range(steps):
        player.key(pygame.K_r)
        player.frame()
    assert write(player.match) == whole


def test_a_new_reading_can_be_undone_and_asks_again(clock):
    player = in_row(clock)
    before = write(player.match)
    player.key(pygame.K_n)
    assert stage(player) == CHOOSE
    player.key(pygame.K_u)
    assert write(player.match) == before


def test_a_reading_is_kept_and_gone_on_with(clock):
    player = in_row(clock)
    player.key(ENTER)
    player.key(ENTER)
    kept = write(player.match)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.app.scene, StartScene)
    saved = player.app.saved("fortune")
    assert (saved.home, saved.total, saved.won) == (2, 24, False)
    player.app.play("fortune")
    assert isinstance(player.scene, FortuneScene)
    assert write(player.match) == kept
    assert player.scene.shown == "row.2"


def test_copying_gives_the_story_and_where_the_cards_lay(clock):
    player = in_packets(clock)
    player.key(pygame.K_c)
    (told,) = player.copied
    assert told.startswith("Fortune telling, consultation 2\n")
    assert "You came to the cards as the King of diamonds." in told
    assert "The row: " in told
    assert "The Person" not in told
    player.key(ENTER)
    player.key(pygame.K_c)
    assert "The Person: " in player.copied[-1]
    assert line(player.scene) == ("", "The reading is on the clipboard")


def test_nothing_is_copied_before_anything_has_been_read(clock):
    player = asked(clock)
    player.key(pygame.K_c)
    player.key(pygame.K_l)
    assert player.copied == []
    assert player.app.panel is None


def test_it_speaks_and_sounds(clock):
    player = asked(clock, speech=True, sound=True)
    player.key(RIGHT)
    assert player.app.speaker.said[-1] == "A married man, fair. King of diamonds."
    player.key(ENTER)
    assert "left hand" in player.app.speaker.said[-1]
    player.key(RIGHT)
    assert player.app.speaker.said[-1].startswith("Cut: ")
    player = in_row(clock, speech=True, sound=True)
    player.key(ENTER)
    drawn = player.rules.drawn(player.model, "row.1")
    assert player.app.speaker.said[-1].lower().startswith(drawn.name.lower())
    assert [name for name, _volume in player.app.sounds.heard][-1] == "flip"
    player.key(pygame.K_l)
    assert player.app.speaker.said[-1].startswith(
        "Your story. You came to the cards as the King of diamonds."
    )
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_n)
    assert player.app.speaker.said[-1] == "Fortune telling. Choose the card that stands for you"
    assert {"shuffle", "take"} <= {name for name, _volume in player.app.sounds.heard}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_in_any_window(clock, size):
    player = asked(clock, size=size)
    plan, bounds = player.scene.plan, player.scene.bounds
    hang = plan.drop + plan.ribbon
    for rects in (plan.choices(5), plan.row_cards, [plan.packet_card(place) for place in PACKET_PLACES]):
        grown = [pygame.Rect(rect.x, rect.y, rect.w, rect.h + hang) for rect in rects]
        for number, rect in enumerate(grown):
            assert bounds.contains(rect)
            assert rect.collidelist(grown[:number]) < 0
            assert not rect.colliderect(pygame.Rect(0, 0, size[0], player.scene.scale.bar))
    assert bounds.contains(plan.paper)
    assert plan.paper.collidelist([pygame.Rect(r.x, r.y, r.w, r.h + hang) for r in plan.row_cards]) < 0
    assert plan.paper.contains(plan.large)
    assert plan.paper.contains(plan.words)
    assert not plan.large.colliderect(plan.words)
    assert not plan.whole.colliderect(plan.words)
    assert plan.words.h > 60
    assert plan.words.w > 120
    papers = [column.paper for column in plan.columns if column.paper.h] or [plan.shared]
    for column in plan.columns:
        assert bounds.contains(column.rect)
        assert column.rect.bottom <= plan.line.y
        assert column.rect.contains(column.cards[0].union(column.cards[2]))
    for rect in papers:
        assert rect.h > 110 * player.scene.scale.u
        assert rect.bottom <= plan.line.y
        assert rect.collidelist([column.heading for column in plan.columns]) < 0
    spread = plan.spread(32)
    assert bounds.contains(spread[0].unionall(spread))
    assert spread[1].x - spread[0].x >= 8


@pytest.mark.parametrize("size", SIZES)
def test_buttons_lie_apart_and_their_words_fit(clock, size):
    player = asked(clock, size=size)
    seen = set()
    for _press in range(80):
        rects = [button.rect for button in player.scene.controls.buttons]
        for number, rect in enumerate(rects):
            assert player.scene.bounds.contains(rect)
            assert rect.collidelist(rects[:number]) < 0
            if stage(player) == ROW:
                assert player.scene.plan.paper.contains(rect)
                assert not rect.colliderect(player.scene.plan.words)
            else:
                assert rect.y >= player.scene.plan.line.bottom
        seen.add(stage(player))
        if player.model.scores is not None:
            break
        player.key(ENTER)
    assert {CHOOSE, CUT, ROW, CUT_AGAIN, PACKETS} <= seen
    shown = [button for button in player.scene.bar.widgets if button.visible]
    for button in shown:
        assert button.rect.w >= button.natural_width(player.scene.scale.u)


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (720, 1280)])
def test_what_is_painted_piece_by_piece_is_what_a_fresh_picture_shows(clock, size):
    player = asked(clock, size=size, motion="normal")
    for number in range(60):
        player.move(player.scene.plan.spread(12)[number % 12].center)
        same_as_fresh(player, f"{size} {number} pointing")
        player.key((ENTER, RIGHT, ENTER, ENTER)[number % 4])
        player.wait(0.12)
        if player.app.panel:
            break
        same_as_fresh(player, f"{size} {number} {stage(player)} on the way")
        player.wait(2.0, 0.25)
        same_as_fresh(player, f"{size} {number} {stage(player)} at rest")
        assert not player.app.moving
        assert player.app.tick() is None
    assert stage(player) == PACKETS


def test_a_click_finishes_what_moves(clock):
    player = asked(clock, motion="calm")
    player.key(RIGHT)
    player.key(ENTER)
    player.frame()
    assert player.app.moving
    player.key(ENTER)  # cuts, though the pack is still being spread
    assert stage(player) in (ROW, MISSING)
    player.frame()
    assert player.app.moving
    player.send(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3, touch=False)
    assert not player.app.moving


def test_a_double_click_on_the_consultants_card_does_not_cut(clock):
    player = asked(clock, motion="normal")
    at = player.scene.plan.choices(5)[2].center
    player.click(at)
    player.frame()
    player.click(at)
    assert stage(player) == CUT
    player.rest()
    player.click(at)
    assert stage(player) in (ROW, MISSING)


def test_settings_that_change_the_look_are_taken_over(clock):
    player = in_row(clock)
    player.key(ENTER)
    player.app.change(back="fans", felt="Claret", four_colours=True)
    same_as_fresh(player)
    player.resize((640, 400))
    same_as_fresh(player)


# The banner of the start screen


def at_home(clock, size=(1280, 800)):
    player = Player(clock, size, motion="off")
    player.app.home()
    for _frame in range(80):
        player.frame()
        player.clock.now += 0.05
    return player


@pytest.mark.parametrize("size", SIZES)
def test_the_banner_lies_below_all_tiles_and_opens_the_cards(clock, size):
    player = at_home(clock, size)
    start = player.app.scene
    assert start.banner.rect.y > max(tile.rect.bottom for tile in start.tiles)
    start.area.scroll_to(start.area.most)
    player.frame()
    assert start.area.rect.contains(start.banner.rect)
    player.click(start.banner.rect.center)
    assert isinstance(player.scene, FortuneScene)


def test_the_banner_is_found_by_its_words_and_only_by_them(clock):
    player = at_home(clock)
    start = player.app.scene
    for words, shown in (("fort", True), ("packets surprise", True), ("klondike", False), ("", True)):
        start.search.value = words
        start._refilter()
        player.frame()
        assert start.banner.visible == shown
        assert ("Fortune telling" in [group.title for group in start.groups]) == shown
    start.search.value = "fortune"
    start._open_first()
    assert isinstance(player.scene, FortuneScene)


def test_the_banner_is_drawn_and_then_nothing_more_is_to_be_done(clock):
    player = at_home(clock)
    start = player.app.scene
    start.area.scroll_to(start.area.most)
    player.frame()
    assert player.app.tick() is None
    same_as_painted(player)
    player.move(start.banner.rect.center)
    same_as_painted(player)
    player.move((5, 5))
    same_as_painted(player)


def same_as_painted(player):
    player.frame()
    painted = player.app.window.canvas.copy()
    player.app.scene.invalidate()
    player.app.paint()
    alike(painted, player.app.window.canvas)


def test_a_reading_that_waits_is_told_on_the_banner(clock):
    player = in_row(clock)
    player.key(pygame.K_ESCAPE)
    banner = player.app.scene.banner
    assert banner.state == "Ask the cards, Continue"
    player.app.play("fortune")
    assert stage(player) == ROW
    assert player.app.scene is player.scene
