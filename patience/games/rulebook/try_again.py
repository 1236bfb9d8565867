"""How Try Again is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Try Again, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Build all fifty-two cards on the four foundations, each from an ace up to a King, whatever "
                "the suits. All the skill lies in where you put the cards that have to wait."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and hold it face down as the stock. Nothing is dealt. Keep room for four "
                "heaps and, above them, for a row of four foundations."
            ),
        ),
        chapter(
            _("The stock and the heaps"),
            _(
                "Turn the stock one card at a time and put each card, face up, on any of the four heaps. You "
                "need not go round: the choice is yours every time. A card may also go straight from the "
                "stock to a foundation, if it fits there."
            ),
            _(
                "The turned card has to be placed before the next one is turned. While it waits you may "
                "still build from the heaps."
            ),
            _(
                "Only the top card of a heap can be played. Cards are never moved from heap to heap, and the "
                "stock is turned only once: there is no redeal."
            ),
            _(
                "Once an ace is out you may look through any heap, as often as you like; the order of its "
                "cards must stay. Good policy: do not lay a card on a lower one unless you must."
            ),
        ),
        chapter(
            _("Building"),
            _(
                "An ace goes at once, by itself, to the foundation row, up to four of them. On each ace "
                "build upwards 2, 3, 4 and so on to the King, regardless of suit: any Two on any ace, any "
                "Three on any Two. The cards come from the tops of the heaps or straight from the turned "
                "card; what lies on a foundation stays there."
            ),
        ),
        chapter(
            _("The end"),
            _("You have won when all fifty-two cards lie on the foundations."),
            _(
                "You have lost when no move is left: the stock is out, every card is placed, and no heap "
                "shows a card that can be built. As long as a card can be turned the game goes on."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "A click on the stock turns the next card. Drag it to a heap or a foundation, or click it "
                "and then the place where it goes; a double click or a right click makes the best move with "
                "that card. Once an ace is out, a click on the underlined words below a heap shows all its "
                "cards. Undo takes back as many moves as you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
            _(
                "Foster builds from the tops of the heaps. That a turned card may go straight to a "
                "foundation, that cards are not moved between heaps, that nothing comes back from the "
                "foundations, and that there is no redeal are rulings of ours where he is silent."
            ),
        ),
    )
