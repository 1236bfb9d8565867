"""The paper after a deal: the account, all hands, the evening so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text, theme
from patience.gui.buttons import Button
from patience.gui.company import medals, tints
from patience.gui.company.account import account, evening, plain, reasons, signed, winners
from patience.gui.company.paper_counters import CountersSheet
from patience.gui.company.paper_evening import BookSheet, EveningSheet
from patience.gui.company.paper_hands import HandsSheet
from patience.gui.company.paper_sheet import REASON
from patience.gui.panels.frame import Panel
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.engine.company import Company
    from patience.engine.match import Match
    from patience.engine.table import Seat
    from patience.gui.app import App
    from patience.gui.company.account import Account
    from patience.gui.company.scene import CompanyScene

ROW, ROW_LEAST, ROW_SMALL, ROW_UPRIGHT = 56, 44, 34, 46  # logical, of a player
WANT, USUAL, MORE = (
    (932, 636),
    6,
    50,
)  # logical: the paper for so many players, and what each one more adds to it
UPRIGHT = 1.2  # times its width
ENDLESS = 0  # so many deals, or games of an evening: until the player stops
TAB, TAB_SMALL = 36, 30  # logical
NAME = text.READING_STRONG


class DealPaper(Panel):
    """One of three sheets at a time; Enter deals again."""

    rules: Company
    match: Match
    account: Account
    evening: list[list[int]]

    def __init__(self, desk: App, scene: CompanyScene) -> None:
        rules, match = scene.rules, scene.match
        self.want = WANT[0], WANT[1] + MORE * max(0, len(rules.seats) - USUAL)
        self.over = rules.is_match_over(match.table)
        self.evening = evening(match, rules)
        super().__init__(desk, "", f"{rules.title} · {rules.standing(match.table, scene.me)}")
        self.desk_new = desk.new_deal
        self.table_scene, self.rules, self.match = scene, rules, match
        self.account = account(match, rules)
        self.reasons = [scene.words(words) for words in reasons(match, rules, self.account)]
        self.title = self._won() if self.over else scene.words(rules.outcome(match.table))
        last = BookSheet(self) if rules.book(match.table, scene.me) else EveningSheet(self)
        self.sheets = [CountersSheet(self), HandsSheet(self), last]
        self.tabs = [
            Button(sheet.title, lambda at=at: self.show(at), "row")  # type: ignore[misc]
            for at, sheet in enumerate(self.sheets)
        ]
        self.shown = 2 if self.over else 0
        self.area = ScrollArea(_("Deal"), on_scroll=self.invalidate)
        self.add(*self.tabs, self.area)
        if self.over:
            self.foot(_("New match"), desk.new_deal, "brass")
        else:
            self.foot(_("Next deal"), self.next, "brass")
            if ENDLESS in (rules.chosen.get("deals"), rules.chosen.get("evening")):
                self.ender = self.foot(_("End the evening"), self.end)
        self.foot(_("Look at the table"), self.close, sheet=False)
        self.finish()
        self._mark()

    def _won(self) -> str:
        """Who has won the match: a game with an end of its own says it better."""
        scene, rules = self.table_scene, self.rules
        if "deals" not in rules.chosen:
            return scene.words(rules.outcome(self.match.table))
        best = winners(self.evening[-1])
        names = " & ".join(scene.name(seat) for seat in best)
        if len(best) > 1:
            return _("{players} share the match").format(players=names)
        return scene.words(_("{winner} wins the match").format(winner=f"{{seat.{best[0]}}}"))

    def end(self) -> None:
        """The players have had enough: the standing is final, though one may still go on from the table."""
        assert self.primary
        self.over = True
        self.title = _("The evening is over") if "deals" not in self.rules.chosen else self._won()
        self.primary.label, self.primary.action = _("New match"), self.desk_new
        self.foot_right.remove(self.ender)
        self.drop(self.ender)
        self.show(len(self.sheets) - 1)

    @property
    def spoken(self) -> str:
        """How the deal has ended, in words."""
        name, book = self.table_scene.name, self.account
        seats = [
            _("{name}: {change}, now {total}").format(
                name=name(seat), change=signed(book.sums[seat]), total=plain(book.balances[seat])
            )
            for seat in self.rules.seats
        ]
        return ". ".join([self.title, *seats])

    def next(self) -> None:
        """Deal again, once."""
        if self.match.table.scores is not None:
            self.close()
            self.table_scene.next_deal()

    def show(self, at: int) -> None:
        """Show one of the sheets."""
        self.shown = at % len(self.sheets)
        self.area.scroll_to(0)
        self._mark()
        if self.size != (0, 0):
            self.layout(self.size)
            self.invalidate()

    def _mark(self) -> None:
        for number, tab in enumerate(self.tabs):
            tab.selected = number == self.shown
            tab.changed()

    # Laying

    @property
    def upright(self) -> bool:
        """Whether the sheet is much taller than it is wide."""
        return self.sheet and self.area.rect.h > UPRIGHT * self.area.rect.w

    @property
    def row(self) -> int:
        """The height of a player's row: as tall as all fit, down to what is still legible."""
        px = self.scale.px
        if self.sheet:
            return px(ROW_UPRIGHT if self.upright else ROW_SMALL)
        told = px(REASON) * len(self.reasons) + px(22)
        return max(px(ROW_LEAST), min(px(ROW), (self.area.rect.h - px(30) - told) // len(self.rules.seats)))

    def arrange(self) -> None:
        """Place tabs and sheet."""
        px, x = self.scale.px, self.inner.x
        tall = px(TAB_SMALL if self.sheet else TAB)
        top = self.inner.y + (px(6) if self.sheet else -px(8))
        for tab in self.tabs:
            tab.rect = pygame.Rect(x, top, tab.natural_width(self.scale.u), tall)
            x = tab.rect.right + px(8)
        top += tall + px(8)
        room = pygame.Rect(self.inner.x, top, self.inner.w + px(10), self.inner.bottom - top)
        self.area.place(room, room.h)
        self.area.place(room, self.sheets[self.shown].height())

    @property
    def names_left(self) -> int:
        """Where the columns beside the players begin, from the left edge of the sheet."""
        px = self.scale.px
        return self.row + px(84 if self.sheet else 140)

    # Painting

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the sheet that is shown."""
        del area
        sheet, u = self.sheets[self.shown], self.scale.u
        before = canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        box = pygame.Rect(
            self.inner.x,
            self.area.rect.y - self.area.offset,
            self.inner.w - self.scale.px(4),
            self.area.rect.h,
        )
        sheet.paint(canvas, box)
        canvas.set_clip(before)
        if sheet.legend and not self.sheet:
            room = self.foot_room
            style = text.fit(sheet.legend, text.LABEL, room.w, u)
            text.line(canvas, sheet.legend, (room.x, room.centery), style, u, theme.INK_SECOND, most=room.w)

    def person(
        self, canvas: pygame.Surface, seat: Seat, box: pygame.Rect, fact: str = "", colour: str = "",
        row: pygame.Rect | None = None,
    ) -> None:  # fmt: skip
        """Portrait, name and perhaps a fact at the left end of a row that may be taller."""
        px, u, scene = self.scale.px, self.scale.u, self.table_scene
        size = box.h - px(6 if self.sheet else 14)
        if seat == scene.me:
            mine = (row or box).inflate(0, -px(2 if row else 4))
            ink.rounded(canvas, mine, 10 * u, ("#fbefc9", "#f6e3ae"), "#e2c273", max(1, u))
        medal = pygame.Rect(box.x + px(10), box.centery - size // 2, size, size)
        medals.portrait(canvas, scene.people[seat].portrait, medal)
        x = medal.right + px(10)
        room = box.x + self.names_left - x - px(4)
        name, style = scene.name(seat), NAME.at(13 if self.sheet else 15.5)
        lift = px(9) if fact and not self.sheet else 0
        style = text.fit(name, style, room, u)
        text.line(canvas, name, (x, box.centery - lift), style, u, tints.INK, most=room)
        if lift:
            small = text.fit(fact, text.CAPTION, room, u)
            text.line(canvas, fact, (x, box.centery + lift), small, u, colour or theme.INK_SECOND, most=room)

    def hairline(
        self, canvas: pygame.Surface, box: pygame.Rect, y: int, colour: str = theme.HAIRLINE
    ) -> None:
        """A thin line across the sheet."""
        ink.veil(
            canvas,
            (box.x + self.scale.px(10), y, box.w - self.scale.px(20), max(1, self.scale.px(1))),
            colour,
        )

    def handle(self, event: Event) -> bool:
        """The arrow keys turn to the next sheet; undo goes back to the table and takes the last decision back."""
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
            return super().handle(event)
        with_ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.show(self.shown + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        if event.key in ((pygame.K_z,) if with_ctrl else (pygame.K_u, pygame.K_BACKSPACE)):
            self.close()
            self.table_scene.undo()
            return True
        return super().handle(event)
