"""What glows on the table, and how one glow fades into the next."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from patience.gui.motion import GLOW_IN, GLOW_OUT, share

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame


class Glow(NamedTuple):
    """Which places glow: targets, a place and the lowest of its chosen cards, and the piles that are pointed at."""

    targets: frozenset[str] = frozenset()
    chosen: tuple[str, int] | None = None
    marked: frozenset[str] = frozenset()

    def at(self, name: str) -> tuple[bool, int | None, bool]:
        """How one place glows."""
        lowest = self.chosen[1] if self.chosen and self.chosen[0] == name else None
        return name in self.targets, lowest, name in self.marked

    def differs(self, other: Glow) -> set[str]:
        """The places that do not glow in both alike."""
        names = self.targets | other.targets | self.marked | other.marked
        names |= {glow.chosen[0] for glow in (self, other) if glow.chosen}
        return {name for name in names if self.at(name) != other.at(name)}


class Fade:
    """Pictures of some places with their old glow, which fade over the still picture that has the new one."""

    def __init__(self, old: Glow, new: Glow, areas: Iterable[pygame.Rect], pace: float) -> None:
        self.old, self.new = old, new
        self.areas = _apart(areas)
        lit = any(any(new.at(name)) for name in old.differs(new))
        self._took = pace * (GLOW_IN if lit else GLOW_OUT)
        self._begin = monotonic()
        self._pictures: dict[int, pygame.Surface] = {}

    def follows(self, other: Fade) -> None:
        """Begin where another that went the other way was broken off."""
        if other.old == self.new:
            self._begin -= self._took * (1 - other.level(self._begin))

    def level(self, now: float) -> float:
        """How far the new glow is there, 0..1."""
        return share(now - self._begin, self._took)

    def touched(self, stale: Iterable[pygame.Rect]) -> list[pygame.Rect]:
        """Those of its areas in which something is to be drawn again."""
        return [area for area in self.areas if area.collidelist(list(stale)) >= 0]

    def keep(self, still: pygame.Surface, areas: Iterable[pygame.Rect]) -> None:
        """Take over what a still picture shows in some of its areas."""
        for area in areas:
            self._pictures[self.areas.index(area)] = still.subsurface(area).copy()

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw what is left of the old glow."""
        alpha = round(255 * (1 - self.level(monotonic())))
        for number, area in enumerate(self.areas):
            picture = self._pictures[number]
            picture.set_alpha(alpha)
            canvas.blit(picture, area)


def _apart(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same, but of which no two overlap."""
    found: list[pygame.Rect] = []
    for area in areas:
        whole = area.copy()
        while (at := whole.collidelist(found)) >= 0:
            whole.union_ip(found.pop(at))
        found.append(whole)
    return found
