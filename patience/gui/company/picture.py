"""How the table for several is painted: the resting picture, then what moves, then what is said."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from patience.gui import felt, suited, text
from patience.gui.company import badges, cardface, frames, ribbons, tints
from patience.gui.company.hand import Tag
from patience.gui.company.view import CompanyView

if TYPE_CHECKING:
    import pygame

    from patience.cards import Card
    from patience.gui.company.pattern import Look

SQUARED = 4  # window pixels from card to card of a squared pile
FACT = text.LABEL.at(14)


class CompanyPicture(CompanyView):
    """Paints what the view has laid out."""

    def paint(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Lay down the resting picture, then what moves, then what is said."""
        self.mend(canvas, area)
        now = monotonic()
        for flight, pose in self.motion.poses(now):
            flight.last = flight.last.union(pose.rect)  # it has moved on since the damage was reported
            cardface.card(canvas, self.desk.art, pose.face, pose.rect, self.plan.large_below)
        self.purses.paint(canvas, now, self.scale.u)
        self.pointer.paint(canvas)
        self.talk.paint(canvas)
        self.paint_widgets(canvas, area)

    def paint_still(self, canvas: pygame.Surface) -> None:
        """Draw all that does not move."""
        table, look = self.view.table, self.look
        canvas.blit(felt.felt(self.size, self.desk.settings.felt, u=self.scale.u), (0, 0))
        self.seats.paint(canvas, table, look)
        for pattern in self.patterns:
            pattern.paint(canvas, table, self.laid, look)
        self._paint_cards(canvas)
        self.seats.paint_over(canvas, table, self.plan)
        for pattern in self.patterns:
            pattern.paint_over(canvas, table, self.laid, look)
        self._paint_targets(canvas, look)
        shaded = self.shaded()
        self.hand.paint(canvas, self.plan, self.desk.art, shaded, self._away(), self._tags())
        self.bar.paint(canvas, self.plan, self.rules.title, self.standing, self.desk.settings.felt)
        quiet, question = self.line()
        ribbons.line(canvas, self.plan, quiet, question, mine=self.mine)
        self._paint_fact(canvas)

    def _paint_cards(self, canvas: pygame.Surface) -> None:
        hidden = self.motion.hidden
        for name, pile in self.view.table.piles.items():
            if name == f"hand.{self.me}":
                continue
            for at, rect in enumerate(self.laid.cards[name]):
                if rect.bottom > 0 and self.tokens.places[name][at] not in hidden:
                    squared = at and close(rect, self.laid.cards[name][at - 1])
                    face = pile.cards[at] if at >= pile.down else None
                    cardface.card(canvas, self.desk.art, face, rect, self.plan.large_below, lies=not squared)

    def _paint_targets(self, canvas: pygame.Surface, look: Look) -> None:
        """A thin gold frame for what may be chosen, a strong one for what is chosen or pointed at."""
        for target in self.answers.targets():
            chosen = look.half.chosen(target.what)
            if target.seat and target.what != look.framed:
                continue
            if not target.back and (target.what == look.framed or chosen):
                frames.chosen(canvas, target.rect, self.scale.u, strong=True)
            elif target.marked:
                frames.chosen(canvas, target.rect, self.scale.u)
            if chosen and look.half.ticks:
                badges.tick(canvas, target.rect, self.scale.px(16 if self.plan.compact else 26))

    def _paint_fact(self, canvas: pygame.Surface) -> None:
        """One fact about the framed card where the answers would be, or a remark over them."""
        card, buttons = self.hand.framed, self.answers.widgets
        if not self.mine or self.plan.compact or not self.choices.any:
            return
        rect, u, fact = self.plan.fact, self.scale.u, ""
        if buttons:
            around = buttons[0].rect.unionall([widget.rect for widget in buttons[1:]])
            fact = self.rules.answer_note(self.view.table)
            aside = around.x - rect.right - self.scale.px(10), 0
            rect = rect.move(aside if self.plan.tall else (0, around.y - rect.bottom))
        elif card:
            fact = self.rules.fact_of(self.view.table, card)
        if fact:
            words = text.wrap(self.words(fact), FACT, rect.w, u)
            for number, line in enumerate(words[:2]):
                y = rect.bottom - self.scale.px(12) - (len(words[:2]) - 1 - number) * self.scale.px(20)
                suited.line(canvas, line, (rect.right, y), FACT, u, tints.LIGHT, "right")

    def shaded(self) -> list[Card]:
        """The cards of the hand that cannot be played now, while something else can."""
        choices, spoken = self.choices, self.rules.spoken_card(self.view.table)
        may: set[Card] = set(choices.cards)
        if spoken and spoken[1] in choices.words:
            may.add(spoken[0])
        return [card for card in self.hand.order if card not in may] if may or choices.there else []

    def _tags(self) -> dict[Card, Tag]:
        """What the cards of the hand carry."""
        table, rules, held = self.view.table, self.rules, self.hand.order
        if table.turn is None:
            return {}
        words, trump = rules.marked(table, held), rules.trump(table)
        tags = {
            card: Tag(
                rules.prize(table, card), trump if rules.disguised(table, card) else "", words.get(card, "")
            )
            for card in held
        }
        return {card: tag for card, tag in tags.items() if any(tag)}

    def _away(self) -> set[Card]:
        """The cards of the own hand that are on their way, or follow the pointer."""
        name = f"hand.{self.me}"
        if name not in self.tokens.places:
            return set()
        pairs = zip(self.tokens.places[name], self.view.table.piles[name].cards, strict=True)
        return {
            card
            for token, card in pairs
            if card and (token in self.motion.hidden or card == self.pointer.card)
        }


def close(a: pygame.Rect, b: pygame.Rect) -> bool:
    """Whether two cards lie so squared that the upper one casts no shadow of its own."""
    return abs(a.x - b.x) <= SQUARED and abs(a.y - b.y) <= SQUARED
