"""Crowns and headdresses about the origin of the head, looking right where they have a direction."""

from deck.attributes import leaf, peacock_feather
from deck.flowers import blossom
from deck.geometry import polar
from deck.palette import CREAM, GOLD, INK, PALE_GOLD, Palette
from deck.patterns import hatch
from deck.suits import lozenge, sign
from deck.svg import FINE, at, bead, circle, inked, line, mirrored, num, shape

BAND = "M-22.4-18C-10-24 10-24 22.4-18L21-10C9-15.4-9-15.4-21-10Z"


def jewelled_band(fill: str, jewels: str, pearls: str) -> str:
    """A crown's lower band with jewels."""
    result = inked(BAND, fill) + lozenge(0, -18, 6.4, jewels)
    for x, y in ((8.4, -17.4), (15.6, -15.4)):
        result += mirrored(lozenge(x, y, 4.6, pearls))
    return result


def domed_crown(palette: Palette) -> str:
    """A tall closed crown with ribs and strings of pearls at the temples."""
    dome = "M-20-20C-30-38-18-54 0-56C18-54 30-38 20-20C8-25-8-25-20-20Z"
    result = shape(dome, palette.main)
    result += line("M0-56L0-23M-3-55.6C-12-48-14-34-10-22.6M3-55.6C12-48 14-34 10-22.6", GOLD, 2.2) + line(
        dome
    )
    for x, y in ((-16.4, -33), (-6, -38), (6, -38), (16.4, -33)):
        result += lozenge(x, y, 6, palette.light)
    points = "M-22-18L-25-31L-17-26L-12-34L-6-27L0-36L6-27L12-34L17-26L25-31L22-18C10-24-10-24-22-18Z"
    result += inked(points, GOLD) + sign("S", 0, -28, 7, INK)
    result += jewelled_band(palette.second, GOLD, CREAM)
    result += bead(0, -59, 3.6, GOLD)
    for side in (-1, 1):
        for index in range(6):
            result += circle(side * (22 + index * 0.5), -8 + index * 4.6, 1.9, CREAM, INK, FINE)
        result += lozenge(side * 25, 21, 8, palette.second, INK)
    return result


def moon_diadem(palette: Palette) -> str:
    """A diadem with a great crescent moon and a star between its horns."""
    result = ""
    for offset in (-66, -38, 38, 66):
        degrees = -90 + offset
        x, y = polar(0, -22, 38 if abs(offset) < 50 else 31, degrees)
        a, b = polar(0, -22, 14, degrees - 17), polar(0, -22, 14, degrees + 17)
        result += inked(f"M{num(a[0])} {num(a[1])}L{num(x)} {num(y)}L{num(b[0])} {num(b[1])}Z", GOLD)
    moon = "M-17-55C-25-38-15-22 0-22C15-22 25-38 17-55C17-41 10-33 0-33C-10-33-17-41-17-55Z"
    star = "M0-55L2.4-46.6L9.4-44L2.4-41.4L0-34.6L-2.4-41.4L-9.4-44L-2.4-46.6Z"
    result += inked(moon, palette.light) + inked(star, CREAM)
    result += inked("M-22-19C-10-26 10-26 22-19L21.4-13.6C9-20-9-20-21.4-13.6Z", GOLD)
    for x, y in ((0, -20.6), (8, -20), (15.4, -17.8)):
        result += mirrored(circle(x, y, 1.6, palette.second))
    return result


def lily_crown(palette: Palette) -> str:
    """An open crown of three great fleurons about a cap, from the front."""
    result = inked("M-19-21C-22-38-12-46 0-47C12-46 22-38 19-21Z", palette.second)
    result += line("M-9-24C-11-34-8-42-3-46.6M9-24C11-34 8-42 3-46.6", PALE_GOLD)
    fleuron = (
        "M-3.4-22C-4-28-11-26-12-32C-12-37-7-38-4.6-34.6C-5-41-3-46 0-51C3-46 5-41 4.6-34.6"
        "C7-38 12-37 12-32C11-26 4-28 3.4-22Z"
    )
    result += at(inked(fleuron, GOLD), -22, 5, -16, scale=0.86) + at(
        inked(fleuron, GOLD), 22, 5, 16, scale=0.86
    )
    result += inked(fleuron, GOLD)
    for x in (-11.6, 11.6):
        result += inked(f"M{num(x - 3)}-21L{num(x)}-33L{num(x + 3)}-21Z", GOLD) + bead(x, -34.4, 2.2, CREAM)
    result += sign("H", 0, -35, 8, palette.main)
    return result + jewelled_band(GOLD, palette.main, palette.second)


def heart_veil(palette: Palette) -> str:
    """The veil that hangs from the horned headdress, behind the head."""
    veil = "M20-44C40-38 45-8 40 20C39 34 43 44 52 50C36 54 22 48 18 36L10-20Z"
    return mirrored(
        inked(veil, palette.light)
        + line(
            "M33-32C40-14 38 6 34 24C33 36 36 44 42 49M28-20C32-4 31 12 28 26C27 36 29 42 32 47", "#ffffff"
        )
    )


def heart_hennin(palette: Palette) -> str:
    """A heart-shaped horned headdress with a net of gold."""
    result = ""
    horns = (
        "M0-26C-5-42-18-54-30-47C-42-39-36-20-23-4L-19.6-12C-8-19 8-19 19.6-12L23-4C36-20 42-39 30-47"
        "C18-54 5-42 0-26Z"
    )
    result += (
        shape(horns, palette.main) + line(hatch(horns, 52, 7), GOLD, 1) + line(hatch(horns, -52, 7), GOLD, 1)
    )
    result += line(
        "M0-29C-5-43-18-53-29-46.4C-40-39-35-21-23-4M0-29C5-43 18-53 29-46.4C40-39 35-21 23-4", GOLD, 4
    )
    result += line(horns)
    for x, y in ((-34, -38), (-30.6, -22), (-22, -47), (-9, -42)):
        result += bead(x, y, 2.2, CREAM) + bead(-x, y, 2.2, CREAM)
    result += inked("M-23-4L-19.6-13C-8-20.4 8-20.4 19.6-13L23-4C10-14-10-14-23-4Z", GOLD)
    result += sign("H", 0, -17.4, 8, palette.main, stroke=INK)
    return result


def sun_tiara(palette: Palette) -> str:
    """A tiara with a sun disc and peacock feathers, from the front."""
    result = ""
    for turn in (-24, 24, 0):
        result += peacock_feather(0, -18, 30 if turn else 33, turn, palette)
    result += inked("M-23-16C-16-30-9-33 0-34C9-33 16-30 23-16C10-23-10-23-23-16Z", palette.second)
    result += line("M-15-21C-9-27-5-28 0-28.4C5-28 9-27 15-21", GOLD, 2)
    result += bead(0, -30, 7.4, GOLD) + bead(0, -30, 4.4, palette.main)
    result += inked("M-23-17C-10-24 10-24 23-17L22.4-12C9-19-9-19-22.4-12Z", GOLD)
    for x, y in ((6.4, -18.4), (12.6, -17), (18, -14.8)):
        result += mirrored(circle(x, y, 1.7, palette.second))
    result += inked("M0-20C4-15 4-12 0-9C-4-12-4-15 0-20Z", palette.main)
    return result


def oak_crown(palette: Palette) -> str:
    """A circlet with oak leaves and acorns, from the front."""
    result = inked("M-17-22C-14-34-8-36 0-36C8-36 14-34 17-22Z", palette.second)
    oak = (
        "M0 0C-3-3-7-4-6-8C-10-9-10-14-7-16C-10-19-8-23-5-23C-5-27-2-29 0-31C2-29 5-27 5-23"
        "C8-23 10-19 7-16C10-14 10-9 6-8C7-4 3-3 0 0Z"
    )
    vein = "M0-2L0-26M0-9L-4-12M0-9L4-12M0-17L-4-20M0-17L4-20"
    for x, y, turn in ((-18, -15, -38), (18, -15, 38), (-9.5, -18, -17), (9.5, -18, 17), (0, -19, 0)):
        fill = palette.main if abs(turn) in (38, 0) else palette.light
        result += at(inked(oak, fill) + line(vein, palette.dark, 1), x, y, turn)
    for x, y in ((-14, -25), (14, -25), (-5, -26), (5, -26)):
        result += inked(
            f"M{x - 3} {y}C{x - 3} {y + 5} {x - 1} {y + 6} {x} {y + 7}"
            f"C{x + 1} {y + 6} {x + 3} {y + 5} {x + 3} {y}Z",
            palette.second,
        )
        result += inked(f"M{x - 3.6} {y}C{x - 3} {y - 4} {x + 3} {y - 4} {x + 3.6} {y}Z", GOLD)
    return result + jewelled_band(GOLD, palette.main, palette.second)


def flower_crown(palette: Palette) -> str:
    """A light crown of gold points with a wreath of blossoms, in three-quarter view."""
    points = "M-19-20L-21-36L-12-29L-6-42L0-30L8-44L11-29L19-37L18-20C8-26-8-26-19-20Z"
    result = inked(points, GOLD)
    for x, y in ((-21, -37), (-6, -43.4), (8, -45.4), (19, -38)):
        result += bead(x, y, 2.2, CREAM)
    for x, y, turn in ((-20, -16, -60), (-11, -20, -30), (2, -22, 5), (12, -20, 30), (17, -18, 60)):
        result += leaf(x, y + 4, 13, turn, palette.main)
    for x, y, radius in ((-17, -15, 5.4), (-6, -19, 6), (6, -20, 5.4), (15, -17, 4.6)):
        result += blossom(x, y, radius, CREAM, palette.second)
    return result
