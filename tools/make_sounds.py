"""Make the sounds in `sprites/sounds`: cards on felt, a riffle, a warm chord; with the standard library alone.

    python tools/make_sounds.py [folder]

A card is noise: a short burst that a filter has given a place in the spectrum, dying away in some hundredths of a
second. Laid on felt it also has a body, a damped low tone that is felt more than heard. Every piece of chance comes from
a seed, so the files are always the same.
"""

import sys
import wave
from array import array
from collections.abc import Iterable
from math import cos, exp, pi, sin, sqrt
from pathlib import Path
from random import Random

RATE = 32_000
FOLDER = Path(__file__).resolve().parent.parent / "sprites" / "sounds"

Samples = list[float]


def seconds(count: float) -> int:
    """So many samples."""
    return round(count * RATE)


def band(samples: Iterable[float], low: float, high: float) -> Samples:
    """What lies between two frequencies (a second-order band-pass)."""
    middle = sqrt(low * high)
    turn = 2 * pi * middle / RATE
    alpha = sin(turn) * (high - low) / (2 * middle)
    a0, a1, a2 = 1 + alpha, -2 * cos(turn), 1 - alpha
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = (alpha * (x - x2) - a1 * y1 - a2 * y2) / a0
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def swell(length: int, rise: float, fall: float) -> Samples:
    """An envelope that rises in a moment and dies away with a time constant, both in seconds."""
    up = max(1, seconds(rise))
    return [
        (sin(pi / 2 * min(1.0, at / up)) ** 2) * exp(-max(0, at - up) / (fall * RATE)) for at in range(length)
    ]


def rustle(chance: Random, low: float, high: float, rise: float, fall: float) -> Samples:
    """A burst of filtered noise: paper."""
    length = seconds(rise + 7 * fall)
    noise = band(band((chance.uniform(-1, 1) for _at in range(length)), low, high), low, high)
    return [sample * level for sample, level in zip(noise, swell(length, rise, fall), strict=True)]


def knock(pitch: float, fall: float, rise: float = 0.0025) -> Samples:
    """A damped tone that sinks a little: the table under the card."""
    length = seconds(rise + 7 * fall)
    levels = swell(length, rise, fall)
    phase, out = 0.0, []
    for at, level in enumerate(levels):
        phase += 2 * pi * pitch * (1 + 0.25 * exp(-at / (0.012 * RATE))) / RATE
        out.append(level * sin(phase))
    return out


def bell(pitch: float, fall: float) -> Samples:
    """A soft struck note: higher partials are weaker and die sooner."""
    length = seconds(7 * fall)
    out = [0.0] * length
    for partial, weight in ((1, 1.0), (2, 0.28), (3, 0.10), (4, 0.04)):
        for at, level in enumerate(swell(length, 0.008, fall / partial**0.8)):
            out[at] += weight * level * sin(2 * pi * pitch * partial * at / RATE)
    return out


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Lay sounds over each other: (when in seconds, how loud, what)."""
    out = [0.0] * max(seconds(when) + len(what) for when, _level, what in parts)
    for when, level, what in parts:
        for at, sample in enumerate(what, seconds(when)):
            out[at] += level * sample
    return out


def finished(samples: Samples, peak: float, most: float) -> Samples:
    """At most that long and that loud, silent at both ends, without a constant part."""
    samples = samples[: seconds(most)]
    fade = seconds(0.004), seconds(0.25 * len(samples) / RATE)
    window = [min(1.0, at / fade[0], (len(samples) - 1 - at) / fade[1]) for at in range(len(samples))]
    samples = [sample * level for sample, level in zip(samples, window, strict=True)]
    rest = sum(samples) / sum(window)
    samples = [sample - rest * level for sample, level in zip(samples, window, strict=True)]
    scale = peak / max(map(abs, samples))
    return [sample * scale for sample in samples]


def take() -> Samples:
    """A finger slides a card off the others."""
    chance = Random(7)
    return finished(
        mix(
            (0.0, 0.75, rustle(chance, 1500, 3600, 0.020, 0.013)),
            (0.018, 0.6, rustle(chance, 2600, 6200, 0.012, 0.010)),
            (0.030, 0.10, knock(310, 0.008)),
        ),
        0.15, 0.12,
    )  # fmt: skip


def lay() -> Samples:
    """A card comes down on felt: a slap of paper, the wood under it, a little air after it."""
    chance = Random(11)
    return finished(
        mix(
            (0.0, 1.0, rustle(chance, 900, 2800, 0.0015, 0.009)),
            (0.0, 0.55, rustle(chance, 2500, 6500, 0.001, 0.004)),
            (0.001, 0.22, knock(205, 0.015)),
            (0.001, 0.12, knock(430, 0.009)),
            (0.014, 0.16, rustle(chance, 1800, 5200, 0.010, 0.018)),
        ),
        0.34, 0.14,
    )  # fmt: skip


def flip() -> Samples:
    """A card is bent up, snaps over and lies."""
    chance = Random(23)
    return finished(
        mix(
            (0.0, 0.35, rustle(chance, 2200, 5200, 0.030, 0.010)),
            (0.044, 1.0, rustle(chance, 1700, 5600, 0.001, 0.006)),
            (0.046, 0.24, knock(520, 0.006)),
            (0.082, 0.55, rustle(chance, 1000, 3000, 0.0015, 0.009)),
            (0.083, 0.22, knock(200, 0.013)),
        ),
        0.30, 0.19,
    )  # fmt: skip


def shuffle() -> Samples:
    """Two halves run into each other, slowly at first and at last, then are pushed together."""
    chance = Random(52)
    parts = []
    for card in range(46):
        part = card / 45
        when = 0.45 * (part + 0.10 * sin(2 * pi * part)) + chance.uniform(-0.0025, 0.0025) + 0.006
        low = 1300 + 700 * part + chance.uniform(-200, 300)
        level = (0.35 + 0.65 * sin(pi * part)) * chance.uniform(0.55, 1.0)
        parts.append((when, level, rustle(chance, low, low * 2.6, 0.001, 0.0042)))
    parts += [
        (0.47, 0.40, rustle(chance, 1200, 3800, 0.045, 0.020)),
        (0.555, 0.9, rustle(chance, 900, 2600, 0.0015, 0.009)),
        (0.556, 0.5, knock(170, 0.017)),
    ]
    return finished(mix(*parts), 0.18, 0.70)


def win() -> Samples:
    """A chord unrolls upwards, as one lays a hand of cards open."""
    notes = (196.00, 261.63, 329.63, 392.00, 523.25)  # G C E G C
    return finished(
        mix(*((0.085 * at, 0.9 - 0.1 * at, bell(note, 0.30)) for at, note in enumerate(notes))), 0.26, 1.5
    )


def no() -> Samples:
    """Two fingertips on wood."""
    chance = Random(3)
    touch = rustle(chance, 500, 1500, 0.002, 0.007)
    return finished(
        mix((0.0, 1.0, knock(262, 0.020)), (0.0, 0.5, touch), (0.085, 0.7, knock(208, 0.022)), (0.085, 0.3, touch)),
        0.24, 0.26,
    )  # fmt: skip


SOUNDS = {"take": take, "lay": lay, "flip": flip, "shuffle": shuffle, "win": win, "no": no}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        samples = array("h", (round(sample * 32767) for sample in make()))
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
