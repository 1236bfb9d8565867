"""The controls of the settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from patience import speech
from patience.gui.cardart import CardArt
from patience.gui.panels import looks
from patience.gui.panels.rows import RowToggle
from patience.gui.pictures import PictureChoice
from patience.gui.slider import Slider
from patience.gui.switches import Segmented
from patience.shelf.settings import AS_SYSTEM, LEVELS, MOTIONS, SIZES, VOLUMES
from patience.words import _

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame
    from pygame.event import Event

    from patience.gui.widget import Point, Widget
    from patience.shelf.settings import Settings, Value

    Change = Callable[[str, Value], None]

FIELDS = (
    "back", "felt", "four_colours", "large_index", "size", "motion", "one_click", "auto_finish", "show_time",
    "sound", "volume", "speech", "full_screen", "opponents", "play_forced",
)  # fmt: skip
SKILL = _("Three levels that differ in skill and memory, never in cards")


class LateSlider(Slider):
    """A slider that speaks when it is let go: what it changes would move it away under the pointer."""

    def __init__(self, label: str, step: int, action: Callable[[int], None], steps: int) -> None:
        super().__init__(label, step / (steps - 1), self._moved, steps)
        self._settled = action
        self._spoken = step
        self._held = False

    def show(self, step: int) -> None:
        """Rest on a place without speaking."""
        self._spoken = step
        self.value = step / (self.steps - 1)
        self.changed()

    def _moved(self, _value: float) -> None:
        if not self._held and self.step != self._spoken:
            self._spoken = self.step
            self._settled(self.step)

    def press(self, pos: Point, u: float) -> None:
        """Take the knob."""
        self._held = True
        super().press(pos, u)

    def release(self, pos: Point, u: float, inside: bool) -> None:
        """Let the knob go."""
        super().release(pos, u, inside)
        self._held = False
        self._moved(self.value)

    def key(self, event: Event, u: float) -> bool:
        """Keys speak at once."""
        self._held = False
        return super().key(event, u)


class Controls:
    """Every control of the settings, showing what is set; `change` hears a field and its new value."""

    def __init__(self, change: Change) -> None:
        self._art = {name: CardArt(name) for name, _title in looks.backs()}
        backs, felts = looks.backs(), looks.felts()
        self.back = PictureChoice(
            _("Card back"), [title for _name, title in backs], 0,
            lambda at: change("back", backs[at][0]), self._back_picture, (82, 115), radius=5, gap=16,
        )  # fmt: skip
        self.felt = PictureChoice(
            _("Table"), [title for _name, title in felts], 0,
            lambda at: change("felt", felts[at][0]), self._felt_picture, (56, 44), radius=10, gap=24,
        )  # fmt: skip
        self.four = _toggle(_("Four colours"), _("Clubs green, diamonds orange"), "four_colours", change)
        self.large = _toggle(_("Large index"), _("Bigger corner signs at every size"), "large_index", change)
        self.click = _toggle(
            _("One click moves"), _("A click sends a card to its best place"), "one_click", change
        )
        self.finish = _toggle(
            _("Finish by itself"),
            _("When only playing home is left, it is done for you"),
            "auto_finish",
            change,
        )
        self.full = _toggle(_("Full screen"), _("The key F11 does the same"), "full_screen", change)
        self.size = LateSlider(_("Interface size"), 1, lambda at: change("size", SIZES[at]), len(SIZES))
        words = [_("Off"), _("Brisk"), _("Normal"), _("Calm")]
        self.motion = Segmented(_("Cards in motion"), words, 2, lambda at: change("motion", MOTIONS[at]))
        self.time = _toggle(_("Show the time"), _("How long a game has been played"), "show_time", change)
        self.sound = _toggle(_("Sound"), _("The key M does the same"), "sound", change)
        self.volume = LateSlider(_("Volume"), 1, lambda at: change("volume", VOLUMES[at]), len(VOLUMES))
        self.opponents, self.forced = opponents(change), forced(change)
        programs = speech.found()
        self.speech = _toggle(_("Spoken table"), _spoken_by(programs), "speech", change)
        self.speech.enabled = bool(programs)
        self.all: list[Widget] = [
            self.back, self.felt, self.four, self.large, self.size, self.full, self.motion, self.click, self.finish,
            self.opponents, self.forced, self.time, self.sound, self.volume, self.speech,
        ]  # fmt: skip

    def show(self, look: Settings, pace: float) -> None:
        """Show what is set, without calling back; `pace` is that of the motion in force, 0 for none."""
        self.back.value = _index([name for name, _title in looks.backs()], look.back)
        self.felt.value = _index([name for name, _title in looks.felts()], look.felt)
        self.four.value, self.large.value = look.four_colours, look.large_index
        self.click.value, self.finish.value = look.one_click, look.auto_finish
        self.full.value = look.full_screen
        in_force = "normal" if pace else "off"
        self.motion.value = _index(MOTIONS, in_force if look.motion == AS_SYSTEM else look.motion)
        self.opponents.value = LEVELS.index(look.opponents)
        self.forced.value = look.play_forced
        self.time.value, self.sound.value = look.show_time, look.sound
        self.volume.enabled = look.sound
        self.volume.show(VOLUMES.index(look.volume))
        self.speech.value = look.speech and self.speech.enabled
        self.size.show(min(range(len(SIZES)), key=lambda at: abs(SIZES[at] - look.size)))
        for widget in self.all:
            widget.changed()

    def resize(self, *, small: bool) -> None:
        """Smaller pictures for rows."""
        self.back.size = (52, 73) if small else (82, 115)
        self.back.gap = 20 if small else 16
        self.felt.size = (48, 34) if small else (56, 44)
        self.felt.gap = 18 if small else 24

    def _back_picture(self, index: int, size: tuple[int, int]) -> pygame.Surface:
        return self._art[looks.backs()[index][0]].back(size[0])

    def _felt_picture(self, index: int, size: tuple[int, int]) -> pygame.Surface:
        return looks.felt_picture(size, looks.felts()[index][0], size[1] * 0.23)


def opponents(change: Change) -> Segmented:
    """How well the computer plays."""
    words = [_("Easy"), _("Medium"), _("Strong")]
    return Segmented(_("Opponents"), words, 1, lambda at: change("opponents", LEVELS[at]))


def forced(change: Change) -> RowToggle:
    """Whether what cannot be otherwise is done for the player."""
    note = _("When only one thing is possible, it is done for you")
    return _toggle(_("Play forced cards for me"), note, "play_forced", change)


def _toggle(label: str, note: str, field: str, change: Change) -> RowToggle:
    toggle = RowToggle(label, False, partial(change, field))
    toggle.note = note
    return toggle


def _spoken_by(programs: list[speech.Program]) -> str:
    if programs:
        return _("What happens is spoken by {program}").format(program=programs[0].title)
    return _("No speech program was found on this computer: install speech-dispatcher or espeak-ng")


def _index(names: list[str] | tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else 0
