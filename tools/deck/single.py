"""The single-headed cards for fortune telling: one index, upright pips, courts standing whole, all on a gold plinth."""

from deck import bust_parts
from deck.busts import bust
from deck.clip import clipped
from deck.courts import COURTS
from deck.dress import cloth, ermine, hatched, scaled, striped
from deck.flat import document, painted
from deck.frames import BOX, band, corner_index, frame, inner_line, paper, sunburst
from deck.geometry import wedge_to_box
from deck.indices import top_index
from deck.marks import read_marks
from deck.palette import CREAM, GOLD, INK, PALE_GOLD, PALETTES, PIPS, Palette
from deck.patterns import chevrons
from deck.suits import lozenge, sign
from deck.svg import Box, at, both, circle, inked, line, shape

RANKS = ("A", "7", "8", "9", "10", "J", "Q", "K")
SHADE = "#a8741f"
LEFT, MIDDLE, RIGHT = 75, 120, 165
PLACES: dict[str, list[tuple[int, int]]] = {
    "7": [(LEFT, 80), (RIGHT, 80), (MIDDLE, 116), (LEFT, 152), (RIGHT, 152), (LEFT, 224), (RIGHT, 224)],
    "8": [
        *[(LEFT, 80), (RIGHT, 80), (MIDDLE, 116), (LEFT, 152), (RIGHT, 152)],
        *[(MIDDLE, 188), (LEFT, 224), (RIGHT, 224)],
    ],
    "9": [
        *[(LEFT, 70), (RIGHT, 70), (LEFT, 124), (RIGHT, 124), (MIDDLE, 151)],
        *[(LEFT, 178), (RIGHT, 178), (LEFT, 232), (RIGHT, 232)],
    ],
    "10": [
        *[(LEFT, 70), (RIGHT, 70), (MIDDLE, 97), (LEFT, 124), (RIGHT, 124)],
        *[(LEFT, 178), (RIGHT, 178), (MIDDLE, 205), (LEFT, 232), (RIGHT, 232)],
    ],
}
UPPER: Box = (BOX[0], BOX[1], BOX[2], 172)
LOWER: Box = (BOX[0], 168, BOX[2], BOX[3])
ROBE = "M62 170L178 170C182 214 188 262 196 302L44 302C52 262 58 214 62 170Z"
GOWN = "M88 170L152 170C156 214 164 256 172 300L68 300C76 256 84 214 88 170Z"
TRAIN = "M62 170L88 170C84 214 76 256 68 302L44 302C52 262 58 214 62 170Z"


def single_card(rank: str, suit: str) -> str:
    """A whole card with its small index at the upper left."""
    if rank in "JQK":
        return _court(rank, suit)
    if rank == "A":
        rays = "".join(
            wedge_to_box(MIDDLE, 150, 15 * i - 2.2, 15 * i + 2.2, (36, 66, 204, 234)) for i in range(24)
        )
        art = (
            shape(rays, "#fdf0cf")
            + circle(MIDDLE, 150, 68, "#fffdf7", GOLD, 2)
            + circle(MIDDLE, 150, 62, "none", GOLD)
        )
        art += sign(suit, MIDDLE, 150, 92, PIPS[suit])
    else:
        size = 43 if rank in ("9", "10") else 46
        art = "".join(sign(suit, x, y, size, PIPS[suit]) for x, y in PLACES[rank])
    return document(paper() + painted(read_marks(art + plinth(suit) + corner_index(rank, suit))))


def single_large(rank: str, suit: str) -> str:
    """A whole card with its large index, for small sizes."""
    index, foot = top_index(rank, suit), at(plinth(suit), -24, -52, scale=1.2)
    if rank in "JQK":
        box = bust_parts.BOX
        scene = clipped(read_marks(bust(rank, suit)), box)
        over = read_marks(foot + frame(box, bust_parts.LINE) + index)
        return document(paper() + painted(scene + over))
    return document(paper() + painted(read_marks(sign(suit, 120, 184, 128, PIPS[suit]) + foot + index)))


def plinth(suit: str) -> str:
    """Three gold steps with the suit's jewel, by which one sees which end is down."""
    steps = inked(
        "M40 312L40 300L56 300L56 290L76 290L76 281L164 281L164 290L184 290L184 300L200 300L200 312Z", GOLD
    )
    steps += line("M60 312L60 304L80 304L80 296L160 296L160 304L180 304L180 312", SHADE, 1.1)
    return (
        steps
        + line("M78 283.5L162 283.5M58 292.5L182 292.5M42 302.5L198 302.5", PALE_GOLD, 1.2)
        + lozenge(MIDDLE, 289, 16, PIPS[suit], INK)
    )


def _court(rank: str, suit: str) -> str:
    """The court's upper half with a robe below it, standing on the plinth."""
    palette = PALETTES[suit]
    figure = COURTS[rank, suit]()
    ground = sunburst(palette) + inner_line()
    upper = figure.art + sign(suit, 58 if figure.pip_left else 182, 43, 27, PIPS[suit])
    marks = clipped(read_marks(ground), BOX) + clipped(read_marks(upper), UPPER)
    marks += clipped(read_marks(_robe(suit, palette)), LOWER)
    over = band(palette, suit) + circle(MIDDLE, 168, 12, CREAM, INK) + sign(suit, MIDDLE, 168, 15, PIPS[suit])
    marks += clipped(read_marks(over), BOX)
    return document(paper() + painted(marks + read_marks(plinth(suit) + frame() + corner_index(rank, suit))))


def _robe(suit: str, palette: Palette) -> str:
    """What a court wears below the girdle, down to the plinth."""
    patterns = {
        "S": line(chevrons(GOWN, MIDDLE, 16, 0.5), palette.dark),
        "H": striped(GOWN, palette.dark, 90, 4, 9, 2.5),
        "D": scaled(GOWN, palette.dark, 9),
        "C": hatched(GOWN, palette.dark, 60, 8),
    }
    art = shape(ROBE, palette.second)
    art += both(
        cloth(
            TRAIN,
            palette.second,
            line("M70 178C67 220 61 262 52 300M79 178C75 220 69 262 60 300", palette.dark, 1.4),
        )
    )
    art += cloth(GOWN, palette.main, patterns[suit])
    art += both(ermine("M88 170C84 214 76 256 68 300L80 300C88 256 95 214 98 170Z", 9, 12, 4, 6))
    art += inked("M111 170L129 170L134 300L106 300Z", palette.light) + "".join(
        lozenge(MIDDLE, y, 13, GOLD, INK) for y in range(194, 276, 19)
    )
    hem = "M45 293C70 285 96 293 120 287C144 293 170 285 195 293L197 304L43 304Z"
    return (
        art + inked(hem, CREAM) + line("M50 297C72 290 96 297 120 291.500C144 297 168 290 190 297", GOLD, 1.6)
    )
