"""The keys of the table for several, as the sheet of keys lists them."""

from __future__ import annotations

from patience.words import _


def sheet() -> list[tuple[str, str]]:
    """What to press, and what it does."""
    return [
        (_("Arrows"), _("Through what is possible here")),
        ("Tab", _("Hand, middle, seats, answers")),
        ("Enter", _("Play the framed card; the lowest answer")),
        (_("A–K"), _("Frame the next card of that rank")),
        (_("Space"), _("Hurry: finish all movement")),
        ("Esc", _("Take back half a choice; all games")),
        (_("Letters"), _("The answer whose button shows it")),
        (_("0–9"), _("While a number is asked: type it")),
        ("U / Ctrl+Z", _("Undo, to your last decision")),
        ("R / Ctrl+Y", _("Redo, if R answers nothing else")),
        ("H", _("Hint: what a strong player would do")),
        ("L", _("Log of this deal")),
        ("I", _("All facts in words")),
        ("O", _("Players, opponents, options")),
        ("N", _("New match")),
        ("D", _("Deal number, your place")),
        ("C", _("Four colours, or two")),
        ("F1", _("Rules")),
        ("S", _("Settings")),
        ("F10", _("Menu")),
        ("M", _("Sound off and on")),
        ("F11", _("Full screen")),
        ("Ctrl+Q", _("Quit")),
        ("?", _("These keys")),
    ]
