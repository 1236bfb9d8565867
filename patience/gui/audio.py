"""A sound device of SDL, used directly.

`pygame.mixer` keeps every other thread of Python waiting while it opens a device, which takes from ten milliseconds to a
second, and brings a dozen libraries along. SDL's own functions, called through ctypes, let the others run on.
"""

from __future__ import annotations

import ctypes as c
import os
from contextlib import suppress
from threading import Lock

from patience.gui import sdl

RATE = 32_000
SAMPLES = 512  # 16 ms: as late as a sound may be
_S16, _LOUDEST, _STOPPED = 0x8010, 128, 0
_IN_USE = Lock()  # SDL's sound system is one


_Complaint = c.CFUNCTYPE(None, c.c_char_p, c.c_int, c.c_char_p, c.c_int, c.c_char_p)
_unheard = _Complaint(lambda *_words: None)  # must live as long as ALSA may call it


class _Spec(c.Structure):
    """What is wanted of a device: SDL_AudioSpec."""

    _fields_ = (
        ("freq", c.c_int), ("format", c.c_uint16), ("channels", c.c_uint8), ("silence", c.c_uint8),
        ("samples", c.c_uint16), ("padding", c.c_uint16), ("size", c.c_uint32), ("callback", c.c_void_p),
        ("userdata", c.c_void_p),
    )  # fmt: skip


def _hush_the_system() -> None:
    """Keep Linux' sound libraries from filling the terminal with complaints: that there is no sound is no error."""
    os.environ.setdefault("PULSE_LOG_SYSLOG", "1")
    with suppress(OSError, AttributeError):
        c.CDLL("libasound.so.2").snd_lib_error_set_handler(_unheard)


class Device:
    """The system's sound device, open for mono samples of 16 bits; OSError when there is none."""

    def __init__(self) -> None:
        self._sdl = _declared(sdl.library())
        self._sounding = b""  # the last of it is what the device has not had yet
        wanted = _Spec(freq=RATE, format=_S16, channels=1, samples=SAMPLES)
        _hush_the_system()
        _IN_USE.acquire()
        # Not SDL_InitSubSystem: where it fails it counts the event system one too high, until that overflows.
        self._sdl.SDL_AudioInit(None)
        self._number = self._sdl.SDL_OpenAudioDevice(None, 0, c.byref(wanted), None, 0)
        if not self._number:
            self.close()
            raise OSError
        self._sdl.SDL_PauseAudioDevice(self._number, 0)

    @property
    def lost(self) -> bool:
        """Whether it was pulled out."""
        return bool(self._sdl.SDL_GetAudioDeviceStatus(self._number) == _STOPPED)

    def play(self, sound: bytes, volume: float) -> None:
        """Mix a sound into what is still to be heard, at a part of its full volume."""
        self._sdl.SDL_LockAudioDevice(self._number)
        left = self._sdl.SDL_GetQueuedAudioSize(self._number)
        rest = self._sounding[len(self._sounding) - left :]
        whole = c.create_string_buffer(rest, max(len(rest), len(sound)))
        self._sdl.SDL_MixAudioFormat(whole, sound, _S16, len(sound), round(_LOUDEST * volume))
        self._sdl.SDL_ClearQueuedAudio(self._number)
        self._sdl.SDL_QueueAudio(self._number, whole, len(whole))
        self._sounding = whole.raw
        self._sdl.SDL_UnlockAudioDevice(self._number)

    def close(self) -> None:
        """Give it back to the system."""
        self._sdl.SDL_CloseAudioDevice(self._number)
        self._sdl.SDL_AudioQuit()
        _IN_USE.release()


def _declared(library: c.CDLL) -> c.CDLL:
    """The library, told what its functions take."""
    number, pointer, none = c.c_uint32, c.c_void_p, None
    for name, result, takes in (
        ("SDL_AudioInit", c.c_int, (c.c_char_p,)),
        ("SDL_AudioQuit", none, ()),
        ("SDL_OpenAudioDevice", number, (c.c_char_p, c.c_int, pointer, pointer, c.c_int)),
        ("SDL_PauseAudioDevice", none, (number, c.c_int)),
        ("SDL_GetAudioDeviceStatus", c.c_int, (number,)),
        ("SDL_LockAudioDevice", none, (number,)),
        ("SDL_UnlockAudioDevice", none, (number,)),
        ("SDL_GetQueuedAudioSize", number, (number,)),
        ("SDL_ClearQueuedAudio", none, (number,)),
        ("SDL_QueueAudio", c.c_int, (number, pointer, number)),
        ("SDL_MixAudioFormat", none, (pointer, c.c_char_p, c.c_uint16, number, c.c_int)),
        ("SDL_CloseAudioDevice", none, (number,)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, takes
    return library
