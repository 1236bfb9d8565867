"""The four packets as they are turned and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.games.fortune.consultation import PACKET_NAMES, packet_title
from patience.gui import ink, text
from patience.gui.company import tints
from patience.gui.fortune import parts
from patience.words import _, capital

if TYPE_CHECKING:
    from patience.engine.table import Table
    from patience.games.fortune.fortune import Fortune
    from patience.games.fortune.meanings import Drawn
    from patience.gui.cardart import CardArt
    from patience.gui.fortune.plan import Column, FortunePlan


class Packets:
    """Paints the columns without their large cards; `present` is the packet being read ("" for none)."""

    def __init__(self, rules: Fortune, plan: FortunePlan, art: CardArt) -> None:
        self.rules, self.plan, self.art = rules, plan, art
        self.u = plan.scale.u

    def paint(self, canvas: pygame.Surface, table: Table, present: str) -> None:
        """Draw every column, and the shared paper where there is one."""
        for name, column in zip(PACKET_NAMES, self.plan.columns, strict=True):
            self._column(canvas, table, name, column, present=name == present)
        if self.plan.narrow:
            self._paper(canvas, table, present or PACKET_NAMES[0], self.plan.shared)

    def _column(
        self, canvas: pygame.Surface, table: Table, name: str, column: Column, *, present: bool
    ) -> None:
        u = self.u
        alpha, edge, width = (0.62, 0.95, 1.8) if present else (0.42, 0.35, 1.0)
        ink.rounded(canvas, column.rect, 14 * u, tints.GLASS, tints.GOLD, width * u, alpha, edge)
        parts.heading(canvas, column.heading, packet_title(name), u, gold=present)
        if column.paper.h:
            self._paper(canvas, table, name, column.paper)

    def _paper(self, canvas: pygame.Surface, table: Table, name: str, rect: pygame.Rect) -> None:
        px, u = self.plan.scale.px, self.u
        cards = [drawn for drawn in self.rules.packet(table, name) if drawn]
        if not cards and not self.plan.narrow:
            style = parts.TOLD.at(16)
            at = rect.centerx, rect.y + min(rect.h // 2, px(96))
            text.line(canvas, _("not yet turned"), at, style, u, tints.MUTED, "centre")
            return
        parts.paper(canvas, rect, 12, u)
        room = rect.inflate(-px(28), -px(20))
        story = self.rules.packet_story(table, name)
        if self.plan.narrow:
            words = packet_title(name) if cards else _("Turn the cards, one packet after the other.")
            text.line(canvas, words, (room.x, room.y + px(6)), parts.HEAD.at(14), u, tints.BROWN, most=room.w)
            room.y, room.h = room.y + px(20), room.h - px(20)
            left = pygame.Rect(room.x, room.y, round(0.38 * room.w), room.h)
            self._list(canvas, table, cards, left, 12)
            told = pygame.Rect(left.right + px(16), room.y, room.right - left.right - px(16), room.h)
            self._story(canvas, story, told)
            return
        for size in (13.5, 13.0, 12.5, 12.0, 11.5, 11.0):
            bottom = self._list(None, table, cards, room, size)
            told = pygame.Rect(room.x, bottom + px(12), room.w, room.bottom - bottom - px(12))
            if text.height(story, parts.TOLD.at(size + 1), told.w, u) <= told.h:
                break
        self._list(canvas, table, cards, room, size)
        ink.veil(canvas, (room.x, bottom + px(3), room.w, max(1, px(1.2))), tints.GOLD)
        self._story(canvas, story, told)

    def _list(
        self, canvas: pygame.Surface | None, table: Table, cards: list[Drawn], room: pygame.Rect, size: float
    ) -> int:
        """Draw a line for each card, or only measure when there is no canvas; the height where the list ends."""
        px, u, teller = self.plan.scale.px, self.u, self.rules.teller(table)
        wide, style, y = px(22), parts.SMALL.at(size), room.y
        for drawn in cards:
            words = _("{card}: {meaning}").format(
                card=capital(drawn.name), meaning=teller.meaning(drawn).short
            )
            place = pygame.Rect(room.x + wide + px(10), y, room.w - wide - px(10), room.h)
            tall = text.height(words, style, place.w, u)
            if canvas:
                parts.card(canvas, self.art, drawn, pygame.Rect(room.x, y + px(1), wide, round(1.4 * wide)))
                inside = max(0, (px(31) - tall) // 2)
                text.paragraph(canvas, words, place.move(0, inside), style, u, "#4a3a1e")
            y += max(tall, px(32)) + px(6)
        return y

    def _story(self, canvas: pygame.Surface, story: str, room: pygame.Rect) -> None:
        style = parts.fitting(story, parts.TOLD, room.size, self.u)
        text.paragraph(canvas, story, room, style, self.u, tints.INK)
