"""Games in progress: one for each kind of game, and the one before it so that "New" can be undone."""

import os

from patience.words import _, capital

from .files import FileError, Room, Writer, read, set_aside, write
from .folders import Folders

LARGEST = 4_000_000  # bytes; an evening of moves is some thousands
_NOW, _BEFORE = ".txt", ".previous.txt"


class Saves:
    """The saved games as texts, by name of the game; where there is no folder they last until the end."""

    def __init__(self, folders: Folders, writer: Writer) -> None:
        self._folder = None if folders.data is None else os.path.join(folders.data, "games")
        self.folders = folders
        self.writer = writer
        # By file name: what was kept since the start, perhaps not yet written; and what this window found or wrote there.
        self._texts: dict[str, str] = {}
        self._seen: dict[str, set[str]] = {}

    def keep(self, game: str, text: str) -> None:
        """Keep the game in progress, on the disk in an instant; an empty text means that there is none any more."""
        self._keep(game + _NOW, text, lambda: self._make_room(game, text))

    def keep_previous(self, game: str, text: str) -> None:
        """Keep the game that "New" has just replaced; an empty text means that there is none any more."""
        self._keep(game + _BEFORE, text)

    def load(self, game: str) -> str | None:
        """The game in progress, None when there is none; one that is no text is set aside with a notice."""
        return self._load(game, game + _NOW)

    def previous(self, game: str) -> str | None:
        """The game before the last "New", None when there is none; one that is no text is set aside with a notice."""
        return self._load(game, game + _BEFORE)

    def damaged(self, game: str, why: str) -> str:
        """Set the game in progress aside because it cannot be read, and tell what happened in one line."""
        return self._damaged(game, game + _NOW, why)

    def damaged_previous(self, game: str, why: str) -> str:
        """Set the game before the last "New" aside because it cannot be read, and tell what happened in one line."""
        return self._damaged(game, game + _BEFORE, why)

    def names(self) -> list[str]:
        """The games of which one is in progress, in alphabetical order."""
        files = {*self._listed(), *self._texts} - {file for file, text in self._texts.items() if not text}
        return sorted(
            file.removesuffix(_NOW) for file in files if file.endswith(_NOW) and not file.endswith(_BEFORE)
        )

    def when(self, game: str) -> float:
        """When the game in progress was last written, in seconds since 1970; 0.0 when it is not on the disk."""
        try:
            return os.stat(os.path.join(self._folder, game + _NOW)).st_mtime if self._folder else 0.0
        except OSError:
            return 0.0

    def _listed(self) -> list[str]:
        try:
            return os.listdir(self._folder) if self._folder else []
        except OSError:
            return []

    def _keep(self, file: str, text: str, room: Room | None = None) -> None:
        self._texts[file] = text
        if self._folder:
            self.writer.put(os.path.join(self._folder, file), text or None, room)

    def _make_room(self, game: str, text: str) -> bool:
        """Whether a text is to be written: a game that another window has played there meanwhile is put by, not lost."""
        assert self._folder
        now, before = game + _NOW, game + _BEFORE
        seen, mine = self._seen.get(now, set()), _played(text)
        try:
            found = read(os.path.join(self._folder, now), LARGEST) or ""
        except FileError:
            found = ""
        theirs = _played(found)
        if found and theirs not in seen:
            if mine in seen:
                return False  # and here nothing was done
            if "\nmove " in found or "\nundone " in found:
                write(os.path.join(self._folder, before), found)
                self._texts.pop(before, None)
        self._seen[now] = {mine, theirs}
        return True

    def _load(self, game: str, file: str) -> str | None:
        if file in self._texts or not self._folder:
            return self._texts.get(file) or None
        try:
            text = read(os.path.join(self._folder, file), LARGEST)
        except FileError as error:
            self.folders.notices.append(self._damaged(game, file, str(error)))
            return None
        self._seen[file] = {_played(text or "")}
        return text

    def _damaged(self, game: str, file: str, why: str) -> str:
        kept = self._texts.pop(file, None)
        told = {"game": capital(game.replace("_", " ")), "why": why}
        if not self._folder:
            return _("The saved game of {game} cannot be read ({why}).").format(**told)
        if kept is not None:
            self.writer.finish()  # else it might be written again after it was set aside
        try:
            aside = set_aside(os.path.join(self._folder, file))
        except OSError:
            return _("The saved game of {game} cannot be read ({why}) nor set aside.").format(**told)
        told["file"] = os.path.basename(aside)
        return _("The saved game of {game} cannot be read ({why}); it is set aside as {file}.").format(**told)


def _played(text: str) -> str:
    """What a game consists of, without the time that it has lain open."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("time "))
