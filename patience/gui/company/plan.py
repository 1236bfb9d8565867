"""Where everything stands on the table for several, in window pixels: edges are people, corners facts, the middle the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui.theme import Scale

if TYPE_CHECKING:
    from patience.engine.table import Seat

WIDE = {
    1: (0, 1, 0),
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (1, 4, 1),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
}
TALL = {
    1: (0, 1, 0),
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (2, 1, 2),
    6: (2, 2, 2),
    7: (3, 1, 3),
    8: (3, 2, 3),
    9: (3, 3, 3),
}
LEAST_FULL = 0.82  # below this scale the compact design is clearer
MOST_COMPACT = 1.6
LARGE_BELOW = 60  # design units in the compact design, else window pixels
TALLER = 1.05  # times the width: then it is a tall window
COMPACT, COMPACT_TALL = (640, 400), (600, 400)  # design units that a compact window has at least
IN_FIELD = 4.5  # cards of the middle that a tall window's free field is wide, and high
LARGER = 1.15  # than those of the hand the cards of the middle of a tall window are at most
OWN = 1.12  # so much larger than the others' is the own portrait
CROWD = 5  # so many in the top row need its whole width


class Block(NamedTuple):
    """The place of one seat: everything of it lies in `rect`; faces look to the middle."""

    seat: Seat
    side: str  # "own", "left", "top" or "right"
    rect: pygame.Rect
    medal: pygame.Rect  # the round portrait

    @property
    def mirrored(self) -> bool:
        """Whether it is written from right to left."""
        return self.side == "right"


class Enlarged(NamedTuple):
    """How large a design unit is in a part of the middle."""

    u: float
    compact: bool

    def px(self, full: float, compact: float | None = None) -> int:
        """A length in whole window pixels; another one may be given for the compact design."""
        return round((full if compact is None or not self.compact else compact) * self.u)


class CompanyScale(Scale):
    """`u` is window pixels per design unit; "tiny" is the compact design."""

    def __init__(self, size: tuple[int, int], interface: float = 1.0) -> None:
        super().__init__(size, interface)
        full = min(size[0] / 1280, size[1] / 800)
        self.tall = size[1] > TALLER * size[0]
        least = COMPACT_TALL if self.tall else COMPACT
        if full / max(1.0, interface) < LEAST_FULL:
            self.mode = "tiny"
            self.u = min(MOST_COMPACT, max(1.0, min(size[0] / least[0], size[1] / least[1])))
        else:
            self.mode, self.u = "wide", full
        self.width, self.height = size[0] / self.u, size[1] / self.u
        self.bar, self.status = self.px(48 if not self.tiny else 34 if self.tall else 30), 0


class Plan:
    """The table of one window size for so many players; seat `me` sits below, the others follow clockwise."""

    def __init__(
        self, size: tuple[int, int], scale: CompanyScale, players: int, me: Seat = 0, *,
        before: bool = True, aside: bool = False,
    ) -> None:  # fmt: skip
        """`before`: cards lie before the seats; `aside`: the only other sits in the corner if room is short."""
        self.size, self.scale, self.players, self.me = size, scale, players, me
        self.before, self.aside = before, aside and scale.tiny and players == 2
        self.compact = scale.tiny
        self.tall = (
            scale.tall
        )  # then the own hand has the whole width, and a row below it for all else of one's own
        self.u = round(min(scale.width / 13.3, scale.height / 8.4))  # the usual card, design units wide
        self.card = scale.px(scale.width / 8.4 if self.tall else self.u)  # of the own hand
        self.margin = scale.px(8 if self.compact else 16)
        self.medal = scale.px(34 if self.compact else 0.66 * self.u)
        self.name, self.small = (12.0, 11.0) if self.compact else (15.0, 12.0)
        self.block_width = scale.px(104 if self.compact else 172)
        self.button = self._button()
        own_row = max(round(OWN * self.medal), self.button[1]) + scale.px(12 if self.compact else 26)
        below = own_row if self.tall else 0
        self.hand_top = size[1] - below - round(1.4 * self.card) - scale.px(4 if self.compact else 14)
        tall = scale.px(22 if self.compact else 36)
        self.line = pygame.Rect(0, self.hand_top - scale.px(27 if self.compact else 50), size[0], tall)
        self.top = scale.bar + scale.px(6 if self.compact else 14)
        self.before_card = self._before_card()
        self.blocks = {block.seat: block for block in self._others()}
        self.blocks[me] = self._own()
        self.field = self._field()
        self.middle = self._middle()
        self.grown = self.middle / scale.px(self.u)  # how much larger than usual the middle is drawn
        self.centre = size[0] // 2, (self.top + self.line.y) // 2 + scale.px(15 if self.compact else 34)
        self.hand = self._hand()
        self.fact = self._fact()

    @property
    def large_below(self) -> int:
        """How wide a card on the table must be, in window pixels, to do without its large index."""
        return max(LARGE_BELOW, self.scale.px(LARGE_BELOW)) if self.compact else LARGE_BELOW

    @property
    def block_height(self) -> int:
        """What the others' blocks take in height, with the cards before them."""
        px = self.scale.px
        if self.compact:
            return self.medal + px(2) + (round(1.4 * self.before_card) + px(2) if self.before else 0)
        return self.medal + px(8) + px(0.68 * self.u if self.before else 0.5 * self.u)

    def around(self, wide: float, tall: float) -> Enlarged:
        """The scale of a thing of the middle that usually takes so many design units: a tall window has room for more."""
        u = self.scale.u
        room = min(self.field.w / (wide * u), self.field.h / (tall * u))
        return Enlarged(u * max(1.0, min(self.grown, room)), self.compact)

    def _button(self) -> tuple[int, int]:
        """The size of an answer."""
        px = self.scale.px
        if not self.compact:
            return px(168), px(44)
        return (px(116), px(38)) if self.tall else (px(84), px(28))

    def _before_card(self) -> int:
        """The width of a card that lies before somebody and tells something."""
        if not self.compact:
            return self.scale.px(0.46 * self.u)
        return self.scale.px(24 if self.tall else 20)

    def _middle(self) -> int:
        """The width of a card of the middle, before a pattern makes it larger or smaller."""
        if not self.tall:
            return self.card
        return round(min(LARGER * self.card, self.field.w / IN_FIELD, self.field.h / IN_FIELD))

    def px(self, full: float, compact: float) -> int:
        """Window pixels for so many units in the full design, and so many in the compact one."""
        return self.scale.px(compact if self.compact else full)

    def framed(self, wide: int, tall: int) -> pygame.Rect:
        """A frame in the middle of the field, of so many window pixels if there is room."""
        frame = pygame.Rect(0, 0, min(wide, self.field.w), min(tall, self.field.h))
        frame.center = self.size[0] // 2, self.field.centery
        return frame

    def _own(self) -> Block:
        px, height = self.scale.px, self.size[1]
        side = round(OWN * self.medal)
        y = height - side - px(8 if self.compact else 20)
        medal = pygame.Rect(self.margin, y, side, side)
        return Block(self.me, "own", pygame.Rect(self.margin, y, self.block_width, side), medal)

    def _others(self) -> list[Block]:
        others = self.players - 1
        if not others:
            return []
        left, top, right = (TALL if self.tall else WIDE)[others]
        width, wide, tall = self.size[0], self.block_width, self.block_height
        rects = [("left", pygame.Rect(self.margin, y, wide, tall)) for y in self._column(left)[::-1]]
        for i in range(top):
            edge = 0.15 if top < CROWD else 0.04
            middle = width / 2 if top == 1 else width * (edge + (1 - 2 * edge) * (i + 0.5) / top)
            rects.append(("top", pygame.Rect(round(middle - wide / 2), self.top, wide, tall)))
        x = width - self.margin - wide
        rects += [("right", pygame.Rect(x, y, wide, tall)) for y in self._column(right)]
        if self.aside:
            rects = [("left", pygame.Rect(self.margin, self.top, wide, tall))]
        blocks = []
        for number, (side, rect) in enumerate(rects, 1):
            medal = pygame.Rect(rect.x, rect.y, self.medal, self.medal)
            if side == "right":
                medal.right = rect.right
            blocks.append(Block((self.me + number) % self.players, side, rect, medal))
        return blocks

    def _column(self, count: int) -> list[int]:
        """The upper edges of so many blocks at a side, from above."""
        px, tall = self.scale.px, self.block_height
        if count == 1:
            middle = (self.top + self.line.y) / 2 + px(10 if self.compact else 46)
            seen = self.medal if self.compact else self.medal + px(8) + px(0.5 * self.u)
            return [round(middle - seen / 2)]
        above = self.top + tall + px(6 if self.compact else 10)
        below = self.line.y - px(2 if self.compact else 6)
        gap = (below - above - count * tall) / max(1, count)
        return [round(above + gap / 2 + i * (tall + gap)) for i in range(count)]

    def _field(self) -> pygame.Rect:
        """The free field in the middle, where the game lies."""
        px = self.scale.px
        side = self.margin + self.block_width + px(8 if self.compact else 24)
        sides = {block.side for block in self.blocks.values()}
        corner = self.tall and self.aside  # he sits above the field, not beside it
        has_sides = bool(sides & {"left", "right"}) and not corner
        left = side if has_sides else self.margin
        has_top = "top" in sides or corner
        above = self.top + (self.block_height + px(4 if self.compact else 8) if has_top else 0)
        below = self.line.y - px(6 if self.compact else 12)
        return pygame.Rect(left, above, self.size[0] - 2 * left, below - above)

    def _hand(self) -> pygame.Rect:
        """The room for the own hand, between the own block and the answers."""
        px = self.scale.px
        if self.tall:
            wide = self.size[0] - 2 * self.margin
            return pygame.Rect(self.margin, self.hand_top, wide, round(1.4 * self.card))
        left = px(130 if self.compact else 206)
        right = self.size[0] - px(96 if self.compact else 206)
        return pygame.Rect(left, self.hand_top, right - left, round(1.4 * self.card))

    def _fact(self) -> pygame.Rect:
        """Where one fact about the framed card stands while there are no answers."""
        px = self.scale.px
        rect = pygame.Rect(0, 0, px(172), px(44))
        rect.bottomright = self.size[0] - self.margin, self.size[1] - px(20 if self.tall else 34)
        return rect

    def beside(self, button: pygame.Rect) -> pygame.Rect:
        """The place of the way out, left of the button with a number."""
        wide, gap = self.scale.px(66 if self.compact else 98), self.scale.px(6 if self.compact else 10)
        return pygame.Rect(button.x - gap - wide, button.y, wide, button.h)

    def quick(self, stepper: pygame.Rect) -> pygame.Rect:
        """The row of quick numbers over the stepper."""
        tall, gap = self.scale.px(22 if self.compact else 28), self.scale.px(5 if self.compact else 10)
        return pygame.Rect(stepper.x, stepper.y - gap - tall, stepper.w, tall)

    def answers(self, count: int) -> list[pygame.Rect]:
        """Where so many answer buttons lie at the lower right, the first one lowest, or farthest to the right."""
        px, (wide, tall) = self.scale.px, self.button
        foot, gap = self.size[1] - px(8 if self.compact else 20), px(5 if self.compact else 10)
        x = self.size[0] - self.margin - wide
        if self.tall:
            return [pygame.Rect(x - i * (wide + gap), foot - tall, wide, tall) for i in range(count)]
        return [pygame.Rect(x, foot - tall - i * (tall + gap), wide, tall) for i in range(count)]
