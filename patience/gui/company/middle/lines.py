"""Lines round a Lead: between two a row above and one below it, among more a row before each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import badges, cardface, frames, ribbons, tints
from patience.gui.company.hand import dimmed
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.cards import Card
    from patience.engine.table import Seat, Table
    from patience.gui.company.plan import Block, Plan

THREE = 3
STEP = 1.15  # card widths from card to card of a row
LEAD = text.Style(text.SERIF, "Bold", 16)
LABEL, NOTE = text.LABEL.weigh("SemiBold").at(14), text.LABEL.at(13)


class Lines(Pattern):
    """Lead, rows, what was taken, and the stock beside the Lead."""

    roles = ("lead", "line", "taken", "stock", "turnup")
    follows_hand = True

    # Where all lies

    def _two(self, plan: Plan) -> bool:
        return plan.players == 2

    def _width(self, plan: Plan) -> int:
        """The width of a card of the middle."""
        rows = THREE if self._two(plan) else 2
        room = (plan.field.h - (rows + 1) * self._gap(plan)) / rows / 1.4
        return int(min((0.84 if not plan.compact else plan.grown) * plan.card, room))

    def _gap(self, plan: Plan) -> int:
        return plan.scale.px(14 if not plan.compact else 5)

    def lead(self, plan: Plan) -> pygame.Rect:
        """The place of the Lead."""
        w = self._width(plan)
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        rect.center = self._middle(plan), plan.field.centery
        if not self._two(plan):
            rect.bottom = plan.field.centery - self._gap(plan) // 2
            if plan.compact:
                rect.x -= round(STEP * w)
        return rect

    def _middle(self, plan: Plan) -> int:
        """The middle of the rows; a little to the left where the names of Lines need the room at the right."""
        return plan.size[0] // 2 - (plan.scale.px(24) if plan.compact and not self._two(plan) else 0)

    def row(self, seat: Seat, plan: Plan) -> list[pygame.Rect]:
        """The three places of a seat's row."""
        block, w = plan.blocks[seat], self._width(plan)
        if block.side != "own" and not self._two(plan):
            return self._before(block, plan)
        lead = self.lead(plan)
        y = lead.bottom + self._gap(plan) if block.side == "own" else lead.y - self._gap(plan) - lead.h
        return [
            pygame.Rect(round(self._middle(plan) + (i - 1) * STEP * w - w / 2), y, w, round(1.4 * w))
            for i in range(THREE)
        ]

    def _before(self, block: Block, plan: Plan) -> list[pygame.Rect]:
        """The small row before somebody among more than two, beside the back of his hand."""
        px = plan.scale.px
        w = px(20) if plan.compact else px(0.46 * plan.u)
        y = block.medal.bottom + px(3 if plan.compact else 8)
        step = w + px(2)
        x = block.rect.right - w - 2 * step if not block.mirrored else block.rect.x
        if plan.compact:
            x = block.rect.x if not block.mirrored else block.rect.right - w - 2 * step
        return [pygame.Rect(x + i * step, y, w, round(1.4 * w)) for i in range(THREE)]

    def taken(self, seat: Seat, plan: Plan) -> list[pygame.Rect]:
        """Where a seat's cards taken face up and face down lie."""
        px, block = plan.scale.px, plan.blocks[seat]
        if self._two(plan):
            if plan.compact:
                w = px(27)
                y = (
                    block.medal.bottom + px(22)
                    if block.side != "own"
                    else plan.line.y - round(1.4 * w) - px(16)
                )
                return [pygame.Rect(plan.margin + i * px(46), y, w, round(1.4 * w)) for i in range(2)]
            panel, w = self._panel(seat, plan), px(0.5 * plan.u)
            parts_of = (0.3, 0.68) if f"taken_down.{seat}" in self.names else (0.5, 0.5)
            return [
                pygame.Rect(round(panel.x + panel.w * part - w / 2), panel.y + px(36), w, round(1.4 * w))
                for part in parts_of
            ]
        w = px(11 if plan.compact else 24)
        y = block.medal.bottom + px(3 if plan.compact else 12)
        if block.side == "own":
            x, y = (
                block.rect.right + px(8 if plan.compact else 4),
                block.medal.bottom - round(1.4 * w) - px(2),
            )
            return [
                pygame.Rect(x - px(0), y, w, round(1.4 * w)),
                pygame.Rect(x + w + px(6), y, w, round(1.4 * w)),
            ]
        if plan.compact:
            x = block.rect.x + px(72) if not block.mirrored else block.rect.right - px(72) - 2 * w - px(6)
        else:
            x = block.rect.right + px(8) if not block.mirrored else block.rect.x - px(8) - 2 * w - px(6)
        return [pygame.Rect(x + i * (w + px(6)), y, w, round(1.4 * w)) for i in range(2)]

    def _panel(self, seat: Seat, plan: Plan) -> pygame.Rect:
        """The glass under the taken cards of one of two."""
        px, lead = plan.scale.px, self.lead(plan)
        panel = pygame.Rect(0, 0, px(202), px(150))
        row = self.row(seat, plan)
        panel.right = row[0].x - px(106)
        if plan.blocks[seat].side == "own":
            panel.bottom = row[0].bottom
        else:
            panel.y = min(row[0].y, lead.y - px(44) - panel.h)
        return panel

    def _stock(self, plan: Plan) -> pygame.Rect:
        px, lead = plan.scale.px, self.lead(plan)
        w = px(24 if plan.compact else 50)
        rect = pygame.Rect(0, 0, w, round(1.4 * w))
        beside = (
            lead.x - px(76 if plan.compact else 132)
            if self._two(plan)
            else lead.x - px(16 if plan.compact else 60)
        )
        rect.midright = beside, lead.centery
        return rect

    def lay(self, table: Table, plan: Plan) -> Laid:
        """All cards of all these places."""
        cards: dict[str, list[pygame.Rect]] = {}
        for name in self.names:
            place, count = self.rules.places[name], len(table.piles[name].cards)
            if place.role == "lead":
                cards[name] = [self.lead(plan)] * count
            elif place.role == "line" and place.owner is not None:
                row = self.row(place.owner, plan)
                first = 0 if name.startswith("line.") else len(table.piles[f"line.{place.owner}"].cards)
                cards[name] = row[first : first + count]
            elif place.role == "taken" and place.owner is not None:
                up, down = self.taken(place.owner, plan)
                cards[name] = [down if name.startswith("taken_down.") else up] * count
            elif place.role == "stock":
                stock, step = self._stock(plan), plan.scale.px(2)
                cards[name] = [stock.move(min(i, 3) * step, min(i, 3) * step // 2) for i in range(count)]
            else:
                cards[name] = self._turned(count, plan)
        return Laid(cards, {})

    def _turned(self, count: int, plan: Plan) -> list[pygame.Rect]:
        """The last cards of the pack, turned up where the stock was: between the panels and the name of the Lead."""
        stock, px = self._stock(plan), plan.scale.px
        w = px(34 if plan.compact else 46)
        step = round(0.62 * w) if plan.compact else w + px(6)
        left = stock.right - w - 2 * step + px(8 if plan.compact else 0)
        middle = stock.centery
        if not plan.compact:
            middle = (self._panel(1 - plan.me, plan).bottom + self._panel(plan.me, plan).y) // 2
        return [
            pygame.Rect(left + i * step, middle - round(0.7 * w), w, round(1.4 * w)) for i in range(count)
        ]

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The places of the rows, of the Lead and of what is taken."""
        plan = look.plan
        yield self.lead(plan)
        for seat in self.rules.seats:
            row = self.row(seat, plan)
            yield row[0].unionall(row[1:])
            if self._two(plan) and not plan.compact:
                yield self._panel(seat, plan)
        for words, at, _gold in self._named(table, look):
            yield ribbons.ribbon_rect(words, at, plan.scale.u, self._ribbon_size(plan), self._most(at, plan))

    # Painting

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the winning Line's ground, the empty places, the panels, the name of the Lead."""
        plan, best = look.plan, self.rules.leading(table)
        pointed = look.pointed if look.pointed in look.choices.cards else None
        if pointed or best == plan.me:
            self._outline(canvas, table, plan, pointed)
        for seat in self.rules.seats:
            for rect in self.row(seat, plan)[self._lying(seat, table) :]:
                frames.place(canvas, rect, plan.scale.u)
        if self._two(plan):
            for seat in self.rules.seats:
                if not plan.compact:
                    self._taken_panel(canvas, seat, look)
                self._taken_empty(canvas, seat, table, look)
        elif best is not None and best != plan.me:
            self._copy(canvas, best, table, look)
        self._lead_name(canvas, plan)

    def _lying(self, seat: Seat, table: Table) -> int:
        """How many cards lie in a row, the one face down included."""
        names = (f"line.{seat}", f"covered.{seat}")
        return sum(len(table.piles[name].cards) for name in names if name in table.piles)

    def _lead_name(self, canvas: pygame.Surface, plan: Plan) -> None:
        u, px, lead = plan.scale.u, plan.scale.px, self.lead(plan)
        if self._two(plan):
            words = _("Lead") if plan.compact else _("The Lead")
            at = lead.x - px(8 if plan.compact else 14), lead.centery
            text.line(canvas, words, at, LEAD.at(12) if plan.compact else LEAD, u, tints.LIGHT, "right")
        elif not plan.compact:
            at = lead.centerx, lead.y - px(14)
            text.line(canvas, _("The Lead"), at, LEAD, u, tints.LIGHT, "centre")

    def _taken_places(self, seat: Seat, plan: Plan) -> list[tuple[str, pygame.Rect]]:
        up, down = self.taken(seat, plan)
        return [(f"taken.{seat}", up), (f"taken_down.{seat}", down)]

    def _taken_empty(self, canvas: pygame.Surface, seat: Seat, table: Table, look: Look) -> None:
        for name, rect in self._taken_places(seat, look.plan):
            if name in table.piles and not table.piles[name].cards:
                frames.place(canvas, rect, look.plan.scale.u)

    def _taken_panel(self, canvas: pygame.Surface, seat: Seat, look: Look) -> None:
        """The glass for what one of two has taken."""
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        panel = self._panel(seat, plan)
        frames.glass(canvas, panel, u)
        words = _("Taken by you") if seat == plan.me else _("Taken by {name}").format(name=look.name(seat))
        style = text.fit(words, LABEL, panel.w - px(28), u)
        text.line(canvas, words, (panel.x + px(16), panel.y + px(18)), style, u, tints.LIGHT)
        if f"taken_down.{seat}" in self.names:
            labels = (_("face up"), _("face down"))
            for (_name, rect), label in zip(self._taken_places(seat, plan), labels, strict=True):
                text.line(
                    canvas, label, (rect.centerx, panel.bottom - px(20)), NOTE, u, tints.MUTED, "centre"
                )

    def _outline(self, canvas: pygame.Surface, table: Table, plan: Plan, card: Card | None) -> None:
        """The ground of the own Line: dashed while it is only a preview, filled when it leads."""
        u, gap = plan.scale.u, self._gap(plan)
        made = self.rules.line_cards(table, plan.me, card)
        if len(made) < 2:
            return
        lead, row = self.lead(plan), self.row(plan.me, plan)
        edge = min(gap - 1, plan.scale.px(8)) if plan.compact else plan.scale.px(8)
        outer = row[0].unionall(row[1:]).inflate(2 * edge, 2 * edge)
        points = [outer.topleft, outer.topright, outer.bottomright, outer.bottomleft]
        if any(one in made for one in table.piles["lead"].cards):
            top = lead.inflate(2 * edge, 2 * edge)
            points = [
                top.topleft, top.topright, (top.right, outer.y), outer.topright, outer.bottomright,
                outer.bottomleft, outer.topleft, (top.x, outer.y),
            ]  # fmt: skip
        frames.outline(canvas, points, u, dashed=card is not None)

    def _copy(self, canvas: pygame.Surface, best: Seat, table: Table, look: Look) -> None:
        """The best Line of somebody else, large enough to be read, beside the Lead."""
        lead = self.lead(look.plan)
        w = round(0.6 * lead.w)
        cards = [card for card in self.rules.line_cards(table, best) if card not in table.piles["lead"].cards]
        for i, card in enumerate(cards):
            rect = pygame.Rect(round(lead.right + 0.5 * lead.w + i * 0.8 * w), lead.y, w, round(1.4 * w))
            cardface.card(canvas, look.art, card, rect, look.plan.large_below)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw ribbons with the names of Lines, numbers of cards, the previewed card, and that the old Lead is none."""
        plan, u = look.plan, look.plan.scale.u
        self._numbers(canvas, table, laid, look)
        pointed = look.pointed if look.pointed in look.choices.cards else None
        lead, own = self.lead(plan), self.row(plan.me, plan)
        if pointed:
            place = own[min(THREE - 1, len(table.piles[f"line.{plan.me}"].cards))]
            canvas.blit(ghost(look, pointed, place), place)
        if self._leaves_lead(look) and table.piles["lead"].cards:
            face = table.piles["lead"].cards[0]
            if face:
                canvas.blit(dimmed(look.art.face(face, lead.w, large=lead.w < plan.large_below)), lead)
            badges.badge(canvas, _("old Lead"), lead.center, u, 12 if not plan.compact else 11)
        self._ribbons(canvas, table, look)

    def _leaves_lead(self, look: Look) -> bool:
        """Whether a card of the rows is to be chosen that is not the Lead: that is the old one."""
        there = look.choices.there
        return "lead" not in there and any(self.rules.places[name].role == "line" for name in there)

    def _numbers(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        for name in self.names:
            rects, role = laid.cards[name], self.rules.places[name].role
            if not rects or role not in ("taken", "stock"):
                continue
            rect, count = rects[-1], str(len(rects))
            if role == "stock":
                style = text.BADGE.at(12 if plan.compact else 18)
                text.line(
                    canvas,
                    count,
                    (rects[0].x - px(5 if plan.compact else 14), rect.centery),
                    style,
                    u,
                    tints.LIGHT,
                    "right",
                )
            elif rect.w < px(30):
                y = rect.bottom + px(1 if plan.compact else 7)
                text.line(
                    canvas,
                    count,
                    (rect.centerx, y + px(4 if plan.compact else 3)),
                    text.BADGE.at(11),
                    u,
                    tints.LIGHT,
                    "centre",
                )
            else:
                badges.badge(canvas, count, (rect.centerx, rect.bottom), u)

    def _named(self, table: Table, look: Look) -> Iterator[tuple[str, tuple[int, int], bool]]:
        """The names of Lines, each with the left end of its ribbon and whether that is gold."""
        plan, px = look.plan, look.plan.scale.px
        pointed = look.pointed if look.pointed in look.choices.cards else None
        best, lead, own = self.rules.leading(table), self.lead(plan), self.row(plan.me, plan)
        mine = self.rules.preview(table, pointed) if pointed else self.rules.line_of(table, plan.me)
        if self._two(plan):
            other = 1 - plan.me
            row, words = self.row(other, plan), self.rules.line_of(table, other)
            if words:
                at = row[-1].right + px(22 if not plan.compact else 8), row[0].centery
                yield words, at, best == other and not pointed
            at = lead.right + px(30 if not plan.compact else 8), lead.centery
        else:
            if best is not None and best != plan.me:
                at = lead.right + round(0.5 * lead.w), lead.bottom - px(17 if not plan.compact else 13)
                words = _("{name}: {line}").format(name=look.name(best), line=self.rules.line_of(table, best))
                yield words, at, not pointed
            at = own[-1].right + px(22 if not plan.compact else 8), own[0].centery
            if plan.compact:  # below who sits at the right
                at = at[0], own[0].bottom - px(14)
        if mine:
            yield mine, at, bool(pointed) or best == plan.me

    def _ribbon_size(self, plan: Plan) -> float:
        return 12.5 if plan.compact else 17

    def _most(self, at: tuple[int, int], plan: Plan) -> int:
        """How wide a ribbon may be: it ends before who sits at the right, and what he holds."""
        end = plan.size[0] - plan.scale.px(8)
        if not self._two(plan) and (not plan.compact or at[1] < self.row(plan.me, plan)[0].y):
            end = plan.field.right - plan.scale.px(20 if plan.compact else 0)
        return end - at[0]

    def _ribbons(self, canvas: pygame.Surface, table: Table, look: Look) -> None:
        plan = look.plan
        for words, at, gold in self._named(table, look):
            ribbons.ribbon(
                canvas, words, at, plan.scale.u, self._ribbon_size(plan), self._most(at, plan), gold=gold
            )


def ghost(look: Look, card: Card, place: pygame.Rect) -> pygame.Surface:
    """A card half there: it would lie so."""
    picture = dimmed(look.art.face(card, place.w, large=place.w < look.plan.large_below))
    picture.set_alpha(190)
    return picture
