"""Beards and moustaches about the origin of the head, looking right where they have a direction."""

from deck.svg import inked, line, mirrored, shape


def forked_beard(fill: str, gleam: str) -> str:
    """A long beard parted in two, with its moustache, in three-quarter view."""
    beard = (
        "M-17.4 2C-18 18-17 28-13 38C-9.6 48-11 58-16 68"
        "C-4 66 4 58 7 48C10 58 16 64 26 66C20 56 20 44 19.4 34"
        "C19.4 26 19.6 18 18.6 9C17.6 13 16.4 16 16 19"
        "L13.6 25C11 27.6 5 27.4 3 24.6L-1 19C-9 17-14 12-17.4 2Z"
    )
    result = inked(beard, fill)
    result += line(
        "M-13 18C-12 30-8 38-7.4 48C-7.4 56-9 60-11 64M-7 22C-5 34-1 40-1 50M0 28C2 36 4 42 6.6 47"
        "M17 28C15 36 15 48 20 58M11 30C10 36 9 42 7.4 47",
        gleam,
    )
    return result + inked(
        "M9.6 16.2C5 15.4 1 17.6-4 23.4C-6 25.4-8 25.6-10 25C-6 29.6 2 28 6 22.6"
        "C7.4 21 8.6 20 9.6 19.6C10.6 20 11.6 21 12.4 22.6C14 26 18 28 21 25.6"
        "C18.6 24.6 18 22 16.6 19.6C14.6 16.6 12.4 15.8 9.6 16.2Z",
        fill,
    )


def goatee(fill: str) -> str:
    """A small pointed beard and a moustache in profile."""
    result = inked(
        (
            "M13.6 24.6C16 25 17 27 17.4 30C18 36 15.6 42 11 47"
            "C6.6 42 4.6 36 6.6 30.4C8.6 27.6 11 26.4 13.6 24.6Z"
        ),
        fill,
    )
    return result + inked(
        "M17.8 13.6C13 13 9 15 6.6 20C4.6 22 2 21.6.6 19.6C1 24.6 7 25 10 20.6C12 18 15.6 17.6 18.2 16Z", fill
    )


def chin_beard(fill: str, gleam: str) -> str:
    """A full curled beard without moustache, from the front."""
    beard = (
        "M-20.6 0C-22 12-22 22-18.6 27C-20 33-15 38-11 38C-9 44-3 46 0 44C3 46 9 44 11 38"
        "C15 38 20 33 18.6 27C22 22 22 12 20.6 0"
        "C19 9 16 17 11.6 19.4C10 25.6 6 27.6 0 27.6C-6 27.6-10 25.6-11.6 19.4C-16 17-19 9-20.6 0Z"
    )
    result = inked(beard, fill)
    curls = "M-17 15C-20 20-17 25-13.6 23.4M-13.6 28.6C-16 32-12 36-8.6 33.4M-7 31.6C-8.6 37-3.6 40-1 36.6"
    return result + mirrored(line(curls, gleam))


def curled_beard(fill: str, gleam: str) -> str:
    """A trimmed, curled beard with moustache, in profile."""
    beard = (
        "M-11 2C-11 12-8 22-5 28C-3 36 4 42 12 44C17 44 20 38 19 33C19.6 29 18 25.6 15.8 24.8"
        "C12.6 25.4 10 24 9 20.6C6 18.6 1 18-2 12C-4 8-5 4-7-2Z"
    )
    result = inked(beard, fill)
    result += line(
        "M-6 14C-4 18-1 18 0 22C1 26-2 28-1 31M2 22C6 26 4 30 6 34C8 38 5 39 8 41M9 27"
        "C13 29 10 33 13 35C15 37 13 40 15 41",
        gleam,
    )
    return result + inked(
        (
            "M18 12.8C12 12 8 15 5.6 19.6C3.6 22.6 0 22-1.4 19"
            "C-2 24.6 6 27.6 10 21.6C12 18.4 15.6 17.8 18.4 16.4Z"
        ),
        fill,
    )


def thin_moustache(fill: str) -> str:
    """A thin waxed moustache in three-quarter view."""
    return shape(
        "M9.8 16C5 14.6 1 17.4-2.6 21.4C-4.4 22.6-6 21.6-6.2 19.8C-7.4 23-4 25.2-1.4 23.4"
        "C2 21.4 5 18.8 9.8 18.4C13 18.6 15 20.6 17 22.4C19 23.6 21 22 20.6 19.4"
        "C19.6 20.8 18.4 20.4 17.4 19.6C15.4 17.4 12.6 15.4 9.8 16Z",
        fill,
    )


def great_beard(fill: str, gleam: str) -> str:
    """A great beard to the breast, ending in two plaits, with a long moustache, from the front."""
    beard = (
        "M-20.6-2C-24 14-24 30-21 44C-20 54-17 62-14 70L14 70C17 62 20 54 21 44C24 30 24 14 20.6-2"
        "C18.6 9 15 15 10.6 17.4"
        "L8 25C4.6 27.8-4.6 27.8-8 25L-10.6 17.4C-15 15-18.6 9-20.6-2Z"
    )
    result = inked(beard, fill)
    waves = (
        "M-18 12C-20 24-14 30-16 42C-17 52-13 58-12 68M-12 24C-14 34-8 40-9 50C-9.6 58-7 62-6.4 68"
        "M-5 29C-6 38-2 44-3 54C-3 60-2 64-2 68"
    )
    result += mirrored(line(waves, gleam))
    half = "M0 15.4C-5 14.6-9 16.6-12 22C-14 27-16 32-21 35C-14 38-7 33-4.6 26C-3 22-1.4 20-.0 19.4Z"
    return result + mirrored(inked(half, fill) + line("M-2 17.4C-7 18-9.6 24-13 30", gleam))


def short_beard(fill: str, gleam: str) -> str:
    """A short beard with moustache in three-quarter view."""
    beard = (
        "M-17.8 4C-17.4 14-15.6 21-12.4 26.6C-8 33-2 38.4 5 38.4C11.6 38 14.6 32 15.8 26"
        "C16.4 22 17.8 17 18.6 11C17 14 16.4 16 15.6 19L13.4 24.6C11 27.2 5.6 27 3.4 24.4L0 18.6"
        "C-8 18-14 13-17.8 4Z"
    )
    result = inked(beard, fill) + line(
        "M-12 18C-10 24-7 28-3 31M-6 21C-4 26 0 30 3 32M4 29C5 32 7 34 8 35M13 28C13 31 12 33 11 34", gleam
    )
    return result + inked(
        "M9.8 15.8C5 15 1 17-2 21.6C-1 24 3 22.6 5.4 20.6C7 19.4 8.6 19 9.8 19"
        "C11 19 12.4 19.6 13.6 21C15.4 22.6 17.4 22.6 17.8 20.8C15.8 17 12.8 15.4 9.8 15.8Z",
        fill,
    )
