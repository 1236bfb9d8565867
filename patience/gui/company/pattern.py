"""What every pattern of the middle has in common: it lays cards and counters, and paints what lies between."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.gui.company.people import named

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import pygame

    from patience.cards import Card
    from patience.engine.company import Company
    from patience.engine.moves import Move
    from patience.engine.table import Seat, Table
    from patience.gui.cardart import CardArt
    from patience.gui.company.choices import Choices
    from patience.gui.company.half import Half
    from patience.gui.company.people import Person
    from patience.gui.company.plan import Plan
    from patience.gui.company.story import Act

    What = str | Card | Move


class Laid(NamedTuple):
    """Where the cards of some places lie (lowest first), and where heaps of counters stand, by their names."""

    cards: dict[str, list[pygame.Rect]]
    heaps: dict[str, pygame.Rect]


class Target(NamedTuple):
    """Something on the table to be clicked: a move, or a part of an answer that takes several clicks."""

    rect: pygame.Rect
    what: What
    marked: bool = True  # whether a thin gold frame shows it
    back: bool = False  # whether a click takes back instead
    seat: bool = False  # whether it is a person and not a thing


class Look(NamedTuple):
    """All that painting needs beside the table."""

    plan: Plan
    art: CardArt
    people: list[Person]
    choices: Choices  # of the player, empty while others play
    purses: Mapping[str, int]  # what each purse shows now
    half: Half  # what the player has chosen so far of an answer
    story: Sequence[Act] = ()  # what has been done in this deal, as the player could follow it
    pointed: Card | None = None  # the card of the hand that is framed
    framed: What | None = None  # what keyboard or pointer has come to on the table

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.people[seat].name

    def words(self, text: str) -> str:
        """A text of the rules with the names of the seats put in."""
        return named(text, self.people, self.plan.me)


class Pattern:
    """A way to lay the middle of the table; the scene draws the cards, a pattern all else."""

    roles: tuple[str, ...] = ()  # of the places that it lays
    follows_hand = False  # whether it looks otherwise when another card of the hand is framed

    def __init__(self, rules: Company, names: Sequence[str] | None = None) -> None:
        self.rules = rules
        places = rules.places if names is None else names
        self.names = [name for name in places if rules.places[name].role in self.roles]

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Where everything of this pattern lies on such a table."""
        raise NotImplementedError

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw what lies under the cards: frames, trays, empty places, counters, names."""

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw what lies over the cards: badges, who played them."""

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """What this paints beside cards and heaps that nothing may cover."""
        return iter(())

    def targets(self, table: Table, laid: Laid, look: Look) -> Iterator[Target]:
        """What can be clicked: cards that may be taken, packs that may be cut, places with one obvious use."""
        choices = look.choices
        for name in self.names:
            rects, cards = laid.cards[name], table.piles[name].cards
            if name in choices.taps and rects:
                yield Target(rects[-1], choices.taps[name])
            for at, (rect, card) in enumerate(zip(rects, cards, strict=True)):
                if card and card in choices.there.get(name, ()):
                    yield Target(rect, choices.there[name][card])
                if at in choices.draws.get(name, ()):
                    yield Target(rect, choices.draws[name][at], marked=False)
