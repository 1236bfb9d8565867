"""The colours of the table for several, beside those of the theme."""

from patience.gui.theme import TWO_COLOURS

GOLD, LIGHT, BRIGHT = "#dfa83c", "#f3d68f", "#ffdf8e"
SILVER = "#c3d0d8"
GLASS, TRAY = "#08231a", "#051a13"
CREAM, CREAM_EDGE, BROWN = "#fdf6e3", "#cdb77f", "#3a2410"
MUTED, DIM = "#a9c7b6", "#7fa48f"
ASKS, TELLS = "#ffedbd", "#dce9e0"
BELOW_ZERO = "#ff8d92"
GAIN, LOSS = "#1f6b47", "#a3243b"
PAPER_TOP, PAPER_FOOT, PAPER_EDGE = "#fdf9ef", "#f4ecd8", "#d9caa2"
INK = "#2b2013"
WINE = "#7c1730"
SUIT_COLOURS = TWO_COLOURS
