"""Reading and writing whole files: whatever happens, a file is the old one or the new one, never half of each."""

import os
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from time import time

from patience.words import _

PART = ".part"
_STALE = 60.0  # seconds after which a part file belongs to nobody


class FileError(ValueError):
    """A file cannot be read as text; the message says why, as the end of a sentence."""


def read(path: str, largest: int) -> str | None:
    """The text of a file of at most `largest` bytes, None when there is none; FileError when it is no such text."""
    if not os.path.lexists(path):
        return None
    if not os.path.isfile(path):
        raise FileError(_("it is not a file"))
    try:
        with open(path, "rb") as file:
            data = file.read(largest + 1)
        text = data.decode("utf-8-sig")  # some editors begin with a mark
    except UnicodeDecodeError:
        raise FileError(_("it is not text")) from None
    except OSError as error:
        raise FileError(error.strerror or str(error)) from error
    if len(data) > largest:
        raise FileError(_("it is too large"))
    if not text.strip():
        raise FileError(_("it is empty"))
    return text


def write(path: str, text: str) -> None:
    """Put a text in the place of a file, all or nothing, making its folder if need be; OSError when it cannot be."""
    os.makedirs(os.path.dirname(path), 0o700, exist_ok=True)
    part = f"{path}.{os.getpid()}{PART}"  # two windows at once never write into the same part file
    try:
        with open(part, "w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            os.remove(part)
        raise


def set_aside(path: str) -> str:
    """Rename a damaged file to the first free of name.damaged-1, -2 …, and tell that path; OSError when it stays."""
    aside = _free_name(path)
    os.rename(path, aside)
    return aside


def copy_aside(path: str) -> str:
    """Copy a damaged file, which stays, to the first free of name.damaged-1, -2 …; OSError when it cannot be."""
    from shutil import copyfile  # only when something is wrong

    aside = _free_name(path)
    copyfile(path, aside)
    return aside


def _free_name(path: str) -> str:
    number = 1
    while os.path.lexists(f"{path}.damaged-{number}"):
        number += 1
    return f"{path}.damaged-{number}"


def sweep(folder: str) -> None:
    """Remove the part files that a killed program left in a folder."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(PART) and time() - entry.stat().st_mtime > _STALE:
                os.remove(entry.path)


Room = Callable[[], bool]  # makes room for a text in the writer's thread; False: it is not to be written


class Writer:
    """Writes files behind the program's back, so that a slow disk never holds up a picture.

    Each path has one slot, in which the latest text wins. What goes wrong is added to `notices`, once.
    """

    def __init__(self, notices: list[str]) -> None:
        self.notices = notices
        self._waiting: dict[str, tuple[str | None, Room | None]] = {}
        self._changed = Condition()
        self._thread: Thread | None = None
        self._ending = False
        self._swept: set[str] = set()

    def put(self, path: str, text: str | None, room: Room | None = None) -> None:
        """Have a text written to a path soon, or the file removed (None); this returns at once."""
        with self._changed:
            self._waiting[path] = text, room
            if self._thread is None:
                self._ending = False
                self._thread = Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify()

    def finish(self) -> None:
        """Return when everything is written; more may be put afterwards."""
        with self._changed:
            thread, self._ending = self._thread, True
            self._changed.notify()
        if thread:
            thread.join()
        self._thread = None

    def _run(self) -> None:
        while job := self._next():
            self._write(*job)

    def _next(self) -> tuple[str, str | None, Room | None] | None:
        """The oldest job; asleep, without looking, until there is one. None at the end."""
        with self._changed:
            while not self._waiting and not self._ending:
                self._changed.wait()
            if not self._waiting:
                return None
            path = next(iter(self._waiting))
            return path, *self._waiting.pop(path)

    def _write(self, path: str, text: str | None, room: Room | None) -> None:
        try:
            if text is not None:
                if room is None or room():
                    write(path, text)
            elif os.path.lexists(path):
                os.remove(path)
        except OSError as error:
            why = error.strerror or str(error)
            notice = _("Nothing can be kept just now: {why}.").format(why=why)
            if notice not in self.notices:
                self.notices.append(notice)
        folder = os.path.dirname(path)
        if folder not in self._swept:
            self._swept.add(folder)
            sweep(folder)
