"""The pictures of the first screen, kept from one start to the next.

Drawing felt, words and courts takes longer than all else at the start; reading them back takes a millisecond. What is
missing, cut short or out of date is simply drawn again, and the file is never needed.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from patience import __version__
from patience.gui.cache import Cache

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Literal

FORMAT: Literal["BGRA"] = "BGRA"  # as SDL has it on the screen, so that nothing need be converted
LARGEST = 64_000_000  # bytes


class Kept:
    """The file of kept pictures; while it is open, caches look here before they draw."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.stamp = _stamp()
        self.index: dict[
            str, tuple[int, int, int, bool]
        ] = {}  # width, height, offset, and whether it is opaque
        self.pixels = memoryview(b"")
        self.first: dict[str, pygame.Surface] = {}

    def open(self) -> None:
        """Read the file, if it is there and of this version."""
        Cache.kept = self
        if not self.path:
            return
        try:
            with open(self.path, "rb", buffering=0) as file:
                if os.fstat(file.fileno()).st_size > LARGEST:
                    return
                data = file.read()
            body = data.index(b"\n") + 1
            stamp, index = json.loads(data[:body])
            if stamp == self.stamp:
                self.index = {
                    label: (int(w), int(h), int(at), bool(o)) for label, (w, h, at, o) in index.items()
                }
                self.pixels = memoryview(data)[body:]
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return

    def get(self, cache: str, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a cache, read or made."""
        label = f"{cache} {key!r}"
        self.first[label] = picture = self._read(label) or make()
        return picture

    def _read(self, label: str) -> pygame.Surface | None:
        if label not in self.index:
            return None
        width, height, at, opaque = self.index[label]
        pixels = self.pixels[at : at + 4 * width * height]
        if len(pixels) != 4 * width * height or not pixels:
            return None
        picture = pygame.image.frombuffer(pixels, (width, height), FORMAT)
        if opaque:
            picture.set_alpha(None)
        return picture

    def close(self) -> None:
        """The first screen is there: from now on caches draw for themselves."""
        Cache.kept = None

    def save(self) -> None:
        """Keep the pictures of this first screen, unless they are those that were kept already."""
        if not self.path or self.first.keys() == self.index.keys():
            return
        index, parts, at = {}, [], 0
        for label, picture in self.first.items():
            opaque = not picture.get_flags() & pygame.SRCALPHA or picture.get_alpha() is None
            index[label] = (*picture.get_size(), at, opaque)
            parts.append(pygame.image.tobytes(picture, FORMAT))
            at += len(parts[-1])
        new = f"{self.path}.{os.getpid()}.new"  # two windows that end at once never write into the same file
        try:
            os.makedirs(os.path.dirname(self.path), 0o700, exist_ok=True)
            with open(new, "wb") as file:
                file.write(json.dumps([self.stamp, index]).encode() + b"\n")
                file.writelines(parts)
            os.replace(new, self.path)
        except OSError:  # a full or read-only disk: the next start is a little slower
            with suppress(OSError):
                os.remove(new)


def _stamp() -> str:
    """What the pictures depend on beside their keys: the program that draws them."""
    with os.scandir(os.path.dirname(__file__)) as files:
        newest = max(file.stat().st_mtime_ns for file in files if file.name.endswith(".py"))
    return f"{__version__} {pygame.version.ver} {newest}"
