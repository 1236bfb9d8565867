"""Undo, restart, new deals, the end, and what is kept: the program as a whole, without a screen."""

import os

import pygame
import pytest
from harness import EVERY_GAME, Clock, Player, chance, title, walked

from patience.engine.match import Match
from patience.engine.moves import Tap
from patience.engine.record import read
from patience.games import NAMES, rules_class
from patience.gui import app as program
from patience.gui import text
from patience.shelf.folders import Folders


def play_by_hand(player, random, count):
    """That many moves, each by one gesture of the hands."""
    tables = [player.model]
    for _move in range(count):
        moves = player.rules.moves(player.model)
        if not moves:
            break
        move = random.choice(moves)
        before = len(player.match.steps)
        if isinstance(move, Tap):
            player.click(player.point(move.place))
        else:
            source = getattr(move, "source", None) or move.places[0]
            target = getattr(move, "target", None) or move.places[1]
            player.bring(source, len(player.model.piles[source].cards) - getattr(move, "size", 1), target)
        assert len(player.match.steps) > before, move
        tables.append(player.model)
        if player.app.panel:
            player.app.dismiss()
    return tables


@pytest.mark.parametrize("auto", [True, False], ids=["auto", "by hand"])
@pytest.mark.parametrize(
    "case", [c for c in EVERY_GAME if c[0] != "klondike" or c[1]["runs"] in (0, 2)], ids=title
)
def test_as_many_undos_as_moves_lead_back_to_the_deal_and_as_many_redos_forth(player, case, auto):
    name, chosen = case
    player.app.change(auto_finish=auto)
    random = chance("undo", title(case), auto)
    player.sit_down(Match(rules_class(name)(None, **chosen), random.randint(1, 10**9 - 1)))
    tables = play_by_hand(player, random, 25)
    assert player.match.moves_made == len(tables) - 1
    for table in tables[-2::-1]:
        player.key(pygame.K_u)
        assert player.model == table
        player.check()
    assert player.match.moves_made == 0
    for table in tables[1:]:
        player.key(pygame.K_r)
        player.app.dismiss()
        assert player.model == table
        player.check()


@pytest.mark.parametrize("name", NAMES)
def test_after_a_restart_redo_brings_every_move_again(player, name):
    random = chance("restart", name)
    player.app.play(name, 77)
    tables = play_by_hand(player, random, 12)
    player.key(pygame.K_r, pygame.KMOD_SHIFT)
    assert player.model == tables[0] == player.rules.start(77)
    player.check()
    for table in tables[1:]:
        player.key(pygame.K_r)
        assert player.model == table
    player.key(pygame.K_r, pygame.KMOD_SHIFT)
    player.key(pygame.K_r, pygame.KMOD_SHIFT)
    assert player.model == tables[0]


@pytest.mark.parametrize("how", ["key", "button", "panel", "options"])
def test_undo_after_a_new_deal_in_mid_game_brings_the_old_game_back(player, how):
    player.app.play("klondike", 4711)
    tables = play_by_hand(player, chance("new"), 9)
    old = player.match
    if how == "key":
        player.key(pygame.K_n)
    elif how == "button":
        player.click(player.scene.bar.named("new").rect.center)
    elif how == "panel":
        player.app.play("klondike", 815, player.rules.chosen, fresh=True)
    else:
        player.app.play("klondike", None, {"draw": 1}, fresh=True)
    assert player.match is not old
    assert not player.match.steps
    player.key(pygame.K_u)
    assert (player.match.deal, player.model) == (4711, tables[-1])
    assert player.match.moves_made == len(tables) - 1
    for table in tables[-2::-1]:
        player.key(pygame.K_u)
        assert player.model == table
    player.check()


def test_undo_before_the_first_move_does_nothing_when_no_game_was_put_by(player):
    player.app.play("klondike", 5)
    model, match = player.model, player.match
    for _press in range(3):
        player.key(pygame.K_u)
    assert player.match is match
    assert player.model is model


def stuck(name):
    for deal in range(1, 200):
        random = chance("stuck", name, deal)
        match = Match(rules_class(name)(), deal)
        while moves := match.rules.moves(match.table):
            match.play(random.choice(moves))
        if match.table.scores is None:
            return match
    raise AssertionError


@pytest.mark.parametrize("name", ["take_ten", "take_fourteen", "try_again", "carpet", "four_of_a_kind"])
def test_a_lost_game_says_so_and_can_be_undone(player, name):
    match = stuck(name)
    player.sit_down(match)
    player.frame()
    assert "No move" in player.scene.notice.words
    model = match.steps[-2].table
    player.click(player.scene.notice.buttons[0].rect.center)
    assert player.model == model
    assert not player.scene.notice.words or player.rules.play_on(model)
    player.check()
    player.same_as_fresh()


def nearly_won(name):
    """A match one move of the player before its end, found by playing well."""
    from patience.engine.finish import finish_line

    for deal in range(1, 3000):
        random = chance("won", name, deal)
        match = Match(
            rules_class(name)(None, **({"draw": 1, "split_runs": True} if name == "klondike" else {})), deal
        )
        seen = 0
        while match.table.scores is None and seen < 250:
            moves = match.rules.moves(match.table)
            if not moves:
                break
            line = finish_line(match.rules, match.table, turning=True) if seen % 10 == 0 else None
            if line:
                for move in line:
                    match.play(move)
                break
            match.play(max(moves, key=lambda m: (match.rules.liking(match.table, m), random.random())))
            seen += 1
        if match.table.scores is not None:
            match.undo()
            return match
    raise AssertionError(name)


WON = {}


@pytest.fixture(params=["take_ten", "take_fourteen", "four_of_a_kind", "klondike"])
def last_move(request):
    if request.param not in WON:
        WON[request.param] = nearly_won(request.param)
    match = Match(WON[request.param].rules, WON[request.param].deal)
    for step in WON[request.param].steps:
        match.play(step.move)
    return match, WON[request.param].undone[-1].move


class Panels:
    """Counts the panels that are laid over the table."""

    def __init__(self, player, monkeypatch):
        self.shown = []
        show = player.app.show
        monkeypatch.setattr(
            player.app, "show", lambda scene: (self.shown.append(type(scene).__name__), show(scene))
        )


def test_the_last_move_shows_one_win_panel_when_the_cards_have_arrived(hands, last_move, monkeypatch):
    match, move = last_move
    hands.app.change(motion="calm", auto_finish=False)
    hands.sit_down(match)
    panels = Panels(hands, monkeypatch)
    hands.scene.play(move)
    assert hands.model.scores is not None
    assert hands.scene.motion.flights
    assert not panels.shown
    hands.rest()
    assert panels.shown == ["WinPanel"]
    hands.wait(1.0, 0.1)
    hands.resize((900, 700))
    hands.wait(0.3, 0.1)
    assert panels.shown == ["WinPanel"]
    hands.same_as_fresh()
    hands.check()


def test_undo_while_the_last_card_flies_leaves_no_win_panel_over_a_game_that_goes_on(
    hands, last_move, monkeypatch
):
    match, move = last_move
    hands.app.change(motion="calm", auto_finish=False)
    hands.sit_down(match)
    hands.scene.play(move)
    hands.wait(0.05)
    hands.key(pygame.K_u)
    hands.rest()
    assert (hands.app.panel is not None) == (hands.model.scores is not None)
    hands.check()


def test_a_won_game_taken_up_again_does_not_win_twice_and_is_changed_by_nothing(
    hands, last_move, monkeypatch
):
    match, move = last_move
    hands.app.change(motion="off", auto_finish=False)
    hands.sit_down(match)
    hands.scene.play(move)
    hands.app.dismiss()
    name, model = hands.rules.name, hands.model
    text = hands.app.saves.load(name)
    hands.app.home()
    panels = Panels(hands, monkeypatch)
    hands.app.play(name)
    hands.rest()
    assert len(panels.shown) <= 1
    hands.app.dismiss()
    before = len(panels.shown)
    for key in (pygame.K_SPACE, pygame.K_h, pygame.K_f, pygame.K_r):
        hands.key(key)
        hands.rest()
    for place in hands.scene.lay.spots:
        for button in (1, 3):
            hands.click(hands.point(place), button)
    assert hands.model == model
    assert len(panels.shown) == before
    assert hands.app.saves.load(name) == text
    hands.key(pygame.K_u)
    assert hands.model.scores is None
    hands.check()


def test_one_undo_takes_back_a_move_with_the_finish_that_followed_it(player):
    """Klondike with all but the last cards home: the move that frees the rest, and the rest goes by itself."""
    from patience.engine.finish import finish_line

    for deal in range(1, 2000):
        random = chance("follow", deal)
        match = walked("klondike", {"draw": 1, "split_runs": True}, deal, 160, random)
        if match.table.scores is not None or not match.steps:
            continue
        for number in range(len(match.steps), 0, -1):
            before = match.steps[number - 2].table if number > 1 else match.dealt
            line = finish_line(match.rules, match.steps[number - 1].table)
            if line and len(line) > 2 and not finish_line(match.rules, before):
                move = match.steps[number - 1].move
                while len(match.steps) >= number:
                    match.undo()
                match.undone.clear()
                player.sit_down(match)
                player.scene.play(move)
                assert player.model.scores is not None
                assert player.match.moves_made == number
                player.app.dismiss()
                player.key(pygame.K_u)
                assert player.model == before
                player.check()
                return
    raise AssertionError("no such deal")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_the_game_on_the_table_after_every_step(player, name):
    player.app.play(name, 3)
    random = chance("kept", name)
    for key in [None, None, None, pygame.K_u, None, None, pygame.K_u, pygame.K_u, pygame.K_r, None]:
        if key:
            player.key(key)
        else:
            play_by_hand(player, random, 1)
        kept = read(player.app.saves.load(name), rules_class)
        assert kept.table == player.model
        assert [s.move for s in kept.steps] == [s.move for s in player.match.steps]
        assert [s.move for s in kept.undone] == [s.move for s in player.match.undone]


@pytest.mark.parametrize("name", NAMES)
def test_looking_at_panels_and_other_games_leaves_the_game_as_it_is(player, name):
    player.app.play(name, 3)
    play_by_hand(player, chance("look", name), 5)
    model, steps = player.model, [s.move for s in player.match.steps]
    for key in (pygame.K_s, pygame.K_d, pygame.K_F10, pygame.K_F1):
        player.key(key)
        assert player.app.panel
        player.frame()
        player.key(pygame.K_ESCAPE)
        assert player.app.panel is None
    player.key(pygame.K_SLASH, unicode="?")
    assert player.app.panel
    player.app.dismiss()
    for other in NAMES:
        player.app.play(other)
    player.app.home()
    player.app.play(name)
    assert player.model == model
    assert [s.move for s in player.match.steps] == steps


@pytest.fixture
def shelf(tmp_path):
    (tmp_path / "config").mkdir()
    return Folders(str(tmp_path / "data"), str(tmp_path / "config"), [])


@pytest.fixture
def at_home(monkeypatch, shelf, tmp_path):
    """Somebody whose games are kept on the disk."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    clock = Clock()
    clock.install(monkeypatch)
    player = Player(clock, shelf=shelf, motion="off")
    yield player
    player.writer.finish()


BAD = {
    "empty": "",
    "cut": "Patience Parlour record 1\ngame klondike\ndeal 5\nmove tap st",
    "another table": "Patience Parlour record 1\ngame klondike\nplayers 1\ndeal 5\nmove tap stock\ncheck 00000000\n",
    "unknown game": "Patience Parlour record 1\ngame bridge\nplayers 1\ndeal 5\ncheck 00000000\n",
    "a later form": "Patience Parlour record 2\n",
    "no move of this game": "Patience Parlour record 1\ngame klondike\nplayers 1\ndeal 5\nmove carry waste 9 nowhere\ncheck 0\n",
    "garbled": "\x00\x01\x02" * 50,
    "another game": "Patience Parlour record 1\ngame carpet\nplayers 1\ndeal 5\ncheck 00000000\n",
}


@pytest.mark.parametrize("what", BAD)
@pytest.mark.parametrize("which", ["klondike.txt", "klondike.previous.txt"])
def test_a_damaged_game_is_told_in_one_line_and_set_aside_and_a_new_one_is_dealt(at_home, shelf, what, which):
    games = os.path.join(shelf.data, "games")
    os.makedirs(games)
    with open(os.path.join(games, which), "w") as file:
        file.write(BAD[what])
    at_home.app.play("klondike")
    if "previous" in which:
        at_home.app.key = None
        mine = at_home.match
        at_home.key(pygame.K_u)
        assert at_home.match is mine
    at_home.frame()
    assert "set aside" in at_home.scene.message
    assert "\n" not in at_home.scene.message
    at_home.check()
    at_home.key(pygame.K_SPACE)
    assert at_home.match.moves_made == 1
    at_home.writer.finish()
    assert any(".damaged-1" in file for file in os.listdir(games))
    with open(os.path.join(games, which + ".damaged-1")) as file:
        assert file.read() == BAD[what]
    with open(os.path.join(games, "klondike.txt")) as file:
        assert read(file.read(), rules_class).table == at_home.model


def test_a_game_that_is_none_of_that_name_is_not_shown_under_it(at_home, shelf):
    match = walked("carpet", {}, 4, 10, chance("other name"))
    from patience.engine.record import write

    at_home.app.saves.keep("klondike", write(match))
    at_home.app.play("klondike")
    assert at_home.rules.name == "klondike"


def test_settings_are_on_the_disk_before_the_end(at_home, shelf):
    at_home.app.change(felt="Claret", one_click=True)
    at_home.writer.finish()
    from patience.shelf import settings

    kept, wrong = settings.load(shelf)
    assert (kept.felt, kept.one_click, wrong) == ("Claret", True, [])


def test_closing_the_window_in_mid_game_asks_nothing_and_keeps_the_game(at_home, shelf):
    at_home.app.play("klondike", 9)
    at_home.key(pygame.K_SPACE)
    model = at_home.model
    at_home.send(pygame.QUIT)
    assert not at_home.app.running
    at_home.writer.finish()
    with open(os.path.join(shelf.data, "games", "klondike.txt")) as file:
        assert read(file.read(), rules_class).table == model


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1280, 800)])
def test_a_notice_too_long_for_its_line_keeps_its_beginning_and_the_name_of_the_file(
    player, size, monkeypatch
):
    fault = (
        "The saved game of Klondike cannot be read (line 4: “"
        + "7" * 40
        + "…” is not the number of a deal); "
    )
    player.resize(size)
    player.app.play("klondike", 5)
    player.frame()
    set_in_type, line = [], text.line

    def watched(surface, words, *how):
        place = line(surface, words, *how)
        set_in_type.append((words, place))
        return place

    monkeypatch.setattr(text, "line", watched)
    player.app.table.say(fault + "it is set aside as klondike.txt.damaged-1.")
    player.frame()
    told, place = next(drawn for drawn in set_in_type if drawn[0].startswith("The saved game"))
    assert told.endswith(" klondike.txt.damaged-1.")
    assert pygame.Rect((0, 0), size).contains(place)


def test_a_thinker_can_ring_where_nobody_hears_it_any_more(monkeypatch):
    def full(_event):
        raise pygame.error("Event queue is full (65535 events)")

    monkeypatch.setattr(pygame.event, "post", full)
    program._wake()
