"""For whoever listens: what the keyboard has come to, and what Enter would make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience.cards import Card
from patience.engine.moves import Tap
from patience.gui.company.facts import pool_facts, seat_facts
from patience.gui.company.half import Asking, Spread
from patience.words import _, capital, ngettext

if TYPE_CHECKING:
    from patience.engine.moves import Move
    from patience.gui.company.scene import CompanyScene


def framed(scene: CompanyScene) -> str:
    """What is framed, in words; "" when nothing is."""
    answers = scene.answers
    card, what = scene.hand.framed, answers.framed
    if card:
        return _held(scene, card)
    if isinstance(answers.half, Asking) and what is not None:
        question = answers.half.asks("", what)
        if isinstance(what, str):
            seat = int(what.removeprefix("hand."))
            return f"{seat_facts(scene, seat)}. {question}"
        return question
    if isinstance(answers.half, Spread) and isinstance(what, Tap):
        return _pool(scene, answers.half, what.place)
    if what is None or isinstance(what, (str, Card)):
        return ""
    taken = _("Chosen: {what}") if answers.half.chosen(what) else "{what}"
    return taken.format(what=_deed(scene, what))


def _held(scene: CompanyScene, card: Card) -> str:
    """A card of the hand: what is done with it, or why that may not be."""
    rules, table, choices = scene.rules, scene.view.table, scene.answers.choices
    if card in choices.cards:
        words = [_deed(scene, choices.cards[card][0]), scene.words(rules.fact_of(table, card))]
    elif word := scene.answers.word_of(card):
        words = [capital(card.name), scene.words(rules.label(table, word))]
    else:
        words = [capital(card.name), scene.words(rules.why_not(table, card)) if choices.cards else ""]
    return ". ".join(filter(None, words))


def _deed(scene: CompanyScene, move: Move) -> str:
    """A move as the player would make it: "You play the six of hearts"."""
    return capital(scene.words(f"{{seat.{scene.me}}} {scene.rules.describe(scene.view.table, move)}"))


def _pool(scene: CompanyScene, half: Spread, place: str) -> str:
    """A pool while a stake is spread: what lies there, what the player has put on it, what is left."""
    laid, there = half.counts[place], scene.view.table.counters[place]
    mine = ngettext("{n} of yours", "{n} of yours", laid).format(n=laid)
    left = scene.words(scene.rules.ask_to_spread(scene.view.table, half.left))
    return f"{pool_facts(scene.rules, place, there)}, {mine}. {left}"
