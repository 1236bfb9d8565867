"""The panel after a won game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, text, theme
from patience.gui.buttons import Button
from patience.gui.entrance import picture_of
from patience.gui.motion import FRAME
from patience.gui.panels import paper, splendour
from patience.gui.panels.frame import Panel
from patience.gui.panels.triumph import Triumph
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from patience.gui.desk import Desk

NOTE_GROUND, NOTE_TEXT = "#e7efe4", "#1d4a3a"


class WinPanel(Panel):
    """Says that the game is won, with splendour that moves at first.

    `facts` are (figure, label), at most four, `note` is one line or empty.
    """

    rises = False  # it has its own way of coming

    def __init__(
        self,
        desk: Desk,
        title: str,
        facts: Sequence[tuple[str, str]],
        note: str,
        new: Callable[[], None],
        again: Callable[[], None],
        games: Callable[[], None],
        rules: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(desk, title)
        self.facts = list(facts)
        self.line = note
        self.new_button = self.primary = Button(_("New deal"), new, "brass")
        self.again_button = Button(_("This deal again"), again, "paper")
        self.quiet = [Button(_("All games"), games, "quiet")]
        if rules:
            self.quiet.insert(0, Button(_("Rules"), rules, "quiet"))
        self.triumph = Triumph(desk.pace)
        self.add(self.new_button, self.again_button, *self.quiet)
        self.finish()
        self._kings = pygame.Rect(0, 0, 0, 0)
        self._y: dict[str, int] = {}

    @property
    def spoken(self) -> str:
        """The title with its figures."""
        return ". ".join([self.title, *(f"{figure} {label}" for figure, label in self.facts)])

    @property
    def sheet(self) -> bool:
        """A win is always a card on the table, never a sheet."""
        return False

    @property
    def scrim(self) -> tuple[str, float]:
        """Darker than other panels, for what shines."""
        return theme.SCRIM, 0.74 * self.triumph.shade(self.size)

    @property
    def moving(self) -> bool:
        """Whether Kings, rays and suits are on their way."""
        return not self.triumph.still

    @property
    def covers(self) -> bool:
        """While it moves it has a picture of the table."""
        return self.triumph.covers

    def tick(self, now: float) -> float | None:
        """Let the splendour move until it is there."""
        wait = super().tick(now)
        if not self.moving:
            return wait
        self.invalidate()
        if self.triumph.over(now):
            self.triumph.rest()
        return FRAME

    def settle(self) -> None:
        """Be there at once."""
        if self.moving:
            self.triumph.rest()
            self.invalidate()

    def arrange(self) -> None:
        """A card in the lower middle, the Kings looking over it."""
        px, bounds = self.scale.px, self.bounds
        small = self.scale.tiny
        pad = px(20 if small else 60)
        # Heights of title, figures, note, buttons, quiet buttons, each with the room below it.
        parts = [("title", 58 if small else 96), ("facts", 66 if small else 100)]
        parts += [("note", 42 if small else 62)] * bool(self.line)
        parts += [("buttons", 52 if small else 60), ("quiet", 50 if small else 54)]
        w = min(px(560), bounds.w - px(24))
        h = px(sum(tall for _name, tall in parts))
        spare = max(0, bounds.h - h)
        self.box = pygame.Rect((bounds.w - w) // 2, round(spare * 0.7), w, h)
        y = self.box.y
        for name, tall in parts:
            self._y[name] = y
            y += px(tall)
        wide = min(px(128), round(self.box.y * 0.72))
        self._kings = pygame.Rect(self.box.centerx, self.box.y, wide, wide)
        self._buttons(pygame.Rect(self.box.x + pad, self._y["buttons"], w - 2 * pad, px(40 if small else 50)))
        size = px(34 if small else 36)
        inset = px(16 if small else 22)
        self.closer.icon, self.closer.kind = "close", "round"
        self.closer.rect = pygame.Rect(self.box.right - size - inset, self.box.y + inset, size, size)

    def _buttons(self, row: pygame.Rect) -> None:
        px, u = self.scale.px, self.scale.u
        gap = px(12)
        first = round((row.w - gap) * 0.55)
        self.new_button.rect = pygame.Rect(row.x, row.y, first, row.h)
        self.again_button.rect = pygame.Rect(row.x + first + gap, row.y, row.w - first - gap, row.h)
        tall = px(34 if self.scale.tiny else 36)
        widths = [button.natural_width(u) for button in self.quiet]
        x = row.centerx - (sum(widths) + px(16) * (len(widths) - 1)) // 2
        for button, wide in zip(self.quiet, widths, strict=True):
            button.rect = pygame.Rect(x, self._y["quiet"] + px(2), wide, tall)
            x += wide + px(16)

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw rays and suits, the Kings, the card."""
        kings, room, triumph = self._kings, self.scale.px(28), self.triumph
        triumph.paint_rays(canvas, kings.topleft)
        splendour.suits(canvas, self.box.inflate(room, room), kings, self.scale.u, triumph.part)
        if kings.w >= self.scale.px(24):
            clip = canvas.get_clip()
            if self.moving:  # no King shines through the paper
                canvas.set_clip(clip.clip(0, 0, self.bounds.w, self.box.y + triumph.low(self.scale.u)))
            splendour.fan(canvas, self.desk.art, ("KC", "KD", "KS", "KH"), kings, triumph.part)
            canvas.set_clip(clip)
        if self.moving:
            triumph.paint_card(canvas, self.extent, self.scale.u, lambda: picture_of(self, self._paint_card))
        else:
            self._paint_card(canvas, area)

    def _paint_card(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        paper.card(canvas, self.box, self.scale.u)
        self._words(canvas)
        self.paint_widgets(canvas, area)

    def _words(self, canvas: pygame.Surface) -> None:
        u, px, box = self.scale.u, self.scale.px, self.box
        small = self.scale.tiny
        room = 2 * (self.closer.rect.x - px(8) - box.centerx)
        style = text.fit(self.title, text.WIN_TITLE.at(22) if small else text.WIN_TITLE, room, u, 15)
        y = box.y + px(30 if small else 60)
        text.line(canvas, self.title, (box.centerx, y), style, u, theme.INK, "centre", most=room)
        self._rule(canvas, y + px(20 if small else 32))
        for number, fact in enumerate(self.facts):
            x = box.x + box.w * (0.04 + 0.92 * (number + 0.5) / len(self.facts))
            self._fact(canvas, fact, (x, self._y["facts"]), box.w * 0.92 / len(self.facts) - px(8))
        if self.line:
            self._note(canvas, pygame.Rect(self.new_button.rect.x, self._y["note"], 0, 0))

    def _rule(self, canvas: pygame.Surface, y: int) -> None:
        u, px = self.scale.u, self.scale.px
        left, right = self.new_button.rect.x, self.again_button.rect.right
        middle = self.box.centerx
        ink.title_rule(canvas, middle - px(26), y, right - middle + px(26), u, theme.PAPER_TOP)
        ink.veil(
            canvas, (left, y - max(1, px(1.2)) // 2, middle - px(26) - left, max(1, px(1.2))), theme.BRASS
        )

    def _fact(
        self, canvas: pygame.Surface, fact: tuple[str, str], at: tuple[float, int], room: float
    ) -> None:
        u, px = self.scale.u, self.scale.px
        figure, label = fact
        style = text.FIGURE.at(23) if self.scale.tiny else text.FIGURE
        style = text.fit(figure, style, round(room), u, 14)
        y = at[1] + px(16 if self.scale.tiny else 40)
        text.line(canvas, figure, (at[0], y), style, u, theme.INK, "centre")
        below = text.fit(label, text.LABEL, round(room), u)
        y += px(24 if self.scale.tiny else 29)
        text.line(canvas, label, (at[0], y), below, u, theme.INK_SECOND, "centre", most=round(room))

    def _note(self, canvas: pygame.Surface, at: pygame.Rect) -> None:
        u, px = self.scale.u, self.scale.px
        wide = self.again_button.rect.right - at.x
        box = pygame.Rect(at.x, at.y, wide, px(32 if self.scale.tiny else 38))
        ink.rounded(canvas, box, 10 * u, NOTE_GROUND)
        size = px(18)
        canvas.blit(icons.icon("check", size, theme.GREEN, 2.6), (box.x + px(14), box.centery - size // 2))
        room = box.w - px(56)
        style = text.fit(self.line, text.MESSAGE, room, u)
        text.line(canvas, self.line, (box.x + px(42), box.centery), style, u, NOTE_TEXT, most=room)
