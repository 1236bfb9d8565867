"""What every pattern of the middle has in common: it lays cards and counters, and paints what lies between."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.cardart import CardArt
    from patience.gui.company.choices import Choices
    from patience.gui.company.people import Person
    from patience.gui.company.plan import Plan


class Laid(NamedTuple):
    """Where the cards of some places lie (lowest first), and where heaps of counters stand, by their names."""

    cards: dict[str, list[pygame.Rect]]
    heaps: dict[str, pygame.Rect]


class Look(NamedTuple):
    """All that painting needs beside the table."""

    plan: Plan
    art: CardArt
    people: list[Person]
    choices: Choices  # of the player, empty while others play
    purses: Mapping[str, int]  # what each purse shows now
    framed: str = ""  # the place that keyboard or pointer has come to


class Pattern:
    """A way to lay the middle of the table; the scene draws the cards, a pattern all else."""

    roles: tuple[str, ...] = ()  # of the places that it lays

    def __init__(self, rules: Company) -> None:
        self.rules = rules
        self.names = [name for name, place in rules.places.items() if place.role in self.roles]

    def lay(self, table: Table, plan: Plan) -> Laid:
        """Where everything of this pattern lies on such a table."""
        raise NotImplementedError

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw what lies under the cards: frames, trays, empty places, counters, names."""

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw what lies over the cards: badges, who played them."""

    def place_at(self, pos: tuple[int, int], table: Table, laid: Laid) -> str:
        """The place or heap under a point; "" when there is none."""
        for name, rects in laid.cards.items():
            if any(rect.collidepoint(pos) for rect in rects):
                return name
        return next((name for name, rect in laid.heaps.items() if rect.collidepoint(pos)), "")
