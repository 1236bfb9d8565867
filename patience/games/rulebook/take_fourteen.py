"""How Take Fourteen is played."""

from patience.engine.diagram import Fan, Plan
from patience.engine.rules import Chapter
from patience.games.rulebook import chapter, diagram, no, yes
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Take Fourteen, from the aim to the source."""
    return (_aim(), _layout(), _taking(), _end(), _source())


def _aim() -> Chapter:
    return chapter(
        _("The aim"),
        _(
            "Take all fifty-two cards off the table, two at a time, in pairs that make fourteen. Every card lies "
            "open, so what counts is to see ahead."
        ),
    )


def _layout() -> Chapter:
    return chapter(
        _("The layout"),
        _(
            "Shuffle one pack and deal all of it face up, one card at a time, round twelve piles. The first four "
            "piles get five cards, the others four. The card dealt last on a pile is its top card. There is no stock."
        ),
        Plan(
            "take_fourteen",
            48213,
            (
                ("column.1", _("Four piles of five cards")),
                ("column.5", _("Eight piles of four cards")),
            ),
        ),
    )


def _taking() -> Chapter:
    pair = ("column.1", "column.2")
    return chapter(
        _("Taking cards"),
        _(
            "Take off any two cards, the top cards of two different piles, that make fourteen together. Ace counts 1, "
            "Jack 11, Queen 12, King 13, all the others their pips. The pairs are A and K, 2 and Q, 3 and J, 4 and "
            "10, 5 and 9, 6 and 8, 7 and 7; suits do not matter."
        ),
        diagram(
            yes(
                _("2 and 12 make fourteen: yes"),
                Fan("column.1", "9H 2S"),
                Fan("column.2", "4C QD"),
                lifted=pair,
            ),
            no(
                _("2 and 13 make fifteen: no"),
                Fan("column.1", "9H 2S"),
                Fan("column.2", "4C KD"),
                lifted=pair,
            ),
        ),
        _(
            "It is always exactly two cards. When a top card is gone, the one below it is free. You may look at all the "
            "cards of every pile, but their order must stay. An emptied pile stays empty."
        ),
        diagram(
            no(
                _("Three cards that make fourteen: no"),
                Fan("column.1", "9H 2S"),
                Fan("column.2", "4C 5D"),
                Fan("column.3", "JS 7H"),
                lifted=("column.1", "column.2", "column.3"),
            ),
        ),
        _("At this table drag a top card on to its partner, or click the one and then the other."),
    )


def _end() -> Chapter:
    return chapter(
        _("The end"),
        _(
            "You have won when all the cards are taken and the table is bare. You have lost when no move is left: no "
            "two top cards make fourteen. There is no redeal."
        ),
        _("As nothing is hidden, it can always be worked out whether a deal can still be won."),
    )


def _source() -> Chapter:
    return chapter(
        _("Where it comes from"),
        _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
        _("Foster does not speak of emptied piles; that they stay empty is how we read him."),
    )
