"""The program as a player meets it: events go in, and what lies on the table is asked of the match."""

import sys
import warnings
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pygame

from patience.engine.match import Match
from patience.engine.moves import Carry, Lift, Tap
from patience.engine.record import write
from patience.games import NAMES, rules_class
from patience.gui import app as program
from patience.gui.panels import triumph  # noqa: F401 - loaded late otherwise, when the clock is in its place
from patience.gui.table import TableScene
from patience.shelf import folders
from patience.shelf.files import Writer
from patience.shelf.saves import Saves
from patience.shelf.settings import Settings

LEFT, MIDDLE, RIGHT = 1, 2, 3
SIZES = [(640, 400), (800, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (720, 1280)]


class Clock:
    """Time that passes only when the test says so."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def install(self, monkeypatch):
        for name, module in list(sys.modules.items()):
            if name.startswith("patience.gui.") and hasattr(module, "monotonic"):
                monkeypatch.setattr(module, "monotonic", self)


def every_choice(name):
    """Every set of options that a game allows."""
    from itertools import product

    from patience.engine.rules import GameError

    game = rules_class(name)
    names = [option.name for option in game.options]
    for values in product(*([value for value, _label in option.values] for option in game.options)):
        chosen = dict(zip(names, values, strict=True))
        try:
            game(None, **chosen)
        except GameError:
            continue
        yield chosen


EVERY_GAME = [(name, chosen) for name in NAMES for chosen in every_choice(name)]


def title(case):
    name, chosen = case
    return "-".join([name, *(f"{key}={value}" for key, value in chosen.items())])


def walked(name, chosen, deal, steps, chance):
    """A match of that many random moves; the better a move looks, the likelier it is."""
    match = Match(rules_class(name)(None, **chosen), deal)
    for _step in range(steps):
        moves = match.rules.moves(match.table)
        if not moves:
            break
        weights = [1 + match.rules.liking(match.table, move) ** 2 for move in moves]
        match.play(chance.choices(moves, weights)[0])
    while match.steps and not match.rules.moves(
        match.table
    ):  # the last position in which something can be done
        match.undo()
    return match


class Mouth:
    """Remembers what would be spoken."""

    def __init__(self):
        self.said = []

    def say(self, text):
        self.said.append(text)

    def hush(self):
        self.said.append("hush")

    def close(self):
        self.said.clear()


class Ears:
    """Hears the sounds in place of a device."""

    def __init__(self):
        self.heard = []

    def play(self, name, volume):
        self.heard.append((name, volume))

    def hush(self):
        self.heard.append("hush")

    def close(self):
        self.heard.append("close")


class Player:
    def __init__(self, clock, size=(1280, 800), shelf=None, **settings):
        self.clock = clock
        kept = shelf or folders.nowhere()
        self.writer = Writer(kept.notices)
        with warnings.catch_warnings():  # pygame-ce means to take Window.from_display_module away one day
            warnings.simplefilter("ignore", DeprecationWarning)
            self.app = program.App(Settings(window=size, **settings), Saves(kept, self.writer), kept.notices)
        self.app.sounds = Ears()
        self.resize(size)

    # What there is

    @property
    def scene(self):
        return self.app.table

    @property
    def match(self):
        return self.app.table.match

    @property
    def model(self):
        return self.app.table.match.table

    @property
    def rules(self):
        return self.app.table.rules

    def sit_down(self, match):
        """Go on with a match that was begun elsewhere, as after a start of the program."""
        self.app.table = None  # else the game that lies there would be kept instead
        self.app.saves.keep(match.rules.name, write(match))
        self.app.play(match.rules.name)
        return self.app.table

    # Events

    def send(self, kind, **fields):
        self.app.dispatch(pygame.event.Event(kind, fields))

    def down(self, pos, button=LEFT):
        self.send(pygame.MOUSEBUTTONDOWN, pos=tuple(pos), button=button, touch=False)

    def up(self, pos, button=LEFT):
        self.send(pygame.MOUSEBUTTONUP, pos=tuple(pos), button=button, touch=False)

    def move(self, pos, buttons=(0, 0, 0)):
        self.send(pygame.MOUSEMOTION, pos=tuple(pos), rel=(0, 0), buttons=buttons, touch=False)

    def pull(self, pos):
        self.move(pos, (1, 0, 0))

    def click(self, pos, button=LEFT):
        self.down(pos, button)
        self.up(pos, button)

    def drag(self, start, end):
        self.down(start)
        self.pull((start[0] + (end[0] - start[0]) // 2, start[1] + (end[1] - start[1]) // 2))
        self.pull(end)
        self.up(end)

    def key(self, key, mod=0, unicode=""):
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode=unicode, scancode=0)

    def resize(self, size):
        self.app.window.frame.size = size
        for event in pygame.event.get():
            if event.type == pygame.WINDOWSIZECHANGED:
                self.app.dispatch(event)
        assert self.app.window.size == tuple(size)

    # Time

    def wait(self, seconds, step=1 / 30):
        """Let time pass, with everything painted on the way."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += step
            self.frame()

    def frame(self):
        self.app.tick()
        self.app.paint()

    def rest(self):
        """Until nothing moves."""
        for _frame in range(400):
            self.frame()
            if not self.app.moving:
                break
            self.clock.now += 0.05
        assert not self.app.moving
        self.frame()

    # Points on the table, found without the board's own search

    def point(self, place, at=None):
        """A point where the card `at` of a place (or its uppermost, or the empty place) is on top."""
        lay, cards = self.scene.lay, self.scene.lay.cards[place]
        spot = lay.spots[place]
        at = len(cards) - 1 if at is None else at
        if at < 0 or (spot.under and not cards):
            over = lay.cards[spot.under] if spot.under else []
            return (over[-1] if over else lay.slot(place)).center
        covers = cards[at + 1 :] if not spot.under else [*cards[:at], *lay.cards[spot.under]]
        rect = cards[at]
        for x in (rect.centerx, rect.x + 3, rect.right - 4):
            for y in (rect.centery, rect.y + 3, rect.bottom - 4):
                if not any(cover.collidepoint(x, y) for cover in covers):
                    return x, y
        return None

    def middle(self, place, at=None):
        """The middle of what shows of a card (or the uppermost, or the empty place)."""
        lay, cards = self.scene.lay, self.scene.lay.cards[place]
        if over := lay.cards.get(lay.spots[place].under):  # both are one pile to the hand
            return over[-1].center
        at = len(cards) - 1 if at is None else at
        if at < 0:
            return self.point(place)
        rect = cards[at].copy()
        for cover in cards[at + 1 :]:  # a fan: what shows is a strip of it
            if cover.y > rect.y:
                rect.h = min(rect.h, cover.y - rect.y)
            elif cover.x > rect.x:
                rect.w = min(rect.w, cover.x - rect.x)
        return rect.center

    def bring(self, source, at, target):
        """Take up a card by a point where it shows and let go right over a place."""
        start = self.point(source, at)
        lay = self.scene.lay
        lowest = lay.cards[source][at]
        goal = lay.cards[target][-1] if lay.cards[target] else lay.slot(target)
        way = pygame.Vector2(goal.topleft) - lowest.topleft
        if way.length() < 16 * self.scene.scale.u:  # to its own pile: a drag all the same
            way.x += 16 * self.scene.scale.u
        self.drag(start, (start[0] + round(way.x), start[1] + round(way.y)))

    # What must always hold

    def check(self):
        """Cards are there once each, the tokens lie as the cards do, the view is the match's, nothing hangs."""
        if not self.app.table:
            return
        piles = self.model.piles
        cards = [card for pile in piles.values() for card in pile.cards]
        assert sorted(cards) == sorted(self.rules.pack())
        if not isinstance(self.app.table, TableScene):
            return
        tokens = self.scene.tokens.places
        assert {name: len(held) for name, held in tokens.items()} == {n: len(p) for n, p in piles.items()}
        assert sorted(token for held in tokens.values() for token in held) == list(range(52))
        where = {
            token: card
            for name, held in tokens.items()
            for token, card in zip(held, piles[name].cards, strict=True)
        }
        if getattr(self, "_of", None) is not self.match:
            self._of, self._where = self.match, where
        assert where == self._where, "a token has become another card"
        assert self.scene.view.table == self.match.view().table
        hands, gestures = self.scene.hands, self.scene.gestures
        assert not hands.held or gestures.pressed
        assert bool(hands.size) == hands.held == bool(hands.source)
        if hands.held:
            assert len(piles[hands.source].cards) - piles[hands.source].down >= hands.size
        if gestures.chosen:
            assert len(piles[gestures.chosen[0]].cards) >= gestures.chosen[1]

    def same_as_fresh(self, what=""):
        """Compare what was painted bit by bit with everything painted anew."""
        self.frame()
        painted = self.app.window.canvas.copy()
        if self.app.table and self.app.scene is self.app.table:
            self.app.table.spoil()
        for scene in self.app.scenes():
            scene.invalidate()
        self.app.paint()
        alike(painted, self.app.window.canvas, what)

    def same_as_new_scene(self):
        """Compare what is painted with another scene of the same match, which has no history."""
        old = self.scene
        self.send(pygame.WINDOWLEAVE)  # nothing is under the pointer, nothing is chosen
        old.forget_hint()
        old.cursor.hide()
        old.pill.until, old.hints = None, 0
        old.focus(None)
        self.frame()
        self.app.settle()
        self.frame()
        painted = self.app.window.canvas.copy()
        new = TableScene(self.app, self.match, self.rules)
        new.message = old.message
        new.layout(old.size)
        if self.model.scores is None:
            new.rest()
            new.message = old.message
            new.spoil()
        new.pill.until = None
        new.paint(self.app.window.canvas, new.bounds)
        alike(painted, self.app.window.canvas, "a scene without history")
        old.spoil()
        self.app.paint()


def alike(one, other, what=""):
    if pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"):
        return
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    kept = Path(mkdtemp())
    pygame.image.save(one, kept / "painted.png")
    pygame.image.save(other, kept / "fresh.png")
    raise AssertionError(
        f"{what}: {mask.count()} pixels differ in {rects[:5]} of {one.get_size()}, see {kept}"
    )


def legal(rules, model):
    """For each pair of places that a player may join, whether any number of cards may go: {(source, size, target)}."""
    found = {}
    for move in rules.moves(model):
        if isinstance(move, Carry):
            found[move.source, move.size, move.target] = move
        elif isinstance(move, Lift):
            for one in move.places:
                for other in move.places:
                    if one != other:
                        found[one, 1, other] = move
        else:
            assert isinstance(move, Tap)
    return found


def chance(*seed):
    return Random("/".join(map(str, seed)))


assert "numpy" not in sys.modules
