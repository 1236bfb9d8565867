"""The colours: shared ink, gold and paper, the two pip colours, flat colours a suit, and skins."""

from dataclasses import dataclass

INK = "#1b1f3b"
GOLD = "#dda53c"
PALE_GOLD = "#f4d892"
CREAM = "#fff6e3"
PAPER = "#fffdf7"
WHITE = "#ffffff"
STEEL = "#d5dbe6"
PURPLE = "#4b2765"
EDGE = "#b9b2a3"

# The program makes four colours by replacing these strings, so nothing but pips and indices may use them.
RED_PIPS = "#c8233b"
BLACK_PIPS = "#1c1f45"
JOKER = "#6a2a86"
PIPS = {"C": BLACK_PIPS, "D": RED_PIPS, "H": RED_PIPS, "S": BLACK_PIPS}


@dataclass(frozen=True)
class Palette:
    """The four colours that a suit adds to ink, gold and cream, and the two tints behind its figures."""

    main: str
    dark: str
    second: str
    light: str
    ground: str
    ray: str


@dataclass(frozen=True)
class Skin:
    """A complexion: flat colour, shaded side, blush and lips."""

    base: str
    shade: str
    blush: str
    lips: str


PALETTES = {
    "S": Palette("#3a4aa0", "#20275c", "#8c2f5f", "#c3cbe2", "#f4f1f4", "#e3e1ee"),
    "H": Palette("#c9243c", "#86152f", "#1f6a78", "#f6c9b4", "#fff4e6", "#fbe0cb"),
    "D": Palette("#e1782a", "#8f3320", "#14798a", "#fbd9a0", "#fff6e0", "#fbe6b6"),
    "C": Palette("#3b7d45", "#1d4a30", "#a8522a", "#d3dca4", "#f8f6e2", "#e6ebc6"),
}

FAIR = Skin("#fbe3cb", "#efc4a4", "#e99079", "#c8323f")
ROSY = Skin("#fad9bd", "#ecb593", "#e27d68", "#bf2c3c")
OLIVE = Skin("#f0cfa6", "#d9a877", "#d27f5c", "#a93a3a")
BROWN = Skin("#c98a58", "#a5663b", "#b4532f", "#8c2226")


def mix(colour: str, other: str, share: float) -> str:
    """A colour moved towards another by a share between 0 and 1."""
    parts = []
    for start in (1, 3, 5):
        a, b = int(colour[start : start + 2], 16), int(other[start : start + 2], 16)
        parts.append(round(a + (b - a) * share))
    return "#" + "".join(f"{part:02x}" for part in parts)
