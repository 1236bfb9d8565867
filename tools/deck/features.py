"""What tells one face from another: its look, eyes, brows and mouth."""

from collections.abc import Callable
from dataclasses import dataclass

from deck.palette import INK, WHITE, Skin
from deck.svg import FINE, circle, line, num, shape


@dataclass(frozen=True)
class Look:
    """What tells one face from another."""

    skin: Skin
    brow: str
    iris: str
    lid: str = ""
    jaw: str = "oval"
    nose: str = "straight"
    mood: str = "calm"
    gaze: float = 0
    heavy: bool = False
    old: bool = False
    lowered: bool = False
    painted: bool = False


def eye(x: float, y: float, half: float, look: Look, outer: float) -> str:
    """An eye whose outer corner lies to the left (-1) or right (1)."""

    def spot(u: float, v: float) -> str:
        return f"{num(x + outer * u * half)} {num(y + v)}"

    result = ""
    if look.lid:
        result += shape(
            f"M{spot(-0.95, 0.4)}C{spot(-0.6, -7)} {spot(0.5, -9)} {spot(1.35, -3)}"
            f"C{spot(1, -0.6)} {spot(-0.6, 0)} {spot(-0.95, 0.4)}Z",
            look.lid,
        )
    if look.lowered:
        result += shape(
            f"M{spot(-1, 0.4)}C{spot(-0.5, -4)} {spot(0.5, -4)} {spot(1.1, 0.2)}"
            f"C{spot(0.5, 3.4)} {spot(-0.5, 3.6)} {spot(-1, 0.4)}Z",
            look.skin.shade,
        )
        result += shape(
            f"M{spot(-1.05, 0.2)}C{spot(-0.5, 2.6)} {spot(0.4, 2.6)} {spot(1.3, -0.2)}"
            f"C{spot(0.6, 5)} {spot(-0.5, 4.6)} {spot(-1.05, 0.2)}Z",
            INK,
        )
    else:
        result += shape(
            f"M{spot(-1, 0.9)}C{spot(-0.55, -4)} {spot(0.45, -4.8)} {spot(1, -0.4)}"
            f"C{spot(0.6, 3)} {spot(-0.4, 3.3)} {spot(-1, 0.9)}Z",
            WHITE,
        )
        gaze = look.gaze
        radius = min(2.6, half * 0.74)
        result += circle(x + gaze, y - 0.5, radius, look.iris) + circle(x + gaze, y - 0.5, radius * 0.54, INK)
        result += circle(x + gaze + 0.9, y - 1.4, 0.65, WHITE)
        thick = 1 if look.painted else 0
        result += shape(
            f"M{spot(-1.08, 1.2)}"
            f"C{spot(-0.55, -5 - thick)} {spot(0.5, -6 - thick)} {spot(1.22 + thick * 0.2, -1.2 - thick)}"
            f"C{spot(0.5, -3.8)} {spot(-0.5, -3.4)} {spot(-1.08, 1.2)}Z",
            INK,
        )
        result += shape(
            f"M{spot(1, -0.4)}C{spot(0.6, 3.6)} {spot(-0.2, 3.9)} {spot(-0.7, 2.2)}"
            f"C{spot(-0.2, 3.1)} {spot(0.5, 2.9)} {spot(1, -0.4)}Z",
            INK,
        )
    return result + _brow(spot, look)


def _brow(spot: Callable[[float, float], str], look: Look) -> str:
    inner, peak, outer = {
        "calm": (-7.4, -10.4, -6.6),
        "stern": (-5.4, -10, -8.6),
        "kind": (-8.6, -10.6, -5.4),
        "proud": (-7.6, -12, -7.6),
        "sly": (-6.4, -11.6, -9),
    }[look.mood]
    depth = 2.9 if look.heavy else 1.7
    return shape(
        f"M{spot(-1.15, inner)}C{spot(-0.5, peak + 0.6)} {spot(0.4, peak)} {spot(1.4, outer)}"
        f"C{spot(0.5, peak + depth)} {spot(-0.4, peak + depth + 0.6)} {spot(-1.1, inner + depth * 0.75)}Z",
        look.brow,
    )


def mouth(x: float, y: float, half: float, look: Look) -> str:
    """A mouth about a place."""
    lift = {"calm": 0, "stern": 0.9, "kind": -1.3, "proud": 0.3, "sly": -0.9}[look.mood]
    left, right = (
        f"{num(x - half)} {num(y + lift)}",
        f"{num(x + half)} {num(y + lift * (1.5 if look.mood == 'sly' else 1))}",
    )
    upper = shape(
        f"M{left}"
        f"C{num(x - half * 0.6)} {num(y - 2)} {num(x - half * 0.25)} {num(y - 3)} {num(x)} {num(y - 1.7)}"
        f"C{num(x + half * 0.25)} {num(y - 3)} {num(x + half * 0.6)} {num(y - 2)} {right}"
        f"C{num(x + half * 0.4)} {num(y + 1)} {num(x - half * 0.4)} {num(y + 1)} {left}Z",
        look.skin.lips,
    )
    lower = shape(
        f"M{left}C{num(x - half * 0.5)} {num(y + 5)} {num(x + half * 0.5)} {num(y + 5)} {right}"
        f"C{num(x + half * 0.4)} {num(y + 1)} {num(x - half * 0.4)} {num(y + 1)} {left}Z",
        look.skin.lips if look.painted else look.skin.blush,
    )
    seam = line(
        f"M{left}C{num(x - half * 0.4)} {num(y + 0.9)} {num(x + half * 0.4)} {num(y + 0.9)} {right}",
        INK,
        FINE,
    )
    return upper + lower + seam
