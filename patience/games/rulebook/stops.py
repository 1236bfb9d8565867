"""Paragraphs that several books of the stops family share."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def the_deal() -> str:
    """How many cards are dealt."""
    return _(
        "Use one pack of fifty-two cards; the ace is low, below the Two. Deal them one at a time, beginning "
        "at the dealer’s left. Three players get fifteen each, four twelve, five nine, six eight, seven "
        "seven and eight six. What is left over is the stock: it lies face down all through the deal, and "
        "nobody may look at it."
    )


def going_on() -> tuple[str, ...]:
    """How a sequence is carried on and stopped."""
    return (
        _(
            "Who leads plays a card face up and goes on upwards in its suit as long as he can: after ♠4 the "
            "♠5, then the ♠6. When he has not the next card he says so, “No seven”. Then the next player to "
            "the left must go on if he can, as far as he can, and so on round the table. Nobody may keep "
            "back a card that goes on."
        ),
        _(
            "When nobody has the next card, because it sleeps in the stock or has been played before, the "
            "suit is stopped. Nothing follows a King. Whoever played the last card then leads again."
        ),
        _(
            "Listen to what is said. Whoever says “No seven” has not got that card, and when all have said "
            "it you know that it is asleep."
        ),
    )


def cards_left() -> str:
    """What is paid at the end."""
    return _(
        "The deal ends as soon as one player has no card left. Everybody else pays him a counter for each "
        "card that he still holds."
    )


def not_won() -> str:
    """What becomes of pools that nobody takes."""
    return _("What nobody has won stays on the table for the next deal.")


def hands_on(*more: str) -> Chapter:
    """How the cards are played on the screen."""
    return chapter(
        _("Hands on"),
        _(
            "Click a card to play it, or drag it to the table. Cards that cannot be played are shaded; click "
            "one, and the line above your hand says why. When there is only one thing that you can do it may "
            "happen by itself; that is a setting."
        ),
        *more,
    )
