"""Faces about the origin, 40 wide and 64 high: front, three-quarter view and profile, looking right."""

from dataclasses import replace

from deck.features import Look, eye, mouth
from deck.palette import INK, WHITE
from deck.svg import FINE, circle, inked, line, num, shape

FRONT_JAWS = {
    "oval": "M-20-8C-20 11-14 33 0 33C14 33 20 11 20-8C20-35-20-35-20-8Z",
    "square": "M-20.5-8C-20.5 6-19.6 16-17 22C-13 29.5-6 34.5 0 34.5C6 34.5 13 29.5 17 22"
    "C19.6 16 20.5 6 20.5-8C20.5-35-20.5-35-20.5-8Z",
    "heart": "M-20.5-8C-20.5 8-15.5 19-8 28.4C-3.6 33.4 3.6 33.4 8 28.4C15.5 19 20.5 8 20.5-8"
    "C20.5-35-20.5-35-20.5-8Z",
}
TURNED_JAWS = {
    "oval": "M-18-10C-18.6 4-17.4 15-12.5 23C-8.5 29-2 33.6 4.5 33.6C10 33.6 12.8 29.6 14.4 23"
    "C15.6 17.6 18.4 12.6 18.6 7"
    "C18.6 2.6 16.4.4 16.8-4C17.4-8 18.6-11 18-16C17-27 10-31 0-31C-12-31-18-22-18-10Z",
    "square": "M-18-10C-18.8 4-18 14-14.5 22.5C-9.5 28.6-2 35 5 35"
    "C11.6 35 14.4 30.6 15.4 24C16 18 18.8 12.6 19 7"
    "C19 2.6 16.6.4 17-4C17.6-8 19-11 18.2-16C17-27 10-31 0-31C-12-31-18-22-18-10Z",
    "heart": "M-18-10C-18.4 3-16.6 13-11.5 20.5C-7 26.6-.6 32.6 5 32.8C10 33 12.2 28.6 13.6 22.6"
    "C15 17 18.6 12 18.8 6.6"
    "C18.8 2.4 16.6.2 17-4.2C17.6-8 18.6-11 18-16C17-27 10-31 0-31C-12-31-18-22-18-10Z",
}
PROFILE_NOSES = {
    "straight": "L13.6-5.6C15.6-.4 18.4 4.6 21.6 9C21.4 11.4 18.6 12 16.6 12.4",
    "hooked": "L13.6-6.4C18-2.6 20.6 3.6 21.8 10.6C20.6 12.4 18.2 12 16.4 12.6",
    "snub": "L13.4-5.4C14.8.6 17.6 4.6 21.8 7.6C22 10.4 18.8 11.6 16.4 12.2",
}


def front_face(look: Look) -> str:
    """A face seen from the front."""
    skin = look.skin
    result = shape(FRONT_JAWS[look.jaw], skin.base)
    result += shape(
        "M19-8C18.6 8 12.4 30 1 32C9 28 13 20 13.4 11C13.6 4 16.4-2 15-14C14-24 19-20 18.6-8Z", skin.shade
    )
    result += circle(-11.4, 9.6, 4, skin.blush, opacity=".45") + circle(
        11, 9.6, 3.6, skin.blush, opacity=".5"
    )
    wide = {"straight": 4.3, "hooked": 3.8, "snub": 4.6}[look.nose]
    tip = {"straight": 14, "hooked": 15.4, "snub": 12.6}[look.nose]
    result += shape(
        f"M-1.6-6C.4-2 1 6 1.4 {num(tip - 1)}L{num(wide)} {num(tip - 1.8)}C3.4 7 2.6 0 4-7Z", skin.shade
    )
    result += line(FRONT_JAWS[look.jaw])
    bridge = (
        f"M-3.2 4C-3.4 7-{num(wide)} 8-{num(wide)} {num(tip - 3)}"
        if look.painted
        else f"M-2.6-6C-1.8 1-3.2 7-{num(wide)} {num(tip - 3)}"
    )
    result += line(
        f"{bridge}C-{num(wide)} {num(tip - 0.6)}-2 {num(tip - 0.8)} 0 {num(tip)}"
        f"C2 {num(tip - 0.8)} {num(wide)} {num(tip - 0.6)} {num(wide)} {num(tip - 2.4)}"
    )
    result += eye(-9.3, -1, 5.7, look, -1) + eye(9.3, -1, 5.7, look, 1)
    result += mouth(0, 21, 6.6, look)
    if look.old:
        result += line(
            "M-15 4.6C-12.6 7-8.6 7-6 5.4M6 5.4C8.6 7 12.6 7 15 4.6M-7.4 13C-9.4 15-10 17-10 19M7.4 13"
            "C9.4 15 10 17 10 19",
            skin.shade,
        )
        result += line("M-9-15C-5-16.6 5-16.6 9-15", skin.shade)
    return result


def turned_face(look: Look) -> str:
    """A face in three-quarter view, looking right."""
    skin = look.skin
    result = shape(TURNED_JAWS[look.jaw], skin.base)
    result += shape(
        "M-17.2-10C-17.8 4-16.8 14.4-11.8 22.4C-8 28-2 32.4 4 32.6C-2 28-7.6 22-9.4 13"
        "C-10.6 6-13.4 0-12.6-12C-12-20-16.6-18-17.2-10Z",
        skin.shade,
    )
    result += circle(-4.6, 10, 4.2, skin.blush, opacity=".45") + circle(
        15.6, 9, 2.4, skin.blush, opacity=".45"
    )
    result += line(TURNED_JAWS[look.jaw])
    bridge = {
        "straight": "C9.4 0 12 6 14.2 10.6",
        "hooked": "C9-1 15 3 14.6 12",
        "snub": "C9.6 1 12 6 14.8 8.8",
    }[look.nose]
    tip = {"straight": (14.2, 10.6), "hooked": (14.6, 12), "snub": (14.8, 8.8)}[look.nose]
    base = tip[1] + 2.6
    result += shape(
        f"M9.6-6{bridge}C14 {num(base - 0.6)} 10.4 {num(base)} 8.4 {num(base)}C9.8 8 8.2 0 7-6Z", skin.shade
    )
    start = "M9-6.4" + bridge
    if look.painted or look.lowered:
        start = f"M11 2C11.8 4 13 {num(tip[1] - 4)} {num(tip[0])} {num(tip[1])}"
    result += line(
        f"{start}C14.6 {num(base - 0.6)} 12.4 {num(base - 0.2)} 10.8 {num(base + 0.6)}"
        f"C8.8 {num(base + 0.4)} 6.6 {num(base + 0.2)} 6.4 {num(base - 2.6)}"
    )
    result += eye(-1.6, -1, 5.8, look, -1) + eye(13.6, -1.1, 2.9, replace(look, gaze=look.gaze * 0.3), 1)
    result += mouth(9, 21, 5.4, look)
    if look.old:
        result += line(
            "M-7.4 4.6C-5 7-1 7 1.6 5.4M3.4 14C1.4 16 .6 18 .8 20M-2-15C2-16.6 8-16.6 13-15", skin.shade
        )
    return result


def profile_face(look: Look) -> str:
    """A face in profile, looking right, with the neck left to the body."""
    skin = look.skin
    contour = (
        "M-16-14C-14-30 6-32 11.6-24C14-20 15-14 14.8-11.4"
        + PROFILE_NOSES[look.nose]
        + "C16.6 13.6 18.2 14.6 18.4 15.8C18.4 16.8 16.4 17.2 16 17.8C17.6 18.4 18 19.8 17.2 21.2"
        "C16 22.6 15.2 23.6 16 25.4C17 28 16.4 31.4 13.4 33.2C10 34.6 5.6 33.4 1 31"
        "C-4 28-7.4 24-8.4 19C-13 10-17 0-16-14Z"
    )
    result = inked(contour, skin.base)
    result += shape(
        "M-15-10C-14 2-11 12-7.6 19C-6.6 24-3 27.6 2 30.4C5 32 8.6 33 11 32.6C5 29-1.6 24-3 16"
        "C-4 10-6 4-6-4C-8-12-14-18-15-10Z",
        skin.shade,
    )
    result += circle(6, 10, 4.2, skin.blush, opacity=".45")
    result += line("M16.6 9.4C15 8.4 13.6 9.6 14.2 11.6")
    lips = look.skin.lips
    result += shape(
        "M16.6 13.4C18 14.4 18.2 15.4 18.2 15.9C17.6 16.8 16.4 17.2 15.9 17.7"
        "C14 17.6 12 17.4 10.4 18.2C12 15.6 14.4 14 16.6 13.4Z",
        lips,
    )
    result += shape(
        "M16 17.9C17.4 18.5 17.7 19.6 17 20.8C15 21.8 12 20.6 10.4 18.2C12 18 14 17.8 16 17.9Z",
        lips if look.painted else skin.blush,
    )
    lift = {"calm": 0, "stern": 1, "kind": -1.2, "proud": 0.5, "sly": -1}[look.mood]
    result += line(f"M16 17.8C14 17.6 12 17.8 9.8 {num(18.2 + lift)}", INK, FINE)
    if look.lid:
        result += shape("M1.6-.4C3.4-6.4 8-9.6 13-7C13 -4 12.6-3 12.2-2Z", look.lid)
    result += shape("M2.6.4C5-4 9.4-5 12.2-4C12.4-2 12 .4 11 1.8C8 2.4 5 2.2 2.6.4Z", WHITE)
    result += shape(
        "M9.6-4.4C12-4.4 12.6-3 12.4-1.4C12.2.4 11.6 1.4 10.6 1.4C8.6 1.2 7.8-3.8 9.6-4.4Z", look.iris
    )
    result += shape("M10.8-3.4C12-3.4 12.4-2.4 12.3-1.2C12.2-.2 11.8.4 11.2.4C10 .2 9.6-3 10.8-3.4Z", INK)
    result += shape("M.6.8C3.6-5.4 9.4-7 13.2-4.8C13-4 12.8-3.6 12.4-3.4C9.4-4.2 5-3 .6.8Z", INK)
    result += shape("M2.6.4C5 2.8 8.4 3.2 11.2 1.6C8 2.2 5 1.8 2.6.4Z", INK)
    inner, peak, outer = {
        "calm": (-7.6, -10.6, -7),
        "stern": (-6, -10, -9),
        "kind": (-9, -10.8, -6),
        "proud": (-8.6, -12, -8),
        "sly": (-7, -12, -9),
    }[look.mood]
    depth = 2.9 if look.heavy else 1.7
    result += shape(
        f"M14.6 {num(inner)}C10 {num(peak + 0.6)} 5 {num(peak)}-.4 {num(outer)}"
        f"C5 {num(peak + depth)} 10 {num(peak + depth + 0.6)} 14.4 {num(inner + depth * 0.75)}Z",
        look.brow,
    )
    if look.old:
        result += line("M8.4 13.4C6.8 15.6 6.6 17.6 7.2 19.8M4 4.6C6 6.2 9 6.4 11 5.4", skin.shade)
    return result
