"""How Take Fourteen is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Take Fourteen, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Take all fifty-two cards off the table, two at a time, in pairs that make fourteen. Every "
                "card lies open, so what counts is to see ahead."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and deal all of it face up, one card at a time, round twelve piles. The "
                "first four piles get five cards, the others four. The card dealt last on a pile is its top "
                "card."
            ),
        ),
        chapter(
            _("Taking off"),
            _(
                "Take off any two cards, the top cards of two different piles, that make fourteen together. "
                "Ace counts 1, Jack 11, Queen 12, King 13, all the others their pips. The pairs are A and K, "
                "2 and Q, 3 and J, 4 and 10, 5 and 9, 6 and 8, 7 and 7; suits do not matter."
            ),
            _(
                "It is always exactly two cards. When a top card is gone, the one below it is free. You may "
                "look at all the cards of every pile, but their order must stay. An emptied pile stays "
                "empty."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "You have won when all the cards are taken. You have lost when no move is left: no two top "
                "cards make fourteen. There is no redeal."
            ),
            _("As nothing is hidden, it can always be worked out whether a deal can still be won."),
        ),
        chapter(
            _("Hands on"),
            _(
                "Drag a top card on to its partner, or click the one and then the other. A double click or a "
                "right click makes the best move with that card. Undo takes back as many moves as you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
            _("Foster does not speak of emptied piles; that they stay empty is how we read him."),
        ),
    )
