"""The sounds of the cards: asked for in an instant, played by a thread, so that no picture waits for a sound device."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from patience import sprites

if TYPE_CHECKING:
    from patience.gui.audio import Device

    Wish = tuple[str, int, float]  # a sound, its volume in percent, and when it was wanted

GAP = 0.06  # s between two sounds of cards: many cards at once are no louder than one
LONG = {"shuffle": 0.4, "win": 1.5}  # and between two of these
STALE = 0.3  # s after which a sound comes too late
SILENCE = 3.0  # s after which the device is closed: an open one wakes the processor sixty times a second
AGAIN = 60.0  # s until a device that could not be opened is tried again
LAST_MOMENT = 0.5  # s
HEADER = 44  # bytes before the samples in a file


class Sounds:
    """Plays sounds by name; without a device it is silent, and nothing here ever waits or fails."""

    def __init__(self) -> None:
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._due: dict[str, float] = {}

    def play(self, name: str, volume: int) -> None:
        """Have a sound played, unless one like it was wanted an instant ago."""
        now = monotonic()
        kind, gap = (name, LONG[name]) if name in LONG else ("card", GAP)
        if now < self._due.get(kind, 0.0):
            return
        self._due[kind] = now + gap
        if self._thread is None:
            self._wishes = SimpleQueue()
            self._thread = Thread(target=_Player(self._wishes).run, name="sounds", daemon=True)
            self._thread.start()
        self._wishes.put((name, volume, now))

    def hush(self) -> None:
        """Be silent at once: no device, no thread."""
        self._wishes.put(None)
        self._thread = None

    def close(self) -> None:
        """The program ends: let the device be closed first, if that does not take too long."""
        thread = self._thread
        self.hush()
        if thread:
            thread.join(LAST_MOMENT)


class _Player:
    """What the thread does until it is sent None; the device is open only as long as there is something to hear."""

    def __init__(self, wishes: SimpleQueue[Wish | None]) -> None:
        self._wishes = wishes
        self._device: Device | None = None
        self._try_at = 0.0
        self._samples: dict[str, bytes] = {}

    def run(self) -> None:
        wish: Wish | None = ("", 0, 0.0)
        while wish:
            try:
                wish = self._wishes.get(timeout=SILENCE if self._device else None)
            except Empty:
                self._close()
                continue
            if wish:
                self._play(*wish)
        self._close()

    def _play(self, name: str, volume: int, wanted: float) -> None:
        if self._device and self._device.lost:
            self._close()
        if not self._device and wanted >= self._try_at:
            self._device = self._opened()
        if self._device and monotonic() < wanted + STALE:
            self._device.play(self._sound(name), volume / 100)

    def _opened(self) -> Device | None:
        from patience.gui.audio import Device

        try:
            return Device()
        except (OSError, AttributeError):  # no device, or no SDL that can be called
            self._try_at = monotonic() + AGAIN
            return None

    def _close(self) -> None:
        if self._device:
            self._device.close()
            self._device = None

    def _sound(self, name: str) -> bytes:
        if name not in self._samples:
            try:
                with open(sprites.path(f"sounds/{name}.wav"), "rb") as file:
                    self._samples[name] = file.read()[HEADER:]
            except OSError:  # the installation has been damaged or removed while the program runs
                self._samples[name] = b""
        return self._samples[name]
