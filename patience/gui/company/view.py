"""The table for several at rest: where everything lies, how it is painted, what the line says."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pygame

from patience.engine.tokens import Tokens
from patience.gui import felt, suited, text
from patience.gui.clock import spelled
from patience.gui.company import cardface, frames, ribbons, tints
from patience.gui.company.answers import Answers
from patience.gui.company.bar import CompanyBar
from patience.gui.company.bubbles import Bubbles
from patience.gui.company.choices import Choices
from patience.gui.company.facts import seat_facts
from patience.gui.company.half import Spread
from patience.gui.company.halfway import Held
from patience.gui.company.hand import Hand, Tag
from patience.gui.company.middle import patterns
from patience.gui.company.pattern import Laid, Look
from patience.gui.company.people import named, seated
from patience.gui.company.plan import CompanyScale, Plan
from patience.gui.company.pointer import Pointer
from patience.gui.company.purses import Purses
from patience.gui.company.seats import Seats, SeatTip
from patience.gui.company.story import Act, story
from patience.gui.company.talk import Talk
from patience.gui.company.you import told
from patience.gui.motion import Motion
from patience.gui.still import StillScene
from patience.words import _

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.engine.company import Company
    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.engine.table import Seat, Table
    from patience.gui.app import App

SQUARED = 4  # window pixels from card to card of a squared pile
FACT = text.LABEL.at(14)


class CompanyView(StillScene):
    """Shows the match as the person sees it; what can be done comes with the subclass."""

    scale: CompanyScale
    me: Seat
    bar: CompanyBar
    seats: Seats
    answers: Answers
    pointer: Pointer
    talk: Talk
    tips: list[SeatTip]

    def __init__(self, desk: App, match: Match, rules: Company) -> None:
        super().__init__(desk.settings.size / 100)
        self.desk, self.match, self.rules = desk, match, rules
        self.me = match.person
        self.people = seated(len(rules.seats), rules.name, match.deal, self.me)
        self.view = match.view(self.me)
        self.tokens = Tokens(self.view.table.piles)
        self.purses = Purses(self.view.table.counters)
        self.motion, self.bubbles, self.hand = Motion(), Bubbles(), Hand()
        self.patterns = patterns(rules)
        self.story: list[Act] = story(match, self.me)
        self.acted = 0.0  # when the player has made his last move
        self.queue: list[Move] = []  # what the player has decided already, to be done one after the other
        self.held: Held | None = None  # a full trick that lies for a while before it is gathered
        self.choices = Choices()
        self.plan: Plan
        self.laid: Laid
        self.happened = ""  # what was done last, for the line that asks
        self.notice = ""  # why something may not be done, or a hint, in place of the question
        self.due = 0.0  # the next act may begin
        self.asked = False  # somebody is thinking
        self.told_time = ""
        self.hurried = self.hinting = False

    def look_at_bar(self) -> None:
        """Enable what can be done now."""
        self.bar.undo.enabled = self._decided or self.desk.can_undo_new()
        self.bar.hint.enabled = self.mine

    # What there is

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.people[seat].name

    def words(self, text: str) -> str:
        """A text of the rules with the names of the seats put in."""
        return told(named(text, self.people, self.me))

    @property
    def mine(self) -> bool:
        """Whether the player is to move."""
        return self.match.table.turn == self.me

    @property
    def pace(self) -> float:
        """How long everything takes compared with the normal; 0 while the player is in a hurry."""
        return 0.0 if self.hurried else self.desk.pace

    def level(self, seat: Seat) -> str:
        """How well a seat plays; a partner always plays his best."""
        return "strong" if seat in self.rules.partners(self.me) else self.desk.settings.opponents

    # Laying and painting

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything in a window of that size."""
        self.pointer.let_go()
        self.motion.flights.clear()
        self.purses.settle()
        super().layout(size)
        self.scale = CompanyScale(size, self.interface)
        roles = {place.role for place in self.rules.places.values()}
        before, aside = bool(roles & {"pile", "books", "line"}) or self.rules.has_markers, "lead" in roles
        self.plan = Plan(size, self.scale, len(self.rules.seats), self.me, before=before, aside=aside)
        if self.still.get_size() != size:
            self.still = pygame.Surface(size)
        self.arrange()
        self.bar.layout(self.plan)
        self.answers.layout()
        self.talk.hang_again()
        self.renew_tips()
        self.look_at_bar()
        self.spoil()

    def renew_tips(self) -> None:
        """What is told of a person on whom the pointer rests is true only until somebody acts."""
        if self._tip in self.tips:
            self._show_tip(None)
        for tip in self.tips:
            tip.rect, tip.tip = self.plan.blocks[tip.seat].rect, seat_facts(self, tip.seat)

    def arrange(self) -> None:
        """Work out where every card and counter lies now."""
        table = self.view.table
        held = (
            [card for card in table.piles[f"hand.{self.me}"].cards if card]
            if f"hand.{self.me}" in table.piles
            else []
        )
        self.hand.lay(self.rules.sorted_hand(table, held), self.plan)
        cards: dict[str, list[pygame.Rect]] = {}
        heaps: dict[str, pygame.Rect] = {}
        for laid in (self.seats.lay(table, self.plan), *(p.lay(table, self.plan) for p in self.patterns)):
            cards |= laid.cards
            heaps |= laid.heaps
        nowhere = pygame.Rect(
            self.plan.centre[0], -2 * self.plan.card, self.plan.card, round(1.4 * self.plan.card)
        )
        for name, pile in table.piles.items():
            if name == f"hand.{self.me}":
                cards[name] = [self.hand.rects[card] if card else nowhere for card in pile.cards]
            else:
                cards.setdefault(name, [nowhere] * len(pile.cards))
        self.laid = Laid(cards, heaps)

    @property
    def look(self) -> Look:
        """What the patterns need to paint."""
        return Look(
            self.plan, self.desk.art, self.people, self.choices, self.purses.shown, self.answers.half,
            self.story, self.hand.framed, self.answers.framed,
        )  # fmt: skip

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

    def _paint_fact(self, canvas: pygame.Surface) -> None:
        """One fact about the framed card where the answers would be, or a remark over them."""
        card, buttons = self.hand.framed, self.answers.widgets
        if not self.mine or self.plan.compact or not self.choices.any:
            return
        rect, u, fact = self.plan.fact, self.scale.u, ""
        if buttons:
            top = min(widget.rect.top for widget in buttons)
            rect, fact = rect.move(0, top - rect.bottom), self.rules.answer_note(self.view.table)
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

    def own_cards(self) -> list[pygame.Rect]:
        """Cards of the player that lie where a hand would, though they are none."""
        return self.laid.cards.get(f"pile.{self.me}", [])

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

    def line(self) -> tuple[str, str]:
        """What the line that asks says: what has happened, and what is wanted or for whom we wait."""
        table = self.match.table
        if self.notice:
            return "", self.notice
        if self.held:
            return "", self.happened
        if table.turn is None:
            return self.happened, self.words(self.rules.outcome(table))
        if table.turn == self.me:
            return self.happened, self.words(self._question(table))
        return self.happened, _("{name} is thinking").format(name=self.name(table.turn))

    def _question(self, table: Table) -> str:
        half = self.answers.half
        if isinstance(half, Spread):
            return self.rules.ask_to_spread(self.view.table, half.left)
        return half.asks(self.rules.ask(table), self.answers.framed)

    def tell_time(self) -> None:
        """Have the played time painted again, if it reads otherwise by now."""
        told = spelled(self.match.seconds)
        if told != self.told_time and self.size != (0, 0):
            self.told_time = told
            self.spoil(pygame.Rect(self.bar.end, 0, self.size[0] - self.bar.end, self.scale.bar))

    @property
    def standing(self) -> str:
        """How far the match is, with the time if it is to be shown."""
        words = self.rules.standing(self.match.table, self.me)
        return f"{words} · {spelled(self.match.seconds)}" if self.desk.settings.show_time else words

    @property
    def _decided(self) -> bool:
        """Whether the player has decided anything yet."""
        return any(not step.follows for step in self.match.steps)


def close(a: pygame.Rect, b: pygame.Rect) -> bool:
    """Whether two cards lie so squared that the upper one casts no shadow of its own."""
    return abs(a.x - b.x) <= SQUARED and abs(a.y - b.y) <= SQUARED
