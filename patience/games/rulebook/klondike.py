"""How Klondike is played."""

from patience.engine.rules import Chapter
from patience.games.rulebook import chapter
from patience.words import _


def chapters() -> tuple[Chapter, ...]:
    """The rules of Klondike, from the aim to the source."""
    return (
        chapter(
            _("The aim"),
            _(
                "Build each suit on its ace, in order, up to the King. If it cannot be done, bring as many "
                "cards to the aces as you can: their number is your score."
            ),
        ),
        chapter(
            _("The layout"),
            _(
                "Shuffle one pack and deal seven columns, row by row from left to right. The first row has "
                "seven cards; every following row begins one column further right, until the last is a "
                "single card on the seventh column. The first card of each row lies face up, the others face "
                "down."
            ),
            _(
                "So the columns hold one to seven cards, and only the end card of each shows. Counted as "
                "dealt, these are the cards 1, 8, 14, 19, 23, 26 and 28. The other twenty-four stay face "
                "down as the stock."
            ),
        ),
        chapter(
            _("The foundations"),
            _(
                "An ace begins a foundation. On it go the cards of its suit in order: 2, 3, 4 and so on to "
                "the King. They come from the ends of the columns and from the top of the waste."
            ),
            _(
                "Aces do not go up by themselves; they go when you move them. Nothing returns from the "
                "foundations."
            ),
        ),
        chapter(
            _("Moving cards"),
            _(
                "Columns are built down in alternate colours, red on black and black on red: on ♠7 the ♥6 or "
                "♦6, on ♦6 the ♣5 or ♠5. The top card of the waste may be built on a column as well."
            ),
            _(
                "The face-up cards of a column move to another column all together or not at all. To a "
                "foundation, however, the end card alone may always go, even when it leaves face-up cards "
                "behind."
            ),
            _(
                "When the end card of a column lies face down, it is turned up. An empty column takes only a "
                "King, with all that lies on it, or a King from the waste."
            ),
        ),
        chapter(
            _("The stock"),
            _(
                "Turn three cards of the stock at a time on the waste, in one packet, so that the third lies "
                "on top. If one or two are left at the last, turn them as they are. Only the top card of the "
                "waste can be played; when it is used, the one below it is free."
            ),
            _(
                "When the stock is out, and only then, turn the whole waste over without shuffling and run "
                "through it again, as often as you like. Turning the waste over is a move of its own, like "
                "turning cards."
            ),
            _(
                "If nothing is played, the first run shows the cards 31, 34, 37, 40, 43, 46, 49 and 52 of "
                "the pack. After 31 is used, 30 shows."
            ),
        ),
        chapter(
            _("The end"),
            _("You have won when all four suits are built up to the King."),
            _(
                "You have lost when no move is left: a whole run through the stock gives nothing playable, "
                "and the layout gives nothing either. Cards that only wander change nothing and do not "
                "count. If the number of runs is limited, the game goes on as long as a card can still be "
                "turned."
            ),
            _("The score is the number of cards on the aces, fifty-two when the game is won."),
        ),
        chapter(
            _("Options"),
            _(
                "Cards turned at a time (three unless you choose one): with one, every card of the stock "
                "comes to the top of the waste."
            ),
            _(
                "Runs through the stock (any number unless you choose one, two or three): how often the "
                "stock may be run through in all. The first run counts, so with one the waste is never "
                "turned over."
            ),
            _(
                "Split runs (off unless you choose it): the modern way. You may move the end card of a "
                "column, or any run of face-up cards at its end, and leave the rest behind."
            ),
            _(
                "Return from the foundations (off unless you choose it): the modern way. The top card of a "
                "foundation may come back to a column where it fits."
            ),
            _(
                "Strictly whole (off unless you choose it): the end card, too, moves only with its run. It "
                "goes to a foundation only when no other face-up card lies in its column. This cannot be "
                "chosen together with split runs."
            ),
            _(
                "One at a time, once through: a ready choice that sets the first two options to one card and "
                "one run. It is the other rule that the old book mentions."
            ),
        ),
        chapter(
            _("Hands on"),
            _(
                "Drag a card, with what lies on it, or click it and then the place where it goes. A double "
                "click or a right click makes the best move with that card. A click on the stock turns it, "
                "or turns the waste over when the stock is out; undo takes back as many moves as you like."
            ),
        ),
        chapter(
            _("Where it comes from"),
            _(
                "The game is in Complete Hoyle by R. F. Foster, who warns that it is often wrongly called "
                "Canfield, a different game. Moving the face-up cards all together or not at all is his "
                "rule; splitting runs and returning cards from the foundations are later customs."
            ),
            _(
                "These points are rulings of ours: the end card alone may always go to a foundation; nothing "
                "returns from the foundations; aces go up when you move them, while the book takes them out "
                "as they show; a last group of one or two cards is turned as it is; and when a limited "
                "number of runs is counted, the first one counts."
            ),
        ),
    )
