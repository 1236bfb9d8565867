"""Pictures drawn before, kept as raw pixels: reading one is a hundred times faster than drawing a court anew.

A cache in the system's place for caches; what is missing, cut short or out of date is simply drawn again.
"""

import os

from .folders import cache


class Drawn:
    """The folder of kept pictures; without one nothing is found and nothing kept."""

    def __init__(self, folder: str | None) -> None:
        self.folder = folder

    def get(self, name: str, size: int) -> bytes | None:
        """The pixels kept under a name, if they are exactly so many bytes."""
        if not self.folder:
            return None
        try:
            with open(os.path.join(self.folder, name), "rb", buffering=0) as file:
                pixels = file.read(size + 1)
        except OSError:
            return None
        return pixels if len(pixels) == size else None

    def keep_only(self, pictures: dict[str, bytes]) -> None:
        """Keep these pictures and no others; those that are there already are not written again."""
        if not self.folder:
            return
        try:
            os.makedirs(self.folder, 0o700, exist_ok=True)
            there = set(os.listdir(self.folder))
            for name in there - pictures.keys():
                os.unlink(os.path.join(self.folder, name))
            for name in pictures.keys() - there:
                with open(os.path.join(self.folder, name), "wb") as file:
                    file.write(pictures[name])
        except OSError:  # a full or read-only disk: the next start is a little slower
            return


def find() -> Drawn:
    """The user's folder of drawn pictures."""
    return Drawn(cache("drawn"))
