"""The tray at the right edge: all cards of a heap that may be looked through, the lowest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text
from patience.gui.cardart import PROPORTION
from patience.gui.theme import BRASS, CREAM, SAGE
from patience.words import ngettext

if TYPE_CHECKING:
    from patience.engine.table import Pile
    from patience.gui.cardart import CardArt
    from patience.gui.layout import Layout
    from patience.gui.theme import Scale

STEP, LEAST = 0.30, 0.20  # card widths from one card to the next; with less an index could not be read
SMALLER = 0.7  # cards are so much smaller when one column does not hold them


class Tray:
    """Shows one pile until the next click; `place` is empty when it is shut."""

    def __init__(self) -> None:
        self.place = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.card = self.column = self.room = self.head = (
            0  # a card's width, cards in a column, px it can be fanned
        )

    def open(self, place: str, count: int, layout: Layout, scale: Scale) -> None:
        """Open it for a place with so many cards, as wide as they need it."""
        self.place = place
        small = scale.tiny or layout.w < 84 * scale.u
        self.head = scale.px(34 if small else 70)
        margin = scale.px(8 if scale.tiny else 22)
        area = layout.area
        for columns in range(1, 9):
            self.card = layout.w if columns == 1 else round(SMALLER * layout.w)
            self.room = area.h - 2 * margin - self.head - scale.px(14) - round(PROPORTION * self.card)
            self.column = max(1, int(self.room / (LEAST * self.card)) + 1)
            if count <= self.column * columns:
                break
        width = round(columns * 1.08 * self.card + 0.34 * layout.w)
        self.column = -(-count // columns)
        self.rect = pygame.Rect(area.right - margin - width, area.y + margin, width, area.h - 2 * margin)

    def reach(self, scale: Scale) -> pygame.Rect:
        """All that it paints, its shadow too."""
        return self.rect.inflate(scale.px(64), scale.px(64))

    def paint(
        self,
        canvas: pygame.Surface,
        title: str,
        pile: Pile,
        layout: Layout,
        scale: Scale,
        art: CardArt,
        night: str,
    ) -> None:
        """Draw it with the cards of its pile, on that ground."""
        u, w, box = scale.u, self.card, self.rect
        ink.shadow(canvas, box, 16 * u, 16 * u, 120, 6 * u)
        ink.rounded(canvas, box, 16 * u, night, BRASS, 1.2 * u, 0.96, 0.7)
        ink.deco_frame(canvas, box, 7 * u, 4 * u, BRASS, 0.35, max(1, u))
        x = box.x + round(0.2 * layout.w)
        small = scale.tiny or layout.w < 84 * u
        style = text.GAME_NAME.at(12.5 if small else 17)
        close = scale.px(13 if small else 18)
        y = box.y + scale.px(20 if small else 28)
        text.line(canvas, title, (x, y), style, u, CREAM, most=box.right - x - close - scale.px(14))
        canvas.blit(
            icons.icon("close", close, CREAM, 2.2), (box.right - scale.px(12) - close, y - close // 2)
        )
        if not small:
            count = ngettext("{n} card, top card last", "{n} cards, top card last", len(pile.cards))
            note = count.format(n=len(pile.cards))
            text.line(
                canvas, note, (x, box.y + scale.px(50)), text.CAPTION.at(11), u, SAGE, most=box.right - x - 8
            )
        step = min(STEP * w, self.room / max(1, self.column - 1))
        for i, card in enumerate(pile.cards):
            if card:
                column, row = divmod(i, self.column)
                at = (x + round(column * 1.08 * w), round(box.y + self.head + row * step))
                place = pygame.Rect(at, (w, round(PROPORTION * w)))
                canvas.blit(art.face(card, w, large=layout.large), place)
                if row < self.column - 1 and i < len(pile.cards) - 1:
                    art.edge(canvas, card, place, layout.edge(step / w))
