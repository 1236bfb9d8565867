"""What all busts share: the frame, bold ink, shoulders and backgrounds."""

import re
from dataclasses import dataclass

from deck.geometry import wedge_to_box
from deck.palette import (
    INK,
)
from deck.svg import Box, circle, inked, num, rect, shape

BOX: Box = (14, 92, 226, 324)
LINE = 3.4
THICKER = 1.45
SHOULDERS = "M-12 26C-26 33-48 36-64 50L-64 80L64 80L64 50C48 36 26 33 12 26Z"
FRONT = "M-10 30L10 30L26 80L-26 80Z"


@dataclass(frozen=True)
class Bust:
    """The clothes before and behind, and how the head sits in the frame."""

    before: str
    behind: str = ""
    scale: float = 1.95
    x: float = 120
    y: float = 214
    tilt: float = 0
    flip: bool = False


def thicker(markup: str) -> str:
    """Markup with bolder ink."""

    def bolder(found: re.Match[str]) -> str:
        return f'stroke="{INK}" stroke-width="{num(float(found[1]) * THICKER)}"'

    return re.sub(f'stroke="{INK}" stroke-width="([0-9.]+)"', bolder, markup)


def rays(ray: str, ground: str, y: float) -> str:
    """Rays about the middle of the head."""
    left, top, right, bottom = BOX
    data = "".join(wedge_to_box(120, y, 15 * i - 3.75, 15 * i + 3.75, BOX) for i in range(24))
    return rect(left, top, right - left, bottom - top, ground) + shape(data, ray)


def halo(fill: str, rim: str, radius: float = 52, y: float = 0) -> str:
    """A disc behind the head."""
    return circle(0, y, radius, fill, INK) + circle(0, y, radius - 5, "none", rim, 2)


def throat(skin: str, shade: str, wide: float = 11) -> str:
    """A neck with the shade of the chin on it."""
    data = f"M-{wide} 14L-{wide} 34C-{wide} 42 {wide} 42 {wide} 34L{wide} 14Z"
    return inked(data, skin) + shape(f"M-{wide} 16L-{wide} 30C-4 40 6 40 {wide} 30L{wide} 16Z", shade)
