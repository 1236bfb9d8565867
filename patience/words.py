"""Every text that a player reads passes through here, so that it can be translated."""

import gettext as _gettext
from pathlib import Path

_catalogue = _gettext.translation("patience", Path(__file__).parent / "locale", fallback=True)

_ = _catalogue.gettext
ngettext = _catalogue.ngettext


LONGEST_WORD, LONGEST_LINE = 40, 200  # letters


def short(text: str) -> str:
    """One line for the player, in which what somebody else has written is cut where it goes on and on."""
    words = (word if len(word) <= LONGEST_WORD else f"{word[:LONGEST_WORD]}…" for word in text.split())
    line = " ".join(words)
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


def capital(text: str) -> str:
    """The text with its first letter as a capital, the rest as it is."""
    return text[:1].upper() + text[1:]
