"""Won games of every kind, played by hand from the first card to the last.

The lines in `tests/won` were found by a greedy player; each hand makes the same moves in its own way.
"""

from pathlib import Path

import pygame
import pytest
from harness import chance
from test_cursor import steer

from patience.engine.match import Match
from patience.engine.moves import Carry, Lift, Tap
from patience.engine.record import read
from patience.games import NAMES, rules_class

WON = Path(__file__).parent.parent / "won"
TREMBLE = 6  # logical px


class Pair:
    """A move as a hand sees it: some upper cards of a place, and where they go (a tap goes nowhere)."""

    def __init__(self, player, move):
        self.source, self.size, self.target = "", 0, ""
        if isinstance(move, Tap):
            self.target = move.place
        elif isinstance(move, Carry):
            self.source, self.size, self.target = move.source, move.size, move.target
        else:
            assert isinstance(move, Lift)
            self.source, self.size, self.target = move.places[0], 1, move.places[-1]
        self.at = len(player.model.piles[self.source].cards) - self.size if self.source else -1


class Drags:
    """Every card is dragged; only what has to be touched is clicked."""

    def __init__(self, player, seed):
        self.player = player

    def make(self, move):
        pair = Pair(self.player, move)
        if pair.source:
            self.player.bring(pair.source, pair.at, pair.target)
        else:
            self.player.click(self.player.point(pair.target))


class Clicks:
    """Every card is clicked, and then where it goes, by a hand that trembles whenever it presses or lets go."""

    def __init__(self, player, seed):
        self.player, self.random = player, chance("tremble", seed)

    def trembling(self, pos):
        far = TREMBLE * self.player.scene.scale.u
        while True:
            dx, dy = self.random.uniform(-far, far), self.random.uniform(-far, far)
            if dx * dx + dy * dy <= far * far:
                return round(pos[0] + dx), round(pos[1] + dy)

    def click(self, pos):
        end = self.trembling(pos)
        self.player.down(self.trembling(pos))
        self.player.pull(end)
        self.player.up(end)

    def make(self, move):
        pair = Pair(self.player, move)
        if pair.source:
            self.click(self.player.middle(pair.source, pair.at))
            assert self.player.scene.gestures.chosen == (pair.source, pair.size), move
        self.click(self.player.middle(pair.target))


class Keys:
    """Everything by the keyboard: arrows bring the ring to a card, Enter takes it, and lays it where it is then."""

    ARROWS = ((pygame.K_LEFT, -1, 0), (pygame.K_RIGHT, 1, 0), (pygame.K_UP, 0, -1), (pygame.K_DOWN, 0, 1))

    def __init__(self, player, seed):
        self.player = player

    def where(self, hit):
        cards = self.player.scene.lay.cards[hit[0]]
        return pygame.Vector2((cards[hit[1]] if cards else self.player.scene.lay.slot(hit[0])).topleft)

    def steer(self, *goal):
        """Press the arrow that points most at the goal until the ring is there; where that leads astray, find a way."""
        cursor, been = self.player.scene.cursor, set()
        if not cursor.shown:
            self.player.key(pygame.K_HOME)
        while cursor.hit != goal and cursor.hit not in been:
            been.add(cursor.hit)
            way = self.where(goal) - self.where(cursor.hit)
            self.player.key(max(self.ARROWS, key=lambda arrow: way.x * arrow[1] + way.y * arrow[2])[0])
        if cursor.hit != goal:
            steer(self.player, *goal)

    def make(self, move):
        pair, model = Pair(self.player, move), self.player.model
        target = self.player.scene.lay.spots[pair.target].under or pair.target  # one pile to the hand
        if pair.source:
            self.steer(pair.source, pair.at)
            self.player.key(pygame.K_RETURN)
        if self.player.model is model:  # else the card could go to one place only
            self.steer(target, len(model.piles[target].cards) - 1)
            self.player.key(pygame.K_RETURN)


HANDS = [Drags, Clicks, Keys]


def line(name):
    """The moves of a won game, and the match at its deal."""
    match = read((WON / f"{name.replace('_', '-')}.txt").read_text(), rules_class)
    return [step.move for step in match.steps], Match(match.rules, match.deal)


@pytest.mark.parametrize("size", [(1280, 800), (640, 400)], ids=["usual", "smallest"])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_played_to_its_win(player, quick_cards, monkeypatch, name, hand, size):
    shown = []
    show = player.app.show
    monkeypatch.setattr(player.app, "show", lambda scene: (shown.append(type(scene).__name__), show(scene)))
    player.app.change(auto_finish=False)
    player.resize(size)
    moves, match = line(name)
    player.sit_down(match)
    maker = hand(player, name)
    for number, move in enumerate(moves, 1):
        assert not shown
        maker.make(move)
        assert player.match.moves_made == number, f"move {number}: {move}"
        assert player.match.steps[-1].move == move
        player.check()
        if number % 25 == 0:
            player.same_as_fresh(f"after move {number}")
    assert shown == ["WinPanel"]
    assert player.app.panel
    assert player.model.scores is not None
    player.same_as_fresh("won")
