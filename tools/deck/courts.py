"""The double-headed court cards."""

from collections.abc import Callable

from deck import jacks, kings, queens
from deck.figure import Figure
from deck.flat import Picture
from deck.frames import BOX, band, corner_index, frame, inner_line, sunburst
from deck.palette import PALETTES, PIPS
from deck.suits import sign
from deck.svg import double

COURTS: dict[tuple[str, str], Callable[[], Figure]] = {
    ("K", "S"): kings.king_of_spades,
    ("Q", "S"): queens.queen_of_spades,
    ("J", "S"): jacks.jack_of_spades,
    ("K", "H"): kings.king_of_hearts,
    ("Q", "H"): queens.queen_of_hearts,
    ("J", "H"): jacks.jack_of_hearts,
    ("K", "D"): kings.king_of_diamonds,
    ("Q", "D"): queens.queen_of_diamonds,
    ("J", "D"): jacks.jack_of_diamonds,
    ("K", "C"): kings.king_of_clubs,
    ("Q", "C"): queens.queen_of_clubs,
    ("J", "C"): jacks.jack_of_clubs,
}


def court_card(rank: str, suit: str) -> Picture:
    """A double-headed court card."""
    palette = PALETTES[suit]
    figure = COURTS[rank, suit]()
    half = figure.art + sign(suit, 58 if figure.pip_left else 182, 43, 27, PIPS[suit])
    scene = sunburst(palette) + inner_line() + double(half) + band(palette, suit)
    return Picture(frame() + double(corner_index(rank, suit)), scene, BOX)
