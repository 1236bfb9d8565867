"""The table for several at rest: where everything lies, what the line says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.engine.tokens import Tokens
from patience.gui.clock import spelled
from patience.gui.company.answers import Answers
from patience.gui.company.bar import CompanyBar
from patience.gui.company.bubbles import Bubbles
from patience.gui.company.choices import Choices
from patience.gui.company.facts import seat_facts
from patience.gui.company.half import Spread
from patience.gui.company.halfway import Held
from patience.gui.company.hand import Hand
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
    from patience.engine.company import Company
    from patience.engine.match import Match
    from patience.engine.moves import Move
    from patience.engine.table import Seat, Table
    from patience.gui.app import App


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
        self.covered = 0.0  # since when a panel lies over the table
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

    # Laying

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

    def own_cards(self) -> list[pygame.Rect]:
        """Cards of the player that lie where a hand would, though they are none."""
        return self.laid.cards.get(f"pile.{self.me}", [])

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
