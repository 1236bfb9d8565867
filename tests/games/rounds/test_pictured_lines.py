"""The pictures in the rules of Guest and of both Court Circulars are true."""

import pytest

from patience.cards import card, cards
from patience.engine.diagram import Diagram
from patience.engine.moves import Play
from patience.engine.table import EMPTY, Pile, Table
from patience.games.rounds.bowers import ORDERS
from patience.games.rounds.guest import Guest
from patience.games.rounds.guest_table import Visit
from patience.games.rounds.lines import line_1860, line_1862
from patience.games.rulebook import court_circular_1860, court_circular_1862, guest

JUDGES = {court_circular_1860: line_1860, court_circular_1862: line_1862}


def parts_of(book):
    diagrams = [part for chapter in book.chapters() for part in chapter.parts if isinstance(part, Diagram)]
    return [part for diagram in diagrams for part in diagram.parts]


def pictures():
    for book in JUDGES:
        for part in parts_of(book):
            yield pytest.param(book, part, id=f"{book.__name__[-4:]}: {part.words}")


@pytest.mark.parametrize(("book", "part"), list(pictures()))
def test_a_pictured_line_is_what_it_is_called(book, part):
    fans = {fan.place: cards(fan.cards) for fan in part.fans}
    (lead,) = fans.get("lead") or cards("3S")
    line = JUDGES[book](lead, fans["line.0"])
    if part.good is False:
        assert line.kind == ""
    else:
        assert part.words == line.title or line.title.startswith("Court Circular")
        assert set(line.cards) == {*fans.get("lead", ()), *fans["line.0"]}


def test_the_trumps_of_guest_are_pictured_from_the_highest_down():
    part = parts_of(guest)[0]
    shown = cards(part.fans[0].cards)
    order = ORDERS["H"]
    assert list(shown) == sorted(order.members["H"], key=lambda c: -order.strength[c])[:6]


def test_the_pictured_tricks_of_guest_are_right_and_wrong():
    tried = []
    for part in parts_of(guest)[1:]:
        led, played, held = (fan.cards for fan in part.fans)
        rules = Guest()
        piles = dict.fromkeys(rules.places, EMPTY)
        piles |= {"trick.0": Pile(cards(led)), "hand.1": Pile((*cards(held), card(played)))}
        table = Table(piles, 1, {}, Visit(3, 1, "H", 0, (1, 0, 0, 0), ()))
        assert (Play("hand.1", card(played), "trick.1") in rules.moves(table)) is part.good
        tried.append(part.good)
    assert tried == [True, False]
