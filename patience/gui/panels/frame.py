"""The frame of every panel: paper in the middle of the window, or a sheet that fills a tiny one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import theme
from patience.gui.buttons import Button
from patience.gui.panels import paper
from patience.gui.widgetscene import WidgetScene
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from patience.gui.buttons import Kind
    from patience.gui.desk import Desk

PADDING, HEAD = 36, 92  # logical
POINTER = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class Panel(WidgetScene):
    """A panel with a title; subclasses fill `inner` in `arrange` and paint it in `paint_inner`.

    `want` is the largest logical size of the paper. Esc, the close button and a click beside the paper close.
    """

    want = (900, 690)
    rises = True

    def __init__(
        self, desk: Desk, title: str, note: str = "", close: Callable[[], None] | None = None
    ) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk = desk
        self.title = title
        self.note = note
        self.box = self.inner = pygame.Rect(0, 0, 0, 0)
        self._close = close
        self.needs = 0  # window pixels of all content, when the paper may be shorter
        self._outside = False
        self.closer = Button(_("Close"), self.close, "round", "close")
        self.closer.worded = False
        self.primary: Button | None = None
        self.foot_left: list[Button] = []
        self.foot_right: list[Button] = []
        self.wide_only: list[Button] = []  # left out of the sheet's narrow head

    @property
    def sheet(self) -> bool:
        """Whether it fills the whole window."""
        return self.scale.tiny

    @property
    def scrim(self) -> tuple[str, float] | None:
        """Paper dims what lies below it; a sheet covers it."""
        return None if self.sheet else (theme.SCRIM, 0.6)

    @property
    def extent(self) -> pygame.Rect:
        """The paper with its shadow."""
        return self.box.inflate(self.scale.px(152), self.scale.px(152))

    @property
    def spoken(self) -> str:
        """The title and the line beside it."""
        return f"{self.title}. {self.note}" if self.note else self.title

    def close(self) -> None:
        """Take the panel away."""
        (self._close or self.desk.dismiss)()

    def foot(
        self,
        label: str,
        action: Callable[[], None],
        kind: Kind = "paper",
        *,
        left: bool = False,
        sheet: bool = True,
    ) -> Button:
        """Add a button to the foot, from the right end inwards; in a sheet it stands in the head."""
        button = Button(label, action, kind)
        (self.foot_left if left else self.foot_right).append(button)
        if not sheet:
            self.wide_only.append(button)
        if kind == "brass":
            self.primary = button
        return button

    def finish(self) -> None:
        """Take the frame's own buttons in, after all others, so that Tab comes to them last."""
        self.add(*self.foot_left, *reversed(self.foot_right), self.closer)

    def layout(self, size: tuple[int, int]) -> None:
        """Place paper, buttons and content."""
        self.interface = self.desk.settings.size / 100
        super().layout(size)
        if self.sheet:
            self._lay_sheet()
        else:
            self._lay_paper()
        self.arrange()
        spare = self.inner.h - self.needs
        if self.needs and spare > 0 and not self.sheet:
            self._lay_paper(spare)
            self.arrange()

    def arrange(self) -> None:
        """Place the content in `inner`, and say in `needs` how tall it is."""

    def _lay_paper(self, spare: int = 0) -> None:
        px, bounds = self.scale.px, self.bounds
        top = self.scale.bar + px(10)
        w = min(px(self.want[0]), bounds.w - px(40))
        h = min(px(self.want[1]), bounds.h - top - px(10)) - spare
        y = max(min(top, bounds.h - h - px(10)), (bounds.h - h) // 2)
        self.box = pygame.Rect((bounds.w - w) // 2, y, w, h)
        foot = px(paper.FOOT) if self.foot_left or self.foot_right else px(24)
        head = px(HEAD)
        self.inner = pygame.Rect(
            self.box.x + px(PADDING), self.box.y + head, w - 2 * px(PADDING), h - head - foot
        )
        self.closer.icon = "close"
        self.closer.kind = "round"
        self.closer.rect = pygame.Rect(self.box.right - px(64), self.box.y + px(26), px(36), px(36))
        y = self.box.bottom - px(66)
        right, left = self.box.right - px(36), self.box.x + px(28)
        for button in self.foot_right:
            button.visible = True
            wide = max(px(120), button.natural_width(self.scale.u) + px(12))
            button.rect = pygame.Rect(right - wide, y, wide, px(42))
            right -= wide + px(12)
        for button in self.foot_left:
            button.visible = True
            button.rect = pygame.Rect(left, y, button.natural_width(self.scale.u) + px(12), px(42))
            left = button.rect.right + px(8)

    def _lay_sheet(self) -> None:
        px = self.scale.px
        self.box = self.bounds
        head = px(paper.SHEET_HEAD)
        self.inner = pygame.Rect(px(20), head, self.bounds.w - px(40), self.bounds.h - head)
        self.closer.icon = "back"
        self.closer.kind = "quiet"
        self.closer.rect = pygame.Rect(px(6), px(6), px(38), px(36))
        right = self.bounds.w - px(12)
        for button in (*self.foot_right, *self.foot_left):
            button.visible = button not in self.wide_only
            wide = max(px(72), button.natural_width(self.scale.u)) if button.visible else 0
            button.rect = pygame.Rect(right - wide, px(7), wide, px(34))
            right -= wide + px(8) if button.visible else 0

    @property
    def foot_room(self) -> pygame.Rect:
        """What the buttons leave of the foot line, for a few words."""
        px = self.scale.px
        left = max([self.box.x + px(36), *(b.rect.right + px(16) for b in self.foot_left)])
        right = min([self.box.right - px(36), *(b.rect.x - px(16) for b in self.foot_right)])
        return pygame.Rect(left, self.box.bottom - px(66), max(0, right - left), px(42))

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw paper, head and foot, then the content, then the widgets."""
        if self.sheet:
            paper.sheet(canvas, self)
        else:
            paper.page(canvas, self)
        self.paint_inner(canvas, area)
        self.paint_widgets(canvas, area)

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the content that is no widget."""

    def handle(self, event: Event) -> bool:
        """Close on Esc or a click beside the paper; nothing of the pointer reaches what lies below."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if (
            event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            and event.button == pygame.BUTTON_LEFT
        ):
            beside = not self.box.collidepoint(event.pos)
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._outside = beside
            elif self._outside and beside:
                self._outside = False
                self.close()
                return True
        if super().handle(event) or event.type in POINTER:
            return True
        return self._enter(event)

    def _enter(self, event: Event) -> bool:
        """Enter presses the brass button; other plain letters go nowhere, since the table must not hear them."""
        if event.type != pygame.KEYDOWN or event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        ):
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.primary and self.primary.usable:
            self.primary.activate()
            return True
        return bool(getattr(event, "unicode", ""))
