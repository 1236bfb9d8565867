"""The sheet on which a player asks for a card; while others ask, the asked card between two portraits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.cards import SUITS, of
from patience.gui import icons, ink, text
from patience.gui.company import arrows, cardface, frames, medals, tints
from patience.gui.company.half import Asking
from patience.gui.company.middle.boards import WIDE
from patience.gui.company.pattern import Laid, Look, Pattern, Target
from patience.gui.company.story import questions
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.cards import Card
    from patience.engine.table import Table
    from patience.gui.company.plan import Enlarged, Plan

HEAD, NAME = text.Style(text.SERIF, "Bold", 18), text.LABEL.weigh("SemiBold").at(15)
NOTE, ANSWER = text.LABEL.at(13), text.Style(text.SERIF, "SemiboldIt", 19)
NARROW = 24  # design units: before the cards become narrower the names of the persons go


class Form(NamedTuple):
    """Where everything on the sheet stands."""

    paper: pygame.Rect
    people: dict[str, pygame.Rect]
    cards: dict[Card, pygame.Rect]
    named: bool


class Sheet(Pattern):
    """Persons in a column, the cards of the ranks that one holds in a grid."""

    def lay(self, table: Table, plan: Plan) -> Laid:
        """It holds no card."""
        return Laid({}, {})

    def _scale(self, half: Asking, plan: Plan) -> Enlarged:
        """Names and headings grow as far as the usual cards have room beside them."""
        ranks = len({card.rank for cards in half.questions.values() for card in cards})
        across, down = (138 + 30 * ranks, 190) if plan.compact else (256 + 56 * ranks, 420)
        return plan.around(across, down)

    def form(self, half: Asking, plan: Plan) -> Form:
        """The sheet for the questions that may be put."""
        ranks = sorted({card.rank for cards in half.questions.values() for card in cards})
        px, room = self._scale(half, plan).px, self._room(plan)
        edge, gap, between, head, foot = px(24, 8), px(8, 3), px(24, 10), px(60, 20), px(44, 4)
        most = min(plan.middle if plan.tall else px(48, 27), (room.h - head - foot - 3 * gap) / 4 / 1.4)

        def width(column: int) -> int:
            """Of a card beside a column of persons so wide."""
            across = (room.w - 2 * edge - column - between + gap) / len(ranks) - gap
            return int(min(most, across))

        column = px(184, 112 if plan.tall else 92)
        named = width(column) >= px(NARROW) or not plan.compact
        if not named:
            column = px(30)
        w = width(column)
        h = round(1.4 * w)
        body, grid = 4 * (h + gap) - gap, max(len(ranks) * (w + gap) - gap, px(180, 120))
        paper = pygame.Rect(0, 0, 2 * edge + column + between + grid, head + body + foot)
        paper.center = plan.size[0] // 2, room.centery
        paper.clamp_ip(room)
        left, top = paper.x + edge, paper.y + head
        people = self._people(half, pygame.Rect(left, top, column, body), plan)
        left += column + between
        cards = {
            of(rank, suit): pygame.Rect(left + i * (w + gap), top + j * (h + gap), w, h)
            for i, rank in enumerate(ranks)
            for j, suit in enumerate(SUITS)
        }
        return Form(paper, people, cards, named)

    def _room(self, plan: Plan) -> pygame.Rect:
        """Where the sheet may lie: the board of the last questions stands at the upper right."""
        room = plan.field.copy()
        if not plan.compact:
            room.w = min(room.right, plan.size[0] - plan.margin - plan.scale.px(WIDE + 12)) - room.x
        return room

    def _people(self, half: Asking, column: pygame.Rect, plan: Plan) -> dict[str, pygame.Rect]:
        """The persons one below the other, from the left neighbour on."""
        order = sorted(
            half.questions, key=lambda name: (int(name.rpartition(".")[2]) - plan.me) % plan.players
        )
        px = self._scale(half, plan).px
        step = min(px(54, 34 if plan.tall else 24), column.h // len(order))
        tall = min(step, px(44, 32 if plan.tall else 22))
        return {
            name: pygame.Rect(column.x, column.y + i * step, column.w, tall) for i, name in enumerate(order)
        }

    def targets(self, table: Table, laid: Laid, look: Look) -> Iterator[Target]:
        """Every person, and every card that may be asked for."""
        half = look.half
        if isinstance(half, Asking):
            form = self.form(half, look.plan)
            for place, rect in form.people.items():
                yield Target(rect, place, marked=False)
            for card, rect in form.cards.items():
                if half.may_ask(card):
                    yield Target(rect, card, marked=False)

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The paper, or the card that was asked for last between those two."""
        plan = look.plan
        if isinstance(look.half, Asking):
            yield self.form(look.half, plan).paper
        elif questions(look.story):
            card = self._asked(plan)
            yield card.inflate(2 * (plan.scale.px(30) + plan.medal), 0)
            yield card.inflate(0, plan.scale.px(40))

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the sheet, or the last question."""
        if isinstance(look.half, Asking):
            self._sheet(canvas, look.half, table, look)
        else:
            self._question(canvas, look)

    def _sheet(self, canvas: pygame.Surface, half: Asking, table: Table, look: Look) -> None:
        plan, scale = look.plan, self._scale(half, look.plan)
        u, px = scale.u, scale.px
        small, form = plan.compact, self.form(half, plan)
        frames.paper(canvas, form.paper, u)
        edge = px(8 if small else 24)
        style = HEAD.at(12.5) if small else HEAD
        y, left = form.paper.y + px(10 if small else 31), min(rect.x for rect in form.cards.values())
        if form.named:
            text.line(canvas, _("Whom?"), (form.paper.x + edge, y), style, u, tints.BROWN)
        text.line(canvas, _("For which card?"), (left, y), style, u, tints.BROWN)
        ink.veil(
            canvas,
            (
                form.paper.x + edge,
                form.paper.y + px(17 if small else 47),
                form.paper.w - 2 * edge,
                max(1, px(1.4)),
            ),
            tints.GOLD,
        )
        for place, rect in form.people.items():
            self._person(canvas, place, rect, half, look, named=form.named)
        mine = table.piles[f"hand.{plan.me}"].cards
        for card, rect in form.cards.items():
            self._card(canvas, card, rect, look, own=card in mine, may=half.may_ask(card))
        if not small:
            words = _("Pale with a tick: your own. You may ask for it: it must miss.")
            at = form.paper.x + edge, form.paper.bottom - px(24)
            text.line(canvas, words, at, text.fit(words, NOTE, form.paper.w - 2 * edge, u), u, "#7a6a4b")

    def _person(
        self, canvas: pygame.Surface, place: str, rect: pygame.Rect, half: Asking, look: Look, *, named: bool
    ) -> None:
        plan, scale = look.plan, self._scale(half, look.plan)
        u, px = scale.u, scale.px
        seat, chosen = int(place.rpartition(".")[2]), half.chosen(place)
        if chosen and named:
            ink.rounded(canvas, rect, rect.h / 2, ("#f6e0ab", "#efd28d"), tints.GOLD, max(1, 1.2 * u))
        size = rect.h - px(4 if plan.compact else 8)
        medal = pygame.Rect(rect.x + px(3), rect.centery - size // 2, size, size)
        medals.portrait(canvas, look.people[seat].portrait, medal)
        if not named:
            return
        style = NAME.at(12 if plan.compact else 15).weigh("Bold" if chosen else "SemiBold")
        x, room = medal.right + px(6), rect.right - medal.right - px(10)
        text.line(canvas, look.name(seat), (x, rect.centery), text.fit(look.name(seat), style, room, u), u,
                  tints.BROWN if chosen else "#6b5634", "left", room)  # fmt: skip

    def _card(
        self, canvas: pygame.Surface, card: Card, rect: pygame.Rect, look: Look, *, own: bool, may: bool
    ) -> None:
        cardface.card(canvas, look.art, card, rect, look.plan.large_below)
        if own or not may:
            ink.rounded(canvas, rect, 0.0625 * rect.w, "#efe5cd", alpha=0.62)
        if own:
            tick = icons.icon("check", max(9, round(0.3 * rect.w)), "#7a6a4b", 2.6)
            canvas.blit(tick, tick.get_rect(topright=(rect.right - 2, rect.y + 2)))

    def _asked(self, plan: Plan) -> pygame.Rect:
        """Where the card lies that was asked for last."""
        card = pygame.Rect(0, 0, plan.middle, round(1.4 * plan.middle))
        card.center = plan.field.center
        return card

    def _question(self, canvas: pygame.Surface, look: Look) -> None:
        """Whoever asked last, the card, and who was asked."""
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        asked = questions(look.story)
        if not asked:
            return
        last = asked[-1]
        card, w, medal = self._asked(plan), plan.middle, plan.medal
        if not plan.compact:
            frames.inlay(canvas, card.inflate(px(300), px(90)), u)
        cardface.card(canvas, look.art, last.card, card, plan.large_below)
        for seat, side in ((last.asker, -1), (last.asked, 1)):
            rect = pygame.Rect(0, 0, medal, medal)
            rect.center = card.centerx + side * (w // 2 + px(30) + medal // 2), card.centery
            medals.portrait(canvas, look.people[seat].portrait, rect, mirrored=side > 0)
        tip = card.right + px(8), card.centery
        arrows.arrow(canvas, (card.x - px(24), card.centery), (card.x - px(6), card.centery), u)
        arrows.arrow(canvas, tip, (tip[0] + px(18), card.centery), u)
        words, colour = (_("given"), tints.LIGHT) if last.given else (_("no"), tints.MUTED)
        style = ANSWER.at(13) if plan.compact else ANSWER
        text.line(
            canvas,
            words,
            (card.centerx, card.bottom + px(10 if plan.compact else 18)),
            style,
            u,
            colour,
            "centre",
        )
