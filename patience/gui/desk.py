"""All that a scene may ask of the program around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from patience.games import Entry
    from patience.gui.cardart import CardArt
    from patience.gui.scene import Scene
    from patience.shelf.settings import Settings

    Value = bool | int | str


class Saved(NamedTuple):
    """What the start screen tells of a kept game; `when` (seconds) says which one was played last.

    Of `total` cards `home` are home. A round game tells in words how far it is, and `home` of `total` deals are over.
    """

    deal: int
    moves: int
    home: int
    total: int
    options: str
    won: bool
    when: float = 0.0
    standing: str = ""


class Desk(Protocol):
    """The program, as scenes see it."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        ...

    @property
    def art(self) -> CardArt:
        """The deck as the settings want it."""
        ...

    @property
    def pace(self) -> float:
        """How long motion takes compared with the normal; 0: there is none."""
        ...

    def change(self, **fields: Value) -> None:
        """Change settings: applied at once, and kept."""
        ...

    def sound(self, name: str) -> None:
        """Let a sound be heard: take, lay, flip, shuffle, win, no."""
        ...

    def speak(self, text: str) -> None:
        """Speak a text aloud, in place of what is being spoken or after it; nothing where the player wants none."""
        ...

    def catalogue(self) -> Sequence[Entry]:
        """Every game."""
        ...

    def saved(self, name: str) -> Saved | None:
        """The kept game of that name, if there is one."""
        ...

    def play(
        self,
        name: str,
        deal: int | None = None,
        options: Mapping[str, Value] | None = None,
        fresh: bool = False,
        players: int | None = None,
        person: int | None = None,
    ) -> None:
        """Go to the table of a game: on with the kept one, or dealt anew."""
        ...

    def home(self) -> None:
        """Go to the start screen."""
        ...

    def show(self, scene: Scene) -> None:
        """Lay a panel over the scene."""
        ...

    def dismiss(self) -> None:
        """Take the panel away again."""
        ...

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        ...

    def paste(self) -> str:
        """The text on the clipboard."""
        ...

    def quit(self) -> None:
        """End the program."""
        ...
