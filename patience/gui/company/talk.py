"""Where the words of the people hang: near whoever says them, over felt and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import text
from patience.gui.company import speech_bubble
from patience.gui.company.seats import NAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from patience.engine.table import Seat
    from patience.gui.company.plan import Block
    from patience.gui.company.view import CompanyView

    Point = tuple[int, int]

WIDE, WIDE_COMPACT = (190, 140), (130, 80, 190)  # design units at which a sentence may break, the best first
SIZE, SIZE_COMPACT, SIZE_AT_HOME = 16.0, 13.0, 11.0  # of the letters, in design units
AT_HOME = (0.1, -0.25, -0.5)  # of a portrait: how far beside it words begin that lie over a name
GRAZED = 0.03  # of a bubble may lie over an edge of something
SLIDES = (
    0.0,
    -0.3,
    0.3,
    -0.15,
    0.15,
    -0.45,
    0.45,
)  # widths that a bubble under or over a portrait hangs aside
NUMBER = 16  # design units: of how many cards somebody holds, beside them


class Hung(NamedTuple):
    """A bubble, the tip of its tail, its lines, and the size of the letters."""

    rect: pygame.Rect
    tip: Point
    lines: list[str]
    size: float


class Talk:
    """The bubbles of one scene."""

    def __init__(self, scene: CompanyView) -> None:
        self.scene = scene
        self.hung: dict[Seat, Hung] = {}

    def hang(self, *seats: Seat) -> None:
        """Somebody has said something new: find a place for it; older words give way where there is no room for both."""
        for seat in seats:
            self.take_down(seat)
            if seat not in self.scene.bubbles.words:
                continue
            hung, free = self._best(seat)
            if not free:
                continue
            for other in [other for other, old in self.hung.items() if old.rect.colliderect(hung.rect)]:
                self.take_down(other)
                self.scene.bubbles.words.pop(other, None)
            self.hung[seat] = hung
            self._invalidate(hung)

    def settle(self) -> None:
        """Cards or answers have come where words hang: these move or go, since the line has told it too."""
        taken = self._solid()
        for seat, hung in list(self.hung.items()):
            if seat not in self.scene.bubbles.words:
                self.take_down(seat)
            elif self._covered(hung.rect, [*taken, *self._persons()]):
                self.hang(seat)

    def take_down(self, seat: Seat) -> None:
        """The words of a seat have been heard."""
        if seat in self.hung:
            self._invalidate(self.hung.pop(seat))

    def hang_again(self) -> None:
        """Everything lies elsewhere: all words find their places anew."""
        self.hung.clear()
        self.hang(*list(self.scene.bubbles.words))

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw what is being said."""
        for seat, (rect, tip, lines, size) in self.hung.items():
            if seat in self.scene.bubbles.words:
                speech_bubble.bubble(canvas, lines, rect, tip, self.scene.scale.u, size)

    def _invalidate(self, hung: Hung) -> None:
        self.scene.invalidate(hung.rect.union(pygame.Rect(hung.tip, (1, 1))).inflate(40, 40))

    @property
    def _size(self) -> float:
        return SIZE_COMPACT if self.scene.plan.compact else SIZE

    # Finding a place

    def _best(self, seat: Seat) -> tuple[Hung, bool]:
        """The place where a bubble covers least, and whether it may hang there; in the full design it always may."""
        scene, px = self.scene, self.scene.scale.px
        room = scene.bounds
        room.h -= scene.scale.bar
        room.bottom = scene.bounds.bottom
        room.inflate_ip(-px(8), -px(4))
        taken = [*self._solid(), *self._persons()]
        said = [hung.rect for other, hung in self.hung.items() if other != seat]
        best: tuple[tuple[int, int], Hung] | None = None
        for hung in self._candidates(seat):
            hung.rect.clamp_ip(room)
            cost = self._covered(hung.rect, taken), self._covered(hung.rect, said)
            if best is None or cost < best[0]:
                best = cost, hung
            if cost == (0, 0):
                break
        assert best
        if not best[0][0] or not scene.plan.compact:
            return best[1], True
        taken = [*self._solid(but=seat), *self._persons(but=seat)]
        for hung in self._at_home(seat):
            if room.contains(hung.rect) and not self._covered(hung.rect, taken):
                return hung, True
        return best[1], False

    def _covered(self, rect: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
        """How much a bubble covers of what should be seen; a grazed edge is nothing."""
        gap = self.scene.scale.px(4)
        wide = rect.inflate(gap, gap)
        covered = sum(part.w * part.h for part in map(wide.clip, taken))
        return covered if covered > GRAZED * rect.w * rect.h else 0

    def _candidates(self, seat: Seat) -> Iterator[Hung]:
        """Every way to hang what a seat says, the best first."""
        scene, u, px = self.scene, self.scene.scale.u, self.scene.scale.px
        style, said = speech_bubble.WORDS.at(self._size), scene.bubbles.words[seat].said
        tried: list[list[str]] = []
        for most in WIDE_COMPACT if scene.plan.compact else WIDE:
            lines = text.wrap(said, style, px(most), u)
            if lines in tried:
                continue
            tried.append(lines)
            wide = max(text.width(line, style, u) for line in lines) + px(20 if scene.plan.compact else 28)
            tall = round((2.05 + 1.28 * (len(lines) - 1)) * self._size * u)
            for rect, tip in self._places(seat, scene.plan.blocks[seat], (wide, tall)):
                yield Hung(rect, tip, lines, self._size)

    def _at_home(self, seat: Seat) -> Iterator[Hung]:
        """Where all is full: small, over the name of who speaks, whose portrait and number still show."""
        plan, u, px = self.scene.plan, self.scene.scale.u, self.scene.scale.px
        block, said, style = (
            plan.blocks[seat],
            self.scene.bubbles.words[seat].said,
            speech_bubble.WORDS.at(SIZE_AT_HOME),
        )
        medal, side = block.medal, -1 if block.mirrored else 1
        for lines in ([said], text.wrap(said, style, block.rect.w, u)):
            wide = max(text.width(line, style, u) for line in lines) + px(12)
            rect = pygame.Rect(0, 0, wide, round((0.5 + 1.28 * len(lines)) * SIZE_AT_HOME * u))
            rect.bottom = medal.centery + (px(1) if len(lines) == 1 else medal.h // 2)
            for part in AT_HOME:
                beside = round(part * medal.w)
                rect.left = medal.right + beside
                if side < 0:
                    rect.right = medal.left - beside
                yield Hung(
                    rect.copy(),
                    (medal.centerx + side * round(0.2 * medal.w), medal.centery),
                    lines,
                    SIZE_AT_HOME,
                )

    def _places(self, seat: Seat, block: Block, size: Point) -> Iterator[tuple[pygame.Rect, Point]]:
        """Beside the name, over the portrait, under the block, under the portrait, on the far side of the portrait."""
        plan, px, medal = self.scene.plan, self.scene.plan.scale.px, block.medal
        gap, side = px(6 if plan.compact else 9), -1 if block.mirrored else 1
        name = text.width(self.scene.name(seat), NAME.at(plan.name), plan.scale.u) + px(16)
        rect = pygame.Rect((0, 0), size)

        def beside(x: int, y: int, way: int) -> tuple[pygame.Rect, Point]:
            put = rect.copy()
            put.midleft = x + way * gap, y
            if way < 0:
                put.right = x - gap
            return put, (x, y)

        edges = (medal.left, medal.right)[::-side]  # the one that looks to the name, then the other
        put, tip = beside(edges[0] + side * name, medal.centery - px(0.2 * plan.name), side)
        yield put, tip
        beyond = self._own(seat).unionall(list(self._hands(seat)))  # what stands below the name may be longer
        if side > 0:
            yield put.move(max(0, beyond.right + gap - put.x), 0), tip
        else:
            yield put.move(min(0, beyond.x - gap - put.right), 0), tip
        for slide in SLIDES:
            aside = medal.centerx + round(slide * rect.w)
            over, under, near = rect.copy(), rect.copy(), rect.copy()
            over.midbottom = aside, medal.y - px(1) - gap
            under.midtop = aside, block.rect.bottom + px(2) + gap
            near.midtop = aside, medal.bottom + px(1) + gap
            yield over, (medal.centerx, medal.y - px(1))
            yield under, (medal.centerx, block.rect.bottom + px(2))
            yield near, (medal.centerx, medal.bottom + px(1))
        yield beside(edges[1] - side * px(1), medal.centery, -side)

    # What should be seen

    def _solid(self, but: Seat | None = None) -> list[pygame.Rect]:
        """Cards, counters, the bar, the line, the answers, and what the middle shows; without what one seat holds."""
        scene, laid = self.scene, self.scene.laid
        own = f"hand.{but}", f"seat.{but}"
        boxes = [
            pygame.Rect(rect)
            for name, rects in laid.cards.items()
            if name not in own
            for rect in set(map(tuple, rects))
        ]
        boxes += [rect for name, rect in laid.heaps.items() if name not in ("tray", *own)]
        boxes += [held for seat in scene.rules.seats if seat != but for held in self._hands(seat)]
        for pattern in scene.patterns:
            boxes += pattern.solid(scene.view.table, laid, scene.look)
        boxes += [widget.rect for widget in scene.answers.widgets]
        return [*boxes, scene.plan.line, pygame.Rect(0, 0, scene.size[0], scene.scale.bar)]

    def _hands(self, seat: Seat) -> Iterator[pygame.Rect]:
        """What somebody else holds, with the number beside it."""
        rects = self.scene.laid.cards.get(f"hand.{seat}")
        if rects and seat != self.scene.me:
            held = rects[0].unionall(rects[1:])
            wide = self.scene.scale.px(NUMBER if self.scene.plan.compact else 2 * NUMBER)
            if self.scene.plan.blocks[seat].mirrored:
                held.x -= wide
            held.w += wide
            yield held

    def _own(self, seat: Seat) -> pygame.Rect:
        """Portrait, name and what stands below it."""
        return self.scene.plan.blocks[seat].medal.unionall(
            [rect for other, rect in self.scene.seats.solid() if other == seat]
        )

    def _persons(self, but: Seat | None = None) -> list[pygame.Rect]:
        """All people, whoever speaks among them, but perhaps one."""
        return [rect for seat, rect in self.scene.seats.solid() if seat != but]
