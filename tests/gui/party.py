"""Somebody at the table for several, with players beside him who think at once."""

from random import Random

import pygame
import pytest
from harness import Player, alike

from patience.engine.moves import DEAL, Play
from patience.engine.record import write
from patience.games import ROUNDS, rules_class
from patience.gui.company.paper import DealPaper
from patience.gui.company.scene import CompanyScene  # noqa: F401 - loaded late otherwise, when the clock is in its place
from patience.players.thinker import Answer

ME = 0
GAMES = [game.name for game in ROUNDS]
SMALL = (640, 400)
LONG = {
    "authors": 1,
    **dict.fromkeys(("guest", "ranter_go_round", "court_circular_1860", "court_circular_1862"), 99),
}
SHORT = {"deals": 4, "evening": 1, "game": 20}  # options that make a match short
LETTERS = {chr(code): code for code in range(pygame.K_a, pygame.K_z + 1)}
every_game = pytest.mark.parametrize("name", GAMES)


class Chancer:
    """Thinks at once and plays at random, always the same in the same position; `slow` answers not at all."""

    def __init__(self):
        self.asked = 0
        self.question = None
        self.slow = False

    def ask(self, mind, level, deal):
        self.asked += 1
        self.question = mind, level, deal

    def forget(self):
        self.question = None

    def answer(self):
        if self.slow or not self.question:
            return None
        (mind, level, deal), self.question = self.question, None
        table = mind.view.table
        held = [
            card
            for name, pile in table.piles.items()
            if name == f"hand.{mind.view.seat}"
            for card in pile.cards
        ]
        moves = [
            m
            for m in mind.view.moves
            if not (isinstance(m, Play) and m.target.startswith("hand.") and m.card in held)
        ]
        return Answer(0, Random(f"{deal}/{mind.view.seat}/{len(mind.past)}/{level}").choice(moves), [])

    def close(self):
        pass


class Guests(Player):
    """Somebody at the table for several."""

    def __init__(self, clock, size=SMALL, shelf=None, **settings):
        super().__init__(clock, size, shelf, **{"motion": "off", **settings})
        self.app.thinker = Chancer()
        self.papers = 0
        self.total = None

    def begin(self, name, players=None, deal=12345, **options):
        game = rules_class(name)
        short = {option.name: SHORT[option.name] for option in game.options if option.name in SHORT}
        self.app.play(name, deal, {**short, **options}, players=players)
        self.total = sum(self.model.counters.values())
        self.papers = 0
        return self

    def until_mine(self, most=4000):
        """Until the player is asked something, or a paper lies there."""
        for _tick in range(most):
            self.app.tick()
            if self.app.panel or (self.scene.mine and self.scene.choices.any):
                return
            self.clock.now += 1
        raise AssertionError("nobody goes on")

    def hold(self):
        """What must be true after every act."""
        table, rules = self.model, self.rules
        cards = [card for pile in table.piles.values() for card in pile.cards]
        assert sorted(cards) == sorted(rules.pack())
        assert sum(table.counters.values()) == self.total
        tokens = self.scene.tokens.places
        assert {name: len(held) for name, held in tokens.items()} == {
            n: len(p) for n, p in table.piles.items()
        }
        assert self.scene.view.table == self.match.view(ME).table
        assert {name: len(rects) for name, rects in self.scene.laid.cards.items()} == {
            name: len(pile.cards) for name, pile in table.piles.items()
        }

    def same_as_fresh(self, what=""):
        self.frame()
        painted = self.app.window.canvas.copy()
        self.scene.spoil()
        for scene in self.app.scenes():
            scene.invalidate()
        self.app.paint()
        alike(painted, self.app.window.canvas, what)

    # What a hand can do

    def points(self):
        """Every point that a click would make something of."""
        scene, answers = self.scene, self.scene.answers
        cards = [scene.hand.rects[card] for card in scene.choices.cards]
        found = [(rect.x + 3, rect.centery) for rect in cards]
        found += [target.rect.center for target in answers.targets()]
        return found + [widget.rect.center for widget in answers.widgets if widget.usable]

    def click_something(self, chance):
        self.scene.acted = 0.0  # so that it is no second click
        self.click(chance.choice(self.points()))

    def press_something(self, chance):
        scene = self.scene
        letters = [button.shortcut for button in scene.answers.buttons if len(button.shortcut) == 1]
        keys = [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB] + 5 * [
            pygame.K_RETURN
        ]
        keys += [LETTERS[letter.lower()] for letter in letters]
        if scene.focused in scene.bar.widgets or (
            not any(button.enabled for button in scene.answers.buttons) and scene.focused
        ):  # Enter would go elsewhere
            keys = [pygame.K_TAB]
        key = chance.choice(keys)
        letter = chr(key) if key in LETTERS.values() else ""
        self.key(key, unicode=letter)

    def play_on(self, chance, act, papers=2, most=6000):
        """Play until so many deals are over, or the match; each deal has its paper once."""
        for number in range(most):
            self.until_mine()
            self.hold()
            if isinstance(self.app.panel, DealPaper):
                self.papers += 1
                self.frame()
                if self.papers == papers or self.rules.is_match_over(self.model):
                    break
                dealt = deals(self.match)
                self.key(pygame.K_RETURN)
                assert deals(self.match) == dealt + 1
                continue
            assert self.app.panel is None
            act(chance)
            if number % 40 == 0:
                self.frame()
        assert isinstance(self.app.panel, DealPaper), "it never ends"
        assert self.papers == deals(self.match)


def deals(match):
    return 1 + sum(step.move == DEAL for step in match.steps)


def without_time(match):
    """The record, but for how long it took."""
    return [line for line in write(match).splitlines() if not line.startswith("time ")]


def own_moves(match, made):
    """What the player has done since he had decided so often, with what was done for him."""
    before, count, found = match.dealt, 0, []
    for step in match.steps:
        count += not step.follows
        if count > made and before.turn == ME:
            found.append(step.move)
        before = step.table
    return found


def at_the_paper(guests, name="newmarket", **options):
    """A finished deal with the paper over it."""
    guests.begin(name, **options)
    chance = Random(name)
    while not guests.app.panel:
        guests.until_mine()
        if not guests.app.panel:
            guests.click_something(chance)
    return guests.app.panel
