"""Icons and suit signs as outlines, drawn for this program on a grid of 24 and of 96 units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import ink

if TYPE_CHECKING:
    import pygame

ICON = {
    "new": "M15 10.5V5.6A1.6 1.6 0 0 0 13.4 4H6.6A1.6 1.6 0 0 0 5 5.6V17.4A1.6 1.6 0 0 0 6.6 19H10.2"
    "M17 13.5V20.5M13.5 17H20.5",
    "restart": "M5 12.6A7.1 7.1 0 1 0 7.4 7.1M4.9 4.6L5.2 8.9L9.6 8.6",
    "undo": "M9 5.5L4.5 10L9 14.5M5 10H14.6A4.7 4.7 0 0 1 14.6 19.4H10.5",
    "redo": "M15 5.5L19.5 10L15 14.5M19 10H9.4A4.7 4.7 0 0 0 9.4 19.4H13.5",
    "hint": "M9.2 17.2V15.8C7.1 14.6 6 12.8 6 10.4A6 6 0 0 1 18 10.4C18 12.8 16.9 14.6 14.8 15.8V17.2Z"
    "M10 20.4H14",
    "games": "".join(
        f"M{x + 1.6} {y}H{x + 5.2}A1.6 1.6 0 0 1 {x + 6.8} {y + 1.6}V{y + 5.2}"
        f"A1.6 1.6 0 0 1 {x + 5.2} {y + 6.8}H{x + 1.6}A1.6 1.6 0 0 1 {x} {y + 5.2}"
        f"V{y + 1.6}A1.6 1.6 0 0 1 {x + 1.6} {y}Z"
        for x in (4, 13.2)
        for y in (4, 13.2)
    ),
    "rules": "M12 6.6C10 5.1 7.2 4.7 4 5.1V18C7.2 17.6 10 18 12 19.5C14 18 16.8 17.6 20 18V5.1"
    "C16.8 4.7 14 5.1 12 6.6ZM12 6.8V19.2",
    "settings": "M4 7H11.5M17.5 7H20M4 17H6.5M12.5 17H20M11.5 7A3 3 0 1 0 17.5 7A3 3 0 1 0 11.5 7Z"
    "M6.5 17A3 3 0 1 0 12.5 17A3 3 0 1 0 6.5 17Z",
    "stats": "M4 20H20M6.5 16.5V12M12 16.5V5M17.5 16.5V9",
    "more": "M5.5 12H5.6M12 12H12.1M18.5 12H18.6",
    "search": "M16.2 16.2L20 20M4.5 11A6.5 6.5 0 1 0 17.5 11A6.5 6.5 0 1 0 4.5 11Z",
    "close": "M6 6L18 18M18 6L6 18",
    "check": "M5 12.5L10 17.5L19 7.5",
    "down": "M6 9.5L12 15.5L18 9.5",
    "up": "M6 14.5L12 8.5L18 14.5",
    "right": "M9.5 6L15.5 12L9.5 18",
    "left": "M14.5 6L8.5 12L14.5 18",
    "back": "M10.5 5.5L4.5 12L10.5 18.5M5 12H19.5",
    "clock": "M12 7.5V12.3L15.2 14.2M4 12A8 8 0 1 0 20 12A8 8 0 1 0 4 12Z",
    "calendar": "M4.5 6.5H19.5V19.5H4.5ZM4.5 10.5H19.5M8.5 3.8V7.5M15.5 3.8V7.5",
    "sound": "M4.5 9.8V14.2H7.6L12 18V6L7.6 9.8ZM15.4 9A4.4 4.4 0 0 1 15.4 15M17.8 6.6A8 8 0 0 1 17.8 17.4",
    "auto": "M5 6L12 12L5 18ZM12.5 6L19.5 12L12.5 18Z",
    "play": "M8 5.5L18.5 12L8 18.5Z",
    "deadwood": "M5 12H19",
    "log": "M9 6.5H19.5M9 12H19.5M9 17.5H15.5M4.8 6.5H4.9M4.8 12H4.9M4.8 17.5H4.9",
    "plus": "M12 5V19M5 12H19",
    "person": "M12 11.5A3.6 3.6 0 1 0 12 4.3A3.6 3.6 0 1 0 12 11.5ZM5 20A7 7 0 0 1 19 20",
    "copy": "M8.5 8.5V5.6A1.6 1.6 0 0 1 10.1 4H18.4A1.6 1.6 0 0 1 20 5.6V13.9A1.6 1.6 0 0 1 18.4 15.5H15.5"
    "M5.6 8.5H13.9A1.6 1.6 0 0 1 15.5 10.1V18.4A1.6 1.6 0 0 1 13.9 20H5.6A1.6 1.6 0 0 1 4 18.4V10.1"
    "A1.6 1.6 0 0 1 5.6 8.5Z",
    "full": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "window": "M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20",
}

SUIT = {
    "H": "M0 46C-14 26-46 6-46-18C-46-36-34-46-22-46C-10-46-3-38 0-26C3-38 10-46 22-46C34-46 46-36 46-18"
    "C46 6 14 26 0 46Z",
    "S": "M0-48C12-26 46-8 46 15C46 29 36 36 26 36C16 36 8 31 4 22C5 34 9 43 17 48L-17 48C-9 43-5 34-4 22"
    "C-8 31-16 36-26 36C-36 36-46 29-46 15C-46-8-12-26 0-48Z",
    "D": "M0-48C9-30 22-14 36 0C22 14 9 30 0 48C-9 30-22 14-36 0C-22-14-9-30 0-48Z",
    "C": "M0-47A21 21 0 0 1 21-26C21-19 17-12 11-6A21 21 0 1 1 5 25C4 36 9 44 17 48L-17 48C-9 44-4 36-5 25"
    "A21 21 0 1 1-11-6C-17-12-21-19-21-26A21 21 0 0 1 0-47Z",
}

_HEAVY = {"more": 3.2}  # three dots need more weight than lines do


def icon(name: str, size_px: int, colour: str, line: float = 1.8) -> pygame.Surface:
    """The icon in a square of that size; `line` is its stroke on the grid of 24."""
    line = _HEAVY.get(name, line)
    body = (
        f'<path d="{ICON[name]}" fill="none" stroke="{colour}" stroke-width="{line}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return ink.svg(body, 24, 24, (size_px, size_px))


def suit(letter: str, size_px: int, colour: str, alpha: float = 1.0) -> pygame.Surface:
    """The suit (a letter of CDHS) in a square of that size, which its height fills."""
    body = f'<path transform="translate(48 48)" d="{SUIT[letter]}" fill="{colour}" fill-opacity="{alpha}"/>'
    return ink.svg(body, 96, 96, (size_px, size_px))
