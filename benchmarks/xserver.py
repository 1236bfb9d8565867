"""A private X server whose picture costs the measured program nothing, and a meter for what runs on it."""

import ctypes
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Self

_ROWS = 4  # every fourth row is looked at: whatever changes is taller than that
_F12 = 0xFFC9
_OPENBOX = """<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard>
<keybind key="F12"><action name="ToggleMaximize"/></keybind></keyboard></openbox_config>"""

Picture = list[bytes]


class Screen:
    """Xvfb with openbox, a message bus and an empty home, from `with` to the end of its block."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pids: list[int] = []  # the server is the first
        self.env: dict[str, str] = {}
        self.pointer: Pointer | None = None
        self._all = ExitStack()

    def __enter__(self) -> Self:
        try:
            self._open()
        except BaseException:
            self._all.close()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self._all.close()

    def _open(self) -> None:
        place = Path(self._all.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        home = place / "home"
        home.mkdir(mode=0o700)
        (place / "rc.xml").write_text(_OPENBOX)
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("XDG_", "DBUS_", "SDL_"))
        }
        self.env = kept | {"HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
        self.env |= {"DISPLAY": self._server(place), "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        if shutil.which("dbus-daemon"):
            bus = f"unix:path={place}/bus"
            self._start(["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={bus}"])
            self.env["DBUS_SESSION_BUS_ADDRESS"] = bus
        self._start(["openbox", "--sm-disable", "--config-file", str(place / "rc.xml")])
        time.sleep(1)
        self._map(place / "Xvfb_screen0")
        try:
            self.pointer = Pointer(self.env["DISPLAY"])
        except OSError:
            return
        self._all.callback(self.pointer.close)

    def _server(self, place: Path) -> str:
        reader, writer = os.pipe()
        size = f"{self.width}x{self.height}x24"
        words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-fbdir", str(place)]
        self._start([*words, "-nocursor", "-nolisten", "tcp", "-noreset", "-br"], writer)
        os.close(writer)
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        if not number:
            raise SystemExit("Xvfb did not start")
        return f":{number}"

    def _start(self, words: list[str], *descriptors: int) -> None:
        quiet = subprocess.DEVNULL
        try:
            process = subprocess.Popen(
                words, env=self.env or None, pass_fds=descriptors, stdout=quiet, stderr=quiet
            )
        except FileNotFoundError:
            raise SystemExit(f"{words[0]} is needed and not installed") from None
        self.pids.append(process.pid)
        self._all.callback(end, process)

    def _map(self, file: Path) -> None:
        """Map the server's picture, an X window dump with its header in front."""
        with file.open("rb") as dump:
            self._memory = mmap.mmap(dump.fileno(), 0, access=mmap.ACCESS_READ)
        self._all.callback(self._memory.close)
        header = struct.unpack(">25I", self._memory[:100])
        first, line = header[0] + header[19] * 12, header[12]
        self._rows = [slice(at, at + line) for at in range(first, first + line * self.height, line * _ROWS)]

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place given in shares of the screen."""
        return x * self.width, y * self.height

    def picture(self) -> Picture:
        """The rows of the picture that are looked at, as they are now."""
        memory = self._memory
        return [memory[row] for row in self._rows]


class Pointer:
    """A pointer moved and pressed through the server's XTEST extension; OSError without its library."""

    def __init__(self, display: str) -> None:
        self._x11, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XKeysymToKeycode.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
        self._x11.XKeysymToKeycode.restype = ctypes.c_ubyte
        found = self._x11.XOpenDisplay(display.encode())
        if not found:
            raise OSError("the server lets nobody in")
        self._display = ctypes.c_void_p(found)

    def move(self, x: float, y: float) -> None:
        """Move the pointer there."""
        self._test.XTestFakeMotionEvent(self._display, -1, round(x), round(y), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def press(self, down: bool) -> None:
        """Press the first button, or let go of it."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def type(self, keysym: int) -> None:
        """Press a key and let go of it; letters are their own symbols."""
        key = self._x11.XKeysymToKeycode(self._display, keysym)
        for down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, key, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def toggle_maximised(self) -> None:
        """Let the active window fill the screen, or be as large as before."""
        self.type(_F12)
        time.sleep(2)

    def close(self) -> None:
        """Leave the server."""
        self._x11.XCloseDisplay(self._display)


class Meter:
    """What the program, the server and the rest of the machine have used since the meter was made."""

    def __init__(self, screen: Screen, program: int) -> None:
        self._pids = (program, *screen.pids)
        self._start = self._read()

    def _read(self) -> tuple[float, ...]:
        program, server, *others = (total(pid, "task/*/schedstat") / 1e9 for pid in self._pids)
        ticks = [int(word) for word in Path("/proc/stat").read_text().split()[1:9]]
        everything = (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK")
        rest = everything - program - server - sum(others) - time.process_time()
        wakeups = total(self._pids[0], "task/*/status", "\nvoluntary_ctxt_switches:")
        return program, server, wakeups, rest, time.monotonic()

    def read(self) -> tuple[float, float, float, float]:
        """CPU seconds of the program and of the server, wake-ups of the program, cores that the rest kept busy."""
        used = [after - before for before, after in zip(self._start, self._read(), strict=True)]
        return used[0], used[1], used[2], max(0, used[3] / used[4])


def total(pid: int, files: str, label: str = "") -> int:
    """The sum of the numbers behind the label in these files about a process."""
    texts = [file.read_text() for file in Path(f"/proc/{pid}").glob(files)]
    return sum(int(text[text.index(label) + len(label) :].split()[0]) for text in texts)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and see to it."""
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def difference(one: Picture, other: Picture) -> float:
    """The share of the picture that differs, told by every fourth pixel of the rows."""
    changed = 0
    for row, second in zip(one, other, strict=True):
        if row != second:
            changed += sum(a != b for a, b in zip(_pixels(row), _pixels(second), strict=True))
    return changed / (len(one) * len(one[0]) / 16)


def _pixels(row: bytes) -> list[int]:
    return memoryview(row).cast("I")[::4].tolist()
