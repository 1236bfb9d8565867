"""Hair about the origin of the head, looking right where it has a direction."""

from deck.svg import inked, line, mirrored


def long_waves(fill: str, gleam: str) -> str:
    """Shoulder-long waves behind a face in three-quarter view."""
    result = inked("M-8-26C-26-22-27 0-25 18C-24 30-28 38-34 44C-22 50-8 46-4 34L-4-10Z", fill)
    result += inked("M12-24C24-12 22 6 22 18C23 30 26 36 32 42C20 46 10 40 10 28Z", fill)
    return result + line(
        "M-22-6C-23 8-20 18-21 28C-22 34-24 38-27 42M-16 8C-16 20-14 28-16 36C-17 40-18 42-20 44"
        "M22 16C22 26 23 34 27 39",
        gleam,
    )


def temple_locks(fill: str) -> str:
    """The hair that frames a man's face in three-quarter view."""
    return inked(
        (
            "M-18-26C-24-10-21 2-17 9C-15 3-14.4-4-12-9"
            "C-8-13 0-15 8-15.4C13-15.6 16-13 17.4-8C20-16 19-24 14-28Z"
        ),
        fill,
    )


def straight_bob(fill: str, gleam: str) -> str:
    """A bob behind the face."""
    result = inked(
        "M0-32C-28-32-29-10-28 8C-27.6 18-28 24-30 30C-20 34-12 32-8 28L8 28C12 32 20 34 28 30"
        "C26 24 25 18 25 8C26-10 26-32 0-32Z",
        fill,
    )
    return result + line(
        "M-24-8C-25 6-24 16-25.4 26M-20 10C-20 18-20 24-21 29M22-4C22 8 22 18 23.4 26", gleam
    )


def bob_fringe(fill: str, gleam: str) -> str:
    """The straight fringe and side of a bob in three-quarter view."""
    result = inked(
        "M-19-26C-25-8-23 10-22 24C-17 24-13 20-12 14C-13 6-12.6-4-11.6-11L17-13C17.6-8 18.4-2 18.6 3"
        "C22-6 22-22 15-28C4-32-8-32-19-26Z",
        fill,
    )
    return result + line(
        "M-18-14C-19-2-18 10-18 19M-12-20C-12-17-12-14-12-12M-4-22L-4.4-12.6M4-22L4.6-13M11-21L12-13.6", gleam
    )


def cavalier_locks(fill: str, gleam: str) -> str:
    """Curled hair behind a head in profile, with the lock before the ear."""
    back = (
        "M-4-28C-26-26-26-4-25 8C-28 12-30 18-27 23C-31 29-28 36-22 36C-17 40-9 38-8 31"
        "C-3 28-4 20-8 17C-5 6-6-8 4-16Z"
    )
    result = inked(back, fill)
    return result + line(
        "M-20-8C-22 4-18 10-21 16C-24 20-22 26-18 26C-14 26-13 21-16 19M-14 2C-15 12-12 16-13 20"
        "M-23 31C-18 33-14 31-13 28",
        gleam,
    )


def profile_fringe(fill: str, gleam: str) -> str:
    """The hair at the temple of a head in profile."""
    return inked("M-16-24C-20-6-15 6-11 13C-7 9-6 2-7-3C-4-10 4-13 13-15L12-26Z", fill) + line(
        "M-12-14C-14-4-12 4-10 8M-6-16C-8-12-9-8-9-4", gleam
    )


def front_waves(fill: str, gleam: str) -> str:
    """Ear-long waves on both sides of a face seen from the front, behind it."""
    side = "M0-30C-24-30-28-12-26-2C-31 4-29 11-26 13C-31 20-27 28-21 27C-15 29-11 25-12 20L0 16Z"
    result = mirrored(inked(side, fill))
    return result + mirrored(
        line("M-22-8C-24 0-21 4-24 9C-26 14-22 17-19.6 14.6M-25 21C-22 25-17 23-17.6 19.6", gleam)
    )


def parted_front(fill: str) -> str:
    """Hair parted in the middle over a face seen from the front."""
    return mirrored(inked("M0-27C-14-27-23-18-21 3C-18 0-17-6-15.4-10C-10-13-4-16 0-19Z", fill))


def side_rolls(fill: str, net: str) -> str:
    """Rolls of hair over the ears under gold nets, in three-quarter view, behind the face."""
    result = inked("M-18-14C-31-14-35 0-31 10C-28 19-17 20-12 13Z", fill) + inked(
        "M14-14C25-15 29 0 25 9C22 17 14 16 11 11Z", fill
    )
    lattice = (
        "M-30-4L-14 12M-26-11L-12 4M-32 3L-20 15M-14-10L-31 5M-12-2L-28 12M-12 6L-21 16M16-10L26 2"
        "M14-2L23 11M25-8L14 6M26 2L16 12"
    )
    return (
        result
        + line(lattice, net, 1.1)
        + line("M-18-14C-31-14-35 0-31 10C-28 19-17 20-12 13M14-14C25-15 29 0 25 9C22 17 14 16 11 11")
    )


def swept_parting(fill: str) -> str:
    """Hair swept from a middle parting in three-quarter view."""
    near = "M7-25C-8-26-21-20-19 3C-16.6 4-14.4 2-13.6-2C-12-9-4-14 8-18Z"
    return inked(near, fill) + inked("M7-25C14-25 19-21 18-10C16.6-12 13-15 8-18Z", fill)


def page_curls(fill: str, gleam: str) -> str:
    """A page's bobbed hair with curled ends, in profile, behind and before the ear."""
    back = (
        "M2-30C-22-30-28-12-25 4C-25 14-30 18-31 25C-31 33-21 36-16 30C-12 35-4 33-3 27C-1 22-4 18-8 19L-4-8Z"
    )
    result = inked(back, fill)
    return result + line(
        "M-21-8C-22 4-20 12-24 20C-27 25-24 30-20 28.6C-17 27-18 23-20.6 23.6M-14 0"
        "C-14 10-12 16-13 23C-13 29-8 30-7 26",
        gleam,
    )


def court_plaits(fill: str, gleam: str) -> str:
    """Heavy plaits on both sides of a face seen from the front, behind it."""
    side = "M0-30C-26-30-30-10-30 6C-30 24-32 36-35 48L-13 48C-13 36-15 24-14 10L0 6Z"
    result = mirrored(inked(side, fill))
    beads = ""
    for y in (-2, 8, 18, 28, 38):
        beads += f"M-{30.4 + max(0, y - 10) * 0.12:.1f} {y}L-15 {y + 1}"
    return result + mirrored(line(beads, gleam, 2.2) + line("M-25-10L-26 46M-20-8L-19.6 46", gleam, 0.9))


def smooth_front(fill: str) -> str:
    """Smooth hair low on the brow from the front, down to the ears."""
    return mirrored(inked("M0-26C-16-26-26-16-24 14C-20.6 12-19.6 4-18.4-4C-16-12-6-15.6 0-16.4Z", fill))


def short_sides(fill: str) -> str:
    """Short hair under a cap in three-quarter view."""
    return inked(
        "M-18-22C-22-8-21 4-17.6 11C-15.6 5-15-1-13-6C-11-10-6-13 0-14L17-15C18-20 15-26 10-26Z", fill
    )


def grey_sides(fill: str, gleam: str) -> str:
    """Long straight hair on both sides from the front, behind the face."""
    side = "M0-28C-24-28-27-8-26 10C-25.6 26-28 38-33 48L-12 48L-6 12Z"
    return mirrored(inked(side, fill) + line("M-22-6C-23 12-22 28-27 44M-18 8C-18 24-18 34-20 45", gleam))


def plait(links: int, x: float, y: float, fill: str, gleam: str) -> str:
    """A plait that hangs down from a place."""
    result = ""
    for index in range(links):
        top = y + index * 8.4
        result += inked(
            f"M{x - 6.4} {top}C{x - 8} {top + 7} {x - 3} {top + 12} {x + 0.6} {top + 13}"
            f"C{x + 6} {top + 10} {x + 8} {top + 6} {x + 6.4} {top}"
            f"C{x + 2} {top - 4} {x - 2} {top - 4} {x - 6.4} {top}Z",
            fill,
        )
        result += line(f"M{x - 4.4} {top + 1.6}C{x - 4} {top + 6} {x - 1} {top + 8} {x + 1} {top + 9}", gleam)
    return result


def loose_crown(fill: str, gleam: str) -> str:
    """Hair with a middle parting and a roll over the ear, in three-quarter view."""
    near = "M7-26C-10-28-24-20-22-2C-21 6-17 10-14 8C-11 6-12 0-11-4C-8-11 0-15 8-18Z"
    result = inked("M7-26C16-25 22-18 20-2C19 4 17 5 16.6 2C17-6 14-14 8-18Z", fill) + inked(near, fill)
    return result + line("M2-22C-10-20-18-14-17.6-2M-4-17C-11-13-14.4-8-14.6 0", gleam)


def tousled(fill: str, gleam: str) -> str:
    """Short tousled hair in three-quarter view."""
    result = inked(
        "M-17-24C-26-14-24 2-21 8C-23 12-20 17-16 15C-12 12-14 2-13-4C-11-9-4-13 4-13"
        "C8-11 12-12 17.6-15C19-20 14-28 10-28Z",
        fill,
    )
    return result + line("M-19-8C-20 0-17 4-18 10M-14-14C-17-8-17-4-16 0", gleam)
