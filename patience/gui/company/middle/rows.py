"""Suit rows: thirteen fixed columns, a row for each suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.company import cardface, frames, tints
from patience.gui.company.pattern import Laid, Look, Pattern

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.cards import Card
    from patience.engine.table import Table
    from patience.gui.company.plan import Plan

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
HEAD = text.BADGE.at(12)


class Rows(Pattern):
    """Each card in the column of its rank."""

    roles = ("row",)

    def _grid(self, plan: Plan) -> tuple[pygame.Rect, float, float, int]:
        """The room, the width of a column, the height of a row, the width of a card."""
        px, room = plan.scale.px, plan.field.inflate(-plan.scale.px(8), 0)
        head = px(14 if plan.compact else 22)
        room = pygame.Rect(room.x, room.y + head, room.w, room.h - head)
        column = min(px((27 if plan.compact else 54) * plan.grown), room.w / 13.4)
        row = min(px((46 if plan.compact else 93) * plan.grown), room.h / 4)
        w = round(min(1.18 * column, (row - px(3)) / 1.4))
        grid = pygame.Rect(0, 0, round(13 * column), round(4 * row))
        grid.midtop = room.centerx, room.y + max(0, (room.h - grid.h) // 2)
        return grid, column, row, w

    def spot(self, row: int, rank: int, plan: Plan) -> pygame.Rect:
        """Where the card of a rank lies."""
        grid, column, tall, w = self._grid(plan)
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = round(grid.x + (rank - 0.5) * column), round(grid.y + (row + 0.5) * tall)
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """The cards of each row, in the order in which they were laid."""
        return Laid(
            {
                name: [self.spot(row, card.rank if card else 1, plan) for card in table.piles[name].cards]
                for row, name in enumerate(self.names)
            },
            {},
        )

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The whole grid."""
        grid = self._grid(look.plan)[0]
        yield grid.union(self.spot(0, 1, look.plan)).union(self.spot(3, len(RANKS), look.plan))

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the heads, the starter's columns tinted, and dashed places where a card of the player may go."""
        plan, u = look.plan, look.plan.scale.u
        grid, column, tall, _w = self._grid(plan)
        edge, head = plan.scale.px(30 if plan.compact else 44), plan.scale.px(18 if plan.compact else 34)
        frame = pygame.Rect(grid.x - edge, grid.y - head, grid.w + 2 * edge, grid.h + head + plan.scale.px(6))
        frames.inlay(canvas, frame.clip(plan.field.inflate(0, 2 * head)), u)
        for rank in self.rules.starting_ranks(table):
            box = pygame.Rect(round(grid.x + (rank - 1) * column), grid.y, round(column), grid.h)
            ink.rounded(canvas, box, 8 * u, tints.GOLD, alpha=0.12)
        for rank, word in enumerate(RANKS, 1):
            at = grid.x + (rank - 0.5) * column, grid.y - plan.scale.px(7 if plan.compact else 11)
            text.line(canvas, word, at, HEAD.at(11 if plan.compact else 12.5), u, tints.MUTED, "centre")
        for row, name in enumerate(self.names):
            suit = name.rpartition(".")[2]
            size = plan.scale.px(11 if plan.compact else 22)
            sign = icons.suit(suit, size, theme.RED_ON_GREEN if suit in "HD" else tints.CREAM, 0.9)
            y = round(grid.y + (row + 0.5) * tall)
            ace = self.spot(row, 1, plan)
            canvas.blit(sign, sign.get_rect(midright=(ace.x - plan.scale.px(4 if plan.compact else 8), y)))
            ink.veil(canvas, (grid.x, y, grid.w, max(1, plan.scale.px(1))), tints.MUTED, 0.18)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the places where a card of the player may go, between what lies beside them."""
        plan, u = look.plan, look.plan.scale.u
        for card in look.choices.cards:
            place = self._free(card, table, laid, plan)
            if place:
                word = RANKS[card.rank - 1] if plan.compact else cardface.sign(card)
                frames.place(canvas, place, u, word, gold=True)

    def _free(self, card: Card, table: Table, laid: Laid, plan: Plan) -> pygame.Rect | None:
        """What of a card's place no neighbour covers."""
        row = next((row for row, name in enumerate(self.names) if name.endswith(card.suit)), None)
        if row is None:
            return None
        place = self.spot(row, card.rank, plan)
        left, right = place.x, place.right
        for rect in laid.cards[self.names[row]]:
            if rect.x < place.x:
                left = max(left, rect.right + 1)
            else:
                right = min(right, rect.x - 1)
        return pygame.Rect(left, place.y, right - left, place.h)
