"""The button in all its kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.gui import icons, ink, text, theme
from patience.gui.fonts import BAR, BRASS_BUTTON, BUTTON, READING
from patience.gui.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    import pygame

    from patience.gui.fonts import Style
    from patience.gui.theme import Ground

    Kind = Literal["brass", "paper", "quiet", "bar", "row", "round"]

STYLES: dict[str, Style] = {"brass": BRASS_BUTTON, "bar": BAR, "row": READING.at(14)}
ICON_SIZE, ICON_GAP, PADDING, PADDING_BAR = 22, 8, 14, 10
ROUND_GROUND, ROUND_INK = "#efe5ca", "#6b5a34"


class Button(Widget):
    """A button; `action` is called once a click.

    Kinds: "brass" (the one thing to do), "paper" (second choice), "quiet" (words only), "bar" (on the bar),
    "row" (a line of a menu or side list, can be `selected`), "round" (an icon on a disc: close).
    """

    def __init__(
        self,
        label: str,
        action: Callable[[], None],
        kind: Kind = "paper",
        icon: str = "",
        *,
        ground: Ground | None = None,
        tip: str = "",
        shortcut: str = "",
    ) -> None:
        super().__init__(label, ground or ("green" if kind == "bar" else "paper"))
        self.action = action
        self.kind = kind
        self.icon = icon
        self.tip = tip
        self.shortcut = shortcut
        self.worded = kind != "round"  # false: the icon alone
        self.selected = False
        self.style = STYLES.get(kind, BUTTON)
        self.click_focus = kind != "bar"  # Space after a click on the bar belongs to the table

    def natural_width(self, u: float) -> int:
        """The width it wants, in window pixels."""
        parts = [round(ICON_SIZE * u)] if self.icon else []
        if self.worded and self.label:
            # It will be drawn in a moment, and drawing tells the width for less than measuring first.
            parts.append(text.render(self.label, self.style, u, self._colour()).get_width())
        padding = PADDING_BAR if self.kind == "bar" else PADDING
        return sum(parts) + round(ICON_GAP * u) * (len(parts) - 1) + 2 * round(padding * u)

    def activate(self) -> None:
        """Call its action."""
        self.action()

    def paint(self, canvas: pygame.Surface, u: float) -> None:
        """Draw ground, icon and label."""
        getattr(self, f"_{self.kind}")(canvas, u)
        self._content(canvas, u)
        self.paint_ring(canvas, u, self.rect.h / 2 / u if self.kind == "round" else 10)

    def _brass(self, canvas: pygame.Surface, u: float) -> None:
        if not self.enabled:
            ink.rounded(
                canvas, self.rect, 10 * u, theme.BRASS_OFF, alpha=0.35 if self.ground == "green" else 1
            )
            return
        fill = (
            theme.BRASS_PRESSED if self.pressed else theme.BRASS_HOVER if self.hovered else theme.BRASS_REST
        )
        if not self.pressed:
            ink.shadow(canvas, self.rect, 10 * u, 3 * u, 70, 2 * u)
        ink.rounded(canvas, self.rect, 10 * u, fill, theme.BRASS_EDGE, max(1, u), border_alpha=0.55)

    def _paper(self, canvas: pygame.Surface, u: float) -> None:
        fill = ("#ffffff", "#fffaf0") if self.hovered else ("#ffffff", "#f8f2e2")
        if not self.enabled:
            fill = (theme.PAPER_TOP, theme.PAPER_TOP)
        elif self.pressed:
            fill = ("#ece2c8", "#ece2c8")
        ink.rounded(canvas, self.rect, 10 * u, fill, theme.BUTTON_EDGE, 1.2 * u)

    def _quiet(self, canvas: pygame.Surface, u: float) -> None:
        if self.enabled and (self.pressed or self.hovered):
            ink.rounded(canvas, self.rect, 10 * u, theme.BLACK, alpha=0.10 if self.pressed else 0.05)

    def _bar(self, canvas: pygame.Surface, u: float) -> None:
        if self.enabled and self.pressed:
            ink.rounded(canvas, self.rect, 10 * u, theme.BLACK, alpha=0.28)
        elif self.enabled and self.hovered:
            ink.rounded(canvas, self.rect, 10 * u, theme.WHITE, alpha=0.10)

    def _row(self, canvas: pygame.Surface, u: float) -> None:
        if self.selected:
            ink.rounded(canvas, self.rect, 9 * u, theme.GREEN)
        elif self.enabled and (self.pressed or self.hovered):
            ink.rounded(canvas, self.rect, 9 * u, theme.GREEN, alpha=0.22 if self.pressed else 0.12)

    def _round(self, canvas: pygame.Surface, u: float) -> None:
        shade = "#ddd0b0" if self.pressed else "#e7dabb" if self.hovered else ROUND_GROUND
        ink.rounded(canvas, self.rect, self.rect.h / 2, shade, alpha=1 if self.enabled else 0.5)
        del u

    def _colour(self) -> str:
        if self.kind == "brass":
            return theme.BRASS_TEXT if self.enabled else theme.BRASS_OFF_TEXT
        if not self.enabled:
            return theme.OFF_ON_GREEN if self.ground == "green" else theme.OFF_ON_PAPER
        if self.selected and self.kind == "row":
            return theme.WHITE
        if self.kind == "round":
            return ROUND_INK
        if self.kind == "bar" or (self.kind == "quiet" and self.ground == "green"):
            return theme.CREAM
        return theme.INK_SECOND if self.kind == "quiet" else theme.INK

    def _content(self, canvas: pygame.Surface, u: float) -> None:
        colour = self._colour()
        label = self.label if self.worded else ""
        size = round((18 if self.kind == "round" else ICON_SIZE) * u)
        gap = round(ICON_GAP * u) if self.icon and label else 0
        taken = (size if self.icon else 0) + gap
        room = self.rect.w - taken - 2 * round((PADDING if self.kind == "row" else 9) * u)
        style = self.style.weigh("SemiBold") if self.selected else self.style
        wide = text.render(label, style, u, colour).get_width() if label else 0
        if wide > room:
            style = text.fit(label, style, room, u)
            label = text.ellipsis(label, style, room, u)
            wide = text.width(label, style, u)
        x = self.rect.x + (self.rect.w - taken - wide) // 2
        if self.kind == "row":
            x = self.rect.x + round(PADDING * u)
        if self.icon:
            line = 2.0 if self.kind == "round" else 1.8
            canvas.blit(icons.icon(self.icon, size, colour, line), (x, self.rect.centery - size // 2))
        if label:
            text.line(canvas, label, (x + taken, self.rect.centery), style, u, colour)
