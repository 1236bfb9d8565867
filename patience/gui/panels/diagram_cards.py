"""What all pictures in the rules are made of: a green field, cards, empty places, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from patience.cards import card
from patience.engine.diagram import BACK
from patience.gui import icons, ink, suited, text, theme
from patience.gui.cardart import PROPORTION
from patience.gui.panels import looks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from patience.engine.diagram import Fan
    from patience.gui.cardart import CardArt

ORDINARY = 84  # logical: narrower cards have their large index
COVERED, COVERED_BACK, ACROSS = 0.34, 0.16, 0.30  # card widths: what looks out of a covered card
GAP = 0.18  # between fans
CORNER = 12


class Look(NamedTuple):
    """How the program is dressed."""

    art: CardArt
    large: bool = False
    felt: str = "Emerald"

    @property
    def suits(self) -> Mapping[str, str]:
        """The colours of the suits."""
        return self.art.colours


class Field(Protocol):
    """A picture that knows its height for a width; it is drawn when it is first seen."""

    def set(self, width: int, u: float) -> int:
        """Lay it out; the height it takes."""
        ...

    def picture(self) -> pygame.Surface:
        """Itself."""
        ...


def green(size: tuple[int, int], look: Look, u: float) -> pygame.Surface:
    """An empty field."""
    field = pygame.Surface(size, pygame.SRCALPHA)
    ink.rounded(field, field.get_rect(), CORNER * u, theme.FELTS[look.felt][1])
    return field


def _large(look: Look, w: int, u: float) -> bool:
    return look.large or w < round(ORDINARY * u)


def lay(canvas: pygame.Surface, name: str, box: pygame.Rect, look: Look, u: float) -> None:
    """Put a card down."""
    large = _large(look, box.w, u)
    looks.lay(canvas, look.art, name, box.x, box.y, box.w, large=large)


def empty(canvas: pygame.Surface, box: pygame.Rect, mark: str, u: float) -> None:
    """An empty place with its mark: a suit, "again", or a word as short as a letter."""
    w = box.w
    ink.rounded(canvas, box, 0.0625 * w, theme.WELL, theme.BRASS_LIGHT, max(1, 0.012 * w), 0.16, 0.3)
    if mark in ("S", "H", "C", "D"):
        sign = icons.suit(mark, round(0.42 * w), theme.CREAM, 0.34)
        canvas.blit(sign, sign.get_rect(center=box.center))
    elif mark == "again":
        sign = icons.icon("restart", round(0.46 * w), "#9db5a9", 1.6)
        canvas.blit(sign, sign.get_rect(center=box.center))
    elif mark:
        style = text.GAME_NAME.at(max(text.LEAST_SIZE, 0.30 * w / u))
        text.line(canvas, mark, box.center, style, u, "#9db5a9", "centre")


def spread(fan: Fan, w: int, at: tuple[int, int] = (0, 0)) -> list[pygame.Rect]:
    """Where the cards of a fan lie, its lowest at that point; of an empty place where it is."""
    boxes, far = [], 0.0
    for name in fan.names or [""]:
        boxes.append(pygame.Rect(at[0], at[1], w, round(PROPORTION * w)))
        boxes[-1].move_ip((round(far), 0) if fan.across else (0, round(far)))
        if not fan.squared:
            far += (ACROSS if fan.across else COVERED_BACK if name == BACK else COVERED) * w
    return boxes


def reach(fan: Fan, w: int) -> int:
    """The width of a fan."""
    return spread(fan, w)[-1].right


def fan_out(canvas: pygame.Surface, fan: Fan, boxes: Sequence[pygame.Rect], look: Look, u: float) -> None:
    """Draw a fan where it was spread."""
    if not fan.names:
        empty(canvas, boxes[0], fan.mark, u)
        return
    for name, box in list(zip(fan.names, boxes, strict=True))[-1 if fan.squared else 0 :]:
        lay(canvas, name, box, look, u)
        if fan.across and box is not boxes[-1] and _large(look, box.w, u):
            canvas.blit(look.art.side(card(name), box.w), box)  # its suit would lie under the next card


def rounded_ring(canvas: pygame.Surface, boxes: Sequence[pygame.Rect]) -> None:
    """A glowing ring round cards that lie on each other."""
    w = boxes[0].w
    ink.ring(canvas, boxes[0].unionall(list(boxes[1:])), 0.0625 * w, max(2, 0.026 * w), theme.GLOW)


def sign(canvas: pygame.Surface, good: bool, middle: tuple[int, int], u: float) -> None:
    """A tick in a green round, or a cross in a red one."""
    ink.disc(canvas, middle, 14 * u, "#2f9470" if good else theme.NO)
    mark = icons.icon("check" if good else "close", round(20 * u), theme.WHITE, 3)
    canvas.blit(mark, mark.get_rect(center=middle))


def words(
    canvas: pygame.Surface,
    lines: Sequence[str],
    at: tuple[float, float],
    style: text.Style,
    look: Look,
    u: float,
) -> None:
    """Lines below each other, the upper left corner of the first at that point."""
    step = style.size * style.lead * u
    for number, one in enumerate(lines):
        place = at[0], at[1] + (number + 0.5) * step
        suited.line(canvas, one, place, style, u, theme.CREAM, suits=look.suits)
