"""Drawing primitives with smooth edges, all cached, all respecting the clip of the surface they draw on.

Lengths are window pixels. Large shapes are never rastered whole: their ends are, and the middle is stretched.
"""

from __future__ import annotations

import io
from math import ceil
from typing import TYPE_CHECKING

import pygame

from patience.gui.cache import Cache
from patience.gui.theme import BLACK, BRASS, WHITE

if TYPE_CHECKING:
    Fill = str | tuple[str, str] | None
    Box = pygame.Rect | tuple[int, int, int, int]


SHAPES = Cache(600, name="shape")


def raster(body: str, w: float, h: float, size: tuple[int, int]) -> pygame.Surface:
    """An SVG fragment with a view of w x h drawn at exactly that size; not cached."""
    size = max(1, size[0]), max(1, size[1])
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    # SDL keeps the proportions of the view, so rounding can leave it one pixel short.
    drawn = drawn if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


def svg(body: str, w: float, h: float, size_px: tuple[int, int]) -> pygame.Surface:
    """An SVG fragment with a view of w x h drawn at exactly that size, cached: do not draw on it."""
    return SHAPES.get(("svg", body, w, h, size_px), lambda: raster(body, w, h, size_px))


def veil(surface: pygame.Surface, rect: Box, colour: str, alpha: float = 1.0) -> None:
    """A flat rectangle, alpha 0..1: hairlines, scrims, separators."""
    if alpha >= 1:
        surface.fill(colour, rect)
        return
    area = pygame.Rect(rect).clip(surface.get_clip())
    if area.w and area.h:
        sheet = pygame.Surface(area.size)
        sheet.fill(colour)
        sheet.set_alpha(round(alpha * 255))
        surface.blit(sheet, area)


def rounded(
    surface: pygame.Surface,
    rect: Box,
    radius: float,
    fill: Fill = None,
    border: str | None = None,
    width: float = 1.0,
    alpha: float = 1.0,
    border_alpha: float = 1.0,
) -> None:
    """A rounded rectangle, filled flat or with a (top, foot) gradient; the border lies inside."""
    x, y, w, h = rect
    if w < 1 or h < 1:
        return
    radius = min(radius, w / 2, h / 2)
    end = ceil(max(radius, width)) + 1
    narrow = min(w, 2 * end + 1)
    key = ("rr", narrow, h, round(radius, 2), fill, border, round(width, 2), alpha, border_alpha)

    def draw() -> pygame.Surface:
        body = _rounded_svg(narrow, h, radius, fill, border, width, alpha, border_alpha)
        return raster(body, narrow, h, (narrow, h))

    piece = SHAPES.get(key, draw)
    if narrow == w:
        surface.blit(piece, (x, y))
        return
    surface.blit(piece, (x, y), (0, 0, end, h))
    surface.blit(piece, (x + w - end, y), (end + 1, 0, end, h))
    middle = pygame.Rect(x + end, y, w - 2 * end, h)
    if middle.colliderect(surface.get_clip()):
        surface.blit(pygame.transform.scale(piece.subsurface((end, 0, 1, h)), middle.size), middle)


def _rounded_svg(
    w: int,
    h: int,
    radius: float,
    fill: Fill,
    border: str | None,
    width: float,
    alpha: float,
    border_alpha: float,
) -> str:
    defs, paint = "", fill or "none"
    if isinstance(fill, tuple):
        paint = "url(#g)"
        defs = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
            f'<stop offset="0" stop-color="{fill[0]}"/><stop offset="1" stop-color="{fill[1]}"/>'
            "</linearGradient></defs>"
        )
    inset = width / 2 if border else 0
    stroke = f' stroke="{border}" stroke-width="{width}" stroke-opacity="{border_alpha}"' if border else ""
    return (
        f'{defs}<rect x="{inset}" y="{inset}" width="{w - 2 * inset}" height="{h - 2 * inset}" '
        f'rx="{max(0, radius - inset)}" fill="{paint}" fill-opacity="{alpha}"{stroke}/>'
    )


def ring(
    surface: pygame.Surface, rect: Box, radius: float, width: float, colour: str, gap: float = 0
) -> None:
    """A ring outside the rectangle, `gap` away from it."""
    out = round(gap + width)
    grown = pygame.Rect(rect).inflate(2 * out, 2 * out)
    rounded(surface, grown, radius + out, None, colour, width)


def shadow(
    surface: pygame.Surface,
    rect: Box,
    radius: float,
    blur: float,
    alpha: int,
    dy: float = 0,
    colour: str = BLACK,
    hollow: bool = False,
) -> None:
    """A soft shadow or glow of a rounded rectangle, alpha 0..255; `hollow` leaves its hidden middle out."""
    x, y, w, h = rect
    # A large blur is drawn small and enlarged: it costs a fraction and looks the same.
    part = next((part for limit, part in ((6, 1), (16, 2), (32, 4)) if blur < limit), 8)
    reach = max(1, round(blur / part))
    margin = (2 * reach + 1) * part
    end = 2 * margin + part * ceil(radius / part)
    small_w, small_h = min(w, 2 * (end - margin + part)), min(h, 2 * (end - margin + part))
    key = ("shadow", small_w, small_h, round(radius, 1), reach, part, alpha, colour)
    patch = SHAPES.get(key, lambda: _shadow_patch(small_w, small_h, radius, reach, part, alpha, colour))
    whole = pygame.Rect(x - margin, y - margin + round(dy), w + 2 * margin, h + 2 * margin)
    _nine(surface, patch, whole, end, hollow)


def _shadow_patch(
    w: int, h: int, radius: float, reach: int, part: int, alpha: int, colour: str
) -> pygame.Surface:
    pad = 2 * reach + 1  # gaussian_blur reaches twice its radius
    tint = pygame.Color(colour).rgb
    inner = pygame.Rect(pad, pad, max(1, round(w / part)), max(1, round(h / part)))
    shape = pygame.Surface((inner.w + 2 * pad, inner.h + 2 * pad), pygame.SRCALPHA)
    shape.fill((*tint, 0))
    pygame.draw.rect(shape, (*tint, alpha), inner, border_radius=round(radius / part))
    soft = pygame.transform.gaussian_blur(shape, reach)
    return soft if part == 1 else pygame.transform.smoothscale(soft, (w + 2 * pad * part, h + 2 * pad * part))


def _nine(surface: pygame.Surface, patch: pygame.Surface, whole: pygame.Rect, end: int, hollow: bool) -> None:
    """Draw the patch over the rectangle: its four corners as they are, the parts between them stretched."""
    columns = _thirds(patch.get_width(), whole.w, end)
    rows = _thirds(patch.get_height(), whole.h, end)
    clip = surface.get_clip()
    for r, (sy, sh, dy, dh) in enumerate(rows):
        for c, (sx, sw, dx, dw) in enumerate(columns):
            target = pygame.Rect(whole.x + dx, whole.y + dy, dw, dh)
            if (hollow and len(rows) == len(columns) == 3 and r == c == 1) or not target.colliderect(clip):
                continue
            if (sw, sh) == (dw, dh):
                surface.blit(patch, target, (sx, sy, sw, sh))
            else:
                surface.blit(pygame.transform.scale(patch.subsurface((sx, sy, sw, sh)), (dw, dh)), target)


def _thirds(have: int, want: int, end: int) -> list[tuple[int, int, int, int]]:
    """Start and length in the patch, start and length in the target, of each third of one axis."""
    if have == want:
        return [(0, have, 0, want)]
    end = min(end, (have - 1) // 2)
    return [(0, end, 0, end), (end, have - 2 * end, end, want - 2 * end), (have - end, end, want - end, end)]


def deco_frame(
    surface: pygame.Surface, rect: Box, inset: float, step: float, colour: str, alpha: float, width: float = 1
) -> None:
    """A hairline frame with two-step corners, set in from the rectangle, on whole pixels."""
    box = pygame.Rect(rect).inflate(-2 * round(inset), -2 * round(inset))
    t = max(1, round(width))
    s = max(t + 1, round(step))
    if box.w < 6 * s or box.h < 6 * s:
        return
    veil(surface, (box.x + 2 * s, box.y, box.w - 4 * s, t), colour, alpha)
    veil(surface, (box.x + 2 * s, box.bottom - t, box.w - 4 * s, t), colour, alpha)
    veil(surface, (box.x, box.y + 2 * s, t, box.h - 4 * s), colour, alpha)
    veil(surface, (box.right - t, box.y + 2 * s, t, box.h - 4 * s), colour, alpha)
    for right in (False, True):
        for foot in (False, True):
            _corner(surface, box, s, t, colour, alpha, right, foot)


def _corner(
    surface: pygame.Surface,
    box: pygame.Rect,
    s: int,
    t: int,
    colour: str,
    alpha: float,
    right: bool,
    foot: bool,
) -> None:
    """The two steps of one corner, as four lines that nowhere lie on each other."""
    for dx, dy, w, h in ((2 * s, t, t, s), (s, s, s, t), (s, s + t, t, s), (t, 2 * s, s - t, t)):
        x = box.right - dx - w if right else box.x + dx
        y = box.bottom - dy - h if foot else box.y + dy
        veil(surface, (x, y, w, h), colour, alpha)


def title_rule(surface: pygame.Surface, x: int, y: int, width: int, u: float, ground: str) -> None:
    """A brass rule with one open diamond 26 (logical) from its left end; y is the middle of the line."""
    line = max(1, round(1.2 * u))
    veil(surface, (x, y - line // 2, width, line), BRASS)
    w, h = round(14 * u), round(11 * u) | 1
    body = f'<path d="M7 1L13 5.5L7 10L1 5.5Z" fill="{ground}" stroke="{BRASS}" stroke-width="1.2"/>'
    surface.blit(svg(body, 14, 11, (w, h)), (x + round(26 * u) - w // 2, y - h // 2))


def disc(surface: pygame.Surface, centre: tuple[int, int], radius: float, colour: str) -> None:
    """A filled circle."""
    size = round(2 * radius)
    rounded(surface, (centre[0] - size // 2, centre[1] - size // 2, size, size), size / 2, colour)


def clip_rounded(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A copy of the picture with its corners rounded off."""
    cut = surface.convert_alpha()
    w, h = cut.get_size()
    r = min(ceil(radius), w // 2, h // 2)
    mask = svg(f'<circle cx="{r}" cy="{r}" r="{radius}" fill="{WHITE}"/>', 2 * r, 2 * r, (2 * r, 2 * r))
    for x, sx in ((0, 0), (w - r, r)):
        for y, sy in ((0, 0), (h - r, r)):
            cut.blit(mask, (x, y), (sx, sy, r, r), special_flags=pygame.BLEND_RGBA_MIN)
    return cut
