"""Hats, caps and the turban about the origin of the head, looking right."""

from deck.flowers import blossom
from deck.palette import CREAM, GOLD, INK, PALE_GOLD, Palette
from deck.suits import lozenge
from deck.svg import bead, circle, inked, line, shape


def cavalier_hat(palette: Palette) -> str:
    """A broad hat with a plume that falls behind, in profile."""
    crown = "M-17-17C-20-36-8-44 4-42C14-40 17-30 15-19Z"
    result = inked(crown, palette.dark) + inked(
        "M-18-22C-8-27 8-28 16-25L15.6-18C4-22-8-21-17-15Z", palette.second
    )
    brim = "M-27-6C-26-18-8-23 6-23C18-23 27-20 31-25C33-18 26-13 16-13C2-16-14-14-22-6C-24-3-27-3-27-6Z"
    result += inked(brim, palette.main) + line("M-22-10C-12-18 6-19 18-17", GOLD)
    plume = "M8-30C2-50-18-56-30-46C-44-42-46-26-42-14C-46-6-40 4-32 8C-34-2-32-10-26-16C-18-22-4-20 8-30Z"
    result += inked(plume, CREAM) + line("M6-30C-8-40-26-38-32-22C-35-14-36-4-34 4", palette.main)
    for x, y, dx, dy in (
        (-8, -35, -4, -9),
        (-18, -34, -8, -8),
        (-27, -29, -11, -5),
        (-32, -20, -9, 0),
        (-35, -10, -7, 4),
    ):
        result += line(f"M{x} {y}L{x + dx} {y + dy}M{x} {y}L{x - dy * 0.5 + 2} {y + 7}", palette.main, 1)
    return result + bead(8, -28, 4.4, GOLD) + circle(8, -28, 1.8, palette.second)


def feathered_cap(palette: Palette) -> str:
    """A flat cap worn aslant with one long feather, in profile."""
    feather = "M-8-30C-22-46-40-44-52-28C-44-28-42-24-48-16C-36-20-20-18-8-26Z"
    result = inked(feather, CREAM) + line("M-8-28C-22-36-36-34-50-27", palette.second)
    for x in (-20, -28, -36):
        result += line(f"M{x}-33L{x - 5}-39M{x}-33L{x - 3}-24", palette.second, 1)
    cap = "M-23-11C-28-30-12-44 6-42C22-40 28-28 22-20C8-24-8-22-23-11Z"
    result += (
        shape(cap, palette.main)
        + line("M-2-41C-10-36-14-28-15-17M6-42C2-36 0-30 0-21M13-40C13-34 12-28 12-21.6", palette.dark)
        + line(cap)
    )
    result += inked("M-24-10C-12-22 6-26 23-22L22.6-15C8-19-8-16-22-4Z", GOLD)
    for x, y in ((-15, -13), (-6, -17.4), (4, -19.8), (14, -19.6)):
        result += lozenge(x, y, 5, palette.dark)
    return result + bead(-7, -28, 3.4, GOLD) + circle(-7, -28, 1.4, palette.main)


def turban(palette: Palette) -> str:
    """A great turban with a jewelled aigrette, in profile."""
    plume = "M13-38C10-50 14-62 29-67C26-60 35-58 31-50C28-44 22-40 18-34Z"
    result = inked(plume, CREAM) + line("M15-38C15-48 19-56 27-63", palette.second)
    body = "M-23-6C-36-16-34-42-12-48C8-52 24-44 22-27C21-19 18-15 15-12.6C2-20-12-16-23-6Z"
    result += inked(body, CREAM)
    result += inked("M-23-6C-32-14-32-26-29-33C-14-40 8-36 18-15C8-20-8-20-23-6Z", palette.main)
    result += inked(
        "M-29-33C-27-40-20-46-12-48C4-47 18-39 21.6-24C21-19 19.6-17 18-15C10-30-8-38-29-33Z", palette.light
    )
    result += line(
        (
            "M-26-38C-8-42 10-36 20-22M-20-44C-4-45 12-40 21.6-27"
            "M-31-22C-16-30 0-28 14-15M-28-13C-18-22-6-24 4-18.6"
        ),
        palette.dark,
    )
    result += inked("M-12-48C-8-54 4-54 8-49C2-47-6-47-12-48Z", palette.second)
    result += inked("M15-44C10-40 10-30 16-26C22-30 22-40 17-44Z", GOLD) + lozenge(
        16, -35, 8, palette.second, INK
    )
    return result + bead(16, -23, 2, CREAM)


def falconers_cap(palette: Palette) -> str:
    """A tall cap wound with a striped scarf that hangs behind, in three-quarter view."""
    tail = "M-20-18C-30-10-30 8-25 22C-24 30-28 36-32 40C-22 42-16 36-15 26C-14 10-16-4-13-16Z"
    result = inked(tail, palette.light) + line(
        "M-24-6L-16-4M-26 4L-16 5M-25 14L-15 14M-24 24L-15 24M-27 32L-18 33", palette.second, 2
    )
    cap = "M-18-20C-20-38-14-50-4-57C2-59 8-56 9-50C12-40 17-32 18-21Z"
    result += (
        shape(cap, palette.main)
        + line("M-4-56C-10-46-12-36-11-24M4-57C2-46 2-36 4-25", palette.dark)
        + line(cap)
    )
    scarf = "M-22-9C-27-22-12-30 4-29C16-28 22-24 20-13C8-21-8-20-22-9Z"
    result += (
        shape(scarf, CREAM)
        + line("M-23-15L-13-24M-17-12L-5-27M-9-16L3-28M0-18L10-27M9-18L17-25", palette.second, 2.2)
        + line(scarf)
    )
    plume = "M6-29C2-40 6-52 16-58C16-52 22-50 20-44C18-38 14-33 11-29Z"
    result += inked(plume, palette.light) + line("M8-30C8-40 11-48 16-54", palette.main)
    return result + bead(8.6, -27, 4.2, GOLD) + circle(8.6, -27, 1.8, palette.second)


def hunters_hat(palette: Palette) -> str:
    """A pointed huntsman's hat with a long feather, in three-quarter view."""
    feather = "M-10-28C-18-40-28-46-46-42C-40-39-38-35-44-29C-34-31-22-27-12-20Z"
    result = inked(feather, palette.second) + line("M-10-24C-20-33-30-38-42-39", PALE_GOLD)
    crown = "M-20-18C-22-36-8-48 4-48C12-46 16-34 17-22Z"
    result += inked(crown, palette.main) + line("M4-47C-4-42-9-34-10-24", palette.dark)
    brim = "M-25-6C-28-18-16-26 0-25C14-24 24-20 36-9C24-12 14-16 4-16C-8-17-16-14-21-7C-22-5-24-4-25-6Z"
    result += inked(brim, palette.dark) + line("M-22-11C-14-21 6-23 24-15", GOLD)
    return result + blossom(-11, -25, 5.4, PALE_GOLD, palette.second)
