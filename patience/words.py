"""Every text that a player reads passes through here, so that it can be translated."""

import gettext as _gettext
from pathlib import Path

_catalogue = _gettext.translation("patience", Path(__file__).parent / "locale", fallback=True)

_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def capital(text: str) -> str:
    """The text with its first letter as a capital, the rest as it is."""
    return text[:1].upper() + text[1:]
