"""Paragraphs broken into lines that end well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import text

if TYPE_CHECKING:
    from patience.gui.fonts import Style

LONELY = 0.22  # of the width: no last line is shorter, if the lines above can be a little shorter instead
NARROWER = (1.0, 0.985, 0.97, 0.955, 0.94)  # of the width
MUCH = (*NARROWER, 0.91, 0.88, 0.84)  # where there are two lines only, and no straight edge to be seen


class Words:
    """A paragraph whose words are measured once and broken for many widths."""

    def __init__(self, words: str, style: Style, u: float) -> None:
        self.style, self.u = style, u
        self.words = [(word, self.reach(word)) for word in words.split()]
        self.space = self.reach(" ")

    def reach(self, line: str) -> int:
        """The width of a line."""
        return text.width(line, self.style, self.u)

    def lines(self, width: int) -> list[str]:
        """The paragraph in lines of that width, as `text.wrap` breaks it."""
        lines, current, reach = [], "", 0
        for word, wide in self.words:
            joined = f"{current} {word}" if current else word
            reach = reach + self.space + wide if current else wide
            # Widths of single words are rounded up, so their sum is never too small; near the end it is too rough.
            if reach <= width or self.reach(joined) <= width:
                current = joined
                continue
            if current:
                lines.append(current)
            *full, current = text.wrap(word, self.style, width, self.u)
            lines.extend(full)
            reach = self.reach(current)
        return [*lines, current]


def pretty(words: str, style: Style, width: int, u: float) -> list[str]:
    """The words in lines of that width, the last one not left with a word or two where that can be had."""
    paragraph = Words(words, style, u)
    best, longest = paragraph.lines(width), 0
    for part in MUCH if len(best) == 2 else NARROWER:
        lines = paragraph.lines(round(part * width))
        if len(lines) > len(best):
            break
        last = paragraph.reach(lines[-1])
        if last > longest:
            best, longest = lines, last
        if last >= LONELY * width:
            break
    return best


def balanced(words: str, style: Style, width: int, u: float) -> list[str]:
    """The words in as few lines as fit, all about equally long."""
    paragraph = Words(words, style, u)
    fewest = len(paragraph.lines(width))
    low, high = width // 2, width
    while high - low > 2:
        middle = (low + high) // 2
        if len(paragraph.lines(middle)) > fewest:
            low = middle
        else:
            high = middle
    return paragraph.lines(high)
