"""Nobody learns more than his eyes can tell him."""

import io
import pickle
from random import Random

from every_game import every_choice, walk, walks

from patience.cards import Card
from patience.engine.match import Match
from patience.engine.table import Pile, Table

SHUT_AWAY = ("stock", "lifted", "taken")  # the roles of the places that nobody looks into


class Searcher(pickle.Pickler):
    """Pickles a thing and remembers every card that it meets."""

    def __init__(self, thing) -> None:
        super().__init__(io.BytesIO())
        self.found = set()
        self.dump(thing)

    def reducer_override(self, thing):
        if isinstance(thing, Card):
            self.found.add(thing)
        return NotImplemented


def open_to_the_eye(rules, table):
    """The cards that somebody at the table sees, by the rules of the house rather than by the program."""
    seen = set()
    for name, pile in table.piles.items():
        role = rules.places[name].role
        cards = [] if role in SHUT_AWAY else pile.cards[pile.down :]
        if role == "heap" and not table["foundation.1"].cards:
            cards = cards[-1:]
        seen.update(cards)
    return seen


@every_choice
@walks(5)
def test_a_pickled_view_holds_the_cards_that_lie_open_and_no_other(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        assert Searcher(match.view()).found == open_to_the_eye(rules, match.table)


@every_choice
@walks(5)
def test_what_may_be_done_is_the_same_in_the_view_as_on_the_table(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        view = pickle.loads(pickle.dumps(match.view()))
        assert list(view.moves) == list(rules.moves(match.table))
        assert [len(pile) for pile in view.table.piles.values()] == [
            len(p) for p in match.table.piles.values()
        ]


@every_choice
@walks(4)
def test_other_cards_where_nobody_sees_them_change_no_view_and_no_legal_move(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        table, seen = match.table, match.view().table
        hidden = [
            card
            for name, pile in table.piles.items()
            for card, shown in zip(pile.cards, seen[name].cards, strict=True)
            if not shown
        ]
        Random(seed).shuffle(hidden)
        unseen = iter(hidden)
        piles = {
            name: Pile(tuple(card or next(unseen) for card in pile.cards), pile.down)
            for name, pile in seen.piles.items()
        }
        other = Table(piles, table.turn, table.counters, table.notes, table.scores)
        assert rules.seen_by(0, other) == seen
        assert rules.moves(other) == rules.moves(table)


@every_choice
@walks(3)
def test_an_onlooker_sees_what_the_player_sees_and_no_effect_names_a_card(rules, deal, seed, length):
    for match in walk(Match(rules, deal), seed, length):
        assert rules.seen_by(None, match.table) == match.view().table
        if match.steps:
            assert not Searcher(match.steps[-1].effects).found
