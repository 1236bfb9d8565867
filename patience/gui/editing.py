"""The editing of one line of text: caret and selection, without any picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class EditLine:
    """A line of text with a caret; what lies between `anchor` and `caret` is selected."""

    __slots__ = ("allowed", "anchor", "caret", "most", "value")

    def __init__(
        self, value: str = "", allowed: Callable[[str], bool] | None = None, most: int = 200
    ) -> None:
        self.value = value
        self.caret = self.anchor = len(value)
        self.allowed = allowed
        self.most = most

    @property
    def chosen(self) -> tuple[int, int]:
        """Start and end of the selection."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def chosen_text(self) -> str:
        """The selected text."""
        start, end = self.chosen
        return self.value[start:end]

    def go(self, to: int, keep: bool = False) -> None:
        """Move the caret; `keep` stretches the selection along."""
        self.caret = max(0, min(len(self.value), to))
        if not keep:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select the whole line."""
        self.anchor, self.caret = 0, len(self.value)

    def insert(self, text: str) -> bool:
        """Put text in place of the selection, without what is not allowed; whether anything changed."""
        before = self.value
        start, end = self.chosen
        text = "".join(
            c for c in " ".join(text.split("\n")) if c.isprintable() and (not self.allowed or self.allowed(c))
        )
        text = text[: max(0, self.most - len(self.value) + end - start)]
        if not text:
            return False
        self.value = self.value[:start] + text + self.value[end:]
        self.go(start + len(text))
        return self.value != before

    def erase(self, to: int) -> bool:
        """Take out the selection, or else what lies between the caret and `to`; whether anything changed."""
        start, end = self.chosen
        if start == end:
            to = max(0, min(len(self.value), to))
            start, end = min(self.caret, to), max(self.caret, to)
        if start == end:
            return False
        self.value = self.value[:start] + self.value[end:]
        self.go(start)
        return True

    def word_left(self) -> int:
        """The start of the word before the caret."""
        at = self.caret
        while at and self.value[at - 1] == " ":
            at -= 1
        while at and self.value[at - 1] != " ":
            at -= 1
        return at

    def word_right(self) -> int:
        """The end of the word after the caret."""
        at, end = self.caret, len(self.value)
        while at < end and self.value[at] == " ":
            at += 1
        while at < end and self.value[at] != " ":
            at += 1
        return at
