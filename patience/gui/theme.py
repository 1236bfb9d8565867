"""The colours and the scale of the program: green is the table, paper is for reading, brass is an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Literal

    Mode = Literal["wide", "medium", "tiny"]
    Ground = Literal["green", "paper"]

# Table
FELTS: dict[str, tuple[str, str, str]] = {  # light, middle, edge
    "Emerald": ("#206b55", "#17523f", "#0b2f25"),
    "Ink": ("#33507c", "#213a61", "#101f3a"),
    "Claret": ("#7d3444", "#5a2230", "#311119"),
    "Slate": ("#53626b", "#3a474f", "#1e262b"),
    "Walnut": ("#77563b", "#553a26", "#2e1e12"),
    "Plum": ("#5d4474", "#432f57", "#241832"),
}
NIGHT = "#08231b"
TILE_TOP, TILE_FOOT, TILE_HOVER = "#143f32", "#113a2d", "#16463a"
WELL = "#04150f"  # sunken places on green: empty piles, the search field
SCRIM = "#03120d"
BLACK, WHITE = "#000000", "#ffffff"

# Text and signals on green
CREAM = "#f8f2e2"
MIST = "#d8e7de"  # labels on bare felt, where sage is too faint
SAGE = "#b4cabd"  # second text on bars and tiles
RED_ON_GREEN = "#ff7f86"
GLOW = "#ffdd8a"
LOOKED_AT = "#e4f3ea"
GOOD = "#79d3a6"
OFF_ON_GREEN = "#74887f"

# Brass
BRASS, BRASS_LIGHT, BRASS_DARK = "#d9b264", "#f3dda6", "#a67a2c"
BRASS_REST = ("#ecc878", "#d4a64c")
BRASS_HOVER = ("#f6d994", "#e0b55c")
BRASS_PRESSED = ("#c99a42", "#c08f38")
BRASS_EDGE, BRASS_TEXT = "#8d6420", "#2b1e07"
BRASS_OFF, BRASS_OFF_TEXT = "#8fa096", "#dfe7e1"

# Paper
PAPER_TOP, PAPER_FOOT, PAPER_EDGE = "#fbf7ec", "#f7f0df", "#e9dcb9"
PAPER_SIDE, HAIRLINE = "#efe6cd", "#ddd0b0"
INK, INK_SECOND, HEADING = "#20302b", "#5f6558", "#8d1f38"
OFF_ON_PAPER = "#a8a48f"
RAIL, TRACK, SWITCH_OFF = "#ddd0b0", "#ebe1c6", "#cfc5a8"
FIELD_EDGE, BUTTON_EDGE = "#b9ab83", "#cdbd94"
THUMB, THUMB_RAIL = "#bfa76c", "#e6dabb"
SELECTION = "#c9e0d2"  # chosen text on paper
GREEN, NO = "#1f6f54", "#b23a48"

# Cards
CARD_FACE = "#fffdf7"
TWO_COLOURS = {"H": "#c8233b", "D": "#c8233b", "S": "#1c1f45", "C": "#1c1f45"}
FOUR_COLOURS = {"H": "#c8233b", "D": "#b45708", "S": "#1c1f45", "C": "#17704a"}

# Text and the grounds it is set on; every pair keeps a contrast of at least 4.5.
PAIRS: tuple[tuple[str, str], ...] = (
    *((MIST, felt[0]) for felt in FELTS.values()),
    *((CREAM, felt[0]) for felt in FELTS.values()),
    *((text, ground) for text in (CREAM, SAGE, BRASS, GOOD, RED_ON_GREEN) for ground in (NIGHT, TILE_TOP)),
    *((SAGE, ground) for ground in (TILE_HOVER, WELL)),
    *((text, ground) for text in (INK, INK_SECOND, HEADING, GREEN, NO) for ground in (PAPER_TOP, PAPER_FOOT)),
    *((INK_SECOND, ground) for ground in (PAPER_SIDE, TRACK)),
    *((BRASS_TEXT, ground) for ground in (*BRASS_REST, *BRASS_HOVER, *BRASS_PRESSED)),
    *((colour, CARD_FACE) for colour in (*TWO_COLOURS.values(), *FOUR_COLOURS.values())),
    (INK, SELECTION),
    (WHITE, GREEN),
    (WHITE, NO),
)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels of a colour written #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, part: float) -> str:
    """The colour `part` (0..1) of the way from a to b."""
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(rgb(a), rgb(b), strict=True))


def bar_colour(felt: str) -> str:
    """The ground of bars and badges on that felt; on Emerald it is the night green."""
    return NIGHT if felt == "Emerald" else mix(FELTS[felt][2], BLACK, 0.28)


def luminance(colour: str) -> float:
    """Relative luminance after WCAG, 0 for black to 1 for white."""
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb(colour))
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast after WCAG, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class Scale:
    """How large one logical pixel is in a window, and which layout fits there.

    `u` is in window pixels per logical pixel; `width` and `height` are the window's logical size.
    """

    __slots__ = ("bar", "height", "mode", "status", "u", "width")

    def __init__(self, size: tuple[int, int], interface: float = 1.0) -> None:
        self.u: float = max(1.0, min(size[0] / 1280, size[1] / 800)) * interface
        self.width: float = size[0] / self.u
        self.height: float = size[1] / self.u
        self.mode: Mode = "medium"
        if self.width < 760 or self.height < 480:
            self.mode = "tiny"
        elif self.width >= 1120:
            self.mode = "wide"
        self.bar: int = self.px(40 if self.tiny else 56)
        self.status: int = 0 if self.tiny else self.px(34)

    @property
    def tiny(self) -> bool:
        """Whether the one-column rules apply."""
        return self.mode == "tiny"

    @property
    def least_hit(self) -> tuple[int, int]:
        """The least click area in window pixels."""
        return self.px(34 if self.tiny else 40), self.px(40)

    def px(self, logical: float) -> int:
        """A logical length in whole window pixels."""
        return round(logical * self.u)
