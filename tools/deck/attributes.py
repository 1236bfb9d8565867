"""What the figures hold: each about the place where the hand is, upright."""

from deck.geometry import polar, sector
from deck.palette import CREAM, GOLD, INK, PALE_GOLD, STEEL, Palette
from deck.suits import lozenge, sign
from deck.svg import FINE, at, bead, circle, inked, line, num, rect, shape


def leaf(x: float, y: float, length: float, turn: float, fill: str) -> str:
    """A pointed leaf that grows from a place."""
    wide = length * 0.32
    data = (
        f"M0 0C{num(-wide)} {num(-length * 0.3)} {num(-wide)} {num(-length * 0.7)} 0 {num(-length)}"
        f"C{num(wide)} {num(-length * 0.7)} {num(wide)} {num(-length * 0.3)} 0 0Z"
    )
    return at(
        inked(data, fill) + line(f"M0 {num(-length * 0.15)}L0 {num(-length * 0.75)}", INK, FINE), x, y, turn
    )


def hourglass(palette: Palette) -> str:
    """An hourglass that stands on the origin."""
    result = inked("M-9-36C-9-26-2-22-2-19C-2-16-9-12-9-3L9-3C9-12 2-16 2-19C2-22 9-26 9-36Z", "#e9f0f4")
    result += shape("M-6.6-29C-5.4-25-1.4-22.6-1-19L1-19C1.4-22.6 5.4-25 6.6-29Z", GOLD)
    result += shape("M-8-3.6C-7.4-8 -3-10 0-12.6C3-10 7.4-8 8-3.6Z", GOLD) + line("M0-20L0-11", GOLD)
    result += line("M-12-36L-12-3M12-36L12-3", INK, 3.4) + line(
        "M-12-36L-12-3M12-36L12-3", palette.second, 1.4
    )
    for y in (-41, -4):
        result += rect(-15, y, 30, 5.4, GOLD, INK, 1.3, 1.5)
    return result + bead(-12, -43, 2, palette.light) + bead(12, -43, 2, palette.light)


def sceptre(palette: Palette) -> str:
    """A long sceptre with a star held at the origin."""
    result = rect(-2, -58, 4, 84, GOLD, INK)
    result += rect(-4.6, -40, 9.2, 3.6, palette.second, INK) + rect(-4, -60, 8, 4, palette.main, INK)
    result += inked("M-9-70C-9-62-4-60 0-60C4-60 9-62 9-70C5-66-5-66-9-70Z", GOLD)
    star = "M0-96L3.4-82.6L13-86L6.6-77.6L13-69L3.4-72.4L0-60L-3.4-72.4L-13-69L-6.6-77.6L-13-86L-3.4-82.6Z"
    return result + inked(star, palette.light) + bead(0, -77.6, 3.6, palette.second)


def halberd(palette: Palette) -> str:
    """A halberd held at the origin, its blade to the left."""
    result = rect(-2, -66, 4, 92, palette.second, INK)
    result += inked("M-3-98L0-112L3-98L2.4-66L-2.4-66Z", STEEL) + line("M0-104L0-70", INK, FINE)
    result += inked("M-2-92C-8-90-14-93-19-98C-22-86-22-76-19-66C-14-71-8-74-2-72Z", STEEL)
    result += line("M-15.6-92C-17-86-17-78-15.6-72", palette.main)
    result += inked("M2-88C8-88 12-85 17-82C12-79 8-77 2-77Z", STEEL)
    result += rect(-3.6, -68, 7.2, 5, GOLD, INK)
    tassel = "M-3-63C-6-56-5-50-7-44L-3.4-47L0-43L3.4-47L7-44C5-50 6-56 3-63Z"
    return result + inked(tassel, palette.main)


def sword(palette: Palette, length: float = 104) -> str:
    """A straight sword with its hilt at the origin."""
    result = inked(f"M-4-12L-4-{length - 8}L0-{length}L4-{length - 8}L4-12Z", STEEL)
    result += line(f"M0-{length - 10}L0-18", "#8c96ab")
    result += inked("M-17-16C-10-12 10-12 17-16L17-10C10-7-10-7-17-10Z", GOLD)
    result += bead(-17, -13, 2.8, palette.main) + bead(17, -13, 2.8, palette.main)
    return result + rect(-2.6, -10, 5.2, 22, palette.dark, INK) + bead(0, 14, 4, GOLD)


def rose(palette: Palette, radius: float = 13) -> str:
    """A full-blown rose about the origin."""
    result = ""
    for index in range(5):
        x, y = polar(0, 0, radius * 0.5, -90 + 72 * index)
        result += bead(x, y, radius * 0.6, palette.main)
    result += circle(0, 0, radius * 0.62, palette.main)
    for part, first in ((0.68, 20), (0.44, 200), (0.2, 60)):
        reach = radius * part
        a, b = polar(0, 0, reach, first), polar(0, 0, reach, first + 230)
        result += line(
            f"M{num(a[0])} {num(a[1])}A{num(reach)} {num(reach)} 0 1 1 {num(b[0])} {num(b[1])}", palette.light
        )
    return result


def rose_stem(palette: Palette) -> str:
    """A rose on its stem, held at the origin."""
    result = line("M2 22C0 8-3-8-4-26", INK, 3.6) + line("M2 22C0 8-3-8-4-26", "#3b7d45", 1.6)
    result += leaf(-1, -8, 17, -62, "#3b7d45") + leaf(-2, -13, 15, 58, "#3b7d45")
    return result + at(rose(palette), -5, -36)


def lute(palette: Palette) -> str:
    """A lute with its belly about the origin, its neck to the upper right."""
    result = rect(-4, -66, 8, 48, palette.dark, INK)
    for y in (-60, -53, -46, -39, -32, -26):
        result += line(f"M-4 {y}L4 {y}", GOLD, 1)
    result += inked("M-5-66L-7-84C-3-88 3-88 7-84L5-66Z", palette.second)
    for y in (-71, -78):
        result += bead(-9, y, 2, GOLD) + bead(9, y, 2, GOLD)
    result += inked("M-4-24C-22-16-27 2-22 14C-17 26-8 30 0 30C8 30 17 26 22 14C27 2 22-16 4-24Z", PALE_GOLD)
    result += line("M-4-18C-16-12-21 2-17 12C-13 21-6 24.6 0 24.6C6 24.6 13 21 17 12C21 2 16-12 4-18", GOLD)
    result += bead(0, -2, 8, palette.dark) + circle(0, -2, 5, "none", GOLD) + sign("H", 0, -1.6, 6, GOLD)
    result += rect(-9, 16, 18, 3.6, palette.dark, INK)
    for x in (-2.4, 0, 2.4):
        result += line(f"M{num(x)}-66L{num(x)} 16", INK, FINE)
    return result


def axe(palette: Palette) -> str:
    """A long-hafted axe held at the origin, its blade to the left."""
    result = rect(-2.2, -84, 4.4, 110, palette.dark, INK)
    for y in (-50, -40, -30):
        result += line(f"M-2.2 {y}L2.2 {y - 3}", GOLD)
    result += inked("M-3-90C-10-90-17-94-22-100C-29-86-29-70-22-56C-17-62-10-66-3-66Z", STEEL)
    result += line("M-20.4-93C-25-84-25-72-20.4-63", palette.second)
    result += shape("M-5-85C-9-84.6-13-86-16-89C-18-82-18-74-16-67C-13-70-9-71.4-5-71Z", GOLD)
    result += lozenge(-11, -78, 9, palette.main, INK)
    result += inked("M3-88L13-84C10-80 10-76 13-72L3-68Z", STEEL)
    result += rect(-4, -93, 8, 30, GOLD, INK, 1.3, 1.5) + inked("M-3-93L0-106L3-93Z", STEEL)
    return result


def mirror(palette: Palette) -> str:
    """A round hand mirror held at the origin."""
    result = rect(-2.4, -26, 4.8, 48, GOLD, INK, 1.3, 2) + rect(-4.6, -24, 9.2, 4, palette.second, INK)
    for index in range(13):
        x, y = polar(0, -46, 20.5, 90 + 360 * (index + 0.5) / 13)
        result += bead(x, y, 3.4, palette.main if index % 2 else GOLD)
    result += bead(0, -46, 20, GOLD) + bead(0, -46, 15.4, "#bfe0e6")
    result += shape("M-11-50C-9-58 0-61 6-58C-1-56-7-52-9-44C-11-46-11.4-48-11-50Z", "#ffffff")
    return result + line("M4-35C8-37 10-40 11-44", "#ffffff", 1.6)


def falcon(palette: Palette) -> str:
    """A falcon that sits on the origin and looks left."""
    result = inked("M5 0L13 25L7 27L1 2Z", palette.dark)
    result += inked("M-6-37C-12-30-13-16-8-6C-5 1 5 2 10-3C15-12 14-28 8-37Z", CREAM)
    for y in (-29, -23, -17, -11, -5):
        for x in (-7, -3, 1):
            left = x + (y + 29) / 6 % 2
            result += line(
                f"M{num(left - 1)} {y}L{num(left)} {y + 1.6}L{num(left + 1)} {y}", palette.dark, 0.9
            )
    wing = "M3-39C15-34 19-20 17-2C16 8 13 15 10 20C7 10 2-4 3-18C4-26 4-33 3-39Z"
    result += inked(wing, palette.dark) + line("M9-27C13-18 14-8 12.6 6M6-20C9-10 10-2 10.4 8", GOLD)
    result += inked("M-9-36C-13-44-8-51 0-51C8-51 12-44 9-36C4-31-4-31-9-36Z", CREAM)
    result += shape(
        "M-10.4-42C-9-49-4-50.6 0-50.6C8-50.6 11.6-44 8.6-36C6-39 3-42-2-41.6C-5-41-8-41.6-10.4-42Z",
        palette.dark,
    )
    result += shape("M-4.4-42C-3.4-38-3.4-35-4.4-32.6C-6.6-33.6-7.4-37-7-42Z", palette.dark)
    result += inked("M-10.4-42.6C-14-42.4-16.4-39-15.4-34.6C-13.8-36.6-11.8-37-9.4-37.4Z", GOLD)
    result += circle(-4.8, -43.6, 2.1, GOLD) + circle(-5, -43.6, 1.2, INK)
    return (
        result
        + line("M-3-1L-4 5M3 0L3 6", GOLD, 2.6)
        + line("M-4 4C-8 8-6 12-10 16M3 5C2 10 5 12 4 17", palette.main)
    )


def orb(palette: Palette) -> str:
    """An orb with an oak-leaf cross that stands on the origin."""
    result = bead(0, -17, 17, palette.main)
    result += shape("M-11-27C-6-33 2-33 6-31C0-29-7-25-9-18C-11-21-12-24-11-27Z", palette.light)
    result += shape("M-17.2-18C-8-13 8-13 17.2-18L16.4-12C8-8-8-8-16.4-12Z", GOLD)
    result += shape("M-2.6-33.6L2.6-33.6L3-14L-3-14Z", GOLD) + circle(0, -17, 17, "none", INK)
    for x in (-10, 0, 10):
        result += circle(x, -11.6 - abs(x) * 0.12, 1.6, palette.dark)
    cross = (
        "M-2.4-35L-2.4-41L-8-41C-9-44-9-46-8-48L-2.4-48L-2.4-53C-1-55 1-55 2.4-53L2.4-48L8-48"
        "C9-46 9-44 8-41L2.4-41L2.4-35Z"
    )
    return result + inked(cross, GOLD) + bead(0, -44.5, 2.2, palette.second)


def lily(palette: Palette) -> str:
    """A white lily on its stem, held at the origin."""
    stem = "M2 24C1 10 0-10-2-34"
    result = line(stem, INK, 3.6) + line(stem, palette.main, 1.6)
    result += leaf(1, -4, 22, -48, palette.main) + leaf(0, -14, 20, 46, palette.main)
    bud = line("M-1-24C4-30 8-34 11-38", INK, 3) + line("M-1-24C4-30 8-34 11-38", palette.main, 1.2)
    result += bud + leaf(10, -36, 17, 26, CREAM)
    for turn in (-66, 62, -34, 32):
        result += at(
            inked("M0 0C-7-7-8-15 0-24C8-15 7-7 0 0Z", CREAM) + line("M0-4L0-18", palette.light),
            -2,
            -34,
            turn,
        )
    result += at(
        inked("M0 0C-8-7-8-19 0-30C8-19 8-7 0 0Z", CREAM) + line("M0-4L0-20", palette.light), -2, -34
    )
    for turn in (-16, 0, 16):
        x, y = polar(-2, -34, 16, turn - 90)
        result += line(f"M-2-35L{num(x)} {num(y)}", GOLD) + circle(x, y, 1.8, palette.second)
    return result


def bow(palette: Palette) -> str:
    """A long bow held at the origin, its string to the left."""
    result = line("M-7-98L-7 26", INK, FINE)
    limb = "M-7-98C-3-96-1-92 0-84C6-64 5-40 0-14L0 26"
    result += line(limb, INK, 5.4) + line(limb, palette.second, 2.8)
    result += line("M2.6-68C3.6-64 4-60 4-56M3.6-38C3.2-34 2.4-30 1.6-26", GOLD, 3)
    return result + rect(-3.4, -14, 6.8, 22, GOLD, INK, 1.3, 2)


def arrow(palette: Palette) -> str:
    """An arrow that points up, its nock at the origin."""
    result = line("M0 0L0-70", INK, 2.6) + line("M0 0L0-70", GOLD, 1)
    result += inked("M-4-68L0-80L4-68Z", STEEL)
    return result + inked("M0-2L-5 2L-5-10L0-16L5-10L5 2Z", palette.light)


def peacock_feather(x: float, y: float, length: float, turn: float, palette: Palette) -> str:
    """A peacock's tail feather that grows from a place."""
    result = line(f"M0 0L0 {num(-length)}", INK, FINE)
    top = -length
    result += inked(
        f"M0 {num(top + 12)}C-9 {num(top + 8)}-10 {num(top - 6)} 0 {num(top - 11)}"
        f"C10 {num(top - 6)} 9 {num(top + 8)} 0 {num(top + 12)}Z",
        palette.second,
    )
    result += (
        circle(0, top - 0.5, 5.2, GOLD) + circle(0, top, 3.4, palette.main) + circle(0, top + 0.6, 1.8, INK)
    )
    return at(result, x, y, turn)


def sun_rays(
    x: float, y: float, inner: float, outer: float, count: int, first: float, last: float, fill: str
) -> str:
    """A fan of ring pieces, every other one filled."""
    step = (last - first) / (2 * count - 1)
    data = "".join(
        sector(x, y, inner, outer, first + 2 * step * i, first + 2 * step * i + step) for i in range(count)
    )
    return shape(data, fill)
