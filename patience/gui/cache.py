"""A bounded store of drawn pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pygame

    from patience.gui.kept import Kept


class Cache:
    """A store of surfaces that forgets what was not used for longest, bounded in number and in pixels.

    A cache with a name takes part in keeping the pictures of the first screen (see `kept`); its keys must say all
    that a picture depends on.
    """

    __slots__ = ("_held", "_weight", "limit", "name", "pixels")
    kept: ClassVar[Kept | None] = None

    def __init__(self, limit: int, pixels: int = 4_000_000, name: str = "") -> None:
        self.name = name
        self.limit = limit
        self.pixels = pixels
        self._held: dict[Hashable, pygame.Surface] = {}
        self._weight = 0

    def __len__(self) -> int:
        return len(self._held)

    @property
    def weight(self) -> int:
        """Pixels held."""
        return self._weight

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key, made now if it is missing."""
        found = self._held.pop(key, None)
        if found is None:
            found = Cache.kept.get(self.name, key, make) if Cache.kept and self.name else make()
            self._weight += found.get_width() * found.get_height()
        self._held[key] = found
        while len(self._held) > 1 and (len(self._held) > self.limit or self._weight > self.pixels):
            gone = self._held.pop(next(iter(self._held)))
            self._weight -= gone.get_width() * gone.get_height()
        return found

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self._weight = 0
