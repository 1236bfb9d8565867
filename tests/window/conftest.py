"""A screen of our own, with a window manager, and the program on it."""

import os
import re
import shutil
import subprocess
import sys
import time

import pytest

CLOSES = """<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard>
<keybind key="A-F4"><action name="Close"/></keybind></keyboard></openbox_config>"""
NEEDED = ("Xvfb", "xdotool", "openbox", "import")


class Screen:
    """Xvfb with openbox on it."""

    def __init__(self, folder, size=(1500, 1000)):
        self.size = size
        reading, writing = os.pipe()
        shape = "{}x{}x24".format(*size)
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", shape, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as file:
            self.display = ":" + file.readline().strip()
        self.environment = os.environ | {"DISPLAY": self.display}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self.environment.pop("WAYLAND_DISPLAY", None)
        rules = folder / "rc.xml"
        rules.write_text(CLOSES)
        self.manager = subprocess.Popen(
            ["openbox", "--sm-disable", "--config-file", str(rules)],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def xdotool(self, *words):
        words = [str(word) for word in words]
        return subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )

    def picture(self, path, window="root"):
        subprocess.run(["import", "-window", window, str(path)], env=self.environment, check=True, timeout=30)
        return path

    def close(self):
        for process in (self.manager, self.server):
            process.terminate()
            process.wait(10)


class Program:
    """The program in a window of that screen, with a home of its own."""

    def __init__(self, screen, home, *words, **environment):
        self.screen = screen
        self.home = home
        home.mkdir(exist_ok=True)
        kept = {k: v for k, v in screen.environment.items() if not k.startswith(("XDG_", "SDL_"))}
        self.environment = {**kept, "HOME": str(home), "PYTHONUTF8": "1", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "patience", *words],
            env={k: v for k, v in self.environment.items() if v is not None},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.window = self._find()

    def _find(self):
        end = time.monotonic() + 20
        while time.monotonic() < end and self.process.poll() is None:
            found = self.screen.xdotool(
                "search", "--onlyvisible", "--pid", self.process.pid, "--name", "Patience Parlour"
            ).stdout.split()
            if found:
                self.screen.xdotool("windowactivate", "--sync", found[-1])
                time.sleep(0.7)
                return found[-1]
            time.sleep(0.05)
        out, err = self.process.communicate(timeout=5) if self.process.poll() is not None else ("", "")
        raise AssertionError(f"no window: {self.process.poll()} {out} {err}")

    @property
    def box(self):
        """The window's place and size on the screen."""
        shell = self.screen.xdotool("getwindowgeometry", "--shell", self.window).stdout
        x, y, w, h = (
            int(re.search(rf"^{name}=(-?\d+)", shell, re.MULTILINE)[1])
            for name in ("X", "Y", "WIDTH", "HEIGHT")
        )
        return x, y, w, h

    def key(self, *names):
        self.screen.xdotool("key", "--clearmodifiers", "--delay", 15, *names)

    def move(self, x, y):
        self.screen.xdotool("mousemove", "--window", self.window, round(x), round(y))

    def click(self, x, y):
        self.move(x, y)
        self.screen.xdotool("click", 1)

    def drag(self, start, end):
        self.move(*start)
        self.screen.xdotool("mousedown", 1)
        for part in range(1, 9):
            self.move(start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8)
        self.screen.xdotool("mouseup", 1)

    def game(self, name="klondike"):
        path = self.home / ".local/share/patience-parlour/games" / f"{name}.txt"
        return path.read_text() if path.exists() else ""

    def moves(self, name="klondike"):
        return len(re.findall(r"^move ", self.game(name), re.MULTILINE))

    def waits_for(self, condition, seconds=6):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "it did not come"
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.03)

    def shut(self):
        """Close the window as its frame's button does; the exit code and what was printed."""
        self.key("alt+F4")
        out, err = self.process.communicate(timeout=15)
        return self.process.returncode, out + err

    def kill(self):
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="session")
def screen(tmp_path_factory):
    missing = [name for name in NEEDED if not shutil.which(name)]
    if missing:
        pytest.skip(f"a real window needs {', '.join(missing)}")
    screen = Screen(tmp_path_factory.mktemp("screen"))
    yield screen
    screen.close()


@pytest.fixture
def start(screen, tmp_path):
    """Starts the program; whatever still runs at the end is ended."""
    running = []

    def begin(*words, home=tmp_path / "home", **environment):
        running.append(Program(screen, home, *words, **environment))
        return running[-1]

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.kill()
