"""Where everything of the start screen lies, and what of it is no widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import ink, text, theme
from patience.gui.panels import emblem, wall
from patience.words import _

if TYPE_CHECKING:
    from patience.gui.panels.tile import Tile
    from patience.gui.start import StartScene

HEAD, HEAD_TINY, MARGIN, MARGIN_TINY, GAP, GAP_TINY = 72, 46, 32, 16, 16, 10  # logical
FOOT_TALL, FOOT, FOOT_TINY = (
    102,
    86,
    46,
)  # logical, of a tile; tall where the line below the name needs two rows
HERO, HERO_TINY, EDGE, EDGE_TINY = 128, 60, 24, 12  # logical
BANNER, BANNER_TINY = 132, 62  # logical

TALL, TALL_SMALL = 0.8, 0.6  # the height of a picture in its width, where there are several groups
ONE_ROW = 215  # logical width of a tile whose line needs no second row


class Heading(NamedTuple):
    """The name of a group, at a height counted from the top of the content."""

    title: str
    line: str
    y: int


def place(scene: StartScene) -> None:
    """Place all widgets of the start screen."""
    px, tiny = scene.scale.px, scene.scale.tiny
    _head(scene)
    top = px(HEAD_TINY if tiny else HEAD)
    margin = px(MARGIN_TINY if tiny else MARGIN)
    window = pygame.Rect(0, top, scene.size[0] - px(3), scene.size[1] - top)
    whole = scene.size[0] - 2 * margin
    y = px(10 if tiny else 18)
    room = window.h
    if scene.hero:
        below = _hero(scene, pygame.Rect(margin, y, whole, px(HERO_TINY if tiny else HERO)))
        # While the hero is hidden by a search, the tiles keep the size they have beside it.
        y, room = (below, room) if scene.hero.visible else (y, room - below + y)
    found = scene.found
    for tile in scene.tiles:
        tile.visible = tile in found
    scene.groups = []
    for title in dict.fromkeys(tile.entry.group for tile in found):
        scene.groups.append(Heading(title, "" if tiny else _line_of(title), y + px(10 if tiny else 12)))
        y += px(26 if tiny else 36)
        y = _tiles(scene, [tile for tile in found if tile.entry.group == title], margin, y, room)
        y += px(EDGE_TINY if tiny else EDGE)
    y = _banner(scene, margin, y, whole)
    scene.all_button.visible = not scene.groups
    wide = scene.all_button.natural_width(scene.scale.u)
    scene.area.put(scene.all_button, pygame.Rect((scene.size[0] - wide) // 2, y + px(100), wide, px(42)))
    scene.area.place(window, y if scene.groups else 0)


def _line_of(title: str) -> str:
    lines = {
        _("Patience"): _("for one, every deal has a number"),
        _("Company"): _("you and the computer players, round one table"),
    }
    return lines.get(title, "")


def _banner(scene: StartScene, margin: int, y: int, whole: int) -> int:
    """Place the way to fortune telling below the groups; the y below it."""
    px, tiny, banner = scene.scale.px, scene.scale.tiny, scene.banner
    if not banner:
        return y
    banner.visible = banner.matches(scene.search.value.casefold().split())
    if not banner.visible:
        return y
    scene.groups.append(Heading(banner.entry.group, "", y + px(10 if tiny else 12)))
    y += px(26 if tiny else 36)
    banner.small = tiny
    scene.area.put(banner, pygame.Rect(margin, y, whole, px(BANNER_TINY if tiny else BANNER)))
    return banner.rect.h + y + px(EDGE_TINY if tiny else EDGE)


def _head(scene: StartScene) -> None:
    px, tiny = scene.scale.px, scene.scale.tiny
    margin = px(MARGIN_TINY if tiny else MARGIN)
    side, tall = (px(34), px(32)) if tiny else (px(42), px(40))
    middle = px(HEAD_TINY if tiny else HEAD) // 2
    right = scene.size[0] - margin + px(6)
    scene.settings_button.rect = pygame.Rect(right - side, middle - side // 2, side, side)
    wide = px(190) if tiny else px(300)
    left = margin + px(48 if tiny else 76) + text.width(_house(), _wordmark(scene), scene.scale.u) + px(16)
    at = scene.settings_button.rect.x - px(8)
    wide = min(wide, at - left)
    scene.search.rect = pygame.Rect(at - wide, middle - tall // 2, wide, tall)
    scene.search.visible = wide >= px(80)


def _house() -> str:
    return _("Patience Parlour")


def _wordmark(scene: StartScene) -> text.Style:
    return text.WORDMARK.at(18) if scene.scale.tiny else text.WORDMARK


def _hero(scene: StartScene, box: pygame.Rect) -> int:
    assert scene.hero
    px, tiny = scene.scale.px, scene.scale.tiny
    shown = not scene.search.value
    scene.hero.visible = scene.hero.button.visible = shown
    scene.hero.small = tiny
    scene.area.put(scene.hero, box)
    scene.area.put(scene.hero.button, scene.hero.button_place(box, scene.scale.u))
    return box.bottom + px(14 if tiny else 22)


def _tiles(scene: StartScene, tiles: list[Tile], margin: int, y: int, tall: int) -> int:
    """Place the tiles of a group in rows; the y below them."""
    px, tiny = scene.scale.px, scene.scale.tiny
    small = tiny and scene.scale.height < 700
    gap = px(GAP_TINY if tiny else GAP)
    foot = px(FOOT_TINY if small else FOOT)
    whole = scene.size[0] - 2 * margin
    # Found or not, a tile keeps its size, so that typing does not make the others jump about more than needed.
    count = sum(tile.entry.group == tiles[0].entry.group for tile in scene.tiles)
    least = px(134 if tiny else 150), px(82 if tiny else 100)
    several = len({tile.entry.group for tile in scene.tiles}) > 1

    def spread_of(foot: int) -> wall.Wall:
        room = tall - y - px(EDGE_TINY if tiny else EDGE)
        return (
            wall.grid(count, whole, gap, least[0], TALL_SMALL if small else TALL)
            if several
            else wall.spread(count, whole, room, gap, foot, least)
        )

    spread = spread_of(foot)
    if not small and wall.width_of(whole, gap, spread.rows[0]) < px(ONE_ROW):
        foot = px(FOOT_TALL)
        spread = spread_of(foot)
    filtered = len(tiles) < count
    rows = spread.rows if not filtered else [spread.rows[0]] * (-(-len(tiles) // spread.rows[0]))
    rest = iter(tiles)
    for row in rows:
        wide = wall.width_of(whole, gap, row)
        for number, tile in zip(range(row), rest):  # noqa: B905 - the last row may be short
            left = margin + round(number * (wide + gap))
            right = margin + round(number * (wide + gap) + wide)
            tile.tall, tile.small = spread.picture, small
            scene.area.put(tile, pygame.Rect(left, y, right - left, spread.picture + foot))
        y += spread.picture + foot + gap
    return y - gap


def paint(scene: StartScene, canvas: pygame.Surface, area: pygame.Rect) -> None:
    """Draw ground, head, headings."""
    u, px, tiny = scene.scale.u, scene.scale.px, scene.scale.tiny
    canvas.blit(emblem.ground(scene.size), area, area)
    head = pygame.Rect(0, 0, scene.size[0], px(HEAD_TINY if tiny else HEAD))
    ink.veil(canvas, head, theme.NIGHT, 0.45)
    ink.veil(canvas, (0, head.bottom - max(1, px(1)), head.w, max(1, px(1))), theme.BRASS, 0.38)
    margin, size = (px(MARGIN_TINY), px(38)) if tiny else (px(MARGIN), px(60))
    sign = emblem.emblem(size)
    canvas.blit(sign, (margin, head.centery - sign.get_height() // 2))
    style, left = _wordmark(scene), margin + px(48 if tiny else 76)
    room = (scene.search.rect.x if scene.search.visible else scene.settings_button.rect.x) - px(12) - left
    style = text.fit(_house(), style, room, u, 12)
    text.line(canvas, _house(), (left, head.centery - u), style, u, theme.CREAM, most=room)
    before = canvas.get_clip()
    canvas.set_clip(before.clip(scene.area.rect))
    shift = scene.area.rect.y - scene.area.offset
    for group in scene.groups:
        _heading(canvas, group, pygame.Rect(margin, group.y + shift, scene.size[0] - 2 * margin, 0), u, tiny)
    if not scene.groups:
        _nothing(scene, canvas)
    canvas.set_clip(before)


def _heading(canvas: pygame.Surface, group: Heading, at: pygame.Rect, u: float, tiny: bool) -> None:
    style = text.GROUP.at(16) if tiny else text.GROUP
    x = text.line(canvas, group.title, at.topleft, style, u, theme.CREAM).right + round(12 * u)
    if group.line:
        x = text.line(canvas, group.line, (x, at.y + u), text.LABEL, u, theme.SAGE).right + round(16 * u)
    size = round(9 * u) | 1
    body = f'<path d="M4.5 .5L8.5 4.5L4.5 8.5L.5 4.5Z" fill="{theme.BRASS}" fill-opacity=".8"/>'
    canvas.blit(ink.svg(body, 9, 9, (size, size)), (x, at.y - size // 2))
    line = x + size + round(4 * u)
    ink.veil(canvas, (line, at.y, max(0, at.right - line), max(1, round(u))), theme.BRASS, 0.35)


def _nothing(scene: StartScene, canvas: pygame.Surface) -> None:
    """Say kindly that no game has that name."""
    u = scene.scale.u
    words = _("No game here answers to “{words}”.").format(words=scene.search.value.strip())
    style = text.GROUP.at(17) if scene.scale.tiny else text.GROUP
    room = scene.size[0] - round(40 * u)
    at = scene.size[0] // 2, scene.all_button.rect.y - round(50 * u)
    text.line(canvas, words, at, text.fit(words, style, room, u, 13), u, theme.CREAM, "centre", most=room)
    more = _("Try part of a name, like “ten” or “carpet”.")
    at = at[0], at[1] + round(28 * u)
    text.line(canvas, more, at, text.LABEL, u, theme.MIST, "centre", most=room)
