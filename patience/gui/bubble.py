"""The bubble of a hint: a lamp, the move in words, why to make it, and buttons to make it or see another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from patience.gui import icons, ink, text
from patience.gui.buttons import Button
from patience.gui.notice import Slip
from patience.gui.theme import BRASS_LIGHT, INK, INK_SECOND
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from patience.gui.tableview import TableView

LAMP_INK = "#7a5513"
LEAST_WIDTH = 600  # logical
TITLE, REASON = text.GAME_NAME.at(16.5), text.LABEL.at(13.5)
TINY_TITLE, TINY_REASON = text.GAME_NAME.at(14.5), text.CAPTION
HEIGHTS = 6  # how many places above the foot are tried


class Words(NamedTuple):
    """A move in words, and why it is a good one."""

    title: str
    reason: str


class Bubble(Slip):
    """Stands where it covers the least of what the hint points at, and keeps its size from one hint to the next."""

    def __init__(self, scene: TableView, pages: Sequence[Words], do: Callable[[], None]) -> None:
        super().__init__(scene)
        self.pages = pages
        self.do = do
        self.page = pages[0]
        self.needed: list[pygame.Rect] = []

    def show(self, number: int, needed: list[pygame.Rect], another: Callable[[], None]) -> None:
        """Say one page; `needed` is what should not be covered."""
        self.page, self.needed = self.pages[number], needed
        if self.buttons:  # they stay, so that one of them can be pressed again and again
            self.report()
            self.words = self.page.title
            self.layout()
            self.report()
            return
        buttons = [Button(_("Do it"), self.do, "brass")]
        if len(self.pages) > 1:
            buttons.append(Button(_("Another"), another, "quiet"))
        self.write(self.page.title, buttons)

    def layout(self) -> None:
        if not self.words:
            return
        scale = self.scene.scale
        widths = [button.natural_width(scale.u) + scale.px(0 if scale.tiny else 8) for button in self.buttons]
        edge = scale.px(10 if scale.tiny else 16)
        beside = self._left() + scale.px(12 if scale.tiny else 32) + sum(widths) + edge
        most = self.scene.size[0] - 2 * scale.px(8 if scale.tiny else 20)
        total = min(most, max(scale.px(LEAST_WIDTH), beside + self._widest()))
        self._settle((total, scale.px(54 if scale.tiny else 76)))
        self.row(self.rect.right - edge, widths, scale.px(4))

    def _left(self) -> int:
        """Where the words begin, seen from the paper's edge."""
        return self.scene.scale.px(52 if self.scene.scale.tiny else 76)

    def _styles(self) -> tuple[text.Style, text.Style]:
        return (TINY_TITLE, TINY_REASON) if self.scene.scale.tiny else (TITLE, REASON)

    def _widest(self) -> int:
        pairs = [pair for page in self.pages for pair in zip(page, self._styles(), strict=True)]
        return max(text.width(words, style, self.scene.scale.u) for words, style in pairs)

    def _settle(self, size: tuple[int, int]) -> None:
        """Stand where the least is covered: of what is needed first, then of any cards; best at the foot."""
        cards, area = self.scene.cards_shown(), self.scene.area
        step = max(1, (area.h - size[1] - self.scene.scale.px(24)) // HEIGHTS)

        def covered(rects: list[pygame.Rect]) -> int:
            parts = [self.rect.clip(rect) for rect in rects]
            return sum(part.w * part.h for part in parts)

        def cost(place: tuple[int, float]) -> tuple[int, int]:
            height, across = place
            self.stand(size, across, height * step)
            return covered(self.needed), covered(cards) + height * step * size[0] // 4

        places = [(height, across) for height in range(HEIGHTS + 1) for across in (0.5, 1, 0)]
        height, across = min(places, key=cost)
        self.stand(size, across, height * step)

    def paint_words(self, canvas: pygame.Surface, u: float) -> None:
        tiny = self.scene.scale.tiny
        lamp, radius = round((28 if tiny else 40) * u), (14 if tiny else 19) * u
        ink.disc(canvas, (self.rect.x + lamp, self.rect.centery), radius, BRASS_LIGHT)
        sign = icons.icon("hint", round((18 if tiny else 24) * u), LAMP_INK, 2)
        canvas.blit(sign, sign.get_rect(center=(self.rect.x + lamp, self.rect.centery)))
        x, y = self.rect.x + self._left(), self.rect.centery
        room = self.buttons[0].rect.x - x - round(8 * u)
        colours, offsets = (INK, INK_SECOND), ((-9, 10) if tiny else (-10, 13))
        for words, style, colour, dy in zip(self.page, self._styles(), colours, offsets, strict=True):
            fitted = text.fit(words, style, room, u)
            text.line(canvas, words, (x, y + dy * u), fitted, u, colour, most=room)
