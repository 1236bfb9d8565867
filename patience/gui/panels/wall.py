"""How the tiles of the start screen are spread, so that no row is left with a hole."""

from __future__ import annotations

from typing import NamedTuple

IDEAL, LEAST, MOST, WIDEST = 0.64, 0.45, 1.05, 3.0  # heights of a picture in its width; width in its height
COLUMNS = 7  # most tiles a row of a wall that is scrolled anyway


class Wall(NamedTuple):
    """Tiles a row, and the height of every picture."""

    rows: tuple[int, ...]
    picture: int


def shares(count: int, rows: int) -> tuple[int, ...]:
    """The count spread over rows as evenly as can be, fuller rows first."""
    return tuple(count // rows + (row < count % rows) for row in range(rows))


def width_of(whole: int, gap: int, count: int) -> float:
    """The width of each of so many tiles in a row."""
    return (whole - gap * (count - 1)) / count


def spread(count: int, whole: int, tall: int, gap: int, foot: int, least: tuple[int, int]) -> Wall:
    """The rows whose pictures become largest without scrolling, else those that scroll least.

    `whole` and `tall` are the room, `foot` what a tile has below its picture, `least` the least width of a tile and
    height of a picture; all in the same pixels.
    """
    best: tuple[float, Wall] | None = None
    for number in range(1, count + 1):
        rows = shares(count, number)
        narrow, wide = width_of(whole, gap, rows[0]), width_of(whole, gap, rows[-1])
        if narrow < least[0] and number < count:
            continue
        room = (tall - gap * (number - 1)) / number - foot
        low = max(least[1], narrow * LEAST)
        picture = min(max(room, low), max(low, narrow * MOST))
        fits = room >= low and wide <= WIDEST * picture
        if not fits:
            picture = max(low, min(narrow * IDEAL, wide / WIDEST * 1.3))
        score = picture * narrow if fits else -number * (picture + foot + gap)
        if best is None or score > best[0]:
            best = score, Wall(rows, round(picture))
    return best[1] if best else Wall((), 0)


def grid(count: int, whole: int, gap: int, least: int, tall: float) -> Wall:
    """Rows of one length for several groups below each other, whose last row may be shorter.

    `least` is the least width of a tile, `tall` the height of its picture in its width.
    """
    columns = max(1, min(COLUMNS, (whole + gap) // (least + gap)))
    rows = (columns,) * -(-count // columns)
    return Wall(rows, round(width_of(whole, gap, columns) * tall))
