"""The four ornate aces."""

from deck.attributes import leaf
from deck.flat import Picture
from deck.frames import corner_index
from deck.geometry import fan_blade, polar, sector
from deck.palette import CREAM, GOLD, INK, PALE_GOLD, PALETTES, PIPS, WHITE, mix
from deck.patterns import rays
from deck.suits import lozenge, sign
from deck.svg import at, bead, both, circle, double, inked, line, num, polygon, shape

X, Y = 120, 168


def _outline(data: str, size: float, y: float, stroke: str, width: float) -> str:
    """A line about `size` high around the middle of the card."""
    scale = size / 100
    return line(data, stroke, width / scale, transform=f"translate({X} {num(y)}) scale({num(scale)})")


def _ray_ring(inner: float, outer: float, count: int, fill: str) -> str:
    data = ""
    for index in range(count):
        reach = outer if index % 2 == 0 else (inner + outer * 2) / 3
        a, b = polar(X, Y, inner, 360 * index / count), polar(X, Y, reach, 360 * index / count)
        data += f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
    return line(data, fill, 1.8)


def _flourish(accent: str) -> str:
    """A small ornament for the head and foot of an ace."""
    half = inked("M120 30L112 41L120 52Z", GOLD)
    half += line("M110 41C98 33 88 42 78 36", INK) + bead(76, 36, 2.6, accent)
    half += line("M112 46C101 48 96 56 86 54", GOLD, 1.6) + circle(84, 54, 2, GOLD)
    return double(both(half))


def ace_of_spades(fill: str) -> str:
    """A great spade with a fountain, in a ring of rays."""
    p = PALETTES["S"]
    body = (
        "M0-48C12-26 46-8 46 15C46 29 36 36 26 36C16 36 6 31 0 20C-6 31-16 36-26 36"
        "C-36 36-46 29-46 15C-46-8-12-26 0-48Z"
    )
    art = (
        _ray_ring(86, 100, 64, GOLD)
        + circle(X, Y, 83, "none", INK)
        + circle(X, Y, 79.6, mix(p.ground, p.ray, 0.5), GOLD, 2.2)
    )
    art += sign("S", X, Y, 148, fill)
    art += _outline(body, 131, 166, GOLD, 1.6)
    art += _outline(body, 119, 166.5, PALE_GOLD, 0.9)
    jets = ((14, 158), (27, 176), (38, 192))
    for reach, top in jets:
        jet = f"M0 206C{num(reach * 0.3)} {top + 8} {num(reach * 0.6)} {top - 14} {reach} {top}"
        drop = circle(reach, top + 3, 2.2, GOLD)
        art += both(at(line(jet, PALE_GOLD if reach == 27 else GOLD, 1.6) + drop, 120, 0))
    art += line("M120 206L120 138", GOLD, 1.6)
    for index, y in enumerate((132, 143, 153)):
        art += lozenge(120, y, 11 - index * 2, PALE_GOLD if index % 2 == 0 else GOLD)
    for index in range(7):
        first = -172 + index * 23.4
        art += shape(
            sector(120, 207, 5, 17, first, first + 23.4), p.second if index % 2 == 0 else p.main, GOLD, 1
        )
    art += circle(120, 207, 4.6, p.second, GOLD)
    return art + _flourish(p.second)


def ace_of_hearts(fill: str) -> str:
    """A winged heart that shines."""
    p = PALETTES["H"]
    dark = mix(fill, INK, 0.35)
    art = ""
    for index in range(15):
        degrees = -90 + (index - 7) * 8
        reach = (112, 92)[index % 2]
        a, b, tip = (
            polar(X, 176, 50, degrees - 3),
            polar(X, 176, 50, degrees + 3),
            polar(X, 176, reach, degrees),
        )
        art += shape(polygon([a, tip, b]), GOLD if index % 2 == 0 else PALE_GOLD)
    wing = ""
    for reaches, tone, start in (
        ((62, 76, 88, 94, 90), CREAM, 160),
        ((48, 60, 70, 74, 72), p.light, 163),
        ((36, 46, 54, 57, 56), PALE_GOLD, 166),
    ):
        for index, reach in enumerate(reaches):
            wing += inked(fan_blade(116, 190, reach, start + index * 14, start + index * 14 + 14), tone)
    art += both(wing)
    art += sign("H", X, 172, 124, fill, stroke=INK)
    inner = (
        "M120 218C106 198 76 182 76 154C76 138 86 130 97 130C108 130 116 137 120 150"
        "C124 137 132 130 143 130C154 130 164 138 164 154C164 182 134 198 120 218Z"
    )
    art += shape(rays(inner, 120, 218, 180, 360, 25), dark) + line(inner, GOLD, 1.8)
    art += (
        sign("H", 120, 170, 48, CREAM, stroke=GOLD)
        + sign("H", 120, 170, 36, fill)
        + sign("H", 120, 170, 18, PALE_GOLD)
    )
    ribbon = (
        "M66 232C84 222 102 238 120 234C138 238 156 222 174 232L168 239L176 247"
        "C158 238 138 253 120 248C102 253 82 238 64 247L72 239Z"
    )
    art += inked(ribbon, p.second) + line("M78 236C92 231 106 243 120 241C134 243 148 231 162 236", PALE_GOLD)
    return art + _flourish(p.second)


def ace_of_diamonds(fill: str) -> str:
    """A cut gem on a stepped star."""
    p = PALETTES["D"]
    art = ""
    for index in range(32):
        degrees = index * 11.25
        reach = (96, 74, 84, 74)[index % 4]
        if index % 16 == 8:
            reach = 112
        a, b, tip = polar(X, Y, 40, degrees - 3), polar(X, Y, 40, degrees + 3), polar(X, Y, reach, degrees)
        art += shape(polygon([a, tip, b]), GOLD if index % 2 == 0 else PALE_GOLD)
    steps = []
    for size, tone in ((88, p.second), (82, PALE_GOLD), (76, p.second)):
        wide = size * 0.78
        steps.append(
            inked(f"M120 {168 - size}L{num(120 + wide)} 168L120 {168 + size}L{num(120 - wide)} 168Z", tone)
        )
    art += "".join(steps)
    top, bottom, left, right = (120, 100), (120, 236), (68, 168), (172, 168)
    table = [(120, 136), (144, 168), (120, 200), (96, 168)]
    art += shape(polygon([top, right, bottom, left]), fill)
    # The facets are white and ink over the pip colour, so that they follow it when it is replaced.
    for points, tone, opacity in (
        ([top, left, table[3], table[0]], WHITE, ".42"),
        ([bottom, right, table[1], table[2]], INK, ".32"),
        ([left, bottom, table[2], table[3]], INK, ".14"),
        ([top, (108, 152), (94, 134)], WHITE, ".48"),
        ([left, (108, 184), (94, 202)], INK, ".14"),
        ([bottom, (132, 184), (146, 202)], INK, ".24"),
        ([right, (132, 152), (146, 134)], WHITE, ".16"),
        (table, WHITE, ".12"),
        ([table[0], (132, 152), (108, 184), table[3]], WHITE, ".2"),
    ):
        art += shape(polygon(points), tone, opacity=opacity)
    for a, b in ((top, table[0]), (right, table[1]), (bottom, table[2]), (left, table[3])):
        art += line(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", CREAM, 1)
    art += line(polygon(table), CREAM, 1) + line(polygon([top, right, bottom, left]))
    for degrees in (-38, 38, 142, 218):
        x, y = polar(X, Y, 74, degrees)
        art += lozenge(x, y, 17, fill, INK)
    return art + _flourish(p.second)


def ace_of_clubs(fill: str) -> str:
    """A trefoil of leaves in a wreath of oak."""
    p = PALETTES["C"]
    art = circle(X, Y, 88, "none", GOLD, 2.2)
    for index in range(24):
        degrees = index * 15
        for side, green in ((58, p.light), (-32, p.main)):
            x, y = polar(X, Y, 87, degrees)
            art += leaf(x, y, 21, degrees + 180 + side, green)
    for degrees in range(0, 360, 45):
        x, y = polar(X, Y, 88, degrees)
        art += bead(x, y, 4, GOLD) + circle(x, y, 1.6, p.second)
    art += circle(X, Y, 73, mix(p.ground, p.ray, 0.4), INK) + circle(X, Y, 69.6, "none", GOLD)
    art += sign("C", X, Y, 118, fill)
    for cx, cy, turn in ((120, 138.5, 0), (90.5, 181, -118), (149.5, 181, 118)):
        petal = circle(0, 0, 20.4, "none", GOLD, 1.5)
        for index in range(5):
            lean = index - 2
            tip = abs(lean) * 3.6
            petal += line(
                f"M0 15C{num(lean * 5)} 6 {num(lean * 6.4)} -4 {num(lean * 6.6)} {num(tip - 13)}",
                PALE_GOLD,
                1.1,
            )
            petal += circle(lean * 6.6, tip - 14, 1.7, GOLD)
        art += at(petal, cx, cy, turn)
    art += circle(120, 168, 7.6, p.second, GOLD, 1.6) + circle(120, 168, 3, PALE_GOLD)
    art += line("M120 180L120 216M117 184L113.6 218M123 184L126.4 218", GOLD, 1.2)
    return art + _flourish(p.second)


ACES = {"S": ace_of_spades, "H": ace_of_hearts, "D": ace_of_diamonds, "C": ace_of_clubs}


def ace_card(suit: str) -> Picture:
    """An ace."""
    return Picture(ACES[suit](PIPS[suit]) + double(corner_index("A", suit)))
