"""The joker, a jester who outranks the kings."""

from deck import hands
from deck.dress import cloth, forearm, neck, pleated_ruff, striped
from deck.faces import front_face
from deck.features import Look
from deck.flat import Picture
from deck.frames import BOX, bar, frame, inner_line, medallion
from deck.geometry import polar, wedge_to_box
from deck.palette import CREAM, GOLD, INK, JOKER, PALE_GOLD, PURPLE, Skin
from deck.suits import SUITS, letters, lozenge, sign, star
from deck.svg import (
    CENTRE_X,
    CENTRE_Y,
    FINE,
    at,
    bead,
    circle,
    double,
    flip,
    inked,
    line,
    num,
    polygon,
    rect,
    shape,
)

RED, BLUE, GREEN = "#c9243c", "#14798a", "#3b7d45"
GROUND = "#f8eef2"
PAINT = Skin("#fff4ea", "#ecd0c6", "#e2606a", RED)


def _bell(x: float, y: float, size: float = 4.4) -> str:
    return (
        bead(x, y, size, GOLD)
        + line(f"M{num(x - size)} {num(y)}L{num(x + size)} {num(y)}", INK, FINE)
        + circle(x, y + size * 0.5, size * 0.26, INK)
    )


def _background() -> str:
    left, top, right, bottom = BOX
    result = rect(left, top, right - left, bottom - top, GROUND)
    colours = (RED, GOLD, BLUE, PURPLE)
    count = 32
    for index in range(count):
        step = 360 / count
        data = wedge_to_box(CENTRE_X, CENTRE_Y, step * (index - 0.5), step * (index + 0.5), BOX)
        if index % 2 == 0:
            result += shape(data, colours[(index // 2) % 4], opacity=".28")
    return result


def _cap() -> str:
    """A three-horned cap with bells over a small crown."""
    left = "M-21-14C-22-30-34-36-46-24C-52-16-52-6-50 2C-46-6-40-10-34-6C-30-2-26 0-21-4Z"
    middle = "M-19-16C-18-34-10-46 2-54C10-58 18-56 22-50C14-50 12-44 14-36C16-28 20-22 19-16Z"
    right = "M21-14C22-30 34-36 46-24C52-16 52-6 50 2C46-6 40-10 34-6C30-2 26 0 21-4Z"
    result = cloth(left, RED, line("M-24-24C-34-30-44-20-47-10M-22-13C-32-16-38-14-43-12", PALE_GOLD))
    result += cloth(right, BLUE, line("M24-24C34-30 44-20 47-10M22-13C32-16 38-14 43-12", PALE_GOLD))
    result += cloth(
        middle, PURPLE, line("M-10-22C-8-36 2-46 12-52M2-20C2-30 6-40 9-44M11-22C11-28 11-32 11-35", GOLD)
    )
    result += _bell(-50, 5) + _bell(50, 5) + _bell(24, -49)
    crown = "M-23-13L-26-27L-15-22L-9-33L0-24L9-33L15-22L26-27L23-13C10-20-10-20-23-13Z"
    result += inked(crown, GOLD)
    for x, y in ((-26, -28), (-9, -34), (9, -34), (26, -28)):
        result += bead(x, y, 2.2, CREAM)
    result += inked("M-23-14C-10-21 10-21 23-14L22-8C9-14-9-14-22-8Z", CREAM)
    for place, height, suit, fill in (
        (-14, -13.6, "H", RED),
        (-5, -15.4, "S", INK),
        (5, -15.4, "D", RED),
        (14, -13.6, "C", INK),
    ):
        result += sign(suit, place, height, 5.6, fill)
    return result


def _grin() -> str:
    """A wide smile."""
    result = inked("M-12 16C-8 19 8 19 12 16C10 26 5 29 0 29C-5 29-10 26-12 16Z", PAINT.lips)
    result += shape(
        (
            "M-9.4 18.6C-5 20.4 5 20.4 9.4 18.6C8.6 21 7.6 22.4 6.8 23"
            "C3 24-3 24-6.8 23C-7.6 22.4-8.6 21-9.4 18.6Z"
        ),
        "#ffffff",
    )
    return result + line("M-14 14.6C-13 16.4-12 16.8-10.8 16.6M14 14.6C13 16.4 12 16.8 10.8 16.6")


def _marotte() -> str:
    """A jester's stick with a small laughing head, held at the origin."""
    result = rect(-2, -44, 4, 68, GOLD, INK)
    for y in (-36, -26, -16):
        result += line(f"M-2 {y}L2 {y - 4}", RED)
    result += pleated_ruff(0, -44, 13, 10, 170, 7, CREAM, RED)
    result += bead(0, -54, 9.4, PAINT.base)
    result += (
        circle(-3.4, -55.6, 1.1, INK)
        + circle(3.4, -55.6, 1.1, INK)
        + line("M-4-51.4C-2-48.8 2-48.8 4-51.4")
        + circle(0, -53, 1.3, RED)
    )
    result += inked(
        "M-9.6-56C-14-62-18-60-20-54C-22-64-14-70-6-66C-2-74 8-74 12-70C6-70 5-67 6-65"
        "C13-68 20-62 19-54C16-59 13-60 9.6-56C4-60-4-60-9.6-56Z",
        GREEN,
    )
    return result + _bell(-20, -52, 2.6) + _bell(13, -70, 2.6) + _bell(19, -52, 2.6)


def jester_head() -> str:
    """The painted face under its cap, about the origin."""
    look = Look(PAINT, INK, "#3b7d45", lid="#d9c6e6", jaw="heart", mood="sly", gaze=1)
    head = (
        front_face(look)
        + shape("M-9.3 4L-6.8 10L-9.3 17L-11.8 10Z", RED)
        + shape("M9.3 4L11.8 10L9.3 17L6.8 10Z", INK)
    )
    head += shape("M-8 16L8 16L8 27L-8 27Z", PAINT.base) + _grin() + _cap()
    return head


def jester_ruff() -> str:
    """A collar of points with bells about the neck of a head at the origin."""
    art = ""
    for index in range(7):
        degrees = 6 + index * 168 / 6
        a, b, tip = polar(0, 24, 18, degrees - 16), polar(0, 24, 18, degrees + 16), polar(0, 24, 41, degrees)
        art += inked(polygon([a, tip, b]), (RED, CREAM, BLUE)[index % 3]) + _bell(
            *polar(0, 24, 43, degrees), 2.8
        )
    return art + pleated_ruff(0, 25, 19, 5, 175, 9, CREAM, PALE_GOLD)


def _half() -> str:
    art = circle(120, 92, 64, PURPLE, INK) + circle(120, 92, 60, "none", GOLD)
    for index in range(11):
        degrees = 180 + (index - 0.5) * 18
        x, y = polar(120, 92, 53, degrees)
        art += sign(SUITS[index % 4], x, y, 11, PALE_GOLD, degrees + 90)
    coat = "M104 125C84 121 50 126 41 148C37 158 39 168 43 174L120 174L120 125Z"
    left = cloth(coat, RED, striped(coat, PALE_GOLD, 68, 8, 10))
    other = cloth(coat, BLUE, striped(coat, PURPLE, 68, 8, 10))
    art += left + flip(other)
    art += cloth("M100 128L120 132L120 174L84 174Z", GREEN) + flip(
        cloth("M100 128L120 132L120 174L84 174Z", GOLD)
    )
    for y in (150, 159):
        art += bead(120, y, 2.6, CREAM)
    art += neck(PAINT, wide=10)
    art += at(jester_ruff(), 120, 88)
    art += at(jester_head(), 120, 88, -4)
    art += forearm((132, 184), (161, 154), 14, 9, BLUE, GOLD, lambda d: striped(d, PURPLE, 45, 6, 7))
    return (
        art + at(_marotte(), 177, 148, flip=True, scale=0.92) + at(hands.fist(PAINT), 177, 149, -3, flip=True)
    )


def _band() -> str:
    jewels = ""
    for index in range(1, 6):
        for side in (-1, 1):
            jewels += lozenge(
                CENTRE_X + side * (12 + index * 12.4), CENTRE_Y, 8.6, (RED, PALE_GOLD)[index % 2]
            )
    return bar(PURPLE) + jewels + medallion(CREAM) + star(CENTRE_X, CENTRE_Y, 9, JOKER)


def _index() -> str:
    result = star(20.5, 27, 12, JOKER)
    for row, letter in enumerate("JOKER"):
        result += letters(letter, 20.5, 45 + row * 16.5, 12.5, JOKER)
    return result


def joker_card() -> Picture:
    """The joker with its index."""
    half = _half() + star(57, 42, 14, JOKER)
    scene = _background() + inner_line() + double(half) + _band()
    return Picture(frame() + double(_index()), scene, BOX)
