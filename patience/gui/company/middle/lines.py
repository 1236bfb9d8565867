"""Lines round a Lead: between two a row above and one below it, among more a row before each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import text
from patience.gui.company import badges, cardface, frames, tints
from patience.gui.company.hand import dimmed
from patience.gui.company.middle import line_names
from patience.gui.company.middle.line_places import THREE, LinePlaces
from patience.gui.company.pattern import Laid, Look, Pattern
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from patience.cards import Card
    from patience.engine.table import Seat, Table
    from patience.gui.company.plan import Plan

LEAD = text.Style(text.SERIF, "Bold", 16)
LABEL, NOTE = text.LABEL.weigh("SemiBold").at(14), text.LABEL.at(13)


class Lines(Pattern):
    """Lead, rows, what was taken, and the stock beside the Lead."""

    roles = ("lead", "line", "taken", "stock", "turnup")
    follows_hand = True

    def places(self, plan: Plan) -> LinePlaces:
        """Where all lies in such a window."""
        return LinePlaces(plan, self.names)

    def lay(self, table: Table, plan: Plan) -> Laid:
        """All cards of all these places."""
        places = self.places(plan)
        cards: dict[str, list[pygame.Rect]] = {}
        for name in self.names:
            place, count = self.rules.places[name], len(table.piles[name].cards)
            if place.role == "lead":
                cards[name] = [places.lead] * count
            elif place.role == "line" and place.owner is not None:
                row = places.row(place.owner)
                first = 0 if name.startswith("line.") else len(table.piles[f"line.{place.owner}"].cards)
                cards[name] = row[first : first + count]
            elif place.role == "taken" and place.owner is not None:
                up, down = places.taken(place.owner)
                cards[name] = [down if name.startswith("taken_down.") else up] * count
            elif place.role == "stock":
                stock, step = places.stock, plan.scale.px(2)
                cards[name] = [stock.move(min(i, 3) * step, min(i, 3) * step // 2) for i in range(count)]
            else:
                cards[name] = places.turned(count)
        return Laid(cards, {})

    def solid(self, table: Table, laid: Laid, look: Look) -> Iterator[pygame.Rect]:
        """The places of the rows, of the Lead and of what is taken."""
        places = self.places(look.plan)
        yield places.lead
        for seat in self.rules.seats:
            row = places.row(seat)
            yield row[0].unionall(row[1:])
            if places.two and not look.plan.compact:
                yield places.panel(seat)
        for name in line_names.named(self.rules, table, places, look):
            yield line_names.rect(name, look)

    def paint(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw the winning Line's ground, the empty places, the panels, the name of the Lead."""
        plan, places, best = look.plan, self.places(look.plan), self.rules.leading(table)
        card = line_names.previewed(look)
        if card or best == plan.me:
            self._outline(canvas, table, places, card)
        for seat in self.rules.seats:
            for rect in places.row(seat)[self._lying(seat, table) :]:
                frames.place(canvas, rect, plan.scale.u)
        if places.two:
            for seat in self.rules.seats:
                if not plan.compact:
                    self._taken_panel(canvas, seat, look)
                self._taken_empty(canvas, seat, table, look)
        elif best is not None and best != plan.me:
            self._copy(canvas, best, table, look)
        self._lead_name(canvas, places)

    def _lying(self, seat: Seat, table: Table) -> int:
        """How many cards lie in a row, the one face down included."""
        names = (f"line.{seat}", f"covered.{seat}")
        return sum(len(table.piles[name].cards) for name in names if name in table.piles)

    def _lead_name(self, canvas: pygame.Surface, places: LinePlaces) -> None:
        plan, lead = places.plan, places.lead
        u, px = plan.scale.u, plan.scale.px
        if places.two:
            words = _("Lead") if plan.compact else _("The Lead")
            at = lead.x - px(8 if plan.compact else 14), lead.centery
            text.line(canvas, words, at, LEAD.at(12) if plan.compact else LEAD, u, tints.LIGHT, "right")
        elif not plan.compact:
            at = lead.centerx, lead.y - px(14)
            text.line(canvas, _("The Lead"), at, LEAD, u, tints.LIGHT, "centre")

    def _taken_places(self, seat: Seat, plan: Plan) -> list[tuple[str, pygame.Rect]]:
        up, down = self.places(plan).taken(seat)
        return [(f"taken.{seat}", up), (f"taken_down.{seat}", down)]

    def _taken_empty(self, canvas: pygame.Surface, seat: Seat, table: Table, look: Look) -> None:
        for name, rect in self._taken_places(seat, look.plan):
            if name in table.piles and not table.piles[name].cards:
                frames.place(canvas, rect, look.plan.scale.u)

    def _taken_panel(self, canvas: pygame.Surface, seat: Seat, look: Look) -> None:
        """The glass for what one of two has taken."""
        plan, u, px = look.plan, look.plan.scale.u, look.plan.scale.px
        panel = self.places(plan).panel(seat)
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

    def _outline(self, canvas: pygame.Surface, table: Table, places: LinePlaces, card: Card | None) -> None:
        """The ground of the own Line: dashed while it is only a preview, filled when it leads."""
        plan, u, gap = places.plan, places.plan.scale.u, places.gap
        made = self.rules.line_cards(table, plan.me, card)
        if len(made) < 2:
            return
        lead, row = places.lead, places.row(plan.me)
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
        lead = self.places(look.plan).lead
        w = round(0.6 * lead.w)
        cards = [card for card in self.rules.line_cards(table, best) if card not in table.piles["lead"].cards]
        for i, card in enumerate(cards):
            rect = pygame.Rect(round(lead.right + 0.5 * lead.w + i * 0.8 * w), lead.y, w, round(1.4 * w))
            cardface.card(canvas, look.art, card, rect, look.plan.large_below)

    def paint_over(self, canvas: pygame.Surface, table: Table, laid: Laid, look: Look) -> None:
        """Draw ribbons with the names of Lines, numbers of cards, the previewed card, and that the old Lead is none."""
        plan, u, places = look.plan, look.plan.scale.u, self.places(look.plan)
        self._numbers(canvas, table, laid, look)
        lead, own = places.lead, places.row(plan.me)
        if card := line_names.previewed(look):
            place = own[min(THREE - 1, len(table.piles[f"line.{plan.me}"].cards))]
            canvas.blit(ghost(look, card, place), place)
        if self._leaves_lead(look) and table.piles["lead"].cards:
            face = table.piles["lead"].cards[0]
            if face:
                canvas.blit(dimmed(look.art.face(face, lead.w, large=lead.w < plan.large_below)), lead)
            badges.badge(canvas, _("old Lead"), lead.center, u, 12 if not plan.compact else 11)
        for name in line_names.named(self.rules, table, places, look):
            line_names.paint(canvas, name, look)

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
                at, style = (rects[0].x - px(5 if plan.compact else 14), rect.centery), text.BADGE
                text.line(canvas, count, at, style.at(12 if plan.compact else 18), u, tints.LIGHT, "right")
            elif rect.w < px(30):
                y = rect.bottom + px(1 if plan.compact else 7) + px(4 if plan.compact else 3)
                text.line(canvas, count, (rect.centerx, y), text.BADGE.at(11), u, tints.LIGHT, "centre")
            else:
                badges.badge(canvas, count, (rect.centerx, rect.bottom), u)


def ghost(look: Look, card: Card, place: pygame.Rect) -> pygame.Surface:
    """A card half there: it would lie so."""
    picture = dimmed(look.art.face(card, place.w, large=place.w < look.plan.large_below))
    picture.set_alpha(190)
    return picture
