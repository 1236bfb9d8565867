"""The names of Lines, each on a ribbon beside its row."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.gui.company import ribbons
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from patience.cards import Card
    from patience.engine.company import Company
    from patience.engine.table import Table
    from patience.gui.company.middle.line_places import LinePlaces
    from patience.gui.company.pattern import Look


class Named(NamedTuple):
    """The name of a Line: the left end of its ribbon, how wide that may be, and whether it is gold."""

    words: str
    at: tuple[int, int]
    most: int
    gold: bool


def previewed(look: Look) -> Card | None:
    """The card of the hand with which the own Line is shown: the framed one, if it may be played."""
    return look.pointed if look.pointed in look.choices.cards else None


def named(rules: Company, table: Table, places: LinePlaces, look: Look) -> Iterator[Named]:
    """The names of the best Line and of the player's, between two of both."""
    for words, at, gold in _named(rules, table, places, look):
        yield Named(words, at, _most(at, places), gold)


def _named(
    rules: Company, table: Table, places: LinePlaces, look: Look
) -> Iterator[tuple[str, tuple[int, int], bool]]:
    """The same without how wide they may be."""
    plan, px = look.plan, look.plan.scale.px
    card, best, lead, own = previewed(look), rules.leading(table), places.lead, places.row(plan.me)
    mine = rules.preview(table, card) if card else rules.line_of(table, plan.me)
    if places.two:
        other = 1 - plan.me
        row, words = places.row(other), rules.line_of(table, other)
        if words:
            at = row[-1].right + px(22 if not plan.compact else 8), row[0].centery
            yield words, at, best == other and not card
        at = lead.right + px(30 if not plan.compact else 8), lead.centery
    else:
        if best is not None and best != plan.me:
            at = lead.right + round(0.5 * lead.w), lead.bottom - px(17 if not plan.compact else 13)
            words = _("{name}: {line}").format(name=look.name(best), line=rules.line_of(table, best))
            yield words, at, not card
        at = own[-1].right + px(22 if not plan.compact else 8), own[0].centery
        if plan.compact:  # below who sits at the right
            at = at[0], own[0].bottom - px(14)
    if mine:
        yield mine, at, bool(card) or best == plan.me


def _most(at: tuple[int, int], places: LinePlaces) -> int:
    """How wide a ribbon may be: it ends before who sits at the right, and what he holds."""
    plan = places.plan
    end = plan.size[0] - plan.scale.px(8)
    if not places.two and (not plan.compact or at[1] < places.row(plan.me)[0].y):
        end = plan.field.right - plan.scale.px(20 if plan.compact else 0)
    return end - at[0]


def _size(look: Look) -> float:
    return 12.5 if look.plan.compact else 17


def rect(name: Named, look: Look) -> pygame.Rect:
    """The place of a name's ribbon."""
    return ribbons.ribbon_rect(name.words, name.at, look.plan.scale.u, _size(look), name.most)


def paint(canvas: pygame.Surface, name: Named, look: Look) -> None:
    """Draw a name's ribbon."""
    u = look.plan.scale.u
    ribbons.ribbon(canvas, name.words, name.at, u, _size(look), name.most, gold=name.gold)
