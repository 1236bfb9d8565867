"""The busts on the large-index faces: a big head and simple shoulders in thick ink, made for small cards.

Everything is drawn about the middle of the head, whose chin lies at y = 33, and enlarged into the frame.
"""

from collections.abc import Callable

from deck.attributes import arrow, leaf
from deck.bust_parts import FRONT, SHOULDERS, Bust, halo, rays, thicker, throat
from deck.dress import beads_on_arc, cloth, ermine, hatched, plate, pleated_ruff, striped
from deck.figure import spark
from deck.geometry import polar, sector
from deck.hair import plait
from deck.heads import HEADS
from deck.joker import jester_head, jester_ruff
from deck.palette import (
    BROWN,
    CREAM,
    FAIR,
    GOLD,
    INK,
    OLIVE,
    PALE_GOLD,
    PALETTES,
    PURPLE,
    ROSY,
    WHITE,
    Palette,
)
from deck.suits import lozenge, sign
from deck.svg import at, bead, circle, inked, line, mirrored, polygon, shape


def king_of_spades(p: Palette) -> Bust:
    """Ermine and a mantle of the night sky, before a dark arch."""
    arch = "M-54 80L-54-14C-54-44-26-62 0-66C26-62 54-44 54-14L54 80Z"
    stars = "".join(
        spark(x, y, 5, PALE_GOLD)
        for x, y in ((-44, -8), (44, -8), (-38, 18), (40, 20), (-36, -34), (36, -34))
    )
    behind = inked(arch, p.dark) + stars
    body = inked(SHOULDERS, p.main) + mirrored(spark(50, 52, 6, p.light) + spark(38, 64, 5, p.light))
    body += mirrored(ermine("M12 28C24 34 32 44 36 80L20 80C20 60 16 46 6 40Z", 10, 10, 5, 6)) + inked(
        FRONT, p.second
    )
    return Bust(body, behind, 1.8, 120, 212)


def queen_of_spades(p: Palette) -> Bust:
    """A great pleated collar and a black choker."""
    behind = pleated_ruff(0, 44, 62, -180, 0, 13, p.light, CREAM)
    behind += pleated_ruff(0, 44, 46, -176, -4, 13, p.second, p.dark)
    body = cloth(SHOULDERS, p.dark, striped(SHOULDERS, p.main, 90, 7, 9))
    body += inked("M-30 44C-16 36-11 36-10 26L10 26C11 36 16 36 30 44C22 66-22 66-30 44Z", FAIR.base)
    body += throat(FAIR.base, FAIR.shade, 9) + shape("M-9.6 34C-6 42 6 42 9.6 34L14 42L-14 42Z", FAIR.base)
    body += inked("M-10 33C-5 38 5 38 10 33L10 39C5 44-5 44-10 39Z", INK) + lozenge(0, 45, 13, p.second, INK)
    return Bust(body, behind, 1.92, 120, 216, flip=True)


def jack_of_spades(p: Palette) -> Bust:
    """Plate armour under a falling collar."""
    behind = halo(p.light, GOLD, 54, -4) + throat(FAIR.base, FAIR.shade)
    body = cloth(SHOULDERS, p.main, striped(SHOULDERS, p.dark, 84, 7, 9))
    body += plate("M-20 40C-6 52 12 52 26 40C36 52 40 66 40 80L-38 80C-38 64-32 50-20 40Z")
    body += shape("M-17 45C-28 56-30 68-30 80L-20 80C-20 66-14 56-9 50Z", "#f2f5fa") + line("M4 50L4 80")
    body += mirrored(plate("M34 80C32 68 34 58 40 52C52 54 62 62 66 80Z"))
    body += mirrored(plate("M22 36C36 32 54 38 64 56C52 52 44 52 34 62C26 54 22 46 22 36Z"))
    body += mirrored(line("M29 40C40 39 50 43 57 50", GOLD, 2.6))
    body += inked("M-20 27C-10 42 12 44 24 30L31 38C16 54-14 52-28 36Z", CREAM)
    return Bust(body, behind, 1.95, 118, 208, flip=True)


def king_of_hearts(p: Palette) -> Bust:
    """An ermine cape before a sun of red and gold."""
    behind = ""
    for index in range(24):
        tip = polar(0, 0, 64 if index % 2 else 57, index * 15)
        feet = polar(0, 0, 44, index * 15 - 7.5), polar(0, 0, 44, index * 15 + 7.5)
        behind += inked(polygon([feet[0], tip, feet[1]]), PALE_GOLD if index % 2 else p.main)
    behind += halo(CREAM, GOLD, 47)
    body = ermine(SHOULDERS, 17, 11, 8, 9) + throat(ROSY.base, ROSY.shade, 12)
    body += mirrored(inked("M6 46L14 46L30 80L6 80Z", p.main)) + inked("M-7 44L7 44L9 80L-9 80Z", p.second)
    return Bust(body, behind, 2.05, 120, 210)


def queen_of_hearts(p: Palette) -> Bust:
    """Red puffs, pearls and a heart on a bare breast."""
    behind = pleated_ruff(0, 0, 57, 90, 450, 18, CREAM, p.light) + circle(0, 0, 54, p.second, INK)
    body = cloth(SHOULDERS, p.main, striped(SHOULDERS, p.dark, 90, 6, 10))
    body += inked("M-32 46C-16 38-11 38-10 26L10 26C11 38 16 38 32 46C24 72-24 72-32 46Z", FAIR.base)
    body += throat(FAIR.base, FAIR.shade, 9) + shape("M-9.6 34C-6 44 6 44 9.6 34L16 44L-16 44Z", FAIR.base)
    body += line("M-32 46C-24 72 24 72 32 46", INK, 4) + line("M-32 46C-24 72 24 72 32 46", GOLD, 2.6)
    body += beads_on_arc(0, 26, 20, 155, 25, 8, 2.6, CREAM) + sign("H", 0, 53, 12, p.main, stroke=INK)
    return Bust(body, behind, 1.92, 120, 216, tilt=4)


def jack_of_hearts(p: Palette) -> Bust:
    """A striped doublet with a jagged collar."""
    behind = halo(p.light, GOLD, 54) + throat(ROSY.base, ROSY.shade)
    left = "M0 30C-26 33-48 36-64 50L-64 80L0 80Z"
    body = cloth(left, p.main, striped(left, CREAM, 80, 5, 11)) + at(inked(left, p.second), 0, 0, flip=True)
    body += inked("M-22 34L-12 26L0 34L12 28L22 26L32 40L20 49L10 42L0 53L-10 44L-22 52L-32 44Z", CREAM)
    body += line("M-18 36L-24 46M-8 34L-9 41M4 36L2 47M14 34L14 41M22 33L25 39", p.second, 1.8)
    return Bust(body, behind, 2.12, 124, 206)


def king_of_diamonds(p: Palette) -> Bust:
    """A coat of teal scales with ermine and pearls, before the sun."""
    rays = "".join(sector(0, 0, 50, 62, 18 * i, 18 * i + 9) for i in range(20))
    behind = shape(rays, p.main) + halo(PALE_GOLD, GOLD, 51) + throat(BROWN.base, BROWN.shade, 13)
    body = inked(SHOULDERS, p.second)
    scales = "".join(
        f"M{x - 7} {y}A7 7 0 0 0 {x + 7} {y}"
        for x, y in ((-50, 56), (-36, 52), (-57, 67), (-43, 65), (-29, 62))
    )
    body += line(scales, GOLD, 1.8) + ermine(
        "M14 28C34 32 52 38 66 54L66 80L50 80C40 60 28 48 8 42Z", 13, 9, 6, 7
    )
    body += inked("M-14 34L12 44L4 80L-30 80C-26 60-22 46-14 34Z", p.main)
    body += beads_on_arc(0, 26, 19, 160, 20, 8, 2.8, CREAM) + lozenge(-7, 60, 15, GOLD, INK)
    return Bust(body, behind, 1.82, 120, 222, flip=True)


def queen_of_diamonds(p: Palette) -> Bust:
    """A broad collar of gold, teal and orange on bare shoulders."""
    behind = ""
    for index in range(14):
        a, b = (
            polar(0, 4, 57, 180 + 180 * (index - 0.45) / 13),
            polar(0, 4, 57, 180 + 180 * (index + 0.45) / 13),
        )
        behind += inked(polygon([(0, 4), a, b]), p.second if index % 2 else PALE_GOLD)
        x, y = polar(0, 4, 56, 180 + 180 * index / 13)
        behind += bead(x, y, 5.6, GOLD if index % 2 else p.main)
    body = inked(SHOULDERS, BROWN.base) + throat(BROWN.base, BROWN.shade, 10)
    for inner, outer, fill in ((33, 44, p.second), (23, 33, PALE_GOLD), (13, 23, p.main)):
        body += inked(sector(0, 30, inner, outer, -4, 184), fill)
    for index in range(9):
        x, y = polar(0, 30, 38.5, 10 + index * 20)
        body += lozenge(x, y, 8, GOLD)
    return Bust(body, behind, 1.85, 120, 222)


def jack_of_diamonds(p: Palette) -> Bust:
    """A teal coat with gold chevrons over an orange vest."""
    arch = "M-50 80L-50-6C-50-30-30-40-16-50C-8-56-3-60 0-66C3-60 8-56 16-50C30-40 50-30 50-6L50 80Z"
    behind = cloth(arch, p.light, hatched(arch, "#f3c27a", 45, 13), hatched(arch, "#f3c27a", -45, 13))
    body = inked(SHOULDERS, p.second) + mirrored(line("M30 40L46 56L62 50M26 52L42 68L62 62", GOLD, 2.6))
    body += inked("M-16 32L16 32L30 80L-30 80Z", p.main) + inked("M-8 36L8 36L12 80L-12 80Z", CREAM)
    body += bead(0, 56, 3, GOLD) + bead(0, 66, 3, GOLD) + throat(OLIVE.base, OLIVE.shade)
    body += inked("M-14 29C-8 44 8 44 14 29L20 38C8 54-8 54-20 38Z", p.second)
    return Bust(body, behind, 1.95, 120, 214, flip=True)


def king_of_clubs(p: Palette) -> Bust:
    """A wolf's fur over a green mantle, before a wreath."""
    behind = ""
    for turn in range(-105, 106, 21):
        x, y = polar(0, 0, 42, turn - 90)
        behind += leaf(x, y, 24, turn, p.main if turn % 2 else p.light)
    behind += halo(CREAM, GOLD, 46)
    body = inked(SHOULDERS, p.main)
    body += mirrored(inked("M10 27C26 31 44 36 56 48C52 60 42 66 32 66L30 80L10 80Z", p.second))
    body += mirrored(line("M34 38L38 46M46 44L47 52M30 48L33 56M40 53L41 60", p.dark, 2.4))
    return Bust(body, behind, 2.0, 120, 206)


def queen_of_clubs(p: Palette) -> Bust:
    """A linen dress with a green bodice, and two plaits."""
    red, gleam = "#b9521f", "#eb9a58"
    behind = halo(p.light, p.main, 56) + pleated_ruff(0, 0, 44, 0, 360, 14, WHITE, CREAM, p.light)
    body = cloth(SHOULDERS, CREAM, hatched(SHOULDERS, p.light, 70, 8, width=2))
    body += inked("M-26 42C-14 36-11 36-10 26L10 26C11 36 14 36 26 42C24 62-24 62-26 42Z", FAIR.base)
    body += inked("M-29 44C-20 62 20 62 29 44L36 80L-36 80Z", p.main) + line(
        "M-28 46C-20 63 20 63 28 46", GOLD, 3
    )
    body += throat(FAIR.base, FAIR.shade, 9) + shape("M-9.6 34C-6 43 6 43 9.6 34L15 42L-15 42Z", FAIR.base)
    body += line("M-13 36C-8 50 8 50 13 36", INK, 2.6) + line("M-13 36C-8 50 8 50 13 36", GOLD, 1.6)
    body += (
        sign("C", 0, 50, 11, p.main, stroke=INK) + plait(9, -21, 4, red, gleam) + plait(9, 21, 6, red, gleam)
    )
    return Bust(body, behind, 2.05, 120, 202, tilt=-5, flip=True)


def jack_of_clubs(p: Palette) -> Bust:
    """A dagged hood over a brown coat, and a quiver behind the shoulder."""
    firs = "".join(
        f"M{x} {y}L{x + w} {y + 30}L{x - w} {y + 30}Z"
        for x in (-40, 44)
        for y, w in ((-42, 12), (-24, 17), (-4, 22))
    )
    behind = shape(firs, p.light)
    behind += at(arrow(p), -34, -16, 158, scale=1.2) + at(arrow(p), -46, -12, 158, scale=1.2)
    behind += inked("M-58 0L-32-9L-14 44L-34 54Z", p.dark) + line("M-54 8L-30-1", GOLD, 3)
    body = cloth(SHOULDERS, p.second, striped(SHOULDERS, PALE_GOLD, 70, 3, 12))
    hood = (
        "M-12 27C-30 32-46 38-56 52L-46 56L-42 66L-30 60L-24 72L-12 65L-4 78"
        "L0 80L4 78L12 65L24 72L30 60L42 66L46 56L56 52C46 38 30 32 12 27Z"
    )
    body += inked(hood, p.main) + line("M-50 52C-32 58-14 62 0 72C14 62 32 58 50 52", PALE_GOLD, 2.6)
    body += throat(ROSY.base, ROSY.shade) + inked("M-14 30C-8 42 8 42 14 30L19 37C8 52-8 52-19 37Z", p.dark)
    return Bust(body, behind, 2.08, 116, 204)


BUSTS: dict[tuple[str, str], Callable[[Palette], Bust]] = {
    ("K", "S"): king_of_spades,
    ("Q", "S"): queen_of_spades,
    ("J", "S"): jack_of_spades,
    ("K", "H"): king_of_hearts,
    ("Q", "H"): queen_of_hearts,
    ("J", "H"): jack_of_hearts,
    ("K", "D"): king_of_diamonds,
    ("Q", "D"): queen_of_diamonds,
    ("J", "D"): jack_of_diamonds,
    ("K", "C"): king_of_clubs,
    ("Q", "C"): queen_of_clubs,
    ("J", "C"): jack_of_clubs,
}


def bust(rank: str, suit: str) -> str:
    """The scene of a court's bust."""
    palette = PALETTES[suit]
    parts = BUSTS[rank, suit](palette)
    head = HEADS[rank, suit]()

    def posed(art: str) -> str:
        return at(art, 0, 0, parts.tilt, parts.flip) if art else ""

    art = parts.behind + posed(head.behind) + parts.before + posed(head.front)
    return rays(palette.ray, palette.ground, parts.y) + at(thicker(art), parts.x, parts.y, scale=parts.scale)


def joker_bust() -> str:
    """The scene of the joker's bust."""
    shoulders = "M0 30L0 80L-64 80L-64 52C-48 38-26 34 0 30Z"
    coat = cloth(shoulders, "#c9243c", striped(shoulders, PALE_GOLD, 68, 8, 12))
    other = cloth(shoulders, "#14798a", striped(shoulders, PURPLE, 68, 8, 12))
    art = circle(0, 0, 56, PURPLE, INK) + circle(0, 0, 51, "none", GOLD, 2)
    art += coat + at(other, 0, 0, flip=True) + jester_ruff() + jester_head()
    return rays("#ecd9e6", "#f8eef2", 216) + at(thicker(art), 120, 216, scale=1.85)
