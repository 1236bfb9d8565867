"""Hands about the origin."""

from deck.palette import INK, Skin
from deck.svg import LINE, inked, line, rect, shape


def fist(skin: Skin) -> str:
    """A hand that comes from the right and closes about an upright shaft through the origin."""
    result = inked("M2-9C8-12 14-9 19-6L19 8C12 12 6 11 2 9Z", skin.base)
    for index, (left, length) in enumerate(((-5, 11), (-5.8, 12), (-5.6, 11.6), (-4.6, 10))):
        result += rect(left, -9 + 4.6 * index, length, 4.7, skin.base, INK, LINE, 2.3)
    result += inked("M13-9.6C9-13.6 2-13.4-2.4-11.6C-3.4-9.6-1.6-8.2 1.6-8.2C5-7.8 7-6 9-3.6", skin.base)
    return result


def pinch(skin: Skin) -> str:
    """A hand that comes from the right and holds a stem at the origin between thumb and finger."""
    result = inked("M1-3C6-9 13-8 20-5L20 8C14 11 8 10 5 7C1 6-1 3 1-3Z", skin.base)
    result += inked("M8-7C4-11 0-11-3-8C-4-5-2-3 1-3.6C4-4 6-3 8-1", skin.base)
    result += inked("M6-1C2-3-3-2-4.6 1C-4 3.6 0 4 4 3", skin.base)
    result += inked("M8 3C4 1.6 0 3-.6 5.4C.4 7.6 4 7.6 8 6.6", skin.base)
    result += inked("M10 6.4C7 5.6 4.4 7 4.2 9C5.6 10.6 9 10 12 8.8", skin.base)
    return result


def cupped(skin: Skin) -> str:
    """A hand that comes from the lower right and bears something that stands on the origin."""
    result = inked(
        (
            "M-14-5C-15-1-9 7 0 9L9 18L21 9L14 0C12-4 10-7 7.6-9"
            "C5.6-9 6 -5 6.4-3C4 0-4 .6-9-4C-11-6.6-13.6-7.4-14-5Z"
        ),
        skin.base,
    )
    result += line("M-11-1C-7 3-2 5 4 4.6M6.4-3C8-1 9 1 9.4 3", skin.shade)
    return result


def fingers_over(skin: Skin) -> str:
    """Four fingers seen from behind that lie over an edge, coming from the right."""
    result = inked("M4-8C10-10 16-8 20-5L20 9C14 11 8 10 4 9Z", skin.base)
    for index, left in enumerate((-6, -8, -7.6, -5.6)):
        result += rect(left, -8.6 + 4.5 * index, 14, 4.6, skin.base, INK, LINE, 2.3)
    return result + shape("M5-6L9-6L9 8L5 8Z", skin.base)
