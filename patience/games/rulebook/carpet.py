"""How The Carpet is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of The Carpet, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _("Build all four suits up from the ace to the King, with cards taken from the carpet."),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and deal twenty cards face up, in four rows of five: this is the carpet. "
                "The other thirty-two stay face down as the stock."
            ),
            _(
                "Any ace in the carpet goes at once to a row of its own, the foundations. Fill its gap from "
                "the stock; if another ace comes, it goes up too and the same gap is filled again. With "
                "several aces take the gaps in reading order."
            ),
        ),
        chapter(
            _("Building"),
            _(
                "On each ace build its suit upwards: 2, 3, 4 and so on to the King. Any card of the carpet "
                "may be built. Cards are never moved about inside the carpet, and what lies on a foundation "
                "stays there."
            ),
            _("Aces never wait: all through the game they go to the foundations by themselves."),
        ),
        chapter(
            _("The first phase"),
            _(
                "Each time a card has been built, its gap is filled at once from the stock. If the new card "
                "is an ace, it goes up and is replaced in the same gap. This goes on until nothing on the "
                "carpet can be built."
            ),
        ),
        chapter(
            _("The second phase"),
            _(
                "When nothing can be built, and only then, you may begin the second phase. From now on turn "
                "the stock one card at a time on an extra pile, face up. The top card of the extra pile may "
                "be built like a card of the carpet; when it is gone, the one below it is free. The gaps are "
                "no longer filled from the stock."
            ),
            _(
                "A gap may now be filled only with the top card of the extra pile, and it must be filled, "
                "while there is a card on that pile, before the next card is turned. With several gaps, fill "
                "whichever you like. When the extra pile is empty, a gap waits until another card lies "
                "there."
            ),
            _(
                "Before you turn the next card you may build whatever fits, from the carpet and from the "
                "extra pile, in any order. The stock is turned once; there is no redeal."
            ),
        ),
        chapter(
            _("The end"),
            _("You have won when all four suits are built up to the King."),
            _(
                "You have lost when no move is left: nothing can be built, no gap can be filled from the "
                "extra pile, and the stock is out. As long as a card of the stock can still be turned, the "
                "game goes on."
            ),
        ),
        chapter(
            _("Options"),
            _(
                "Leave gaps (off unless you choose it): in the second phase gaps may stay open as long as "
                "you like, and you fill them from the extra pile when it suits you. When it is off, a gap "
                "has to be filled before the next card is turned."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "Drag a card to its foundation or to a gap, or click it and then the place where it goes. A "
                "double click or a right click makes the best move with that card. A click on the stock "
                "turns the next card as soon as the rules allow it; undo takes back as many moves as you "
                "like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _("The game is in Complete Hoyle by R. F. Foster, under Solitaire."),
            _(
                "Foster has the extra pile begin when you are stopped and says that gaps must then be "
                "patched up from it. These points are rulings of ours: aces go up by themselves in both "
                "phases; the first phase fills in reading order, and an ace is replaced in the same gap; the "
                "second phase begins only when nothing can be built, turns one card at a time, and lets you "
                "fill whichever gap you like, but before the next card is turned."
            ),
            _("The option to leave gaps open is not in the book."),
        ),
    )
