"""How Help Your Neighbour is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Help Your Neighbour, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Build each suit on its ace, in order, up to the King."),
        ),
        chapter(
            _("The layout"),
            _(
                "Take the four aces out of one pack and lay them face up in a row: they are the foundations. "
                "Shuffle the rest and deal four cards face up in a row below, the starters of four piles. "
                "The other forty-four stay face down as the stock. Keep room for one more pile, the "
                "deadwood."
            ),
        ),
        chapter(
            _("Building"),
            _(
                "Foundations are built up in suit: on ♥A the ♥2, then ♥3, and so on to ♥K. The four piles "
                "are built down regardless of suit: on any Nine any Eight. An ace in the foundation row is "
                "never moved."
            ),
        ),
        chapter(
            _("The stock"),
            _(
                "Turn the stock one card at a time and place each card before the next is turned. There is "
                "no redeal."
            ),
            _(
                "A card that can be built on a foundation or on one of the four piles must be used. It goes "
                "to one of the places where it fits or to an empty space, as you like, but not to the "
                "deadwood. A card that cannot be built goes to the deadwood, face up, or to an empty space."
            ),
            _(
                "This is judged when the card is put down. While it waits in your hand you may make other "
                "moves, and they may well make room for it."
            ),
        ),
        chapter(
            _("Moving cards"),
            _(
                "One card moves at a time. At any time, also while a turned card waits, you may move the top "
                "card of one pile to another pile where it fits, and the top card of a pile or of the "
                "deadwood to its foundation. The top card of the deadwood may be built on a pile too."
            ),
            _(
                "The top card of a foundation may come back to a pile where it fits; an ace never does, and "
                "no card comes back to an empty space."
            ),
            _(
                "A pile that is used up leaves an empty space. Fill it when you like, or not at all, with "
                "any card from your hand, from the top of the deadwood or from the top of another pile."
            ),
        ),
        chapter(
            _("The end"),
            _("You have won when all four suits are built up to the King."),
            _(
                "You have lost when no move is left. Cards that only wander, from pile to pile or to a "
                "foundation and back, change nothing and do not count. As long as a card of the stock can be "
                "turned, the game goes on."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Deadwood to the piles (on unless you turn it off): the top card of the deadwood may be "
                "built on one of the four piles. When it is off, that card goes only to a foundation or to "
                "an empty space."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "A click on the stock turns the next card. Drag a card to its place, or click it and then "
                "the place where it goes; a double click or a right click makes the best move with that "
                "card. Undo takes back as many moves as you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
            _(
                "These points are rulings of ours: the deadwood may be built on the piles; an ace never "
                "comes back from a foundation, and no card comes back from there to an empty space; a card "
                "that fits somewhere may still start a new pile in an empty space; and whether a card fits "
                "is judged when it is put down."
            ),
            _(
                "In the program all fifty-two cards are shuffled and the aces taken out afterwards. With "
                "real cards it comes to the same to take them out first, as the book does."
            ),
        ),
    )
