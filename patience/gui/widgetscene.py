"""A scene with controls: pointer and keyboard come to them, one has the focus, a tooltip names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.gui.order import ARROWS, following, nearest
from patience.gui.scene import Scene
from patience.gui.theme import Scale

if TYPE_CHECKING:
    from pygame.event import Event

    from patience.gui.widget import Point, Widget

TIP_DELAY = 0.45  # s
NOWHERE = (-1, -1)


class WidgetScene(Scene):
    """A scene with controls: it brings pointer and keyboard to them.

    Subclasses place their widgets in `layout`, after calling this one, and end `paint` with `paint_widgets`.
    """

    def __init__(self, interface: float = 1.0) -> None:
        super().__init__()
        self.interface = interface
        self.scale = Scale((1280, 800), interface)
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.keyboard = False  # whether the focus shows: the keyboard was used last
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._pointer = NOWHERE
        self._tip: Widget | None = None
        self._tip_due: float | None = None

    def add(self, *widgets: Widget) -> None:
        """Take widgets in; Tab visits them in this order."""
        for widget in widgets:
            widget.host = self._report
            self.widgets.append(widget)
            self._report(widget)

    def drop(self, *widgets: Widget) -> None:
        """Put widgets out."""
        for widget in widgets:
            self._report(widget)
            if widget in (self._held, self._hovered):
                self.release()
            if widget is self.focused:
                self.focus(None)
            self.widgets.remove(widget)
            widget.host = None

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""
        return bool(self.focused and self.focused.takes_text)

    def layout(self, size: tuple[int, int]) -> None:
        """Work out the scale of a window of that size; all that is held is let go."""
        self.release()
        self.scale = Scale(size, self.interface)
        super().layout(size)

    def paint_widgets(self, canvas: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the widgets the area touches, and the tooltip over them."""
        before = canvas.get_clip()
        for widget in self.widgets:
            if widget.visible and widget.reach(self.scale.u).colliderect(area):
                if widget.area:
                    canvas.set_clip(before.clip(widget.area.rect))
                widget.paint(canvas, self.scale.u)
                canvas.set_clip(before)
        if self._tip:
            from patience.gui import tooltip  # only when one is shown

            tooltip.paint(canvas, self._tip, self.bounds, self.scale.u)

    def at(self, pos: Point) -> Widget | None:
        """The widget at a point: one that really lies there before one that is only near."""
        shown = [widget for widget in reversed(self.widgets) if widget.visible]
        for least in ((0, 0), self.scale.least_hit):
            for widget in shown:
                if widget.hit(pos, least):
                    return widget
        return None

    def handle(self, event: Event) -> bool:
        """Bring an event to the widget it is for."""
        kind = event.type
        left = getattr(event, "button", 0) == pygame.BUTTON_LEFT
        used = False
        if kind == pygame.MOUSEMOTION:
            used = self._move(event.pos)
        elif kind == pygame.MOUSEBUTTONDOWN and left:
            used = self._press(event.pos)
        elif kind == pygame.MOUSEBUTTONUP and left:
            used = self._release(event.pos)
        elif kind == pygame.MOUSEWHEEL:
            used = self._wheel(getattr(event, "precise_y", event.y))
        elif kind == pygame.KEYDOWN:
            used = self._key(event)
        elif kind == pygame.TEXTINPUT and self.focused and self.focused.usable:
            used = self.focused.type(event.text, self.scale.u)
        elif kind in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.release()
        return used

    def tick(self, now: float) -> float | None:
        """Show the tooltip when the pointer has rested long enough."""
        if self._tip or not self._hovered or not self._hovered.tip or self._held:
            return None
        if self._tip_due is None:
            self._tip_due = now + TIP_DELAY
        if now < self._tip_due:
            return self._tip_due - now
        self._show_tip(self._hovered)
        return None

    def release(self) -> None:
        """Let go of the pointer: nothing is held, nothing is under it."""
        self._show_tip(None)
        for widget in (self._held, self._hovered):
            if widget:
                widget.states(hovered=False, pressed=False)
        self._held = self._hovered = None

    def leave(self) -> None:
        """Let go of pointer and keyboard."""
        self.release()
        self.focus(None)
        self._pointer = NOWHERE

    def focus(self, widget: Widget | None, ring: bool | None = None) -> None:
        """Give the keyboard to a widget or to none; `ring` says whether that shows (as it did, if None)."""
        self.keyboard = self.keyboard if ring is None else ring
        if self.focused and self.focused is not widget:
            self.focused.focus(False)
        self.focused = widget
        if widget:
            if widget.area:
                widget.area.show(widget)
            widget.focus(True, self.keyboard)

    def focus_next(self, step: int = 1) -> bool:
        """Move the focus on in the order of the widgets, round and round; false when none can have it."""
        return self._focus_if(following(self.focused, self.widgets, step))

    def focus_towards(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest widget in a direction; false when there is none."""
        return self._focus_if(nearest(self.focused, self.widgets, dx, dy))

    def _focus_if(self, widget: Widget | None) -> bool:
        if widget:
            self.focus(widget, ring=True)
        return widget is not None

    def _report(self, widget: Widget) -> None:
        self.invalidate(widget.reach(self.scale.u))

    def _show_tip(self, widget: Widget | None) -> None:
        self._tip_due = None
        if widget is self._tip:
            return
        from patience.gui import tooltip  # only when one is shown

        for shown in (self._tip, widget):
            if shown:
                self.invalidate(tooltip.reach(shown, self.bounds, self.scale.u))
        self._tip = widget

    def _move(self, pos: Point) -> bool:
        self._pointer = pos
        if held := self._held:
            held.drag(pos, self.scale.u)
            if self._held is held:  # what it does may have laid the scene out anew
                held.states(pressed=held.hit(pos, self.scale.least_hit))
            return True
        under = self.at(pos)
        if under is not self._hovered:
            self._show_tip(None)
            if self._hovered:
                self._hovered.states(hovered=False)
            self._hovered = under
            if under:
                under.states(hovered=True)
        if under:
            under.hover_at(pos, self.scale.u)
        return under is not None

    def _press(self, pos: Point) -> bool:
        self._move(pos)
        self._show_tip(None)
        under = self._hovered
        if under and under.usable:
            self._held = under
            if under.click_focus:
                self.focus(under if under.focusable else None, ring=False)
            under.states(pressed=True)
            under.press(pos, self.scale.u)
        elif not under:
            self.focus(None, ring=False)
        return under is not None

    def _release(self, pos: Point) -> bool:
        held, self._held = self._held, None
        if not held:
            return False
        held.states(pressed=False)
        inside = held.hit(pos, self.scale.least_hit)
        if held.usable:
            held.release(pos, self.scale.u, inside)
        if held in self.widgets and self._pointer != NOWHERE:  # it may have opened a panel over this scene
            self._move(pos)
        return True

    def _wheel(self, steps: float) -> bool:
        shown = (widget for widget in reversed(self.widgets) if widget.visible)
        if not any(widget.wheel(self._pointer, steps, self.scale.u) for widget in shown):
            return False
        if not self._held:
            self._move(self._pointer)  # something else may lie under the pointer now
        return True

    def _key(self, event: Event) -> bool:
        self._show_tip(None)
        plain = not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_TAB and plain:
            return self.focus_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        widget = self.focused
        if widget and widget.usable:
            if widget.key(event, self.scale.u):
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and plain:
                widget.activate()
                return True
        if event.key in ARROWS and plain and self.focus_towards(*ARROWS[event.key]):
            return True
        return plain and any(
            w.visible and w.key(event, self.scale.u) for w in self.widgets if not w.focusable
        )
