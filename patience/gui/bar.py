"""The bar above the table and the status line below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from patience.gui import icons, ink, text
from patience.gui.buttons import Button
from patience.gui.theme import BRASS, CREAM, SAGE, WHITE, bar_colour
from patience.words import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from patience.gui.theme import Scale


LONGEST_DEAL, GAP = 230, 13  # logical px for deal number and options; between groups of buttons
SMALL = text.CAPTION.at(11)
CLOCK = 14  # and for the sign before the time


class Facts(NamedTuple):
    """What bar and status line say."""

    title: str
    deal: int
    options: str
    moves: int
    home: int
    total: int
    home_label: str
    message: str
    time: str = ""  # where it is shown


class DealButton(Button):
    """The line below the name: second text until the pointer is on it."""

    def _colour(self) -> str:
        return CREAM if self.hovered or self.ringed else SAGE


class Bar:
    """Its buttons, and where everything stands."""

    def __init__(self, actions: dict[str, Callable[[], None]]) -> None:
        def button(label: str, name: str, shortcut: str = "") -> Button:
            return Button(label, actions[name], "bar", name, tip=label, shortcut=shortcut)

        self.games = button(_("Games"), "games", "Esc")
        self.middle = [
            button(_("New"), "new", "N"),
            button(_("Restart"), "restart", "Shift+R"),
            button(_("Undo"), "undo", "U"),
            button(_("Redo"), "redo", "R"),
            button(_("Hint"), "hint", "H"),
        ]
        self.right = [button(_("Rules"), "rules", "F1"), button(_("Settings"), "settings", "S")]
        self.more = button(_("More"), "more", "F10")
        self.deal = DealButton("", actions["deal"], "bar", tip=_("Deal number"), shortcut="D")
        self.deal.style = text.CAPTION
        self.widgets = [self.games, self.deal, *self.middle, *self.right, self.more]
        self.separators: list[int] = []
        self.title_x = 0
        self.tells = True  # how far the game has come, on a tiny bar
        self.time = pygame.Rect(0, 0, 0, 0)  # where the played time is shown, if it is

    def named(self, icon: str) -> Button:
        """The button with that icon."""
        return next(button for button in self.widgets if button.icon == icon)

    def layout(self, scale: Scale, width: int, facts: Facts) -> None:
        """Place the buttons in a window of that width."""
        self.separators = []
        for button in self.widgets:
            button.visible = True
            button.worded = scale.mode == "wide" or button is self.deal
        self.more.visible = scale.tiny
        for button in (*self.right, self.middle[1]):
            button.visible = not scale.tiny
        words = _("Deal {number}").format(number=grouped(facts.deal))
        if facts.options and not scale.tiny:
            words += f" · {facts.options}"
        # A long list of options must not push the buttons aside; the tooltip has it whole.
        most = scale.px(LONGEST_DEAL if scale.mode == "wide" else LONGEST_DEAL - 60)
        self.deal.label = text.ellipsis(words, self.deal.style, most, scale.u)
        self.deal.tip = _("Deal number") if self.deal.label == words else words
        tall = scale.px(34 if scale.tiny else 42)
        top = (scale.bar - tall) // 2
        x = self._row([self.games], scale.px(1 if scale.tiny else 8), top, tall, scale)
        if not scale.tiny:
            self.separators.append(x + scale.px(8))
            x += scale.px(24)
        self.title_x = x + scale.px(4 if scale.tiny else 0)
        deal_w = self.deal.natural_width(scale.u)
        self.deal.rect = pygame.Rect(
            self.title_x - scale.px(10),
            scale.bar // 2 - scale.px(0 if scale.tiny else 1),
            deal_w,
            scale.bar // 2 - scale.px(4),
        )
        name = text.width(facts.title, self._name_style(scale), scale.u)
        free = max(self.title_x + name, self.deal.rect.right) + scale.px(14)
        end = self._right(scale, width, top, tall)
        moves, home = _told(facts._replace(time=_widest(facts.time)), scale)
        widest = max(text.width(moves, text.CAPTION, scale.u), text.width(home, SMALL, scale.u))
        told = widest + scale.px(10) if scale.tiny else 0
        buttons = self._middle_width(scale, tall)
        self.tells = free + buttons + told <= end  # on the narrowest bars the buttons need all room
        self._centre(scale, width, free, end - told * self.tells, top, tall)
        self.time = self._time(scale, width, facts)

    def _time(self, scale: Scale, width: int, facts: Facts) -> pygame.Rect:
        """Where the time stands: it takes the width of the widest digits, so that nothing beside it moves."""
        if scale.tiny:
            right, left = width - scale.px(54), self.middle[-1].rect.right
            return pygame.Rect(left, scale.px(21), right - left, scale.px(15))
        x = scale.px(20) + text.width(_told(facts, scale)[0], text.LABEL, scale.u) + scale.px(22)
        wide = scale.px(CLOCK + 6) + text.width(_widest(facts.time), text.LABEL, scale.u)
        return pygame.Rect(x, 0, wide if facts.time else 0, scale.status)

    def _name_style(self, scale: Scale) -> text.Style:
        return text.GAME_NAME.at(15) if scale.tiny else text.GAME_NAME

    def _right(self, scale: Scale, width: int, top: int, tall: int) -> int:
        if scale.tiny:
            self.more.rect = pygame.Rect(width - scale.px(43), top, scale.px(40), tall)
            return self.more.rect.x - scale.px(4)
        x = width - scale.px(8) - sum(self._width(button, scale, tall) for button in self.right)
        self._row(self.right, x, top, tall, scale)
        return x

    def _centre(self, scale: Scale, width: int, free: int, end: int, top: int, tall: int) -> None:
        total = self._middle_width(scale, tall)
        x = min(max(free, (width - total) // 2), end - total)
        for i, button in enumerate(button for button in self.middle if button.visible):
            if not scale.tiny and i in (2, 4):
                self.separators.append(x + scale.px(6))
                x += scale.px(GAP)
            x = self._row([button], x, top, tall, scale) + scale.px(2)

    def _middle_width(self, scale: Scale, tall: int) -> int:
        shown = [button for button in self.middle if button.visible]
        gaps = 0 if scale.tiny else 2 * scale.px(GAP)
        return sum(self._width(button, scale, tall) + scale.px(2) for button in shown) + gaps

    def _width(self, button: Button, scale: Scale, tall: int) -> int:
        return (
            button.natural_width(scale.u) if button.worded else max(tall, scale.px(40 if scale.tiny else 44))
        )

    def _row(self, buttons: Iterable[Button], x: int, top: int, tall: int, scale: Scale) -> int:
        for button in buttons:
            button.rect = pygame.Rect(x, top, self._width(button, scale, tall), tall)
            x = button.rect.right
        return x

    def paint(self, canvas: pygame.Surface, scale: Scale, felt_name: str, facts: Facts) -> None:
        """Draw the grounds and all words; the buttons draw themselves."""
        width = canvas.get_width()
        night = bar_colour(felt_name)
        ink.veil(canvas, (0, 0, width, scale.bar), night, 0.84)
        ink.veil(canvas, (0, scale.bar - 1, width, max(1, int(scale.u))), BRASS, 0.38)
        for x in self.separators:
            ink.veil(canvas, (x, scale.bar // 2 - scale.px(10), 1, scale.px(20)), CREAM, 0.16)
        y = scale.px(13 if scale.tiny else 20)
        text.line(canvas, facts.title, (self.title_x, y), self._name_style(scale), scale.u, CREAM)
        moves, home = _told(facts, scale)
        if scale.tiny and self.tells:
            at = width - scale.px(54)
            text.line(canvas, moves, (at, scale.px(13)), text.CAPTION, scale.u, CREAM, "right")
            text.line(canvas, home, (at, scale.px(28)), SMALL, scale.u, SAGE, "right")
        elif not scale.tiny:
            self._status(canvas, scale, night, (moves, home), facts)

    def _status(
        self, canvas: pygame.Surface, scale: Scale, night: str, words: tuple[str, str], facts: Facts
    ) -> None:
        width, height = canvas.get_size()
        ink.veil(canvas, (0, height - scale.status, width, scale.status), night, 0.55)
        y, x = height - scale.status // 2, scale.px(20)
        moves, home = words
        x = text.line(canvas, moves, (x, y), text.LABEL, scale.u, SAGE).right + scale.px(22)
        if facts.time:
            size = scale.px(CLOCK)
            canvas.blit(icons.icon("clock", size, SAGE), (x, y - size // 2))
            text.line(canvas, facts.time, (x + size + scale.px(6), y), text.LABEL, scale.u, SAGE)
            x = self.time.right + scale.px(22)
        x = text.line(canvas, home, (x, y), text.LABEL, scale.u, SAGE).right + scale.px(22)
        pill = pygame.Rect(x - scale.px(10), y - scale.px(2), scale.px(72), scale.px(5))
        ink.rounded(canvas, pill, pill.h / 2, WHITE, alpha=0.14)
        if facts.home:
            pill.w = max(pill.h, pill.w * facts.home // facts.total)
            ink.rounded(canvas, pill, pill.h / 2, BRASS)
        left = x + scale.px(90)
        room = 2 * (width // 2 - left) if width // 2 - left > scale.px(150) else 0
        if room:
            message = text.squeeze(facts.message, text.MESSAGE, room, scale.u)
            text.line(canvas, message, (width / 2, y), text.MESSAGE, scale.u, CREAM, "centre")
        else:
            most = width - left - scale.px(20)
            message = text.squeeze(facts.message, text.MESSAGE, most, scale.u)
            text.line(canvas, message, (left, y), text.MESSAGE, scale.u, CREAM)


def _told(facts: Facts, scale: Scale) -> tuple[str, str]:
    """How far the game has come: the moves, and the cards that are home."""
    moves = ngettext("{n} move", "{n} moves", facts.moves).format(n=facts.moves)
    home = _("{n} of {total}") if scale.tiny else _("{n} of {total} {home}")
    if scale.tiny and facts.time:
        home = _("{time} · {n} of {total}")
    return moves, home.format(n=facts.home, total=facts.total, home=facts.home_label, time=facts.time)


def _widest(time: str) -> str:
    """The widest time with as many digits, so that nothing moves while the seconds pass."""
    return "".join("0" if letter.isdigit() else letter for letter in time)


def grouped(number: int) -> str:
    """A deal number in groups of three: 48 213."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")
