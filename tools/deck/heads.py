"""The heads of the courts about the origin, with hair and headgear, shared by full figures and busts."""

from collections.abc import Callable
from dataclasses import dataclass

from deck import beards, crowns, hair, hats
from deck.faces import front_face, profile_face, turned_face
from deck.features import Look
from deck.palette import BROWN, FAIR, GOLD, INK, OLIVE, PALETTES, ROSY
from deck.svg import at, bead, circle, inked, line, mirrored

SILVER, SILVER_GLEAM = "#d9dce8", "#8b93b8"
WHITE_HAIR, WHITE_GLEAM = "#f1eee2", "#a9ad8c"
BLACK_HAIR = "#231a2a"


@dataclass(frozen=True)
class Head:
    """What lies before the body and what lies behind it."""

    front: str
    behind: str = ""


def king_of_spades() -> Head:
    """An old man with a forked beard and a domed crown, in three-quarter view."""
    look = Look(OLIVE, SILVER_GLEAM, "#3a4aa0", nose="hooked", mood="stern", heavy=True, old=True, gaze=1.2)
    front = turned_face(look) + beards.forked_beard(SILVER, SILVER_GLEAM) + hair.temple_locks(SILVER)
    return Head(front + crowns.domed_crown(PALETTES["S"]), hair.long_waves(SILVER, SILVER_GLEAM))


def queen_of_spades() -> Head:
    """A cool woman with bobbed hair and a moon diadem, in three-quarter view."""
    p = PALETTES["S"]
    look = Look(FAIR, INK, "#3a4aa0", lid="#9a8fc4", jaw="heart", mood="proud", painted=True, gaze=0.8)
    front = turned_face(look) + hair.bob_fringe(INK, p.main) + crowns.moon_diadem(p)
    front += line("M-16 12L-16 17", GOLD) + inked("M-16 17L-13 24L-16 31L-19 24Z", p.light)
    return Head(front, hair.straight_bob(INK, p.main))


def jack_of_spades() -> Head:
    """A guardsman with goatee and plumed hat, in profile."""
    p = PALETTES["S"]
    front = profile_face(Look(FAIR, INK, "#3a4aa0", mood="sly")) + hair.profile_fringe(INK, p.main)
    return Head(front + beards.goatee(INK) + hats.cavalier_hat(p), hair.cavalier_locks(INK, p.main))


def king_of_hearts() -> Head:
    """A kind man with a beard and no moustache, from the front."""
    brown, gleam = "#7c3a22", "#c98a58"
    front = front_face(Look(ROSY, "#6b3020", "#1f6a78", jaw="square", mood="kind", heavy=True))
    front += beards.chin_beard(brown, gleam) + hair.parted_front(brown) + crowns.lily_crown(PALETTES["H"])
    return Head(front, hair.front_waves(brown, gleam))


def queen_of_hearts() -> Head:
    """A tender woman in a heart-shaped headdress, in three-quarter view."""
    p = PALETTES["H"]
    look = Look(FAIR, "#8a3b1a", "#1f6a78", lid="#e7a58d", nose="snub", mood="kind", painted=True, gaze=0.9)
    front = hair.side_rolls("#a2481f", GOLD) + turned_face(look) + hair.swept_parting("#a2481f")
    return Head(front + at(crowns.heart_hennin(p), 0, -8.5, scale=0.95), crowns.heart_veil(p))


def jack_of_hearts() -> Head:
    """A page with curls and a feathered cap, in profile."""
    fair, gleam = "#d9a03c", "#f7dc8c"
    front = profile_face(Look(ROSY, "#b5752c", "#1f6a78", nose="snub", mood="kind"))
    front += hair.profile_fringe(fair, gleam) + hats.feathered_cap(PALETTES["H"])
    return Head(front, hair.page_curls(fair, gleam))


def king_of_diamonds() -> Head:
    """A proud man with a curled beard and a great turban, in profile."""
    front = profile_face(Look(BROWN, "#1c1622", "#3b2412", nose="hooked", mood="proud", heavy=True))
    front += beards.curled_beard(BLACK_HAIR, "#6a5a72")
    front += inked("M-12-1C-17-5-20 2-16 7C-15 11-12 11-11 8Z", BROWN.base) + bead(-14, 12, 2.4, GOLD)
    return Head(front + hats.turban(PALETTES["D"]))


def queen_of_diamonds() -> Head:
    """A radiant woman with a peacock tiara, from the front."""
    p = PALETTES["D"]
    look = Look(BROWN, "#1c1622", "#3b2412", lid="#14798a", mood="calm", painted=True, gaze=1.3)
    front = front_face(look) + hair.smooth_front(BLACK_HAIR) + crowns.sun_tiara(p)
    front += mirrored(
        line("M-21 15L-21 19", GOLD) + inked("M-21 19C-16 25-17 29-21 31C-25 29-26 25-21 19Z", p.second)
    )
    return Head(front, hair.court_plaits(BLACK_HAIR, GOLD))


def jack_of_diamonds() -> Head:
    """A falconer with a waxed moustache and a tall cap, in three-quarter view."""
    dark = "#2a1a18"
    front = turned_face(Look(OLIVE, dark, "#5a3a1c", jaw="square", mood="sly", gaze=1)) + hair.short_sides(
        dark
    )
    front += inked("M-16-2C-21-6-24 1-20 7C-19 11-16 11-15 8Z", OLIVE.base) + bead(-19, 11, 2.2, GOLD)
    return Head(front + beards.thin_moustache(dark) + hats.falconers_cap(PALETTES["D"]))


def king_of_clubs() -> Head:
    """A mighty old man with a great white beard and a crown of oak, from the front."""
    front = front_face(Look(ROSY, WHITE_GLEAM, "#3c5a2a", jaw="square", heavy=True, old=True))
    front += beards.great_beard(WHITE_HAIR, WHITE_GLEAM) + crowns.oak_crown(PALETTES["C"])
    return Head(front, hair.grey_sides(WHITE_HAIR, WHITE_GLEAM))


def queen_of_clubs() -> Head:
    """A gentle woman with lowered eyes and a crown of flowers, in three-quarter view."""
    front = turned_face(Look(FAIR, "#9c4519", "#3c5a2a", nose="snub", mood="kind", lowered=True))
    for x, y in ((-7, 7), (-3.6, 8.6), (0, 7), (-5, 11), (16, 7), (14.6, 10)):
        front += circle(x, y, 0.8, FAIR.blush)
    return Head(front + hair.loose_crown("#b9521f", "#eb9a58") + crowns.flower_crown(PALETTES["C"]))


def jack_of_clubs() -> Head:
    """A merry huntsman with a red beard and a pointed hat, in three-quarter view."""
    red, gleam = "#b25a20", "#e59a52"
    look = Look(ROSY, "#8a3b14", "#3c5a2a", jaw="square", mood="kind", heavy=True, gaze=1)
    front = turned_face(look) + hair.tousled(red, gleam) + beards.short_beard(red, gleam)
    return Head(front + hats.hunters_hat(PALETTES["C"]))


HEADS: dict[tuple[str, str], Callable[[], Head]] = {
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
