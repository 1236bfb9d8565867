"""Measures the program from outside: start, memory, idle and drag, on a private X server (Linux, Xvfb, openbox)."""
# ruff: noqa: INP001, S603 - a script beside a script, which starts the program

import json
import math
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from xserver import Picture, Pointer, Screen, difference, end

TESTS = ("start", "memory", "idle", "drag")
COMMAND = (sys.executable, "-m", "patience", "--game", "klondike", "--deal", "12345")
SMALL = 0.002  # a share of the picture; less than that is a clock or a blinking line
STILL = 2.5  # seconds without a larger change: the picture is complete
CARD = (0.85, 0.65)  # a card that can be taken up, in shares of the full screen
REST = (0.5, 0.9)  # the bare table


@dataclass
class Figure:
    """All runs of one measurement, and how many processor cores everything else kept busy meanwhile."""

    name: str
    unit: str
    median: float = 0
    runs: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)

    def line(self) -> str:
        """The figure as the reader sees it."""
        low, high = f"{min(self.runs):.4g}", f"{max(self.runs):.4g}"
        return (
            f"{self.name:35}{self.median:9.4g} {self.unit:8} {low + ' – ' + high:18} runs {len(self.runs)}, "
            f"rest of the machine {median(self.rest):.2f} cores, at most {max(self.rest):.2f}"
        )


class Meter:
    """What the program and the server have used since the meter was made."""

    def __init__(self, screen: Screen, program: int) -> None:
        self._screen, self._program = screen, program
        self._start = self._read()

    def _read(self) -> tuple[float, float, int, float, float]:
        program, server, *others = map(_cpu, (self._program, *self._screen.pids))
        with open("/proc/stat") as file:
            ticks = [int(word) for word in file.readline().split()[1:9]]
        everything = (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK")
        rest = everything - program - server - sum(others) - time.process_time()
        return program, server, _wakeups(self._program), rest, time.monotonic()

    def read(self) -> tuple[float, float, int, float]:
        """CPU seconds of the program and of the server, the program's wake-ups, cores used by the rest."""
        program, server, wakeups, rest, seconds = (
            b - a for a, b in zip(self._start, self._read(), strict=True)
        )
        return program, server, int(wakeups), max(0, rest / seconds)


def _cpu(pid: int) -> float:
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def _wakeups(pid: int) -> int:
    threads = Path(f"/proc/{pid}/task").glob("*/status")
    return sum(
        int(thread.read_text().partition("\nvoluntary_ctxt_switches:")[2].split()[0]) for thread in threads
    )


def _memory(pid: int) -> float:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(text.partition("\nPss:")[2].split()[0]) / 1024


class Bench:
    """One private screen with the program on it, again and again, and the figures found."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.figures: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)

    def note(self, name: str, value: float, unit: str, rest: float) -> None:
        """Keep one run of a figure."""
        self.figures[name, unit].append((value, rest))

    def found(self) -> list[Figure]:
        """The figures with their medians."""
        return [
            Figure(name, unit, median(v for v, _ in runs), [v for v, _ in runs], [rest for _, rest in runs])
            for (name, unit), runs in self.figures.items()
        ]

    @contextmanager
    def program(self) -> Iterator[int]:
        """The running program, ended with the block."""
        root = Path(__file__).parents[1]
        process = subprocess.Popen(COMMAND, cwd=root, env=self.screen.env, stdout=subprocess.DEVNULL)
        try:
            yield process.pid
        finally:
            end(process)
            time.sleep(0.5)

    def start(self, name: str) -> None:
        """Start the program and wait for its complete picture."""
        blank = self.screen.picture()
        started = time.monotonic()
        with self.program() as pid:
            meter = Meter(self.screen, pid)
            seconds = self._complete(blank, started) - started
            self.note(name, seconds, "s", meter.read()[3])

    def _complete(self, last: Picture, started: float) -> float:
        """When the picture became what it stayed."""
        seen: list[tuple[float, Picture]] = []
        large = math.inf
        while (now := time.monotonic()) - large < STILL:
            if now - started > 40:
                raise SystemExit("the program has shown no picture that stays")
            if (picture := self.screen.picture()) != last:
                seen.append((now, picture))
                if difference(picture, last) >= SMALL:
                    large = now
                last = picture
            time.sleep(0.004)
        complete = seen[-1][0]
        for when, picture in reversed(seen):
            if difference(picture, last) >= SMALL:
                break
            complete = when
        return complete

    def session(self, tests: list[str]) -> None:
        """Let the program run once for the figures of memory, idle and drag."""
        pointer = self.screen.pointer
        width, height = self.screen.width, self.screen.height
        with self.program() as pid:
            meter = Meter(self.screen, pid)
            time.sleep(3)
            if "memory" in tests:
                self.note("memory (PSS) after 3 s", _memory(pid), "MiB", meter.read()[3])
            if "idle" in tests:
                if pointer:
                    pointer.move(REST[0] * width, REST[1] * height)
                time.sleep(2)
                meter = Meter(self.screen, pid)
                time.sleep(20)
                cpu, _server, wakeups, rest = meter.read()
                self.note("idle for 20 s, CPU", cpu, "s", rest)
                self.note("idle for 20 s, wake-ups", wakeups, "", rest)
            if "drag" in tests and pointer:
                pointer.toggle_maximised()
                self._drag(pid, pointer)
                pointer.toggle_maximised()

    def _drag(self, pid: int, pointer: Pointer) -> None:
        width, height = self.screen.width, self.screen.height
        x, y = CARD[0] * width, CARD[1] * height
        pointer.move(x, y)
        time.sleep(0.5)
        pointer.press(True)
        for step in range(1, 11):
            pointer.move(x + (0.8 * width - x) * step / 10, y + (0.55 * height - y) * step / 10)
            time.sleep(0.03)
        time.sleep(0.3)
        meter = Meter(self.screen, pid)
        shown = self._ellipse(pointer)
        cpu, server, _wakeups, rest = meter.read()
        if len(shown) < 100:
            raise SystemExit("the card was not held, or the program shows fewer than ten pictures a second")
        self.note("drag for 10 s, CPU with X server", cpu + server, "s", rest)
        self.note("drag for 10 s, CPU of the program", cpu, "s", rest)
        self.note("drag for 10 s, pictures", len(shown), "", rest)
        gaps = [after - before for before, after in zip(shown, shown[1:], strict=False)]
        self.note("drag for 10 s, longest gap", max(gaps) * 1000, "ms", rest)
        meter = Meter(self.screen, pid)
        answers = self._single_moves(pointer)
        rest = meter.read()[3]
        self.note("pointer to picture, median of 60", median(answers) * 1000, "ms", rest)
        pointer.move(x, y)
        time.sleep(0.2)
        pointer.press(False)
        time.sleep(1)

    def _ellipse(self, pointer: Pointer) -> list[float]:
        """Move round it for ten seconds, at 60 Hz; when the picture changed."""
