"""The painting of a panel's paper: in the middle of the window, or as a sheet that fills it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import ink, text, theme

if TYPE_CHECKING:
    import pygame

    from patience.gui.panels.frame import Panel

FOOT, SHEET_HEAD = 78, 48  # logical


def card(canvas: pygame.Surface, box: pygame.Rect, u: float) -> None:
    """The paper itself: shadow, ground, edge, deco frame."""
    ink.shadow(canvas, box, 18 * u, 26 * u, 150, 12 * u, hollow=True)
    ink.rounded(canvas, box, 18 * u, (theme.PAPER_TOP, theme.PAPER_FOOT), theme.PAPER_EDGE, 1.2 * u)
    ink.deco_frame(canvas, box, 9 * u, 5 * u, theme.BRASS, 0.75, max(1, u))


def page(canvas: pygame.Surface, panel: Panel) -> None:
    """Paper with the panel's title, its note, the line above the foot."""
    u, px, box = panel.scale.u, panel.scale.px, panel.box
    card(canvas, box, u)
    right, left = panel.closer.rect.x - px(24), box.x + px(34)
    at = left, box.y + px(45)
    title = text.line(canvas, panel.title, at, text.PANEL_TITLE, u, theme.INK, most=right - left)
    room = right - title.right - px(24)
    if panel.note and room > px(120):
        style = text.fit(panel.note, text.LABEL.at(13.5), room, u)
        at = right, box.y + px(47)
        text.line(canvas, panel.note, at, style, u, theme.INK_SECOND, "right", most=room)
    ink.title_rule(canvas, left, box.y + px(70), box.w - 2 * px(34), u, theme.PAPER_TOP)
    if panel.foot_left or panel.foot_right:
        line = box.x + px(18), box.bottom - px(FOOT), box.w - 2 * px(18), max(1, px(1))
        ink.veil(canvas, line, theme.HAIRLINE)


def sheet(canvas: pygame.Surface, panel: Panel) -> None:
    """A sheet over the whole window with a narrow head."""
    u, px, bounds = panel.scale.u, panel.scale.px, panel.bounds
    ink.rounded(canvas, bounds, 0, (theme.PAPER_TOP, theme.PAPER_FOOT))
    tall = px(SHEET_HEAD)
    canvas.fill("#f3ead1", (0, 0, bounds.w, tall))
    ink.veil(canvas, (0, tall - max(1, px(1)), bounds.w, max(1, px(1))), theme.BRASS, 0.9)
    shown = [button.rect.x for button in (*panel.foot_right, *panel.foot_left) if button.visible]
    left = panel.closer.rect.right + px(4)
    room = min([bounds.w - px(12), *shown]) - px(8) - left
    style = text.fit(panel.title, text.GAME_NAME, room, u, 14)
    text.line(canvas, panel.title, (left, tall // 2), style, u, theme.INK, most=room)
