"""Measures the program from outside: start, memory, idle, drag and a drag while others think.

It runs on a private X server (Linux, Xvfb, openbox).
"""

import json
import math
import os
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from operator import ne
from pathlib import Path
from statistics import median

import lead
from xserver import Meter, Picture, Pointer, Screen, difference, end, total

TESTS = ("start", "memory", "idle", "drag", "think")
COMMAND = (sys.executable, "-m", "patience", "--game", "klondike", "--deal", "12345")
GUEST = (sys.executable, "-m", "patience", "--game", "guest")
SMALL = 0.002  # a share of the picture; less than that is a clock or a blinking line


@dataclass
class Figure:
    """All runs of one measurement, and how many cores the rest of the machine kept busy meanwhile."""

    name: str
    unit: str
    runs: list[float] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)

    def line(self) -> str:
        """The figure as the reader sees it, the median first."""
        span = f"{min(self.runs):.4g} – {max(self.runs):.4g} in {len(self.runs)}"
        busy = f"{median(self.rest):.2f} cores, at most {max(self.rest):.2f}"
        return f"{self.name:32}{median(self.runs):8.4g} {self.unit:4}({span}; rest of the machine {busy})"


class Bench:
    """The program on a private screen, again and again, and the figures found."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.figures: dict[str, Figure] = {}

    def note(self, name: str, value: float, unit: str, rest: float) -> None:
        """Keep one run of a figure."""
        figure = self.figures.setdefault(name, Figure(name, unit))
        figure.runs.append(value)
        figure.rest.append(rest)

    @contextmanager
    def program(self, command: Sequence[str] = COMMAND) -> Iterator[int]:
        """The running program, ended with the block."""
        process = subprocess.Popen(command, cwd=Path(__file__).parents[1], env=self.screen.env)
        try:
            yield process.pid
        finally:
            alone = process.poll()
            end(process)
            time.sleep(0.5)
            if alone is not None:
                raise SystemExit(f"the program has ended by itself, with exit code {alone}")

    def start(self, name: str) -> None:
        """Start the program and wait for its complete picture."""
        blank, started = self.screen.picture(), time.monotonic()
        with self.program() as pid:
            meter = Meter(self.screen, pid)
            self.note(name, self._complete(blank, started) - started, "s", meter.read()[3])

    def _complete(self, last: Picture, started: float) -> float:
        """When the picture became what it then stayed for two and a half seconds."""
        seen, large = list[tuple[float, Picture]](), math.inf
        while (now := time.monotonic()) - large < 2.5:
            if now - started > 40:
                raise SystemExit("the program has shown no picture that stays")
            if (picture := self.screen.picture()) != last:
                seen.append((now, picture))
                if sum(map(ne, picture, last)) > len(last) / 10:  # rows, since pixels take long to compare
                    large = now
                last = picture
            time.sleep(0.004)
        unlike = [i for i, (_when, picture) in enumerate(seen) if difference(picture, last) >= SMALL]
        return seen[unlike[-1] + 1 if unlike else 0][0]

    def session(self, tests: list[str]) -> None:
        """Let the program run once for the figures of memory, idle and drag."""
        pointer = self.screen.pointer
        with self.program() as pid:
            meter = Meter(self.screen, pid)
            time.sleep(3)
            if "memory" in tests:
                for kind in ("Pss", "Rss"):  # those who share libraries with the program make its Pss smaller
                    kib = total(pid, "smaps_rollup", f"\n{kind}:")
                    self.note(f"memory ({kind.upper()}) after 3 s", kib / 1024, "MiB", meter.read()[3])
            if "idle" in tests:
                if pointer:
                    pointer.move(*self.screen.at(0.5, 0.9))  # on the bare table
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
        x, y = self.screen.at(0.85, 0.65)  # on a card that can be taken up
        pointer.move(x, y)
        time.sleep(0.5)
        pointer.press(True)
        for step in range(1, 11):
            pointer.move(x - step * x / 100, y - step * y / 100)
            time.sleep(0.03)
        time.sleep(0.3)
        meter = Meter(self.screen, pid)
        shown = self._ellipse(pointer)
        cpu, server, _wakeups, rest = meter.read()
        if len(shown) < 100:
            raise SystemExit("the card was not held, or the program shows fewer than ten pictures a second")
        self.note("drag for 10 s, CPU with X server", cpu + server, "s", rest)
        self.note("drag for 10 s, CPU of the program", cpu, "s", rest)
        self.note("drag for 10 s, pictures", len(shown) - 2, "", rest)
        self.note("drag for 10 s, longest gap", 1000 * max(b - a for a, b in pairwise(shown)), "ms", rest)
        meter = Meter(self.screen, pid)
        answer = median(self._single_moves(pointer)) * 1000
        self.note("pointer to picture, median of 60", answer, "ms", meter.read()[3])
        pointer.move(x, y)
        time.sleep(0.2)
        pointer.press(False)

    def think(self, pointer: Pointer) -> None:
        """Drag a card of the hand about, first while nobody thinks and then while the strong player does without a pause."""
        lead.prepare(Path(self.screen.env["HOME"]))
        with self.program(GUEST) as pid:
            time.sleep(3)
            pointer.toggle_maximised()
            x, y = self.screen.at(0.5, 0.93)
            for name, act in (("nobody", lambda: None), ("strong", lambda: pointer.type(ord("h")))):
                pointer.move(x, y)
                time.sleep(0.5)
                pointer.press(True)
                pointer.move(x + 40, y - 60)
                act()  # the first time it also begins the other process
                time.sleep(2)
                meter = Meter(self.screen, pid)
                shown = self._ellipse(pointer, act)
                rest = meter.read()[3]
                gaps = sorted(1000 * (b - a) for a, b in pairwise(shown))
                for what, gap in (
                    ("median", median(gaps)),
                    ("99 %", gaps[len(gaps) * 99 // 100]),
                    ("longest", gaps[-1]),
                ):
                    self.note(f"gap while {name} thinks, {what}", gap, "ms", rest)
                pointer.move(x, y)
                time.sleep(0.2)
                pointer.press(False)
                time.sleep(0.5)
            pointer.toggle_maximised()

    def _ellipse(self, pointer: Pointer, act: Callable[[], None] = lambda: None) -> list[float]:
        """Move round it for ten seconds, at 60 Hz, and act twice a second; the start, when the picture changed, and the end."""
        last, moves, began = self.screen.picture(), 0, time.monotonic()
        shown = [began]
        while moves < 600:
            if time.monotonic() >= began + moves / 60:
                angle = moves / 60 * math.tau / 2.5
                x, y = 0.5 + 0.3 * math.cos(angle), 0.55 + 0.25 * math.sin(angle)
                pointer.move(*self.screen.at(x, y))
                moves += 1
                if moves % 30 == 0:
                    act()
            if (picture := self.screen.picture()) != last:
                shown.append(time.monotonic())
                last = picture
            time.sleep(0.001)
        return [*shown, time.monotonic()]

    def _single_moves(self, pointer: Pointer) -> list[float]:
        """How long each of sixty took to change the picture; half a second when it did not."""
        answers, (x, y) = [], self.screen.at(0.5, 0.55)
        for move in range(60):
            before, began = self.screen.picture(), time.monotonic()
            pointer.move(x + move % 2 * 60 + move, y + move)
            while self.screen.picture() == before and time.monotonic() - began < 0.5:
                pass
            answers.append(time.monotonic() - began)
            time.sleep(0.12)
        return answers


def main() -> None:
    """Measure what is asked for, and print it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--screen", default="1280x800", help="size of the private screen (%(default)s)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each figure (%(default)s)")
    parser.add_argument("--tests", default=",".join(TESTS), help="which of %(default)s")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    tests = asked.tests.split(",")
    if wrong := set(tests) - set(TESTS):
        parser.error(f"there is no test {', '.join(sorted(wrong))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    print(f"{asked.screen}, {os.cpu_count()} cores, Python {sys.version.split()[0]}; median (range in runs)")
    with Screen(*map(int, asked.screen.split("x"))) as screen:
        bench = Bench(screen)
        bench.start("start, first in a new home")
        for _run in range(asked.runs if "start" in tests else 0):
            bench.start("start to complete picture, warm")
        if "start" not in tests:  # it was only to warm up
            bench.figures.clear()
        if {"drag", "think"} & set(tests) and not screen.pointer:
            print("dragging is skipped: there is no libXtst.so.6 to move the pointer with")
        for _run in range(asked.runs if set(tests) & {"memory", "idle", "drag"} else 0):
            bench.session(tests)
        for _run in range(asked.runs if "think" in tests and screen.pointer else 0):
            bench.think(screen.pointer)
    print(*map(Figure.line, bench.figures.values()), sep="\n")
    if asked.json:
        found = [asdict(figure) | {"median": median(figure.runs)} for figure in bench.figures.values()]
        asked.json.write_text(json.dumps({"screen": asked.screen, "figures": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
