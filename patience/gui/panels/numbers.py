"""Deal numbers as they are written and read."""

from __future__ import annotations

from patience.engine.rules import HIGHEST_DEAL
from patience.words import _

SPACE = "\u00a0"  # a number must not break over two lines


def grouped(number: int) -> str:
    """The number in groups of three digits."""
    return f"{number:,}".replace(",", SPACE)


def digits(words: str) -> int:
    """The number written in the words, whatever stands between its digits; 0 when there is none."""
    return int("".join(letter for letter in words if letter in "0123456789") or "0")


def trouble(words: str) -> str:
    """One line that says why these words are no deal number and which is the nearest; empty when they are one."""
    if not words:
        return _("Type a number; the lowest is {near}.").format(near=1)
    if any(letter.isalpha() for letter in words) or not any(letter in "0123456789" for letter in words):
        short = words if len(words) <= 18 else words[:17] + "…"
        return _("“{words}” is no number; the lowest deal is {near}.").format(
            words=" ".join(short.split()), near=1
        )
    nearest = 1 if words.lstrip()[:1] in "-−" else min(max(digits(words), 1), HIGHEST_DEAL)
    if nearest != digits(words) or words.lstrip()[:1] in "-−":
        return _("There is no such deal; the nearest is {near}.").format(near=grouped(nearest))
    return ""
