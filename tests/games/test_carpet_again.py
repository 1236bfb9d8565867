"""The Carpet played beside the program with bare lists: the same cards must lie in the same places."""

from random import Random

import pytest
from every_game import make
from hypothesis import given, settings
from hypothesis import strategies as st

from patience.cards import PACK, shuffled
from patience.engine.rules import HIGHEST_DEAL

SPACES = [f"space.{i}" for i in range(1, 21)]


class Beside:
    """A carpet kept by hand."""

    def __init__(self, pack):
        self.carpet, self.pack, self.extra, self.second = list(pack[:20]), list(pack[20:]), [], False
        self.home = dict.fromkeys("CDHS", 0)
        for at in range(20):
            self.lay_aces_aside(at)

    def lay_aces_aside(self, at):
        while self.carpet[at] and self.carpet[at].rank == 1:
            self.home[self.carpet[at].suit] = 1
            self.carpet[at] = self.pack.pop(0) if self.pack else None

    def can_be_built(self, card):
        return card is not None and 0 < self.home[card.suit] == card.rank - 1

    def build(self, at):
        card = self.carpet[at]
        self.home[card.suit], self.carpet[at] = card.rank, None
        if not self.second and self.pack:
            self.carpet[at] = self.pack.pop(0)
            self.lay_aces_aside(at)

    def turn(self):
        self.second = True
        self.extra.append(self.pack.pop(0))
        if self.extra[-1].rank == 1:
            self.home[self.extra.pop().suit] = 1

    def choices(self, leave_gaps):
        found = [("build", at) for at in range(20) if self.can_be_built(self.carpet[at])]
        gaps = [at for at in range(20) if not self.carpet[at]]
        if self.extra:
            found += [("build extra", 0)] * self.can_be_built(self.extra[-1])
            found += [("fill", at) for at in gaps]
        stuck = not found if not self.second else leave_gaps or not (self.extra and gaps)
        return found + [("turn", 0)] * bool(self.pack and stuck)

    def do(self, what, at):
        if what == "build":
            self.build(at)
        elif what == "build extra":
            card = self.extra.pop()
            self.home[card.suit] = card.rank
        elif what == "fill":
            self.carpet[at] = self.extra.pop()
        else:
            self.turn()


def _text(beside, what, at):
    card = beside.extra[-1] if what == "build extra" else beside.carpet[at]
    suit = card.suit if card else ""
    return {
        "build": f"carry space.{at + 1} 1 foundation.{suit}",
        "build extra": f"carry extra 1 foundation.{suit}",
        "fill": f"carry extra 1 space.{at + 1}",
        "turn": "tap stock",
    }[what]


@pytest.mark.parametrize("leave_gaps", [False, True])
@settings(max_examples=60)
@given(st.integers(1, HIGHEST_DEAL), st.integers(0, 2**32))
def test_played_beside_the_program_it_comes_out_the_same(leave_gaps, deal, seed):
    rules, chance = make("carpet", {"leave_gaps": leave_gaps}), Random(seed)
    table = rules.start(deal)
    beside = Beside(shuffled(PACK, f"carpet/{deal}"))
    while True:
        assert [table[name].top for name in SPACES] == beside.carpet
        assert list(table["extra"].cards) == beside.extra
        assert list(table["stock"].cards[::-1]) == beside.pack
        assert all(len(table[f"foundation.{suit}"]) == height for suit, height in beside.home.items())
        choices = beside.choices(leave_gaps)
        moves = {str(move): move for move in rules.moves(table)}
        assert len(moves) == len(choices)
        if not choices:
            break
        what, at = chance.choice(choices)
        table, _effects = rules.play(table, moves[_text(beside, what, at)])
        beside.do(what, at)
    assert (table.scores is not None) == all(height == 13 for height in beside.home.values())
