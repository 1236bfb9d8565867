"""Dark boards at the upper right: how the match stands, which phase it is, what was asked last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import icons, ink, suited, text
from patience.gui.company import arrows, badges, cardface, frames, medals, tints
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.gui.company.story import Question, questions, taken
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.engine.table import Seat, Table
    from patience.engine.telling import Board
    from patience.gui.company.plan import Plan

WIDE, EDGE = 236, 16
TITLE, GOAL = text.Style(text.SERIF, "Bold", 17), text.LABEL.at(13)
SIDE, POINTS, NOTE = (
    text.LABEL.weigh("SemiBold").at(14),
    text.Style(text.SANS, "ExtraBold", 17),
    text.LABEL.at(12.5),
)
WON_HEAD, WON = 36, 24  # design units: the title over the pools taken with the line above it, and each row
TAKEN = 70  # design units that what a seat has taken needs beside its block
MOST_QUESTIONS, POOL = 4, 72  # of the last questions; design units that the pool above takes


class Boards(Pattern):
    """Not in the compact design: there the bar and the key I tell it."""

    def lay(self, table: Table, plan: Plan) -> Laid:
        """It holds nothing."""
        return Laid({}, {})

    def _height(self, table: Table, look: Look) -> int:
        """How tall the board of this game is, in design units; 0 when it has none."""
        if board := self.rules.board(table, look.plan.me):
            return 50 + 42 * len(board.sides) + (30 if board.of_tricks else 0) + 22 * len(board.notes)
        if phases := self.rules.phases(table)[0]:
            won = len(self._won(table, look))
            return 24 + 27 * len(phases) + (WON_HEAD + WON * won + 6 if won else 0)
        asked = len(self._asked(table, look))
        return 70 + 29 * asked if asked else 0

    def _won(self, table: Table, look: Look) -> list[tuple[Seat | None, str]]:
        """Rows of who has taken which pools, as many as there is room for; nobody is named again in his second row."""
        fit = (
            self._room(table, look.plan) / look.plan.scale.u
            - 24
            - 27 * len(self.rules.phases(table)[0])
            - WON_HEAD
        ) // WON
        won: list[tuple[Seat | None, str]] = []
        for seat, pools in taken(look.story).items():
            words = ", ".join(self.rules.pool_title(table, pool) for pool in pools)
            first, *more = text.wrap(words, GOAL, look.plan.scale.px(WIDE - 2 * EDGE - 34), look.plan.scale.u)
            won += [(seat, first), *((None, line) for line in more)]
        return won[: max(0, int(fit))]

    def _asked(self, table: Table, look: Look) -> list[Question]:
        """The last questions, as many as there is room for."""
        fit = (self._room(table, look.plan) / look.plan.scale.u - 70) // 29
        return questions(look.story)[-min(MOST_QUESTIONS, int(fit)) :] if fit >= 1 else []

    def _top(self, table: Table, plan: Plan) -> int:
        if any(place.role == "taken" for place in self.rules.places.values()) and self._crowded(plan):
            return plan.top + plan.block_height + plan.scale.px(8)
        return plan.top + plan.scale.px(POOL if "pool" in table.counters and self.rules.has_counters else 0)

    def _crowded(self, plan: Plan) -> bool:
        """Whether what somebody above has taken lies where the board would be."""
        reach = max((b.rect.right for b in plan.blocks.values() if b.side == "top"), default=0)
        return reach + plan.scale.px(TAKEN) > plan.size[0] - plan.margin - plan.scale.px(WIDE)

    def _room(self, table: Table, plan: Plan) -> int:
        """What there is in height above those who sit at the right."""
        right = [block.medal.y for block in plan.blocks.values() if block.side == "right"]
        return min(right, default=plan.line.y) - plan.scale.px(4) - self._top(table, plan)

    def _rect(self, table: Table, look: Look) -> pygame.Rect | None:
        plan = look.plan
        height = 0 if plan.compact else plan.scale.px(self._height(table, look))
        if not 0 < height <= self._room(table, plan):
            return None
        rect = pygame.Rect(0, self._top(table, plan), plan.scale.px(WIDE), height)
        rect.right = plan.size[0] - plan.margin
        return rect

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The board."""
        if rect := self._rect(table, look):
            yield rect

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the one that this game has."""
        rect = self._rect(table, look)
        if not rect:
            return
        frames.glass(canvas, rect, look.plan.scale.u)
        room, top = rect.inflate(-2 * look.plan.scale.px(EDGE), 0), rect.y
        phases, now = self.rules.phases(table)
        if board := self.rules.board(table, look.plan.me):
            self._standing(canvas, board, room, top, look)
        elif phases:
            self._phases(canvas, phases, now, room, top, look)
            self._pools(canvas, table, room, top + look.plan.scale.px(24 + 27 * len(phases)), look)
        else:
            self._questions(canvas, self._asked(table, look), room, top, look)

    def _standing(
        self, canvas: pygame.Surface, board: Board, room: pygame.Rect, top: int, look: Look
    ) -> None:
        u, px = look.plan.scale.u, look.plan.scale.px
        y = top + px(22)
        text.line(canvas, board.title, (room.x, y), TITLE, u, tints.LIGHT)
        text.line(canvas, board.goal, (room.right, y), GOAL, u, tints.MUTED, "right")
        y += px(30)
        for at, (side, points) in enumerate(board.sides):
            light, bar = ("#dfe8ee", tints.SILVER) if at else (tints.LIGHT, "#f0c766")
            name = look.words(side)
            most = room.w - px(40)
            text.line(canvas, name, (room.x, y), text.fit(name, SIDE, most, u), u, light, "left", most)
            text.line(canvas, str(points), (room.right, y), POINTS, u, light, "right")
            rail = pygame.Rect(room.x, y + px(13), room.w, px(6))
            ink.rounded(canvas, rail, rail.h / 2, "#000000", alpha=0.35)
            part = round(room.w * min(1, max(0, points) / board.most)) if board.most else 0
            if part:
                ink.rounded(canvas, pygame.Rect(rail.x, rail.y, max(part, rail.h), rail.h), rail.h / 2, bar)
            y += px(42)
        if board.of_tricks:
            text.line(canvas, _("Tricks"), (room.x, y), GOAL.weigh("SemiBold"), u, tints.MUTED)
            self._lozenges(canvas, board, room, y, look)
            y += px(28)
        for note, value in board.notes:
            text.line(canvas, note, (room.x, y), text.fit(note, NOTE, room.w, u), u, tints.MUTED)
            text.line(canvas, value, (room.right, y), SIDE, u, tints.CREAM, "right")
            y += px(22)

    def _lozenges(self, canvas: pygame.Surface, board: Board, room: pygame.Rect, y: int, look: Look) -> None:
        """One for each trick: ours from the left in gold, then theirs in silver."""
        u = look.plan.scale.u
        ours, both = board.tricks[0], sum(board.tricks)
        step = 16.6 * u
        for i in range(board.of_tricks):
            fill = "#f0c766" if i < ours else tints.SILVER if i < both else "none"
            x = room.right - (board.of_tricks - i - 0.5) * step
            badges.lozenge(canvas, (x, y), 14 * u, fill)

    def _phases(
        self,
        canvas: pygame.Surface,
        phases: tuple[str, ...],
        now: int,
        room: pygame.Rect,
        top: int,
        look: Look,
    ) -> None:
        u, px = look.plan.scale.u, look.plan.scale.px
        for at, phase in enumerate(phases):
            y = top + px(26 + 27 * at)
            circle = pygame.Rect(0, 0, px(18), px(18))
            circle.center = room.x + px(9), y
            ink.rounded(
                canvas, circle, circle.h / 2, tints.GOLD if at == now else None, tints.GOLD, max(1, 1.2 * u)
            )
            if at < now:
                tick = icons.icon("check", px(12), tints.MUTED, 2.4)
                canvas.blit(tick, tick.get_rect(center=circle.center))
            else:
                colour = "#2b1d05" if at == now else tints.LIGHT
                text.line(canvas, str(at + 1), circle.center, text.BADGE.at(11), u, colour, "centre")
            style = SIDE.weigh("Bold") if at == now else SIDE
            text.line(
                canvas, phase, (circle.right + px(10), y), style, u, tints.LIGHT if at == now else tints.MUTED
            )

    def _pools(self, canvas: pygame.Surface, table: Table, room: pygame.Rect, top: int, look: Look) -> None:
        """Below the phases: who has taken which pools."""
        u, px, won = look.plan.scale.u, look.plan.scale.px, self._won(table, look)
        if not won:
            return
        ink.veil(canvas, (room.x, top, room.w, max(1, px(1))), tints.GOLD, 0.5)
        text.line(canvas, _("Pools taken"), (room.x, top + px(19)), TITLE.at(15), u, tints.LIGHT)
        size = px(22)
        for at, (seat, pools) in enumerate(won):
            y = top + px(WON_HEAD + 8 + WON * at)
            medal = pygame.Rect(room.x, y - size // 2, size, size)
            if seat is not None:
                medals.portrait(canvas, look.people[seat].portrait, medal)
            most = room.right - medal.right - px(9)
            suited.line(
                canvas,
                pools,
                (medal.right + px(9), y),
                text.fit(pools, GOAL, most, u),
                u,
                tints.CREAM,
                most=most,
            )

    def _questions(
        self, canvas: pygame.Surface, asked: list[Question], room: pygame.Rect, top: int, look: Look
    ) -> None:
        u, px = look.plan.scale.u, look.plan.scale.px
        text.line(canvas, _("Last questions"), (room.x, top + px(22)), TITLE, u, tints.LIGHT)
        for at, question in enumerate(asked):
            y, size = top + px(54 + 29 * at), px(25)
            for x, seat in ((room.x, question.asker), (room.x + px(52), question.asked)):
                medals.portrait(canvas, look.people[seat].portrait, pygame.Rect(x, y - size // 2, size, size))
            arrows.arrow(canvas, (room.x + px(31), y), (room.x + px(46), y), u)
            suited.line(
                canvas,
                cardface.sign(question.card),
                (room.x + px(88), y),
                SIDE.weigh("Bold").at(16),
                u,
                tints.CREAM,
            )
            words, colour = (_("given"), tints.LIGHT) if question.given else (_("no"), tints.MUTED)
            text.line(canvas, words, (room.right, y), GOAL, u, colour, "right")
            if question.given:
                tick = icons.icon("check", px(13), tints.LIGHT, 2.4)
                x = room.right - text.width(words, GOAL, u) - px(12)
                canvas.blit(tick, tick.get_rect(center=(x, y)))
        words = _("older ones are up to your memory")
        y = top + px(54 + 29 * len(asked))
        text.line(canvas, words, (room.x, y), text.fit(words, NOTE, room.w, u), u, tints.MUTED)
