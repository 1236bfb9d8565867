"""The small things on the table for several: counters, portraits, marks, bubbles, the line that asks."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from patience import sprites
from patience.gui import icons, ink, suited, text
from patience.gui.cache import Cache
from patience.gui.company import tints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from patience.cards import Card
    from patience.gui.cardart import CardArt
    from patience.gui.company.plan import Plan

    Centre = tuple[float, float]

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
LARGE_BELOW = 60  # window pixels: narrower faces have their large index, if nothing else is said
SMALL_FROM, SMALL_BELOW = 16, 34  # window pixels: and these nothing but rank and suit
LONELY_FROM = 24  # window pixels: cards of such a width that lie beside each other
GLOW_RINGS = 5
WORDS = text.Style(text.SERIF, "SemiboldIt", 16)
LINE = text.BUTTON.at(16)
TITLE = text.Style(text.SERIF, "Bold", 20)
_portraits = Cache(60, 6_000_000)
_small_faces = Cache(120, 1_000_000)


def put(
    canvas: pygame.Surface, body: str, w: float, h: float, centre: Centre, size: tuple[float, float]
) -> None:
    """Draw an SVG fragment with a view of w x h in a size round a centre."""
    picture = ink.svg(body, w, h, (max(1, round(size[0])), max(1, round(size[1]))))
    canvas.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def card(
    canvas: pygame.Surface, art: CardArt, face: Card | None, rect: pygame.Rect, below: int = LARGE_BELOW, *,
    lies: bool = True,
) -> None:  # fmt: skip
    """A card lying in a rectangle, with its shadow if it `lies` on the table; without a face its back.

    A card narrower than `below` has its large index.
    """
    w = max(4, rect.w)
    if face and face.suit and SMALL_FROM <= w < SMALL_BELOW:
        picture = _small(art, face, w)
    else:
        picture = art.face(face, w, large=w < below) if face else art.back(w)
    if lies:
        ink.shadow(canvas, rect, 0.0625 * w, max(0.8, 0.05 * w), 90, 0.03 * w, hollow=True)
    canvas.blit(
        picture if picture.get_size() == rect.size else pygame.transform.smoothscale(picture, rect.size), rect
    )


def _small(art: CardArt, face: Card, w: int) -> pygame.Surface:
    """A face so small that its index would be dust: only rank and suit, both as large as can be."""
    colour = art.colours[face.suit]

    def draw() -> pygame.Surface:
        picture = pygame.Surface((w, round(1.4 * w)), pygame.SRCALPHA)
        ink.rounded(picture, picture.get_rect(), max(2, 0.09 * w), "#fffdf7", "#d9cdb2", 1)
        rank = face.text.removesuffix(face.suit)
        style = text.Style(text.SERIF, "Bold", 0.66 * w)
        style = text.fit(rank, style, round(0.72 * w), 1)
        text.line(picture, rank, (round(0.1 * w), round(0.38 * w)), style, 1, colour)
        sign = icons.suit(face.suit, round(0.5 * w), colour)
        edge, foot = round(0.1 * w), round(1.4 * w) - round(0.1 * w)
        if w < LONELY_FROM:  # such ones overlap, and their left edge must tell all
            picture.blit(sign, sign.get_rect(bottomleft=(edge, foot)))
        else:
            picture.blit(sign, sign.get_rect(bottomright=(w - edge, foot)))
        return picture

    return _small_faces.get((face.text, w, colour), draw)


def portrait(
    canvas: pygame.Surface, name: str, rect: pygame.Rect, ring: str = tints.GOLD, *,
    mirrored: bool = False, lit: bool = False, out: bool = False,
) -> None:  # fmt: skip
    """Somebody's medallion; the ring says which side he is on, a light that it is his turn, grey that he is out."""
    if lit:
        ink.shadow(canvas, rect, rect.w / 2, 0.14 * rect.w, 230, 0, tints.LIGHT)
    canvas.blit(_portrait(name, rect.w, mirrored, out), rect)
    width = rect.w * (0.05 if lit else 0.034)
    ink.rounded(
        canvas,
        rect,
        rect.w / 2,
        None,
        tints.BRIGHT if lit else ring,
        max(1.5, width),
        border_alpha=0.6 if out else 1,
    )


def _portrait(name: str, size: int, mirrored: bool, out: bool) -> pygame.Surface:
    def draw() -> pygame.Surface:
        file = Path(sprites.path(f"portraits/{name}.svg"))
        picture = pygame.image.load_sized_svg(str(file), (size, size)).convert_alpha()
        if mirrored and name != "you":
            picture = pygame.transform.flip(picture, True, False)
        if out:
            picture = pygame.transform.grayscale(picture)
            picture.set_alpha(150)
        return picture

    return _portraits.get((name, size, mirrored, out), draw)


# Counters

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


# Marks


def dealer(canvas: pygame.Surface, centre: Centre, size: float) -> None:
    """The gold octagon of whoever deals."""

    def points(radius: float) -> str:
        return " ".join(
            f"{12 + radius * cos(pi / 8 + i * pi / 4):.2f},{12 + radius * sin(pi / 8 + i * pi / 4):.2f}"
            for i in range(8)
        )

    body = (
        f'<polygon points="{points(10.8)}" fill="#f0c766" stroke="#6b4610" stroke-width="1.2"/>'
        f'<polygon points="{points(8)}" fill="none" stroke="#8a5f16" stroke-width=".8"/>'
        '<path d="M9.3 7.9H12.2A4.1 4.1 0 0 1 12.2 16.1H9.3Z" fill="none" stroke="#3a2410" stroke-width="2"/>'
    )
    put(canvas, body, 24, 24, centre, (size, size))


def seal(canvas: pygame.Surface, suit: str, centre: Centre, size: float) -> None:
    """The trump seal: the suit on cream in a gold stepped ring."""
    spikes = "".join(
        f'<path transform="translate(50 50) rotate({22.5 * i})" d="M-5-40L0-49L5-40Z" fill="{tints.GOLD}"/>'
        for i in range(16)
    )
    body = (
        f'{spikes}<circle cx="50" cy="50" r="40" fill="{tints.GOLD}"/>'
        '<circle cx="50" cy="50" r="35" fill="#fffaec" stroke="#8a5f16" stroke-width="2"/>'
    )
    put(canvas, body, 100, 100, centre, (size, size))
    sign = icons.suit(suit, max(1, round(0.42 * size)), tints.SUIT_COLOURS[suit])
    canvas.blit(sign, sign.get_rect(center=(round(centre[0]), round(centre[1]))))


def dots(canvas: pygame.Surface, centre: Centre, phase: int, u: float) -> None:
    """The pill of three dots of somebody who is thinking."""
    rect = pygame.Rect(0, 0, round(34 * u), round(16 * u))
    rect.center = round(centre[0]), round(centre[1])
    ink.rounded(canvas, rect, rect.h / 2, tints.GLASS, tints.GOLD, max(1, u))
    for i in range(3):
        colour = tints.LIGHT if i == phase % 3 else "#8a7a4a"
        ink.disc(canvas, (rect.centerx + round((i - 1) * 8 * u), rect.centery), 2.5 * u, colour)


def badge(canvas: pygame.Surface, words: str, centre: Centre, u: float, size: float = 12) -> pygame.Rect:
    """A word or number in a small dark pill."""
    style = text.BADGE.at(max(text.LEAST_SIZE, size))
    rect = pygame.Rect(
        0, 0, max(text.width(words, style, u) + round(14 * u), round(1.65 * size * u)), round(1.65 * size * u)
    )
    rect.center = round(centre[0]), round(centre[1])
    ink.rounded(canvas, rect, rect.h / 2, tints.GLASS, tints.GOLD, max(1, u))
    text.line(canvas, words, rect.center, style, u, tints.LIGHT, "centre")
    return rect


def book(canvas: pygame.Surface, rank: str, rect: pygame.Rect, u: float) -> None:
    """A small cream card for four of a rank."""
    ink.shadow(canvas, rect, 3 * u, 2 * u, 80, u)
    ink.rounded(canvas, rect, 3 * u, "#fffaf0", "#c99a3d", max(1, u))
    style = text.Style(text.SERIF, "Bold", max(text.LEAST_SIZE, 0.5 * rect.w / u))
    text.line(canvas, rank, (rect.centerx, rect.y + 0.4 * rect.h), style, u, tints.BROWN, "centre")
    side = max(3, round(0.2 * rect.w))
    for i, suit in enumerate("CDHS"):
        sign = icons.suit(suit, side, tints.SUIT_COLOURS[suit])
        canvas.blit(
            sign,
            sign.get_rect(center=(round(rect.x + rect.w * (0.2 + 0.2 * i)), round(rect.y + 0.82 * rect.h))),
        )


def sign(face: Card) -> str:
    """A card in two or three characters: "8♥"."""
    return face.text.removesuffix(face.suit) + SIGNS.get(face.suit, "")


def chosen(canvas: pygame.Surface, rect: pygame.Rect, u: float, *, strong: bool = False) -> None:
    """A thin gold frame round what may be chosen; a strong one round what is chosen."""
    if strong:
        glow(canvas, rect, min(0.065 * rect.w, 9 * u), u)
    ink.ring(canvas, rect, 0.065 * rect.w, max(2, (2.6 if strong else 1.8) * u), "#f6cf6d", u)


def glow(canvas: pygame.Surface, rect: pygame.Rect, radius: float, u: float) -> None:
    """A light round something, which leaves the thing itself clear."""
    for i in range(GLOW_RINGS):
        out = round((2 + 2 * i) * u)
        ink.rounded(
            canvas, rect.inflate(2 * out, 2 * out), radius + out, None, tints.LIGHT, 2.4 * u,
            border_alpha=0.5 * (1 - i / GLOW_RINGS) ** 1.6,
        )  # fmt: skip


# Grounds


def glass(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """Dark glass for what only stands there."""
    ink.rounded(canvas, rect, 12 * u, tints.GLASS, tints.GOLD, max(1, u), 0.58, 0.42)


def inlay(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """The stepped line let into the table round what is in play."""
    ink.veil(canvas, rect.inflate(-2 * round(4 * u), -2 * round(4 * u)), "#000000", 0.07)
    ink.deco_frame(canvas, rect, 2 * u, 7 * u, tints.GOLD, 0.42, max(1, 1.2 * u))
    ink.deco_frame(canvas, rect, 8 * u, 7 * u, tints.GOLD, 0.24, max(1, 0.8 * u))


def place(canvas: pygame.Surface, rect: pygame.Rect, u: float, *words: str, gold: bool = False) -> None:
    """A free place, dashed, with some words in it; gold when a card of the player may come there."""
    w, h, r = rect.w, rect.h, 0.08 * rect.w
    colour = tints.BRIGHT if gold else tints.LIGHT
    line = f'stroke="{colour}" stroke-width="{max(1.4, (2 if gold else 1.4) * u)}" stroke-opacity="{1 if gold else 0.55}"'
    body = (
        f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{r}" fill="#000" fill-opacity=".14"/>'
        f'<path d="{_dashes(w, h, r, u)}" fill="none" {line}/>'
    )
    put(canvas, body, w, h, rect.center, rect.size)
    step = 20 * u
    for i, word in enumerate(words):
        style = text.fit(
            word, text.BADGE.at(max(11, min(17 if i == 0 else 13, 0.28 * w / u))), w - round(6 * u), u
        )
        y = rect.centery + (i - (len(words) - 1) / 2) * step
        suited.line(canvas, word, (rect.centerx, y), style, u, tints.LIGHT, "centre")


def paper(canvas: pygame.Surface, rect: pygame.Rect, u: float) -> None:
    """A sheet of cream paper for what asks or explains."""
    ink.shadow(canvas, rect, 14 * u, 16 * u, 120, 5 * u)
    ink.rounded(canvas, rect, 14 * u, (tints.PAPER_TOP, tints.PAPER_FOOT), tints.PAPER_EDGE, max(1, 1.4 * u))


def outline(canvas: pygame.Surface, points: Sequence[tuple[int, int]], u: float, *, dashed: bool) -> None:
    """The ground of cards that belong together, dashed while they only would."""
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    w, h = max(x for x, _y in points) - left, max(y for _x, y in points) - top
    corners = " ".join(f"{x - left + 2},{y - top + 2}" for x, y in points)
    dash = (
        f'stroke-dasharray="{7 * u} {5 * u}" stroke="{tints.BRIGHT}" stroke-width="{max(1.5, 2 * u)}"'
        if dashed
        else ""
    )
    body = f'<polygon points="{corners}" fill="#f3d68f" fill-opacity="{0.1 if dashed else 0.26}" stroke-linejoin="round" {dash}/>'
    put(canvas, body, w + 4, h + 4, (left + w / 2, top + h / 2), (w + 4, h + 4))


def ribbon(
    canvas: pygame.Surface, words: str, at: tuple[int, int], u: float, size: float, most: int, *, gold: bool
) -> pygame.Rect:
    """A ribbon with swallow tails, its left end at a point: gold for what wins, dark for the rest."""
    rect, style = ribbon_rect(words, at, u, size, most), _ribbon_style(words, u, size, most)
    h = rect.h
    fill, edge = ("#f0c766", "#8a5f16") if gold else (tints.GLASS, tints.DIM)
    w, notch = rect.w, 0.28 * h
    body = (
        f'<path d="M1 1H{w - 1}L{w - notch} {h / 2}L{w - 1} {h - 1}H1L{notch} {h / 2}Z" fill="{fill}" '
        f'fill-opacity="{1 if gold else 0.86}" stroke="{edge}" stroke-width="{max(1, u)}"/>'
        f'<path d="M{0.5 * h} 3.6H{w - 0.5 * h}M{0.5 * h} {h - 3.6}H{w - 0.5 * h}" stroke="{edge}" stroke-opacity=".6" stroke-width="{0.8 * u}"/>'
    )
    put(canvas, body, w, h, rect.center, rect.size)
    colour = tints.BROWN if gold else tints.TELLS
    suited.line(canvas, words, rect.center, style, u, colour, "centre", rect.w - round(size * u))
    return rect


def ribbon_rect(words: str, at: tuple[int, int], u: float, size: float, most: int) -> pygame.Rect:
    """The place of a ribbon with these words, its left end at a point."""
    h = round(2.1 * size * u)
    wide = suited.width(words, _ribbon_style(words, u, size, most), u) + round(2.4 * size * u)
    return pygame.Rect(at[0], at[1] - h // 2, min(most, wide), h)


def _ribbon_style(words: str, u: float, size: float, most: int) -> text.Style:
    return text.fit(words, text.Style(text.SERIF, "Bold", size), most - round(2.4 * size * u), u)


def arrow(canvas: pygame.Surface, start: Centre, end: Centre, u: float) -> None:
    """A small arrow from left to right."""
    w, h = max(6.0, end[0] - start[0]), 12 * u
    body = (
        f'<path d="M1 {h / 2}H{w - 2}M{w - 2 - 0.36 * h} {0.16 * h}L{w - 2} {h / 2}L{w - 2 - 0.36 * h} {0.84 * h}" fill="none" '
        f'stroke="{tints.MUTED}" stroke-width="{1.8 * u}" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    put(canvas, body, w, h, ((start[0] + end[0]) / 2, start[1]), (w, h))


def dotted_arrow(canvas: pygame.Surface, start: Centre, end: Centre, u: float) -> None:
    """A curve of dots between two who would exchange, with a tip at each end."""
    bend = (start[0] + end[0]) / 2, max(start[1], end[1]) + 8 * u
    number = max(8, round(pygame.Vector2(start).distance_to(end) / (10 * u)))
    for i in range(1, number):
        t = i / number
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1]
        ink.disc(canvas, (round(x), round(y)), 1.7 * u, tints.LIGHT)
    for tip, back in ((start, bend), (end, bend)):
        way = (pygame.Vector2(tip) - pygame.Vector2(back)).normalize() * 13 * u
        side = way.rotate(90) * 0.45
        foot = pygame.Vector2(tip) - way
        pygame.draw.polygon(canvas, tints.LIGHT, [tip, foot + side, foot - side])


def lozenge(canvas: pygame.Surface, centre: Centre, wide: float, fill: str) -> None:
    """A trick or a marker: gold or silver when it is there, an outline when not."""
    edge = "#6f8f7f" if fill == "none" else "#8a5f16" if fill != tints.SILVER else "#66747c"
    body = f'<path d="M7 1L13 9L7 17L1 9Z" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
    put(canvas, body, 14, 18, centre, (wide, 18 / 14 * wide))


def _dashes(w: float, h: float, r: float, u: float) -> str:
    """A dashed outline as a path: dashes along each side, the corners whole."""
    e = 1.5
    x, y, a, b = e, e, w - e, h - e
    path = (
        f"M{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}M{a - r} {y}A{r} {r} 0 0 1 {a} {y + r}"
        f"M{a} {b - r}A{r} {r} 0 0 1 {a - r} {b}M{x + r} {b}A{r} {r} 0 0 1 {x} {b - r}"
    )
    for start, end, fixed, across in ((x + r, a - r, (y, b), True), (y + r, b - r, (x, a), False)):
        number = max(1, round((end - start) / (9 * u)))
        step = (end - start) / number
        for i in range(number):
            low, high = start + (i + 0.24) * step, start + (i + 0.76) * step
            for at in fixed:
                path += f"M{low:.1f} {at}H{high:.1f}" if across else f"M{at} {low:.1f}V{high:.1f}"
    return path


# Words


def bubble(
    canvas: pygame.Surface, words: Sequence[str], rect: pygame.Rect, tip: Centre, u: float, size: float
) -> None:
    """Something said: cream paper with a tail that ends at `tip`, which lies beside or above the rectangle."""
    radius = min(rect.h / 2, 18 * u)
    ink.shadow(canvas, rect, radius, 5 * u, 90, 2 * u)
    ink.rounded(canvas, rect, radius, tints.CREAM, tints.CREAM_EDGE, max(1, 1.2 * u))
    x, y = tip
    wide = 6 * u
    if x < rect.left or x > rect.right:
        at = min(max(y, rect.top + radius), rect.bottom - radius)
        base = rect.left + 2 * u if x < rect.left else rect.right - 2 * u
        points = [(base, at - wide), (x, y), (base, at + wide)]
    else:
        base = rect.top + 2 * u if y < rect.centery else rect.bottom - 2 * u
        at = min(max(x, rect.left + radius), rect.right - radius)
        points = [(at - wide, base), (x, y), (at + wide, base)]
    pygame.draw.polygon(canvas, tints.CREAM, points)
    pygame.draw.aalines(canvas, tints.CREAM_EDGE, False, points)
    for number, line in enumerate(words):
        y = rect.centery + (number - (len(words) - 1) / 2) * 1.28 * size * u
        style = text.fit(line, WORDS.at(size), rect.w - round(16 * u), u)
        suited.line(canvas, line, (rect.centerx, y), style, u, tints.BROWN, "centre", rect.w - round(12 * u))


def line(canvas: pygame.Surface, plan: Plan, quiet: str, words: str, *, mine: bool) -> pygame.Rect:
    """The one line that says what has happened and what is asked; the quiet part goes first when room is short."""
    u = plan.scale.u
    style = LINE.at(12.5) if plan.compact else LINE
    soft = text.LABEL.at(max(text.LEAST_SIZE, 0.9 * style.size))
    ends, gap = round((34 if plan.compact else 56) * u), round(16 * u)
    room = plan.size[0] - 2 * plan.margin - ends
    wide = suited.width(words, style, u)
    if quiet and wide + gap + suited.width(quiet, soft, u) > room:
        quiet = ""
    if wide > room:
        style = text.fit(words, style, room, u)
        wide = min(room, suited.width(words, style, u))
    before = suited.width(quiet, soft, u) + gap if quiet else 0
    total = wide + before + ends
    rect = pygame.Rect(0, plan.line.y, total, plan.line.h)
    rect.centerx = plan.size[0] // 2
    _ribbon(canvas, rect, u, mine=mine)
    x = rect.x + ends // 2
    if quiet:
        suited.line(canvas, quiet, (x, rect.centery), soft, u, tints.MUTED)
    colour = tints.ASKS if mine else tints.TELLS
    suited.line(canvas, words, (x + before, rect.centery), style, u, colour, "left", wide + 2)
    return rect


def _ribbon(canvas: pygame.Surface, rect: pygame.Rect, u: float, *, mine: bool) -> None:
    w, h = rect.size
    edge = tints.GOLD if mine else tints.DIM
    inner = f'<path d="M{h / 2 + 2} 3.5H{w - h / 2 - 2}M{h / 2 + 2} {h - 3.5}H{w - h / 2 - 2}" stroke="{tints.GOLD}" stroke-width="{0.7 * u}" stroke-opacity=".45"/>'
    body = (
        f'<path d="M{h / 2} .6H{w - h / 2}L{w - 1} {h / 2}L{w - h / 2} {h - 0.6}H{h / 2}L1 {h / 2}Z" fill="{tints.GLASS}" '
        f'fill-opacity=".82" stroke="{edge}" stroke-width="{max(1, 1.1 * u)}"/>{inner if mine else ""}'
    )
    put(canvas, body, w, h, rect.center, rect.size)
