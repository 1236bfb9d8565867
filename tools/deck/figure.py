"""What all court figures share."""

from dataclasses import dataclass

from deck.geometry import polar, sector
from deck.svg import polygon, shape

HEAD = (120, 88)  # the middle of a head that looks straight ahead
MANTLE = "M113 124C95 129 62 131 38 150L38 174L97 174C98 155 104 140 116 130Z"
BODICE = "M104 125L136 125L158 174L82 174Z"
PUFF = "M106 127C86 121 50 126 41 148C37 158 39 168 43 174L88 174C90 155 96 140 108 131Z"


@dataclass(frozen=True)
class Figure:
    """A half figure and whether its pip stands at the left."""

    art: str
    pip_left: bool = True


def spark(x: float, y: float, size: float, fill: str) -> str:
    """A star of eight points, every other one short."""
    points = [polar(x, y, size if index % 2 == 0 else size * 0.36, -90 + 45 * index) for index in range(8)]
    return shape(polygon(points), fill)


def disc_rays(x: float, y: float, radius: float, count: int, fill: str) -> str:
    """A wheel of pale rays on a nimbus."""
    step = 180 / count
    return shape(
        "".join(sector(x, y, 0, radius, 2 * i * step, 2 * i * step + step) for i in range(count)), fill
    )
