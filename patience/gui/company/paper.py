"""The paper after a deal: the counters explained, all hands, the evening so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, suited, text, theme
from patience.gui.buttons import Button
from patience.gui.company import parts, tints
from patience.gui.company.account import account, evening, last_deal
from patience.gui.panels.frame import Panel
from patience.gui.scroll import ScrollArea
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.app import App
    from patience.gui.company.scene import CompanyScene

ROW, ROW_SMALL = 56, 40  # logical
HEAD = text.LABEL
FIGURE, SMALL = text.Style(text.SANS, "Bold", 16), text.CAPTION.at(12)


class DealPaper(Panel):
    """One of three sheets at a time; Enter deals again."""

    want = (932, 636)

    def __init__(self, desk: App, scene: CompanyScene) -> None:
        rules, table = scene.rules, scene.match.table
        super().__init__(desk, scene.words(rules.outcome(table)), f"{rules.title} · {rules.standing(table)}")
        self.table_scene = scene
        self.account = account(scene.match, rules)
        self.evening = evening(scene.match, rules)
        self.sheet_shown = 0
        names = [_("Counters"), _("All hands"), _("Evening")]
        self.tabs = [Button(name, lambda at=at: self.show(at), "row") for at, name in enumerate(names)]  # type: ignore[misc]
        self.area = ScrollArea(_("Deal"), on_scroll=self.invalidate)
        self.add(*self.tabs, self.area)
        if rules.is_match_over(table):
            self.foot(_("New match"), desk.new_deal, "brass")
        else:
            self.foot(_("Next deal"), self.next, "brass")
        self.foot(_("Look at the table"), self.close)
        self.finish()
        self.show(0)

    def next(self) -> None:
        """Deal again."""
        self.close()
        self.table_scene.next_deal()

    def show(self, at: int) -> None:
        """Show one of the sheets."""
        self.sheet_shown = at
        for number, tab in enumerate(self.tabs):
            tab.selected = number == at
        if self.size != (0, 0):
            self.layout(self.size)

    @property
    def row(self) -> int:
        """The height of a player's row."""
        return self.scale.px(ROW_SMALL if self.scale.tiny else ROW)

    def arrange(self) -> None:
        """Place tabs and sheet."""
        px, x = self.scale.px, self.inner.x
        for tab in self.tabs:
            tab.rect = pygame.Rect(x, self.inner.y, tab.natural_width(self.scale.u) + px(16), px(36))
            x = tab.rect.right + px(8)
        top = self.inner.y + px(44)
        room = pygame.Rect(self.inner.x, top, self.inner.w + px(10), self.inner.bottom - top)
        rows = len(self.table_scene.rules.seats) + (self.sheet_shown == 1)
        extra = len(self._reasons()) * px(26) + px(44) if self.sheet_shown == 0 else 0
        content = rows * self.row + px(30) + extra if self.sheet_shown < 2 else room.h
        self.area.place(room, content)

    def _reasons(self) -> list[str]:
        scene = self.table_scene
        told = [scene.words(words) for words in scene.rules.reasons(scene.match.table)]
        total = sum(self.account.sums)
        if self.account.columns:
            if total:
                told.append(
                    _(
                        "All together {sum}; {n} counters more lie on the table than before: the books balance."
                    ).format(sum=signed(total), n=-total)
                    if total < 0
                    else _("All together {sum}, which lay on the table before: the books balance.").format(
                        sum=signed(total)
                    )
                )
            else:
                told.append(_("All together nothing: the books balance."))
        return told

    def paint_inner(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the sheet that is shown."""
        before = canvas.get_clip()
        canvas.set_clip(before.clip(self.area.rect))
        y = self.area.rect.y - self.area.offset
        (self._counters, self._hands, self._evening)[self.sheet_shown](canvas, y)
        canvas.set_clip(before)

    def _person(self, canvas: pygame.Surface, seat: int, y: int) -> None:
        """Portrait and name at the left end of a row."""
        px, u, scene = self.scale.px, self.scale.u, self.table_scene
        size = self.row - px(14)
        x = self.inner.x + px(8)
        if seat == scene.me:
            box = pygame.Rect(self.inner.x, y + px(2), self.inner.w - px(6), self.row - px(4))
            ink.rounded(canvas, box, 10 * u, ("#fbefc9", "#f6e3ae"), "#e2c273", max(1, u))
        parts.portrait(canvas, scene.people[seat].portrait, pygame.Rect(x, y + px(7), size, size))
        room = px(150) if not self.scale.tiny else px(84)
        name = scene.name(seat)
        style = text.fit(name, text.READING_STRONG, room, u, 11)
        text.line(canvas, name, (x + size + px(10), y + self.row / 2), style, u, tints.INK, most=room)

    def _counters(self, canvas: pygame.Surface, y: int) -> None:
        px, u, book = self.scale.px, self.scale.u, self.account
        titles = [*book.columns, _("This deal"), _("Counters")]
        left = self.inner.x + self.row + px(164 if not self.scale.tiny else 96)
        wide = (self.inner.right - px(24) - left) / len(titles)
        for at, title in enumerate(titles):
            style = text.fit(title, HEAD, round(wide - px(4)), u)
            suited.line(
                canvas, title, (left + (at + 1) * wide, y + px(14)), style, u, theme.INK_SECOND, "right"
            )
        y += px(28)
        for seat in self.table_scene.rules.seats:
            self._person(canvas, seat, y)
            figures = [*(column[seat] for column in book.columns.values()), book.sums[seat]]
            for at, amount in enumerate(figures):
                last = at == len(figures) - 1
                colour = tints.GAIN if amount > 0 else tints.LOSS if amount < 0 else theme.INK_SECOND
                style = FIGURE if last else text.READING
                words = signed(amount) if amount or last else "\N{EN DASH}"
                text.line(
                    canvas, words, (left + (at + 1) * wide, y + self.row / 2), style, u, colour, "right"
                )
            at_x = left + len(titles) * wide
            words = signed_balance(book.balances[seat])
            text.line(canvas, words, (at_x, y + self.row / 2), FIGURE, u, tints.INK, "right")
            parts.counter(canvas, (at_x - text.width(words, FIGURE, u) - px(16), y + self.row / 2), 17 * u)
            y += self.row
        y += px(8)
        ink.veil(canvas, (self.inner.x, y, self.inner.w, max(1, px(1))), theme.BRASS)
        for words in self._reasons():
            y += px(26)
            ink.disc(canvas, (self.inner.x + px(8), y), 3 * u, tints.GOLD)
            suited.line(
                canvas,
                words,
                (self.inner.x + px(22), y),
                text.READING.at(14),
                u,
                tints.INK,
                most=self.inner.w - px(30),
            )

    def _hands(self, canvas: pygame.Surface, y: int) -> None:
        px, u, scene = self.scale.px, self.scale.u, self.table_scene
        _before, dealt, _steps = last_deal(scene.match)
        left = self.inner.x + self.row + px(164 if not self.scale.tiny else 96)
        tall = self.row - px(6)
        w = round(tall / 1.4)
        rows = [(seat, f"hand.{seat}") for seat in scene.rules.seats] + [(-1, "stock")]
        for seat, name in rows:
            if seat >= 0:
                self._person(canvas, seat, y)
            elif name in dealt.piles and dealt.piles[name].cards:
                text.line(
                    canvas,
                    _("asleep"),
                    (self.inner.x + self.row + px(4), y + self.row / 2),
                    HEAD,
                    u,
                    theme.INK_SECOND,
                )
            pile = dealt.piles.get(name) or scene.match.table.piles.get(f"pile.{seat}")
            cards = [card for card in pile.cards if card] if pile else []
            held = (
                {card for card in scene.match.table.piles[name].cards if card}
                if name in scene.match.table.piles
                else set()
            )
            groups = scene.rules.sorted_hand(dealt, cards)
            order = [card for group in groups for card in group]
            step = min(0.62 * w, (self.inner.right - px(16) - left - w) / max(1, len(order) - 1))
            for at, card in enumerate(order):
                rect = pygame.Rect(round(left + at * step), y + px(3), w, round(1.4 * w))
                parts.card(canvas, self.desk.art, card, rect)
                if card in held and seat >= 0:
                    ink.rounded(canvas, rect, 0.08 * w, None, tints.LOSS, max(2, 2 * u))
            y += self.row

    def _evening(self, canvas: pygame.Surface, y: int) -> None:
        px, u, scene = self.scale.px, self.scale.u, self.table_scene
        rows = self.evening
        box = pygame.Rect(
            self.inner.x + px(44), y + px(16), self.inner.w - px(260), self.area.rect.h - px(60)
        )
        low, high = min(map(min, rows)), max(map(max, rows))
        span = max(1, high - low)

        def point(deal: int, amount: int) -> tuple[float, float]:
            x = box.x + box.w * deal / max(1, len(rows) - 1)
            return x, box.bottom - box.h * (amount - low) / span

        for amount in sorted({low, high, rows[0][0]}):
            at = point(0, amount)
            ink.veil(canvas, (box.x, round(at[1]), box.w, max(1, px(1))), theme.HAIRLINE)
            text.line(
                canvas, signed_balance(amount), (box.x - px(8), at[1]), SMALL, u, theme.INK_SECOND, "right"
            )
        ends = sorted(scene.rules.seats, key=lambda seat: -rows[-1][seat])
        for seat in reversed(ends):
            points = [point(deal, row[seat]) for deal, row in enumerate(rows)]
            colour = tints.GAIN if seat == scene.me else theme.BRASS_DARK
            if len(points) > 1:
                pygame.draw.lines(canvas, colour, False, points, max(1, px(3 if seat == scene.me else 1.5)))
        size, gap = px(30), min(px(40), self.area.rect.h // max(1, len(ends)))
        for place, seat in enumerate(ends):
            medal = pygame.Rect(box.right + px(20), y + px(10) + place * gap, size, size)
            parts.portrait(canvas, scene.people[seat].portrait, medal)
            words = f"{scene.name(seat)}  {signed_balance(rows[-1][seat])}"
            text.line(
                canvas,
                words,
                (medal.right + px(8), medal.centery),
                text.READING.at(14),
                u,
                tints.INK,
                most=px(150),
            )


def signed(amount: int) -> str:
    """An amount with its sign, a real minus."""
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}" if amount < 0 else "±0"


def signed_balance(amount: int) -> str:
    """A balance; below zero with a real minus."""
    return str(amount) if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
