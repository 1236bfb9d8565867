"""Counters: one, a heap of them, a purse with its balance, a tray with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui import ink, text
from patience.gui.company import tints
from patience.gui.drawing import put

if TYPE_CHECKING:
    from patience.gui.drawing import Centre

_ROSETTE = "".join(
    f'<path transform="translate(50 50) rotate({45 * i})" d="M0-6C5-14 5-20 0-26C-5-20-5-14 0-6Z" fill="#d9a440"/>'
    for i in range(8)
)
_COUNTER = (
    '<circle cx="50" cy="50" r="48" fill="#7c1730" stroke="#3c0814" stroke-width="2.5"/>'
    '<circle cx="50" cy="50" r="43" fill="none" stroke="#d9a440" stroke-width="2"/>'
    '<circle cx="50" cy="50" r="39" fill="#fbf3df" stroke="#c99a3d" stroke-width="2.5"/>'
    f'{_ROSETTE}<circle cx="50" cy="50" r="5" fill="#7c1730"/>'
)
SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.55, 0), (0.55, 0)),
    3: ((-0.55, 0.45), (0.55, 0.45), (0, -0.5)),
    4: ((-0.55, -0.52), (0.55, -0.52), (-0.55, 0.52), (0.55, 0.52)),
    5: ((-1.05, -0.5), (0, -0.5), (1.05, -0.5), (-0.52, 0.45), (0.52, 0.45)),
    6: ((-1.05, -0.52), (0, -0.52), (1.05, -0.52), (-1.05, 0.52), (0, 0.52), (1.05, 0.52)),
}


def counter(canvas: pygame.Surface, centre: Centre, size: float) -> None:
    """One counter from above: mother-of-pearl with a wine-red edge."""
    shade = '<circle cx="50" cy="50" r="48" fill="#000" fill-opacity=".28"/>'
    put(
        canvas,
        shade,
        100,
        100,
        (centre[0] + 0.04 * size, centre[1] + 0.08 * size),
        (1.08 * size, 1.08 * size),
    )
    put(canvas, _COUNTER, 100, 100, centre, (size, size))


def heap(canvas: pygame.Surface, centre: Centre, number: int, size: float, most: int = 4) -> None:
    """So many counters: up to six lie singly in a fixed pattern, more in at most so many stacks of five."""
    if number <= 0:
        return
    if number in SPOTS:
        for x, y in SPOTS[number]:
            counter(canvas, (centre[0] + 0.98 * size * x, centre[1] + 0.98 * size * y), size)
        return
    full, rest = divmod(number, 5)
    piles = ([5] * full + [rest] * bool(rest))[: max(1, most)]
    x = centre[0] - (len(piles) - 1) * 0.6 * size
    for i, tall in enumerate(piles):
        _stack(canvas, (x + 1.2 * size * i, centre[1] + 0.85 * size), tall, 1.08 * size)


def _stack(canvas: pygame.Surface, foot: Centre, tall: int, size: float) -> None:
    """Counters piled up, seen from the side; the foot is the middle of the lowest edge."""
    thick, flat = 17.0, 28.0
    height = 2 * flat + thick * tall + 4
    body = f'<ellipse cx="52" cy="{height - flat - 1}" rx="50" ry="{flat}" fill="#000" fill-opacity=".3"/>'
    for i in range(tall):
        y = height - flat - 2 - thick * i
        body += (
            f'<path d="M2 {y - thick}V{y}A50 {flat} 0 0 0 102 {y}V{y - thick}Z" fill="#7c1730" stroke="#3c0814"/>'
            f'<path d="M2 {y - thick / 2}A50 {flat} 0 0 0 102 {y - thick / 2}" fill="none" stroke="#e9c98a" '
            f'stroke-width="{0.42 * thick}"/>'
            f'<ellipse cx="52" cy="{y - thick}" rx="50" ry="{flat}" fill="#8d1d38" stroke="#3c0814"/>'
            f'<ellipse cx="52" cy="{y - thick}" rx="37" ry="{0.74 * flat}" fill="#fbf3df" stroke="#c99a3d"/>'
        )
    top = height - flat - 2 - thick * tall
    body += f'<ellipse cx="52" cy="{top}" rx="13" ry="{0.26 * flat}" fill="#d9a440"/>'
    k = size / 100
    put(canvas, body, 104, height, (foot[0], foot[1] - height * k / 2), (104 * k, height * k))


def purse(
    canvas: pygame.Surface, at: Centre, amount: int, style: text.Style, u: float, *, right: bool = False
) -> None:
    """A counter and a balance beside it, its left (or right) end at a point; below zero in red with its sign."""
    words = str(amount) if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
    size = 1.05 * style.size * u
    colour = tints.CREAM if amount >= 0 else tints.BELOW_ZERO
    wide = text.width(words, style, u)
    x = at[0] - wide - 5 * u - size if right else at[0]
    counter(canvas, (x + size / 2, at[1]), size)
    text.line(canvas, words, (x + size + 5 * u, at[1]), style, u, colour)


def tray(canvas: pygame.Surface, rect: pygame.Rect, amount: int, u: float, title: str = "") -> None:
    """A dark tray with counters and their number."""
    ink.rounded(canvas, rect, min(16 * u, 0.3 * rect.h), tints.TRAY, tints.GOLD, max(1, u), 0.62, 0.6)
    y, size = float(rect.centery), min(15 * u, 0.42 * rect.h)
    if title and rect.h < 50 * u:
        style = text.fit(title, text.LABEL.at(11.5).weigh("SemiBold"), rect.w - round(6 * u), u)
        text.line(canvas, title, (rect.centerx, rect.y + 0.27 * rect.h), style, u, tints.LIGHT, "centre")
        figure = text.BADGE.at(12.5)
        wide = text.width(str(amount), figure, u) + 18 * u
        at = rect.centerx - wide / 2, rect.y + 0.7 * rect.h
        counter(canvas, (at[0] + 6.5 * u, at[1]), 13 * u)
        text.line(canvas, str(amount), (at[0] + 18 * u, at[1]), figure, u, tints.LIGHT)
        return
    if title:
        style = text.fit(title, text.LABEL.weigh("SemiBold"), rect.w - round(10 * u), u)
        text.line(canvas, title, (rect.centerx, rect.y + 11 * u), style, u, tints.LIGHT, "centre")
        y += 8 * u
        size = min(size, 0.3 * rect.h)
    number = text.BADGE.at(max(text.LEAST_SIZE, 1.15 * size / u))
    narrow = rect.w < 5.4 * size
    if not narrow:
        y -= 0.2 * size if amount > len(SPOTS) else 0
        heap(canvas, (rect.centerx - 0.14 * rect.w, y), amount, size, int(0.62 * rect.w / (1.2 * size)))
        y = rect.centery + (8 * u if title else 0)
    else:
        counter(canvas, (rect.centerx - 0.22 * rect.w, y), size)
    text.line(
        canvas,
        str(amount),
        (rect.centerx + (0.34 if not narrow else 0.18) * rect.w, y),
        number,
        u,
        tints.LIGHT,
        "centre",
    )
