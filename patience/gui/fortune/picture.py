"""What rests on the table of a consultation, painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from patience.cards import card
from patience.games.fortune.consultation import (
    CHOOSE,
    CONSULTANTS,
    IN_ROW,
    MISSING,
    PACKETS,
    ROW,
    ROW_PLACES,
    consultant_name,
    consultation,
)
from patience.games.fortune.meanings import Drawn
from patience.gui import felt, text
from patience.gui.company import frames, ribbons, tints
from patience.gui.fortune import parts
from patience.gui.fortune.asking import line
from patience.gui.fortune.packets import Packets
from patience.gui.fortune.reading import RowSheet
from patience.words import _

if TYPE_CHECKING:
    from patience.cards import Card
    from patience.gui.fortune.laying import Lying
    from patience.gui.fortune.view import FortuneView


def paint(scene: FortuneView, canvas: pygame.Surface) -> None:
    """Draw everything that rests, except the buttons."""
    plan, table, u = scene.plan, scene.match.table, scene.scale.u
    canvas.blit(felt.felt(scene.size, scene.desk.settings.felt, u=u), (0, 0))
    scene.bar.paint(canvas, plan, scene.rules.title, scene.standing, scene.desk.settings.felt)
    if scene.stage == CHOOSE:
        _choices(scene, canvas)
    elif scene.stage in (ROW, MISSING):
        if not plan.compact:
            frames.inlay(canvas, plan.row_frame, u)
        if scene.stage == ROW:
            RowSheet(scene.rules, plan, scene.desk.art).paint(canvas, table, scene.shown)
    elif scene.stage == PACKETS:
        Packets(scene.rules, plan, scene.desk.art).paint(canvas, table, scene.present)
    hidden = scene.motion.hidden
    for one, lying in scene.laid.items():
        if one not in hidden:
            _card(scene, canvas, one, lying)
    _words(scene, canvas)


def _card(scene: FortuneView, canvas: pygame.Surface, one: Card, lying: Lying) -> None:
    plan, u, rect, px = scene.plan, scene.scale.u, lying.rect, scene.scale.px
    framed = scene.here is not None and scene.stage == PACKETS and lying.place == scene.places[scene.here]
    lit = framed or (scene.stage == ROW and lying.place == scene.shown)
    if lit:
        parts.glow(canvas, rect, u)
    parts.card(canvas, scene.desk.art, lying.drawn, rect)
    if lit:
        frames.chosen(canvas, rect, u)
    if not lying.drawn:
        return
    below = rect.centerx, rect.bottom + px(2 if plan.compact else 5)
    if lying.drawn.reversed:
        parts.ribbon(canvas, below, plan.ribbon, rect.w + px(6), u)
    if one is scene.rules.you(scene.match.table):
        above = rect.centerx, rect.y - plan.ribbon - px(2 if plan.compact else 5)
        parts.tag(canvas, _("you"), above if lying.drawn.reversed else below, plan.ribbon, u)
    elif scene.stage == ROW and not plan.compact and not lying.drawn.reversed:
        read = lying.place in consultation(scene.match.table).read
        words, colour = str(ROW_PLACES.index(lying.place) + 1), tints.LIGHT if read else tints.MUTED
        at = rect.centerx, rect.bottom + px(16)
        if lying.place != scene.shown:
            text.line(canvas, words, at, parts.LABEL, u, colour, "centre")
    if lying.place == scene.shown and scene.stage == ROW and not plan.compact:
        _thread(scene, canvas, rect, one is scene.rules.you(scene.match.table) or lying.drawn.reversed)


def _thread(scene: FortuneView, canvas: pygame.Surface, rect: pygame.Rect, marked: bool) -> None:
    """The thread from the card to its reading, and the arrow to the card that follows it."""
    px, u, paper = scene.scale.px, scene.scale.u, scene.plan.paper
    top = rect.bottom + px(30 if marked else 10)
    x = max(paper.x + px(30), min(rect.centerx, paper.right - px(30)))
    parts.thread(canvas, (x, top), (x, paper.y), u)
    cards, at = scene.rules.neighbours(scene.match.table, scene.shown)
    if scene.rules.teller(scene.match.table).following(cards, at) and at + 1 < IN_ROW:
        parts.pointer(canvas, (rect.right + px(7), rect.y + rect.h // 2), u)


def _choices(scene: FortuneView, canvas: pygame.Surface) -> None:
    px, u = scene.scale.px, scene.scale.u
    for at, (name, rect) in enumerate(zip(CONSULTANTS, scene.plan.choices(len(CONSULTANTS)), strict=True)):
        if at == scene.here:
            parts.glow(canvas, rect, u)
        parts.card(canvas, scene.desk.art, Drawn(card(name)), rect)
        if at == scene.here:
            frames.chosen(canvas, rect, u)
        first, _comma, second = consultant_name(name).partition(", ")
        room, y = (
            rect.w + px(8 if scene.plan.compact else 30),
            rect.bottom + px(14 if scene.plan.compact else 26),
        )
        style = text.fit(first, parts.HEAD.at(13 if scene.plan.compact else 18), room, u)
        text.line(canvas, first, (rect.centerx, y), style, u, tints.CREAM, "centre")
        style = parts.LABEL.at(12 if scene.plan.compact else 14)
        y += px(15 if scene.plan.compact else 24)
        text.line(canvas, second, (rect.centerx, y), style, u, tints.TELLS, "centre")


def _words(scene: FortuneView, canvas: pygame.Surface) -> None:
    plan, px = scene.plan, scene.scale.px
    quiet, words = line(scene)
    if scene.stage != ROW:
        ribbons.line(canvas, plan, quiet, words, mine=True)
    elif not plan.narrow:
        words = scene.notice or _("A reversed card hangs lower, stands on its head and wears a red ribbon.")
        at = scene.size[0] // 2, min(scene.size[1] - px(18), plan.paper.bottom + px(28))
        style = text.fit(
            words, text.LABEL.at(12 if plan.compact else 14), scene.size[0] - px(20), scene.scale.u
        )
        text.line(canvas, words, at, style, scene.scale.u, tints.TELLS, "centre")
