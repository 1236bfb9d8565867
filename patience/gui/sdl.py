"""Setting SDL up before pygame is imported, and calling it past pygame.

`pygame.event.wait` looks at the queue nine hundred times a second; SDL's own wait sleeps until something happens.
"""

from __future__ import annotations

import os
import sys
from glob import glob
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable

_WANTED = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_APP_NAME": "Patience Parlour",  # what the system's volume control calls it
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # the picture is made by the processor: no detour over a texture
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_X11_WMCLASS": "patience-parlour",
    "SDL_VIDEO_WAYLAND_WMCLASS": "patience-parlour",
}


_VIDEO = 0x20


def prepare() -> None:
    """Set what SDL reads from the environment, unless the user has set it; to be called before importing pygame."""
    for name, value in _WANTED.items():
        os.environ.setdefault(name, value)


def without_sound(load: Callable[[], object]) -> None:
    """Import pygame by calling `load`, but without its sound modules.

    Sounds are played past them (see `audio`), and they bring a dozen libraries along, a third of the time that pygame
    takes to start; pygame itself is made to run without them, where a system has none.
    """
    waiting = [name for name in ("pygame.mixer", "pygame.mixer_music") if name not in sys.modules]
    modules: dict[str, object] = sys.modules  # type: ignore[assignment] # None is how Python notes "not to be had"
    modules.update(dict.fromkeys(waiting))
    try:
        load()
    finally:
        for name in waiting:
            del modules[name]


def screens() -> list[tuple[int, int, int, int]]:
    """Where each screen lies, left, top, width and height without the system's bars; nothing if SDL cannot be asked."""
    import ctypes

    try:
        sdl = library()
        number = sdl.SDL_GetNumVideoDisplays()
        bounds = [(ctypes.c_int * 4)() for _screen in range(number)]
        for screen, four in enumerate(bounds):
            sdl.SDL_GetDisplayUsableBounds(screen, four)
    except (OSError, AttributeError, IndexError):
        return []
    return [(x, y, w, h) for x, y, w, h in bounds if w and h]


def library() -> ctypes.CDLL:
    """The SDL that shows the window; OSError when it is not found."""
    import ctypes

    import pygame

    folder = Path(pygame.__file__).parent
    patterns = (
        folder.parent / "pygame_ce.libs" / "libSDL2-2*",
        folder / "SDL2.dll",
        folder / ".dylibs" / "libSDL2-2*",
    )
    found = [path for pattern in patterns for path in glob(str(pattern))]
    if found:
        return ctypes.CDLL(found[0])
    shared = ctypes.CDLL("libSDL2-2.0.so.0")
    if not shared.SDL_WasInit(_VIDEO):  # pygame has another one, built into itself
        raise OSError
    return shared


def waiter() -> Callable[[float | None], None]:
    """A function that sleeps until an event is there or that many seconds are over (None: as long as it takes)."""
    import ctypes

    try:
        wait_event = library().SDL_WaitEventTimeout
    except (OSError, AttributeError):  # another build of pygame: its own wait, less frugal
        return _pygame_wait
    wait_event.argtypes, wait_event.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int

    def wait(seconds: float | None) -> None:
        wait_event(None, -1 if seconds is None else max(1, round(seconds * 1000)))

    return wait


def _pygame_wait(seconds: float | None) -> None:
    import pygame

    event = pygame.event.wait(0 if seconds is None else max(1, round(seconds * 1000)))
    if event.type != pygame.NOEVENT:
        pygame.event.post(event)
