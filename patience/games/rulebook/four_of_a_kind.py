"""How Four of a Kind is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Four of a Kind, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Gather the four cards of every rank in the pile of that rank, so that the very last card to "
                "be turned already lies where it belongs. Only luck decides: 1 deal in 13 is won."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and deal thirteen cards face down, in two rows of five and one row of "
                "three. Deal round again on top of them until the pack is out: thirteen piles of four, all "
                "face down."
            ),
            _(
                "The piles stand for the ranks: A 2 3 4 5 in the first row, 6 7 8 9 10 in the second, J Q K "
                "in the third."
            ),
        ),
        chapter(
            _("Turning the cards"),
            _(
                "Turn the top card of the ace pile and put it, face up, under the pile of its own rank: a "
                "Jack of any suit goes under the first pile of the third row. Then do the same with the top "
                "card of the 2 pile, then of the 3 pile, and so on to the King pile, and round and round "
                "again."
            ),
            _(
                "A marker shows the pile last drawn from. A pile in which no card lies face down any more is "
                "skipped. A card that belongs to the pile it came from goes under that same pile."
            ),
        ),
        chapter(
            _("The end"),
            _(
                "You have won if the last card to be turned already lies on its own pile. You have lost if "
                "it belongs to another pile and has to be moved."
            ),
            _(
                "There is nothing to choose on the way. The cards are turned in a fixed order, and the "
                "bottom card of the King pile, the thirteenth card dealt, is the last of all. So the game is "
                "won exactly when the thirteenth card dealt is a King: 1 deal in 13. Numbered as dealt, the "
                "cards are turned in the order 40 to 52, 27 to 39, 14 to 26, 1 to 13."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Clock (off unless you choose it): begin with the ace pile as usual, but draw the next card "
                "always from the pile to which the last one went. You have lost when that pile has no card "
                "face down while others still have some, and won when all fifty-two are turned. Again 1 deal "
                "in 13 is won."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "Click the pile whose turn it is to turn its top card; then drag the card to its pile, or "
                "click the card and then the pile. There is only one place for it, and a double click or a "
                "right click sends it there. The button Play on plays the rest of the game by itself; undo "
                "takes back as many moves as you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster, under Solitaire; his marker is the left "
                "hand, kept on the pile last drawn from."
            ),
            _(
                "The chances given here are our own reckoning. The option Clock and the button that plays on "
                "are additions of ours; without them the game is played as in the book."
            ),
        ),
    )
