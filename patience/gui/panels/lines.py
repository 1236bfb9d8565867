"""Paragraphs broken into lines that end well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import text

if TYPE_CHECKING:
    from patience.gui.fonts import Style

LONELY = 0.22  # of the width: no last line is shorter, if the lines above can be a little shorter instead
NARROWER = (1.0, 0.985, 0.97, 0.955, 0.94, 0.92, 0.9, 0.87, 0.84)


def pretty(words: str, style: Style, width: int, u: float) -> list[str]:
    """The words in lines of that width, the last one not left with a word or two where that can be had."""
    best = broken(words, style, width, u)
    if len(best) == 1:
        return best
    longest = 0
    for part in NARROWER:
        lines = broken(words, style, round(part * width), u)
        if len(lines) > len(best):
            break
        last = text.width(lines[-1], style, u)
        if last > longest:
            best, longest = lines, last
        if last >= LONELY * width:
            break
    return best


def balanced(words: str, style: Style, width: int, u: float) -> list[str]:
    """The words in as few lines as fit, all about equally long."""
    fewest = len(broken(words, style, width, u))
    low, high = width // 2, width
    while high - low > 2:
        middle = (low + high) // 2
        if len(broken(words, style, middle, u)) > fewest:
            low = middle
        else:
            high = middle
    return broken(words, style, high, u)


def broken(words: str, style: Style, width: int, u: float) -> list[str]:
    """The words in lines of that width: as `text.wrap`, but nearly every word is measured only once."""
    space = text.width(" ", style, u)
    lines, current, reach = [], "", 0
    for word in words.split():
        wide = text.width(word, style, u)
        joined = f"{current} {word}" if current else word
        reach = reach + space + wide if current else wide
        # Widths of single words are rounded up, so their sum is never too small: only near the end it is too rough.
        if reach <= width or text.width(joined, style, u) <= width:
            current = joined
            continue
        if current:
            lines.append(current)
        *full, current = text.wrap(word, style, width, u)
        lines.extend(full)
        reach = text.width(current, style, u)
    return [*lines, current]
