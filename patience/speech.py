"""Speaking aloud with whatever program the system has for it, one sentence at a time."""

import sys
from contextlib import suppress
from queue import SimpleQueue
from shutil import which
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import NamedTuple

LAST_MOMENT = 0.5  # s that the end may wait for the voice to stop
# The words come as text on the standard input, so that they can never be taken for a command.
_POWERSHELL = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Program(NamedTuple):
    """A program that speaks what it reads, or what is its last word; `hush` are words that make it stop."""

    file: str
    title: str
    words: tuple[str, ...] = ()
    reads: bool = True
    hush: tuple[str, ...] = ()


_ESPEAK = (
    Program("espeak-ng", "eSpeak NG", ("--stdin",)),
    Program("espeak", "eSpeak", ("--stdin",)),
)
_PROGRAMS = {
    "darwin": (Program("say", "macOS", ("-f", "-")), *_ESPEAK),
    "win32": (
        Program(
            "powershell",
            "Windows",
            ("-NoProfile", "-NonInteractive", "-Command", _POWERSHELL),
        ),
        *_ESPEAK,
    ),
}
_UNIX = (Program("spd-say", "Speech Dispatcher", ("--wait", "--"), reads=False, hush=("--cancel",)), *_ESPEAK)


def found() -> list[Program]:
    """The programs that are there, with their full paths, the best one first."""
    there = [(program, which(program.file)) for program in _PROGRAMS.get(sys.platform, _UNIX)]
    return [program._replace(file=path) for program, path in there if path]


class Speaker:
    """Speaks in a thread of its own; without a program it is silent, and nothing here ever waits or fails."""

    def __init__(self) -> None:
        self._programs = found()
        self._wishes: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._turn = 0  # a sentence of an earlier turn is no longer wanted
        self._child: Popen[bytes] | None = None
        self._thread: Thread | None = None

    @property
    def available(self) -> str | None:
        """The name of the program that speaks, None when there is none."""
        return self._programs[0].title if self._programs else None

    def say(self, text: str) -> None:
        """Speak a text, after what is being spoken."""
        if not self._programs:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="speech", daemon=True)
            self._thread.start()
        self._wishes.put((_plain(text), self._turn))

    def close(self) -> None:
        """Be silent for good."""
        self.hush()
        self._wishes.put(None)
        if self._thread:
            self._thread.join(LAST_MOMENT)

    def hush(self) -> None:
        """Break off what is being spoken, and forget what waits."""
        self._turn += 1
        if child := self._child:
            with suppress(OSError):
                child.kill()

    def _run(self) -> None:
        while wish := self._wishes.get():
            text, turn = wish
            # A program that cannot do it, such as one whose service does not run, leaves it to the next.
            while turn == self._turn and self._programs and not self._spoken(self._programs[0], text, turn):
                if turn == self._turn and len(self._programs) > 1:
                    del self._programs[0]
                else:
                    break

    def _spoken(self, program: Program, text: str, turn: int) -> bool:
        """Whether a program has spoken a text."""
        words = program.words if program.reads else (*program.words, text)
        good = self._ends_well([program.file, *words], text if program.reads else "", turn)
        if program.hush and turn != self._turn:
            self._ends_well([program.file, *program.hush], "", self._turn)
        return good

    def _ends_well(self, command: list[str], text: str, turn: int) -> bool:
        """Run a command to its end, which may be a violent one."""
        no_window = 0x08000000 if sys.platform == "win32" else 0
        try:
            child = Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, creationflags=no_window)  # noqa: S603
        except (OSError, ValueError):
            return False
        self._child = child
        if turn != self._turn:
            child.kill()
        with suppress(OSError):
            child.communicate(text.encode())
        self._child = None
        return child.wait() == 0


def _plain(text: str) -> str:
    """The text in one line, without anything that is no letter, sign or space."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
