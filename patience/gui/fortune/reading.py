"""The sheet on which a card of the row is told, and what the ranks of the row say together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.games.fortune.consultation import GATHER, IN_ROW, ROW_PLACES
from patience.gui import ink, text
from patience.gui.company import frames, tints
from patience.gui.fortune import parts
from patience.words import _, capital

if TYPE_CHECKING:
    from patience.engine.table import Table
    from patience.games.fortune.fortune import Fortune
    from patience.games.fortune.meanings import Combination
    from patience.gui.cardart import CardArt
    from patience.gui.fortune.plan import FortunePlan


class RowSheet:
    """Paints the paper of the row for the card at `shown` ("" when none has been read yet)."""

    def __init__(self, rules: Fortune, plan: FortunePlan, art: CardArt) -> None:
        self.rules, self.plan, self.art = rules, plan, art
        self.u = plan.scale.u

    def paint(self, canvas: pygame.Surface, table: Table, shown: str) -> None:
        """Draw paper, card, words, and the whole row."""
        plan, u = self.plan, self.u
        parts.paper(canvas, plan.paper, 10 if plan.compact else 16, u)
        if shown:
            self._card(canvas, table, shown)
            self._words(canvas, table, shown)
        else:
            self._begin(canvas, table)
        self._whole(canvas, table)

    def _begin(self, canvas: pygame.Surface, table: Table) -> None:
        you, plan = self.rules.you(table), self.plan
        row = self.rules.row(table)
        at = next((i for i, drawn in enumerate(row, 1) if drawn and drawn.card is you), 0)
        name = you.name if you else ""
        words = _("You are the {card}, card {n} of the row.").format(card=name, n=at)
        words += "\n" + _(
            "Turn to the cards one after the other, from left to right, or click whichever you like."
        )
        room = plan.words.unionall([plan.large])
        self._title(canvas, _("The row of twelve"), room)
        top = self._rule(canvas, room)
        room = pygame.Rect(room.x, top, room.w, room.bottom - top)
        style = parts.fitting(words, self._prose, room.size, self.u)
        text.paragraph(canvas, words, room, style, self.u, tints.INK)

    @property
    def _prose(self) -> text.Style:
        return parts.PROSE.at(15.5 if self.plan.narrow else 18) if self.plan.compact else parts.PROSE

    def _title(self, canvas: pygame.Surface, words: str, room: pygame.Rect) -> None:
        style = parts.HEAD.at(17) if self.plan.compact else parts.HEAD
        style = text.fit(words, style, room.w, self.u, 13)
        at = room.x, room.y + self.plan.scale.px(11 if self.plan.compact else 16)
        text.line(canvas, words, at, style, self.u, tints.BROWN, most=room.w)

    def _rule(self, canvas: pygame.Surface, room: pygame.Rect) -> int:
        """A gold line below the title; where the words begin."""
        px = self.plan.scale.px
        y = room.y + px(24 if self.plan.compact else 38)
        ink.veil(canvas, (room.x, y, room.w, max(1, px(1.4))), tints.GOLD)
        return y + px(6 if self.plan.compact else 14)

    def _card(self, canvas: pygame.Surface, table: Table, shown: str) -> None:
        plan, px = self.plan, self.plan.scale.px
        drawn = self.rules.drawn(table, shown)
        parts.card(canvas, self.art, drawn, plan.large)
        y = plan.large.bottom + px(4 if plan.compact else 8)
        if drawn and drawn.reversed:
            tall = px(15 if plan.compact else 22)
            parts.ribbon(canvas, (plan.large.centerx, y), tall, plan.large.w, self.u)
            y += tall
        words = _("{n} of {total}").format(n=ROW_PLACES.index(shown) + 1, total=IN_ROW)
        style = parts.LABEL.at(11.5 if plan.compact else 13.5)
        text.line(
            canvas,
            words,
            (plan.large.centerx, y + px(9 if plan.compact else 14)),
            style,
            self.u,
            "#8a7650",
            "centre",
        )

    def _words(self, canvas: pygame.Surface, table: Table, shown: str) -> None:
        plan, u, px = self.plan, self.u, self.plan.scale.px
        cards, at = self.rules.neighbours(table, shown)
        drawn, teller = cards[at], self.rules.teller(table)
        assert drawn is not None
        self._title(canvas, capital(drawn.name), plan.words)
        top = self._rule(canvas, plan.words)
        said, more = teller.meaning(drawn), teller.following(cards, at)
        words = f"{capital(said.clause)}. {said.more}"
        room = pygame.Rect(plan.words.x, top, plan.words.w, plan.words.bottom - top)
        gap = px(16 if plan.compact else 30)
        whole = f"{words}\n{capital(more.clause)}." if more else words
        style = parts.fitting(whole, self._prose, (room.w, room.h - (2 * gap if more else 0)), u)
        y = room.y + text.paragraph(canvas, words, room, style, u, tints.INK)
        if more:
            strong = parts.STRONG.at(12) if plan.compact else parts.STRONG
            title = _("Followed by {what}").format(what=more.by)
            y += gap - px(4 if plan.compact else 10)
            text.line(canvas, title, (room.x, y), text.fit(title, strong, room.w, u), u, "#8d1631")
            y += gap - px(6 if plan.compact else 16)
            clause = pygame.Rect(room.x, y, room.w, room.bottom - y)
            y += text.paragraph(canvas, f"{capital(more.clause)}.", clause, style, u, tints.INK)
        self._so_far(canvas, table, pygame.Rect(room.x, y, room.w, room.bottom - y))

    def _so_far(self, canvas: pygame.Surface, table: Table, room: pygame.Rect) -> None:
        """As much of the story's end as there is room for."""
        px, u, compact = self.plan.scale.px, self.u, self.plan.compact
        style, head = (parts.TOLD.at(13.5), px(30)) if compact else (parts.TOLD, px(46))
        if room.h < head + 3 * style.size * style.lead * u:
            return
        told = story = self.rules.row_story(table)[0]
        while text.height(told, style, room.w, u) > room.h - head:
            story = story.partition(". ")[2]
            told = f"… {story}"
        words = _("The story so far") if self.rules.moves(table) != [GATHER] else _("The story")
        y = room.y + head - px(14 if compact else 20)
        text.line(canvas, words, (room.x, y), parts.LABEL.at(11.5 if compact else 13), u, "#8a7650")
        text.paragraph(canvas, told, pygame.Rect(room.x, room.y + head, room.w, 0), style, u, parts.SECOND)

    # The whole row

    def _whole(self, canvas: pygame.Surface, table: Table) -> None:
        plan, px, u = self.plan, self.plan.scale.px, self.u
        box, found = plan.whole, self.rules.combinations(table)
        on_glass = plan.narrow
        if on_glass:
            frames.glass(canvas, box, u)
            box = box.inflate(-px(20), -px(12))
        elif plan.compact:
            ink.veil(canvas, (box.x, box.y - px(4), box.w, max(1, px(1))), tints.PAPER_EDGE)
        else:
            ink.veil(canvas, (box.x - px(20), box.y, max(1, px(1.2)), box.h + px(6)), tints.PAPER_EDGE)
        head = parts.HEAD.at(14 if plan.compact else 18)
        text.line(
            canvas,
            _("In the whole row"),
            (box.x, box.y + px(10)),
            head,
            u,
            tints.LIGHT if on_glass else tints.BROWN,
        )
        top = box.y + px(24 if plan.compact else 38)
        across = 2 if plan.compact else 1
        rows = max(1, -(-len(found) // across))
        step = min(px(38 if plan.compact else 58), (box.bottom - top) // rows)
        for number, one in enumerate(found):
            column, row = number // rows, number % rows
            place = pygame.Rect(
                box.x + column * box.w // across, top + row * step, box.w // across - px(6), step
            )
            self._combination(canvas, place, one)

    def _combination(self, canvas: pygame.Surface, place: pygame.Rect, one: Combination) -> None:
        plan, px, u = self.plan, self.plan.scale.px, self.u
        left = place.x
        if not plan.narrow:
            tall = min(px(45), place.h - px(7))
            wide = round(tall / 1.4)
            for drawn in one.cards:
                parts.card(canvas, self.art, drawn, pygame.Rect(left, place.y, wide, round(1.4 * wide)))
                left += px(15 if plan.compact else 22)
            left += wide + px(0 if plan.compact else 2)
            left = max(left, place.x + px(74 if plan.compact else 112))
        room = place.right - left
        strong = text.Style(text.SANS, "Bold", 12 if plan.compact else 15)
        soft = text.Style(text.SERIF, "It", 12 if plan.compact else 15)
        line = min(px(15 if plan.compact else 21), (place.h - px(2)) // 2)
        ink_of, second = (tints.CREAM, tints.TELLS) if plan.narrow else (tints.INK, parts.SECOND)
        y = place.y + round(0.55 * line)
        text.line(canvas, one.name, (left, y), text.fit(one.name, strong, room, u), u, ink_of, most=room)
        text.line(
            canvas, one.short, (left, y + line), text.fit(one.short, soft, room, u), u, second, most=room
        )
