"""Round games through the program's own loop, with the thinker in its own process and time as it is."""

import multiprocessing
import os
import re
import signal
import time
from random import Random

import pygame
import pytest
from harness import Mouth
from party import LONG, ME, Guests, deals, own_moves, without_time

from patience.engine.moves import DEAL
from patience.engine.record import read, write
from patience.games import ROUNDS, rules_class
from patience.gui import sdl
from patience.gui.company.paper import DealPaper
from patience.players.choose import choose

GAMES = [game.name for game in ROUNDS]
STUCK = 60  # s in which nothing happens: nothing is measured, but a test that hangs should end
NAP = 0.5  # s that one sleep lasts at most
UNDO = 4  # so many decisions, and one is taken back and made again
FEWEST = {"authors": 3}  # where more would take long
ONCE = ("speculation", "ranter_go_round")  # where one often decides but once in a deal


class Hands(Guests):
    """Somebody at the window: acts between two turns of the loop, by events that come as those of the system do."""

    def __init__(self, *given, **settings):
        super().__init__(None, *given, **{"opponents": "easy", **settings})
        del self.app.thinker  # the real one
        self.acts = self.act
        self.seen, self.since = None, time.monotonic()

    def send(self, kind, **fields):
        pygame.event.post(pygame.event.Event(kind, fields))

    def run(self):
        """Let the loop go until the window is closed."""
        sleep = sdl.waiter()

        def wait(timeout):
            self.watch()
            if not self.acts():
                sleep(NAP if timeout is None else min(timeout, NAP))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sdl, "waiter", lambda: wait)
            self.app.run()

    def watch(self):
        state = len(self.match.steps), self.app.panel, self.scene, self.app.running
        if state != self.seen:
            self.seen, self.since = state, time.monotonic()
        assert time.monotonic() < self.since + STUCK, f"nobody goes on: {self.scene.line()}"

    def act(self):
        """What the player does now; false when he waits."""
        return False

    @property
    def asked(self):
        """Whether the player is asked something."""
        return not self.app.panel and self.scene.mine and self.scene.choices.any


class Whole(Hands):
    """Plays a match to its end by the mouse, and takes something back now and then."""

    def start(self, name, players=None):
        self.begin(name, players)
        self.chance, self.undecided, self.papers, self.last = Random(name), 0, 0, 0
        self.after = self.again = None
        self.repeated = 0
        return self

    def act(self):
        if isinstance(self.app.panel, DealPaper):
            return self.turn_the_paper()
        if not self.asked:
            return False
        self.hold()
        if self.again is not None:
            return self.make_again()
        self.undecided += 1
        own = [step.move for step in self.match.steps if not step.follows]
        if self.undecided >= UNDO and len(own) > self.last and own[-1] != DEAL:
            self.undecided = 0
            return self.take_back()
        self.last = len(own)
        self.click_something(self.chance)
        return True

    def take_back(self):
        self.after, mine = without_time(self.match), self.match.moves_made
        self.again = own_moves(self.match, mine - 1)
        self.key(pygame.K_u, unicode="u")
        return True

    def make_again(self):
        """The same decision once more, to which all others must answer as they did."""
        if self.again:
            moves, self.again = self.again, ()
            self.scene.play_all(moves)
            return True
        assert without_time(self.match) == self.after
        self.repeated += 1
        self.again = None
        self.last = self.match.moves_made
        return True

    def turn_the_paper(self):
        self.again = None
        self.papers += 1
        self.hold()
        if self.rules.is_match_over(self.model) or self.papers >= LONG.get(self.rules.name, 4):
            self.send(pygame.QUIT)
        else:
            self.key(pygame.K_RETURN)
        return True


class Disturber(Hands):
    """Does something once while somebody else thinks, then plays on for a while, and closes the window."""

    def start(self, name, deed, players=None, most=3):
        self.begin(name, players, deal=2)
        self.chance, self.deed, self.done, self.left = Random(name), deed, 0, most
        return self

    def act(self):
        scene = self.app.table
        if scene and not self.app.panel and scene.asked and scene.match.moves_made and not self.done:
            self.done = 1
            self.deed(self)
            return True
        if self.app.panel:
            self.app.dismiss()
            return True
        if not self.asked:
            return False
        cards = [card for pile in self.model.piles.values() for card in pile.cards]
        assert sorted(cards) == sorted(self.rules.pack())
        assert self.scene.view.table == self.match.view(ME).table
        if self.done:
            self.left -= 1
            if not self.left:
                self.send(pygame.QUIT)
                return True
        self.click_something(self.chance)
        return True

    def resize_now(self):
        self.app.window.frame.size = self.chance.choice([(1280, 800), (720, 1000), (900, 640)])

    def kill_the_thinker(self):
        (child,) = multiprocessing.active_children()
        os.kill(child.pid, signal.SIGKILL)


@pytest.fixture
def sit(monkeypatch, tmp_path, quick_cards):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("patience.speech.Speaker", Mouth)
    monkeypatch.setattr(signal, "signal", lambda *_given: None)  # the test's own Ctrl-C
    seated = []

    def begin(kind, *given, **settings):
        seated.append(kind(*given, **settings))
        return seated[-1]

    yield begin
    for hands in seated:
        if "thinker" in vars(hands.app):
            hands.app.thinker.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_through_the_loop_to_its_end(sit, name):
    hands = sit(Whole).start(name, FEWEST.get(name))
    hands.run()
    assert hands.rules.is_match_over(hands.model) or hands.papers == LONG.get(name, 4)
    assert hands.papers == deals(hands.match)
    assert hands.repeated or name in ONCE
    kept = read(hands.app.saves.load(name), rules_class)
    assert write(kept) == write(hands.match)
    thread = hands.app.thinker._thread
    thread.join(STUCK)
    assert not thread.is_alive()
    assert not multiprocessing.active_children()


def key(code, *, mod=0):
    return lambda hands: hands.key(code, mod, chr(code) if code < 128 else "")


DEEDS = {
    "the window gets another size": Disturber.resize_now,
    "the thinker is killed": Disturber.kill_the_thinker,
    "it is undone": key(pygame.K_u),
    "a new match is dealt": key(pygame.K_n),
    "a hint is wanted": key(pygame.K_h),
    "options are opened": key(pygame.K_o),
    "the level is changed": lambda hands: hands.app.change(opponents="medium"),
    "motion is switched on": lambda hands: hands.app.change(motion="brisk"),
    "the start screen is opened and left": lambda hands: (hands.app.home(), hands.app.play("guest")),
    "another number sits down": lambda hands: hands.app.play("guest", deal=7, fresh=True),
    "all is hurried": key(pygame.K_SPACE),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_a_game_goes_on_though_something_happens_while_somebody_thinks(sit, deed):
    hands = sit(Disturber).start("guest", DEEDS[deed])
    hands.run()
    assert hands.done
    assert not hands.app.running
    assert write(read(hands.app.saves.load("guest"), rules_class)) == write(hands.match)


def test_the_window_closes_while_somebody_thinks_and_no_process_is_left(sit):
    hands = sit(Disturber, opponents="strong").start("guest", lambda hands: hands.send(pygame.QUIT))
    hands.run()
    assert hands.done
    hands.app.thinker._thread.join(STUCK)
    assert not hands.app.thinker._thread.is_alive()
    assert not multiprocessing.active_children()


class Learner(Hands):
    """Asks for advice as soon as there is a card to play, and leaves when it has come."""

    def start(self, name):
        self.begin(name, deal=2)
        self.chance, self.wanted, self.told = Random(name), False, ""
        return self

    def act(self):
        if not self.asked or self.app.panel:
            return False
        if self.wanted:
            if self.scene.hinting:
                return False
            self.told = self.scene.notice
            self.send(pygame.QUIT)
        elif self.scene.choices.cards:
            self.wanted = True
            self.key(pygame.K_h, unicode="h")
            self.key(pygame.K_h, unicode="h")  # twice does no harm
        else:
            self.click_something(self.chance)
        return True


@pytest.mark.parametrize("name", ["guest", "five_or_nine", "court_circular_1862"])
def test_a_hint_is_what_the_strong_player_would_do_and_says_why(sit, name):
    hands = sit(Learner).start(name)
    hands.run()
    mind = hands.match.mind(hands.scene.me)
    best = choose(mind, "strong", hands.match.luck)
    words = hands.scene.words(hands.rules.describe(hands.scene.view.table, best))
    assert words.partition(" ")[2] in hands.told  # but for "plays" or "play"
    assert re.search(r"\(.+\)$", hands.told)
